// Keys in the hand, and where the focus goes when the cards change under it.
import { tick } from "svelte";
import { bindKeys, type Action } from "../../keys";

type Key = (event: KeyboardEvent) => void | false;

interface Hands {
  place: () => HTMLElement | undefined;
  keep: Key;
  back: Key;
  tool: Key;
  emotes: Key;
  help: Key;
}

const cardsIn = (place: HTMLElement | undefined): HTMLElement[] => [...(place?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];

/** Binds the keys of the hand, until the answer is called. */
export function bindHandKeys({ place, ...others }: Hands): () => void {
  const digits = Object.fromEntries(
    Array.from({ length: 10 }, (_, at): [Action, Key] => [`card-${at}`, () => choose(cardsIn(place())[at])]),
  );
  return bindKeys({
    ...others,
    ...digits,
    left: () => move(place(), "left"),
    right: () => move(place(), "right"),
    up: () => move(place(), "up"),
    down: () => move(place(), "down"),
    keep: (event) => {
      // Enter on a card that is not lifted lifts it, like a tap.
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      return card && card.getAttribute("aria-pressed") !== "true" ? false : others.keep(event);
    },
  });
}

function choose(card: HTMLElement | undefined): void | false {
  if (!card) return false;
  card.focus();
  card.click();
}

/** Moves the focus among the cards; up and down go by where they are on the screen. */
function move(place: HTMLElement | undefined, way: "left" | "right" | "up" | "down"): void | false {
  const cards = cardsIn(place);
  if (!cards.length) return false;
  const at = cards.findIndex((card) => card === document.activeElement);
  const elsewhere = document.activeElement !== document.body && document.activeElement !== null && !place?.contains(document.activeElement);
  if (at < 0 && elsewhere) return false;
  if (at < 0) return cards[0]?.focus();
  if (way === "left" || way === "right") return cards[(at + (way === "left" ? -1 : 1) + cards.length) % cards.length]?.focus();
  const from = cards[at]!.getBoundingClientRect();
  const rows = cards.filter((card) => {
    const { top } = card.getBoundingClientRect();
    return way === "up" ? top < from.top - from.height / 2 : top > from.top + from.height / 2;
  });
  const near = (card: HTMLElement): number => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.top - from.top) * 10 + Math.abs(box.left - from.left);
  };
  rows.sort((one, other) => near(one) - near(other))[0]?.focus();
}

/** After the cards have changed: a focus in the hand goes to the first card; one that lost its button goes to what took its place. */
export function keepFocus(place: () => HTMLElement | undefined, signature: () => string): void {
  let before = "";
  let inHand = false;
  let inside = false;
  $effect.pre(() => {
    const now = signature();
    if (now === before) return;
    const focus = document.activeElement;
    inside = place()?.contains(focus) ?? false;
    inHand = inside && focus?.closest("[data-card]") !== null;
  });
  $effect(() => {
    const now = signature();
    if (now === before) return;
    before = now;
    const [was, hand] = [inside, inHand];
    void tick().then(() => {
      const lost = was && !place()?.contains(document.activeElement);
      if (!hand && !lost) return;
      const find = (what: string): HTMLElement | null => place()?.querySelector<HTMLElement>(what) ?? null;
      const card = find('[data-card][aria-pressed="true"]') ?? find("[data-card][aria-pressed]");
      (card ?? (lost ? (find("#change") ?? find("[data-card]")) : null))?.focus();
    });
  });
}
