"""The catalogue: every language says everything, with the same variables and the right plurals."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import okawari
from okawari import errors
from okawari.cards import Group
from okawari.draft.events import NAMES as DRAFT_NAMES
from okawari.draft.faces import FACES as DRAFT_FACES
from okawari.draft.faces import PILES
from okawari.draft.questions import QUESTIONS as DRAFT_QUESTIONS
from okawari.editions.menus import MENUS
from okawari.editions.options import GAMES, options_of
from okawari.language import LANGUAGES, LOCALES, Language, catalogue_text, face_message
from okawari.language.catalogue import catalogue_of
from okawari.table.events import NAMES
from okawari.table.faces import FACES, KINDS, SPOT_NAMES
from okawari.table.questions import QUESTIONS
from tests.language.fluent_syntax import message_of
from tests.language.test_grammar import GOLDEN

OWN_NAMES = {
    "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "it": "Italiano", "nl": "Nederlands",
    "pt": "Português", "ru": "Русский",
}  # fmt: skip
GROUPS = tuple(group.value for group in Group)
DRAFT_KINDS = (*PILES, "wild")
DRAFT_EVENTS = (*DRAFT_NAMES, "played-wild", "kept-hidden")
BARE_TOOLS = ("chopsticks", "spoon", "menu", "takeout")
OPTIONS = {option.name: " ".join(option.values) for game in GAMES for option in options_of(game)}

CATEGORIES = {"zero", "one", "two", "few", "many"}
WORDS = {
    "answer", "bot", "bots", "card", "field", "figure", "file", "game", "kind", "known", "lang", "load",
    "machine", "margin", "menu", "message", "name", "names", "next", "option", "options", "other", "places",
    "more", "previous", "scope", "seat", "seed", "text", "value", "values", "version",
}  # fmt: skip
CHOICES = {"how": ("pick", "chopsticks", "spoon", "menu", "chance"), "direction": ("left", "right")}
PLACES = {"place", "tied"}


class _Reader(Visitor):
    """Collects what a message mentions and how it selects."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[list[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selectors.append([v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)])
        self.generic_visit(node)


@cache
def parts(code: str) -> dict[str, list[ftl.EntryType]]:
    files = sorted((LOCALES / code).glob("*.ftl"))
    return {file.stem: list(FluentParser().parse(file.read_text(encoding="utf-8")).body) for file in files}


def body(code: str) -> list[ftl.EntryType]:
    return [entry for part in parts(code).values() for entry in part]


def ids(entries: list[ftl.EntryType]) -> list[str]:
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]


@cache
def messages(code: str) -> dict[str, _Reader]:
    found = {}
    for entry in body(code):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = reader = _Reader()
            reader.visit(entry)
    return found


def variables(code: str, message_id: str) -> set[str]:
    """The arguments a message needs, those of the messages it quotes included."""
    reader = messages(code)[message_id]
    return reader.variables.union(*(variables(code, quoted) for quoted in reader.references))


def plain(code: str, message_id: str) -> str:
    return Language(code, strict=True).say(message_id)


def expected() -> Iterator[str]:
    """The ids that follow from the names in the rules."""
    for kind in (*KINDS, *DRAFT_KINDS):
        yield from (f"card-{kind}-{part}" for part in ("name", "short", "rule"))
    for code in (*FACES, *SPOT_NAMES, *DRAFT_FACES, *BARE_TOOLS):
        yield from (f"{face_message(code)}-{part}" for part in ("name", "short"))
    yield from (f"card-{kind}-rule-classic" for kind in ("maki", "pudding", "chopsticks", "soy_sauce"))
    yield from ("card-draft-rule", "card-wild-rule-advanced", "card-dessert-rule-advanced")
    yield from (f"group-{group}" for group in GROUPS)
    yield from (f"game-{game}{part}" for game in GAMES for part in ("", "-follows", "-note"))
    yield from (f"menu-{menu}{part}" for menu in (*MENUS, "custom") for part in ("", "-note"))
    for option, values in OPTIONS.items():
        yield from (f"option-{option}", f"option-{option}-help")
        yield from (f"option-{option}-{value}" for value in values.split())
    yield from (f"question-{name}" for name in {*QUESTIONS, *DRAFT_QUESTIONS})
    yield from (f"event-{name}" for name in {*NAMES, *DRAFT_EVENTS})
    yield from (f"why-{line}" for line in (*KINDS, "flipped", "chip", "chip-dessert", "chips"))
    yield from (f"cli-name-{number}" for number in range(1, 13))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_is_understood(code: str) -> None:
    assert [entry.content for entry in body(code) if isinstance(entry, ftl.Junk)] == []
    assert not any(isinstance(entry, ftl.Term) for entry in body(code))
    assert [name for name, times in Counter(ids(body(code))).items() if times > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_parts_that_english_has(code: str) -> None:
    assert {"cards", "server", "table", "terminal"} <= set(parts(code))
    assert set(parts(code)) == set(parts("en"))
    for name, part in parts(code).items():
        assert set(ids(part)) == set(ids(parts("en")[name])), name


def test_languages_are_the_folders_with_a_catalogue() -> None:
    assert tuple(OWN_NAMES) == LANGUAGES
    assert not list(LOCALES.glob("*.ftl"))
    for code in LANGUAGES:
        assert plain(code, "language-name") == OWN_NAMES[code]
        assert ids(list(FluentParser().parse(catalogue_text(code)).body)) == ids(body(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_same_messages_with_the_same_variables_as_english(code: str) -> None:
    assert set(messages(code)) == set(messages("en"))
    differ = [name for name in messages("en") if variables(code, name) != variables("en", name)]
    assert differ == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_have_every_category_of_the_language(code: str) -> None:
    wanted = set(GOLDEN[code]["plurals"])
    for name, reader in messages(code).items():
        for keys in reader.selectors:
            assert not CATEGORIES.intersection(keys) or set(keys) == wanted, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_with_a_code_has_its_words(code: str) -> None:
    assert [name for name in expected() if name not in messages(code)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_empty_or_runs_over_a_line(code: str) -> None:
    for name in messages(code):
        for text in said(code, name):
            assert text.strip() == text != "", name
            assert "\n" not in text, name
            assert "  " not in text, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_placeholders_resolve_to_what_was_given(code: str) -> None:
    for name in messages(code):
        if words := variables(code, name) & WORDS:
            assert all(f"<{word}>" in text for text in said(code, name) for word in words), name
        assert not any(mark in text for text in said(code, name) for mark in "{}$"), name


@cache
def said(code: str, message_id: str) -> list[str]:
    """The message with arguments of all sorts."""
    return list(saying(Language(code, strict=True), message_id))


def saying(speaker: Language, message_id: str) -> Iterator[str]:
    needed = variables(speaker.code, message_id)
    words = {name: f"<{name}>" for name in needed & WORDS}
    places = range(-1, 4) if needed & PLACES else (0,)
    numbers = (0, 1, 2, 5, 1_000_000) if needed - WORDS else (0,)
    choices = next((CHOICES[name] for name in CHOICES if name in needed), ("",))
    for number, place, choice in product(numbers, places, choices):
        counts = dict.fromkeys(needed, number) | dict.fromkeys(needed & PLACES, place)
        yield speaker.say(message_id, **{**counts, **dict.fromkeys(needed & set(CHOICES), choice), **words})


@pytest.mark.parametrize("code", LANGUAGES)
def test_short_names_are_short(code: str) -> None:
    for name in messages(code):
        if name.startswith(("card-", "face-")) and name.endswith("-short"):
            assert len(plain(code, name)) <= (14 if name.startswith("card-") else 12), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_different_cards_differ(code: str) -> None:
    speaker = Language(code, strict=True)
    for short in (False, True):
        for codes in (FACES, DRAFT_FACES):
            assert len({speaker.face(face, short) for face in codes}) == len(codes)
        for kinds in (KINDS, DRAFT_KINDS):
            assert len({speaker.card(kind, short) for kind in kinds}) == len(kinds)
    assert len({plain(code, f"cli-name-{number}") for number in range(1, 13)}) == 12
    assert len({plain(code, f"menu-{menu}") for menu in MENUS}) == len(MENUS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_trademarks_only_say_whose_rules_a_game_follows(code: str) -> None:
    allowed = {"disclaimer", *(f"game-{game}-follows" for game in GAMES)}
    named = {
        name for name in messages(code) for text in said(code, name) if "Sushi Go" in text or "Sushi Draft" in text
    }
    assert named == allowed


MESSAGE_ID = re.compile(r"(error|warning|cli|event|why|question|answer|reason)-[a-z0-9_-]*[a-z0-9_]")


def speaks(call: ast.Call) -> bool:
    """Whether the call says a message or raises an error with one."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "say" or isinstance(getattr(errors, name, None), type)


def ids_in_the_source() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every id written out in the program: where, the id, and its arguments if they are all in sight."""
    for file in sorted(Path(okawari.__file__).parent.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        first = {id(node.args[0]): node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in inside:
                continue
            if MESSAGE_ID.fullmatch(node.value):
                call = first.get(id(node))
                names = {keyword.arg for keyword in call.keywords} if call and speaks(call) else {None}
                given = None if None in names else {name for name in names if name}
                yield f"{file.name}:{node.lineno}", node.value, given


def test_every_message_the_program_names_exists_and_gets_its_arguments() -> None:
    for where, message_id, given in ids_in_the_source():
        assert message_id in messages("en"), where
        assert given is None or variables("en", message_id) <= given, where


# ---------------------------------------------------------------------------------------------- the wrapper


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_read_as_fluent_reads_it(code: str) -> None:
    """This also refuses whatever Fluent can do and the program cannot."""
    catalogue = catalogue_of(code)
    assert sorted(catalogue.texts) == sorted(ids(body(code)))  # tests that take a message away put it back at the end
    for entry in body(code):
        if isinstance(entry, ftl.Message):
            assert catalogue.pattern(entry.id.name) == message_of(entry), entry.id.name
