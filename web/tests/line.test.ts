// The line: hello first, back after a break, never back after a farewell, and a dead socket is noticed.
import { Closing, type ServerMessage } from "$lib/generated/protocol";
import { type LineState, type Listener, type Socket, SocketLine } from "$lib/net/line";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeSocket implements Socket {
  readyState = 0;
  sent: string[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  says(message: Partial<ServerMessage>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let states: [LineState, number | null][];
let heard: ServerMessage[];
let line: SocketLine;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  const listener: Listener = {
    hello: () => ({ type: "hello", table: "t", token: "k" }),
    receive: (message) => heard.push(message),
    changed: (state, code) => states.push([state, code]),
  };
  line = new SocketLine(listener, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("the first message is hello, and welcome opens the line", () => {
  sockets[0]!.opens();
  expect(JSON.parse(sockets[0]!.sent[0]!)).toMatchObject({ type: "hello", table: "t" });
  sockets[0]!.says({ type: "welcome" });
  expect(states.at(-1)).toEqual(["open", null]);
  expect(heard).toHaveLength(1);
});

test("nothing is sent before the socket is open", () => {
  expect(line.send({ type: "ping" })).toBe(false);
  sockets[0]!.opens();
  expect(line.send({ type: "ping" })).toBe(true);
});

test("a broken line is opened again, later and later", () => {
  sockets[0]!.breaks(1006);
  expect(states.at(-1)).toEqual(["lost", 1006]);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  sockets[1]!.breaks(1006);
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(3);
});

test.each([Closing.ELSEWHERE, Closing.KICKED, Closing.TABLE_CLOSED, Closing.DAMAGED, Closing.NO_ENTRY, Closing.NO_TABLE])(
  "after code %i nobody comes back by itself",
  (code) => {
    sockets[0]!.opens();
    sockets[0]!.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual(["ended", code]);
    expect(sockets).toHaveLength(1);
  },
);

test("a restart is worth another try at once", () => {
  sockets[0]!.opens();
  sockets[0]!.breaks(Closing.RESTARTING);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

test("whoever was too fast waits ten seconds", () => {
  sockets[0]!.breaks(Closing.TOO_FAST);
  vi.advanceTimersByTime(6_500);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(7_000);
  expect(sockets).toHaveLength(2);
});

test("a socket that has gone silent is given up, one that answers is not", () => {
  sockets[0]!.opens();
  sockets[0]!.says({ type: "welcome" });
  for (let beat = 0; beat < 6; beat += 1) {
    vi.advanceTimersByTime(5_000);
    sockets[0]!.says({ type: "pong" });
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(21_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("where the device says that there is no network, an answer has two seconds", () => {
  sockets[0]!.opens();
  sockets[0]!.says({ type: "welcome" });
  vi.advanceTimersByTime(10);
  globalThis.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(100);
  sockets[0]!.says({ type: "pong" });
  vi.advanceTimersByTime(3_000);
  expect(sockets).toHaveLength(1);
  globalThis.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(3_500);
  expect(sockets.length).toBeGreaterThan(1);
});

test("the network is back: no more waiting", () => {
  for (let tries = 0; tries < 5; tries += 1) {
    sockets.at(-1)!.breaks(1006);
    vi.advanceTimersByTime(7_000);
  }
  sockets.at(-1)!.breaks(1006);
  const before = sockets.length;
  globalThis.dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(before + 1);
});

test("a socket that was replaced is not listened to", () => {
  sockets[0]!.opens();
  const old = sockets[0]!.onmessage;
  line.renew();
  expect(sockets[0]!.onmessage).toBeNull();
  expect(old).not.toBeNull();
  expect(sockets).toHaveLength(2);
});
