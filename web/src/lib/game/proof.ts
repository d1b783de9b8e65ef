// Was the shuffle fair? What this device saw before the game is kept, and compared with the opened secret afterwards.
import type { TableInfo } from "../generated/protocol";
import { load, save } from "../storage";
import { digest, hmac, toBytes, toHex } from "./digest";

/** What a device saw and sent before the end of a game. */
interface Seen {
  table: string;
  game: number;
  commitment: string;
  /** Its own random bytes; null: it sent none. */
  entropy: string | null;
}
const PLACE = "promises";
const KEPT = 12;

/** The part of a saved game that proves its shuffle. */
export interface Saved {
  seed: string;
  shuffle: { secret: string; commitment: string; table: string; entropy: string[] } | null;
}

/** Keeps the promise of a game, and this device's own bytes where it has just sent some. The first promise seen stays. */
export function remember(table: Pick<TableInfo, "table" | "commitment">, game: number, entropy: string | null): void {
  const all = load<Seen[]>(PLACE) ?? [];
  const found = all.find((seen) => seen.table === table.table && seen.game === game);
  if (found && (entropy === null || found.entropy === entropy)) return;
  const seen = { table: table.table, game, commitment: found?.commitment ?? table.commitment, entropy };
  save(PLACE, [seen, ...all.filter((one) => one !== found)].slice(0, KEPT));
}

/** What this device saw of a game, or null. */
export function seenOf(table: string, game: number): Seen | null {
  return (load<Seen[]>(PLACE) ?? []).find((seen) => seen.table === table && seen.game === game) ?? null;
}

/** The earlier game at this table whose cards were dealt once more, if this device saw it. */
export function dealtBefore(table: string, game: number, commitment: string | undefined): Seen | null {
  return (load<Seen[]>(PLACE) ?? []).find((seen) => seen.table === table && seen.game < game && seen.commitment === commitment) ?? null;
}

export interface Proof {
  /** The secret fits the promise in the saved game. */
  promise: boolean;
  /** The seed follows from the secret and all bytes. */
  seed: boolean;
  /** The promise is the one that was seen before; null: this device saw none. */
  seen: boolean | null;
  /** This device's bytes are among all bytes; null: it sent none. */
  mine: boolean | null;
}

/** Checks a saved game, as docs/protocol.md tells; null if it has no proof. */
export async function check(saved: Saved, seen: { commitment: string; entropy: string | null } | null): Promise<Proof | null> {
  if (!saved.shuffle) return null;
  const { commitment, entropy } = saved.shuffle;
  const [secret, table] = [toBytes(saved.shuffle.secret), new TextEncoder().encode(saved.shuffle.table)];
  const bytes = [...entropy].sort().map(toBytes);
  const promised = toHex(await digest(joined([secret, table])));
  const seed = toHex(await hmac(secret, joined([...bytes, table])));
  return {
    promise: promised === commitment,
    seed: seed === saved.seed,
    seen: seen ? seen.commitment === commitment : null,
    mine: seen?.entropy ? entropy.includes(seen.entropy) : null,
  };
}

/** Whether nothing speaks against it. */
export const isGood = (proof: Proof): boolean => Object.values(proof).every((one) => one !== false);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
