// This device's part in the shuffle: it promises random bytes with "ready", and opens them once all promises are frozen.
import type { Board, Event, Open, Opening, TableInfo, You } from "../generated/protocol";
import { hex, newId, type Outbox } from "../net/outbox";
import { forget, load, save, session } from "../storage";
import { commitmentOf, forgetSeen, remember, rememberCards, seenOf, type Dealt } from "./proof";

/** Starts that are faster are not announced. */
const SHOWN_AFTER = 300;
const AGAIN_AFTER = 1500;
const BETWEEN: readonly string[] = ["lobby", "over"];

/**
 * Why this device does not open its bytes: the server's promise or the list of promises has changed, or the bytes are lost.
 * Broken: it opened them, and the start ended without a game and was not called off.
 */
export type Warning = "promise" | "list" | "lost" | "broken";

/** Why a start was called off. */
export interface CalledOff {
  /** The people whose devices did not answer; empty: somebody left, or it happened while this device was away. */
  names: string[];
  /** Whether this device is one of them. */
  own: boolean;
}

/** What this device has promised for the next game. */
interface Part {
  game: number;
  person: number;
  entropy: string;
  commitment: string;
  /** The server's promise at that time. */
  promise: string;
  setup: string;
  /** The table has shown our promise. From then on the server's own must stay as it is. */
  bound: boolean;
  opened: boolean;
  /** The start that the bytes were opened for ended without a word. */
  broken?: boolean;
}

/** What the table offers. */
export interface Host {
  readonly table: TableInfo | null;
  readonly board: Pick<Board, "round"> | null;
  readonly you: You;
  readonly shared: boolean;
  readonly outbox: Outbox;
  send(message: Open): boolean;
  ready(ready: boolean, quiet: boolean): Promise<boolean>;
}

export class Shuffle {
  /** Whether a start is under way and takes long enough to be announced. */
  shown = $state(false);
  warning = $state<Warning | null>(null);
  /** The last start that was called off. */
  off = $state.raw<CalledOff | null>(null);
  /** What of these two has been said on the screen. */
  said: { off: CalledOff | null; warning: Warning | null } = { off: null, warning: null };
  #part: Part | null;
  #ready = false;
  #open: Open | null = null;
  #healed = "";
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #place: string;

  constructor(private readonly host: Host, table: string) {
    this.#place = `shuffle:${table}`;
    this.#part = load<Part>(this.#place, session());
  }

  get #seat(): number {
    return Math.min(...this.host.you.seats);
  }

  /** Draws fresh bytes and returns the promise of them, for `ready`. */
  async commit(): Promise<string | null> {
    const { table, you } = this.host;
    if (!table || you.person === null) return null;
    const entropy = hex(32);
    const game = table.games + 1;
    const commitment = await commitmentOf(entropy, table.table, game, you.person);
    const now = this.host.table;
    if (now?.games !== table.games) return null;
    this.warning = null;
    this.#keep({ game, person: you.person, entropy, commitment, promise: now.commitment, setup: JSON.stringify(now.setup), bound: false, opened: false });
    return commitment;
  }

  /** Not ready after all: the bytes are never used. */
  withdraw(): void {
    if (this.#part?.broken) return;
    if (this.#part) forgetSeen(this.host.table?.table ?? "", this.#part.game);
    this.#keep(null);
  }

  /** Called after every change of the table; on a new line with what was missed, null if that cannot be known. */
  follow(events: readonly Event[] | null, newLine = false): void {
    const { table } = this.host;
    if (!table) return;
    if (newLine) this.#open = null;
    const ready = table.chairs[this.#seat]?.ready ?? false;
    if (!this.#hear(events ?? [], table, ready) && !this.#goesOn(table, events, newLine)) this.#ended(table, ready, events === null);
    if (!BETWEEN.includes(table.phase)) this.#playing(table);
    else if (table.opening) this.#opening(table, table.opening);
    else this.#compare(table, ready);
    this.#show(table.opening !== null && table.opening !== undefined);
    this.#ready = ready;
  }

  /** Sends the opened bytes again: the server did not take them in time. */
  tooFast(id: string): void {
    if (this.#open?.id === id) setTimeout(() => this.#open && this.host.send(this.#open), AGAIN_AFTER);
  }

  /** Handles events; returns whether a start was called off. */
  #hear(events: readonly Event[], table: TableInfo, ready: boolean): boolean {
    this.#cards(events, table);
    const missing = events.filter(({ what }) => what === "not_opened");
    if (!missing.length && !events.some(({ what }) => what === "start_called_off")) return false;
    const own = missing.some(({ seat }) => seat === this.#seat);
    this.off = { names: missing.map(({ values }) => String(values.name)), own };
    if (this.#part?.broken) return true;
    forgetSeen(table.table, table.games + 1);
    const again = (this.#ready || (this.#part?.opened ?? false)) && !own && !ready && !table.opening;
    if (this.#part?.bound) this.#keep(null);
    if (again) this.#again();
    return true;
  }

  /** Hands that were dealt here, and cards that a menu showed, to be compared at the end. A shared device keeps no hands. */
  #cards(events: readonly Event[], table: TableInfo): void {
    const cards: Dealt[] = [];
    let round = this.host.board?.round ?? 0;
    for (const { what, seat, values } of events) {
      if (what === "round_started") round = Number(values.round);
      if (!["dealt", "menu_shows"].includes(what) || !this.host.you.seats.includes(seat)) continue;
      cards.push({ round, seat, menu: what === "menu_shows", card: String(values.card), count: Number(values.count ?? 1) });
    }
    if (cards.length && !this.host.shared) rememberCards(table, table.games, cards);
  }

  /** Whether the start that this device opened its bytes for still waits, or became the game. */
  #goesOn(table: TableInfo, events: readonly Event[] | null, newLine: boolean): boolean {
    const part = this.#part;
    if (!part?.opened || part.broken || table.phase === "closed" || !this.host.you.seats.length) return true;
    if (newLine && table.games >= part.game) return true;
    if (table.games === part.game) return events?.some(({ what }) => what === "game_started") ?? false;
    return table.opening ? this.#isSame(part, table, table.opening) : false;
  }

  /**
   * The start under way is the one that the bytes were opened for, with the same promises. The first names are kept for the proof: a chair
   * that somebody leaves has none any more, just before the start is called off.
   */
  #isSame(part: Part, table: TableInfo, { commitments }: Opening): boolean {
    const frozen = seenOf(table.table, part.game)?.frozen ?? commitments;
    return !wrong(part, table, commitments[this.#seat] ?? null) && JSON.stringify(frozen) === JSON.stringify(commitments);
  }

  /**
   * The start that this device opened its bytes for is over, and no word was said. A server that was watched has broken the rules: it may
   * have read the bytes and not liked the deal. After a long absence the word may have been missed, but a start called off has a new promise.
   */
  #ended(table: TableInfo, ready: boolean, unknown: boolean): void {
    const part = this.#part!;
    if (!unknown || part.promise === table.commitment) {
      this.warning = "broken";
      return this.#keep({ ...part, broken: true });
    }
    this.off = { names: [], own: false };
    forgetSeen(table.table, part.game);
    this.#keep(null);
    if (!ready && !table.opening && part.setup === JSON.stringify(table.setup)) this.#again();
  }

  /** Sends `ready` again; a refusal is ignored, since no person asked for it. */
  #again(): void {
    if (!this.host.outbox.has("ready") && this.host.you.seats.length) void this.host.ready(true, true);
  }

  #playing(table: TableInfo): void {
    if (this.#part) this.#keep(null);
    if (this.warning !== "broken") this.warning = null;
    if (this.#seen === table.games) return;
    this.#seen = table.games;
    remember({ table: table.table, game: table.games, commitment: table.commitment });
  }

  /** Before a start: our promise is on the table, is not there any more, or is one that this device knows nothing about. */
  #compare(table: TableInfo, ready: boolean): void {
    const part = this.#part;
    if (part && part.game !== table.games + 1) return this.#keep(null);
    if (part?.broken) {
      this.warning = "broken";
      return;
    }
    const shown = table.commitments?.[this.host.you.person ?? -1];
    if (part && shown === part.commitment) {
      if (part.bound) return;
      this.#keep({ ...part, bound: true, promise: table.commitment });
      remember({ table: table.table, game: part.game, commitment: table.commitment, entropy: part.entropy, person: part.person });
    } else if (!this.host.outbox.has("ready")) {
      if (part?.bound) this.withdraw();
      if (ready && shown !== undefined && shown !== this.#healed) {
        this.#healed = shown;
        if (seenOf(table.table, table.games + 1)?.frozen) this.off = { names: [], own: false };
        this.#again();
      }
    }
  }

  /** All promises are frozen: opens ours if everything is as it was when it was made. */
  #opening(table: TableInfo, opening: Opening): void {
    const part = this.#part;
    const seat = this.#seat;
    const frozen = opening.commitments;
    const asked = opening.missing.includes(seat);
    const kept = { table: table.table, game: table.games + 1, frozen, names: opening.names };
    if (!asked && (!part?.bound || !this.host.you.seats.length)) return remember({ ...kept, commitment: table.commitment });
    this.warning = wrong(part, table, frozen[seat] ?? null);
    if (!part || this.warning) return;
    remember({ ...kept, commitment: part.promise, entropy: part.entropy, person: part.person });
    if (!asked || this.#open) return;
    this.#open = { type: "open", id: newId(), entropy: part.entropy };
    this.#keep({ ...part, opened: true });
    this.host.send(this.#open);
  }

  #show(under: boolean): void {
    if (under) {
      this.#timer ??= setTimeout(() => (this.shown = true), SHOWN_AFTER);
      return;
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#open = null;
    this.shown = false;
  }

  #keep(part: Part | null): void {
    this.#part = part;
    if (part) save(this.#place, part, session());
    else forget(this.#place, session());
  }
}

/** The reason not to open, if there is one. */
function wrong(part: Part | null, table: TableInfo, own: string | null): Warning | null {
  if (!part || part.game !== table.games + 1) return "lost";
  if (part.broken) return "broken";
  if (part.promise !== table.commitment) return "promise";
  return own === part.commitment ? null : "list";
}
