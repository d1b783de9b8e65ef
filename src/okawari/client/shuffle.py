"""A client's part of a fair shuffle: commit to random bytes, open them at the start, remember what was seen."""

from dataclasses import dataclass, field
from secrets import token_hex

from okawari.client.errors import UnfairShuffle
from okawari.protocol.messages import Event, TableInfo, You
from okawari.replays import SavedGame
from okawari.replays.shuffle import BYTES, commitment

KEPT = 20  # games whose frozen commitments are remembered
CALLED_OFF = frozenset({"not_opened", "start_called_off"})


@dataclass(frozen=True)
class Bound:
    """Bytes this client is bound to, and the server's commitment it saw when it bound itself."""

    entropy: str
    promise: str


@dataclass(frozen=True)
class Seen:
    """What a client saw of a shuffle before it opened its own bytes."""

    promise: str
    commitments: list[str | None]  # by seat


@dataclass
class Shuffle:
    """What a client needs to take part in the shuffles of its table, and to check them afterwards."""

    bound: dict[str, Bound] = field(default_factory=dict)  # by commitment, for the next game
    seen: dict[int, Seen] = field(default_factory=dict)  # by game number
    doubt: UnfairShuffle | None = None  # why this client last kept its bytes to itself
    _answered: Seen | None = None

    def commit(self, table: TableInfo, you: You, entropy: str | None = None) -> str | None:
        """Draw random bytes for the next game, unless some are given; return the commitment, None without a chair."""
        if you.person is None:
            return None
        entropy = entropy or token_hex(BYTES)
        made = commitment(bytes.fromhex(entropy), table.table, table.games + 1, you.person)
        self.bound[made] = Bound(entropy, table.commitment)
        return made

    def opening(self, table: TableInfo | None, you: You) -> str | None:
        """Return the bytes to open now, once for each start, if the server has kept its side."""
        opening = table.opening if table is not None else None
        if table is None or opening is None or not you.seats or min(you.seats) not in opening.missing:
            return None
        seen = Seen(table.commitment, opening.commitments)
        if seen == self._answered:
            return None
        self._answered = seen
        own = opening.commitments[min(you.seats)]
        bound = self.bound.get(own) if own is not None else None
        if bound is None or bound.promise != table.commitment:
            self.doubt = UnfairShuffle("error-client-promise-changed")
            return None
        self.seen[table.games + 1] = seen
        self.seen = dict(list(self.seen.items())[-KEPT:])
        return bound.entropy

    def again(self, events: list[Event], you: You) -> bool:
        """Tell whether a start was called off for other reasons than this client, which should commit afresh."""
        ended = [event for event in events if event.what in CALLED_OFF]
        was_in, self.bound = bool(self.bound), {} if ended else self.bound
        return was_in and bool(ended) and not any(event.seat in you.seats for event in ended)

    def began(self) -> None:
        """A game has begun: what was bound is spent."""
        self.bound = {}

    def check(self, saved: SavedGame, number: int) -> None:
        """Refuse a saved game whose proof is not the shuffle this client saw as the game of this number."""
        seen, proof = self.seen.get(number), saved.shuffle or {}
        found = Seen(proof.get("commitment", ""), [one["commitment"] for one in proof.get("seats", [])])
        if seen != found:
            raise UnfairShuffle("error-client-other-shuffle")
