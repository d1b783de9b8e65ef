"""Real terminals, pipes and interruptions."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSCTTY, TIOCSWINSZ
from typing import Self

import pytest
from rich.cells import cell_len

from okawari.cli.terminal import STAND_INS, console
from okawari.language import LANGUAGES, LOCALES, Language
from tests.cli.runs import ROOT, UNPROVED, okawari, program

PROMPT = "Your choice › "


def take_terminal() -> None:
    """The terminal of its session, whose Ctrl-C it hears even if whoever runs the tests does not."""
    ioctl(0, TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """The program in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, env: Mapping[str, str] | None = None) -> None:
        self.hub, inside = pty.openpty()
        ioctl(inside, TIOCSWINSZ, pack("HHHH", 24, columns, 0, 0))
        place = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        place |= {"TERM": "xterm-256color", **(env or {})}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "okawari.cli.main", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=place,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(inside)
        self.text = ""

    def until(self, text: str) -> str:
        """Read until this is shown; what was read."""
        start, deadline = len(self.text), time.monotonic() + 60
        while text not in bare(self.text[start:]):
            assert time.monotonic() < deadline, self.text
            if select.select([self.hub], [], [], 1)[0]:
                self.text += self._read()
        return self.text[start:]

    def asleep(self) -> None:
        """Wait until the program waits for keys: a signal between its prompt and its reading would go unheard."""
        deadline = time.monotonic() + 60
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, self.text
            time.sleep(0.01)

    def _read(self) -> str:
        try:
            return os.read(self.hub, 65536).decode()
        except OSError:  # what Linux says when the program has ended
            raise AssertionError(f"the program ended after: {self.text}") from None

    def rest(self) -> str:
        """Whatever the program has still said before it ended."""
        while select.select([self.hub], [], [], 1)[0]:
            try:
                self.text += os.read(self.hub, 65536).decode()
            except OSError:
                break
        return self.text

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.hub, text.encode())

    def end(self) -> int:
        """Wait for the program to end."""
        return self.process.wait(60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(60)
        os.close(self.hub)


def bare(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_a_terminal_gets_colours_and_a_fresh_screen_every_turn() -> None:
    with Screen("play", "--seed", "tea", "--bots", "random") as screen:
        first = screen.until(PROMPT)
        assert "\x1b[" in first
        screen.type("1\n")
        screen.until("take back › ")
        screen.type("\n")
        second = screen.until(PROMPT)
        assert "\x1b[2J" in second
        assert "turn 2 of 9" in second
        assert max(cell_len(line) for line in bare(second).splitlines()) <= 80
        screen.type("q\n")
        screen.until("Leave the game?")
        screen.type("yes\n")
        screen.until("next meal!")
        assert screen.end() == 0


def test_a_number_changes_a_pick_that_is_not_shown_yet() -> None:
    with Screen("play", "--seed", "tea", "--bots", "random") as screen:
        screen.until(PROMPT)
        screen.type("1\n")
        first = screen.until("take back › ")
        screen.type("2\n")
        second = screen.until("take back › ")
        names = [re.findall(r"Your choice: (.*)\r", bare(part))[-1] for part in (first, second)]
        assert names[0] != names[1]
        screen.type("q\n")
        screen.until("Leave the game?")
        screen.type("yes\n")
        assert screen.end() == 0


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_there_are_no_escape_codes(env: dict[str, str]) -> None:
    with Screen("play", "--seed", "tea", "--bots", "random", env=env) as screen:
        screen.until(PROMPT)
        screen.type("1\n")
        screen.until("take back › ")
        screen.type("\n")
        assert "turn 2 of 9" in screen.until(PROMPT)
        assert "\x1b" not in screen.text
        screen.type("\x04")
        screen.until("next meal!")
        assert screen.end() == 0


def test_no_color_flag() -> None:
    with Screen("rules", "--no-color") as screen:
        screen.until("OK-")
        assert "\x1b" not in screen.text


def test_ctrl_c_leaves_quietly_and_ends_the_line() -> None:
    with Screen("play", "--seed", "tea", "--bots", "random") as screen:
        screen.until(PROMPT)
        screen.asleep()
        screen.type("\x03")
        assert screen.end() == 130
        assert bare(screen.rest()).endswith("\n")
        assert "Traceback" not in screen.text


def test_ctrl_c_by_signal_saves_the_game(tmp_path: object) -> None:
    path = f"{tmp_path}/game.json"
    with Screen("play", "--seed", "tea", "--bots", "random", "--save", path) as screen:
        screen.until(PROMPT)
        screen.asleep()
        screen.process.send_signal(signal.SIGINT)
        assert screen.end() == 130
        assert program("replay", path, "--verify").out.startswith(UNPROVED)


@pytest.mark.parametrize("arguments", [["rules"], ["rules", "--json"]])
def test_a_reader_who_has_had_enough_is_no_error(arguments: list[str]) -> None:
    place = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "okawari.cli.main", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=place,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    assert (process.wait(60), error) == (0, b"")


def test_stand_ins_keep_columns_in_line() -> None:
    for sign, plain in STAND_INS.items():
        assert cell_len(sign) == len(plain) == 1
        assert plain.isascii()


@pytest.mark.parametrize("code", LANGUAGES)
def test_terminals_of_old_get_every_sign_but_cyrillic_letters(code: str) -> None:
    parts = [part for part in (LOCALES / code).glob("*.ftl") if not part.name.startswith("web-")]
    signs = {sign for part in parts for sign in part.read_text(encoding="utf-8")}
    lost = {sign for sign in signs if sign.encode("ascii", "okawari") == b"?"}
    assert lost - {"?", "¿"} == {sign for sign in signs if "Ё" <= sign <= "ё"}


@pytest.mark.parametrize(("columns", "width"), [("10", 40), ("60", 60), ("300", 100)])
def test_the_page_is_neither_too_narrow_nor_too_wide(columns: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert console().width == width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_for_every_command(lang: str) -> None:
    overview = okawari("--help", "--lang", lang)
    assert overview.code == 0
    for command in ("play", "score", "simulate", "replay", "rules", "bench"):
        assert command in overview.out
        done = okawari(command, "--help", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert Language(lang).say("cli-usage") in done.out
        assert max(map(len, done.out.splitlines())) <= 80
        assert ("Usage" in done.out) == (lang == "en")


def test_the_version() -> None:
    assert okawari("--version").out.startswith("okawari 0.")
