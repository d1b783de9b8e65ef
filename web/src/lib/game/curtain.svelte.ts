// One device for several people: a hand is shown only to the one who asked for it, and nothing of it stays behind.
import { flushSync, tick } from "svelte";
import { putAll } from "../art/sprite";
import type { Event } from "../generated/protocol";
import { hushAloud } from "../speech";
import { toasts } from "../toasts.svelte";
import { voice } from "../voice.svelte";
import { t } from "../words.svelte";
import type { TableStore } from "./table.svelte";

/** Covers the hand whenever the device may change hands; for as long as the component that calls it lives. */
export function guard(store: TableStore): void {
  $effect(() => {
    if (!store.shared) return;
    putAll();
    // At once, also in the page itself: the system may be about to take a picture of it.
    const cover = (): void => {
      flushSync(() => {
        store.look(null);
        toasts.clear();
      });
      voice.hush();
      hushAloud();
    };
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
    };
  });

  // What was said about a hand is not for the next one to hear.
  let looking: number | null = null;
  $effect(() => {
    const seat = store.mine?.seat ?? null;
    if (store.shared && looking !== null && seat !== looking) {
      voice.hush();
      hushAloud();
      toasts.clear("bad");
    }
    looking = seat;
  });

  // Whoever has chosen hands the device on; whoever wants to choose again takes the choice back first.
  let backing: number | null = null;
  $effect(() => {
    if (!store.shared || !store.mine || store.table?.phase !== "playing") return;
    const { seat, question, can_take_back } = store.mine;
    const again = minds.get(store) === seat;
    minds.delete(store);
    if (question) {
      backing = null;
      return;
    }
    if (again && can_take_back) {
      backing = seat;
      void store.takeBack().finally(() => (backing = null));
    } else if (backing !== seat) {
      store.look(null);
      // Once the curtain is down and everything of this hand is gone from the screen.
      if (again) void tick().then(() => toasts.show(t("web-device-mind-late")));
    }
  });
}
/** Who has asked to choose again, by table: known only until that hand is there. */
const minds = new WeakMap<TableStore, number>();

/** Somebody has chosen, and wants to choose again: shows the hand to nobody else, and takes the choice back. */
export function chooseAgain(store: TableStore, seat: number): void {
  minds.set(store, seat);
  store.look(seat);
}

/** The people at this device who have chosen, while others have not and nothing lies open yet: they may change their mind. */
export function chosen(store: TableStore): number[] {
  const together = ["choose", "keep"].includes(store.board?.stage ?? "");
  return together && store.waiting.length ? store.you.seats.filter((seat) => !store.waiting.includes(seat)) : [];
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
  const events = moments.slice(opening + 1).filter((moment) => moment.number > after && !moment.past).flatMap((moment) => moment.events);
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
