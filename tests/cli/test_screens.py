"""A person at a terminal of 24 lines: turns that fit, pages, redrawing, takeout boxes, the start."""

import re

import pytest

from okawari.language import LANGUAGES
from tests.cli.test_terminal import PROMPT, Screen, bare

BOX = ("play", "--menu", "master-menu", "--players", "6", "--seed", "a")


def last_screen(text: str) -> str:
    """What stands on the screen after it was last wiped."""
    return bare(text.rpartition("\x1b[2J")[2])


def pick(screen: Screen, number: int) -> None:
    screen.type(f"{number}\n")
    screen.until("take back › ")
    screen.type("\n")


@pytest.mark.parametrize(("columns", "menu"), [(80, "big-banquet"), (80, "cutthroat-combo"), (60, "big-banquet")])
def test_a_turn_of_eight_fits_the_screen(columns: int, menu: str) -> None:
    with Screen("play", "--menu", menu, "--players", "8", "--seed", "a", "--bots", "random", columns=columns) as screen:
        for _ in range(4):
            shown = last_screen(screen.until(PROMPT))
            assert len(shown.splitlines()) <= 22
            pick(screen, 1)


@pytest.mark.parametrize(
    ("key", "shown"), [("r", "Wasabi"), ("?", "everybody picks one card"), ("t", "Table of Leo"), ("s", "Now")]
)
def test_what_is_looked_up_gives_way_to_the_turn(key: str, shown: str) -> None:
    with Screen("play", "--seed", "tea", "--bots", "random") as screen:
        first = last_screen(screen.until(PROMPT))
        screen.type(f"{key}\n")
        page = screen.until("› ")
        assert shown in bare(page)
        assert "Which card" not in last_screen(page)
        while not (again := last_screen(page)).endswith(PROMPT):
            screen.type("\n")
            page = screen.until("› ")
        assert again == first


def test_enter_alone_draws_the_turn_again() -> None:
    with Screen("play", "--seed", "tea", "--bots", "random") as screen:
        first = last_screen(screen.until(PROMPT))
        screen.type("nonsense\n")
        screen.until(PROMPT)
        screen.type("\n")
        assert last_screen(screen.until(PROMPT)) == first


def test_a_box_is_one_question_until_it_is_confirmed() -> None:
    with Screen(*BOX) as screen:
        for number in (1, 1, 1, 1, 3):
            screen.until(PROMPT)
            pick(screen, number)
        done = "Enter when done › "
        assert "[ ] Egg nigiri" in last_screen(screen.until(done))
        screen.type("3 1\n")
        assert "2 cards turned over: +1" in last_screen(screen.until(done))
        screen.type("3\n")
        screen.until(done)
        screen.type("9\n")
        screen.until("is not possible. Numbers from 1 to 4, Enter when done › ")
        screen.type("2\n")
        marked = last_screen(screen.until(done))
        assert re.findall(r"\d +\[✓\] (\w+)", marked) == ["Egg", "Egg"]
        assert len(re.findall(r"\d +\[ \] (\w+)", marked)) == 2
        screen.type("\n")
        assert bare(screen.until(PROMPT)).count("You turn over Egg nigiri.") == 2


def test_an_order_with_nothing_to_copy_is_played_only_if_meant() -> None:
    with Screen("play", "--menu", "points-platter", "--seed", "a", "--bots", "random") as screen:
        assert "lost: nothing to copy" in bare(screen.until(PROMPT))
        screen.type("8\n")
        screen.until("Play it anyway?")
        screen.type("no\n")
        screen.until(PROMPT)
        screen.type("8\n")
        screen.until("Play it anyway?")
        screen.type("yes\n")
        screen.until("Your choice: Special order")


def test_a_round_ends_with_its_tables_and_pages_of_the_sheet() -> None:
    with Screen("play", "--players", "8", "--seed", "tea", "--bots", "random") as screen:
        for _ in range(6):
            screen.until(PROMPT)
            pick(screen, 1)
        assert "The last cards are played:" in bare(screen.until("go on › "))
        screen.type("\n")
        pages = [last_screen(screen.until("for more › "))]
        screen.type("\n")
        pages.append(last_screen(screen.until("› ")))
        assert all(len(page.splitlines()) <= 24 for page in pages)
        assert "Score sheet of round 1" in pages[0]


def test_a_game_asked_for_without_flags_is_put_together() -> None:
    with Screen("play") as screen:
        screen.until("Language (Enter: 1) › ")
        screen.type(f"{LANGUAGES.index('es') + 1}\n")
        screen.until("Juego (Intro: 2) › ")
        screen.type("\n")
        screen.until("(Intro: 4) › ")
        screen.type("9\n")
        screen.until("(Intro: 4) › ")
        screen.type("3\n")
        screen.until("Menú (Intro: 1) › ")
        screen.type("6\n")
        offered = bare(screen.until("Cómo juegan los bots (Intro: 2) › "))
        for level in ("Novato", "Tranquilo", "Rápido", "Fuerte", "Chef: piensa un segundo entero"):
            assert level in offered
        assert "Glotón" not in offered
        screen.type("1\n")
        assert "A codazos" in bare(screen.until("Tu elección › "))
        assert "(Novato)" in bare(screen.text)


def test_leaving_at_the_start_is_no_error() -> None:
    with Screen("play") as screen:
        screen.until("Language (Enter: 1) › ")
        screen.type("q\n")
        assert screen.end() == 0
