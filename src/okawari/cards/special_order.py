"""Special order: becomes a copy of one of your other dishes."""

from okawari.cards.card import Card, Group
from okawari.cards.wasabi import GOES_ON, PLAYER_DECIDES, STAYS_OFF, dip, landing
from okawari.table.events import COPIED, log
from okawari.table.faces import DIPPED, FLIPPED, K_SPECIAL_ORDER, PUDDING, SPECIAL_ORDER, SPOILED, UNDER, WASABI
from okawari.table.layout import ROUNDS, Seat, Table
from okawari.table.zones import count, put, turn_over

# Option order_nigiri: may the copy of a nigiri go on an open wasabi?
MAY_IF_PLAIN = 0  # yes, if the copied one lies on none
MUST = 1
MAY = 2


def targets(t: Table, seat: int) -> int:
    """The spots a special order of this seat can copy, as a mask; a used wasabi is as good as an open one."""
    me = t.seats[seat]
    mask = 0
    for spot in range(UNDER):
        if count(me, spot) > 0:
            mask |= 1 << spot
    if lies_under(me):
        mask |= 1 << WASABI
    for spot in range(SPOILED, FLIPPED + 1):
        if count(me, spot) > 0:
            mask |= 1 << spot
    mask &= ~(1 << SPECIAL_ORDER)
    if t.rules.order_dessert_late and t.round < ROUNDS - 1:
        mask &= ~(((1 << DIPPED) - 1) ^ ((1 << PUDDING) - 1))
    return mask


def lies_under(me: Seat) -> bool:
    """Whether a nigiri lies on a wasabi here."""
    return count(me, UNDER) + count(me, UNDER + 1) + count(me, UNDER + 2) > 0


def copy_landing(t: Table, seat: int, target: int) -> int:
    """Where the copy of a nigiri goes: never on the copied nigiri's own wasabi."""
    copied = plain(target)
    free = landing(t, seat, copied)
    if free == STAYS_OFF:
        return STAYS_OFF
    if t.rules.order_nigiri == MUST:
        return free
    if t.rules.order_nigiri == MAY_IF_PLAIN and target >= DIPPED:
        return STAYS_OFF
    return PLAYER_DECIDES


def plain(target: int) -> int:
    """The face that a nigiri on wasabi has."""
    if DIPPED <= target < UNDER:
        return target - DIPPED
    return target


def lay_copy(t: Table, seat: int, target: int, on_wasabi: int) -> None:
    """The special order now is what it copies."""
    log(t, COPIED, seat, target, 0)
    if target == FLIPPED:
        turn_over(t, seat, SPECIAL_ORDER)
    elif on_wasabi == GOES_ON:
        dip(t, seat, plain(target), 1)
    else:
        put(t, seat, plain(target), 1)


def waits(t: Table) -> bool:
    """Whether special orders lie undecided until the round ends (option order_when)."""
    return t.rules.order_late == 1


CARD = Card(kind=K_SPECIAL_ORDER, group=Group.SPECIAL, seats=(2, 6))
