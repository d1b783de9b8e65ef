// Score sheets against games that the real engine has played: sums, rows, ranks, ties, and nothing untrue in the nice facts.
import { describe, expect, it } from "vitest";
import type { Line } from "$lib/generated/protocol";
import recorded from "./fixtures/sheets.json";
import { niceFacts, type Fact } from "$lib/game/nice";
import { chipRows } from "$lib/game/chips";
import { columns, counted, dessertRows, finalRanks, idleKinds, ranks, roundRows, roundsOf, sum, verdict } from "$lib/game/sheet";

interface Recorded {
  name: string;
  game: string;
  names: string[];
  menu: string[];
  rounds: { dishes: string[]; desserts: string[] }[][];
  end: { dishes: string[]; desserts: string[] }[];
  lines: Line[];
  scores: number[];
  winners: number[];
}
const games = recorded as unknown as Recorded[];
const game = (name: string): Recorded => games.find((one) => one.name.includes(name))!;

describe.each(games.map((one) => [one.name, one] as const))("%s", (_, played) => {
  const seats = played.names.length;

  it("adds up to the scores of the server", () => {
    expect(played.scores.map((_score, seat) => sum(played.lines, seat))).toEqual(played.scores);
  });

  it("loses no line on the way into rows", () => {
    const inRounds = roundsOf(played.lines).flatMap((round) => roundRows(played.lines, round, played.menu, played.rounds[round - 1] ?? []));
    const rows = [...inRounds, ...dessertRows(played.lines, played.menu, played.end)];
    const points = played.scores.map((_score, seat) => rows.reduce((all, row) => all + row.cells[seat]!.points, 0));
    expect(points).toEqual(played.scores);
  });

  it("gives the winners the first rank and a dummy none", () => {
    const found = finalRanks(played, seats);
    expect(found.flatMap((rank, seat) => (rank === 1 ? [seat] : []))).toEqual(played.winners);
    expect(found.slice(seats).every((rank) => rank === null)).toBe(true);
  });

  it("says one true thing about everybody", () => {
    const facts = niceFacts(played.lines, seats, finalRanks(played, seats));
    expect(facts.map((fact) => fact.seat)).toEqual([...played.names.keys()]);
    for (const fact of facts) expect([fact, isTrue(fact, played)]).toEqual([fact, true]);
    const said = facts.map(({ seat: _seat, ...fact }) => JSON.stringify(fact));
    expect(new Set(said).size).toBeGreaterThan(1);
  });
});

/** Whether a fact holds, counted in another way than where it was found. */
function isTrue({ seat, id, kind, numbers }: Fact, { lines, names, scores, winners }: Recorded): boolean {
  const ours = lines.filter((line) => line.seat < names.length);
  const others = [...names.keys()].filter((other) => other !== seat);
  const inRound = (who: number, round: number): number => sum(ours, who, (line) => line.round === round);
  const nobodyMore = (of: (who: number) => number, points: number): boolean => of(seat) === points && others.every((other) => of(other) <= points);
  const once = (who: number): number => Math.max(0, ...ours.filter((line) => line.seat === who && line.kind === kind && line.round !== null).map((line) => line.points));
  switch (id) {
    case "web-fact-once":
      return nobodyMore(once, numbers.points!);
    case "web-fact-kind":
    case "web-fact-dessert":
      return nobodyMore((who) => sum(ours, who, (line) => line.kind === kind), numbers.points!);
    case "web-fact-round":
      return nobodyMore((who) => inRound(who, numbers.round!), numbers.points!);
    case "web-fact-steady":
      return nobodyMore((who) => Math.min(...roundsOf(ours).map((round) => inRound(who, round))), numbers.points!);
    case "web-fact-variety":
      return nobodyMore((who) => new Set(ours.filter((line) => line.seat === who && line.points > 0).map((line) => line.kind)).size, numbers.count!);
    case "web-fact-clean":
      return ours.every((line) => line.seat !== seat || line.points >= 0) && ours.some((line) => line.points < 0);
    case "web-fact-climb": {
      const before = 1 + others.filter((other) => inRound(other, 1) > inRound(seat, 1)).length;
      const now = finalRanks({ scores, winners }, names.length)[seat];
      return before === numbers.from && now === numbers.now && before > now!;
    }
    case "web-fact-own":
    case "web-fact-own-dessert":
      return ours.some((line) => line.seat === seat && line.kind === kind && line.points === numbers.points);
    default:
      return id === "web-fact-there" && ours.every((line) => line.seat !== seat || line.points <= 0);
  }
}

describe("how a game is decided", () => {
  const decided = (played: Recorded) => verdict(played, played.names.length, played.end.map((place) => place.desserts.length));

  it("for some of those who are level, as the server says", () => {
    const played = game("a tie broken");
    const found = decided(played);
    expect(found.how).toBe("tied");
    expect(found.tied.length).toBeGreaterThan(found.winners.length);
    expect(found.winners).toEqual(played.winners);
  });

  it("for all of them where the server says so", () => {
    expect(decided(game("a tie shared")).how).toBe("shared");
    expect(decided(game("a tie shared")).winners.length).toBeGreaterThan(1);
  });

  it("by points, with the distance to whoever comes next, never a dummy", () => {
    const played = game("dummy");
    const found = decided(played);
    expect(found.how).toBe("alone");
    expect(found.second.every((seat) => seat < played.names.length)).toBe(true);
    expect(found.ahead).toBe(Math.abs(played.scores[0]! - played.scores[1]!));
  });
});

it("shows majorities with the counts of those who got nothing", () => {
  const played = game("party for eight");
  const maki = roundRows(played.lines, 1, played.menu, played.rounds[0]!).find((row) => row.kind === "maki")!;
  expect(maki.cells.map((cell) => cell.count)).toEqual(played.rounds[0]!.map((place) => counted(place.dishes, "maki")));
  expect(counted(["maki2", "maki3", "special_order=maki3", "egg"], "maki")).toBe(8);
});

it("puts desserts last, by and without points", () => {
  const played = game("classic for two");
  const rows = roundRows(played.lines, 1, played.menu, played.rounds[0]!);
  const stored = rows.filter((row) => row.stored);
  expect(stored.every((row) => row.cells.every((cell) => cell.points === 0 && cell.count !== null))).toBe(true);
  expect(rows.slice(rows.length - stored.length)).toEqual(stored);
  expect(idleKinds(rows, played.rounds[0]!).every((kind) => !rows.some((row) => row.kind === kind))).toBe(true);
});

it("ranks equal points together and leaves a dummy out", () => {
  expect(ranks([10, 20, 20, 5])).toEqual([3, 1, 1, 4]);
  expect(ranks([10, 20, 99], 2)).toEqual([2, 1, null]);
});

it("puts one's own column first, then the others as they sit, then a dummy", () => {
  expect(columns(4, 4, 2)).toEqual([2, 3, 0, 1]);
  expect(columns(3, 2, 1)).toEqual([1, 0, 2]);
  expect(columns(3, 3, null)).toEqual([0, 1, 2]);
});

it("tells chips that were taken this round from older ones, and keeps secrets", () => {
  const places = [{ dishes: ["tuna", "tuna*", "wild=tuna"], chips: ["prawn", "tuna"], values: [0, 0] }, { dishes: ["prawn"], chips: ["prawn"], values: [3] }];
  const events = [
    { what: "chip_taken", seat: 0, values: { card: "tuna" } },
    { what: "chip_value", seat: 0, values: { card: "tuna", points: 4 } },
    { what: "chip_taken", seat: 1, values: { card: "prawn" } },
  ];
  const [tuna, prawn] = chipRows(["tuna", "prawn"], places, events);
  expect(tuna!.cells[0]).toMatchObject({ chips: 1, fresh: true, value: 4, cards: 3, secret: true });
  expect(prawn!.cells[0]).toMatchObject({ chips: 1, fresh: false, value: null, secret: true });
  expect(prawn!.cells[1]).toMatchObject({ chips: 1, fresh: true, value: 3, secret: false });
});
