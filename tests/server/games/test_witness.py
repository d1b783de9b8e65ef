"""The witness sees what is wrong: each of these would be a fault of the server, and each is entered in the ledger."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from msgspec import Raw, json
from msgspec.structs import replace as changed

from okawari.client.journal import Row as JournalRow
from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server.storage import Row
from tests.server.games.tables import Party, Plan
from tests.server.ledger import Ledger, unpacked
from tests.server.running import running
from tests.server.witness import Told, Witness

pytestmark = pytest.mark.slow


@dataclass
class Case:
    """The testimony of one table, to be tampered with."""

    rows: list[Row]
    told: list[Told]
    live: Any
    replays: dict[str, bytes]

    def witness(self) -> Witness:
        return Witness(self.rows, self.told, live=self.live, replays=self.replays)

    def ledger(self) -> Ledger:
        return self.witness().ledger()

    def at(self, kind: type, command: bool = True) -> int:
        """The place of the last entry of a kind that a person commanded, or did not."""
        found = [
            at
            for at, row in enumerate(self.rows)
            if isinstance(e.decode(row.payload), kind) and (row.command is not None) == command
        ]
        return found[-1]

    def guest(self, kind: str, skip: int = 0, containing: bytes = b"") -> int:
        """The place of a row in the guest's journal."""
        rows = self.told[1].rows
        return [at for at, row in enumerate(rows) if row.kind == kind and containing in bytes(row.frame)][skip]

    def swap(self, place: int, /, **changes: Any) -> None:
        """Change a row of the guest's journal."""
        rows = list(self.told[1].rows)
        rows[place] = changed(rows[place], **changes)
        self.told[1] = replace(self.told[1], rows=rows)

    def cut(self, at: int, number: int) -> None:
        """Take rows out of the guest's journal."""
        rows = list(self.told[1].rows)
        del rows[at : at + number]
        self.told[1] = replace(self.told[1], rows=rows, known=[])


@pytest.fixture(scope="module")
def testimony() -> Case:
    async def play() -> Witness:
        async with running(rate_size=0) as server:
            while True:  # until the guest has had a further question, which is told in private
                party = Party(server, Plan("classic", 3), Random("witness"))
                witness = await party.play()
                if any(b'"private"' in frame[:20] for frame in party.clients[1].journal.frames_in()):  # type: ignore[union-attr]
                    return witness

    witness = asyncio.run(play())
    assert witness.live is not None
    return Case(list(witness.rows), list(witness.told), witness.live, dict(witness.replays or {}))


@pytest.fixture
def case(testimony: Case) -> Case:
    return Case(list(testimony.rows), list(testimony.told), testimony.live, dict(testimony.replays))


def test_an_honest_table_is_clean(case: Case) -> None:
    ledger = case.ledger()
    assert ledger.clean, str(ledger)
    assert ledger.games == 1
    assert ledger.commands > 50
    assert ledger.welcomes >= 6
    assert "problem" not in str(ledger + ledger)
    assert (ledger + ledger).frames == 2 * ledger.frames
    assert unpacked(ledger.packed()) == ledger


# ------------------------------------------------------------------------------------ tampering


def drop_a_row(case: Case) -> None:
    del case.rows[case.at(e.Answered)]


def double_a_version(case: Case) -> None:
    at = case.at(e.Answered)
    case.rows[at] = case.rows[at]._replace(version=case.rows[at].version - 1)


def double_a_row(case: Case) -> None:
    at = case.at(e.Readied)
    case.rows.insert(at, case.rows[at])


def skip_a_version(case: Case) -> None:
    case.rows[-1] = case.rows[-1]._replace(version=case.rows[-1].version + 1)


def double_a_command(case: Case) -> None:
    case.rows[-1] = case.rows[-1]._replace(command=case.rows[case.at(e.Answered)].command)


def forget_a_command(case: Case) -> None:
    at = case.at(e.Continued)
    case.rows[at] = case.rows[at]._replace(command=None)


def keep_a_refused_command(case: Case) -> None:
    at = case.guest("ack", 5)
    case.swap(at, kind="refused", error="error-too-late")


def ack_another_version(case: Case) -> None:
    case.swap(case.guest("ack", 5), version=3)


def play_for_somebody(case: Case) -> None:
    at = case.at(e.Answered, command=False)
    entry = e.decode(case.rows[at].payload)
    case.rows[at] = case.rows[at]._replace(payload=e.encode(changed(entry, by="player")))


def answer_something_else(case: Case) -> None:
    rows = case.told[1].rows
    acked = {row.id for row in rows if row.kind == "ack"}  # one that was refused is in no log
    for at, row in enumerate(rows):
        if row.kind == "out" and b'"type":"answer"' in bytes(row.frame):
            message = m.decode_client(bytes(row.frame))
            if isinstance(message, m.Answer) and message.id in acked:
                case.swap(at, frame=Raw(m.encode(changed(message, answer="nothing"))))
                return


def turn_acks_around(case: Case) -> None:
    late = [at for at, row in enumerate(case.told[1].rows) if row.kind == "ack"][-1]
    case.swap(late, at=case.told[1].rows[0].at)


def change_a_frame(case: Case) -> None:
    at = case.guest("in", 9, b'"board":{')
    frame = bytes(case.told[1].rows[at].frame)
    case.swap(at, frame=Raw(frame.replace(b'"deck":', b'"deck":1')))


def swap_frames(case: Case) -> None:
    one, two = case.guest("in", 9, b'"update"'), case.guest("in", 10, b'"update"')
    first, second = case.told[1].rows[one].frame, case.told[1].rows[two].frame
    case.swap(one, frame=second)
    case.swap(two, frame=first)


def lose_a_frame(case: Case) -> None:
    case.cut(case.guest("in", 9, b'"update"'), 2)


def lose_a_private_frame(case: Case) -> None:
    case.cut(case.guest("in", 0, b'"type":"private"'), 2)


def show_the_host_to_the_guest(case: Case) -> None:
    at = case.guest("in", 0, b'"board":{')
    wanted = json.decode(bytes(case.told[1].rows[at].frame))["version"]
    frames = [bytes(row.frame) for row in case.told[0].rows if row.kind == "in"]
    case.swap(at, frame=Raw(next(one for one in frames if f'"version":{wanted},'.encode() in one and b"board" in one)))


def welcome_with_old_news(case: Case) -> None:
    back = case.told[4]
    first = next(row for row in case.told[1].rows if row.kind == "in")
    rows = [
        changed(row, frame=first.frame) if row.kind == "in" and b"welcome" in bytes(row.frame) else row
        for row in back.rows
    ]
    case.told[4] = replace(back, rows=rows)


def welcome_too_early(case: Case) -> None:
    back = case.told[4]
    case.told[4] = replace(
        back, rows=[changed(row, version=5) if row.kind == "version" else row for row in back.rows], known=[]
    )


def go_back_a_version(case: Case) -> None:
    case.swap(case.guest("version", 20), version=1)


def believe_something_else(case: Case) -> None:
    guest = case.told[1]
    rows, known = guest.known[20]
    case.told[1] = replace(guest, known=[*guest.known[:20], (rows, (*known[:2], [7], *known[3:])), *guest.known[21:]])


def live_in_the_past(case: Case) -> None:
    case.live = case.witness().fold.states[-2]


def lose_the_replay(case: Case) -> None:
    case.replays = {}


def change_the_replay(case: Case) -> None:
    (replay,) = case.replays
    case.replays[replay] = case.replays[replay].replace(b'"scores": [', b'"scores": [1')


def stop_in_the_middle(case: Case) -> None:
    case.rows = case.rows[:60]


def tell(case: Case, secret: str) -> None:
    at = case.guest("in", 3)
    frame = m.encode(m.Refused(id=None, error="error-server", args={"text": secret}))
    rows = list(case.told[1].rows)
    rows.insert(at, JournalRow(rows[at].at, "in", frame=Raw(frame)))
    case.told[1] = replace(case.told[1], rows=rows, known=[])


def tell_the_secret(case: Case) -> None:
    created = e.decode(case.rows[0].payload)
    assert isinstance(created, e.Created)
    tell(case, created.shuffle)


def tell_the_seed(case: Case) -> None:
    started = e.decode(case.rows[case.at(e.Started)].payload)
    assert isinstance(started, e.Started)
    tell(case, started.seed)


def tell_a_token(case: Case) -> None:
    assert case.told[1].token is not None
    tell(case, case.told[1].token)


@pytest.mark.parametrize(
    ("tamper", "faults"),
    [
        (drop_a_row, "lost"),
        (double_a_version, "doubled"),
        (double_a_row, "doubled"),
        (skip_a_version, "lost"),
        (double_a_command, "doubled"),
        (forget_a_command, "lost ghosts"),
        (keep_a_refused_command, "ghosts"),
        (ack_another_version, "diverged"),
        (play_for_somebody, "ghosts"),
        (answer_something_else, "diverged"),
        (turn_acks_around, "diverged"),
        (change_a_frame, "diverged"),
        (swap_frames, "diverged"),
        (lose_a_frame, "diverged"),
        (lose_a_private_frame, "diverged"),
        (show_the_host_to_the_guest, "diverged"),
        (welcome_with_old_news, "diverged"),
        (welcome_too_early, "diverged"),
        (go_back_a_version, "diverged"),
        (believe_something_else, "diverged"),
        (live_in_the_past, "diverged"),
        (lose_the_replay, "lost"),
        (change_the_replay, "unexplained"),
        (stop_in_the_middle, "stuck lost"),
        (tell_the_secret, "leaked"),
        (tell_the_seed, "leaked"),
        (tell_a_token, "leaked"),
    ],
)
def test_tampering_is_entered(case: Case, tamper: Callable[[Case], None], faults: str) -> None:
    tamper(case)
    ledger = case.ledger()
    assert not ledger.clean
    assert all(getattr(ledger, fault) for fault in faults.split()), str(ledger)


def test_a_lost_card_is_entered(case: Case) -> None:
    witness = case.witness()
    game = witness.fold.states[-20].game
    assert game is not None
    game._table.discard[0] += 1
    assert "O7" in str(witness.ledger())


def test_a_point_too_many_is_entered(case: Case) -> None:
    witness = case.witness()
    game = witness.fold.last.game
    assert game is not None
    game.score_lines[3] = replace(game.score_lines[3], points=game.score_lines[3].points + 1)
    assert witness.ledger().unexplained == 2  # the line itself, and the sum


def test_a_lossy_line_is_judged_less_strictly_but_not_blindly(case: Case) -> None:
    lose_a_frame(case)
    assert Witness(case.rows, case.told[1:2], strangers=True, lossy=True).ledger().diverged == 1  # the version missing
    change_a_frame(case)
    assert Witness(case.rows, case.told[1:2], strangers=True, lossy=True).ledger().diverged == 2
