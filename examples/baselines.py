"""Yardsticks for a learner: what random, greedy and searching players win among greedy ones, with a picture.

    python examples/baselines.py --game classic --seats 2 --games 200 --out build/baselines
    python examples/baselines.py --learned build/ppo/network.npz

Each player has the learner's chair in Gymnasium's environment, and sees what a learner sees: its view.
"""

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from okawari import compiled
from okawari.bots import Bot
from okawari.bots.budgets import bots_for, check_bot
from okawari.environments.single import SingleTable
from okawari.errors import OkawariError
from okawari.simulation.kernel import SHARES
from okawari.simulation.statistics import Estimate, Sums

NAMES = ("random", "novice", "casual", "greedy", "quick")  # "strong@2000" and others will do as well


def share(env: SingleTable, player: Bot, games: int, seed: int) -> Estimate:
    """A player's share of the wins, and between what it may lie (95 %)."""
    won, rng = Sums(), Random(seed)
    env.reset(seed=seed)
    for number in range(games):
        env.reset(options={"deal": number})
        reward, over = 0.0, False
        while not over:
            view = env.view()
            _, reward, over, _, _ = env.step(player.choose(view, view.legal, rng).id)
        won.add(round(reward * SHARES))
    return won.share(SHARES)


def written(found: Estimate) -> str:
    """A share and its interval in per cent; a single game has none."""
    if found.low is None or found.high is None:
        return f"{100 * found.mean:5.1f} %"
    return f"{100 * found.mean:5.1f} %  ({100 * found.low:.1f} – {100 * found.high:.1f})"


def drawing(title: str, shares: Mapping[str, Estimate], par: float) -> str:
    """The shares as bars, with their intervals; the dashes are what an equal player would win."""
    left, width, row = 130, 480, 34
    height = 40 + row * len(shares)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {height + 24}"'
        ' font-family="sans-serif" font-size="13" fill="#3b3330"><rect width="100%" height="100%" fill="#fffaf3"/>',
        f'<text x="16" y="22" font-weight="bold">{title}</text>',
    ]
    for number, (name, found) in enumerate(shares.items()):
        y, mean = 40 + row * number, found.mean
        low, high = (left + width * (mean if end is None else end) for end in (found.low, found.high))
        lines += [
            f'<text x="{left - 10}" y="{y + 17}" text-anchor="end">{name}</text>',
            f'<rect x="{left}" y="{y + 2}" width="{width * mean:.1f}" height="22" rx="4" fill="#8fc7a8"/>',
            f'<path d="M{low:.1f} {y + 13}H{high:.1f}" stroke="#2f7d5b" stroke-width="3"/>',
            f'<text x="{left + width + 80}" y="{y + 17}" text-anchor="end">{100 * mean:.1f} %</text>',
        ]
    x = left + width * par
    lines.append(f'<path d="M{x:.1f} 36V{height}" stroke="#3b3330" stroke-dasharray="4 3"/>')
    lines.append(f'<text x="{x:.1f}" y="{height + 16}" text-anchor="middle" font-size="12">an equal player</text>')
    return "\n".join([*lines, "</svg>", ""])


def players(chosen: argparse.Namespace) -> dict[str, Bot]:
    """The bots by name, and what was learned, if there is anything."""
    for name in chosen.players:
        check_bot(name)
    found: dict[str, Bot] = dict(bots_for(chosen.players, chosen.game, not chosen.interpreted))
    ordered = {name: found[name] for name in chosen.players}
    if chosen.learned:
        if (chosen.game, chosen.seats or 2) != ("classic", 2):
            raise ValueError("--learned is a player of Classic for two: leave out --game and --seats")
        from ppo import Player  # type: ignore[import-not-found]  # it lies beside this file

        ordered["learned"] = Player(chosen.learned)
    return ordered


def at_least_one(text: str) -> int:
    """A number of which there has to be one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number of at least 1, please, and not {text!r}")
    return int(text)


def arguments() -> argparse.ArgumentParser:
    """What can be chosen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="classic", choices=("classic", "party", "draft"))
    parser.add_argument("--seats", type=at_least_one, help="2 if nobody says, at Draft 3")
    parser.add_argument("--menu")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--players", nargs="+", default=NAMES)
    parser.add_argument("--learned", type=Path, help="network.npz of ppo.py")
    parser.add_argument("--games", type=at_least_one, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/baselines"))
    parser.add_argument("--interpreted", action="store_true", help="do without compiling")
    return parser


def main(chosen: argparse.Namespace) -> dict[str, Estimate]:
    """Everybody in turn has the same chair and the same deals."""
    settings: dict[str, Any] = {"seats": chosen.seats, "menu": chosen.menu, "fast": not chosen.interpreted}
    try:
        env = SingleTable(chosen.game, bots=chosen.against, reward="win", **settings)
        everybody = players(chosen)
        chosen.out.mkdir(parents=True, exist_ok=True)
    except (OkawariError, OSError, ValueError) as problem:
        raise SystemExit(f"baselines.py: {problem}") from problem
    seats, shares = env.table.tables.seats, {}
    for name, player in everybody.items():
        shares[name] = share(env, player, chosen.games, chosen.seed)
        print(f"{name:12} {written(shares[name])}", flush=True)
    title = f"Wins among {chosen.against}: {chosen.game}, {seats} seats, {chosen.games} games each"
    numbers = {"title": title, "par": 1 / seats, "shares": {name: asdict(found) for name, found in shares.items()}}
    (chosen.out / "baselines.json").write_text(json.dumps(numbers, indent=1) + "\n", "utf-8")
    (chosen.out / "baselines.svg").write_text(drawing(title, shares, 1 / seats), "utf-8")
    return shares


if __name__ == "__main__":
    with compiled.announcing():  # the first time, which takes a minute or two
        main(arguments().parse_args())
