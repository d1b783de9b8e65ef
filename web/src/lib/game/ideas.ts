// Ideas of the game, each said in one sentence when it first matters to the player who looks.
import { KINDS } from "../generated/cards";
import { words, type Args } from "../words.svelte";
import { grouped, kindOf, setSize, spread, type Group } from "./cards";
import type { TableStore } from "./table.svelte";

export interface Hint {
  /** Which idea: what is kept as known. */
  idea: string;
  /** The message. */
  id: string;
  args: Args;
  icon: string;
}
type Found = Omit<Hint, "idea"> | null;

const group = (code: string): string => KINDS[kindOf(code)]?.group ?? "";
const hint = (id: string, icon: string, args: Args = {}): Found => ({ id: `web-hint-${id}`, icon, args });

/** Special cards that teach themselves the first time they are in one's hand. */
const TOOLS = ["chopsticks", "spoon", "menu", "takeout", "special_order", "wasabi", "soy_sauce", "tea", "rice_wine", "wild"];

interface Seen {
  store: TableStore;
  hand: string[];
  dishes: string[];
  desserts: string[];
}

const IDEAS: Record<string, (seen: Seen) => Found> = {
  pass: ({ store, hand }) => {
    const to = store.names[store.mine?.passes_to ?? -1];
    return store.mine?.question && hand.length > 1 && to ? hint("pass", "ui-next", { name: to }) : null;
  },
  undo: ({ store }) => (store.mine?.can_take_back && store.mine.chosen.length ? hint("undo", "ui-undo") : null),
  wasabi: ({ dishes }) => (dishes.includes("wasabi") ? hint("on-wasabi", "icon-nigiri") : null),
  set: ({ dishes }) => {
    const kind = grouped(dishes).find(full)?.kind;
    return kind ? hint("set", `icon-${kind}`, { card: words.card(kind) }) : null;
  },
  majority: ({ dishes }) => {
    const kind = dishes.map(kindOf).find((one) => KINDS[one]?.group === "roll");
    return kind ? hint("majority", `icon-${kind}`, { card: words.card(kind) }) : null;
  },
  dessert: ({ desserts, hand, store }) => {
    const last = store.board?.round === store.board?.rounds ? hand : [];
    const code = [...desserts, ...last].find((one) => group(one) === "dessert");
    return code ? hint("dessert", `icon-${kindOf(code)}`, { card: words.card(kindOf(code)) }) : null;
  },
  ...Object.fromEntries(
    TOOLS.map((kind) => [`hold-${kind}`, ({ hand }: Seen) => (hand.some((code) => kindOf(code) === kind) ? hint(`hold-${kind}`, `icon-${kind}`) : null)]),
  ),
};

/** Whether there is a whole set; where a kind has several faces, a set is of different ones. */
function full({ kind, cards }: Group): boolean {
  const size = setSize(kind);
  const different = (KINDS[kind]?.faces.length ?? 1) > 1;
  return size !== null && (different ? new Set(cards).size : cards.length) >= size;
}

/** The names of all ideas, in the order in which they are told. */
export const ALL_IDEAS: readonly string[] = Object.keys(IDEAS);

/** The first idea that matters now and is not known yet. */
export function nextIdea(store: TableStore, known: readonly string[]): Hint | null {
  const place = store.mine && store.board?.places[store.mine.seat];
  if (!place || !store.mine) return null;
  const seen: Seen = { store, hand: spread(store.mine.hand), dishes: place.dishes, desserts: place.desserts };
  for (const idea of ALL_IDEAS) {
    const found = known.includes(idea) ? null : IDEAS[idea]!(seen);
    if (found) return { idea, ...found };
  }
  return null;
}
