// The words: one catalogue with Python, plurals by language, and made-up languages for tests.
import { story, tell, why } from "$lib/game/story";
import { best, t, words } from "$lib/words.svelte";
import { load } from "virtual:catalogue";
import { expect, test } from "vitest";

const TABLE = { names: ["Ana", "Leo"], me: 0 };

test("eight languages, found by their folders", () => {
  expect(Object.keys(load).sort()).toEqual(["de", "en", "es", "fr", "it", "nl", "pt", "ru"]);
});

test("Russian counts as Russians do", async () => {
  await words.use("ru");
  const forms = [1, 2, 5, 21].map((count) => t("n-cards", { count }));
  expect(new Set(forms.map((text) => text.replace(/\d+/, ""))).size).toBe(3);
  expect(forms[3]!.replace("21", "1")).toBe(forms[0]);
});

test("in every language the number of chairs is said with its number", async () => {
  for (const code of Object.keys(load)) {
    await words.use(code);
    const said = [2, 5].map((count) => tell({ what: "chairs_changed", seat: -1, values: { count } }, TABLE));
    expect(said[0], code).toContain("2");
    expect(said[1], code).toContain("5");
    expect(said[0], code).not.toBe(t("event-setup_changed"));
  }
  await words.use("ru");
  expect([1, 2, 5].map((count) => t("event-chairs_changed", { count }))).toEqual(["Теперь за столом 1 стул.", "Теперь за столом 2 стула.", "Теперь за столом 5 стульев."]);
  await words.use("en");
  expect(t("event-chairs_changed", { count: 1 })).toBe("There is now one chair at the table.");
});

test("the language changes without a reload", async () => {
  const before = words.card("eel");
  await words.use("es");
  expect(words.card("eel")).toBe("Anguila");
  expect(before).not.toBe("Anguila");
  expect(document.documentElement.lang).toBe("es");
});

test("names of cards as they lie", () => {
  expect(words.face("salmon+wasabi")).toBe("Salmon nigiri on wasabi");
  expect(words.face("special_order=tofu")).toContain("Tofu");
  expect(words.face("tuna*")).toBe("Tuna with wasabi");
  expect(words.missing.size).toBe(0);
});

test("a message that is missing shows and is noted", () => {
  expect(t("web-no-such-message")).toBe("web-no-such-message");
  expect(words.missing).toContain("web-no-such-message");
});

test("the wishes of a browser", () => {
  expect(best(["sv", "pt-BR", "en"])).toBe("pt");
  expect(best(["zz"])).toBe("en");
});

test("longer words keep their meaning and show their ends", () => {
  words.pseudo = "long";
  const text = t("web-close");
  expect(text).toMatch(/^\[.*\]$/);
  expect(text.length).toBeGreaterThanOrEqual("Close".length * 1.4);
});

test("cards shown at once share a sentence", () => {
  const played = (seat: number, card: string) => ({ what: "played", seat, values: { card, how: "pick" } });
  expect(story([played(0, "egg"), played(1, "maki2")], TABLE)).toEqual(["Ana: Egg nigiri.", "Leo: Maki with 2 icons."]);
});

test("you are spoken to as you", () => {
  const event = { what: "spoon_gave", seat: 1, values: { card: "tofu", other: 0 } };
  expect(tell(event, TABLE)).toBe("Leo gives you Tofu.");
  expect(tell(event, { names: ["Ana", "Leo"], me: null })).toBe("Leo gives Tofu to Ana.");
});

test("a line of the sheet says why, with a real minus", () => {
  const line = { round: 1, seat: 0, kind: "eel", points: -3, why: "why-eel", numbers: { count: 1, points: -3 } };
  expect(why(line)).toContain("−3");
  expect(words.missing.size).toBe(0);
});
