// What is asked over plain HTTP: opening and joining tables, the rules, whether a setup can be played.
import type { Board, Line, Pace, Setup } from "../generated/protocol";
import { sentName } from "../name";

/** A place at a table: the token is all that one is there. */
export interface Entry {
  table: string;
  token: string;
  seats: number[];
  secret: string;
  code: string | null;
}

/** Why the server said no: a message of the catalogue. */
export class Problem extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(id);
  }
}

/** Whatever went wrong, as something that can be said. */
export const asProblem = (trouble: unknown): Problem => (trouble instanceof Problem ? trouble : new Problem(AWAY));

export interface Reason {
  error: string;
  args: Record<string, string | number>;
}

/** Whether a setup can be played, and which kinds it cannot have. */
export interface Check {
  problem: Reason | null;
  kinds: Record<string, Reason>;
}

/** A table in a list, as the server tells whoever may sit or watch there. */
export interface Status {
  table: string;
  phase: string;
  game: string;
  menu: string | string[] | null;
  names: string[];
  round: number;
  your_turn: boolean;
  seats: number[];
  pace: Pace;
  /** Twice the time for everybody, where a clock runs. */
  doubled: boolean;
}

/** How a finished game ended, as anybody with its link may see it. */
export interface Finished {
  game: Setup["game"];
  menu: Setup["menu"];
  options: Record<string, string>;
  names: string[];
  /** By seat. */
  bots: Record<string, string>;
  scores: number[];
  winners: number[];
  board: Board;
  lines: Line[];
}

export const AWAY = "web-problem-away";
const WITHIN = 12_000;

/** The address of something on our server, whatever path the page is under. */
export function address(path: string): URL {
  return new URL(path, new URL("./", document.baseURI));
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(address(path), { ...init, signal: AbortSignal.timeout(WITHIN), credentials: "omit" });
  } catch {
    throw new Problem(AWAY);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Answer;
  const { error, args } = (body ?? {}) as Partial<Reason>;
  throw new Problem(error ?? AWAY, args ?? {}, answer.status);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

export const openTable = (setup: Partial<Setup>, names: (string | null)[], language: string): Promise<Entry> =>
  post("api/tables", { setup, names: names.map(sentName), language });

export type Way = { code: string } | { table: string; secret: string };
export const joinTable = (way: Way, name: string | null, language: string, watch = false): Promise<Entry> =>
  post("api/join", { ...way, name: sentName(name), language, watch });

/** The table that has a code; refused as joining would be. */
export const findTable = (code: string): Promise<Status> => post("api/find", { code });

export const checkSetup = (setup: Partial<Setup>): Promise<Check> => post("api/check", { setup });

export const tableStatus = (table: string, token: string): Promise<Status> =>
  ask(`api/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });

export const readFinished = (replay: string): Promise<Finished> => ask(`api/replays/${encodeURIComponent(replay)}/sheet`);

export const deleteReplay = (replay: string, token: string): Promise<null> =>
  ask(`api/replays/${replay}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });

export const health = (): Promise<{ status: string; version: string }> => ask("health");
