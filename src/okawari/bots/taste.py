"""Tastes: what a bot likes beyond points, and how easily it slips. They make greedy somebody one can get to know."""

from typing import Any

from okawari.bots.greedy import best_answer, first_worth_turning, turns_cards, value_answers
from okawari.bots.greedy_draft import DraftMind, value_draft_answers
from okawari.bots.greedy_draft import best_answer as best_draft_answer
from okawari.bots.mind import Mind
from okawari.draft.layout import View as DraftView
from okawari.draft.questions import ANSWERS as DRAFT_ANSWERS
from okawari.structs import Cells, cell, cells, i16, struct
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import Dice, below
from okawari.table.faces import FACE_COUNT, KIND_COUNT, KIND_OF, KINDS
from okawari.table.layout import View
from okawari.table.questions import ANSWERS, PICK, SECOND, TRAY

FOND = 160  # hundredths of a point for a card that somebody is fond of
SPITE = 35  # per cent of what a card would bring the next player
# Who likes what; somebody at every table likes points only.
CHARACTERS: dict[str, tuple[str, ...]] = {
    "plain": (),
    "sweet tooth": ("pudding", "ice_cream", "fruit"),
    "collector": ("tempura", "sashimi", "gyoza", "onigiri", "tofu"),
    "roller": ("maki", "temaki", "uramaki"),
    "tinkerer": ("chopsticks", "spoon", "menu", "takeout", "special_order", "wasabi"),
    "soup lover": ("miso", "tea", "edamame", "eel"),
    "spoiler": (),
}


@struct
class Taste:
    """A bot's likings, in hundredths of a point."""

    slips: int = cell(i16)  # an answer can seem better or worse than it is by as much
    spite: int = cell(i16)  # per cent of what a card would bring the next player that counts for keeping it
    likes: Cells = cells(i16, KIND_COUNT)  # for a card of each kind


def character(number: int, slips: int) -> Taste:
    """The taste of one of the characters, by number."""
    name = list(CHARACTERS)[number % len(CHARACTERS)]
    made = Taste()
    made.slips = slips
    made.spite = SPITE if name == "spoiler" else 0
    for kind in CHARACTERS[name]:
        made.likes[KINDS.index(kind)] = FOND
    return made


def tasted_answer(v: View, legal: int, m: Mind, taste: Taste, dice: Dice) -> int:
    """The answer that seems best to somebody with this taste; without any, greedy's."""
    if popcount(legal) == 1:
        return low_bit(legal)
    if turns_cards(v):
        return first_worth_turning(v, legal, m)
    value_answers(v, legal, m)
    favour(v, legal, m, taste)
    misjudge(legal, m, ANSWERS, taste.slips, dice)
    return best_answer(legal, m, dice)


def favour(v: View, legal: int, m: Mind, taste: Taste) -> None:
    """Cards count for more to somebody who likes them, or who likes to spoil the next player's turn."""
    if v.mine.ask == PICK or v.mine.ask == SECOND or v.mine.ask == TRAY:
        for face in range(FACE_COUNT):
            if (legal >> face) & 1:
                m.gains[face] += taste.likes[KIND_OF[face]]
                if v.mine.ask == PICK and m.left > 0:
                    m.gains[face] += m.theirs[face] * taste.spite // 100


def tasted_draft_answer(v: DraftView, legal: int, m: DraftMind, taste: Taste, dice: Dice) -> int:
    """The same at Draft, where only slips differ: everything is about the same chips."""
    if popcount(legal) == 1:
        return low_bit(legal)
    value_draft_answers(v, legal, m)
    misjudge(legal, m, DRAFT_ANSWERS, taste.slips, dice)
    return best_draft_answer(legal, m, dice)


def misjudge(legal: int, m: Any, answers: int, slips: int, dice: Dice) -> None:
    """Every answer seems a little better or worse than it is; small slips are likelier than large ones."""
    if slips == 0:
        return
    for answer in range(answers):
        if (legal >> answer) & 1:
            m.gains[answer] += below(dice, slips) + below(dice, slips) - slips
