// The rule of a card from the card itself, the words for grounds, and what a small screen shows of the table.
import { apart } from "$lib/components/play/apart.svelte";
import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HELD } from "$lib/components/play/peek";
import { settings } from "$lib/settings.svelte";
import { toasts } from "$lib/toasts.svelte";
import { board, chair, mine, place, seated, table, welcome } from "./making";
import { onAPhone, show } from "./phone";

beforeAll(() => apart.fetch());

const card = (code: string): HTMLElement => document.querySelector<HTMLElement>(`[data-card="${code}"]`)!;
const sheet = (name: string): HTMLElement | null => screen.queryByRole("dialog", { name });

onAPhone();
beforeEach(() => settings.set("hints", false));

describe("the rule of a card", () => {
  test("comes with the right button, and says what the card would bring", async () => {
    const { store } = seated(welcome({ board: board({ places: [place({ dishes: ["tempura"] }), place()] }) }));
    show(store);
    await fireEvent.contextMenu(card("squid"));
    const shown = within(sheet("Squid nigiri")!);
    expect(shown.getByText("Scores each round")).toBeTruthy();
    expect(shown.getByText(/squid 3/)).toBeTruthy();
    expect(shown.getByText("If you play it now: +3 points")).toBeTruthy();
    expect(shown.getByText("gold, plain (P)")).toBeTruthy();
    await fireEvent.click(shown.getByRole("button", { name: "Close" }));
    expect(sheet("Squid nigiri")).toBeNull();
    await fireEvent.click(within(screen.getByRole("region", { name: "Your dishes" })).getByRole("button", { name: /Tempura/ }));
    expect(within(sheet("Tempura")!).getByText(/^In front of you: 1 × Tempura/)).toBeTruthy();
  });

  test("comes when a finger stays, and letting go chooses nothing", async () => {
    const { store } = seated();
    show(store);
    await fireEvent.pointerDown(card("squid"), { pointerType: "touch", clientX: 5, clientY: 5 });
    vi.advanceTimersByTime(HELD - 50);
    flushSync();
    expect(sheet("Squid nigiri")).toBeNull();
    vi.advanceTimersByTime(60);
    flushSync();
    expect(sheet("Squid nigiri")).not.toBeNull();
    await fireEvent.pointerUp(card("squid"), { pointerType: "touch" });
    await fireEvent.click(card("squid"), { detail: 1 });
    expect(store.lifted).toBeNull();
    expect(sheet("Squid nigiri")).not.toBeNull();
  });

  test("does not come when the finger moves on or is quick", async () => {
    const { store } = seated();
    show(store);
    await fireEvent(card("squid"), new MouseEvent("pointerdown", { clientX: 5, clientY: 5, bubbles: true }));
    await fireEvent(card("squid"), new MouseEvent("pointermove", { clientX: 80, clientY: 5, bubbles: true }));
    vi.advanceTimersByTime(HELD * 2);
    await fireEvent.pointerDown(card("squid"), { pointerType: "touch", clientX: 5, clientY: 5 });
    await fireEvent.pointerUp(card("squid"), { pointerType: "touch" });
    vi.advanceTimersByTime(HELD * 2);
    await fireEvent.click(card("squid"), { detail: 1 });
    expect(sheet("Squid nigiri")).toBeNull();
    expect(store.lifted).toBe("squid");
  });

  test("comes with a key for the card in focus, unless keys are off", async () => {
    const { store } = seated();
    show(store);
    card("tempura").focus();
    settings.set("keys", false);
    await fireEvent.keyDown(card("tempura"), { key: "i" });
    expect(sheet("Tempura")).toBeNull();
    settings.set("keys", true);
    await fireEvent.keyDown(card("tempura"), { key: "i" });
    expect(sheet("Tempura")).not.toBeNull();
  });

  test("its tile is lit under the mouse", async () => {
    vi.stubGlobal("innerWidth", 1280);
    vi.stubGlobal("innerHeight", 800);
    const { store } = seated();
    show(store);
    await fireEvent.pointerOver(card("tempura"));
    expect(document.querySelector('[data-kind="tempura"]')?.getAttribute("aria-current")).toBe("true");
    expect(within(document.querySelector<HTMLElement>('[data-kind="tempura"]')!).getByText("checks")).toBeTruthy();
  });
});

test("colours are said in words, with the pattern and its letter", async () => {
  const tea = board({ menu: ["nigiri", "tea", "sashimi", "pudding"], places: [place({ dishes: ["egg", "squid"], colours: { nigiri: 2, flipped: 1 } }), place()] });
  const { store } = seated(welcome({ board: tea }));
  show(store);
  await fireEvent.click(screen.getByRole("button", { name: /^2 colours/ }));
  const shown = within(sheet("Colours in front of Ana")!);
  expect(shown.getByText("gold, plain (P): 2 cards")).toBeTruthy();
  expect(shown.getByText("night blue, waves (W): 1 card")).toBeTruthy();
});

test("my dishes have my name, and the host wears no crown", () => {
  const { store } = seated();
  show(store);
  expect(within(screen.getByRole("region", { name: "Your dishes" })).getByText("Ana")).toBeTruthy();
  expect(document.querySelector('use[href="#ui-crown"]')).toBeNull();
});

test("seats that are out of sight are counted, and a tap leads there and back", async () => {
  const chairs = [chair({ host: true }), ...["Leo", "Mia", "Tom"].map((name) => chair({ name, who: "bot" }))];
  const { store } = seated(welcome({ table: table({ chairs }), board: board({ places: Array(4).fill(place()) }) }));
  show(store);
  const strip = document.querySelector<HTMLElement>(".pages")!;
  Object.defineProperty(strip, "clientWidth", { value: 360 });
  const gone: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element): void {
    gone.push(this.textContent ?? "");
    strip.scrollLeft = this === strip.children[0] ? 0 : 360;
    strip.dispatchEvent(new Event("scroll"));
  };
  await fireEvent.click(screen.getByRole("button", { name: "Show 1 more seat" }));
  expect(gone.at(-1)).toMatch(/Mia/);
  await fireEvent.click(screen.getByRole("button", { name: "Show 2 more seats" }));
  expect(gone.at(-1)).toMatch(/Leo/);
});

test("the server says which places of the race are left and why a tool is of no use", async () => {
  const now = board({ menu: ["nigiri", "uramaki", "chopsticks"], uramaki_left: [5, 2], places: [place({ dishes: ["chopsticks1"] }), place()] });
  const { store } = seated(welcome({ board: now, mine: mine({ tools: { chopsticks1: "last_card" } }) }));
  show(store);
  expect(screen.getByText("2 places left in the uramaki race")).toBeTruthy();
  expect([...document.querySelectorAll(".race b")].map((one) => one.textContent)).toEqual(["5", "2"]);
  await fireEvent.click(screen.getByRole("button", { name: /^Use/ }));
  expect(toasts.list.map((toast) => toast.text).join()).toMatch(/last card/);
});
