// Messages as the server sends them, and a line that only remembers: what tests of tables are made of.
import type { Board, Chair, ClientMessage, Mine, Place, ServerMessage, Setup, TableInfo, Update, Welcome } from "$lib/generated/protocol";
import { TableStore } from "$lib/game/table.svelte";
import type { Line } from "$lib/net/line";

export const SETUP: Setup = {
  game: "classic", seats: 2, menu: null, options: {}, pace: "none", doubled: false, absence: 60, spectators: true, typed_names: true, bots: "casual",
  memory: false, pinned: false,
}; // prettier-ignore

export const chair = (more: Partial<Chair> = {}): Chair => ({
  who: "person", name: "Ana", person: 0, bot: null, ready: false, host: false, stand_in: false, gone: false, promised: "", ...more,
}); // prettier-ignore

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: "x4Tq9vB0aLkPz-2w", phase: "playing", setup: SETUP,
  chairs: [chair({ host: true }), chair({ who: "bot", name: "Leo", person: null, bot: "casual", ready: true })],
  locked: false, games: 1, commitment: "0".repeat(64), continued: [], result: null,
  commitments: {}, zeros: [], opening: null, same_deal: null, ...more,
}); // prettier-ignore

export const place = (more: Partial<Place> = {}): Place =>
  ({
    dishes: [], desserts: [], score: 0, cards: 10, now: 0, later: 0, limbo: null, flipped: {}, chips: [], values: [], wine: false,
    colours: {}, ...more,
  }) as Place; // prettier-ignore

export const board = (more: Partial<Board> = {}): Board => ({
  game: 1, round: 1, rounds: 3, turn: 1, turns: 10, stage: "choose", direction: "left", hand_size: 10, deck: 88,
  menu: ["nigiri", "wasabi", "maki", "tempura", "sashimi", "gyoza", "chopsticks", "pudding"], places: [place(), place()], discards: {},
  uramaki_places: 0, uramaki_left: [], desserts_left: 0, controller: null, actor: null, action: null, asked_for: [], giver: null, piles: {}, ...more,
}); // prettier-ignore

export const mine = (more: Partial<Mine> = {}): Mine => ({
  seat: 0, hand: { squid: 1, tempura: 2 },
  question: {
    number: 1, what: "pick",
    options: [{ answer: "squid", points: 3, later: 0, chance: null }, { answer: "tempura", points: 0, later: 0, chance: null }],
    turning: null,
  },
  chosen: [], can_take_back: false, passes_to: 1, tray: [], points: null, chips: [], tools: {}, known: {}, ...more,
}); // prettier-ignore

export const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome", version: 5, you: { person: 0, seats: [0], host: true, promised: null }, table: table(), waiting: [0, 1], board: board(), mine: mine(),
  missed: null, past: [], lines: [], invite: { code: "BCD-FGH", secret: "Zp4wE9hL1uT6gY0nSxQ2aM" }, server: "0.1.0", protocol: 2, ...more,
}); // prettier-ignore

export const update = (more: Partial<Update> = {}): Update => ({
  type: "update", version: 6, events: [], waiting: [1], table: null, you: null, board: null, mine: null, lines: [], invite: null, ...more,
}); // prettier-ignore

/** A line that keeps what is sent on it. */
export class FakeLine implements Line {
  sent: ClientMessage[] = [];
  renewed = 0;
  isOpen = true;
  open(): void {}
  send(message: ClientMessage): boolean {
    if (this.isOpen) this.sent.push(message);
    return this.isOpen;
  }
  renew(): void {
    this.renewed += 1;
  }
  close(): void {}
}

/** A store that sits at a table, and its line. */
export function seated(...messages: ServerMessage[]): { store: TableStore; line: FakeLine } {
  const store = new TableStore({ table: "x4Tq9vB0aLkPz-2w", token: "mN7yQ0cJ5sV2bX8fKd3RtA", seats: [0], secret: "s", code: null });
  const line = new FakeLine();
  store.attach(line);
  for (const message of messages.length ? messages : [welcome()]) store.receive(message);
  return { store, line };
}
