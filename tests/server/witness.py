"""The witness: a table's log against what its clients sent and heard.

The log is the order in which things happened, so nothing has to be searched for. Checked are
  O1  rows and versions count up without gap or repeat;
  O2  every acked command is in the log once, with its version; a refused one never; any other at most once;
  O3  what was acked before something else was sent comes before it;
  O4  each client's versions rise, and its frames are, byte for byte, what the log up to there means for it;
  O5  so is every welcome, and it tells of everything that was acked to anybody before the hello;
  O7  no card is lost or made by any entry;
and the eight numbers of the ledger (ledger.py). Typical use:

    rows = await store.read(table)
    told = [Told("Mia", journal.rows, token), …]
    assert Witness(rows, told, live=live_table.state, replays={…}).ledger().clean
"""

from collections.abc import Mapping, Sequence

from msgspec import MsgspecError, json, to_builtins

from okawari import load, read
from okawari.client.journal import Operation, operations
from okawari.errors import OkawariError
from okawari.game import Game
from okawari.protocol import messages as m
from okawari.replays.shuffle import check as check_shuffle
from okawari.server import entries as e
from okawari.server.finished import story as story_told
from okawari.server.project import table_info
from okawari.server.state import State
from okawari.server.storage import EventStore, Row
from tests.laws import counting
from tests.replays import verifier
from tests.server.folding import Fold, digest
from tests.server.ledger import Ledger
from tests.server.scoring import unexplained
from tests.server.stories import Acks, Story, Told, listen

__all__ = ["Ledger", "Told", "Witness", "digest", "listen", "stored_replays"]

# Entries that only a person's command leads to. Of several, the last one carries the command.
DEEDS = (
    e.Renamed, e.Arranged, e.Locked, e.Changed, e.Readied, e.Started, e.AskedTime, e.TookBack, e.Exchanged, e.Banned,
    e.Noted,
)  # fmt: skip


async def stored_replays(store: EventStore, rows: Sequence[Row]) -> dict[str, bytes]:
    """The games that a log says are kept, as they are kept."""
    ended = [entry.replay for row in rows if isinstance(entry := e.decode(row.payload), e.Finished)]
    found = {one: await store.replay(one) for one in ended}
    return {one: kept.document for one, kept in found.items() if kept is not None}


class Witness:
    """One table. `lossy`: lines lose, double and mix frames. `strangers`: others than those who tell sent commands."""

    def __init__(
        self,
        rows: Sequence[Row],
        told: Sequence[Told] = (),
        *,
        live: State | None = None,
        replays: Mapping[str, bytes] | None = None,
        lossy: bool = False,
        strangers: bool = False,
        ends: bool = True,
    ) -> None:
        self.rows, self.told = rows, told
        self.live, self.replays = live, replays
        self.lossy, self.strangers, self.ends = lossy, strangers, ends
        self.fold = Fold(rows)
        self.operations: list[Operation] = [one for each in told for one in operations(each.rows)]
        self.book = Ledger(tables=1, entries=len(rows), commands=len(self.operations))
        self._done = False

    def ledger(self) -> Ledger:
        """Everything checked."""
        if not self._done:
            self._done = True
            self._check_log()
            self._check_cards()
            self._check_commands()
            self._check_senders()
            self._check_order()
            results = self._check_stories()
            self._check_states()
            self._check_games(results)
            self._check_options()
        return self.book

    # ------------------------------------------------------------------------------------ the log itself

    def _check_log(self) -> None:
        if self.fold.broken:
            self.book.find("diverged", f"O1 {self.fold.broken}")
        for number, row in enumerate(self.rows, 1):
            if row.seq != number:
                self.book.find("lost" if row.seq > number else "doubled", f"O1 row {number} says it is {row.seq}")
                break
        version = 0
        for row, step in zip(self.rows, self.fold.steps[1:], strict=False):
            wanted = version + step.public
            if row.version != wanted:
                self.book.find(
                    "lost" if row.version > wanted else "doubled",
                    f"O1 row {row.seq} has version {row.version}, not {wanted}",
                )
            version = row.version

    def _check_cards(self) -> None:
        for at, state in enumerate(self.fold.states):
            if state.game is None:
                continue
            try:
                counting.check(state.game._table)
            except AssertionError as problem:
                self.book.find("diverged", f"O7 cards after row {at}: {problem}")
                return

    # ------------------------------------------------------------------------------------ commands

    def _check_commands(self) -> None:
        for command, places in self.fold.commands.items():
            if len(places) > 1:
                self.book.find("doubled", f"O2 {command} is in rows {places}")
        for one in self.operations:
            self.book.seen.add(f"command {one.command} {one.outcome}")
            places = self.fold.commands.get(one.id, [])
            if one.outcome == "ok" and not places:
                self.book.find("lost", f"O2 {one.client}: {one.command} {one.id} was acked as {one.version}")
            elif one.outcome == "fail" and places and not self.lossy:
                self.book.find("ghosts", f"O2 {one.client}: {one.command} {one.id} was refused: {one.error}")
            for version in set(one.versions):
                if places and self.rows[places[0] - 1].version != version:
                    said = self.rows[places[0] - 1].version
                    self.book.find("diverged", f"O2 {one.command} {one.id} was acked as {version}, is {said}")

    def _check_senders(self) -> None:
        """Nothing that only a person can do was done by nobody."""
        sent = {one.id for one in self.operations}
        for command in self.fold.commands:
            if command not in sent and not self.strangers:
                self.book.find("ghosts", f"nobody sent {command}")
        for at, entry in enumerate(self.fold.entries):
            if self.rows[at].command is None and _is_deed(entry):
                self.book.find("ghosts", f"nobody commanded row {at + 1}: {entry}")
        self._check_answers()

    def _check_answers(self) -> None:
        """What is in the log is what was sent."""
        for each in self.told:
            for row in each.rows:
                if row.kind != "out" or b'"answer"' not in bytes(row.frame)[:20]:
                    continue
                message = m.decode_client(bytes(row.frame))
                assert isinstance(message, m.Answer)
                for at in self.fold.commands.get(message.id, []):
                    if at <= self.fold.end and not self._says(at, message):
                        self.book.find("diverged", f"O2 {message} became {self.fold.entries[at - 1]}")

    def _says(self, at: int, message: m.Answer) -> bool:
        """Whether the entry is this answer, given in time or in exchange for a bot's."""
        entry = self.fold.entries[at - 1]
        if isinstance(entry, e.Exchanged):
            return (entry.seat, entry.answers[-1]) == (message.seat, message.answer)
        return entry == e.Answered(seat=message.seat, answer=message.answer)

    def _check_order(self) -> None:
        """O3: going through acks and first sends by time, nothing is sent after an ack and logged before it."""
        acks = self._acks()
        for one in self.operations:
            places = self.fold.commands.get(one.id, [])
            before = acks.before(one.invoked)
            if places and places[0] <= before:
                self.book.find("diverged", f"O3 {one.id} is row {places[0]}; row {before} was acked before it was sent")

    def _acks(self) -> Acks:
        found = [(one.finished, places[0]) for one, places in self._kept() if one.versions and one.finished is not None]
        return Acks(found)

    def _kept(self) -> list[tuple[Operation, list[int]]]:
        return [(one, self.fold.commands[one.id]) for one in self.operations if one.id in self.fold.commands]

    # ------------------------------------------------------------------------------------ what clients were told

    def _check_stories(self) -> list[dict[str, m.Result]]:
        acks = self._acks()
        stories = [Story(self.fold, told, acks, self.book, self.lossy) for told in self.told]
        for story in stories:
            story.check()
        return [story.results for story in stories]

    # ------------------------------------------------------------------------------------ states and results

    def _check_states(self) -> None:
        if self.ends and self.fold.last.phase not in ("over", "closed"):
            self.book.find("stuck", f"the table stands at {self.fold.last.phase}, version {self.fold.last.version}")
        if self.live is not None and digest(self.live) != digest(self.fold.last):
            self.book.find("diverged", "the server's state is not what its log says")

    def _check_games(self, results: list[dict[str, m.Result]]) -> None:
        for at, entry in enumerate(self.fold.entries, 1):
            if isinstance(entry, e.Started):
                self.book.games += 1
            if isinstance(entry, e.Finished):
                self._check_game(at, entry, [one[entry.replay] for one in results if entry.replay in one])

    def _check_game(self, at: int, entry: e.Finished, shown: list[m.Result]) -> None:
        state = self.fold.states[at]
        game, result = state.game, state.result
        assert game is not None
        assert result is not None
        for one in shown:
            if (tuple(one.scores), tuple(one.winners)) != (game.scores, game.winners):
                self.book.find("unexplained", f"{one.scores} on screen, {game.scores} in the log")
        for problem in unexplained(game):
            self.book.find("unexplained", problem)
        self._check_promise(at, result.secret)
        if self.replays is not None:
            self._check_replay(state, game, self.replays.get(entry.replay))

    def _check_promise(self, at: int, secret: str) -> None:
        """The secret that is opened is the one that was promised while the game was played, and when it began."""
        begun = max(place for place in range(1, at) if isinstance(self.fold.entries[place - 1], e.Started))
        started = self.fold.entries[begun - 1]
        assert isinstance(started, e.Started)
        table = self.fold.last.table
        new, old = verifier.commitment, verifier.old_commitment
        promise = new(secret, table, started.game) if started.game else old(secret, table)
        told = {table_info(self.fold.states[place]).commitment for place in (begun - (not started.same_deal), at - 1)}
        if told != {promise}:
            self.book.find("unexplained", f"promised {told}, opened {promise}")

    def _check_replay(self, state: State, game: Game, document: bytes | None) -> None:
        """The stored game leads to the same table, and its shuffle can be checked."""
        if document is None:
            self.book.find("lost", "a finished game is not in the store")
            return
        try:
            saved = read(document.decode())
            check_shuffle(saved)
            verifier.verify(json.decode(document), to_builtins(story_told(document)))
            twin = state.copy()
            twin.game = load(saved)
        except (OkawariError, MsgspecError, verifier.DealError) as problem:
            self.book.find("unexplained", f"the stored game cannot be played again: {problem!r}")
            return
        if (tuple(saved.scores or ()), tuple(saved.winners or ())) != (game.scores, game.winners):
            self.book.find("unexplained", f"{saved.scores} in the stored game, {game.scores} in the log")
        if digest(twin) != digest(state):
            self.book.find("diverged", "the stored game leads to another table")

    def _check_options(self) -> None:
        """What was played, for the summary."""
        for entry in self.fold.entries:
            self.book.seen.add(f"entry {entry.__struct_config__.tag}")
        for state in self.fold.states:
            if state.game is not None and state.phase == "over":
                options = state.game.options
                self.book.seen |= {f"option {name}={value}" for name, value in options.items()}
                self.book.seen |= {f"kind {kind}" for kind in state.game.kinds}
                self.book.seen.add(f"game {state.game.game} for {state.game.seats}")


def _is_deed(entry: e.Entry) -> bool:
    if isinstance(entry, e.Answered):
        return entry.by == "player"
    if isinstance(entry, e.Continued):
        return entry.person is not None
    return isinstance(entry, DEEDS)
