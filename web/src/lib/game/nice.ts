// One true nice thing to say about everybody at the end of a game, read from the score sheet.
import type { Line } from "../generated/protocol";
import { ranks, roundsOf, sum } from "./sheet";

/** A message of the catalogue with its numbers; `kind` is named by the one who says it. */
export interface Fact {
  seat: number;
  id: string;
  numbers: Record<string, number>;
  kind: string | null;
}
interface Wish extends Fact {
  weight: number;
}
/** A sum in one round that is worth telling. */
const GREAT = 9;

/** For every seat one fact, the most special first; nobody goes without, and nobody gets another's. */
export function niceFacts(lines: readonly Line[], seats: number, places: readonly (number | null)[]): Fact[] {
  const ours = lines.filter((line) => line.seat < seats);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const wishes = [...kinds(ours, all), ...rounds(ours, all), ...wholes(ours, all), ...climbs(ours, all, places)];
  const found = new Map<number, Fact>();
  const told = new Set<string>();
  for (const { weight: _, ...wish } of wishes.sort((one, other) => other.weight - one.weight || one.seat - other.seat)) {
    const topic = `${wish.id} ${wish.kind ?? ""} ${wish.numbers.round ?? ""}`;
    if (found.has(wish.seat) || told.has(topic)) continue;
    found.set(wish.seat, wish);
    told.add(topic);
  }
  return all.map((seat) => found.get(seat) ?? plain(ours, seat));
}

/** Those who have the most of something, and more than nothing. */
function best(all: readonly number[], of: (seat: number) => number): { seats: number[]; most: number } {
  const most = Math.max(...all.map(of));
  return { seats: most > 0 ? all.filter((seat) => of(seat) === most) : [], most };
}

/** Most from a kind, in one round and in all. */
function kinds(lines: readonly Line[], all: readonly number[]): Wish[] {
  const wishes: Wish[] = [];
  for (const kind of new Set(lines.map((line) => line.kind))) {
    const ours = lines.filter((line) => line.kind === kind);
    const once = best(all, (seat) => Math.max(0, ...ours.filter((line) => line.seat === seat && line.round !== null).map((line) => line.points)));
    const total = best(all, (seat) => sum(ours, seat));
    const final = ours.every((line) => line.round === null);
    for (const seat of once.most >= GREAT ? once.seats : []) {
      wishes.push({ seat, id: "web-fact-once", kind, numbers: { points: once.most }, weight: 50 + once.most - 10 * (once.seats.length - 1) });
    }
    for (const seat of total.seats) {
      const id = final ? "web-fact-dessert" : "web-fact-kind";
      wishes.push({ seat, id, kind, numbers: { points: total.most }, weight: 30 + total.most / 2 - 10 * (total.seats.length - 1) });
    }
  }
  return wishes;
}

/** The best of a round, and the best of the weakest rounds. */
function rounds(lines: readonly Line[], all: readonly number[]): Wish[] {
  const numbers = roundsOf(lines);
  const of = (seat: number, round: number): number => sum(lines, seat, (line) => line.round === round);
  const wishes = numbers.flatMap((round) => {
    const { seats, most } = best(all, (seat) => of(seat, round));
    return seats.map((seat) => ({ seat, id: "web-fact-round", kind: null, numbers: { round, points: most }, weight: 40 - 10 * (seats.length - 1) }));
  });
  const weakest = best(all, (seat) => (numbers.length > 1 ? Math.min(...numbers.map((round) => of(seat, round))) : 0));
  const steady = weakest.seats.map((seat) => ({ seat, id: "web-fact-steady", kind: null, numbers: { points: weakest.most }, weight: 26 }));
  return [...wishes, ...steady];
}

/** Points from many kinds; never a minus where others had one. */
function wholes(lines: readonly Line[], all: readonly number[]): Wish[] {
  const various = best(all, (seat) => new Set(lines.filter((line) => line.seat === seat && line.points > 0).map((line) => line.kind)).size);
  const hurt = new Set(lines.filter((line) => line.points < 0).map((line) => line.seat));
  const unhurt = hurt.size ? all.filter((seat) => !hurt.has(seat)) : [];
  return [
    ...various.seats.map((seat) => ({ seat, id: "web-fact-variety", kind: null, numbers: { count: various.most }, weight: 36 - 5 * various.seats.length })),
    ...unhurt.map((seat) => ({ seat, id: "web-fact-clean", kind: null, numbers: {}, weight: 14 })),
  ];
}

/** Further in front at the end than after the first round. */
function climbs(lines: readonly Line[], all: readonly number[], places: readonly (number | null)[]): Wish[] {
  const first = roundsOf(lines)[0];
  if (first === undefined) return [];
  const before = ranks(all.map((seat) => sum(lines, seat, (line) => line.round === first)));
  return all.flatMap((seat) => {
    const [from, now] = [before[seat] ?? 0, places[seat] ?? 0];
    if (!now || from <= now) return [];
    return [{ seat, id: "web-fact-climb", kind: null, numbers: { from, now }, weight: from - now > 1 ? 46 : 24 }];
  });
}

/** Something that is true of anybody: the own best dish, or else that one was there. */
function plain(lines: readonly Line[], seat: number): Fact {
  const own = lines.filter((line) => line.seat === seat && line.points > 0).sort((one, other) => other.points - one.points)[0];
  if (!own) return { seat, id: "web-fact-there", kind: null, numbers: { count: Math.max(1, roundsOf(lines).length) } };
  const id = own.round === null ? "web-fact-own-dessert" : "web-fact-own";
  return { seat, id, kind: own.kind, numbers: { points: own.points, round: own.round ?? 0 } };
}
