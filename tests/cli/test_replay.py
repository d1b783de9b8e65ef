"""Saved games told again: whole, as one seat saw them, for programs, and refused when they were changed."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import save, write
from okawari.replays.shuffle import commitment, game_seed
from tests.cli.runs import okawari, refused

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("classic", {"seats": 2, "options": {"dummy": "yes"}}),
    ("party", {"seats": 4, "menu": "master-menu"}),
    ("party", {"seats": 3, "menu": "dinner-for-two"}),
    ("draft", {"seats": 3}),
]


def played(name: str, choices: int | None = None, **table: Any) -> Game:
    game = Game(name, seed="replay", names=["Ana", "Leo"], **table)
    while not game.over and (choices is None or len(game.choices) < choices):
        seat = game.waiting[0]
        game.answer(seat, game.legal(seat)[-1])
    return game


def kept(folder: Path, game: Game) -> str:
    path = folder / "game.json"
    path.write_text(write(save(game, {1: "random"})), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "table"), GAMES)
def test_a_finished_game_is_told_whole(tmp_path: Path, name: str, table: dict[str, Any], lang: str) -> None:
    path = kept(tmp_path, played(name, **table))
    done = okawari("replay", path, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert Language(lang).say("cli-final-sheet") in done.out
    assert Language(lang).say("cli-replay-turn", turn=1) in done.out
    assert "Leo" in done.out
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80


@pytest.mark.parametrize(("name", "table"), GAMES)
def test_json_has_events_lines_and_scores(tmp_path: Path, name: str, table: dict[str, Any]) -> None:
    game = played(name, **table)
    path = kept(tmp_path, game)
    told = json.loads(okawari("replay", path, "--json").out)
    assert told["scores"] == list(game.scores)
    assert told["winners"] == list(game.winners)
    assert told["seed"] == "replay"
    assert len(told["events"]) == len(game.events)
    assert all(isinstance(line["why"], str) and " " in line["why"] for line in told["lines"])
    sums = [0] * len(game.scores)
    for line in told["lines"]:
        sums[line["seat"]] += line["points"]
    assert sums == told["scores"]


@pytest.mark.parametrize(("name", "table"), GAMES)
def test_a_seat_s_story_has_nothing_that_it_could_not_know(tmp_path: Path, name: str, table: dict[str, Any]) -> None:
    path = kept(tmp_path, played(name, **table))
    for seat in range(table["seats"]):
        told = json.loads(okawari("replay", path, "--seat", str(seat), "--json").out)
        assert {event["only"] for event in told["events"]} <= {None, seat}
        assert "seed" not in told
    assert "As Ana saw it" in okawari("replay", path, "--seat", "0").out


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    path = kept(tmp_path, played("party", 10, seats=3))
    told = json.loads(okawari("replay", path, "--json").out)
    assert {event["only"] for event in told["events"]} == {None}
    assert (told["over"], told["winners"]) == (False, [])
    assert "seed" not in told
    assert "Turn 2" in okawari("replay", path).out


def test_verify(tmp_path: Path) -> None:
    path = kept(tmp_path, played("draft", seats=3))
    assert okawari("replay", path, "--verify").out == (
        "The saved game is in order: every choice is allowed and the scores are right.\n"
    )
    checked = json.loads(okawari("replay", path, "--verify", "--json").out)
    assert checked["valid"] is True
    assert checked["shuffle"] is None


def dealt_by_a_server(folder: Path, **changed: Any) -> tuple[str, str]:
    """A game with the proof of its shuffle, or with one that was changed, and the promise in it."""
    secret, table, entropy = bytes(range(32)), "0123456789abcdef", [bytes(16), b"\x01" * 16]
    game = Game("classic", seats=2, seed=game_seed(secret, entropy, table))
    promise = commitment(secret, table)
    proof = {"secret": secret.hex(), "commitment": promise, "table": table, "entropy": [one.hex() for one in entropy]}
    path = folder / "game.json"
    path.write_text(write(save(game, shuffle={**proof, **changed})), encoding="utf-8")
    return str(path), promise


def test_verify_checks_the_shuffle_too(tmp_path: Path) -> None:
    path, promise = dealt_by_a_server(tmp_path)
    for language, words in {"en": "The shuffle is in order too", "es": "El barajado también está en orden"}.items():
        said = okawari("replay", path, "--verify", "--lang", language).out
        assert words in said
        assert promise in said
    assert json.loads(okawari("replay", path, "--verify", "--json").out)["shuffle"] is True


@pytest.mark.parametrize(
    ("field", "value", "said"), [("secret", "0" * 64, "promised"), ("entropy", ["0" * 32], "seed does not come")]
)
def test_a_shuffle_that_does_not_fit_is_refused(tmp_path: Path, field: str, value: Any, said: str) -> None:
    path, _ = dealt_by_a_server(tmp_path, **{field: value})
    for flags in ([], ["--json"]):
        assert said in refused(okawari("replay", path, "--verify", *flags))


def test_standard_input_will_do(tmp_path: Path) -> None:
    text = Path(kept(tmp_path, played("draft", seats=3))).read_text()
    assert okawari("replay", "-", "--verify", typed=text).code == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"seed": "replay"', '"seed": "replaY"', "checksum"),
        ('"format": 1', '"format": 7', "version"),
        ('"game": "draft"', '"game": 5', "“game”"),
        ('"choices"', '"decisions"', "“choices”"),
        ("{", "", "not proper JSON"),
    ],
)
def test_a_changed_game_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = Path(kept(tmp_path, played("draft", seats=3)))
    path.write_text(path.read_text().replace(old, new, 1))
    for flags in ([], ["--verify"], ["--json"]):
        assert said in refused(okawari("replay", str(path), *flags))


@pytest.mark.parametrize("data", [b"", b"\x00\xff\xfe", b"[]", b"null", b"{}", b"[" * 100_000])
def test_what_is_no_saved_game_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    refused(okawari("replay", str(path)))
    refused(okawari("replay", "-", typed=data))


@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    assert "cannot be read" in refused(okawari("replay", str(tmp_path / name)))


@pytest.mark.parametrize("seat", ["3", "-1", "x", "0.5"])
def test_a_seat_that_is_not_there_is_refused(tmp_path: Path, seat: str) -> None:
    path = kept(tmp_path, played("draft", seats=3))
    said = refused(okawari("replay", path, "--seat", seat))
    assert f"“{seat}” does not fit --seat: give a number from 0 to {2 if seat == '3' else 7}." in said


def test_the_file_has_to_be_named() -> None:
    assert "“FILE” is missing" in refused(okawari("replay"))
    refused(okawari("replay", "a", "b"))
