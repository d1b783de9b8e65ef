"""The terminal game: whole games, every question, taking back, saving, and what it looks like."""

import json
import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from okawari.cli.files import write
from okawari.cli.session import ME, Session
from okawari.errors import OkawariError
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from tests.cli.runs import UNPROVED, Done, any_card, okawari, program, refused

GAMES = [
    ("classic", "--game", "classic", "--players", "4"),
    ("party", "--game", "party", "--players", "5", "--menu", "master-menu"),
    ("draft", "--game", "draft", "--players", "3"),
]
MENUS = [
    ("sushi-go", 2),
    ("party-sampler", 6),
    ("points-platter", 4),
    ("cutthroat-combo", 3),
    ("big-banquet", 8),
    ("dinner-for-two", 2),
]
ENGLISH_LEFTOVERS = re.compile(
    r"\b(the|you|your|card|cards|points?|hand|round|turn|wins?|score|plays|table|with|nobody)\b", re.IGNORECASE
)


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.bots.named", any_card, raising=False)


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


def first_answers(number: int = 200) -> str:
    return "1\n" * number


# ------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "flags"), [(game, flags) for game, *flags in GAMES])
def test_a_scripted_game_goes_to_the_end(game: str, flags: list[str], lang: str) -> None:
    done = okawari("play", *flags, "--seed", "tea", "--lang", lang, typed=first_answers())
    assert (done.code, done.err) == (0, "")
    assert Language(lang).say("cli-final-sheet") in done.out
    for number in (1, 2, 3):
        assert Language(lang).say("cli-round-sheet", round=number) in done.out
    assert widest(done.out) <= 80
    assert "\x1b" not in done.out


@pytest.mark.parametrize(("menu", "players"), MENUS)
@pytest.mark.parametrize("width", ["60", "80"])
def test_every_menu_fits_the_page(menu: str, players: int, width: str) -> None:
    flags = ("--menu", menu, "--players", str(players), "--seed", "8", "--option", "extra_actions=any")
    done = okawari("play", *flags, "--auto", env={"COLUMNS": width})
    assert done.code == 0
    assert widest(done.out) <= int(width)
    assert "Thank you for playing" in done.out


@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_rule_variant_can_be_asked(seed: str) -> None:
    menu = "uramaki,tofu,miso,sukeroku,special_order,takeout,fruit"
    options = ("expansions=both", "edition=ru", "order_when=round_end", "takeout_when=round_end", "wasabi=may")
    flags = [part for option in options for part in ("--option", option)]
    done = okawari("play", "--menu", menu, *flags, "--seed", seed, "--auto", "--lang", "es")
    assert (done.code, done.err) == (0, "")
    assert "Tu propio menú" in done.out or "menú" in done.out


def test_a_dummy_has_a_table_and_no_turn() -> None:
    done = okawari("play", "--game", "classic", "--players", "2", "--option", "dummy=yes", "--seed", "1", "--auto")
    assert done.code == 0
    assert "Dummy" in done.out
    assert "Which card do you play for the dummy?" in done.out


def test_spanish_has_no_english_left_over() -> None:
    for game, *flags in GAMES:
        done = okawari("play", *flags, "--seed", "te", "--auto", "--lang", "es")
        assert done.code == 0, game
        found = [line for line in done.out.splitlines() if ENGLISH_LEFTOVERS.search(line)]
        assert found == []


def test_a_program_of_its_own_plays_with_real_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = program("play", "--seed", "soy", "--players", "2", "--save", str(path), typed=first_answers().encode())
    assert (done.code, done.err) == (0, "")
    assert "Final score sheet" in done.out
    assert program("replay", str(path), "--verify").out.startswith(UNPROVED)


def test_without_flags_a_game_begins() -> None:
    done = okawari("play", typed="q\nyes\n")
    assert done.code == 0
    assert "Which card do you play?" in done.out


# ------------------------------------------------------------------------------------------- the player's seat


def test_the_hand_is_numbered_with_points_and_neighbours() -> None:
    done = okawari("play", "--seed", "tea", "--menu", "my-first-meal", typed="")
    assert done.code == 0
    assert re.search(r"^ +1 +\S.*\+?\d", done.out, re.MULTILINE)
    assert "Your hand goes to Mia; the next one comes from Ada." in done.out
    assert "Round 1 of 3, turn 1 of 9" in done.out
    assert "→ Mia" in done.out
    assert "← Ada" in done.out


def test_only_the_seat_s_own_view_and_events_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []
    told: list[int | None] = []
    view, events = Game.view, Game.events_for

    def looked(self: Game, seat: int | None = None, previews: bool = False) -> object:
        seen.append(seat if previews or seat is None else None)
        return view(self, seat, previews)

    def heard(self: Game, seat: int | None) -> object:
        told.append(seat)
        return events(self, seat)

    monkeypatch.setattr(Game, "view", looked)
    monkeypatch.setattr(Game, "events_for", heard)
    assert okawari("play", "--seed", "1", typed=first_answers()).code == 0
    assert {*seen} <= {ME, None}
    assert {*told} == {ME}


def hands_named(done: Done) -> list[str]:
    return re.findall(r"^Your choice: (.*)$", done.out, re.MULTILINE)


def test_a_pick_can_be_taken_back_until_it_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = okawari("play", "--seed", "tea", "--save", str(path), typed="1\nu\n3\n\nq\nyes\n")
    assert done.code == 0
    assert "You take your card back." in done.out
    first, second = hands_named(done)
    assert first != second
    choices = json.loads(path.read_text())["choices"]
    mine = [choice for choice in choices if choice[0] == ME]
    assert len(mine) == 1
    assert [seat for seat, *_ in choices] == [0, 1, 2, 3]
    assert okawari("replay", str(path), "--verify").out.startswith(UNPROVED)


def test_nothing_to_take_back_is_said() -> None:
    assert "There is nothing to take back." in okawari("play", "--seed", "tea", typed="u\n").out


def test_cards_can_be_named_by_number_code_or_name() -> None:
    code = Game(seed="tea").legal(ME)[1].code
    name = Language("en").face(code)
    for typed in ("2", code, name, name.upper()):
        assert hands_named(okawari("play", "--seed", "tea", typed=f"{typed}\n")) == [name]


@pytest.mark.parametrize("nonsense", ["0", "99", "-1", "1e1", "x" * 500, "٣", "\x1b[31m", "[bold]", "9" * 5000])
def test_nonsense_is_asked_again(nonsense: str) -> None:
    done = okawari("play", "--seed", "tea", typed=f"{nonsense}\n1\n")
    assert done.code == 0
    assert "is not one of the choices" in done.out
    assert widest(done.out) <= 80
    assert "\x1b" not in done.out
    assert len(hands_named(done)) == 1


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("t", "Table of Leo"),
        ("s", "“Now” is what"),
        ("r", "Wasabi alone scores nothing"),
        ("?", "until everybody has chosen"),
        ("T", "Table of Leo"),
    ],
)
def test_the_keys_work_before_and_after_the_pick(key: str, shown: str) -> None:
    done = okawari("play", "--seed", "tea", typed=f"{key}\n1\n{key}\n\n")
    assert " ".join(done.out.split()).count(shown) == 2


def test_keys_work_in_draft() -> None:
    done = okawari("play", "--game", "draft", "--seed", "tea", typed="t\ns\nr\n?\n1\n")
    assert done.code == 0
    assert "Wild card" in done.out


@pytest.mark.parametrize(("typed", "left"), [("q\nyes\n", True), ("q\nno\n1\n", False), ("q\n", True)])
def test_leaving_is_asked_for(typed: str, left: bool) -> None:
    done = okawari("play", "--seed", "tea", typed=typed)
    assert done.code == 0
    assert done.out.rstrip().endswith("See you at the next meal!")
    assert (hands_named(done) == []) == left


def test_another_helping_has_other_cards_and_is_saved_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "play", lambda session: None)
    path = tmp_path / "game.json"
    done = okawari("play", "--seed", "tea", "--save", str(path), typed="yes\ny\nno\n")
    assert done.code == 0
    assert done.out.count("One more game?") == 3
    seeds = [json.loads((tmp_path / name).read_text())["seed"] for name in ("game.json", "game-2.json", "game-3.json")]
    assert seeds == ["tea", "tea/2", "tea/3"]


def test_my_name_is_mine(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = okawari("play", "--seed", "tea", "--name", "Kim", "--auto", "--save", str(path))
    assert "Kim" in done.out
    assert json.loads(path.read_text())["seats"][0] == {"name": "Kim"}
    assert "Kim plays" in okawari("replay", str(path)).out


# ------------------------------------------------------------------------------------------- saving


def test_a_saved_game_is_told_and_verified(tmp_path: Path) -> None:
    for game, *flags in GAMES:
        path = tmp_path / f"{game}.json"
        assert okawari("play", *flags, "--seed", "tea", "--auto", "--save", str(path)).code == 0
        assert okawari("replay", str(path), "--verify").out.startswith(UNPROVED)


def test_a_game_that_ends_early_is_saved_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert okawari("play", "--seed", "tea", "--save", str(path), typed="1\n\n1\n\n").code == 0
    assert len(json.loads(path.read_text())["choices"]) >= 8
    assert okawari("replay", str(path), "--verify").out.startswith(UNPROVED)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("where", ["", "nowhere/game.json"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path, where: str) -> None:
    assert "cannot be written" in refused(okawari("play", "--save", str(tmp_path / where), "--auto"))
    assert list(tmp_path.iterdir()) == []


def auto_save(path: Path) -> Done:
    """A short game between bots, saved."""
    return okawari("play", "--game", "draft", "--players", "2", "--seed", "tea", "--auto", "--save", str(path))


@pytest.mark.parametrize("there", [False, True])
def test_a_save_goes_where_a_link_leads(tmp_path: Path, there: bool) -> None:
    link, target = tmp_path / "link.json", tmp_path / "games" / "game.json"
    target.parent.mkdir()
    if there:
        assert auto_save(target).code == 0
    link.symlink_to(target)
    assert auto_save(link).code == 0
    assert link.readlink() == target
    assert json.loads(target.read_text())["game"] == "draft"
    assert [file.name for file in target.parent.iterdir()] == ["game.json"]


def test_only_ordinary_files_are_replaced(tmp_path: Path) -> None:
    folder, pipe, circle = (tmp_path / name for name in ("folder", "pipe", "circle"))
    folder.mkdir()
    os.mkfifo(pipe)
    circle.symlink_to(circle)
    links = [tmp_path / f"to-{path.name}" for path in (folder, pipe)]
    for link in links:
        link.symlink_to(tmp_path / link.name.removeprefix("to-"))
    before = sorted(tmp_path.iterdir())
    for path in (folder, pipe, circle, *links):
        assert "cannot be written" in refused(auto_save(path))
    assert sorted(tmp_path.iterdir()) == before
    assert pipe.is_fifo()
    assert all(link.is_symlink() for link in links)


def test_what_has_become_a_pipe_meanwhile_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OkawariError):
        write(tmp_path / "pipe", "text")
    assert [file.is_fifo() for file in tmp_path.iterdir()] == [True]


# ------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--game", "chess"], "no game called “chess”"),
        (["--players", "1"], "for 2 to 8 players, not 1"),
        (["--players", "9"], "for 2 to 8 players, not 9"),
        (["--players", "four"], "“four” does not fit --players: give a number from 2 to 8"),
        (["--players", "4.0"], "“4.0” does not fit --players"),
        (["--game", "classic", "--players", "6"], "for 2 to 5 players"),
        (["--game", "classic", "--menu", "sushi-go"], "has no menu"),
        (["--menu", "buffet"], "no menu called “buffet”"),
        (["--menu", "maki,tofu"], "Wrong number of dishes"),
        (["--menu", "maki,tofu,eel,miso,tea,spoon,cake"], "no dish called “cake”"),
        (["--menu", "dinner-for-two", "--players", "8"], "cannot be on the menu with 8 players"),
        (["--option", "edition"], "NAME=VALUE"),
        (["--option", "speed=fast"], "no option called “speed”"),
        (["--option", "edition=fr"], "cannot be “fr”"),
        (["--seed", "x" * 300], "cannot be used as a seed"),
        (["--bots", "greedy,greedy"], "there must be 1 or 3"),
        (["--lang", "tlh"], "no language called “tlh”"),
        (["--lang"], "needs a value"),
        (["--auto=yes"], "takes no value"),
        (["--colour"], "no flag called “--colour”"),
        (["now"], "one word too many"),
    ],
)
def test_bad_input_is_refused_in_one_line(flags: list[str], said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert said in refused(okawari("play", "--save", str(path), *flags))
    assert not path.exists()


def test_an_unknown_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert "no bot called “alphazero”" in refused(okawari("play", "--bots", "alphazero"))


def test_refusals_are_in_the_language() -> None:
    assert (
        refused(okawari("play", "--players", "x", "--lang", "es"))
        == "okawari: «x» no vale para --players: escribe un número del 2 al 8."
    )
    assert "No hay ninguna orden" in refused(okawari("comer", env={"LC_ALL": "es_ES.UTF-8"}))


# ------------------------------------------------------------------------------------------- terminals of all kinds


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_any_encoding_will_do(encoding: str) -> None:
    for lang in LANGUAGES:
        done = program("play", "--auto", "--seed", "1", "--lang", lang, env={"PYTHONIOENCODING": encoding})
        assert (done.code, done.err) == (0, "")
        assert widest(done.out) <= 80
    assert all(len(line.rstrip()) <= 80 for line in done.out.splitlines())


def test_input_that_is_no_text_is_asked_again() -> None:
    done = program("play", "--seed", "1", typed=b"\xff\xfe\x00\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "is not one of the choices" in done.out
