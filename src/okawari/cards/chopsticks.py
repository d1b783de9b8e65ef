"""Chopsticks: in a later turn take a second card from your hand, then the chopsticks travel on with it."""

from okawari.cards.card import Ask, Card, Group
from okawari.cards.laying import lay_extra
from okawari.cards.tools import return_tool
from okawari.table.actions import face_of
from okawari.table.bits import low_bit
from okawari.table.events import BY_CHOPSTICKS
from okawari.table.faces import CHOPSTICKS, K_CHOPSTICKS, NOTHING
from okawari.table.layout import Table
from okawari.table.questions import CHOOSE, PASS, SECOND, ask, settled
from okawari.table.zones import take


def two_at_once(t: Table, seat: int) -> bool:
    """Classic: with chopsticks in front two cards may be picked, if the hand has two."""
    return t.seats[seat].front[CHOPSTICKS] > 0 and t.hand_n > 1


def act(t: Table, seat: int) -> None:
    """Party: after the reveal, any other card of the hand."""
    if t.hand_n == 2:
        second_answered(t, seat, low_bit(t.hands[t.seats[seat].hand].mask))
    else:
        ask(t, seat, SECOND)


def second_legal(t: Table, seat: int) -> int:
    """The cards of the hand; Classic: less the one already picked, or no second card."""
    held = t.hands[t.seats[seat].hand]
    mask = held.mask
    if t.stage == CHOOSE:
        mine = t.mine[seat]
        here = held.cards[mine.pick]
        if mine.drawn != NOTHING:
            mask |= 1 << mine.drawn
            if mine.drawn == mine.pick:
                here += 1
        if here == 1:
            mask &= ~(1 << mine.pick)
        mask |= 1 << PASS
    return mask


def second_answered(t: Table, seat: int, answer: int) -> None:
    """Classic: noted until the reveal. Party: played at once."""
    if t.stage == CHOOSE:
        t.mine[seat].second = answer
        return
    settled(t, seat)
    take(t, t.seats[seat].hand, answer)
    lay_extra(t, seat, answer, BY_CHOPSTICKS)


def finish(t: Table, seat: int, order: int) -> None:
    """Back into the hand before it passes."""
    return_tool(t, seat, face_of(t.action), order, seat)


CARD = Card(
    kind=K_CHOPSTICKS, group=Group.SPECIAL, act=act, finish=finish, asks={SECOND: Ask(second_legal, second_answered)}
)
