// Time and odds: clocks to choose from, the wish for more time, fewer chairs, and what a spoon is likely to get.
import { rare } from "../src/screens/table/rooms.svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Request from "$lib/components/play/Request.svelte";
import { PACES } from "$lib/game/paces";
import type { ClientMessage, Mine, Pace, ServerMessage, Setup, Welcome } from "$lib/generated/protocol";
import type { CardFact, Facts } from "$lib/net/facts";
import { settings } from "$lib/settings.svelte";
import { toasts } from "$lib/toasts.svelte";
import MenuToRead from "../src/screens/table/lobby/MenuToRead.svelte";
import { spotOf } from "../src/screens/table/lobby/ring";
import StartBar from "../src/screens/table/lobby/StartBar.svelte";
import Room from "../src/screens/table/Room.svelte";
import TableMenu from "../src/screens/table/menu/TableMenu.svelte";
import { chair, mine, seated, SETUP, table, update, welcome } from "./making";

beforeAll(() => rare.fetch());

const ANA = chair({ host: true });
const LEO = chair({ name: "Leo", person: 1, ready: true });
const FREE = chair({ who: "free", name: "", person: null });
const BRISK: Setup = { ...SETUP, pace: "brisk" };
const GUEST = { person: 1, seats: [1], host: false, promised: null };
const at = (setup: Setup, more: Partial<Welcome> = {}) => welcome({ table: table({ phase: "lobby", chairs: [ANA, LEO], setup }), board: null, mine: null, waiting: [], ...more });
const wishes = (...seats: number[]): ServerMessage => ({ type: "presence", present: [0, 1], away: {}, watching: 0, wishes: seats });
const sent = <Kind extends ClientMessage["type"]>(line: { sent: ClientMessage[] }, type: Kind) =>
  line.sent.filter((one): one is Extract<ClientMessage, { type: Kind }> => one.type === type);

const usual = (): void => {
  localStorage.clear();
  settings.reset();
};
beforeEach(usual);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const toast of toasts.list) toasts.close(toast.key);
});

describe("the clock", () => {
  test("the host has every pace to choose from", async () => {
    const every: Record<Pace, true> = { none: true, slowest: true, slower: true, slow: true, friendly: true, brisk: true };
    expect([...PACES].sort()).toEqual(Object.keys(every).sort());
    const { store, line } = seated(welcome({ table: table({ chairs: [ANA, LEO], setup: BRISK }) }));
    render(TableMenu, { store });
    await fireEvent.click(screen.getByRole("button", { name: "This table" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Slowest", hidden: true }));
    await fireEvent.click(screen.getByRole("switch", { name: /Twice the time/, hidden: true }));
    expect(sent(line, "change_setup").map((one) => one.setup)).toEqual([{ ...BRISK, pace: "slowest" }, { ...BRISK, doubled: true }]);
  });

  test("large text, a screen reader and the setting itself wish for more time, and nothing else does", () => {
    expect(settings.slow).toBe(false);
    for (const [name, value, slow] of [["textSize", 125, false], ["textSize", 150, true], ["screenReader", true, true], ["moreTime", true, true], ["motion", "none", false]] as const) {
      usual();
      settings.set(name, value as never);
      expect(settings.slow, name).toBe(slow);
    }
  });

  test("a wish reaches the table where a clock runs, again after each coming back, and ends with the setting", async () => {
    settings.set("moreTime", true);
    const { store, line } = seated(at(SETUP, { you: GUEST }));
    render(Room, { store, onhome: () => undefined });
    await tick();
    expect(sent(line, "wish")).toEqual([]);
    store.receive(update({ version: 6, table: table({ phase: "lobby", chairs: [ANA, LEO], setup: BRISK }) }));
    await tick();
    expect(sent(line, "wish")).toEqual([{ type: "wish", more_time: true }]);
    store.receive(at(BRISK, { you: GUEST, version: 6 }));
    await tick();
    expect(sent(line, "wish")).toHaveLength(2);
    settings.set("moreTime", false);
    await tick();
    expect(sent(line, "wish").at(-1)).toEqual({ type: "wish", more_time: false });
  });

  test("who wished for it is told when it is granted", async () => {
    settings.set("textSize", 200);
    const { store } = seated(at(BRISK, { you: GUEST }));
    render(Room, { store, onhome: () => undefined });
    await tick();
    store.receive(update({ version: 6, table: table({ phase: "lobby", chairs: [ANA, LEO], setup: { ...BRISK, doubled: true } }) }));
    await tick();
    expect(toasts.list.map((toast) => toast.text)).toEqual(["You wished for more time: everybody has twice as much now."]);
  });

  test("the host reads who would like more time, and agrees or leaves it with one button", async () => {
    const { store, line } = seated(at(BRISK), wishes(1));
    render(Room, { store, onhome: () => undefined });
    expect(await screen.findByText("Leo would like more time.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Leave the clock as it is" }));
    expect(screen.queryByText("Leo would like more time.")).toBeNull();
    store.receive(wishes(0));
    await tick();
    expect(screen.queryByText(/would like more time/), "one's own wish needs no question").toBeNull();
    cleanup();
    const again = seated(at(BRISK), wishes(1));
    render(Room, { store: again.store, onhome: () => undefined });
    await fireEvent.click(await screen.findByRole("button", { name: "Twice the time for all" }));
    expect(sent(again.line, "change_setup").map((one) => one.setup)).toEqual([{ ...BRISK, doubled: true }]);
    expect(sent(line, "change_setup")).toEqual([]);
  });
});

describe("the lobby", () => {
  const three: Setup = { ...SETUP, seats: 3 };
  const friends = () => seated(at(three, { table: table({ phase: "lobby", chairs: [ANA, LEO, FREE], setup: three }) }));
  const answers = (problem: unknown) => vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ problem, kinds: {} }))));

  test("two friends can take the empty chairs away where the game can be played by two", async () => {
    answers(null);
    const { store, line } = friends();
    render(StartBar, { store });
    await fireEvent.click(await screen.findByRole("button", { name: "Just us 2: no empty chairs" }));
    expect(sent(line, "change_setup").map((one) => one.setup)).toEqual([{ ...three, seats: 2 }]);
  });

  test("it is not offered where the server says no", async () => {
    answers({ error: "error-bad-menu-seats", args: {} });
    const { store } = friends();
    render(StartBar, { store });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await tick();
    expect(screen.queryByRole("button", { name: /Just us/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Start with 1 bot" })).toBeTruthy();
  });

  test("the faces can be reached from the bar", async () => {
    answers(null);
    const { store, line } = friends();
    render(StartBar, { store });
    await fireEvent.click(screen.getByRole("button", { name: "Say something" }));
    await fireEvent.click(screen.getByRole("button", { name: "Yum!" }));
    expect(sent(line, "emote")).toMatchObject([{ emote: "yum" }]);
  });

  test("the next chair stands clockwise of one's own, as the words say", () => {
    const next = spotOf(1, 4, 0);
    expect(next.x).toBeCloseTo(-1); // from the bottom over the left: clockwise
    expect(spotOf(2, 4, 0).y).toBeCloseTo(-1);
  });

  test("what needs an option is on the menu only with it", () => {
    const card = (kind: string, more: Partial<CardFact> = {}): CardFact => ({
      kind, name: kind, group: "roll", group_name: "", copies: {}, faces: {}, rules: { classic: "plain", classic_hard: "hard" }, players: [2, 5], expansion: false, ...more,
    }); // prettier-ignore
    const book = { menus: [], cards: [card("maki"), card("tempura", { needs: { classic: { promo: "yes" } } })] } as unknown as Facts;
    const names = () => screen.getAllByRole("listitem").map((item) => item.textContent);
    render(MenuToRead, { setup: SETUP, book });
    expect(names()).toHaveLength(1);
    cleanup();
    render(MenuToRead, { setup: { ...SETUP, options: { promo: "yes" } }, book });
    expect(names()).toHaveLength(2);
  });
});

describe("a spoon", () => {
  const option = (answer: string, chance: number) => ({ answer, points: null, later: null, chance });
  const asked: Mine["question"] = { number: 3, what: "request", options: [option("any-nigiri", 87), option("egg", 100), option("squid", 40), option("tempura", 0)], turning: null };

  test("tells the odds that the server has counted, for kinds and for faces", async () => {
    const { store } = seated(welcome({ mine: mine({ question: asked }) }));
    render(Request, { store, onlift: (answer) => store.lift(answer) });
    const nigiri = screen.getByRole("button", { name: /Nigiri/ });
    expect(nigiri.textContent).toContain("87");
    expect(nigiri.textContent).toContain("likely that somebody has one");
    expect(screen.getByRole("button", { name: /Tempura/ }).textContent).toContain("Nobody has one.");
    await fireEvent.click(nigiri);
    expect(screen.getByRole("button", { name: /^Egg/ }).textContent).toContain("Somebody has one for sure.");
    expect(screen.getByText(/from what you can know/)).toBeTruthy();
  });
});
