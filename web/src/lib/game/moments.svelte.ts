// What has just happened at the table: the newest step for animations, and the story so far for the log.
import type { Board, Event, Step } from "../generated/protocol";

/** Where a moment belongs in the story; null: to the table itself. */
export type Place = Pick<Board, "round" | "turn"> | null;

export interface Moment {
  /** Rises with every moment. */
  number: number;
  events: Event[];
  /** The turn that it belongs to. */
  place: Place;
  /** Whether it happened while this device was away. */
  missed: boolean;
  /** Whether it happened before this device came: to be read, and neither shown nor spoken. */
  past: boolean;
}
const KEPT = 400;

export class Moments {
  list = $state.raw<Moment[]>([]);
  #next = 1;

  get last(): Moment | null {
    return this.list.at(-1) ?? null;
  }

  /** Something happens; `before` is the board before it. */
  tell(events: Event[], before: Board | null, missed = false): void {
    this.#add(events, before && before.stage !== "over" ? before : null, { missed, past: false });
  }

  /** What happened while the line was broken; null: too much to tell. */
  missed(steps: Step[] | null): void {
    for (const step of steps ?? []) this.tell(step.events, null, true);
  }

  /** What happened in this round before this device came, in place of whatever it knew; every pass begins a turn. */
  past(steps: Step[], board: Board | null): void {
    if (!board || !steps.length) return;
    this.list = [];
    const all = steps.flatMap((step) => step.events);
    const passed = (events: Event[]): number => events.filter((event) => event.what === "passed").length;
    let turn = board.turn - passed(all);
    for (const { events } of steps) {
      const opens = events.some((event) => event.what === "round_started");
      this.#add(events, opens ? null : { round: board.round, turn }, { missed: false, past: true });
      turn += passed(events);
    }
  }

  #add(events: Event[], place: Place, how: Pick<Moment, "missed" | "past">): void {
    if (events.length) this.list = [...this.list.slice(-KEPT), { number: this.#next++, events, place: place && { round: place.round, turn: place.turn }, ...how }];
  }
}
