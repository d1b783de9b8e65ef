// Where chairs stand round the table, seen from above: one's own at the bottom, the next one to the left, as cards are passed.

export interface Spot {
  /** From the middle: −1 is left or top, 1 is right or bottom. */
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  angle: number;
}

/** The place of a chair; with a half, that of the way to the next. */
export function spotOf(place: number, chairs: number, mine: number): Spot {
  const angle = 90 + ((place - mine) * 360) / chairs;
  const turn = (angle * Math.PI) / 180;
  return { x: Math.cos(turn), y: Math.sin(turn), angle };
}

/** The chairs in a new order, with one of them a place further on or back. */
export function moved(chairs: number, seat: number, by: 1 | -1): number[] {
  const order = Array.from({ length: chairs }, (_, place) => place);
  const other = (seat + by + chairs) % chairs;
  [order[seat], order[other]] = [other, seat];
  return order;
}
