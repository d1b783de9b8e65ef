// What a device saw of a shuffle, compared with the saved game: what must not pass, and how it is told.
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { ownDigest, toHex } from "$lib/game/digest";
import { commitmentOf, compare, forgetSeen, isGood, remember, rememberCards, seenOf, seenWith, type Seen } from "$lib/game/proof";
import type { Saved, SavedProof, Story, Verdict } from "$lib/game/verify";
import { words } from "$lib/words.svelte";
import { rowsOf, verdictOf, type Proved } from "../src/screens/table/final/proved";

const TABLE = "x4Tq9vB0aLkPz-2w";
const [R, C, PROMISE] = ["1".repeat(64), "c".repeat(64), "a".repeat(64)];
const shuffle: SavedProof = {
  version: 2, secret: "8f".repeat(32), commitment: PROMISE, table: TABLE, game: 1, same_deal: false,
  seats: [{ name: "Ana", person: 0, commitment: C, entropy: R }, { name: "Leo", person: null, commitment: null, entropy: "0".repeat(64) }],
}; // prettier-ignore
const saved: Saved = { format: 2, game: "party", seats: [{ name: "Ana" }, { name: "Leo", bot: "casual" }], menu: null, options: {}, seed: "5".repeat(64), shuffle };
const verdict: Verdict = {
  way: "new", sameDeal: false, promise: true, seats: [{ name: "Ana", zeros: false, fits: true }, { name: "Leo", zeros: true, fits: true }],
  names: true, seed: true, keys: ["k"], hands: true, menus: true, wrong: null, dealt: [[{ squid: 2, egg: 1 }, { tempura: 3 }]],
}; // prettier-ignore
const story: Story = {
  events: [{ what: "round_started", seat: -1, values: { round: 1 } }, { what: "menu_shows", seat: 0, values: { card: "egg" } }], desserts: [],
}; // prettier-ignore
const seen: Seen = {
  table: TABLE, game: 1, commitment: PROMISE, entropy: R, person: 0, frozen: [C, null], names: ["Ana", "Leo"], hands: { "1.0": { egg: 1, squid: 2 } }, menus: { "1.0": { egg: 1 } },
}; // prettier-ignore

beforeEach(() => localStorage.clear());

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("digests %i bytes as everybody does", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + 7) % 256);
  expect(toHex(ownDigest(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("promises SHA-256(R ‖ table ‖ game ‖ person)", async () => {
  const bytes = Buffer.concat([Buffer.from(R, "hex"), Buffer.from(TABLE), Buffer.from([0, 0, 1, 2]), Buffer.from([0, 0, 0, 3])]);
  expect(await commitmentOf(R, TABLE, 258, 3)).toBe(createHash("sha256").update(bytes).digest("hex"));
});

describe("what this device saw", () => {
  it("is what the saved game says", () => {
    const compared = compare(saved, verdict, seen, seen, story);
    expect(compared).toEqual({ seen: true, mine: true, frozen: true, named: true, cards: true });
    expect(isGood(verdict, compared)).toBe(true);
  });

  it("claims nothing that this device cannot know", () => {
    expect(compare(saved, verdict, null, null, story)).toEqual({ seen: null, mine: null, frozen: null, named: null, cards: null });
    const watched: Seen = { table: TABLE, game: 1, commitment: PROMISE };
    expect(compare(saved, verdict, watched, watched, null)).toEqual({ seen: true, mine: null, frozen: null, named: null, cards: null });
  });

  const seats = shuffle.seats!;
  it.each([
    ["a server that shows another promise afterwards", { ...saved, shuffle: { ...shuffle, commitment: "b".repeat(64) } }, seen, "seen"],
    ["a server that leaves a person's bytes out", { ...saved, shuffle: { ...shuffle, seats: [{ ...seats[0]!, commitment: null, entropy: "0".repeat(64) }, seats[1]!] } }, seen, "mine"],
    ["a server that gives the bytes to somebody else", { ...saved, shuffle: { ...shuffle, seats: [{ ...seats[0]!, person: 7 }, seats[1]!] } }, seen, "mine"],
    ["a server that adds bytes after seeing ours", { ...saved, shuffle: { ...shuffle, seats: [seats[0]!, { ...seats[1]!, commitment: "d".repeat(64) }] } }, seen, "frozen"],
    ["a server that tries other names of its own after seeing the bytes", { ...saved, shuffle: { ...shuffle, seats: [seats[0]!, { ...seats[1]!, name: "Lea" }] } }, seen, "named"],
    ["a server that deals the cards of an earlier game without a word", { ...saved, shuffle: { ...shuffle, game: 1 } }, { ...seen, game: 2 }, "seen"],
    ["a server that deals other cards", saved, { ...seen, hands: { "1.0": { egg: 2, squid: 1 } } }, "cards"],
    ["a server whose menu showed other cards", saved, { ...seen, menus: { "1.0": { tempura: 1 } } }, "cards"],
  ] as const)("betrays %s", (_, changed, kept, where) => {
    const compared = compare(changed as Saved, verdict, kept, kept, story);
    expect(compared[where]).toBe(false);
    expect(isGood(verdict, compared)).toBe(false);
  });

  it("compares a saved game of the older format by the bytes", () => {
    const old: Saved = { ...saved, format: 1, shuffle: { secret: "8f".repeat(32), commitment: PROMISE, table: TABLE, entropy: ["5b".repeat(16)] } };
    expect(compare(old, verdict, { ...seen, entropy: "5b".repeat(16) }, null, null)).toEqual({ seen: true, mine: true, frozen: null, named: null, cards: null });
    expect(compare(old, verdict, { ...seen, entropy: "5c".repeat(16) }, null, null).mine).toBe(false);
  });
});

describe("the memory", () => {
  it("keeps the first promise, and starts afresh with other bytes", () => {
    remember({ table: TABLE, game: 1, commitment: "aa", entropy: "11", person: 0 });
    remember({ table: TABLE, game: 1, commitment: "bb", frozen: [null] });
    expect(seenOf(TABLE, 1)).toEqual({ table: TABLE, game: 1, commitment: "aa", entropy: "11", person: 0, frozen: [null] });
    remember({ table: TABLE, game: 1, commitment: "cc", entropy: "22", person: 0 });
    expect(seenOf(TABLE, 1)).toEqual({ table: TABLE, game: 1, commitment: "cc", entropy: "22", person: 0 });
    expect(seenWith(TABLE, "cc")?.game).toBe(1);
    expect(seenOf("other", 1)).toBeNull();
    forgetSeen(TABLE, 1);
    expect(seenOf(TABLE, 1)).toBeNull();
  });

  it("keeps hands once, and all cards that menus showed", () => {
    const about = { table: TABLE, commitment: "aa" };
    const dealt = [{ round: 1, seat: 0, menu: false, card: "egg", count: 2 }, { round: 1, seat: 0, menu: false, card: "squid", count: 1 }];
    const menu = [{ round: 1, seat: 0, menu: true, card: "maki1", count: 1 }];
    for (const cards of [dealt, dealt, menu, menu]) rememberCards(about, 1, cards);
    expect(seenOf(TABLE, 1)).toMatchObject({ hands: { "1.0": { egg: 2, squid: 1 } }, menus: { "1.0": { maki1: 2 } } });
  });
});

describe("the words for it", () => {
  const proved = (more: Partial<Verdict> = {}, kept: Seen | null = seen): Proved => {
    const now = { ...verdict, ...more };
    return { verdict: now, compared: compare(saved, now, kept, kept, story), names: ["Ana", "Leo"] };
  };
  const told = (one: Proved): string[] => rowsOf(one).map((row) => words.say(row.id, row.args));

  it.each([
    ["good", proved(), "web-proof-good"],
    ["bad", proved({ seed: false }), "web-proof-bad"],
    ["bad", proved({ hands: false, wrong: { round: 2, seat: 1, what: "hand" } }), "web-proof-bad"],
    ["bad", proved({ seats: [{ name: "Ana", zeros: false, fits: false }] }), "web-proof-bad"],
    ["plain", proved({ way: "none" }), "web-proof-none"],
    ["plain", proved({ way: "old" }), "web-proof-old"],
    ["plain", proved({ sameDeal: true, names: null }), "web-proof-same"],
    ["bad", proved({ sameDeal: true, names: null, hands: false }), "web-proof-bad"],
    ["plain", proved({}, null), "web-proof-others"],
    ["plain", proved({ seats: verdict.seats.map((one) => ({ ...one, zeros: true })) }), "web-proof-alone"],
  ] as const)("is %s, and nothing else is", (tone, one, id) => {
    expect(verdictOf(one)).toEqual({ id, tone });
  });

  it("has no row for a game without a proof", () => {
    expect(rowsOf(proved({ way: "none" }))).toEqual([]);
  });

  it("names those whose zeros count, those whose numbers do not fit, and the first difference", () => {
    const rows = told(proved({ seats: [{ name: "Ana", zeros: false, fits: false }, verdict.seats[1]!], hands: false, wrong: { round: 2, seat: 1, what: "hand" } }));
    expect(rows).toContain(words.say("web-proof-seats-no", { names: "Ana", count: 1 }));
    expect(rows).toContain(words.say("web-proof-zeros", { names: "Leo", count: 1 }));
    expect(rows).toContain("First difference: round 2, Leo.");
  });
});
