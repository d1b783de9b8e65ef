"""What is not a saved game, or was changed, is refused with a reason; nothing else ever comes out of the reader."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from okawari.errors import BadSave
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import SavedGame, load, read, save, write
from tests.replays.documents import document, text_of
from tests.rules.flow import any_game

GAMES = {
    "classic": save(any_game(1, game="classic", seats=3, names=["Ana"])),
    "party": save(any_game(1, game="party", seats=4, menu="master-menu")),
    "draft": save(any_game(1, game="draft", seats=3)),
}
EVERY = pytest.mark.parametrize("saved", GAMES.values(), ids=list(GAMES))
OTHER_VALUES: dict[str, list[Any]] = {
    "game": ["classic ", "party!", ""],
    "seats": [[], [{}], [{"name": "Eve"}, {}, {}]],
    "options": [{}, {"pass_direction": "alternate"}],
    "seed": ["2", ""],
    "choices": [[], [[0, "pick", "egg"]]],
    "menu": ["big-banquet", ["maki"], "lunch"],
    "scores": [None, [], [999, 0, 0]],
    "winners": [None, [], [0, 1, 2]],
    "checksum": ["", "0" * 64],
}
WRONG_TYPES: dict[str, list[Any]] = {
    "game": [None, 1, ["party"]],
    "seats": [None, 3, {}, ["Ana", "Luisa"], [{"name": 1}], [None], [{"name": "Eve", "rank": "1"}]],
    "options": [None, [], "de"],
    "seed": [None, 1, ["1"]],
    "choices": [
        None,
        {},
        "pick",
        [1],
        [[0, "pick"]],
        [["0", "pick", "egg"]],
        [[0, "pick", 1]],
        [[True, "pick", "egg"]],
    ],
    "menu": [1, {}, [1], [["maki"]]],
    "scores": [1, "1", {}],
    "winners": [0, "0", {}],
    "checksum": [None, 1, []],
}


def refused(text: str) -> BadSave:
    """The reason why a text cannot be loaded."""
    with pytest.raises(BadSave) as refusal:
        load(read(text))
    explain(refusal.value)
    return refusal.value


def explain(problem: BadSave) -> None:
    """Every language has words for a refusal."""
    for code in LANGUAGES:
        assert Language(code, strict=True).say(problem.message_id, **problem.args_for_message)


def changed(saved: SavedGame, sealed: bool = False, **fields: Any) -> str:
    """The text of a saved game with other values in some fields."""
    return text_of({**document(saved), **fields}, sealed)


# ---------------------------------------------------------------------------------------- plain damage


@EVERY
@pytest.mark.parametrize("field", OTHER_VALUES)
def test_any_changed_field_breaks_the_checksum(saved: SavedGame, field: str) -> None:
    for value in OTHER_VALUES[field]:
        if document(saved)[field] != value:
            assert refused(changed(saved, **{field: value})).message_id == "error-bad-save-checksum"


@EVERY
def test_any_changed_choice_breaks_the_checksum(saved: SavedGame) -> None:
    whole = document(saved)
    rows = whole["choices"]
    swapped = [rows[1], rows[0], *rows[2:]]
    for choices in (rows[:-1], rows[1:], swapped, [*rows, rows[-1]], [[2, *rows[0][1:]], *rows[1:]]):
        if choices != rows:
            assert refused(text_of({**whole, "choices": choices})).message_id == "error-bad-save-checksum"


@EVERY
@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("field", WRONG_TYPES)
def test_a_field_of_the_wrong_type_is_named(saved: SavedGame, field: str, sealed: bool) -> None:
    if field == "checksum" and sealed:
        return
    for value in WRONG_TYPES[field]:
        problem = refused(changed(saved, sealed, **{field: value}))
        assert problem.message_id == "error-bad-save-field"
        assert problem.args_for_message["field"] == field
        assert field in str(problem)


@EVERY
def test_a_missing_or_unknown_field_is_named(saved: SavedGame) -> None:
    whole = document(saved)
    for field in ("game", "seats", "options", "seed", "choices", "checksum"):
        problem = refused(text_of({name: value for name, value in whole.items() if name != field}))
        assert (problem.message_id, problem.args_for_message["field"]) == ("error-bad-save-field", field)
    problem = refused(text_of({**whole, "cheat": 1}, sealed=True))
    assert (problem.message_id, problem.args_for_message["field"]) == ("error-bad-save-field", "cheat")


@EVERY
@pytest.mark.parametrize("value", [0, 3, 99, -1, "1", None, 1.0, 1.5, [1], True])
@pytest.mark.parametrize("field", ["format", "rules"])
def test_another_version_is_refused_as_such(saved: SavedGame, field: str, value: Any) -> None:
    assert refused(changed(saved, True, **{field: value})).message_id == "error-bad-save-version"


@pytest.mark.parametrize(
    "text", ["", "sushi", "{", '{"format": 1,}', "[" * 100_000, '{"a":' * 100_000, "\x00", "9" * 5000]
)
def test_what_is_not_json_is_refused_as_such(text: str) -> None:
    assert refused(text).message_id == "error-bad-save-json"


@pytest.mark.parametrize("text", ["{}", "[]", "null", "1", '"format"', '["format"]', '{"game": "party"}', "NaN"])
def test_other_json_is_not_a_saved_game(text: str) -> None:
    assert refused(text).message_id == "error-bad-save-format"


@EVERY
def test_a_cut_text_is_refused(saved: SavedGame) -> None:
    text = write(saved)
    for end in range(0, len(text) - 2, 97):
        assert refused(text[:end]).message_id == "error-bad-save-json"


# ---------------------------------------------------------------------------------------- forgeries


@EVERY
def test_a_forged_choice_is_refused_by_its_number(saved: SavedGame) -> None:
    rows = document(saved)["choices"]
    for number in (1, 2, len(rows) // 2, len(rows)):
        seat, question, _ = rows[number - 1]
        for forged in ([seat, question, "pizza"], [seat, "tray", "egg"]):
            choices = [*rows[: number - 1], forged, *rows[number:]]
            problem = refused(changed(saved, True, choices=choices))
            assert problem.message_id == "error-bad-save-choice"
            assert problem.args_for_message == {"number": number, "seat": forged[0], "answer": forged[2]}


@EVERY
def test_a_choice_of_a_seat_that_is_not_there_is_refused(saved: SavedGame) -> None:
    rows = document(saved)["choices"]
    for seat in (len(saved.seats), 99, -1, 10**30, 10**400, -(10**400)):
        for choices in ([[seat, "pick", "egg"]], [*rows[:-1], [seat, *rows[-1][1:]]]):
            problem = refused(changed(saved, True, choices=choices))
            assert (problem.message_id, problem.args_for_message) == ("error-bad-save-field", {"field": "choices"})


def test_a_huge_seat_in_a_save_made_by_hand_is_refused_in_words() -> None:
    saved = replace(GAMES["classic"], choices=[[10**400, "pick", "egg"]])
    with pytest.raises(BadSave) as refusal:
        load(saved)
    explain(refusal.value)


@EVERY
def test_one_choice_too_many_is_refused(saved: SavedGame) -> None:
    rows = document(saved)["choices"]
    problem = refused(changed(saved, True, choices=[*rows, [0, "pick", "egg"]]))
    assert (problem.message_id, problem.args_for_message["number"]) == ("error-bad-save-choice", len(rows) + 1)


@EVERY
def test_a_finished_game_cannot_pass_for_one_cut_short(saved: SavedGame) -> None:
    rows = document(saved)["choices"]
    assert refused(changed(saved, True, choices=rows[:-1])).message_id == "error-bad-save-result"
    assert refused(changed(saved, True, scores=None, winners=None)).message_id == "error-bad-save-result"
    assert load(read(changed(saved, True, choices=rows[:-1], scores=None, winners=None))).over is False


@EVERY
def test_forged_scores_and_winners_are_refused(saved: SavedGame) -> None:
    whole = document(saved)
    more = [whole["scores"][0] + 1, *whole["scores"][1:]]
    forgeries: list[dict[str, Any]] = [
        {"scores": more},
        {"scores": whole["scores"][:-1]},
        {"scores": [str(score) for score in whole["scores"]]},
        {"winners": [seat for seat in range(len(whole["seats"])) if seat not in whole["winners"]]},
        {"winners": []},
        {"scores": None},
        {"winners": None},
    ]
    for fields in forgeries:
        assert refused(changed(saved, True, **fields)).message_id == "error-bad-save-result"


@EVERY
def test_another_seed_does_not_fit_the_choices(saved: SavedGame) -> None:
    for seed in ("2", "3", "4"):
        assert refused(changed(saved, True, seed=seed)).message_id in ("error-bad-save-choice", "error-bad-save-result")


@pytest.mark.parametrize(
    ("name", "fields", "message"),
    [
        ("classic", {"game": "poker"}, "error-unknown-game"),
        ("classic", {"seats": [], "choices": []}, "error-bad-seats"),
        ("classic", {"seats": [{}] * 6}, "error-bad-seats"),
        ("classic", {"menu": "sushi-go"}, "error-bad-menu-not-in-game"),
        ("classic", {"options": {"colour": "red"}}, "error-bad-option-unknown"),
        ("classic", {"options": {"promo": "perhaps"}}, "error-bad-option-value"),
        ("classic", {"options": {"promo": ["yes"]}}, "error-bad-option-value"),
        ("classic", {"options": {"dummy": "yes"}}, "error-bad-option-seats"),
        ("classic", {"seed": "x" * 201}, "error-bad-seed"),
        ("classic", {"seed": "\ud800"}, "error-bad-seed"),
        ("party", {"menu": "lunch"}, "error-bad-menu-unknown"),
        ("party", {"menu": ["maki"]}, "error-bad-menu-count"),
        ("party", {"menu": "dinner-for-two", "seats": [{}] * 8}, "error-bad-menu-seats"),
        ("draft", {"seats": [{}], "choices": []}, "error-bad-seats"),
    ],
)
def test_a_forged_set_up_is_refused_for_what_is_wrong_with_it(name: str, fields: dict[str, Any], message: str) -> None:
    """The reason is the one a new game would be refused with, but callers of load need to know BadSave alone."""
    assert refused(changed(GAMES[name], True, **fields)).message_id == message


# ---------------------------------------------------------------------------------------- anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def reads(text: str) -> None:
    """A text gives a game or a BadSave, and nothing else."""
    try:
        assert isinstance(load(read(text)), Game)
    except BadSave as problem:
        explain(problem)


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    reads(text)


@given(JSON)
def test_any_json(value: Any) -> None:
    reads(json.dumps(value))


@settings(max_examples=200)
@given(st.sampled_from(list(GAMES)), st.sampled_from([*OTHER_VALUES, "format", "rules", "other"]), JSON, st.booleans())
def test_a_document_with_anything_in_one_field(name: str, field: str, value: Any, sealed: bool) -> None:
    reads(changed(GAMES[name], sealed, **{field: value}))


@given(st.sampled_from(list(GAMES)), st.data())
def test_a_document_with_anything_in_one_choice(name: str, data: st.DataObject) -> None:
    rows = document(GAMES[name])["choices"]
    at = data.draw(st.integers(0, len(rows) - 1))
    part = data.draw(st.integers(0, 2))
    rows[at][part] = data.draw(JSON | st.sampled_from([0, 1, 2, 3, "pick", "keep", "pass", "egg", "tuna"]))
    reads(changed(GAMES[name], True, choices=rows))


@given(st.sampled_from(list(GAMES)), st.integers(0, 10**6), st.characters())
def test_a_document_with_one_other_character(name: str, place: int, character: str) -> None:
    text = write(GAMES[name])
    place %= len(text)
    reads(text[:place] + character + text[place + 1 :])
