// The table that this page sits at, also while somebody looks up a rule or changes a setting.
import type { TableStore } from "./table.svelte";

let current: TableStore | null = null;

/** The table, if the line to it is worth keeping. */
export function sittingAt(): TableStore | null {
  return current && ["loading", "live", "lost"].includes(current.standing) ? current : null;
}

export function sitAt(store: TableStore): void {
  getUp();
  current = store;
}

/** Closes the line to the table, if there is one. */
export function getUp(): void {
  current?.leave();
  current = null;
}
