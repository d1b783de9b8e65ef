"""A takeout box as one question: all the cards that can be turned over, in any order, and what that would score."""

from collections.abc import Collection
from dataclasses import dataclass

from okawari.cards.takeout import face_at
from okawari.cards.wasabi import part
from okawari.game import Game
from okawari.table.zones import card_of, remove, turn_over
from okawari.views.preview import open_table, put_tool_away, worth
from okawari.views.seat_view import View

QUESTIONS = ("flip", "flip_order")


@dataclass(frozen=True, order=True)
class Turnable:
    """A card that can be turned over; cards alike are told apart by their number."""

    order: int  # 1: a special order
    spot: int
    number: int
    code: str


def turnables(game: Game, seat: int) -> list[Turnable]:
    """All that a box can turn over, in the order in which the rules ask for it."""
    found = []
    trial = game.copy()
    for order, question in enumerate(QUESTIONS):
        if trial.question(seat) != question:
            continue
        for answer in trial.legal(seat):
            if answer.code != "pass":
                copies = range(_copies(trial, seat, answer.id))
                found += [Turnable(order, answer.id, number, answer.code) for number in copies]
        trial = trial.copy()
        trial.answer(seat, "pass")
    return found


def _copies(game: Game, seat: int, spot: int) -> int:
    """How many cards of a spot can be turned."""
    question = game.question(seat)
    trial = game.copy()
    copies = 0
    while trial.question(seat) == question and spot in {answer.id for answer in trial.legal(seat)}:
        trial.answer(seat, spot)
        copies += 1
    return copies


def gain(view: View, chosen: Collection[Turnable]) -> tuple[int, int]:
    """What turning these over changes now, and in the desserts' points at the end."""
    t, seat = open_table(view.raw), view.raw.seat
    put_tool_away(t, view.raw)
    before = worth(t, seat)
    for card in sorted(chosen):
        remove(t, seat, card.spot, card.order)
        turn_over(t, seat, card_of(face_at(card.spot), card.order))
    part(t, seat)
    after = worth(t, seat)
    return after[0] - before[0], after[1] - before[1]


def answers(cards: Collection[Turnable], chosen: Collection[Turnable]) -> list[str | int]:
    """What to answer, one question after the other, so that exactly the chosen ones are turned over."""
    found: list[str | int] = []
    for order in range(len(QUESTIONS)):
        wanted = sorted(card.spot for card in chosen if card.order == order)
        found += wanted
        last = wanted[-1] if wanted else 0
        left = [card.spot for card in cards if card.order == order and card.spot >= last]
        if len(left) > sum(spot == last for spot in wanted):
            found.append("pass")
    return found
