"""What lies in front of a seat, in brief: one entry a kind, with the set it is part of and its points now."""

from collections import Counter
from dataclasses import dataclass

from okawari.cards.special_order import targets, waits
from okawari.language import Language
from okawari.table.faces import FACES, K_PUDDING, KIND_OF, KINDS
from okawari.views.preview import open_table
from okawari.views.seat_view import View
from okawari.views.standings import Standing

GROWING_SETS = {"tempura": 2, "sashimi": 3, "ice_cream": 4}  # any number of them
SETS = {"eel": 2, "tofu": 2, "gyoza": 5}
ONIGIRI_SET = 4
URAMAKI_GOAL = 10
LISTED = ("nigiri", "sukeroku", "chopsticks", "spoon", "menu", "takeout", "special_order")
DESSERTS = KINDS[K_PUDDING:]
FRUITS = {"w": "watermelon", "p": "pineapple", "o": "orange"}


@dataclass(frozen=True)
class Dish:
    """The cards of one kind in front of a seat."""

    kind: str
    text: str
    points: int  # if the round, or for desserts the game, ended now

    @property
    def later(self) -> bool:
        """Desserts count at the end of the game."""
        return self.kind in DESSERTS


def order_is_lost(view: View) -> bool:
    """Whether a special order played now would find nothing to copy, and so be gone."""
    t = open_table(view.raw)
    return not waits(t) and targets(t, view.raw.seat) == 0


def kind_of(code: str) -> str:
    """The kind that a card counts as where it lies."""
    code = code.removeprefix("special_order=").removesuffix("+wasabi")
    if code in FACES:
        return KINDS[KIND_OF[FACES.index(code)]]
    return {"miso_spoiled": "miso", "flipped": "flipped"}.get(code, "wasabi")


def dishes(view: View, seat: int, language: Language, standing: Standing, all_points: bool = False) -> list[Dish]:
    """The dishes of a seat by kind, in the order of the catalogue, desserts of earlier rounds included.

    With `all_points` kinds are named as well that bring points this round, or cost some, without a card lying there.
    """
    groups: dict[str, list[str]] = {}
    if all_points:
        groups = {kind: [] for kind, points in standing.lines.items() if points and kind not in DESSERTS}
    for code in (*view.table(seat), *view.desserts(seat)):
        groups.setdefault(kind_of(code), []).append(code)
    order = [*KINDS, "flipped"]
    return [
        Dish(kind, describe(kind, groups[kind], language), standing.lines[kind])
        for kind in sorted(groups, key=order.index)
    ]


def describe(kind: str, codes: list[str], language: Language) -> str:
    """The cards of a kind in a few words."""
    if kind == "flipped":
        return _counted(len(codes), language.face("flipped", short=True))
    name = language.card(kind, short=True)
    plain = [code.removeprefix("special_order=") for code in codes]
    if kind in LISTED:
        return ", ".join(_counted(n, language.face(code, short=True)) for code, n in Counter(codes).items())
    if kind in GROWING_SETS:
        size = GROWING_SETS[kind]
        return f"{name} {len(codes)}/{-(-len(codes) // size) * size}"
    if kind in SETS and len(codes) <= SETS[kind]:
        return f"{name} {len(codes)}/{SETS[kind]}"
    if kind == "onigiri":
        shapes = len({*plain})
        spare = f" +{len(plain) - shapes}" if len(plain) > shapes else ""
        return f"{name} {shapes}/{ONIGIRI_SET}{spare}"
    if kind in ("maki", "uramaki"):
        icons = sum(int(code[-1]) for code in plain)
        return f"{name} {icons}/{URAMAKI_GOAL}" if kind == "uramaki" else f"{name} {icons}"
    if kind == "fruit":
        icons_of = Counter(sign for code in plain for sign in code.removeprefix("fruit_"))
        return language.say("cli-fruit-icons", **{word: icons_of[sign] for sign, word in FRUITS.items()})
    return name if len(codes) == 1 else f"{name} {len(codes)}"


def _counted(number: int, name: str) -> str:
    return f"{number} {name}" if number > 1 else name
