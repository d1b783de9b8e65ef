// The handbook of the server in a language: games, cards, menus, options, bots. Asked for once for each language.
import { address, AWAY, Problem } from "./api";

export interface GameFact {
  code: "classic" | "party" | "draft";
  name: string;
  follows: string;
  note: string;
  players: [number, number];
}
export interface CardFact {
  kind: string;
  name: string;
  group: string;
  group_name: string;
  copies: Record<string, Record<string, number>>;
  faces: Record<string, string>;
  /** What it does, by game, and by `game_option` where an option changes that. */
  rules: Record<string, string>;
  /** By game: the options without which it is not served there. */
  needs?: Record<string, Record<string, string>>;
  players: [number, number];
  expansion: boolean;
  temper?: { mean: number; simple: number; lucky: number };
}
export interface MenuFact {
  code: string;
  name: string;
  note: string;
  kinds: string[];
  players: number[];
  meant_for: [number, number];
}
export interface OptionFact {
  game: string;
  name: string;
  title: string;
  help: string;
  values: { value: string; title: string }[];
  default: string;
  source: string;
}
export interface BotFact {
  code: string;
  name: string;
  note: string;
}
export interface Facts {
  version: string;
  language: string;
  games: GameFact[];
  cards: CardFact[];
  menus: MenuFact[];
  options: OptionFact[];
  courses: Record<string, number>;
  bots: BotFact[];
  /** Seconds for a pick, for each card in hand, and for other questions; none where no clock runs. */
  paces: { code: string; pick?: number; card?: number; other?: number }[];
  clauses: { id: string; text: string }[];
}

const kept = new Map<string, Promise<Facts>>();

export function facts(language: string): Promise<Facts> {
  let found = kept.get(language);
  if (!found) {
    found = read(language);
    kept.set(language, found);
    found.catch(() => kept.delete(language));
  }
  return found;
}

async function read(language: string): Promise<Facts> {
  const answer = await fetch(address(`api/catalogue?language=${language}`), { credentials: "omit" }).catch(() => null);
  if (!answer?.ok) throw new Problem(AWAY);
  return (await answer.json()) as Facts;
}
