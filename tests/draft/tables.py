"""Short ways to make Draft tables and to play at them."""

import itertools
import random
from collections.abc import Iterator

from okawari.draft.engine import answer, legal, new_game
from okawari.draft.events import NAMES
from okawari.draft.faces import CHIPS, COPIES, FACES, HAND, PILE_COUNT, PILES, SPOT_NAMES
from okawari.draft.layout import LOG, Table, View
from okawari.draft.questions import NO_QUESTION, OVER, QUESTIONS, answer_code
from okawari.draft.scoring import chip_taker
from okawari.draft.seeing import look
from okawari.draft.setup import set_up
from okawari.draft.zones import empty, hold
from okawari.table.chance import key_words
from okawari.table.prizes import LAST_PLACE, PASS_DOWN, SECOND_ONLY

TIES = {"next": PASS_DOWN, "second_only": SECOND_ONLY, "last_place": LAST_PLACE}
Event = tuple[str, int, int, int]


def keys(seed: str) -> list[int]:
    return [word for number in range(3) for word in key_words(seed, f"round {number + 1}")]


def prepared(
    seats: int = 3,
    seed: str = "seed",
    alternate: bool = False,
    advanced: bool = False,
    ties: str = "next",
    per_game: bool = False,
    open_chips: bool = False,
) -> Table:
    """A table before its first round."""
    t = Table()
    set_up(t, seats, alternate, advanced, TIES[ties], per_game, open_chips, keys(seed))
    t.log_on = 1
    return t


def started(
    seats: int = 3,
    seed: str = "seed",
    alternate: bool = False,
    advanced: bool = False,
    ties: str = "next",
    per_game: bool = False,
    open_chips: bool = False,
) -> Table:
    """A table with its first question."""
    t = prepared(seats, seed, alternate, advanced, ties, per_game, open_chips)
    new_game(t)
    return t


def every_set_up() -> Iterator[Table]:
    """A new game for every number of seats and every combination of options."""
    flags = (False, True)
    for number, (seats, alternate, advanced, ties, per_game, open_chips) in enumerate(
        itertools.product((2, 3, 4, 5), flags, flags, TIES, flags, flags)
    ):
        yield started(seats, f"game {number}", alternate, advanced, ties, per_game, open_chips)


# ------------------------------------------------------------------------------------------------ cards by name


def hand_of(t: Table, seat: int) -> list[str]:
    """The cards a seat holds."""
    held = t.hands[t.seats[seat].hand]
    return [code for face, code in enumerate(FACES) for _ in range(held.cards[face])]


def front_of(t: Table, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return [code for spot, code in enumerate(SPOT_NAMES) for _ in range(t.seats[seat].front[spot])]


def lay_out(t: Table, *tableaus: str) -> Table:
    """Put these cards, and no others, in front of the seats."""
    for seat, codes in enumerate(tableaus):
        front = t.seats[seat].front
        for spot in range(len(front)):
            front[spot] = 0
        for code in codes.split():
            front[SPOT_NAMES.index(code)] += 1
    return t


def deal_out(t: Table, *hands: str) -> Table:
    """Give the seats these hands; the rest is out of the round."""
    left = list(COPIES)
    for seat, codes in enumerate(hands):
        empty(t.hands[seat])
        for code in codes.split():
            hold(t.hands[seat], FACES.index(code))
            left[FACES.index(code)] -= 1
    for face, copies in enumerate(left):
        t.out[face] = copies
    assert min(left) >= 0
    assert all(len(hand_of(t, seat)) == HAND for seat in range(t.seats_n))
    return t


def last_turn(t: Table, *hands: str) -> Table:
    """Go to the last turn of the round with these two cards in each hand."""
    t.turn = 4
    t.hand_n = 2
    for seat, codes in enumerate(hands):
        empty(t.hands[seat])
        for code in codes.split():
            hold(t.hands[seat], FACES.index(code))
    return t


def taken(t: Table) -> dict[str, int | None]:
    """Who would take the top chip of each pile."""
    takers = [chip_taker(t, pile) for pile in range(PILE_COUNT)]
    return {PILES[pile]: None if seat < 0 else seat for pile, seat in enumerate(takers)}


# ------------------------------------------------------------------------------------------------ playing


def question_of(t: Table, seat: int) -> str:
    return QUESTIONS[t.mine[seat].ask]


def answers_of(t: Table, seat: int) -> list[str]:
    """The codes of a seat's legal answers."""
    mask = legal(t, seat)
    return [answer_code(t.mine[seat].ask, i) for i in range(mask.bit_length()) if mask >> i & 1]


def say(t: Table, seat: int, code: str) -> None:
    """Answer by code."""
    codes = {answer_code(t.mine[seat].ask, i): i for i in bits(legal(t, seat))}
    answer(t, seat, codes[code])


def all_say(t: Table, *codes: str) -> None:
    """One answer for each seat; "wild=tuna" answers two questions."""
    for seat, code in enumerate(codes):
        card, _, kind = code.partition("=")
        say(t, seat, card)
        if kind and t.mine[seat].ask != NO_QUESTION and question_of(t, seat) == "wild":
            say(t, seat, kind)


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def any_step(t: Table, dice: random.Random) -> tuple[int, int]:
    """A seat that is asked, and one of its legal answers."""
    seat = dice.choice(bits(t.waiting))
    return seat, dice.choice(bits(legal(t, seat)))


def play_until(t: Table, dice: random.Random, decisions: int) -> Table:
    """Answer so many questions by chance, or all."""
    for _ in range(decisions):
        if t.stage == OVER:
            break
        answer(t, *any_step(t, dice))
    return t


def play_round(t: Table, dice: random.Random) -> None:
    """Play by chance to the end of this round."""
    number = t.round
    while t.stage != OVER and t.round == number:
        answer(t, *any_step(t, dice))


def events_since(t: Table, start: int) -> list[Event]:
    """What happened: (name, seat, a, b)."""
    assert t.log_n - start <= LOG
    places = [number % LOG for number in range(start, t.log_n)]
    return [(NAMES[t.log_what[at]], t.log_seat[at], t.log_a[at], t.log_b[at]) for at in places]


def view(t: Table, seat: int) -> View:
    v = View()
    look(t, seat, v)
    return v


# ------------------------------------------------------------------------------------------------ keeping count


def check_whole(t: Table) -> None:
    """All 32 cards and 18 chips are there, hands are as large as said, and private knowledge is true."""
    for face, code in enumerate(FACES):
        fronts = sum(
            card.partition("=")[0] == code for seat in range(t.seats_n) for card in front_of(t, seat)
        )
        hands = sum(hand_of(t, seat).count(code) for seat in range(t.seats_n))
        assert fronts + hands + t.out[face] + t.bag[face] == COPIES[face]
    assert sum(t.out) == t.out_n
    for seat in range(t.seats_n):
        held = t.hands[t.seats[seat].hand]
        assert sum(held.cards) == t.hand_n
        assert held.mask == sum(1 << face for face in range(len(FACES)) if held.cards[face])
        check_memory(t, seat)
        assert t.mine[seat].points == sum(t.mine[seat].chips)
    check_chips(t)


def check_memory(t: Table, seat: int) -> None:
    me = t.mine[seat]
    held = t.hands[t.seats[(seat + t.rules.passing[t.round]) % t.seats_n].hand]
    assert all(0 <= me.passed_on[face] <= held.cards[face] for face in range(len(FACES)))
    assert all(t.dealt[face] <= me.dealt[face] <= COPIES[face] for face in range(len(FACES)))
    if t.rules.out_for_game:
        assert all(me.dealt[face] <= COPIES[face] - t.out[face] for face in range(len(FACES)))
    else:
        assert not any(me.dealt)


def check_chips(t: Table) -> None:
    for pile in range(PILE_COUNT):
        left = [t.chips[3 * pile + place] for place in range(3)]
        assert [value > 0 for value in left] == [place < t.pile_n[pile] for place in range(3)]
        won = [t.mine[seat].chips[6 * number + pile] for seat in range(t.seats_n) for number in range(3)]
        assert sorted(value for value in left + won if value) == sorted(CHIPS[3 * pile : 3 * pile + 3])
        for number in range(3):
            check_owner(t, 6 * number + pile)


def check_owner(t: Table, entry: int) -> None:
    owners = [seat for seat in range(t.seats_n) if t.mine[seat].chips[entry]]
    assert owners == ([t.takers[entry]] if t.takers[entry] >= 0 else [])
    if owners and (t.rules.open_chips or t.stage == OVER):
        assert t.values[entry] == t.mine[owners[0]].chips[entry]
    else:
        assert t.values[entry] == 0
