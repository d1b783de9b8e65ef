// Learning while playing: which ideas somebody has seen on this device.
import { settings } from "../settings.svelte";
import { load, save } from "../storage";
import { nextIdea, type Hint } from "./ideas";
import type { TableStore } from "./table.svelte";

const KNOWN = "known";

class Learning {
  known = $state.raw<string[]>(load<string[]>(KNOWN) ?? []);

  /** A game to learn from begins: every idea is new again. */
  begin(): void {
    settings.set("hints", true);
    this.again();
  }

  /** An idea has been seen and played on. */
  know(idea: string): void {
    if (this.known.includes(idea)) return;
    this.known = [...this.known, idea];
    save(KNOWN, this.known);
  }

  /** *I know this*: no more hints, at any table, until they are wanted again. */
  end(): void {
    settings.set("hints", false);
  }

  /** Forgets what has been shown. */
  again(): void {
    this.known = [];
    save(KNOWN, this.known);
  }
}

export const learning = new Learning();

/** What to tell the player who looks, if anything; nothing more about cards that were spoken of this turn. What one person at a shared
    device has been told would tell the next one what was in the hand. */
export function hintFor(store: TableStore, spoken: readonly string[] = []): Hint | null {
  return settings.all.hints && !store.shared && !store.watching && store.table?.phase === "playing" ? nextIdea(store, learning.known, spoken) : null;
}
