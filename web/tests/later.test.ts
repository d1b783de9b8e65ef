// Parts that come later: fetched once, and again where the network failed.
import { Later } from "$lib/later.svelte";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.useRealTimers());

test("a part is fetched once, however often it is wanted", async () => {
  const load = vi.fn(async () => "sheet");
  const later = new Later(load);
  expect(later.part).toBeNull();
  await Promise.all([later.fetch(), later.fetch()]);
  await later.fetch();
  expect(later.part).toBe("sheet");
  expect(load).toHaveBeenCalledTimes(1);
});

test("without a network it is asked for again until it is there", async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline")).mockResolvedValue("sheet");
  const later = new Later(load);
  await later.fetch();
  expect(later.part).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.part).toBe("sheet");
  expect(load).toHaveBeenCalledTimes(3);
});
