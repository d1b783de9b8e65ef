// How the client is built: into the Python package, with relative addresses, so that it works under any path.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./build/catalogue.ts";
import { delivery } from "./build/delivery.ts";
import { parcels } from "./build/parcels.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.OKAWARI_SERVER ?? "http://127.0.0.1:8000";
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
    rolldownOptions: { output: { codeSplitting: { groups: parcels(here("./src")) } } },
  },
  server: {
    proxy: { "/api": server, "/health": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"], globals: true },
});
