"""Any game: drawn at random from all games, numbers of seats, menus and options."""

from dataclasses import dataclass, field
from random import Random

from okawari.cards import CATALOGUE
from okawari.editions import boxes
from okawari.editions.menus import COURSES
from okawari.editions.options import options_of
from okawari.table.faces import KINDS

OFTEN = {"classic": 3, "party": 5, "draft": 2}
ODDS = 0.1  # of an option that is not the usual one


@dataclass(frozen=True)
class Setup:
    """Arguments of Game, but for the seed."""

    game: str
    seats: int
    menu: tuple[str, ...] | None = None
    options: dict[str, str] = field(default_factory=dict)


def any_setup(rng: Random) -> Setup:
    """One game out of all."""
    game = rng.choices(list(OFTEN), list(OFTEN.values()))[0]
    least, most = boxes.SEATS[game]
    seats = rng.randint(least, most)
    options = any_options(game, rng)
    if game != "classic" or seats != 2:
        options.pop("dummy", None)
    return Setup(game, seats, any_menu(seats, rng) if game == "party" else None, with_expansions(game, options))


def any_options(game: str, rng: Random) -> dict[str, str]:
    """Mostly the usual options, some others."""
    drawn = {option.name: rng.choice(option.values) for option in options_of(game)}
    return {name: value for name, value in drawn.items() if rng.random() < ODDS}


def with_expansions(game: str, options: dict[str, str]) -> dict[str, str]:
    """Party menus may serve the extra dishes."""
    return {**options, "expansions": "both"} if game == "party" else options


def any_menu(seats: int, rng: Random) -> tuple[str, ...]:
    """Any menu that may be served to so many, extra dishes included."""
    served: list[str] = []
    for group, number in COURSES.items():
        fitting = [
            KINDS[kind]
            for kind, card in enumerate(CATALOGUE)
            if card.group is group and card.seats[0] <= seats <= card.seats[1]
        ]
        served += rng.sample(fitting, number)
    return tuple(served)
