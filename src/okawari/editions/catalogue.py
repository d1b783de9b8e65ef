"""What can be ordered: menus and options, for programs that offer them."""

from okawari.editions.menus import MEANT_FOR, MENUS, kinds_of, refusals
from okawari.editions.options import Option, options_of


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


__all__ = ["MEANT_FOR", "Option", "kinds_of", "menus", "options"]
