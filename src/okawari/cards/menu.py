"""Menu: see four cards of the deck and play one of them at once."""

from okawari.cards.card import Ask, Card, Group
from okawari.cards.laying import lay_extra
from okawari.table.actions import face_of
from okawari.table.events import BY_MENU, MENU_RETURNED, MENU_SHOWS, log
from okawari.table.faces import K_MENU, MENU7, MENU9
from okawari.table.layout import TRAY as TRAY_SIZE
from okawari.table.layout import Table
from okawari.table.questions import TRAY, ask, settled
from okawari.table.zones import discard, draw, into_deck


def act(t: Table, seat: int) -> None:
    """Four cards on the tray."""
    mine = t.mine[seat]
    mine.tray_n = min(TRAY_SIZE, t.deck_n)
    for i in range(mine.tray_n):
        mine.tray[i] = draw(t)
        log(t, MENU_SHOWS, seat, mine.tray[i], 0)
    if tray_legal(t, seat) != 0:
        ask(t, seat, TRAY)
    else:
        give_back(t, seat)


def tray_legal(t: Table, seat: int) -> int:
    """Any of them that is not a menu."""
    mask = 0
    for i in range(t.mine[seat].tray_n):
        mask |= 1 << t.mine[seat].tray[i]
    return mask & ~((1 << (MENU9 + 1)) - (1 << MENU7))


def tray_answered(t: Table, seat: int, face: int) -> None:
    """One is played, the others are shuffled back."""
    settled(t, seat)
    mine = t.mine[seat]
    last = mine.tray_n - 1
    for i in range(mine.tray_n):
        if mine.tray[i] == face:
            mine.tray[i] = mine.tray[last]
            break
    mine.tray_n = last
    out_of_deck(t, face)
    give_back(t, seat)
    lay_extra(t, seat, face, BY_MENU)


def out_of_deck(t: Table, face: int) -> None:
    """Whoever knew such a card in the deck knows of one less."""
    for seat in range(t.seats_n):
        if t.mine[seat].peeked[face] > 0:
            t.mine[seat].peeked[face] -= 1


def give_back(t: Table, seat: int) -> None:
    """The rest of the tray goes back; its reader may remember that it is there."""
    mine = t.mine[seat]
    log(t, MENU_RETURNED, seat, mine.tray_n, 0)
    for i in range(mine.tray_n):
        same = 0
        for j in range(i + 1):
            if mine.tray[j] == mine.tray[i]:
                same += 1
        mine.peeked[mine.tray[i]] = max(mine.peeked[mine.tray[i]], same)
        into_deck(t, mine.tray[i])
    mine.tray_n = 0


def finish(t: Table, seat: int, order: int) -> None:
    """Out for the round."""
    discard(t, seat, face_of(t.action))


CARD = Card(
    kind=K_MENU, group=Group.SPECIAL, act=act, finish=finish, asks={TRAY: Ask(tray_legal, tray_answered)}, seats=(2, 6)
)
