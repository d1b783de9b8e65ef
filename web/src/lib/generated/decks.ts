// Made by `make generate` from src/okawari/editions and src/okawari/draft; docs/shuffle.md explains it. Do not edit.

/** Cards of Classic and Party in face order, with their copies in each box. */
export const CARDS: readonly (readonly [kind: string, card: string, classic: number, party: number])[] = [
  ["nigiri", "egg", 5, 4],
  ["nigiri", "salmon", 10, 5],
  ["nigiri", "squid", 5, 3],
  ["wasabi", "wasabi", 6, 3],
  ["maki", "maki1", 6, 4],
  ["maki", "maki2", 12, 5],
  ["maki", "maki3", 8, 3],
  ["temaki", "temaki", 0, 12],
  ["uramaki", "uramaki3", 0, 4],
  ["uramaki", "uramaki4", 0, 4],
  ["uramaki", "uramaki5", 0, 4],
  ["tempura", "tempura", 14, 8],
  ["sashimi", "sashimi", 14, 8],
  ["gyoza", "gyoza", 14, 8],
  ["eel", "eel", 0, 8],
  ["tofu", "tofu", 0, 8],
  ["edamame", "edamame", 0, 8],
  ["miso", "miso", 0, 8],
  ["onigiri", "onigiri_circle", 0, 2],
  ["onigiri", "onigiri_triangle", 0, 2],
  ["onigiri", "onigiri_square", 0, 2],
  ["onigiri", "onigiri_rectangle", 0, 2],
  ["sukeroku", "inari", 0, 4],
  ["sukeroku", "futomaki", 0, 4],
  ["chopsticks", "chopsticks", 4, 0],
  ["chopsticks", "chopsticks1", 0, 1],
  ["chopsticks", "chopsticks2", 0, 1],
  ["chopsticks", "chopsticks3", 0, 1],
  ["spoon", "spoon4", 0, 1],
  ["spoon", "spoon5", 0, 1],
  ["spoon", "spoon6", 0, 1],
  ["menu", "menu7", 0, 1],
  ["menu", "menu8", 0, 1],
  ["menu", "menu9", 0, 1],
  ["takeout", "takeout10", 0, 1],
  ["takeout", "takeout11", 0, 1],
  ["takeout", "takeout12", 0, 1],
  ["soy_sauce", "soy_sauce", 4, 3],
  ["tea", "tea", 0, 3],
  ["special_order", "special_order", 0, 3],
  ["rice_wine", "rice_wine", 0, 3],
  ["pudding", "pudding", 10, 15],
  ["ice_cream", "ice_cream", 0, 15],
  ["fruit", "fruit_ww", 0, 2],
  ["fruit", "fruit_pp", 0, 2],
  ["fruit", "fruit_oo", 0, 2],
  ["fruit", "fruit_wp", 0, 3],
  ["fruit", "fruit_wo", 0, 3],
  ["fruit", "fruit_po", 0, 3],
];

/** Cards that Classic serves with the option promo only. */
export const PROMO: readonly string[] = [
  "soy_sauce",
];

/** The cards that are desserts. */
export const DESSERTS: readonly string[] = [
  "pudding",
  "ice_cream",
  "fruit_ww",
  "fruit_pp",
  "fruit_oo",
  "fruit_wp",
  "fruit_wo",
  "fruit_po",
];

/** The printed menus of Party. */
export const MENUS: Readonly<Record<string, readonly string[]>> = {
  "my-first-meal": ["maki", "tempura", "sashimi", "miso", "wasabi", "tea", "ice_cream"],
  "sushi-go": ["maki", "tempura", "sashimi", "gyoza", "chopsticks", "wasabi", "pudding"],
  "party-sampler": ["temaki", "tempura", "gyoza", "tofu", "wasabi", "menu", "ice_cream"],
  "master-menu": ["temaki", "onigiri", "tofu", "sashimi", "spoon", "takeout", "fruit"],
  "points-platter": ["uramaki", "onigiri", "gyoza", "edamame", "special_order", "tea", "ice_cream"],
  "cutthroat-combo": ["temaki", "eel", "tofu", "miso", "spoon", "soy_sauce", "pudding"],
  "big-banquet": ["maki", "tempura", "gyoza", "eel", "spoon", "chopsticks", "ice_cream"],
  "dinner-for-two": ["uramaki", "onigiri", "tofu", "miso", "menu", "special_order", "fruit"],
};

/** Cards in a hand, by game and number of players. */
export const HANDS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "classic": {"2": 10, "3": 9, "4": 8, "5": 7},
  "party": {"2": 10, "3": 10, "4": 9, "5": 9, "6": 8, "7": 8, "8": 7},
  "draft": {"2": 6, "3": 6, "4": 6, "5": 6},
};

/** Desserts mixed in: up to five players, six or more. */
export const MIXED: readonly (readonly number[])[] = [
  [5, 3, 2],
  [7, 5, 3],
];

/** Cards of Draft in face order, with their copies. */
export const DRAFT_CARDS: readonly (readonly [card: string, copies: number])[] = [
  ["tuna", 5],
  ["prawn", 4],
  ["salmon_roll", 4],
  ["cucumber_maki", 3],
  ["mackerel_temaki", 3],
  ["tuna*", 3],
  ["prawn*", 3],
  ["salmon_roll*", 2],
  ["cucumber_maki*", 2],
  ["mackerel_temaki*", 1],
  ["wild", 2],
];

/** Chips of Draft before they are shuffled, by pile. */
export const CHIPS: Readonly<Record<string, readonly number[]>> = {
  "tuna": [3, 4, 5],
  "prawn": [2, 4, 4],
  "salmon_roll": [2, 2, 4],
  "cucumber_maki": [1, 3, 3],
  "mackerel_temaki": [1, 2, 3],
  "dessert": [2, 3, 5],
};
