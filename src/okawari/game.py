"""Game: the typed door to a table. Ask it for views, legal answers and events; the table itself stays inside."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from okawari.editions.menus import MENUS, kinds_of
from okawari.editions.options import options_of, settled_options
from okawari.editions.setup import check_seats
from okawari.editions.undealt import undealt
from okawari.engines import ENGINES, Engine
from okawari.errors import BadMenu, BadSeats, BadSeed, IllegalChoice, NothingToTakeBack, NotYourDecision
from okawari.sheets import ScoreLine, chip_lines, dessert_lines, round_lines
from okawari.structs import copy_of
from okawari.table.bits import low_bit
from okawari.table.chance import Dice, set_words
from okawari.views.seat_view import Answer, View
from okawari.views.story import Event, read_log

if TYPE_CHECKING:
    import random

RULES_VERSION = 1
DEFAULT_MENU = "my-first-meal"


@dataclass(frozen=True)
class Choice:
    """An answer that was given: who, to what, which."""

    seat: int
    question: str
    code: str


class Game:
    """A game from the first deal to the last dessert.

    >>> game = Game("classic", seats=2, seed="tea")
    >>> game.waiting
    (0, 1)
    >>> [answer.code for answer in game.legal(0)][:3]
    ['squid', 'wasabi', 'maki2']
    >>> _ = game.answer(0, "squid"), game.answer(1, game.legal(1)[0])
    >>> game.view(1).table(0)
    ['squid']
    """

    def __init__(
        self,
        game: str = "party",
        *,
        seats: int = 4,
        menu: str | Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        names: Sequence[str] = (),
    ) -> None:
        options_of(game)
        check_seats(game, seats)
        self.game = game
        self.seed = _seed_text(seed)
        self.menu = _menu(game, menu)
        self.options = settled_options(game, options)
        self.names = _names(names, seats)
        self.choices: list[Choice] = []
        self.events: list[Event] = []
        self.score_lines: list[ScoreLine] = []
        self.round_views: list[View] = []  # the tables as they lay when each round was scored, for all to see
        self._engine: Engine = ENGINES[game]
        self._table = undealt(game, seats, self.menu, options or {}, self.seed)
        self._table.log_on = 1
        self._stage = (0, 0, 0)
        self._stage_began = (0, 0)
        self._engine.new_game(self._table)
        self._collect()

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self._table.round + 1}"
        return f"<{self.game} game, {self.seats} seats, {where}, {len(self.choices)} choices>"

    @property
    def seats(self) -> int:
        """Players at the table."""
        return int(self._table.seats_n)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds on the menu of a Party game."""
        return kinds_of(self.menu, self.seats, self.options["expansions"]) if self.menu else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._table.stage == self._engine.over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats with an open question."""
        return tuple(seat for seat in range(self.seats) if self._table.waiting >> seat & 1)

    def question(self, seat: int) -> str | None:
        """What a seat is asked; None if it has nothing to decide."""
        name = self._engine.questions[self._table.mine[self._seat(seat)].ask]
        return None if name == "none" else name

    def legal(self, seat: int, previews: bool = False) -> tuple[Answer, ...]:
        """The answers open to a seat, if wanted with what each would score now."""
        seat = self._seat(seat)
        return self._answers(seat, self._raw(seat) if previews else None)

    def answer(self, seat: int, answer: Answer | str | int) -> list[Event]:
        """Answer a seat's question and carry on until somebody is asked again. A bad answer changes nothing.

        The events returned are for the table as a whole: show a seat only those that `event.seen_by(seat)`.
        """
        number, code = self._checked(seat, answer)
        question = self.question(seat)
        assert question is not None
        self.choices.append(Choice(seat, question, code))
        for _ in self._engine.steps(self._table, seat, number):
            if self._table.stage == self._engine.scored:
                self.score_lines += [] if self.game == "draft" else round_lines(self._table)
                self.round_views.append(self.view())
        if self._table.stage == self._engine.over:
            self.score_lines += chip_lines(self._all_events()) if self.game == "draft" else dessert_lines(self._table)
        return self._collect()

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat has chosen something that it can still change."""
        return bool(self._engine.can_take_back(self._table, self._seat(seat)))

    def chosen(self, seat: int) -> list[Choice]:
        """What a seat has chosen since cards were last revealed."""
        return [choice for choice in self.choices[self._stage_began[0] :] if choice.seat == seat]

    def take_back(self, seat: int) -> list[Event]:
        """Choose again, while others are still choosing: the game goes on as if the choice had never been made."""
        if not self.can_take_back(seat):
            raise NothingToTakeBack("error-nothing-to-take-back")
        self._engine.take_back(self._table, seat)
        choices, events = self._stage_began
        self.choices[choices:] = [choice for choice in self.choices[choices:] if choice.seat != seat]
        self.events[events:] = [event for event in self.events[events:] if event.seat != seat]
        return self._read(self._table)

    def view(self, seat: int | None = None, previews: bool = False) -> View:
        """All that a seat may know; None: all that a spectator may know."""
        engine = self._engine
        if seat is None:
            return View(self.game, self._raw(-1), None, (), engine.spots, engine.faces, self.options)
        raw = self._raw(self._seat(seat))
        legal = self._answers(seat, raw if previews else None)
        return View(self.game, raw, self.question(seat), legal, engine.spots, engine.faces, self.options)

    def hands(self) -> list[dict[str, int]]:
        """Return all hands, each as far as its own seat may see it."""
        engine = self._engine
        views = [
            View(self.game, self._raw(seat), None, (), engine.spots, engine.faces, self.options)
            for seat in range(self.seats)
        ]
        return [view.hand or {} for view in views]

    def events_for(self, seat: int | None) -> list[Event]:
        """The story so far as a seat (None: a spectator) may know it."""
        return [event for event in self.events if event.seen_by(seat)]

    @property
    def scores(self) -> tuple[int, ...]:
        """Points on the board: in Draft they are known when the game is over."""
        return tuple(self._table.seats[seat].score for seat in range(self._table.places))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several if they share it, nobody before the end."""
        if not self.over:
            return ()
        mask = self._engine.winners(self._table)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def copy(self) -> "Game":
        """A game of its own that goes on from the same position."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._table = copy_of(self._table)
        twin.choices, twin.events = self.choices[:], self.events[:]
        twin.score_lines, twin.round_views = self.score_lines[:], self.round_views[:]
        return twin

    @classmethod
    def imagine(cls, view: View, rng: "random.Random") -> "Game":
        """A whole game that could be behind a view: what its seat does not know is made up. For search.

        >>> import random
        >>> game = Game("classic", seats=3, seed="tea")
        >>> world = Game.imagine(game.view(1), random.Random(1))
        >>> world.view(1).hand == game.view(1).hand, world.view(0).hand == game.view(0).hand
        (True, False)
        """
        world = cls.__new__(cls)
        world.game, world.options, world.seed, world.names = view.game, dict(view.options), "", ()
        world.menu = tuple(kind for kind in view.menu if kind != "nigiri") if view.game == "party" else None
        world.choices, world.events, world.score_lines, world.round_views = [], [], [], []
        world._engine, world._stage, world._stage_began = ENGINES[view.game], (0, 0, 0), (0, 0)
        world._table = world._engine.table()
        dice = Dice()
        set_words(dice, *(rng.getrandbits(32) for _ in range(4)))
        world._engine.imagine(view.raw, world._table, dice)
        world._table.log_on = 1
        world._collect()
        return world

    @property
    def imagined(self) -> bool:
        """Whether this game was made up from a view."""
        return not self.seed

    def _raw(self, seat: int) -> Any:
        raw = self._engine.view()
        self._engine.look(self._table, seat, raw)
        return raw

    def _numbers(self, seat: int) -> list[int]:
        """The legal answers of a seat as the rules number them."""
        mask, found = self._engine.legal(self._table, seat), []
        while mask:
            found.append(low_bit(mask))
            mask &= mask - 1
        return found

    def _answers(self, seat: int, raw: Any) -> tuple[Answer, ...]:
        """The legal answers of a seat; with the view `raw`, previews too."""
        numbers, ask, code = self._numbers(seat), self._table.mine[seat].ask, self._engine.answer_code
        if raw is None:
            return tuple([Answer(number, code(ask, number)) for number in numbers])
        said = zip(numbers, self._engine.previews(raw, numbers), strict=True)
        return tuple([Answer(number, code(ask, number), *(points or (None, None))) for number, points in said])

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise NotYourDecision("error-no-such-seat", seat=str(seat)[:40], last=self.seats - 1)
        return seat

    def _checked(self, seat: int, answer: Answer | str | int) -> tuple[int, str]:
        """The number and code of a legal answer; refuses anything else."""
        if self.question(seat) is None:
            raise NotYourDecision("error-not-your-decision", seat=str(seat))
        numbers, ask = self._numbers(seat), self._table.mine[seat].ask
        codes = [self._engine.answer_code(ask, number) for number in numbers]
        for number, code in zip(numbers, codes, strict=True):
            if _means(answer, number, code):
                return number, code
        given = answer.code if isinstance(answer, Answer) else str(answer)[:40]
        raise IllegalChoice("error-illegal-choice", answer=given, legal=", ".join(codes))

    def _all_events(self) -> list[Event]:
        return [*self.events, *self._read(copy_of(self._table))]

    def _read(self, table: Any) -> list[Event]:
        return read_log(table, self._engine.event_names, self._engine.private_events, self._engine.readers)

    def _collect(self) -> list[Event]:
        fresh = self._read(self._table)
        self.events += fresh
        stage = (self._table.round, self._table.turn, self._table.stage)
        if stage != self._stage:
            self._stage, self._stage_began = stage, (len(self.choices), len(self.events))
        return fresh


def _means(answer: object, number: int, code: str) -> bool:
    """Whether what was given, in whatever form, is the answer of this number and code."""
    if isinstance(answer, Answer):
        return (answer.id, answer.code) == (number, code)
    return answer == code or (type(answer) is int and answer == number)


def _seed_text(seed: object) -> str:
    if seed is None:
        return os.urandom(32).hex()
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**80:
        return str(seed)
    if isinstance(seed, str) and 0 < len(seed) <= 200 and seed.isprintable():
        return seed
    raise BadSeed("error-bad-seed", seed=ascii(seed)[:40] if isinstance(seed, str) else type(seed).__name__)


def _menu(game: str, menu: object) -> str | tuple[str, ...] | None:
    if game != "party":
        if menu is not None:
            raise BadMenu("error-bad-menu-not-in-game", game=game)
        return None
    if menu is None:
        return DEFAULT_MENU
    if isinstance(menu, str):
        return menu
    if isinstance(menu, Sequence) and all(isinstance(kind, str) for kind in menu):
        return tuple(menu)
    raise BadMenu("error-bad-menu-unknown", menu=str(menu)[:40], known=", ".join(MENUS))


def _names(names: object, seats: int) -> tuple[str, ...]:
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadSeats("error-bad-names")
    if len(names) > seats:
        raise BadSeats("error-too-many-names", seats=seats, names=len(names))
    return tuple(names)
