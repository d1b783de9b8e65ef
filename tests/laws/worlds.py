"""Another world that a seat could not tell from this one: everything it cannot know is reshuffled.

Written apart from okawari.views: cards change places two by two, as long as all that the seat knows stays true.
"""

import random
from typing import Any

from okawari.draft import engine as draft_engine
from okawari.draft import faces as draft
from okawari.rules import engine
from okawari.rules.turn import begin
from okawari.structs import copy_of
from okawari.table.faces import FACE_COUNT, MENU7, MENU9, PUDDING
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE
from tests.strategies import bits

SWAPS = 150


class Place:
    """Somewhere that a hidden card can be: how to read it, how to write it."""

    def __init__(self, row: Any, at: int, name: str) -> None:
        self.row, self.at, self.name = row, at, name

    @property
    def card(self) -> int:
        return int(self.row[self.at])

    @card.setter
    def card(self, face: int) -> None:
        self.row[self.at] = face


def other_world(t: Any, seat: int, dice: random.Random) -> Any:
    """A table that looks the same to a seat (-1: to a spectator) and is otherwise as different as can be."""
    other = copy_of(t)
    other.log_on = 0
    for word in range(4):
        other.chance[word] = dice.getrandbits(32)
    for word in range(12):
        other.keys[word] = dice.getrandbits(32)
    for at in range(len(other.tally)):
        other.tally[at] = dice.randrange(1000)
    if hasattr(t, "menu"):
        _shuffle_table(other, seat, dice)
    else:
        _shuffle_draft(other, seat, dice)
    return other


def worlds_differ(t: Any, other: Any) -> bool:
    """Whether any card has moved."""
    return any(bytes(t.hands[hand]) != bytes(other.hands[hand]) for hand in range(t.seats_n))


# ------------------------------------------------------------------------------------------------ Classic and Party


def _shuffle_table(t: Any, seat: int, dice: random.Random) -> None:
    hidden = [hand for hand in range(t.seats_n) if seat < 0 or not t.seen[hand] >> seat & 1]
    hands = {hand: _cards(t.hands[hand].cards) for hand in hidden}
    places = [Place(hands[hand], at, f"hand {hand}") for hand in hidden for at in range(len(hands[hand]))]
    places += [Place(t.deck, at, "deck") for at in range(t.deck_n)]
    places += [Place(t.pile, at, "pile") for at in range(t.pile_n)]
    places += [Place(t.dummy, at, "dummy") for at in range(t.dummy_n)]
    drawn = [[t.mine[other].drawn] for other in range(t.seats_n)]
    for other in set(range(t.seats_n)) - {seat}:
        places += [Place(t.mine[other].tray, at, f"tray {other}") for at in range(t.mine[other].tray_n)]
        places += [Place(drawn[other], 0, "drawn")] if drawn[other][0] >= 0 else []
    known = Knowledge(t, seat, hands)
    for _ in range(SWAPS if len(places) > 1 else 0):
        one, two = dice.sample(places, 2)
        one.card, two.card = two.card, one.card
        if not known.holds():
            one.card, two.card = two.card, one.card
    for hand, cards in hands.items():
        for face in range(FACE_COUNT):
            t.hands[hand].cards[face] = cards.count(face)
        t.hands[hand].mask = sum(1 << face for face in set(cards))
    for other in range(t.seats_n):
        t.mine[other].drawn = drawn[other][0]
    _count_desserts(t)
    for other in set(range(t.seats_n)) - {seat}:
        _other_mind(t, other, dice)


def _cards(counts: Any) -> list[int]:
    return [face for face, number in enumerate(counts) for _ in range(number)]


class Knowledge:
    """What a seat (-1: a spectator) knows of hidden cards. It is read only once, since no swap changes it."""

    def __init__(self, t: Any, seat: int, hands: dict[int, list[int]]) -> None:
        self.t = t
        self.rumours = [
            (cards, set(bits(t.rumours[hand].lacks)), _some(t.rumours[hand].sure)) for hand, cards in hands.items()
        ]
        giving = t.giver >= 0 and t.waiting >> t.giver & 1
        self.giver = hands.get(t.seats[t.giver].hand) if giving else None
        self.asked_for = set(bits(t.request))
        self.trays = [(other, t.mine[other]) for other in range(t.seats_n) if t.mine[other].tray_n]
        self.others_trays = [mine for other, mine in self.trays if other != seat]
        self.peeked = _some(t.mine[seat].peeked) if seat >= 0 else []

    def holds(self) -> bool:
        """Whether all of it is true of these hands, the pile, the deck and the trays."""
        for cards, lacks, sure in self.rumours:
            if not lacks.isdisjoint(cards) or any(cards.count(face) < number for face, number in sure):
                return False
        if any(face < PUDDING for face in self.t.pile[: self.t.pile_n]):
            return False
        return (self.giver is None or not self.asked_for.isdisjoint(self.giver)) and self._trays_are_fine()

    def _trays_are_fine(self) -> bool:
        """What the seat saw going back into the deck is there or on a tray; no tray in question is all menus."""
        if any(all(MENU7 <= face <= MENU9 for face in mine.tray[: mine.tray_n]) for mine in self.others_trays):
            return False
        if not self.peeked:
            return True
        loose = [*self.t.deck[: self.t.deck_n], *(face for _, mine in self.trays for face in mine.tray[: mine.tray_n])]
        return all(loose.count(face) >= number for face, number in self.peeked)


def _some(counts: Any) -> list[tuple[int, int]]:
    """Faces and numbers of what there is."""
    return [(face, number) for face, number in enumerate(counts) if number]


def _count_desserts(t: Any) -> None:
    for at in range(FACE_COUNT - PUDDING):
        face = PUDDING + at
        away = t.pile[: t.pile_n].count(face) + sum(t.seats[seat].desserts[at] for seat in range(t.places))
        t.circulating[at] = t.copies[face] - away


def _other_mind(t: Any, seat: int, dice: random.Random) -> None:
    """What another seat has chosen in secret, and what it remembers of the deck."""
    deck = list(t.deck[: t.deck_n])
    for face in range(FACE_COUNT):
        t.mine[seat].peeked[face] = dice.randint(0, deck.count(face))
    deciding = t.waiting >> seat & 1
    if t.stage == CHOOSE:
        begin(t, seat)
    elif t.stage == LATE_ANNOUNCE:
        engine.ask_late(t, seat)
    else:
        return
    while not deciding and t.waiting >> seat & 1:
        engine.decide(t, seat, dice.choice(bits(engine.legal(t, seat))))


# ------------------------------------------------------------------------------------------------ Draft


def _shuffle_draft(t: Any, seat: int, dice: random.Random) -> None:
    mine = t.seats[seat].hand if seat >= 0 else -1
    hands = {hand: _cards(t.hands[hand].cards) for hand in range(t.seats_n) if hand != mine}
    out = _cards(t.out)
    places = [Place(hands[hand], at, f"hand {hand}") for hand in hands for at in range(len(hands[hand]))]
    places += [Place(out, at, "out") for at in range(len(out))]
    for _ in range(SWAPS):
        one, two = dice.sample(places, 2)
        one.card, two.card = two.card, one.card
        if not _draft_possible(t, seat, hands, out):
            one.card, two.card = two.card, one.card
    for face in range(draft.FACE_COUNT):
        t.out[face] = out.count(face)
        for hand, cards in hands.items():
            t.hands[hand].cards[face] = cards.count(face)
    for hand, cards in hands.items():
        t.hands[hand].mask = sum(1 << face for face in set(cards))
    _shuffle_chips(t, seat, dice)
    for other in set(range(t.seats_n)) - {seat}:
        _other_draft_mind(t, other, dice)


def _draft_possible(t: Any, seat: int, hands: dict[int, list[int]], out: list[int]) -> bool:
    known = t.mine[seat].dealt if seat >= 0 else t.dealt
    if any(draft.COPIES[face] - out.count(face) < number for face, number in enumerate(known)):
        return False
    if seat < 0:
        return True
    near: list[int] = []
    for others, known in zip(range(1, t.seats_n), t.mine[seat].passed_on, strict=False):
        near += hands[t.seats[(seat + others * t.rules.passing[t.round]) % t.seats_n].hand]
        if any(near.count(face) < number for face, number in enumerate(known.cards)):
            return False
    return True


def _shuffle_chips(t: Any, seat: int, dice: random.Random) -> None:
    """Chips that are face down in piles or before others change places within their pile."""
    for pile in range(draft.PILE_COUNT):
        places = [Place(t.chips, 3 * pile + at, "pile") for at in range(t.pile_n[pile])]
        for entry in range(pile, len(t.takers), draft.PILE_COUNT):
            owner = t.takers[entry]
            if owner >= 0 and owner != seat and t.values[entry] == 0:
                places.append(Place(t.mine[owner].chips, entry, "won"))
        values = [place.card for place in places]
        dice.shuffle(values)
        for place, value in zip(places, values, strict=True):
            place.card = value
    for other in range(t.seats_n):
        t.mine[other].points = sum(t.mine[other].chips)


def _other_draft_mind(t: Any, seat: int, dice: random.Random) -> None:
    mine = t.mine[seat]
    for face in range(draft.FACE_COUNT):
        known, near = 0, 0
        for others in range(1, t.seats_n):
            near += t.hands[t.seats[(seat + others * t.rules.passing[t.round]) % t.seats_n].hand].cards[face]
            known = dice.randint(known, near) if t.turn else 0
            mine.passed_on[others - 1].cards[face] = known
        if t.rules.out_for_game:
            mine.dealt[face] = dice.randint(t.dealt[face], draft.COPIES[face] - t.out[face])
    if t.stage == 3:
        return
    draft_engine.clear(mine)
    mine.ask = 1 if t.stage == 1 else 3
    while not t.waiting >> seat & 1 and mine.ask:
        draft_engine.decide(t, seat, dice.choice(bits(draft_engine.legal(t, seat))))
