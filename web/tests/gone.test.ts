// A table that the server no longer has is asked for once: each further question would count as a guess.
import { expect, test, vi } from "vitest";
import { TablesSeen } from "$lib/game/tables-seen.svelte";
import { CLOSED, myTables } from "$lib/game/tables.svelte";

const kept = (table: string) => ({ table, token: "t", seats: [0], secret: "s", code: null });
const about = { game: "classic", names: ["Mia"], phase: "playing", replay: null };

test("a table that is gone is asked for once, also after a reload; others go on being asked for", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    const table = url.pathname.split("/").at(-1)!;
    asked.push(table);
    const status = { gone: 404, kicked: 403, busy: 429, well: 200 }[table] ?? 500;
    return new Response(JSON.stringify(status === 200 ? { phase: "playing" } : { error: "e", args: {} }), { status });
  });
  for (const table of ["gone", "kicked", "busy", "well"]) myTables.keep(kept(table), about);
  for (const seen of [new TablesSeen(), new TablesSeen()]) {
    const stop = seen.watch();
    await vi.advanceTimersByTimeAsync(45_000);
    stop();
  }
  const count = (table: string): number => asked.filter((one) => one === table).length;
  expect([count("gone"), count("kicked"), count("busy"), count("well")]).toEqual([1, 1, 6, 6]);
  expect(myTables.find("gone")?.phase).toBe(CLOSED);
  expect(myTables.find("busy")?.phase).toBe("playing");
  vi.useRealTimers();
});
