// Two made-up languages for tests: one with much longer words, one that reads from right to left.

const LONGER = 0.4;
const ACCENTS: Record<string, string> = { a: "á", e: "ë", i: "ï", o: "ô", u: "ü", A: "Å", E: "É", O: "Ø", c: "ç", n: "ñ" };

/** The text with accents and 40 % more letters, between brackets: what is cut off, or was never translated, shows. */
export function stretched(text: string): string {
  const body = [...text].map((sign) => ACCENTS[sign] ?? sign).join("");
  const extra = Math.ceil(text.length * LONGER);
  return `[${body}${" one two three four five six seven eight".repeat(8).slice(0, extra)}]`;
}

/** The text as it is, with marks that make it run from right to left. */
export function mirrored(text: string): string {
  return `\u202e${text}\u202c`;
}
