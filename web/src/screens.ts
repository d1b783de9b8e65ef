// The screens by the first part of the address; all but the first ones are fetched when they are opened.
import type { Component } from "svelte";
import { openEarly } from "$lib/game/quick";
import Solo from "./screens/Solo.svelte";

export type Screen = Component<Record<string, never>>;
type Load = () => Promise<{ default: Screen }>;

export const LATER: Record<string, Load> = {
  new: () => import("./screens/Create.svelte") as ReturnType<Load>,
  solo: () => Promise.resolve({ default: Solo as unknown as Screen }),
  learn: () => Promise.resolve({ default: Solo as unknown as Screen }),
  device: () => import("./screens/Device.svelte") as ReturnType<Load>,
  join: () => import("./screens/Join.svelte") as ReturnType<Load>,
  table: () => import("./screens/Table.svelte") as ReturnType<Load>,
  replay: () => import("./screens/Replay.svelte") as ReturnType<Load>,
  rules: () => import("./screens/Rules.svelte") as ReturnType<Load>,
  settings: () => import("./screens/Settings.svelte") as ReturnType<Load>,
  about: () => import("./screens/About.svelte") as ReturnType<Load>,
};
/** From these the way leads to a game, which should be there when it begins. */
const BEFORE_A_GAME = ["solo", "learn"];

/** Begins to fetch what an address will need, while something else is still on its way. */
export function fetchAhead(name: string): void {
  const ignore = (): undefined => undefined;
  LATER[name]?.().catch(ignore);
  if (!BEFORE_A_GAME.includes(name)) return;
  openEarly(name === "learn");
  LATER.table?.().catch(ignore);
  import("./screens/table/Play.svelte").catch(ignore);
}
