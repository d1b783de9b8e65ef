"""Reading and filling in messages: each part of Fluent's syntax that is supported, and the refusal of all others."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.language import LANGUAGES, MissingMessage
from okawari.language.catalogue import Catalogue
from okawari.language.messages import Argument, Choice, Quote, UnreadableMessage, read
from tests.language.fluent_syntax import NotSupported, pattern_of
from tests.language.test_grammar import GOLDEN


def say(text: str, code: str = "en", strict: bool = True, **args: str | float) -> str:
    """The first message of a catalogue."""
    return Catalogue(code, text).fill(text.split()[0], args, strict)


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_of_the_catalogue_are_said_as_fluent_says_them(code: str) -> None:
    for one in GOLDEN[code]["messages"]:
        catalogue = "\n".join(one["source"])
        for args, text in one["said"]:
            assert say(catalogue, code, **args) == text


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("m = Tea: it’s 5-0, “so” = #.*[x]", ("Tea: it’s 5-0, “so” = #.*[x]",)),
        ("m   =  Tea  for  two   \n\n", ("Tea  for  two",)),
        ("m =\n\n    Tea", ("Tea",)),
        ("m = { $a }{$b-2} x { $c }  ", (Argument("a"), Argument("b-2"), " x ", Argument("c"))),
        ("m = {\n  $a\n  } and { n-points }.", (Argument("a"), " and ", Quote("n-points"), ".")),
        (
            "m = A { $n ->\n [0] no\n    [ -1 ]  less { $n } \n   *[other]\n     many\n } B",
            ("A ", Choice("n", ((0, ("no",)), (-1, ("less ", Argument("n"))), ("other", ("many",))), ("many",)), " B"),
        ),
        (
            "m =\n  { $a ->\n  *[x] { $b ->\n  *[1] y\n  }\n  }",
            (Choice("a", (("x", (inner := Choice("b", ((1, ("y",)),), ("y",)),)),), (inner,)),),
        ),
    ],
)
def test_what_can_be_read(text: str, pattern: tuple[Any, ...]) -> None:
    assert read(text) == pattern == pattern_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "m = over\n    a line",
        "m =\n    over\n\n    a line",
        "m = text\n    .attribute = more",
        "m =\n    .attribute = only",
        "m = { -term }",
        'm = { "literal" }',
        "m = { 5 }",
        "m = { NUMBER($n) }",
        "m = { message.attribute }",
        "m = { { $nested } }",
        "m = { NUMBER($n) ->\n   *[other] x\n    }",
        "m = { $n ->\n    [1.5] x\n   *[other] y\n    }",
        "m = { $n ->\n   *[other] over\n        a line\n    }",
    ],
)
def test_what_fluent_can_do_and_catalogues_must_not_is_refused(text: str) -> None:
    with pytest.raises(NotSupported):
        pattern_of(text)
    with pytest.raises(UnreadableMessage, match="Cannot read this message after"):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "m",
        "m = ",
        "1m = x",
        "m = }",
        "m = { $a",
        "m = { $ a }",
        "m = { $é }",
        "m = { $a-> }",
        "m = {\t$a }",
        "m =\n    [x] y",
        "m = { n ->\n   *[other] x\n    }",
        "m = { $n -> *[other] x }",
        "m = { $n ->\n    }",
        "m = { $n ->\n    [one] x\n    }",
        "m = { $n ->\n   *[one] x\n   *[other] y\n    }",
        "m = { $n ->\n   *[other]\n    }",
        "m = { $n ->\n   *[other] x }",
    ],
)
def test_what_fluent_refuses_is_refused(text: str) -> None:
    assert pattern_of(text) is None
    with pytest.raises(UnreadableMessage):
        read(text)


PIECES = st.sampled_from(
    [
        "{",
        "}",
        "{ $a",
        "{ $a }",
        "{ b-c }",
        " ->",
        "\n   [one] ",
        "\n  *[other] ",
        "\n  ",
        " ",
        "x",
        "[1]",
        ".a = ",
        '"',
        "-",
        "1",
    ]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_whatever_can_be_read_is_read_as_fluent_reads_it(text: str) -> None:
    try:
        pattern = read("m = " + text)
    except UnreadableMessage:
        return
    assert pattern_of("m = " + text) == pattern


def test_the_first_variant_that_fits_is_said() -> None:
    text = "m = { $n ->\n [0] none\n [one] single\n [1] never\n [left] links\n *[other] some\n }"
    assert [say(text, n=n) for n in (0, 0.0, 1, -1, 1.0, 1.5, 2)] == ["none"] * 2 + ["single"] * 3 + ["some"] * 2
    assert [say(text, n=word) for word in ("left", "one", "0", "right")] == ["links", "single", "some", "some"]


def test_numbers_are_written_with_up_to_three_decimals_and_texts_as_they_are() -> None:
    numbers = (1234, -1234.5, 2.0, 0.1 + 0.2, 1.0005, 1.0015)
    assert [say("m = { $n }", n=n) for n in numbers] == ["1,234", "-1,234.5", "2", "0.3", "1", "1.002"]
    assert say("m = { $n }", "de", n=1234.5) == "1.234,5"
    assert [say("m = ({ $n })", n=text) for text in ("", "1234", "{ $n }", "a\nb")] == [
        "()",
        "(1234)",
        "({ $n })",
        "(a\nb)",
    ]


def test_no_marks_isolate_what_is_filled_in() -> None:
    assert say("m = { $a } – { b }\nb = { $a }!", a="Mia") == "Mia – Mia!"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("m = { $a }!", "a!"),
        ("m = { $a ->\n [one] x\n *[other] y\n }", "y"),
        ("m = { b }!", "{b}!"),
        ("m = { b }!\nb = { $a }", "a!"),
    ],
)
def test_what_is_missing_is_shown_by_its_name_or_raises(text: str, shown: str) -> None:
    assert say(text, strict=False) == shown
    with pytest.raises(MissingMessage, match=r"en: m: no (argument a|message b)"):
        say(text)


@pytest.mark.parametrize(
    "text",
    [
        "# A comment\na = 1st\n\n## Heading\n\nb =\n    { $x ->\n       *[other] 2nd\n    }\n",
        "a = 1st\n# b = no\nb = { $x ->\n       *[other] 2nd\n    }",
    ],
)
def test_a_message_ends_where_the_next_or_a_comment_begins(text: str) -> None:
    catalogue = Catalogue("en", text)
    assert [catalogue.fill(name, {"x": 1}, True) for name in catalogue.texts] == ["1st", "2nd"]
