"""The rule for names: nothing hidden, nothing endless, nobody mistaken for somebody else."""

import json
import random
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from itertools import product

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from okawari.language import LANGUAGES, Language
from okawari.server.names import LONGEST, BadName, alike, clean_name, distinct, made_up, skeleton
from okawari.server.names.cleaning import MOST_CHARACTERS, letters
from okawari.server.names.made_up import WORDS, words_of
from tests.architecture.sources import ROOT
from tests.server.nasty import NASTY, WANTED

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f9d1\U0001f3fb\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f9d1\U0001f3fc"
ENGLAND = "\U0001f3f4" + "".join(map(chr, (0xE0067, 0xE0062, 0xE0065, 0xE006E, 0xE0067, 0xE007F)))
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"

# Letters that make trouble come often, and next to each other.
TROUBLE = st.sampled_from(
    "aMI1lі éñßİıſﬁﷺΗη가ㅋ칵ㅤﾠक्ष्यเำאשׁّ\u0301\u0302\u0323\u20e3\u200b\u200c\u200d\u200e\u202e\u2066\u00ad\u034f"
    "\u115f\u1160\u3164\u2800\u00a0\u3000\u2028\ufeff\ufe0e\ufe0f\ufffc\U000e0067\U000e007f\ud800\n\t\x00#1"
    "\u2764\U0001f600\U0001f468\U0001f3fb\U0001f1ea\U0001f1f8\U0001f3f4¨´ͺ…™\u0d4e\u0e33"
)
TEXTS = st.text(TROUBLE, max_size=40) | st.text(max_size=60)


def cleaned(text: str) -> str | None:
    """The name, or nothing if it is refused."""
    try:
        return clean_name(text)
    except BadName:
        return None


def assert_harmless(name: str) -> None:
    assert name
    assert name == unicodedata.normalize("NFKC", name)
    assert name == " ".join(name.split())
    assert 1 <= len(regex.findall(r"\X", name)) <= LONGEST
    assert len(letters(name)) <= LONGEST
    assert len(name) <= MOST_CHARACTERS
    assert regex.search(r"\p{M}{3}|^\p{M}| \p{M}", name) is None
    # Joiners and the colour of pictures are the only things that are not seen, and stand with pictures only.
    assert regex.search(r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}--[\u200d\ufe0f]]", name, regex.V1) is None
    assert regex.search(r"\u200d(?!\p{Extended_Pictographic})|(?<![\p{Emoji}])\ufe0f", name) is None
    assert json.loads(json.dumps(name).encode()) == name


# ------------------------------------------------------------------------------------------- properties


@given(TEXTS)
def test_what_is_accepted_is_harmless_and_stays(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        assert_harmless(name)
        assert clean_name(name) == name


@given(TEXTS, st.lists(TEXTS, max_size=9))
def test_a_distinct_name_is_still_a_name_and_like_nobody_elses(text: str, others: list[str]) -> None:
    name = cleaned(text)
    if name is None:
        return
    taken = [other for other in map(cleaned, [*others, text]) if other is not None]
    found = distinct(name, taken)
    assert clean_name(found) == found
    assert not any(alike(found, other) for other in taken)


@given(TEXTS)
def test_twins_are_alike(text: str) -> None:
    for twin in (text, text.casefold(), unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)):
        assert alike(text, twin)
    assert skeleton(text) == skeleton(unicodedata.normalize("NFD", text))


# ------------------------------------------------------------------------------------------- nasty strings


def test_there_are_enough_nasty_strings() -> None:
    assert len(set(NASTY)) == WANTED
    assert sum(cleaned(text) is not None for text in NASTY) >= WANTED * 4 // 5


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_nasty_strings_become_harmless_or_are_refused(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        assert_harmless(name)
        assert clean_name(name) == name
        assert name in Language("en").say("event-spoon_gave", seat=name, card="Tofu", other=name)


def test_markup_is_left_to_whoever_shows_it() -> None:
    assert clean_name("<b>Mia</b>") == "<b>Mia</b>"
    assert clean_name("{{7*7}}") == "{{7*7}}"


# ------------------------------------------------------------------------------------------- endless names


@pytest.mark.parametrize(
    "make",
    [
        lambda: "a" * 10_000_000,
        lambda: " " * 10_000_000,
        lambda: "\u200b" * 10_000_000 + "Mia",
        lambda: "a\u0301" * 10_000,
        lambda: FAMILY * 10_000,
        lambda: "a" * (LONGEST + 1),
        lambda: "\U0001f600\u200d" * LONGEST + "\U0001f600",  # one letter, if the joiners were believed
        lambda: "\u1100" * (LONGEST + 1),
        lambda: "\u0d4e" * (LONGEST + 1),
        lambda: "\U0001f44d" + "\U0001f3fb" * (LONGEST + 1),
        lambda: "\ufdfa",  # one character for eighteen
        lambda: "\ufdfa" * MOST_CHARACTERS,
    ],
)
def test_too_long_a_name_is_refused_with_the_limit(make: Callable[[], str]) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(make())
    assert caught.value.message_id == "error-name-long"
    assert str(LONGEST) in str(caught.value)


@pytest.mark.parametrize("mark", ["\u0301", "\u0323", "\u20dd", "\u0489", "\u0e49", "\u3099", "\ufe20"])
def test_stacked_marks_are_cut_down(mark: str) -> None:
    name = clean_name("M" + mark * 200 + "ia")
    assert_harmless(name)
    assert name.startswith(unicodedata.normalize("NFKC", "M" + mark))
    assert name.endswith("ia")


def test_sixteen_of_the_longest_pictures_fit() -> None:
    assert clean_name(KISS * LONGEST) == KISS * LONGEST
    assert clean_name("W" * LONGEST) == "W" * LONGEST


# ------------------------------------------------------------------------------------------- tricks


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Mia  ", "Mia"),
        ("Mia \u3000\u00a0 Li", "Mia Li"),
        ("\u202eaiM", "aiM"),
        ("\u2066Mia\u2069", "Mia"),
        ("M\u200bi\u200ca\u200d", "Mia"),
        ("Mia\u061c\u200e\u200f", "Mia"),
        ("Mi\u00ada", "Mia"),
        ("Mia\ufeff", "Mia"),
        ("Mia\U000e0041\U000e0042\U000e007f", "Mia"),
        ("\u3164Mia\uffa0\u115f\u1160", "Mia"),
        ("Mia\u2800", "Mia"),
        ("Mia\ufe0f\ufe00\U000e0100", "Mia"),
        ("Mia\nLeo", "Mia Leo"),
        ("Ｍｉａ", "Mia"),
        ("Ⓜⓘⓐ", "Mia"),
        ("ﬁn", "fin"),
        ("Zoe\u0308", "Zoë"),
        ("e\u200d\u0301", "é"),
        ("\u0301Mia", "Mia"),
        ("Mia \u0301", "Mia"),
        ("¨Mia¨", "Mia"),
        ("\u1112\u1161\u11ab", "한"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("स्त्री", "स्त्री"),
        ("علی\u200cرضا", "علیرضا"),
        ("น้ำ", unicodedata.normalize("NFKC", "น้ำ")),
        (FAMILY, FAMILY),
        (KISS, KISS),
        (RAINBOW, RAINBOW),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("1\ufe0f", "1"),
        ("\U0001f1ea\U0001f1f8", "\U0001f1ea\U0001f1f8"),
        ("\U0001f44d\U0001f3fd", "\U0001f44d\U0001f3fd"),
        (ENGLAND, "\U0001f3f4"),
        ("\U0001f600\u200d", "\U0001f600"),
        ("\u200d\U0001f600", "\U0001f600"),
        ("\U0001f600\u200d\u200d\U0001f600", "\U0001f600\U0001f600"),
        ("a\u200d\U0001f600", "a\U0001f600"),
    ],
)
def test_tricks_come_to_nothing(text: str, name: str) -> None:
    assert clean_name(text) == name
    assert_harmless(name)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\n", "\u200b", "\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u202e", "\u200d", "\ufe0f", "\u0301",
        "\U000e0041", "\u00ad", "\ufeff", "\u00a0\u3000", "\x00", "\ud800", "\ue000", "\ufffc", "¨", "\u180e", "\u17b4",
        "\U0001d159", "\u034f", "\u2062\u2063",
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_seen_is_refused_kindly(text: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(text)
    assert caught.value.message_id == "error-name-empty"
    assert all(Language(code).say("error-name-empty") for code in LANGUAGES)


LOOK_ALIKES = [
    ("Mia", "mia"),
    ("Mia", "MIA"),
    ("Mia", "Міа"),  # Cyrillic і and а
    ("Mia", "МІА"),  # Cyrillic capitals
    ("Mia", "ΜΙΑ"),  # Greek capitals
    ("Mia", "Mıa"),
    ("Mla", "MIa"),
    ("Lilly", "LiIly"),
    ("Leo", "Le0"),
    ("Leo", "Lео"),
    ("Emma", "Ernrna"),
    ("Al", "A1"),
    ("Al", "A|"),
    ("Zoë", "Zoe\u0308"),
    ("Straße", "STRASSE"),
    ("ΗΡΑ", "ηρα"),
    ("𝐌𝐢𝐚", "Mia"),
    ("O’Hara", "O'Hara"),
    ("\u2764", "\u2764\ufe0f"),
    (FAMILY, FAMILY.replace("\u200d", "")),
]


@pytest.mark.parametrize(("seated", "other"), LOOK_ALIKES)
def test_the_second_of_two_that_look_alike_gets_a_number(seated: str, other: str) -> None:
    assert alike(seated, other)
    assert alike(other, seated)
    assert distinct(other, ["Ada", seated]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Mia", "Mía"), ("Ana", "Ann"), ("Leo", "Lea"), ("Mia", "Mia 2")])
def test_others_are_left_alone(one: str, other: str) -> None:
    assert not alike(one, other)
    assert distinct(other, [one]) == other


def test_numbers_go_on() -> None:
    seated: list[str] = []
    for _ in range(12):
        seated.append(distinct("Mia", seated))
    assert seated == ["Mia", *(f"Mia {number}" for number in range(2, 13))]


def test_a_number_in_use_is_left_out() -> None:
    assert distinct("Mia", ["Mia", "Mia 2"]) == "Mia 3"
    assert distinct("Mia 2", ["Mia", "Mia 2"]) == "Mia 2 2"


@pytest.mark.parametrize("name", ["W" * LONGEST, "Ada von der Weide", KISS * LONGEST, "\u110f" * LONGEST])
def test_a_long_name_is_cut_to_make_room_for_the_number(name: str) -> None:
    name = clean_name(name[:-1] if name.startswith("Ada") else name)
    seated = [name]
    for _ in range(10):
        seated.append(distinct(name, seated))
    assert all(clean_name(one) == one for one in seated)
    assert seated[1].endswith(" 2")
    assert seated[10].endswith(" 11")


def test_seats_without_a_name_do_not_matter() -> None:
    assert distinct("Mia", ["", "Leo"]) == "Mia"


# ------------------------------------------------------------------------------------------- made-up names


def test_every_language_has_its_words() -> None:
    assert {file.stem for file in WORDS.glob("*.toml")} == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_are_many_made_up_names_and_all_of_them_fit(code: str) -> None:
    words = words_of(code)
    nouns = {noun for noun, _ in words.nouns}
    assert len(nouns) == len(words.nouns) >= 40
    assert len(set(words.adjectives)) == len(words.adjectives) >= 40
    names = [words.name(*pair) for pair in product(words.nouns, words.adjectives)]
    assert [name for name in names if len(name) > LONGEST or clean_name(name) != name] == []
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_adjectives_have_a_form_for_each_gender_or_one_for_all(code: str) -> None:
    words = words_of(code)
    genders = {gender for _, gender in words.nouns}
    assert {len(adjective) for adjective in words.adjectives} <= {1, len(genders)}


def test_spanish_words_agree() -> None:
    words = words_of("es")
    nouns = dict(words.nouns)
    adjectives = {adjective[0]: adjective for adjective in words.adjectives}
    assert words.name(("Grulla", nouns["Grulla"]), adjectives["Curioso"]) == "Grulla Curiosa"
    assert words.name(("Pulpo", nouns["Pulpo"]), adjectives["Curioso"]) == "Pulpo Curioso"
    assert words.name(("Koala", nouns["Koala"]), adjectives["Soñador"]) == "Koala Soñador"
    assert words.name(("Nutria", nouns["Nutria"]), adjectives["Feliz"]) == "Nutria Feliz"
    for adjective in words.adjectives:
        if len(adjective) == 2:
            masculine, feminine = adjective
            assert feminine == masculine.removesuffix("o") + "a"
        else:
            assert not adjective[0].endswith("o")


def test_english_puts_the_adjective_first() -> None:
    words = words_of("en")
    assert words.name(("Crane", 0), ("Curious",)) == "Curious Crane"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_of_made_up_names_repeats_no_word(code: str) -> None:
    seated: list[str] = []
    for _ in range(8):
        seated.append(made_up(code, random.Random(len(seated)), seated))
    said = [word for name in seated for word in name.split()]
    assert len(said) == len(set(said)) == 16


def test_made_up_names_never_run_out() -> None:
    rng = random.Random(1)
    words = words_of("en")
    taken = [words.name(*pair) for pair in product(words.nouns, words.adjectives)]
    name = made_up("en", rng, taken)
    assert name.endswith(" 2")
    assert clean_name(name) == name


def test_the_same_chance_makes_up_the_same_name() -> None:
    assert made_up("es", random.Random(7), ["Mia"]) == made_up("es", random.Random(7), ["Mia"])


@pytest.mark.parametrize(
    ("asked", "spoken"), [("es-MX", "es"), ("ES_es", "es"), ("xx", "en"), ("", "en"), ("../en", "en")]
)
def test_a_language_without_words_uses_english(asked: str, spoken: str) -> None:
    assert words_of(asked) is words_of(spoken)


# ------------------------------------------------------------------------------------------- what it costs


def test_the_list_of_look_alikes_is_read_when_it_is_needed() -> None:
    code = """
import sys
from okawari.server import names
from okawari.server.names.lookalikes import _table
names.clean_name("Mia")
assert _table.cache_info().currsize == 0
names.prepare()
assert _table.cache_info().currsize == 1
assert "confusable_homoglyphs.confusables" not in sys.modules
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
