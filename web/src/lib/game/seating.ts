// Joining a table from outside: take the place, keep it, go there.
import { joinTable, type Entry, type Status, type Way } from "../net/api";
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
