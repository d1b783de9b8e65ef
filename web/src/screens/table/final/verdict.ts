// Who has won and why, in words.
import type { Verdict } from "$lib/game/sheet";
import { t, words } from "$lib/words.svelte";

/** The first sentence names the winner; the others say how it was decided. */
export function verdictWords(found: Verdict, name: (seat: number) => string, own: number | null): string[] {
  const { points, winners } = found;
  const names = (seats: readonly number[]): string => words.list(seats.map(name));
  const first = winners[0] ?? 0;
  const said = winners.length > 1
    ? [t("web-final-shared", { seats: names(winners), points })]
    : [own === first ? t("web-final-win-you", { points }) : t("web-final-win", { seat: name(first), points })]; // prettier-ignore
  if (found.how === "alone" && found.ahead > 0) said.push(t("web-final-ahead", { count: found.ahead, seats: names(found.second) }));
  if (found.how === "tied") said.push(t("web-final-tied", { seats: names(found.tied.map((one) => one.seat)), points, winners: names(winners) }));
  if (found.how !== "alone" && found.tied.some((one) => one.desserts > 0)) {
    const counts = found.tied.map((one) => t("web-final-tied-count", { seat: name(one.seat), count: one.desserts }));
    said.push(t("web-final-tied-desserts", { counts: words.list(counts) }));
  }
  return said;
}
