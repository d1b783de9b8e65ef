// What a screen reader is told: one polite region, in which sentences that come together are said together, and one for alarms.
import { onDestroy } from "svelte";

const TOGETHER = 250;
const COUNTS_EVERY = 3000;
const KEPT = 200;
/** Whoever walks through the page later must not find an old alarm at its end. */
const ALARM_STAYS = 5000;

class Voice {
  polite = $state("");
  urgent = $state("");
  /** Everything said, for tests and for the text log. */
  readonly record: string[] = [];
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #fading: ReturnType<typeof setTimeout> | null = null;
  #counted = -COUNTS_EVERY;
  #count: ReturnType<typeof setTimeout> | null = null;

  /** Says something when there is a pause; what comes at the same time becomes one text. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#speak(), TOGETHER);
  }

  /** Says how many are ready, at most every three seconds, always the latest; a function, so that it is still true then. */
  count(text: () => string): void {
    if (this.#count) clearTimeout(this.#count);
    const wait = Math.max(0, this.#counted + COUNTS_EVERY - performance.now());
    this.#count = setTimeout(() => {
      this.#counted = performance.now();
      this.say(text());
    }, wait);
  }

  /** Says something at once: only for a lost connection and the last ten seconds. */
  alarm(text: string): void {
    this.urgent = text;
    this.#note(text);
    if (this.#fading) clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.urgent = ""), ALARM_STAYS);
  }

  /** Forgets what was said and what was about to be: the device goes to somebody who must not hear it. */
  hush(): void {
    for (const timer of [this.#timer, this.#count]) if (timer) clearTimeout(timer);
    this.#timer = this.#count = null;
    this.#waiting = [];
    this.polite = this.urgent = "";
    this.record.length = 0;
  }

  #speak(): void {
    this.#timer = null;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    // The same words twice would not be read again: a space that nobody hears makes them new.
    this.polite = text === this.polite ? `${text}\u00a0` : text;
    this.#note(text);
  }

  #note(text: string): void {
    this.record.push(text);
    if (this.record.length > KEPT) this.record.shift();
  }
}

export const voice = new Voice();

/** Says a text whenever it becomes another one, for as long as the component that calls it lives; `often` for counts. */
export function saying(text: () => string, often = false): void {
  let last = "";
  $effect(() => {
    const now = text();
    if (now === last) return;
    last = now;
    if (now && often) voice.count(() => last);
    else voice.say(now);
  });
  onDestroy(() => (last = ""));
}
