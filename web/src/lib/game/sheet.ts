// The score sheet as a table: which kind brought whom how many points, sums and ranks. It only adds up what the server sent.
import { FACES, KINDS } from "../generated/cards";
import type { Board, Line, Place, Result, Setup } from "../generated/protocol";
import { kindOf } from "./cards";

/** What a score sheet is read from: a table, or a game that was finished long ago. */
export interface Scored {
  readonly names: readonly string[];
  readonly lines: Line[];
  readonly board: Board | null;
  readonly you: { readonly seats: readonly number[] };
  readonly table: {
    readonly phase: string;
    readonly setup: Pick<Setup, "game" | "menu" | "options">;
    readonly result: Pick<Result, "names" | "scores" | "winners"> | null;
  } | null;
}

/** What a kind brought one place. */
export interface Cell {
  seat: number;
  points: number;
  /** Cards or icons that were counted; null where it is not known. */
  count: number | null;
  lines: Line[];
}

export interface Row {
  kind: string;
  /** Kept for the end of the game. */
  stored: boolean;
  /** One for each place, in the order of the seats. */
  cells: Cell[];
}

type Laid = Pick<Place, "dishes" | "desserts">;

export const isDessert = (kind: string): boolean => KINDS[kind]?.group === "dessert";

/** How many of a kind lie there, each card for as many as the server's cards say. */
export function counted(codes: readonly string[], kind: string): number {
  return codes.filter((code) => kindOf(code) === kind).reduce((sum, code) => sum + (FACES[code.slice(code.indexOf("=") + 1)]?.counts ?? 1), 0);
}

function cellOf(lines: readonly Line[], kind: string, seat: number, codes: readonly string[] | null): Cell {
  const own = lines.filter((line) => line.kind === kind && line.seat === seat);
  const told = own.find((line) => typeof line.numbers.count === "number")?.numbers.count;
  const count = typeof told === "number" ? told : codes && kind !== "flipped" ? counted(codes, kind) : null;
  return { seat, points: own.reduce((sum, line) => sum + line.points, 0), count, lines: own };
}

/** Kinds in the order of the menu, those that are on no menu last. */
export function inOrder(kinds: Iterable<string>, menu: readonly string[]): string[] {
  const place = (kind: string): number => (menu.includes(kind) ? menu.indexOf(kind) : menu.length);
  return [...new Set(kinds)].sort((one, other) => place(one) - place(other));
}

/** The rows of a round: everything that scored or could have, and desserts, which are only put by. */
export function roundRows(lines: readonly Line[], round: number, menu: readonly string[], places: readonly Laid[]): Row[] {
  const ours = lines.filter((line) => line.round === round);
  const laid = places.flatMap((place) => place.dishes.map(kindOf)).filter((kind) => KINDS[kind] && KINDS[kind].group !== "special");
  const kept = places.flatMap((place) => place.desserts.map(kindOf));
  const kinds = inOrder([...ours.map((line) => line.kind), ...laid, ...kept], menu);
  const rows = kinds.map((kind) => {
    const stored = isDessert(kind);
    const codes = (place: Laid): string[] => (stored ? [...place.dishes, ...place.desserts] : place.dishes);
    return { kind, stored, cells: places.map((place, seat) => cellOf(ours, kind, seat, codes(place))) };
  });
  return [...rows.filter((row) => !row.stored), ...rows.filter((row) => row.stored)];
}

/** The rows of the desserts when they count at last. */
export function dessertRows(lines: readonly Line[], menu: readonly string[], places: readonly Laid[]): Row[] {
  const ours = lines.filter((line) => line.round === null);
  const kept = places.flatMap((place) => place.desserts.map(kindOf));
  const kinds = inOrder([...ours.map((line) => line.kind), ...kept], menu);
  return kinds.map((kind) => ({ kind, stored: false, cells: places.map((place, seat) => cellOf(ours, kind, seat, place.desserts)) }));
}

/** Kinds that lie on the table and brought nobody anything, and have no row: tools, wasabi without a nigiri. */
export function idleKinds(rows: readonly Row[], places: readonly Laid[]): string[] {
  const shown = new Set(rows.map((row) => row.kind));
  const laid = places.flatMap((place) => place.dishes.map(kindOf));
  return [...new Set(laid)].filter((kind) => KINDS[kind] && !shown.has(kind));
}

/** The points of a place: all of them, or those that pass. */
export function sum(lines: readonly Line[], seat: number, of: (line: Line) => boolean = () => true): number {
  return lines.reduce((points, line) => (line.seat === seat && of(line) ? points + line.points : points), 0);
}

/** Ranks by points, equal points share one; only the first `ranked` places have one, so not a dummy. */
export function ranks(totals: readonly number[], ranked = totals.length): (number | null)[] {
  const playing = totals.slice(0, ranked);
  return totals.map((points, seat) => (seat < ranked ? 1 + playing.filter((other) => other > points).length : null));
}

/** Ranks at the end: the server says who won, also where the points are equal. */
export function finalRanks(result: Pick<Result, "scores" | "winners">, ranked: number): (number | null)[] {
  const ahead = (seat: number, other: number): boolean =>
    result.scores[other]! > result.scores[seat]!
    || (result.scores[other] === result.scores[seat] && result.winners.includes(other) && !result.winners.includes(seat));
  const playing = result.scores.slice(0, ranked).map((_, seat) => seat);
  return result.scores.map((_, seat) => {
    if (seat >= ranked) return null;
    return result.winners.includes(seat) ? 1 : 1 + playing.filter((other) => ahead(seat, other)).length;
  });
}

/** The rounds that have lines, in order. */
export function roundsOf(lines: readonly Line[]): number[] {
  return [...new Set(lines.map((line) => line.round).filter((round) => round !== null))].sort((one, other) => one - other);
}

/** Seats as columns: one's own first, the others as they sit from there, a dummy last. */
export function columns(places: number, ranked: number, own: number | null): number[] {
  const first = own !== null && own < ranked ? own : 0;
  const seats = Array.from({ length: ranked }, (_, step) => (first + step) % ranked);
  return [...seats, ...Array.from({ length: Math.max(0, places - ranked) }, (_, more) => ranked + more)];
}

/** How a game was decided: alone in front, for some of those who are level, or for all of them; who has won the server says. */
export interface Verdict {
  how: "alone" | "tied" | "shared";
  points: number;
  winners: number[];
  /** Everybody with as many points as the winners, with their desserts. */
  tied: { seat: number; desserts: number }[];
  /** How far ahead, and of whom, where one is alone in front. */
  ahead: number;
  second: number[];
}

export function verdict(result: Pick<Result, "scores" | "winners">, ranked: number, desserts: readonly number[] | null): Verdict {
  const scores = result.scores.slice(0, ranked);
  const points = scores[result.winners[0] ?? 0] ?? 0;
  const level = scores.flatMap((score, seat) => (score === points ? [seat] : []));
  const below = scores.filter((_, seat) => !level.includes(seat));
  const next = below.length ? Math.max(...below) : points;
  const how = level.length < 2 ? "alone" : result.winners.length < level.length ? "tied" : "shared";
  return {
    how,
    points,
    winners: [...result.winners],
    tied: level.map((seat) => ({ seat, desserts: desserts?.[seat] ?? 0 })),
    ahead: points - next,
    second: scores.flatMap((score, seat) => (score === next && !level.includes(seat) ? [seat] : [])),
  };
}
