// How one's tables stand: asked again and again while somebody looks; those that wait for this device come first.
import { SvelteMap } from "svelte/reactivity";
import { Problem, tableStatus, type Status } from "../net/api";
import { CLOSED, myTables, type Kept } from "./tables.svelte";

const ASKED = 8;
const AGAIN = 20_000;
const GOES_ON = ["lobby", "playing", "scoring"];

export class TablesSeen {
  readonly #known = new SvelteMap<string, Status | "gone">();

  /** What the server last said about a table; null while it has said nothing. */
  of(kept: Kept): Status | "gone" | null {
    return this.#known.get(kept.table) ?? null;
  }

  /** As the server says, or as it was when this device was last there. */
  phase(kept: Kept): string {
    const status = this.of(kept);
    return status === "gone" ? CLOSED : (status?.phase ?? kept.phase ?? "lobby");
  }

  turn(kept: Kept): boolean {
    const status = this.of(kept);
    return status !== null && status !== "gone" && status.your_turn;
  }

  game(kept: Kept): string {
    const status = this.of(kept);
    return (status !== null && status !== "gone" && status.game) || kept.game;
  }

  /** Who else sits there. */
  others(kept: Kept): string[] {
    const status = this.of(kept);
    const there = status !== null && status !== "gone" ? status : kept;
    return there.names.filter((name, seat) => name && !there.seats.includes(seat));
  }

  get sorted(): Kept[] {
    const weight = (kept: Kept): number => Number(this.turn(kept)) * 2 + Number(["playing", "scoring"].includes(this.phase(kept)));
    return [...myTables.list].sort((one, other) => weight(other) - weight(one) || other.at - one.at);
  }

  /** Tables at which this device has a chair and which are not over. */
  get running(): Kept[] {
    return this.sorted.filter((kept) => kept.seats.length > 0 && GOES_ON.includes(this.phase(kept)));
  }

  /** Asks now and then, while the page can be seen; gives back how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      // A table that is gone is not asked for again: the server counts that as a guess.
      for (const kept of myTables.list.filter((one) => one.phase !== CLOSED).slice(0, ASKED)) void this.#ask(kept);
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }

  async #ask(kept: Kept): Promise<void> {
    try {
      this.#known.set(kept.table, await tableStatus(kept.table, kept.token));
    } catch (problem) {
      if (!(problem instanceof Problem && [403, 404].includes(problem.status))) return;
      this.#known.set(kept.table, "gone");
      myTables.close(kept.table);
    }
  }
}
