// How the server is, for screens without a table: reached, busy or away.
import { health, Problem } from "./net/api";

export type Kitchen = "unknown" | "open" | "busy" | "away" | "offline";
const AGAIN = 15_000;

class KitchenWatch {
  state = $state<Kitchen>("unknown");
  version = $state("");
  #timer: ReturnType<typeof setTimeout> | null = null;
  #watching = 0;
  readonly #look = (): void => void this.look();

  /** Asks now, and again and again while the answer is bad; gives back how to stop. */
  watch(): () => void {
    if (this.#watching++ === 0) {
      globalThis.addEventListener("online", this.#look);
      globalThis.addEventListener("offline", this.#look);
    }
    void this.look();
    return () => {
      if (--this.#watching > 0) return;
      globalThis.removeEventListener("online", this.#look);
      globalThis.removeEventListener("offline", this.#look);
      if (this.#timer) clearTimeout(this.#timer);
    };
  }

  async look(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    try {
      this.version = (await health()).version;
      this.state = "open";
    } catch (problem) {
      const answered = problem instanceof Problem && problem.status > 0;
      this.state = answered ? "busy" : navigator.onLine === false ? "offline" : "away";
      if (this.#watching) this.#timer = setTimeout(this.#look, AGAIN);
    }
  }
}

export const kitchen = new KitchenWatch();
