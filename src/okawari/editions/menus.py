"""Menus of Party: the eight printed ones, and what any menu must be."""

from collections.abc import Iterable, Sequence

from okawari.cards import CATALOGUE, Card, Group
from okawari.errors import BadMenu
from okawari.table.faces import KINDS

MENUS: dict[str, tuple[str, ...]] = {
    "my-first-meal": ("maki", "tempura", "sashimi", "miso", "wasabi", "tea", "ice_cream"),
    "sushi-go": ("maki", "tempura", "sashimi", "gyoza", "chopsticks", "wasabi", "pudding"),
    "party-sampler": ("temaki", "tempura", "gyoza", "tofu", "wasabi", "menu", "ice_cream"),
    "master-menu": ("temaki", "onigiri", "tofu", "sashimi", "spoon", "takeout", "fruit"),
    "points-platter": ("uramaki", "onigiri", "gyoza", "edamame", "special_order", "tea", "ice_cream"),
    "cutthroat-combo": ("temaki", "eel", "tofu", "miso", "spoon", "soy_sauce", "pudding"),
    "big-banquet": ("maki", "tempura", "gyoza", "eel", "spoon", "chopsticks", "ice_cream"),
    "dinner-for-two": ("uramaki", "onigiri", "tofu", "miso", "menu", "special_order", "fruit"),
}
MEANT_FOR = {"big-banquet": (6, 8), "dinner-for-two": (2, 2)}
COURSES = {Group.ROLL: 1, Group.APPETIZER: 3, Group.SPECIAL: 2, Group.DESSERT: 1}
EXPANSIONS = {"none": (), "rice_wine": ("rice_wine",), "sukeroku": ("sukeroku",), "both": ("rice_wine", "sukeroku")}


def card_named(kind: str) -> Card:
    """The card of a kind."""
    if kind not in KINDS:
        raise BadMenu("error-bad-menu-unknown-kind", kind=kind, known=", ".join(KINDS))
    return CATALOGUE[KINDS.index(kind)]


def kinds_of(menu: str | Sequence[str], seats: int, expansions: str = "none") -> tuple[str, ...]:
    """The kinds a menu serves, nigiri first, in catalogue order; refuses what the rules do not allow."""
    if isinstance(menu, str):
        if menu not in MENUS:
            raise BadMenu("error-bad-menu-unknown", menu=menu, known=", ".join(MENUS))
        menu = MENUS[menu]
    check_kinds(menu)
    served = [kind for kind in menu if kind != "nigiri"]
    check_courses(served)
    for kind in served:
        check_seats(kind, seats)
        check_expansion(kind, expansions)
    return tuple(sorted(["nigiri", *served], key=KINDS.index))


def check_kinds(served: Iterable[str]) -> None:
    """Known kinds, each once."""
    seen: set[str] = set()
    for kind in served:
        card_named(kind)
        if kind in seen:
            raise BadMenu("error-bad-menu-duplicate", kind=kind)
        seen.add(kind)


def check_courses(served: Sequence[str]) -> None:
    """The right number of each course."""
    for group, wanted in COURSES.items():
        got = sum(card_named(kind).group is group for kind in served)
        if got != wanted:
            raise BadMenu("error-bad-menu-count", group=group.value, wanted=wanted, got=got)


def check_seats(kind: str, seats: int) -> None:
    """Some cards are not for every number of players."""
    least, most = card_named(kind).seats
    if not least <= seats <= most:
        raise BadMenu("error-bad-menu-seats", kind=kind, seats=seats, least=least, most=most)


def check_expansion(kind: str, expansions: str) -> None:
    """Extra dishes are served where the option says so."""
    if card_named(kind).expansion and kind not in EXPANSIONS[expansions]:
        raise BadMenu("error-bad-menu-expansion", kind=kind, option="expansions")


def refusals(kinds: Iterable[str], seats: int, expansions: str = "both") -> dict[str, BadMenu]:
    """Why a kind cannot be served to this number of players, for every kind that cannot."""
    found = {}
    for kind in kinds:
        try:
            check_seats(kind, seats)
            check_expansion(kind, expansions)
        except BadMenu as reason:
            found[kind] = reason
    return found
