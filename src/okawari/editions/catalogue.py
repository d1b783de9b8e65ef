"""What can be ordered: menus and options, for programs that offer them."""

from okawari.editions.menus import COURSES, MEANT_FOR, MENUS, kinds_of, refusals
from okawari.editions.options import Option, options_of
from okawari.errors import BadMenu
from okawari.table.faces import KINDS


def menus(seats: int | None = None) -> dict[str, tuple[str, ...]]:
    """The printed menus by code, nigiri included; with a number of seats only those that it allows.

    >>> sorted(set(menus()) - set(menus(seats=8)))
    ['dinner-for-two', 'party-sampler', 'points-platter']
    """
    return {code: ("nigiri", *kinds) for code, kinds in MENUS.items() if seats is None or not refusals(kinds, seats)}


def options(game: str) -> tuple[Option, ...]:
    """The options of a game, each with its values (default first) and its source.

    >>> [option.name for option in options("classic")]
    ['pass_direction', 'dummy', 'promo']
    """
    return options_of(game)


def refused_kinds(seats: int, expansions: str = "none") -> dict[str, BadMenu]:
    """Why a dish cannot be served to so many, for each that cannot; extra dishes go by the option.

    >>> [*refused_kinds(2)], [*refused_kinds(2, "both")]
    (['edamame', 'sukeroku', 'spoon', 'rice_wine'], ['edamame', 'spoon'])
    """
    return refusals(KINDS, seats, expansions)


__all__ = ["COURSES", "MEANT_FOR", "Option", "kinds_of", "menus", "options", "refused_kinds"]
