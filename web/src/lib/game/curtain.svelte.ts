// One device for several people: a hand is shown only to the one who asked for it, and nothing of it stays behind.
import { flushSync } from "svelte";
import type { Event } from "../generated/protocol";
import { voice } from "../voice.svelte";
import type { TableStore } from "./table.svelte";

/** Covers the hand whenever the device may change hands; for as long as the component that calls it lives. */
export function guard(store: TableStore): void {
  $effect(() => {
    if (!store.shared || !store.mine) return;
    // At once, also in the page itself: the system may be about to take a picture of it.
    const cover = (): void => flushSync(() => store.look(null));
    const hidden = (): void => {
      if (document.visibilityState === "hidden") cover();
    };
    addEventListener("blur", cover);
    addEventListener("pagehide", cover);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      removeEventListener("blur", cover);
      removeEventListener("pagehide", cover);
      document.removeEventListener("visibilitychange", hidden);
      voice.hush();
    };
  });

  // Whoever has chosen hands the device on.
  $effect(() => {
    if (store.shared && store.mine && !store.mine.question && store.table?.phase === "playing") store.look(null);
  });
}

/** The people at this device who have something to decide, in seating order. */
export function deciding(store: TableStore): number[] {
  return store.you.seats.filter((seat) => store.waiting.includes(seat));
}

/** What lies open since everybody last looked: cards by seat, in the order in which they came. */
export interface Shown {
  /** Of the newest moment in it. */
  number: number;
  events: Event[];
  cards: Map<number, string[]>;
}
const seen = new WeakMap<TableStore, number>();

/** The newest reveal of this round that not everybody has looked at. */
export function revealed(store: TableStore): Shown | null {
  const after = seen.get(store) ?? 0;
  const moments = store.moments.list;
  const opening = moments.findLastIndex((moment) => moment.events.some((event) => event.what === "round_started"));
  const events = moments.slice(opening + 1).filter((moment) => moment.number > after).flatMap((moment) => moment.events);
  const cards = new Map<number, string[]>();
  for (const event of events) lay(cards, event);
  return cards.size ? { number: moments.at(-1)?.number ?? 0, events, cards } : null;
}

/** Everybody has looked. */
export function looked(store: TableStore, number: number): void {
  seen.set(store, number);
}

function lay(cards: Map<number, string[]>, event: Event): void {
  const laid = cards.get(event.seat) ?? [];
  const code = String(event.values.card ?? "");
  if (event.what === "played") cards.set(event.seat, [...laid, code]);
  if (event.what === "dipped" && laid.length) cards.set(event.seat, [...laid.slice(0, -1), `${code}+wasabi`]);
  if (event.what === "copied" && laid.length) cards.set(event.seat, [...laid.slice(0, -1), `special_order=${code}`]);
}
