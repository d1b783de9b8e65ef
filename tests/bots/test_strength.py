"""greedy beats random: at two seats nearly always, on every printed menu."""

import pytest

from okawari.editions.catalogue import menus
from okawari.simulation import simulate

pytest.importorskip("numba")
pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.parametrize("menu", menus(seats=2))
def test_two_seats_of_party(menu: str) -> None:
    assert simulate("party", 2, 1000, ["greedy", "random"], menu=menu, seed="strength").by_bot[0].wins.mean >= 0.95


@pytest.mark.parametrize("menu", sorted(set(menus()) - set(menus(seats=2))))
def test_menus_for_three_or_more(menu: str) -> None:
    found = simulate("party", 3, 900, ["greedy", "random", "random"], menu=menu, seed="strength")
    assert found.by_bot[0].wins.mean >= 0.8


@pytest.mark.parametrize("dummy", ["no", "yes"])
def test_two_seats_of_classic(dummy: str) -> None:
    found = simulate("classic", 2, 1000, ["greedy", "random"], options={"dummy": dummy}, seed="strength")
    assert found.by_bot[0].wins.mean >= 0.95


@pytest.mark.parametrize(
    ("game", "seats", "times"), [("classic", 5, 3), ("party", 8, 4), ("draft", 5, 2), ("draft", 4, 1.5)]
)
def test_large_tables(game: str, seats: int, times: float) -> None:
    menu = "sushi-go" if game == "party" else None
    found = simulate(game, seats, 2000, ["greedy", *["random"] * (seats - 1)], menu=menu, seed="strength")
    assert found.by_bot[0].wins.mean >= times / seats


def test_two_seats_of_draft() -> None:
    assert simulate("draft", 2, 1000, ["greedy", "random"], seed="strength").by_bot[0].wins.mean >= 0.93


@pytest.mark.parametrize("expansions", ["rice_wine", "sukeroku"])
def test_expansions(expansions: str) -> None:
    kinds = {"rice_wine": "rice_wine", "sukeroku": "tea"}[expansions]
    appetizer = "sukeroku" if expansions == "sukeroku" else "gyoza"
    menu = ["maki", "tempura", "sashimi", appetizer, "wasabi", kinds, "pudding"]
    found = simulate("party", 2, 1000, ["greedy", "random"], menu, {"expansions": expansions}, seed="strength")
    assert found.by_bot[0].wins.mean >= 0.95
