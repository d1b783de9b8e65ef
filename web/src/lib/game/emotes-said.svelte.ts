// What is said with faces reaches the ear and the log too, unless somebody has muted it.
import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import { EMOTED } from "./story";
import type { TableStore } from "./table.svelte";

/** Tells every new face as a moment of the table, for as long as the component that calls it lives. */
export function sayEmotes(store: TableStore): void {
  let before: TableStore["emotes"] = {};
  $effect(() => {
    const now = store.emotes;
    const fresh = Object.entries(now).filter(([seat, emote]) => before[Number(seat)] !== emote);
    before = now;
    untrack(() => {
      if (!settings.all.emotes) return;
      for (const [seat, emote] of fresh) store.moments.tell([{ what: EMOTED, seat: Number(seat), values: { emote } }], store.board);
    });
  });
}
