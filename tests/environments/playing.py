"""Games of any sort for environments, and answers without a plan."""

from typing import Any

import numpy

from okawari.environments.tables import Tables

# Every question is asked somewhere here.
SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "classic", "seats": 2},
    {"game": "classic", "seats": 2, "options": {"dummy": "yes"}},
    {"game": "classic", "seats": 5, "options": {"promo": "yes"}},
    {"game": "party", "seats": 2, "menu": "dinner-for-two"},
    {"game": "party", "seats": 4, "menu": "master-menu"},
    {"game": "party", "seats": 5, "menu": "cutthroat-combo", "options": {"expansions": "both"}},
    {"game": "party", "seats": 8, "menu": "big-banquet"},
    {
        "game": "party",
        "seats": 3,
        "menu": ("uramaki", "onigiri", "miso", "edamame", "spoon", "special_order", "fruit"),
    },
    {"game": "draft", "seats": 2},
    {"game": "draft", "seats": 5, "options": {"advanced": "yes", "leftovers": "per_game"}},
)


def name_of(setup: dict[str, Any]) -> str:
    menu = setup.get("menu", "")
    return "-".join([setup["game"], str(setup["seats"]), menu if isinstance(menu, str) else "own"])


def any_answers(tables: Tables, rng: numpy.random.Generator) -> Any:
    """One of the open answers for every seat."""
    return (tables.masks * rng.random(tables.masks.shape)).argmax(2)


def plays_as_alone(steps: int, **setup: Any) -> None:
    """A batch plays what each of its tables would play by itself: what is seen, open and gained is the same."""
    many = Tables(**setup, count=3, fast=False)
    many.reset(11)
    ones = [Tables(**setup, fast=False) for _ in range(3)]
    for number, one in enumerate(ones):
        one.reset(11, first=number)
    rng = numpy.random.default_rng(5)
    for _ in range(steps):
        answers = any_answers(many, rng)
        many.step(answers)
        for number, one in enumerate(ones):
            one.step(answers[number : number + 1])
            assert one.over[0] == many.over[number]
            assert (one.rewards[0] == many.rewards[number]).all()
            if one.over[0]:
                one.reset(11, first=int(many.deals[number]))
            assert (one.observations[0] == many.observations[number]).all()
            assert (one.masks[0] == many.masks[number]).all()
