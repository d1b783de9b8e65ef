// Shows something large bit by bit, so that a slow phone can draw and listen in between.

export class Steps {
  /** Everything at once, for tests that look before a browser would draw. */
  static atOnce = false;
  /** How many steps were made. */
  made = $state(0);
  readonly #all: number;

  /** To be made while a component is set up. Pages that nobody sees need no rest, and would get too much of it. */
  constructor(all: number) {
    this.#all = all;
    if (Steps.atOnce || document.visibilityState === "hidden") this.made = all;
    $effect(() => {
      if (this.over) return;
      const timer = setTimeout(() => (this.made += 1));
      return () => clearTimeout(timer);
    });
  }

  get over(): boolean {
    return this.made >= this.#all;
  }

  /** So much of a list as is to be shown by now, a few more with every step. */
  of<Item>(list: readonly Item[], each: number): readonly Item[] {
    return this.over ? list : list.slice(0, (this.made + 1) * each);
  }
}
