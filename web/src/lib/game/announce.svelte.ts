// Tells a screen reader the game: one sentence for each phase, the hand when it is new, who is ready, what was shown, the scores.
import { voice } from "../voice.svelte";
import { t, words } from "../words.svelte";
import { PASS } from "./asked";
import { story, why } from "./story";
import { sayEmotes } from "./emotes-said.svelte";
import type { TableStore } from "./table.svelte";

/** A start under way and how it ended: the bar and a message say that. */
const STARTS: readonly string[] = ["starting", "not_opened", "start_called_off"];
/** The banner says it at once; afterwards somebody may have been away. */
const AGAIN = "same_deal";

/** Follows a table for as long as the component that calls it lives. */
export function announce(store: TableStore): void {
  let told = store.moments.last?.number ?? 0;
  let asked = "";
  let waited = "";
  let phase = "";
  sayEmotes(store);

  $effect(() => {
    const last = store.moments.last;
    if (!last || last.number <= told) return;
    const fresh = store.moments.list.filter((moment) => moment.number > told && !moment.past);
    told = last.number;
    const missed = fresh.filter((moment) => moment.missed).length;
    const listening = { names: store.names, me: store.seat };
    const sentences = fresh.flatMap(({ events, missed: away }) => story(events.filter(({ what }) => !STARTS.includes(what) && (away || what !== AGAIN)), listening));
    const what = sentences.join(" ");
    voice.say(missed && what ? t("web-said-missed", { what }) : what);
    const passed = fresh.flatMap((moment) => moment.events).findLast((event) => event.what === "passed");
    if (passed && store.mine) voice.say(t("web-said-passed", { next: store.names[store.mine.passes_to] ?? "" }));
  });

  $effect(() => {
    const { mine } = store;
    if (!mine) {
      asked = "";
      return;
    }
    const stored = !store.pending.some(({ seat }) => seat === mine.seat);
    const now = `${store.table?.games}/${mine.seat}/${mine.question?.number ?? "-"}/${mine.chosen.join()}`;
    if (now === asked || (!mine.question && !stored)) return;
    const first = asked === "";
    asked = now;
    if (mine.question) {
      voice.say(question(store));
      if (first || mine.question.what === "pick") voice.say(hand(mine.hand));
    } else if (mine.chosen.length) {
      const cards = mine.chosen.filter((code) => code !== PASS); // "no second card" is no card
      voice.say(t("web-said-kept", { card: words.list(cards.map((code) => words.face(code))) }));
    }
  });

  $effect(() => {
    if (store.saving === "slow") voice.say(t("web-hand-saving"));
  });

  $effect(() => {
    const who = store.waiting.filter((seat) => seat !== store.seat);
    const now = `${store.board?.turn}/${who.join()}`;
    if (now === waited) return;
    waited = now;
    if (store.table?.phase === "playing" && who.length) voice.count(() => waitingFor(store));
  });

  $effect(() => {
    const now = store.table?.phase ?? "";
    if (now === phase) return;
    phase = now;
    if (now === "scoring") voice.say(scores(store));
    if (now === "over") voice.say(ending(store));
    if (now === "lobby") voice.say(t("web-said-lobby", { count: store.names.filter(Boolean).length }));
  });

  $effect(() => {
    if (store.standing === "lost") voice.alarm(t("web-state-lost"));
    if (store.standing === "elsewhere") voice.say(t("notice-elsewhere"));
    if (["kicked", "closed", "damaged", "gone"].includes(store.standing)) voice.say(t(`web-ended-${store.standing}`));
  });
  $effect(() => {
    if (store.back) voice.say(t("web-state-back"));
  });
  $effect(() => {
    if (store.notice) voice.say(t(`notice-${store.notice.what}`));
  });
}

function question(store: TableStore): string {
  const { mine, board } = store;
  const what = mine?.question?.what ?? "none";
  const options = mine?.question?.options ?? [];
  const opening = what === "pick" && board ? t("web-said-turn", { turn: board.turn, turns: board.turns }) : "";
  const asking = t(`question-${what}`);
  const answers = what === "pick" ? "" : words.list(options.map((option) => words.answer(what, option.answer)));
  return [opening, asking, answers && t("web-said-answers", { answers })].filter(Boolean).join(" ");
}

function hand(cards: Record<string, number>): string {
  const each = Object.entries(cards).map(([code, count]) => (count > 1 ? t("web-table-counted", { count, card: words.face(code) }) : words.face(code)));
  return each.length ? t("web-said-hand", { cards: words.list(each) }) : "";
}

/** Who is still choosing, in words. */
export function waitingFor(store: TableStore): string {
  const who = store.waiting.filter((seat) => seat !== store.seat);
  return who.length ? t("web-waiting-for", { names: words.list(who.map((seat) => store.names[seat] ?? "")) }) : "";
}

function scores(store: TableStore): string {
  const { board } = store;
  if (!board) return "";
  const own = store.lines.filter((line) => line.round === board.round && line.seat === store.seat).map(why);
  const open = board.places.every((place) => place.score !== null);
  const all = open ? points(store.names, board.places.map((place) => place.score ?? 0)) : t("web-score-chips-hidden");
  return [t("web-said-round-over", { round: board.round }), ...own, all].join(" ");
}

function ending(store: TableStore): string {
  const result = store.table?.result;
  if (!result) return "";
  const winners = words.list(result.winners.map((seat) => result.names[seat] ?? ""));
  return [t("web-said-over", { names: winners, count: result.winners.length }), points(result.names, result.scores)].join(" ");
}

/** How many points everybody has, as one sentence. */
function points(names: readonly string[], scores: readonly number[]): string {
  const each = scores.map((score, seat) => t("web-score-sum", { seat: names[seat] ?? t("web-table-dummy"), points: score }));
  return t("web-said-scores", { scores: words.list(each) });
}
