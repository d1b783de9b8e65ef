"""Small files, short functions."""

import ast
import statistics

from okawari.cards import CATALOGUE, Card
from okawari.table.faces import KINDS
from tests.architecture.sources import ROOT, Source, sources

LONGEST_FILE = 400
LONGEST_SIMPLE_CARD = 80
LONGEST_CARD = 150  # with an effect, or shared by several
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


def has_effect(card: Card) -> bool:
    """Whether a card does more than score."""
    return bool(card.settle or card.turn_ended or card.act or card.finish or card.asks)


def test_no_simple_card_is_long() -> None:
    simple = [KINDS[card.kind] for card in CATALOGUE if not has_effect(card)]
    assert simple
    assert [found for kind in simple for found in too_long(LONGEST_SIMPLE_CARD, f"cards/{kind}.py")] == []


def test_the_document_says_the_same() -> None:
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    assert f"Files have at most {LONGEST_FILE} lines, functions {LONGEST_FUNCTION};" in text
    assert f"only scores has at most {LONGEST_SIMPLE_CARD} lines; a card with an effect" in text
    assert f"what cards share, at most {LONGEST_CARD}." in text


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
