"""What a seat remembers in Draft: the cards it has seen, as far as others must hold them, and those in the game."""

from okawari.draft.faces import FACE_COUNT, OTHERS
from okawari.draft.layout import Private, Table
from okawari.draft.zones import giver, on_table, stay_out


def forget_passed(me: Private) -> None:
    """New hands: nothing is known of the cards of others."""
    for others in range(OTHERS):
        for face in range(FACE_COUNT):
            me.passed_on[others].cards[face] = 0


def remember_passed(t: Table) -> None:
    """Note what each seat is about to pass on, its hand without the card it keeps, and what it sees coming."""
    for seat in range(t.seats_n):
        before = giver(t, seat)
        here = t.hands[t.seats[seat].hand]
        there = t.hands[t.seats[before].hand]
        for face in range(FACE_COUNT):
            passed = here.cards[face] - int(face == t.mine[seat].keep)
            received = there.cards[face] - int(face == t.mine[before].keep)
            move_on(t.mine[seat], t.seats_n - 2, face, passed, received)


def move_on(me: Private, last: int, face: int, passed: int, received: int) -> None:
    """What so many seats held before, one more of them holds now, beside what was passed to the first of them.

    All others together, the last entry, hold what they held, with what they got and without what they gave.
    """
    together = me.passed_on[last].cards[face] + passed - received
    for others in range(last, 0, -1):
        me.passed_on[others].cards[face] = me.passed_on[others - 1].cards[face] + passed
    me.passed_on[0].cards[face] = passed
    me.passed_on[last].cards[face] = max(me.passed_on[last].cards[face], together)


def remember_played(t: Table, seat: int, face: int) -> None:
    """A seat has played a card: those before it know of one less in its hand."""
    observer = seat
    for steps in range(t.seats_n - 1):
        observer = giver(t, observer)
        see_played(t.mine[observer], steps, t.seats_n - 1, face)


def see_played(me: Private, steps: int, others: int, face: int) -> None:
    """A card was played by the seat so many steps beyond the next one; more seats hold no less than fewer."""
    for entry in range(steps, others):
        if me.passed_on[entry].cards[face] > 0:
            me.passed_on[entry].cards[face] -= 1
        if entry > 0:
            least = me.passed_on[entry - 1].cards[face]
            me.passed_on[entry].cards[face] = max(least, me.passed_on[entry].cards[face])


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
    seen = laid + t.hands[t.seats[seat].hand].cards[face] + me.passed_on[t.seats_n - 2].cards[face]
    if seen > me.dealt[face]:
        me.dealt[face] = seen
