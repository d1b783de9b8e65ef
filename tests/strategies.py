"""Any legal set-up of the three games, and positions that random play leads to."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from okawari.cards import CATALOGUE, Group
from okawari.editions.catalogue import menus
from okawari.editions.menus import COURSES, EXPANSIONS, MENUS
from okawari.editions.options import options_of
from okawari.editions.undealt import undealt
from okawari.engines import ENGINES, Engine
from okawari.game import Game
from okawari.structs import copy_of
from okawari.table.faces import KIND_OF, KINDS
from okawari.table.questions import CHOOSE, PICK

MOSTLY_PARTY = ("classic", "party", "party", "party", "draft")
SEATS = {"classic": (2, 5), "party": (2, 8), "draft": (2, 5)}
WORDS = st.integers(0, 2**32 - 1)
BUSY_KINDS = ("chopsticks", "spoon", "menu", "takeout", "special_order", "rice_wine", "uramaki", "miso", "wasabi")
BUSY = sum(1 << face for face, kind in enumerate(KIND_OF) if KINDS[kind] in BUSY_KINDS)


@dataclass(frozen=True)
class Setup:
    """All that a game is made from."""

    game: str
    seats: int
    menu: str | tuple[str, ...] | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: str = "0"

    @property
    def engine(self) -> Engine:
        return ENGINES[self.game]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What a Party menu serves beside nigiri."""
        return MENUS[self.menu] if isinstance(self.menu, str) else self.menu or ()

    def prepared(self) -> Any:
        """The table before the first deal."""
        return undealt(self.game, self.seats, self.menu, self.options, self.seed)

    def started(self, log: bool = False) -> Any:
        """The table at its first question."""
        t = self.prepared()
        t.log_on = log
        self.engine.new_game(t)
        return t

    def opened(self) -> Game:
        """The same through the public door."""
        return Game(self.game, seats=self.seats, menu=self.menu, options=self.options, seed=self.seed)


# ------------------------------------------------------------------------------------------------ set-ups


# Set-ups are made from one number each, by dice of our own: Hypothesis draws them more evenly than part by part.


def some_options(game: str, dice: random.Random, fixed: Sequence[str] = ()) -> dict[str, str]:
    """Some options, from hardly any to all of them, with any of their values."""
    share = dice.choice((0.1, 0.4, 1.0))
    chosen = [option for option in options_of(game) if option.name not in fixed and dice.random() < share]
    return {option.name: dice.choice(option.values) for option in chosen}


def any_menu(seats: int, dice: random.Random) -> str | tuple[str, ...]:
    """A printed menu for that many, or any that the rules allow, expansions included."""
    if dice.random() < 0.3:
        return dice.choice([*menus(seats)])
    kinds: list[str] = []
    busy = dice.random() < 0.6
    for course, number in COURSES.items():
        fitting = [card for card in CATALOGUE if card.group is course and card.seats[0] <= seats <= card.seats[1]]
        if busy and course is Group.SPECIAL:
            fitting = [card for card in fitting if KINDS[card.kind] in BUSY_KINDS]
        kinds += [KINDS[card.kind] for card in dice.sample(fitting, number)]
    return tuple(kinds)


def some_setup(game: str, dice: random.Random, fixed: Sequence[str] = ()) -> Setup:
    """Any legal set-up of a game; options named in `fixed` keep their defaults."""
    seats = dice.randint(*SEATS[game])
    options = some_options(game, dice, fixed)
    menu = any_menu(seats, dice) if game == "party" else None
    if isinstance(menu, tuple):
        extra = {kind for kind in EXPANSIONS["both"] if kind in menu}
        options["expansions"] = dice.choice([name for name, kinds in EXPANSIONS.items() if extra <= set(kinds)])
    if seats != 2:
        options.pop("dummy", None)
    return Setup(game, seats, menu, options, str(dice.getrandbits(32)))


@st.composite
def setups(draw: DrawFn, games: Sequence[str] = MOSTLY_PARTY, fixed: Sequence[str] = ()) -> Setup:
    """Any legal set-up of these games."""
    dice = random.Random(draw(WORDS))
    return some_setup(dice.choice(games), dice, fixed)


def tables_only(**how: Any) -> SearchStrategy[Setup]:
    """Set-ups of Classic and Party, which share an engine."""
    return setups(games=("classic", "party", "party"), **how)


# ------------------------------------------------------------------------------------------------ play


def bits(mask: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def any_choice(engine: Engine, t: Any, dice: random.Random) -> tuple[int, int]:
    """One of the seats that are asked, and one of its legal answers: cards that do something more often than others."""
    seat = dice.choice(bits(t.waiting))
    legal = engine.legal(t, seat)
    busy = legal & BUSY if t.mine[seat].ask == PICK and engine is ENGINES["party"] and dice.random() < 0.5 else 0
    return seat, dice.choice(bits(busy or legal))


def answered(engine: Engine, t: Any, seat: int, choice: int) -> None:
    """Answer and carry on until somebody is asked."""
    for _ in engine.steps(t, seat, choice):
        pass


def played(engine: Engine, t: Any, dice: random.Random, most: int = 10**6) -> Iterator[Any]:
    """The table now and after each of so many answers, always the same one."""
    yield t
    for _ in range(most):
        if t.stage == engine.over:
            return
        answered(engine, t, *any_choice(engine, t, dice))
        yield t


def game_played(game: Game, dice: random.Random, most: int = 10**6) -> Game:
    """The same through the public door."""
    for _ in range(most):
        if game.over:
            break
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    return game


@dataclass(frozen=True)
class Position:
    """A table somewhere in a random game."""

    setup: Setup
    table: Any
    dice: random.Random

    @property
    def engine(self) -> Engine:
        return self.setup.engine


@st.composite
def positions(draw: DrawFn, games: Sequence[str] = MOSTLY_PARTY, log: bool = False) -> Position:
    """A table somewhere in a game played by chance, more often than not where a card is being resolved."""
    dice = random.Random(draw(WORDS))
    setup = some_setup(dice.choice(games), dice)
    return Position(setup, position_of(setup, dice, log), dice)


def position_of(setup: Setup, dice: random.Random, log: bool = False) -> Any:
    """The table of such a position."""
    t = setup.started(log)
    steps = dice.randrange(3 * t.hand_n * t.seats_n + 9)
    resolving = dice.random() < 0.6
    last = None
    for number, _ in enumerate(played(setup.engine, t, dice)):
        interesting = t.stage not in (CHOOSE, setup.engine.over)
        if number >= steps and interesting >= resolving:
            return t
        if interesting:
            last = copy_of(t)
    return last or t
