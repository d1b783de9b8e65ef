"""What learners' programs do to environments: forks, seeds of all kinds, settings that only look like an answer."""

import multiprocessing
from typing import Any

import numpy
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.single import SingleTable


def _step(tables: Tables, queue: Any) -> None:
    tables.step(tables.masks.argmax(2))
    queue.put(tables.observations.sum())


def test_tables_with_threads_go_on_after_a_fork() -> None:
    tables = Tables("party", seats=3, count=4, threads=2, fast=False)
    tables.reset(1)
    tables.step(tables.masks.argmax(2))
    kind = multiprocessing.get_context("fork")
    queue = kind.Queue()
    child = kind.Process(target=_step, args=(tables, queue))
    child.start()
    try:
        found = queue.get(timeout=60)
    finally:
        child.kill()
        child.join()
    tables.step(tables.masks.argmax(2))
    assert found == tables.observations.sum()


@pytest.mark.parametrize("seed", ["tea", "7", numpy.int64(7), numpy.array(7), -1, 7])
def test_every_face_takes_the_same_seeds(seed: Any) -> None:
    tables, single = Tables(fast=False, auto=False), SingleTable(fast=False)
    tables.reset(seed)
    seen, _ = single.reset(seed=seed)
    both, _ = okawari_v0.parallel_env(fast=False).reset(seed=seed)
    assert numpy.array_equal(seen["observation"], tables.observations[0, 0])
    assert numpy.array_equal(seen["observation"], both["seat_0"]["observation"])


@pytest.mark.parametrize("name", ["fast", "auto", "everybody"])
@pytest.mark.parametrize("value", ["no", "interpreted", 3.7, []])
def test_a_setting_that_is_neither_true_nor_false_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"^{name} is True or False, and not "):
        Tables(**{"fast": False, name: value})
