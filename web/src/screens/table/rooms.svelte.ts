// The rooms of a game and what is rare in them, fetched when they are needed, and soon after the first one in any case, so that none is
// missing without a network.
import type { Component } from "svelte";
import { apart } from "$lib/components/play/apart.svelte";
import type { TableStore } from "$lib/game/table.svelte";
import { Later } from "$lib/later.svelte";

export type Room = "lobby" | "playing" | "scoring" | "over";
type Screen = Component<{ store: TableStore }>;
type Found = { default: Screen };
const SOON = 2500;

export const rooms: Record<Room, Later<Found>> = {
  lobby: new Later<Found>(() => import("./Lobby.svelte")),
  playing: new Later<Found>(() => import("./Play.svelte")),
  scoring: new Later<Found>(() => import("./Scoring.svelte")),
  over: new Later<Found>(() => import("./Final.svelte")),
};
export const rare = new Later(() => import("./rare"));

/** Fetches everything, one after the other, once there is time; can be called off. */
export function fetchAll(): () => void {
  const timer = setTimeout(async () => {
    for (const one of [apart, rare, ...Object.values(rooms)]) await one.fetch();
  }, SOON);
  return () => clearTimeout(timer);
}
