"""What greedy expects of rolls: prizes that go to the players with the most icons."""

from okawari.bots.mind import PART, Mind, still_to_come
from okawari.bots.rivalry import SURE, over_others, prize, spread_by
from okawari.bots.weights import POINT
from okawari.cards.maki import icons as maki_icons
from okawari.cards.temaki import PRIZE as TEMAKI_PRIZE
from okawari.cards.uramaki import GOAL, PLACES
from okawari.cards.uramaki import icons as uramaki_icons
from okawari.table.faces import MAKI1, MAKI3, TEMAKI, URAMAKI3, URAMAKI5
from okawari.table.zones import count


def maki(m: Mind, seat: int) -> int:
    """The prizes for the most icons."""
    t = m.table
    for one in range(t.places):
        t.tally[one] = maki_icons(t, one)
    won = t.rules.maki_prizes
    return over_others(t, seat, won[0], won[1], won[2], 0, spread_by(still_to_come(m, MAKI1, MAKI3, 1)))


def temaki(m: Mind, seat: int) -> int:
    """The prize for the most and the loss for the fewest."""
    t = m.table
    for one in range(t.places):
        t.tally[one] = count(t.seats[one], TEMAKI)
    return over_others(t, seat, TEMAKI_PRIZE, 0, 0, TEMAKI_PRIZE, spread_by(m.supply[TEMAKI]))


def uramaki(m: Mind, seat: int) -> int:
    """The race: the next place if ten icons can be reached, else perhaps the best unfinished set."""
    t = m.table
    place = t.places_taken
    if place >= len(PLACES):
        return 0
    here = uramaki_icons(t, seat)
    if here >= GOAL:
        return POINT * PLACES[place]
    for one in range(t.places):
        t.tally[one] = uramaki_icons(t, one)
    second = 0
    if place + 1 < len(PLACES):
        second = PLACES[place + 1]
    third = 0
    if place == 0:
        third = PLACES[2]
    spread = spread_by(still_to_come(m, URAMAKI3, URAMAKI5, 3))
    reach = uramaki_reach(m, GOAL - here)
    race = prize(t, seat, PLACES[place], second, third, spread) - (GOAL - here) * m.slot // 4
    rest = 0
    if here > 0:
        rest = prize(t, seat, PLACES[place], 0, 0, spread)
    return (max(race, rest) * reach + rest * (SURE - reach)) // SURE


def uramaki_reach(m: Mind, needed: int) -> int:
    """Per cent chance to get so many more icons."""
    coming = min(still_to_come(m, URAMAKI3, URAMAKI5, 3), 4 * PART * m.left)
    return min(SURE, 60 * coming // (PART * needed))
