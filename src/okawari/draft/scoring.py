"""Chips: who takes them, and what they are worth."""

from okawari.draft.events import CHIP_SHOWN, CHIP_TAKEN, CHIP_VALUE, PILE_STAYS, SCORED, log
from okawari.draft.faces import CHIPS, DESSERT, NOBODY, PILE, PILE_COUNT, STARRED, TYPE_COUNT, WILD
from okawari.draft.layout import WON, Public, Seat, Table
from okawari.table.chance import HasChance, below
from okawari.table.prizes import taker


def stack_chips(t: Table) -> None:
    """Shuffle every pile; nobody has a chip."""
    for pile in range(PILE_COUNT):
        t.pile_n[pile] = PILE
        for place in range(PILE):
            t.chips[pile * PILE + place] = CHIPS[pile * PILE + place]
        shuffle(t, pile, PILE, t)
    for entry in range(WON):
        t.takers[entry] = NOBODY
        t.values[entry] = 0
        for seat in range(t.seats_n):
            t.mine[seat].chips[entry] = 0
    for seat in range(t.seats_n):
        t.seats[seat].score = 0
        t.mine[seat].points = 0


def shuffle(t: Table, pile: int, chips: int, dice: HasChance) -> None:
    """Put the lowest chips of a pile in any order."""
    first = pile * PILE
    for place in range(chips - 1, 0, -1):
        other = below(dice, place + 1)
        value = t.chips[first + other]
        t.chips[first + other] = t.chips[first + place]
        t.chips[first + place] = value


def halves(me: Seat, kind: int, advanced: int) -> int:
    """What a player has of a type, in half cards."""
    return 2 * (me.front[kind] + me.front[STARRED + kind]) + (2 - advanced) * me.front[WILD + kind]


def half_types(me: Seat, advanced: int) -> int:
    """How varied a player's meal is, in half types. A wild adds none."""
    found = 0
    for kind in range(TYPE_COUNT):
        if me.front[STARRED + kind] > 0:
            found += 2 - advanced
        elif me.front[kind] > 0:
            found += 2
    return found


def chip_taker(t: Table, pile: int) -> int:
    """The seat that takes the top chip of a pile, as the tableaus lie; NOBODY."""
    for seat in range(t.places):
        if pile == DESSERT:
            t.tally[seat] = half_types(t.seats[seat], t.rules.advanced)
        else:
            t.tally[seat] = halves(t.seats[seat], pile, t.rules.advanced)
    return taker(t, t.rules.tie)


def hand_out(t: Table) -> None:
    """The end of a round: the top chip of every pile goes to its taker, or stays."""
    for pile in range(PILE_COUNT):
        seat = chip_taker(t, pile)
        if seat == NOBODY:
            log(t, PILE_STAYS, NOBODY, pile, 0)
        else:
            take_chip(t, seat, pile)


def take_chip(t: Table, seat: int, pile: int) -> None:
    """A seat takes the top chip of a pile and looks at it."""
    t.pile_n[pile] -= 1
    top = pile * PILE + t.pile_n[pile]
    value = t.chips[top]
    t.chips[top] = 0
    entry = t.round * PILE_COUNT + pile
    t.takers[entry] = seat
    t.mine[seat].chips[entry] = value
    t.mine[seat].points += value
    log(t, CHIP_TAKEN, seat, pile, 0)
    if t.rules.open_chips:
        show_chip(t, entry)
    else:
        log(t, CHIP_VALUE, seat, pile, value)


def show_chip(t: Table, entry: int) -> None:
    """A won chip is turned over for all to see."""
    seat = t.takers[entry]
    value = t.mine[seat].chips[entry]
    t.values[entry] = value
    t.seats[seat].score += value
    log(t, CHIP_SHOWN, seat, entry % PILE_COUNT, value)


def show_all(t: Table) -> None:
    """The end of the game: every chip is shown and every seat's points are known."""
    for entry in range(WON):
        if t.takers[entry] != NOBODY and t.values[entry] == 0:
            show_chip(t, entry)
    for seat in range(t.seats_n):
        log(t, SCORED, seat, t.seats[seat].score, 0)


def winners(t: Public) -> int:
    """The seats with the most points, a bit each."""
    most = -1
    best = 0
    for seat in range(t.seats_n):
        if t.seats[seat].score > most:
            most = t.seats[seat].score
            best = 0
        if t.seats[seat].score == most:
            best |= 1 << seat
    return best
