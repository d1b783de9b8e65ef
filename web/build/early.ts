// A first, tiny script: an address that leads straight to a game has what the game needs fetched beside everything else, not after it.
// Servers never see that part of the address, so only the page can know.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WANTED = /^table-[\w-]+\.(js|css)$/;
const BEFORE = '<script type="module"';

/** The script itself, with the names of files beside it. */
const script = (names: string[]): string => `if (/^#\\/(solo|learn|table)\\b/.test(location.hash)) {
  for (const name of ${JSON.stringify(names)}) {
    const link = document.createElement("link");
    const style = name.endsWith(".css");
    link.rel = style ? "preload" : "modulepreload";
    if (style) link.as = "style";
    link.crossOrigin = "";
    link.href = new URL(name, document.currentScript.src).href;
    document.head.append(link);
  }
}
`;

/** Writes it into a finished build, and its place into the page. */
export function writeEarly(folder: string): void {
  const text = script(readdirSync(join(folder, "assets")).filter((name) => WANTED.test(name)).sort());
  const name = `assets/early-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(join(folder, name), text);
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf-8");
  if (!html.includes(BEFORE)) throw new Error("the page has no script that the first one could stand before");
  writeFileSync(page, html.replace(BEFORE, `<script async src="./${name}"></script>\n    ${BEFORE}`));
}
