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

/** How many cards make a set of this kind, where there is such a number. */
export const setSize = (kind: string): number | null => KINDS[kind]?.set ?? null;
