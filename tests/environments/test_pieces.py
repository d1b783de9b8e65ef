"""What the pieces of an observation say is what the view says, and all that a seat may know is said."""

import ctypes
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import numpy
import pytest

from okawari.environments import Tables
from okawari.environments.naming import PIECES, named
from okawari.environments.observing import observe
from okawari.game import Game
from okawari.structs import copy_of
from okawari.views.seat_view import View
from tests.environments.expected import expected
from tests.environments.playing import SETUPS, any_answers
from tests.environments.spiel import ASKING
from tests.strategies import game_played, some_setup

GAMES = {"classic": 15, "party": 70, "draft": 12}  # so many of each
# What a view holds and an observation leaves out, each for a reason; the second ones are Draft's.
LEFT_OUT = {
    "stage": "who is asked what says as much, and shown says whether picks are open",
    "waiting": "who is still choosing would tell what others have picked",
    "menu_n": "how many kinds the menu has",
    "seats.lines": "points of the round by kind, which follow from what lies there",
    "hands.mask": "bits of the cards that are there",
    "mine.tools_from": "the open answers say as much",
    "mine.flip_from": "the open answers say as much",
}
LEFT_OUT_OF_DRAFT = {
    "stage": LEFT_OUT["stage"],
    "waiting": LEFT_OUT["waiting"],
    "places": "as many as players",
    "seats.hand": "the number of a hand, which stands with those who hold it",
    "hand.mask": LEFT_OUT["hands.mask"],
    "mine.points": "the sum of the chips that are seen",
    "dealt": "what everybody can tell to be in the game: what the seat itself can tell holds more, and is there",
}


def views(game: str, number: int, step: int = 5) -> Iterator[View]:
    """What any seats see now and then in any games, cards that do something played more often than others."""
    dice = Random(f"{game} pieces")
    for _ in range(number):
        table, dealt = some_setup(game, dice).opened(), Random(dice.random())
        while not table.over:
            yield table.view(dice.randrange(table.seats))
            game_played(table, dealt, step)
        yield from map(table.view, range(table.seats))


def eager_views(number: int) -> Iterator[View]:
    """What seats see where all that can be is copied by special orders, spoons first of all."""
    dice = Random("eager")
    for seed in range(number):
        table = Game("party", seats=4, menu=ASKING.split(";"), seed=seed)
        while not table.over:
            seat = dice.choice(table.waiting)
            legal = table.legal(seat)
            busy = [answer for answer in legal if answer.code.startswith(("special_order", "spoon"))]
            table.answer(seat, dice.choice(busy or legal))
            yield table.view(dice.randrange(4))


@cache
def compared(game: str) -> Counter[str]:
    """How often each piece had something to say; what it said was compared each time."""
    met: Counter[str] = Counter()
    eager = eager_views(4) if game == "party" else ()
    for view in chain(views(game, GAMES[game]), eager):
        taken, wanted = named(observe(view)), expected(view)
        for name, piece in taken.items():
            want = wanted.get(name, numpy.zeros_like(piece))
            assert (piece.reshape(want.shape) == want).all(), f"{name} of {view}"
            met[name] += int(piece.any())
    return met


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_says_what_the_view_says(game: str) -> None:
    assert compared(game)["shared.game"]


def test_every_piece_has_something_to_say_somewhere() -> None:
    met = sum(map(compared, GAMES), Counter())
    assert {piece.name for piece in PIECES} - {name for name, number in met.items() if number} == set()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_tables_write_what_has_changed_and_nothing_stays(setup: dict[str, Any]) -> None:
    """Whatever is left out of a step because it is empty was empty before; whole games, one after the other."""
    tables = Tables(**setup, count=2, everybody=False, fast=False)
    tables.reset(3)
    rng = numpy.random.default_rng(4)
    for _ in range(150):
        for table in range(2):
            for seat in tables.asked(table):
                assert (observe(tables.view(seat, table)) == tables.observations[table, seat]).all()
        tables.step(any_answers(tables, rng))


def leaves(kind: Any, at: int = 0, before: str = "") -> Iterator[tuple[str, int, int]]:
    """The fields of a structure by their paths, with the bytes where they lie; rows of an array have one path."""
    for name, inner in kind._fields_:
        start, count = at + getattr(kind, name).offset, 1
        if issubclass(inner, ctypes.Array) and issubclass(inner._type_, ctypes.Structure):
            count, inner = inner._length_, inner._type_
        for number in range(count):
            if issubclass(inner, ctypes.Structure):
                yield from leaves(inner, start + number * ctypes.sizeof(inner), f"{before}{name}.")
            else:
                yield before + name, start, ctypes.sizeof(inner)


def fields(view: View) -> dict[str, list[int]]:
    """Where the bytes of each field of a view lie."""
    found: dict[str, list[int]] = {}
    for path, start, size in leaves(type(view.raw)):
        found.setdefault(path, []).extend(range(start, start + size))
    return found


def shows(view: View, places: list[int]) -> bool:
    """Whether some change of these bytes changes the observation."""
    before = observe(view).tobytes()
    for at in places:
        other = copy_of(view.raw)
        (ctypes.c_uint8 * ctypes.sizeof(other)).from_buffer(other)[at] ^= 1
        twin = View(view.game, other, view.question, view.legal, view.spots, view.faces, view.options)
        try:
            if observe(twin).tobytes() != before:
                return True
        except IndexError:  # of something that there is not: it was looked at
            return True
    return False


@pytest.mark.parametrize("drafting", [False, True])
def test_all_that_a_seat_may_know_is_observed(drafting: bool) -> None:
    """Every field of a view that is not always the same makes a difference, but for those that are left out."""
    varied: dict[str, set[bytes]] = {}
    shown: set[str] = set()
    left_out = LEFT_OUT_OF_DRAFT if drafting else LEFT_OUT
    games = {game: number for game, number in GAMES.items() if (game == "draft") == drafting}
    for view in chain.from_iterable(views(game, number, step=9) for game, number in games.items()):
        content = bytes(view.raw)
        for path, places in fields(view).items():
            varied.setdefault(path, set()).add(bytes(content[at] for at in places))
            if path not in shown and path not in left_out and len(varied[path]) > 1 and shows(view, places):
                shown.add(path)
    hidden = {path for path, values in varied.items() if len(values) > 1} - shown
    assert hidden == {*left_out}
