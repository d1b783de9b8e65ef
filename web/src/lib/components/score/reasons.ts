// What is said behind a number of the score sheet.
import type { Line } from "$lib/generated/protocol";
import type { ChipCell } from "$lib/game/chips";
import type { Cell, Row } from "$lib/game/sheet";
import { tell, why, type Listening } from "$lib/game/story";
import { t, words } from "$lib/words.svelte";
import type { Reason } from "./Reasons.svelte";

/** Which wording of a rule a table plays by. */
export function variantOf(setup: { game: string; options: Record<string, string> } | undefined): string {
  return setup?.game === "classic" ? "classic" : setup?.options.advanced === "yes" ? "advanced" : "";
}

/** The name that a screen reader says for a cell. */
export function cellName(row: Row, cell: Cell, seat: string): string {
  const card = words.card(row.kind);
  if (row.stored) return t("web-score-cell-stored", { seat, card, count: cell.count ?? 0 });
  if (cell.count === null) return t("web-score-cell", { seat, card, points: cell.points });
  return t("web-score-cell-count", { seat, card, points: cell.points, count: cell.count });
}

/** A cell of a kind: its sum in words and the rule behind it. */
export function cellReason(row: Row, cell: Cell, seat: string, variant: string): Reason {
  const card = words.card(row.kind);
  const texts = cell.lines.map(why);
  if (row.stored) texts.push(t("web-score-stored-count", { count: cell.count ?? 0, card }));
  else if (!texts.length) texts.push(cell.count === null ? t("web-score-none-here") : t("web-score-nothing", { count: cell.count }));
  const rule = row.kind === "flipped" ? "takeout" : row.kind;
  return {
    title: t("web-score-of", { seat, card }),
    kind: row.kind,
    seat: cell.seat,
    points: row.stored ? null : cell.points,
    texts,
    rule: words.rule(rule, variant),
  };
}

/** Several lines together: a round, the desserts, or everything. */
export function linesReason(title: string, seat: number, lines: readonly Line[]): Reason {
  const texts = lines.map((line) => t("web-score-line", { card: words.card(line.kind), points: words.signed(line.points), why: why(line) }));
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return { title, kind: null, seat, points, texts: texts.length ? texts : [t("web-score-none-here")], rule: null };
}

/** The name of a cell with chips. */
export function chipName(kind: string, cell: ChipCell, seat: string): string {
  return t(cell.fresh ? "web-score-chip-cell-new" : "web-score-chip-cell", { seat, card: words.card(kind), count: cell.chips });
}

/** What a player did for a pile of chips. */
export function chipReason(kind: string, cell: ChipCell, seat: string, listening: Listening, variant: string): Reason {
  const texts = cell.events.map((event) => tell(event, listening));
  if (cell.cards !== null) texts.push(t("n-cards", { count: cell.cards }));
  if (cell.value !== null) texts.push(t("web-score-chip-worth", { points: cell.value }));
  texts.push(t("web-score-chips-so-far", { count: cell.chips }));
  if (cell.secret) texts.push(t("web-score-chips-hidden"));
  return { title: t("web-score-of", { seat, card: words.card(kind) }), kind, seat: cell.seat, points: cell.value, texts, rule: words.rule(kind, variant) };
}
