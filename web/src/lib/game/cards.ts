// Facts about cards that a picture needs: kind, ground, size of a set. What they score is the server's business.
import { FACES, KINDS } from "../generated/cards";

/** The kind of a card as it lies: a copy is of the kind that it copies, used wasabi is wasabi. */
export function kindOf(code: string): string {
  if (code.startsWith("any-")) return code.slice(4);
  const plain = code.includes("=") ? (code.split("=")[1] ?? code) : code;
  return FACES[plain]?.kind ?? plain;
}

export interface Group {
  kind: string;
  /** The cards, in the order in which they were laid. */
  cards: string[];
}

/** Cards by kind, in the order in which the kinds first came. */
export function grouped(codes: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const kind = kindOf(code);
    groups.set(kind, [...(groups.get(kind) ?? []), code]);
  }
  return [...groups].map(([kind, cards]) => ({ kind, cards }));
}

/** A hand as single cards; the server sorts it, so the same hand always looks the same. */
export function spread(hand: Record<string, number>): string[] {
  return Object.entries(hand).flatMap(([code, count]) => Array<string>(count).fill(code));
}

export interface Sets {
  /** How many cards make one. */
  whole: number;
  /** Whole ones that count: after the first only of kinds of which another can be begun. */
  full: number;
  /** Cards of the one that is being collected; 0 where nothing is left to collect. */
  have: number;
}

/** The sets that cards of a kind make; null where there are none. A kind with as many faces as a set has cards needs one of each. */
export function setsOf(kind: string, cards: readonly string[]): Sets | null {
  const { set: whole = null, repeats = false, faces = [] } = KINDS[kind] ?? {};
  if (whole === null) return null;
  const counts = faces.length === whole ? faces.map((face) => cards.filter((code) => code.endsWith(face)).length) : null;
  const sets = counts ? Math.min(...counts) : Math.floor(cards.length / whole);
  const full = repeats ? sets : Math.min(sets, 1);
  const begun = counts ? counts.filter((count) => count > full).length : cards.length - full * whole;
  return { whole, full, have: repeats || full === 0 ? begun : 0 };
}
