"""Habits at Draft: how likely players are to play or keep a card, by what they have of its type."""

from okawari.bots.search import habits
from okawari.bots.search.adapting import adapted
from okawari.bots.search.habits import PARTS, SITUATIONS
from okawari.draft.faces import FACE_COUNT, TYPE_COUNT, WILD
from okawari.draft.layout import Table
from okawari.draft.questions import QUESTIONS, WILD_TYPE

SIZE = len(QUESTIONS) * FACE_COUNT * SITUATIONS * PARTS


def habit(t: Table, seat: int, answer: int) -> int:
    """Where the weight of an answer stands within a part."""
    ask = t.mine[seat].ask
    own = 0
    if answer != WILD or ask == WILD_TYPE:
        kind = answer % TYPE_COUNT
        front = t.seats[seat].front
        own = min(front[kind] + front[TYPE_COUNT + kind] + front[WILD + kind], SITUATIONS - 1)
    return (ask * FACE_COUNT + answer) * SITUATIONS + own


part = adapted(habits.part, __name__)
habitual = adapted(habits.habitual, __name__, habit=habit, part=part, SIZE=SIZE)
