"""Spoon: in a later turn ask for a card; the first hand to the left that has it trades it for the spoon."""

from okawari.cards.card import Ask, Card, Group
from okawari.cards.laying import lay_extra
from okawari.cards.tools import return_tool
from okawari.table.actions import face_of
from okawari.table.bits import low_bit, popcount
from okawari.table.events import BY_SPOON, SPOON_ASKED, SPOON_GAVE, SPOON_NONE, log
from okawari.table.faces import FIRST, K_CHOPSTICKS, K_SPOON, K_TAKEOUT, NOBODY
from okawari.table.layout import Table
from okawari.table.questions import BROAD_KINDS, GIVE, REQUEST, WHOLE_KIND, ask, settled
from okawari.table.zones import card_of, discard, remove, take


def act(t: Table, seat: int) -> None:
    """Name a card."""
    t.giver = NOBODY
    ask(t, seat, REQUEST)


def request_legal(t: Table, seat: int) -> int:
    """Any face or any whole kind that is served; of numbered cards the kind alone can be named."""
    mask = 0
    for i in range(t.menu_n):
        kind = t.menu[i]
        if not K_CHOPSTICKS <= kind <= K_TAKEOUT:
            mask |= faces_of(kind)
    for broad in range(len(BROAD_KINDS)):
        for i in range(t.menu_n):
            if t.menu[i] == BROAD_KINDS[broad]:
                mask |= 1 << (WHOLE_KIND + broad)
    return mask


def faces_of(kind: int) -> int:
    """All faces of a kind, as a mask."""
    return (1 << FIRST[kind + 1]) - (1 << FIRST[kind])


def request_answered(t: Table, seat: int, answer: int) -> None:
    """The request walks round to the left until somebody has such a card."""
    settled(t, seat)
    log(t, SPOON_ASKED, seat, answer, 0)
    t.request = 1 << answer
    if answer >= WHOLE_KIND:
        t.request = faces_of(BROAD_KINDS[answer - WHOLE_KIND])
    for step in range(1, t.seats_n):
        holder = (seat + step) % t.seats_n
        hand = t.seats[holder].hand
        if t.hands[hand].mask & t.request:
            found(t, holder)
            return
        t.rumours[hand].lacks |= t.request
        log(t, SPOON_NONE, holder, answer, 0)


def found(t: Table, holder: int) -> None:
    """Several faces would do: the holder chooses, and is asked even with one of them, so that waiting tells nothing."""
    t.giver = holder
    if popcount(t.request) == 1:
        give_answered(t, holder, low_bit(t.request))
    else:
        ask(t, holder, GIVE)


def give_legal(t: Table, seat: int) -> int:
    """What was asked for and is there."""
    return t.hands[t.seats[seat].hand].mask & t.request


def give_answered(t: Table, seat: int, face: int) -> None:
    """The card goes over and is played at once."""
    settled(t, seat)
    take(t, t.seats[seat].hand, face)
    log(t, SPOON_GAVE, seat, face, t.actor)
    lay_extra(t, t.actor, face, BY_SPOON)


def finish(t: Table, seat: int, order: int) -> None:
    """Into the giver's hand; out for the round if nobody had the card."""
    face = face_of(t.action)
    if t.giver == NOBODY:
        remove(t, seat, face, order)
        discard(t, seat, card_of(face, order))
    else:
        return_tool(t, seat, face, order, t.giver)
    t.giver = NOBODY
    t.request = 0


CARD = Card(
    kind=K_SPOON,
    group=Group.SPECIAL,
    act=act,
    finish=finish,
    asks={REQUEST: Ask(request_legal, request_answered), GIVE: Ask(give_legal, give_answered)},
    seats=(3, 8),
)
