// The hand and every question, with states recorded at real tables: what is shown, what a tap sends, and what follows by itself.
import { apart } from "$lib/components/play/apart.svelte";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import HintLine from "$lib/components/HintLine.svelte";
import Asked from "$lib/components/play/Asked.svelte";
import { billOf, choicesOf, holderOf, PASS, reasonFor } from "$lib/game/asked";
import { learning } from "$lib/game/learning.svelte";
import type { ClientMessage, Mine, Question, Welcome } from "$lib/generated/protocol";
import { actionOf } from "$lib/keys";
import { settings } from "$lib/settings.svelte";
import { toasts } from "$lib/toasts.svelte";
import { words } from "$lib/words.svelte";
import recorded from "./fixtures/questions.json";
import { seated, update } from "./making";

beforeAll(() => apart.fetch());

type Name = keyof typeof recorded;
const at = (name: Name): Welcome => structuredClone(recorded[name]) as unknown as Welcome;
const mineOf = (name: Name): Mine => at(name).mine!;
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-card]")];
const card = (code: string, which = 0): HTMLElement => cards().filter((one) => one.dataset.card === code)[which]!;
const lifted = (): string[] => cards().filter((one) => one.getAttribute("aria-pressed") === "true").map((one) => one.dataset.card!);

/** Sits down at a recorded table and shows the hand. */
function sit(name: Name) {
  const { store, line } = seated(at(name));
  render(Asked, { store });
  const answers = (): string[] => line.sent.filter((one): one is ClientMessage & { type: "answer" } => one.type === "answer").map((one) => one.answer);
  /** Stores the last command and asks the next thing. */
  const next = async (more: Partial<Mine>, board: Partial<Welcome["board"]> | null = null): Promise<void> => {
    const last = line.sent.findLast((one) => "id" in one) as { id: string };
    store.receive({ type: "ack", id: last.id, version: store.version });
    store.receive({ type: "private", version: store.version, mine: { ...store.mine!, ...more } });
    if (board) store.receive(update({ version: store.version + 1, waiting: store.waiting, board: { ...store.board!, ...board }, mine: { ...store.mine!, ...more } }));
    await tick();
  };
  return { store, line, answers, next };
}

const asks = (what: string, number: number, ...answers: string[]): Question => ({ number, what, options: answers.map((answer) => ({ answer, points: null, later: null, chance: null })), turning: null });
const pause = (): Promise<void> => vi.advanceTimersByTimeAsync(400).then(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ["setTimeout", "clearTimeout", "performance", "setInterval", "clearInterval"] });
  vi.setSystemTime(1_000_000);
  vi.advanceTimersByTime(5000);
  settings.reset();
});
afterEach(() => {
  vi.useRealTimers();
  for (const toast of toasts.list) toasts.close(toast.key);
});

describe("every question", () => {
  test.each(Object.keys(recorded) as Name[])("%s can be answered in each way that the server offers", async (name) => {
    const { store } = sit(name);
    const { options, what } = store.mine!.question!;
    for (const { answer } of options) {
      if (what === "request" || what === "announce" || answer === PASS) continue;
      expect(choicesOf(store.mine!, store.board!).map((choice) => choice.answer)).toContain(answer);
    }
    const buttons = screen.getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? one.textContent);
    if (options.some(({ answer }) => answer === PASS)) expect(screen.getByRole("button", { name: /^(No tool|Just one|Turn none)$/ })).toBeTruthy();
    expect(new Set(buttons).size).toBeGreaterThan(1);
    expect([...words.missing]).toEqual([]);
  });

  test("a question that nobody knows is a list of its answers", async () => {
    const { store, next, answers } = sit("keep");
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(screen.getByRole("button", { name: "Hold this back" }));
    await next({ question: asks("brand_new", 99, "tuna", "prawn", PASS) });
    expect(store.mine!.question!.what).toBe("brand_new");
    expect(cards().map((one) => one.dataset.card)).toEqual(["tuna", "prawn"]);
    await pause();
    await fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
    expect(answers()).toEqual(["tuna", PASS]);
  });
});

describe("a hand", () => {
  test("cards say what they are, what they score, their colour and their place", () => {
    sit("classic_pick");
    expect(screen.getByRole("button", { name: "Salmon nigiri, +2 points; colour gold, pattern plain; 2 of 8" })).toBe(cards()[1]);
  });

  test("after keeping, a tap on another card takes its place", async () => {
    const { line, answers, next } = sit("classic_pick");
    await fireEvent.click(card("salmon"));
    await pause();
    await fireEvent.click(card("salmon"));
    await next({ question: null, chosen: ["salmon"], can_take_back: true });
    await pause();
    const others = cards().filter((one) => !one.hasAttribute("aria-disabled"));
    expect(others.length).toBe(cards().length - 1);
    await fireEvent.click(card("gyoza"));
    expect(lifted()).toEqual(["gyoza"]);
    await fireEvent.click(card("sashimi"));
    expect(lifted()).toEqual(["sashimi"]);
    expect(line.sent.some((one) => one.type === "take_back")).toBe(false); // what is kept stays kept until it is sure
    await fireEvent.click(screen.getByRole("button", { name: "Keep this instead" }));
    expect(line.sent.filter((one) => one.type === "take_back")).toHaveLength(1);
    await next({ question: { ...mineOf("classic_pick").question!, number: 90 }, chosen: [], can_take_back: false });
    expect(answers()).toEqual(["salmon", "sashimi"]);
  });

  test("a second thought about another card leaves what is kept", async () => {
    const { line, next } = sit("classic_pick");
    await fireEvent.click(card("salmon"));
    await pause();
    await fireEvent.click(card("salmon"));
    await next({ question: null, chosen: ["salmon"], can_take_back: true });
    await pause();
    await fireEvent.click(card("gyoza"));
    await pause();
    await fireEvent.click(card("salmon"));
    expect(lifted()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Keep this instead" })).toBeNull();
    expect(line.sent.some((one) => one.type === "take_back")).toBe(false);
  });

  test("where a tap keeps at once, that card is kept instead", async () => {
    settings.set("confirm", false);
    const { line, answers, next } = sit("classic_pick");
    await fireEvent.click(card("salmon"));
    await next({ question: null, chosen: ["salmon"], can_take_back: true });
    await pause();
    await fireEvent.click(card("gyoza"));
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
    await next({ question: { ...mineOf("classic_pick").question!, number: 90 }, chosen: [], can_take_back: false });
    expect(answers()).toEqual(["salmon", "gyoza"]);
  });

  test("without a connection the card that waits is changed before it is sent", async () => {
    const { line, store } = sit("classic_pick");
    line.isOpen = false;
    store.changed("lost", 1006);
    await fireEvent.click(card("salmon"));
    await pause();
    await fireEvent.click(card("salmon"));
    await pause();
    await fireEvent.click(card("gyoza"));
    expect(lifted()).toEqual(["gyoza"]);
    await pause();
    await fireEvent.click(card("gyoza"));
    expect(store.outbox.all().map(({ command }) => (command.type === "answer" ? command.answer : command.type))).toEqual(["gyoza"]);
  });

  test("without a connection a card that is stored is taken back once the line is there", async () => {
    const { answers, line, store, next } = sit("classic_pick");
    await fireEvent.click(card("salmon"));
    await pause();
    await fireEvent.click(card("salmon"));
    await next({ question: null, chosen: ["salmon"], can_take_back: true });
    await pause();
    line.isOpen = false;
    store.changed("lost", 1006);
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this instead" }));
    line.isOpen = true;
    store.receive({ ...at("classic_pick"), mine: { ...store.mine! }, missed: [] });
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
    await next({ question: { ...mineOf("classic_pick").question!, number: 91 }, chosen: [], can_take_back: false });
    expect(answers().at(-1)).toBe("gyoza");
  });

  test("a tap lifts one card of several, the button keeps it", async () => {
    const { line, answers, store, next } = sit("classic_pick");
    expect(screen.getByRole("button", { name: "Tap a card" }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card("salmon", 1));
    expect(lifted()).toEqual(["salmon"]);
    expect(card("salmon", 1).getAttribute("aria-pressed")).toBe("true");
    expect(line.sent.at(-1)).toMatchObject({ type: "consider", answer: "salmon", question: store.mine!.question!.number });
    expect(screen.getByText("Salmon nigiri: +2 points")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
    expect(answers()).toEqual(["salmon"]);
    expect(screen.queryByText(/Kept/)).toBeNull();
    await next({ question: null, chosen: ["salmon"], can_take_back: true });
    expect(screen.getByText("Kept: Salmon nigiri")).toBeTruthy();
  });

  test("a double tap only lifts; a tap on the lifted card later keeps it, once", async () => {
    const { answers } = sit("classic_pick");
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(card("gyoza"));
    expect(answers()).toEqual([]);
    await pause();
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(card("gyoza"));
    expect(answers()).toEqual(["gyoza"]);
  });

  test("one tap is enough where nobody wants to confirm", async () => {
    settings.set("confirm", false);
    const { answers } = sit("classic_pick");
    await fireEvent.click(card("sashimi"));
    expect(answers()).toEqual(["sashimi"]);
  });

  test("a card that cannot be chosen says why and sends nothing", async () => {
    const { answers } = sit("draft_pick");
    expect(card("wild").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card("wild"));
    expect(answers()).toEqual([]);
    expect(screen.getByText(/Wild card: .*You have none yet/)).toBeTruthy();
    expect(reasonFor("tray", "menu7")).toBe("web-why-tray");
  });

  test("after keeping it can be changed; words after five seconds, a nudge after twenty", async () => {
    const { line, next, store } = sit("classic_pick");
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
    await next({ question: null, chosen: ["gyoza"], can_take_back: true });
    store.receive(update({ version: store.version + 1, waiting: [1, 2] }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.queryByText(/Waiting for/)).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.getByText(/Waiting for .* and .*/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(15_000);
    await fireEvent.click(screen.getByRole("button", { name: "Nudge" }));
    expect(line.sent.at(-1)).toMatchObject({ type: "emote", emote: "hurry" });
    await fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
    await next({ question: { ...mineOf("classic_pick").question!, number: 3 }, chosen: [], can_take_back: false });
    expect(lifted()).toEqual(["gyoza"]);
  });

  test("a change wished before the pick is stored happens as soon as it is", async () => {
    const { line, next } = sit("classic_pick");
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText("Saving …")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(line.sent.some((one) => one.type === "take_back")).toBe(false);
    await next({ question: null, chosen: ["gyoza"], can_take_back: true });
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
  });

  test("what a special order copies and the row of a wild card are no cards of the hand", async () => {
    const { next } = sit("target");
    await fireEvent.click(card("egg"));
    await fireEvent.click(screen.getByRole("button", { name: "Copy this" }));
    await next({ question: null, chosen: ["special_order", "egg"], can_take_back: true });
    expect(document.querySelectorAll(".tucked")).toHaveLength(1);
    expect(document.querySelector<HTMLElement>(".tucked")!.dataset.card).toBe("special_order");
  });

  test("rice wine hides the hand and says so", async () => {
    const state = at("party_pick");
    state.board!.places[0]!.wine = true;
    state.mine = { ...state.mine!, hand: {}, question: null };
    const { store } = seated(state);
    render(Asked, { store });
    expect(cards().map((one) => one.dataset.card)).toEqual(Array(state.board!.hand_size).fill("back"));
    expect(screen.getByText(/Chance picks your card/)).toBeTruthy();
  });
});

describe("tools", () => {
  const keep = async (code: string): Promise<void> => {
    await fireEvent.click(card(code));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
  };

  test("an armed spoon is announced by itself, one that is not is left alone", async () => {
    const armed = sit("party_pick");
    await fireEvent.click(screen.getByRole("button", { name: /^Use Spoon/ }));
    await keep("egg");
    await armed.next({ question: asks("announce", 50, "spoon4", PASS), chosen: ["egg"], can_take_back: true });
    expect(armed.answers()).toEqual(["egg", "spoon4"]);
    cleanup();
    sessionStorage.clear();
    const resting = sit("party_pick");
    await keep("egg");
    await resting.next({ question: asks("announce", 50, "spoon4", PASS), chosen: ["egg"], can_take_back: true });
    expect(resting.answers()).toEqual(["egg", PASS]);
  });

  test("a page that does not know what was meant asks", async () => {
    const { answers } = sit("announce");
    expect(answers()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Spoon 5" }));
    expect(answers()).toEqual(["spoon5"]);
  });

  test("Classic chopsticks: armed, a second card is asked for; unarmed, it is not", async () => {
    const { answers, next } = sit("classic_pick");
    await fireEvent.click(screen.getByRole("button", { name: "Use Chopsticks" }));
    await keep("wasabi");
    await next({ question: { ...mineOf("classic_second").question!, number: 60 }, chosen: ["wasabi"], can_take_back: true });
    expect(answers()).toEqual(["wasabi"]);
    await pause();
    await fireEvent.click(card("salmon"));
    await fireEvent.click(screen.getByRole("button", { name: "This too" }));
    expect(answers()).toEqual(["wasabi", "salmon"]);
  });

  test("what follows by itself does not make the next hand deaf to a tap", async () => {
    const { answers, next } = sit("classic_pick");
    await keep("wasabi");
    await pause();
    await next({ question: { ...mineOf("classic_second").question!, number: 60 }, chosen: ["wasabi"], can_take_back: true });
    expect(answers()).toEqual(["wasabi", PASS]);
    await next({ question: asks("pick", 61, "salmon", "gyoza"), hand: { salmon: 1, gyoza: 1 }, chosen: [], can_take_back: false }, { turn: 3 });
    await fireEvent.click(card("gyoza"));
    expect(lifted()).toEqual(["gyoza"]);
  });

  test("a double tap that keeps is not a tap on the next hand", async () => {
    const { next } = sit("classic_pick");
    await keep("wasabi");
    await next({ question: asks("pick", 60, "salmon", "gyoza"), hand: { salmon: 1, gyoza: 1 }, chosen: [], can_take_back: false }, { turn: 3 });
    await fireEvent.click(card("gyoza"));
    expect(lifted()).toEqual([]);
    await pause();
    await fireEvent.click(card("gyoza"));
    expect(lifted()).toEqual(["gyoza"]);
  });

  test("armed after keeping: the same card is chosen once more by itself", async () => {
    const { answers, line, next } = sit("party_pick");
    await keep("squid");
    await next({ question: asks("announce", 50, "spoon4", PASS), chosen: ["squid"], can_take_back: true });
    await next({ question: null, chosen: ["squid"], can_take_back: true });
    await fireEvent.click(screen.getByRole("button", { name: /^Use Spoon/ }));
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
    await next({ question: { ...mineOf("party_pick").question!, number: 52 }, chosen: [], can_take_back: false });
    await next({ question: asks("announce", 53, "spoon4", PASS), chosen: ["squid"], can_take_back: true });
    expect(answers()).toEqual(["squid", PASS, "squid", "spoon4"]);
  });

  test("another card in place of the first of two: chopsticks and the second card stay", async () => {
    const { answers, next } = sit("classic_pick");
    const second = (number: number) => ({ ...mineOf("classic_second").question!, number });
    await fireEvent.click(screen.getByRole("button", { name: "Use Chopsticks" }));
    await keep("wasabi");
    await next({ question: second(60), chosen: ["wasabi"], can_take_back: true });
    await pause();
    await fireEvent.click(card("salmon"));
    await fireEvent.click(screen.getByRole("button", { name: "This too" }));
    await next({ question: null, chosen: ["wasabi", "salmon"], can_take_back: true });
    await pause();
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this instead" }));
    await next({ question: { ...mineOf("classic_pick").question!, number: 61 }, chosen: [], can_take_back: false });
    await next({ question: second(62), chosen: ["gyoza"], can_take_back: true });
    expect(answers()).toEqual(["wasabi", "salmon", "gyoza", "salmon"]);
  });

  test("a spoon asks for a kind, or for one face of it", async () => {
    const { answers } = sit("request");
    await fireEvent.click(screen.getByRole("button", { name: /^Onigiri/ }));
    await fireEvent.click(within(screen.getByRole("group", { name: "Which one?" })).getByRole("button", { name: /Square onigiri/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Ask for it" }));
    expect(answers()).toEqual(["onigiri_square"]);
    const mine = { ...mineOf("request"), known: { 2: { tofu: 1 }, 3: { tofu: 2 } } };
    expect(holderOf(mine, 4, ["tofu"])).toBe(2);
    expect(holderOf(mine, 4, ["eel"])).toBeNull();
  });
});

describe("a takeout box", () => {
  test("ticks are sent one after another in the server's order, then no more", async () => {
    const { answers, next } = sit("flip");
    await fireEvent.click(card("onigiri_circle"));
    await fireEvent.click(card("sashimi"));
    expect(answers()).toEqual([]);
    expect(screen.getByText("Lose 3, gain 4")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Turn over 2 cards" }));
    expect(answers()).toEqual(["sashimi"]);
    await next({ question: asks("flip", 70, "onigiri_circle", "onigiri_rectangle", PASS) });
    await next({ question: asks("flip", 71, "onigiri_rectangle", PASS) });
    expect(answers()).toEqual(["sashimi", "onigiri_circle", PASS]);
  });

  test("it tells no sum where the server has none", () => {
    const question = mineOf("flip").question!;
    expect(billOf(question, ["onigiri_circle", "onigiri_rectangle"])).toEqual({ lost: 4, gained: 4 });
    expect(billOf({ ...question, turning: { copies: [1, 1, 1], lost: [], gained: [] } }, ["sashimi"])).toBeNull();
    const pairs = { ...asks("flip", 1, "egg", "tempura", PASS), turning: { copies: [1, 2], lost: [0, 1, 5, 6, 5, 6], gained: [0, 2, 2, 4, 4, 6] } };
    expect(billOf(pairs, ["tempura", "tempura"])).toEqual({ lost: 5, gained: 4 });
    expect(billOf(pairs, ["tempura", "egg"])).toEqual({ lost: 6, gained: 4 });
  });

  test("it warns when points drop, and turning none is a button", async () => {
    const { answers } = sit("flip");
    await fireEvent.click(card("onigiri_circle"));
    expect(screen.getByText("Lose 3, gain 2: that costs you points!")).toBeTruthy();
    await fireEvent.click(card("onigiri_rectangle"));
    expect(screen.getByText("Lose 4, gain 4")).toBeTruthy();
    await fireEvent.click(card("onigiri_rectangle"));
    await fireEvent.click(card("onigiri_circle"));
    await fireEvent.click(screen.getByRole("button", { name: "Turn none" }));
    expect(answers()).toEqual([PASS]);
  });
});

describe("keys", () => {
  const key = (name: string, where: Element = document.body): Promise<boolean> => fireEvent.keyDown(where, { key: name });

  test("a digit lifts, Enter keeps, Backspace takes back", async () => {
    const { answers, line, next } = sit("classic_pick");
    await key("4");
    expect(lifted()).toEqual(["wasabi"]);
    await key("Enter", document.activeElement!);
    expect(answers()).toEqual(["wasabi"]);
    await next({ question: null, chosen: ["wasabi"], can_take_back: true });
    await key("Backspace");
    expect(line.sent.at(-1)).toMatchObject({ type: "take_back" });
  });

  test("arrows move; C arms; nothing happens where keys are switched off or something is typed", async () => {
    const { store } = sit("classic_pick");
    await key("ArrowRight");
    await key("ArrowRight", document.activeElement!);
    expect(document.activeElement).toBe(cards()[1]);
    await key("c");
    expect(screen.getByRole("button", { name: "Put Chopsticks down" })).toBeTruthy();
    settings.set("keys", false);
    await key("1");
    expect(store.lifted).toBeNull();
    settings.set("keys", true);
    const field = document.body.appendChild(document.createElement("input"));
    await key("1", field);
    expect(store.lifted).toBeNull();
    field.remove();
    expect(actionOf("0")).toBe("card-9");
  });

  test("the focus goes to the new hand only if it was in the old one", async () => {
    const { store, next } = sit("classic_pick");
    const fresh = { question: { ...mineOf("classic_pick").question!, number: 80 }, chosen: [] };
    card("gyoza").focus();
    await fireEvent.click(card("gyoza"));
    await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
    await next(fresh, { turn: 3 });
    await vi.advanceTimersByTimeAsync(10);
    expect(document.activeElement).toBe(cards()[0]);
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    store.receive(update({ version: store.version + 1, waiting: [0], board: { ...store.board!, turn: 4 }, mine: { ...store.mine!, question: { ...fresh.question, number: 81 } } }));
    await vi.advanceTimersByTimeAsync(10);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

test("a special card teaches itself once", async () => {
  learning.again();
  const first = sit("tray");
  render(HintLine, { store: first.store });
  expect(screen.getByText(/Four cards from the deck/)).toBeTruthy();
  expect(first.store.mine!.tray).toHaveLength(4);
  cleanup();
  learning.know("teach-menu");
  render(HintLine, { store: sit("tray").store });
  expect(screen.queryByText(/Four cards from the deck/)).toBeNull();
});

test("one thing to say, then three seconds of rest", async () => {
  const { line } = sit("classic_pick");
  await fireEvent.click(screen.getByRole("button", { name: "Say something" }));
  await fireEvent.click(screen.getByRole("button", { name: "Yum!" }));
  await fireEvent.click(screen.getByRole("button", { name: "Say something" }));
  await fireEvent.click(screen.getByRole("button", { name: "Wow!" }));
  expect(line.sent.filter((one) => one.type === "emote")).toHaveLength(1);
});
