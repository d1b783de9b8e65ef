"""Compiled twins: the same results as the plain functions, and never those of older ones."""

import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy

from okawari import compiled
from okawari.compiled import cache, graph
from okawari.structs import cells, i64
from okawari.table import bits
from tests.compiled.toy_rules import table as toy

Fast = Callable[..., SimpleNamespace]


@pytest.fixture
def fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fast:
    """Twins with a cache folder of their own."""
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))
    return compiled.twins


def test_interpreted_and_compiled_leave_the_same_bytes(fast: Fast) -> None:
    twin = fast({"play": toy.play})
    plain, numbers = cells(toy.Table, 4)(), cells(i64, 60)()
    quick, quick_numbers = compiled.batch(toy.Table, 4), numpy.zeros(60, numpy.int64)
    for index in range(4):
        expected = toy.play(plain, index, numbers, 60)
        assert twin.play(quick, index, quick_numbers, 60) == expected
        assert list(quick_numbers) == list(numbers)
    assert quick.tobytes() == bytes(plain)


@pytest.mark.parametrize(("row", "column"), [(0, 0), (1, 2), (-1, -3)])
def test_tuples_are_looked_up(fast: Fast, row: int, column: int) -> None:
    assert fast({"prize": toy.prize}).prize(row, column) == toy.prize(row, column)


def test_tuples_used_otherwise_stay_tuples(fast: Fast) -> None:
    assert fast({"sizes": toy.sizes}).sizes(2) == toy.sizes(2) == 3 + 6 + 2 + 1


def test_enumerations_are_numbers(fast: Fast) -> None:
    assert fast({"dishes": toy.dishes}).dishes(3) == toy.dishes(3) == 3 + 8 + 1


def test_index_out_of_bounds(fast: Fast) -> None:
    with pytest.raises(IndexError):
        fast({"prize": toy.prize}).prize(2, 0)
    with pytest.raises(IndexError):
        fast({"total": toy.total}).total(compiled.batch(toy.Table, 2), 0, 5)


def test_errors_of_rules_come_out(fast: Fast) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        fast({"checked": toy.checked}).checked(9)


def test_dispatcher_made_at_run_time(fast: Fast) -> None:
    before = made_dispatcher("double", "square")
    assert [fast({"call": before}).call(k, 7) for k in (0, 1)] == [14, 49]
    after = made_dispatcher("square", "double")
    assert [fast({"call": after}).call(k, 7) for k in (0, 1)] == [49, 14]


def made_dispatcher(*names: str) -> Callable[[int, int], int]:
    space: dict[str, Any] = {f"rule{k}": getattr(toy, name) for k, name in enumerate(names)}
    lines = [f"    if k == {k}:\n        return rule{k}(x)\n" for k in range(len(names))]
    exec("def call(k: int, x: int) -> int:\n" + "".join(lines) + "    return 0\n", space)
    return space["call"]  # type: ignore[no-any-return]


def test_same_answer_when_compiled_once_and_called(fast: Fast) -> None:
    tables = compiled.batch(toy.Table, 1)
    numbers = numpy.zeros(9, numpy.int64)
    inlined = fast({"play": toy.play}, joints=[]).play(tables.copy(), 0, numbers, 9)
    jointed = fast({"play": toy.play}, joints=[toy.score_of, toy.prize]).play(tables.copy(), 0, numbers, 9)
    assert inlined == jointed


def test_a_table_serves_where_its_first_fields_are_wanted(fast: Fast) -> None:
    plain, quick = cells(toy.Table, 1)(), compiled.batch(toy.Table, 1)
    assert fast({"early": toy.early}).early(quick, 0) == toy.early(plain, 0)
    assert quick.tobytes() == bytes(plain)


MASKS = [0, 1, 2, 6, 0b1011_0000, (1 << 62) | 1, (1 << 63) - 1]


def test_bits_are_the_same_by_machine(fast: Fast) -> None:
    twin = fast({"bit_facts": toy.bit_facts})
    for mask in MASKS:
        for n in (0, 1, 2, 61, 62, 63):
            numbers, quick = cells(i64, 4)(), numpy.zeros(4, numpy.int64)
            toy.bit_facts(mask, n, numbers)
            twin.bit_facts(mask, n, quick)
            assert list(quick) == list(numbers), (mask, n)


def test_bits_by_definition() -> None:
    for mask in MASKS:
        members = [i for i in range(63) if bits.has_bit(mask, i)]
        assert sum(1 << i for i in members) == mask
        assert bits.popcount(mask) == len(members)
        assert bits.low_bit(mask) == min(members, default=-1)
        assert [bits.nth_bit(mask, n) for n in range(len(members) + 1)] == [*members, -1]


def test_open_a_table_of_a_batch_in_place(fast: Fast) -> None:
    tables = compiled.batch(toy.Table, 3)
    table = compiled.table_at(toy.Table, tables, 2)
    table.seats[1].score = 7
    assert tables[2]["seats"][1]["score"] == 7
    assert fast({"total": toy.total}).total(tables, 2, 3) == 7
    with pytest.raises(IndexError):
        compiled.table_at(toy.Table, tables, 3)


def test_wrong_arguments_are_refused(fast: Fast) -> None:
    twin = fast({"total": toy.total})
    with pytest.raises(TypeError):
        twin.total(numpy.zeros(3), 0, 1)


def test_what_rules_may_not_do_is_named(fast: Fast) -> None:
    for name, complaint in [
        ("for_ever", "for_ever calls itself"),
        ("by_module", "by_module uses module bits"),
        ("unknown_type", "unknown_type: rules know int"),
        ("no_entry", "no_entry is an entry"),
    ]:
        with pytest.raises(TypeError, match=complaint):
            fast({"entry": getattr(toy, name)})


def test_same_twins_are_made_once(fast: Fast) -> None:
    assert fast({"prize": toy.prize}) is fast({"prize": toy.prize})
    unchecked = {**compiled.OPTIONS, "boundscheck": False}
    assert fast({"prize": toy.prize}) is not fast({"prize": toy.prize}, options=unchecked)


def test_long_functions_with_many_callers_are_not_copied() -> None:
    functions: list[Any] = [toy.long, toy.short, toy.caller, toy.other_caller]
    assert graph.costly_to_copy(functions) == {toy.long}


def test_fields_are_not_taken_for_functions() -> None:
    total: Any = toy.total
    assert graph.callees(total) == []  # it reads a field `score`; the module has a function `score`


# The cache, in processes of their own: two rule files, of which the entry's is never edited.

HIGH = """
    from low import tempura
    def score(n: int) -> int:
        return tempura(n) + 100
"""
LOW = """
    import os
    POINTS = 5
    EXTRA = int(os.environ.get("EXTRA", "0"))
    def tempura(n: int) -> int:
        return n // 2 * POINTS + EXTRA
"""
RUN = """
    import sys, threading
    from pathlib import Path
    sys.path.insert(0, str(Path(__file__).parent))
    from okawari import compiled
    from high import score
    options = dict(compiled.OPTIONS, boundscheck="unchecked" not in sys.argv)
    roots = [Path(__file__).parent / "low.py"] if "roots" in sys.argv else []
    answers = []
    def work():
        twin = compiled.twins({"score": score}, options=options, roots=roots).score
        answers.append((twin(4), sum(twin.stats.cache_hits.values())))
    threads = [threading.Thread(target=work) for _ in range(2 if "threads" in sys.argv else 1)]
    [t.start() for t in threads], [t.join() for t in threads]
    print(*sorted(set(answers))[0], len(answers))
"""


class Project:
    """A folder with two rule files and a program that uses them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.write("high.py", HIGH)
        self.write("low.py", LOW)
        self.write("run.py", RUN)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(textwrap.dedent(text))

    def run(self, *arguments: str, **environment: str) -> list[int]:
        """The answer, the cache hits, the number of answers."""
        told = {**os.environ, "OKAWARI_CACHE": str(self.cache), "PYTHONPATH": os.pathsep.join(sys.path)}
        told["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache does not notice two changes within a second
        command = [sys.executable, str(self.folder / "run.py"), *arguments]
        done = subprocess.run(command, env=told | environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return [int(word) for word in done.stdout.split()]

    def compiled_files(self) -> list[Path]:
        return [path for path in self.folder.rglob("*.nb?") if self.cache not in path.parents]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.parametrize("roots", [(), ("roots",)])
def test_cache_is_never_stale(project: Project, roots: tuple[str, ...]) -> None:
    assert project.run(*roots) == [110, 0, 1]
    assert project.run(*roots) == [110, 1, 1]
    project.write("low.py", LOW.replace("POINTS = 5", "POINTS = 7"))
    assert project.run(*roots) == [114, 0, 1]
    project.write("low.py", LOW)
    assert project.run(*roots) == [110, 1, 1]


def test_cache_knows_values_that_are_in_no_file(project: Project) -> None:
    assert project.run() == [110, 0, 1]
    assert project.run(EXTRA="1") == [111, 0, 1]


def test_cache_knows_the_options(project: Project) -> None:
    assert project.run() == [110, 0, 1]
    assert project.run("unchecked") == [110, 0, 1]
    assert project.run(NUMBA_OPT="1") == [110, 0, 1]


def test_without_a_cache_folder_nothing_is_kept(project: Project) -> None:
    project.cache.write_text("a file where the folder should be")
    assert project.run() == [110, 0, 1]
    project.write("low.py", LOW.replace("POINTS = 5", "POINTS = 7"))
    assert project.run() == [114, 0, 1]
    assert project.compiled_files() == []


def test_only_our_folder_is_used(project: Project) -> None:
    assert project.run(NUMBA_CACHE_LOCATOR_CLASSES="InTreeCacheLocator")[0] == 110
    project.write("low.py", LOW.replace("POINTS = 5", "POINTS = 7"))
    assert project.run(NUMBA_CACHE_LOCATOR_CLASSES="InTreeCacheLocator")[0] == 114
    assert project.compiled_files() == []


def test_two_threads_make_the_first_call_at_once(project: Project) -> None:
    assert project.run("threads") == [110, 0, 2]


def test_without_the_compiler_the_error_says_what_to_install(project: Project) -> None:
    project.write("numba.py", "raise ImportError('left out')")
    code = "from okawari import compiled; print(compiled.available()); compiled.twins({})"
    told = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project.folder), *sys.path])}
    done = subprocess.run([sys.executable, "-c", code], env=told, capture_output=True, text=True, check=False)
    assert done.stdout == "False\n"
    assert "NotCompiled" in done.stderr
    assert "pip install okawari[fast]" in done.stderr


def test_every_file_under_the_roots_counts(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    keys = {cache.key([tmp_path], ["fact"]), cache.key([tmp_path], ["another fact"])}
    for text in ("A = 1", "A = 1  # a remark"):
        (tmp_path / "cards" / "maki.py").write_text(text)
        keys.add(cache.key([tmp_path], ["fact"]))
    assert len(keys) == 4
    assert cache.key(None, []) != cache.key([], [])


def test_old_folders_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))
    old, recent, kept = (cache.folder(letter * cache.DIGITS) for letter in "abc")
    foreign = tmp_path / "okawari" / "compiled" / "notes"
    foreign.mkdir()
    assert old is not None
    assert recent is not None
    assert kept is not None
    for path, days in ((old, 22), (recent, 20), (foreign, 99), (kept, 99)):
        then = time.time() - days * 86400
        os.utime(path, (then, then))
    assert cache.folder(kept.name) == kept
    assert [path.exists() for path in (old, recent, foreign, kept)] == [False, True, True, True]
    assert kept.stat().st_mtime > time.time() - 3600
