"""Helpers for tests of how a game runs: dummies, whole games by chance, and what the log says."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from okawari.game import Game
from okawari.rules.engine import answer, legal
from okawari.rules.turn import start_turn
from okawari.table.faces import FACES, NOTHING, SPOT_NAMES
from okawari.table.layout import Table
from okawari.table.layout import View as RawView
from okawari.table.questions import OVER, STAGES
from okawari.views.look import look
from okawari.views.seat_view import View
from tests.kit import Cards, Scene

Stop = Callable[[Game], bool]

# All three games, with every question that can be asked.
SET_UPS: list[dict[str, Any]] = [
    {"game": "classic", "seats": 2},
    {"game": "classic", "seats": 5, "options": {"promo": "yes"}},
    {"game": "classic", "seats": 2, "options": {"dummy": "yes", "pass_direction": "alternate"}},
    {"game": "party", "seats": 2, "menu": "dinner-for-two"},
    {"game": "party", "seats": 4, "menu": "cutthroat-combo", "options": {"edition": "ru"}},
    {"game": "party", "seats": 5, "menu": "points-platter", "options": {"order_when": "round_end"}},
    {"game": "party", "seats": 8, "menu": "big-banquet", "options": {"edition": "es"}},
    {
        "game": "party",
        "seats": 4,
        "menu": ["uramaki", "miso", "sukeroku", "onigiri", "rice_wine", "takeout", "fruit"],
        "options": {"expansions": "both", "takeout_when": "round_end", "miso_spoiled": "kept"},
    },
    {"game": "draft", "seats": 3},
    {"game": "draft", "seats": 5, "options": {"advanced": "yes", "open_chips": "yes", "leftovers": "per_game"}},
]


class DummyScene(Scene):
    """Two players and the dummy, whose pile is `pile` and whose dishes are the third of `fronts`."""

    def __init__(
        self,
        *hands: Cards,
        pile: Cards,
        controller: int = 0,
        fronts: Sequence[Cards] = (),
        round: int = 1,
        desserts: Sequence[Cards] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        asked = {"dummy": "yes", **(options or {})}
        super().__init__(*hands, fronts=fronts, options=asked, game="classic", round=round, desserts=desserts)
        t = self.t
        for seat in range(2):
            t.mine[seat].drawn = NOTHING
        t.dummy_n = len(pile)
        for at, card in enumerate(pile):
            t.dummy[at] = FACES.index(card)
        t.controller = controller
        t.waiting = 0
        t.log_n = 0
        t.turn -= 1
        start_turn(t)


def set_scores(scene: Scene, *scores: int) -> None:
    """Points already on the board."""
    for seat, score in enumerate(scores):
        scene.t.seats[seat].score = score


def played(scene: Scene) -> list[tuple[int, str]]:
    """Who played what, in the order it was turned up."""
    return [(seat, FACES[face]) for _, seat, face, _ in scene.events("played")]


def moments(scene: Scene, *names: str) -> list[tuple[str, int, str]]:
    """Events of these names, in order, with the card each is about."""
    return [(name, seat, FACES[a]) for name, seat, a, _ in scene.events() if name in names]


def finish(scene: Scene) -> Scene:
    """The lowest answer for everybody until the game is over."""
    while scene.stage != STAGES[OVER]:
        seat = next(seat for seat in range(scene.t.seats_n) if scene.t.waiting >> seat & 1)
        mask = legal(scene.t, seat)
        scene.t.log_n = 0
        answer(scene.t, seat, (mask & -mask).bit_length() - 1)
    return scene


def play_out(game: Game, dice: random.Random, stop: Stop | None = None) -> Game:
    """Any legal answers until the game is over, or `stop` says so."""
    while not game.over and not (stop and stop(game)):
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    return game


def any_game(number: int, **how: Any) -> Game:
    """A whole game by chance."""
    return play_out(Game(**{"seed": number, **how}), random.Random(number))


def bytes_of(game: Game) -> bytes:
    """Everything a table is."""
    return bytes(game._table)


def hand_of(t: Table, seat: int) -> Counter[str]:
    """The cards a seat holds."""
    cards = t.hands[t.seats[seat].hand].cards
    return Counter({face: cards[number] for number, face in enumerate(FACES) if cards[number]})


def deck_of(t: Table) -> Counter[str]:
    """The cards in the deck."""
    return Counter(FACES[t.deck[at]] for at in range(t.deck_n))


def pile_of(t: Table) -> Counter[str]:
    """The desserts not mixed in yet."""
    return Counter(FACES[t.pile[at]] for at in range(t.pile_n))


def box_of(t: Table) -> Counter[str]:
    """All cards of the game."""
    return Counter({face: t.copies[number] for number, face in enumerate(FACES) if t.copies[number]})


def until_round(number: int) -> Stop:
    """Stop when a round has begun."""
    return lambda game: game.view(None).round >= number


def until_choices(count: int) -> Stop:
    """Stop when so many choices were made."""
    return lambda game: len(game.choices) == count


def raw_view(t: Table, seat: int) -> Any:
    """What a seat (-1: a spectator) may see of a table."""
    raw = RawView()
    look(t, seat, raw)
    return raw


def view_of(scene: Scene, seat: int | None) -> View:
    """The same as programs read it, for a scene."""
    game = "party" if scene.t.rules.reshuffled else "classic"
    return View(game, raw_view(scene.t, -1 if seat is None else seat), None, (), SPOT_NAMES, FACES)
