// What the table's menu says and offers, worked out from what is known of the table.
import type { TableStore } from "$lib/game/table.svelte";
import type { TableInfo } from "$lib/generated/protocol";

/** Chairs that somebody new could have: in a game those of people who have left for good, unless promised already. */
export function freeChairs(table: Pick<TableInfo, "chairs">): number {
  return table.chairs.filter((chair) => chair.who === "free" || (chair.gone && !chair.promised)).length;
}

/** What becomes of the game if whoever looks goes home: the message for it. */
export function leavingNote(store: TableStore): "web-lobby-leave-watching" | "web-more-leave-alone" | "web-more-leave-note" {
  if (store.watching) return "web-lobby-leave-watching";
  const others = store.table?.chairs.some((chair) => chair.who === "person" && !chair.gone && chair.person !== store.you.person);
  return others ? "web-more-leave-note" : "web-more-leave-alone";
}
