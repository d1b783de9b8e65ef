// What is moving at the table: cards that turn over, hands that slide on, a spoon's walk. It follows the news and never holds them up.
import type { Event } from "../../generated/protocol";
import type { Moment } from "../../game/moments.svelte";
import { settings } from "../../settings.svelte";

/** Cards that a seat turns over. */
export interface Turning {
  cards: string[];
  /** Seconds before this one turns. */
  wait: number;
}
/** One step of a spoon's walk round the table. */
export interface Walk {
  seat: number;
  said: "asks" | "none" | "gives";
  card: string;
  other: number | null;
}
/** A card that is carried out after the reveal, in the order of the numbers on the cards. */
export interface Queued {
  seat: number;
  card: string;
}
/** Something that happened to a seat, shown over it for a moment. */
export interface Flag {
  what: string;
  values: Record<string, unknown>;
}
export type Play = (sound: "reveal" | "pass") => void;

const TREMBLE = 0.15;
const STAGGER = 0.25;
const FLIP = 0.35;
const HOLD = 1;
export const SLIDE = 0.45;
const SAID = 0.9;
const FLAGGED = 2.2;
const FLAGS = new Set(["miso_spilled", "uramaki_place", "chip_taken", "wine_taken", "flipped", "copied", "dipped", "time_ran_out"]);
const STEPS: Record<string, Walk["said"]> = { spoon_asked: "asks", spoon_none: "none", spoon_gave: "gives" };
/** The pace of what is read rather than watched: people who want no movement still need time to read. */
const PACE = { calm: 1.6, normal: 1, brisk: 0.6, instant: 0.6 } as const;

export class Reveal {
  /** Cards that are being shown, by seat. */
  turning = $state.raw<Record<number, Turning>>({});
  /** Whether they lie open yet. */
  open = $state(false);
  /** Rises with every pass; 0: none yet. */
  passes = $state(0);
  passing = $state<"left" | "right" | null>(null);
  queue = $state.raw<Queued[]>([]);
  walk = $state.raw<Walk | null>(null);
  flags = $state.raw<Record<number, Flag>>({});
  /** Seats whose new dish has brought points: it is awake. */
  woken = $state.raw<Record<number, string[]>>({});
  #seen = -1;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly play: Play = () => undefined) {}

  /** Shows what is new since the last call; what happened while away is not played again. */
  follow(list: readonly Moment[]): void {
    const fresh = list.filter((moment) => moment.number > this.#seen && !moment.missed && !moment.past);
    const first = this.#seen < 0;
    this.#seen = list.at(-1)?.number ?? Math.max(this.#seen, 0);
    if (first) return;
    const moment = fresh.at(-1);
    if (moment && fresh.length <= 2) for (const one of fresh) this.show(one.events);
  }

  show(events: readonly Event[]): void {
    const played = events.filter((event) => event.what === "played");
    const walked = events.filter((event) => event.what in STEPS).length;
    const shown = walked ? played.filter((event) => event.values.how === "pick") : played;
    const started = events.some((event) => event.what === "round_started");
    if (shown.length) this.#turn(shown);
    if (shown.length < played.length) this.#later(walked * SAID, () => this.#turn(played.filter((event) => !shown.includes(event))));
    this.#line(events, shown.some((event) => event.values.how === "pick") || started);
    this.#flag(events.filter((event) => FLAGS.has(event.what)));
    const passed = events.find((event) => event.what === "passed");
    if (passed) this.#pass(passed.values.direction === "right" ? "right" : "left", shown.length > 0);
  }

  /** Points came in for a seat with a dish: the dish smiles for a while. */
  wake(seat: number, kind: string): void {
    this.woken = { ...this.woken, [seat]: [...(this.woken[seat] ?? []), kind] };
    this.#later(1.8, () => (this.woken = { ...this.woken, [seat]: (this.woken[seat] ?? []).slice(1) }));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #turn(shown: readonly Event[]): void {
    this.play("reveal");
    if (settings.all.speed === "instant") return;
    const seats = [...new Set(shown.map((event) => event.seat))];
    const cards = (seat: number): string[] => shown.filter((event) => event.seat === seat).map((event) => String(event.values.card));
    const gap = seats.length > 1 ? STAGGER / (seats.length - 1) : 0;
    this.open = false;
    this.turning = Object.fromEntries(seats.map((seat, at) => [seat, { cards: cards(seat), wait: at * gap }]));
    const turned = this.turning;
    this.#at(settings.duration(TREMBLE), () => (this.open = true));
    this.#later(TREMBLE + STAGGER + FLIP + HOLD, () => {
      if (this.turning === turned) this.turning = {};
    });
  }

  /** The cards that are carried out one after the other, and what a spoon hears on its way. */
  #line(events: readonly Event[], anew: boolean): void {
    const called = events.filter((event) => event.what === "announced").map(({ seat, values }) => ({ seat, card: String(values.card) }));
    if (called.length) this.queue = anew ? called : [...this.queue, ...called];
    else if (anew) this.queue = [];
    const walk = events.filter((event) => event.what in STEPS);
    walk.forEach((event, at) =>
      this.#later(at * SAID, () => {
        const other = typeof event.values.other === "number" ? event.values.other : null;
        this.walk = { seat: event.seat, said: STEPS[event.what] ?? "asks", card: String(event.values.card), other };
      }),
    );
    const over = events.some((event) => event.what === "passed" || event.what === "round_ended");
    const { queue } = this;
    if (walk.length || over) this.#later(walk.length * SAID + FLAGGED, () => this.#rest(over ? queue : null));
  }

  /** The walk is over; the line too, if no new one has formed meanwhile. */
  #rest(queue: Queued[] | null): void {
    this.walk = null;
    if (this.queue === queue) this.queue = [];
  }

  #flag(events: readonly Event[]): void {
    for (const event of events) {
      const flag = { what: event.what, values: event.values };
      this.flags = { ...this.flags, [event.seat]: flag };
      this.#later(FLAGGED, () => {
        if (this.flags[event.seat] !== flag) return;
        const { [event.seat]: _, ...rest } = this.flags;
        this.flags = rest;
      });
    }
  }

  #pass(direction: "left" | "right", shown: boolean): void {
    if (settings.all.speed === "instant") return;
    const begin = shown ? settings.duration(TREMBLE + STAGGER + FLIP) : 0;
    this.#at(begin, () => {
      this.play("pass");
      this.passes += 1;
      this.passing = direction;
      this.#at(Math.max(settings.duration(SLIDE), 100), () => (this.passing = null));
    });
  }

  #later(seconds: number, act: () => void): void {
    this.#at(seconds * 1000 * PACE[settings.all.speed], act);
  }

  #at(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
