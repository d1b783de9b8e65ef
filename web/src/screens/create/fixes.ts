// Why a setup cannot be played, in words, and what would help with one tap.
import type { Setup } from "$lib/generated/protocol";
import type { Reason } from "$lib/net/api";
import type { Facts } from "$lib/net/facts";
import { t, words, type Args } from "$lib/words.svelte";
import { kindsOf, mended, named, type Refused } from "./menu";

export interface Fix {
  text: string;
  setup: Setup;
}

/** A reason with the names that people know in place of codes. */
export function explained(reason: Reason, book: Facts): string {
  const args: Args = { ...reason.args };
  if (typeof args.kind === "string" && book.cards.some((card) => card.kind === args.kind)) args.kind = words.card(args.kind);
  if (typeof args.group === "string") args.group = t(`group-${args.group}`);
  if (typeof args.game === "string") args.game = t(`game-${args.game}`);
  const option = book.options.find((one) => one.name === args.option);
  if (option) args.option = option.title;
  return t(reason.error, args);
}

/** What would help, best first. */
export function fixesFor(problem: Reason, setup: Setup, book: Facts, refused: Refused, people: number): Fix[] {
  switch (problem.error) {
    case "error-bad-menu-seats":
      return [...swap(setup, book, refused), ...otherSeats(setup, book, refused, people)];
    case "error-bad-menu-expansion":
      return [...swap(setup, book, refused), ...extraDishes(setup, book, String(problem.args.kind))];
    case "error-bad-option-seats":
    case "error-bad-option-unknown":
    case "error-bad-option-value":
      return [without(setup, book, String(problem.args.option))];
    case "error-bad-seats":
      return [seated(setup, clamp(setup.seats, Number(problem.args.least), Number(problem.args.most)))];
    case "error-unknown-bot":
      return book.bots[0] ? [{ text: t("web-create-fix-bot", { bot: book.bots[0].name }), setup: { ...setup, bots: book.bots[0].code } }] : [];
    default:
      return problem.error.startsWith("error-bad-menu") ? firstMenu(setup, book) : [];
  }
}

function swap(setup: Setup, book: Facts, refused: Refused): Fix[] {
  const old = kindsOf(setup.menu, book);
  const fresh = mended(old, book, refused);
  const gone = old.filter((kind) => !fresh.includes(kind));
  const come = fresh.filter((kind) => !old.includes(kind));
  if (!gone.length || come.length !== gone.length) return [];
  const list = (kinds: string[]): string => words.list(kinds.map((kind) => words.card(kind)));
  return [{ text: t("web-create-fix-swap", { old: list(gone), new: list(come) }), setup: { ...setup, menu: named(fresh, book) } }];
}

/** The nearest number of players with which every dish of the menu may be served. */
function otherSeats(setup: Setup, book: Facts, refused: Refused, people: number): Fix[] {
  const ranges = kindsOf(setup.menu, book).filter((kind) => kind in refused).map((kind) => book.cards.find((card) => card.kind === kind)?.players);
  const [low = 2, high = 8] = book.games.find((game) => game.code === setup.game)?.players ?? [];
  const least = Math.max(low, people, ...ranges.map((range) => range?.[0] ?? low));
  const most = Math.min(high, ...ranges.map((range) => range?.[1] ?? high));
  return least <= most ? [seated(setup, clamp(setup.seats, least, most))] : [];
}

function seated(setup: Setup, seats: number): Fix {
  return { text: t("web-create-fix-seats", { count: seats }), setup: { ...setup, seats } };
}

function extraDishes(setup: Setup, book: Facts, kind: string): Fix[] {
  const option = book.options.find((one) => one.game === setup.game && one.name === "expansions");
  const value = option?.values.find((one) => one.value === kind) && !setup.options.expansions ? kind : option?.values.at(-1)?.value;
  if (!option || !value) return [];
  return [{ text: t("web-create-fix-extra", { option: option.title }), setup: { ...setup, options: { ...setup.options, expansions: value } } }];
}

function without(setup: Setup, book: Facts, name: string): Fix {
  const { [name]: _, ...options } = setup.options;
  const title = book.options.find((one) => one.name === name)?.title ?? name;
  return { text: t("web-create-fix-option", { option: title }), setup: { ...setup, options } };
}

function firstMenu(setup: Setup, book: Facts): Fix[] {
  const menu = book.menus.find((one) => one.players.includes(setup.seats));
  return menu ? [{ text: t("web-create-fix-menu", { menu: menu.name }), setup: { ...setup, menu: menu.code } }] : [];
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
