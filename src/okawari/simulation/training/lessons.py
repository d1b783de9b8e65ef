"""Games against oneself, and what can be learned from them."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from okawari.bots.search import draft_habits, habits
from okawari.bots.search.bot import Searcher
from okawari.game import Game
from okawari.rules.scoring import score_desserts
from okawari.simulation.training.setups import Setup, any_setup
from okawari.table.chance import WORDS, Dice, start
from okawari.table.faces import DESSERTS
from okawari.table.layout import Table
from okawari.views.imagine import imagine
from okawari.views.seat_view import View

ASTRAY = 0.12  # of all answers are any answer, so that other games than the best come about


@dataclass(frozen=True)
class Standing:
    """How everybody stood after a round, and how the game ended."""

    game: str
    seats: int
    round: int  # from 0
    rows: tuple[tuple[int, ...], ...]  # for each seat: points, points of desserts as of now, desserts of each face
    shares: tuple[float, ...]  # of the win


@dataclass
class Lessons:
    """Answers that were weighed up, one list after the other, and standings after rounds."""

    draft: bool
    places: "array[int]" = field(default_factory=lambda: array("q"))  # of every answer in the table of habits
    shares: "array[float]" = field(default_factory=lambda: array("d"))  # how much it was tried
    lengths: "array[int]" = field(default_factory=lambda: array("q"))  # answers to one question
    standings: list[Standing] = field(default_factory=list)


def lessons(searcher: Searcher, seed: str, number: int) -> Lessons:
    """What one game teaches, which follows from the seed and its number."""
    rng = Random(f"{seed} {number}")
    setup = any_setup(rng)
    game = Game(setup.game, seats=setup.seats, menu=setup.menu, options=setup.options, seed=rng.getrandbits(64))
    found = Lessons(setup.game == "draft")
    before: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
    now = 0
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat)
        if view.raw.round > now:
            before.append((now, standing(game)))
            now = view.raw.round
        game.answer(seat, weighed(searcher, view, rng, found))
    shares = tuple((seat in game.winners) / len(game.winners) for seat in range(game.seats))
    found.standings = [Standing(setup.game, setup.seats, number, rows, shares) for number, rows in before]
    return found


def weighed(searcher: Searcher, view: View, rng: Random, found: Lessons) -> Any:
    """An answer, after the search has been written down."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    work = searcher.think(view, rng)
    if not work.exact:
        note(work, view, found)
    if rng.random() < ASTRAY:
        return rng.choice(legal)
    return max(legal, key=lambda answer: (work.visits[answer.id], work.totals[answer.id]))


def note(work: Any, view: View, found: Lessons) -> None:
    """Every answer's place in the table of habits, and how much it was tried."""
    kind: Any = draft_habits if found.draft else habits
    table, seat = work.world, view.raw.seat
    base = habits.part(table) * (kind.SIZE // habits.PARTS)
    total = sum(work.visits[answer.id] for answer in view.legal)
    for answer in view.legal:
        found.places.append(base + kind.habit(table, seat, answer.id))
        found.shares.append(work.visits[answer.id] / total)
    found.lengths.append(len(view.legal))


def standing(game: Game) -> tuple[tuple[int, ...], ...]:
    """How everybody stands: at Draft by their own chips, else by points and desserts."""
    seats = range(game.seats)
    if game.game == "draft":
        return tuple((game.view(seat).raw.mine.points, 0, *[0] * DESSERTS) for seat in seats)
    table = Table()
    dice = Dice()
    start(dice, *range(WORDS))
    imagine(game.view(0).raw, table, dice)
    points = [table.seats[seat].score for seat in seats]
    score_desserts(table)
    return tuple(_row(table.seats[seat], points[seat]) for seat in seats)


def _row(me: Any, points: int) -> tuple[int, ...]:
    kept = (me.desserts[face] + me.dessert_orders[face] for face in range(DESSERTS))
    return (points, me.score - points, *kept)


def many_lessons(searcher: Searcher, seed: str, first: int, games: int) -> Iterator[Lessons]:
    """The lessons of so many games."""
    for number in range(first, first + games):
        yield lessons(searcher, seed, number)


__all__ = ["Lessons", "Setup", "Standing", "lessons", "many_lessons"]
