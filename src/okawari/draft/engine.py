"""The flow of a Draft game: questions, answers, and what follows when nobody has anything left to decide."""

from okawari.draft.events import (
    CHOSEN,
    DEALT,
    GAME_OVER,
    KEPT,
    PICKED,
    ROUND_ENDED,
    ROUND_STARTED,
    TOOK_BACK,
    log,
)
from okawari.draft.faces import DECK, FACE_COUNT, HAND, NOBODY, NOTHING, ROUNDS, WILD
from okawari.draft.layout import Private, Table
from okawari.draft.memory import forget_dealt, forget_passed, remember_dealt, remember_passed, remember_played
from okawari.draft.questions import (
    ANSWERS,
    CHOOSE,
    KEEP,
    KEEP_ONE,
    NO_QUESTION,
    OVER,
    PICK,
    SCORED,
    WILD_TYPE,
    ask,
    first_question,
    settled,
)
from okawari.draft.scoring import hand_out, show_all, stack_chips
from okawari.draft.zones import deal, lay, pass_hands, types_of
from okawari.table.bits import has_bit, low_bit, popcount
from okawari.table.chance import set_words


def new_game(t: Table) -> None:
    """From the rules, the number of seats and the keys in the table to the first question."""
    t.places = t.seats_n
    t.out_n = DECK - HAND * t.seats_n
    t.round = 0
    t.waiting = 0
    t.log_n = 0
    start_chance(t)
    stack_chips(t)
    forget_dealt(t)
    start_round(t)


def start_chance(t: Table) -> None:
    """Each round has a stream of chance of its own."""
    first = 4 * t.round
    set_words(t, t.keys[first], t.keys[first + 1], t.keys[first + 2], t.keys[first + 3])


def start_round(t: Table) -> None:
    """Deal, and ask everybody for a first card."""
    t.turn = 0
    deal(t)
    for seat in range(t.seats_n):
        forget_passed(t.mine[seat])
    remember_dealt(t)
    log(t, ROUND_STARTED, NOBODY, t.round, t.hand_n)
    if t.log_on:
        tell_hands(t)
    begin(t, CHOOSE)


def tell_hands(t: Table) -> None:
    """What each seat was dealt, for its eyes only."""
    for seat in range(t.seats_n):
        for face in range(FACE_COUNT):
            if t.hands[seat].cards[face] > 0:
                log(t, DEALT, seat, face, t.hands[seat].cards[face])


def begin(t: Table, stage: int) -> None:
    """Ask everybody the question of a stage."""
    t.stage = stage
    for seat in range(t.seats_n):
        clear(t.mine[seat])
        ask(t, seat, first_question(stage))


def clear(me: Private) -> None:
    """Nothing chosen yet."""
    me.pick = NOTHING
    me.joins = NOTHING
    me.keep = NOTHING


def legal(t: Table, seat: int) -> int:
    """The answers that a seat may give now, a bit each; 0 if it is not asked."""
    if seat < 0 or seat >= t.seats_n:
        return 0
    question = t.mine[seat].ask
    if question == NO_QUESTION:
        return 0
    if question == WILD_TYPE:
        return types_of(t.seats[seat])
    faces = t.hands[t.seats[seat].hand].mask
    if question == PICK and has_bit(faces, WILD) and types_of(t.seats[seat]) == 0:
        faces &= ~(1 << WILD)
    return faces


def answer(t: Table, seat: int, choice: int) -> None:
    """Answer a seat's question; an answer that is not legal changes nothing."""
    if choice < 0 or choice >= ANSWERS or not has_bit(legal(t, seat), choice):
        raise ValueError("illegal answer")
    apply(t, seat, choice)


def apply(t: Table, seat: int, choice: int) -> None:
    """Answer a seat's question with one of its legal answers."""
    note(t, seat, choice)
    carry_on(t)


def note(t: Table, seat: int, choice: int) -> None:
    """Note an answer; what follows from it is for `carry_on`."""
    if t.mine[seat].ask == KEEP:
        log(t, KEPT, seat, choice, 0)
    else:
        log(t, PICKED, seat, choice, t.mine[seat].ask)
    decide(t, seat, choice)
    if t.mine[seat].ask == NO_QUESTION:
        settled(t, seat)
        log(t, CHOSEN, seat, 0, 0)


def decide(t: Table, seat: int, choice: int) -> None:
    """Note one answer without going on to the reveal; a wild asks for its type unless only one lies there."""
    me = t.mine[seat]
    question = me.ask
    me.ask = NO_QUESTION
    if question == KEEP:
        me.keep = choice
    elif question == WILD_TYPE:
        me.joins = choice
    else:
        me.pick = choice
        if choice == WILD:
            types = types_of(t.seats[seat])
            me.joins = low_bit(types)
            if popcount(types) > 1:
                me.joins = NOTHING
                me.ask = WILD_TYPE


def take_back(t: Table, seat: int) -> None:
    """Return to the first question of this stage, as long as other seats are still deciding."""
    if not can_take_back(t, seat):
        raise ValueError("nothing to take back")
    chosen = t.mine[seat].ask == NO_QUESTION
    clear(t.mine[seat])
    ask(t, seat, first_question(t.stage))
    if chosen:
        log(t, TOOK_BACK, seat, 0, 0)


def can_take_back(t: Table, seat: int) -> bool:
    """Whether a seat has answered a question of this stage."""
    if seat < 0 or seat >= t.seats_n or t.stage == OVER:
        return False
    return t.mine[seat].ask != first_question(t.stage)


def carry_on(t: Table) -> None:
    """Reveal, pass and score until somebody is asked or the game is over."""
    while t.waiting == 0 and t.stage != OVER:
        advance(t)


def advance(t: Table) -> None:
    """One step: nobody is being asked."""
    if t.stage == KEEP_ONE:
        pass_on(t)
    elif t.stage == SCORED:
        next_round(t)
    else:
        reveal(t)
        if t.hand_n > 1:
            begin(t, KEEP_ONE)
        else:
            end_round(t)


def reveal(t: Table) -> None:
    """All picked cards are laid out at once."""
    t.hand_n -= 1
    for seat in range(t.seats_n):
        me = t.mine[seat]
        lay(t, seat, me.pick, me.joins)
        remember_played(t, seat, me.pick)
        clear(me)
    remember_dealt(t)


def pass_on(t: Table) -> None:
    """Hands pass, and the next turn begins."""
    remember_passed(t)
    pass_hands(t)
    remember_dealt(t)
    t.turn += 1
    begin(t, CHOOSE)


def end_round(t: Table) -> None:
    """The card left in each hand counts for nothing; chips are handed out."""
    hand_out(t)
    log(t, ROUND_ENDED, NOBODY, t.round, 0)
    t.stage = SCORED


def next_round(t: Table) -> None:
    """The next round begins, or the game is over and all chips are shown."""
    if t.round + 1 < ROUNDS:
        t.round += 1
        start_chance(t)
        start_round(t)
    else:
        t.stage = OVER
        show_all(t)
        log(t, GAME_OVER, NOBODY, 0, 0)
