"""Every example that people are shown runs as it is written: docstrings, documents, the README."""

import doctest
import importlib
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

import okawari
from okawari.compiled.telling import PARTS
from okawari.language import Language
from tests.cli.runs import okawari as command
from tests.cli.runs import program

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS
COMPILES = {"okawari.compiled.making", "okawari.compiled.signatures"}  # they load the compiler

# Shown in the README, but without a file to score, far too long for a test, or without an end.
MANY_GAMES = ("okawari simulate ", "okawari league ")
NOT_RUN = {"okawari score", "okawari bench", "okawari serve", "okawari --lan"}


def modules() -> list[str]:
    """Every module of the package but those that need the compiler."""
    names = [module.name for module in pkgutil.walk_packages(okawari.__path__, "okawari.")]
    return ["okawari", *(name for name in names if name not in COMPILES)]


def examples(name: str) -> list[doctest.DocTest]:
    """The docstrings of a module that have examples; the module by its name, since a function may have the same."""
    module = importlib.import_module(name)
    return [test for test in doctest.DocTestFinder().find(module, name) if test.examples]


def with_examples() -> list[str]:
    """The modules that have some."""
    source = Path(okawari.__file__).parent
    found = []
    for name in modules():
        path = source.joinpath(*name.split(".")[1:])
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if ">>> " in file.read_text(encoding="utf-8"):
            found.append(name)
    return found


def commands() -> list[str]:
    """The commands in the README, whether in a block or in a sentence."""
    blocks = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    spoken = re.findall(r"`(okawari [^`\n]+)`", README)
    return sorted({line for line in [*lines, *spoken] if line.startswith("okawari ")})


@pytest.mark.parametrize("name", with_examples())
def test_docstrings(name: str) -> None:
    tests = examples(name)
    assert tests
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", sorted(page.name for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]))
def test_documents(page: str) -> None:
    path = ROOT / page if (ROOT / page).exists() else ROOT / "docs" / page
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8", optionflags=FLAGS)
    assert result.failed == 0
    assert result.attempted == len(re.findall(r"^>>> ", path.read_text(encoding="utf-8"), re.MULTILINE))


def programs(path: Path) -> list[str]:
    """The blocks of a page that are written as programs and not as a session."""
    blocks = re.findall(r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if ">>> " not in block]


WITH_PROGRAMS = {page.name: page for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")] if programs(page)}
NEEDS_A_LEARNER = "learning.md"  # its program begins with what was learned: tests/environments/test_learners.py


@pytest.mark.parametrize("page", sorted({*WITH_PROGRAMS} - {NEEDS_A_LEARNER}))
def test_programs_in_documents(page: str) -> None:
    for block in programs(WITH_PROGRAMS[page]):
        exec(compile(block, page, "exec"), {"__name__": "__main__"})


def test_pages_with_programs() -> None:
    assert {"README.md", "bots.md", NEEDS_A_LEARNER} <= set(WITH_PROGRAMS)


def test_the_readme_names_the_commands_that_are_not_run() -> None:
    assert set(commands()) > NOT_RUN


@pytest.mark.parametrize(
    "line", [line for line in commands() if line not in NOT_RUN and not line.startswith(MANY_GAMES)]
)
def test_commands_in_the_readme(line: str) -> None:
    done = command(*shlex.split(line)[1:])
    assert (done.code, done.err) == (0, "")
    assert done.out


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("line", [line for line in commands() if line.startswith(MANY_GAMES)])
def test_simulations_in_the_readme(line: str) -> None:
    done = program(*shlex.split(line)[1:], patience=600)
    assert done.code == 0
    said = {Language("en").say(f"cli-compiling-{part}") for part in PARTS.values()}
    assert set(done.err.splitlines()) <= said, "something may have to be compiled first"
    assert done.out
