"""The JSON Schema document says what the decoders do."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from msgspec import DecodeError, Struct
from msgspec.structs import fields

from okawari.protocol import messages
from tests.protocol.test_refusals import BAD, GOOD
from tests.protocol.values import CLIENT, JSON, SERVER, documents
from tools.generate import ROOT
from tools.typescript import structs

SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
DECODERS: dict[str, Any] = {"ClientMessage": messages.decode_client, "ServerMessage": messages.decode_server}
READERS = {name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}) for name in DECODERS}


def agree(name: str, document: Any) -> bool:
    """Whether a document is a message, on which both must agree."""
    text = json.dumps(document)
    try:
        DECODERS[name](text)
        taken = True
    except DecodeError:
        taken = False
    assert READERS[name].is_valid(json.loads(text)) is taken, text
    return taken


def test_the_document_is_a_schema_for_either_side() -> None:
    reader = Draft202012Validator(SCHEMA)
    assert reader.is_valid({"type": "ping"})
    assert reader.is_valid({"type": "pong"})
    assert not reader.is_valid({"type": "pung"})


def test_every_type_is_described_and_closed() -> None:
    assert set(SCHEMA["$defs"]) == {struct.__name__ for struct in structs()} | set(DECODERS)
    for struct in structs():
        part = SCHEMA["$defs"][struct.__name__]
        tag = {"type"} if struct.__struct_config__.tag is not None else set()
        assert part["additionalProperties"] is False
        assert part["description"] == struct.__doc__
        assert set(part["properties"]) == {field.encode_name for field in fields(struct)} | tag
        assert set(part["required"]) == {field.encode_name for field in fields(struct) if field.required} | tag


@pytest.mark.parametrize(("name", "kinds"), [("ClientMessage", CLIENT), ("ServerMessage", SERVER)])
def test_messages_are_told_apart_by_their_type(name: str, kinds: list[type[Struct]]) -> None:
    union = SCHEMA["$defs"][name]
    assert union["anyOf"] == [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]
    mapping = {kind.__struct_config__.tag: f"#/$defs/{kind.__name__}" for kind in kinds}
    assert union["discriminator"] == {"propertyName": "type", "mapping": mapping}


def test_comments_in_the_source_are_descriptions() -> None:
    defs = SCHEMA["$defs"]
    assert (
        defs["Chair"]["properties"]["person"]["description"]
        == "chairs with the same number are held by the same device"
    )
    assert defs["You"]["properties"]["person"]["description"] == "null: a spectator"
    assert defs["Answer"]["properties"]["id"]["description"] == "Made up by the client, new for each command."


# ---------------------------------------------------------------------------------------- the same verdicts


@pytest.mark.parametrize("document", GOOD)
def test_limits_are_the_same(document: dict[str, Any]) -> None:
    assert agree("ClientMessage", document)


# A number with a fraction of zero is an integer to JSON Schema; the decoder wants it written as one.
@pytest.mark.parametrize("document", [one for one in BAD if not any(type(value) is float for value in one.values())])
def test_limits_are_the_same_from_outside(document: dict[str, Any]) -> None:
    assert not agree("ClientMessage", document)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: what holds it, and its key or number there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, inner in inside for found in [(value, key), *places(inner)]]


def spoil(document: dict[str, Any], data: st.DataObject) -> None:
    """Change a document somewhere: another value, a field less, a field more."""
    holder, key = data.draw(st.sampled_from(places(document)))
    how = data.draw(st.sampled_from(["value", "limit", "drop", "add"]))
    if how == "drop":
        del holder[key]
    elif how == "add" and isinstance(holder, dict):
        holder[data.draw(st.sampled_from(["cheat", "id", "seat", "version"]))] = data.draw(JSON)
    elif how == "limit":
        holder[key] = data.draw(st.sampled_from([-1, 0, 7, 8, 9, 2**31, 2**31 + 1, 10**30, "a" * 41, "a" * 201, 0.5]))
    else:
        holder[key] = data.draw(JSON)


@pytest.mark.parametrize("kind", CLIENT + SERVER)
@settings(max_examples=20)
@given(data=st.data())
def test_both_take_and_refuse_the_same(kind: type[Struct], data: st.DataObject) -> None:
    name = "ClientMessage" if kind in CLIENT else "ServerMessage"
    document = data.draw(documents(kind))
    assert agree(name, document)
    spoil(document, data)
    agree(name, document)


@given(st.sampled_from(list(DECODERS)), JSON)
def test_both_refuse_what_is_no_message(name: str, document: Any) -> None:
    assert not agree(name, document)
