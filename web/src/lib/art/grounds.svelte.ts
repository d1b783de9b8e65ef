// Strong colours: only eight kinds are in play at a time, so each can have one of nine colours that nobody confuses.
import { KINDS, STRONG } from "../generated/cards";
import { kindOf } from "../game/cards";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

class Grounds {
  #menu = $state.raw<readonly string[]>([]);

  /** The kinds that are in play. */
  serve(menu: readonly string[]): void {
    this.#menu = menu.filter((kind) => kind !== "wasabi");
  }

  /** The ground of a card where strong colours are wished, or null for its own. */
  of(code: string): string | null {
    return this.#strong(code)?.colour ?? null;
  }

  /** The name of that colour, as web-colour-… has it. */
  nameOf(code: string): string | null {
    return this.#strong(code)?.colourName ?? KINDS[kindOf(code)]?.colourName ?? null;
  }

  /** Colour, pattern and the letter that stands for it, in words; null where a card has no ground. */
  inWords(code: string): { colour: string; pattern: string; letter: string } | null {
    const colour = this.nameOf(code);
    const about = KINDS[kindOf(code)];
    return colour && about ? { colour: t(`web-colour-${colour}`), pattern: t(`web-pattern-${about.pattern}`), letter: about.letter } : null;
  }

  /** Wasabi lies in the nigiri's colour. */
  #strong(code: string): (typeof STRONG)[number] | null {
    if (settings.all.colours !== "strong") return null;
    if (["back", "hidden", "flipped"].includes(code)) return STRONG.at(-1) ?? null;
    const kind = kindOf(code);
    const place = this.#menu.indexOf(kind === "wasabi" ? "nigiri" : kind);
    return place < 0 ? null : (STRONG[place] ?? null);
  }
}

export const grounds = new Grounds();
