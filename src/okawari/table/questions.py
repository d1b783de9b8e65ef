"""What a seat can be asked, what it can answer, and the stages of a turn."""

from okawari.table.faces import FACE_COUNT, FACES, FIRST, KIND_COUNT, KINDS, SPOT_NAMES, SPOTS
from okawari.table.layout import Table

(
    NO_QUESTION,
    PICK,  # a card of the hand to keep
    TARGET,  # what a special order copies
    DIP,  # whether a nigiri goes on wasabi: the spot it takes
    ANNOUNCE,  # a tool to use this turn
    SECOND,  # chopsticks: another card of the hand
    FOR_DUMMY,  # a card of the hand for the dummy
    REQUEST,  # spoon: what to ask for
    GIVE,  # spoon: which of the cards asked for
    TRAY,  # menu: one of the cards seen
    FLIP,  # takeout box: a card to turn over
    FLIP_ORDER,  # takeout box: a special order to turn over
) = range(12)
QUESTIONS = (
    "none", "pick", "target", "dip", "announce", "second", "for_dummy", "request", "give", "tray", "flip", "flip_order",
)  # fmt: skip

CHOOSE, REVEAL, LATE_ANNOUNCE, ACT, LATE_ORDERS, LATE_BOXES, SCORED, OVER = range(1, 9)
STAGES = ("", "choose", "reveal", "announce", "act", "orders", "boxes", "scored", "over")

# Answers are faces or spots, as the question says; these come on top.
WHOLE_KIND = FACE_COUNT  # + place in BROAD_KINDS: any face of that kind (REQUEST)
BROAD_KINDS = tuple(kind for kind in range(KIND_COUNT) if FIRST[kind + 1] - FIRST[kind] > 1)  # of several faces
COPY_OF_TOOL = 6  # added to a tool's face: the special order copying it (ANNOUNCE)
PASS = max(SPOTS, WHOLE_KIND + len(BROAD_KINDS))
ANSWERS = PASS + 1
assert ANSWERS <= 63, "the answers to a question are the bits of one signed number"


def ask(t: Table, seat: int, question: int) -> None:
    """Put a question to a seat; everybody sees that it is deciding, only the seat sees what."""
    t.mine[seat].ask = question
    t.waiting |= 1 << seat


def settled(t: Table, seat: int) -> None:
    """The seat has nothing to decide for now."""
    t.mine[seat].ask = NO_QUESTION
    t.waiting &= ~(1 << seat)


def answer_code(question: int, answer: int) -> str:
    """The readable name of an answer."""
    if answer == PASS:
        return "pass"
    if question == REQUEST and answer >= WHOLE_KIND:
        return "any-" + KINDS[BROAD_KINDS[answer - WHOLE_KIND]]
    if question == ANNOUNCE and answer > FACES.index("spoon6"):
        return "special_order=" + FACES[answer - COPY_OF_TOOL]
    return SPOT_NAMES[answer]
