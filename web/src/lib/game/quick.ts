// One tap to a game with bots: opens a table and marks it, so that it starts by itself as soon as one sits there.
import type { Setup } from "../generated/protocol";
import { openTable, type Entry } from "../net/api";
import { settings } from "../settings.svelte";
import { load, save, session } from "../storage";
import { best } from "../words.svelte";
import { LEVELS } from "./recent";
import { myTables } from "./tables.svelte";

export type Wish = Pick<Setup, "game" | "seats" | "menu" | "bots">;
/** What a newcomer loves: gentle dishes, three bots that know what they want. */
export const USUAL_WISH: Wish = { game: "party", seats: 4, menu: "my-first-meal", bots: "casual" };
/** For learning: as few people as there can be a left and a right of, and bots that slip. */
export const LEARNING_WISH: Wish = { game: "party", seats: 3, menu: "my-first-meal", bots: "novice" };
const LAST = "solo";
const STARTING = "starting";

/** What was played with bots last time. */
export function lastWish(): Wish {
  const { game, seats, menu, bots } = { ...USUAL_WISH, ...load<Partial<Wish>>(LAST) };
  return { game, seats, menu, bots: LEVELS.includes(bots) ? bots : USUAL_WISH.bots };
}

export const keepWish = (wish: Wish): void => save(LAST, wish);

/** Opens a table for whoever is at this device. */
export async function openHere(setup: Partial<Setup>, names: (string | null)[] = [settings.all.name.trim() || null]): Promise<Entry> {
  const entry = await openTable(setup, names, settings.all.language ?? best(navigator.languages));
  myTables.keep(entry, { game: setup.game ?? USUAL_WISH.game, names: [] });
  return entry;
}

/** The same with bots on all other chairs; the game starts by itself. */
export async function openAndStart(setup: Partial<Setup>, names?: (string | null)[]): Promise<Entry> {
  const entry = await openHere(setup, names);
  save(STARTING, [...waiting(), entry.table], session());
  return entry;
}

/** An early table is for whoever waits for it just now. */
const FRESH = 20_000;
let early: { wish: string; at: number; entry: Promise<Entry> } | null = null;
const wished = (learn: boolean): Wish => (learn ? LEARNING_WISH : lastWish());

/** Opens a table for playing with bots, or for learning, while the page that will ask for it is still on its way. */
export function openEarly(learn: boolean): void {
  const wish = wished(learn);
  const entry = openAndStart(wish);
  entry.catch(() => undefined); // whoever asks for it hears of it
  early = { wish: JSON.stringify(wish), at: performance.now(), entry };
}

/** Such a table; the one that was opened early, once. */
export function openQuickly(learn: boolean): Promise<Entry> {
  const wish = wished(learn);
  const found = early?.wish === JSON.stringify(wish) && performance.now() - early.at < FRESH ? early.entry : null;
  early = null;
  return found ?? openAndStart(wish);
}

/** Whether the table is to start by itself. */
export const startsByItself = (table: string): boolean => waiting().includes(table);

/** The same, and no second time: for the first welcome in its lobby. */
export function takeAutoStart(table: string): boolean {
  const starts = startsByItself(table);
  if (starts) save(STARTING, waiting().filter((one) => one !== table), session());
  return starts;
}

const waiting = (): string[] => load<string[]>(STARTING, session()) ?? [];
