// Faces are heard and written down, unless they are muted; in the lobby too.
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { sayEmotes } from "$lib/game/emotes-said.svelte";
import { story } from "$lib/game/story";
import type { TableStore } from "$lib/game/table.svelte";
import { settings } from "$lib/settings.svelte";
import Lobby from "../src/screens/table/Lobby.svelte";
import { seated } from "./making";

afterEach(() => settings.reset());

function told(store: TableStore): string[] {
  return store.moments.list.flatMap((moment) => story(moment.events, { names: store.names, me: store.seat }));
}

function listening(): { store: TableStore; stop: () => void } {
  const { store } = seated();
  return { store, stop: $effect.root(() => sayEmotes(store)) };
}

test("who says what becomes a sentence, once", () => {
  const { store, stop } = listening();
  flushSync();
  store.receive({ type: "emoted", seat: 1, emote: "hurry" });
  flushSync();
  expect(told(store)).toEqual(["Leo says: Hurry, please!"]);
  store.receive({ type: "emoted", seat: 0, emote: "yum" });
  flushSync();
  expect(told(store)).toHaveLength(2);
  stop();
});

test("muted, nothing is told, and the lobby shows none and offers none", () => {
  settings.set("emotes", false);
  const { store, stop } = listening();
  render(Lobby, { store });
  store.receive({ type: "emoted", seat: 1, emote: "hurry" });
  flushSync();
  expect(told(store)).toEqual([]);
  expect(document.querySelector('use[href="#emote-hurry"]')).toBeNull();
  expect(screen.queryByRole("group", { name: "Say something" })).toBeNull();
  stop();
});
