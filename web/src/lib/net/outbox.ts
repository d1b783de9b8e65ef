// Commands on their way: each is kept, also over a reload, and sent again with the same id until it is acked or refused.
import type { Command } from "../generated/protocol";
import { load, save, session } from "../storage";

export interface Sent {
  command: Command;
  /** When it was made, for "saving…". */
  since: number;
  /** Whether it may have reached the server. */
  out: boolean;
}
type Settle = { done: (version: number) => void; failed: (problem: { error: string; args: Record<string, unknown> }) => void };

export class Outbox {
  readonly #place: string;
  readonly #pending = new Map<string, Sent>();
  readonly #waiting = new Map<string, Settle>();

  /** A device that goes from hand to hand keeps nothing: the next person could read it. */
  shared = false;

  lastRefused = "";

  constructor(table: string) {
    this.#place = `outbox:${table}`;
    for (const command of (load<Command[]>(this.#place, session()) ?? []).filter(current)) {
      this.#pending.set(command.id, { command, since: performance.now(), out: true });
    }
  }

  get size(): number {
    return this.#pending.size;
  }

  /** Everything without an answer, oldest first. */
  all(): Sent[] {
    return [...this.#pending.values()];
  }

  /** Whether a command of this type has no answer yet. */
  has(type: Command["type"]): boolean {
    return this.all().some((sent) => sent.command.type === type);
  }

  /** A command has been put on the line. */
  sent(id: string): void {
    const found = this.#pending.get(id);
    if (found) found.out = true;
  }

  /** Takes answers back that have never left this device; whether there were any. */
  withdraw(): boolean {
    const kept = this.all().filter((sent) => !sent.out && sent.command.type === "answer");
    for (const sent of kept) this.refused(sent.command.id, "", {});
    return kept.length > 0;
  }

  /** Keeps a command; the promise ends when the server has answered. */
  add(command: Command): Promise<number> {
    this.#pending.set(command.id, { command, since: performance.now(), out: false });
    this.#keep();
    return this.answered(command.id);
  }

  /** Ends when the server has answered. */
  answered(id: string): Promise<number> {
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  acked(id: string, version: number): void {
    if (this.#pending.delete(id)) this.#keep();
    this.#waiting.get(id)?.done(version);
    this.#waiting.delete(id);
  }

  refused(id: string, error: string, args: Record<string, unknown>): void {
    this.lastRefused = id;
    if (this.#pending.delete(id)) this.#keep();
    this.#waiting.get(id)?.failed({ error, args });
    this.#waiting.delete(id);
  }

  /** No answers will come any more. */
  over(): void {
    for (const [id] of this.#pending) this.refused(id, "", {});
  }

  #keep(): void {
    save(this.#place, this.shared ? [] : this.all().map((sent) => sent.command), session());
  }
}

/** Protocol 1 had another way to be ready, which is not sent to a newer server. */
const current = (command: Command): boolean => !(command.type === "ready" && "entropy" in command);

/** An id that no other command has. */
export function newId(): string {
  return hex(12);
}

/** So many random bytes, as text. */
export function hex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
