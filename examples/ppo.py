"""PPO in one file, with nothing but numpy: a learner plays Classic against itself and is measured by greedy.

    python examples/ppo.py --minutes 10 --out build/ppo

Every step plays all tables at once; the learner answers for both seats. What it learns from is the lead in points,
round by round. The curve of wins against greedy is written to a file and drawn as a picture as it grows, and what was
learned is kept beside it: `Player` answers with it wherever bots do. Settings have the names that CleanRL gives them.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # ours are enough, and numpy's would wait for each other

import numpy as np

from okawari import compiled
from okawari.environments.observing import observe
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.tables import Tables
from okawari.views.seat_view import Answer, View

Array = Any
SCALE = 0.25  # of the small whole numbers in an observation
POINTS = 10.0  # points of lead that count as a reward of 1
THREADS = 2


class Network:
    """Two hidden layers; out come a weight for every answer, and how the game is expected to go on."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, ACTIONS + 1)]
        gains = [np.sqrt(2.0), np.sqrt(2.0), 0.01]
        self.weights: list[Array] = []
        for (rows, columns), gain in zip(sizes, gains, strict=True):
            scale = gain / np.sqrt(rows)
            self.weights += [(rng.standard_normal((rows, columns)) * scale).astype(np.float32)]
            self.weights += [np.zeros(columns, np.float32)]

    def forward(self, x: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """Logits, values, and what the way back needs."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out = h2 @ w3 + b3
        return out[:, :ACTIONS], out[:, ACTIONS], (h1, h2)

    def backward(self, x: Array, hidden: tuple[Array, Array], d_logits: Array, d_values: Array) -> list[Array]:
        """The gradients of all weights."""
        _, _, w2, _, w3, _ = self.weights
        h1, h2 = hidden
        d_out = np.concatenate([d_logits, d_values[:, None]], 1)
        d_h2 = (d_out @ w3.T) * (h2 > 0)
        d_h1 = (d_h2 @ w2.T) * (h1 > 0)
        return [x.T @ d_h1, d_h1.sum(0), h1.T @ d_h2, d_h2.sum(0), h2.T @ d_out, d_out.sum(0)]


class Adam:
    """Steps along gradients, each as large as its own history suggests."""

    def __init__(self, weights: list[Array], rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self.means = [np.zeros_like(w) for w in weights]
        self.squares = [np.zeros_like(w) for w in weights]

    def step(self, gradients: list[Array], longest: float = 0.5) -> None:
        """One step; gradients longer than that are shortened."""
        self.steps += 1
        length = float(np.sqrt(sum(float((g * g).sum()) for g in gradients)))
        shorten = min(1.0, longest / (length + 1e-6))
        for w, g, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            g = g * shorten
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            up = mean / (1 - 0.9**self.steps)
            down = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5
            w -= self.rate * up / down


def chances(logits: Array, masks: Array) -> Array:
    """How likely each open answer is."""
    logits = np.where(masks, logits, -1e9)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def drawn(shares: Array, rng: np.random.Generator) -> Array:
    """One answer of each row."""
    sums = shares.cumsum(1)
    sums /= sums[:, -1:]  # rounding may leave them short of 1, and then a closed answer could be drawn
    return (rng.random((len(shares), 1), np.float32) >= sums).sum(1)


def useful(tables: Tables, rng: np.random.Generator, steps: int = 400) -> Array:
    """The columns of observations that are not always the same."""
    least = tables.observations.reshape(-1, tables.observations.shape[2]).min(0)
    most = least.copy()
    for _ in range(steps):
        answers = drawn(chances(np.zeros(ACTIONS, np.float32), flat(tables.masks) == 1), rng)
        tables.step(answers.reshape(tables.count, tables.seats))
        rows = flat(tables.observations)
        least, most = np.minimum(least, rows.min(0)), np.maximum(most, rows.max(0))
    return np.flatnonzero(most > least)


def flat(rows: Array) -> Array:
    """Tables and seats in one row."""
    return rows.reshape(-1, rows.shape[2])


def gains(memory: dict[str, Array], trace: float) -> Array:
    """By how much things went better than expected after every answer, later surprises counting less and less."""
    gain, later = np.zeros_like(memory["reward"]), np.zeros_like(memory["reward"][0])
    for step in reversed(range(len(gain))):
        goes_on = 1 - memory["over"][step]
        surprise = memory["reward"][step] + goes_on * memory["value"][step + 1] - memory["value"][step]
        later = surprise + trace * goes_on * later
        gain[step] = later
    return gain


class Learner:
    """Plays, remembers, learns."""

    def __init__(self, tables: Tables, columns: Array, settings: argparse.Namespace) -> None:
        self.tables, self.columns, self.settings = tables, columns, settings
        self.rng = np.random.default_rng(settings.seed)
        self.network = Network(len(columns), settings.hidden, self.rng)
        self.adam = Adam(self.network.weights, settings.learning_rate)
        self.pool = ThreadPoolExecutor(THREADS)

    def inputs(self, observations: Array) -> Array:
        """What the network sees."""
        return observations[:, self.columns].astype(np.float32) * SCALE

    def play(self) -> dict[str, Array]:
        """Some steps of all tables, and what came of them."""
        tables, steps = self.tables, self.settings.num_steps
        actors = tables.count * tables.seats
        memory = {
            "x": np.empty((steps, actors, len(self.columns)), np.float32),
            "mask": np.empty((steps, actors, ACTIONS), bool),
            "answer": np.empty((steps, actors), np.int64),
            "chance": np.empty((steps, actors), np.float32),
            "value": np.empty((steps + 1, actors), np.float32),
            "reward": np.empty((steps, actors), np.float32),
            "over": np.empty((steps, actors), np.float32),
        }
        for step in range(steps):
            x, mask = self.inputs(flat(tables.observations)), flat(tables.masks) == 1
            logits, value, _ = self.network.forward(x)
            shares = chances(logits, mask)
            answer = drawn(shares, self.rng)
            memory["x"][step], memory["mask"][step] = x, mask
            memory["answer"][step], memory["value"][step] = answer, value
            memory["chance"][step] = np.log(shares[np.arange(actors), answer] + 1e-9)
            tables.step_unchecked(answer.reshape(tables.count, tables.seats))
            lead = 2 * tables.rewards - tables.rewards.sum(1, keepdims=True)  # at two seats: mine less the other's
            memory["reward"][step] = lead.reshape(-1) / POINTS
            memory["over"][step] = np.repeat(tables.over, tables.seats)
        memory["value"][steps] = self.network.forward(self.inputs(flat(tables.observations)))[1]
        return memory

    def learn(self, memory: dict[str, Array]) -> float:
        """Make answers that turned out well likelier; how sure the learner is of its answers (in nats)."""
        gain = gains(memory, self.settings.gae_lambda)
        target = gain + memory["value"][: len(gain)]
        asked = ~memory["mask"][:, :, WAIT].reshape(-1)
        rows = {name: memory[name].reshape(-1, *memory[name].shape[2:])[asked] for name in ("x", "mask", "answer")}
        rows["chance"] = memory["chance"].reshape(-1)[asked]
        rows["gain"], rows["target"] = gain.reshape(-1)[asked], target.reshape(-1)[asked]
        return float(np.mean([self._lesson(rows, part) for part in self._parts(len(rows["x"]))]))

    def _parts(self, count: int) -> Iterator[Array]:
        for _ in range(self.settings.update_epochs):
            order, size = self.rng.permutation(count), self.settings.minibatch_size
            yield from (order[at : at + size] for at in range(0, count, size))

    def _lesson(self, rows: dict[str, Array], part: Array) -> float:
        """One step along the gradients of these rows, which threads share; how sure the learner was."""
        gain = rows["gain"][part]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        shares = zip(np.array_split(part, THREADS), np.array_split(gain, THREADS), strict=True)
        found = list(self.pool.map(lambda share: self._gradients(rows, *share), shares))
        self.adam.step([sum(one) / len(part) for one in zip(*(gradients for gradients, _ in found), strict=True)])
        return sum(entropy for _, entropy in found) / len(part)

    def _gradients(self, rows: dict[str, Array], part: Array, gain: Array) -> tuple[list[Array], float]:
        """Of PPO's loss: clipped policy, squared error of values, a bonus for entropy; all summed over the rows."""
        settings, x = self.settings, rows["x"][part]
        logits, values, hidden = self.network.forward(x)
        shares = chances(logits, rows["mask"][part])
        logs = np.log(shares + 1e-9)
        at = (np.arange(len(part)), rows["answer"][part])
        ratio = np.exp(logs[at] - rows["chance"][part])
        inside = np.where(gain > 0, ratio < 1 + settings.clip_coef, ratio > 1 - settings.clip_coef)
        pull = -(gain * ratio * inside)[:, None]  # of the loss with respect to the log of the chosen chance
        chosen = np.zeros_like(shares)
        chosen[at] = 1
        entropy = -(shares * logs).sum(1, keepdims=True)
        d_logits = pull * (chosen - shares) + settings.ent_coef * shares * (logs + entropy)
        d_values = settings.vf_coef * (values - rows["target"][part])
        gradients = self.network.backward(x, hidden, d_logits, d_values)
        return [gradient.astype(np.float32) for gradient in gradients], float(entropy.sum())


class Player:
    """What was learned, as a bot: it answers what it likes best."""

    def __init__(self, path: Path | str) -> None:
        try:
            with np.load(path) as kept:
                self.columns = kept["columns"]
                self.network = Network(len(self.columns), 1, np.random.default_rng(0))
                self.network.weights = [kept[f"weights{number}"] for number in range(6)]
        except (AttributeError, KeyError, TypeError, ValueError, BadZipFile) as problem:
            raise ValueError(f"{path} is no network that ppo.py has written") from problem

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """One of the legal answers, from nothing but the view."""
        logits, _, _ = self.network.forward(observe(view)[None, self.columns].astype(np.float32) * SCALE)
        return max(legal, key=lambda answer: float(logits[0, answer.id]))


def measured(learner: Learner, games: int, seed: str) -> float:
    """The learner's share of wins against greedy, half of the games from each seat; it takes what it likes best."""
    won = 0.0
    for seat, count in enumerate((games - games // 2, games // 2)):
        tables = Tables(
            "classic", count=max(1, count), bots=[None, "greedy"] if seat == 0 else ["greedy", None], auto=False
        )
        tables.reset(f"{seed} {seat}")
        while not tables.over.all():
            logits, _, _ = learner.network.forward(learner.inputs(tables.observations[:, seat]))
            answers = np.full((tables.count, 2), WAIT)
            answers[:, seat] = np.where(tables.masks[:, seat] == 1, logits, -np.inf).argmax(1)
            tables.step(answers)
        won += float(tables.wins[:, seat].mean()) * count
    return won / games


def drawing(curve: list[dict[str, Any]]) -> str:
    """The curve as a picture: share of wins against greedy over minutes."""
    left, top, width, height = 56, 28, 640, 300
    last = max(point["minutes"] for point in curve) or 1.0
    spots = [(left + width * p["minutes"] / last, top + height * (1 - p["wins"])) for p in curve]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 40} {top + height + 40}"'
        ' font-family="sans-serif" font-size="13" fill="#3b3330"><rect width="100%" height="100%" fill="#fffaf3"/>',
        f'<text x="{left}" y="18" font-weight="bold">Wins against greedy, Classic for two</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = top + height * (1 - share / 100)
        lines.append(f'<path d="M{left} {y:.0f}h{width}" stroke="{"#3b3330" if share == 50 else "#e6dcd2"}"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{share} %</text>')
    for part in range(6):
        x, when = left + width * part / 5, f"{last * part / 5:.{0 if last >= 5 else 1}f} min"
        lines.append(f'<text x="{x:.0f}" y="{top + height + 20}" text-anchor="middle">{when}</text>')
    for point, (x, y) in zip(curve, spots, strict=True):
        doubt = 1.96 * (point["wins"] * (1 - point["wins"]) / point["games"]) ** 0.5 * height
        lines.append(f'<path d="M{x:.1f} {y - doubt:.1f}V{y + doubt:.1f}" stroke="#8fc7a8" stroke-width="3"/>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#2f7d5b" stroke-width="3"/>')
    lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2f7d5b"/>' for x, y in spots]
    return "\n".join([*lines, "</svg>", ""])


def keep(out: Path, learner: Learner, curve: list[dict[str, Any]]) -> None:
    """Write down what was learned, and the curve in numbers and as a picture."""
    weights = {f"weights{number}": row for number, row in enumerate(learner.network.weights)}
    np.savez(out / "network.npz", columns=learner.columns, **weights)
    (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    (out / "curve.svg").write_text(drawing(curve), "utf-8")


def at_least_one(text: str) -> int:
    """A number of which there has to be one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number of at least 1, please, and not {text!r}")
    return int(text)


def some_time(text: str) -> float:
    """Minutes, a part of one at least."""
    minutes = some_number(text)
    if minutes == 0:
        raise argparse.ArgumentTypeError(f"minutes of more than 0, please, and not {text!r}")
    return minutes


def some_number(text: str) -> float:
    """A number that is not negative, and one at all."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"a number of at least 0, please, and not {text!r}")
    return number


def not_negative(text: str) -> int:
    """A whole number from 0 on."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a whole number of at least 0, please, and not {text!r}")
    return int(text)


def arguments() -> argparse.ArgumentParser:
    """What can be chosen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=some_time, default=10)
    parser.add_argument("--updates", type=not_negative, help="end after so many, whatever the clock says")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    parser.add_argument("--seed", type=not_negative, default=1)
    parser.add_argument("--num-tables", type=at_least_one, default=256)
    parser.add_argument("--num-steps", type=at_least_one, default=60, help="of all tables between two lessons")
    parser.add_argument("--hidden", type=at_least_one, default=256, help="width of the two hidden layers")
    parser.add_argument("--minibatch-size", type=at_least_one, default=2048)
    parser.add_argument("--update-epochs", type=at_least_one, default=3)
    parser.add_argument("--learning-rate", type=some_number, default=1e-3, help="at first; it shrinks to nothing")
    parser.add_argument("--clip-coef", type=some_number, default=0.2)
    parser.add_argument("--gae-lambda", type=some_number, default=0.95)
    parser.add_argument("--ent-coef", type=some_number, default=0.01)
    parser.add_argument("--vf-coef", type=some_number, default=0.5)
    parser.add_argument("--games", type=at_least_one, default=400, help="against greedy, each time it is measured")
    return parser


def learn(settings: argparse.Namespace) -> list[dict[str, Any]]:
    """Play, learn and measure until the time is over; the curve."""
    try:
        settings.out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SystemExit(f"ppo.py: {problem}") from problem
    tables = Tables("classic", seats=2, count=settings.num_tables, reward="points", threads=THREADS)
    tables.reset(settings.seed)
    learner = Learner(tables, useful(tables, np.random.default_rng(0)), settings)
    curve = [look(learner, settings.games, 0.0, 0, np.nan)]  # before the clock runs: the first time it compiles
    keep(settings.out, learner, curve)
    began, update, next_look, entropy = time.monotonic(), 0, settings.minutes / 12, np.nan
    while (minutes := (time.monotonic() - began) / 60) < settings.minutes and update != settings.updates:
        if minutes >= next_look:
            next_look = minutes + settings.minutes / 12
            curve.append(look(learner, settings.games, minutes, update, entropy))
            keep(settings.out, learner, curve)
        done = max(minutes / settings.minutes, update / (settings.updates or np.inf))
        learner.adam.rate = settings.learning_rate * (1 - done)  # smaller steps towards the end
        entropy = learner.learn(learner.play())
        update += 1
    curve.append(look(learner, 4 * settings.games, minutes, update, entropy))
    keep(settings.out, learner, curve)
    return curve


def look(learner: Learner, games: int, minutes: float, update: int, entropy: float) -> dict[str, Any]:
    """Measure and say how it goes."""
    share = measured(learner, games, f"measure {update}")
    sure = "" if np.isnan(entropy) else f", entropy {entropy:.2f}"
    print(f"{minutes:5.1f} min, {update} updates: {100 * share:.1f} % against greedy ({games} games){sure}", flush=True)
    found = {"minutes": round(minutes, 2), "updates": update, "wins": share, "games": games}
    return found | ({"entropy": round(entropy, 3)} if sure else {})


if __name__ == "__main__":
    with compiled.announcing():  # the first time, which takes a minute or two
        learn(arguments().parse_args())
