// Recomputes a finished game's shuffle, deals and draws from its file. Written from docs/shuffle.md and docs/protocol.md, "A fair
// shuffle", alone: the one place in the client that knows rules. Section numbers are those of docs/shuffle.md.
import { CARDS, CHIPS, DESSERTS, DRAFT_CARDS, HANDS, MENUS, MIXED, PROMO } from "../generated/decks";
import { digest, hmac, toBytes, toHex } from "./digest";

/** The proof in a saved game: version 2 by seats; without a version the old way, with bytes that belong to no seat. */
export interface SavedProof {
  version?: 2;
  secret: string;
  commitment: string;
  table: string;
  game?: number;
  same_deal?: boolean;
  seats?: { name: string; person: number | null; commitment: string | null; entropy: string }[];
  entropy?: string[];
}

export interface Saved {
  format: number;
  game: "classic" | "party" | "draft";
  seats: { name?: string; bot?: string }[];
  menu: string | string[] | null;
  options: Record<string, string>;
  seed: string;
  shuffle?: SavedProof | null;
}

type Told = { what: string; seat: number; values: Record<string, unknown> };

/** What GET /api/replays/{id}/story tells. */
export interface Story {
  events: Told[];
  /** By round and place: the desserts kept once the round is over. */
  desserts: string[][][];
}

export interface Verdict {
  way: "none" | "old" | "new";
  sameDeal: boolean;
  /** The secret fits the commitment in the file. */
  promise: boolean;
  /** Version 2, by seat: its bytes are zeros, and its commitment fits its bytes. */
  seats: { name: string; zeros: boolean; fits: boolean }[];
  /** The proof's names are those of the file; null: it has none, or is that of an earlier game. */
  names: boolean | null;
  /** The seed follows from the secret and everybody's bytes. */
  seed: boolean;
  /** The key of each round, in hexadecimal. */
  keys: string[];
  /** Every hand is the one that follows from the seed; false without a story. */
  hands: boolean;
  /** So is every card or chip drawn later: by a menu, rice wine, the dummy, Draft's chips; null: none was. */
  menus: boolean | null;
  /** The first thing that does not follow: rounds count from 1, seat -1 is the whole table. */
  wrong: { round: number; seat: number; what: string } | null;
  /** What follows from the seed: by round and seat. Without a story as far as no player's choices count. */
  dealt: Record<string, number>[][];
}

const ROUNDS = 3;
const WORD = 2 ** 32;
const TRAY = 4;
const HEX = /^[0-9a-f]{64}$/;
const ZEROS = "0".repeat(64);
const utf8 = new TextEncoder();

// ------------------------------------------------------------------------------------------- the promise and the seed

const bigEndian = (number: number): Uint8Array => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]));
const hashed = async (...parts: Uint8Array[]): Promise<string> => toHex(await digest(joined(parts)));

type Proved = Pick<Verdict, "way" | "sameDeal" | "promise" | "seats" | "names" | "seed">;

async function proved(saved: Saved): Promise<Proved> {
  const proof = saved.shuffle;
  if (!proof) return { way: "none", sameDeal: false, promise: false, seats: [], names: null, seed: false };
  return proof.version === 2 ? newWay(saved, proof) : oldWay(saved, proof);
}

async function newWay(saved: Saved, proof: SavedProof): Promise<Proved> {
  const [seats, sameDeal] = [proof.seats ?? [], proof.same_deal === true];
  const [secret, place] = [toBytes(proof.secret), [utf8.encode(proof.table), bigEndian(proof.game ?? 0)]];
  const fits = async ({ person, commitment, entropy }: (typeof seats)[number]): Promise<boolean> => {
    if (commitment === null) return entropy === ZEROS;
    return HEX.test(entropy) && person !== null && commitment === (await hashed(toBytes(entropy), ...place, bigEndian(person)));
  };
  const names = seats.map(({ name }) => name);
  const named = await digest(utf8.encode(names.join("\n")));
  const own = seats.map(({ entropy }) => toBytes(entropy));
  return {
    way: "new",
    sameDeal,
    promise: HEX.test(proof.secret) && proof.commitment === (await hashed(secret, ...place)),
    seats: await Promise.all(seats.map(async (seat) => ({ name: seat.name, zeros: seat.commitment === null, fits: await fits(seat) }))),
    names: sameDeal ? null : names.length === saved.seats.length && saved.seats.every(({ name }, at) => (name ?? "") === names[at]),
    seed: saved.seed === toHex(await hmac(secret, joined([...own, ...place, named]))),
  };
}

async function oldWay(saved: Saved, proof: SavedProof): Promise<Proved> {
  const [secret, table] = [toBytes(proof.secret), utf8.encode(proof.table)];
  const own = [...(proof.entropy ?? [])].sort().map(toBytes);
  return {
    way: "old",
    sameDeal: false,
    promise: HEX.test(proof.secret) && proof.commitment === (await hashed(secret, table)),
    seats: [],
    names: null,
    seed: saved.seed === toHex(await hmac(secret, joined([...own, table]))),
  };
}

// ------------------------------------------------------------------------------------------- 1. random numbers

type Words = [number, number, number, number];

/** The words of a purpose, as 32 hexadecimal digits. */
export async function keyOf(seed: string, purpose: string): Promise<string> {
  return toHex(await hmac(await digest(utf8.encode(seed)), utf8.encode(purpose))).slice(0, 32);
}

export const wordsOf = (key: string): Words => [0, 8, 16, 24].map((at) => parseInt(key.slice(at, at + 8), 16)) as Words;

/** The generator, sfc32. */
export class Stream {
  constructor(private words: Words) {}

  next(): number {
    const [a, b, c, d] = this.words;
    const total = (a + b + d) % WORD;
    this.words = [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + total) >>> 0, (d + 1) >>> 0];
    return total;
  }

  below(limit: number): number {
    for (;;) {
      const product = BigInt(this.next()) * BigInt(limit);
      if (Number(product % BigInt(WORD)) >= WORD % limit) return Number(product / BigInt(WORD));
    }
  }

  /** Takes a card out of a list; null where there is none. */
  take<Card>(cards: Card[]): Card | null {
    if (!cards.length) return null;
    const at = this.below(cards.length);
    const [card, last] = [cards[at]!, cards.pop()!];
    if (at < cards.length) cards[at] = last;
    return card;
  }
}

// ------------------------------------------------------------------------------------------- 2. cards

type Counts = Record<string, number>;

/** All cards that are served, in face order. */
function boxOf({ game, menu, options }: Saved): [card: string, copies: number][] {
  if (game === "draft") return DRAFT_CARDS.map(([card, copies]) => [card, copies]);
  const hidden = options.promo === "yes" ? [] : PROMO;
  if (game === "classic") return CARDS.filter(([, card, copies]) => copies > 0 && !hidden.includes(card)).map(([, card, copies]) => [card, copies]);
  const kinds = ["nigiri", ...(Array.isArray(menu) ? menu : (MENUS[menu ?? ""] ?? []))];
  return CARDS.filter(([kind, , , copies]) => copies > 0 && kinds.includes(kind)).map(([, card, , copies]) => [card, copies]);
}

const listOf = (box: readonly (readonly [string, number])[]): string[] => box.flatMap(([card, copies]) => Array<string>(Math.max(0, copies)).fill(card));
const inFaceOrder = (hand: Counts): string[] => listOf(CARDS.map(([, card]) => [card, hand[card] ?? 0]));

function counted(cards: readonly string[]): Counts {
  const found: Counts = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

// ------------------------------------------------------------------------------------------- 3. to 6. a game

/** 5. Who leads the dummy, from the key of round 1. */
export function firstLead(key: string): number {
  const [a, b, c, d] = wordsOf(key);
  const stream = new Stream([a, b, c, (d ^ 3) >>> 0]);
  for (let skipped = 0; skipped < 12; skipped++) stream.next();
  return stream.below(2);
}

class Deal {
  readonly dealt: Counts[][] = [];
  hands = true;
  menus: boolean | null = null;
  wrong: Verdict["wrong"] = null;

  private readonly box: [card: string, copies: number][];
  private readonly pile: string[];
  private readonly chips = Object.fromEntries(Object.entries(CHIPS).map(([pile, chips]) => [pile, [...chips]]));
  private readonly won = new Map<string, number[]>();
  private readonly inPlay: string[] = [];
  private readonly withDummy: boolean;
  private readonly size: number;
  private stream = new Stream([0, 0, 0, 0]);
  private round = -1;
  private mixed = 0;
  private deck: string[] = [];
  private dummy: string[] = [];
  private tray: string[] = [];
  private held: Counts[] = [];
  private readonly drunk = new Set<number>();
  private menusPlayed = 0;
  private lead: number;

  constructor(
    private readonly saved: Saved,
    private readonly keys: readonly string[],
  ) {
    this.box = boxOf(saved);
    this.pile = saved.game === "party" ? listOf(this.box.filter(([card]) => DESSERTS.includes(card))) : [];
    this.withDummy = saved.options.dummy === "yes";
    this.size = HANDS[saved.game]?.[saved.seats.length + (this.withDummy ? 1 : 0)] ?? 0;
    this.lead = firstLead(keys[0]!);
  }

  /** 3. and 4. Begins a round; `kept`: the desserts that players keep, over all places. */
  begin(kept: readonly string[]): void {
    this.round += 1;
    this.stream = new Stream(wordsOf(this.keys[this.round]!));
    this.mixDesserts();
    if (this.saved.game === "party") this.deck = this.partyDeck(kept);
    else if (this.saved.game === "draft") this.deck = this.draftDeck();
    else if (this.round === 0) this.deck = listOf(this.box);
    this.held = this.saved.seats.map(() => counted(this.cards()));
    this.dealt.push(this.held.map((hand) => ({ ...hand })));
    this.dummy = this.withDummy ? this.cards() : [];
    this.drunk.clear();
    this.menusPlayed = 0;
  }

  private cards(): string[] {
    return Array.from({ length: this.size }, () => this.stream.take(this.deck) ?? "");
  }

  private mixDesserts(): void {
    const mixed = MIXED[this.saved.seats.length > 5 ? 1 : 0]![this.round]!;
    this.mixed = this.saved.game === "party" ? mixed : 0;
    for (let at = 0; at < this.mixed; at++) this.inPlay.push(this.stream.take(this.pile) ?? "");
  }

  private partyDeck(kept: readonly string[]): string[] {
    const [desserts, gone] = [counted(this.inPlay), counted(kept)];
    const orders = kept.filter((card) => card.startsWith("special_order=")).length;
    return listOf(
      this.box.map(([card, copies]) => {
        if (DESSERTS.includes(card)) return [card, (desserts[card] ?? 0) - (gone[card] ?? 0)];
        return [card, copies - (card === "special_order" ? orders : 0)];
      }),
    );
  }

  private draftDeck(): string[] {
    if (this.round === 0) {
      for (const chips of Object.values(this.chips)) {
        for (const place of [2, 1]) {
          const other = this.stream.below(place + 1);
          [chips[place], chips[other]] = [chips[other]!, chips[place]!];
        }
      }
    }
    if (this.round === 0 || this.saved.options.leftovers !== "per_game") return listOf(this.box);
    return listOf(this.box.map(([card]) => [card, this.dealt[0]!.reduce((sum, hand) => sum + (hand[card] ?? 0), 0)]));
  }

  /** 7. Compares a round with its events. */
  compare(events: readonly Told[]): void {
    this.compareDeal(events);
    events.forEach((event, at) => this.follow(event, events[at + 1]));
    if (this.tray.length) this.fail("menus", -1, "menu_returned");
    if (this.dummy.length) this.fail("menus", -1, "dummy_card");
    if (this.menusPlayed) this.fail("menus", -1, "menu_shows");
  }

  private compareDeal(events: readonly Told[]): void {
    const { round, count } = events[0]!.values;
    if (round !== this.round + 1 || count !== this.size) this.fail("hands", -1, "round_started");
    const mixed = events.filter(({ what }) => what === "desserts_mixed").map(({ values }) => values.count);
    if (mixed.length > 1 || (mixed[0] ?? 0) !== this.mixed) this.fail("hands", -1, "desserts_mixed");
    const told = events.filter(({ what }) => what === "dealt").map(({ seat, values }) => `${seat} ${String(values.card)} ${String(values.count)}`);
    this.held.forEach((hand, seat) => {
      const due = Object.entries(hand).map(([card, number]) => `${seat} ${card} ${number}`);
      const own = told.filter((line) => line.startsWith(`${seat} `));
      if (own.sort().join() !== due.sort().join()) this.fail("hands", seat, "dealt");
    });
    if (told.some((line) => parseInt(line) < 0 || parseInt(line) >= this.held.length)) this.fail("hands", -1, "dealt");
  }

  /** 6. Draws during play. */
  private follow({ what, seat, values }: Told, next: Told | undefined): void {
    const card = String(values.card);
    switch (what) {
      case "drew_for_dummy":
        return this.expect(seat === this.lead, seat, what);
      case "dummy_card":
        this.expect(seat === this.lead && card === this.stream.take(this.dummy), seat, what);
        this.lead = 1 - this.lead;
        return;
      case "menu_shows":
        this.tray.push(this.stream.take(this.deck) ?? "");
        return this.expect(card === this.tray.at(-1), seat, what);
      case "menu_returned":
        return this.returnTray(seat, values.count, next);
      case "chip_taken":
        return this.takeChip(`${seat} ${card}`, this.chips[card]?.pop(), seat);
      case "chip_value":
        return this.expect(values.points === this.won.get(`${seat} ${card}`)?.at(-1), seat, what);
      case "chip_shown":
        return this.expect(values.points === (this.won.get(`${seat} ${card}`) ?? []).shift(), seat, what);
      default:
        if (this.saved.game === "party") this.handOver({ what, seat, values }, card);
    }
  }

  private returnTray(seat: number, count: unknown, next: Told | undefined): void {
    this.expect(this.tray.length === TRAY || this.deck.length === 0, seat, "menu_shows");
    if (count !== this.tray.length) {
      const at = next?.what === "played" && next.values.how === "menu" ? this.tray.indexOf(String(next.values.card)) : -1;
      this.expect(count === this.tray.length - 1 && at >= 0, seat, "menu_returned");
      const last = this.tray.pop()!;
      if (at >= 0 && at < this.tray.length) this.tray[at] = last;
    }
    this.deck.push(...this.tray);
    this.tray = [];
    this.menusPlayed -= 1;
  }

  private takeChip(whose: string, chip: number | undefined, seat: number): void {
    this.expect(chip !== undefined, seat, "chip_taken");
    if (chip !== undefined) this.won.set(whose, [...(this.won.get(whose) ?? []), chip]);
  }

  /** Who holds which cards in Party, for rice wine. */
  private handOver({ what, seat, values: { how, direction } }: Told, card: string): void {
    const hand = this.held[seat] ?? {};
    if (what === "wine_taken") this.drunk.add(seat);
    else if (what === "spoon_gave") hand[card] = (hand[card] ?? 0) - 1;
    else if (what === "into_hand") hand[card] = (hand[card] ?? 0) + 1;
    else if (what === "passed" && direction === "left") this.held.unshift(this.held.pop()!);
    else if (what === "passed") this.held.push(this.held.shift()!);
    else if (what === "played") {
      if (/^menu\d/.test(card)) this.menusPlayed += 1;
      if (how === "chance") {
        const cards = inFaceOrder(hand);
        this.expect(this.drunk.has(seat) && cards.length > 0 && card === cards[this.stream.below(cards.length)], seat, "played");
      } else if (how === "pick" && this.drunk.has(seat)) this.expect(false, seat, "played");
      if (how === "pick" || how === "chance") this.drunk.delete(seat);
      if (how !== "menu" && how !== "spoon") hand[card] = (hand[card] ?? 0) - 1;
    }
  }

  private expect(holds: boolean, seat: number, what: string): void {
    if (!holds) this.fail("menus", seat, what);
    else this.menus ??= true;
  }

  fail(where: "hands" | "menus", seat: number, what: string): void {
    this[where] = false;
    this.wrong ??= { round: this.round + 1, seat, what };
  }
}

/** The events of each round, in order; what is before the first one is not a round. */
function roundsOf({ events }: Story): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    if (event.what === "round_started") found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

function deal(saved: Saved, story: Story | null, keys: readonly string[]): Pick<Verdict, "hands" | "menus" | "wrong" | "dealt"> {
  const made = new Deal(saved, keys);
  const told = story && roundsOf(story);
  const known = told || saved.game !== "party" ? ROUNDS : 1;
  for (let round = 0; round < known; round++) {
    made.begin((story?.desserts[round - 1] ?? []).flat());
    const events = told?.[round];
    if (events) made.compare(events);
    else if (told) made.fail("hands", -1, "round_started");
  }
  if (told && (told.length > ROUNDS || story.events[0]?.what !== "round_started")) made.fail("hands", -1, "round_started");
  return { hands: story !== null && made.hands, menus: made.menus, wrong: made.wrong, dealt: made.dealt };
}

/** Checks a saved game: the promise, the seed, and with its story every card that was dealt or drawn. */
export async function verify(saved: Saved, story: Story | null): Promise<Verdict> {
  const keys = await Promise.all(Array.from({ length: ROUNDS }, (_, at) => keyOf(saved.seed, `round ${at + 1}`)));
  return { ...(await proved(saved)), keys, ...deal(saved, story, keys) };
}
