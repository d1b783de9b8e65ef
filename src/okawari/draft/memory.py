"""What a seat remembers in Draft: the cards it passed on, and the cards it knows to be in the game."""

from okawari.draft.faces import FACE_COUNT
from okawari.draft.layout import Private, Table
from okawari.draft.zones import giver, on_table, stay_out


def forget_passed(me: Private) -> None:
    """The hands have moved on: nothing is known of the next seat's cards."""
    for face in range(FACE_COUNT):
        me.passed_on[face] = 0


def remember_passed(t: Table) -> None:
    """Note the cards that each seat is about to pass on: its hand without the card it keeps."""
    for seat in range(t.seats_n):
        me = t.mine[seat]
        held = t.hands[t.seats[seat].hand]
        for face in range(FACE_COUNT):
            me.passed_on[face] = held.cards[face]
        me.passed_on[me.keep] -= 1


def remember_played(t: Table, seat: int, face: int) -> None:
    """The seat that passed this card on, if it did, sees it again."""
    neighbour = t.mine[giver(t, seat)]
    if neighbour.passed_on[face] > 0:
        neighbour.passed_on[face] -= 1


def forget_dealt(t: Table) -> None:
    """A new game: nothing is known of the cards in it."""
    for face in range(FACE_COUNT):
        t.dealt[face] = 0
        for seat in range(t.seats_n):
            t.mine[seat].dealt[face] = 0


def remember_dealt(t: Table) -> None:
    """While cards are out for the game: the most of each face that was seen at one time is not."""
    if not stay_out(t):
        return
    for face in range(FACE_COUNT):
        laid = on_table(t, face)
        if laid > t.dealt[face]:
            t.dealt[face] = laid
        for seat in range(t.seats_n):
            remember_face(t, seat, face, laid)


def remember_face(t: Table, seat: int, face: int, laid: int) -> None:
    """The cards of a face that one seat sees now, if they are more than it has seen before."""
    me = t.mine[seat]
    seen = laid + t.hands[t.seats[seat].hand].cards[face] + me.passed_on[face]
    if seen > me.dealt[face]:
        me.dealt[face] = seen
