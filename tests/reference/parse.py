"""From the codes of the scoring format to cards lying on a table (Sushi Go! and Sushi Go Party!)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

NIGIRI_POINTS = {"egg": 1, "salmon": 2, "squid": 3}

FACES_OF_KIND = {
    "nigiri": ["egg", "salmon", "squid"],
    "wasabi": ["wasabi"],
    "maki": ["maki1", "maki2", "maki3"],
    "temaki": ["temaki"],
    "uramaki": ["uramaki3", "uramaki4", "uramaki5"],
    "tempura": ["tempura"],
    "sashimi": ["sashimi"],
    "gyoza": ["gyoza"],
    "eel": ["eel"],
    "tofu": ["tofu"],
    "edamame": ["edamame"],
    "miso": ["miso", "miso_spoiled"],
    "onigiri": ["onigiri_circle", "onigiri_triangle", "onigiri_square", "onigiri_rectangle"],
    "sukeroku": ["inari", "futomaki"],
    "chopsticks": ["chopsticks", "chopsticks1", "chopsticks2", "chopsticks3"],
    "spoon": ["spoon", "spoon4", "spoon5", "spoon6"],
    "menu": ["menu", "menu7", "menu8", "menu9"],
    "takeout": ["takeout", "takeout10", "takeout11", "takeout12"],
    "soy_sauce": ["soy_sauce"],
    "tea": ["tea"],
    "special_order": ["special_order"],
    "rice_wine": ["rice_wine"],
    "pudding": ["pudding"],
    "ice_cream": ["ice_cream"],
    "fruit": ["fruit_ww", "fruit_pp", "fruit_oo", "fruit_wp", "fruit_wo", "fruit_po"],
    "flipped": ["flipped"],
}
"""Kinds in the order in which score lines are listed, each with its faces."""

KIND_OF_FACE = {face: kind for kind, faces in FACES_OF_KIND.items() for face in faces}

DESSERT_KINDS = ["pudding", "ice_cream", "fruit"]

CLASSIC_KINDS = ["nigiri", "wasabi", "maki", "tempura", "sashimi", "gyoza", "chopsticks", "pudding"]

PARTY_KINDS = list(FACES_OF_KIND)


@dataclass(frozen=True)
class Card:
    """One card lying on the table."""

    face: str
    """What the card counts as: for a special order, the face it copies."""

    on_wasabi: bool = False
    """A nigiri that was put on a wasabi. The wasabi itself is a card of its own."""

    @property
    def kind(self) -> str:
        return KIND_OF_FACE[self.face]


def parse_table(codes: Iterable[str], kinds: list[str], copies_use_wasabi: bool) -> list[Card]:
    """Read one seat's cards in play order; an explicit `squid+wasabi` gives two cards."""
    cards: list[Card] = []
    open_wasabi = 0
    for code in codes:
        printed, plus, under = code.partition("+")
        copied = printed.startswith("special_order=")
        face = printed.removeprefix("special_order=")
        check_face(code, face, copied, kinds)
        if plus:
            if face not in NIGIRI_POINTS or under != "wasabi":
                raise ValueError(f"only a nigiri lies on a wasabi: {code}")
            cards.append(Card("wasabi"))
            cards.append(Card(face, on_wasabi=True))
        elif face in NIGIRI_POINTS and open_wasabi > 0 and (copies_use_wasabi or not copied):
            open_wasabi -= 1
            cards.append(Card(face, on_wasabi=True))
        else:
            if face == "wasabi":
                open_wasabi += 1
            cards.append(Card(face))
    return cards


def check_face(code: str, face: str, copied: bool, kinds: list[str]) -> None:
    """Refuse a code that is no card of this game."""
    if KIND_OF_FACE.get(face) not in kinds:
        raise ValueError(f"no such card in this game: {code}")
    if copied and ("special_order" not in kinds or face == "special_order"):
        raise ValueError(f"not a copy of anything: {code}")


def how_many(cards: list[Card], kind: str) -> int:
    """The number of cards of one kind."""
    return sum(1 for card in cards if card.kind == kind)


def icons(cards: list[Card], kind: str) -> int:
    """The icons on maki or uramaki cards: the last character of the face is their number."""
    return sum(int(card.face[-1]) for card in cards if card.kind == kind)


def colours(cards: list[Card], flipped_is_a_colour: bool) -> Counter[str]:
    """How many cards there are of each background colour."""
    groups: Counter[str] = Counter()
    for card in cards:
        if card.kind in ("nigiri", "wasabi"):
            groups["yellow"] += 1
        elif card.kind == "flipped":
            if flipped_is_a_colour:
                groups["back"] += 1
        elif card.kind != "special_order":
            groups[card.kind] += 1
    return groups
