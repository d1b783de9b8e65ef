// What is added to a finished build: hints for browsers, packed copies of every file, and the list of files that are kept for use without a network.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { writeEarly } from "./early.ts";

const PACKED = /\.(html|js|css|svg|json|webmanifest)$/;
/** The service worker is written last: its list must know everything else. */
const WORKER = "sw.js";
const LEAST = 600;
/** Scripts of which nearly everything runs at once: browsers that know the mark read all of it while it is still coming. */
const WANTED = /\bassets\/(base|table)-[^/]+\.js$/;
const AHEAD = "//# allFunctionsCalledOnLoad";

export function delivery(): Plugin {
  let folder = "";
  return {
    name: "okawari-delivery",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle(error) {
      if (error) return;
      for (const file of files(folder)) if (WANTED.test(file)) writeFileSync(file, `${AHEAD}\n${readFileSync(file, "utf-8")}`);
      writeEarly(folder);
      writeWorker(folder);
      for (const file of files(folder)) pack(file);
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

/** Puts the names of all files, and a mark that changes with them, into the service worker. */
function writeWorker(folder: string): void {
  const path = join(folder, WORKER);
  const kept = files(folder).map((file) => relative(folder, file).replaceAll("\\", "/"));
  const names = kept.filter((name) => name !== WORKER && name !== "index.html" && !name.startsWith("share"));
  const mark = createHash("sha256");
  for (const name of [...names, "index.html"]) mark.update(name).update(readFileSync(join(folder, name)));
  const text = readFileSync(path, "utf-8");
  const filled = text.replace("__FILES__", JSON.stringify(["./", ...names])).replace("__MARK__", mark.digest("hex").slice(0, 16));
  writeFileSync(path, filled);
}

function pack(path: string): void {
  const body = readFileSync(path);
  if (!PACKED.test(path) || body.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
