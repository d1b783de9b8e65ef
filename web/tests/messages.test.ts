// Every message of the browser is said somewhere: what nobody says any more must not be translated eight times.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(__dirname, "../src");
const ENGLISH = join(__dirname, "../../src/okawari/locales/en");

/** Everything that is written in the client, the generated files left out. */
function written(): string {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes("generated"));
  return names.map((name) => readFileSync(join(SOURCE, name), "utf-8")).join("\n");
}

test("no message is left over", () => {
  const code = written();
  const said = new Set(code.match(/web-[a-zA-Z0-9_-]*[a-zA-Z0-9]/g));
  // Ids that are put together: `web-colour-${…}`, also with something after the gap; {…} in templates is the same.
  const patterns = [...code.matchAll(/web-([a-z0-9_-]*(?:\$\{[^}`]*\}[a-z0-9_-]*)+)/g)].map(
    ([, id]) => new RegExp(`^web-${id!.replaceAll(/\$\{[^}`]*\}/g, "[a-zA-Z0-9_-]+")}$`),
  );
  const texts = readdirSync(ENGLISH).filter((name) => name.startsWith("web-")).map((name) => readFileSync(join(ENGLISH, name), "utf-8")).join("\n");
  const ids = [...texts.matchAll(/^(web-[a-zA-Z0-9_-]+) =/gm)].map(([, id]) => id!);
  const within = new Set([...texts.matchAll(/\{ (web-[a-z0-9_-]+)/g)].map(([, id]) => id!));
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => !said.has(id) && !within.has(id) && !patterns.some((one) => one.test(id)))).toEqual([]);
});
