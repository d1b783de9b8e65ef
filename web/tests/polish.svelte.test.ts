// The table's own menu, hints that come one at a time, and choosing again on one device.
import { rare } from "../src/screens/table/rooms.svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import HintLine from "$lib/components/HintLine.svelte";
import SeatSheet from "$lib/components/play/SeatSheet.svelte";
import { chosen, chooseAgain, guard } from "$lib/game/curtain.svelte";
import { about } from "$lib/game/ideas";
import { learning } from "$lib/game/learning.svelte";
import type { ClientMessage, Mine, Welcome } from "$lib/generated/protocol";
import { settings } from "$lib/settings.svelte";
import { toasts } from "$lib/toasts.svelte";
import TableMenu from "../src/screens/table/menu/TableMenu.svelte";
import { freeChairs, leavingNote } from "../src/screens/table/menu/menu";
import { board, chair, mine, place, seated, SETUP, table, update, welcome } from "./making";

beforeAll(() => rare.fetch());

const ANA = chair({ host: true });
const LEO = chair({ name: "Leo", person: 1 });
const sent = <Kind extends ClientMessage["type"]>(line: { sent: ClientMessage[] }, type: Kind) =>
  line.sent.filter((one): one is Extract<ClientMessage, { type: Kind }> => one.type === type);

beforeEach(() => {
  settings.reset();
  learning.again();
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.list) toasts.close(toast.key);
});

describe("the table's menu", () => {
  const people = (more: Partial<Welcome> = {}) => seated(welcome({ table: table({ chairs: [ANA, LEO] }), ...more }));
  const open = () => fireEvent.click(screen.getByRole("button", { name: "This table" }));

  test("says what becomes of the seat, and giving it up is a second question", async () => {
    const { store, line } = people();
    render(TableMenu, { store });
    await open();
    await fireEvent.click(screen.getByRole("button", { name: "Leave the table", hidden: true }));
    expect(screen.getByText("Your seat is kept. A bot plays for you until you are back.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Give up my chair", hidden: true }));
    expect(sent(line, "leave")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Give up my chair", hidden: true }));
    expect(sent(line, "leave")).toHaveLength(1);
  });

  test("the note fits the table", () => {
    const alone = seated(welcome()).store;
    const watching = people({ you: { person: null, seats: [], host: false, promised: null } }).store;
    expect([leavingNote(alone), leavingNote(people().store), leavingNote(watching)]).toEqual(["web-more-leave-alone", "web-more-leave-note", "web-lobby-leave-watching"]);
    expect(freeChairs(table({ chairs: [ANA, { ...LEO, gone: true }, chair({ who: "free" })] }))).toBe(2);
  });

  test("the host changes clock and patience and nothing else of the game", async () => {
    const { store, line } = people();
    render(TableMenu, { store });
    await open();
    await fireEvent.click(screen.getByRole("radio", { name: "Friendly", hidden: true }));
    await fireEvent.click(screen.getByRole("radio", { name: "as long as it takes", hidden: true }));
    expect(sent(line, "change_setup").map((one) => one.setup)).toEqual([{ ...SETUP, pace: "friendly" }, { ...SETUP, absence: 0 }]);
    await fireEvent.click(screen.getByRole("button", { name: /Leo/, hidden: true }));
    await fireEvent.click(screen.getByRole("button", { name: "Send away", hidden: true }));
    expect(sent(line, "kick")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Yes, send away", hidden: true }));
    expect(sent(line, "kick")).toMatchObject([{ seat: 1 }]);
  });

  test("a guest has no duties, and the link is offered only where it is good for something", async () => {
    const guest = { person: 1, seats: [1], host: false, promised: null };
    const { store } = people({ you: guest, table: table({ chairs: [ANA, LEO], setup: { ...SETUP, spectators: false } }) });
    render(TableMenu, { store });
    await open();
    expect(screen.queryByText("For the host")).toBeNull();
    expect(screen.queryByRole("button", { name: "Share link", hidden: true })).toBeNull();
    store.receive(update({ table: table({ chairs: [ANA, { ...LEO, gone: true }], setup: { ...SETUP, spectators: false } }) }));
    await tick();
    expect(screen.getByRole("button", { name: "Share link", hidden: true })).toBeTruthy();
  });
});

describe("a seat", () => {
  const show = (more: Partial<Welcome> = {}) => {
    const at = seated(welcome({ table: table({ chairs: [ANA, LEO], setup: { ...SETUP, memory: true } }), mine: mine({ known: { "1": { salmon: 2 } } }), ...more }));
    at.store.receive({ type: "presence", present: [0], away: { "1": 40 }, watching: 0, wishes: [] });
    render(SeatSheet, { store: at.store, seat: 1, onclose: () => undefined, onmove: () => undefined, onrule: () => undefined });
    return at;
  };

  test("of somebody who is away: the host decides how long to wait", async () => {
    const { line } = show();
    await fireEvent.click(screen.getByRole("radio", { name: "120 s", hidden: true }));
    expect(sent(line, "change_setup").map((one) => one.setup.absence)).toEqual([120]);
    cleanup();
    show({ you: { person: 0, seats: [0], host: false, promised: null } });
    expect(screen.queryByRole("radio", { hidden: true })).toBeNull();
  });

  test("shows a hand that was seen only where table and player want it", () => {
    settings.set("memory", true);
    show();
    expect(screen.getByText("You have seen this hand")).toBeTruthy();
    cleanup();
    settings.set("memory", false);
    show();
    expect(screen.queryByText("You have seen this hand")).toBeNull();
  });
});

describe("hints", () => {
  const asked = (what: string, answer: string): Mine["question"] => ({ number: 7, what, options: [{ answer, points: null, later: null, chance: null }], turning: null });

  test("what is asked teaches first; one thing about a card in a turn", async () => {
    for (const idea of ["pass", "undo"]) learning.know(idea);
    const { store } = seated(welcome({ mine: mine({ hand: { chopsticks: 1, egg: 1 } }) }));
    render(HintLine, { store });
    expect(await screen.findByText(/Keep chopsticks now/)).toBeTruthy();
    store.receive(update({ board: board({ places: [place({ dishes: ["chopsticks"] }), place()] }), mine: mine({ question: asked("announce", "chopsticks"), hand: { egg: 1 } }) }));
    await tick();
    expect(screen.queryByText(/chopsticks/i)).toBeNull();
    store.receive(update({ version: 7, board: board({ turn: 2, places: [place({ dishes: ["chopsticks"] }), place()] }), mine: mine({ hand: { egg: 2 }, tools: { chopsticks: null } }) }));
    expect(await screen.findByText(/Tap your chopsticks below/)).toBeTruthy();
    store.receive(update({ version: 8, board: board({ turn: 3, places: [place({ dishes: ["spoon4"] }), place()] }), mine: mine({ hand: { egg: 1 }, tools: { spoon4: "last_card" } }) }));
    await tick();
    expect(screen.queryByText(/spoon below/)).toBeNull();
    expect([about("teach-give"), about("hold-tea"), about("teach-keep"), about("pass")]).toEqual(["spoon", "tea", null, null]);
  });

  test("a tap puts one away and no other comes at once; switched off there is none", async () => {
    const { store } = seated(welcome({ mine: mine({ hand: { chopsticks: 1, egg: 1 } }) }));
    render(HintLine, { store });
    await fireEvent.click(await screen.findByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(learning.known).toEqual(["pass"]);
    store.receive(update({ board: board({ turn: 2 }), mine: mine({ hand: { chopsticks: 1 } }) }));
    expect(await screen.findByText(/Keep chopsticks now/)).toBeTruthy();
    settings.set("hints", false);
    await tick();
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});

describe("choosing again on one device", () => {
  const shared = (more: Partial<Welcome> = {}) =>
    seated(welcome({ you: { person: 0, seats: [0, 1, 2], host: true, promised: null }, mine: null, waiting: [1, 2], table: table({ chairs: [ANA, LEO, chair({ name: "Mia" })] }), ...more }));
  const guarded = (more: Partial<Welcome> = {}) => {
    const at = shared(more);
    const stop = $effect.root(() => guard(at.store));
    return { ...at, stop };
  };

  test("is for those who have chosen, while nothing lies open", () => {
    expect(chosen(shared().store)).toEqual([0]);
    expect(chosen(shared({ waiting: [] }).store)).toEqual([]);
    expect(chosen(shared({ board: board({ stage: "action" }) as Welcome["board"] }).store)).toEqual([]);
  });

  test("takes the choice back before anything else, and only once", async () => {
    const { store, line, stop } = guarded();
    chooseAgain(store, 0);
    store.receive({ type: "private", version: 5, mine: mine({ question: null, chosen: ["squid"], can_take_back: true }) });
    flushSync();
    expect(sent(line, "take_back")).toMatchObject([{ seat: 0 }]);
    expect(store.mine).not.toBeNull();
    store.receive({ type: "ack", id: sent(line, "take_back")[0]!.id, version: 6 });
    store.receive({ type: "private", version: 6, mine: mine() });
    flushSync();
    await tick();
    store.receive({ type: "private", version: 7, mine: mine({ question: null, chosen: ["squid"], can_take_back: true }) });
    flushSync();
    expect(sent(line, "take_back")).toHaveLength(1);
    expect(store.mine).toBeNull();
    stop();
  });

  test("too late: the curtain comes down again, and it is said", async () => {
    const { store, line, stop } = guarded();
    chooseAgain(store, 0);
    store.receive({ type: "private", version: 5, mine: mine({ question: null, chosen: ["squid"], can_take_back: false }) });
    flushSync();
    expect(sent(line, "take_back")).toHaveLength(0);
    expect(store.mine).toBeNull();
    await tick();
    expect(toasts.list.map((toast) => toast.text)).toEqual(["That cannot be changed any more."]);
    stop();
  });
});
