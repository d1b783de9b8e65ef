// Cards in front of a seat as they are laid out: one pile for each kind, with the place that is still empty in a set.
import { FACES, KINDS } from "../../generated/cards";
import { grouped, kindOf, setsOf } from "../../game/cards";
import { t, words } from "../../words.svelte";

export interface Pile {
  kind: string;
  cards: string[];
  /** How much of the set that is being collected lies there; null where there is nothing to fill up. */
  part: { have: number; whole: number } | null;
  /** How many cards lie in full sets: those are awake. */
  full: number;
}

function pile(kind: string, cards: string[]): Pile {
  const sets = setsOf(kind, cards);
  if (!sets) return { kind, cards, part: null, full: cards.filter((code) => code.includes("+")).length };
  const { whole, full, have } = sets;
  return { kind, cards, part: have > 0 ? { have, whole } : null, full: full * whole };
}

/** This round's dishes as piles; desserts are not among them. */
export function piles(dishes: readonly string[]): Pile[] {
  return grouped(dishes.filter((code) => !isDessert(code))).map(({ kind, cards }) => pile(kind, cards));
}

/** The desserts of this round and of those before. */
export function shelf(dishes: readonly string[], desserts: readonly string[]): Pile[] {
  return grouped([...desserts, ...dishes.filter(isDessert)]).map(({ kind, cards }) => pile(kind, cards));
}

/** A pile in words: how many cards, and how far a set goes. */
export function pileWords(pile: Pile): string {
  const dipped = pile.cards.filter((code) => code.includes("+")).length;
  const card = words.card(pile.kind);
  const told = pile.part
    ? t("web-table-pile-part", { count: pile.cards.length, card, have: pile.part.have, whole: pile.part.whole })
    : t("web-table-counted", { count: pile.cards.length, card });
  return dipped ? `${told} ${t("web-table-dipped", { count: dipped })}` : told;
}

export const isDessert = (code: string): boolean => KINDS[kindOf(code)]?.group === "dessert";

/** The number on a card that says when it is carried out. */
export const orderOf = (code: string): number => FACES[code.slice(code.indexOf("=") + 1)]?.badge ?? 0;

/** How wide cards can be, in pixels, so that piles fit into a box, and whether there is room for their names; a note under each is one `rem` high. */
export function fitting(counts: readonly number[], box: { width: number; height: number }, rem: number): { size: number; names: boolean } {
  const tap = TAP * rem;
  const fits = ({ size, names }: { size: number; names: boolean }): boolean => {
    let rows = 1;
    let used = 0;
    for (const count of counts) {
      const width = Math.max(tap, size * (1 + OVERLAP * (count - 1))) + GAP;
      if (used > 0 && used + width > box.width + GAP) {
        rows += 1;
        used = 0;
      }
      used += width;
    }
    return rows * (Math.max(tap, size * (names ? TALL : CUT) + rem) + ROW_GAP) - ROW_GAP <= box.height;
  };
  return SIZES.find(fits) ?? SMALLEST;
}
/** A pile can be tapped, so it is never smaller than a finger: `--tap`, in rem. */
const TAP = 2.75;
const SMALLEST = { size: 30, names: false };
const SIZES = [
  ...[120, 112, 104, 96, 88, 80, 74].map((size) => ({ size, names: true })),
  ...[84, 78, 72, 66, 60, 56, 52, 48, 44, 40, 36, 33].map((size) => ({ size, names: false })),
  SMALLEST,
];
/** How far a card in a pile is from the one before it, in widths of a card. */
export const OVERLAP = 0.34;
const TALL = 1.4;
/** The height of a card without the plate for its name. */
const CUT = 1.1;
const GAP = 8;
const ROW_GAP = 4;
