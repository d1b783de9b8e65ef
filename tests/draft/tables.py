"""Short ways to make Draft tables and to play at them."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from okawari.draft.engine import answer, legal, new_game
from okawari.draft.events import NAMES
from okawari.draft.faces import CHIPS, COPIES, FACE_COUNT, FACES, HAND, OTHERS, PILE_COUNT, PILES, SPOT_NAMES, WILD
from okawari.draft.layout import LOG, Table, View
from okawari.draft.questions import NO_QUESTION, OVER, QUESTIONS, answer_code
from okawari.draft.scoring import chip_taker
from okawari.draft.seeing import look
from okawari.draft.setup import set_up
from okawari.draft.zones import empty, hold
from okawari.table.chance import key_words
from okawari.table.prizes import LAST_PLACE, PASS_DOWN, SECOND_ONLY

TIES = {"next": PASS_DOWN, "second_only": SECOND_ONLY, "last_place": LAST_PLACE}
THREE = (
    "tuna tuna* prawn salmon_roll wild cucumber_maki",
    "tuna tuna prawn prawn wild mackerel_temaki",
    "tuna prawn* salmon_roll salmon_roll* cucumber_maki mackerel_temaki",
)
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


# ---------------------------------------------------------------------------------------- cards by name


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


# ---------------------------------------------------------------------------------------- playing


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


def two_wilds() -> Table:
    """The third turn: seats 0 and 1 hold a wild and have begun two types each."""
    t = deal_out(started(), *THREE)
    all_say(t, "salmon_roll", "prawn", "tuna")
    all_say(t, "wild", "wild", "mackerel_temaki")
    all_say(t, "cucumber_maki", "tuna", "prawn")
    all_say(t, "wild", "wild", "mackerel_temaki")
    return t


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


def raw(structure: Any) -> bytes:
    """The bytes of a structure."""
    return bytes(structure)


def view(t: Table, seat: int) -> View:
    v = View()
    look(t, seat, v)
    return v


# ---------------------------------------------------------------------------------------- keeping count


def check_whole(t: Table) -> None:
    """All 32 cards and 18 chips are there, hands are as large as said, and what seats remember is true."""
    hands = [list(t.hands[t.seats[seat].hand].cards) for seat in range(t.seats_n)]
    held = [sum(column) for column in zip(*hands, strict=True)]
    assert tuple(map(sum, zip(laid(t), held, t.out, t.bag, strict=True))) == COPIES
    assert sum(t.out) == t.out_n
    assert [sum(hand) for hand in hands] == [t.hand_n] * t.seats_n
    for seat, hand in enumerate(hands):
        assert bits(t.hands[t.seats[seat].hand].mask) == [face for face, count in enumerate(hand) if count]
        check_memory(t, seat, [hands[(seat + at * t.rules.passing[t.round]) % t.seats_n] for at in range(1, t.seats_n)])
    check_chips(t)


def laid(t: Table) -> list[int]:
    """The cards on the table, by face."""
    fronts = [list(t.seats[seat].front) for seat in range(t.seats_n)]
    spots = [sum(column) for column in zip(*fronts, strict=True)]
    return [*spots[:WILD], sum(spots[WILD:])]


def check_memory(t: Table, seat: int, neighbours: list[list[int]]) -> None:
    me = t.mine[seat]
    between, before = [0] * FACE_COUNT, [0] * FACE_COUNT
    for entry, hand in enumerate(neighbours):
        between = [sum(pair) for pair in zip(between, hand, strict=True)]
        known = list(me.passed_on[entry].cards)
        assert all(a <= b <= c for a, b, c in zip(before, known, between, strict=True))
        before = known
    assert not any(any(me.passed_on[entry].cards) for entry in range(len(neighbours), OTHERS))
    dealt = list(me.dealt)
    if t.rules.out_for_game:
        in_game = [copies - out for copies, out in zip(COPIES, t.out, strict=True)]
        assert all(a <= b <= c for a, b, c in zip(t.dealt, dealt, in_game, strict=True))
    else:
        assert not any(dealt)


def check_chips(t: Table) -> None:
    piles, won = list(t.chips), [list(t.mine[seat].chips) for seat in range(t.seats_n)]
    assert [t.mine[seat].points for seat in range(t.seats_n)] == [sum(chips) for chips in won]
    for pile in range(PILE_COUNT):
        left = piles[3 * pile : 3 * pile + 3]
        assert [value > 0 for value in left] == [place < t.pile_n[pile] for place in range(3)]
        known = [value for chips in won for value in chips[pile::PILE_COUNT]]
        assert sorted(value for value in left + known if value) == sorted(CHIPS[3 * pile : 3 * pile + 3])
    for entry, (seat, value) in enumerate(zip(t.takers, t.values, strict=True)):
        owned = {owner: chips[entry] for owner, chips in enumerate(won) if chips[entry]}
        assert list(owned) == ([seat] if seat >= 0 else [])
        shown = seat >= 0 and (t.rules.open_chips or t.stage == OVER)
        assert value == (owned[seat] if shown else 0)
