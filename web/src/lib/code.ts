// Codes of tables as people type them: small letters, spaces, hyphens, a 5 for an S, or the whole link in their place.

const CONSONANTS = /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/;
const BETWEEN = /[\s\-_.,·/\\]/gu;
const HALF = 3;
/** What a hurried reader sees instead of a letter: none of these is in a code, so nothing else can be meant. */
const MISREAD: Record<string, string> = { "1": "L", I: "L", "|": "L", "2": "Z", "5": "S", "6": "G", "8": "B" };
const LINK = /#\/join\/([\w-]{16})\/([\w-]{22})/;

const plain = (text: string): string =>
  [...text.normalize("NFKC").toUpperCase().replace(BETWEEN, "")].map((sign) => MISREAD[sign] ?? sign).join("");

/** The code that was meant, or null. */
export function readCode(text: string): string | null {
  const code = plain(text);
  return CONSONANTS.test(code) ? code : null;
}

/** A code as it is shown: ABC-DEF. What is too long to be one is left alone. */
export function shownCode(text: string): string {
  const code = plain(text);
  if (code.length > 2 * HALF) return text;
  return code.length > HALF ? `${code.slice(0, HALF)}-${code.slice(HALF)}` : code;
}

/** Whether somebody has pasted a link where a code was asked for. */
export function readLink(text: string): { table: string; secret: string } | null {
  const found = LINK.exec(text);
  return found?.[1] && found[2] ? { table: found[1], secret: found[2] } : null;
}
