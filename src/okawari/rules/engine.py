"""The engine: start a game, ask, answer, carry on until somebody is asked again or the game is over."""

from okawari.cards.laying import order_now
from okawari.cards.special_order import waits
from okawari.cards.takeout import acts_at_once, take_up_late
from okawari.cards.tools import announce, may_announce, speaks_late
from okawari.rules.hooks import act_of, answered_of, finish_of, legal_of
from okawari.rules.round import start_round, tidy
from okawari.rules.scoring import score_desserts, score_round
from okawari.rules.turn import (
    begin,
    end_turn,
    for_dummy_legal,
    go_on,
    pass_hands,
    pick_legal,
    picks_itself,
    reveal,
    settle,
    start_turn,
)
from okawari.table.actions import begin_action, face_of, next_actor
from okawari.table.chance import below, start
from okawari.table.events import CHOSEN, GAME_OVER, PICKED, TOOK_BACK, log
from okawari.table.faces import KIND_OF, NOBODY, NOTHING, SEATS, SPECIAL_ORDER
from okawari.table.layout import ROUNDS, Table
from okawari.table.questions import (
    ACT,
    ANNOUNCE,
    CHOOSE,
    FOR_DUMMY,
    LATE_ANNOUNCE,
    LATE_BOXES,
    LATE_ORDERS,
    OVER,
    PICK,
    REVEAL,
    SCORED,
    ask,
    settled,
)
from okawari.table.zones import has_dummy, remove


def new_game(t: Table) -> None:
    """From the rules, the box and the keys in the table to the first question."""
    t.actor = NOBODY
    t.action = NOTHING
    t.giver = NOBODY
    for seat in range(SEATS):
        t.mine[seat].drawn = NOTHING
        t.seats[seat].limbo = NOTHING
    if has_dummy(t):
        start(t, t.keys[0], t.keys[1], t.keys[2], t.keys[3] ^ ROUNDS)
        t.controller = below(t, 2)
    start_round(t)
    start_turn(t)
    carry_on(t)


def legal(t: Table, seat: int) -> int:
    """The answers open to a seat, one bit each; none if it is not asked."""
    question = t.mine[seat].ask
    if question == 0:
        return 0
    if question == PICK:
        return pick_legal(t, seat)
    if question == FOR_DUMMY:
        return for_dummy_legal(t, seat)
    return legal_of(question, t, seat)  # type: ignore[no-any-return]  # made from the catalogue


def answer(t: Table, seat: int, choice: int) -> None:
    """Answer the question a seat is facing."""
    if seat < 0 or seat >= t.seats_n or choice < 0 or choice > 62 or (legal(t, seat) >> choice) & 1 == 0:
        raise ValueError("illegal answer")
    apply(t, seat, choice)


def apply(t: Table, seat: int, choice: int) -> None:
    """The same, for callers that chose from legal()."""
    decide(t, seat, choice)
    if t.waiting == 0:
        carry_on(t)


def decide(t: Table, seat: int, choice: int) -> None:
    """Note or carry out one answer, without going on to the reveal."""
    question = t.mine[seat].ask
    log(t, PICKED, seat, choice, question)
    if question == PICK:
        t.mine[seat].pick = choice
    elif question == FOR_DUMMY:
        t.mine[seat].for_dummy = choice
    else:
        answered_of(question, t, seat, choice)
    if t.stage == CHOOSE:
        go_on(t, seat)
    elif t.stage == LATE_ANNOUNCE and not may_announce(t, seat):
        settled(t, seat)
        log(t, CHOSEN, seat, 0, 0)


def take_back(t: Table, seat: int) -> None:
    """Choose again, while others are still choosing."""
    if seat < 0 or seat >= t.seats_n or not can_take_back(t, seat):
        raise ValueError("nothing to take back")
    had_chosen = (t.waiting >> seat) & 1 == 0
    if t.stage == CHOOSE:
        begin(t, seat)
    else:
        ask_late(t, seat)
    if had_chosen:
        log(t, TOOK_BACK, seat, 0, 0)


def can_take_back(t: Table, seat: int) -> bool:
    """Whether a seat has answered anything since the last reveal that it could answer otherwise."""
    mine = t.mine[seat]
    if t.stage == LATE_ANNOUNCE:
        return mine.tools_from != 0
    if t.stage != CHOOSE or mine.ask == PICK:
        return False
    if t.seats[seat].wine or picks_itself(t, seat):
        return mine.tools_from != 0
    return True


def carry_on(t: Table) -> None:
    """Reveal and resolve until somebody is asked or the game is over."""
    while t.waiting == 0 and t.stage != OVER:
        advance(t)


def advance(t: Table) -> None:
    """One step: nobody is being asked."""
    if t.stage == CHOOSE:
        reveal(t)
    elif t.stage == REVEAL:
        settle(t)
        t.stage = ACT
        if speaks_late(t):
            ask_all_late(t)
    elif t.stage == LATE_ANNOUNCE:
        for seat in range(t.seats_n):
            announce(t, seat)
        t.stage = ACT
    elif t.action != NOTHING:
        finish_action(t)
    elif t.stage == ACT:
        act_or_end(t)
    elif t.stage == LATE_ORDERS:
        late_order(t)
    elif t.stage == LATE_BOXES:
        late_box(t)
    else:
        next_round(t)


def ask_all_late(t: Table) -> None:
    """Tools are announced now that everybody has seen the cards."""
    t.stage = LATE_ANNOUNCE
    for seat in range(t.seats_n):
        ask_late(t, seat)


def ask_late(t: Table, seat: int) -> None:
    """Ask one seat for its tools, if it has any."""
    t.mine[seat].tools = 0
    t.mine[seat].tools_from = 0
    if may_announce(t, seat):
        ask(t, seat, ANNOUNCE)


def finish_action(t: Table) -> None:
    """The extra card is settled, the tool or card that brought it goes its way."""
    settle(t)
    finish_of(KIND_OF[face_of(t.action)], t, t.actor, t.action & 1)
    t.action = NOTHING
    t.actor = NOBODY


def act_or_end(t: Table) -> None:
    """The next action by number, or the end of the turn."""
    actor = next_actor(t)
    if actor != NOBODY:
        begin_action(t, actor)
        act_of(KIND_OF[face_of(t.action)], t, actor)
        return
    end_turn(t)
    if t.hand_n > 0:
        pass_hands(t)
        start_turn(t)
    else:
        t.stage = LATE_ORDERS


def late_order(t: Table) -> None:
    """Special orders that waited are decided in seat order; a round without them goes straight on."""
    if waits(t):
        settle(t)
        for seat in range(t.places):
            t.seats[seat].fresh_n = 0
        for seat in range(t.seats_n):
            if t.seats[seat].front[SPECIAL_ORDER] > 0:
                remove(t, seat, SPECIAL_ORDER, 0)
                order_now(t, seat)
                return
    t.stage = LATE_BOXES


def late_box(t: Table) -> None:
    """Takeout boxes that waited, in seat order; then the round is scored."""
    if not acts_at_once(t):
        for seat in range(t.seats_n):
            if take_up_late(t, seat):
                act_of(KIND_OF[face_of(t.action)], t, seat)
                return
        for seat in range(t.seats_n):
            t.seats[seat].used = 0
            t.seats[seat].fresh_n = 0  # boxes that stay were laid again
    score_round(t)
    t.stage = SCORED


def next_round(t: Table) -> None:
    """The scored dishes are cleared away; another round, or the desserts and the end."""
    tidy(t)
    if t.round + 1 < ROUNDS:
        t.round += 1
        start_round(t)
        start_turn(t)
    else:
        score_desserts(t)
        t.stage = OVER
        log(t, GAME_OVER, NOBODY, 0, 0)
