// What somebody has chosen on this device: kept here and nowhere else.
import { save, load } from "./storage";

export interface Choices {
  language: string | null;
  name: string;
  textSize: 100 | 125 | 150 | 200;
  theme: "auto" | "light" | "dark" | "contrast";
  colours: "standard" | "strong";
  motion: "auto" | "full" | "none";
  speed: "calm" | "normal" | "brisk" | "instant";
  volume: 0 | 1 | 2 | 3;
  vibration: boolean;
  leftHanded: boolean;
  keys: boolean;
  confirm: boolean;
  hints: boolean;
  memory: boolean;
  zen: boolean;
  emotes: boolean;
  notify: boolean;
  screenReader: boolean;
  moreTime: boolean;
}

export const USUAL: Choices = {
  language: null,
  name: "",
  textSize: 100,
  theme: "auto",
  colours: "standard",
  motion: "auto",
  speed: "normal",
  volume: 2,
  vibration: true,
  leftHanded: false,
  keys: true,
  confirm: true,
  hints: true,
  memory: true,
  zen: false,
  emotes: true,
  notify: false,
  screenReader: false,
  moreTime: false,
};
const PLACE = "settings";
const LARGE = 150;
const PACE = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 } as const;

class Settings {
  #choices = $state<Choices>({ ...USUAL, ...known(load<Partial<Choices>>(PLACE)) });
  #system = $state({ still: false });

  constructor() {
    globalThis.addEventListener?.("storage", () => this.#read());
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!query) return;
    this.#system.still = query.matches;
    query.addEventListener?.("change", () => (this.#system.still = query.matches));
  }

  /** What another tab has chosen meanwhile counts here too. */
  #read(): void {
    Object.assign(this.#choices, USUAL, known(load<Partial<Choices>>(PLACE)));
  }

  get all(): Readonly<Choices> {
    return this.#choices;
  }

  /** Changes one thing and keeps it. */
  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#read();
    this.#choices[name] = value;
    save(PLACE, this.#choices);
  }

  /** Everything as usual again. */
  reset(): void {
    Object.assign(this.#choices, USUAL);
  }

  /** Whether things should stay where they are instead of moving. */
  get still(): boolean {
    const { motion } = this.#choices;
    return motion === "none" || (motion === "auto" && this.#system.still);
  }

  /** Whether a longer clock would help: asked for, or needed for large text or for being read aloud. */
  get slow(): boolean {
    const { moreTime, screenReader, textSize } = this.#choices;
    return moreTime || screenReader || textSize >= LARGE;
  }

  /** How long a movement of so many seconds takes, in milliseconds: a short fade where nothing moves. */
  duration(seconds: number): number {
    const length = seconds * 1000 * PACE[this.#choices.speed];
    return this.still ? Math.min(100, length) : length;
  }
}

/** Only what we know and what has the right form: settings of an older version must not break this one. */
function known(found: Partial<Choices> | null): Partial<Choices> {
  const kept = Object.entries(found ?? {}).filter(([name, value]) => {
    const usual = USUAL[name as keyof Choices];
    return name in USUAL && (usual === null ? value === null || typeof value === "string" : typeof value === typeof usual);
  });
  return Object.fromEntries(kept) as Partial<Choices>;
}

export const settings = new Settings();
