"""Cards are conserved: after every step of any game each card of the box is in exactly one place."""

import random

import pytest
from hypothesis import example, given

from okawari.draft import faces as draft
from okawari.rules.engine import advance, decide, legal
from okawari.table.questions import OVER
from tests.laws import counting
from tests.strategies import WORDS, Setup, any_choice, played, setups, tables_only

BUSY = {"edition": "ru", "expansions": "both", "miso_spoiled": "kept", "uramaki_scored": "set_aside"}
EVERYTHING_LATE = {**BUSY, "order_when": "round_end", "takeout_when": "round_end", "takeout_box": "kept"}


@pytest.mark.rule("SG-ROUND-1", "P-DEAL-3", "P-ROUND-1")
@given(tables_only(), WORDS)
@example(Setup("classic", 2, options={"dummy": "yes", "promo": "yes"}), 1)
@example(Setup("party", 4, ("uramaki", "miso", "tofu", "gyoza", "special_order", "takeout", "fruit"), BUSY), 2)
@example(
    Setup("party", 4, ("uramaki", "miso", "tofu", "gyoza", "special_order", "takeout", "fruit"), EVERYTHING_LATE), 3
)
@example(
    Setup("party", 6, ("temaki", "eel", "tofu", "gyoza", "spoon", "special_order", "pudding"), {"wasabi": "may"}), 4
)
def test_no_card_is_lost_or_made(setup: Setup, word: int) -> None:
    t = setup.started()
    counting.check(t)
    dice = random.Random(word)
    while t.stage != OVER:
        decide(t, *any_choice(setup.engine, t, dice))
        while t.waiting == 0 and t.stage != OVER:
            counting.check(t)
            advance(t)
        counting.check(t)
    assert not any(legal(t, seat) for seat in range(t.seats_n))


@given(setups(games=("draft",)), WORDS)
def test_no_draft_card_or_chip_is_lost_or_made(setup: Setup, word: int) -> None:
    for t in played(setup.engine, setup.started(), random.Random(word)):
        counting.check(t)
        assert sum(t.out) == draft.DECK - draft.HAND * t.seats_n


@given(setups(), WORDS)
def test_every_game_ends(setup: Setup, word: int) -> None:
    game = setup.opened()
    dice = random.Random(word)
    answers = 0
    while not game.over:
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
        answers += 1
    assert answers < 3000
    assert game.waiting == ()
    assert game.winners
    assert len(game.scores) == game.seats + (game.options.get("dummy") == "yes")
