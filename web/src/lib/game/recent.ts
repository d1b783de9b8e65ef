// What was last chosen on this device for a table, so that nobody has to choose it twice.
import type { Setup } from "../generated/protocol";
import { load, save } from "../storage";

/** The bots that people are offered; others are known to older tables only. */
export const LEVELS: readonly string[] = ["novice", "casual", "quick", "strong", "chef"];
/** What a table plays when nobody has said anything. */
export const USUAL_SETUP: Setup = {
  game: "party",
  seats: 4,
  menu: "my-first-meal",
  options: {},
  pace: "none",
  doubled: false,
  absence: 60,
  spectators: true,
  typed_names: true,
  bots: "casual",
  memory: false,
  pinned: false,
};
/** Around one device nobody is away, so nobody is waited for or watched. */
export const DEVICE_SETUP: Setup = { ...USUAL_SETUP, absence: 0, spectators: false };
const NAMES = "device-names";
const MOST = 8;

/** The last setup of this kind of table; what it does not have, or has in another form, is as usual. */
export function recentSetup(place = "setup", usual: Setup = USUAL_SETUP): Setup {
  const found = load<Partial<Setup>>(place);
  const kept = Object.entries(found ?? {}).filter(([name, value]) => fits(name, value, usual));
  const setup = { ...usual, ...(Object.fromEntries(kept) as Partial<Setup>) };
  return setup.game === "party" ? setup : { ...setup, menu: null };
}

export function keepSetup(setup: Setup, place = "setup"): void {
  save(place, setup);
}

/** Who played on this device last, in seating order. */
export function recentNames(): string[] {
  const found = load<unknown>(NAMES);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string").slice(0, MOST) : [];
}

export function keepNames(names: readonly string[]): void {
  save(NAMES, names);
}

function fits(name: string, value: unknown, usual: Setup): boolean {
  if (!(name in usual) || value === null) return false;
  if (name === "bots") return LEVELS.includes(String(value));
  if (name === "menu") return typeof value === "string" || (Array.isArray(value) && value.every((kind) => typeof kind === "string"));
  return typeof value === typeof usual[name as keyof Setup] && !Array.isArray(value);
}
