// Why somebody was sent home: said once on the first screen, until it is put away.
import { load, save, forget, session } from "./storage";
import { voice } from "./voice.svelte";
import { t, type Args } from "./words.svelte";

interface Reason {
  id: string;
  args?: Args;
}
const PLACE = "farewell";

class Farewell {
  #reason = $state.raw<Reason | null>(load<Reason>(PLACE, session()));

  /** To be called before the way home: a message of the catalogue, such as `error-table-closed`. */
  say(id: string, args?: Args): void {
    this.#reason = args ? { id, args } : { id };
    save(PLACE, this.#reason, session());
    voice.say(t(id, args));
  }

  get text(): string | null {
    return this.#reason && t(this.#reason.id, this.#reason.args);
  }

  close(): void {
    this.#reason = null;
    forget(PLACE, session());
  }
}

export const farewell = new Farewell();
