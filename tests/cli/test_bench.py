"""The figures on the page and for programs; what they measure is tested elsewhere."""

import json
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from okawari.compiled import NotCompiled
from okawari.simulation import bench
from tests.cli.runs import okawari, program, refused

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(games: int, starts: bool) -> Iterator[bench.Figure]:
        yield bench.Figure("classic, 4 seats", 187_654.3, "games per CPU s", 150_000, True)
        yield bench.Figure("compiled rules, warm start", 1.734, "CPU s", 1.5, False)
        assert starts == (games >= 100_000)

    monkeypatch.setattr(bench, "figures", figures)


def test_the_figures_are_shown_with_their_targets() -> None:
    done = okawari("bench")
    assert (done.code, done.err) == (0, "")
    assert "187,654 games per CPU s" in done.out
    assert "≤ 1.50" in done.out
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80
    assert "187.654" in okawari("bench", "--lang", "es").out


def test_json_says_what_was_met_and_on_what_machine() -> None:
    told = json.loads(okawari("bench", "--json", "--games", "10").out)
    assert [figure["met"] for figure in told["figures"]] == [True, False]
    assert told["games"] == 10
    assert {"machine", "system", "python", "cores", "load"} <= told["machine"].keys()


@pytest.mark.parametrize("games", ["0", "-5", "many", "1e3"])
def test_a_bad_number_of_games_is_refused(games: str) -> None:
    assert "--games" in refused(okawari("bench", "--games", games))


@pytest.mark.parametrize(
    ("problem", "said"),
    [("Compiled rules need numba", 'pip install "okawari[fast]"'), ("unset NUMBA_DISABLE_JIT", "NUMBA_DISABLE_JIT")],
)
def test_without_the_compiler_it_says_how_to_get_it(problem: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(games: int, starts: bool) -> Iterator[bench.Figure]:
        raise NotCompiled(problem)

    monkeypatch.setattr(bench, "figures", figures)
    assert said in refused(okawari("bench"))


def test_a_program_without_the_compiler() -> None:
    done = program("bench", "--games", "10", env={"NUMBA_DISABLE_JIT": "1"})
    assert "NUMBA_DISABLE_JIT" in refused(done)
