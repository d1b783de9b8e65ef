"""What a spoon's question says of the odds must be true, and must follow from nothing but what the seat may know."""

import random
from collections.abc import Iterator

import pytest

from okawari.game import Game
from okawari.table.questions import WHOLE_KIND
from okawari.views.odds import request_chances
from tests.laws.worlds import other_world, worlds_differ

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("maki tofu sashimi eel spoon wasabi pudding", 4, {}),
    ("temaki gyoza tempura onigiri spoon tea fruit", 3, {}),
    ("uramaki tempura miso edamame spoon menu ice_cream", 6, {}),
]
WORLDS = 120
NEAR = 15.0  # points of 100 that so many worlds may be off by chance


def requests(menu: str, seats: int, options: dict[str, str], games: int = 6) -> Iterator[tuple[Game, int]]:
    """Every moment in which a spoon asks, in games where tools are used whenever they can be."""
    dice = random.Random(5)
    for seed in range(games):
        game = Game("party", seats=seats, menu=menu.split(), options=options, seed=seed)
        while not game.over:
            seat = dice.choice(game.waiting)
            if game.question(seat) == "request":
                yield game, seat
            legal = [one for one in game.legal(seat) if one.code != "pass"] or game.legal(seat)
            spoons = [one for one in legal if one.code.startswith("spoon")]
            game.answer(seat, dice.choice(spoons or legal))


def somebody_has(game: Game, seat: int, code: str) -> bool:
    """Whether a spoon that asks for this would get it."""
    trial = game.copy()
    told = trial.answer(seat, code)
    return any(event.what == "spoon_gave" for event in told) or any(
        trial.question(one) == "give" for one in range(game.seats)
    )


@pytest.mark.parametrize(("menu", "seats", "options"), TABLES)
def test_what_is_sure_is_so_and_what_is_likely_happens(menu: str, seats: int, options: dict[str, str]) -> None:
    asked = sure = never = 0
    hoped = happened = 0.0
    for game, seat in requests(menu, seats, options):
        for remembers in (True, False):
            view = game.view(seat)
            for answer, chance in zip(view.legal, request_chances(view, remembers), strict=True):
                has = somebody_has(game, seat, answer.code)
                assert has or chance != 100, (answer.code, remembers)
                assert not has or chance != 0, (answer.code, remembers)
                asked, sure, never = asked + 1, sure + (chance == 100), never + (chance == 0)
                hoped, happened = hoped + chance / 100, happened + has
    assert asked > 200
    assert sure
    assert never
    assert abs(hoped - happened) / asked < 0.1, "players choose, so the count is off a little"


@pytest.mark.parametrize(("menu", "seats", "options"), TABLES)
def test_the_odds_are_those_of_all_worlds_that_could_be(menu: str, seats: int, options: dict[str, str]) -> None:
    rng = random.Random(11)
    compared = 0
    for game, seat in requests(menu, seats, options, 2):
        view = game.view(seat)
        worlds = [Game.imagine(view, rng) for _ in range(WORLDS)]
        for answer, chance in zip(view.legal, request_chances(view, True), strict=True):
            found = 100 * sum(somebody_has(world, seat, answer.code) for world in worlds) / WORLDS
            assert abs(found - chance) <= NEAR, answer.code
            assert (found == 100) >= (chance == 100)
            assert (found == 0) >= (chance == 0)
            compared += 1
        if compared > 60:
            break
    assert compared > 30


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize(("menu", "seats", "options"), TABLES)
def test_another_world_that_looks_the_same_has_the_same_odds(
    menu: str, seats: int, options: dict[str, str], remembers: bool
) -> None:
    dice = random.Random(3)
    different = 0
    for game, seat in requests(menu, seats, options, 3):
        other = game.copy()
        other._table = other_world(game._table, seat, dice)
        different += worlds_differ(game._table, other._table)
        assert request_chances(other.view(seat), remembers) == request_chances(game.view(seat), remembers)
    assert different > 3


def test_hands_that_went_by_count_only_for_who_remembers_them() -> None:
    better = 0
    for game, seat in requests(*TABLES[0]):
        view = game.view(seat)
        known = {face for at, hand in view.known_hands.items() if at != seat for face in hand}
        sharp, plain = request_chances(view, True), request_chances(view, False)
        for answer, clear, vague in zip(view.legal, sharp, plain, strict=True):
            if answer.id < WHOLE_KIND and answer.code in known:
                assert clear == 100
                better += vague < 100
    assert better > 10
