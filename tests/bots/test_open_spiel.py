"""Endings for two against OpenSpiel: it is given the whole tree of an ending, and finds the value that we find."""

from itertools import count
from random import Random
from typing import Any

import pyspiel
import pytest

from okawari.bots.search.ending import Ending, ended
from okawari.bots.search.matrix import settle
from okawari.bots.search.worth import WHOLE, judge
from okawari.rules.scoring import winners
from okawari.table.bits import popcount
from okawari.table.questions import OVER
from tests.bots.endings import LAST_ROUND, after, endings, exact_value, filled, ints, start_of, ways

WINS = [700, 0, 100, *[22] * 8]  # no points beside the win
CLOSE = 0.0005  # of a win: how well OpenSpiel's mixes have to stand up to the best answers to them
TOOLS = ["maki", "tempura", "sashimi", "gyoza", "chopsticks", "special_order", "pudding"]
MENUS: dict[str, tuple[str, dict[str, Any]]] = {
    "classic": ("classic", {}),
    "party": ("party", {"menu": "my-first-meal"}),
    "tools": ("party", {"menu": TOOLS}),
    "others": ("party", {"menu": ["uramaki", "eel", "tofu", "onigiri", "wasabi", "tea", "fruit"]}),
}


def tree_of(t: Any, me: int) -> str:
    """An ending as Gambit and OpenSpiel read it: the second seat chooses without seeing what the first has chosen."""
    lines = ['EFG 2 R "ending" { "me" "other" } ""']
    ends, places = count(1), (count(1), count(1))

    def unfold(t: Any) -> None:
        if ended(t):
            won = share(t, me) - 0.5
            lines.append(f't "" {next(ends)} "" {{ {won} {-won} }}')
            return
        mine, theirs = ways(t, me), ways(t, 1 - me)
        asked = f'p "" 2 {next(places[1])} "" {named(theirs)} 0' if len(theirs) > 1 else None
        if len(mine) > 1:
            lines.append(f'p "" 1 {next(places[0])} "" {named(mine)} 0')
        for own in mine:
            if asked:
                lines.append(asked)
            for other in theirs:
                unfold(after(t, me, own, other))

    unfold(t)
    return "\n".join(lines) + "\n"


def named(choices: list[list[int]]) -> str:
    return "{ " + " ".join(f'"{"-".join(map(str, choice))}"' for choice in choices) + " }"


def share(t: Any, me: int) -> float:
    """Of a game that is over, who has won by the rules; of a round, what we believe it is worth."""
    if t.stage == OVER:
        won = winners(t)
        return (won >> me & 1) / popcount(won)
    scored = Ending()
    judge(scored, t, ints(WINS))
    return scored.values[me] / WHOLE


def value_by_open_spiel(tree: str) -> float:
    """The value of a game, by counterfactual regret minimisation, as surely as the best answers to its mixes say."""
    game = pyspiel.load_efg_game(tree)
    solver = pyspiel.CFRPlusSolver(game)
    gap = 1.0
    for _ in range(40):
        for _ in range(100):
            solver.evaluate_and_update_policy()
        mixes = solver.average_policy()
        gap = pyspiel.nash_conv(game, mixes)
        if gap < CLOSE:
            break
    assert gap < CLOSE
    returns = pyspiel.expected_returns(game.new_initial_state(), mixes, -1, True)
    return float(returns[0]) + 0.5


def position(name: str, number: int, cards: int, first_round: int) -> Any:
    """A position of a game by chance; with tools there are many more lines, so they get the shortest endings."""
    game, more = MENUS[name]
    return endings(game, number, 2 if name == "tools" else cards, first_round, **more)


@pytest.mark.parametrize("name", MENUS)
@pytest.mark.parametrize("first_round", [0, LAST_ROUND], ids=["any round", "last round"])
def test_an_ending_has_the_value_that_open_spiel_finds(name: str, first_round: int) -> None:
    compared = 0
    for number in range(12):
        view = position(name, number, cards=2 + number % 2, first_round=first_round)
        if view is not None:
            compared += 1
            tree = tree_of(start_of(view), view.seat)
            value = exact_value(view, WINS) / WHOLE
            assert value == pytest.approx(value_by_open_spiel(tree), abs=CLOSE + 4 / WHOLE)
    assert compared >= 4


@pytest.mark.parametrize("number", range(12))
def test_one_choice_that_needs_mixing_has_the_value_that_open_spiel_finds(number: int) -> None:
    rng = Random(number)
    rows, columns = rng.randint(2, 5), rng.randint(2, 5)
    payoffs = [[rng.randrange(WHOLE) for _ in range(columns)] for _ in range(rows)]
    lines = ['EFG 2 R "choice" { "me" "other" } ""', f'p "" 1 1 "" {named([[row] for row in range(rows)])} 0']
    for row in payoffs:
        lines.append(f'p "" 2 1 "" {named([[column] for column in range(columns)])} 0')
        lines += [f't "" {value} "" {{ {value / WHOLE - 0.5} {0.5 - value / WHOLE} }}' for value in row]
    found = settle(Ending(), filled(payoffs)) / WHOLE
    assert found == pytest.approx(value_by_open_spiel("\n".join(lines) + "\n"), abs=CLOSE + 1 / WHOLE)
