"""Background colours: what tea and soy sauce count."""

from okawari.table.faces import (
    DIPPED,
    EGG,
    FIRST,
    FLIPPED,
    K_MISO,
    K_NIGIRI,
    K_SPECIAL_ORDER,
    K_WASABI,
    SPOILED,
    SQUID,
    UNDER,
    WASABI,
)
from okawari.table.layout import Seat, Table
from okawari.table.zones import count


def group(t: Table, seat: int, kind: int) -> int:
    """Cards in the colour of a kind; wasabi lies in the nigiri's, an undecided special order in none."""
    me = t.seats[seat]
    if kind in (K_WASABI, K_SPECIAL_ORDER):
        return 0
    total = 0
    for face in range(FIRST[kind], FIRST[kind + 1]):
        total += count(me, face)
    if kind == K_NIGIRI:
        total += on_wasabi(me) + count(me, WASABI)
    if kind == K_MISO:
        total += count(me, SPOILED)
    return total


def on_wasabi(me: Seat) -> int:
    """Dipped nigiri and the wasabi under them."""
    total = 0
    for face in range(EGG, SQUID + 1):
        total += count(me, DIPPED + face) + count(me, UNDER + face)
    return total


def face_down(t: Table, seat: int) -> int:
    """Turned cards, where they are a colour of their own (option flipped_colour)."""
    if t.rules.flipped_colour:
        return t.seats[seat].front[FLIPPED]
    return 0


def colours(t: Table, seat: int) -> int:
    """How many different colours a seat has this round."""
    total = 0
    for i in range(t.menu_n):
        if group(t, seat, t.menu[i]) > 0:
            total += 1
    if face_down(t, seat) > 0:
        total += 1
    return total


def largest(t: Table, seat: int) -> int:
    """The size of a seat's largest group of one colour this round."""
    most = face_down(t, seat)
    for i in range(t.menu_n):
        most = max(most, group(t, seat, t.menu[i]))
    return most
