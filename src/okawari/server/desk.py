"""What deciding about a command needs beside the table's state: who is there, chance, and names."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from okawari.game import Game
from okawari.protocol.messages import Setup
from okawari.server import names
from okawari.server.refusals import Refusal
from okawari.server.seating import taken_names
from okawari.server.state import State


@dataclass
class Desk:
    """The surroundings of a table; nothing in here is part of the log."""

    awaited: Callable[[], set[int]]  # people whose decision is worth waiting for: here, or not away for long
    present: Callable[[], list[int]]  # people who are here, the longest-present first
    rng: Random = field(default_factory=SystemRandom)
    language: str = "en"  # of made-up names
    _spent: Counter[tuple[int, int]] = field(default_factory=Counter)

    def spent(self, state: State, person: int) -> int:
        """Return how many optional commands a person has given in this game."""
        return self._spent[state.games, person]

    def spend(self, state: State, person: int) -> None:
        """Count one more; those of earlier games no longer count."""
        self._spent = Counter({key: count for key, count in self._spent.items() if key[0] == state.games})
        self._spent[state.games, person] += 1

    def name(self, state: State, wanted: str | None) -> str:
        """A name nobody else has: the one wanted where names are typed, else one that is made up."""
        taken = taken_names(state)
        if wanted and wanted.strip() and state.setup.typed_names:
            return names.distinct(names.clean_name(wanted), taken)
        return names.made_up(self.language, self.rng, taken)


def new_secret() -> str:
    """The server's part of a shuffle: 32 random bytes."""
    return secrets.token_bytes(32).hex()


def check_setup(setup: Setup, levels: Iterable[str]) -> None:
    """Refuse what cannot be played."""
    if setup.bots not in levels:
        raise Refusal("error-unknown-bot", bot=setup.bots, known=", ".join(levels))
    Game(setup.game, seats=setup.seats, menu=setup.menu, options=setup.options, seed="check")
