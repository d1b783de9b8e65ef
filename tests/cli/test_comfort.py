"""What makes the terminal game comfortable: words, names, saving with care, looking things up, plain output."""

import json
from pathlib import Path

import pytest

from okawari.cli.play import menu_of, seat_names
from okawari.cli.wording import Step, choice_text
from okawari.errors import BadMenu
from okawari.language import LANGUAGES, Language
from tests.cli.runs import any_card, okawari, program, refused


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.bots.named", any_card, raising=False)


@pytest.mark.parametrize(
    ("steps", "english", "spanish"),
    [
        ([("pick", "tofu")], "Tofu", "Tofu"),
        ([("pick", "special_order"), ("target", "tofu")], "Special order as Tofu", "Pedido especial como Tofu"),
        ([("pick", "temaki"), ("announce", "spoon5")], "Temaki, using Spoon (5)", "Temaki, usando Cuchara (5)"),
        ([("pick", "temaki"), ("announce", "pass")], "Temaki", "Temaki"),
        (
            [("pick", "chopsticks"), ("for_dummy", "egg")],
            "Chopsticks; for the dummy: Egg nigiri",
            "Palillos; por el jugador ficticio: Nigiri de tortilla",
        ),
        ([("pick", "egg"), ("dip", "egg+wasabi")], "Egg nigiri on wasabi", "Nigiri de tortilla sobre el wasabi"),
        ([("pick", "wild"), ("wild", "prawn")], "Wild card as Prawn", "Comodín como Gamba"),
        ([], "", ""),
    ],
)
def test_a_choice_says_what_it_means(steps: list[Step], english: str, spanish: str) -> None:
    assert choice_text(Language("en", strict=True), steps) == english
    assert choice_text(Language("es", strict=True), steps) == spanish


# ------------------------------------------------------------------------------------------- yes and no


@pytest.mark.parametrize(("lang", "word"), [("en", "y"), ("en", "YES"), ("es", "sí"), ("es", "s"), ("es", "yes")])
def test_yes_in_many_words(lang: str, word: str) -> None:
    done = okawari("play", "--seed", "tea", "--lang", lang, typed=f"q\n{word}\n1\n")
    assert "1\n" not in done.out.rpartition("(")[2]


@pytest.mark.parametrize("word", ["n", "no", "NO"])
def test_no_in_many_words(word: str) -> None:
    assert "Your choice: " in okawari("play", "--seed", "tea", typed=f"q\n{word}\n1\n").out


def test_neither_yes_nor_no_is_asked_again() -> None:
    done = okawari("play", "--seed", "tea", typed="q\nyellow\n\nnever\nyes\n")
    assert done.out.count("Leave the game?") == 4


# ------------------------------------------------------------------------------------------- saving


def test_a_file_that_is_no_saved_game_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("Dear Ana", "{}", "\ufeff"):
        path.write_text(text, encoding="utf-8")
        assert "is not a saved game" in refused(okawari("play", "--auto", "--save", str(path)))
        assert path.read_text(encoding="utf-8") == text


def test_a_saved_game_is_replaced_after_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("")
    for seed in ("one", "two"):
        done = okawari("play", "--game", "draft", "--seed", seed, "--auto", "--save", str(path))
        assert done.code == 0
        assert json.loads(path.read_text())["seed"] == seed
    assert "will replace the saved game" in " ".join(done.out.split())


# ------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["Mia", "mia", " Leo "])
def test_nobody_else_has_my_name(name: str) -> None:
    names = seat_names(Language("en"), name, 8)
    assert len({one.casefold() for one in names}) == len(names) == 8
    done = okawari("play", "--seed", "1", "--players", "8", "--name", name, "--menu", "Long Table", "--auto")
    assert f"You ({name.strip()}):" in done.out


@pytest.mark.parametrize("text", ["cutthroat-combo", "Sharp Elbows", "sharp elbows", "A codazos", " A CODAZOS "])
def test_menus_go_by_their_names_too(text: str) -> None:
    for code in LANGUAGES:
        assert menu_of(Language(code), text) == "cutthroat-combo"


def test_an_unknown_menu_is_answered_with_codes_and_names() -> None:
    with pytest.raises(BadMenu, match=r"big-banquet \(Long Table\)"):
        menu_of(Language("en"), "breakfast")


# ------------------------------------------------------------------------------------------- the handbook


@pytest.mark.parametrize(
    ("words", "there", "away"),
    [
        (["tofu"], ["Tofu", "P-TOFU-1"], ["Eel", "P-MISO-1"]),
        (["P-MISO-1"], ["P-MISO-1"], ["P-TOFU-1", "Cards"]),
        (["p-miso-1"], ["P-MISO-1"], ["P-MISO-2"]),
        (["Sharp Elbows"], ["cutthroat-combo"], ["big-banquet"]),
        (["sharp", "elbows"], ["cutthroat-combo"], ["big-banquet"]),
        (["maki_ties"], ["maki_ties"], ["pudding_ties"]),
        (["miso", "soup"], ["Miso soup"], ["Tofu"]),
        (["chopsticks"], ["SG-STICKS-1"], ["P-TEA-1"]),
        (["tofu", "eel"], ["Tofu", "Eel"], ["Cucumber"]),
    ],
)
def test_the_handbook_can_be_searched(words: list[str], there: list[str], away: list[str]) -> None:
    done = okawari("rules", *words)
    assert (done.code, done.err) == (0, "")
    assert [text for text in there if text not in done.out] == []
    assert [text for text in away if text in done.out] == []


def test_the_handbook_is_searched_in_the_language() -> None:
    assert "cutthroat-combo" in okawari("rules", "a codazos", "--lang", "es").out
    assert "«gazpacho»" in refused(okawari("rules", "gazpacho", "--lang", "es"))
    found = json.loads(okawari("rules", "tofu", "--json").out)
    assert [card["kind"] for card in found["cards"]] == ["tofu"]


# ------------------------------------------------------------------------------------------- plain output


def test_the_locale_c_gets_plain_ascii() -> None:
    for arguments in (
        ["rules", "--lang", "es"],
        ["play", "--auto", "--seed", "1", "--lang", "es"],
        ["rules", "--json"],
    ):
        done = program(*arguments, env={"LC_ALL": "C"})
        assert (done.code, done.err) == (0, "")
        assert done.out.isascii()


@pytest.mark.parametrize(
    "arguments", [["play", "--auto", "--seed", "1"], ["rules"], ["play", "--game", "draft", "--auto"]]
)
def test_lines_have_no_blanks_at_their_ends(arguments: list[str]) -> None:
    assert [line for line in okawari(*arguments).out.splitlines() if line != line.rstrip()] == []


def test_sheets_have_one_minus_sign_the_order_of_the_menu_and_places() -> None:
    done = okawari("play", "--auto", "--seed", "1", "--menu", "cutthroat-combo", "--players", "5", "--no-color")
    sheet = done.out.partition("Score sheet of round 1")[2].partition("Round 2")[0]
    assert "−4 points" in sheet
    assert " -" not in sheet
    rows = [line.split("  ")[0] for line in sheet.rpartition("──")[2].splitlines()]
    order = ["Nigiri", "Temaki", "Eel", "Tofu", "Miso soup", "Soy sauce"]
    assert [row for row in order if row in rows] == [row for row in rows if row in order]
    final = done.out.rpartition("Final score sheet")[2]
    assert "1st" in final
    assert "5th" in final


def test_only_a_minus_becomes_a_minus_sign() -> None:
    final = okawari("play", "--auto", "--seed", "1", "--lang", "ru", "--no-color").out.rpartition("──")[2]
    assert "1-е" in final
    assert "1−е" not in final


def test_the_last_cards_are_announced_and_shown() -> None:
    done = okawari("play", "--seed", "tea", typed="1\n" * 200)
    assert done.out.count("The last cards are played:") == 3


def test_keys_show_only_what_can_be_done() -> None:
    first = okawari("play", "--seed", "tea", typed="").out
    assert "u take back" not in first
    assert "t tables" in first
    assert "Type the number of a card" in first


def test_nobody_waits_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda seconds: pytest.fail("waited"))
    assert okawari("play", "--game", "draft", "--auto", "--pause", "9").code == 0
    for pause in ("-1", "long", "nan", "1e9"):
        assert "--pause" in refused(okawari("play", "--auto", "--pause", pause))
