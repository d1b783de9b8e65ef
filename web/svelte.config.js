// How Svelte files are read: TypeScript in scripts, nothing else out of the ordinary.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess() };
