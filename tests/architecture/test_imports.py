"""What imports what, and what the rules do without."""

import subprocess
import sys
import time

import pytest

from tests.architecture.sources import ROOT

PLAY = """
import sys
import okawari
game = okawari.Game(seed="plain")
game.answer(0, game.legal(0)[0])
loaded = {"numpy", "numba", "llvmlite", "rich", "click", "fluent"} & set(sys.modules)
assert not loaded, loaded
"""

SPEAK = """
import importlib, pkgutil, sys
import okawari.cli.main, okawari.language, okawari.server
for module in pkgutil.walk_packages(okawari.server.__path__, "okawari.server."):
    importlib.import_module(module.name)
language = okawari.language.Language("ru", strict=True)
assert language.say("n-points", points=5) == "5 очков"
assert language.join([language.number(1234), "2"])
loaded = {"babel", "fluent", "pytz"} & set(sys.modules)
assert not loaded, loaded
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "src", "PATH": ""}, capture_output=True, text=True, check=False
    )


def test_playing_loads_neither_numpy_nor_numba() -> None:
    done = run(PLAY)
    assert done.returncode == 0, done.stderr


def test_neither_the_server_nor_the_command_line_loads_babel_or_fluent() -> None:
    """Babel alone is a third of an installation."""
    done = run(SPEAK)
    assert done.returncode == 0, done.stderr


def test_importing_the_package_costs_next_to_nothing() -> None:
    code = "import sys, okawari; print([name for name in sys.modules if name.startswith('okawari.')])"
    assert run(code).stdout == "[]\n"


@pytest.mark.slow
def test_the_door_opens_quickly() -> None:
    """A generous multiple of the 80 ms that it should take, since other things may be running."""
    took = []
    for _ in range(3):
        began = time.perf_counter()
        assert run("import okawari; okawari.Game").returncode == 0
        took.append(time.perf_counter() - began)
    assert min(took) < 1.0


def test_import_contracts_hold() -> None:
    pytest.importorskip("importlinter")
    code = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports())"
    done = run(code)
    assert done.returncode == 0, done.stdout + done.stderr
