// The end of a round and of a game on the screen: rows come one by one, numbers tell why, one more takes one tap.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { DRAFT } from "$lib/generated/cards";
import type { Line } from "$lib/generated/protocol";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import LogPanel from "$lib/components/score/LogPanel.svelte";
import MenuTiles from "$lib/components/score/MenuTiles.svelte";
import Final from "../src/screens/table/Final.svelte";
import Scoring from "../src/screens/table/Scoring.svelte";
import { board, chair, place, seated, SETUP, table, update, welcome } from "./making";

const lines: Line[] = [
  { round: 1, seat: 0, kind: "nigiri", points: 3, why: "why-nigiri", numbers: { count: 1, tripled: 0, points: 3 } },
  { round: 1, seat: 1, kind: "maki", points: 6, why: "why-maki", numbers: { count: 3, place: 1, tied: 1, points: 6 } },
];
const scored = board({ places: [place({ dishes: ["squid", "maki1", "pudding"], score: 3 }), place({ dishes: ["maki3", "chopsticks"], score: 6 })] });
const scoring = () => seated(welcome({ table: table({ phase: "scoring" }), board: scored, mine: null, waiting: [], lines }));

describe("the end of a round", () => {
  it("shows a row with each tap, then asks who is ready", async () => {
    const { store, line } = scoring();
    render(Scoring, { store });
    expect(screen.queryByRole("button", { name: /Ana, Nigiri/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Next: Nigiri" }));
    expect(screen.getByRole("button", { name: "Ana, Nigiri: 3 points, counted 1." })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Leo, Maki/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getByRole("button", { name: "Leo, Maki: 6 points, counted 3." })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ana, Pudding: 1 kept, counts at the end." })).toBeTruthy();
    await new Promise((done) => setTimeout(done, 600));
    await fireEvent.click(screen.getByRole("button", { name: "Ready for the next course" }));
    expect(line.sent.at(-1)).toMatchObject({ type: "continue", anyway: false });
    expect([...words.missing]).toEqual([]);
  });

  it("keeps points and places in sight, and nobody is first before anything is shown", async () => {
    render(Scoring, { store: scoring().store });
    const standings = screen.getByRole("list", { name: "Total" });
    const told = () => within(standings).getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim());
    expect(told()).toEqual([expect.stringMatching(/^Ana: 0 points/), expect.stringMatching(/^Leo: 0 points/)]);
    expect(standings.textContent).not.toContain("1st");
    await fireEvent.click(screen.getByRole("button", { name: "Next: Nigiri" }));
    expect(told()).toEqual([expect.stringMatching(/^Ana: 3 points.*1st$/), expect.stringMatching(/^Leo: 0 points.*2nd$/)]);
    expect(standings.compareDocumentPosition(screen.getByRole("table")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("shows everything at once where nothing should move", () => {
    settings.set("motion", "none");
    render(Scoring, { store: scoring().store });
    settings.set("motion", "auto");
    expect(screen.getByText(/No points for: Chopsticks/)).toBeTruthy();
  });

  it("opens the sum of a number in words, also where there are no points", async () => {
    settings.set("motion", "none");
    render(Scoring, { store: scoring().store });
    await fireEvent.click(screen.getByRole("button", { name: "Ana, Maki: 0 points, counted 1." }));
    expect(within(screen.getByRole("dialog")).getByText("1 counted, and no points for it this time.")).toBeTruthy();
    settings.set("motion", "auto");
  });
});

describe("the end of a game", () => {
  const result = { names: ["Ana", "Leo"], scores: [3, 6], winners: [1], replay: "r".repeat(22), seed: "", secret: "" };
  const over = (more = {}) => seated(welcome({ table: table({ phase: "over", result, ...more }), board: { ...scored, stage: "over" }, mine: null, waiting: [], lines }));

  it("says who has won and something nice about everybody", () => {
    render(Final, { store: over().store });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Leo wins with 6 points!");
    const people = within(screen.getByRole("list", { name: "Everybody at the table" })).getAllByRole("listitem");
    expect(people.map((one) => one.textContent?.includes("points"))).toEqual([true, true]);
    expect([...words.missing]).toEqual([]);
  });

  it("begins one more with one tap of a host who plays with bots", async () => {
    const { store, line } = over();
    render(Final, { store });
    await fireEvent.click(screen.getByRole("button", { name: "Okawari! One more" }));
    await vi.waitFor(() => expect(line.sent.at(-1)?.type).toBe("ready"));
    const ready = line.sent.at(-1) as { type: string; id: string };
    store.receive({ type: "ack", id: ready.id, version: 6 });
    await new Promise((done) => setTimeout(done, 20));
    expect(line.sent.at(-1)).toMatchObject({ type: "start", fill: false, same_deal: false });
  });

  it("waits while the cards are shuffled, and says so if it takes long", async () => {
    const opening = { commitments: ["a".repeat(64), null], missing: [0] };
    const { store, line } = over({ opening, chairs: [chair({ host: true, ready: true }), chair({ name: "Leo", person: 1, ready: true })] });
    render(Final, { store });
    expect(screen.queryByText(/Shuffling/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Start the next game" }));
    expect(line.sent.filter((one) => one.type === "start")).toEqual([]);
    await vi.waitFor(() => expect(screen.getByText("Shuffling: every device adds its part …")).toBeTruthy());
    expect(screen.getByRole("button", { name: "Start the next game" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("offers bots for chairs that have become free", async () => {
    const { store, line } = over({ chairs: [chair({ host: true, ready: true }), chair({ who: "free", name: "", person: null })] });
    render(Final, { store });
    await fireEvent.click(screen.getByRole("button", { name: "Start, a bot takes the free chair" }));
    expect(line.sent.at(-1)).toMatchObject({ type: "start", fill: true });
  });
});

it("marks in the log what was missed", () => {
  const { store } = seated();
  store.receive(update({ events: [{ what: "more_time", seat: 1, values: {} }] }));
  store.moments.missed([{ version: 7, events: [{ what: "stood_in", seat: 1, values: {} }] }]);
  render(LogPanel, { store });
  expect(screen.getByText("Leo asks for more time.")).toBeTruthy();
  const missed = screen.getByText("While you were away").closest("section")!;
  expect(within(missed).getByText("A bot plays for Leo.")).toBeTruthy();
});

it("counts Draft's chips row by row, and tells none before its row", async () => {
  const draft = table({ phase: "scoring", setup: { ...SETUP, game: "draft" } });
  const laid = board({ menu: [], piles: { tuna: 2, prawn: 3 }, places: [place({ chips: ["tuna"], values: [0] }), place()] });
  const events = [{ what: "chip_taken", seat: 0, values: { card: "tuna" } }, { what: "round_ended", seat: -1, values: { round: laid.round } }];
  const { store } = seated(welcome({ table: draft, board: board({ menu: [], piles: { tuna: 3, prawn: 3 } }), mine: null }), update({ board: laid, table: draft, events }));
  render(Scoring, { store });
  const sums = (): string[] => within(screen.getByRole("row", { name: /Chips so far/ })).getAllByRole("cell").map((one) => one.textContent ?? "");
  expect(sums()).toEqual(["0", "0"]);
  await fireEvent.click(screen.getByRole("button", { name: /Next: Tuna/ }));
  expect(sums()).toEqual(["1", "0"]);
});

it("has a tile for everything that Draft serves", () => {
  const store = seated(welcome({ table: table({ setup: { ...SETUP, game: "draft" } }), board: board({ menu: [], piles: { tuna: 3, dessert: 3 } }) })).store;
  render(MenuTiles, { store });
  expect(screen.getAllByRole("listitem").map((tile) => tile.dataset.kind)).toEqual([...DRAFT]);
  expect(DRAFT).toHaveLength(7);
});

it("tells on every tile when the dish scores, and lights the one in focus", () => {
  render(MenuTiles, { store: seated().store, lit: "pudding" });
  const tiles = screen.getAllByRole("listitem");
  expect(tiles).toHaveLength(8);
  const pudding = tiles.find((tile) => tile.getAttribute("aria-current") === "true")!;
  expect(within(pudding).getByText("Scores at the end of the game")).toBeTruthy();
});
