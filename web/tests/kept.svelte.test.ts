// "Kept" is a promise: the card is on disk. Until the server has said so, nothing on the page says, shows or sounds it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Asked from "$lib/components/play/Asked.svelte";
import { announce } from "$lib/game/announce.svelte";
import { doing } from "$lib/components/play/seats";
import type { Answer, Welcome } from "$lib/generated/protocol";
import { settings } from "$lib/settings.svelte";
import { voice } from "$lib/voice.svelte";
import * as sound from "$lib/sound";
import Banner from "../src/screens/table/Banner.svelte";
import recorded from "./fixtures/questions.json";
import { FakeLine, seated, update } from "./making";

const KEPT = /kept|You keep|is safe/i;
const start = (): Welcome => structuredClone(recorded.classic_pick) as unknown as Welcome;
const sent = (line: FakeLine): Answer[] => line.sent.filter((one): one is Answer & { type: "answer" } => one.type === "answer");
const later = (ms: number): Promise<void> => vi.advanceTimersByTimeAsync(ms).then(tick);
const STORED = { question: null, chosen: ["salmon"], can_take_back: true };

/** Everything that a person could see or hear. */
const told = (): string => [document.body.textContent, ...voice.record].join(" ");
const tucked = (): Element | null => document.querySelector(".tucked");

function silent(): void {
  expect(told()).not.toMatch(KEPT);
  expect(tucked()?.querySelector("use[href$='ui-check']") ?? null).toBeNull();
  expect(sound.play).not.toHaveBeenCalledWith("keep");
  expect(sound.buzz).not.toHaveBeenCalled();
}

/** Somebody at a table, with the reader on. */
function sit(welcome = start(), open = true) {
  const { store, line } = seated(welcome);
  line.isOpen = open;
  const off = $effect.root(() => announce(store));
  render(Asked, { store });
  render(Banner, { store, onleave: () => undefined });
  return { store, line, off };
}

async function keepSalmon(): Promise<void> {
  await fireEvent.click(document.querySelector("[data-card='salmon']")!);
  await fireEvent.click(screen.getByRole("button", { name: "Keep this" }));
}

let ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(sound, "play").mockImplementation(() => undefined);
  vi.spyOn(sound, "buzz").mockImplementation(() => undefined);
  settings.reset();
  settings.set("hints", false);
  voice.hush();
  sessionStorage.clear();
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("until the server has stored it", () => {
  test("a slow disk: nothing is said, then saving, then kept", async () => {
    const { store, line, off } = sit();
    ends.push(off);
    await keepSalmon();
    await later(600);
    silent();
    expect(told()).not.toContain("Saving");
    expect(screen.getByRole("button", { name: /^Salmon nigiri, not saved yet/ })).toBeTruthy();
    expect(doing(store, store.mine!.seat)).toBe("choosing");
    await later(400);
    silent();
    expect(screen.getByText("Saving …")).toBeTruthy();
    await later(5000);
    silent();
    expect(voice.record.join(" ")).toContain("Saving …");
    store.receive({ type: "ack", id: sent(line)[0]!.id, version: store.version + 1 });
    store.receive(update({ version: store.version + 1, waiting: [], mine: { ...store.mine!, ...STORED } }));
    await later(500);
    expect(screen.getByText("Kept: Salmon nigiri")).toBeTruthy();
    expect(screen.queryByText("Saving …")).toBeNull();
    expect(tucked()?.textContent).toContain("Kept");
    expect(voice.record.join(" ")).toContain("You keep Salmon nigiri");
    expect(sound.play).toHaveBeenCalledWith("keep");
    expect(sound.buzz).toHaveBeenCalled();
  });

  test("news that overtakes the answer does not say it either", async () => {
    const { store, off } = sit();
    ends.push(off);
    await keepSalmon();
    store.receive(update({ version: store.version + 1, waiting: [], mine: { ...store.mine!, ...STORED } }));
    await later(500);
    silent();
  });

  test("a line that is down: not saved yet, then saving", async () => {
    const { store, line, off } = sit(start(), false);
    ends.push(off);
    store.changed("lost", 1006);
    await keepSalmon();
    await later(900);
    silent();
    expect(sent(line)).toEqual([]);
    expect(screen.getByText(/Your card is not saved yet/)).toBeTruthy();
    expect(screen.getByText("Saving …")).toBeTruthy();
  });

  test("a full disk: the card is in the hand again, and why is said", async () => {
    const { store, line, off } = sit();
    ends.push(off);
    await keepSalmon();
    store.receive({ type: "notice", what: "not_saving", seconds: null, reason: null });
    store.receive({ type: "refused", id: sent(line)[0]!.id, error: "error-not-saved", args: {} });
    flushSync();
    silent();
    await later(1000);
    silent();
    expect(store.refusal).toEqual({ error: "error-not-saved", args: {} });
    expect(tucked()).toBeNull();
    expect(screen.getByRole("button", { name: "Keep this" })).toBeTruthy();
  });

  test("a page that was loaded again with the answer still on its way", async () => {
    const before = sit(start(), false);
    await keepSalmon();
    before.off();
    document.body.replaceChildren();
    const { store, line, off } = sit();
    ends.push(off);
    await later(900);
    silent();
    expect(sent(line)[0]).toMatchObject({ answer: "salmon" });
    expect(tucked()?.getAttribute("data-card")).toBe("salmon");
    expect(screen.getByText("Saving …")).toBeTruthy();
    store.receive({ type: "refused", id: sent(line)[0]!.id, error: "error-not-saved", args: {} });
    await later(100);
    silent();
    expect(tucked()).toBeNull();
    expect(store.refusal).toEqual({ error: "error-not-saved", args: {} });
  });

  test("a page that was loaded again while the server is away", async () => {
    const before = sit(start(), false);
    await keepSalmon();
    before.off();
    document.body.replaceChildren();
    const { store } = seated({ type: "notice", what: "restarting", seconds: null, reason: null });
    store.notice = null;
    store.changed("lost", 1006);
    render(Banner, { store, onleave: () => undefined });
    await later(900);
    expect(told()).not.toMatch(KEPT);
    expect(store.saving).toBe("slow");
    expect(screen.getByText(/Your card is not saved yet/)).toBeTruthy();
  });
});

test("a lost line calls no card safe that was never kept", () => {
  const { store } = seated(start());
  store.changed("lost", 1006);
  render(Banner, { store, onleave: () => undefined });
  expect(told()).not.toMatch(KEPT);
});
