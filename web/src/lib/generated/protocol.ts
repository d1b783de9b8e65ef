// Made by `make generate` from src/okawari/protocol; docs/protocol.md explains it.

/** bytes */
export const CLIENT_FRAME = 4096;
/** of a client's JSON */
export const DEPTH = 4;
export const DROP_AFTER = 15;
export const JITTER = 0.3;
/** letters, as people see them */
export const LONGEST_NAME = 16;
/** for the bytes behind a commitment, once a start has frozen it */
export const OPEN_WITHIN = 5;
/** seconds */
export const PING_EVERY = 5;
export const PONG_WITHIN = 8;
export const RETRIES = [0.25, 0.5, 1, 2, 4, 5] as const;
export const SEND_BYTES = 262144;
/** messages */
export const SEND_QUEUE = 64;
export const SERVER_FRAME = 32768;
/** raised when an older client could no longer follow */
export const PROTOCOL = 2;

/** Why a socket was closed. */
export const Closing = {
  GOING: 1001,
  RESTARTING: 1012,
  NOT_TEXT: 1003,
  NOT_UTF8: 1007,
  TOO_FAST: 1008,
  TOO_BIG: 1009,
  /** cannot keep up with what is sent, or the server is busy: come back and resume */
  TOO_SLOW: 1013,
  BAD_MESSAGE: 4400,
  /** first message not a hello, or a token that opens nothing */
  NO_ENTRY: 4401,
  KICKED: 4403,
  NO_TABLE: 4404,
  /** nothing said in time */
  NO_HELLO: 4408,
  /** the seat plays on a newer connection */
  ELSEWHERE: 4409,
  TABLE_CLOSED: 4410,
  /** what was saved of the table is damaged: it is set aside */
  DAMAGED: 4411,
} as const;

export type Absence = 0 | 30 | 60 | 120;

/** Made up by the client, new for each command. Pattern ^[A-Za-z0-9_-]{8,40}(?!\n)$. */
export type CommandId = string;

/** A SHA-256 that binds to 32 random bytes and hides them. Pattern ^[0-9a-f]{64}(?!\n)$. */
export type Commitment = string;

/** At least 0. At most 2147483648. */
export type Count = number;

export type EmoteName = "yum" | "wow" | "oops" | "hurry" | "good_one" | "thanks" | "one_more" | "bye";

/** 32 random bytes of the client, for the shuffle. Pattern ^[0-9a-f]{64}(?!\n)$. */
export type Entropy = string;

export type Game = "classic" | "party" | "draft";

export type Pace = "none" | "friendly" | "brisk" | "slow" | "slower" | "slowest";

export type Phase = "lobby" | "playing" | "scoring" | "over" | "closed";

/** At least 0. At most 7. */
export type SeatNumber = number;

/** Pattern ^[A-Za-z0-9_-]{16}(?!\n)$. */
export type TableId = string;

/** 128 bits: a person's or spectator's token, or the table's join secret. Pattern ^[A-Za-z0-9_-]{22}(?!\n)$. */
export type Token = string;

/** Longest 200. */
export type TypedName = string;

/** A card, an answer, an option: a code of the rules. Longest 40. */
export type Word = string;

/** The open part of a running game. */
export interface Board {
  /** which game at this table, from 1 */
  game: number;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  stage: string;
  direction: "left" | "right";
  hand_size: number;
  deck: number;
  menu: string[];
  /** one more than seats if a dummy plays */
  places: Place[];
  discards: Record<string, number>;
  /** taken this round */
  uramaki_places: number;
  /** where uramaki is served: the points of the places still to be taken */
  uramaki_left: number[];
  /** not mixed in yet */
  desserts_left: number;
  /** who leads the dummy */
  controller: number | null;
  /** whose card or tool is being carried out */
  actor: number | null;
  /** which */
  action: string | null;
  /** faces that a spoon asks for */
  asked_for: string[];
  /** who is asked for one of them */
  giver: number | null;
  /** Draft: chips left */
  piles: Record<string, number>;
}

/** A place at the table and who has it. */
export interface Chair {
  who: "free" | "person" | "bot";
  name: string;
  /** chairs with the same number are held by the same device */
  person: number | null;
  bot: string | null;
  ready: boolean;
  host: boolean;
  /** a bot plays for this person, or for whoever left */
  stand_in: boolean;
  /** the person left for good; somebody else may have the chair from the next deal on */
  gone: boolean;
  /** the name of the person who waits for it */
  promised: string;
}

/** Something that happened at the table, in the words of the rules or of the lobby. */
export interface Event {
  what: string;
  /** whom it happened to; -1: everybody */
  seat: number;
  values: Record<string, unknown>;
}

/** How others get in; only people with a chair know it. */
export interface Invite {
  /** six consonants, while the lobby is open */
  code: string | null;
  /** for the link's fragment */
  secret: string;
}

/** A line of the score sheet; desserts have no round. */
export interface Line {
  round: number | null;
  seat: number;
  kind: string;
  points: number;
  /** a message id */
  why: string;
  numbers: Record<string, unknown>;
}

/** What one seat alone may know. */
export interface Mine {
  seat: number;
  hand: Record<string, number>;
  question: Question | null;
  /** chosen since the last reveal, and still changeable if can_take_back */
  chosen: string[];
  can_take_back: boolean;
  passes_to: number;
  /** cards read on a menu */
  tray: string[];
  /** Draft: the sum of one's own chips */
  points: number | null;
  /** Draft: their values */
  chips: number[];
  /** chopsticks and spoons in front; a word says why one is of no use this turn */
  tools: Record<string, string | null>;
  /** hands seen, by the seat that holds them now, where the table allows */
  known: Record<string, Record<string, number>>;
}

/** A start under way: what is frozen, and who has not opened their bytes yet. */
export interface Opening {
  /** by seat; null: 32 zeros count there */
  commitments: (string | null)[];
  /** by seat; they are part of the seed */
  names: string[];
  /** the lowest seat of each person who has not opened yet */
  missing: number[];
}

/** A legal answer, and what it would score. */
export interface Option {
  answer: string;
  points: number | null;
  later: number | null;
  /** of 100: that somebody has what a spoon would ask for; 0 and 100 are sure */
  chance: number | null;
}

/** What lies in front of a seat. */
export interface Place {
  dishes: string[];
  desserts: string[];
  /** null: not open (Draft, before the end) */
  score: number | null;
  /** in hand */
  cards: number;
  /** what this round would bring if it ended now */
  now: number;
  /** what the desserts would bring */
  later: number;
  /** a card played but not laid yet */
  limbo: string | null;
  /** what the turned cards are */
  flipped: Record<string, number>;
  /** Draft: the piles that won chips came from */
  chips: string[];
  /** Draft: their values where all may see them, else 0 */
  values: number[];
  /** this turn's pick is left to chance */
  wine: boolean;
  /** where tea or soy sauce is served: cards by colour, called after its kind; `flipped` */
  colours: Record<string, number>;
}

/** What a seat is asked. Its number goes into the answer, so that a late answer is not taken for another. */
export interface Question {
  number: number;
  what: string;
  options: Option[];
  /** for a takeout box */
  turning: Turning | null;
}

/** How the last game ended. */
export interface Result {
  /** of those who played: the chairs may change before the next game */
  names: string[];
  scores: number[];
  winners: number[];
  /** its address under /api/replays/ */
  replay: string;
  seed: string;
  /** the opened secret of the shuffle */
  secret: string;
}

/** What a table plays and how; the host may change it in the lobby and between games. */
export interface Setup {
  game: Game;
  seats: number;
  menu: string | Word[] | null;
  options: Record<Word, Word>;
  pace: Pace;
  /** twice the time for everybody, where a clock runs */
  doubled: boolean;
  /** seconds before a bot stands in; 0: wait for ever */
  absence: Absence;
  spectators: boolean;
  typed_names: boolean;
  /** the level of bots that fill seats */
  bots: Word;
  /** show players the hands they have passed on */
  memory: boolean;
  /** an unfinished game is kept for 30 days instead of one */
  pinned: boolean;
}

/** What happened in one version, for somebody who was not there. */
export interface Step {
  version: number;
  events: Event[];
}

/** A table around the game: who sits where, and what is to be played. */
export interface TableInfo {
  table: string;
  phase: Phase;
  setup: Setup;
  chairs: Chair[];
  locked: boolean;
  /** games begun at this table */
  games: number;
  /** SHA-256 of the next, or running, shuffle's secret, the table's id and the game's number */
  commitment: string;
  /** seats that are ready for the next course */
  continued: number[];
  result: Result | null;
  /** what people who are ready have committed to for the next game, by person */
  commitments: Record<string, string>;
  /** people who count as zeros in the next game, after three starts that failed for them */
  zeros: number[];
  /** while a start waits for the bytes behind the commitments */
  opening: Opening | null;
  /** the number of the game whose cards are dealt once more in the running, or last, game */
  same_deal: number | null;
}

/** What each set of cards would bring that a takeout box can turn over, counting up the first option first. */
export interface Turning {
  /** how many cards each option stands for, `pass` left out */
  copies: number[];
  /** points that go, by set; empty if there are too many sets */
  lost: number[];
  /** points that come, by set; empty if there are too many sets */
  gained: number[];
}

/** The first message. A spectator's token, or the join secret, lets its holder watch. */
export interface Hello {
  type: "hello";
  table: TableId;
  token: Token;
  /** @defaultValue 0 */
  last_version?: Count;
  /** @defaultValue 2 */
  protocol?: Count;
}

/** Every five seconds; one a second costs nothing. */
export interface Ping {
  type: "ping";
}

/** A seat's answer to the question it was asked. */
export interface Answer {
  type: "answer";
  id: CommandId;
  seat: SeatNumber;
  question: Count;
  answer: Word;
}

/** Choose again, while others are still choosing. */
export interface TakeBack {
  type: "take_back";
  id: CommandId;
  seat: SeatNumber;
}

/** The card that is lifted but not kept: it counts if time runs out. Nobody else learns of it. */
export interface Consider {
  type: "consider";
  seat: SeatNumber;
  question: Count;
  /** @defaultValue null */
  answer?: Word | null;
}

/** Ready for the next course. The host may go on without waiting for the others. */
export interface Continue {
  type: "continue";
  id: CommandId;
  /** @defaultValue false */
  anyway?: boolean;
}

/** Twenty seconds more for everybody who is deciding; ten times a game and person. */
export interface MoreTime {
  type: "more_time";
  id: CommandId;
}

/** One device, several seats: whose cards to show; null draws the curtain. */
export interface Look {
  type: "look";
  /** @defaultValue null */
  seat?: SeatNumber | null;
}

/** Whether this person would like more time wherever a clock runs. The host learns of it and nobody else. */
export interface Wish {
  type: "wish";
  more_time: boolean;
}

/** One of eight things to say. */
export interface Emote {
  type: "emote";
  emote: EmoteName;
  /** whose, where a device has several @defaultValue null */
  seat?: SeatNumber | null;
}

/** Take a free chair, any or this one. */
export interface Sit {
  type: "sit";
  id: CommandId;
  /** @defaultValue null */
  seat?: SeatNumber | null;
}

/** Give the chair up, or the whole place at this table. */
export interface Leave {
  type: "leave";
  id: CommandId;
}

/** Ready to begin, bound to random bytes that are opened when the game starts; null: zeros count. */
export interface Ready {
  type: "ready";
  id: CommandId;
  /** @defaultValue true */
  ready?: boolean;
  /** @defaultValue null */
  commitment?: Commitment | null;
}

/** The random bytes behind one's commitment, once `table.opening` shows that the commitments are frozen. */
export interface Open {
  type: "open";
  id: CommandId;
  entropy: Entropy;
}

/** Another name for one's own chair; the host may rename any. */
export interface Rename {
  type: "rename";
  id: CommandId;
  seat: SeatNumber;
  name: TypedName;
}

/** Host: play something else, or otherwise. */
export interface ChangeSetup {
  type: "change_setup";
  id: CommandId;
  setup: Partial<Setup>;
}

/** Host: the chairs in this order; without an order they are shuffled. */
export interface Arrange {
  type: "arrange";
  id: CommandId;
  /** @defaultValue null */
  order?: SeatNumber[] | null;
}

/** Host: a bot on a free chair, another level for it, or none. */
export interface SetBot {
  type: "set_bot";
  id: CommandId;
  seat: SeatNumber;
  /** @defaultValue null */
  bot?: Word | null;
}

/** Host: free a chair, and change the code and link. */
export interface Kick {
  type: "kick";
  id: CommandId;
  seat: SeatNumber;
}

/** Host: nobody else gets in, or they do again. */
export interface Lock {
  type: "lock";
  id: CommandId;
  locked: boolean;
}

/** Host: begin, or play again. `fill` puts bots on free chairs and does not wait until all are ready. */
export interface Start {
  type: "start";
  id: CommandId;
  /** @defaultValue false */
  fill?: boolean;
  /** @defaultValue false */
  same_deal?: boolean;
}

/** Host: end this table for good. */
export interface Close {
  type: "close";
  id: CommandId;
}

/** Who this connection is at the table. */
export interface You {
  /** null: a spectator */
  person: number | null;
  seats: number[];
  host: boolean;
  /** the chair that this person has from the next deal on */
  promised: number | null;
}

/** The answer to `hello`: where the table stands, and what happened since the version the client knew. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: You;
  table: TableInfo;
  waiting: number[];
  board: Board | null;
  mine: Mine | null;
  /** null: too much or unknown; `past` tells what is open to all */
  missed: Step[] | null;
  /** the score sheet so far */
  lines: Line[];
  /** beside `missed` null: what happened openly in this round, as much as there is room for */
  past: Step[];
  invite: Invite | null;
  server: string;
  protocol: number;
}

/** The table's next version; null: unchanged, only `mine` beside a `board` is null where one has nothing to see. */
export interface Update {
  type: "update";
  version: number;
  events: Event[];
  waiting: number[];
  table: TableInfo | null;
  you: You | null;
  board: Board | null;
  mine: Mine | null;
  /** new on the score sheet */
  lines: Line[];
  invite: Invite | null;
}

/** Something that concerns this connection alone changed: a further question, or the curtain. */
export interface Private {
  type: "private";
  version: number;
  mine: Mine | null;
}

/** The command is carried out and on disk. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** The command was not carried out, and why: a message id of the catalogue with its arguments. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: string;
  args: Record<string, unknown>;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  /** seats */
  present: number[];
  /** seats of the absent: seconds until a bot stands in, or the chair is free; -1: for ever */
  away: Record<string, number>;
  /** spectators */
  watching: number;
  /** to the host alone: seats that would like more time, until the clock is doubled */
  wishes: number[];
}

/** Milliseconds left for each seat that is deciding; empty: no clock runs. */
export interface Clock {
  type: "clock";
  left: Record<string, number>;
}

/** Somebody said one of the eight things. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: EmoteName;
}

/** About the connection or the server itself: what it means is a message of the catalogue, `notice-<what>`. */
export interface Notice {
  type: "notice";
  what: "elsewhere" | "outdated" | "restarting" | "too_fast" | "kicked" | "closed" | "damaged" | "not_saving" | "saving_again";
  seconds: number | null;
  /** with not_saving: `notice-why-<reason>` */
  reason: "full" | "read-only" | "replaced" | null;
}

export type ClientMessage =
  | Hello
  | Ping
  | Answer
  | TakeBack
  | Consider
  | Continue
  | MoreTime
  | Look
  | Wish
  | Emote
  | Sit
  | Leave
  | Ready
  | Open
  | Rename
  | ChangeSetup
  | Arrange
  | SetBot
  | Kick
  | Lock
  | Start
  | Close;

export type ServerMessage = Welcome | Update | Private | Ack | Refused | Pong | Presence | Clock | Emoted | Notice;

export type Command =
  | Answer
  | TakeBack
  | Continue
  | MoreTime
  | Sit
  | Leave
  | Ready
  | Open
  | Rename
  | ChangeSetup
  | Arrange
  | SetBot
  | Kick
  | Lock
  | Start
  | Close;
