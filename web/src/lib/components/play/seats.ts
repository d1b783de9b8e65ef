// Who sits where as seen from one chair, which way the hands go, and what a seat is doing.
import type { Board } from "../../generated/protocol";
import type { TableStore } from "../../game/table.svelte";
import { t } from "../../words.svelte";

/** What a seat has to do with the hand that is looked at: gets it, sends the next one, or both at a table for two. */
export type Relation = "to" | "from" | "both" | null;
/** Choosing, done with it, or not asked anything. */
export type Doing = "choosing" | "ready" | "idle";
const TOGETHER = ["choose", "keep"];

/** One step along the belt: hands that go left go to the next chair. */
export const step = (board: Pick<Board, "direction">): number => (board.direction === "left" ? 1 : -1);

/** The other seats, clockwise from the one on the left; a dummy comes last. */
export function others(board: Pick<Board, "places">, chairs: number, me: number | null): number[] {
  const first = me ?? -1;
  const count = me === null ? chairs : chairs - 1;
  const seats = Array.from({ length: count }, (_, at) => (first + 1 + at) % chairs);
  return board.places.length > chairs ? [...seats, chairs] : seats;
}

export function relation(board: Pick<Board, "direction">, chairs: number, me: number | null, seat: number): Relation {
  if (me === null || seat >= chairs || chairs < 2) return null;
  const next = (me + step(board) + chairs) % chairs;
  const last = (me - step(board) + chairs) % chairs;
  if (seat === next) return next === last ? "both" : "to";
  return seat === last ? "from" : null;
}

/** Seats two by two as they face each other: the one on the left and the one on the right. */
export function pairs(seats: readonly number[]): (number | null)[][] {
  const left = seats.slice(0, Math.ceil(seats.length / 2));
  const right = seats.slice(left.length).reverse();
  return left.map((seat, at) => [seat, right[at] ?? null]);
}

export function doing(store: TableStore, seat: number): Doing {
  if (store.waiting.includes(seat) || store.pending.some((one) => one.seat === seat)) return "choosing";
  const chairs = store.table?.chairs.length ?? 0;
  return seat < chairs && TOGETHER.includes(store.board?.stage ?? "") ? "ready" : "idle";
}

export function nameOf(store: TableStore, seat: number): string {
  return store.names[seat] ?? t("web-table-dummy");
}

/** Where the others sit round a table drawn from above, clockwise from the left hand: how many left, above and right. */
export function sides(count: number): { left: number; top: number; right: number } {
  if (count <= 1) return { left: 0, top: count, right: 0 };
  if (count === 7) return { left: 2, top: 3, right: 2 };
  return { left: 1, top: count - 2, right: 1 };
}
