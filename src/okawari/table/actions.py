"""Actions due in a turn: tools announced and cards that act when played, lowest corner number first."""

from okawari.table.bits import low_bit
from okawari.table.faces import CORNER, FACE_WITH_CORNER, NOBODY
from okawari.table.layout import Table

# A queue holds two bits for each entry: how many such actions are due.


def entry_of(face: int, order: int) -> int:
    """The place in a queue of a card, or of a special order copying it."""
    return 2 * CORNER[face] + order


def face_of(entry: int) -> int:
    """The card whose action an entry is."""
    return FACE_WITH_CORNER[entry >> 1]


def due(queue: int, entry: int) -> int:
    """How many actions of an entry are due."""
    return (queue >> (2 * entry)) & 3


def enqueue(t: Table, seat: int, face: int, order: int) -> None:
    """A card will act when its number is up."""
    t.seats[seat].queue += 1 << (2 * entry_of(face, order))


def next_actor(t: Table) -> int:
    """Who has the lowest number due; equal numbers go in seat order; NOBODY when all is done."""
    actor = NOBODY
    lowest = 0
    for seat in range(t.seats_n):
        queue = t.seats[seat].queue
        if queue != 0:
            number = low_bit(queue) >> 2
            if actor == NOBODY or number < lowest:
                actor = seat
                lowest = number
    return actor


def begin_action(t: Table, seat: int) -> None:
    """Take a seat's lowest action out of its queue: it is being resolved now."""
    t.actor = seat
    t.action = low_bit(t.seats[seat].queue) >> 1
    t.seats[seat].queue -= 1 << (2 * t.action)
