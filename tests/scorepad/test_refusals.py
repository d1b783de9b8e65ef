"""Whatever is wrong with a table is said in one clear line, and nothing else ever happens."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from okawari.errors import BadMenu, BadOption, BadTable, OkawariError, UnknownGame, UnknownLanguage
from okawari.language import Language
from okawari.scorepad import score
from tests.scorepad.words import any_request

ONE = [{"table": ["egg"]}]


def refused(request: Any) -> OkawariError:
    with pytest.raises(OkawariError) as caught:
        score(request)
    return caught.value


@pytest.mark.parametrize(
    ("request_", "kind", "text"),
    [
        ([], BadTable, "A table to score is a JSON object with the fields “game” and “seats”."),
        ({"seats": ONE}, BadTable, "The field “game” of the table is missing or wrong."),
        ({"game": "party"}, BadTable, "The field “seats” of the table is missing or wrong."),
        ({"game": "poker", "seats": ONE}, UnknownGame, "There is no game called “poker”."),
        ({"game": ["party"], "seats": ONE}, UnknownGame, "There is no game called “[…]”."),
        ({"game": "party", "seats": {}}, BadTable, "The field “seats” must be a list."),
        ({"game": "party", "seats": []}, BadTable, "A table of “party” has 1 to 8 players, not 0."),
        ({"game": "party", "seats": ONE * 9}, BadTable, "A table of “party” has 1 to 8 players, not 9."),
        ({"game": "classic", "seats": ONE * 6}, BadTable, "A table of “classic” has 1 to 5 players, not 6."),
        ({"game": "draft", "seats": [{}] * 6}, BadTable, "A table of “draft” has 1 to 5 players, not 6."),
        ({"game": "party", "seats": [[]]}, BadTable, "The field “seats[0]” of the table is missing or wrong."),
        ({"game": "party", "seats": ONE, "scope": "day"}, BadTable, "The field “scope” cannot be “day”."),
        ({"game": "party", "seats": ONE, "scope": 3}, BadTable, "The field “scope” cannot be “3”."),
        ({"game": "draft", "seats": [{}], "scope": "desserts"}, BadTable, "“desserts” in Draft."),
        ({"game": "party", "seats": ONE, "options": "de"}, BadTable, "The field “options” of the table"),
        ({"game": "party", "seats": ONE, "options": {"promo": "yes"}}, BadOption, "no option called “promo”."),
        ({"game": "party", "seats": ONE, "options": {"edition": 3}}, BadOption, "“edition” cannot be “3”."),
        ({"game": "party", "seats": ONE, "options": {"edition": []}}, BadOption, "“edition” cannot be “[…]”."),
        ({"game": "party", "seats": ONE, "menu": "lunch"}, BadMenu, "There is no menu called “lunch”."),
        ({"game": "party", "seats": ONE, "menu": ["soup"]}, BadMenu, "There is no dish called “soup”."),
        ({"game": "party", "seats": ONE, "menu": 4}, BadTable, "The field “menu” must be a list."),
        ({"game": "classic", "seats": ONE, "menu": "sushi-go"}, BadMenu, "classic"),
        ({"game": "party", "seats": ONE, "uramaki_places_taken": 4}, BadTable, "must be a whole number from 0 to 3."),
        ({"game": "party", "seats": ONE, "uramaki_places_taken": True}, BadTable, "must be a whole number"),
        ({"game": "classic", "seats": ONE * 2, "options": {"dummy": "yes"}}, BadTable, "three seats"),
        ({"game": "classic", "seats": ONE * 4, "options": {"dummy": "yes"}}, BadTable, "not 4."),
    ],
)
def test_a_wrong_table_is_refused_with_its_reason(request_: Any, kind: type, text: str) -> None:
    error = refused(request_)
    assert type(error) is kind
    assert text in str(error)
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        ({"table": "egg"}, "The field “seats[1].table” must be a list."),
        ({"table": ["egg", "tofuu"]}, "seats[1].table[1]: there is no card called “tofuu” in this game."),
        ({"table": [7]}, "seats[1].table[0]: there is no card called “7” in this game."),
        ({"table": [None]}, "seats[1].table[0]: there is no card called “null” in this game."),
        (
            {"table": ["wasabi-under-egg"]},
            "seats[1].table[0]: there is no card called “wasabi-under-egg” in this game.",
        ),
        ({"table": ["egg+soy"]}, "seats[1].table[0]: there is no card called “egg+soy” in this game."),
        ({"table": ["egg=egg"]}, "seats[1].table[0]: there is no card called “egg=egg” in this game."),
        (
            {"table": ["tofu+wasabi"]},
            "seats[1].table[0]: “tofu+wasabi” cannot be, because only a nigiri goes on wasabi.",
        ),
        ({"table": ["special_order="]}, "seats[1].table[0]: “special_order=” is not a copy of anything in this game."),
        (
            {"table": ["special_order=special_order"]},
            "seats[1].table[0]: “special_order=special_order” is not a copy of anything in this game.",
        ),
        ({"desserts": ["pudding", "egg"]}, "seats[1].desserts[1]: “egg” is not a dessert of this game."),
        ({"desserts": ["special_order"]}, "seats[1].desserts[0]: “special_order” is not a dessert of this game."),
        (
            {"desserts": ["special_order=egg"]},
            "seats[1].desserts[0]: “special_order=egg” is not a dessert of this game.",
        ),
        ({"points": 1.5}, "The field “seats[1].points” must be a whole number from -1,000,000 to 1,000,000."),
        ({"points": 10**5000}, "The field “seats[1].points” must be a whole number from -1,000,000 to 1,000,000."),
        ({"chips": ["3"]}, "The field “seats[1].chips[0]” must be a whole number from 0 to 1,000,000."),
        ({"table": ["tempura"] * 5000}, "The list “seats[1].table” has 5,000 entries; no more than 500 can be scored."),
        (
            {"desserts": ["pudding"] * 501},
            "The list “seats[1].desserts” has 501 entries; no more than 500 can be scored.",
        ),
        ({"table": ["a" * 99]}, f"seats[1].table[0]: there is no card called “{'a' * 39}…” in this game."),
        ({"table": ["a\n\ud800"]}, "seats[1].table[0]: there is no card called “a\ufffd\ufffd” in this game."),
    ],
)
def test_a_wrong_seat_is_refused_with_the_place_and_the_card(seat: dict[str, Any], text: str) -> None:
    assert str(refused({"game": "party", "seats": [{}, seat]})) == text


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("classic", "tofu"),
        ("classic", "soy_sauce"),
        ("classic", "special_order=egg"),
        ("classic", "flipped"),
        ("classic", "chopsticks1"),
        ("classic", "spoon"),
        ("party", "tuna"),
        ("party", ""),
        ("party", "+wasabi"),
        ("party", "special_order=tofu+wasabi"),
        ("draft", "wild"),
        ("draft", "wild=tuna*"),
        ("draft", "egg"),
        ("draft", "dessert"),
    ],
)
def test_cards_of_other_games_are_refused(game: str, code: str) -> None:
    error = refused({"game": game, "seats": [{"table": [code]}]})
    assert isinstance(error, BadTable)
    assert "seats[0].table[0]" in str(error)


def test_refusals_can_be_said_in_spanish() -> None:
    error = refused({"game": "party", "seats": [{"table": ["tofuu"]}]})
    text = Language("es").say(error.message_id, **error.args_for_message)
    assert text == "seats[0].table[0]: no hay ninguna carta llamada «tofuu» en este juego."


@pytest.mark.parametrize("lang", ["tlh", "", None, ["en"]])
def test_an_unknown_language_is_refused(lang: Any) -> None:
    with pytest.raises(UnknownLanguage):
        score({"game": "party", "seats": ONE}, lang)


# ------------------------------------------------------------------------------------------------- any JSON

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        (
            "party",
            "classic",
            "draft",
            "round",
            "game",
            "squid",
            "special_order=",
            "special_order=egg+wasabi",
            "wild=tuna",
        )
    )
)
NAMES = st.text(max_size=4) | st.sampled_from(
    (
        "game",
        "options",
        "scope",
        "menu",
        "uramaki_places_taken",
        "seats",
        "table",
        "desserts",
        "points",
        "chips",
        "edition",
    )
)
JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=20
)


def answered_or_refused(request: Any) -> None:
    """A dict or an error of ours that can be said in every language."""
    try:
        answer = score(request)
    except OkawariError as error:
        for lang in ("en", "es"):
            text = Language(lang, strict=True).say(error.message_id, **error.args_for_message)
            assert text.isprintable()
    else:
        assert {"seats", "warnings"} <= set(answer)


@settings(max_examples=300)
@given(JSON)
def test_any_json_is_answered_or_refused(value: Any) -> None:
    answered_or_refused(value)


@settings(max_examples=300)
@given(st.fixed_dictionaries({"game": st.sampled_from(("classic", "party", "draft")), "seats": JSON}), JSON)
def test_any_seats_are_answered_or_refused(request: dict[str, Any], more: Any) -> None:
    answered_or_refused({**(more if isinstance(more, dict) else {}), **request})


@settings(max_examples=400)
@given(st.integers(0, 10**6), JSON)
def test_a_proper_request_with_one_part_replaced_is_answered_or_refused(seed: int, value: Any) -> None:
    dice = random.Random(seed)
    request: Any = copy.deepcopy(any_request(dice))
    at = request
    while True:
        key = dice.choice(list(at)) if isinstance(at, dict) else dice.randrange(len(at))
        if not isinstance(at[key], dict | list) or not at[key] or dice.random() < 0.3:
            break
        at = at[key]
    at[key] = value
    answered_or_refused(request)


def test_nesting_without_end_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert isinstance(refused({"game": "party", "seats": [{"table": deep}]}), BadTable)
    assert isinstance(refused({"game": deep, "seats": ONE}), UnknownGame)
    while deep:  # taken apart by hand: freeing it at once would use up the stack
        deep = deep.pop()
