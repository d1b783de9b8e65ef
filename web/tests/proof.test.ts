// The check of a shuffle: the example of docs/protocol.md, the written-out SHA-256, and what must not pass.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownDigest, toHex } from "$lib/game/digest";
import { check, dealtBefore, isGood, remember, seenOf, type Saved } from "$lib/game/proof";

const saved: Saved = {
  seed: "84b3e05523cbebcf30928dbe0770010a2379079e8177db5062b1f3418f241b2a",
  shuffle: {
    secret: "8f".repeat(32),
    commitment: "01dae34d7cdb8ea75b69019bf94c4faf2bcc22191413612c12ccdab94b0b124d",
    table: "x4Tq9vB0aLkPz-2w",
    entropy: ["5b0c7e1ad2f94c3381e6a7b8c9d0e1f2", "00000000000000000000000000000000"],
  },
};
const seen = { commitment: saved.shuffle!.commitment, entropy: saved.shuffle!.entropy[0]! };

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("digests %i bytes as everybody does", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + 7) % 256);
  expect(toHex(ownDigest(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
});

describe("a proof", () => {
  it("holds for the example of the protocol", async () => {
    const proof = await check(saved, seen);
    expect(proof).toEqual({ promise: true, seed: true, seen: true, mine: true });
    expect(isGood(proof!)).toBe(true);
  });

  it("claims nothing that this device cannot know", async () => {
    expect(await check(saved, null)).toEqual({ promise: true, seed: true, seen: null, mine: null });
    expect(await check({ ...saved, shuffle: null }, seen)).toBeNull();
  });

  it.each([
    ["another secret", { ...saved, shuffle: { ...saved.shuffle!, secret: "8e".repeat(32) } }, seen, "promise"],
    ["another seed", { ...saved, seed: "0".repeat(64) }, seen, "seed"],
    ["another promise than before", saved, { ...seen, commitment: "0".repeat(64) }, "seen"],
    ["bytes that were left out", saved, { ...seen, entropy: "1".repeat(32) }, "mine"],
  ] as const)("fails for %s", async (_, changed, kept, where) => {
    const proof = await check(changed as Saved, kept);
    expect(proof![where]).toBe(false);
    expect(isGood(proof!)).toBe(false);
  });
});

it("keeps the first promise and the last bytes of a game", () => {
  const table = { table: "x4Tq9vB0aLkPz-2w", commitment: "aa" };
  remember(table, 1, "11");
  remember({ ...table, commitment: "bb" }, 1, "22");
  remember({ ...table, commitment: "cc" }, 1, null);
  remember({ ...table, commitment: "dd" }, 2, null);
  expect(seenOf(table.table, 1)).toMatchObject({ commitment: "aa", entropy: "22" });
  expect(seenOf(table.table, 2)).toMatchObject({ commitment: "dd", entropy: null });
  expect(seenOf("other", 1)).toBeNull();
});

it("knows cards that are dealt once more", () => {
  remember({ table: "t", commitment: "aa" }, 1, "11");
  remember({ table: "t", commitment: "bb" }, 2, "22");
  expect(dealtBefore("t", 2, "aa")).toMatchObject({ game: 1, entropy: "11" });
  expect(dealtBefore("t", 2, "bb")).toBeNull();
});
