"""The five levels: legal and settled whatever is asked on whatever menu, honest, and in the order of their strength."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from okawari.bots import BOTS, LEVELS, Bot
from okawari.bots.levels import PLANS
from okawari.bots.search.bot import Searcher
from okawari.editions.menus import MENUS
from okawari.game import Game
from okawari.simulation import simulate
from okawari.table.questions import QUESTIONS
from okawari.views.seat_view import View
from tests.bots.test_search import any_game

FEW = 3  # tries: what is shown here does not depend on how many there are
SEATS_OF = {"big-banquet": 6, "dinner-for-two": 2}
# Options that ask what the usual ones do not.
ASKING = {"wasabi": "may", "announce": "after_reveal", "order_when": "round_end", "takeout_when": "round_end"}
# Dishes that ask most together: boxes with copies to turn over, spoons with much to ask for.
MORE_MENUS = {
    "copies in boxes": (3, ("maki", "tempura", "gyoza", "miso", "takeout", "special_order", "fruit")),
    "gifts": (15, ("uramaki", "onigiri", "gyoza", "edamame", "spoon", "wasabi", "fruit")),
}


def bot_of(level: str) -> Bot:
    """A level with a budget of tries."""
    if level in PLANS:
        return Searcher(replace(PLANS[level], tries=FEW, seconds=None, nodes=1 << 6, ending_cards=2))
    return BOTS[level]


def asked(game: Game, every: int) -> Iterator[View]:
    """Some views of a game that is played by chance, where there is a choice."""
    rng = Random(game.seed)
    while not game.over:
        seat = rng.choice(game.waiting)
        view = game.view(seat)
        if len(view.legal) > 1 and (view.question != "pick" or rng.randrange(every) == 0):
            yield view
        game.answer(seat, rng.choice(view.legal))


def games() -> dict[str, Game]:
    """Every printed menu, usual and unusual; Classic with and without a dummy; Draft."""
    found = {
        "classic": Game("classic", seats=3, seed=1),
        "dummy": Game("classic", seats=2, options={"dummy": "yes"}, seed=1),
        "draft": Game("draft", seats=4, seed=1),
    }
    for name, (seed, kinds) in MORE_MENUS.items():
        found[name] = Game("party", seats=5, menu=kinds, seed=seed)
    for menu in MENUS:
        seats = SEATS_OF.get(menu, 3)
        found[menu] = Game("party", seats=seats, menu=menu, seed=1)
        found[f"{menu}, asking"] = Game("party", seats=seats, menu=menu, options=ASKING, seed=2)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games())
def test_whatever_is_asked_the_answer_is_legal_and_always_the_same(name: str, level: str) -> None:
    first, again = bot_of(level), bot_of(level)
    for view in asked(games()[name], every=12):
        answer = first.choose(view, view.legal, Random(7))
        assert answer in view.legal
        assert again.choose(view, view.legal, Random(7)) == answer


def test_every_sort_of_question_is_among_them() -> None:
    found = {view.question for game in games().values() for view in asked(game, every=1)}
    assert set(QUESTIONS) - {"none"} <= found
    assert {"wild", "keep"} <= found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(6))
def test_two_worlds_that_look_the_same_get_the_same_answer(number: int, level: str) -> None:
    """Another game behind the same view: nobody can know which of them it is."""
    bot = bot_of(level)
    for view in asked(any_game(number), every=20):
        seat = view.raw.seat
        other = Game.imagine(view, Random(number)).view(seat)
        assert bytes(other.raw) == bytes(view.raw)
        assert bot.choose(other, other.legal, Random(5)) == bot.choose(view, view.legal, Random(5))


TABLES = [("classic", 2), ("party", 5), ("draft", 3)]
ALL_TABLES = [
    *(("classic", seats) for seats in range(2, 6)),
    *(("party", seats) for seats in range(2, 9)),
    *(("draft", seats) for seats in range(2, 6)),
]


PAIRS = [("novice", "casual"), ("casual", "quick@600"), ("quick@60", "strong@3000")]
GAMES = {"casual": 160, "quick@600": 40, "strong@3000": 32, "chef@15000": 12}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("weaker", "stronger"), PAIRS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_levels_are_in_order(game: str, players: int, weaker: str, stronger: str) -> None:
    """By numbers of tries, so that the outcome is settled; the report on strength has them by the clock."""
    assert share_of(stronger, weaker, game, players) > 1 / players


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("weaker", "stronger"), [*PAIRS, ("strong@1500", "chef@15000")])
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_levels_are_in_order_at_every_table(game: str, players: int, weaker: str, stronger: str) -> None:
    assert share_of(stronger, weaker, game, players, more=4) > 1 / players


def share_of(stronger: str, weaker: str, game: str, players: int, more: int = 1) -> float:
    """What one seat wins among others."""
    pytest.importorskip("numba")
    menu = "my-first-meal" if game == "party" else None
    bots = [stronger, *[weaker] * (players - 1)]
    return simulate(game, players, more * GAMES[stronger], bots, menu=menu, seed="order", fast=True).by_bot[0].wins.mean
