// The cards of a game for looking up: which there are, and which fit what somebody types.
import { FACES, KINDS } from "$lib/generated/cards";
import type { CardFact, Facts } from "$lib/net/facts";

/** The groups that stand together, in the order of a meal. */
export const COURSES: readonly (readonly string[])[] = [["nigiri", "roll"], ["appetizer"], ["special"], ["dessert"]];
/** The cards that can be met in a game. */
export const cardsOf = (book: Facts, game: string): CardFact[] => book.cards.filter((card) => game in card.rules);

/** The cards in which every word that was typed occurs. */
export function fitting(cards: CardFact[], game: string, sought: string): CardFact[] {
  const wanted = folded(sought).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = folded([card.name, card.group_name, card.rules[game], ...Object.values(card.faces)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The faces of a kind in a game with how often each is in the box; a chip has no face but its own. */
export function faces(card: CardFact, game: string): [string, number][] {
  return Object.entries(card.copies[game] ?? {});
}

export const copies = (card: CardFact, game: string): number => faces(card, game).reduce((sum, [, count]) => sum + count, 0);

/** The face that stands for the kind: one that there is a picture of. */
export function portrait(card: CardFact, game: string): string {
  const known = faces(card, game).map(([face]) => face).find((face) => face in FACES);
  return known ?? KINDS[card.kind]?.faces[0] ?? "back";
}
