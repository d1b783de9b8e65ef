"""Names and numbers of the Draft cards and chips."""

TYPES = ("tuna", "prawn", "salmon_roll", "cucumber_maki", "mackerel_temaki")
TYPE_COUNT = len(TYPES)

# A face of type k is k itself, or STARRED + k with the wasabi symbol; then the wild card.
STARRED = TYPE_COUNT
WILD = 2 * TYPE_COUNT
FACES = (*TYPES, *(name + "*" for name in TYPES), "wild")
FACE_COUNT = len(FACES)
COPIES = (5, 4, 4, 3, 3, 3, 3, 2, 2, 1, 2)
DECK = sum(COPIES)

# Where a card can lie in front of its player: as its face, or as a wild on type k, WILD + k.
SPOTS = WILD + TYPE_COUNT
SPOT_NAMES = (*FACES[:WILD], *("wild=" + name for name in TYPES))

# Chip piles: one for each type, then the dessert. The values of pile p are CHIPS[p * PILE] and the following.
DESSERT = TYPE_COUNT
PILES = (*TYPES, "dessert")
PILE_COUNT = len(PILES)
PILE = 3
CHIPS = (3, 4, 5, 2, 4, 4, 2, 2, 4, 1, 3, 3, 1, 2, 3, 2, 3, 5)
CHIP_COUNT = len(CHIPS)

NOBODY = -1
NOTHING = -1

SEATS = 5
OTHERS = SEATS - 1
HAND = 6
ROUNDS = 3
