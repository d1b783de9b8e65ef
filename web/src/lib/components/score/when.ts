// When kinds bring points, as the server's cards have it: the word for messages, `web-when-<when>`, and its little picture.
import { KINDS, type Kind } from "$lib/generated/cards";

export type When = Kind["when"];

export const whenOf = (kind: string): When => KINDS[kind]?.when ?? "round";

export const WHEN_ICONS: Record<When, string> = {
  round: "ui-clock", game: "ui-hourglass", race: "ui-star", tool: "ui-play", other: "ui-copy", chip: "ui-star",
}; // prettier-ignore
