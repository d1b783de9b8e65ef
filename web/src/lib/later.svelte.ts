// A part of the page that comes when it is needed, or when there is time; asked for again until it is there.
const AGAIN = 1500;

export class Later<Part> {
  #part = $state.raw<Part | null>(null);
  #coming: Promise<void> | null = null;
  readonly #load: () => Promise<Part>;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** It, or null while it is on its way or was not asked for. */
  get part(): Part | null {
    return this.#part;
  }

  /** Brings it here, once. */
  fetch(): Promise<void> {
    this.#coming ??= this.#load().then(
      (part) => void (this.#part = part),
      () => {
        this.#coming = null;
        setTimeout(() => void this.fetch(), AGAIN);
      },
    );
    return this.#coming;
  }
}
