"""Many games in a row between bots: plain rule code that runs interpreted, and compiled as the twins of two entries.

A deal is played once for every way round the table, so that every bot sits everywhere: in rotation r the bot at
seat s is number (s + r) % seats. All chance follows from four seed words, the number of the deal and a purpose:
purpose 0 gives the twelve words from which a table's three rounds are dealt, purpose 1 + b + seats * r the dice of
bot b in rotation r. So a result does not depend on which games are played before it, or by which thread.
"""

from okawari.bots.greedy import greedy_answer
from okawari.bots.greedy_draft import DraftMind, greedy_draft_answer
from okawari.bots.mind import Mind
from okawari.bots.random_bot import random_answer
from okawari.bots.search.adapting import adapted
from okawari.compiled import Ints
from okawari.draft.engine import apply as draft_apply
from okawari.draft.engine import legal as draft_legal
from okawari.draft.engine import new_game as draft_new_game
from okawari.draft.questions import OVER as DRAFT_OVER
from okawari.draft.scoring import winners as draft_winners
from okawari.draft.seeing import look as draft_look
from okawari.rules.engine import apply, legal, new_game
from okawari.rules.scoring import winners
from okawari.structs import Rows
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import WORD, Dice, HasChance, next_word, start
from okawari.table.layout import ROUNDS, Table, View
from okawari.table.questions import OVER
from okawari.views.look import look

RANDOM, GREEDY = range(2)
SHARES = 840  # of a win, to be shared by one to eight winners
NUMBERS = 2  # for each bot and game: points, shares of the win


def begin(dice: HasChance, seed: Ints, deal: int, purpose: int) -> None:
    """Start the stream of one purpose of one deal."""
    start(dice, (seed[0] ^ deal) & WORD, seed[1] ^ (deal >> 32), seed[2] ^ purpose, seed[3])


def play_games(
    tables: Rows[Table],
    views: Rows[View],
    minds: Rows[Mind],
    dice: Rows[Dice],
    bots: Ints,
    seed: Ints,
    results: Ints,
    first: int,
    deals: int,
) -> int:
    """Play deals of Classic or Party; how many answers it took.

    tables[0] is the game to be played, not dealt yet, and tables[1] is for playing it; dice has one for each seat
    and one more. results gets NUMBERS for every deal, rotation and bot, in that order.
    """
    answers = 0
    seats = tables[0].seats_n
    at = 0
    for deal in range(first, first + deals):
        for rotation in range(seats):
            tables[1] = tables[0]
            t = tables[1]
            begin(dice[seats], seed, deal, 0)
            for word in range(4 * ROUNDS):
                t.keys[word] = next_word(dice[seats])
            for bot in range(seats):
                begin(dice[bot], seed, deal, 1 + bot + seats * rotation)
            new_game(t)
            while t.stage != OVER:
                seat = low_bit(t.waiting)
                bot = (seat + rotation) % seats
                choice = choose(bots[bot], t, seat, views[0], minds[0], dice[bot])
                apply(t, seat, choice)
                answers += 1
            won = winners(t)
            for bot in range(seats):
                seat = (bot - rotation) % seats
                results[at] = t.seats[seat].score
                results[at + 1] = ((won >> seat) & 1) * SHARES // popcount(won)
                at += NUMBERS
    return answers


def choose(bot: int, t: Table, seat: int, v: View, m: Mind, dice: Dice) -> int:
    """A bot's answer, from nothing but its view."""
    mask = legal(t, seat)
    if bot == GREEDY:
        look(t, seat, v)
        return greedy_answer(v, mask, m, dice)
    return random_answer(mask, dice)


draft_choose = adapted(
    choose, __name__, {Mind: DraftMind}, legal=draft_legal, look=draft_look, greedy_answer=greedy_draft_answer
)
play_drafts = adapted(
    play_games,
    __name__,
    {Mind: DraftMind},
    new_game=draft_new_game,
    choose=draft_choose,
    apply=draft_apply,
    winners=draft_winners,
    OVER=DRAFT_OVER,
)
