// Setting the table: the tray and its fixes, the question to the server, the lobby, and the curtain of one device.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deciding, looked, revealed } from "$lib/game/curtain.svelte";
import { DEVICE_SETUP, keepSetup, recentNames, recentSetup, USUAL_SETUP } from "$lib/game/recent";
import { Problem, type Check } from "$lib/net/api";
import type { CardFact, Facts } from "$lib/net/facts";
import { voice } from "$lib/voice.svelte";
import Curtain from "../src/screens/table/Curtain.svelte";
import Lobby from "../src/screens/table/Lobby.svelte";
import Room from "../src/screens/table/Room.svelte";
import { moved, spotOf } from "../src/screens/table/lobby/ring";
import DishSheet from "../src/screens/create/DishSheet.svelte";
import { explained, fixesFor } from "../src/screens/create/fixes";
import SetupForm from "../src/screens/create/SetupForm.svelte";
import { kindsOf, mended, named, served, slotsOf, surprise, temperOf } from "../src/screens/create/menu";
import { Plan } from "../src/screens/create/plan.svelte";
import { board, chair, mine, place, seated, SETUP, table, update, welcome } from "./making";

const fact = (kind: string, group: string, players: [number, number] = [2, 8], mean = 0): CardFact => ({
  kind, name: kind, group, group_name: group, copies: {}, faces: {}, rules: { party: `${kind} scores.` }, players, expansion: false,
  temper: { mean, simple: 3 - mean, lucky: 1 },
}); // prettier-ignore
const FIRST = ["maki", "tempura", "sashimi", "miso", "wasabi", "tea", "pudding"];
const BOOK: Facts = {
  version: "0", language: "en", clauses: [], paces: [], options: [], courses: { roll: 1, appetizer: 3, special: 2, dessert: 1 },
  games: [{ code: "party", name: "Party", follows: "", note: "", players: [2, 8] }],
  bots: [{ code: "novice", name: "Novice", note: "" }, { code: "casual", name: "Casual", note: "" }],
  menus: [
    { code: "my-first-meal", name: "First Bites", note: "", kinds: ["nigiri", ...FIRST], players: [2, 3, 4, 5, 6, 7, 8], meant_for: [2, 8] },
    { code: "big-banquet", name: "Long Table", note: "", kinds: ["nigiri", "maki", "tempura", "miso", "edamame", "spoon", "tea", "pudding"], players: [3, 4, 5, 6, 7, 8], meant_for: [6, 8] },
  ],
  cards: [
    fact("nigiri", "nigiri"), fact("maki", "roll"), fact("temaki", "roll", [2, 8], 2), fact("tempura", "appetizer"), fact("sashimi", "appetizer", [2, 8], 1),
    fact("miso", "appetizer", [2, 8], 2), fact("eel", "appetizer"), fact("edamame", "appetizer", [3, 8]), fact("wasabi", "special"),
    fact("spoon", "special", [3, 8], 3), fact("tea", "special"), fact("pudding", "dessert", [2, 8], 2), fact("fruit", "dessert"),
  ],
}; // prettier-ignore
const REFUSED = {
  spoon: { error: "error-bad-menu-seats", args: { kind: "spoon", seats: 2, least: 3, most: 8 } },
  edamame: { error: "error-bad-menu-seats", args: { kind: "edamame", seats: 2 } },
};

beforeEach(() => {
  const answer = (url: URL | string): unknown => (String(url).includes("api/check") ? { problem: null, kinds: {} } : BOOK);
  vi.stubGlobal("fetch", async (url: URL | string) => new Response(JSON.stringify(answer(url))));
});
afterEach(() => void vi.unstubAllGlobals());

describe("the tray", () => {
  test("has eight slots, course by course, and the first cannot be changed", () => {
    const slots = slotsOf(kindsOf("my-first-meal", BOOK), BOOK);
    expect(slots.map((slot) => slot.group)).toEqual(["nigiri", "roll", "appetizer", "appetizer", "appetizer", "special", "special", "dessert"]);
    expect(slots.filter((slot) => slot.fixed).map((slot) => slot.kind)).toEqual(["nigiri"]);
  });

  test("changes places with a dish that lies there already, and knows a menu by its name", () => {
    expect(served(FIRST, "tempura", "miso")).toEqual(["maki", "miso", "sashimi", "tempura", "wasabi", "tea", "pudding"]);
    expect(named(served(FIRST, "tempura", "miso"), BOOK)).toBe("my-first-meal");
    expect(named(served(FIRST, "tea", "spoon"), BOOK)).toContain("spoon");
  });

  test("surprises with dishes that may be served, none of them twice", () => {
    for (let time = 0; time < 50; time += 1) {
      const found = surprise(BOOK, REFUSED);
      expect(new Set(found).size).toBe(7);
      expect(found).not.toContain("spoon");
      expect(found).not.toContain("edamame");
    }
  });

  test("is between the kindest and the meanest that there can be", () => {
    expect(temperOf(["maki", "tempura", "eel", "edamame", "wasabi", "tea", "fruit"], BOOK)?.mean).toBe(0);
    expect(temperOf(["temaki", "sashimi", "miso", "eel", "spoon", "tea", "pudding"], BOOK)?.mean).toBe(1);
  });
});

describe("a menu that cannot be", () => {
  const setup = { ...USUAL_SETUP, seats: 2, menu: "big-banquet" };

  test("is told in words that people know", () => {
    expect(explained(REFUSED.spoon, BOOK)).toBe("“Spoon” cannot be on the menu with 2 players. It is for 3 to 8.");
  });

  test("is mended by other dishes, or by more chairs, but never by fewer chairs than people", () => {
    const [swap, seats] = fixesFor(REFUSED.spoon, setup, BOOK, REFUSED, 1);
    expect(mended(kindsOf("big-banquet", BOOK), BOOK, REFUSED)).toEqual(["maki", "tempura", "miso", "sashimi", "wasabi", "tea", "pudding"]);
    expect(swap?.setup.menu).toBe("my-first-meal");
    expect(seats?.setup.seats).toBe(3);
    expect(fixesFor(REFUSED.spoon, setup, BOOK, REFUSED, 5)[1]?.setup.seats).toBe(5);
  });

  test("dims the dish, says why, and does not serve it", async () => {
    const chosen = vi.fn();
    const slot = { kind: "wasabi", group: "special", fixed: false };
    render(DishSheet, { slot, kinds: FIRST, book: BOOK, refused: REFUSED, onchoose: chosen, onclose: () => undefined });
    const spoon = screen.getByRole("button", { name: /^spoon/i });
    expect(spoon.getAttribute("aria-disabled")).toBe("true");
    expect(spoon.textContent).toContain("cannot be on the menu with 2 players");
    await fireEvent.click(spoon);
    expect(chosen).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /^tea/i }));
    expect(chosen).toHaveBeenCalledWith("tea");
  });
});

describe("the form", () => {
  test("opens no table when a dish is tapped, only when asked to", async () => {
    const opened = vi.fn();
    render(SetupForm, { setup: USUAL_SETUP, book: BOOK, label: "Open table", onsubmit: opened });
    await fireEvent.click(screen.getByRole("button", { name: /^Sashimi/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^eel/ }));
    expect(opened).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Open table" }));
    expect(opened).toHaveBeenCalledOnce();
    expect(opened.mock.calls[0]?.[0].menu).toContain("eel");
  });
});

describe("a plan", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("asks the server once for quick changes, and an old answer does not count", async () => {
    const answers: ((check: Check) => void)[] = [];
    const ask = vi.fn(() => new Promise<Check>((done) => answers.push(done)));
    const plan = new Plan(USUAL_SETUP, 1, ask);
    plan.change({ seats: 3 });
    plan.change({ seats: 2 });
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledTimes(2);
    answers[1]?.({ problem: REFUSED.spoon, kinds: REFUSED });
    answers[0]?.({ problem: null, kinds: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(plan.check.problem?.error).toBe("error-bad-menu-seats");
  });

  test("asks again when it was too fast, and goes on without an answer when nobody is there", async () => {
    const ask = vi.fn<() => Promise<Check>>().mockRejectedValueOnce(new Problem("error-too-many", {}, 429)).mockRejectedValue(new Problem("web-problem-away"));
    const plan = new Plan(USUAL_SETUP, 1, ask);
    await vi.advanceTimersByTimeAsync(10);
    expect([ask.mock.calls.length, plan.away]).toEqual([1, null]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(plan.away?.error).toBe("web-problem-away");
    expect(plan.check.problem).toBeNull();
  });

  test("leaves usual rules out, so that an edition can settle them", () => {
    const plan = new Plan(USUAL_SETUP, 1, async () => ({ problem: null, kinds: {} }));
    plan.rule("wasabi", "may", "must");
    expect(plan.setup.options).toEqual({ wasabi: "may" });
    plan.rule("wasabi", "must", "must");
    expect(plan.setup.options).toEqual({});
  });
});

describe("what the device remembers", () => {
  test("is the last setup, and nothing that has another form by now", () => {
    keepSetup({ ...USUAL_SETUP, seats: 6, menu: ["maki"] });
    expect(recentSetup()).toMatchObject({ seats: 6, menu: ["maki"] });
    localStorage.setItem("okawari:setup", JSON.stringify({ seats: "six", menu: 5, odd: 1, options: [] }));
    expect(recentSetup()).toEqual(USUAL_SETUP);
    localStorage.setItem("okawari:device-names", JSON.stringify({ no: "list" }));
    expect(recentNames()).toEqual([]);
    expect(recentSetup("device-setup", DEVICE_SETUP).spectators).toBe(false);
    keepSetup({ ...USUAL_SETUP, game: "classic", menu: null });
    expect(recentSetup()).toMatchObject({ game: "classic", menu: null }); // the usual menu is Party's
    keepSetup({ ...USUAL_SETUP, seats: 5, bots: "greedy" }); // offered no more
    expect(recentSetup()).toMatchObject({ seats: 5, bots: "casual" });
  });
});

describe("the round table", () => {
  test("has one's own chair at the bottom and the next one to the left of it", () => {
    expect(spotOf(2, 4, 2).y).toBeCloseTo(1);
    expect(spotOf(3, 4, 2).x).toBeCloseTo(-1);
    expect(moved(4, 3, 1)).toEqual([3, 1, 2, 0]);
  });

  const people = [chair({ host: true }), chair({ name: "Leo", person: 1, ready: true }), chair({ who: "free", name: "", person: null })];
  const lobby = (more = {}) => table({ phase: "lobby", setup: { ...SETUP, seats: 3 }, chairs: people, games: 0, ...more });

  test("lets the host fill free chairs with bots, after the host's part of the shuffle", async () => {
    const { store, line } = seated(welcome({ table: lobby(), board: null, mine: null, waiting: [] }));
    render(Lobby, { store });
    await fireEvent.click(screen.getByRole("button", { name: "Start with 1 bot" }));
    const ready = await vi.waitFor(() => {
      const found = line.sent.find((message) => message.type === "ready");
      expect(found).toBeTruthy();
      return found;
    });
    expect(ready).toMatchObject({ ready: true });
    store.receive({ type: "ack", id: (ready as { id: string }).id, version: 6 });
    await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ type: "start", fill: true }));
  });

  test("tells a guest the code and lets them be ready, but not start", async () => {
    const { store, line } = seated(welcome({ you: { person: 1, seats: [1], host: false, promised: null }, table: lobby({ chairs: [people[0], chair({ name: "Leo", person: 1 }), people[2]] }), board: null, mine: null, waiting: [] }));
    render(Lobby, { store });
    expect(screen.getByText("BCD-FGH")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "I am ready" }));
    await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ type: "ready", ready: true }));
    expect(screen.getByRole("button", { name: "Chair 1: Ana, the host. Not ready yet." })).toBeTruthy();
  });

  test("says who lost the connection and for how long the chair is kept", () => {
    const { store } = seated(welcome({ table: lobby(), board: null, mine: null, waiting: [] }), { type: "presence", present: [0], away: { "1": 30 }, watching: 0, wishes: [] });
    render(Lobby, { store });
    expect(screen.getByRole("button", { name: "Chair 2: Leo. Lost the connection. The chair is kept for 30 seconds." })).toBeTruthy();
  });
});

describe("the curtain", () => {
  const shared = () => welcome({ you: { person: 0, seats: [0, 1], host: true, promised: null }, mine: null, waiting: [0, 1], table: table({ chairs: [chair({ name: "Mia" }), chair({ name: "Leo" })] }) });

  test("names the next person, and only that one's wish opens it", async () => {
    const { store } = seated(shared());
    const look = vi.fn();
    render(Curtain, { store, onlook: look });
    await fireEvent.click(screen.getByRole("button", { name: "I am Mia, show my hand" }));
    expect(look).toHaveBeenCalledWith(0);
    await fireEvent.click(screen.getByRole("button", { name: "Leo" }));
    expect(screen.getByRole("button", { name: "I am Leo, show my hand" })).toBeTruthy();
  });

  test("falls when the device loses the attention, and nothing said of the hand is left", async () => {
    const { store, line } = seated(shared());
    store.look(0);
    store.receive({ type: "private", version: 5, mine: mine() });
    vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
    render(Room, { store, onhome: () => undefined });
    await vi.waitFor(() => expect(document.body.innerHTML).toContain("card-squid"), 20_000);
    voice.polite = "Your hand: Squid nigiri";
    voice.record.push("Your hand: Squid nigiri");
    dispatchEvent(new Event("blur"));
    expect(document.body.innerHTML).not.toMatch(/squid/i);
    expect(line.sent.at(-1)).toEqual({ type: "look", seat: null });
    expect([voice.polite, ...voice.record].join()).not.toMatch(/squid/i);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("squid");
  }, 30_000);

  test("shows what all have played once, before the next hand", async () => {
    const played = [0, 1].map((seat) => ({ what: "played", seat, values: { card: seat ? "tempura" : "squid", how: "pick" } }));
    const { store } = seated(shared(), update({ events: played, board: board({ turn: 2, places: [place({ now: 3 }), place()] }), waiting: [0, 1] }));
    expect([...(revealed(store)?.cards ?? [])]).toEqual([[0, ["squid"]], [1, ["tempura"]]]);
    expect(deciding(store)).toEqual([0, 1]);
    render(Curtain, { store, onlook: () => undefined });
    expect(screen.getByRole("img", { name: "Squid nigiri" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Seen it, go on" }));
    expect(document.body.innerHTML).not.toContain("card-squid");
    expect(revealed(store)).toBeNull();
    looked(store, 0);
  });
});
