// This device's part in the shuffle: promised with "ready", opened once, kept closed where the server does not keep its word.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, Event, TableInfo, Welcome } from "$lib/generated/protocol";
import { commitmentOf, remember, seenOf } from "$lib/game/proof";
import { TableStore } from "$lib/game/table.svelte";
import { chair, FakeLine, seated, table, update, welcome } from "./making";

const TABLE = "x4Tq9vB0aLkPz-2w";
const [PROMISE, OTHER] = ["a".repeat(64), "b".repeat(64)];
const NAMES = ["Ana", "Leo"];
const chairs = (ready: boolean) => [chair({ host: true, ready }), chair({ name: "Leo", person: 1, ready: true })];
const lobby = (more: Partial<TableInfo> = {}): TableInfo => table({ phase: "lobby", games: 0, commitment: PROMISE, chairs: chairs(false), ...more });
const greeting = (more: Partial<TableInfo> = {}, rest: Partial<Welcome> = {}): Welcome => welcome({ table: lobby(more), board: null, mine: null, ...rest });
const happened = (what: string, seat = -1, values = {}): Event => ({ what, seat, values });
const LEO: Event = happened("not_opened", 1, { name: "Leo" });

type Readied = ClientMessage & { type: "ready" };
type Opened = ClientMessage & { type: "open" };
const readied = (line: FakeLine): Readied[] => line.sent.filter((one): one is Readied => one.type === "ready");
const opened = (line: FakeLine): Opened[] => line.sent.filter((one): one is Opened => one.type === "open");
const settled = (): Promise<void> => vi.waitFor(() => Promise.resolve()).then(() => new Promise((done) => setTimeout(done, 5)));

/** Somebody in a lobby who has said ready; the table shows the promise. */
async function promised(more: Partial<TableInfo> = {}) {
  const { store, line } = seated(greeting());
  const said = store.ready();
  await vi.waitFor(() => expect(readied(line)).toHaveLength(1));
  const { id, commitment } = readied(line)[0]!;
  const next = (change: Partial<TableInfo>, events: Event[] = []): void => {
    const before = store.table!;
    store.receive(update({ version: store.version + 1, events, table: { ...before, ...change } }));
  };
  next({ chairs: chairs(true), commitments: { 0: commitment! }, ...more }, [happened("ready", 0)]);
  store.receive({ type: "ack", id, version: store.version });
  await said;
  const own = commitment!;
  return { store, line, own, next, opening: { commitments: [own, "e".repeat(64)], names: NAMES, missing: [0, 1] } };
}

/** The same person after loading the page again. */
function reloaded(...messages: Parameters<typeof seated>) {
  return seated(...messages);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("ready promises random bytes, and opens exactly these", async () => {
  const { line, own, next, opening } = await promised();
  expect(opened(line)).toEqual([]);
  next({ opening });
  const [{ entropy }] = opened(line) as [Opened];
  expect(entropy).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitmentOf(entropy, TABLE, 1, 0)).toBe(own);
  next({ opening: { ...opening, missing: [0] } });
  expect(opened(line)).toHaveLength(1);
  expect(seenOf(TABLE, 1)).toMatchObject({ commitment: PROMISE, entropy, person: 0, frozen: opening.commitments, names: NAMES });
  expect(JSON.stringify(sessionStorage.getItem(`okawari:outbox:${TABLE}`) ?? "")).not.toContain(entropy);
});

test("not ready is said without a promise, and other bytes are drawn each time", async () => {
  const { store, line, next } = await promised();
  void store.ready(false);
  await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
  expect(readied(line)[1]).toMatchObject({ ready: false, commitment: null });
  store.receive({ type: "ack", id: readied(line)[1]!.id, version: store.version });
  next({ chairs: chairs(false), commitments: {} });
  void store.ready();
  await vi.waitFor(() => expect(readied(line)).toHaveLength(3));
  expect(readied(line)[2]!.commitment).not.toBe(readied(line)[0]!.commitment);
});

describe("against a server that does not keep its word", () => {
  test("another promise: nothing is opened", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening, commitment: OTHER });
    expect(opened(line)).toEqual([]);
    expect(store.shuffle.warning).toBe("promise");
  });

  test("another commitment in our place: nothing is opened", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening: { ...opening, commitments: ["f".repeat(64), null] } });
    expect(opened(line)).toEqual([]);
    expect(store.shuffle.warning).toBe("list");
  });

  test("left out although our promise was on the table: that is said", async () => {
    const { store, line, next } = await promised();
    next({ opening: { commitments: [null, "e".repeat(64)], names: NAMES, missing: [1] } });
    expect(opened(line)).toEqual([]);
    expect(store.shuffle.warning).toBe("list");
  });

  test("bytes that are not there any more cannot be opened", async () => {
    const { own, opening } = await promised();
    sessionStorage.clear();
    const { store, line } = reloaded(greeting({ chairs: chairs(true), commitments: { 0: own }, opening }));
    expect(opened(line)).toEqual([]);
    expect(store.shuffle.warning).toBe("lost");
  });

  test("a start in spite of it is betrayed by what this device keeps", async () => {
    const { next, opening } = await promised();
    next({ opening, commitment: OTHER });
    next({ opening: null, phase: "playing", games: 1, commitment: OTHER }, [happened("game_started")]);
    expect(seenOf(TABLE, 1)).toMatchObject({ commitment: PROMISE });
  });
});

describe("when a line breaks or a page is loaded again", () => {
  test("the bytes are opened after a reload", async () => {
    const { own, opening } = await promised();
    const { line } = reloaded(greeting({ chairs: chairs(true), commitments: { 0: own }, opening }));
    expect(await commitmentOf(opened(line)[0]!.entropy, TABLE, 1, 0)).toBe(own);
  });

  test("bytes that may not have arrived are sent once more on a new line", async () => {
    const { store, line, own, next, opening } = await promised();
    line.isOpen = false;
    next({ opening });
    store.changed("lost", 1006);
    line.isOpen = true;
    store.receive(greeting({ chairs: chairs(true), commitments: { 0: own }, opening }, { version: store.version, missed: [] }));
    expect(opened(line)).toHaveLength(1);
  });

  test("a window that knows nothing of the promise on the table makes one of its own, once", async () => {
    const { own } = await promised();
    sessionStorage.clear();
    const { store, line } = reloaded(greeting({ chairs: chairs(true), commitments: { 0: own } }));
    await vi.waitFor(() => expect(readied(line)).toHaveLength(1));
    store.receive({ type: "ack", id: readied(line)[0]!.id, version: store.version });
    store.receive(update({ version: store.version + 1, table: lobby({ chairs: chairs(true), commitments: { 0: own } }) }));
    await settled();
    expect(readied(line)).toHaveLength(1);
  });
});

describe("a start that is called off", () => {
  const off = { opening: null, chairs: chairs(false), commitments: {}, commitment: OTHER };

  test("by somebody else: ready again by itself, with fresh bytes", async () => {
    const { store, line, own, next, opening } = await promised();
    next({ opening });
    next(off, [LEO]);
    expect(store.shuffle.off).toEqual({ names: ["Leo"], own: false });
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
    expect(readied(line)[1]).toMatchObject({ ready: true });
    expect(readied(line)[1]!.commitment).not.toBe(own);
    expect(seenOf(TABLE, 1)).toBeNull();
  });

  test("because somebody left: the same", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    next(off, [happened("start_called_off")]);
    expect(store.shuffle.off).toEqual({ names: [], own: false });
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
  });

  test("by this device: not ready, and told so", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    next(off, [happened("not_opened", 0, { name: "Ana" })]);
    expect(store.shuffle.off).toEqual({ names: ["Ana"], own: true });
    await settled();
    expect(readied(line)).toHaveLength(1);
  });

  test("for somebody who was not ready changes nothing", async () => {
    const { store, line } = seated(greeting({ opening: { commitments: [null, OTHER], names: NAMES, missing: [1] } }));
    store.receive(update({ version: 6, events: [LEO], table: lobby(off) }));
    await settled();
    expect(readied(line)).toEqual([]);
  });

  test("while the line was down: ready again", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    store.changed("lost", 1006);
    store.receive(greeting(off, { version: store.version + 1, missed: [{ version: store.version + 1, events: [LEO] }] }));
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
  });

  test("while the page was loaded again: ready again, unless something else is to be played", async () => {
    const { next, opening } = await promised();
    next({ opening });
    const other = reloaded(greeting({ ...off, setup: { ...lobby().setup, seats: 3 } }));
    await settled();
    expect(readied(other.line)).toEqual([]);
    const { line } = reloaded(greeting(off));
    await settled();
    expect(readied(line)).toEqual([]); // what was kept for the other setup is gone
  });

  test("while the page was loaded again: ready again, and that is said", async () => {
    const { next, opening } = await promised();
    next({ opening });
    const { store, line } = reloaded(greeting(off));
    expect(store.shuffle.off).toEqual({ names: [], own: false });
    expect(store.shuffle.warning).toBeNull();
    await vi.waitFor(() => expect(readied(line)).toHaveLength(1));
  });

  test("in another window that makes a promise of its own: that is said", async () => {
    const { next, opening } = await promised();
    next({ opening });
    sessionStorage.clear();
    const { store, line } = reloaded(greeting({ ...off, chairs: chairs(true), commitments: { 0: OTHER } }));
    await vi.waitFor(() => expect(readied(line)).toHaveLength(1));
    expect(store.shuffle.off).toEqual({ names: [], own: false });
  });

  test("by somebody who has no chair any more: ready again", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    next(off, [happened("not_opened", -1, { name: "Leo" })]);
    expect(store.shuffle.off).toEqual({ names: ["Leo"], own: false });
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
  });

  test("by leaving: a person without a chair does not say ready", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    const you = { person: 0, seats: [], host: false, promised: null };
    store.receive(update({ version: store.version + 1, you, events: [happened("not_opened", -1, { name: "Ana" })], table: lobby(off) }));
    await settled();
    expect(readied(line)).toHaveLength(1);
  });
});

describe("a start that ends without a word, once this device has opened its bytes", () => {
  const quiet = { opening: null, chairs: chairs(false), commitments: {}, commitment: OTHER };

  /** Opened, and then the server goes on as it likes. */
  async function broken(change: Partial<TableInfo>, events: Event[] = []) {
    const found = await promised();
    found.next({ opening: found.opening });
    found.next(change, events);
    await settled();
    return found;
  }

  test.each([
    ["back to the lobby", quiet],
    ["back to the lobby with the same promise", { ...quiet, commitment: PROMISE }],
    ["back to the lobby, and this person is ready with other bytes", { ...quiet, chairs: chairs(true), commitments: { 0: OTHER } }],
    ["another promise", { commitment: OTHER }],
    ["another list", { opening: { commitments: ["f".repeat(64)], names: NAMES, missing: [0] } }],
    ["a game of another number", { ...quiet, phase: "playing" as const, games: 2 }],
    ["a game that nobody began", { ...quiet, phase: "over" as const, games: 1 }],
  ])("%s: is said, and this device promises nothing more by itself", async (_, change: Partial<TableInfo>) => {
    const { store, line } = await broken(change);
    expect(store.shuffle.warning).toBe("broken");
    expect(readied(line)).toHaveLength(1);
    expect(opened(line)).toHaveLength(1);
    expect(seenOf(TABLE, 1)).toMatchObject({ commitment: PROMISE, entropy: opened(line)[0]!.entropy, names: NAMES });
  });

  test("names that change during the start are left to the proof: the first ones are kept", async () => {
    const { next, opening } = await promised();
    next({ opening });
    next({ opening: { ...opening, names: ["Ana", "Lea"] } });
    next({ opening: null, phase: "playing", games: 1 }, [happened("game_started")]);
    expect(seenOf(TABLE, 1)).toMatchObject({ names: NAMES });
  });

  test("a chair that somebody leaves has no name just before the start is called off", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    next({ opening: { ...opening, names: ["Ana", ""] } }, [happened("stood_up", 1, { name: "Leo", why: "left" })]);
    next(quiet, [happened("start_called_off")]);
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
    expect(store.shuffle.warning).toBeNull();
  });

  test("a person who leaves is told nothing of it", async () => {
    const { store, next, opening } = await promised();
    next({ opening });
    const you = { person: 0, seats: [], host: false, promised: null };
    const gone = lobby({ opening: { ...opening, names: ["", "Leo"] }, chairs: [chair({ who: "free", name: "", person: null }), chairs(false)[1]!] });
    store.receive(update({ version: store.version + 1, you, events: [happened("stood_up", 0)], table: gone }));
    expect(store.shuffle.warning).toBeNull();
  });

  test("what is missed completely is told completely", async () => {
    const { store, line, next, opening } = await promised();
    next({ opening });
    store.changed("lost", 1006);
    store.receive(greeting(quiet, { version: store.version + 1, missed: [{ version: store.version + 1, events: [] }] }));
    await settled();
    expect(store.shuffle.warning).toBe("broken");
    expect(readied(line)).toHaveLength(1);
  });

  test("a server that was away with the same promise afterwards is no honest one", async () => {
    const { next, opening } = await promised();
    next({ opening });
    const { store, line } = reloaded(greeting({ ...quiet, commitment: PROMISE }));
    await settled();
    expect(store.shuffle.warning).toBe("broken");
    expect(readied(line)).toEqual([]);
  });

  test("it stays so after a reload, a new start and a late word", async () => {
    const { own } = await broken(quiet);
    const { store, line } = reloaded(greeting({ ...quiet, commitments: { 0: own }, chairs: chairs(true) }));
    const next = (change: Partial<TableInfo>, events: Event[] = []): void =>
      store.receive(update({ version: store.version + 1, events, table: { ...store.table!, ...change } }));
    expect(store.shuffle.warning).toBe("broken");
    next({ opening: { commitments: [own, null], names: NAMES, missing: [0] }, commitment: PROMISE });
    next(quiet, [happened("start_called_off")]);
    await settled();
    expect(store.shuffle.warning).toBe("broken");
    expect([...readied(line), ...opened(line)]).toEqual([]);
    expect(seenOf(TABLE, 1)).toMatchObject({ commitment: PROMISE });
  });

  test("until the person says ready again", async () => {
    const { store, line, own } = await broken(quiet);
    void store.ready();
    await vi.waitFor(() => expect(readied(line)).toHaveLength(2));
    expect(store.shuffle.warning).toBeNull();
    expect(readied(line)[1]!.commitment).not.toBe(own);
  });

  test("a game, a told end, a closed table and one after a long absence are none", async () => {
    for (const [change, events] of [
      [{ ...quiet, phase: "playing", games: 1, commitment: PROMISE }, [happened("game_started", -1, { number: 1 })]],
      [quiet, [happened("start_called_off")]],
      [{ opening: null, phase: "closed" }, [happened("table_closed")]],
    ] as [Partial<TableInfo>, Event[]][]) {
      sessionStorage.clear();
      expect((await broken(change, events)).store.shuffle.warning).toBeNull();
    }
    const { next, opening } = await promised();
    next({ opening });
    expect(reloaded(greeting({ ...quiet, phase: "playing", games: 3 })).store.shuffle.warning).toBeNull();
  });
});

test("a start is spoken of only if it lasts", async () => {
  const { store, next, opening } = await promised();
  vi.useFakeTimers();
  next({ opening });
  vi.advanceTimersByTime(250);
  expect(store.shuffle.shown).toBe(false);
  vi.advanceTimersByTime(100);
  expect(store.shuffle.shown).toBe(true);
  next({ opening: null, phase: "playing", games: 1 }, [happened("game_started")]);
  expect(store.shuffle.shown).toBe(false);
  vi.useRealTimers();
});

test("opened bytes that came too fast are sent once more", async () => {
  const { store, line, next, opening } = await promised();
  vi.useFakeTimers();
  next({ opening });
  store.receive({ type: "refused", id: opened(line)[0]!.id, error: "error-too-fast", args: {} });
  vi.advanceTimersByTime(2000);
  expect(opened(line)).toHaveLength(2);
  vi.useRealTimers();
});

describe("cards seen here", () => {
  const dealing = [
    happened("round_started", -1, { round: 1, count: 2 }), happened("dealt", 0, { card: "egg", count: 2 }), happened("dealt", 1, { card: "squid", count: 1 }),
  ]; // prettier-ignore

  test("are kept for the proof: one's own, and no others", () => {
    const { store } = seated(welcome({ table: table({ commitment: PROMISE }) }));
    store.receive(update({ events: dealing }));
    store.receive(update({ version: 7, events: [happened("menu_shows", 0, { card: "tempura" })] }));
    expect(seenOf(TABLE, 1)).toMatchObject({ hands: { "1.0": { egg: 2 } }, menus: { "1.0": { tempura: 1 } } });
  });

  test("are not kept on a device that goes from hand to hand", () => {
    const { store } = seated(welcome({ you: { person: 0, seats: [0, 1], host: true, promised: null } }));
    store.receive(update({ events: dealing }));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("egg");
  });
});

test("what protocol 1 left in the outbox is not sent to a newer server; an answer is", () => {
  const left = [
    { type: "ready", id: "one", ready: true, entropy: "0".repeat(32) },
    { type: "answer", id: "two", seat: 0, question: 1, answer: "squid" },
  ];
  sessionStorage.setItem(`okawari:outbox:${TABLE}`, JSON.stringify(left));
  const { line } = seated(welcome());
  expect(line.sent.map((one) => one.type)).toEqual(["answer"]);
});

test("a watcher keeps the promise and the frozen list", () => {
  const frozen = [OTHER, null];
  seated(greeting({ opening: { commitments: frozen, names: NAMES, missing: [0] } }, { you: { person: null, seats: [], host: false, promised: null } }));
  expect(seenOf(TABLE, 1)).toEqual({ table: TABLE, game: 1, commitment: PROMISE, frozen, names: NAMES });
  remember({ table: TABLE, game: 1, commitment: OTHER });
  expect(seenOf(TABLE, 1)?.commitment).toBe(PROMISE);
  expect(new TableStore({ table: TABLE, token: "", seats: [], secret: "", code: null }).shuffle.shown).toBe(false);
});
