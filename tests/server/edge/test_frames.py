"""Reading frames with distrust (B2, B4)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.protocol.messages import CLIENT_FRAME, Emote, Ping, Rename
from okawari.server import frames

ID = '"id":"abcdefgh"'


def problem_of(text: str) -> tuple[str, str]:
    with pytest.raises(frames.BadMessage) as caught:
        frames.read(text)
    return caught.value.problem, caught.value.field


@pytest.mark.parametrize(
    ("text", "problem", "field"),
    [
        ("", "json", ""),
        ("{", "json", ""),
        ("nonsense", "json", ""),
        ("\ufeff" + frames.PING, "json", ""),
        (frames.PING + " x", "json", ""),
        ("[" * 10_000, "deep", ""),
        ('{"a":' * 5 + "1" + "}" * 5, "deep", ""),
        ('{"type":"sit",' + ID + ',"seat":NaN}', "json", ""),
        ('{"type":"sit",' + ID + ',"seat":-Infinity}', "json", ""),
        ('{"type":"sit",' + ID + ',"seat":1e999}', "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":1.5}', "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":true}', "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":"1"}', "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":-1}', "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":' + "9" * 4000 + "}", "form", "seat"),
        ('{"type":"sit",' + ID + ',"seat":' + "9" * 10_000 + "}", "json", ""),
        ('{"type":"ping","type":"ping"}', "twice", ""),
        ('{"type":"change_setup",' + ID + ',"setup":{"seats":2,"seats":3}}', "twice", ""),
        ('{"type":"rename",' + ID + ',"seat":0,"name":"\\ud800"}', "json", ""),
        ('{"type":"nothing"}', "form", "type"),
        ('{"type":"ping","secret":1}', "form", ""),
        ('{"type":"change_setup",' + ID + ',"setup":{"secret":1}}', "form", "setup"),
        ('{"type":"change_setup",' + ID + ',"setup":{"options":{"edition":1}}}', "form", "setup.options"),
        ("{}", "form", "type"),
        ("[]", "form", ""),
        ('"ping"', "form", ""),
        ("1", "form", ""),
        ("null", "form", ""),
    ],
)
def test_what_is_no_message_is_named(text: str, problem: str, field: str) -> None:
    assert problem_of(text) in ((problem, field), (problem, ""))


def test_brackets_in_texts_are_no_depth() -> None:
    name = "[{" * 50
    message = frames.read(json.dumps({"type": "rename", "id": "abcdefgh", "seat": 0, "name": name}))
    assert isinstance(message, Rename)
    assert message.name == name
    assert not frames.too_deep('"\\"[[[[[[[["')


def test_good_messages_are_read() -> None:
    assert frames.read(frames.PING) == Ping()
    assert frames.read(' {"emote": "yum", "type": "emote"} ') == Emote(emote="yum")


def test_the_limit_counts_bytes() -> None:
    assert not frames.too_big("x" * CLIENT_FRAME)
    assert frames.too_big("x" * (CLIENT_FRAME + 1))
    assert not frames.too_big("é" * (CLIENT_FRAME // 2))
    assert frames.too_big("é" * (CLIENT_FRAME // 2 + 1))


def complaint(text: str) -> tuple[str, str]:
    """What is said against a text, if anything."""
    try:
        frames.read(text)
    except frames.BadMessage as problem:
        return problem.problem, problem.field
    return "", ""


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert complaint(text)[0] in ("", "json", "deep", "twice", "form")


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
KINDS = st.sampled_from(["ping", "answer", "sit", "change_setup", "rename", "emote", "hello", "look"])
KEYS = st.sampled_from(sorted(frames.FIELDS)) | st.text(max_size=10)


@given(KINDS, st.dictionaries(KEYS, VALUES, max_size=6))
def test_no_complaint_repeats_what_was_sent(kind: str, rest: dict[str, Any]) -> None:
    field = complaint(json.dumps({**rest, "type": kind}))[1]
    assert all(part in frames.FIELDS for part in field.split(".") if part)


def test_a_field_that_looks_like_a_complaint_is_not_repeated() -> None:
    assert problem_of(json.dumps({"type": "ping", "x - at `$.my_secret": 1})) == ("form", "")


@pytest.mark.parametrize(
    ("body", "problem"),
    [(b"\xff", "json"), (b"{", "json"), (b"[[[[[]]]]]", "deep"), (b'{"a":1,"a":1}', "twice"), (b'{"a":[1]}', "")],
)
def test_bodies_are_looked_at_in_the_same_way(body: bytes, problem: str) -> None:
    assert frames.unsound(body) == problem
