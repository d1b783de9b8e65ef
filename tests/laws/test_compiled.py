"""Interpreted and compiled rules are the same rules: byte for byte, event for event, after every step."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings

pytest.importorskip("numba")

import numpy

from okawari import compiled
from okawari.rules.joints import JOINTS
from tests.laws.entries import (
    ANSWER,
    CAN_TAKE_BACK,
    IMAGINE,
    LEGAL,
    LOOK,
    NEW,
    TAKE_BACK,
    WINNERS,
    Dice,
    serve,
    serve_draft,
)
from tests.strategies import WORDS, Setup, any_choice, bits, setups, tables_only

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


class Twins:
    """The same tables twice: one for the interpreted rules, one for the compiled ones."""

    def __init__(self, plain: Any, fast: Any, setup: Setup) -> None:
        self.plain, self.fast = plain, fast
        engine = setup.engine
        self.tables, self.views, self.dice = (engine.table * 2)(), (engine.view * 1)(), (Dice * 1)()  # type: ignore[operator]  # ctypes
        self.fast_tables = compiled.batch(engine.table, 2)
        self.fast_views = compiled.batch(engine.view, 1)
        self.fast_dice = compiled.batch(Dice, 1)
        self.tables[0] = setup.prepared()
        self.tables[0].log_on = 1
        for word in range(4):
            self.dice[0].chance[word] = 1 + word
        for rows, fast_rows in self.pairs():
            fast_rows[:] = numpy.frombuffer(bytes(rows), fast_rows.dtype)

    def pairs(self) -> Iterator[tuple[Any, Any]]:
        yield self.tables, self.fast_tables
        yield self.views, self.fast_views
        yield self.dice, self.fast_dice

    def do(self, what: int, seat: int = 0, choice: int = 0) -> int:
        """Both do it; the same comes out, and the same bytes are left."""
        outcomes = []
        for serve_one, rows in (
            (self.plain, (self.tables, self.views, self.dice)),
            (self.fast, (self.fast_tables, self.fast_views, self.fast_dice)),
        ):
            try:
                outcomes.append(serve_one(*rows, what, seat, choice))
            except ValueError as refused:
                outcomes.append(str(refused))
        assert outcomes[0] == outcomes[1]
        for rows, fast_rows in self.pairs():
            assert fast_rows.tobytes() == bytes(rows), difference(rows, fast_rows)
        return outcomes[0] if isinstance(outcomes[0], int) else -1


def difference(rows: Any, fast_rows: Any) -> list[str]:
    """The names of the fields that differ."""
    found = []
    for at, row in enumerate(rows):
        other = type(row).from_buffer_copy(fast_rows[at].tobytes())
        for name, _ in row._fields_:
            one, two = getattr(row, name), getattr(other, name)
            if (one != two) if isinstance(one, int) else bytes(one) != bytes(two):
                found.append(f"{at}.{name}")
    return found


@pytest.fixture(scope="session")
def fast_serve() -> Any:
    """Compiled once for all tests of the session, and kept in the usual cache."""
    return compiled.twins({"serve": serve}, joints=JOINTS).serve


@pytest.fixture(scope="session")
def fast_serve_draft() -> Any:
    return compiled.twins({"serve_draft": serve_draft}).serve_draft


def play(twins: Twins, setup: Setup, dice: random.Random) -> None:
    """A whole game, with changed minds, refused answers, and now and then a look and a dream."""
    t = twins.tables[0]
    twins.do(NEW)
    while t.stage != setup.engine.over:
        seat, choice = any_choice(setup.engine, t, dice)
        assert twins.do(LEGAL, seat) >> choice & 1
        twins.do(ANSWER, seat, choice)
        if dice.random() < 0.1:
            other = dice.randrange(t.seats_n)
            twins.do(ANSWER, other, dice.randrange(64))
            if twins.do(CAN_TAKE_BACK, other):
                twins.do(TAKE_BACK, other)
        if dice.random() < 0.05:
            twins.do(LOOK, dice.randrange(-1, t.seats_n))
            twins.do(IMAGINE)
    assert bits(twins.do(WINNERS))


@settings(max_examples=3 * settings().max_examples)
@given(tables_only(), WORDS)
@example(Setup("classic", 2, options={"dummy": "yes", "promo": "yes"}), 1)
def test_classic_and_party(fast_serve: Any, setup: Setup, word: int) -> None:
    play(Twins(serve, fast_serve, setup), setup, random.Random(word))


@given(setups(games=("draft",)), WORDS)
def test_draft(fast_serve_draft: Any, setup: Setup, word: int) -> None:
    play(Twins(serve_draft, fast_serve_draft, setup), setup, random.Random(word))
