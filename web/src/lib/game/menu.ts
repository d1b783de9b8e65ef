// Which kinds are served at a table: those of the game that runs, or those that the setup would bring.
import type { Facts } from "../net/facts";
import type { TableStore } from "./table.svelte";

const PILES = ["tuna", "prawn", "salmon_roll", "cucumber_maki", "mackerel_temaki", "dessert"];

/** The kinds in the order of the menu; empty while it is not known. */
export function menuOf(store: TableStore, book: Facts | null): string[] {
  const setup = store.table?.setup;
  if (!setup) return [];
  const running = store.board !== null && (store.table?.phase === "playing" || store.table?.phase === "scoring");
  if (setup.game === "draft") return [...PILES, "wild"];
  if (running && store.board) return store.board.menu;
  if (Array.isArray(setup.menu)) return ["nigiri", ...setup.menu];
  if (setup.game === "party") return withNigiri(book?.menus.find((menu) => menu.code === (setup.menu ?? "my-first-meal"))?.kinds);
  return book?.cards.filter((card) => Object.keys(card.copies).includes("classic") && !card.expansion).map((card) => card.kind) ?? [];
}

function withNigiri(kinds: readonly string[] | undefined): string[] {
  return kinds ? ["nigiri", ...kinds.filter((kind) => kind !== "nigiri")] : [];
}
