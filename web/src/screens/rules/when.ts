// The little pictures for when a card scores.
import type { When } from "./cards";

export const WHEN_ICONS: Record<When, string> = { round: "ui-hourglass", game: "ui-moon", race: "ui-star", tool: "ui-play", other: "ui-copy" };
