"""Small files, short functions."""

import ast
import statistics

from tests.architecture.sources import Source, sources

LONGEST_FILE = 400
LONGEST_CARD = 150
LONGEST_FUNCTION = 50


def body_lines(function: ast.FunctionDef) -> int:
    """Lines of the body, without the docstring."""
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant) and len(body) > 1:
        body = body[1:]
    last = body[-1].end_lineno
    assert last is not None
    return last - body[0].lineno + 1


def too_long(limit: int, only: str = "") -> list[str]:
    return [f"{one.name}: {one.lines}" for one in sources() if one.name.startswith(only) and one.lines > limit]


def test_no_file_is_long() -> None:
    assert too_long(LONGEST_FILE) == []


def test_no_card_is_long() -> None:
    assert too_long(LONGEST_CARD, "cards/") == []


def test_most_files_are_short() -> None:
    assert statistics.median(one.lines for one in sources()) <= 120


def functions() -> list[tuple[Source, ast.FunctionDef]]:
    return [(one, function) for one in sources() for function in one.functions()]


def test_no_function_is_long() -> None:
    lengths = {f"{one.name}: {function.name}": body_lines(function) for one, function in functions()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}


def test_most_functions_are_short() -> None:
    lengths = sorted(body_lines(function) for _, function in functions())
    assert statistics.median(lengths) <= 5
    assert lengths[len(lengths) * 9 // 10] <= 20
