// Gives the browser the messages that Python has, one chunk for each language, without what only a terminal or a server says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const ALL = "virtual:catalogue";
const ONE = "virtual:catalogue/";
const PARTS = /^(cards|table|web-.*)\.ftl$/;
/** Texts that come with the catalogue of cards and options instead. */
const LEFT_OUT = /^option-/;

/** The text of a language: comments and unused messages dropped. */
export function textOf(folder: string, code: string): string {
  const parts = readdirSync(join(folder, code)).filter((name) => PARTS.test(name));
  return parts.sort().map((name) => slim(readFileSync(join(folder, code, name), "utf-8"))).join("\n");
}

/** The messages of a language by their ids, read already: a phone would need long to do it. */
export function messagesOf(folder: string, code: string): Record<string, unknown> {
  const { body } = new FluentResource(textOf(folder, code));
  const special = body.find((message) => message.value === null || Object.keys(message.attributes).length > 0);
  if (special) throw new Error(`${code}: ${special.id} has no text of its own, or has attributes, which pages do not use`);
  return Object.fromEntries(body.map((message) => [message.id, message.value]));
}

/** A file of messages without comments, empty lines and messages that the browser never says. */
export function slim(text: string): string {
  const kept: string[] = [];
  let keeping = true;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    if (/^[a-zA-Z-]/.test(line)) keeping = !LEFT_OUT.test(line);
    if (keeping) kept.push(line);
  }
  return kept.join("\n");
}

/** The languages that have a folder. */
export function languages(folder: string): string[] {
  const all = readdirSync(folder, { withFileTypes: true });
  return all.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name)).map((entry) => entry.name).sort();
}

export function catalogue(folder: string): Plugin {
  return {
    name: "okawari-catalogue",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const loaders = languages(folder).map((code) => `${code}: () => import("${ONE}${code}")`);
        return `export const load = { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const code = id.slice(ONE.length + 1);
      for (const name of readdirSync(join(folder, code))) this.addWatchFile(join(folder, code, name));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messagesOf(folder, code)))});`;
    },
  };
}
