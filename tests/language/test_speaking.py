"""Speaking: which language, codes, numbers and lists in words, and what is said where a message is missing."""

import pickle
import subprocess
import sys

import pytest

from okawari.errors import BadMenu, OkawariError, UnknownLanguage
from okawari.language import LANGUAGES, Language, MissingMessage, best_language
from okawari.language.catalogue import catalogue_of
from tests.architecture.sources import ROOT


def test_a_message_missing_in_a_language_is_said_in_english_or_as_its_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spanish = Language("es", strict=False)
    assert spanish.say("no-such-message", count=3) == "no-such-message"
    monkeypatch.delitem(catalogue_of("es").texts, "cli-welcome")
    assert not spanish.knows("cli-welcome")
    assert spanish.say("cli-welcome") == "Welcome to the table!"
    with pytest.raises(MissingMessage):
        Language("es", strict=True).say("cli-welcome")


def test_a_missing_argument_is_shown_or_raises() -> None:
    assert Language("en", strict=False).say("event-chosen") == "seat has chosen."
    with pytest.raises(MissingMessage):
        Language("en", strict=True).say("event-chosen")


def test_the_environment_can_make_every_language_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAWARI_STRICT", "1")
    with pytest.raises(MissingMessage):
        Language("en").say("no-such-message")
    monkeypatch.delenv("OKAWARI_STRICT")
    assert Language("en").say("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("requested", "environment", "best"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "es_MX", "LANG": "en_GB.UTF-8"}, "es"),
        (None, {"LC_ALL": "", "LANG": "es"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "es_ES"}, "en"),
        (None, {"LANG": "xx_YY@latin"}, "en"),
        ("en", {"LANG": "es_ES.UTF-8"}, "en"),
        ("ES", {}, "es"),
        ("es-MX", {}, "es"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_environment_s(
    requested: str | None, environment: dict[str, str], best: str
) -> None:
    assert best_language(requested, environment) == best


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        best_language("tlh", {})
    assert str(refused.value) == f"There is no language called “tlh”. Choose from: {', '.join(LANGUAGES)}."
    with pytest.raises(UnknownLanguage):
        Language("tlh")


@pytest.mark.parametrize(
    ("code", "english", "spanish", "short"),
    [
        ("maki2", "Maki with 2 icons", "Maki de 2 símbolos", "Maki 2"),
        ("squid+wasabi", "Squid nigiri on wasabi", "Nigiri de calamar sobre wasabi", "Squid ×3"),
        ("special_order=tofu", "special order as Tofu", "pedido especial como Tofu", "=Tofu"),
        ("wild=prawn", "wild card as Prawn", "comodín como Gamba", "=Prawn"),
        ("any-uramaki", "any Uramaki", "cualquier carta de Uramaki", None),
        ("tuna*", "Tuna with wasabi", "Atún con wasabi", "Tuna*"),
        ("spoon", "Spoon", "Cuchara", "Spoon"),
    ],
)
def test_codes_have_names(code: str, english: str, spanish: str, short: str | None) -> None:
    assert Language("en", strict=True).face(code) == english
    assert Language("es", strict=True).face(code) == spanish
    assert short is None or Language("en", strict=True).face(code, short=True) == short


def test_answers_rules_and_options_by_code() -> None:
    english = Language("en", strict=True)
    assert english.answer("announce", "pass") == "No tool this turn"
    assert english.answer("pick", "pass") == "No, thanks"
    assert english.answer("dip", "egg+wasabi") == "Egg nigiri on wasabi"
    assert english.answer("dip", "egg") == "Egg nigiri beside the wasabi"
    assert english.answer("announce", "special_order=spoon4") == "special order as Spoon (4)"
    assert english.rule("maki", "classic") != english.rule("maki")
    assert english.rule("eel", "classic") == english.rule("eel")
    assert english.option("maki_three_places", "6-8 players") == "With 6 to 8 players"


def test_counts_numbers_and_lists_as_the_language_has_them() -> None:
    english, spanish = Language("en", strict=True), Language("es", strict=True)
    assert [english.say("n-points", points=points) for points in (1, -3, 1000)] == [
        "1 point",
        "-3 points",
        "1,000 points",
    ]
    assert spanish.say("n-points", points=1) == "1 punto"
    assert spanish.say("n-points", points=1_000_000) == "1.000.000 de puntos"
    assert (english.number(1234.5, 1), spanish.number(12345.5, 1)) == ("1,234.5", "12.345,5")
    assert (english.join("ABC"), spanish.join("ABC")) == ("A, B, and C", "A, B y C")
    assert english.say("n-points", points=True) == "1 point"


@pytest.mark.parametrize("code", LANGUAGES)
def test_any_number_can_be_said(code: str) -> None:
    for number in (10**15, 10**28, 10**400, 10**5000, float("inf"), float("nan"), 1e300):
        for signed in (number, -number):
            assert len(Language(code, strict=True).say("n-points", points=signed)) < 30


def test_huge_numbers_are_said_in_short() -> None:
    english = Language("en", strict=True)
    assert english.say("n-points", points=10**15 - 1) == "999,999,999,999,999 points"
    assert english.say("n-points", points=-(10**400)) == "-1.00e+400 points"


@pytest.mark.parametrize(
    ("place", "tied", "points", "text"),
    [
        (1, 1, 6, "5 maki icons, the most: 6 points."),
        (1, 2, 3, "5 maki icons, the most, tied between 2 players: 3 points."),
        (2, 1, 3, "5 maki icons, second most: 3 points."),
        (0, 1, 0, "5 maki icons, no scoring place: 0 points."),
    ],
)
def test_reasons_for_maki(place: int, tied: int, points: int, text: str) -> None:
    assert Language("en", strict=True).say("why-maki", count=5, place=place, tied=tied, points=points) == text


def test_errors_speak_english_carry_their_arguments_and_travel() -> None:
    error = BadMenu("error-bad-menu-count", group="roll", wanted=1, got=2)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is BadMenu
    assert (again.message_id, again.args_for_message) == (error.message_id, error.args_for_message)
    assert str(again) == "Wrong number of dishes in the group “roll”: a menu needs 1, this one has 2."
    assert isinstance(error, OkawariError)


def test_the_catalogue_is_read_only_when_somebody_speaks() -> None:
    asleep = """
import sys
from pathlib import Path
def refuse(*args, **kwargs):
    raise AssertionError("the catalogue was read")
Path.read_text = refuse
import okawari.language
okawari.language.Language("ru")
"""
    done = subprocess.run([sys.executable, "-c", asleep], env={"PYTHONPATH": str(ROOT / "src")}, check=False)
    assert done.returncode == 0
