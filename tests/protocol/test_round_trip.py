"""Every message travels and arrives as it was."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import asdict, fields

from okawari.protocol.messages import decode_client, decode_server, encode
from tests.protocol.values import CLIENT, SERVER, documents

EVERY = [pytest.param(kind, decode_client, id=kind.__name__) for kind in CLIENT]
EVERY += [pytest.param(kind, decode_server, id=kind.__name__) for kind in SERVER]


@pytest.mark.parametrize(("kind", "decode"), EVERY)
@settings(max_examples=15)
@given(data=st.data())
def test_a_message_arrives_as_it_was(kind: type[Struct], decode: Any, data: st.DataObject) -> None:
    document = data.draw(documents(kind))
    message = decode(json.dumps(document))
    assert type(message) is kind
    assert decode(encode(message)) == message
    sent = json.loads(encode(message))
    assert contains(sent, document)
    assert set(sent) == {field.encode_name for field in fields(kind)} | {"type"}, "nothing is left out by the sender"


def contains(whole: Any, part: Any) -> bool:
    """Whether a document is the same but for defaults that were filled in."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and contains(whole[key], value) for key, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return type(whole) is type(part) and bool(whole == part)


@pytest.mark.parametrize(("kind", "decode"), EVERY)
@settings(max_examples=5)
@given(data=st.data())
def test_the_order_of_the_fields_does_not_matter(kind: type[Struct], decode: Any, data: st.DataObject) -> None:
    document = data.draw(documents(kind))
    backwards = dict(reversed(document.items()))
    assert decode(json.dumps(backwards)) == decode(json.dumps(document))


@pytest.mark.parametrize("kind", CLIENT + SERVER)
@settings(max_examples=5)
@given(data=st.data())
def test_messages_do_not_change_on_the_way(kind: type[Struct], data: st.DataObject) -> None:
    decode: Any = decode_client if kind in CLIENT else decode_server
    message = decode(json.dumps(data.draw(documents(kind))))
    before = encode(message)
    for name in asdict(message):
        with pytest.raises(AttributeError):
            setattr(message, name, None)
    assert encode(message) == before
