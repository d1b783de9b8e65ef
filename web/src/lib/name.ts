// Names of people: as many letters as the server takes, counted as people see them.
import { LONGEST_NAME } from "./generated/protocol";

const letters = (text: string): string[] => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);

/** How many letters more fit. */
export const roomAfter = (name: string): number => LONGEST_NAME - letters(name.trim()).length;

/** A name that is not longer than it may be. */
export const shortened = (name: string): string => (name.length > LONGEST_NAME ? letters(name).slice(0, LONGEST_NAME).join("") : name);

/** What stands in a field for a name; what is too long is taken out of it again, though not in the middle of a letter. */
export function typedName(event: Event): string {
  const field = event.currentTarget as HTMLInputElement;
  const name = (event as InputEvent).isComposing ? field.value : shortened(field.value);
  if (name !== field.value) field.value = name;
  return name;
}

/** A name as it is sent; a name of spaces is none, and the server makes one up. */
export const sentName = (name: string | null): string | null => shortened(name?.trim() ?? "").trim() || null;
