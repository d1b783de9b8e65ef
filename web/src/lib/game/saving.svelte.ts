// Which answers of this device are not stored yet, and whether that takes long.
import type { Outbox } from "../net/outbox";

const SLOW_AFTER = 700;

export interface Pending {
  id: string;
  seat: number;
  question: number;
  answer: string;
}

export class Saving {
  /** A pick or a taking back is on its way; `slow` after a while. */
  state = $state<"no" | "yes" | "slow">("no");
  /** Answers that the server has not confirmed. */
  pending = $state.raw<readonly Pending[]>([]);

  constructor(private readonly outbox: Outbox) {
    this.settle();
  }

  /** Checks what is on its way, and again after the time in which it should be stored. */
  settle(): void {
    const choices = this.outbox.all().filter(({ command }) => ["answer", "take_back"].includes(command.type));
    this.pending = choices.flatMap(({ command }) => (command.type === "answer" ? [command] : []));
    if (!choices.length) {
      this.state = "no";
      return;
    }
    const wait = Math.min(...choices.map((sent) => sent.since)) + SLOW_AFTER - performance.now();
    this.state = wait <= 0 ? "slow" : "yes";
    if (wait > 0) setTimeout(() => this.settle(), wait + 10);
  }
}
