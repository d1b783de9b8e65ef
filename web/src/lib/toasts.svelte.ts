// Short messages that come and go by themselves: what was refused and why, what has changed.
import { voice } from "./voice.svelte";

export interface Toast {
  key: number;
  text: string;
  tone: "info" | "good" | "bad";
}
const SHOWN = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, tone: Toast["tone"] = "info", shown = SHOWN): void {
    if (this.list.some((toast) => toast.text === text)) return;
    const key = this.#next++;
    this.list = [...this.list.slice(-2), { key, text, tone }];
    voice.say(text);
    setTimeout(() => this.close(key), shown);
  }

  /** Puts all of them away at once, or those of one tone. */
  clear(tone?: Toast["tone"]): void {
    this.list = tone ? this.list.filter((toast) => toast.tone !== tone) : [];
  }

  close(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
