"""Names that clients rely on stay, or the protocol's number rises."""

from copy import deepcopy

import pytest

from okawari.protocol import messages
from tests.protocol.names import Rows, broken, rows, sent_parts, stored
from tests.protocol.values import CLIENT, SERVER

OLD = rows()


def test_nothing_that_older_clients_know_has_gone() -> None:
    known = stored()
    if known["protocol"] == messages.PROTOCOL:
        assert broken(known["messages"], rows()) == [], "an older client could not follow: raise PROTOCOL"


def test_what_was_added_is_written_down() -> None:
    assert stored() == {"protocol": messages.PROTOCOL, "messages": rows()}, "run: python -m tests.protocol.names"


def test_every_message_has_a_tag_of_its_own() -> None:
    tags = [kind.__struct_config__.tag for kind in CLIENT + SERVER]
    assert len(set(tags)) == len(tags) == len(rows()["client"]) + len(rows()["server"])


# ---------------------------------------------------------------------------------------- what counts as a break


@pytest.mark.parametrize(
    ("home", "name", "field", "kind", "problem"),
    [
        ("client", "kick", None, None, "client kick is gone"),
        ("server", "ack", None, None, "server ack is gone"),
        ("parts", "Chair", None, None, "parts Chair is gone"),
        ("client", "answer", "seat", None, "client answer.seat is gone"),
        ("server", "ack", "version", "string", "server ack.version is retyped"),
        ("server", "ack", "version", "number | null", "server ack.version is retyped"),
        ("client", "sit", "seat", "number | null", "client sit.seat is retyped"),
        ("client", "sit", "seat", "?number", "client sit.seat is retyped"),
        ("server", "emoted", "emote", '"yum"', "server emoted.emote is retyped"),
        ("client", "kick", "why", "string", "client kick.why is new and has no default"),
        ("parts", "Setup", "music", "boolean", "parts Setup.music is new and has no default"),
    ],
)
def test_breaks_are_found(home: str, name: str, field: str | None, kind: str | None, problem: str) -> None:
    assert broken(OLD, changed(home, name, field, kind)) == [problem]


@pytest.mark.parametrize(
    ("home", "name", "field", "kind"),
    [
        ("client", "kick", "why", "?string"),
        ("client", "wave", "id", "string"),
        ("server", "ack", "why", "string"),
        ("parts", "Board", "weather", "string"),
        ("parts", "Setup", "game", '?"classic" | "party" | "draft" | "buffet"'),
        ("client", "kick", "seat", "?number"),
    ],
)
def test_additions_are_none(home: str, name: str, field: str, kind: str) -> None:
    assert broken(OLD, changed(home, name, field, kind)) == []


def changed(home: str, name: str, field: str | None, kind: str | None) -> Rows:
    """The names with one of them removed or retyped."""
    new = deepcopy(OLD)
    if field is None:
        del new[home][name]
    elif kind is None:
        del new[home][name][field]
    else:
        new[home].setdefault(name, {})[field] = kind
    return new


def test_parts_that_clients_send_are_known() -> None:
    assert sent_parts(OLD) == {"Setup"}
