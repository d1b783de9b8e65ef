// A phone on which a table is looked at, with a clock that tests move on.
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { TableStore } from "$lib/game/table.svelte";
import { settings } from "$lib/settings.svelte";
import Play from "../src/screens/table/Play.svelte";

/** The table with everything on it. */
export function show(store: TableStore): void {
  render(Play, { store });
  flushSync();
}

/** Every test of the file happens on a new phone. */
export function onAPhone(): void {
  beforeEach(() => {
    settings.reset();
    vi.useFakeTimers();
    vi.stubGlobal("innerWidth", 360);
    vi.stubGlobal("innerHeight", 640);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
