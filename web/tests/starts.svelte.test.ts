// What everybody at a table is told of a start: cards that are dealt once more, and starts that were called off or dropped without a word.
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announce } from "$lib/game/announce.svelte";
import { story } from "$lib/game/story";
import { sayStarts } from "$lib/game/starts-said.svelte";
import { toasts } from "$lib/toasts.svelte";
import { voice } from "$lib/voice.svelte";
import { words } from "$lib/words.svelte";
import { rare } from "../src/screens/table/rooms.svelte";
import Banner from "../src/screens/table/Banner.svelte";
import MenuPart from "../src/screens/table/menu/MenuPart.svelte";
import { board, chair, seated, table, update, welcome } from "./making";

const SAME = "The cards of game 1 are dealt once more: if you remember them, you know every hand.";
const BEGUN = [
  { what: "game_started", seat: -1, values: { number: 2 } },
  { what: "same_deal", seat: -1, values: { number: 1 } },
];
const nothing = (): undefined => undefined;
const again = table({ games: 2, same_deal: 1 });
const texts = (): string[] => toasts.list.map(({ text }) => text);

beforeAll(() => rare.fetch());
beforeEach(() => {
  vi.useFakeTimers();
  voice.hush();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  toasts.clear();
});

describe("cards that are dealt once more", () => {
  test("the banner says so in the first turn, aloud too and only once", () => {
    const { store } = seated(welcome({ table: table({ phase: "over" }), board: null, mine: null }));
    const stop = $effect.root(() => announce(store));
    render(Banner, { store, onleave: nothing });
    store.receive(update({ events: BEGUN, table: again, board: board({ game: 2 }) }));
    flushSync();
    expect(screen.getByText(SAME)).toBeTruthy();
    vi.advanceTimersByTime(400);
    expect(voice.record.join(" ").split("once more")).toHaveLength(2);
    store.receive(update({ version: 7, board: board({ game: 2, turn: 2 }) }));
    flushSync();
    expect(screen.queryByText(SAME)).toBeNull();
    stop();
  });

  test("the banner says so after a reload, and not for a fresh deal", () => {
    render(Banner, { store: seated(welcome({ table: again })).store, onleave: nothing });
    expect(screen.getByText(SAME)).toBeTruthy();
    cleanup();
    render(Banner, { store: seated().store, onleave: nothing });
    expect(screen.queryByText(SAME)).toBeNull();
  });

  test("the table's menu says so as long as the game lasts", () => {
    const { store } = seated(welcome({ table: again, board: board({ turn: 5 }) }));
    render(MenuPart, { store, leaving: false, onclose: nothing });
    expect(screen.getByText(SAME)).toBeTruthy();
  });

  test("the story tells it, to somebody who was away too", () => {
    expect(story(BEGUN, { names: ["Ana"], me: 0 })).toEqual(["Game 2 begins.", words.say("event-same_deal", { number: 1 })]);
    const { store } = seated();
    const stop = $effect.root(() => announce(store));
    store.changed("lost", 1006);
    store.receive(welcome({ version: 6, table: again, board: board({ game: 2, turn: 3 }), missed: [{ version: 6, events: BEGUN }] }));
    flushSync();
    vi.advanceTimersByTime(400);
    expect(voice.record.join(" ")).toContain("dealt once more");
    stop();
  });
});

describe("a start that did not become a game", () => {
  const lobby = table({ phase: "lobby", games: 0, chairs: [chair({ host: true }), chair({ name: "Leo", person: 1 })] });

  test("is told on the screen, even where nobody looked when it happened, and once", () => {
    const { store } = seated(welcome({ table: lobby, board: null, mine: null }));
    store.shuffle.off = { names: [], own: false };
    for (let round = 0; round < 2; round += 1) {
      const stop = $effect.root(() => sayStarts(store));
      flushSync();
      expect(texts()).toEqual(round ? [] : ["The start was called off. The host can start again."]);
      stop();
      toasts.clear();
    }
  });

  test("without a word: a message that outlasts the lobby", () => {
    const { store } = seated(welcome({ table: lobby, board: null, mine: null }));
    const stop = $effect.root(() => sayStarts(store));
    store.shuffle.warning = "broken";
    flushSync();
    vi.advanceTimersByTime(10_000);
    expect(texts().join()).toContain("dropped the start without a word");
    stop();
  });
});
