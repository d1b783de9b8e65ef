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
