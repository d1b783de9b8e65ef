"""What an answer that was shown does on the open table of Classic and Party: points counted, never expected."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from okawari.bots.reasons.cards import RACES, gain_of, race, wins_race
from okawari.bots.reasons.likings import fondness
from okawari.bots.reasons.reason import Clause, clause
from okawari.bots.reasons.values import points_on
from okawari.bots.taste import Taste
from okawari.cards.special_order import targets
from okawari.cards.wasabi import PLAYER_DECIDES, landing
from okawari.structs import copy_of
from okawari.table.faces import (
    CHOPSTICKS3,
    DIPPED,
    FACE_COUNT,
    K_CHOPSTICKS,
    K_MENU,
    K_PUDDING,
    K_SPECIAL_ORDER,
    K_SPOON,
    K_TAKEOUT,
    K_WASABI,
    KIND_OF,
    SPOON6,
)
from okawari.table.layout import Table, View
from okawari.table.questions import (
    ANNOUNCE,
    COPY_OF_TOOL,
    DIP,
    FLIP,
    FLIP_ORDER,
    FOR_DUMMY,
    GIVE,
    PASS,
    PICK,
    REQUEST,
    SECOND,
    TARGET,
    TRAY,
)
from okawari.table.zones import direction

# What cards are good for that bring nothing by themselves: at once, or in a later turn.
AT_ONCE = {
    K_MENU: "reason-open-menu",
    K_TAKEOUT: "reason-open-box",
    K_SPECIAL_ORDER: "reason-open-order",
}
IN_TIME = {
    K_WASABI: "reason-open-wasabi",
    K_CHOPSTICKS: "reason-open-chopsticks",
    K_SPOON: "reason-open-spoon",
}
# Cards are shown all at once: what is compared with the others' is true of the table as it lay before.
UNTIL_THEN = {
    "reason-most": "reason-open-race-most",
    "reason-level": "reason-open-race-level",
    "reason-behind": "reason-open-race-behind",
    "reason-miso": "reason-open-miso",
}
PLAN, SAVE = clause("reason-open-plan"), clause("reason-save")


@dataclass(frozen=True)
class Side:
    """A seat's side of the open table, and what is known of who sits there."""

    table: Table
    v: View  # open, with the seat and its question
    taste: Taste | None

    def points(self, answer: int, question: int, seat: int | None = None) -> int:
        """What an answer to a question would change in points, desserts included, if everything ended now."""
        v = copy_of(self.v)
        v.mine.ask = question
        v.seat = self.v.seat if seat is None else seat
        return sum(points_on(self.table, v, answer))


def shown_clause(side: Side, answer: int) -> Clause:
    """What everybody can see of the reason."""
    found = FAMILIES[side.v.mine.ask](side, answer)
    return replace(found, message=UNTIL_THEN.get(found.message, found.message))


def from_hand(side: Side, answer: int) -> Clause:
    """A card of the hand, or no second one."""
    if answer == PASS:
        return SAVE
    own = own_points(side, answer)
    return kept_from_next(side, answer, own) or card(side, answer, own)


def from_tray(side: Side, answer: int) -> Clause:
    """A card of the deck."""
    return card(side, answer, own_points(side, answer))


def own_points(side: Side, face: int) -> int:
    """Points for a card; where its player decides about wasabi, the next answer tells."""
    decides = landing(side.table, side.v.seat, face) == PLAYER_DECIDES
    return side.points(face, DIP if decides else side.v.mine.ask)


def kept_from_next(side: Side, face: int, own: int) -> Clause | None:
    """A card that brings more to the next player's dishes, which all can see: for some that is reason enough."""
    v = side.v
    if v.hand_n < 2 or KIND_OF[face] in RACES:
        return None
    theirs = side.points(face, PICK, (v.seat + direction(v)) % v.seats_n)
    spoils = side.taste is not None and side.taste.spite > 0
    if theirs <= abs(own) or (own > 0 and not spoils):
        return None
    return clause("reason-open-deny", points=theirs)


def card(side: Side, face: int, own: int) -> Clause:
    """A card that its player lays: for points, a liking, or what it may become."""
    t, seat, kind = side.table, side.v.seat, KIND_OF[face]
    compared = race(t, seat, face) if kind in RACES and not wins_race(t, seat, face) else None
    if compared is None:
        decides = landing(t, seat, face) == PLAYER_DECIDES
        gained = clause("reason-now", points=own) if decides else gain_of(t, seat, face, own)
    else:
        gained = compared if compared.message == "reason-most" else None
    liked = fondness(face, side.taste) if side.taste is not None else None
    return gained or liked or compared or hope(side, kind, own)


def hope(side: Side, kind: int, own: int) -> Clause:
    """A card without any points yet; a special order needs something to copy."""
    if kind >= K_PUDDING:
        return clause("reason-open-dessert")
    if own < 0:
        return clause("reason-open-costs", points=-own)
    if kind in AT_ONCE and (kind != K_SPECIAL_ORDER or targets(side.table, side.v.seat)):
        return clause(AT_ONCE[kind])
    return clause(IN_TIME.get(kind, "reason-open-later")) if side.v.hand_n > 1 and kind not in AT_ONCE else PLAN


def announce(side: Side, answer: int) -> Clause:
    """A tool to use, or to keep."""
    if answer == PASS:
        return SAVE
    face = answer - COPY_OF_TOOL if answer > SPOON6 else answer
    return clause("reason-open-use-chopsticks" if face <= CHOPSTICKS3 else "reason-open-use-spoon")


def for_dummy(side: Side, answer: int) -> Clause:
    """A card for the dummy."""
    return kept_from_next(side, answer, 0) or PLAN


def request(side: Side, answer: int) -> Clause:
    """A card to ask for."""
    known = answer < FACE_COUNT and KIND_OF[answer] not in RACES
    points = side.points(answer, REQUEST) if known else 0
    return clause("reason-request", points=points) if points > 0 else PLAN


def give(side: Side, answer: int) -> Clause:
    """A card to give away: what else was there is nobody's business."""
    return clause("reason-open-give")


def changed(side: Side, answer: int) -> Clause:
    """A dish to copy, or a card to turn over."""
    if answer == PASS:
        return clause("reason-open-stay")
    points = side.points(answer, side.v.mine.ask)
    return clause("reason-now", points=points) if points > 0 else PLAN


def dip(side: Side, answer: int) -> Clause:
    """A place for a nigiri."""
    if answer < DIPPED:
        return clause("reason-undipped")
    return clause("reason-dipped", points=side.points(answer, DIP))


FAMILIES: dict[int, Callable[[Side, int], Clause]] = {
    PICK: from_hand,
    SECOND: from_hand,
    TRAY: from_tray,
    ANNOUNCE: announce,
    FOR_DUMMY: for_dummy,
    REQUEST: request,
    GIVE: give,
    TARGET: changed,
    DIP: dip,
    FLIP: changed,
    FLIP_ORDER: changed,
}
