// The verifier against the vectors that docs/shuffle.md shares with Python, and against copies that somebody has tampered with.
import { firstLead, verify, keyOf, Stream, wordsOf, type Saved, type Story } from "$lib/game/verify";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Game {
  name: string;
  saved: Saved;
  story: { events: string[]; desserts: string[][][] };
  keys: string[];
}
interface Vectors {
  new: (NonNullable<Saved["shuffle"]> & { seed: string })[];
  old: (NonNullable<Saved["shuffle"]> & { seed: string })[];
  words: { seed: string; purpose: string; words: number[]; first: number[] }[];
  below: { words: [number, number, number, number]; limits: number[]; numbers: number[]; used: number }[];
  leads: { seed: string; seat: number }[];
  games: Game[];
}

const vectors = JSON.parse(readFileSync("../docs/vectors/shuffle.json", "utf8")) as Vectors;
const gameOf = (name: string): Game => structuredClone(vectors.games.find((game) => game.name === name)!);

function storyOf({ story: { events, desserts } }: Game): Story {
  const read = (line: string): Story["events"][number] => {
    const [what, seat, ...parts] = line.split(" ");
    const pairs = parts.map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const);
    return { what: what!, seat: Number(seat), values: Object.fromEntries(pairs.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value])) };
  };
  return { events: events.map(read), desserts };
}

/** The hands as the story tells them, by round and seat. */
function dealtIn({ events }: Story): Record<string, number>[][] {
  const rounds: Record<string, number>[][] = [];
  for (const { what, seat, values } of events) {
    if (what === "round_started") rounds.push([]);
    if (what === "dealt") (rounds.at(-1)![seat] ??= {})[String(values.card)] = Number(values.count);
  }
  return rounds;
}

describe("the vectors", () => {
  it.each(vectors.words)("have the words of $purpose of $seed", async ({ seed, purpose, words, first }) => {
    const found = wordsOf(await keyOf(seed, purpose));
    expect(found).toEqual(words);
    const stream = new Stream(found);
    expect(first.map(() => stream.next())).toEqual(first);
  });

  it.each(vectors.below)("have numbers below $limits", ({ words, limits, numbers }) => {
    const stream = new Stream(words);
    expect(limits.map((limit) => stream.below(limit))).toEqual(numbers);
  });

  it.each(vectors.leads)("have the first leader of $seed", async ({ seed, seat }) => {
    expect(firstLead(await keyOf(seed, "round 1"))).toBe(seat);
  });

  it.each([...vectors.new, ...vectors.old])("have the seed $seed", async (proof) => {
    const names = proof.seats ?? proof.entropy!.map(() => ({ name: "" }));
    const saved: Saved = { format: 2, game: "classic", seats: names.map(({ name }) => ({ name })), menu: null, options: {}, seed: proof.seed, shuffle: proof };
    const found = await verify(saved, null);
    expect(found).toMatchObject({ way: proof.version ? "new" : "old", promise: true, seed: true, names: proof.version ? true : null });
    expect(found.seats.map(({ fits }) => fits)).toEqual(proof.version ? names.map(() => true) : []);
    expect(found.seats.at(-1)?.zeros ?? true).toBe(true);
  });

  it.each(vectors.games)("have the game $name", async (game) => {
    const story = storyOf(game);
    const found = await verify(game.saved, story);
    const proof = game.saved.shuffle;
    expect(found).toMatchObject({ hands: true, wrong: null, promise: !!proof, seed: !!proof, keys: game.keys });
    expect(found).toMatchObject({ way: proof ? (proof.version ? "new" : "old") : "none", sameDeal: game.name === "party-4-takeout" });
    expect(found.menus).toBe(/^classic-(2|5-promo)$/.test(game.name) ? null : true);
    expect(found.names).toBe(!proof?.version || found.sameDeal ? null : true);
    expect(found.dealt).toEqual(dealtIn(story));
  });

  it.each(vectors.games)("deal as much of $name without its story as no choice changes", async (game) => {
    const found = await verify(game.saved, null);
    expect(found).toMatchObject({ hands: false, menus: null, wrong: null });
    expect(found.dealt).toEqual(dealtIn(storyOf(game)).slice(0, game.saved.game === "party" ? 1 : 3));
  });
});

describe("a forged proof", () => {
  const forged = async (change: (saved: Saved) => void): Promise<Awaited<ReturnType<typeof verify>>> => {
    const game = gameOf("party-4-wine");
    change(game.saved);
    return verify(game.saved, storyOf(game));
  };

  it("shows another secret", async () => {
    expect(await forged(({ shuffle }) => (shuffle!.secret = "8e".repeat(32)))).toMatchObject({ promise: false, seed: false });
  });

  it("shows bytes of a seat that were exchanged afterwards", async () => {
    const found = await forged(({ shuffle }) => (shuffle!.seats![1]!.entropy = "11".repeat(32)));
    expect(found).toMatchObject({ promise: true, seed: false });
    expect(found.seats.map(({ fits }) => fits)).toEqual([true, false, true, true]);
  });

  it("shows bytes for a bot, who has none, and bytes that are no hexadecimal digits", async () => {
    for (const entropy of ["11".repeat(32), "zz".repeat(32), ""]) {
      const found = await forged(({ shuffle }) => (shuffle!.seats![3]!.entropy = entropy));
      expect(found.seats[3]).toMatchObject({ zeros: true, fits: false });
    }
  });

  it("shows another person at a seat, and another game at the table", async () => {
    expect((await forged(({ shuffle }) => (shuffle!.seats![0]!.person = 7))).seats[0]!.fits).toBe(false);
    expect((await forged(({ shuffle }) => (shuffle!.seats![0]!.person = null))).seats[0]!.fits).toBe(false);
    expect(await forged(({ shuffle }) => (shuffle!.game = 9))).toMatchObject({ promise: false, seed: false });
  });

  it("shows a name that was changed in the file, in the proof or in both", async () => {
    expect(await forged(({ seats }) => (seats[0]!.name = "Eve"))).toMatchObject({ names: false, seed: true });
    expect(await forged(({ shuffle }) => (shuffle!.seats![0]!.name = "Eve"))).toMatchObject({ names: false, seed: false });
    const both = await forged(({ seats, shuffle }) => (seats[0]!.name = shuffle!.seats![0]!.name = "Eve"));
    expect(both).toMatchObject({ names: true, seed: false });
  });

  it("shows another seed: all the cards are others", async () => {
    const found = await forged((saved) => (saved.seed = "0".repeat(64)));
    expect(found).toMatchObject({ seed: false, hands: false });
    expect(found.wrong).toEqual({ round: 1, seat: 0, what: "dealt" });
  });

  it("is not believed without its proof", async () => {
    expect(await forged((saved) => delete saved.shuffle)).toMatchObject({ way: "none", promise: false, seed: false, hands: true });
  });
});

describe("a forged story", () => {
  const forged = async (name: string, change: (story: Story) => void): Promise<Awaited<ReturnType<typeof verify>>> => {
    const game = gameOf(name);
    const story = storyOf(game);
    change(story);
    return verify(game.saved, story);
  };
  const all = (story: Story, what: string): Story["events"] => story.events.filter((event) => event.what === what);

  it.each(vectors.games.map(({ name }) => name))("of %s shows a card exchanged in any round", async (name) => {
    const deals = all(storyOf(gameOf(name)), "dealt").length;
    for (const at of [0, Math.floor(deals / 2), deals - 1]) {
      const found = await forged(name, (story) => (all(story, "dealt")[at]!.values.card = "another"));
      expect(found).toMatchObject({ hands: false, wrong: { what: "dealt" } });
    }
  });

  it("shows a hand with a card more, with a card less, and of a seat that is not there", async () => {
    expect(await forged("draft-3", (story) => (all(story, "dealt")[1]!.values.count = 3))).toMatchObject({ hands: false, wrong: { round: 1, seat: 0 } });
    expect(await forged("draft-3", (story) => story.events.splice(story.events.indexOf(all(story, "dealt").at(-1)!), 1))).toMatchObject({ hands: false, wrong: { round: 3, seat: 2 } });
    const more = { what: "dealt", seat: 3, values: { card: "wild", count: 1 } };
    expect(await forged("draft-3", (story) => story.events.splice(2, 0, more))).toMatchObject({ hands: false });
  });

  it("shows a deck with a card that players kept", async () => {
    const found = await forged("party-6-orders", (story) => story.desserts[0]![0]!.push("pudding"));
    expect(found).toMatchObject({ hands: false, wrong: { round: 2, what: "dealt" } });
  });

  it.each([
    ["party-4-wine", "menu_shows", "card", "another"],
    ["party-4-wine", "menu_returned", "count", 1],
    ["classic-2-dummy", "dummy_card", "card", "another"],
    ["draft-3", "chip_value", "points", 6],
    ["draft-5-per-game", "chip_shown", "points", 6],
  ])("of %s shows another %s", async (name, what, field, value) => {
    const found = await forged(name, (story) => (all(story, what).at(-1)!.values[field] = value));
    expect(found).toMatchObject({ menus: false, hands: true, wrong: { what } });
  });

  it("shows who did not lead the dummy", async () => {
    const found = await forged("classic-2-dummy", (story) => (all(story, "drew_for_dummy")[4]!.seat ^= 1));
    expect(found).toMatchObject({ menus: false, wrong: { what: "drew_for_dummy" } });
  });

  it("shows a pick that chance did not make", async () => {
    const byChance = (story: Story): Story["events"][number] => story.events.find(({ values }) => values.how === "chance")!;
    expect(await forged("party-4-wine", (story) => (byChance(story).values.card = "another"))).toMatchObject({ menus: false, wrong: { what: "played" } });
    expect(await forged("party-4-wine", (story) => (byChance(story).values.how = "pick"))).toMatchObject({ menus: false, wrong: { what: "played" } });
  });

  it.each([
    ["party-4-wine", "menu_shows"],
    ["party-4-wine", "menu_returned"],
    ["party-4-wine", "wine_taken"],
    ["classic-2-dummy", "dummy_card"],
  ])("of %s shows that a %s was left out", async (name, what) => {
    const found = await forged(name, (story) => story.events.splice(story.events.indexOf(all(story, what).at(-1)!), 1));
    expect(found.menus).toBe(false);
  });

  it("shows that a round is missing, and one too many", async () => {
    const cut = await forged("classic-5-promo", (story) => story.events.splice(story.events.indexOf(all(story, "round_started")[2]!)));
    expect(cut).toMatchObject({ hands: false, wrong: { round: 3, what: "round_started" } });
    expect(await forged("classic-5-promo", (story) => story.events.push(all(story, "round_started")[2]!))).toMatchObject({ hands: false });
    expect(await forged("classic-5-promo", (story) => story.events.splice(0, 1))).toMatchObject({ hands: false });
  });

  it("shows that other options were played", async () => {
    const game = gameOf("draft-5-per-game");
    expect(await verify({ ...game.saved, options: { ...game.saved.options, leftovers: "per_round" } }, storyOf(game))).toMatchObject({ hands: false, wrong: { round: 2 } });
    const menu = gameOf("party-4-wine");
    expect(await verify({ ...menu.saved, menu: "my-first-meal" }, storyOf(menu))).toMatchObject({ hands: false, wrong: { round: 1 } });
  });
});
