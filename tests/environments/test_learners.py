"""The learners that people copy from: they run, and learning does what it should."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


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


@pytest.mark.slow
@pytest.mark.compiled
def test_ppo_learns_something_in_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("ppo")
    short = ["--minutes", "0.25", "--tables", "64", "--steps", "30", "--hidden", "64", "--games", "60"]
    monkeypatch.setattr(sys, "argv", ["ppo.py", *short, "--out", str(tmp_path)])
    ppo.main()
    curve = ppo.json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert curve[-1]["updates"] > 3
    assert curve[0]["wins"] < 0.2
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_imagining_wins_against_chance(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    player = example("open_spiel_player")
    monkeypatch.setattr(
        sys, "argv", ["open_spiel_player.py", "--games", "1", "--worlds", "1", "--rules", "interpreted"]
    )
    player.main()
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("game 1: ")
    assert said[-1].endswith("% of the games won by imagining")
