// A wrong code is said once, by whoever knows it first: by the field while one types, by the next screen once it was entered.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { myTables } from "$lib/game/tables.svelte";
import { route } from "$lib/route.svelte";
import { settings } from "$lib/settings.svelte";
import Home from "../src/screens/Home.svelte";
import Join from "../src/screens/Join.svelte";

const NONE = /No open table has this code/;
/** Questions that wait for their answer, by what they ask for. */
let waiting: { path: string; refuse: () => Promise<void> }[] = [];

beforeEach(() => {
  settings.reset();
  myTables.list = [];
  waiting = [];
  route.replace();
  vi.stubGlobal("fetch", (url: URL | string) => new Promise<Response>((answer) => {
    const path = String(url).replace(/^.*?\/(api|health)/, "$1");
    const refuse = async (): Promise<void> => {
      answer(new Response(JSON.stringify({ error: "error-no-such-code", args: {} }), { status: 404 }));
      for (let turn = 0; turn < 10; turn++) await tick();
    };
    waiting.push({ path, refuse });
  }));
});

const field = (): HTMLInputElement => screen.getByLabelText("Enter a code");
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const enter = () => fireEvent.submit(field().closest("form")!);
const refuse = async (path: string): Promise<void> => {
  for (const one of waiting.filter((question) => question.path === path)) await one.refuse();
};
const alerts = (): string[] => screen.queryAllByRole("alert").map((one) => one.textContent);

test("a code that is entered before its look-up is answered is told by the next screen alone", async () => {
  for (const [name, code] of [["", "jkl-mnp"], ["Mia", "jkl-mnq"]] as const) {
    settings.set("name", name);
    route.replace();
    const home = render(Home);
    await type(code);
    await enter();
    await refuse("api/find");
    expect(alerts()).toEqual([]);
    if (name) await refuse("api/join");
    await vi.waitFor(() => expect(route.screen).toBe("join"));
    expect(alerts()).toEqual([]);
    home.unmount();
    const next = render(Join);
    await vi.waitFor(() => expect(alerts()).toEqual([expect.stringMatching(NONE)]));
    next.unmount();
  }
});

test("where one came back before the next screen was there, the field says why nothing goes on", async () => {
  render(Home);
  await type("jkl-mnr");
  await enter();
  await refuse("api/find");
  expect(alerts()).toEqual([]);
  await enter();
  expect(alerts()).toEqual([expect.stringMatching(NONE)]);
});

test("another wrong code on the screen for joining is said once", async () => {
  route.replace("join", "JKLMNS");
  render(Join);
  await refuse("api/find");
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringMatching(NONE)]));
  await type("jkl-mnt");
  await enter();
  expect(alerts()).toEqual([]);
  await refuse("api/find");
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringMatching(NONE)]));
});

test("what is no code is said as an alarm, and as a description only to whoever comes back to the field", async () => {
  render(Home);
  await type("abc");
  await fireEvent.blur(field());
  await enter();
  expect(document.activeElement).toBe(field());
  expect(alerts()).toEqual([expect.stringContaining("six consonants")]);
  expect(field().getAttribute("aria-describedby")).toBeNull();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await fireEvent.blur(field());
  expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});
