"""Cards of Classic and Party by their codes, and how they come to lie in front of a seat."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from okawari.cards.special_order import MUST
from okawari.cards.takeout import face_at
from okawari.cards.wasabi import dip
from okawari.editions import boxes
from okawari.errors import BadTable
from okawari.scorepad.parse import Place, Request, shown
from okawari.table.faces import (
    CHOPSTICKS,
    FACES,
    FIRST,
    FLIPPED,
    KIND_OF,
    KINDS,
    MENU7,
    PUDDING,
    SPECIAL_ORDER,
    SPOILED,
    SPOON4,
    SQUID,
    TAKEOUT10,
    WASABI,
)
from okawari.table.layout import Table
from okawari.table.zones import count, put

COPY = "special_order"
# Tools of Party without their corner number.
BARE = {"chopsticks": CHOPSTICKS, "spoon": SPOON4, "menu": MENU7, "takeout": TAKEOUT10}


@dataclass(frozen=True)
class Card:
    """One code: the card, where it lies, and what else the code says about it."""

    spot: int
    printed: str  # what the box calls it
    copy: bool = False  # a special order lying there as a copy
    on_wasabi: bool = False  # said explicitly, so the wasabi comes with it

    @property
    def kind(self) -> int | None:
        """What it counts as; nothing, if it is turned over."""
        return None if self.spot == FLIPPED else KIND_OF[face_at(self.spot)]


def box(request: Request) -> dict[str, int]:
    """The faces of the game and their copies."""
    if request.game == "party":
        return boxes.PARTY
    return {**boxes.CLASSIC, **(boxes.CLASSIC_PROMO if request.options["promo"] == "yes" else {})}


def spots(request: Request) -> dict[str, int]:
    """Every code of the game that stands for itself, and where such a card lies."""
    found = {face: FACES.index(face) for face in box(request)}
    if request.game == "party":
        found |= {**BARE, "miso_spoiled": SPOILED, "flipped": FLIPPED}
    return found


def read(code: str, known: Mapping[str, int], where: str) -> Card:
    """Understand one code, or say what is wrong with it."""
    lying, plus, under = code.partition("+")
    first, equals, copied = lying.partition("=")
    copy = first == COPY and equals == "=" and COPY in known
    face = copied if copy else lying
    if copy and (face == COPY or face not in known):
        raise BadTable("error-bad-table-no-copy", field=where, card=shown(code))
    if face not in known or (plus and under != "wasabi"):
        raise BadTable("error-bad-table-no-card", field=where, card=shown(code))
    if plus and known[face] > SQUID:
        raise BadTable("error-bad-table-on-wasabi", field=where, card=shown(code))
    printed = COPY if copy else "miso" if face == "miso_spoiled" else face
    return Card(known[face], printed, copy, bool(plus))


def read_table(place: Place, known: Mapping[str, int]) -> list[Card]:
    """This round's cards of a seat."""
    return [read(code, known, f"{place.where}.table[{at}]") for at, code in enumerate(place.table)]


def read_desserts(place: Place, known: Mapping[str, int]) -> list[Card]:
    """A seat's desserts of earlier rounds."""
    cards = []
    for at, code in enumerate(place.desserts):
        where = f"{place.where}.desserts[{at}]"
        card = read(code, known, where)
        if not PUDDING <= card.spot < len(FACES):
            raise BadTable("error-bad-table-no-dessert", field=where, card=shown(code))
        cards.append(card)
    return cards


def lay(t: Table, seat: int, card: Card) -> None:
    """The card takes its place; a nigiri goes on an open wasabi, as a copy only where it must."""
    me = t.seats[seat]
    if card.on_wasabi:
        put(t, seat, WASABI, 0)
    must_dip = not card.copy or t.rules.order_nigiri == MUST
    if card.spot == FLIPPED:
        me.front[FLIPPED] += 1
    elif card.spot <= SQUID and (card.on_wasabi or (must_dip and count(me, WASABI) > 0)):
        dip(t, seat, card.spot, card.copy)
    else:
        put(t, seat, card.spot, card.copy)
    me.fresh_n = 0


def keep(t: Table, seat: int, card: Card) -> None:
    """A dessert of an earlier round."""
    me = t.seats[seat]
    (me.dessert_orders if card.copy else me.desserts)[card.spot - PUDDING] += 1


def too_many(cards: Collection[Card], printed: Mapping[str, int]) -> Iterator[tuple[str, int, int]]:
    """Faces of which more cards lie there than the box has: (face, how many, how many printed)."""
    laid = Counter(card.printed for card in cards)
    laid["wasabi"] += sum(card.on_wasabi for card in cards)
    for face, number in laid.items():
        copies = printed.get(face)
        if copies is None and face in BARE:
            kind = KIND_OF[BARE[face]]
            family = [face, *(name for name in FACES[FIRST[kind] : FIRST[kind + 1]] if name != face)]
            number = sum(laid[name] for name in family)
            copies = sum(printed.get(name, 0) for name in family)
        if copies is not None and number > copies:
            yield face, number, copies


def kinds_of(cards: Collection[Card]) -> set[str]:
    """The kinds that lie on the table: for a special order both what it is and what it copies."""
    found = {card.kind for card in cards}
    found |= {KIND_OF[WASABI] for card in cards if card.on_wasabi}
    found |= {KIND_OF[SPECIAL_ORDER] for card in cards if card.copy}
    return {KINDS[kind] for kind in found if kind is not None}
