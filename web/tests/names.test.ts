// Names: no longer than the server takes them, counted in letters as people see them, and with a friendly word when it gets tight.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { LONGEST_NAME } from "$lib/generated/protocol";
import { roomAfter, sentName, shortened } from "$lib/name";
import { openTable } from "$lib/net/api";
import { settings } from "$lib/settings.svelte";
import Settings from "../src/screens/Settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.reset();
});

test("letters are counted as people see them", () => {
  expect(roomAfter("Mia")).toBe(LONGEST_NAME - 3);
  expect(roomAfter("👩‍👩‍👧‍👦")).toBe(LONGEST_NAME - 1);
  expect(shortened("👩‍👩‍👧‍👦".repeat(20))).toBe("👩‍👩‍👧‍👦".repeat(LONGEST_NAME));
  expect(sentName("   ")).toBeNull();
});

test("a long name that was stored long ago is not sent whole", async () => {
  const asked = vi.fn((_: string, init: RequestInit) => Promise.resolve(new Response(String(init.body))));
  vi.stubGlobal("fetch", asked);
  await openTable({}, ["Maximiliane von und zu", null], "en");
  expect(JSON.parse(String(asked.mock.calls[0]![1].body)).names).toEqual(["Maximiliane von", null]);
});

test("the field takes no more, and says so", async () => {
  render(Settings);
  const field = screen.getByLabelText<HTMLInputElement>("Your name");
  await fireEvent.input(field, { target: { value: "Maximiliane v" } });
  expect(screen.getByText("Room for 3 more letters.")).toBeTruthy();
  await fireEvent.input(field, { target: { value: "Maximiliane von und zu Sushi" } });
  expect(field.value).toHaveLength(LONGEST_NAME);
  expect(settings.all.name).toBe(field.value);
});
