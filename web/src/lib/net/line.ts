// The line to a table: one socket at a time, opened again when it breaks. It carries messages and does not understand them.
import { Closing, JITTER, PING_EVERY, PONG_WITHIN, RETRIES, type ClientMessage, type ServerMessage } from "../generated/protocol";

export type LineState = "connecting" | "open" | "lost" | "ended";

/** What the other side of the line needs: the table's store has these. */
export interface Listener {
  /** The first message of every connection. */
  hello(): ClientMessage;
  receive(message: ServerMessage): void;
  changed(state: LineState, code: number | null): void;
}

export interface Line {
  open(): void;
  send(message: ClientMessage): boolean;
  /** Opens a new socket in place of this one, for whoever has missed something. */
  renew(): void;
  close(): void;
}

/** After these there is no use in coming back by oneself. */
const FINAL: readonly number[] = [
  Closing.BAD_MESSAGE, Closing.NO_ENTRY, Closing.KICKED, Closing.NO_TABLE, Closing.ELSEWHERE, Closing.TABLE_CLOSED, Closing.DAMAGED,
  Closing.NOT_TEXT, Closing.NOT_UTF8, Closing.TOO_BIG,
]; // prettier-ignore
const HUSHED = 10;
/** Seconds for an answer where there may be no network. */
const DOUBT = 2;

export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export class SocketLine implements Line {
  #socket: Socket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #ping: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #over = false;
  readonly #awake = (): void => this.#comeBack();
  readonly #alone = (): void => this.#doubt();

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Socket,
  ) {}

  open(): void {
    this.#over = false;
    globalThis.addEventListener?.("online", this.#awake);
    globalThis.addEventListener?.("offline", this.#alone);
    document.addEventListener("visibilitychange", this.#awake);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  renew(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#over = true;
    globalThis.removeEventListener?.("online", this.#awake);
    globalThis.removeEventListener?.("offline", this.#alone);
    document.removeEventListener("visibilitychange", this.#awake);
    if (this.#retry) clearTimeout(this.#retry);
    this.#drop();
    this.listener.changed("ended", null);
  }

  #connect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.listener.changed("connecting", null);
    const socket = this.dial();
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () => {
      this.#heard = performance.now();
      this.send(this.listener.hello());
    };
    socket.onmessage = (event) => {
      this.#heard = performance.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.listener.changed("open", null);
      }
      this.listener.receive(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#closed(event.code);
    };
    this.#ping = setInterval(() => this.#beat(), PING_EVERY * 1000);
  }

  /** Asks whether the other side is there, and gives the socket up if nothing has come for too long. */
  #beat(): void {
    if (performance.now() - this.#heard > (PING_EVERY + PONG_WITHIN) * 1000) {
      this.#drop();
      this.#closed(0);
    } else {
      this.send({ type: "ping" });
    }
  }

  #closed(code: number): void {
    this.#drop();
    if (this.#over) return;
    if (FINAL.includes(code)) {
      this.#over = true;
      this.listener.changed("ended", code);
      return;
    }
    this.listener.changed("lost", code);
    const wait = code === Closing.TOO_FAST ? HUSHED : (RETRIES[Math.min(this.#tries, RETRIES.length - 1)] ?? 5);
    this.#tries += 1;
    const jitter = 1 + JITTER * (2 * Math.random() - 1);
    this.#retry = setTimeout(() => this.#connect(), wait * jitter * 1000);
  }

  /** The device says that it has no network. A server on the device itself is there all the same, so it is asked. */
  #doubt(): void {
    const socket = this.#socket;
    const asked = performance.now();
    if (!this.send({ type: "ping" })) return;
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) this.#closed(0);
    }, DOUBT * 1000);
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  #comeBack(): void {
    if (this.#retry && !this.#over && document.visibilityState !== "hidden") this.#connect();
  }

  #drop(): void {
    if (this.#ping) clearInterval(this.#ping);
    this.#ping = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
