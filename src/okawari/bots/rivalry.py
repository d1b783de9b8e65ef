"""Prizes that are still open: how they will go, judged by the counts so far and by the turns left."""

from okawari.bots.mind import PART
from okawari.bots.weights import POINT, ROLL_SPREAD
from okawari.table.layout import Table

SURE = 100  # per cent
STEP = 10  # tenths
CERTAIN = 10_000  # finer, for products of chances


def ahead(mine: int, theirs: int, spread: int) -> int:
    """Per cent chance that one count ends above another; spread: tenths that it can still change by."""
    return max(0, min(SURE, 50 + 500 * (mine - theirs) // spread))


def prize(t: Table, seat: int, first: int, second: int, third: int, spread: int) -> int:
    """Hundredths of points this seat can expect of prizes for the most."""
    best = CERTAIN  # the chances that nobody, one other and two others end above this seat
    next_best = 0
    after_that = 0
    for other in range(t.places):
        if other != seat:
            above = ahead(t.tally[other], t.tally[seat], spread)
            after_that = (after_that * (SURE - above) + next_best * above) // SURE
            next_best = (next_best * (SURE - above) + best * above) // SURE
            best = best * (SURE - above) // SURE
    return (first * best + second * next_best + third * after_that) * POINT // CERTAIN


def loss(t: Table, seat: int, points: int, spread: int) -> int:
    """Hundredths of points this seat must expect to lose for the fewest."""
    if t.rules.fewest_lose == 0:
        return 0
    last = CERTAIN
    for other in range(t.places):
        if other != seat:
            last = last * ahead(t.tally[other], t.tally[seat], spread) // SURE
    return points * last * POINT // CERTAIN


def over_others(t: Table, seat: int, first: int, second: int, third: int, fine: int, spread: int) -> int:
    """What this seat can expect of prizes and a loss, less what the others can expect on average."""
    mine = 0
    others = 0
    for one in range(t.places):
        value = prize(t, one, first, second, third, spread)
        if fine > 0:
            value -= loss(t, one, fine, spread)
        if one == seat:
            mine = value
        else:
            others += value
    return mine - others // (t.places - 1)


def spread_of(tenths: int, left: int) -> int:
    """How much can still change by the turns or rounds left: one step at least."""
    return STEP + tenths * left


def spread_by(coming: int) -> int:
    """How much can still change by the sixteenths of icons to come: one step at least."""
    return STEP + STEP * coming * ROLL_SPREAD // (PART * SURE)
