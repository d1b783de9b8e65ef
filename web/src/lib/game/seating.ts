// Joining a table from outside: take the place, keep it, go there.
import { findTable, joinTable, Problem, type Entry, type Status, type Way } from "../net/api";
import { readCode } from "../code";
import { route } from "../route.svelte";
import { settings } from "../settings.svelte";
import { words } from "../words.svelte";
import { myTables, type Kept } from "./tables.svelte";

/** The chair that this device already has at a table, by its link or code. */
export function chairAt(way: Way): Kept | null {
  const same = (kept: Kept): boolean => ("table" in way ? kept.table === way.table : kept.code !== null && readCode(kept.code) === way.code);
  return myTables.list.find((kept) => kept.seats.length > 0 && same(kept)) ?? null;
}

/** After these it is no use to try the same again. */
const HOPELESS = ["error-no-such-table", "error-no-entry", "error-table-closed", "error-no-such-code", "error-bad-code", "error-kicked"];
export const isHopeless = (problem: Problem | null): boolean => problem !== null && HOPELESS.includes(problem.id);
/** Why nobody can sit down just now: worth saying before a name is asked for. */
export const standsAgainst = (problem: Problem): boolean => isHopeless(problem) || ["error-table-full", "error-table-locked"].includes(problem.id);

const REMEMBERED = 10_000;
const found = new Map<string, { at: number; answer: Promise<Status> }>();

/** What a code leads to; each is asked for once within a while, however often it is typed and looked at. */
export function lookUp(code: string): Promise<Status> {
  const earlier = found.get(code);
  if (earlier && performance.now() - earlier.at < REMEMBERED) return earlier.answer;
  const answer = findTable(code);
  found.set(code, { at: performance.now(), answer });
  answer.catch((problem) => { if (!(problem instanceof Problem && standsAgainst(problem))) found.delete(code); });
  return answer;
}

/** Sits down, or only watches; a name of spaces is none, and the server makes one up. */
export async function join(way: Way, name: string, watch = false, about: Status | null = null): Promise<Entry> {
  const typed = name.trim();
  const entry = await joinTable(way, typed || null, words.code, watch);
  if (typed) settings.set("name", typed);
  myTables.keep(entry, { game: about?.game ?? "", names: about?.names ?? [] });
  return entry;
}

/** Goes to a table; the link that led there is used up. */
export const enter = (table: string): void => route.replace("table", table);
