// Which kinds are served at a table: those of the game that runs, or those that the setup would bring.
import { DRAFT } from "../generated/cards";
import type { Setup } from "../generated/protocol";
import type { CardFact, Facts } from "../net/facts";
import type { Scored } from "./sheet";

/** Whether a card is served with these house rules. */
export function isServed(card: CardFact, { game, options }: Pick<Setup, "game" | "options">): boolean {
  return Object.entries(card.needs?.[game] ?? {}).every(([option, value]) => options[option] === value);
}

/** The kinds in the order of the menu; empty while it is not known. */
export function menuOf(store: Scored, book: Facts | null): string[] {
  const setup = store.table?.setup;
  if (!setup) return [];
  const running = store.board !== null && (store.table?.phase === "playing" || store.table?.phase === "scoring");
  if (setup.game === "draft") return [...DRAFT];
  if (running && store.board) return store.board.menu;
  if (Array.isArray(setup.menu)) return ["nigiri", ...setup.menu];
  if (setup.game === "party") return withNigiri(book?.menus.find((menu) => menu.code === (setup.menu ?? "my-first-meal"))?.kinds);
  return book?.cards.filter((card) => Object.keys(card.copies).includes("classic") && isServed(card, setup)).map((card) => card.kind) ?? [];
}

function withNigiri(kinds: readonly string[] | undefined): string[] {
  return kinds ? ["nigiri", ...kinds.filter((kind) => kind !== "nigiri")] : [];
}
