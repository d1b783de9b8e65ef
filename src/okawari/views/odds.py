"""How likely it is that somebody has what a spoon asks for, counted from what one seat may know."""

from dataclasses import dataclass, field
from math import comb

from okawari.cards.spoon import faces_of
from okawari.table.faces import FACE_COUNT, PUDDING
from okawari.table.layout import Table
from okawari.table.questions import BROAD_KINDS, WHOLE_KIND
from okawari.views.imagine import on_own_tray
from okawari.views.look import copy_public
from okawari.views.seat_view import View
from okawari.views.unseen import count_unseen


@dataclass
class Unseen:
    """Cards that a seat cannot place, and where they can be."""

    cards: list[int]  # by face
    pile: int  # desserts among them that are not mixed in yet
    hands: list[tuple[int, int]] = field(default_factory=list)  # of others: cards not known, and a mask of what lacks
    sure: int = 0  # faces that somebody is known to have, as a mask


def request_chances(view: View, remembers: bool) -> list[int]:
    """For each answer to a spoon's question: of 100, that somebody has such a card; 0 and 100 are sure.

    Counted are the box, everything that lies open, what everybody heard, and the seat's own hand; hands that have
    passed through it only if it `remembers`.
    """
    unseen = _unseen(view, remembers)
    return [_chance(unseen, _faces(answer.id)) for answer in view.legal]


def _faces(answer: int) -> int:
    return faces_of(BROAD_KINDS[answer - WHOLE_KIND]) if answer >= WHOLE_KIND else 1 << answer


def _unseen(view: View, remembers: bool) -> Unseen:
    v, t = view.raw, Table()
    copy_public(v, t)
    count_unseen(v, t)
    found = Unseen([int(t.spare[face]) for face in range(FACE_COUNT)], int(v.pile_n))
    for seat in range(view.seats):
        hand = v.seats[seat].hand
        if seat == view.seat:
            continue
        seen = v.seen[hand] >> view.seat & 1
        if seen and remembers:
            found.sure |= int(v.hands[hand].mask)
            continue
        placed = 0
        for face in range(FACE_COUNT):
            sure = int(v.rumours[hand].sure[face])
            placed += sure
            found.sure |= bool(sure) << face
            found.cards[face] += int(v.hands[hand].cards[face]) * bool(seen) - sure
        found.hands.append((int(v.held[hand]) - placed, int(v.rumours[hand].lacks)))
    if remembers:
        for face in range(FACE_COUNT):
            found.cards[face] -= v.mine.peeked[face] - on_own_tray(v, face)
    return found


def _chance(unseen: Unseen, faces: int) -> int:
    """Every way to deal the unseen cards counts the same; a hand that lacks what is asked for gets others."""
    if unseen.sure & faces:
        return 100
    there = sum(1 << face for face in range(FACE_COUNT) if unseen.cards[face]) & faces
    able = sum(held for held, lacks in unseen.hands if there & ~lacks)
    unable = sum(held for held, lacks in unseen.hands if not there & ~lacks)
    wanted = sum(unseen.cards[face] for face in range(FACE_COUNT) if there >> face & 1)
    if not able or not wanted:
        return 0
    loose = sum(unseen.cards) - unseen.pile - unable
    without = total = 0
    for piled, ways in _in_pile(unseen, faces, wanted):
        without += ways * _ways(loose - (wanted - piled), able)
        total += ways * _ways(loose, able)
    if without in (0, total):
        return 0 if without else 100
    return min(99, max(1, round(100 - 100 * without / total)))


def _in_pile(unseen: Unseen, faces: int, wanted: int) -> list[tuple[int, int]]:
    """How many of the wanted cards are among the desserts that are not mixed in, and in how many ways."""
    if faces < 1 << PUDDING:
        return [(0, 1)]
    others = sum(unseen.cards[PUDDING:]) - wanted
    counted = range(max(0, unseen.pile - others), min(wanted, unseen.pile) + 1)
    return [(number, comb(wanted, number) * comb(others, unseen.pile - number)) for number in counted]


def _ways(cards: int, taken: int) -> int:
    return comb(cards, taken) if cards >= taken else 0
