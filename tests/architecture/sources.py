"""The sources of the package, as the architecture tests read them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "okawari"
TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Source:
    """One file of the package."""

    path: Path

    @property
    def name(self) -> str:
        """Where it is in the package: "cards/maki.py"."""
        return self.path.relative_to(PACKAGE).as_posix()

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.path)

    def functions(self) -> Iterator[ast.FunctionDef]:
        """All functions, methods included."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                yield node


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def sources() -> tuple[Source, ...]:
    """Every file of the package."""
    return tuple(Source(path) for path in sorted(PACKAGE.rglob("*.py")))


def source(name: str) -> Source:
    """The file of that name."""
    return Source(PACKAGE / name)
