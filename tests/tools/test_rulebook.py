"""The tool behind `make rulebook`: reading clauses, reading marks, matching the two."""

from pathlib import Path
from textwrap import dedent

import pytest

from tools import rulebook
from tools.rulebook import Mark, RulebookError, main, read_clauses, read_marks

RULES = """
Every test of SG-DEAL-1 says so; a name in running text is not a clause.

| ID | clause |
|---|---|
| SG-DEAL-1 | Hands by seats. |
| P-MENU-CARD-1 | Look at four cards, see P-MENU-1. |
| OK-TOOL-1 | Not on the last turn. |

| code | copies |
|---|---|
| maki1 | 6 |
"""


def marks(source: str) -> list[Mark]:
    return list(read_marks(dedent(source), "tests/test_x.py"))


def repository(folder: Path, test: str) -> list[str]:
    """A rules document and one test module; the tool's arguments to read them."""
    rules, tests = folder / "rules.md", folder / "tests"
    rules.write_text(RULES, encoding="utf-8")
    (tests / "cards").mkdir(parents=True)
    (tests / "cards" / "test_x.py").write_text(dedent(test), encoding="utf-8")
    return ["--rules", str(rules), "--tests", str(tests)]


# --------------------------------------------------------------------------------------------- clauses


def test_a_clause_is_a_table_row_that_starts_with_its_name() -> None:
    assert read_clauses(RULES) == {
        "SG-DEAL-1": "Hands by seats.",
        "P-MENU-CARD-1": "Look at four cards, see P-MENU-1.",
        "OK-TOOL-1": "Not on the last turn.",
    }


def test_a_clause_written_twice_is_refused() -> None:
    with pytest.raises(RulebookError, match="OK-TOOL-1"):
        read_clauses(RULES + "| OK-TOOL-1 | Again. |\n")


def test_the_rules_document_is_complete() -> None:
    clauses = read_clauses(rulebook.RULES.read_text(encoding="utf-8"))
    assert {name.split("-")[0] for name in clauses} == {"SG", "P", "SD", "OK"}
    assert all(clauses.values())


# --------------------------------------------------------------------------------------------- marks


def test_a_mark_may_carry_several_clauses_and_a_test_several_marks() -> None:
    found = marks("""
        @pytest.mark.rule("SG-DEAL-1", "OK-TOOL-1")
        @mark.rule("SG-DEAL-1")
        @mark.rule("P-MENU-1")
        def test_this(): ...
    """)
    assert found == [Mark("tests/test_x.py::test_this", ("SG-DEAL-1", "OK-TOOL-1", "P-MENU-1"))]


def test_marks_of_parameters_count_for_their_test() -> None:
    found = marks("""
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("SG-DEAL-1"))])
        async def test_this(n): ...
    """)
    assert found == [Mark("tests/test_x.py::test_this", ("SG-DEAL-1",))]


def test_marks_of_modules_and_classes_reach_every_test_inside() -> None:
    found = marks("""
        pytestmark = [pytest.mark.slow, pytest.mark.rule("A")]

        def test_first(): ...

        @pytest.mark.rule("B")
        class TestMore:
            pytestmark: list[Any] = [pytest.mark.rule("C")]

            @pytest.mark.rule("D")
            def test_second(self): ...
    """)
    assert found == [
        Mark("tests/test_x.py::test_first", ("A",)),
        Mark("tests/test_x.py::TestMore::test_second", ("A", "B", "C", "D")),
    ]


def test_only_tests_prove_something() -> None:
    found = marks("""
        @pytest.mark.rule("A")
        def helper(): ...

        @pytest.mark.rule("A")
        class Helper:
            def test_not_collected(self): ...

        @other.rule("A")
        @rule("A")
        @pytest.mark.slow
        def test_without_a_mark(): ...
    """)
    assert found == []


def test_a_mark_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(RulebookError, match="line 2"):
        marks("""
            @pytest.mark.rule(CLAUSE)
            def test_this(): ...
        """)


# --------------------------------------------------------------------------------------------- the command


def test_all_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = repository(
        tmp_path,
        """
        pytestmark = pytest.mark.rule("SG-DEAL-1", "P-MENU-CARD-1", "OK-TOOL-1")
        def test_one(): ...
        def test_two(): ...
        """,
    )
    assert main(arguments) == 0
    assert capsys.readouterr().out.splitlines() == [
        "SG-DEAL-1      tests/cards/test_x.py::test_one",
        "               tests/cards/test_x.py::test_two",
        "P-MENU-CARD-1  tests/cards/test_x.py::test_one",
        "               tests/cards/test_x.py::test_two",
        "OK-TOOL-1      tests/cards/test_x.py::test_one",
        "               tests/cards/test_x.py::test_two",
        "",
        "3 of 3 clauses proven by 2 tests",
    ]


def test_gaps_and_strangers_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = repository(
        tmp_path,
        """
        @pytest.mark.rule("SG-DEAL-1", "OK-TOOL-1", "SG-DEAL-9")
        def test_one(): ...
        """,
    )
    assert main([*arguments, "--summary"]) == 1
    printed = capsys.readouterr()
    assert printed.out == "2 of 3 clauses proven by 1 tests\n"
    assert printed.err.splitlines() == [
        "rulebook: no test cites P-MENU-CARD-1",
        "rulebook: SG-DEAL-9 is not a clause, but cited by tests/cards/test_x.py::test_one",
    ]


@pytest.mark.parametrize("source", ["def test_(", "@pytest.mark.rule(1)\ndef test_one(): ..."])
def test_unreadable_tests_are_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str) -> None:
    assert main(repository(tmp_path, source)) == 2
    assert capsys.readouterr().err.startswith("rulebook: ")


def test_a_document_without_clauses_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = repository(tmp_path, "")
    (tmp_path / "rules.md").write_text("nothing here", encoding="utf-8")
    assert main(arguments) == 2
    assert "no clause found" in capsys.readouterr().err
