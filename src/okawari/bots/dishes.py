"""What a player's dishes of a kind are worth to greedy: points now and what incomplete sets can still become."""

from okawari.bots.mind import PART, Mind, chance, still_to_come
from okawari.bots.rivalry import SURE, ahead, over_others, prize, spread_by, spread_of
from okawari.bots.weights import (
    CHOPSTICKS_WORTH,
    COLOUR_SPREAD,
    DECK_SIZE,
    DESSERT_SHARE,
    DESSERTS_IN_DECK,
    EDAMAME_LATER,
    GROUP_GROWTH,
    LATE_BOX_WORTH,
    LATE_ORDER_WORTH,
    POINT,
    PUDDING_SPREAD,
    SPOON_WORTH,
    TOOL_TURNS,
)
from okawari.cards import CATALOGUE
from okawari.cards.colours import colours, largest
from okawari.cards.desserts import kept
from okawari.cards.edamame import CAP
from okawari.cards.fruit import DOUBLE, SINGLE
from okawari.cards.fruit import WORTH as FRUIT_WORTH
from okawari.cards.maki import icons as maki_icons
from okawari.cards.onigiri import WORTH as ONIGIRI_WORTH
from okawari.cards.pudding import PRIZE as PUDDING_PRIZE
from okawari.cards.soy_sauce import PRIZE as SOY_PRIZE
from okawari.cards.temaki import PRIZE as TEMAKI_PRIZE
from okawari.cards.uramaki import GOAL, PLACES
from okawari.cards.uramaki import icons as uramaki_icons
from okawari.rules.hooks import dispatch
from okawari.table.faces import (
    CIRCLE,
    EDAMAME,
    EGG,
    FIRST,
    FLIPPED,
    FUTOMAKI,
    ICE_CREAM,
    INARI,
    K_CHOPSTICKS,
    K_EDAMAME,
    K_FRUIT,
    K_ICE_CREAM,
    K_MAKI,
    K_NIGIRI,
    K_ONIGIRI,
    K_PUDDING,
    K_SOY_SAUCE,
    K_SPECIAL_ORDER,
    K_SPOON,
    K_SUKEROKU,
    K_TAKEOUT,
    K_TEA,
    K_TEMAKI,
    K_URAMAKI,
    K_WASABI,
    MAKI1,
    MAKI3,
    PUDDING,
    RECTANGLE,
    SALMON,
    SOY_SAUCE,
    SPECIAL_ORDER,
    SQUID,
    TEA,
    TEMAKI,
    URAMAKI3,
    URAMAKI5,
    WASABI,
)
from okawari.table.layout import ROUNDS, Table
from okawari.table.zones import count

points_of = dispatch(
    "points_of",
    "Points for one seat's own dishes, or desserts, of a kind.",
    {card.kind: card.points for card in CATALOGUE if card.points},
    {"t": Table, "seat": int},
    int,
)

DEEPEST = 5  # more further cards of one kind are not planned for


def worth(m: Mind, seat: int, kind: int) -> int:
    """A kind's dishes, and whatever looks at all dishes: tea, soy sauce, cards turned over."""
    t = m.table
    value = dishes(m, seat, kind) + 2 * POINT * t.seats[seat].front[FLIPPED]
    for i in range(t.menu_n):
        if t.menu[i] == K_TEA:
            value += teas(m, seat)
        elif t.menu[i] == K_SOY_SAUCE:
            value += sauces(m, seat)
    return value


def dishes(m: Mind, seat: int, kind: int) -> int:
    """What a kind's dishes of a seat are worth."""
    t = m.table
    if kind == K_NIGIRI or kind == K_WASABI:
        return nigiri(m, seat)
    if kind == K_MAKI:
        return maki(m, seat)
    if kind == K_TEMAKI:
        return temaki(m, seat)
    if kind == K_URAMAKI:
        return uramaki(m, seat)
    if kind == K_EDAMAME:
        return edamame(m, seat)
    if kind == K_ONIGIRI:
        return onigiri(m, seat)
    if kind == K_SUKEROKU:
        return sukeroku(m, seat)
    if kind >= K_PUDDING:
        return desserts(m, seat, kind)
    if K_CHOPSTICKS <= kind <= K_SPECIAL_ORDER:
        return specials(m, seat, kind)
    return sets(m, seat, kind)


def desserts(m: Mind, seat: int, kind: int) -> int:
    """The kinds that count at the end of the game."""
    if kind == K_PUDDING:
        return puddings(m.table, seat)
    if kind == K_FRUIT:
        return fruit(m, seat)
    return ice_cream(m, seat)


def specials(m: Mind, seat: int, kind: int) -> int:
    """The kinds that are worth what they will do; those that look at all dishes are counted apart."""
    t = m.table
    if kind == K_CHOPSTICKS:
        return tools(t, seat, kind, CHOPSTICKS_WORTH, m.left)
    if kind == K_SPOON:
        return tools(t, seat, kind, SPOON_WORTH, m.left)
    if kind == K_TAKEOUT:
        return lying(t, seat, kind) * LATE_BOX_WORTH * t.rules.takeout_late
    if kind == K_SPECIAL_ORDER:
        return count(t.seats[seat], SPECIAL_ORDER) * LATE_ORDER_WORTH
    return 0


def lying(t: Table, seat: int, kind: int) -> int:
    """How many cards of a kind lie in front of a seat."""
    total = 0
    for face in range(FIRST[kind], FIRST[kind + 1]):
        total += count(t.seats[seat], face)
    return total


def tools(t: Table, seat: int, kind: int, each: int, left: int) -> int:
    """Chopsticks or spoons in front: none is of use on the last turn, and only one a turn."""
    turns = max(0, left - 1)
    value = 0
    for _ in range(lying(t, seat, kind)):
        value += each * min(turns, TOOL_TURNS) // TOOL_TURNS
        turns = turns // 2
    return value


def sets(m: Mind, seat: int, kind: int) -> int:
    """Dishes of one face that score by their number: points now, and what further ones would add."""
    face = FIRST[kind]
    me = m.table.seats[seat]
    value = POINT * points_of(kind, m.table, seat)
    best = value
    steps = min(m.left, DEEPEST)
    for more in range(1, steps + 1):
        me.front[face] += 1
        then = POINT * points_of(kind, m.table, seat) - more * m.slot
        if then > best:
            value += (then - best) * chance(more, m.supply[face]) // SURE
            best = then
    me.front[face] -= steps
    return value


def nigiri(m: Mind, seat: int) -> int:
    """Nigiri, and what open wasabi will make of the best nigiri to come."""
    value = POINT * points_of(K_NIGIRI, m.table, seat)
    squid = chance(1, m.supply[SQUID])
    salmon = chance(1, m.supply[SALMON])
    egg = chance(1, m.supply[EGG])
    if m.left == 0:
        return value
    hoped = 3 * squid + (SURE - squid) * (2 * salmon + (SURE - salmon) * egg // SURE) // SURE
    for _ in range(count(m.table.seats[seat], WASABI)):
        value += 2 * hoped
        hoped = hoped // 2
    return value


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


def edamame(m: Mind, seat: int) -> int:
    """A point for everybody else who has, or will have, edamame, less what they get on average."""
    t = m.table
    mine = 0
    others = 0
    for one in range(t.places):
        value = count(t.seats[one], EDAMAME) * edamame_each(t, one, m.left)
        if one == seat:
            mine = value
        else:
            others += value
    return mine - others // (t.places - 1)


def edamame_each(t: Table, seat: int, left: int) -> int:
    """What an edamame will be worth."""
    total = 0
    for other in range(t.places):
        if other != seat or t.rules.edamame_self:
            if count(t.seats[other], EDAMAME) > 0:
                total += SURE
            else:
                total += min(EDAMAME_LATER * left, SURE)
    return min(total, CAP * SURE)


def onigiri(m: Mind, seat: int) -> int:
    """Sets of different shapes, and how the first set can still grow."""
    me = m.table.seats[seat]
    value = POINT * points_of(K_ONIGIRI, m.table, seat)
    shapes = 0
    coming = 0
    for face in range(CIRCLE, RECTANGLE + 1):
        if count(me, face) > 0:
            shapes += 1
        else:
            coming += min(m.supply[face], PART)
    best = 0
    for more in range(1, min(m.left, 4 - shapes) + 1):
        then = POINT * (ONIGIRI_WORTH[shapes + more] - ONIGIRI_WORTH[shapes]) - more * m.slot
        if then > best:
            value += (then - best) * chance(more, coming) // SURE
            best = then
    return value


def sukeroku(m: Mind, seat: int) -> int:
    """Pairs, and a partner for a single one."""
    me = m.table.seats[seat]
    value = POINT * points_of(K_SUKEROKU, m.table, seat)
    single = count(me, INARI) - count(me, FUTOMAKI)
    partner = FUTOMAKI
    if single < 0:
        partner = INARI
    if single != 0 and m.left > 0:
        value += (4 * POINT - m.slot) * chance(1, m.supply[partner]) // SURE
    return value


def teas(m: Mind, seat: int) -> int:
    """Each tea counts the largest group, which still grows."""
    t = m.table
    each = 0
    number = count(t.seats[seat], TEA)
    if number > 0:
        each = POINT * largest(t, seat) + GROUP_GROWTH * m.left
    return number * each


def sauces(m: Mind, seat: int) -> int:
    """Each soy sauce counts on having the most colours."""
    t = m.table
    number = count(t.seats[seat], SOY_SAUCE)
    if number == 0:
        return 0
    mine = 2 * colours(t, seat) + 1  # a tie is as good
    sure = SURE
    for other in range(t.places):
        if other != seat:
            sure -= ahead(2 * colours(t, other), mine, 2 * spread_of(COLOUR_SPREAD, m.left))
    if t.rules.soy_shared:
        number = 1
    return number * SOY_PRIZE * max(sure, 0)


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
    value = POINT * points_of(K_ICE_CREAM, t, seat)
    best = value
    for more in range(1, DEEPEST):
        me.desserts[at] += 1
        then = POINT * points_of(K_ICE_CREAM, t, seat) - more * m.slot
        if then > best:
            value += (then - best) * chance(more, coming) // SURE
            best = then
    me.desserts[at] -= now + DEEPEST - 1
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
