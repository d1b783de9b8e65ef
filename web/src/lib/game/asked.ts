// What a question looks like on the table: the cards it is about, which of them can be chosen, and why the others cannot.
import type { Board, Mine, Option, Question } from "../generated/protocol";
import { t, words } from "../words.svelte";
import { kindOf, spread } from "./cards";

/** Where the cards of a question lie. */
export type Spot = "hand" | "dishes" | "tray" | "menu" | "rows" | "options";
const SPOTS: Record<string, Spot> = {
  pick: "hand", second: "hand", for_dummy: "hand", give: "hand", keep: "hand",
  target: "dishes", flip: "dishes", flip_order: "dishes",
  tray: "tray", request: "menu", wild: "rows", announce: "options", dip: "options",
}; // prettier-ignore
export const PASS = "pass";

export interface Choice {
  key: string;
  code: string;
  /** What to answer; null: it cannot be chosen now. */
  answer: string | null;
  option: Option | null;
  /** Why not, as a message. */
  reason: string | null;
  /** Chosen already, before the reveal. */
  tucked: boolean;
  /** Chosen, and not known to be stored. */
  unsaved?: boolean;
}

export const spotOf = (what: string | undefined): Spot => SPOTS[what ?? "pick"] ?? "options";

/** All cards that a seat has before its eyes for what it is asked, or, if nothing is asked, its hand. */
export function choicesOf(mine: Mine, board: Board, chosen: readonly string[] = mine.chosen, unsaved: readonly string[] = []): Choice[] {
  const question = mine.question;
  const what = question?.what ?? "none";
  const options = new Map((question?.options ?? []).filter(({ answer }) => answer !== PASS).map((option) => [option.answer, option]));
  const cards = cardsOf(mine, board);
  const open = new Set(options.keys());
  const left = spotOf(question?.what) === "hand" ? [...chosen] : [];
  const waiting = [...unsaved];
  const found = cards.map(({ code, answer }, at): Choice => {
    const tucked = takeOut(left, code);
    const option = tucked ? null : (options.get(answer) ?? null);
    if (option) open.delete(answer);
    return { key: `${at}`, code, answer: option?.answer ?? null, option, reason: option || tucked || !question ? null : reasonFor(what, code), tucked, unsaved: tucked && takeOut(waiting, code) };
  });
  // Whatever can be answered can be seen: an answer that none of these cards stands for gets one of its own.
  const others = [...options.values()].filter(({ answer }) => open.has(answer) && !found.some((choice) => choice.answer === answer));
  return [...found, ...others.map((option): Choice => ({ key: `+${option.answer}`, code: option.answer, answer: option.answer, option, reason: null, tucked: false }))];
}

/** The cards of a question, each with the answer that would choose it. */
function cardsOf(mine: Mine, board: Board): { code: string; answer: string }[] {
  const what = mine.question?.what;
  const same = (code: string) => ({ code, answer: code });
  switch (spotOf(what)) {
    case "hand":
      return spread(mine.hand).map(same);
    case "tray":
      return mine.tray.map(same);
    case "rows":
      return Object.keys(board.piles).filter((kind) => kind !== "dessert").map(same);
    case "dishes":
      return dishesFor(what ?? "", board.places[mine.seat]?.dishes ?? []);
    default:
      return (mine.question?.options ?? []).filter(({ answer }) => answer !== PASS).map(({ answer }) => same(answer));
  }
}

function dishesFor(what: string, dishes: readonly string[]): { code: string; answer: string }[] {
  const copies = (code: string): boolean => code.startsWith("special_order=");
  const plain = (code: string): string => (copies(code) ? code.slice(code.indexOf("=") + 1) : code);
  if (what === "target") {
    const seen = new Set<string>();
    return dishes.map((code) => ({ code: plain(code), answer: plain(code) })).filter(({ code }) => !seen.has(code) && seen.add(code));
  }
  return dishes.map((code) => ({ code, answer: copies(code) === (what === "flip_order") ? plain(code) : "" }));
}

function takeOut(list: string[], code: string): boolean {
  const at = list.indexOf(code);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

const REASONS: Record<string, string> = { give: "give", tray: "tray", wild: "wild", flip: "flip", flip_order: "flip" };

/** The message that says why a card cannot be chosen. */
export function reasonFor(what: string, code: string): string {
  if (what === "pick" && kindOf(code) === "wild") return "web-why-first-wild";
  if (what === "target" && kindOf(code) === "special_order") return "web-why-target-order";
  if ((what === "flip" || what === "flip_order") && code.startsWith("special_order=") !== (what === "flip_order")) return `web-why-${what}-other`;
  return `web-why-${REASONS[what] ?? "not"}`;
}

/** What an answer would score, in words: “+5 now, +6 at the end”; empty where that is not known. */
export function worthOf(option: Option | null): string {
  if (!option || (option.points === null && option.later === null)) return "";
  const now = option.points ?? 0;
  if (!option.later) return t("web-worth-now", { points: words.signed(now), count: Math.abs(now) });
  const later = words.signed(option.later);
  return now ? t("web-worth-both", { points: words.signed(now), later }) : t("web-worth-later", { later });
}

/** What turning over these cards brings, as the server has worked it out for every set; null where it has not. */
export function billOf(question: Question | null, answers: readonly string[]): { lost: number; gained: number } | null {
  const turning = question?.turning;
  if (!question || !turning) return null;
  let place = 0;
  let step = 1;
  question.options.filter(({ answer }) => answer !== PASS).forEach(({ answer }, at) => {
    place += step * answers.filter((one) => one === answer).length;
    step *= (turning.copies[at] ?? 0) + 1;
  });
  const [lost, gained] = [turning.lost[place], turning.gained[place]];
  return lost === undefined || gained === undefined ? null : { lost, gained };
}

/** The short form, for a badge on the card. */
export function badgeOf(option: Option | null): string {
  if (!option || (option.points === null && option.later === null)) return "";
  return words.signed((option.points ?? 0) + (option.later ?? 0));
}

/** Who is known to hold one of these cards, beginning on the left of the seat that asks. */
export function holderOf(mine: Mine, seats: number, faces: readonly string[]): number | null {
  for (let step = 1; step < seats; step++) {
    const seat = (mine.seat + step) % seats;
    const hand = mine.known[seat];
    if (hand && faces.some((face) => (hand[face] ?? 0) > 0)) return seat;
  }
  return null;
}
