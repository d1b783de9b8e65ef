"""The results of a league as they come in."""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from okawari.simulation.kernel import NUMBERS
from okawari.simulation.league.fixture import Fixture
from okawari.simulation.league.outcomes import Outcome, outcomes
from okawari.simulation.times import Times


class Results:
    """Points and shares by pairing and deal, and the time that answers took."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.size = fixture.work.seats**2 * NUMBERS
        self.numbers: dict[tuple[int, int], Sequence[int]] = {}
        self.times: dict[str, Times] = {}
        self.cpu_seconds = 0.0

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.numbers) * self.fixture.work.seats

    def add(self, line: Mapping[str, Any]) -> None:
        """Some more deals, as they are written down; more than the league has are left out."""
        numbers = line["results"]
        for at in range(0, len(numbers), self.size):
            deal = line["first"] + at // self.size
            if deal < self.fixture.deals:
                self.numbers[line["table"], deal] = numbers[at : at + self.size]
        for bot, times in line["times"].items():
            self.times.setdefault(bot, Counter()).update({int(step): count for step, count in times.items()})
        self.cpu_seconds += line["cpu_seconds"]

    def keep(self, deals: int) -> None:
        """Forget all but so many deals of each pairing."""
        self.numbers = {place: found for place, found in self.numbers.items() if place[1] < deals}

    def deal(self, pairing: int, deal: int) -> list[Outcome]:
        """The games of a deal."""
        return outcomes(self.fixture.seated(pairing, deal), self.numbers[pairing, deal])

    def digest(self) -> str:
        """A fingerprint of every number, deal by deal of each pairing: who played them does not matter."""
        found = sha256()
        for place in sorted(self.numbers):
            found.update(b"".join(number.to_bytes(8, "little", signed=True) for number in self.numbers[place]))
        return found.hexdigest()
