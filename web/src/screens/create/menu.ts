// A Party menu as a tray: which dish lies in which slot, what it feels like, and what else could be served. What may be served the server says.
import type { Setup } from "$lib/generated/protocol";
import type { Reason } from "$lib/net/api";
import type { CardFact, Facts } from "$lib/net/facts";

export const ALWAYS = "nigiri";
export const TEMPERS = ["mean", "simple", "lucky"] as const;
export type Temper = (typeof TEMPERS)[number];
export type Refused = Readonly<Record<string, Reason>>;

export interface Slot {
  kind: string;
  group: string;
  /** Nobody can take it from the tray. */
  fixed: boolean;
}

/** Cards of a group that a Party menu can have, in the order of the handbook. */
export function dishesOf(book: Facts, group: string): CardFact[] {
  return book.cards.filter((card) => "party" in card.rules && card.group === group);
}

/** The dishes of a menu without the one that is always there. */
export function kindsOf(menu: Setup["menu"], book: Facts): string[] {
  const found = Array.isArray(menu) ? menu : (book.menus.find((one) => one.code === menu) ?? book.menus[0])?.kinds;
  return (found ?? []).filter((kind) => kind !== ALWAYS);
}

/** The tray: one slot for each dish, course by course. */
export function slotsOf(kinds: readonly string[], book: Facts): Slot[] {
  const group = (kind: string): string => book.cards.find((card) => card.kind === kind && "party" in card.rules)?.group ?? "";
  const served = Object.keys(book.courses).flatMap((course) =>
    kinds.filter((kind) => group(kind) === course).map((kind) => ({ kind, group: course, fixed: false })),
  );
  return [{ kind: ALWAYS, group: ALWAYS, fixed: true }, ...served];
}

/** The dishes with one of them changed for another; a dish that lies on the tray already changes places. */
export function served(kinds: readonly string[], old: string, fresh: string): string[] {
  return kinds.map((kind) => (kind === old ? fresh : kind === fresh ? old : kind));
}

/** A menu as a setup has it: by its name where it has one. */
export function named(kinds: readonly string[], book: Facts): string | string[] {
  const same = (other: readonly string[]): boolean => other.length === kinds.length && other.every((kind) => kinds.includes(kind));
  return book.menus.find((menu) => same(kindsOf(menu.code, book)))?.code ?? [...kinds];
}

/** Any menu of dishes that may be served. */
export function surprise(book: Facts, refused: Refused, random: () => number = Math.random): string[] {
  return Object.entries(book.courses).flatMap(([group, count]) => {
    const left = dishesOf(book, group).map((card) => card.kind).filter((kind) => !(kind in refused));
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  });
}

/** Dishes that cannot be served are changed for the first ones that can. */
export function mended(kinds: readonly string[], book: Facts, refused: Refused): string[] {
  return kinds.reduce<string[]>((tray, kind) => {
    if (!(kind in refused)) return tray;
    const group = book.cards.find((card) => card.kind === kind)?.group ?? "";
    const fresh = dishesOf(book, group).find((card) => !(card.kind in refused) && !tray.includes(card.kind));
    return fresh ? served(tray, kind, fresh.kind) : tray;
  }, [...kinds]);
}

/** How mean, simple and lucky a menu is: from 0, the least that any menu can be, to 1, the most. */
export function temperOf(kinds: readonly string[], book: Facts): Record<Temper, number> | null {
  if (!book.cards.some((card) => card.temper)) return null;
  return Object.fromEntries(TEMPERS.map((temper) => [temper, share(kinds, book, temper)])) as Record<Temper, number>;
}

function share(kinds: readonly string[], book: Facts, temper: Temper): number {
  let least = 0;
  let most = 0;
  for (const [group, count] of Object.entries(book.courses)) {
    const all = dishesOf(book, group).map((card) => card.temper?.[temper] ?? 0).sort((one, other) => one - other);
    least += sum(all.slice(0, count));
    most += sum(all.slice(-count));
  }
  const here = sum(kinds.map((kind) => book.cards.find((card) => card.kind === kind)?.temper?.[temper] ?? 0));
  return most > least ? Math.min(1, Math.max(0, (here - least) / (most - least))) : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
