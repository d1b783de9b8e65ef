// Single keys: who is on the screen says what a key does; they can all be switched off, and never work while somebody types.
import { settings } from "./settings.svelte";

/** What keys can do. */
export type Action =
  | "left" | "right" | "up" | "down" | "keep" | "back" | "tool" | "table" | "next" | "previous" | "menu" | "scores" | "emotes" | "help" | "rule"
  | `card-${number}`; // prettier-ignore
type Do = (event: KeyboardEvent) => void | false;

const KEYS: Record<string, Action> = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Enter: "keep", Backspace: "back",
  c: "tool", t: "table", n: "next", p: "previous", m: "menu", s: "scores", e: "emotes", h: "help", "?": "help", i: "rule",
}; // prettier-ignore
/** The keys as people are told them, in this order, and what they do: `web-keys-<name>`. */
export const TOLD: readonly (readonly [readonly string[], string])[] = [
  [["←", "→", "↑", "↓"], "arrows"], [["1–9", "0"], "choose"], [["Enter"], "keep"], [["Backspace"], "back"], [["C"], "tool"], [["T"], "table"],
  [["N", "P"], "neighbours"], [["M"], "menu"], [["I"], "rule"], [["S"], "scores"], [["E"], "emotes"], [["H"], "help"],
]; // prettier-ignore

const bound = new Map<Action, Do[]>();

/** Says what keys do, until the answer is called; the newest wins, and `false` hands the key on. */
export function bindKeys(actions: Partial<Record<Action, Do>>): () => void {
  const added = Object.entries(actions) as [Action, Do][];
  for (const [action, act] of added) bound.set(action, [...(bound.get(action) ?? []), act]);
  return () => {
    for (const [action, act] of added) bound.set(action, (bound.get(action) ?? []).filter((one) => one !== act));
  };
}

/** The action of a key: with the digits, the first to the tenth card. */
export function actionOf(key: string): Action | null {
  if (/^[0-9]$/.test(key)) return `card-${key === "0" ? 9 : Number(key) - 1}`;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Does what the key stands for; an open dialog, a text field and keys with Ctrl, Alt or Meta are left alone. */
export function press(event: KeyboardEvent): void {
  if (!settings.all.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea, [contenteditable], dialog") || document.querySelector("dialog[open]")) return;
  const action = actionOf(event.key);
  if (!action) return;
  // Enter and the space bar belong to whatever has the focus, unless that is a card.
  if (action === "keep" && at?.closest("button, a, summary") && !at.closest("[data-card]")) return;
  for (const act of [...(bound.get(action) ?? [])].reverse()) {
    if (act(event) === false) continue;
    event.preventDefault();
    return;
  }
}

let users = 0;

/** Listens for keys while something on the screen wants them. */
export function listenForKeys(): () => void {
  if (users++ === 0) document.addEventListener("keydown", press);
  return () => {
    if (--users === 0) document.removeEventListener("keydown", press);
  };
}
