// The log of whoever comes to a running game, or comes back after a reload.
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { Reveal } from "$lib/components/play/reveal.svelte";
import { announce } from "$lib/game/announce.svelte";
import { revealed } from "$lib/game/curtain.svelte";
import { voice } from "$lib/voice.svelte";
import { board, mine, seated, update, welcome } from "./making";

describe("who comes to a running round", () => {
  const played = (version: number, card: string) => ({
    version,
    events: [{ what: "played", seat: 1, values: { card, how: "pick" } }, { what: "passed", seat: -1, values: { direction: "left" } }],
  });
  const past = [{ version: 2, events: [{ what: "round_started", seat: -1, values: { round: 1, count: 10 } }] }, played(3, "egg"), played(4, "squid")];

  test("reads what has happened, by turns, as nothing that was missed", () => {
    const { store } = seated(welcome({ past, board: board({ turn: 3 }) }));
    expect(store.moments.list.map(({ place, missed, past }) => [place?.turn ?? null, missed, past])).toEqual([[null, false, true], [1, false, true], [2, false, true]]);
    expect(store.back).toBe(false);
  });

  test("sees where the beginning is too long the turns that are left", () => {
    const { store } = seated(welcome({ past: past.slice(2), board: board({ turn: 3 }) }));
    expect(store.moments.list.map(({ place }) => place)).toEqual([{ round: 1, turn: 2 }]);
  });

  test("after too long away has this in place of the old log", () => {
    const { store } = seated();
    store.receive(update({ events: [{ what: "stood_in", seat: 1, values: {} }] }));
    store.changed("lost", 1006);
    store.receive(welcome({ version: 900, past, board: board({ turn: 3 }) }));
    expect(store.moments.list.flatMap(({ events }) => events.map(({ what }) => what))).not.toContain("stood_in");
    expect(store.moments.list.some((moment) => moment.missed && moment.number > store.missedAfter)).toBe(false);
  });

  test("hears and sees none of it again", () => {
    const said = vi.spyOn(voice, "say");
    const reveal = new Reveal();
    reveal.follow([]);
    const { store } = seated(update());
    const stop = $effect.root(() => announce(store));
    flushSync();
    said.mockClear();
    store.receive(welcome({ past, board: board({ turn: 3 }), mine: null, waiting: [] }));
    flushSync();
    expect(said.mock.calls.flat().join(" ")).not.toMatch(/Egg|Squid/);
    reveal.follow(store.moments.list);
    expect(reveal.turning).toEqual({});
    expect(revealed(store)).toBeNull();
    stop();
  });
});

describe("who has chosen", () => {
  test("hears which cards are kept; no second card is none", () => {
    const said = vi.spyOn(voice, "say");
    const { store } = seated(update());
    const stop = $effect.root(() => announce(store));
    flushSync();
    said.mockClear();
    store.receive(welcome({ mine: mine({ question: null, chosen: ["tempura", "pass"], hand: { egg: 1 } }) }));
    flushSync();
    expect(said.mock.calls.flat().join(" ")).toMatch(/tempura/i);
    expect(said.mock.calls.flat().join(" ")).not.toMatch(/pass/);
    stop();
  });
});
