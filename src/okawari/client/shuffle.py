"""A client's part of a fair shuffle: commit to random bytes, open them at the start, and remember what it saw."""

from dataclasses import dataclass, field
from secrets import token_hex

from okawari.client.errors import UnfairShuffle
from okawari.protocol.messages import Event, TableInfo, You
from okawari.replays import SavedGame
from okawari.replays.shuffle import BYTES, commitment

KEPT = 20  # games whose frozen commitments are remembered
CALLED_OFF = frozenset({"not_opened", "start_called_off"})


@dataclass(frozen=True)
class Seen:
    """The commitments and names that a client saw before it opened its own bytes."""

    promise: str
    commitments: list[str | None]  # by seat
    names: list[str]  # by seat


@dataclass
class Bound:
    """Bytes that this client has committed to, and the server's commitment at that time."""

    entropy: str
    promise: str
    opened: Seen | None = None  # the start they were opened for: the only one


@dataclass
class Shuffle:
    """The state a client needs to take part in the shuffles of its table and to check them afterwards."""

    bound: dict[str, Bound] = field(default_factory=dict)  # by commitment, for the next game
    seen: dict[int, Seen] = field(default_factory=dict)  # by game number
    doubt: UnfairShuffle | None = None  # why this client last refused to open its bytes

    def commit(self, table: TableInfo, you: You, entropy: str | None = None) -> str | None:
        """Commit to random bytes for the next game; return the commitment, or None without a chair."""
        if you.person is None:
            return None
        entropy = entropy or token_hex(BYTES)
        made = commitment(bytes.fromhex(entropy), table.table, table.games + 1, you.person)
        self.bound[made] = Bound(entropy, table.commitment)
        return made

    def opening(self, table: TableInfo | None, you: You) -> str | None:
        """Return the bytes to open now, once and for one list only; set `doubt` instead if a promise was changed."""
        opening = table.opening if table is not None else None
        if table is None or opening is None or not you.seats or min(you.seats) not in opening.missing:
            return None
        seen = Seen(table.commitment, opening.commitments, opening.names)
        own = opening.commitments[min(you.seats)]
        bound = self.bound.get(own) if own is not None else None
        if bound is not None and bound.opened == seen:
            return None
        if bound is None or bound.opened is not None or bound.promise != table.commitment:
            self.doubt = UnfairShuffle("error-client-promise-changed")
            return None
        bound.opened = seen
        self.seen[table.games + 1] = seen
        self.seen = dict(list(self.seen.items())[-KEPT:])
        return bound.entropy

    def again(self, events: list[Event], you: You) -> bool:
        """Return whether to commit again: a start was called off, and not because of this client."""
        ended = [event for event in events if event.what in CALLED_OFF]
        was_in, self.bound = bool(self.bound), {} if ended else self.bound
        return was_in and bool(ended) and not any(event.seat in you.seats for event in ended)

    def began(self) -> None:
        """Forget the committed bytes: a game has begun with them."""
        self.bound = {}

    def check(self, saved: SavedGame) -> None:
        """Refuse a saved game whose proof differs from what this client saw of the game with the proof's number.

        If the cards were dealt once more, that is the number of the earlier game.
        """
        proof = saved.shuffle or {}
        seats = proof.get("seats", [])
        found = Seen(proof.get("commitment", ""), [one["commitment"] for one in seats], [one["name"] for one in seats])
        if self.seen.get(proof.get("game", 0)) != found:
            raise UnfairShuffle("error-client-other-shuffle")
