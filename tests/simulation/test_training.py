"""Training: what is learned is what there was to learn, and the same course gives the same files."""

import json
from array import array
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from okawari.bots.search import draft_habits, habits
from okawari.bots.search.learned import CARD, learned
from okawari.bots.search.plan import Plan
from okawari.errors import DamagedWeights
from okawari.game import Game
from okawari.simulation.training.lessons import Lessons, Standing
from okawari.simulation.training.setups import any_setup
from okawari.table.faces import DESSERTS
from tests.cli.runs import okawari

np = pytest.importorskip("numpy")

from okawari.simulation.training.fit_habits import fit_habits  # noqa: E402
from okawari.simulation.training.fit_values import fit_values  # noqa: E402
from okawari.simulation.training.train import Course, conclude, train  # noqa: E402

FEW = Course(games=3, tries=3, rounds=2, seed="tea")


def test_every_sort_of_game_is_drawn_and_can_be_played() -> None:
    rng, drawn = Random(1), set()
    for _ in range(300):
        setup = any_setup(rng)
        Game(setup.game, seats=setup.seats, menu=setup.menu, options=setup.options, seed=1)
        drawn.add((setup.game, setup.seats))
    assert len(drawn) == 4 + 7 + 4


def chosen(weights: list[float], questions: int) -> Lessons:
    """Answers to questions, each with two or three of these to choose from, by somebody with such habits."""
    rng, found = Random(2), Lessons(draft=False)
    for _ in range(questions):
        offered = rng.sample(range(len(weights)), rng.randint(2, 3))
        taken = rng.choices(offered, [weights[one] for one in offered])[0]
        found.places.extend(offered)
        found.shares.extend(float(one == taken) for one in offered)
        found.lengths.append(len(offered))
    return found


def test_habits_are_found_in_the_answers_of_those_who_have_them() -> None:
    weights = [1.0, 2.0, 4.0, 8.0]
    found, surprise, before = fit_habits([chosen(weights, 6000)], habits.SIZE)
    for one, weight in enumerate(weights):
        assert log(found[one] / found[0]) == pytest.approx(log(weight), abs=0.2)
    assert surprise < before
    assert found[habits.SIZE - 1] == habits.USUAL  # nothing was learned about it


def test_what_was_tried_most_is_what_counts() -> None:
    most = Lessons(draft=False, places=array("q", [0, 1] * 50), shares=array("d", [0.51, 0.49] * 50))
    most.lengths.extend([2] * 50)
    found, *_ = fit_habits([most], habits.SIZE)
    assert found[0] > 5 * found[1]


def standings(spread: float, pudding: float, games: int) -> list[Standing]:
    """Games that end as chances say."""
    rng, found = Random(3), []
    for _ in range(games):
        points = [rng.randint(5, 25) for _ in range(3)]
        puddings = [rng.randint(0, 4) for _ in range(3)]
        chances = [exp((p + pudding * d) / spread) for p, d in zip(points, puddings, strict=True)]
        winner = rng.choices(range(3), chances)[0]
        rows = tuple((p, 0, d, *[0] * (DESSERTS - 1)) for p, d in zip(points, puddings, strict=True))
        shares = tuple(float(seat == winner) for seat in range(3))
        found += [Standing("classic", 3, number, rows, shares) for number in (0, 1)]
    return found


def test_the_worth_of_points_and_desserts_is_found_in_how_games_end() -> None:
    found = fit_values(standings(spread=3.0, pudding=2.5, games=3000))["classic 3"]["rounds"]
    assert len(found) == 2
    for one in found:
        assert one["spread"] == pytest.approx(3.0, rel=0.1)
        assert one["dessert"][0] == pytest.approx(2.5, rel=0.15)
        assert one["games"] == 3000


def test_the_same_course_gives_the_same_files_and_they_can_be_played_with(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    for folder in ("one", "other"):
        train(FEW, tmp_path / folder, processes=1, progress=lambda *so_far: told.append(so_far), fast=False)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == sorted(["habits.bin", "draft_habits.bin", "values.json", CARD])
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    assert told[:2] == [(1, 6), (2, 6)]
    assert told[5] == (6, 6)
    view = Game("classic", seats=2, seed=1).view(0)
    plan = Plan(folder=str(tmp_path / "one"))
    assert len(plan.habits(view)) == habits.SIZE
    assert plan.weights(view)[0] > 0


def test_a_changed_file_is_not_believed(tmp_path: Path) -> None:
    conclude(
        [
            chosen([1.0, 2.0, 3.0], 10),
            Lessons(draft=True, places=array("q", [0]), shares=array("d", [1.0]), lengths=array("q", [1])),
        ],
        tmp_path,
        "x",
    )
    assert learned(str(tmp_path)).habits[0] > 0
    learned.cache_clear()
    (tmp_path / "values.json").write_text("{ }", "utf-8")
    with pytest.raises(DamagedWeights, match=r"values\.json"):
        learned(str(tmp_path))


def test_the_shipped_weights_are_whole_and_say_how_they_were_made() -> None:
    shipped = learned()
    assert (len(shipped.habits), len(shipped.draft_habits)) == (habits.SIZE, draft_habits.SIZE)
    assert min(shipped.habits) >= 1
    games = (
        [f"classic {n}" for n in range(2, 6)]
        + [f"party {n}" for n in range(2, 9)]
        + [f"draft {n}" for n in range(2, 6)]
    )
    assert sorted(shipped.values) == sorted(games)
    from okawari.bots.search.learned import SHIPPED

    card = json.loads((SHIPPED / CARD).read_text("utf-8"))
    assert card["command"].startswith("okawari train --games ")
    assert card["questions"] > 100_000


@pytest.mark.compiled
def test_the_command_trains(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    folder = tmp_path / "made"
    done = okawari("train", "--out", str(folder), "--games", "4", "--tries", "20", "--rounds", "1", "--seed", "tea")
    assert done.code == 0
    assert str(folder) in done.out
    assert json.loads((folder / CARD).read_text("utf-8"))["games"] == 4


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (tmp_path / "file").write_text("")
    done = okawari("train", "--out", str(tmp_path / "file"), "--games", "1", "--tries", "1", "--rounds", "1")
    assert done.code == 2
    assert done.err.count("\n") == 1
