// A seat over several tabs and a shared device: tokens are never lost, a hand is shown only to whoever asked for it.
import { myTables } from "$lib/game/tables.svelte";
import { settings } from "$lib/settings.svelte";
import { save } from "$lib/storage";
import { expect, test } from "vitest";
import { board, mine, seated, update, welcome } from "./making";

const entry = (table: string) => ({ table, token: `token of ${table}`, seats: [0], secret: "s", code: null });
const BOTH = welcome({ you: { person: 0, seats: [0, 1], host: true, promised: null }, mine: null });

test("what another tab has kept is not lost by what this one keeps", () => {
  myTables.keep(entry("A"), { game: "party", names: [] });
  save("tables", [{ ...entry("B"), game: "draft", names: [], at: Date.now() }, ...myTables.list]);
  myTables.keep(entry("A"), { game: "party", names: ["Ana"] });
  expect(myTables.list.map((kept) => kept.table)).toEqual(["A", "B"]);
  myTables.forget("A");
  expect(JSON.parse(localStorage.getItem("okawari:tables")!)).toHaveLength(1);
});

test("a setting of another tab stays", () => {
  save("settings", { ...settings.all, name: "Mia" });
  settings.set("volume", 1);
  expect(settings.all).toMatchObject({ name: "Mia", volume: 1 });
  settings.reset();
});

test("a shared device shows a hand only to whoever asked for it, and only while that is so", () => {
  const { store, line } = seated(BOTH);
  store.look(1);
  store.look(null);
  store.receive({ type: "private", version: 5, mine: mine({ seat: 1 }) });
  expect(store.mine).toBeNull();
  expect(line.sent.at(-1)).toEqual({ type: "look", seat: null });
  store.look(0);
  store.receive({ type: "private", version: 5, mine: mine({ seat: 0 }) });
  expect(store.mine?.seat).toBe(0);
  store.receive(update({ board: board({ turn: 2 }) }));
  expect(store.mine).toBeNull();
  store.receive({ type: "private", version: 6, mine: mine({ seat: 0 }) });
  expect(store.mine).toBeNull();
});

test("whoever takes the device quickly still gets the hand, though the covering of the last one is answered later", () => {
  const { store } = seated(BOTH);
  store.look(0);
  store.receive({ type: "private", version: 5, mine: mine({ seat: 0 }) });
  store.look(null);
  store.look(1);
  store.receive({ type: "private", version: 5, mine: null });
  store.receive({ type: "private", version: 5, mine: mine({ seat: 1 }) });
  expect(store.mine?.seat).toBe(1);
});

test("a lifted card is told again after a break", () => {
  const { store, line } = seated();
  store.lift("squid");
  store.changed("lost", 1006);
  line.sent = [];
  store.receive(welcome());
  expect(line.sent).toMatchObject([{ type: "consider", answer: "squid" }]);
});

test("a pick that never left the device can be changed without a connection", async () => {
  const { store, line } = seated();
  line.isOpen = false;
  const kept = store.keep("squid");
  expect(store.withdraw()).toBe(true);
  expect(await kept).toBe(false);
  expect(store.refusal).toBeNull();
  line.isOpen = true;
  store.receive(welcome());
  expect(line.sent.filter((message) => message.type === "answer")).toEqual([]);
  void store.keep("tempura");
  expect(store.withdraw()).toBe(false);
});

test("getting up keeps what was not answered for the next time", () => {
  const { store } = seated();
  void store.keep("squid");
  store.changed("ended", null);
  expect(sessionStorage.getItem(`okawari:outbox:${store.entry.table}`)).toContain("squid");
});

test("a pause of saving is over with the next welcome", () => {
  const { store } = seated();
  store.receive({ type: "notice", what: "not_saving", seconds: null, reason: "replaced" });
  expect(store.notice?.what).toBe("not_saving");
  store.receive(welcome());
  expect(store.notice).toBeNull();
});
