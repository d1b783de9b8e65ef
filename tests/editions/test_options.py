"""Options: names, values, defaults, presets and refusals."""

import re
from pathlib import Path

import pytest

from okawari.editions.catalogue import options
from okawari.editions.options import OPTIONS, PRESETS, settled_options
from okawari.errors import BadOption, OkawariError, UnknownGame
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from tests.rules.flow import any_game

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
PARTY = {
    "edition": "standard es de ru",
    "maki_ties": "full split",
    "temaki_ties": "full split",
    "pudding_ties": "full split",
    "temaki_none": "lose spared",
    "pudding_none": "lose spared",
    "two_player_loss": "no yes",
    "maki_three_places": "6-8 never",
    "uramaki_tiebreak": "total total_then_turn",
    "edamame_self": "no yes",
    "miso_spoiled": "discarded kept",
    "announce": "at_reveal after_reveal",
    "extra_actions": "one any",
    "flipped_colour": "own none",
    "order_nigiri": "es de ru",
    "order_when": "on_play round_end",
    "order_dessert": "any_round last_round",
    "takeout_scope": "earlier_turns already_played",
    "takeout_when": "on_play round_end",
    "takeout_box": "discarded kept",
    "wasabi": "must may",
    "uramaki_scored": "discarded set_aside",
    "pass_direction": "left alternate",
    "expansions": "none rice_wine sukeroku both",
}
CLASSIC = {"pass_direction": "left alternate", "dummy": "no yes", "promo": "no yes"}
DRAFT = {
    "pass_direction": "left alternate",
    "advanced": "no yes",
    "ties": "next second_only last_place",
    "leftovers": "per_round per_game",
    "open_chips": "no yes",
}
ALL = {"classic": CLASSIC, "party": PARTY, "draft": DRAFT}
EVERY = [(game, name, value) for game, known in ALL.items() for name in known for value in known[name].split()]
PRINTED_PRESETS = {
    "standard": {},
    "es": {"extra_actions": "any"},
    "de": {"order_nigiri": "de", "takeout_scope": "already_played"},
    "ru": {
        "announce": "after_reveal",
        "extra_actions": "any",
        "flipped_colour": "none",
        "order_nigiri": "ru",
        "takeout_scope": "already_played",
        "two_player_loss": "yes",
        "maki_three_places": "never",
        "uramaki_tiebreak": "total_then_turn",
    },
}


def seats_for(name: str) -> int:
    """The dummy is for two players only."""
    return 2 if name == "dummy" else 3


def said(problem: OkawariError) -> list[str]:
    """The refusal in every language."""
    return [Language(code, strict=True).say(problem.message_id, **problem.args_for_message) for code in LANGUAGES]


@pytest.mark.rule("SD-OPT-1")
@pytest.mark.parametrize("game", ALL)
def test_every_option_with_its_values_default_first(game: str) -> None:
    assert {option.name: " ".join(option.values) for option in options(game)} == ALL[game]
    assert all(option.default == option.values[0] and option.source for option in options(game))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_people_read_where_a_rule_comes_from_in_plain_words(game: str, code: str) -> None:
    for option in options(game):
        source = Language(code, strict=True).say(f"option-{option.name}-source")
        assert not re.search(r"\b[A-Z]{2}\b|Sushi|[!®™]", source), source


@pytest.mark.parametrize("game", ALL)
def test_the_rules_page_lists_the_same_options(game: str) -> None:
    rows = re.findall(r"^\| ([a-z_]+) \| ([^|]+) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    written = {(name, value.split("(")[0].replace(",", "").strip()) for name, value in rows}
    for option in options(game):
        assert (option.name, " ".join(option.values)) in written


@pytest.mark.rule("SD-OPT-1")
@pytest.mark.parametrize(("game", "name", "value"), EVERY)
def test_every_value_is_accepted_and_plays_to_the_end(game: str, name: str, value: str) -> None:
    played = any_game(1, game=game, seats=seats_for(name), options={name: value})
    assert played.over
    assert played.options[name] == value


@pytest.mark.parametrize(("game", "name", "value"), EVERY)
def test_every_option_and_value_has_a_text(game: str, name: str, value: str) -> None:
    texts = [Language(code, strict=True).option(name, value) for code in LANGUAGES]
    assert all(texts)


@pytest.mark.parametrize("game", ALL)
def test_without_a_word_the_defaults_hold(game: str) -> None:
    assert settled_options(game) == {name: values.split()[0] for name, values in ALL[game].items()}
    assert Game(game, seats=3).options == settled_options(game)


@pytest.mark.parametrize("edition", PRINTED_PRESETS)
def test_presets_are_exactly_those_of_the_rules(edition: str) -> None:
    defaults = settled_options("party")
    values = settled_options("party", {"edition": edition})
    assert {name for name in values if values[name] != defaults[name]} - {"edition"} == set(PRINTED_PRESETS[edition])
    assert values == {**defaults, "edition": edition, **PRINTED_PRESETS[edition]}
    assert PRINTED_PRESETS == PRESETS


@pytest.mark.parametrize("edition", PRINTED_PRESETS)
@pytest.mark.parametrize("name", [name for name in PARTY if name != "edition"])
def test_an_explicit_option_overrides_the_preset(edition: str, name: str) -> None:
    for value in PARTY[name].split():
        values = settled_options("party", {name: value, "edition": edition})
        assert values == {**settled_options("party", {"edition": edition}), name: value}


def test_the_overriding_value_is_the_one_that_is_played() -> None:
    game = Game("party", seats=2, options={"edition": "ru", "two_player_loss": "no"})
    assert game._table.rules.fewest_lose == 0
    assert game._table.rules.extra_any == 1
    assert Game("party", seats=2, options={"edition": "ru"})._table.rules.fewest_lose == 1


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("name", ["colour", "", "Edition", "maki-ties"])
def test_an_unknown_option_is_refused(game: str, name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        Game(game, seats=3, options={name: "yes"})
    assert refusal.value.message_id == "error-bad-option-unknown"
    assert all(name in text and "pass_direction" in text for text in said(refusal.value))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, known in ALL.items() for name in known])
@pytest.mark.parametrize("value", ["maybe", "", "YES", None, 1, True, ["yes"]])
def test_an_unknown_value_is_refused(game: str, name: str, value: object) -> None:
    with pytest.raises(BadOption) as refusal:
        Game(game, seats=seats_for(name), options={name: value})  # type: ignore[dict-item]
    assert refusal.value.message_id == "error-bad-option-value"
    assert refusal.value.args_for_message["option"] == name
    for text in said(refusal.value):
        assert all(known in text for known in (name, *ALL[game][name].split()))


def test_options_of_another_game_are_refused() -> None:
    for game, name, value in [("classic", "edition", "de"), ("draft", "dummy", "no"), ("party", "promo", "no")]:
        with pytest.raises(BadOption):
            Game(game, seats=3, options={name: value})


@pytest.mark.rule("SG-VAR-2")
def test_the_refusal_of_a_dummy_names_it_and_the_players() -> None:
    with pytest.raises(BadOption) as refusal:
        Game("classic", seats=4, options={"dummy": "yes"})
    assert refusal.value.message_id == "error-bad-option-seats"
    assert all("dummy" in text and "4" in text for text in said(refusal.value))


def test_a_refused_option_says_so_before_a_refused_menu_would_play() -> None:
    with pytest.raises(BadOption):
        Game("party", seats=4, menu="lunch", options={"edition": "fr"})


@pytest.mark.parametrize("game", ["poker", "", "Party", None, 3])
def test_unknown_games_are_refused(game: object) -> None:
    with pytest.raises(UnknownGame) as refusal:
        Game(game)  # type: ignore[arg-type]
    assert refusal.value.message_id == "error-unknown-game"
    assert all("classic, party, draft" in text for text in said(refusal.value))
    assert set(OPTIONS) == set(ALL)
