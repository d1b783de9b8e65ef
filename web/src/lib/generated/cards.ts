// Made by `make generate` from src/okawari/art, src/okawari/cards and src/okawari/draft. Do not edit.

/** A kind of card: what it is printed on, its section of the menu, and its cards. */
export interface Kind {
  group: "nigiri" | "roll" | "appetizer" | "special" | "dessert";
  /** The pattern and the letter that stands for it. */
  pattern: string;
  letter: string;
  /** The ground, and its name, `web-colour-<colourName>`. */
  colour: string;
  colourName: string;
  /** A colour that is read on the ground; where it is white, the tile of the pattern is the light one. */
  ink: string;
  /** How many cards make a full set. */
  set: number | null;
  /** Whether another set can be begun after it. */
  repeats: boolean;
  /** When it brings points: `web-when-<when>`. */
  when: "round" | "game" | "race" | "tool" | "other" | "chip";
  faces: readonly string[];
}

/** A card, or a way in which a card can lie. */
export interface Face {
  /** Null for a card that lies face down. */
  kind: string | null;
  /** The number on its badge: points, icons, or the number of a tool. */
  badge: number | null;
  /** How many it counts for: icons on a roll, else the one card. */
  counts: number;
}

/** The mark of a chair: its picture is `seat-<number>`. */
export interface SeatMark {
  shape: string;
  colour: string;
}

/** Every kind of the three games. */
export const KINDS: Readonly<Record<string, Kind>> = {
  "nigiri": {"group": "nigiri", "pattern": "plain", "letter": "P", "colour": "#FCBA1F", "colourName": "gold", "ink": "#2A2430", "set": null, "repeats": false, "when": "round", "faces": ["egg", "salmon", "squid", "egg+wasabi", "salmon+wasabi", "squid+wasabi"]},
  "wasabi": {"group": "special", "pattern": "plain", "letter": "P", "colour": "#FCBA1F", "colourName": "gold", "ink": "#2A2430", "set": null, "repeats": false, "when": "other", "faces": ["wasabi", "wasabi-under-egg", "wasabi-under-salmon", "wasabi-under-squid"]},
  "maki": {"group": "roll", "pattern": "plain", "letter": "P", "colour": "#CE2921", "colourName": "red", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "round", "faces": ["maki1", "maki2", "maki3"]},
  "temaki": {"group": "roll", "pattern": "plain", "letter": "P", "colour": "#704182", "colourName": "plum", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "round", "faces": ["temaki"]},
  "uramaki": {"group": "roll", "pattern": "stripes", "letter": "S", "colour": "#E2F240", "colourName": "lime", "ink": "#2A2430", "set": null, "repeats": false, "when": "race", "faces": ["uramaki3", "uramaki4", "uramaki5"]},
  "tempura": {"group": "appetizer", "pattern": "checks", "letter": "C", "colour": "#BA8BDA", "colourName": "lilac", "ink": "#2A2430", "set": 2, "repeats": true, "when": "round", "faces": ["tempura"]},
  "sashimi": {"group": "appetizer", "pattern": "stripes", "letter": "S", "colour": "#EA82B2", "colourName": "rose", "ink": "#2A2430", "set": 3, "repeats": true, "when": "round", "faces": ["sashimi"]},
  "gyoza": {"group": "appetizer", "pattern": "dots", "letter": "D", "colour": "#75C0FC", "colourName": "sky", "ink": "#2A2430", "set": 5, "repeats": false, "when": "round", "faces": ["gyoza"]},
  "eel": {"group": "appetizer", "pattern": "checks", "letter": "C", "colour": "#3E2C82", "colourName": "indigo", "ink": "#FFFFFF", "set": 2, "repeats": false, "when": "round", "faces": ["eel"]},
  "tofu": {"group": "appetizer", "pattern": "checks", "letter": "C", "colour": "#EDF0F2", "colourName": "cloud", "ink": "#2A2430", "set": 2, "repeats": false, "when": "round", "faces": ["tofu"]},
  "edamame": {"group": "appetizer", "pattern": "stripes", "letter": "S", "colour": "#5A7F38", "colourName": "leaf", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "round", "faces": ["edamame"]},
  "miso": {"group": "appetizer", "pattern": "waves", "letter": "W", "colour": "#137A87", "colourName": "teal", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "round", "faces": ["miso", "miso_spoiled"]},
  "onigiri": {"group": "appetizer", "pattern": "triangles", "letter": "T", "colour": "#D0378B", "colourName": "magenta", "ink": "#FFFFFF", "set": 4, "repeats": true, "when": "round", "faces": ["onigiri_circle", "onigiri_triangle", "onigiri_square", "onigiri_rectangle"]},
  "sukeroku": {"group": "appetizer", "pattern": "dots", "letter": "D", "colour": "#824B38", "colourName": "chestnut", "ink": "#FFFFFF", "set": 2, "repeats": true, "when": "round", "faces": ["inari", "futomaki"]},
  "chopsticks": {"group": "special", "pattern": "triangles", "letter": "T", "colour": "#90EDF3", "colourName": "aqua", "ink": "#2A2430", "set": null, "repeats": false, "when": "tool", "faces": ["chopsticks", "chopsticks1", "chopsticks2", "chopsticks3"]},
  "spoon": {"group": "special", "pattern": "stripes", "letter": "S", "colour": "#4E4550", "colourName": "charcoal", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "tool", "faces": ["spoon4", "spoon5", "spoon6", "spoon"]},
  "menu": {"group": "special", "pattern": "waves", "letter": "W", "colour": "#FCF6C7", "colourName": "cream", "ink": "#2A2430", "set": null, "repeats": false, "when": "tool", "faces": ["menu7", "menu8", "menu9", "menu"]},
  "takeout": {"group": "special", "pattern": "triangles", "letter": "T", "colour": "#CFB370", "colourName": "straw", "ink": "#2A2430", "set": null, "repeats": false, "when": "tool", "faces": ["takeout10", "takeout11", "takeout12", "takeout"]},
  "soy_sauce": {"group": "special", "pattern": "dots", "letter": "D", "colour": "#ED7E0B", "colourName": "orange", "ink": "#2A2430", "set": null, "repeats": false, "when": "round", "faces": ["soy_sauce"]},
  "tea": {"group": "special", "pattern": "triangles", "letter": "T", "colour": "#5E1112", "colourName": "maroon", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "round", "faces": ["tea"]},
  "special_order": {"group": "special", "pattern": "rainbow", "letter": "R", "colour": "#FFFFFF", "colourName": "white", "ink": "#2A2430", "set": null, "repeats": false, "when": "other", "faces": ["special_order"]},
  "rice_wine": {"group": "special", "pattern": "plain", "letter": "P", "colour": "#BECFFC", "colourName": "wisteria", "ink": "#2A2430", "set": null, "repeats": false, "when": "round", "faces": ["rice_wine"]},
  "pudding": {"group": "dessert", "pattern": "dots", "letter": "D", "colour": "#F1D9CF", "colourName": "blush", "ink": "#2A2430", "set": null, "repeats": false, "when": "game", "faces": ["pudding"]},
  "ice_cream": {"group": "dessert", "pattern": "checks", "letter": "C", "colour": "#76A971", "colourName": "matcha", "ink": "#2A2430", "set": null, "repeats": false, "when": "game", "faces": ["ice_cream"]},
  "fruit": {"group": "dessert", "pattern": "waves", "letter": "W", "colour": "#DB6251", "colourName": "coral", "ink": "#2A2430", "set": null, "repeats": false, "when": "game", "faces": ["fruit_ww", "fruit_pp", "fruit_oo", "fruit_wp", "fruit_wo", "fruit_po"]},
  "tuna": {"group": "roll", "pattern": "plain", "letter": "P", "colour": "#CE2921", "colourName": "red", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "chip", "faces": ["tuna", "tuna*"]},
  "prawn": {"group": "roll", "pattern": "triangles", "letter": "T", "colour": "#90EDF3", "colourName": "aqua", "ink": "#2A2430", "set": null, "repeats": false, "when": "chip", "faces": ["prawn", "prawn*"]},
  "salmon_roll": {"group": "roll", "pattern": "waves", "letter": "W", "colour": "#DB6251", "colourName": "coral", "ink": "#2A2430", "set": null, "repeats": false, "when": "chip", "faces": ["salmon_roll", "salmon_roll*"]},
  "cucumber_maki": {"group": "roll", "pattern": "stripes", "letter": "S", "colour": "#5A7F38", "colourName": "leaf", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "chip", "faces": ["cucumber_maki", "cucumber_maki*"]},
  "mackerel_temaki": {"group": "roll", "pattern": "checks", "letter": "C", "colour": "#3E2C82", "colourName": "indigo", "ink": "#FFFFFF", "set": null, "repeats": false, "when": "chip", "faces": ["mackerel_temaki", "mackerel_temaki*"]},
  "wild": {"group": "special", "pattern": "plain", "letter": "P", "colour": "#FCBA1F", "colourName": "gold", "ink": "#2A2430", "set": null, "repeats": false, "when": "other", "faces": ["wild"]},
  "dessert": {"group": "dessert", "pattern": "dots", "letter": "D", "colour": "#F1D9CF", "colourName": "blush", "ink": "#2A2430", "set": null, "repeats": false, "when": "chip", "faces": ["dessert"]},
};

/** Every card and way of lying; a copy is found under what it copies. */
export const FACES: Readonly<Record<string, Face>> = {
  "egg": {"kind": "nigiri", "badge": 1, "counts": 1},
  "salmon": {"kind": "nigiri", "badge": 2, "counts": 1},
  "squid": {"kind": "nigiri", "badge": 3, "counts": 1},
  "wasabi": {"kind": "wasabi", "badge": null, "counts": 1},
  "maki1": {"kind": "maki", "badge": 1, "counts": 1},
  "maki2": {"kind": "maki", "badge": 2, "counts": 2},
  "maki3": {"kind": "maki", "badge": 3, "counts": 3},
  "temaki": {"kind": "temaki", "badge": null, "counts": 1},
  "uramaki3": {"kind": "uramaki", "badge": 3, "counts": 3},
  "uramaki4": {"kind": "uramaki", "badge": 4, "counts": 4},
  "uramaki5": {"kind": "uramaki", "badge": 5, "counts": 5},
  "tempura": {"kind": "tempura", "badge": null, "counts": 1},
  "sashimi": {"kind": "sashimi", "badge": null, "counts": 1},
  "gyoza": {"kind": "gyoza", "badge": null, "counts": 1},
  "eel": {"kind": "eel", "badge": null, "counts": 1},
  "tofu": {"kind": "tofu", "badge": null, "counts": 1},
  "edamame": {"kind": "edamame", "badge": null, "counts": 1},
  "miso": {"kind": "miso", "badge": 3, "counts": 1},
  "onigiri_circle": {"kind": "onigiri", "badge": null, "counts": 1},
  "onigiri_triangle": {"kind": "onigiri", "badge": null, "counts": 1},
  "onigiri_square": {"kind": "onigiri", "badge": null, "counts": 1},
  "onigiri_rectangle": {"kind": "onigiri", "badge": null, "counts": 1},
  "inari": {"kind": "sukeroku", "badge": null, "counts": 1},
  "futomaki": {"kind": "sukeroku", "badge": null, "counts": 1},
  "chopsticks": {"kind": "chopsticks", "badge": null, "counts": 1},
  "chopsticks1": {"kind": "chopsticks", "badge": 1, "counts": 1},
  "chopsticks2": {"kind": "chopsticks", "badge": 2, "counts": 1},
  "chopsticks3": {"kind": "chopsticks", "badge": 3, "counts": 1},
  "spoon4": {"kind": "spoon", "badge": 4, "counts": 1},
  "spoon5": {"kind": "spoon", "badge": 5, "counts": 1},
  "spoon6": {"kind": "spoon", "badge": 6, "counts": 1},
  "menu7": {"kind": "menu", "badge": 7, "counts": 1},
  "menu8": {"kind": "menu", "badge": 8, "counts": 1},
  "menu9": {"kind": "menu", "badge": 9, "counts": 1},
  "takeout10": {"kind": "takeout", "badge": 10, "counts": 1},
  "takeout11": {"kind": "takeout", "badge": 11, "counts": 1},
  "takeout12": {"kind": "takeout", "badge": 12, "counts": 1},
  "soy_sauce": {"kind": "soy_sauce", "badge": null, "counts": 1},
  "tea": {"kind": "tea", "badge": null, "counts": 1},
  "special_order": {"kind": "special_order", "badge": null, "counts": 1},
  "rice_wine": {"kind": "rice_wine", "badge": null, "counts": 1},
  "pudding": {"kind": "pudding", "badge": null, "counts": 1},
  "ice_cream": {"kind": "ice_cream", "badge": null, "counts": 1},
  "fruit_ww": {"kind": "fruit", "badge": null, "counts": 1},
  "fruit_pp": {"kind": "fruit", "badge": null, "counts": 1},
  "fruit_oo": {"kind": "fruit", "badge": null, "counts": 1},
  "fruit_wp": {"kind": "fruit", "badge": null, "counts": 1},
  "fruit_wo": {"kind": "fruit", "badge": null, "counts": 1},
  "fruit_po": {"kind": "fruit", "badge": null, "counts": 1},
  "egg+wasabi": {"kind": "nigiri", "badge": 3, "counts": 1},
  "salmon+wasabi": {"kind": "nigiri", "badge": 6, "counts": 1},
  "squid+wasabi": {"kind": "nigiri", "badge": 9, "counts": 1},
  "wasabi-under-egg": {"kind": "wasabi", "badge": null, "counts": 1},
  "wasabi-under-salmon": {"kind": "wasabi", "badge": null, "counts": 1},
  "wasabi-under-squid": {"kind": "wasabi", "badge": null, "counts": 1},
  "miso_spoiled": {"kind": "miso", "badge": null, "counts": 1},
  "spoon": {"kind": "spoon", "badge": null, "counts": 1},
  "menu": {"kind": "menu", "badge": null, "counts": 1},
  "takeout": {"kind": "takeout", "badge": null, "counts": 1},
  "tuna": {"kind": "tuna", "badge": null, "counts": 1},
  "prawn": {"kind": "prawn", "badge": null, "counts": 1},
  "salmon_roll": {"kind": "salmon_roll", "badge": null, "counts": 1},
  "cucumber_maki": {"kind": "cucumber_maki", "badge": null, "counts": 1},
  "mackerel_temaki": {"kind": "mackerel_temaki", "badge": null, "counts": 1},
  "tuna*": {"kind": "tuna", "badge": null, "counts": 1},
  "prawn*": {"kind": "prawn", "badge": null, "counts": 1},
  "salmon_roll*": {"kind": "salmon_roll", "badge": null, "counts": 1},
  "cucumber_maki*": {"kind": "cucumber_maki", "badge": null, "counts": 1},
  "mackerel_temaki*": {"kind": "mackerel_temaki", "badge": null, "counts": 1},
  "wild": {"kind": "wild", "badge": null, "counts": 1},
  "dessert": {"kind": "dessert", "badge": null, "counts": 1},
  "back": {"kind": null, "badge": null, "counts": 1},
  "hidden": {"kind": null, "badge": null, "counts": 1},
  "flipped": {"kind": null, "badge": null, "counts": 1},
};

/** What Draft serves, always: the sushi and the dessert with their piles of chips, and the wild card. */
export const DRAFT: readonly string[] = [
  "tuna",
  "prawn",
  "salmon_roll",
  "cucumber_maki",
  "mackerel_temaki",
  "dessert",
  "wild",
];

/** What covered cards show. */
export const BACK = {"colour": "#0A162E", "colourName": "night", "pattern": "waves"} as const;

/** Strong colours, a setting: one for each kind of the menu in order, nigiri first; the last is for backs. */
export const STRONG: readonly { colour: string; colourName: string }[] = [
  {"colour": "#F7E312", "colourName": "yellow"},
  {"colour": "#7A330F", "colourName": "brown"},
  {"colour": "#44C0D1", "colourName": "turquoise"},
  {"colour": "#0F0F7A", "colourName": "navy"},
  {"colour": "#32796E", "colourName": "pine"},
  {"colour": "#8246E9", "colourName": "violet"},
  {"colour": "#A68410", "colourName": "olive"},
  {"colour": "#E7F7E0", "colourName": "mint"},
  {"colour": "#1C0F14", "colourName": "black"},
];

/** The marks of the chairs. */
export const SEATS: readonly SeatMark[] = [
  {"shape": "circle", "colour": "#C8342B"},
  {"shape": "square", "colour": "#2F6FB5"},
  {"shape": "triangle", "colour": "#3C7F3A"},
  {"shape": "diamond", "colour": "#9A5B00"},
  {"shape": "hexagon", "colour": "#7A4FC0"},
  {"shape": "star", "colour": "#B5327E"},
  {"shape": "drop", "colour": "#12788A"},
  {"shape": "cloud", "colour": "#6A6570"},
];

/** What can be said with a face: its picture is `emote-<name>`. */
export const EMOTES: readonly string[] = [
  "yum",
  "wow",
  "oops",
  "hurry",
  "good_one",
  "thanks",
  "one_more",
  "bye",
];

/** The id of a card's picture in the sprite. */
export function artOf(code: string): string {
  return "card-" + code.replace("*", "-star").replace("+", "-on-").replace("=", "-as-");
}
