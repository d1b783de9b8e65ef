"""The learners that people copy from: they run, and learning does what it should."""

import importlib.util
import json
import runpy
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from okawari import Game, compiled
from okawari.bots import budgets, named
from okawari.compiled import telling
from okawari.environments import Tables, desk, open_spiel, tables
from okawari.environments.single import SingleTable
from okawari.language import Language
from okawari.simulation.statistics import Estimate
from tests.test_examples import programs

EXAMPLES = Path(__file__).parents[2] / "examples"
PICTURES = EXAMPLES.parent / "docs" / "pictures"


def example(name: str) -> Any:
    """An example as a module."""
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module


def test_gradients_are_those_of_the_loss() -> None:
    """Moving a weight a little changes the outputs as the way back says."""
    ppo, rng = example("ppo"), numpy.random.default_rng(3)
    network = ppo.Network(5, 7, rng)
    network.weights = [weight.astype(float) for weight in network.weights]
    x, by = rng.standard_normal((4, 5)), rng.standard_normal((4, ppo.ACTIONS + 1))

    def loss() -> float:
        logits, values, _ = network.forward(x)
        return float((logits * by[:, :-1]).sum() + (values * by[:, -1]).sum())

    _, _, hidden = network.forward(x)
    gradients = network.backward(x, hidden, by[:, :-1], by[:, -1])
    for weight, gradient in zip(network.weights, gradients, strict=True):
        at = tuple(int(rng.integers(size)) for size in weight.shape)
        before = loss()
        weight[at] += 1e-6
        assert (loss() - before) / 1e-6 == pytest.approx(gradient[at], rel=1e-3, abs=1e-6)
        weight[at] -= 1e-6


def test_closed_answers_are_never_drawn() -> None:
    ppo, rng = example("ppo"), numpy.random.default_rng(3)
    masks = rng.random((200, ppo.ACTIONS)) < 0.1
    masks[:, 7] = True
    shares = ppo.chances(rng.standard_normal(masks.shape).astype(numpy.float32), masks)
    drawn = ppo.drawn(shares, rng)
    assert masks[numpy.arange(200), drawn].all()
    assert shares.sum(1) == pytest.approx(1)


class Edge:
    """Chance that always gives the highest number there is, or the lowest."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self, shape: Any, kind: Any) -> Any:
        return numpy.full(shape, self.number, kind)


@pytest.mark.parametrize("number", [0.0, 1 - 2**-24])
def test_closed_answers_are_not_drawn_at_the_edges_of_chance(number: float) -> None:
    """Sums of shares fall short of 1 by what rounding loses."""
    ppo, rng = example("ppo"), numpy.random.default_rng(3)
    masks = rng.random((5000, ppo.ACTIONS)) < 0.15
    masks[:, 7], masks[:, 0], masks[:, ppo.WAIT] = True, False, False
    shares = ppo.chances(rng.standard_normal(masks.shape).astype(numpy.float32), masks)
    assert (shares.cumsum(1)[:, -1] < number).any() or number == 0
    assert masks[numpy.arange(5000), ppo.drawn(shares, Edge(number))].all()


def settings(ppo: Any, *extra: str) -> Any:
    """What the script learns with, made small."""
    small = ["--num-tables", "8", "--num-steps", "20", "--hidden", "32", "--games", "4", "--minutes", "1000"]
    return ppo.arguments().parse_args([*small, *extra])


def test_lessons_make_answers_that_turn_out_well_likelier() -> None:
    """One answer is always good, the others always bad: it is given more and more, and its worth is known."""
    ppo, rng = example("ppo"), numpy.random.default_rng(3)
    tables = Tables("classic", seats=2, count=8, fast=False)
    learner = ppo.Learner(tables, numpy.arange(6), settings(ppo, "--learning-rate", "0.01"))
    x = rng.standard_normal((400, 6)).astype(numpy.float32)
    mask = numpy.zeros((400, ppo.ACTIONS), bool)
    mask[:, 3:9] = True
    first = ppo.chances(learner.network.forward(x)[0], mask)[:, 5].mean()
    for _ in range(30):
        shares = ppo.chances(learner.network.forward(x)[0], mask)
        answer = ppo.drawn(shares, rng)
        chance = numpy.log(shares[numpy.arange(400), answer])
        gain = numpy.where(answer == 5, 1.0, -1.0).astype(numpy.float32)
        rows = {"x": x, "mask": mask, "answer": answer, "chance": chance, "gain": gain, "target": numpy.full(400, 0.7)}
        learner._lesson(rows, numpy.arange(400))
    logits, values, _ = learner.network.forward(x)
    assert first < 0.2
    assert ppo.chances(logits, mask)[:, 5].mean() > 0.9
    assert abs(values.mean() - 0.7) < 0.2


def test_gains_come_from_what_follows_and_end_with_the_game() -> None:
    """Three steps, a reward of one at the end of the first game; the next game begins with nothing."""
    ppo = example("ppo")
    memory = {
        "reward": numpy.array([[0.0], [1.0], [0.0]]),
        "over": numpy.array([[0.0], [1.0], [0.0]]),
        "value": numpy.array([[0.25], [0.5], [0.0], [2.0]]),
    }
    gain = ppo.gains(memory, 0.5)
    assert gain[:, 0].tolist() == [0.25 + 0.5 * 0.5, 0.5, 2.0]


@pytest.mark.slow
@pytest.mark.compiled
def test_ppo_plays_learns_and_draws_its_curve(tmp_path: Path) -> None:
    ppo = example("ppo")
    curve = ppo.learn(settings(ppo, "--updates", "3", "--out", str(tmp_path)))
    assert [point["updates"] for point in curve] == [0, 3]
    assert "entropy" not in curve[0]
    assert 0 < curve[1]["entropy"] < numpy.log(ppo.ACTIONS)
    assert ppo.json.loads((tmp_path / "curve.json").read_text("utf-8")) == curve
    assert (tmp_path / "curve.svg").read_text("utf-8").count("<circle") == 2
    player, view = ppo.Player(tmp_path / "network.npz"), Game("classic", seats=2, seed="tea").view(0)
    assert player.choose(view, view.legal, Random(1)) in view.legal
    again = ppo.learn(settings(ppo, "--updates", "3", "--out", str(tmp_path)))
    assert [point["wins"] for point in again] == [point["wins"] for point in curve]


@pytest.mark.slow
@pytest.mark.compiled
def test_ppo_gets_better_against_greedy(tmp_path: Path) -> None:
    """A hundredth of the ten minutes: from nothing to better than novice; three seeds came to 27, 30 and 32 %."""
    ppo = example("ppo")
    little = ["--updates", "100", "--num-tables", "128", "--hidden", "128", "--minutes", "1000", "--games", "100"]
    first, last = ppo.learn(ppo.arguments().parse_args([*little, "--out", str(tmp_path)]))
    assert first["wins"] < 0.05
    assert last["wins"] > 0.2


@pytest.mark.soak
@pytest.mark.compiled
def test_ppo_beats_greedy_within_ten_minutes(tmp_path: Path) -> None:
    ppo = example("ppo")
    curve = ppo.learn(ppo.arguments().parse_args(["--minutes", "10", "--out", str(tmp_path)]))
    assert curve[-1]["wins"] > 0.6


def test_what_was_learned_takes_a_chair_as_the_tutorial_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("ppo")
    (tmp_path / "build" / "ppo").mkdir(parents=True)
    (tmp_path / "examples").symlink_to(EXAMPLES)
    learner = ppo.Learner(Tables("classic", seats=2, fast=False), numpy.arange(6), settings(ppo))
    ppo.keep(tmp_path / "build" / "ppo", learner, [{"minutes": 0.0, "wins": 0.5, "games": 4}])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(compiled, "available", lambda: False)
    space: dict[str, Any] = {}
    for block in programs(EXAMPLES.parent / "docs" / "learning.md"):
        exec(compile(block, "learning.md", "exec"), space)
    env = space["env"]
    _, info = env.reset(seed=1)
    assert env.step(int(info["action_mask"].argmax()))[0]["observation"].any()


def test_yardsticks_are_measured_and_drawn(tmp_path: Path) -> None:
    baselines = example("baselines")
    flags = ["--players", "random", "greedy", "--games", "12", "--interpreted", "--out", str(tmp_path)]
    shares = baselines.main(baselines.arguments().parse_args(flags))
    assert shares["random"].mean < shares["greedy"].mean
    assert (tmp_path / "baselines.svg").read_text("utf-8").count("<rect") == 3
    kept = baselines.json.loads((tmp_path / "baselines.json").read_text("utf-8"))
    assert kept["shares"] == {name: vars(found) for name, found in shares.items()}
    assert kept["shares"].keys() == {"random", "greedy"}
    assert (kept["title"], kept["par"]) == ("Wins among greedy: classic, 2 seats, 12 games each", 0.5)


def test_pictures_of_the_tutorial_show_the_figures_beside_them() -> None:
    """What is drawn and what the text says are of the same run, drawn by the code as it is."""
    ppo, baselines = example("ppo"), example("baselines")
    text = (EXAMPLES.parent / "docs" / "learning.md").read_text("utf-8")
    curve = json.loads((PICTURES / "ppo-curve.json").read_text("utf-8"))
    assert (PICTURES / "ppo-curve.svg").read_text("utf-8") == ppo.drawing(curve)
    last = curve[-1]
    assert f"with {last['updates']:,} updates" in text
    assert f"it wins {100 * last['wins']:.1f} % of {last['games']:,} games" in text
    kept = json.loads((PICTURES / "baselines-classic.json").read_text("utf-8"))
    shares = {name: Estimate(**found) for name, found in kept["shares"].items()}
    picture = (PICTURES / "baselines-classic.svg").read_text("utf-8")
    assert picture == baselines.drawing(kept["title"], shares, kept["par"])


@pytest.mark.parametrize(
    ("name", "flags", "said"),
    [
        ("ppo", ["--minibatch-size", "0"], "--minibatch-size: a whole number of at least 1, please, and not '0'"),
        ("ppo", ["--updates", "-3"], "--updates: a whole number of at least 0, please, and not '-3'"),
        ("ppo", ["--learning-rate", "nan"], "--learning-rate: a number of at least 0, please, and not 'nan'"),
        ("ppo", ["--games", "x"], "--games: a whole number of at least 1, please, and not 'x'"),
        ("ppo", ["--minutes", "0"], "--minutes: minutes of more than 0, please, and not '0'"),
        ("ppo", ["--minutes", "nan"], "--minutes: a number of at least 0, please, and not 'nan'"),
        ("baselines", ["--games", "x"], "--games: a whole number of at least 1, please, and not 'x'"),
        ("baselines", ["--seats", "0"], "--seats: a whole number of at least 1, please, and not '0'"),
        ("open_spiel_player", ["--worlds", "0"], "--worlds: a whole number of at least 1, please, and not '0'"),
    ],
)
def test_examples_refuse_numbers_that_do_not_fit(
    name: str, flags: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [name, *flags])
    with pytest.raises(SystemExit):
        runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--players", "nobody"], "baselines.py: .*nobody"),
        (["--against", "nobody"], "baselines.py: .*nobody"),
        (["--seats", "9"], "baselines.py: The game .classic. is for 2 to 5 players, not 9."),
        (["--game", "party", "--menu", "nope"], "baselines.py: There is no menu called"),
        (["--out", "/dev/null/x"], "baselines.py: .*/dev/null/x"),
        (["--learned", "nowhere.npz"], "baselines.py: .*nowhere.npz"),
        (["--learned", str(EXAMPLES / "ppo.py")], "baselines.py: .*ppo.py is no network that ppo.py has written"),
        (["--learned", "nowhere.npz", "--game", "draft"], "--learned is a player of Classic for two"),
    ],
)
def test_yardsticks_that_cannot_be_measured_are_refused(
    flags: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    baselines = example("baselines")
    with pytest.raises(SystemExit, match=said):
        baselines.main(baselines.arguments().parse_args(["--interpreted", "--out", str(tmp_path), *flags]))


def test_a_place_where_nothing_can_be_kept_is_refused() -> None:
    ppo = example("ppo")
    chosen = settings(ppo, "--out", "/dev/null/x")
    with pytest.raises(SystemExit, match=r"ppo\.py: .*/dev/null/x"):
        ppo.learn(chosen)


def test_nothing_but_losses_may_hide_some_wins() -> None:
    baselines = example("baselines")
    table = SingleTable("classic", seats=2, bots="greedy", reward="win", fast=False)
    lost = baselines.share(table, named("random"), 5, 1)
    assert lost.mean == 0
    assert baselines.written(lost) == "  0.0 %  (0.0 – 43.4)"
    assert baselines.written(baselines.share(table, named("random"), 1, 1)) == "  0.0 %"


def test_examples_say_what_they_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is compiled here; what would be is announced as if it were."""
    real_entry, real_doors, real_bots = tables.entry, desk.doors, budgets.bots_for

    def entry(drafting: bool, with_bots: bool, fast: bool) -> Any:
        telling.begun(["okawari.environments.stepping.run_tables"])
        return real_entry(drafting, with_bots, False)

    def doors(game: str, fast: bool) -> Any:
        telling.begun(["okawari.environments.deals.play"])
        return real_doors(game, False)

    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(tables, "entry", entry)
    monkeypatch.setattr(open_spiel, "doors", doors)
    monkeypatch.setattr(budgets, "bots_for", lambda texts, game, fast: real_bots(texts, game, False))
    learning = ["--num-tables", "2", "--num-steps", "2", "--hidden", "4", "--games", "1", "--updates", "0"]
    playing = ["--games", "1", "--players", "random", "--interpreted"]
    for name, flags in (("ppo", learning), ("baselines", playing), ("open_spiel_player", ["--games", "1"])):
        out = [] if name == "open_spiel_player" else ["--out", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", [name, *flags, *out])
        runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
        done = capsys.readouterr()
        assert done.out
        assert set(done.err.splitlines()) == {Language("en").say("cli-compiling-rules")}


def test_imagining_wins_against_chance(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    player = example("open_spiel_player")
    monkeypatch.setattr(
        sys, "argv", ["open_spiel_player.py", "--games", "4", "--worlds", "2", "--rules", "interpreted"]
    )
    player.main()
    *games, said = capsys.readouterr().out.splitlines()
    assert [game.partition(":")[0] for game in games] == [f"game {number}" for number in range(1, 5)]
    assert said in ("most points in 75 % of the games, by imagining", "most points in 100 % of the games, by imagining")
