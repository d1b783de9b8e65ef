"""What an answer would score now, judged by nothing but the view of the seat that is asked."""

from okawari.cards.desserts import set_aside
from okawari.cards.laying import lay
from okawari.cards.special_order import copy_landing, lay_copy
from okawari.cards.takeout import face_at
from okawari.cards.wasabi import GOES_ON, STAYS_OFF, landing, part
from okawari.rules.scoring import score_desserts, score_round
from okawari.rules.turn import settle
from okawari.structs import copy_of
from okawari.table.actions import face_of
from okawari.table.faces import DIPPED, FACE_COUNT, NOTHING, SPECIAL_ORDER, SPOON6
from okawari.table.layout import Table, View
from okawari.table.questions import DIP, FLIP, FLIP_ORDER, PASS, PICK, REQUEST, SECOND, TARGET, TRAY
from okawari.table.zones import card_of, remove, turn_over
from okawari.views.look import copy_public

PLAYING = (PICK, SECOND, TRAY, REQUEST)
TURNING = (FLIP, FLIP_ORDER)


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


def preview(v: View, answer: int) -> tuple[int, int] | None:
    """What this answer changes in points now, and in desserts at the end; None if that cannot be said."""
    t = open_table(v)
    put_tool_away(t, v)
    before = worth(t, v.seat)
    race = t.seats[v.seat].score
    if not play(t, v, answer):
        return None
    after = worth(t, v.seat)
    return after[0] - before[0] + t.seats[v.seat].score - race, after[1] - before[1]


def put_tool_away(t: Table, v: View) -> None:
    """What is being used leaves anyway, and cards turned over part from each other: neither is the answer's doing."""
    if v.action != NOTHING and v.actor == v.seat and face_of(v.action) <= SPOON6:
        remove(t, v.seat, face_of(v.action), v.action & 1)
    if v.mine.ask in TURNING:
        part(t, v.seat)


def play(t: Table, v: View, answer: int) -> bool:
    """Do on the open table what the answer would do; False if it depends on more than what is known."""
    question = v.mine.ask
    if answer == PASS:
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
