// How a game has ended, ready to be shown: the verdict, the ranks, and everybody with one nice thing.
import { niceFacts, type Fact } from "$lib/game/nice";
import { columns, finalRanks, verdict, type Scored } from "$lib/game/sheet";
import type { Shown } from "$lib/components/score/picture";
import { t, words } from "$lib/words.svelte";
import { verdictWords } from "./verdict";

export interface Person {
  seat: number;
  name: string;
  rank: number | null;
  points: number;
  fact: string;
  own: boolean;
}

export interface Outcome {
  name: (seat: number) => string;
  scores: readonly number[];
  ranks: (number | null)[];
  /** Who has won and why, for whoever looks on. */
  said: string[];
  /** The same for one of the players. */
  saidTo: (own: number | null) => string[];
  /** The best first. */
  people: Person[];
}

/** Null while a game has no result. */
export function outcome(scored: Scored): Outcome | null {
  const result = scored.table?.result;
  if (!result) return null;
  const { names, scores } = result;
  const name = (seat: number): string => names[seat] ?? t("web-table-dummy");
  const ranks = finalRanks(result, names.length);
  const facts = niceFacts(scored.lines, names.length, ranks);
  const decided = verdict(result, names.length, (scored.board?.places ?? []).map((place) => place.desserts.length));
  const saidTo = (own: number | null): string[] => verdictWords(decided, name, own);
  const people = columns(scores.length, names.length, null)
    .sort((one, other) => (ranks[one] ?? 99) - (ranks[other] ?? 99) || one - other)
    .map((seat) => ({ seat, name: name(seat), rank: ranks[seat] ?? null, points: scores[seat] ?? 0, fact: factWords(facts[seat]), own: scored.you.seats.includes(seat) }));
  return { name, scores, ranks, said: saidTo(null), saidTo, people };
}

function factWords(fact: Fact | undefined): string {
  return fact ? t(fact.id, { ...fact.numbers, card: fact.kind ? words.card(fact.kind) : "" }) : t("web-final-dummy");
}

/** What a picture of it shows. */
export function pictured(found: Outcome, game: string, seats: number): Shown {
  return {
    title: t("web-picture-title"),
    verdict: found.said[0] ?? "",
    about: t("web-picture-game", { game: t(`game-${game}`), seats }),
    players: found.people.map((one) => ({ ...one, points: words.number(one.points), rank: one.rank === null ? "" : t("web-score-place", { rank: one.rank }) })),
  };
}
