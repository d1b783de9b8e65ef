// A table as this device knows it: everything the server has told, kept up to date, and everything that can be done there.
import {
  type Board, type ClientMessage, type Command, type EmoteName, type Invite, type Line as ScoreLine, type Mine, type Notice,
  type Option, type Presence, type ServerMessage, type Setup, type TableInfo, type Update, type Welcome, type You,
  Closing, PROTOCOL,
} from "../generated/protocol"; // prettier-ignore
import type { Entry } from "../net/api";
import type { Line, LineState, Listener } from "../net/line";
import { newId, Outbox } from "../net/outbox";
import { Clocks } from "./clocks.svelte";
import { Moments } from "./moments.svelte";
import { Saving, type Pending } from "./saving.svelte";
import { Shuffle } from "./shuffle.svelte";

/** How the line to the table is, in the words that the screen has for it. */
export type Standing =
  | "loading" | "live" | "lost" | "elsewhere" | "kicked" | "closed" | "damaged" | "gone" | "outdated" | "left"; // prettier-ignore

export interface Refusal {
  error: string;
  args: Record<string, unknown>;
}
export type DistributiveOmit<Type, Keys extends PropertyKey> = Type extends unknown ? Omit<Type, Keys> : never;

const ENDS: Record<number, Standing> = {
  [Closing.ELSEWHERE]: "elsewhere",
  [Closing.KICKED]: "kicked",
  [Closing.TABLE_CLOSED]: "closed",
  [Closing.DAMAGED]: "damaged",
};
const [EMOTE_SHOWN, BACK_SHOWN, MISSED_SHOWN] = [4000, 1500, 10_000];

export class TableStore implements Listener {
  standing = $state<Standing>("loading");
  version = $state(0);
  you = $state.raw<You>({ person: null, seats: [], host: false, promised: null });
  table = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  mine = $state.raw<Mine | null>(null);
  waiting = $state.raw<number[]>([]);
  lines = $state.raw<ScoreLine[]>([]);
  invite = $state.raw<Invite | null>(null);
  presence = $state.raw<Omit<Presence, "type">>({ present: [], away: {}, watching: 0, wishes: [] });
  /** When presence came, for rings that run down. */
  presenceAt = $state(0);
  readonly clocks = new Clocks();
  emotes = $state.raw<Record<number, EmoteName>>({});
  /** The server restarts, cannot save … */
  notice = $state.raw<Notice | null>(null);
  /** The connection was lost and has just come back. */
  back = $state(false);
  /** The moments after this one are those that were missed. */
  missedAfter = $state(0);
  /** When the connection was lost. */
  lostAt = $state(0);
  /** The answer lifted but not kept. */
  lifted = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What has happened in this round and since the page was opened, newest last. */
  readonly moments = new Moments();
  readonly outbox: Outbox;
  readonly shuffle: Shuffle;
  readonly #saving: Saving;
  #line: Line | null = null;
  #known = 0;
  #liftedFor: number | null = null;
  #wanted: number | null = null;
  #wish = false;

  constructor(readonly entry: Entry) {
    this.outbox = new Outbox(entry.table);
    this.#saving = new Saving(this.outbox);
    this.shuffle = new Shuffle(this, entry.table);
    for (const { command } of this.outbox.all()) void this.#answered(this.outbox.answered(command.id));
  }

  /** Whether a pick or a taking back is on its way; `slow` after a while. */
  get saving(): "no" | "yes" | "slow" {
    return this.#saving.state;
  }

  /** Answers that are not known to be stored. */
  get pending(): readonly Pending[] {
    return this.#saving.pending;
  }

  /** Whose cards this device shows, or would: the only seat, or the one that looks. */
  get seat(): number | null {
    return this.mine?.seat ?? (this.you.seats.length === 1 ? (this.you.seats[0] ?? null) : null);
  }

  get watching(): boolean {
    return this.you.seats.length === 0;
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.you.seats.length > 1;
  }

  get names(): string[] {
    return (this.table?.chairs ?? []).map((chair) => chair.name);
  }

  option(answer: string): Option | null {
    return this.mine?.question?.options.find((option) => option.answer === answer) ?? null;
  }

  // ----------------------------------------------------------------------------------- the line

  attach(line: Line): void {
    this.#line = line;
    line.open();
  }

  leave(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** Takes the seat back from another window. */
  again(): void {
    this.standing = "loading";
    this.#line?.open();
  }

  hello() {
    return { type: "hello", table: this.entry.table, token: this.entry.token, last_version: this.#known, protocol: PROTOCOL } as const;
  }

  changed(state: LineState, code: number | null): void {
    if (state === "ended") {
      if (this.standing !== "outdated") this.standing = code === null ? "left" : (ENDS[code] ?? "gone");
      if (code !== null && code !== Closing.ELSEWHERE) this.outbox.over();
      this.#saving.settle();
    } else if (state === "lost" && this.standing === "outdated") {
      this.#line?.close();
    } else if (state === "lost" && this.standing !== "lost") {
      this.standing = "lost";
      this.lostAt = performance.now();
    }
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "private":
        this.#see(message.mine);
        return this.#newMine();
      case "ack":
        this.outbox.acked(message.id, message.version);
        if (this.standing === "outdated" && !this.outbox.size) this.#line?.close();
        return this.#saving.settle();
      case "refused":
        return this.#refused(message.id, message.error, message.args);
      case "presence":
        this.presence = message;
        this.presenceAt = performance.now();
        return;
      case "clock":
        return this.clocks.set(message);
      case "emoted":
        return this.#emoted(message.seat, message.emote);
      case "notice":
        return this.#noticed(message);
    }
  }

  #welcome(message: Welcome): void {
    const returning = this.standing === "lost";
    this.notice = null;
    const fresh = this.table === null;
    this.#known = this.version = message.version;
    this.lines = message.lines;
    this.waiting = message.waiting;
    this.you = message.you;
    this.outbox.shared = message.you.seats.length > 1;
    this.invite = message.invite;
    this.table = message.table;
    this.board = message.board;
    this.#see(message.mine);
    this.#newMine();
    this.standing = "live";
    if (message.missed === null) this.moments.past(message.past, message.board);
    const before = this.moments.last?.number ?? 0;
    if (!fresh) this.moments.missed(message.missed);
    if (returning) this.#returned(before);
    for (const sent of this.outbox.all()) this.#send(sent.command);
    this.shuffle.follow(message.missed?.flatMap(({ events }) => events) ?? null, true);
    if (this.#wish) this.#line?.send({ type: "wish", more_time: true });
    if (this.lifted !== null && !this.outbox.size) this.lift(this.lifted);
  }

  /** What was missed stays to be read; without anything missed, a short greeting is enough. */
  #returned(before: number): void {
    this.back = true;
    this.missedAfter = before;
    const shown = (this.moments.last?.number ?? 0) > before ? MISSED_SHOWN : BACK_SHOWN;
    setTimeout(() => (this.back = false), shown);
  }

  /** One's own part; a device that several share shows only the hand that somebody there has asked for. */
  #see(mine: Mine | null): void {
    const unasked = this.shared && mine !== null && mine.seat !== this.#wanted;
    if (unasked) this.#line?.send({ type: "look", seat: null });
    // A hand that was shown is covered; the answer to an earlier covering says nothing about what was asked for since.
    if (mine === null && this.mine !== null) this.#wanted = null;
    this.mine = unasked ? null : mine;
  }

  /** Puts a command on the line, or leaves it for later. */
  #send(command: Command): void {
    if (this.#line?.send(command)) this.outbox.sent(command.id);
  }

  #update(message: Update): void {
    if (message.version <= this.#known) return;
    if (message.version > this.#known + 1) {
      this.#line?.renew();
      return;
    }
    this.#known = this.version = message.version;
    const before = this.board;
    this.waiting = message.waiting;
    if (message.table) this.table = message.table;
    if (message.you) {
      this.you = message.you;
      this.invite = message.invite;
      this.outbox.shared = message.you.seats.length > 1;
    }
    if (message.invite) this.invite = message.invite;
    if (message.board) {
      this.board = message.board;
      this.#see(message.mine);
    } else if (message.mine) {
      this.#see(message.mine);
    }
    if (message.events.some((event) => event.what === "game_started")) this.lines = [];
    if (message.lines.length) this.lines = [...this.lines, ...message.lines];
    this.#newMine();
    this.shuffle.follow(message.events);
    this.moments.tell(message.events, before);
  }

  /** A lifted card stays lifted only while the same question is asked. */
  #newMine(): void {
    const asked = this.mine?.question?.number ?? null;
    if (this.lifted !== null && asked !== this.#liftedFor) this.lifted = null;
  }

  #refused(id: string | null, error: string, args: Record<string, unknown>): void {
    if (id && error === "error-too-fast") {
      setTimeout(() => this.#resend(id), 1500);
      this.shuffle.tooFast(id);
      return;
    }
    if (id) this.outbox.refused(id, error, args);
    else this.refusal = { error, args };
    this.#saving.settle();
  }

  #resend(id: string): void {
    const sent = this.outbox.all().find((one) => one.command.id === id);
    if (sent) this.#send(sent.command);
  }

  #emoted(seat: number, emote: EmoteName): void {
    this.emotes = { ...this.emotes, [seat]: emote };
    setTimeout(() => {
      if (this.emotes[seat] !== emote) return;
      const { [seat]: _, ...others } = this.emotes;
      this.emotes = others;
    }, EMOTE_SHOWN);
  }

  #noticed(message: Notice): void {
    if (message.what === "outdated") {
      this.standing = "outdated";
      for (const sent of this.outbox.all()) if (["answer", "take_back"].includes(sent.command.type)) this.#send(sent.command);
      if (!this.outbox.size) this.#line?.close();
    } else if (message.what === "saving_again") {
      this.notice = message;
      setTimeout(() => (this.notice = this.notice === message ? null : this.notice), 3000);
    } else if (["restarting", "not_saving"].includes(message.what)) {
      this.notice = message;
    }
  }

  // ----------------------------------------------------------------------------------- what can be done

  /** Sends a command, now or when the line is back; false if the server refused it, which `refusal` then tells. */
  command(command: DistributiveOmit<Command, "id">, quiet = false): Promise<boolean> {
    const whole = { ...command, id: newId() } as Command;
    const answered = this.outbox.add(whole);
    this.#send(whole);
    this.#saving.settle();
    return this.#answered(answered, quiet);
  }

  async #answered(answer: Promise<number>, quiet = false): Promise<boolean> {
    try {
      await answer;
      return true;
    } catch (problem) {
      const refusal = problem as Refusal;
      if (refusal.error && !quiet) this.refusal = refusal;
      return false;
    }
  }

  /** Lifts a card: it counts if time runs out, and nobody learns of it. */
  lift(answer: string | null): void {
    const { mine } = this;
    this.lifted = answer;
    this.#liftedFor = mine?.question?.number ?? null;
    if (mine?.question) this.#line?.send({ type: "consider", seat: mine.seat, question: mine.question.number, answer });
  }

  /** Answers the question that is asked. */
  async keep(answer: string): Promise<boolean> {
    const { mine } = this;
    if (!mine?.question) return false;
    this.lifted = answer;
    this.#liftedFor = mine.question.number;
    return this.command({ type: "answer", seat: mine.seat, question: mine.question.number, answer });
  }

  /** Takes an answer back that has not left this device yet; whether there was one. */
  withdraw(): boolean {
    const withdrawn = this.outbox.withdraw();
    this.#saving.settle();
    return withdrawn;
  }

  /** Tries to come back now. */
  retry(): void {
    this.#line?.renew();
  }

  /** A taking back is on its way, or waits for the line. */
  get takingBack(): boolean {
    return this.outbox.has("take_back");
  }

  takeBack(): Promise<boolean> {
    return this.seat === null ? Promise.resolve(false) : this.command({ type: "take_back", seat: this.seat });
  }

  next(anyway = false): Promise<boolean> {
    return this.command({ type: "continue", anyway });
  }

  /** Whether a longer clock would be welcome; said again after each coming back, since it is kept nowhere. */
  wish(more_time: boolean): void {
    if (more_time === this.#wish) return;
    this.#wish = more_time;
    this.#line?.send({ type: "wish", more_time });
  }

  moreTime(): Promise<boolean> {
    return this.command({ type: "more_time" });
  }

  /** One device: whose cards to show; null draws the curtain, here at once. */
  look(seat: number | null): void {
    if (seat !== null && document.visibilityState === "hidden") return;
    this.#wanted = seat;
    if (seat === null) this.mine = null;
    this.lifted = null;
    this.#line?.send({ type: "look", seat });
  }

  emote(emote: EmoteName): void {
    const seat = this.shared ? this.seat : null;
    this.#line?.send({ type: "emote", emote, seat });
  }

  /** Says so, with the promise of this device's part of the shuffle. */
  async ready(ready = true, quiet = false): Promise<boolean> {
    if (!ready) this.shuffle.withdraw();
    const commitment = ready ? await this.shuffle.commit() : null;
    return this.command({ type: "ready", ready, commitment }, quiet);
  }

  send(message: ClientMessage): boolean {
    return this.#line?.send(message) ?? false;
  }

  start(fill: boolean, same_deal = false): Promise<boolean> {
    return this.command({ type: "start", fill, same_deal });
  }

  changeSetup(setup: Setup): Promise<boolean> {
    return this.command({ type: "change_setup", setup });
  }
}
