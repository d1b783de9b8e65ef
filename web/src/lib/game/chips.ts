// Draft: who has taken which chips, from what lies on the table and from what was just told.
import type { Event, Place } from "../generated/protocol";
import { counted } from "./sheet";

export interface ChipCell {
  seat: number;
  /** Chips of this pile so far. */
  chips: number;
  /** One of them was taken this round. */
  fresh: boolean;
  /** What the new one is worth, where this device may know. */
  value: number | null;
  /** What some of them are worth is not open yet. */
  secret: boolean;
  /** Cards of this kind in front of the seat; null for the dessert, which counts kinds. */
  cards: number | null;
  /** What was told about it. */
  events: Event[];
}
export interface ChipRow {
  kind: string;
  cells: ChipCell[];
}
type Laid = Pick<Place, "dishes" | "chips" | "values">;

/** A row for each pile of chips. */
export function chipRows(piles: readonly string[], places: readonly Laid[], events: readonly Event[]): ChipRow[] {
  return piles.map((kind) => ({ kind, cells: places.map((place, seat) => cell(kind, seat, place, events)) }));
}

function cell(kind: string, seat: number, place: Laid, events: readonly Event[]): ChipCell {
  const own = events.filter((event) => event.seat === seat && event.values.card === kind && event.what.startsWith("chip_"));
  const fresh = own.some((event) => event.what === "chip_taken");
  const told = own.find((event) => event.what === "chip_value" || event.what === "chip_shown")?.values.points;
  const open = place.values.filter((value, at) => place.chips[at] === kind && value > 0).at(-1);
  return {
    seat,
    chips: place.chips.filter((chip) => chip === kind).length,
    fresh,
    value: fresh ? (typeof told === "number" ? told : (open ?? null)) : null,
    secret: place.values.some((value, at) => place.chips[at] === kind && value === 0),
    cards: kind === "dessert" ? null : counted(place.dishes, kind),
    events: own.filter((event) => event.what === "chip_taken"),
  };
}
