// A player's turn on this device: the tool that is armed, answers that follow from one decision, and what was sent but is not stored yet.
import type { Question } from "../generated/protocol";
import { buzz, play } from "../sound";
import { toasts } from "../toasts.svelte";
import { t, words } from "../words.svelte";
import { PASS } from "./asked";
import { kindOf } from "./cards";
import type { TableStore } from "./table.svelte";

/** Questions whose answer is a card of the hand. */
const FROM_HAND: readonly string[] = ["pick", "second", "for_dummy", "keep"];
/** Those among them that come first when one chooses again. */
const FIRST: readonly string[] = ["pick", "keep"];

interface Given {
  what: string;
  answer: string;
}

/** Heard and felt once it is stored. */
function kept(): void {
  play("keep");
  buzz();
}

export class Turn {
  /** The tool to be used this turn: a wish, until the server asks for it. */
  armed = $state<string | null>(null);
  /** The answer that is on its way, and to which question. */
  sent = $state.raw<(Given & { number: number }) | null>(null);
  /** How many cards the takeout box has turned so far. */
  turned = $state(0);
  /** When somebody last decided: a second tap right after it was meant for the same card. What follows by itself is no decision. */
  decidedAt = -1000;
  #key = "";
  #given: Given[] = [];
  #queue = $state.raw<Given[]>([]);
  #planned = $state(false);
  #used = $state<string | null>(null);
  /** The card that is lifted, or kept, as soon as one can choose again. */
  again = $state<string | null>(null);
  #kept = false;
  #back = false;
  #box: string | null = null;
  #asked: number | null = null;
  /** The question whose answer was stored last: nobody has heard of the next one yet. */
  #stored = $state<number | null>(null);
  /** The command with an answer that was given before the page was loaded. */
  #again = "";

  constructor(readonly store: TableStore) {}

  get question(): Question | null {
    return this.store.mine?.question ?? null;
  }

  /** The question that is open to the player: neither answered on the way nor decided before. */
  get open(): Question | null {
    const { question } = this;
    return question && this.sent?.number !== question.number && this.automatic(question) === null ? question : null;
  }

  /** Everything answered before the reveal, with what is on its way; after a reload only what comes first is known for sure. */
  get given(): Given[] {
    const chosen = this.store.mine?.chosen ?? [];
    const { sent, question } = this;
    const answers = sent && sent.number === question?.number ? [...chosen, sent.answer] : chosen;
    if (!answers.length) return [];
    const last = this.#given.slice(-answers.length);
    const known = last.length === answers.length && last.every(({ answer }, at) => answer === answers[at]);
    return known ? last : answers.slice(0, 1).map((answer) => ({ what: "pick", answer }));
  }

  /** The cards of the hand among it. */
  get chosen(): string[] {
    return this.given.filter(({ what, answer }) => FROM_HAND.includes(what) && answer !== PASS).map(({ answer }) => answer);
  }

  /** Cards among it that are not known to be stored. */
  get unsaved(): string[] {
    const { mine, pending } = this.store;
    const waiting = pending.filter(({ seat }) => seat === mine?.seat);
    const { sent } = this;
    const unsure = sent && sent.number !== this.#stored && !waiting.some(({ question }) => question === sent.number) ? [sent.answer] : [];
    return [...waiting.map(({ answer }) => answer), ...unsure].filter((answer) => answer !== PASS);
  }

  /** The cards in words: a special order as what it copies, a nigiri where it goes. */
  get chosenWords(): string {
    const told = new Map(this.given.map(({ what, answer }) => [what, answer]));
    const [target, row, dip] = [told.get("target"), told.get("wild"), told.get("dip")];
    const first = dip ? words.answer("dip", dip) : target ? words.face(`special_order=${target}`) : row ? words.face(`wild=${row}`) : null;
    return words.list(this.chosen.map((code, at) => (at === 0 && first ? first : words.face(code))));
  }

  /** Tools in front of the player that can be armed now or taken off again. */
  get tools(): string[] {
    const { mine, board } = this.store;
    if (!mine || board?.stage !== "choose" || !(this.question?.what === "pick" || this.settled)) return [];
    return Object.keys(mine.tools);
  }

  /** Everything is chosen, and it can still be changed. */
  get settled(): boolean {
    const { mine } = this.store;
    return mine !== null && !this.open && (mine.can_take_back || this.sent !== null) && this.chosen.length > 0;
  }

  /** The answer that follows from what was decided before, or null. */
  automatic(question: Question): string | null {
    const offers = (answer: string | null): answer is string => answer !== null && question.options.some((option) => option.answer === answer);
    const waiting = this.#queue.find((one) => one.what === question.what && offers(one.answer));
    if (waiting) return waiting.answer;
    const choosing = this.store.board?.stage === "choose";
    if (question.what === "announce") {
      if (offers(this.armed) && this.#used !== this.armed) return this.armed;
      return choosing && this.#planned && this.#used === null ? PASS : null;
    }
    const optional = question.what === "second" && choosing && offers(PASS);
    return optional && this.#planned && !(this.armed && kindOf(this.armed) === "chopsticks") ? PASS : null;
  }

  /** Called whenever something of one's own has changed. */
  follow(): void {
    const { board, mine } = this.store;
    const key = board && mine ? `${board.game}.${board.round}.${board.turn}.${mine.seat}` : "";
    if (key && key !== this.#key) this.#begin(key);
    const { question } = this;
    if (this.sent && question?.number !== this.sent.number) this.sent = null;
    if (this.#again !== "" && this.#again === this.store.outbox.lastRefused) this.#refused();
    if (question && question.number !== this.#asked) {
      // A card lifted for an earlier question says nothing about this one.
      if (this.#asked !== null) this.store.lifted = null;
      this.#asked = question.number;
    }
    if (this.#box !== (board?.action ?? null)) {
      this.#box = board?.action ?? null;
      this.turned = 0;
      this.#queue = this.#queue.filter(({ what }) => !what.startsWith("flip"));
    }
    if (this.#back && mine?.can_take_back) return this.again === null ? this.retract() : this.change(this.again, this.#kept);
    if (!question || this.sent) return;
    if (this.#resent(question)) return;
    const answer = this.automatic(question);
    if (answer !== null) void this.answer(answer, true);
    else if (this.again !== null && FIRST.includes(question.what)) this.#resume(this.again);
  }

  /** After a reload: the answer to this question that is still on its way. */
  #resent(question: Question): boolean {
    const found = this.store.pending.find((one) => one.question === question.number && one.seat === this.store.mine?.seat);
    if (!found) return false;
    const given = { what: question.what, answer: found.answer };
    this.#given = [...this.#given, given];
    this.sent = { ...given, number: question.number };
    this.#again = found.id;
    return true;
  }

  /** An answer was not taken: the hand is live again. */
  #refused(): void {
    this.sent = null;
    this.#queue = [];
    this.#back = false;
    this.#again = "";
  }

  #begin(key: string): void {
    const unused = this.armed && this.#used !== this.armed && this.#key ? this.armed : null;
    if (unused) toasts.show(t("web-tool-unused", { card: words.face(unused) }));
    this.#key = key;
    this.#given = [];
    this.#queue = [];
    this.#planned = false;
    this.#used = null;
    this.again = null;
    this.#kept = false;
    this.#back = false;
    this.armed = null;
    this.turned = 0;
    this.#box = null;
  }

  /** One can choose again: with this card, which is only lifted unless a tap keeps at once. */
  #resume(answer: string): void {
    const kept = this.#kept;
    this.again = null;
    this.#kept = false;
    if (!this.store.option(answer)) return;
    if (kept) void this.answer(answer);
    else this.store.lift(answer);
  }

  /** Answers the open question. */
  async answer(answer: string, quiet = false): Promise<void> {
    const { question } = this;
    if (!question || this.sent?.number === question.number) return;
    const given = { what: question.what, answer };
    if (!quiet) this.decidedAt = performance.now();
    if (given.what === "pick") this.#planned = true;
    if (given.what === "announce" && answer !== PASS) this.#used = answer;
    if (given.what === "second" && this.armed) this.#used = this.armed;
    if (given.what.startsWith("flip") && answer !== PASS) this.turned += 1;
    this.#given = [...this.#given, given];
    const at = this.#queue.findIndex((one) => one.what === given.what && one.answer === answer);
    if (at >= 0) this.#queue = this.#queue.toSpliced(at, 1);
    if (FIRST.includes(given.what)) this.again = null;
    const sent = { ...given, number: question.number };
    this.sent = sent;
    if (await this.store.keep(answer)) {
      this.#stored = sent.number;
      return quiet ? undefined : kept();
    }
    if (this.sent !== null && this.sent !== sent) return; // withdrawn, and another one has taken its place
    this.#refused();
  }

  /** Answers this question and the same one again, as often as it comes, in the server's order; then no more. */
  answerAll(answers: readonly string[]): void {
    const { question } = this;
    if (!question) return;
    const order = question.options.map(({ answer }) => answer);
    const sorted = [...answers].sort((one, other) => order.indexOf(one) - order.indexOf(other));
    const all = [...sorted, PASS];
    this.#queue = all.map((answer) => ({ what: question.what, answer }));
    void this.answer(all[0]!);
  }

  /** Another card in place of the first that is chosen: taken back, then lifted, or kept at once. A tool and what it is used on stay. */
  change(code: string, kept: boolean): void {
    const { armed } = this;
    const tool = this.#given.filter(({ what }) => what === "announce" || what === "second");
    this.again = code;
    this.#kept = kept;
    this.retract(code);
    if (this.#back) return; // once it is stored
    this.armed = armed;
    this.#queue = tool;
  }

  /** Choose again: the hand is live, with the same card lifted, or another; if nothing is stored yet, as soon as it is. */
  retract(wish: string | null = null): void {
    const { mine } = this.store;
    if (!mine) return;
    if (wish === null) this.#kept = false;
    if (!mine.can_take_back) {
      const given = wish ?? this.sent?.answer ?? null;
      this.#back = !this.store.withdraw() && this.sent !== null;
      if (this.#back || given === null) return;
      this.#given = [];
      this.#planned = false;
      this.sent = null;
      this.#resume(given);
      return;
    }
    this.#back = false;
    this.again = wish ?? this.#given.find(({ what }) => what === "pick")?.answer ?? mine.chosen[0] ?? null;
    if (this.store.takingBack) return;
    this.#given = [];
    this.#queue = [];
    this.#used = null;
    this.#planned = false;
    this.armed = null;
    void this.store.takeBack().then((done) => {
      if (!done) this.again = null;
    });
  }

  /** Arms a tool or puts it down; after keeping, everything else is chosen once more by itself. */
  toggle(code: string): void {
    const armed = this.armed === code ? null : code;
    if (this.settled && this.store.mine?.can_take_back && !this.store.takingBack) {
      const before = this.#given.filter(({ what }) => what !== "announce" && what !== "second");
      this.retract();
      this.#queue = before;
    }
    this.armed = armed;
    buzz();
  }
}
