"""From a JSON value to a request whose fields are all there and of the right sort; the cards are read later."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from okawari.editions.boxes import SEATS
from okawari.editions.menus import MENUS, card_named
from okawari.editions.options import GAMES, settled_options
from okawari.errors import BadMenu, BadTable, UnknownGame

SCOPES = ("round", "desserts", "game")
# What each game reads, of the table and of a seat.
FIELDS: dict[str, tuple[str, ...]] = {game: ("game", "options", "scope", "seats") for game in GAMES}
FIELDS["party"] += ("menu", "uramaki_places_taken")
SEAT_FIELDS = {game: ("name", "table", "points", "chips" if game == "draft" else "desserts") for game in GAMES}
MOST_ENTRIES = 500  # of a list of cards or chips: far beyond any table, far below what rules can count
MOST_POINTS = 1_000_000


@dataclass(frozen=True)
class Place:
    """What one seat has, by codes."""

    where: str
    table: tuple[str, ...]
    desserts: tuple[str, ...]
    points: int
    chips: tuple[int, ...]


@dataclass(frozen=True)
class Request:
    """A table to score."""

    game: str
    options: dict[str, str]
    scope: str
    menu: tuple[str, ...] | None
    places_taken: int
    seats: tuple[Place, ...]
    unknown: tuple[str, ...]

    @property
    def dummy(self) -> bool:
        """Whether the last seat is the dummy's."""
        return self.options.get("dummy") == "yes" and len(self.seats) > 1


def parse(request: object) -> Request:
    """Read everything but the cards; refuses what is not of the right sort and says which field it is."""
    if not isinstance(request, dict):
        raise BadTable("error-bad-table-object")
    game = _game(request)
    options = _options(game, _given(request, "options", {}))
    return Request(
        game=game,
        options=options,
        scope=_scope(game, _given(request, "scope", SCOPES[0])),
        menu=_menu(game, _given(request, "menu", None)),
        places_taken=_whole(_given(request, "uramaki_places_taken", 0), "uramaki_places_taken", 0, 3),
        seats=_seats(game, options, _given(request, "seats", None)),
        unknown=tuple(_unread(game, request)),
    )


def _given(fields: Mapping[Any, Any], name: str, default: Any) -> Any:
    """A field, or its default where it is missing or null."""
    value = fields.get(name)
    return default if value is None else value


def _game(request: Mapping[Any, Any]) -> str:
    game = _given(request, "game", None)
    if game is None:
        raise BadTable("error-bad-table-field", field="game")
    if not isinstance(game, str) or game not in GAMES:
        raise UnknownGame("error-unknown-game", game=shown(game), known=", ".join(GAMES))
    return game


def _options(game: str, options: object) -> dict[str, str]:
    if not isinstance(options, dict):
        raise BadTable("error-bad-table-field", field="options")
    return settled_options(game, {shown(name): shown(value) for name, value in options.items()})


def _scope(game: str, scope: object) -> str:
    if not isinstance(scope, str) or scope not in SCOPES:
        raise BadTable("error-bad-table-scope", scope=shown(scope))
    if game == "draft" and scope == "desserts":
        raise BadTable("error-bad-table-scope-draft", scope=scope)
    return scope


def _menu(game: str, menu: object) -> tuple[str, ...] | None:
    """The kinds that are served: those of a printed menu, or any."""
    if menu is None:
        return None
    if game != "party":
        raise BadMenu("error-bad-menu-not-in-game", game=game)
    if isinstance(menu, str):
        if menu not in MENUS:
            raise BadMenu("error-bad-menu-unknown", menu=shown(menu), known=", ".join(MENUS))
        return MENUS[menu]
    kinds = tuple(shown(kind) for kind in _list(menu, "menu"))
    for kind in kinds:
        card_named(kind)
    return kinds


def _seats(game: str, options: Mapping[str, str], seats: object) -> tuple[Place, ...]:
    if seats is None:
        raise BadTable("error-bad-table-field", field="seats")
    given = seats if isinstance(seats, list | tuple) else _list(seats, "seats")
    most = SEATS[game][1]
    if not 1 <= len(given) <= most:
        raise BadTable("error-bad-table-seats", game=game, most=most, seats=len(given))
    if options.get("dummy") == "yes" and len(given) not in (1, 3):
        raise BadTable("error-bad-table-dummy", seats=len(given))
    return tuple(_place(seat, f"seats[{number}]") for number, seat in enumerate(given))


def _place(seat: object, where: str) -> Place:
    if not isinstance(seat, dict):
        raise BadTable("error-bad-table-field", field=where)
    chips = _list(_given(seat, "chips", ()), f"{where}.chips")
    return Place(
        where=where,
        table=_codes(_given(seat, "table", ()), f"{where}.table"),
        desserts=_codes(_given(seat, "desserts", ()), f"{where}.desserts"),
        points=_whole(_given(seat, "points", 0), f"{where}.points", -MOST_POINTS, MOST_POINTS),
        chips=tuple(_whole(chip, f"{where}.chips[{at}]", 0, MOST_POINTS) for at, chip in enumerate(chips)),
    )


def _codes(cards: object, where: str) -> tuple[str, ...]:
    found = []
    for at, card in enumerate(_list(cards, where)):
        if not isinstance(card, str):
            raise BadTable("error-bad-table-no-card", field=f"{where}[{at}]", card=shown(card))
        found.append(card)
    return tuple(found)


def _list(value: object, where: str) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise BadTable("error-bad-table-list", field=where)
    if len(value) > MOST_ENTRIES:
        raise BadTable("error-bad-table-too-long", field=where, count=len(value), most=MOST_ENTRIES)
    return value


def _whole(value: object, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadTable("error-bad-table-number", field=where, least=least, most=most)
    return value


def _unread(game: str, request: Mapping[Any, Any]) -> Iterable[str]:
    """Fields that say something and are none of this game's: most likely misspelt."""
    yield from (shown(name) for name, value in request.items() if value and name not in FIELDS[game])
    for number, seat in enumerate(request["seats"]):
        unread = [shown(name) for name, value in seat.items() if value and name not in SEAT_FIELDS[game]]
        yield from (f"seats[{number}].{name}" for name in unread)


def shown(value: object) -> str:
    """A value of the request as an error can quote it: short, on one line, printable."""
    if isinstance(value, str):
        text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value[:41])
        return text if len(text) <= 40 else text[:39] + "…"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "…"
    if isinstance(value, float):
        return str(value)
    return "[…]" if isinstance(value, list | tuple) else "{…}"


def leaders(totals: list[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
