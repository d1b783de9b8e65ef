// Everything said to people: messages of the catalogue that Python has too, in a language that can change at any time.
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { load } from "virtual:catalogue";
import { mirrored, stretched } from "./pseudo";

export const ENGLISH = "en";
/** The languages by their own names. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
  ru: "Русский",
};
export type Args = Record<string, FluentVariable>;
export type Pseudo = "long" | "mirror" | null;
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** Our languages write whole numbers below a thousand alike; making a language's rules for numbers takes a phone a while. */
const small = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class Words {
  code = $state(ENGLISH);
  pseudo = $state<Pseudo>(null);
  #bundle = $state.raw<FluentBundle>(new FluentBundle(ENGLISH));
  #english: FluentBundle | null = null;
  #numbers = $derived(new Intl.NumberFormat(this.code));
  #lists = $derived(new Intl.ListFormat(this.code, { type: "conjunction" }));
  /** Ids that were asked for and are in no catalogue; tests look at it. */
  readonly missing = new Set<string>();

  /** Speaks another language; the page changes when its catalogue is there. */
  async use(code: string): Promise<void> {
    const known = code in load ? code : ENGLISH;
    const bundle = await read(known);
    if (known !== ENGLISH && import.meta.env.DEV) this.#english ??= await read(ENGLISH);
    this.#bundle = bundle;
    this.code = known;
    document.documentElement.lang = known;
    document.documentElement.dir = this.pseudo === "mirror" ? "rtl" : "ltr";
  }

  /** Makes the rules for numbers and plurals of the language ahead of time: a phone needs a while for it. */
  prepare(): void {
    this.signed(1);
    this.say("web-name-left", { count: 1 });
  }

  /** Whether the catalogue has a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments filled in. */
  say(id: string, args?: Args): string {
    for (const bundle of [this.#bundle, this.#english]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (!bundle || !pattern) continue;
      const troubles: Error[] = [];
      const text = bundle.formatPattern(pattern, args ? ready(args) : null, troubles).replace(HYPHEN, "−");
      if (troubles.length) this.missing.add(`${id}: ${troubles[0]?.message}`);
      return this.#twisted(text);
    }
    this.missing.add(id);
    return id;
  }

  #twisted(text: string): string {
    if (this.pseudo === "long") return stretched(text);
    return this.pseudo === "mirror" ? mirrored(text) : text;
  }

  /** The name of a kind of card; short ones have at most 14 letters. */
  card(kind: string, short = false): string {
    return kind === "flipped" ? this.face(kind, short) : this.say(`card-${kind}-${short ? "short" : "name"}`);
  }

  /** What a kind scores and when. */
  rule(kind: string, variant = ""): string {
    const special = `card-${kind}-rule-${variant}`;
    return this.say(variant && this.has(special) ? special : `card-${kind}-rule`);
  }

  /** The name of a card by its code: maki2, squid+wasabi, special_order=tofu, any-maki. */
  face(code: string, short = false): string {
    const [whole = "", copied] = code.split("=");
    if (copied && short) return `=${this.face(copied, true)}`;
    if (copied) return this.say(whole === "wild" ? "answer-wild-as" : "answer-copy", { card: this.face(copied) });
    if (code.startsWith("any-")) return this.say("answer-any-kind", { kind: this.card(code.slice(4)) });
    return this.say(`face-${spelled(code)}-${short ? "short" : "name"}`);
  }

  /** An answer to a question, both by their codes. */
  answer(question: string, code: string): string {
    if (code === "pass") return this.say(this.has(`answer-pass-${question}`) ? `answer-pass-${question}` : "answer-pass");
    if (question === "dip") {
      const place = code.endsWith("+wasabi") ? "answer-on-wasabi" : "answer-off-wasabi";
      return this.say(place, { card: this.face(code.replace("+wasabi", "")) });
    }
    return this.face(code);
  }

  /** A list in words: Mia, Leo and Ada. */
  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }

  /** A number as this language writes it. */
  number(value: number): string {
    return (small(value) ? String(value) : this.#numbers.format(value)).replace("-", "−");
  }

  /** Points with their sign: +5, −6, 0. */
  signed(points: number): string {
    return points > 0 ? `+${this.number(points)}` : this.number(points);
  }
}

const ready = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, small(value) ? new Small(value) : value]));

/** A code as it stands in the ids of messages and pictures: its signs are spelled out. */
export function spelled(code: string): string {
  return code.replaceAll("*", "-star").replaceAll("+", "-on-");
}

async function read(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const messages = Object.entries((await (load[code] ?? load[ENGLISH]!)()).default);
  bundle.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

/** The best of our languages for somebody's list of wishes. */
export function best(wishes: readonly string[]): string {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in load) ?? ENGLISH;
}

export const words = new Words();
/** The usual way to say something. */
export const t = (id: string, args?: Args): string => words.say(id, args);
