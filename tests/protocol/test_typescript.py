"""The TypeScript says what the messages are: every type, every field, every word, every figure."""

import re
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import fields

from okawari.protocol import messages
from tests.protocol.values import CLIENT, SERVER
from tools.generate import ROOT
from tools.schema import comments
from tools.typescript import aliases, closings, figures, interface, structs, type_of

TEXT = (ROOT / "web/src/lib/generated/protocol.ts").read_text(encoding="utf-8")
CODE = re.sub(r"/\*\*.*?\*/|^//[^\n]*$", "", TEXT, flags=re.DOTALL | re.MULTILINE)
INTERFACES = dict(re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", CODE, re.DOTALL | re.MULTILINE))
TYPES = {
    name: " ".join(kind.split())
    for name, kind in re.findall(r"^export type (\w+) =(.*?);$", CODE, re.DOTALL | re.MULTILINE)
}
FIELD = re.compile(r"^  (\w+)(\??): (.+);$")


def rows(name: str) -> dict[str, tuple[bool, str]]:
    """The fields of an interface: whether each may be missing, and its type."""
    lines = [line for line in INTERFACES[name].splitlines() if line.strip()]
    found = [FIELD.match(line) for line in lines]
    assert all(found), lines
    return {match[1]: (match[2] == "?", match[3]) for match in found if match}


def alternatives(kind: str) -> list[str]:
    return kind.removeprefix("| ").split(" | ")


@pytest.mark.parametrize("struct", structs())
def test_every_field_of_every_type_is_there(struct: type[Struct]) -> None:
    sent = struct in CLIENT
    tag = struct.__struct_config__.tag
    wanted = {} if tag is None else {"type": (False, f'"{tag}"')}
    for field in fields(struct):
        wanted[field.encode_name] = (sent and not field.required, type_of(field.type, aliases(), sent))
    assert rows(struct.__name__) == wanted
    assert f"/** {struct.__doc__} */\nexport interface {struct.__name__} {{" in TEXT


def test_there_is_nothing_else() -> None:
    assert set(INTERFACES) == {struct.__name__ for struct in structs()}
    assert set(TYPES) == {*aliases().values(), "ClientMessage", "ServerMessage", "Command"}


def test_unions_have_every_message() -> None:
    assert alternatives(TYPES["ClientMessage"]) == [kind.__name__ for kind in CLIENT]
    assert alternatives(TYPES["ServerMessage"]) == [kind.__name__ for kind in SERVER]
    assert alternatives(TYPES["Command"]) == [kind.__name__ for kind in CLIENT if "id" in kind.__struct_fields__]


def test_every_type_that_is_mentioned_exists() -> None:
    known = {*INTERFACES, *TYPES, "Record", "Partial", "Pick"}
    for name in INTERFACES:
        for _, kind in rows(name).values():
            words = re.findall(r"\w+", re.sub(r'"[^"]*"', "", kind))
            assert {word for word in words if word[0].isupper()} <= known
            plain = {"number", "string", "boolean", "null", "unknown"}
            assert {word for word in words if word[0].islower()} <= plain


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Game", ["classic", "party", "draft"]),
        ("Phase", ["lobby", "playing", "scoring", "over", "closed"]),
        ("EmoteName", ["yum", "wow", "oops", "hurry", "good_one", "thanks", "one_more", "bye"]),
    ],
)
def test_words_are_there_in_their_order(name: str, words: list[str]) -> None:
    assert alternatives(TYPES[name]) == [f'"{word}"' for word in words]
    assert alternatives(TYPES["Absence"]) == ["0", "30", "60", "120"]


def test_figures_and_codes_are_constants() -> None:
    for name, value in figures().items():
        found = re.search(rf"^export const {name} = ([^;]+);$", CODE, re.MULTILINE)
        assert found
        numbers = [float(number) for number in re.findall(r"[\d.]+", found[1])]
        assert numbers == ([*value] if isinstance(value, tuple) else [value])
    block = CODE.partition("export const Closing = {")[2].partition("} as const;")[0]
    assert {name: int(code) for name, code in re.findall(r"(\w+): (\d+),", block)} == closings()
    assert closings()["ELSEWHERE"] == 4409
    assert {"PROTOCOL", "PING_EVERY", "RETRIES", "CLIENT_FRAME"} <= set(figures())


def test_brackets_and_quotes_are_closed() -> None:
    bare = re.sub(r'"[^"\n]*"', "", CODE)
    assert '"' not in bare
    for one, other in ("{}", "[]", "()", "<>"):
        assert bare.count(one) == bare.count(other)
    assert TEXT.count("/**") == TEXT.count("*/")
    assert not re.search(r"[ \t]$", TEXT, re.MULTILINE)


GOLDEN = '''\
/** One of eight things to say. */
export interface Emote {
  type: "emote";
  emote: EmoteName;
  /** whose, where a device has several @defaultValue null */
  seat?: SeatNumber | null;
}
'''  # fmt: skip


def test_a_message_as_it_is_written() -> None:
    assert GOLDEN in TEXT
    assert "\n".join(interface(messages.Emote, aliases())) + "\n" == GOLDEN
    assert comments()["Emote.seat"] == "whose, where a device has several"


class Half(messages.Part, frozen=True):
    """For the writer alone: a part with a default and one without."""

    one: int
    other: str = ""


class Bare(messages.Part, frozen=True):
    """Without defaults."""

    one: int


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        (int, "number"),
        (float, "number"),
        (bool | None, "boolean | null"),
        (list[str], "string[]"),
        (list[int | None], "(number | null)[]"),
        (list[Literal["a", "b"]], '("a" | "b")[]'),
        (dict[str, list[int]], "Record<string, number[]>"),
        (dict[str, Any], "Record<string, unknown>"),
        (Literal[0, "x"], '0 | "x"'),
        (Annotated[str, Meta(max_length=3)] | None, "string | null"),
        (Half, "Half"),
    ],
)
def test_types_are_written_as_they_are(hint: Any, kind: str) -> None:
    assert type_of(hint, {}) == kind


def test_a_client_may_leave_out_what_has_a_default_inside_too() -> None:
    assert type_of(Half, {}, sent=True) == 'Partial<Half> & Pick<Half, "one">'
    assert type_of(list[Half] | None, {}, sent=True) == '(Partial<Half> & Pick<Half, "one">)[] | null'
    assert type_of(Bare, {}, sent=True) == "Bare"
    assert rows("ChangeSetup")["setup"] == (False, "Partial<Setup>")
    assert rows("TableInfo")["setup"] == (False, "Setup")
