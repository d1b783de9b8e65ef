"""What a seat can be asked in Draft, what it can answer, and the stages of a turn."""

from okawari.draft.faces import FACE_COUNT, FACES, TYPES
from okawari.draft.layout import Table

(
    NO_QUESTION,
    PICK,  # a card of the hand to play: its face
    WILD_TYPE,  # the type that the picked wild goes on
    KEEP,  # a card of the hand that is not passed on: its face
) = range(4)
QUESTIONS = ("none", "pick", "wild", "keep")

CHOOSE, KEEP_ONE, OVER, SCORED = range(1, 5)
STAGES = ("", "choose", "keep", "over", "scored")

ANSWERS = FACE_COUNT


def ask(t: Table, seat: int, question: int) -> None:
    """Put a question to a seat; everybody sees that it is deciding, only the seat sees what."""
    t.mine[seat].ask = question
    t.waiting |= 1 << seat


def settled(t: Table, seat: int) -> None:
    """The seat has nothing to decide for now."""
    t.mine[seat].ask = NO_QUESTION
    t.waiting &= ~(1 << seat)


def first_question(stage: int) -> int:
    """What every seat is asked when a stage begins."""
    if stage == CHOOSE:
        return PICK
    if stage == KEEP_ONE:
        return KEEP
    return NO_QUESTION


def answer_code(question: int, answer: int) -> str:
    """The readable name of an answer."""
    if question == WILD_TYPE:
        return TYPES[answer]
    return FACES[answer]
