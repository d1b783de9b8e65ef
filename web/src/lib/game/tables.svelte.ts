// The tables where this device has a place: their tokens, kept on the device alone.
import type { Entry } from "../net/api";
import { load, save } from "../storage";

export interface Kept extends Entry {
  /** When it was last visited, in milliseconds. */
  at: number;
  game: string;
  /** By chair; nobody has those without a name. */
  names: string[];
  /** How far it was then. */
  phase?: string;
  /** The last game that was finished there. */
  replay?: string | null;
}
export type About = Pick<Kept, "game" | "names" | "phase" | "replay">;
export const CLOSED = "closed";
const PLACE = "tables";
const MOST = 20;
const LONGEST = 30 * 24 * 3600 * 1000;

class MyTables {
  list = $state.raw<Kept[]>(stored());

  constructor() {
    // Another tab has sat down or left.
    globalThis.addEventListener?.("storage", () => (this.list = stored()));
  }

  find(table: string): Kept | null {
    return this.list.find((kept) => kept.table === table) ?? null;
  }

  keep(entry: Entry, about: About): void {
    const others = stored().filter((kept) => kept.table !== entry.table);
    const { table, token, seats, secret, code } = entry;
    this.list = [{ table, token, seats, secret, code, ...about, at: Date.now() }, ...others].slice(0, MOST);
    save(PLACE, this.list);
  }

  /** The server has no such table any more, or no place there for this device. */
  close(table: string): void {
    this.list = stored().map((kept) => (kept.table === table ? { ...kept, phase: CLOSED } : kept));
    save(PLACE, this.list);
  }

  forget(table: string): void {
    this.list = stored().filter((kept) => kept.table !== table);
    save(PLACE, this.list);
  }
}

/** What the device keeps, which other tabs may have changed meanwhile. */
function stored(): Kept[] {
  return (load<Kept[]>(PLACE) ?? []).filter((kept) => Date.now() - kept.at < LONGEST);
}

export const myTables = new MyTables();
