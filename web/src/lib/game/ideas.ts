// Ideas of the game, each said in one sentence when it first matters to the player who looks.
import { KINDS } from "../generated/cards";
import { words, type Args } from "../words.svelte";
import { grouped, kindOf, setsOf, spread } from "./cards";
import type { TableStore } from "./table.svelte";

export interface Hint {
  /** Which idea: what is kept as known. */
  idea: string;
  /** The message. */
  id: string;
  args: Args;
  icon: string;
}
type Found = Omit<Hint, "idea"> | null;

/** Whether fingers are what most is done with here. */
const touched = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
const hint = (id: string, icon: string, args: Args = {}): Found => ({ id: `web-hint-${id}`, icon, args });

/** Special cards that teach themselves the first time they are in one's hand. */
const TOOLS = ["chopsticks", "spoon", "menu", "takeout", "special_order", "wasabi", "soy_sauce", "tea", "rice_wine", "wild"];

/** What a question teaches the first time that it is asked, and the picture beside it. */
const QUESTIONS: Record<string, string> = {
  request: "request", give: "give", tray: "menu", flip: "takeout", flip_order: "takeout", target: "special_order", dip: "wasabi", wild: "wild",
  keep: "keep", for_dummy: "dummy",
}; // prettier-ignore
const PICTURES: Record<string, string> = { request: "icon-spoon", give: "icon-spoon", keep: "ui-lock", dummy: "ui-people" };
const LESSONS = [...new Set(Object.values(QUESTIONS)), "chopsticks", "spoon"];

interface Seen {
  store: TableStore;
  hand: string[];
  dishes: string[];
  desserts: string[];
}

/** The lesson of what is asked now: of the question itself, or of a tool that could be used with it. */
function lesson({ store }: Seen): string | null {
  const { question, tools } = store.mine!;
  if (question?.what === "announce") return kindOf(question.options[0]?.answer ?? "");
  if (question?.what !== "pick") return QUESTIONS[question?.what ?? ""] ?? null;
  const usable = Object.keys(tools).find((code) => tools[code] === null);
  return usable ? kindOf(usable) : null;
}

const IDEAS: Record<string, (seen: Seen) => Found> = {
  ...Object.fromEntries(
    LESSONS.map((name) => [`teach-${name}`, (seen: Seen) => (lesson(seen) === name ? { id: `web-teach-${name}`, icon: PICTURES[name] ?? `icon-${name}`, args: {} } : null)]),
  ),
  pass: ({ store, hand }) => {
    const to = store.names[store.mine?.passes_to ?? -1];
    return store.mine?.question && hand.length > 1 && to ? hint("pass", "ui-next", { name: to }) : null;
  },
  undo: ({ store }) => (store.mine?.can_take_back && store.mine.chosen.length ? hint("undo", "ui-undo") : null),
  wasabi: ({ dishes }) => (dishes.includes("wasabi") ? hint("on-wasabi", "icon-nigiri") : null),
  set: ({ dishes }) => {
    const kind = grouped(dishes).find(({ kind, cards }) => (setsOf(kind, cards)?.full ?? 0) > 0)?.kind;
    return kind ? hint("set", `icon-${kind}`, { card: words.card(kind) }) : null;
  },
  majority: ({ dishes }) => {
    const kind = dishes.map(kindOf).find((one) => KINDS[one]?.group === "roll");
    return kind ? hint("majority", `icon-${kind}`, { card: words.card(kind) }) : null;
  },
  dessert: ({ desserts, hand, store }) => {
    const last = store.board?.round === store.board?.rounds ? hand : [];
    const code = [...desserts, ...last].find((one) => KINDS[kindOf(one)]?.when === "game");
    return code ? hint("dessert", `icon-${kindOf(code)}`, { card: words.card(kindOf(code)) }) : null;
  },
  ...Object.fromEntries(
    TOOLS.map((kind) => [`hold-${kind}`, ({ hand }: Seen) => (hand.some((code) => kindOf(code) === kind) ? hint(`hold-${kind}`, `icon-${kind}`) : null)]),
  ),
  rule: ({ store }) => (store.mine?.question && (store.board?.turn ?? 0) > 1 ? hint("rule", "ui-info", { device: touched() ? "touch" : "mouse" }) : null),
};

/** The names of all ideas, in the order in which they are told. */
export const ALL_IDEAS: readonly string[] = Object.keys(IDEAS);

/** The card that an idea is about, if it is about one: nobody is told two things about a card in one turn. */
export function about(idea: string): string | null {
  const name = idea.replace(/^(hold|teach)-/, "");
  if (name === "request" || name === "give") return "spoon";
  return TOOLS.includes(name) ? name : null;
}

/** The first idea that matters now, is not known yet, and is about none of the cards that were spoken of. */
export function nextIdea(store: TableStore, known: readonly string[], spoken: readonly string[] = []): Hint | null {
  const place = store.mine && store.board?.places[store.mine.seat];
  if (!place || !store.mine) return null;
  const seen: Seen = { store, hand: spread(store.mine.hand), dishes: place.dishes, desserts: place.desserts };
  for (const idea of ALL_IDEAS) {
    if (known.includes(idea) || spoken.includes(about(idea) ?? "")) continue;
    const found = IDEAS[idea]!(seen);
    if (found) return { idea, ...found };
  }
  return null;
}
