"""Why a card is played: what it does on its player's table, in points that were counted or expected."""

from okawari.bots.mind import Mind
from okawari.bots.reasons.reason import ABOUT, Clause, about, clause
from okawari.bots.reasons.values import points_now
from okawari.bots.sweets import dessert_count
from okawari.cards.maki import icons as maki_icons
from okawari.cards.takeout import acts_at_once
from okawari.cards.uramaki import GOAL
from okawari.cards.uramaki import icons as uramaki_icons
from okawari.cards.wasabi import STAYS_OFF, landing
from okawari.table.faces import (
    CIRCLE,
    FIRST,
    FUTOMAKI,
    ICE_CREAM,
    INARI,
    K_CHOPSTICKS,
    K_EEL,
    K_ICE_CREAM,
    K_MAKI,
    K_MENU,
    K_MISO,
    K_ONIGIRI,
    K_PUDDING,
    K_SASHIMI,
    K_SPECIAL_ORDER,
    K_SPOON,
    K_SUKEROKU,
    K_TAKEOUT,
    K_TEMAKI,
    K_TEMPURA,
    K_TOFU,
    K_URAMAKI,
    K_WASABI,
    KIND_OF,
    MAKI1,
    PUDDING,
    RECTANGLE,
    SQUID,
    TEMAKI,
    URAMAKI3,
)
from okawari.table.layout import Table
from okawari.table.zones import count
from okawari.views.seat_view import View

HALF = ABOUT // 2  # hundredths that still count as a point
# How many make a set: further ones begin another, or bring nothing more.
SETS = {K_TEMPURA: 2, K_SASHIMI: 3, K_EEL: 2, K_TOFU: 2, K_ICE_CREAM: 4}
REPEATED = (K_TEMPURA, K_SASHIMI, K_ICE_CREAM)
RACES = (K_MAKI, K_TEMAKI, K_URAMAKI, K_PUDDING)
# Cards that are worth what they will do.
HOPES = {
    K_WASABI: "reason-wasabi",
    K_CHOPSTICKS: "reason-chopsticks",
    K_SPOON: "reason-spoon",
    K_MENU: "reason-menu",
    K_TAKEOUT: "reason-box",
    K_SPECIAL_ORDER: "reason-order",
}


def card_clause(view: View, m: Mind, face: int, own: int) -> Clause:
    """Why this card, which brings so many hundredths of points, is the best to play."""
    kind = KIND_OF[face]
    if own <= -HALF:
        return clause("reason-harm", points=about(-own))
    now, later = points_now(view, m, face)
    if own < HALF and now < 1:
        return clause("reason-least")
    if kind in HOPES and own >= HALF:
        return hope(m, kind, own)
    if kind in RACES and not wins_race(m.table, view.raw.seat, face):
        return race(m.table, view.raw.seat, face)
    return dish(view, m, face, own, now + later)


def hope(m: Mind, kind: int, own: int) -> Clause:
    """A card that brings nothing by itself."""
    late = kind == K_TAKEOUT and not acts_at_once(m.table)
    return clause("reason-later" if late else HOPES[kind], points=about(own))


def dish(view: View, m: Mind, face: int, own: int, points: int) -> Clause:
    """A card that counts by itself or in a set; its points, if everything ended now."""
    gained = gain_of(m.table, view.raw.seat, face, points)
    if gained is not None:
        return gained
    if own < HALF:
        return clause("reason-least")
    return clause("reason-dessert" if KIND_OF[face] >= K_PUDDING else "reason-later", points=about(own))


def gain_of(t: Table, seat: int, face: int, points: int) -> Clause | None:
    """How a card gains points that can be counted already."""
    if points <= 0:
        return None
    if face <= SQUID and landing(t, seat, face) != STAYS_OFF:
        return clause("reason-dipped", points=points)
    if KIND_OF[face] == K_MISO:
        return clause("reason-miso", points=points)
    if completes(t, seat, face):
        return clause("reason-completes", points=points)
    return clause("reason-now", points=points) if KIND_OF[face] < K_PUDDING else None


def completes(t: Table, seat: int, face: int) -> bool:
    """Whether a set is complete with this card."""
    kind, me = KIND_OF[face], t.seats[seat]
    if kind == K_SUKEROKU:
        return count(me, face) < count(me, INARI + FUTOMAKI - face)
    if kind == K_ONIGIRI:
        others = [count(me, shape) for shape in range(CIRCLE, RECTANGLE + 1) if shape != face]
        return min(others) > count(me, face)
    if kind not in SETS:
        return False
    number = 1 + (dessert_count(t, seat, ICE_CREAM) if kind == K_ICE_CREAM else count(me, FIRST[kind]))
    return number % SETS[kind] == 0 if kind in REPEATED else number == SETS[kind]


def race(t: Table, seat: int, face: int) -> Clause:
    """Cards that are compared with everybody's."""
    mine = counted(t, seat, face) + size(face)
    most = max(counted(t, other, face) for other in range(t.places) if other != seat)
    if mine > most:
        return clause("reason-most", count=mine)
    if mine == most:
        return clause("reason-level", count=mine)
    return clause("reason-behind", count=mine, most=most)


def wins_race(t: Table, seat: int, face: int) -> bool:
    """Whether uramaki get to the goal: that is points for good."""
    return KIND_OF[face] == K_URAMAKI and counted(t, seat, face) + size(face) >= GOAL


def size(face: int) -> int:
    """Icons on a card, or one card."""
    if KIND_OF[face] == K_MAKI:
        return 1 + face - MAKI1
    return 3 + face - URAMAKI3 if KIND_OF[face] == K_URAMAKI else 1


def counted(t: Table, seat: int, face: int) -> int:
    """What a seat has of that so far."""
    if KIND_OF[face] == K_MAKI:
        return maki_icons(t, seat)
    if KIND_OF[face] == K_URAMAKI:
        return uramaki_icons(t, seat)
    return dessert_count(t, seat, PUDDING) if face == PUDDING else count(t.seats[seat], TEMAKI)
