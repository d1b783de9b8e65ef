"""Tools: chopsticks and spoons lie in front of their player until they are announced and used."""

from okawari.cards.card import Ask
from okawari.table.actions import due, entry_of, face_of
from okawari.table.bits import low_bit
from okawari.table.events import ANNOUNCED, log
from okawari.table.faces import CHOPSTICKS1, SPOON6
from okawari.table.layout import Table
from okawari.table.questions import ANNOUNCE, CHOOSE, COPY_OF_TOOL, PASS
from okawari.table.zones import back_into_hand, card_of, laid_now, remove


def usable(t: Table, seat: int) -> int:
    """The tools of earlier turns that can still be announced, as a mask of answers; none on the last turn."""
    mask = 0
    if t.hand_n < 2:
        return mask
    me = t.seats[seat]
    mine = t.mine[seat]
    if mine.tools != 0 and t.rules.extra_any == 0:
        return mask
    for face in range(CHOPSTICKS1, SPOON6 + 1):
        if me.front[face] > 0 and _free(t, seat, face, 0, me.front[face]):
            mask |= 1 << face
        if me.orders[face] > 0 and _free(t, seat, face, 1, me.orders[face]):
            mask |= 1 << (face + COPY_OF_TOOL)
    return mask


def _free(t: Table, seat: int, face: int, order: int, there: int) -> bool:
    entry = entry_of(face, order)
    if entry < t.mine[seat].tools_from:
        return False
    return there > laid_now(t.seats[seat], face, order) + due(t.mine[seat].tools, entry)


def announce_legal(t: Table, seat: int) -> int:
    """Any of them, or no more."""
    return usable(t, seat) | (1 << PASS)


def announce_answered(t: Table, seat: int, answer: int) -> None:
    """Note one tool; in rising order, so that every set of tools is named in one way."""
    mine = t.mine[seat]
    if answer == PASS:
        mine.tools_from = PASS
        return
    order = 0
    if answer > SPOON6:
        order = 1
    entry = entry_of(answer - order * COPY_OF_TOOL, order)
    mine.tools += 1 << (2 * entry)
    mine.tools_from = entry


def speaks_late(t: Table) -> bool:
    """Whether tools are announced after the reveal (option announce)."""
    return t.rules.announce_late == 1


def may_announce(t: Table, seat: int) -> bool:
    """Whether this is the moment to ask a seat for a tool."""
    if t.rules.tools == 0 or (t.stage == CHOOSE and speaks_late(t)):
        return False
    return t.mine[seat].tools_from != PASS and usable(t, seat) != 0


def announce(t: Table, seat: int) -> None:
    """What was noted becomes known to all and due."""
    left = t.mine[seat].tools
    t.seats[seat].queue += left
    while left != 0:
        entry = low_bit(left) >> 1
        log(t, ANNOUNCED, seat, face_of(entry), entry & 1)
        left -= 1 << (2 * entry)
    t.mine[seat].tools = 0


def return_tool(t: Table, seat: int, face: int, order: int, to: int) -> None:
    """A used tool leaves its player and goes into a hand; a special order that was one is a special order again."""
    remove(t, seat, face, order)
    back_into_hand(t, to, card_of(face, order))


ASKS = {ANNOUNCE: Ask(announce_legal, announce_answered)}
