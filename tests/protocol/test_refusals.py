"""What is no message is refused: unknown fields, wrong types, numbers and words beyond their limits."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import DecodeError, Struct, ValidationError
from msgspec.structs import fields

from okawari.protocol.messages import decode_client, decode_server
from tests.protocol.values import CLIENT, JSON, SERVER, documents

ID = "command-1"
EVERY = [pytest.param(kind, decode_client, id=kind.__name__) for kind in CLIENT]
EVERY += [pytest.param(kind, decode_server, id=kind.__name__) for kind in SERVER]
EACH = pytest.mark.parametrize(("kind", "decode"), EVERY)


@EACH
@settings(max_examples=5)
@given(data=st.data())
def test_an_unknown_field_is_refused(kind: type[Struct], decode: Any, data: st.DataObject) -> None:
    document = data.draw(documents(kind))
    with pytest.raises(ValidationError, match="unknown field `cheat`"):
        decode(json.dumps({**document, "cheat": data.draw(JSON)}))


@pytest.mark.parametrize("path", ["you", "table", "table.setup", "board", "mine", "mine.question", "invite"])
def test_an_unknown_field_is_refused_inside_too(path: str) -> None:
    welcome = json.loads(WELCOME)
    decode_server(json.dumps(welcome))
    inner = welcome
    for name in path.split("."):
        inner = inner[name]
    inner["cheat"] = 1
    with pytest.raises(ValidationError, match=f"unknown field `cheat` - at `\\$.{path}`"):
        decode_server(json.dumps(welcome))


@EACH
@settings(max_examples=5)
@given(data=st.data())
def test_a_missing_field_is_refused(kind: type[Struct], decode: Any, data: st.DataObject) -> None:
    document = data.draw(documents(kind))
    for name in ["type", *(field.encode_name for field in fields(kind) if field.required)]:
        with pytest.raises(ValidationError, match=f"missing required field `{name}`"):
            decode(json.dumps({key: value for key, value in document.items() if key != name}))


@EACH
@settings(max_examples=5)
@given(data=st.data())
def test_a_value_of_no_type_that_fits_is_refused(kind: type[Struct], decode: Any, data: st.DataObject) -> None:
    document = data.draw(documents(kind))
    for field in fields(kind):
        with pytest.raises(ValidationError, match=f"at `\\$.{field.encode_name}"):
            decode(json.dumps({**document, field.encode_name: 0.5}))


@pytest.mark.parametrize("tag", ["", "Hello", "welcome", "hello ", None, 1, ["hello"]])
def test_an_unknown_type_is_refused(tag: Any) -> None:
    with pytest.raises(ValidationError):
        decode_client(json.dumps({"type": tag}))


@pytest.mark.parametrize("kind", SERVER)
@settings(max_examples=3)
@given(data=st.data())
def test_a_client_cannot_speak_as_the_server(kind: type[Struct], data: st.DataObject) -> None:
    with pytest.raises(ValidationError, match="Invalid value"):
        decode_client(json.dumps(data.draw(documents(kind))))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "1", '"ping"', "{}", '{"type":"ping"}}', '{"type":"ping",}'])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        decode_client(text)


# ---------------------------------------------------------------------------------------- limits

HELLO = {"type": "hello", "table": "t" * 16, "token": "T" * 22}
ANSWER = {"type": "answer", "id": ID, "seat": 0, "question": 0, "answer": "egg"}
SETUP = {"type": "change_setup", "id": ID}
READY = {"type": "ready", "id": ID}
OPEN = {"type": "open", "id": ID}
ARRANGE = {"type": "arrange", "id": ID}
RENAME = {"type": "rename", "id": ID, "seat": 0, "name": ""}
GOOD: list[dict[str, Any]] = [
    HELLO,
    {**HELLO, "last_version": 2**31, "protocol": 0},
    ANSWER,
    {**ANSWER, "seat": 7, "question": 2**31, "answer": "寿" * 40},
    {**ANSWER, "id": "a" * 8},
    {**ANSWER, "id": "-_" * 20},
    {**SETUP, "setup": {}},
    {**SETUP, "setup": {"seats": 8, "menu": ["w" * 40] * 12, "options": {str(n) * 20: "v" for n in range(10, 50)}}},
    {**READY, "commitment": "0123456789abcdef" * 4},
    {**OPEN, "entropy": "0123456789abcdef" * 4},
    {**ARRANGE, "order": list(range(8))},
    {**RENAME, "name": "ñ" * 200},
    {"type": "emote", "emote": "yum", "seat": None},
    {"type": "look"},
]
BAD_SETUPS: list[Any] = [
    *(None, [], "party"),
    *({"game": game} for game in ("poker", None)),
    *({"seats": seats} for seats in (1, 9, "4", None)),
    *({"menu": "m" * 41}, {"menu": ["maki"] * 13}, {"menu": ["m" * 41]}, {"menu": [1]}, {"menu": 1}, {"menu": {}}),
    *({"options": {"o" * 41: "v"}}, {"options": {"o": "v" * 41}}, {"options": {"o": 1}}, {"options": None}),
    {"options": {str(number): "v" for number in range(41)}},
    *({"absence": seconds} for seconds in (1, 61, -30, "60", None, True)),
    *({"pace": pace} for pace in ("quick", "", None, 1)),
    *({"spectators": yes} for yes in (0, 1, "yes", None)),
]
BAD: list[dict[str, Any]] = [
    *({**HELLO, "table": table} for table in ("", "t" * 15, "t" * 17, "t" * 15 + "/", "t" * 15 + "ñ", None, 1)),
    *({**HELLO, "token": token} for token in ("", "T" * 21, "T" * 23, "T" * 21 + "=", None)),
    *({**HELLO, "last_version": number} for number in (-1, 2**31 + 1, 2**63, 2**64, 10**30, 1.0, "1", None, True)),
    *({**HELLO, "protocol": number} for number in (-1, "1", 1.5)),
    *({**ANSWER, "id": one} for one in ("", "a" * 7, "a" * 41, "a b c d e", "ññññññññ", None, 12345678)),
    *({**ANSWER, "seat": seat} for seat in (-1, 8, "0", 0.0, None, True, [0])),
    *({**ANSWER, "question": number} for number in (-1, 2**31 + 1, "0", None)),
    *({**ANSWER, "answer": answer} for answer in ("a" * 41, None, 1, ["egg"])),
    *({**SETUP, "setup": setup} for setup in BAD_SETUPS),
    *({**READY, "commitment": one} for one in ("", "0" * 63, "0" * 65, "A" * 64, "g" * 64, 1)),
    *({**OPEN, "entropy": one} for one in ("", "0" * 63, "0" * 65, "A" * 64, "g" * 64, None)),
    {**READY, "entropy": "0" * 32},  # as protocol 1 had it
    *({**ARRANGE, "order": order} for order in ([0] * 9, [8], [-1], ["0"], [None], "01", 0)),
    *({**RENAME, "name": name} for name in ("n" * 201, None, 1)),
    *({"type": "emote", "emote": emote} for emote in ("boo", "", None, 1)),
]


@pytest.mark.parametrize("document", GOOD)
def test_what_is_just_within_the_limits_is_taken(document: dict[str, Any]) -> None:
    decode_client(json.dumps(document))


@pytest.mark.parametrize("document", BAD)
def test_what_is_beyond_a_limit_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        decode_client(json.dumps(document))


@pytest.mark.parametrize(
    ("document", "field"),
    [(ANSWER, "id"), (HELLO, "table"), (HELLO, "token"), ({**READY, "commitment": "0" * 64}, "commitment")],
)
def test_a_newline_after_an_id_is_refused(document: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError):
        decode_client(json.dumps({**document, field: f"{document[field]}\n"}))


WELCOME = """{
  "type": "welcome", "version": 1, "you": {"person": 1, "seats": [0], "host": true},
  "table": {
    "table": "tttttttttttttttt", "phase": "playing", "setup": {}, "chairs": [{"who": "free"}], "locked": false,
    "games": 1, "commitment": "", "continued": []
  },
  "waiting": [0],
  "board": {
    "game": 1, "round": 1, "rounds": 3, "turn": 1, "turns": 10, "stage": "choose", "direction": "left", "hand_size": 10,
    "deck": 50, "menu": [], "places": [{"dishes": [], "desserts": [], "score": 0, "cards": 10}], "discards": {}
  },
  "mine": {
    "seat": 0, "hand": {"egg": 1}, "question": {"number": 1, "what": "pick", "options": [{"answer": "egg"}]},
    "chosen": [], "can_take_back": false, "passes_to": 1
  },
  "missed": null, "lines": [], "invite": {"code": null, "secret": ""}
}"""
