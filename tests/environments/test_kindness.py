"""What learners' programs do to environments: forks, seeds of all kinds, settings that only look like an answer."""

import multiprocessing
import re
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


@pytest.mark.parametrize("illegal", ["raise", "terminate", "substitute"])
@pytest.mark.parametrize("answer", [numpy.array([4]), 3.0, True, "egg", {"seat_0": 3}], ids=repr)
def test_what_is_no_answer_at_all_is_refused_everywhere(illegal: str, answer: Any) -> None:
    """A policy that returns arrays in the place of numbers would learn from games that nobody has chosen."""
    settings: dict[str, Any] = {"game": "classic", "illegal": illegal, "fast": False}
    single, parallel, turns = SingleTable(**settings), okawari_v0.parallel_env(**settings), okawari_v0.env(**settings)
    for env in (single, parallel, turns):
        env.reset(seed=1)
    said = "^seat_0: an answer is a whole number, and not .*, open: "
    with pytest.raises(ValueError, match=said):
        single.step(answer)
    with pytest.raises(ValueError, match=said):
        parallel.step({"seat_0": answer, "seat_1": answer})
    with pytest.raises(ValueError, match=said):
        turns.step(answer)


def test_at_the_end_everybody_is_told_how_it_went() -> None:
    single = SingleTable("classic", seats=3, bots="random", reward="place", fast=False)
    _, info = single.reset(seed=1)
    over = False
    while not over:
        assert info.keys() == {"action_mask"}
        _, _, over, _, info = single.step(int(info["action_mask"].argmax()))
    assert info["scores"].tolist() == list(single.view().scores)
    assert info["wins"].sum() == 1
    assert info["scores"][info["wins"] > 0].tolist() == [info["scores"].max()]
    spoiled = SingleTable("classic", illegal="terminate", fast=False)
    spoiled.reset(seed=1)
    assert spoiled.step(WAIT)[4].keys() == {"action_mask"}
    turns = okawari_v0.env("draft", fast=False)
    turns.reset(seed=1)
    for _ in turns.agent_iter():
        seen, _, over, _, info = turns.last()
        assert ("scores" in info) == over
        turns.step(None if over else int(seen["action_mask"].argmax()))


def test_environments_say_what_they_are() -> None:
    assert repr(SingleTable(fast=False)) == "<SingleTable: classic, 2 seats, reward points>"
    parallel = okawari_v0.parallel_env("party", seats=3, menu="sushi-go", reward="win", fast=False)
    assert repr(parallel) == "<ParallelTable: party, 3 seats, menu sushi-go, reward win>"


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


def test_people_see_every_position_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    settings: dict[str, Any] = {"game": "classic", "seats": 2, "fast": False, "render_mode": "human"}
    single = SingleTable(**settings, bots="random")
    seen, _ = single.reset(seed=1)
    single.step(int(seen["action_mask"].argmax()))
    parallel = okawari_v0.parallel_env(**settings)
    both, _ = parallel.reset(seed=1)
    parallel.step({agent: int(one["action_mask"].argmax()) for agent, one in both.items()})
    turns = okawari_v0.env(**settings)
    turns.reset(seed=1)
    for _ in range(2):
        turns.step(int(turns.last()[0]["action_mask"].argmax()))
    assert re.findall(r"turn (\d)", capsys.readouterr().out) == ["1", "2"] * 3
    assert turns.render() is None
    assert capsys.readouterr().out.startswith("classic, round 1, turn 2, ")


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
