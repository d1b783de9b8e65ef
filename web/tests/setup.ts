// What every test starts with: the English catalogue, and a page without memories.
import { Steps } from "$lib/steps.svelte";
import { words } from "$lib/words.svelte";
import { beforeEach } from "vitest";

Object.defineProperty(HTMLDialogElement.prototype, "showModal", { configurable: true, value(this: HTMLDialogElement) { this.open = true; } });
Object.defineProperty(HTMLDialogElement.prototype, "close", { configurable: true, value(this: HTMLDialogElement) { this.open = false; } });
// Nothing has a size here, so none changes.
globalThis.ResizeObserver ??= class { observe(): void {} unobserve(): void {} disconnect(): void {} };

Steps.atOnce = true;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  words.pseudo = null;
  words.missing.clear();
  await words.use("en");
});
// Pages scroll in browsers only.
Element.prototype.scrollIntoView ??= () => undefined;
