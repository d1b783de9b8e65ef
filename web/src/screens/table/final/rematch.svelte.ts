// Playing again at the same table: who is in, who is waited for, and how the next game begins.
import type { TableStore } from "$lib/game/table.svelte";

export class Again {
  busy = $state(false);
  constructor(readonly store: TableStore) {}

  get chairs() {
    return this.store.table?.chairs ?? [];
  }

  /** Chairs that nobody has any more. */
  get free(): number {
    return this.chairs.filter((chair) => chair.who === "free").length;
  }

  get people(): { seat: number; name: string; ready: boolean }[] {
    return this.chairs.flatMap((chair, seat) => (chair.who === "person" ? [{ seat, name: chair.name, ready: chair.ready }] : []));
  }

  /** The people at other devices who have not said yes. */
  get missing(): string[] {
    return this.people.filter((one) => !one.ready && !this.store.you.seats.includes(one.seat)).map((one) => one.name);
  }

  /** Whether this device has said yes. */
  get mine(): boolean {
    return this.people.some((one) => one.ready && this.store.you.seats.includes(one.seat));
  }

  /** Says yes; if nobody else is to be waited for, the host's yes begins the game. */
  oneMore(): Promise<void> {
    return this.#once(async () => {
      if ((await this.store.ready()) && this.store.you.host && !this.missing.length && !this.free) await this.store.start(false);
    });
  }

  notYet(): Promise<void> {
    return this.#once(() => this.store.ready(false));
  }

  /** The host begins, with bots on free chairs and without waiting. */
  begin(sameDeal: boolean): Promise<void> {
    return this.#once(async () => {
      if (this.mine || (await this.store.ready())) await this.store.start(this.missing.length > 0 || this.free > 0, sameDeal);
    });
  }

  async #once(work: () => Promise<unknown>): Promise<void> {
    if (this.busy || this.store.table?.opening) return;
    this.busy = true;
    await work();
    this.busy = false;
  }
}
