// Events as sentences, in the language of the reader, who may be one of the players.
import type { Event, Line } from "../generated/protocol";
import { words, type Args } from "../words.svelte";

/** Told by other means: marks, arrows and score sheets. */
const QUIET = new Set([
  "dealt", "chosen", "took_back", "picked", "passed", "scored", "dessert_kept", "kept", "menu_shows", "ready", "not_ready", "continued",
]); // prettier-ignore
const NAMED_BY_KIND = new Set(["scored", "chip_taken", "chip_value", "chip_shown", "pile_stays"]);

/** Something that was said with a face: no event of the game, and told like one. */
export const EMOTED = "emoted";

export interface Listening {
  names: readonly string[];
  me: number | null;
}

/** An event as a sentence. */
export function tell(event: Event, { names, me }: Listening): string {
  const args: Args = { ...(event.values as Args), seat: names[event.seat] ?? words.say("web-table-dummy") };
  if (typeof args.card === "string") args.card = card(event.what, args.card);
  if (event.what === "picked") args.card = words.answer(String(event.values.question), String(event.values.answer));
  if (typeof event.values.other === "number") args.other = names[event.values.other] ?? "";
  if (typeof args.emote === "string") args.emote = words.say(`emote-${args.emote}`);
  if (typeof args.now === "string") args.now = words.face(args.now);
  return words.say(message(event, me), args);
}

function card(what: string, code: string): string {
  if (code === "chips") return words.say("web-table-chips");
  if (NAMED_BY_KIND.has(what)) return words.card(code);
  return words.face(what === "played" ? code.replace(/^wild=/, "") : code);
}

function message(event: Event, me: number | null): string {
  if (event.what === EMOTED) return "web-said-emote";
  let name = `event-${event.what}`;
  if (event.what === "played" && String(event.values.card).startsWith("wild=")) name += "-wild";
  if (me !== null && event.values.other === me && words.has(`${name}-to_you`)) return `${name}-to_you`;
  return event.seat === me && words.has(`${name}-you`) ? `${name}-you` : name;
}

/** Sentences for what is worth a sentence: cards shown at once have one for each seat. */
export function story(events: readonly Event[], listening: Listening): string[] {
  const told: string[] = [];
  const shown = new Map<number, string>();
  const putDown = (): void => {
    for (const [seat, text] of shown) told.push(words.say("web-said-lays", { seat: listening.names[seat] ?? words.say("web-table-dummy"), card: text }));
    shown.clear();
  };
  for (const event of events) {
    if (shows(event, shown)) continue;
    if (QUIET.has(event.what) || (event.what === "discarded" && event.values.card !== "special_order")) continue;
    if (event.what !== "announced") putDown();
    told.push(tell(event, listening));
  }
  putDown();
  return told;
}

/** Whether an event only says what a seat lays in the reveal. */
function shows(event: Event, shown: Map<number, string>): boolean {
  const code = String(event.values.card ?? "");
  if (event.what === "played" && event.values.how === "pick" && !shown.has(event.seat)) {
    shown.set(event.seat, words.face(code));
  } else if (event.what === "dipped" && shown.has(event.seat)) {
    shown.set(event.seat, words.say("answer-on-wasabi", { card: words.face(code) }));
  } else if (event.what === "copied" && shown.has(event.seat)) {
    shown.set(event.seat, words.face(`special_order=${code}`));
  } else {
    return false;
  }
  return true;
}

/** The reason for a line of the score sheet. */
export function why(line: Line): string {
  const numbers = { ...(line.numbers as Args) };
  if (typeof numbers.card === "string") numbers.card = words.card(numbers.card);
  return words.say(line.why, numbers);
}
