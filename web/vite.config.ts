// How the client is built: into the Python package, with relative addresses, so that it works under any path.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./build/catalogue.ts";
import { delivery } from "./build/delivery.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.OKAWARI_SERVER ?? "http://127.0.0.1:8000";
/** What every screen needs comes as one file: many small ones would cost a phone a round trip each. */
const BASE = /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/lib\/(words|pseudo|settings|storage|voice|toasts|route|name|kitchen|renewal|came|code|net\/(api|facts)|art\/[CSsg]|generated|components\/(Button|Choice|CodeField|Icon|Lang|Seat|Sheet|Switch|Toaster|Top)|game\/(tables|quick|cards|recent|seating|sitting))|src\/screens\/create\/Bot/;
/** So does what a game needs while it is played, and what leads straight into one. */
const TABLE = /src\/(screens\/(Table|table\/(Play|Room|rooms|Banner|Ended|Loading))|lib\/(keys|sound|speech|sized|steps|net\/|components\/(Hint|Chair|play\/|score\/(Log|Menu|ScoreSheet|Kind|when))|game\/(?!nice|proof|digest)))/;

export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogue(here("../src/okawari/locales")), delivery()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/okawari/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: BASE, priority: 2 }, { name: "table", test: TABLE, priority: 1 }] } } },
  },
  server: {
    proxy: { "/api": server, "/health": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"], globals: true },
});
