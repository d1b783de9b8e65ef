// The ends of things: a table that is gone, what was missed, a finished game that somebody has sent, a newer version.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { announce } from "$lib/game/announce.svelte";
import { renew, renewal } from "$lib/renewal.svelte";
import { route } from "$lib/route.svelte";
import { voice } from "$lib/voice.svelte";
import { words } from "$lib/words.svelte";
import type { Finished } from "$lib/net/api";
import Banner from "../src/screens/table/Banner.svelte";
import Ended from "../src/screens/table/Ended.svelte";
import Keep from "../src/screens/table/final/Keep.svelte";
import Replay from "../src/screens/Replay.svelte";
import { board, mine, place, seated, table, welcome } from "./making";

const REPLAY = "r".repeat(22);
const nothing = (): undefined => undefined;
const html = import.meta.glob("../src/**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

beforeEach(() => {
  route.replace();
  voice.hush();
});

describe("a table that is not here any more", () => {
  test.each(["kicked", "closed", "gone"] as const)("%s: says why, and leads home and to the last game", async (standing) => {
    const home = vi.fn();
    render(Ended, { standing, replay: REPLAY, onagain: nothing, onhome: home });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.say(`web-ended-${standing}`));
    expect(screen.getByRole("link", { name: "See the last game" }).getAttribute("href")).toBe(`#/replay/${REPLAY}`);
    await fireEvent.click(screen.getByRole("button", { name: "Home" }));
    expect(home).toHaveBeenCalled();
  });

  test("has no link where no game was finished, or where one can come back", () => {
    render(Ended, { standing: "closed", onagain: nothing, onhome: nothing });
    render(Ended, { standing: "elsewhere", replay: REPLAY, onagain: nothing, onhome: nothing });
    expect(screen.queryByRole("link", { name: "See the last game" })).toBeNull();
  });
});

describe("what was missed", () => {
  const step = (version: number, card: string, other: string) => ({
    version,
    events: [
      { what: "played", seat: 0, values: { card, how: "pick" } },
      { what: "played", seat: 1, values: { card: other, how: "pick" } },
    ],
  });
  function back() {
    const { store } = seated();
    store.changed("lost", 1006);
    store.receive(welcome({ version: 9, missed: [step(6, "squid", "egg"), step(8, "tempura", "maki2")] }));
    return store;
  }

  test("is one line, and can be read again after the line has gone", async () => {
    const store = back();
    render(Banner, { store, onleave: nothing });
    expect(screen.getByText(/^You are back. While you were away: Ana: Squid nigiri/).classList.contains("line")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "What did I miss?" }));
    store.back = false;
    const sheet = await screen.findByRole("dialog");
    expect(screen.queryByText(/You are back/)).toBeNull();
    expect(within(sheet).getAllByRole("listitem").map((one) => one.textContent?.includes("Ana:"))).toEqual([true, true]);
    expect(within(sheet).getByText(/Leo: .*[Mm]aki/)).toBeTruthy();
  });

  test("is told as one message by the voice", async () => {
    const { store } = seated();
    const stop = $effect.root(() => announce(store));
    store.changed("lost", 1006);
    store.receive(welcome({ version: 9, missed: [step(6, "squid", "egg")] }));
    await vi.waitFor(() => expect(voice.record.join(" ")).toMatch(/While you were away: Ana: Squid nigiri\. Leo: Egg nigiri\./));
    stop();
  });
});

describe("a game that somebody has sent", () => {
  const game: Finished = {
    game: "classic", menu: null, options: {}, names: ["Ana", "Leo"], bots: { "1": "greedy" }, scores: [3, 6], winners: [1],
    board: board({ stage: "over", places: [place({ score: 3 }), place({ score: 6, desserts: ["pudding"] })] }),
    lines: [
      { round: 1, seat: 0, kind: "nigiri", points: 3, why: "why-nigiri", numbers: { count: 1, tripled: 0, points: 3 } },
      { round: 1, seat: 1, kind: "maki", points: 6, why: "why-maki", numbers: { count: 3, place: 1, tied: 1, points: 6 } },
    ],
  }; // prettier-ignore
  const answer = (status: number, body: unknown): void => void vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

  test("shows who won, everybody, every point with its reason, and the file", async () => {
    answer(200, game);
    route.replace("replay", REPLAY);
    render(Replay);
    expect((await screen.findByRole("heading", { name: "Leo wins with 6 points!" })).tagName).toBe("H2");
    expect(screen.getByText("Bots at the table: Leo.")).toBeTruthy();
    expect(screen.getByText(/^Maki: /)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download game" }).getAttribute("href")).toContain(`api/replays/${REPLAY}`);
    await fireEvent.click(screen.getByRole("button", { name: "Leo, round 1: 6 points." }));
    expect(within(screen.getByRole("dialog")).getByText(/^Maki, \+6: /)).toBeTruthy();
    expect([...words.missing]).toEqual([]);
  });

  test("says so when it is not there any more", async () => {
    answer(404, { error: "error-no-such-replay", args: {} });
    route.replace("replay", REPLAY);
    render(Replay);
    expect((await screen.findByRole("alert")).textContent).toBe("There is no such game, or not any more.");
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Home" }).getAttribute("href")).toBe("#/");
  });

  test("is shared as a page for people, not as a file for programs", async () => {
    const share = vi.fn();
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    const result = { names: ["Ana", "Leo"], scores: [3, 6], winners: [1], replay: REPLAY, seed: "", secret: "" };
    const { store } = seated(welcome({ table: table({ phase: "over", result }), mine: null, waiting: [] }));
    render(Keep, { store, result, shown: () => ({ title: "", verdict: "", about: "", players: [] }) });
    await fireEvent.click(screen.getByRole("button", { name: "Share link" }));
    expect(new URL(share.mock.calls[0]?.[0].url).hash).toBe(`#/replay/${REPLAY}`);
  });
});

describe("a newer version", () => {
  test("waits until somebody taps, and is told then to take over", () => {
    const worker = Object.assign(new EventTarget(), { state: "installed", postMessage: vi.fn() }) as unknown as ServiceWorker;
    renewal.waiting = worker;
    renew();
    expect(worker.postMessage).toHaveBeenCalledWith("take-over");
    renewal.waiting = null;
  });
});

describe("the one voice", () => {
  test("is the only polite region: no component has one of its own", () => {
    const others = Object.entries(html).filter(([path, text]) => !path.endsWith("/App.svelte") && /role="(status|log)"|aria-live="polite"/.test(text));
    expect(Object.keys(html).length).toBeGreaterThan(90);
    expect(others.map(([path]) => path)).toEqual([]);
  });

  test("says a question, its answers, hands and scores as whole messages", async () => {
    const question = { number: 2, what: "copy", options: [{ answer: "squid", points: 3, later: 0 }, { answer: "tempura", points: 0, later: 0 }], turning: null };
    const { store } = seated(welcome({ mine: mine({ question, hand: { tempura: 2 } } as never) }));
    const stop = $effect.root(() => announce(store));
    await vi.waitFor(() => expect(voice.record.join(" ")).toMatch(/You can choose: .* and .*\. Your hand: 2 × Tempura\./));
    const result = { names: ["Ana", "Leo"], scores: [1, 6], winners: [1], replay: REPLAY, seed: "", secret: "" };
    store.table = table({ phase: "over", result });
    await vi.waitFor(() => expect(voice.record.at(-1)).toBe("The game is over. Leo wins. How it stands: Ana: 1 point and Leo: 6 points."));
    stop();
  });
});
