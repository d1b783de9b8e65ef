// What this device saw of a shuffle, kept to be compared with the saved game.
import type { TableInfo } from "../generated/protocol";
import { load, save } from "../storage";
import { digest, toBytes, toHex } from "./digest";
import type { Saved, Story, Verdict } from "./verify";

/** Cards by code. */
type Cards = Record<string, number>;

/** What a device saw and sent before the end of a game. */
export interface Seen {
  table: string;
  game: number;
  /** The server's promise. */
  commitment: string;
  /** Its own random bytes; null: it sent none. */
  entropy?: string | null;
  person?: number;
  /** The promises of all seats, before any bytes were opened. */
  frozen?: (string | null)[];
  /** The names of all seats at that time: they are part of the seed. */
  names?: string[];
  /** What its own seats were dealt, and what menus showed them: by round and seat. */
  hands?: Record<string, Cards>;
  menus?: Record<string, Cards>;
}
const PLACE = "promises";
const KEPT = 12;

const all = (): Seen[] => load<Seen[]>(PLACE) ?? [];
const same = (one: Pick<Seen, "table" | "game">, other: Pick<Seen, "table" | "game">): boolean => one.table === other.table && one.game === other.game;

/** SHA-256(R ‖ table ‖ game ‖ person): fixes the bytes without showing them. */
export async function commitmentOf(entropy: string, table: string, game: number, person: number): Promise<string> {
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, game);
  numbers.setUint32(4, person);
  const parts = [toBytes(entropy), new TextEncoder().encode(table), new Uint8Array(numbers.buffer)];
  return toHex(await digest(Uint8Array.from(parts.flatMap((part) => [...part]))));
}

/** Keeps what was seen. What came first stays, unless this device has sent other bytes since. */
export function remember(seen: Seen): void {
  const found = all().find((one) => same(one, seen));
  const anew = !found || (seen.entropy !== undefined && found.entropy !== seen.entropy);
  const now = anew ? seen : { ...seen, ...found };
  if (JSON.stringify(now) !== JSON.stringify(found)) put(now);
}

/** Cards that were dealt to this device's seats, or shown there by a menu. */
export function rememberCards(table: Pick<TableInfo, "table" | "commitment">, game: number, cards: Dealt[]): void {
  const found = seenOf(table.table, game) ?? { table: table.table, game, commitment: table.commitment };
  const hands = counted(cards.filter(({ menu }) => !menu), {});
  const menus = counted(cards.filter(({ menu }) => menu), found.menus ?? {});
  put({ ...found, hands: { ...hands, ...found.hands }, menus });
}

/** Cards added to what is there, by round and seat. */
function counted(cards: readonly Omit<Dealt, "menu">[], before: Record<string, Cards>): Record<string, Cards> {
  const found = { ...before };
  for (const { round, seat, card, count } of cards) {
    const key = `${round}.${seat}`;
    found[key] = { ...found[key], [card]: (found[key]?.[card] ?? 0) + count };
  }
  return found;
}

export interface Dealt {
  round: number;
  seat: number;
  menu: boolean;
  card: string;
  count: number;
}

/** A start was called off: what was seen for it says nothing about the next one. */
export function forgetSeen(table: string, game: number): void {
  save(PLACE, all().filter((one) => !same(one, { table, game })));
}

/** What this device saw of a game, or null. */
export function seenOf(table: string, game: number): Seen | null {
  return all().find((one) => same(one, { table, game })) ?? null;
}

/** The same by the server's promise, for games that do not say which they were. */
export function seenWith(table: string, commitment: string): Seen | null {
  return all().find((one) => one.table === table && one.commitment === commitment) ?? null;
}

function put(seen: Seen): void {
  save(PLACE, [seen, ...all().filter((one) => !same(one, seen))].slice(0, KEPT));
}

/** What this device remembers, compared with the saved game; null: it remembers nothing of it. */
export interface Compared {
  /** The server's promise is the one that was seen. */
  seen: boolean | null;
  /** This device's own bytes count at its lowest seat, as promised. */
  mine: boolean | null;
  /** All promises are those that were frozen before any bytes were opened. */
  frozen: boolean | null;
  /** So are all names. */
  named: boolean | null;
  /** The cards that this device saw are those that the seed gives. */
  cards: boolean | null;
}

/** Compares a saved game with what this device saw: `seen` of its shuffle, `here` of its cards, which may have been dealt once more. */
export function compare(saved: Saved, verdict: Verdict, seen: Seen | null, here: Seen | null, story: Story | null): Compared {
  const { shuffle } = saved;
  const seats = shuffle?.seats ?? [];
  const own = seats.find((one) => one.person !== null && one.person === seen?.person && one.commitment !== null);
  const old = shuffle?.entropy;
  return {
    seen: seen && shuffle ? seen.commitment === shuffle.commitment && seen.game === (shuffle.game ?? seen.game) : null,
    mine: seen?.entropy ? (old ? old.includes(seen.entropy) : own?.entropy === seen.entropy) : null,
    frozen: seen?.frozen && !old ? JSON.stringify(seen.frozen) === JSON.stringify(seats.map(({ commitment }) => commitment)) : null,
    named: seen?.names && !old ? JSON.stringify(seen.names) === JSON.stringify(seats.map(({ name }) => name)) : null,
    cards: here?.hands || here?.menus ? sameCards(here, verdict, story) : null,
  };
}

function sameCards(here: Seen, verdict: Verdict, story: Story | null): boolean {
  const hands = Object.entries(here.hands ?? {}).every(([key, cards]) => {
    const [round, seat] = key.split(".").map(Number);
    return told(cards) === told(verdict.dealt[round! - 1]?.[seat!] ?? {});
  });
  const shown = story ? menusOf(story) : null;
  const within = (cards: Cards, every: Cards): boolean => Object.entries(cards).every(([card, count]) => count <= (every[card] ?? 0));
  return hands && (shown === null || Object.entries(here.menus ?? {}).every(([key, cards]) => within(cards, shown[key] ?? {})));
}

/** What menus showed in the whole story. */
function menusOf(story: Story): Record<string, Cards> {
  const shown: Omit<Dealt, "menu">[] = [];
  let round = 0;
  for (const { what, seat, values } of story.events) {
    if (what === "round_started") round = Number(values.round);
    if (what === "menu_shows") shown.push({ round, seat, card: String(values.card), count: 1 });
  }
  return counted(shown, {});
}

const told = (cards: Cards): string => JSON.stringify(Object.entries(cards).filter(([, count]) => count > 0).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Whether no check has failed. */
export function isGood(verdict: Verdict, compared: Compared): boolean {
  const { promise, names, seed, hands, menus } = verdict;
  return [promise, names, seed, hands, menus, ...verdict.seats.map(({ fits }) => fits), ...Object.values(compared)].every((one) => one !== false);
}
