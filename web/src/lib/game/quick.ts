// One tap to a game with bots: opens a table and marks it, so that it starts by itself as soon as one sits there.
import type { Setup } from "../generated/protocol";
import { openTable, type Entry } from "../net/api";
import { settings } from "../settings.svelte";
import { load, save, session } from "../storage";
import { words } from "../words.svelte";
import { myTables } from "./tables.svelte";

export type Wish = Pick<Setup, "game" | "seats" | "menu" | "bots">;
/** What a newcomer loves: gentle dishes, three bots that know what they want. */
export const USUAL_WISH: Wish = { game: "party", seats: 4, menu: "my-first-meal", bots: "greedy" };
/** For learning: as few people as there can be a left and a right of, and bots that play anything. */
export const LEARNING_WISH: Wish = { game: "party", seats: 3, menu: "my-first-meal", bots: "random" };
const LAST = "solo";
const STARTING = "starting";

/** What was played with bots last time. */
export function lastWish(): Wish {
  const { game, seats, menu, bots } = { ...USUAL_WISH, ...load<Partial<Wish>>(LAST) };
  return { game, seats, menu, bots };
}

export const keepWish = (wish: Wish): void => save(LAST, wish);

/** Opens a table for whoever is at this device, and bots; it starts by itself. */
export async function openAndStart(setup: Partial<Setup>, names: (string | null)[] = [settings.all.name.trim() || null]): Promise<Entry> {
  const entry = await openTable(setup, names, words.code);
  save(STARTING, [...waiting(), entry.table], session());
  myTables.keep(entry, { game: setup.game ?? USUAL_WISH.game, names: [] });
  return entry;
}

/** Whether the table is to start by itself; true only once, for the first welcome in its lobby. */
export function takeAutoStart(table: string): boolean {
  const tables = waiting();
  if (!tables.includes(table)) return false;
  save(STARTING, tables.filter((one) => one !== table), session());
  return true;
}

const waiting = (): string[] => load<string[]>(STARTING, session()) ?? [];
