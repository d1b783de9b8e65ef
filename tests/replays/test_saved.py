"""Saved games: they come back as they were, unfinished ones too, and the golden ones for ever."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from okawari.game import Game
from okawari.replays import FORMAT, load, read, save, write
from okawari.replays.saved import start, steps
from tests.replays.documents import GOLDEN, SAVES, digest
from tests.rules.flow import SET_UPS, any_game, bytes_of, play_out, until_choices

EACH = pytest.mark.parametrize("how", SET_UPS, ids=lambda how: f"{how['game']}-{how['seats']}")


@EACH
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_comes_back_with_the_same_events_and_scores(how: dict[str, Any], seed: int) -> None:
    game = any_game(seed, **how)
    saved = save(game)
    again = read(write(saved))
    assert again == saved
    assert again.checksum == saved.checksum
    back = load(again)
    assert back.events == game.events
    assert back.score_lines == game.score_lines
    assert (back.scores, back.winners, back.choices) == (game.scores, game.winners, game.choices)
    assert bytes_of(back) == bytes_of(game)


@EACH
def test_an_unfinished_game_comes_back_and_goes_on(how: dict[str, Any]) -> None:
    for choices in (0, 1, 7, 30, 55):
        game = play_out(Game(**how, seed=3), random.Random(3), until_choices(choices))
        saved = save(game)
        if not game.over:
            assert (saved.scores, saved.winners) == (None, None)
        back = load(read(write(saved)))
        assert bytes_of(back) == bytes_of(game)
        assert back.waiting == game.waiting
        assert play_out(back, random.Random(1)).events == play_out(game, random.Random(1)).events


@EACH
@pytest.mark.parametrize("names", [(), ("Ana",), ("Ana", '¡Öl! 寿司 " \\ \n')])
def test_saving_again_gives_the_same_document(how: dict[str, Any], names: tuple[str, ...]) -> None:
    game = any_game(4, **how, names=names)
    saved = save(game)
    back = load(saved)
    assert back.names == game.names
    assert write(save(back)) == write(saved)


def test_a_choice_taken_back_is_not_in_the_document() -> None:
    game = Game("party", seats=3, menu="sushi-go", seed=1)
    for seat, place in ((0, 0), (1, 0)):
        game.answer(seat, game.legal(seat)[place])
    game.take_back(0)
    game.answer(0, game.legal(0)[1])
    saved = save(game)
    assert [choice[0] for choice in saved.choices] == [1, 0]
    back = load(saved)
    for seat in range(3):
        assert bytes(back._raw(seat)) == bytes(game._raw(seat))


def test_names_and_bots_are_kept() -> None:
    game = Game("classic", seats=3, names=["Ana", "Luisa"], seed=1)
    saved = save(game, bots={1: "greedy", 2: "random"})
    assert saved.seats == [{"name": "Ana"}, {"name": "Luisa", "bot": "greedy"}, {"bot": "random"}]
    assert read(write(saved)).seats == saved.seats
    assert load(saved).names[:2] == ("Ana", "Luisa")


def test_the_document_says_all_that_a_game_was() -> None:
    game = any_game(1, game="party", seats=4, menu="sushi-go", options={"edition": "de"})
    whole = json.loads(write(save(game)))
    assert set(whole) == {
        "format", "rules", "game", "menu", "options", "seats", "seed", "choices", "scores", "winners", "checksum",
    }  # fmt: skip
    assert (whole["format"], whole["rules"], whole["game"], whole["menu"]) == (FORMAT, 1, "party", "sushi-go")
    assert whole["options"] == game.options
    assert whole["seed"] == game.seed
    assert whole["choices"] == [[choice.seat, choice.question, choice.code] for choice in game.choices]
    assert (whole["scores"], whole["winners"]) == (list(game.scores), list(game.winners))
    assert all(isinstance(code, str) and not code.isdigit() for _, _, code in whole["choices"]), "readable codes"


def test_a_menu_of_ones_own_is_saved_dish_by_dish() -> None:
    menu = ["maki", "tempura", "sashimi", "gyoza", "tea", "wasabi", "pudding"]
    game = any_game(1, game="party", seats=3, menu=menu)
    assert json.loads(write(save(game)))["menu"] == menu
    assert load(save(game)).scores == game.scores


def test_steps_show_the_game_before_and_after_every_choice() -> None:
    game = any_game(2, game="draft", seats=3)
    saved = save(game)
    seen = [(len(one.choices), one.over) for one in steps(saved)]
    assert seen == [(number, number == len(game.choices)) for number in range(len(game.choices) + 1)]
    assert bytes_of(start(saved)) == bytes_of(Game("draft", seats=3, seed=2))


def test_every_line_of_the_text_is_one_choice() -> None:
    text = write(save(any_game(2, game="classic", seats=2)))
    lines = [line.strip().rstrip(",") for line in text.splitlines() if line.startswith("    [")]
    assert [json.loads(line) for line in lines] == json.loads(text)["choices"]
    assert text.endswith("}\n")


# ---------------------------------------------------------------------------------------- golden games


def golden(name: str) -> Path:
    """The one file of a golden game."""
    (file,) = SAVES.glob(f"{name}.*.json")
    return file


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays_to_the_same_events_and_scores_for_ever(name: str) -> None:
    file = golden(name)
    saved = read(file.read_text(encoding="utf-8"))
    game = load(saved)
    assert game.over
    assert digest(game) == file.name.split(".")[1]
    assert (list(game.scores), list(game.winners)) == (saved.scores, saved.winners)
    assert write(save(game)) == file.read_text(encoding="utf-8")


def test_no_golden_game_is_forgotten() -> None:
    assert {file.name.split(".")[0] for file in SAVES.glob("*.json")} == set(GOLDEN)
    assert {how["game"] for how in GOLDEN.values()} == {"classic", "party", "draft"}
