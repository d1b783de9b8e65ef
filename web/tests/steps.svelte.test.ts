// Large things come bit by bit, in pages that somebody sees.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Steps } from "$lib/steps.svelte";

beforeEach(() => {
  Steps.atOnce = false;
  vi.useFakeTimers();
});
afterEach(() => {
  Steps.atOnce = true;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Steps as a component has them, and the end of that component. */
function steps(all: number): [Steps, () => void] {
  let found: Steps | undefined;
  const end = $effect.root(() => {
    found = new Steps(all);
  });
  flushSync();
  return [found!, end];
}

test("a few more are shown whenever the browser had time", () => {
  const [laid, end] = steps(2);
  const shown: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    shown.push(laid.of(["a", "b", "c", "d", "e"], 2).join(""));
    vi.advanceTimersByTime(1);
    flushSync();
  }
  expect(shown).toEqual(["ab", "abcd", "abcde", "abcde"]);
  expect(laid.over).toBe(true);
  end();
});

test("whoever is gone needs no more steps", () => {
  const [laid, end] = steps(3);
  end();
  vi.advanceTimersByTime(100);
  expect(laid.made).toBe(0);
});

test("a page that nobody sees is there at once", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const [laid, end] = steps(3);
  expect(laid.over).toBe(true);
  end();
});
