// The rooms before a table: codes, links, joining, the one tap to a game, hints, settings, and rules to look up.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import HintLine from "$lib/components/HintLine.svelte";
import { readCode, readLink, shownCode } from "$lib/code";
import { ALL_IDEAS } from "$lib/game/ideas";
import { hintFor, learning } from "$lib/game/learning.svelte";
import { lastWish, openAndStart, takeAutoStart, USUAL_WISH } from "$lib/game/quick";
import { myTables } from "$lib/game/tables.svelte";
import { whenOf } from "$lib/components/score/when";
import { KINDS } from "$lib/generated/cards";
import { kitchen } from "$lib/kitchen.svelte";
import type { CardFact } from "$lib/net/facts";
import { route } from "$lib/route.svelte";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import Home from "../src/screens/Home.svelte";
import Join from "../src/screens/Join.svelte";
import Settings from "../src/screens/Settings.svelte";
import { copies, fitting, portrait } from "../src/screens/rules/cards";
import { board, mine, place, seated, update, welcome } from "./making";

const TABLE = "x4Tq9vB0aLkPz-2w";
const SECRET = "Zp4wE9hL1uT6gY0nSxQ2aM";
const ENTRY = { table: TABLE, token: "mN7yQ0cJ5sV2bX8fKd3RtA", seats: [0], secret: SECRET, code: "BCD-FGH" };

/** A server that gives the answers of a table of addresses, and remembers what it was asked. */
function server(answers: Record<string, [number, unknown]>): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: URL | string, init: RequestInit = {}) => {
    const path = String(url).replace(/^.*?\/(api|health)/, "$1");
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const [status, body] = answers[path] ?? [404, { error: "error-no-page", args: {} }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

beforeEach(() => {
  settings.reset();
  myTables.list = [];
  learning.again();
  kitchen.state = "unknown";
  route.replace();
});

describe("codes", () => {
  test("are forgiving as the server is", () => {
    for (const typed of ["bcd-fgh", "BCDFGH", " b c d f g h ", "bcd.fgh", "ＢＣＤ－ＦＧＨ", "Bcd/FgH"]) expect(readCode(typed)).toBe("BCDFGH");
    expect(readCode("1256 8b")).toBe("LZSGBB");
    for (const wrong of ["", "BCDFG", "BCDFGHJ", "ABCDEF", "BCD FGY"]) expect(readCode(wrong)).toBeNull();
  });

  test("are written with a hyphen as one types", () => {
    expect(["bc", "bcd", "bcdf", "bcd-fgh"].map(shownCode)).toEqual(["BC", "BCD", "BCD-F", "BCD-FGH"]);
  });

  test("may be a whole link", () => {
    expect(readLink(`https://home.example/games/#/join/${TABLE}/${SECRET}`)).toEqual({ table: TABLE, secret: SECRET });
    expect(readLink("BCD-FGH")).toBeNull();
  });
});

describe("home", () => {
  test("says what is wrong with a code and goes nowhere", async () => {
    server({ health: [200, { status: "ok", version: "1" }] });
    render(Home);
    await fireEvent.input(screen.getByLabelText("Enter a code"), { target: { value: "abc" } });
    await fireEvent.submit(screen.getByLabelText("Enter a code").closest("form")!);
    expect(screen.getByRole("alert").textContent).toContain("six consonants");
    expect(route.screen).toBe("");
  });

  test("asks for a name first, and seats whoever has told one at once", async () => {
    const asked = server({ "api/join": [200, ENTRY], health: [200, { status: "ok", version: "1" }] });
    render(Home);
    const field = screen.getByLabelText("Enter a code");
    await fireEvent.input(field, { target: { value: "bcd fgh" } });
    await fireEvent.submit(field.closest("form")!);
    expect(location.hash).toBe("#/join/BCDFGH");
    settings.set("name", "Mia");
    await fireEvent.submit(field.closest("form")!);
    await vi.waitFor(() => expect(location.hash).toBe(`#/table/${TABLE}`));
    expect(asked.find(({ path }) => path === "api/join")?.body).toMatchObject({ code: "BCDFGH", name: "Mia", watch: false });
    expect(myTables.find(TABLE)?.token).toBe(ENTRY.token);
  });

  test("tells that the kitchen is away or busy", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(Home);
    expect(await screen.findByText(/kitchen does not answer/)).toBeTruthy();
    server({ health: [503, { error: "error-stopping", args: {} }] });
    await kitchen.look();
    expect(await screen.findByText(/very busy/)).toBeTruthy();
  });

  test("marks the table that waits for me, and takes a table off the list", async () => {
    myTables.keep(ENTRY, { game: "party", names: ["Ana", "Leo"] });
    const status = { table: TABLE, phase: "playing", game: "party", menu: null, names: ["Ana", "Leo"], round: 1, your_turn: true, seats: [0] };
    server({ health: [200, { status: "ok", version: "1" }], [`api/tables/${TABLE}`]: [200, status] });
    render(Home);
    expect((await screen.findByRole("link", { name: /^Your turn: Party Playing with Leo/ })).getAttribute("href")).toBe(`#/table/${TABLE}`);
    await fireEvent.click(screen.getByRole("button", { name: "Take off the list: Party" }));
    expect(myTables.list).toEqual([]);
    expect(screen.queryByText(/your turn/i)).toBeNull();
  });

  test("has a table that goes on before the ways to play, whoever's turn it is, and says which game and with whom", async () => {
    const status = { table: TABLE, phase: "playing", game: "party", menu: null, names: ["Ana", "Leo", "Mia"], round: 1, your_turn: false, seats: [0] };
    myTables.keep(ENTRY, { game: "party", names: ["Ana", "Leo", ""], phase: "lobby" });
    server({ health: [200, { status: "ok", version: "1" }], [`api/tables/${TABLE}`]: [200, status] });
    render(Home);
    const link = screen.getByRole("link", { name: "Back to your table: Party Not begun yet, with Leo" }); // before the server has said anything
    expect(link.compareDocumentPosition(screen.getByRole("navigation")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await vi.waitFor(() => expect(link.textContent).toContain("Playing with Leo and Mia"));
    expect(link.getAttribute("href")).toBe(`#/table/${TABLE}`);
    const way = screen.getByRole("link", { name: /^Play with friends/ });
    expect([...link.classList].filter((name) => way.classList.contains(name)), "one look for both").toContain("way");
  });

  test("does not hold up tables that are over, gone, or only watched", async () => {
    const at = (letter: string) => ({ ...ENTRY, table: letter.repeat(16) });
    myTables.keep({ ...at("w"), seats: [] }, { game: "party", names: [] });
    myTables.keep(at("o"), { game: "party", names: [], phase: "over" });
    myTables.keep(at("g"), { game: "party", names: [], phase: "playing", replay: "r".repeat(22) });
    const over = { phase: "over", game: "party", names: [], your_turn: false, seats: [0] };
    server({ health: [200, {}], [`api/tables/${"o".repeat(16)}`]: [200, over], [`api/tables/${"w".repeat(16)}`]: [200, { ...over, phase: "playing", seats: [] }] });
    render(Home);
    await vi.waitFor(() => expect(screen.queryByRole("link", { name: /^Back to your table/ })).toBeNull());
    expect(screen.getByRole("link", { name: "See the last game" }).getAttribute("href")).toBe(`#/replay/${"r".repeat(22)}`);
  });
});

describe("a code that is typed", () => {
  const type = async (text: string): Promise<void> => {
    const field = screen.getByLabelText("Enter a code");
    for (let length = 1; length <= text.length; length++) await fireEvent.input(field, { target: { value: text.slice(0, length) } });
  };
  const finds = (asked: { path: string; body: unknown }[]) => asked.filter(({ path }) => path === "api/find").map(({ body }) => body);

  test("is looked up once, when it is whole, and says at once that it leads nowhere", async () => {
    const asked = server({ health: [200, {}], "api/find": [404, { error: "error-no-such-code", args: {} }] });
    render(Home);
    await type("tzz-bb");
    expect(finds(asked)).toEqual([]);
    await type("tzz-bbb");
    expect((await screen.findByRole("alert")).textContent).toContain("No open table has this code");
    await type("tzz-bbb");
    expect(finds(asked)).toEqual([{ code: "TZZBBB" }]);
    await fireEvent.click(screen.getByRole("button", { name: "Go to the table with this code" }));
    expect(location.hash).toBe("#/");
    await type("tzz-bb");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says which table it leads to", async () => {
    server({ health: [200, {}], "api/find": [200, { table: TABLE, phase: "lobby", game: "party", names: ["Leo", ""], pace: "none", seats: [] }] });
    render(Home);
    await type("tzz-bbc");
    expect(await screen.findByText("Found: Party with Leo.")).toBeTruthy();
  });
});

describe("joining", () => {
  test("by link is one tap, without a name too", async () => {
    const asked = server({ "api/join": [200, ENTRY] });
    route.replace("join", TABLE, SECRET);
    render(Join);
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await vi.waitFor(() => expect(location.hash).toBe(`#/table/${TABLE}`));
    expect(asked.find(({ path }) => path === "api/join")?.body).toMatchObject({ table: TABLE, secret: SECRET, name: null });
  });

  test("goes straight to a chair that one has", async () => {
    const asked = server({});
    myTables.keep(ENTRY, { game: "party", names: [] });
    route.replace("join", TABLE, SECRET);
    render(Join);
    await vi.waitFor(() => expect(location.hash).toBe(`#/table/${TABLE}`));
    expect(asked).toEqual([]);
  });

  test("a full table offers watching instead", async () => {
    server({ "api/find": [409, { error: "error-table-full", args: {} }] });
    route.replace("join", "BCDFGF");
    render(Join);
    expect((await screen.findByRole("alert")).textContent).toContain("All chairs are taken");
    expect(screen.getByRole("button", { name: "Watch instead" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
  });

  test("a code that is gone asks for another", async () => {
    const asked = server({ "api/find": [404, { error: "error-no-such-code", args: {} }] });
    route.replace("join", "BCDFGH");
    render(Join);
    expect(screen.queryByLabelText("Your name")).toBeNull();
    expect((await screen.findByRole("alert")).textContent).toContain("No open table has this code");
    expect((screen.getByLabelText("Enter a code") as HTMLInputElement).value).toBe("BCD-FGH");
    expect(screen.queryByText("A seat is one tap away.")).toBeNull();
    expect(screen.queryByLabelText("Your name")).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(["api/find"]);
  });

  test("a code that leads to a table asks for a name", async () => {
    const found = { table: TABLE, phase: "lobby", game: "party", menu: null, names: ["Leo", ""], round: 0, your_turn: false, seats: [], pace: "none" };
    server({ "api/find": [200, found] });
    route.replace("join", "BCDFGJ");
    render(Join);
    expect(await screen.findByLabelText("Your name")).toBeTruthy();
    expect(screen.getByText("A seat is one tap away.")).toBeTruthy();
    expect(screen.getByText("Leo is there.")).toBeTruthy();
  });

  test("tells the clock of a table, and that everybody has twice the time where it runs", async () => {
    const found = { table: TABLE, phase: "lobby", game: "party", menu: null, names: ["Leo", ""], round: 0, your_turn: false, seats: [], pace: "slow", doubled: true };
    server({ "api/find": [200, found] });
    route.replace("join", "BCDFGK");
    const { unmount } = render(Join);
    expect((await screen.findByText(/slow clock runs here/)).textContent).toContain("Everybody has twice the time.");
    unmount();
    server({ "api/find": [200, { ...found, doubled: false }] });
    route.replace("join", "BCDFGL");
    const usual = render(Join);
    expect((await screen.findByText(/slow clock runs here/)).textContent).not.toContain("twice");
    usual.unmount();
    server({ "api/find": [200, { ...found, pace: "none" }] });
    route.replace("join", "BCDFGM");
    render(Join);
    expect(await screen.findByText("Leo is there.")).toBeTruthy();
    expect(screen.queryByText(/twice/)).toBeNull();
  });

  test("a link to a full table says so before anybody taps", async () => {
    const found = { table: TABLE, phase: "lobby", game: "party", menu: null, names: ["Leo", "Ana"], round: 0, your_turn: false, seats: [], pace: "none" };
    server({ [`api/tables/${TABLE}`]: [200, found] });
    route.replace("join", TABLE, SECRET);
    render(Join);
    expect(await screen.findByRole("button", { name: "Watch instead" })).toBeTruthy();
    expect(screen.queryByText("A seat is one tap away.")).toBeNull();
  });
});

describe("one tap to a game", () => {
  test("opens a table that starts by itself, once", async () => {
    const asked = server({ "api/tables": [201, ENTRY] });
    await openAndStart(lastWish());
    expect(asked[0]?.body).toMatchObject({ setup: USUAL_WISH, names: [null] });
    expect([takeAutoStart("another"), takeAutoStart(TABLE), takeAutoStart(TABLE)]).toEqual([false, true, false]);
    expect(myTables.find(TABLE)).not.toBeNull();
  });
});

describe("hints", () => {
  const playing = (more: Parameters<typeof mine>[0], dishes: string[] = [], desserts: string[] = []) =>
    seated(welcome({ mine: mine(more), board: board({ places: [place({ dishes, desserts }), place()] }) })).store;

  test("come one by one, when they matter", () => {
    const store = playing({ hand: { wasabi: 1, egg: 2 } });
    expect(hintFor(store)).toMatchObject({ idea: "pass", args: { name: "Leo" } });
    learning.know("pass");
    expect(hintFor(store)?.idea).toBe("hold-wasabi");
    learning.know("hold-wasabi");
    expect(hintFor(store)).toBeNull();
    const ideas = (dishes: string[], desserts: string[] = []) => hintFor(playing({ hand: { egg: 2 } }, dishes, desserts))?.idea;
    expect([ideas(["wasabi"]), ideas(["tempura", "tempura"]), ideas(["maki2"]), ideas([], ["pudding"])]).toEqual(["wasabi", "set", "majority", "dessert"]);
    expect(ideas(["onigiri_circle", "onigiri_circle", "onigiri_circle", "onigiri_square"])).toBeUndefined();
  });

  test("every idea has its sentence", () => {
    const said = ALL_IDEAS.map((idea) => (idea === "wasabi" ? "web-hint-on-wasabi" : idea.startsWith("teach-") ? `web-${idea}` : `web-hint-${idea}`));
    expect(said.filter((id) => !words.has(id))).toEqual([]);
  });

  test("are put away by playing, and all of them by one button", async () => {
    const { store } = seated();
    render(HintLine, { store });
    expect(await screen.findByText(/goes to Leo/)).toBeTruthy();
    store.receive(update({ board: board({ turn: 2 }), mine: mine({ hand: { chopsticks: 1, egg: 1 } }) }));
    expect(await screen.findByText(/Keep chopsticks now/)).toBeTruthy();
    expect(learning.known).toEqual(["pass"]);
    await fireEvent.click(screen.getByRole("button", { name: "I know this" }));
    expect(screen.queryByText(/chopsticks/)).toBeNull();
    expect(settings.all.hints).toBe(false);
  });

  test("begin again where somebody learns", () => {
    learning.end();
    learning.know("pass");
    learning.begin();
    expect([settings.all.hints, learning.known]).toEqual([true, []]);
  });
});

describe("settings", () => {
  test("count at once, have all their words, and can be cleared after a question", async () => {
    render(Settings);
    await fireEvent.click(screen.getByLabelText("Dark"));
    await fireEvent.click(screen.getByRole("switch", { name: /Left-handed/ }));
    expect([settings.all.theme, settings.all.leftHanded]).toEqual(["dark", true]);
    expect([...words.missing].filter((id) => id.startsWith("web-"))).toEqual([]);
    myTables.keep(ENTRY, { game: "party", names: [] });
    await fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
    expect(settings.all.theme).toBe("dark");
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    expect([settings.all.theme, myTables.list.length]).toEqual(["auto", 0]);
  });
});

describe("cards to look up", () => {
  const card = (more: Partial<CardFact>): CardFact => ({
    kind: "gyoza", name: "Pâté", group: "appetizer", group_name: "Appetizer", copies: { party: { gyoza: 8 } }, faces: { gyoza: "Dumpling" },
    rules: { party: "Each scores 1." }, players: [2, 8], expansion: false, ...more,
  }); // prettier-ignore

  test("are found by any words, with or without accents", () => {
    const cards = [card({}), card({ kind: "eel", name: "Eel", faces: {} })];
    expect(fitting(cards, "party", "PATE scores").map(({ kind }) => kind)).toEqual(["gyoza"]);
    expect(fitting(cards, "party", "").length).toBe(2);
  });

  test("say when they score", () => {
    expect(["maki", "pudding", "uramaki", "spoon", "wasabi", "dessert"].map(whenOf)).toEqual(["round", "game", "race", "tool", "other", "chip"]);
  });

  test("have a picture and a number", () => {
    expect(portrait(card({ kind: "maki", copies: { classic: { maki2: 12 } } }), "classic")).toBe("maki2");
    expect(portrait(card({ kind: "menu", copies: {} }), "party")).toBe(KINDS.menu?.faces[0]);
    expect(copies(card({ copies: { party: { a: 2, b: 3 } } }), "party")).toBe(5);
  });
});
