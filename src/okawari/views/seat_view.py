"""A view as Python programs read it: what one seat, or a spectator, may know, by names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from okawari.table.faces import DIPPED, FACES, KINDS, PUDDING, SPOT_NAMES, UNDER
from okawari.table.zones import direction


@dataclass(frozen=True)
class Answer:
    """One legal answer to the question a seat is facing."""

    id: int
    code: str
    points: int | None = None  # what it changes in points now, if that can be said
    later: int | None = None  # what it changes in the desserts' points at the end


@dataclass(frozen=True, repr=False)
class View:
    """What a seat may know. Nothing in here depends on anything the seat may not know."""

    game: str
    raw: Any  # the structure, for bots that compute
    question: str | None
    legal: tuple[Answer, ...]
    spots: tuple[str, ...]
    faces: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {whose}: {self.game}, round {self.round}, turn {self.turn}, asked {self.question}>"

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: a spectator's."""
        return None if self.raw.seat < 0 else int(self.raw.seat)

    @property
    def seats(self) -> int:
        """Players at the table."""
        return int(self.raw.seats_n)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self.raw.round) + 1

    @property
    def turn(self) -> int:
        """The turn of the round, from 1."""
        return int(self.raw.turn) + (self.game == "draft")

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are deciding."""
        return tuple(seat for seat in range(self.seats) if self.raw.waiting >> seat & 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points on the board, the dummy's included."""
        return tuple(self.raw.seats[seat].score for seat in range(self.raw.places))

    @property
    def hand_size(self) -> int:
        """Cards in each hand."""
        return int(self.raw.hand_n)

    @property
    def hand(self) -> dict[str, int] | None:
        """The seat's own cards; None if it may not see them."""
        if self.seat is None:
            return None
        if self.game == "draft":
            return self._cards(self.raw.hand.cards)
        hand = self.raw.seats[self.seat].hand
        return self._held(hand, self.seat) if self.raw.seen[hand] >> self.seat & 1 else None

    @property
    def known_hands(self) -> dict[int, dict[str, int]]:
        """The hands, by who holds them now, whose cards this seat knows because they passed through its own."""
        if self.seat is None:
            return {}
        if self.game == "draft":
            return {self.seat: self._cards(self.raw.hand.cards)}
        holders = {self.raw.seats[seat].hand: seat for seat in range(self.seats)}
        return {seat: self._held(hand, seat) for hand, seat in holders.items() if self.raw.seen[hand] >> self.seat & 1}

    def table(self, seat: int) -> list[str]:
        """This round's cards in front of a seat, as codes of the scoring format."""
        me = self.raw.seats[seat]
        if self.game == "draft":
            return [self.spots[spot] for spot in range(len(self.spots)) for _ in range(me.front[spot])]
        return tableau(me)

    def desserts(self, seat: int) -> list[str]:
        """Desserts of earlier rounds in front of a seat."""
        if self.game == "draft":
            return []
        me = self.raw.seats[seat]
        return [FACES[PUDDING + at] for at, number in enumerate(me.desserts) for _ in range(number)] + [
            f"special_order={FACES[PUDDING + at]}" for at, number in enumerate(me.dessert_orders) for _ in range(number)
        ]

    @property
    def menu(self) -> tuple[str, ...]:
        """The kinds served."""
        return () if self.game == "draft" else tuple(KINDS[self.raw.menu[at]] for at in range(self.raw.menu_n))

    @property
    def deck_size(self) -> int:
        """Cards left in the deck; in Draft, cards out of the round."""
        return int(self.raw.out_n if self.game == "draft" else self.raw.deck_n)

    @property
    def discards(self) -> dict[str, int]:
        """Cards out of the round, for all to see."""
        return {} if self.game == "draft" else self._cards(self.raw.discard)

    @property
    def passes_to(self) -> int | None:
        """The seat that this one's hand goes to next."""
        if self.seat is None:
            return None
        return int(self.seat + direction(self.raw)) % self.seats

    def _held(self, hand: int, seat: int) -> dict[str, int]:
        """The cards of a hand, and for the seat's own the one that it drew and has not kept yet."""
        cards = self._cards(self.raw.hands[hand].cards)
        if seat == self.seat and self.raw.mine.drawn >= 0:
            drawn = self.faces[self.raw.mine.drawn]
            cards[drawn] = cards.get(drawn, 0) + 1
        return cards

    def _cards(self, counts: Any) -> dict[str, int]:
        return {self.faces[face]: number for face, number in enumerate(counts[:]) if number}  # a slice is read at once


def tableau(me: Any) -> list[str]:
    """What lies in front of a seat of Classic or Party, as codes of the scoring format."""
    cards: list[str] = []
    for spot, (laid, ordered) in enumerate(zip(me.front[:], me.orders[:], strict=True)):
        if UNDER <= spot < UNDER + UNDER - DIPPED:
            continue  # the nigiri's code says that it lies on wasabi
        if laid:
            cards += [SPOT_NAMES[spot]] * laid
        if ordered:
            cards += [f"special_order={SPOT_NAMES[spot]}"] * ordered
    return cards
