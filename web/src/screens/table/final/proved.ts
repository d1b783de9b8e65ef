// The check of a shuffle as people read it: one sentence for the whole, and one for everything that was compared.
import { compare, isGood, seenOf, seenWith, type Compared, type Seen } from "$lib/game/proof";
import { verify, type Saved, type Story, type Verdict } from "$lib/game/verify";
import { address } from "$lib/net/api";
import { words, type Args } from "$lib/words.svelte";

/** The game that is on the screen, where it is known. */
export interface Here {
  table: string;
  game: number;
}
export interface Proved {
  verdict: Verdict;
  compared: Compared;
  names: string[];
}
export interface Row {
  id: string;
  args: Args;
  /** Null: it can neither be said to hold nor not to. */
  held: boolean | null;
}
/** How it stands: nothing speaks against it, something does, or there is little to say. */
export type Tone = "good" | "bad" | "plain";

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(address(path), { credentials: "omit" });
  if (!answer.ok) throw new Error(path);
  return (await answer.json()) as Answer;
}

/** Fetches a finished game and checks it here; fails if it cannot be fetched. */
export async function prove(replay: string, here: Here | null): Promise<Proved> {
  const saved = await ask<Saved>(`api/replays/${replay}`);
  const story = await ask<Story>(`api/replays/${replay}/story`);
  const verdict = await verify(saved, story);
  const shown = here && seenOf(here.table, here.game);
  const dealt = seenDealt(saved.shuffle, here, shown);
  const compared = compare(saved, verdict, dealt, shown ?? (saved.shuffle?.same_deal ? null : dealt), story);
  return { verdict, compared, names: saved.seats.map(({ name }) => name ?? "") };
}

/** What this device saw of the shuffle: an earlier game's only where the file says so, or where no game is on the screen. */
function seenDealt(shuffle: Saved["shuffle"], here: Here | null, shown: Seen | null): Seen | null {
  if (!shuffle) return null;
  if (shuffle.game === undefined) return seenWith(shuffle.table, shuffle.commitment) ?? shown;
  return here && !shuffle.same_deal ? shown : seenOf(shuffle.table, shuffle.game);
}

/** The sentence for the whole. */
export function verdictOf({ verdict, compared }: Proved): { id: string; tone: Tone } {
  if (verdict.way === "none") return { id: "web-proof-none", tone: "plain" };
  if (!isGood(verdict, compared)) return { id: "web-proof-bad", tone: "bad" };
  if (verdict.sameDeal) return { id: "web-proof-same", tone: "plain" };
  if (verdict.way === "old") return { id: "web-proof-old", tone: "plain" };
  if (verdict.seats.every(({ zeros }) => zeros)) return { id: "web-proof-alone", tone: "plain" };
  return compared.seen && compared.mine ? { id: "web-proof-good", tone: "good" } : { id: "web-proof-others", tone: "plain" };
}

/** Everything that was compared. */
export function rowsOf({ verdict, compared, names }: Proved): Row[] {
  if (verdict.way === "none") return [];
  const old = verdict.way === "old";
  const misfits = verdict.seats.filter(({ fits }) => !fits).map(({ name }) => name);
  const zeros = verdict.seats.filter((one) => one.zeros).map(({ name }) => name);
  const opened = zeros.length < verdict.seats.length || misfits.length > 0;
  const { wrong } = verdict;
  return [
    row("promise", verdict.promise),
    row("seen", compared.seen, true),
    row("mine", compared.mine, true),
    row("frozen", compared.frozen),
    row("named", compared.named),
    !old && opened ? row("seats", !misfits.length, false, listed(misfits)) : null,
    !old && zeros.length ? { id: "web-proof-zeros", args: listed(zeros), held: null } : null,
    old || verdict.sameDeal ? null : row("names", verdict.names, true),
    row("seed", verdict.seed),
    row("hands", verdict.hands),
    row("menus", verdict.menus),
    row("cards", compared.cards),
    wrong ? { id: wrong.seat < 0 ? "web-proof-wrong-table" : "web-proof-wrong", args: { round: wrong.round, seat: names[wrong.seat] ?? words.say("web-table-dummy") }, held: false } : null,
  ].filter((one) => one !== null);
}

const listed = (names: readonly string[]): Args => ({ names: words.list([...names]), count: names.length });

/** A row for what holds or does not; `told`: also where that cannot be known. */
function row(what: string, held: boolean | null, told = false, args: Args = {}): Row | null {
  if (held === null) return told ? { id: `web-proof-${what}-unknown`, args, held } : null;
  return { id: `web-proof-${what}-${held ? "yes" : "no"}`, args, held };
}
