"""Random legal play, as fast as it goes: what the speed of the rules is measured by."""

from okawari.bots.random_bot import random_answer
from okawari.bots.search.adapting import adapted
from okawari.draft.engine import apply as draft_apply
from okawari.draft.engine import legal as draft_legal
from okawari.draft.engine import new_game as draft_new_game
from okawari.draft.questions import OVER as DRAFT_OVER
from okawari.rules.engine import apply, legal, new_game
from okawari.structs import Rows
from okawari.table.bits import low_bit
from okawari.table.chance import Dice, next_word
from okawari.table.layout import ROUNDS, Table
from okawari.table.questions import OVER


def random_games(tables: Rows[Table], dice: Rows[Dice], games: int) -> int:
    """Play fresh games of the table at 0 on the table at 1; how many answers that took."""
    answers = 0
    for _ in range(games):
        tables[1] = tables[0]
        t = tables[1]
        for word in range(4 * ROUNDS):
            t.keys[word] = next_word(dice[0])
        new_game(t)
        while t.stage != OVER:
            seat = low_bit(t.waiting)
            apply(t, seat, random_answer(legal(t, seat), dice[0]))
            answers += 1
    return answers


def copy_tables(tables: Rows[Table], copies: int) -> int:
    """Copy one table again and again."""
    for number in range(copies):
        tables[1 + (number & 1)] = tables[0]
    return copies


random_drafts = adapted(
    random_games, __name__, new_game=draft_new_game, apply=draft_apply, legal=draft_legal, OVER=DRAFT_OVER
)
