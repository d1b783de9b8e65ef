// The store: it follows versions, keeps commands until they are answered, and never invents anything.
import { Closing } from "$lib/generated/protocol";
import { Outbox } from "$lib/net/outbox";
import { expect, test, vi } from "vitest";
import { board, mine, seated, table, update, welcome } from "./making";

test("a welcome is everything", () => {
  const { store } = seated();
  expect(store.standing).toBe("live");
  expect(store.version).toBe(5);
  expect(store.names).toEqual(["Ana", "Leo"]);
  expect(store.seat).toBe(0);
});

test("an update changes what it brings and nothing else", () => {
  const { store } = seated();
  store.receive(update({ mine: mine({ chosen: ["squid"], question: null, can_take_back: true }) }));
  expect(store.version).toBe(6);
  expect(store.waiting).toEqual([1]);
  expect(store.board).not.toBeNull();
  expect(store.mine?.chosen).toEqual(["squid"]);
});

test("no mine beside a board means nothing to see", () => {
  const { store } = seated();
  store.receive(update({ board: board({ turn: 2 }) }));
  expect(store.mine).toBeNull();
});

test("a missing version asks for everything anew, an old one is passed over", () => {
  const { store, line } = seated();
  store.receive(update({ version: 8, waiting: [] }));
  expect(line.renewed).toBe(1);
  expect(store.version).toBe(5);
  store.receive(update({ version: 5, waiting: [] }));
  expect(store.waiting).toEqual([0, 1]);
  expect(line.renewed).toBe(1);
});

test("private replaces mine, and null draws the curtain", () => {
  const { store } = seated();
  store.receive({ type: "private", version: 5, mine: null });
  expect(store.mine).toBeNull();
  expect(store.version).toBe(5);
});

test("a kept card is saving until its ack", async () => {
  const { store, line } = seated();
  const kept = store.keep("squid");
  expect(store.saving).toBe("yes");
  const sent = line.sent.at(-1)!;
  expect(sent).toMatchObject({ type: "answer", seat: 0, question: 1, answer: "squid" });
  store.receive({ type: "ack", id: (sent as { id: string }).id, version: 6 });
  expect(store.saving).toBe("no");
  expect(await kept).toBe(true);
});

test("saving becomes slow after a while", () => {
  vi.useFakeTimers();
  const { store } = seated();
  void store.keep("squid");
  vi.advanceTimersByTime(800);
  expect(store.saving).toBe("slow");
  vi.useRealTimers();
});

test("a refusal is told and changes nothing", async () => {
  const { store, line } = seated();
  const kept = store.keep("squid");
  store.receive({ type: "refused", id: (line.sent.at(-1) as { id: string }).id, error: "error-too-late", args: {} });
  expect(await kept).toBe(false);
  expect(store.refusal).toEqual({ error: "error-too-late", args: {} });
  expect(store.mine?.chosen).toEqual([]);
});

test("an unanswered command goes out again with the same id after the next welcome", () => {
  const { store, line } = seated();
  void store.keep("squid");
  const first = line.sent.at(-1);
  store.changed("lost", 1006);
  expect(store.standing).toBe("lost");
  store.receive(welcome());
  expect(line.sent.at(-1)).toEqual(first);
  expect(store.standing).toBe("live");
  expect(store.back).toBe(true);
});

test("a command made while the line is broken is sent once it is back", () => {
  const { store, line } = seated();
  store.changed("lost", 1006);
  line.isOpen = false;
  void store.keep("tempura");
  expect(line.sent).toEqual([]);
  line.isOpen = true;
  store.receive(welcome());
  expect(line.sent.at(-1)).toMatchObject({ type: "answer", answer: "tempura" });
});

test("hello tells the last version known", () => {
  const { store } = seated();
  store.receive(update());
  expect(store.hello()).toMatchObject({ last_version: 6, protocol: 2 });
});

test("a reload sends what was not answered, a shared device forgets it", () => {
  const { store } = seated();
  void store.keep("squid");
  expect(new Outbox(store.entry.table).all()[0]?.command).toMatchObject({ answer: "squid" });
  const both = seated(welcome({ you: { person: 0, seats: [0, 1], host: true, promised: null } }));
  both.store.look(0);
  both.store.receive({ type: "private", version: 5, mine: mine() });
  void both.store.keep("tempura");
  expect(new Outbox(store.entry.table).size).toBe(0);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("tempura");
});

test.each([
  [Closing.ELSEWHERE, "elsewhere"],
  [Closing.KICKED, "kicked"],
  [Closing.TABLE_CLOSED, "closed"],
  [Closing.DAMAGED, "damaged"],
  [Closing.NO_TABLE, "gone"],
] as const)("code %i leaves the table as %s", (code, standing) => {
  const { store } = seated();
  store.changed("ended", code);
  expect(store.standing).toBe(standing);
});

test("an outdated client sends its pick and waits for the ack", () => {
  const { store, line } = seated();
  void store.keep("squid");
  line.sent = [];
  store.receive({ type: "notice", what: "outdated", seconds: null, reason: null });
  expect(store.standing).toBe("outdated");
  expect(line.sent).toMatchObject([{ type: "answer", answer: "squid" }]);
});

test("lifting tells the server, and a new question puts the card down", () => {
  const { store, line } = seated();
  store.lift("squid");
  expect(line.sent.at(-1)).toMatchObject({ type: "consider", answer: "squid", question: 1 });
  const other = mine({ hand: { egg: 1 }, question: { number: 2, what: "pick", options: [{ answer: "egg", points: 1, later: 0, chance: null }], turning: null } });
  store.receive(update({ board: board({ turn: 2 }), mine: other }));
  expect(store.lifted).toBeNull();
});

test("score lines are added, and a new game begins a new sheet", () => {
  const line = { round: 1, seat: 0, kind: "tempura", points: 5, why: "why-tempura", numbers: { count: 2, points: 5 } };
  const { store } = seated();
  store.receive(update({ lines: [line] }));
  store.receive(update({ version: 7, lines: [line] }));
  expect(store.lines).toHaveLength(2);
  store.receive(update({ version: 8, events: [{ what: "game_started", seat: -1, values: { number: 2 } }] }));
  expect(store.lines).toHaveLength(0);
});

test("with you, the invitation is as said", () => {
  const { store } = seated();
  store.receive(update({ you: { person: null, seats: [], host: false, promised: null }, table: table() }));
  expect(store.invite).toBeNull();
  expect(store.watching).toBe(true);
});

test("clocks count from now", () => {
  const { store } = seated();
  store.receive({ type: "clock", left: { "0": 20_000 } });
  expect(store.clocks.deadlines[0]! - performance.now()).toBeGreaterThan(19_000);
  store.receive({ type: "clock", left: {} });
  expect(store.clocks.deadlines).toEqual({});
});

test("a clock that is told again keeps its length; one that is set anew gets another", () => {
  const { clocks } = seated().store;
  clocks.set({ left: { "0": 20_000, "1": 20_000 } });
  clocks.set({ left: { "0": 19_500, "1": 40_000 } });
  expect([clocks.lengths[0], clocks.lengths[1]].map((length) => Math.round(length! / 1000))).toEqual([20, 40]);
});

test("what happened while away is told as missed, and not applied", () => {
  const { store } = seated();
  store.changed("lost", 1006);
  const step = { version: 6, events: [{ what: "played", seat: 1, values: { card: "egg", how: "pick" } }] };
  store.receive(welcome({ version: 6, missed: [step] }));
  expect(store.moments.last).toMatchObject({ missed: true, events: step.events });
});
