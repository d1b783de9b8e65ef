"""What a card is liked for: the characters' own words."""

from okawari.bots.reasons.reason import Clause, clause
from okawari.bots.taste import CHARACTERS, Taste
from okawari.table.faces import FACE_COUNT, KIND_OF, KINDS

# What those say who are fond of something.
FOND = {
    "sweet tooth": "reason-fond-sweet",
    "collector": "reason-fond-sets",
    "roller": "reason-fond-rolls",
    "tinkerer": "reason-fond-tools",
    "soup lover": "reason-fond-soups",
}


def liking(answer: int, taste: Taste) -> Clause:
    """What an answer is liked for: the card, or that somebody else does not get it."""
    return fondness(answer, taste) or clause("reason-spite")


def fondness(answer: int, taste: Taste) -> Clause | None:
    """What somebody who is fond of a card says."""
    kind = KIND_OF[answer] if answer < FACE_COUNT else -1
    if kind < 0 or taste.likes[kind] <= 0:
        return None
    who = next((name for name, kinds in CHARACTERS.items() if KINDS[kind] in kinds), "")
    return clause(FOND.get(who, "reason-fond"))
