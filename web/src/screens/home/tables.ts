// One's tables in words: which game it is, how far, and with whom.
import type { TablesSeen } from "$lib/game/tables-seen.svelte";
import type { Kept } from "$lib/game/tables.svelte";
import { t, words } from "$lib/words.svelte";

export const gameName = (game: string): string => (words.has(`game-${game}`) ? t(`game-${game}`) : t("web-home-table"));

/** How far a table is and who else sits there. */
export function standsWords(kept: Kept, seen: TablesSeen): string {
  if (seen.of(kept) === "gone") return t("error-no-such-table");
  if (kept.seats.length === 0) return t("web-home-watching");
  const phase = seen.phase(kept);
  const others = seen.others(kept);
  if (others.length) return t("web-home-stands", { phase, names: words.list(others) });
  return words.has(`web-home-phase-${phase}`) ? t(`web-home-phase-${phase}`) : "";
}
