"""What can be set of an environment that plays one table: the same names, whatever the interface."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from okawari.editions.options import options_of
from okawari.editions.setup import check_seats
from okawari.environments.numbers import told, whole

VERSION = "v0"  # of all ids: raised when, after a release, the same program would see or play something else
RENDER_MODES = ("human", "ansi")
TABLES = "okawari.environments.Tables takes it"
# What others can be told, and not everybody.
FIXED = {
    **dict.fromkeys(("count", "auto", "everybody", "threads"), TABLES),
    "bots": "Gymnasium's environments take it, and okawari.environments.Tables",
}


class Settings(TypedDict, total=False):
    """What can be set beside the game.

    seats: players, None for as many as `default_seats` says; menu: of a Party game, its name or its kinds, None for
    my-first-meal; options: by their names; reward: points, place or win; illegal: what becomes of an answer that is not
    open, raise, terminate or substitute; fast: compiled rules, None for where there is a compiler; render_mode: None,
    human or ansi.
    """

    seats: int | None
    menu: str | Sequence[str] | None
    options: Mapping[str, str] | None
    reward: str
    illegal: str
    fast: bool | None
    render_mode: str | None


def default_seats(game: str) -> int:
    """How many play if nobody says: as few as the game's own rules allow, and Draft's are for three or more."""
    return 3 if game == "draft" else 2


def wanted_seats(game: str, seats: object) -> int:
    """How many play; refused if the game is not for so many."""
    options_of(game)  # refuses a game that there is not
    if seats is None:
        return default_seats(game)
    number = whole(seats)
    if number is None:
        raise ValueError(f"seats is a whole number, and not {told(seats)}")
    check_seats(game, number)
    return number


def check_menu(menu: object) -> None:
    """Refuse kinds that are one text, as OpenSpiel's parameters have them, or in no order, where a list is wanted."""
    if isinstance(menu, str) and ("," in menu or ";" in menu):
        kinds = [kind.strip() for kind in menu.replace(";", ",").split(",")]
        raise ValueError(f"menu is a menu's name or a list of kinds: menu={kinds}")
    if menu is not None and not isinstance(menu, Sequence):
        raise ValueError(f"menu is a menu's name or a list of kinds, and not {told(menu)}")


def check_settings(settings: Mapping[str, object], own: Sequence[str] = ()) -> None:
    """Refuse what cannot be set; an interface may have settings of its own."""
    for name in settings:
        if name in FIXED:
            there = "say num_envs" if name == "count" and "num_envs" in own else FIXED[name]
            raise TypeError(f"{name} cannot be set here: {there}")
        if name not in Settings.__annotations__:
            known = ", ".join([*Settings.__annotations__, *own])
            # In Python's words: TorchRL offers settings of others to all environments and goes by them.
            raise TypeError(f"got an unexpected keyword argument {name!r}: settings are {known}")
    mode = settings.get("render_mode")
    if mode is not None and mode not in RENDER_MODES:
        # No ValueError: Stable-Baselines3 wants a picture first and does without one if it meets this.
        raise TypeError(f"render_mode is None, {' or '.join(RENDER_MODES)}, not {mode!r}")
