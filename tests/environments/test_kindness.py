"""What learners' programs do to environments: forks, seeds of all kinds, settings that only look like an answer."""

import multiprocessing
from typing import Any

import numpy
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.open_spiel import options_of
from okawari.environments.pieces import WAIT
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


def test_when_a_closed_answer_has_ended_the_game_only_waiting_is_open() -> None:
    single = SingleTable("classic", illegal="terminate", fast=False)
    single.reset(seed=1)
    seen, gained, over, _, info = single.step(WAIT)
    assert over
    assert not gained
    parallel = okawari_v0.parallel_env("classic", illegal="terminate", fast=False)
    parallel.reset(seed=1)
    both, *_ = parallel.step({"seat_0": WAIT, "seat_1": WAIT})
    turns = okawari_v0.env("classic", illegal="terminate", fast=False)
    turns.reset(seed=1)
    turns.step(WAIT)
    masks = [seen["action_mask"], info["action_mask"], single.action_masks(), both["seat_1"]["action_mask"]]
    for mask in [*masks, turns.observe("seat_1")["action_mask"], turns.infos["seat_0"]["action_mask"]]:
        assert numpy.flatnonzero(mask).tolist() == [WAIT]
    again, _ = single.reset(seed=1)
    assert again["action_mask"].sum() > 1


@pytest.mark.parametrize("given", [3, None, [1, 2]])
def test_answers_of_agents_come_by_their_names(given: Any) -> None:
    parallel = okawari_v0.parallel_env("classic", fast=False)
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match=r"^step wants a dictionary with an answer of each agent, and not "):
        parallel.step(given)


@pytest.mark.parametrize("given", ["deal", ["deal"], 3])
def test_options_of_reset_come_by_their_names(given: Any) -> None:
    with pytest.raises(ValueError, match=r"^options of reset are a dictionary, such as {'deal': 3}, and not "):
        SingleTable("classic", fast=False).reset(seed=1, options=given)


@pytest.mark.parametrize("between", [",", ";", ", "])
def test_kinds_in_one_text_are_refused_with_the_list_that_is_meant(between: str) -> None:
    with pytest.raises(ValueError, match=r"a list of kinds: menu=\['maki', 'tofu', 'eel'\]$"):
        Tables("party", menu=between.join(("maki", "tofu", "eel")), fast=False)


def test_an_option_of_open_spiel_is_given_once() -> None:
    with pytest.raises(ValueError, match="given twice"):
        options_of("dummy:yes;dummy:no")


def test_more_tables_than_there_is_memory_for_are_refused() -> None:
    with pytest.raises(MemoryError, match=r"^there is no memory for 1000000000000 tables of 2 seats: make fewer$"):
        Tables("classic", count=10**12, fast=False)


def test_the_table_in_words_tells_what_everybody_can_see() -> None:
    classic = okawari_v0.parallel_env("classic", options={"dummy": "yes"}, fast=False, render_mode="ansi")
    seen, _ = classic.reset(seed=1)
    told = str(classic.render()).splitlines()
    assert told[0] == "classic, round 1, turn 1, 9 cards in each hand, waiting for seat_0, seat_1"
    assert told[1].startswith("menu: nigiri wasabi maki ")
    assert [line.partition(":")[0] for line in told[2:]] == ["seat_0", "seat_1", "dummy"]
    while classic.agents:
        seen, *_ = classic.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in classic.agents})
    told = str(classic.render()).splitlines()
    assert told[0].endswith("the game is over")
    assert any("; desserts pudding" in line for line in told)


def test_chips_in_words_have_values_when_everybody_may_know_them() -> None:
    draft = okawari_v0.parallel_env("draft", seats=3, fast=False, render_mode="ansi")
    seen, _ = draft.reset(seed=1)
    assert "chips left: tuna 3, prawn 3, salmon_roll 3," in str(draft.render())
    during = ""
    while draft.agents:
        during = str(draft.render())
        seen, *_ = draft.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in draft.agents})
    assert "; chips " in during
    assert "=" not in during.replace("wild=", "")
    assert any(f"dessert={value}" in str(draft.render()) for value in (2, 3, 5))
