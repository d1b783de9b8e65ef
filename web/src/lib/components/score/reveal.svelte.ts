// Rows that are shown one after the other, by taps, unless somebody prefers to see everything at once.
import { load, save, session } from "$lib/storage";
import { settings } from "$lib/settings.svelte";

const PLACE = "scores-at-once";
const SEEN = "scores-seen";
/** A tap that follows the last row so closely was meant for one more row. */
const CALM = 500;

export class Reveal {
  #rows: () => number;
  #what: () => string;
  #count = $state(0);
  #always = $state(load<boolean>(PLACE) ?? false);
  /** Whether the last row has only just been shown. */
  justDone = $state(false);

  /** `rows` counts them; `what` names the thing, so that nothing is hidden again after the page was loaded anew. */
  constructor(rows: () => number, what: () => string) {
    this.#rows = rows;
    this.#what = what;
    if (load<string>(SEEN, session()) === what()) this.#count = Infinity;
  }

  get always(): boolean {
    return this.#always;
  }

  get shown(): number {
    return this.#always || settings.still || settings.all.speed === "instant" ? this.#rows() : Math.min(this.#count, this.#rows());
  }

  get done(): boolean {
    return this.shown >= this.#rows();
  }

  next(): void {
    this.#count = this.shown + 1;
    if (this.done) this.#finish();
  }

  /** Shows everything, now and from now on. */
  all(): void {
    this.#always = true;
    save(PLACE, true);
    this.#finish();
  }

  /** From the next time on row by row again. */
  forget(): void {
    this.#count = Infinity;
    this.#always = false;
    save(PLACE, false);
  }

  #finish(): void {
    this.#count = Infinity;
    save(SEEN, this.#what(), session());
    this.justDone = true;
    setTimeout(() => (this.justDone = false), CALM);
  }
}
