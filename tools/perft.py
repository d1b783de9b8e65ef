"""Counting every way a small deal can be played, with a checksum of the scores that all of them lead to.

A case is a text file: what is on the table, then how many joint sequences of choices lead to each further turn in
which there is something to choose, and to the end, each with the checksum of the scores reached. Plain picking gives
products that can be checked by hand.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from okawari.draft import faces as draft_faces
from okawari.draft.engine import begin as draft_begin
from okawari.editions.undealt import undealt
from okawari.engines import ENGINES, Engine
from okawari.rules.turn import start_turn
from okawari.structs import copy_of
from okawari.table import faces as table_faces
from okawari.table.bits import low_bit
from okawari.table.faces import FACES, PUDDING, SPOT_NAMES
from okawari.table.zones import hold, into_deck

Scores = tuple[int, ...]
Level = tuple[int, str]  # how many sequences, and the checksum of their scores
END = "end"
RULE = "-" * 30


@dataclass
class Case:
    """One file: its head, and the lines below it."""

    about: list[str] = field(default_factory=list)  # lines that begin with #
    head: dict[str, str] = field(default_factory=dict)
    levels: dict[str, Level] = field(default_factory=dict)  # by turn, "end" last

    @property
    def game(self) -> str:
        """Which of the games it is."""
        return self.head["game"]

    @property
    def engine(self) -> Engine:
        """The rules of that game."""
        return ENGINES[self.game]

    def cards(self, name: str) -> list[list[str]]:
        """A line with the cards of every seat, seats divided by |."""
        return [part.split() for part in self.head[name].split("|")] if name in self.head else []


def read(text: str) -> Case:
    """The case of a file."""
    case = Case()
    for line in text.splitlines():
        if line.startswith("#"):
            case.about.append(line)
        elif ": " in line:
            name, _, value = line.partition(": ")
            case.head[name.strip()] = value.strip()
        elif line.split() and (line.split()[0].isdigit() or line.split()[0] == END):
            turn, number, digits = line.split()
            case.levels[turn] = int(number.replace(",", "")), digits
    return case


def write(case: Case) -> str:
    """The file of a case."""
    rows = [f"{turn:<5} {number:>10,}  {digits}" for turn, (number, digits) in case.levels.items()]
    head = [f"{name}: {value}" for name, value in case.head.items()]
    return "\n".join([*case.about, *head, RULE, "after  sequences  scores", *rows, ""])


# ------------------------------------------------------------------------------------------------ the table


def table_of(case: Case) -> Any:
    """The table at its first question."""
    t = _prepared(case)
    if case.game == "draft":
        return _set_draft(t, case)
    t.rules.hand_size = int(case.head["hand"])
    case.engine.new_game(t)
    t.round = int(case.head.get("round", "3")) - 1
    t.turn = t.waiting = 0
    if case.cards("hands") or case.cards("fronts"):
        _set_cards(t, case)
    _call_back_dummy(t)
    start_turn(t)
    return t


def _prepared(case: Case) -> Any:
    seats, seed = int(case.head["seats"]), case.head.get("seed", "perft")
    options = dict(pair.split("=") for pair in case.head.get("options", "").split())
    menu = case.head.get("menu", "").split()
    return undealt(case.game, seats, menu[0] if len(menu) == 1 else menu, options, seed)


def _call_back_dummy(t: Any) -> None:
    """The card that the dummy's leader has drawn goes back, for the first turn to draw anew."""
    for seat in range(t.seats_n):
        if t.mine[seat].drawn >= 0:
            t.dummy[t.dummy_n] = t.mine[seat].drawn
            t.dummy_n += 1
            t.mine[seat].drawn = -1


def _set_cards(t: Any, case: Case) -> None:
    """Hands and dishes as the case says; all other cards stay in the deck."""
    pool = Counter(t.deck[: t.deck_n])
    for hand in range(t.seats_n):
        for face, number in enumerate(t.hands[hand].cards):
            pool[face] += number
        _empty(t, hand)
    for seat, cards in enumerate(case.cards("hands")):
        for card in cards:
            hold(t, seat, _out_of(t, pool, FACES.index(card)))
    for seat, cards in enumerate(case.cards("fronts")):
        for card in cards:
            _lay(t, seat, card, pool)
    t.deck_n = 0
    for face in sorted(pool.elements()):
        into_deck(t, face)


def _empty(t: Any, hand: int) -> None:
    t.hands[hand].mask = t.held[hand] = 0
    for face in range(len(FACES)):
        t.hands[hand].cards[face] = 0


def _out_of(t: Any, pool: Counter[int], face: int) -> int:
    """Take a card out of the pool; a dessert that is not in play comes from the pile."""
    if pool[face] == 0 and face >= PUDDING:
        at = list(t.pile[: t.pile_n]).index(face)
        t.pile_n -= 1
        t.pile[at] = t.pile[t.pile_n]
        t.circulating[face - PUDDING] += 1
        pool[face] += 1
    assert pool[face] > 0, FACES[face]
    pool[face] -= 1
    return face


def _lay(t: Any, seat: int, card: str, pool: Counter[int]) -> None:
    me = t.seats[seat]
    if card.endswith("+wasabi"):
        me.front[SPOT_NAMES.index("wasabi-under-" + card.removesuffix("+wasabi"))] += 1
        _out_of(t, pool, table_faces.WASABI)
    if card.startswith("special_order="):
        me.orders[SPOT_NAMES.index(card.removeprefix("special_order="))] += 1
        _out_of(t, pool, table_faces.SPECIAL_ORDER)
    else:
        me.front[SPOT_NAMES.index(card)] += 1
        _out_of(t, pool, FACES.index(card.split("+")[0]))


def _set_draft(t: Any, case: Case) -> Any:
    case.engine.new_game(t)
    hands, fronts = case.cards("hands"), case.cards("fronts")
    left = Counter(dict(enumerate(draft_faces.COPIES)))
    for seat in range(t.seats_n):
        held = t.hands[seat]
        cards = [draft_faces.FACES.index(card) for card in hands[seat]]
        held.mask = sum(1 << face for face in set(cards))
        for face in range(draft_faces.FACE_COUNT):
            held.cards[face] = cards.count(face)
        left.subtract(cards)
        for card in fronts[seat] if fronts else ():
            t.seats[seat].front[draft_faces.SPOT_NAMES.index(card)] += 1
            left[draft_faces.FACES.index(card.split("=")[0])] -= 1
    for face in range(draft_faces.FACE_COUNT):
        t.out[face] = left[face]
    t.round = draft_faces.ROUNDS - 1
    t.hand_n = len(hands[0])
    t.turn = draft_faces.HAND - t.hand_n
    draft_begin(t, t.stage)
    return t


# ------------------------------------------------------------------------------------------------ counting


def levels_of(case: Case, depth: int = 99) -> dict[str, Level]:
    """Sequences and checksum after each turn and at the end; with a depth only so many turns."""
    found: dict[str, Counter[Scores]] = {}
    for turn, scores in _leaves(case.engine, table_of(case), depth, 1):
        found.setdefault(turn, Counter())[scores] += 1
    order = sorted(found, key=lambda turn: (turn == END, turn))
    return {turn: (found[turn].total(), checksum(found[turn])) for turn in order}


def _leaves(engine: Engine, t: Any, depth: int, turn: int) -> Iterator[tuple[str, Scores]]:
    """Every way to play on, seat after seat: what the scores are after each turn of each of them."""
    seat = low_bit(t.waiting)
    mask = engine.legal(t, seat)
    for choice in range(mask.bit_length()):
        if mask >> choice & 1:
            after = copy_of(t)
            for _ in engine.steps(after, seat, choice):
                pass
            scores = tuple(after.seats[place].score for place in range(after.places))
            if after.stage == engine.over:
                yield END, scores
            elif (after.round, after.turn) == (t.round, t.turn):
                yield from _leaves(engine, after, depth, turn)
            else:
                yield str(turn), scores
                if turn < depth:
                    yield from _leaves(engine, after, depth, turn + 1)


def checksum(scores: Counter[Scores]) -> str:
    """Of how often each result comes about."""
    text = "\n".join(f"{score} {number}" for score, number in sorted(scores.items()))
    return sha256(text.encode()).hexdigest()[:8]
