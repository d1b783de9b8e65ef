"""What answers would score now, judged by nothing but the view of the seat that is asked."""

import ctypes
from collections.abc import Iterable
from functools import cached_property

from okawari.cards import CATALOGUE
from okawari.cards.desserts import set_aside
from okawari.cards.laying import lay
from okawari.cards.special_order import copy_landing, lay_copy
from okawari.cards.takeout import face_at
from okawari.cards.wasabi import GOES_ON, STAYS_OFF, landing, part
from okawari.rules.scoring import score_desserts, score_round, turned_points
from okawari.rules.turn import settle
from okawari.structs import bytes_of, copy_of
from okawari.table.actions import face_of
from okawari.table.faces import (
    DIPPED,
    FACE_COUNT,
    FIRST,
    FLIPPED_LINE,
    K_MISO,
    K_NIGIRI,
    K_SOY_SAUCE,
    K_TEA,
    KIND_OF,
    NOTHING,
    SPECIAL_ORDER,
    SPOON6,
    SPOTS,
)
from okawari.table.layout import Seat, Table, View
from okawari.table.questions import DIP, FLIP, FLIP_ORDER, PASS, PICK, REQUEST, SECOND, TARGET, TRAY
from okawari.table.zones import card_of, count, remove, turn_over
from okawari.views.look import copy_public

PLAYING = (PICK, SECOND, TRAY, REQUEST)
TURNING = (FLIP, FLIP_ORDER)
COLOURFUL = (K_TEA, K_SOY_SAUCE)  # whoever has one scores by all dishes; all other kinds score by their own cards
LINE_OF = (*KIND_OF, *[K_NIGIRI] * 6, K_MISO, FLIPPED_LINE)  # by spot: the line of the score sheet it counts for
AT_END = frozenset(card.kind for card in CATALOGUE if card.counts_at_end)

DISHES: int = Seat.front.offset  # type: ignore[attr-defined]  # of the structure that the class has become
DISHES_END = DISHES + 2 * SPOTS  # special orders come right after the cards themselves
SEAT = ctypes.sizeof(Seat)  # type: ignore[arg-type]


def open_table(v: View) -> Table:
    """A table with the open part of a view and nothing else."""
    t = Table()
    copy_public(v, t)
    return t


def worth(t: Table, seat: int) -> tuple[int, int]:
    """Points for this round, and for desserts, if it all ended now."""
    trial = copy_of(t)
    before = trial.seats[seat].score
    score_round(trial)
    now = trial.seats[seat].score
    for other in range(trial.places):
        set_aside(trial, other)
    score_desserts(trial)
    return now - before, trial.seats[seat].score - now


class Sheet:
    """What the dishes of a table bring one seat, line by line, worked out only where somebody asks."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.score = t.seats[seat].score
        self.dishes = bytes_of(t.seats)
        self._t = t  # scored on, so nobody else's
        self._lines: dict[int, int] = {}

    def line(self, line: int) -> int:
        """The points of one line, as score_round or score_desserts would give them."""
        if line not in self._lines:
            self._lines[line] = self._points(line)
        return self._lines[line]

    def _points(self, line: int) -> int:
        t = self._aside if line in AT_END else self._t
        if line == FLIPPED_LINE:
            return turned_points(t, self.seat)
        if line in COLOURFUL and count(t.seats[self.seat], FIRST[line]) == 0:
            return 0
        card = CATALOGUE[line]
        if card.points:
            return int(card.points(t, self.seat))
        before = t.seats[self.seat].score
        if card.prizes:
            card.prizes(t)
        return t.seats[self.seat].score - before

    @cached_property
    def _aside(self) -> Table:
        """The table with this round's desserts among the others."""
        t: Table = copy_of(self._t)
        for seat in range(t.places):
            set_aside(t, seat)
        return t


def previews(v: View, answers: Iterable[int]) -> list[tuple[int, int] | None]:
    """What each of these answers changes in points now, and in desserts at the end; None if that cannot be said."""
    t = open_table(v)
    put_tool_away(t, v)
    start = copy_of(t)
    if v.mine.ask in TURNING:
        part(start, v.seat)  # cards turned over before part from each other in any case: not this answer's doing
    before = Sheet(start, v.seat)
    served = {FLIPPED_LINE, *(t.menu[at] for at in range(t.menu_n))}
    said: list[tuple[int, int] | None] = []
    for answer in answers:
        trial = copy_of(t)
        said.append(change(before, Sheet(trial, v.seat), served) if play(trial, v, answer) else None)
    return said


def preview(v: View, answer: int) -> tuple[int, int] | None:
    """The same for one answer."""
    return previews(v, (answer,))[0]


def change(before: Sheet, after: Sheet, served: set[int]) -> tuple[int, int]:
    """What is different now, points of a race included, and in desserts at the end."""
    lines = {LINE_OF[spot] for spot in changed(before.dishes, after.dishes)}
    if lines:
        lines.update(COLOURFUL)
    now, later = after.score - before.score, 0
    for line in lines & served:
        points = after.line(line) - before.line(line)
        if line in AT_END:
            later += points
        else:
            now += points
    return now, later


def changed(before: bytes, after: bytes) -> list[int]:
    """The spots where something lies differently in front of somebody. Only these few are looked at one by one."""
    spots = []
    for seat in range(0, len(before), SEAT):
        old, new = before[seat + DISHES : seat + DISHES_END], after[seat + DISHES : seat + DISHES_END]
        different = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
        while different:
            place = (different & -different).bit_length() - 1 >> 3
            different &= ~(255 << 8 * place)
            spots.append(place % SPOTS)
    return spots


def put_tool_away(t: Table, v: View) -> None:
    """What is being used leaves anyway: that is not the answer's doing."""
    if v.action != NOTHING and v.actor == v.seat and face_of(v.action) <= SPOON6:
        remove(t, v.seat, face_of(v.action), v.action & 1)


def play(t: Table, v: View, answer: int) -> bool:
    """Do on the open table what the answer would do; False if it depends on more than what is known."""
    question = v.mine.ask
    if answer == PASS:
        if question in TURNING:
            part(t, v.seat)
        return True
    if question in PLAYING and answer < FACE_COUNT and answer != SPECIAL_ORDER:
        lay(t, v.seat, answer, GOES_ON if landing(t, v.seat, answer) != STAYS_OFF else STAYS_OFF)
    elif question == TARGET:
        lay_copy(t, v.seat, answer, GOES_ON if copy_landing(t, v.seat, answer) != STAYS_OFF else STAYS_OFF)
    elif question == DIP:
        lay(t, v.seat, answer % DIPPED, GOES_ON if answer >= DIPPED else STAYS_OFF)
    elif question in TURNING:
        order = question - FLIP
        remove(t, v.seat, answer, order)
        turn_over(t, v.seat, card_of(face_at(answer), order))
        part(t, v.seat)
    else:
        return False
    settle(t)
    return True
