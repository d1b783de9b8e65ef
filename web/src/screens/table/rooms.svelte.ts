// The rooms of a game, fetched when they are needed, and soon after the first one in any case, so that none is missing without a network.
import type { Component } from "svelte";
import type { TableStore } from "$lib/game/table.svelte";

export type Room = "lobby" | "playing" | "scoring" | "over";
type Screen = Component<{ store: TableStore }>;

const LOAD: Record<Room, () => Promise<{ default: Screen }>> = {
  lobby: () => import("./Lobby.svelte"),
  playing: () => import("./Play.svelte"),
  scoring: () => import("./Scoring.svelte"),
  over: () => import("./Final.svelte"),
};
const SOON = 2500;
const AGAIN = 1500;

export class Rooms {
  #there = $state.raw<Partial<Record<Room, Screen>>>({});

  /** A room, or null while it is on its way. */
  find(room: Room): Screen | null {
    return this.#there[room] ?? null;
  }

  async fetch(room: Room): Promise<void> {
    if (this.#there[room]) return;
    try {
      const { default: screen } = await LOAD[room]();
      this.#there = { ...this.#there, [room]: screen };
    } catch {
      setTimeout(() => void this.fetch(room), AGAIN);
    }
  }

  /** Fetches all of them once there is time; the end of it can be called off. */
  fetchAll(): () => void {
    const timer = setTimeout(() => (Object.keys(LOAD) as Room[]).forEach((room) => void this.fetch(room)), SOON);
    return () => clearTimeout(timer);
  }
}
