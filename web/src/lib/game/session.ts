// Ties a table's store to a real socket; the only place that knows both.
import { address, type Entry } from "../net/api";
import { SocketLine } from "../net/line";
import { TableStore } from "./table.svelte";

/** The address of the socket: like the page's, only ws. */
export function socketAddress(): string {
  const url = address("ws");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Sits down with a token and keeps the line open until `leave`. */
export function sitDown(entry: Entry): TableStore {
  const store = new TableStore(entry);
  store.attach(new SocketLine(store, () => new WebSocket(socketAddress())));
  return store;
}
