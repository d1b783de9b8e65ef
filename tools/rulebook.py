"""The table of rule clauses and the tests that prove them; fails on a clause that no test cites."""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
TESTS = ROOT / "tests"

CLAUSE_ID = re.compile(r"\b(?:SG|P|SD|OK)-[A-Z]+(?:-[A-Z]+)*-[0-9]+\b")


class RulebookError(Exception):
    """The rules document or a mark cannot be understood; the message says where."""


@dataclass(frozen=True)
class Mark:
    """One `rule` mark: the clauses it cites and the test it stands on."""

    test: str
    clauses: tuple[str, ...]


@dataclass
class Rulebook:
    """Every clause with its tests, and every cited name that is no clause."""

    tests: dict[str, list[str]]
    unknown: dict[str, list[str]] = field(default_factory=dict)

    @property
    def unproven(self) -> list[str]:
        """The clauses that no test cites."""
        return [clause for clause, tests in self.tests.items() if not tests]

    @property
    def proven(self) -> int:
        """How many clauses at least one test cites."""
        return len(self.tests) - len(self.unproven)

    @property
    def cited_by(self) -> int:
        """How many different tests cite a clause."""
        return len({test for tests in self.tests.values() for test in tests})


# --------------------------------------------------------------------------------------------- the clauses


def read_clauses(text: str) -> dict[str, str]:
    """Each clause of a rules document with its text: the table rows whose first cell is a clause's name."""
    clauses: dict[str, str] = {}
    for line in text.splitlines():
        name, sentence = _row(line)
        if not CLAUSE_ID.fullmatch(name):
            continue
        if name in clauses:
            raise RulebookError(f"clause {name} is written down twice")
        clauses[name] = sentence
    return clauses


def _row(line: str) -> tuple[str, str]:
    """The first cell of a Markdown table row and the rest of it; two empty texts for any other line."""
    cells = [cell.strip() for cell in line.strip().split("|")]
    if len(cells) < 4 or cells[0] or cells[-1]:
        return "", ""
    return cells[1], " | ".join(cells[2:-1])


# --------------------------------------------------------------------------------------------- the marks


def read_marks(source: str, name: str) -> Iterator[Mark]:
    """The `rule` marks of one test module, read without importing it."""
    module = ast.parse(source, filename=name)
    yield from _marks_inside(module.body, name, ())


def _marks_inside(body: Sequence[ast.stmt], path: str, inherited: tuple[str, ...]) -> Iterator[Mark]:
    """Tests of a module or class: its own `pytestmark` holds for all of them."""
    shared = inherited + tuple(_pytestmark(body, path))
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            on_class = shared + tuple(_cited(statement.decorator_list, path))
            yield from _marks_inside(statement.body, f"{path}::{statement.name}", on_class)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            clauses = shared + tuple(_cited(statement.decorator_list, path))
            if clauses:
                yield Mark(f"{path}::{statement.name}", tuple(dict.fromkeys(clauses)))


def _pytestmark(body: Sequence[ast.stmt], path: str) -> Iterator[str]:
    for statement in body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value and _sets_pytestmark(statement):
            yield from _cited([statement.value], path)


def _sets_pytestmark(statement: ast.Assign | ast.AnnAssign) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _cited(expressions: Sequence[ast.expr], path: str) -> Iterator[str]:
    """Clauses named by `rule` marks anywhere in these expressions, parameters' own marks included."""
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                yield from (_literal(argument, path) for argument in node.args)


def _is_rule_mark(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`, or `mark.rule` after `from pytest import mark`."""
    if not (isinstance(function, ast.Attribute) and function.attr == "rule"):
        return False
    owner = function.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _literal(argument: ast.expr, path: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise RulebookError(f"{path}, line {argument.lineno}: a rule mark must name its clauses as plain texts")


# --------------------------------------------------------------------------------------------- the table


def rulebook(clauses: Sequence[str], marks: Sequence[Mark]) -> Rulebook:
    """Match clauses and marks."""
    book = Rulebook({clause: [] for clause in clauses})
    for mark in marks:
        for clause in mark.clauses:
            book.tests.get(clause, book.unknown.setdefault(clause, [])).append(mark.test)
    book.unknown = {clause: tests for clause, tests in book.unknown.items() if tests}
    return book


def read_rulebook(rules: Path, tests: Path) -> Rulebook:
    """The rulebook of a rules document and a folder of tests."""
    clauses = read_clauses(rules.read_text(encoding="utf-8"))
    if not clauses:
        raise RulebookError(f"{rules}: no clause found")
    marks: list[Mark] = []
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests.parent).as_posix()
        marks.extend(read_marks(path.read_text(encoding="utf-8"), name))
    return rulebook(list(clauses), marks)


def table(book: Rulebook) -> Iterator[str]:
    """The lines of the table: a clause, then each of its tests."""
    width = max(map(len, book.tests))
    for clause, tests in book.tests.items():
        for index, test in enumerate(tests or ["(no test)"]):
            yield f"{clause if index == 0 else '':<{width}}  {test}"


def complaints(book: Rulebook) -> Iterator[str]:
    """What is wrong, one line each."""
    for clause in book.unproven:
        yield f"no test cites {clause}"
    for clause, tests in book.unknown.items():
        yield f"{clause} is not a clause, but cited by {', '.join(tests)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; 1 if a clause has no test or a mark names no clause, 2 if something is unreadable."""
    parser = argparse.ArgumentParser(prog="python -m tools.rulebook", description=__doc__)
    parser.add_argument("--summary", action="store_true", help="print only the counts, and what is wrong")
    parser.add_argument("--rules", type=Path, default=RULES, help="the rules document (docs/rules.md)")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of tests (tests)")
    chosen = parser.parse_args(arguments)
    try:
        book = read_rulebook(chosen.rules, chosen.tests)
    except (OSError, RulebookError, SyntaxError) as problem:
        print(f"rulebook: {problem}", file=sys.stderr)
        return 2
    if not chosen.summary:
        print("\n".join(table(book)), end="\n\n")
    print(f"{book.proven} of {len(book.tests)} clauses proven by {book.cited_by} tests")
    wrong = list(complaints(book))
    for line in wrong:
        print(f"rulebook: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
