// The clocks of those who decide: when each is out, and how long it was when it was set.
import type { Clock } from "../generated/protocol";

/** Two ends as near as this are of the same clock, told once more. */
const SAME = 1000;

export class Clocks {
  /** For each seat that is deciding: the time, as performance.now() counts, when its clock is out. */
  deadlines = $state.raw<Record<number, number>>({});
  /** For each seat: the length its clock had when it was last set. */
  lengths = $state.raw<Record<number, number>>({});

  /** Sets the clocks as the server tells them; a clock that ran already keeps its length. */
  set({ left }: Pick<Clock, "left">): void {
    const now = performance.now();
    const before = this.deadlines;
    const running = (seat: number, end: number): boolean => before[seat] !== undefined && Math.abs(end - before[seat]) < SAME;
    const ends = Object.entries(left).map(([seat, rest]) => [Number(seat), now + rest] as const);
    this.deadlines = Object.fromEntries(ends);
    this.lengths = Object.fromEntries(ends.map(([seat, end]) => [seat, running(seat, end) ? (this.lengths[seat] ?? end - now) : end - now]));
  }
}
