// The play table with messages recorded from a real server: seats, dishes, reveal, spoon's walk, chips, and who watches.
import { apart } from "$lib/components/play/apart.svelte";
import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fitting, piles, shelf } from "$lib/components/play/piles";
import { Reveal } from "$lib/components/play/reveal.svelte";
import { others, pairs, relation, sides } from "$lib/components/play/seats";
import type { ServerMessage, Update, Welcome } from "$lib/generated/protocol";
import { settings } from "$lib/settings.svelte";
import { voice } from "$lib/voice.svelte";
import { words } from "$lib/words.svelte";
import recorded from "./fixtures/table.json";
import { board, chair, mine, place, seated, table, update, welcome } from "./making";
import { onAPhone, show } from "./phone";

beforeAll(() => apart.fetch());

const party = recorded.party as unknown as ServerMessage[];
const draft = recorded.draft as unknown as ServerMessage[];
const classic = recorded.classic as unknown as ServerMessage[];
const seat = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

function receive(store: { receive(message: ServerMessage): void }, ...messages: ServerMessage[]): void {
  for (const message of messages) store.receive(message);
  flushSync();
}

onAPhone();

describe("who sits where", () => {
  test("the next chair is on the left, and hands that go left go there", () => {
    const four = { places: Array(4).fill(place()) };
    expect(others(four, 4, 2)).toEqual([3, 0, 1]);
    expect(relation({ direction: "left" }, 4, 2, 3)).toBe("to");
    expect(relation({ direction: "left" }, 4, 2, 1)).toBe("from");
    expect(relation({ direction: "right" }, 4, 2, 3)).toBe("from");
    expect(relation({ direction: "right" }, 4, 2, 0)).toBeNull();
    expect(relation({ direction: "left" }, 2, 0, 1)).toBe("both");
  });

  test("a dummy sits at no place of the belt, and watchers see everybody", () => {
    const three = { places: Array(3).fill(place()) };
    expect(others(three, 2, 0)).toEqual([1, 2]);
    expect(relation({ direction: "left" }, 2, 0, 2)).toBeNull();
    expect(others({ places: Array(3).fill(place()) }, 3, null)).toEqual([0, 1, 2]);
  });

  test("everybody has a place, two by two on a phone and round the table on a desk", () => {
    for (let count = 1; count <= 8; count++) {
      const seats = Array.from({ length: count }, (_, at) => at);
      expect(pairs(seats).flat().filter((one) => one !== null).sort()).toEqual(seats);
      const { left, top, right } = sides(count);
      expect(left + top + right).toBe(count);
    }
    expect(pairs([1, 2, 3])).toEqual([[1, 3], [2, null]]);
  });
});

describe("piles", () => {
  test("show the gap of a set, also of the second one", () => {
    const part = (...dishes: string[]) => piles(dishes)[0]?.part;
    expect(part("sashimi")).toEqual({ have: 1, whole: 3 });
    expect(part("sashimi", "sashimi", "sashimi")).toBeNull();
    expect(part("tempura", "tempura", "tempura")).toEqual({ have: 1, whole: 2 });
    expect(part("gyoza", "gyoza", "gyoza", "gyoza", "gyoza", "gyoza")).toBeNull();
    expect(part("onigiri_circle", "onigiri_circle")).toEqual({ have: 1, whole: 4 });
    expect(part("tofu", "tofu", "tofu")).toBeNull();
    expect(part("squid")).toBeNull();
  });

  test("wake when a set is full, and copies count", () => {
    expect(piles(["tempura", "special_order=tempura"])[0]).toMatchObject({ full: 2, part: null });
    expect(piles(["sashimi", "sashimi"])[0]?.full).toBe(0);
    expect(piles(["egg", "squid+wasabi"])[0]?.full).toBe(1);
  });

  test("desserts stand on their own shelf, those of this round too", () => {
    expect(piles(["pudding", "egg"]).map((pile) => pile.kind)).toEqual(["nigiri"]);
    expect(shelf(["pudding", "egg"], ["pudding"])[0]?.cards).toHaveLength(2);
  });

  test("get smaller when there are more, and fit", () => {
    const box = { width: 340, height: 100 };
    const few = fitting([1, 1], box, 16);
    const many = fitting([1, 2, 1, 2, 1, 1, 1, 3], box, 16);
    expect(few.size).toBeGreaterThan(many.size);
    expect(many.size).toBeGreaterThanOrEqual(30);
    expect(fitting([1], { width: 340, height: 300 }, 16).names).toBe(true);
    // In large text a finger is as large as the text wants it: four piles are two rows.
    const row = { width: 340, height: 88 };
    expect([16, 32].map((rem) => fitting([1, 1, 1, 1], row, rem).size > 30)).toEqual([true, false]);
  });
});

describe("the table", () => {
  test("says of each neighbour where hands go, what it does and what it has", () => {
    const { store } = seated(...classic.slice(0, 2));
    show(store);
    const next = store.names[1] ?? "";
    expect(seat(new RegExp(`^to ${next}\\. choosing\\. a bot\\. 0 points, this round \\+10\\. .*Nigiri`))).toBeTruthy();
    expect(seat(new RegExp(`^from ${store.names[3]}\\.`))).toBeTruthy();
    expect(screen.getByText(/Round 1 of 3, turn 4 of 8/)).toBeTruthy();
    expect(words.missing).toEqual(new Set());
  });

  test("marks who has chosen, in words and all at once", () => {
    const { store } = seated(party[0]!);
    show(store);
    receive(store, party[1]!);
    expect(seat(new RegExp(`${store.names[2]}\\. has chosen`))).toBeTruthy();
    expect(seat(/Everybody at the table\. 2 of 4 have chosen/)).toBeTruthy();
  });

  test("shows my dishes with their points, gaps and colours", () => {
    const dishes = ["sashimi", "squid+wasabi", "pudding"];
    const mineHere = place({ dishes, now: 9, later: 6, colours: { sashimi: 1, nigiri: 2 } });
    const tea = { ...board(), menu: ["nigiri", "tea", "sashimi", "pudding"], places: [mineHere, place()] };
    const { store } = seated(welcome({ board: tea }));
    show(store);
    const mineShown = within(screen.getByRole("region", { name: "Your dishes" }));
    expect(mineShown.getByText("1 × Sashimi: 1 of 3 for a set")).toBeTruthy();
    expect(mineShown.getByText("×3")).toBeTruthy();
    expect(mineShown.getByText("Desserts for the end")).toBeTruthy();
    expect(mineShown.getByRole("button", { name: /^2 colours, most: .* 2/ })).toBeTruthy();
    expect(mineShown.getByText("+6")).toBeTruthy();
  });

  test("opens everything in front of a seat", async () => {
    const { store } = seated(...party.slice(0, 3));
    show(store);
    await fireEvent.click(seat(new RegExp(`^to ${store.names[1]}`)));
    const sheet = within(screen.getByRole("dialog", { name: store.names[1] }));
    expect(sheet.getByText(`Your hand goes to ${store.names[1]}.`)).toBeTruthy();
    expect(sheet.getByText("7 cards in hand")).toBeTruthy();
    expect(sheet.getByText(/colours, most/)).toBeTruthy();
    expect(sheet.getByText(/^lime, stripes \(S\): 1 card$/)).toBeTruthy();
  });

  test("is a real table for screen readers", () => {
    settings.set("screenReader", true);
    const { store } = seated(...party.slice(0, 1));
    show(store);
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(5);
    expect(rows[1]?.textContent).toMatch(/^You/);
  });

  test("gives a watcher all seats and no hand", () => {
    const { store } = seated({ ...(party[0] as Welcome), you: { person: null, seats: [], host: false, promised: null }, mine: null });
    show(store);
    expect(screen.getByText(/You are watching/)).toBeTruthy();
    for (const name of store.names) expect(seat(new RegExp(`^${name}\\.`))).toBeTruthy();
  });

  test("names the dummy, who is away and who stands in", () => {
    const chairs = [chair({ host: true }), chair({ name: "Leo", person: 1, stand_in: true })];
    const { store } = seated(welcome({ table: table({ chairs }), board: board({ places: [place(), place(), place()] }) }));
    show(store);
    expect(seat(/^Dummy\. 0 points/)).toBeTruthy();
    expect(seat(/Leo\. choosing\. bot plays/)).toBeTruthy();
    receive(store, update({ version: 6, table: table({ chairs: [chairs[0]!, chair({ name: "Leo", person: 1 })] }) }));
    receive(store, { type: "presence", present: [0], away: { "1": 60 }, watching: 0, wishes: [] });
    expect(seat(/Leo\. choosing\. away/)).toBeTruthy();
  });

  test("counts chips in Draft and keeps their values to those who may know", () => {
    const { store } = seated(...draft.slice(0, 5));
    show(store);
    expect(seat(new RegExp(`${store.names[2]}\\..* 2 chips\\.`))).toBeTruthy();
    expect(screen.getAllByText(/: \d chips? left$/).length).toBeGreaterThan(4);
    expect(words.missing).toEqual(new Set());
  });
});

describe("the reveal", () => {
  test("turns all cards together, then the hands slide; nothing waits for it", () => {
    const sounds: string[] = [];
    const reveal = new Reveal((sound) => sounds.push(sound));
    const { store } = seated(classic[0]!);
    reveal.follow(store.moments.list);
    receive(store, classic[1]!);
    reveal.follow(store.moments.list);
    expect(store.board?.turn).toBe(4);
    expect(Object.keys(reveal.turning)).toHaveLength(4);
    expect(Math.max(...Object.values(reveal.turning).map((one) => one.wait))).toBeLessThanOrEqual(0.25);
    expect(reveal.open).toBe(false);
    vi.advanceTimersByTime(200);
    expect(reveal.open).toBe(true);
    vi.advanceTimersByTime(600);
    expect(reveal.passing).toBe("left");
    expect(reveal.flags[1]?.what).toBe("dipped");
    vi.advanceTimersByTime(5000);
    expect([reveal.passing, reveal.turning, reveal.flags]).toEqual([null, {}, {}]);
    expect(sounds).toEqual(["reveal", "pass"]);
  });

  test("shows nothing that moves at instant speed", () => {
    settings.set("speed", "instant");
    const reveal = new Reveal();
    reveal.follow([]);
    reveal.show((classic[1] as Update).events);
    expect(reveal.turning).toEqual({});
    vi.advanceTimersByTime(3000);
    expect(reveal.passing).toBeNull();
  });

  test("walks with the spoon from seat to seat, in the order of the numbers", () => {
    const { store } = seated(...party.slice(0, 3));
    show(store);
    receive(store, party[3]!);
    const name = store.names[3] ?? "";
    expect(screen.getByRole("list", { name: "Cards in order" }).textContent).toMatch(new RegExp(`5.*${name}`));
    receive(store, party[4]!);
    vi.advanceTimersByTime(10);
    flushSync();
    expect(screen.getByText(new RegExp(`^${name} asks for`))).toBeTruthy();
    vi.advanceTimersByTime(900);
    flushSync();
    expect(screen.getByText("You have none.")).toBeTruthy();
    vi.advanceTimersByTime(900);
    flushSync();
    expect(screen.getByText(new RegExp(`^${store.names[1]} gives`))).toBeTruthy();
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(screen.queryByRole("list", { name: "Cards in order" })).toBeNull();
  });
});

test("the last ten seconds are said once, with the card that would be played", () => {
  const { store } = seated(welcome({ mine: mine() }));
  show(store);
  store.lift("squid");
  const before = voice.record.length;
  receive(store, { type: "clock", left: { "0": 12_000 } });
  for (let second = 0; second < 8; second++) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  const said = voice.record.slice(before).filter((text) => text.includes("seconds left"));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^10 seconds left\. .*Squid/);
});
