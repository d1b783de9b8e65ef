// What has just happened at the table: the newest step for animations, and the story so far for the log.
import type { Board, Event, Step } from "../generated/protocol";

export interface Moment {
  /** Rises with every moment. */
  number: number;
  events: Event[];
  /** The board before it, to know where things came from. */
  before: Board | null;
  /** Whether it happened while this device was away. */
  missed: boolean;
}
const KEPT = 400;

export class Moments {
  list = $state.raw<Moment[]>([]);
  #next = 1;

  get last(): Moment | null {
    return this.list.at(-1) ?? null;
  }

  tell(events: Event[], before: Board | null, missed = false): void {
    if (!events.length) return;
    this.list = [...this.list.slice(-KEPT), { number: this.#next++, events, before, missed }];
  }

  /** What happened while the line was broken; null: too much to tell. */
  missed(steps: Step[] | null): void {
    for (const step of steps ?? []) this.tell(step.events, null, true);
  }
}
