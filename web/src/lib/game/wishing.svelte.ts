// The wish for a longer clock: told to the table where a clock runs, and answered in words when it is granted.
import { settings } from "../settings.svelte";
import { toasts } from "../toasts.svelte";
import { t } from "../words.svelte";
import type { TableStore } from "./table.svelte";

/** Tells the table whether whoever sits here would like more time, as long as the room is shown. */
export function wishing(store: TableStore): void {
  let before: boolean | null = null;
  $effect(() => {
    const { table, watching } = store;
    if (!table) return;
    const { pace, doubled } = table.setup;
    const wishes = settings.slow && !watching && pace !== "none";
    store.wish(wishes);
    if (before === false && doubled && wishes && !store.you.host) toasts.show(t("web-wish-granted"), "good");
    before = doubled;
  });
}
