// Says once how a start ended that did not become a game, also to somebody who was on another page just then.
import { toasts } from "../toasts.svelte";
import { t, words } from "../words.svelte";
import type { CalledOff } from "./shuffle.svelte";
import type { TableStore } from "./table.svelte";

const LONG = 15_000;

/** Follows a table for as long as the component that calls it lives. */
export function sayStarts(store: TableStore): void {
  const { said } = store.shuffle;

  $effect(() => {
    const { off } = store.shuffle;
    if (off && off !== said.off) toasts.show(ending(off), "bad");
    said.off = off;
  });
  // In the lobby it stays; a game may begin at once.
  $effect(() => {
    const { warning } = store.shuffle;
    if (warning === "broken" && warning !== said.warning) toasts.show(t("web-shuffle-warning-broken"), "bad", LONG);
    said.warning = warning;
  });
}

function ending({ names, own }: CalledOff): string {
  const id = own ? "web-shuffle-off-you" : names.length ? "web-shuffle-off" : "web-shuffle-off-left";
  return t(id, { names: words.list(names), count: names.length });
}
