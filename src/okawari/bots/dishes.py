"""What a player's dishes of a kind are worth to greedy: points now and what incomplete sets can still become."""

from okawari.bots.mind import PART, Mind, chance
from okawari.bots.points import scored
from okawari.bots.rivalry import SURE, ahead, spread_of
from okawari.bots.rolls import maki, temaki, uramaki
from okawari.bots.sweets import desserts
from okawari.bots.weights import (
    CHOPSTICKS_WORTH,
    COLOUR_SPREAD,
    EDAMAME_LATER,
    GROUP_GROWTH,
    LATE_BOX_WORTH,
    LATE_ORDER_WORTH,
    POINT,
    SPOON_WORTH,
    TOOL_TURNS,
)
from okawari.cards.colours import colours, largest
from okawari.cards.edamame import CAP
from okawari.cards.onigiri import WORTH as ONIGIRI_WORTH
from okawari.cards.soy_sauce import PRIZE as SOY_PRIZE
from okawari.table.faces import (
    CIRCLE,
    EDAMAME,
    EGG,
    FIRST,
    FLIPPED,
    FUTOMAKI,
    INARI,
    K_CHOPSTICKS,
    K_EDAMAME,
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
    RECTANGLE,
    SALMON,
    SOY_SAUCE,
    SPECIAL_ORDER,
    SQUID,
    TEA,
    WASABI,
)
from okawari.table.layout import Table
from okawari.table.zones import count

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
    if kind in (K_NIGIRI, K_WASABI):
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
    value = POINT * scored(m.table, seat, kind)
    best = value
    steps = min(m.left, DEEPEST)
    for more in range(1, steps + 1):
        me.front[face] += 1
        then = POINT * scored(m.table, seat, kind) - more * m.slot
        if then > best:
            value += (then - best) * chance(more, m.supply[face]) // SURE
            best = then
    me.front[face] -= steps
    return value


def nigiri(m: Mind, seat: int) -> int:
    """Nigiri, and what open wasabi will make of the best nigiri to come."""
    value = POINT * scored(m.table, seat, K_NIGIRI)
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
    value = POINT * scored(m.table, seat, K_ONIGIRI)
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
    value = POINT * scored(m.table, seat, K_SUKEROKU)
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
