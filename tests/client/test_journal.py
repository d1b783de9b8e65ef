"""The journal tells what is known of each command, and no more."""

from pathlib import Path

import pytest
from msgspec import Raw

from okawari.client import Journal, operations, read_journal


def outcome(*calls: tuple[str, object]) -> str:
    journal = Journal("c")
    for name, argument in calls:
        match name:
            case "sent":
                journal.sent("one", "lock")
            case "acked":
                assert isinstance(argument, int)
                journal.acked("one", argument)
            case "refused":
                journal.refused("one", "error-no")
            case "given_up":
                journal.given_up("one", "lock")
    (operation,) = journal.operations()
    return operation.outcome


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        (["sent"], "unknown"),
        (["sent", "acked"], "ok"),
        (["sent", "sent", "acked", "acked"], "ok"),
        (["sent", "refused"], "fail"),
        (["sent", "sent", "refused"], "unknown"),
        (["sent", "sent", "refused", "refused"], "fail"),
        (["sent", "sent", "refused", "acked"], "ok"),
        (["sent", "given_up"], "unknown"),
        (["given_up"], "fail"),
    ],
)
def test_outcomes(calls: list[str], expected: str) -> None:
    assert outcome(*((name, 7) for name in calls)) == expected


def test_operations_have_their_times_and_versions() -> None:
    journal = Journal("c")
    journal.sent("one", "lock")
    journal.sent("two", "start")
    journal.refused("two", "error-no")
    journal.acked("one", 4)
    journal.acked("one", 4)
    one, two = journal.operations()
    assert (one.command, one.version, one.versions, one.sends) == ("lock", 4, [4, 4], 1)
    assert (two.command, two.version, two.error) == ("start", None, "error-no")
    assert one.finished is not None
    assert two.finished is not None
    assert one.invoked <= two.invoked <= two.finished <= one.finished


def test_versions_are_told_apart() -> None:
    journal = Journal()
    for version, how in ((3, "welcome"), (4, "update"), (4, "old"), (5, "update"), (7, "gap"), (8, "welcome")):
        journal.version(version, how)  # type: ignore[arg-type]
    assert journal.followed == [4, 5]
    assert [(one.version, one.how) for one in journal.received][:2] == [(3, "welcome"), (4, "update")]


def test_frames_are_kept_only_if_wanted() -> None:
    loud, quiet = Journal(), Journal(frames=False)
    for journal in (loud, quiet):
        journal.frame_in(b'{"type":"pong"}')
        journal.frame_out(b'{"type":"ping"}')
    assert loud.frames_in() == [b'{"type":"pong"}']
    assert [row.kind for row in loud.rows] == ["in", "out"]
    assert quiet.rows == []


def test_a_file_tells_the_same_as_the_memory(tmp_path: Path) -> None:
    file = tmp_path / "c.jsonl"
    journal = Journal("c", file=file)
    journal.opened()
    journal.sent("one", "lock")
    journal.frame_in(b'{"type":"ack","id":"one","version":4}')
    journal.acked("one", 4)
    journal.closed(1012, "restart")
    journal.close()
    journal.opened()
    rows = read_journal(file)
    assert rows == journal.rows[:-1]
    assert operations(rows) == journal.operations()
    assert rows[2].frame == Raw(b'{"type":"ack","id":"one","version":4}')


def test_a_file_may_be_named_by_a_text(tmp_path: Path) -> None:
    file = str(tmp_path / "c.jsonl")
    journal = Journal("c", file=file)
    journal.sent("one", "lock")
    journal.close()
    assert read_journal(file) == journal.rows


def test_a_line_cut_off_by_a_crash_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "c.jsonl"
    journal = Journal("c", file=file)
    journal.sent("one", "lock")
    journal.acked("one", 4)
    journal.close()
    file.write_bytes(file.read_bytes()[:-9])
    assert [row.kind for row in read_journal(file)] == ["send"]
