"""What greedy expects of desserts, which count at the end of the game."""

from okawari.bots.mind import PART, Mind, chance
from okawari.bots.points import scored
from okawari.bots.rivalry import SURE, over_others, spread_of
from okawari.bots.weights import DECK_SIZE, DESSERT_SHARE, DESSERTS_IN_DECK, POINT, PUDDING_SPREAD
from okawari.cards.desserts import kept
from okawari.cards.fruit import DOUBLE, SINGLE
from okawari.cards.fruit import WORTH as FRUIT_WORTH
from okawari.cards.pudding import PRIZE as PUDDING_PRIZE
from okawari.table.faces import ICE_CREAM, K_FRUIT, K_ICE_CREAM, K_PUDDING, PUDDING
from okawari.table.layout import ROUNDS, Table
from okawari.table.zones import count

FURTHEST = 4  # further ice creams that are planned for


def desserts(m: Mind, seat: int, kind: int) -> int:
    """The kinds that count at the end of the game."""
    if kind == K_PUDDING:
        return puddings(m.table, seat)
    if kind == K_FRUIT:
        return fruit(m, seat)
    return ice_cream(m, seat)


def dessert_count(t: Table, seat: int, face: int) -> int:
    """Desserts of this face, those of this round included."""
    return kept(t, seat, face) + count(t.seats[seat], face)


def puddings(t: Table, seat: int) -> int:
    """The prize for the most and the loss for the fewest, at the end of the game."""
    for one in range(t.places):
        t.tally[one] = dessert_count(t, one, PUDDING)
    time = ROUNDS - 1 - t.round + t.hand_n // 8
    return over_others(t, seat, PUDDING_PRIZE, 0, 0, PUDDING_PRIZE, spread_of(PUDDING_SPREAD, time))


def coming_desserts(t: Table) -> int:
    """Sixteenths of desserts that a player can get in the rounds to come."""
    dealt = t.seats_n * t.rules.hand_size * DESSERTS_IN_DECK * PART // DECK_SIZE
    return (ROUNDS - 1 - t.round) * dealt * DESSERT_SHARE // SURE


def ice_cream(m: Mind, seat: int) -> int:
    """Every four: with what this round and the next ones may bring."""
    t = m.table
    me = t.seats[seat]
    at = ICE_CREAM - PUDDING
    now = count(me, ICE_CREAM)
    coming = m.supply[ICE_CREAM] + coming_desserts(t)
    me.desserts[at] += now
    value = POINT * scored(t, seat, K_ICE_CREAM)
    best = value
    for more in range(1, FURTHEST + 1):
        me.desserts[at] += 1
        then = POINT * scored(t, seat, K_ICE_CREAM) - more * m.slot
        if then > best:
            value += (then - best) * chance(more, coming) // SURE
            best = then
    me.desserts[at] -= now + FURTHEST
    return value


def fruit(m: Mind, seat: int) -> int:
    """The three fruits one by one, each with what may still come."""
    t = m.table
    coming = coming_desserts(t)
    value = 0
    for kind in range(3):
        here = 2 * dessert_count(t, seat, DOUBLE[kind])
        here += dessert_count(t, seat, SINGLE[kind][0]) + dessert_count(t, seat, SINGLE[kind][1])
        value += POINT * FRUIT_WORTH[min(here, 5)]
        more = 1
        while more < 4 and here + more <= 5:
            step = FRUIT_WORTH[here + more] - FRUIT_WORTH[here + more - 1]
            value += step * chance(more, coming // 2)
            more += 1
    return value
