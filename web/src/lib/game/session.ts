// Ties a table's store to a real socket; the only place that knows both.
import { address, type Entry } from "../net/api";
import { SocketLine } from "../net/line";
import { sitAt, sittingAt } from "./sitting";
import { TableStore } from "./table.svelte";

/** The address of the socket: like the page's, only ws. */
export function socketAddress(): string {
  const url = address("ws");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Sits down with a token, or goes back to the table where one still sits; the line stays open until somebody gets up. */
export function sitDown(entry: Entry): TableStore {
  const there = sittingAt();
  if (there?.entry.token === entry.token) return there;
  const store = new TableStore(entry);
  sitAt(store);
  store.attach(new SocketLine(store, () => new WebSocket(socketAddress())));
  return store;
}
