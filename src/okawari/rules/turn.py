"""A turn: everybody chooses, all is revealed and settled, actions follow by number, hands pass."""

from okawari.cards.chopsticks import two_at_once
from okawari.cards.laying import lay, lay_extra, leaves_choice
from okawari.cards.special_order import copy_landing, lay_copy, targets, waits
from okawari.cards.tools import announce, may_announce
from okawari.cards.wasabi import PLAYER_DECIDES, STAYS_OFF, landing
from okawari.rules.hooks import settle_of, turn_ended_of
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import below
from okawari.table.events import (
    BY_CHANCE,
    BY_CHOPSTICKS,
    BY_PICK,
    CHOSEN,
    DREW_FOR_DUMMY,
    DUMMY_CARD,
    PASSED,
    PLAYED,
    log,
)
from okawari.table.faces import CHOPSTICKS, NOBODY, NOTHING, SPECIAL_ORDER, SQUID
from okawari.table.layout import Table
from okawari.table.questions import ANNOUNCE, CHOOSE, DIP, FOR_DUMMY, PASS, PICK, REVEAL, SECOND, TARGET, ask, settled
from okawari.table.zones import back_into_hand, direction, discard, has_dummy, hold, remove, take

DUMMY = 2  # the dummy's seat
UNDECIDED = -2


def start_turn(t: Table) -> None:
    """Hands are up: every seat is asked."""
    t.stage = CHOOSE
    t.turn += 1
    if has_dummy(t):
        draw_for_dummy(t)
    for seat in range(t.seats_n):
        begin(t, seat)


def draw_for_dummy(t: Table) -> None:
    """The controller takes a card of the dummy's pile."""
    at = below(t, t.dummy_n)
    mine = t.mine[t.controller]
    mine.drawn = t.dummy[at]
    t.dummy_n -= 1
    t.dummy[at] = t.dummy[t.dummy_n]
    log(t, DREW_FOR_DUMMY, t.controller, 0, 0)
    log(t, DUMMY_CARD, t.controller, mine.drawn, 0)


def begin(t: Table, seat: int) -> None:
    """A seat starts to choose, with nothing chosen yet."""
    mine = t.mine[seat]
    mine.pick = UNDECIDED
    mine.target = UNDECIDED
    mine.dip = UNDECIDED
    mine.second = UNDECIDED
    mine.for_dummy = UNDECIDED
    mine.tools = 0
    mine.tools_from = 0
    if t.seats[seat].wine:
        mine.pick = NOTHING
    elif picks_itself(t, seat):
        mine.pick = low_bit(pick_legal(t, seat))
    go_on(t, seat)


def picks_itself(t: Table, seat: int) -> bool:
    """Whether everybody can know that a seat has nothing to choose: one card, and no card served raises a question."""
    return choices(t, seat) == 1 and not leaves_choice(t)


def choices(t: Table, seat: int) -> int:
    """How many cards a seat can pick from, as everybody can count."""
    if t.mine[seat].drawn != NOTHING:
        return t.hand_n + 1
    return t.hand_n


def pick_legal(t: Table, seat: int) -> int:
    """The faces in the hand."""
    mask = t.hands[t.seats[seat].hand].mask
    if t.mine[seat].drawn != NOTHING:
        mask |= 1 << t.mine[seat].drawn
    return mask


def go_on(t: Table, seat: int) -> None:
    """Ask the seat what it has still to decide before the reveal, if anything."""
    question = open_question(t, seat)
    if question != 0:
        ask(t, seat, question)
        return
    settled(t, seat)
    log(t, CHOSEN, seat, 0, 0)


def open_question(t: Table, seat: int) -> int:
    """Pick; then what the pick brings up; then tools; then the dummy's card."""
    mine = t.mine[seat]
    if mine.pick == UNDECIDED:
        return PICK
    if mine.pick == SPECIAL_ORDER and mine.target == UNDECIDED and not decide_target(t, seat):
        return TARGET
    if mine.dip == UNDECIDED and not decide_dip(t, seat):
        return DIP
    if may_announce(t, seat):
        return ANNOUNCE
    if mine.second == UNDECIDED and two_at_once(t, seat):
        return SECOND
    if mine.drawn != NOTHING and mine.for_dummy == UNDECIDED:
        rest = for_dummy_legal(t, seat)
        if choices(t, seat) > 2 + (mine.second >= 0 and mine.second != PASS):
            return FOR_DUMMY
        mine.for_dummy = low_bit(rest)
    return 0


def decide_target(t: Table, seat: int) -> bool:
    """Nothing or one dish to copy: no question."""
    mask = targets(t, seat)
    if mask == 0 or waits(t):
        t.mine[seat].target = NOTHING
    elif popcount(mask) == 1:
        t.mine[seat].target = low_bit(mask)
    return t.mine[seat].target != UNDECIDED


def decide_dip(t: Table, seat: int) -> bool:
    """Most cards, and nigiri with one place to go: no question."""
    mine = t.mine[seat]
    where = STAYS_OFF
    if 0 <= mine.pick <= SQUID:
        where = landing(t, seat, mine.pick)
    elif mine.pick == SPECIAL_ORDER and mine.target >= 0:
        where = copy_landing(t, seat, mine.target)
    if where == PLAYER_DECIDES:
        return False
    mine.dip = where
    return True


def for_dummy_legal(t: Table, seat: int) -> int:
    """The controller's cards less those already chosen."""
    mine = t.mine[seat]
    mask = pick_legal(t, seat)
    held = t.hands[t.seats[seat].hand].cards
    if held[mine.pick] + (mine.drawn == mine.pick) - 1 - (mine.second == mine.pick) == 0:
        mask &= ~(1 << mine.pick)
    if 0 <= mine.second < PASS and mine.second != mine.pick:
        if held[mine.second] + (mine.drawn == mine.second) - 1 == 0:
            mask &= ~(1 << mine.second)
    return mask


def reveal(t: Table) -> None:
    """All picked cards are laid out at once; cards left to chance are drawn now."""
    t.stage = REVEAL
    for seat in range(t.seats_n):
        if t.mine[seat].tools != 0:
            announce(t, seat)
        if t.mine[seat].drawn != NOTHING:
            hold(t, t.seats[seat].hand, t.mine[seat].drawn)
            t.mine[seat].drawn = NOTHING
        if t.mine[seat].pick != NOTHING:
            show_pick(t, seat)
    if has_dummy(t):
        show_for_dummy(t)
    for seat in range(t.seats_n):
        if t.mine[seat].pick == NOTHING:
            pick_by_chance(t, seat)
        t.mine[seat].pick = UNDECIDED


def show_pick(t: Table, seat: int) -> None:
    """The pick, then in Classic the second card, for which the chopsticks go back."""
    mine = t.mine[seat]
    hand = t.seats[seat].hand
    take(t, hand, mine.pick)
    log(t, PLAYED, seat, mine.pick, BY_PICK)
    if mine.pick == SPECIAL_ORDER and not waits(t):
        if mine.target == NOTHING:
            discard(t, seat, SPECIAL_ORDER)
        else:
            lay_copy(t, seat, mine.target, mine.dip)
    else:
        lay(t, seat, mine.pick, mine.dip)
    if mine.second >= 0 and mine.second != PASS:
        take(t, hand, mine.second)
        lay_extra(t, seat, mine.second, BY_CHOPSTICKS)
        remove(t, seat, CHOPSTICKS, 0)
        back_into_hand(t, seat, CHOPSTICKS)


def show_for_dummy(t: Table) -> None:
    """The dummy's card; control goes to the other player."""
    face = t.mine[t.controller].for_dummy
    take(t, t.seats[t.controller].hand, face)
    log(t, PLAYED, DUMMY, face, BY_PICK)
    lay(t, DUMMY, face, landing(t, DUMMY, face))
    t.controller = 1 - t.controller


def pick_by_chance(t: Table, seat: int) -> None:
    """Rice wine: any card of the hand, which its player sees from now on."""
    hand = t.seats[seat].hand
    t.seen[hand] |= 1 << seat
    held = t.hands[hand]
    left = below(t, t.hand_n)
    place = 0
    face = low_bit(held.mask)
    while left >= held.cards[face]:
        left -= held.cards[face]
        place += 1
        face = nth_bit(held.mask, place)
    take(t, hand, face)
    lay_extra(t, seat, face, BY_CHANCE)


def settle(t: Table) -> None:
    """Miso, uramaki and whatever else looks at the table after cards were laid."""
    if t.rules.settles:
        for i in range(t.menu_n):
            settle_of(t.menu[i], t)


def end_turn(t: Table) -> None:
    """The turn's cards are past; hands pass on, one card smaller."""
    if t.rules.lingers:
        for i in range(t.menu_n):
            turn_ended_of(t.menu[i], t)
    for seat in range(t.places):
        t.seats[seat].fresh_n = 0
    t.hand_n -= 1


def pass_hands(t: Table) -> None:
    """Each hand goes to a neighbour, who sees it, unless the neighbour has drunk."""
    step = direction(t)
    log(t, PASSED, NOBODY, step, 0)
    last = t.seats_n - 1
    if step > 0:
        carried = t.seats[last].hand
        for seat in range(last, 0, -1):
            t.seats[seat].hand = t.seats[seat - 1].hand
        t.seats[0].hand = carried
    else:
        carried = t.seats[0].hand
        for seat in range(last):
            t.seats[seat].hand = t.seats[seat + 1].hand
        t.seats[last].hand = carried
    for seat in range(t.seats_n):
        if t.seats[seat].wine == 0:
            t.seen[t.seats[seat].hand] |= 1 << seat
