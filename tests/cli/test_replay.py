"""Saved games told again: whole, as one seat saw them, for programs, and refused when they were changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.replays import save, write
from okawari.replays.shuffle import commitment, game_seed, old_promise, old_seed, promise
from tests.cli.runs import okawari, refused
from tests.replays.documents import text_of

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
    told = okawari("replay", path, "--verify")
    assert told.out.startswith("UNPROVED: every choice is allowed")
    assert "in order" not in told.out
    checked = okawari("replay", path, "--verify", "--json")
    assert (told.code, checked.code) == (1, 1)
    assert {name: json.loads(checked.out)[name] for name in ("valid", "proof")} == {"valid": False, "proof": "none"}


SECRET, TABLE, NAMES = bytes(range(32)), "0123456789abcdef", ["Ana", "Leo"]


def dealt_by_a_server(folder: Path, same_deal: bool = False, **changed: Any) -> tuple[str, str]:
    """A game with the proof of its shuffle, or with one that was changed, and the promise in it."""
    own, zeros = b"\x01" * 32, bytes(32)
    game = Game("classic", seats=2, seed=game_seed(SECRET, [zeros, own], TABLE, 3, NAMES), names=NAMES)
    bound = [None, commitment(own, TABLE, 3, 8)]
    parts = zip(NAMES, [None, 8], bound, [zeros, own], strict=True)
    seats = [{"name": a, "person": b, "commitment": c, "entropy": d.hex()} for a, b, c, d in parts]
    head = {"version": 2, "secret": SECRET.hex(), "commitment": promise(SECRET, TABLE, 3), "table": TABLE, "game": 3}
    proof = {**head, "same_deal": same_deal, "seats": seats}
    path = folder / "game.json"
    path.write_text(write(save(game, shuffle={**proof, **changed})), encoding="utf-8")
    return str(path), str(proof["commitment"])


def test_verify_checks_the_shuffle_too(tmp_path: Path) -> None:
    path, promised = dealt_by_a_server(tmp_path)
    for language, words in {"en": "The shuffle is proved", "es": "El barajado está probado"}.items():
        told = okawari("replay", path, "--verify", "--lang", language)
        assert words in told.out
        assert promised in told.out
        assert told.code == 0
    assert "Without a number of their own: Ana" in okawari("replay", path, "--verify").out
    assert json.loads(okawari("replay", path, "--verify", "--json").out)["proof"] == "full"


def test_the_same_deal_says_that_its_proof_is_another_game_s(tmp_path: Path) -> None:
    path, _ = dealt_by_a_server(tmp_path, same_deal=True)
    told, checked = okawari("replay", path, "--verify"), okawari("replay", path, "--verify", "--json")
    assert told.out.startswith("PARTLY PROVED")
    assert "game 3 at this table" in " ".join(told.out.split())
    assert (told.code, checked.code) == (1, 1)
    assert {name: json.loads(checked.out)[name] for name in ("valid", "proof")} == {
        "valid": False,
        "proof": "same-deal",
    }


def test_a_game_saved_before_protocol_2_is_labelled_as_such(tmp_path: Path) -> None:
    entropy = [bytes(16), b"\x01" * 16]
    game = Game("classic", seats=2, seed=old_seed(SECRET, entropy, TABLE))
    proof = {"secret": SECRET.hex(), "commitment": old_promise(SECRET, TABLE), "table": TABLE}
    path = tmp_path / "game.json"
    path.write_text(write(save(game, shuffle={**proof, "entropy": [one.hex() for one in entropy]})), encoding="utf-8")
    told = okawari("replay", str(path), "--verify").out
    assert "proved in the old way only" in told
    assert "could have chosen the deal" in told
    assert json.loads(okawari("replay", str(path), "--verify", "--json").out)["proof"] == "old"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("secret", "0" * 64, "promised"), ("game", 4, "promised"), ("seats", [], "shuffle")],
)
def test_a_shuffle_that_does_not_fit_is_refused(tmp_path: Path, field: str, value: Any, said: str) -> None:
    path, _ = dealt_by_a_server(tmp_path, **{field: value})
    for flags in ([], ["--json"]):
        assert said in refused(okawari("replay", path, "--verify", *flags))


def resealed(path: str, change: Callable[[dict[str, Any]], None]) -> None:
    """The file as a forger leaves it: changed, with a checksum that fits."""
    found = json.loads(Path(path).read_text(encoding="utf-8"))
    change(found)
    Path(path).write_text(text_of(found, sealed=True), encoding="utf-8")


def test_a_forger_who_changes_a_name_is_found_out(tmp_path: Path) -> None:
    path, _ = dealt_by_a_server(tmp_path)
    resealed(path, lambda found: found["seats"][1].update(name="Eve"))
    assert "the names are not those at the table" in refused(okawari("replay", path, "--verify"))


def test_a_forger_who_removes_the_proof_gets_no_praise(tmp_path: Path) -> None:
    path, _ = dealt_by_a_server(tmp_path)
    resealed(path, lambda found: found.pop("shuffle"))
    assert "shuffle" in refused(okawari("replay", path, "--verify"))
    resealed(path, lambda found: found.update(format=1))
    told = okawari("replay", path, "--verify")
    assert told.code == 1
    assert told.out.startswith("UNPROVED")


def test_standard_input_will_do(tmp_path: Path) -> None:
    path, _ = dealt_by_a_server(tmp_path)
    assert okawari("replay", "-", "--verify", typed=Path(path).read_text()).code == 0


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
