"""`okawari` without a command: a server for this machine, and a browser that shows it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from okawari.cli import browser
from okawari.language import Language
from okawari.server import qr
from tests.cli.runs import ROOT, okawari, refused
from tests.server.running import STARTS_WITHIN

SAY = Language("en").say
ADDRESS = re.compile(r"http://[\d.]+:(\d+)/")


class Program:
    """The program in a folder of its own, with a browser that only writes down what it is shown."""

    def __init__(self, folder: Path, arguments: tuple[str, ...], environment: Mapping[str, str]) -> None:
        self.out, self.err, self.seen = folder / "out.txt", folder / "err.txt", folder / "seen.txt"
        window = folder / "window"
        window.write_text(f'#!/bin/sh\necho "$1" >> {self.seen}\n')
        window.chmod(0o755)
        place = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONUNBUFFERED": "1",
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(folder / "data"),
            "HOME": str(folder),
            "BROWSER": f"{window} %s",
            "OKAWARI_COMPILED_BOTS": "no",
            **environment,
        }
        with self.out.open("wb") as out, self.err.open("wb") as err:
            command = [sys.executable, "-m", "okawari.cli.main", *arguments]
            self.process = subprocess.Popen(command, env=place, stdout=out, stderr=err)

    @property
    def printed(self) -> str:
        """What it has printed so far."""
        return self.out.read_text(encoding="utf-8")

    def port(self) -> int:
        """The port of the address that it shows, as soon as it shows all."""
        self.wait_for(lambda: SAY("cli-serve-stop") in self.printed)
        found = ADDRESS.search(self.printed)
        assert found
        return int(found[1])

    def shown(self) -> str:
        """What the browser was told to show."""
        # The shell makes the file before it writes into it.
        self.wait_for(lambda: self.seen.is_file() and bool(self.seen.read_text()))
        return self.seen.read_text().strip()

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Until something is so."""
        deadline = time.monotonic() + STARTS_WITHIN
        while not condition():
            assert time.monotonic() < deadline, self.printed + self.err.read_text()
            assert self.process.poll() is None or condition(), self.err.read_text()
            time.sleep(0.02)

    def interrupt(self) -> int:
        """Ctrl-C; the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)


@contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[Program]:
    """The program, and its end whatever happens."""
    program = Program(folder, arguments, environment)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.process.kill()
            program.process.wait()


def test_it_opens_a_browser_and_ends_kindly(tmp_path: Path) -> None:
    with started(tmp_path, OKAWARI_PORT="0") as program:
        place = f"http://127.0.0.1:{program.port()}/"
        assert program.shown() == place
        lines = program.printed.splitlines()
        assert lines[0] == SAY("cli-browser-opens", text=place)
        assert lines[1] == SAY("cli-browser-lan", text="okawari --lan")
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"{place}health", timeout=30) as answer:
            assert answer.status == 200
        assert program.interrupt() == 0
        assert program.printed.splitlines()[-1] == SAY("cli-serve-closed")
        assert program.err.read_text() == ""
        assert (tmp_path / "data" / "okawari" / "tables.db").is_file()


@pytest.mark.parametrize(("flags", "environment"), [(["--no-browser"], {}), ([], {"BROWSER": ""})])
def test_without_a_browser_it_shows_the_address(tmp_path: Path, flags: list[str], environment: dict[str, str]) -> None:
    with started(tmp_path, "--port", "0", *flags, **environment) as program:
        place = f"http://127.0.0.1:{program.port()}/"
        assert program.printed.splitlines()[0] == SAY("cli-browser-address", text=place)
        assert program.interrupt() == 0
        assert not program.seen.exists()


def test_others_in_the_network_are_shown_the_way(tmp_path: Path) -> None:
    with started(tmp_path, "--lan", "--port", "0") as program:
        program.wait_for(lambda: SAY("cli-serve-stop") in program.printed)
        place = program.shown()
        assert place.startswith(f"http://{qr.lan_address() or 'localhost'}:")
        assert SAY("cli-serve-phones") in program.printed
        assert qr.picture(place) in program.printed
        assert program.interrupt() == 0


def test_a_port_that_is_taken_is_left_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with started(tmp_path, OKAWARI_PORT=port) as program:
            assert program.port() != int(port)
            assert program.interrupt() == 0
        told = refused(okawari("--port", port, env={"XDG_DATA_HOME": str(tmp_path)}))
        assert SAY("error-port-taken", port=port, next=str(int(port) + 1)) in told


def test_started_twice_it_opens_the_browser_once_more(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with started(first, "--no-browser", OKAWARI_PORT="0") as program:
        port = str(program.port())
        with started(second, OKAWARI_PORT=port) as again:
            assert again.process.wait(30) == 0
            place = f"http://127.0.0.1:{port}/"
            assert again.printed == SAY("cli-browser-already", text=place) + "\n"
            assert again.shown() == place
        assert program.interrupt() == 0


@pytest.mark.parametrize("flags", [["--lan"], ["--no-browser"], ["--port", "9000"]])
def test_its_flags_are_for_no_other_command(flags: list[str]) -> None:
    assert f"“{flags[0]}” is one word too many" in refused(okawari(*flags, "rules"))


def test_what_is_no_port_is_refused() -> None:
    assert "--port cannot be “many”" in refused(okawari("--port", "many"))


# ------------------------------------------------------------------------------------------- browsers


@pytest.mark.parametrize(
    ("platform", "environment", "can"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_needs_a_screen(
    platform: str, environment: dict[str, str], can: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in browser.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    for name, text in environment.items():
        monkeypatch.setenv(name, text)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    assert browser.can_show() == can


def test_a_screen_without_a_browser_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", none)
    assert not browser.open_browser("http://127.0.0.1:1/")


def test_somebody_else_is_not_taken_for_us() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert browser.taken("127.0.0.1", port)
    assert not browser.is_ours(f"http://127.0.0.1:{port}/")
