"""The text form of tables comes back as the same table; texts that are none are refused with a reason."""

import doctest
import random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.draft import layout as draft_layout
from okawari.draft import notation as draft_notation
from okawari.errors import BadTable
from okawari.structs import copy_of
from okawari.table import layout, notation
from tests.strategies import Position, Setup, positions

CASES: dict[str, tuple[ModuleType, Any]] = {
    "table": (notation, layout.Table),
    "view": (notation, layout.View),
    "draft table": (draft_notation, draft_layout.Table),
    "draft view": (draft_notation, draft_layout.View),
}
LETTERS = st.text(st.characters(codec="utf-8"), max_size=40)


def without_log(t: Any) -> Any:
    """The same table with nothing in its log."""
    bare = copy_of(t)
    bare.log_on = bare.log_n = 0
    for row in (bare.log_what, bare.log_seat, bare.log_a, bare.log_b):
        for at in range(len(row)):
            row[at] = 0
    return bare


@given(positions(log=True))
def test_a_table_comes_back_from_its_text(position: Position) -> None:
    form: Any = draft_notation if position.setup.game == "draft" else notation
    t = position.table
    text = form.write(t)
    assert bytes(form.read(type(t), text)) == bytes(without_log(t))
    assert form.write(form.read(type(t), text)) == text


@given(positions())
def test_a_view_comes_back_from_its_text(position: Position) -> None:
    form: Any = draft_notation if position.setup.game == "draft" else notation
    for seat in range(-1, position.table.seats_n):
        seen = position.engine.view()
        position.engine.look(position.table, seat, seen)
        assert bytes(form.read(type(seen), form.write(seen))) == bytes(seen)


@pytest.mark.parametrize("case", CASES)
@given(data=st.data())
def test_any_structure_comes_back_from_its_text(case: str, data: st.DataObject) -> None:
    """Not only those of games: any numbers in any field."""
    form, kind = CASES[case]
    t = kind()
    dice = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    _fill(t, dice, data.draw(st.sampled_from((0.02, 0.3, 1.0))))
    assert bytes(form.read(kind, form.write(t))) == bytes(t)


def _fill(structure: Any, dice: random.Random, share: float) -> None:
    for name, _ in structure._fields_:
        value = getattr(structure, name)
        if name.startswith("log_") or dice.random() > share:
            continue
        if isinstance(value, int):
            setattr(structure, name, dice.randint(-128, 127))
        elif isinstance(value[0], int) if hasattr(value, "_length_") else False:
            for at in range(len(value)):
                value[at] = dice.choice((0, dice.randint(-128, 127)))
        else:
            for part in value if hasattr(value, "_length_") else [value]:
                _fill(part, dice, share)


@given(st.text(st.sampled_from("seats.0front: egg2,deck\n-1stagechoose log_n"), max_size=60) | LETTERS)
def test_any_text_is_read_or_refused(text: str) -> None:
    for form, kind in CASES.values():
        check_read_or_refused(form, kind, text)


def check_read_or_refused(form: Any, kind: Any, text: str) -> None:
    """A reader gives what writes as it was read, or says what is wrong, and never anything else."""
    try:
        again = form.read(kind, text)
    except BadTable as refusal:
        problem = str(refusal)
    else:
        problem = "none"
        assert bytes(form.read(kind, form.write(again))) == bytes(again)
    assert problem


@given(positions(games=("party",)), st.data())
def test_a_changed_text_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    text = notation.write(position.table)
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(LETTERS) + text[at + data.draw(st.integers(0, 3)) :]
    check_read_or_refused(notation, layout.Table, changed)


@given(LETTERS)
def test_any_choice_is_read_or_refused(text: str) -> None:
    try:
        choice = notation.read_choice(text)
    except BadTable:
        return
    assert notation.read_choice(notation.write_choice(*choice)) == choice


def test_the_text_of_a_table_reads_well() -> None:
    lines = notation.write(Setup("classic", 2, options={"dummy": "yes"}, seed="tea").started()).splitlines()
    assert "stage: choose" in lines
    assert "menu: nigiri wasabi maki tempura sashimi gyoza chopsticks pudding" in lines
    assert any(line.startswith("hands.0.cards: ") and ", " in line for line in lines)
    assert "mine.0.ask: pick" in lines


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("round", "error-bad-notation-line"),
        ("round: 1\nround: 2", "error-bad-notation-line"),
        ("rounds: 1", "error-bad-notation-field"),
        ("seats: 1", "error-bad-notation-field"),
        ("seats.9.score: 1", "error-bad-notation-field"),
        ("seats.x.score: 1", "error-bad-notation-field"),
        ("seats.0.score.1: 1", "error-bad-notation-field"),
        ("log_n: 1", "error-bad-notation-field"),
        ("round: one", "error-bad-notation-value"),
        ("round: 300", "error-bad-notation-value"),
        ("round:", "error-bad-notation-value"),
        ("discard: egg", "error-bad-notation-value"),
        ("discard: egg 1, egg 1", "error-bad-notation-value"),
        ("discard: toast 1", "error-bad-notation-value"),
        ("pile: " + "pudding " * 17, "error-bad-notation-value"),
    ],
)
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(BadTable) as refused:
        notation.read(layout.Table, text)
    assert refused.value.message_id == message
    assert str(refused.value)


def test_examples() -> None:
    assert doctest.testmod(notation).failed == 0
