"""Names and numbers of the cards of Classic and Party: faces, kinds, and the ways a card can lie."""

FACES = (
    "egg", "salmon", "squid", "wasabi", "maki1", "maki2", "maki3", "temaki", "uramaki3", "uramaki4", "uramaki5",
    "tempura", "sashimi", "gyoza", "eel", "tofu", "edamame", "miso",
    "onigiri_circle", "onigiri_triangle", "onigiri_square", "onigiri_rectangle", "inari", "futomaki",
    "chopsticks", "chopsticks1", "chopsticks2", "chopsticks3", "spoon4", "spoon5", "spoon6",
    "menu7", "menu8", "menu9", "takeout10", "takeout11", "takeout12", "soy_sauce", "tea", "special_order", "rice_wine",
    "pudding", "ice_cream", "fruit_ww", "fruit_pp", "fruit_oo", "fruit_wp", "fruit_wo", "fruit_po",
)  # fmt: skip
FACE_COUNT = len(FACES)

EGG, SALMON, SQUID, WASABI, MAKI1, MAKI2, MAKI3, TEMAKI, URAMAKI3, URAMAKI4, URAMAKI5 = range(11)
TEMPURA, SASHIMI, GYOZA, EEL, TOFU, EDAMAME, MISO = range(11, 18)
CIRCLE, TRIANGLE, SQUARE, RECTANGLE, INARI, FUTOMAKI = range(18, 24)
CHOPSTICKS, CHOPSTICKS1, CHOPSTICKS2, CHOPSTICKS3, SPOON4, SPOON5, SPOON6 = range(24, 31)
MENU7, MENU8, MENU9, TAKEOUT10, TAKEOUT11, TAKEOUT12 = range(31, 37)
SOY_SAUCE, TEA, SPECIAL_ORDER, RICE_WINE, PUDDING, ICE_CREAM = range(37, 43)
FRUIT_WW, FRUIT_PP, FRUIT_OO, FRUIT_WP, FRUIT_WO, FRUIT_PO = range(43, 49)

KINDS = (
    "nigiri", "wasabi", "maki", "temaki", "uramaki", "tempura", "sashimi", "gyoza", "eel", "tofu", "edamame", "miso",
    "onigiri", "sukeroku", "chopsticks", "spoon", "menu", "takeout", "soy_sauce", "tea", "special_order", "rice_wine",
    "pudding", "ice_cream", "fruit",
)  # fmt: skip
KIND_COUNT = len(KINDS)
(
    K_NIGIRI, K_WASABI, K_MAKI, K_TEMAKI, K_URAMAKI, K_TEMPURA, K_SASHIMI, K_GYOZA, K_EEL, K_TOFU, K_EDAMAME, K_MISO,
    K_ONIGIRI, K_SUKEROKU, K_CHOPSTICKS, K_SPOON, K_MENU, K_TAKEOUT, K_SOY_SAUCE, K_TEA, K_SPECIAL_ORDER, K_RICE_WINE,
    K_PUDDING, K_ICE_CREAM, K_FRUIT,
) = range(KIND_COUNT)  # fmt: skip
# Lines of a score sheet: one per kind, and one for the cards turned over by takeout boxes.
FLIPPED_LINE = KIND_COUNT
LINES = KIND_COUNT + 1

# The faces of kind k are FIRST[k] .. FIRST[k + 1] - 1.
FIRST = (0, 3, 4, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 22, 24, 28, 31, 34, 37, 38, 39, 40, 41, 42, 43, 49)
KIND_OF = tuple(
    next(kind for kind in range(KIND_COUNT) if FIRST[kind] <= face < FIRST[kind + 1]) for face in range(FACE_COUNT)
)

# Where a card can lie in front of its player: as its face, or in one of these ways.
DIPPED = FACE_COUNT  # + EGG, SALMON, SQUID: a nigiri on wasabi
UNDER = DIPPED + 3  # + EGG, SALMON, SQUID: the wasabi under that nigiri
SPOILED = UNDER + 3  # a miso that met another and was kept (option miso_spoiled)
FLIPPED = SPOILED + 1  # a card turned over by a takeout box
SPOTS = FLIPPED + 1
SPOT_NAMES = (
    *FACES, "egg+wasabi", "salmon+wasabi", "squid+wasabi",
    "wasabi-under-egg", "wasabi-under-salmon", "wasabi-under-squid", "miso_spoiled", "flipped",
)  # fmt: skip

NOBODY = -1
NOTHING = -1

# Small numbers printed on tools and on cards that act when played: lowest goes first.
CORNER = tuple(int(name.lstrip("abcdefghijklmnopqrstuvwxyz_") or 0) if kind in (14, 15, 16, 17) else 0
               for name, kind in zip(FACES, KIND_OF, strict=True))  # fmt: skip
FACE_WITH_CORNER = (NOTHING, *(CORNER.index(number) for number in range(1, 13)))

DESSERTS = FACE_COUNT - PUDDING
SEATS = 8
HAND = 10
