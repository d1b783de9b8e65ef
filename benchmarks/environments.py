"""How fast environments are, ours beside others: python -m benchmarks.environments [--seconds 2] [--write]

Answers (decisions of one player) in a second of processor time of one core, any legal answers, all measured in the
same run and set beside environments.json, the baseline, as ratios. `--write` takes a new one, draws its picture and
writes it into docs/environments.md.
What others need is in the dependency group `compare`; `make environments` installs it.
"""

import argparse
import html
import json
import math
import random
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy

from benchmarks.compare import beside
from okawari.environments import Tables, okawari_v0
from okawari.environments.pieces import WAIT
from okawari.environments.single import SingleTable
from okawari.environments.vector import VectorTables
from okawari.simulation.bench import machine

BASELINE = Path(__file__).with_name("environments.json")
DOCS = Path(__file__).parents[1] / "docs"
PICTURE = DOCS / "pictures" / "environment-speed.svg"
PAGE = DOCS / "environments.md"
TABLE = re.compile(r"(?<=\| environment \| answers a second \|\n\|---\|---\|\n)(\|.*\n)*")
DAY = re.compile(r"(?<=`make environments`; )[-\d]+")
MENU = "master-menu"
TOOLS = "temaki", "tofu", "eel", "tempura", "spoon", "takeout", "ice_cream"  # asks more than the printed menus
PARTY = f"game=party,players=4,menu={MENU}"  # as OpenSpiel has it
BY_CLOCK = ", two threads"  # measured by the clock on the wall, since two cores work at the same time
Steps = Iterator[int | None]  # how many answers were given since the last time; None: that time does not count


def batch(
    game: str,
    seats: int,
    menu: str | Sequence[str] | None = None,
    count: int = 1024,
    threads: int = 1,
    everybody: bool = False,
) -> Steps:
    """Our tables, a thousand at a time, or fewer, which fit the processor's cache; drawing answers is not counted."""
    tables = Tables(game, seats=seats, menu=menu, count=count, everybody=everybody, threads=threads)
    tables.reset(1)
    rng = numpy.random.default_rng(1)
    while True:
        answers = (tables.masks * (1 - rng.random(tables.masks.shape, numpy.float32))).argmax(2)  # above 0 where open
        asked = int((answers != WAIT).sum())
        yield None
        tables.step_unchecked(answers)
        yield asked


def parallel(**setup: Any) -> Steps:
    """Our parallel environment."""
    env = okawari_v0.parallel_env(**setup)
    while True:
        seen, _ = env.reset(seed=1)
        while env.agents:
            answers = {agent: _drawn(one["action_mask"]) for agent, one in seen.items()}
            yield sum(answer != WAIT for answer in answers.values())
            seen, *_ = env.step(answers)


def turns(make: Callable[[], Any]) -> Steps:
    """Any environment of PettingZoo in which agents take turns."""
    env = make()
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            env.step(None if over or cut else _drawn(mask))
            yield int(not (over or cut))


def single(**setup: Any) -> Steps:
    """Our environment for one learner: the learner's answers alone count."""
    env = SingleTable(**setup)
    while True:
        _, info = env.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, info = env.step(_drawn(info["action_mask"]))
            yield 1


def vector(bots: str, count: int = 512) -> Steps:
    """Our tables for one learner each, through Gymnasium: the learners' answers alone count."""
    env = VectorTables("classic", count, bots=bots)
    rng = numpy.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        answers = (seen["action_mask"] * (1 - rng.random(seen["action_mask"].shape, numpy.float32))).argmax(1)
        yield None
        seen, *_ = env.step(answers)
        yield count


def open_spiel(name: str, looks: str = "") -> Steps:
    """A game of OpenSpiel with simultaneous moves, if wanted with an observation for every answer: list or array."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    players = range(game.num_players())
    observer = make_observation(game) if looks == "array" else None
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            for player in players if looks else ():
                if observer is None:
                    state.observation_tensor(player)
                else:
                    observer.set_from(state, player)
            legal = [state.legal_actions(player) for player in players]
            state.apply_actions([random.choice(one) for one in legal])
            yield sum(one != [WAIT] for one in legal)


def rlcard(name: str) -> Steps:
    """A game of RLCard."""
    import rlcard as library

    env = library.make(name)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1


def petting_zoo(name: str) -> Steps:
    """A card game of PettingZoo."""
    return turns(import_module(f"pettingzoo.classic.{name}").env)


def ours_of_open_spiel(parameters: str = "game=classic") -> str:
    """Our game, known to OpenSpiel."""
    import okawari.environments.open_spiel as ours

    return f"{ours.NAME}({parameters})"


# Name, what steps it, and what is asked of ours.
FIGURES: tuple[tuple[str, Callable[[], Steps], int | None], ...] = (
    ("1024 tables, classic, 2 seats", lambda: batch("classic", 2), 2_000_000),
    ("1024 tables, classic, 4 seats", lambda: batch("classic", 4), 2_000_000),
    (f"1024 tables, party, 4 seats, {MENU}", lambda: batch("party", 4, MENU), 2_000_000),
    ("1024 tables, party, 8 seats, big-banquet", lambda: batch("party", 8, "big-banquet"), 2_000_000),
    ("1024 tables, draft, 4 seats", lambda: batch("draft", 4), 2_000_000),
    (f"256 tables, party, 4 seats, {MENU}", lambda: batch("party", 4, MENU, 256), 2_000_000),
    ("256 tables, party, 8 seats, big-banquet", lambda: batch("party", 8, "big-banquet", 256), 2_000_000),
    ("256 tables, party, 8 seats, many tools", lambda: batch("party", 8, TOOLS, 256), 2_000_000),
    ("256 tables, draft, 5 seats", lambda: batch("draft", 5, count=256), 2_000_000),
    (
        "256 tables, party, 8 seats, big-banquet, everybody",
        lambda: batch("party", 8, "big-banquet", 256, everybody=True),
        None,
    ),
    (f"1024 tables, party, 8 seats, big-banquet{BY_CLOCK}", lambda: batch("party", 8, "big-banquet", threads=2), None),
    ("parallel, classic, 2 seats", lambda: parallel(game="classic", seats=2), 50_000),
    ("parallel, party, 4 seats", lambda: parallel(game="party", seats=4, menu=MENU), 50_000),
    ("parallel, draft, 4 seats", lambda: parallel(game="draft", seats=4), 50_000),
    ("turns, classic, 2 seats", lambda: turns(lambda: okawari_v0.env("classic", seats=2)), 50_000),
    ("turns, party, 4 seats", lambda: turns(lambda: okawari_v0.env("party", seats=4, menu=MENU)), 50_000),
    ("turns, draft, 4 seats", lambda: turns(lambda: okawari_v0.env("draft", seats=4)), 50_000),
    ("Gymnasium, classic, 2 seats", lambda: single(game="classic", bots="random"), None),
    ("Gymnasium, classic against greedy", lambda: single(game="classic", bots="greedy"), None),
    ("Gymnasium, party against 3 greedy", lambda: single(game="party", seats=4, menu=MENU, bots="greedy"), None),
    ("Gymnasium, 512 tables, classic, 2 seats", lambda: vector("random"), None),
    ("Gymnasium, 512 tables, classic against greedy", lambda: vector("greedy"), None),
    ("OpenSpiel, ours, classic, 2 seats", lambda: open_spiel(ours_of_open_spiel()), 80_000),
    ("OpenSpiel, ours, party, 4 seats", lambda: open_spiel(ours_of_open_spiel(PARTY)), 80_000),
    ("OpenSpiel, ours, draft, 4 seats", lambda: open_spiel(ours_of_open_spiel("game=draft,players=4")), 80_000),
    ("OpenSpiel, ours, observed as arrays", lambda: open_spiel(ours_of_open_spiel(), "array"), None),
    ("OpenSpiel, ours, observed as lists", lambda: open_spiel(ours_of_open_spiel(), "list"), None),
    ("OpenSpiel, goofspiel in C++", lambda: open_spiel(GOOFSPIEL), None),
    ("OpenSpiel, goofspiel in C++, observed as arrays", lambda: open_spiel(GOOFSPIEL, "array"), None),
    ("OpenSpiel, goofspiel in C++, observed as lists", lambda: open_spiel(GOOFSPIEL, "list"), None),
    ("PettingZoo, leduc", lambda: petting_zoo("leduc_holdem_v4"), None),
    ("PettingZoo, Texas hold'em", lambda: petting_zoo("texas_holdem_v4"), None),
    ("PettingZoo, Texas hold'em without limit", lambda: petting_zoo("texas_holdem_no_limit_v6"), None),
    ("PettingZoo, hanabi", lambda: petting_zoo("hanabi_v5"), None),
    ("RLCard, leduc", lambda: rlcard("leduc-holdem"), None),
    ("RLCard, uno", lambda: rlcard("uno"), None),
)
OURS = ("1024 tables", "256 tables", "parallel", "turns", "Gymnasium", "OpenSpiel, ours")
GOOFSPIEL = "goofspiel(num_cards=10,imp_info=True,players=2)"


def _drawn(mask: Any) -> int:
    return int(random.choice(mask.nonzero()[0]))


def rate(steps: Steps, seconds: float, rounds: int = 3, clock: Callable[[], float] = time.thread_time) -> float:
    """The best of some rounds: whatever else the machine does only makes it slower."""
    for _ in range(200):
        next(steps)
    best = 0.0
    for _ in range(rounds):
        answers, spent, began = 0, 0.0, clock()
        while spent < seconds:
            given = next(steps)
            now = clock()
            if given is not None:
                answers, spent = answers + given, spent + now - began
            began = now
        best = max(best, answers / spent)
    return best


def drawing(found: list[dict[str, Any]]) -> str:
    """The figures as bars; every line is ten times the one before."""
    left, width, row, least, most = 370, 420, 24, 3, 8
    height = 64 + row * len(found)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 60} {height + 30}"'
        ' font-family="sans-serif" font-size="13" fill="#3b3330"><rect width="100%" height="100%" fill="#fffaf3"/>',
        '<text x="16" y="24" font-weight="bold">Answers in a second, on one core (two threads: on two)</text>',
        '<text x="16" y="44">Each line is ten times the one before. Green: Okawari; brown: others.</text>',
    ]
    for power in range(least, most + 1):
        x = left + width * (power - least) / (most - least)
        lines.append(f'<path d="M{x:.0f} 56V{height}" stroke="#e6dcd2"/>')
        lines.append(f'<text x="{x:.0f}" y="{height + 18}" text-anchor="middle" font-size="11">{10**power:,}</text>')
    for number, one in enumerate(found):
        y = 60 + row * number
        long = width * (math.log10(max(one["rate"], 10**least)) - least) / (most - least)
        colour = "#2f7d5b" if one["ours"] else "#c9a27e"
        lines.append(f'<text x="{left - 10}" y="{y + 15}" text-anchor="end">{html.escape(one["name"])}</text>')
        lines.append(f'<rect x="{left}" y="{y + 3}" width="{long:.1f}" height="{row - 7}" rx="3" fill="{colour}"/>')
        lines.append(f'<text x="{left + long + 6:.1f}" y="{y + 15}" font-size="11">{one["rate"]:,}</text>')
    return "\n".join([*lines, "</svg>", ""])


def told(page: str, baseline: dict[str, Any]) -> str:
    """A page with the table of a baseline and its day in the place of what stood there."""
    rows = "".join(f"| {one['name']} | {one['rate']:,} |\n" for one in baseline["figures"])
    return DAY.sub(baseline["day"], TABLE.sub(rows, page))


def kept() -> dict[str, Any]:
    """The baseline, on what machine it was taken, and when."""
    return json.loads(BASELINE.read_text("utf-8")) if BASELINE.exists() else {"figures": []}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and take a new baseline if wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--only", default="", help="what is named like this")
    parser.add_argument("--write", action="store_true", help="take a new baseline")
    chosen = parser.parse_args(arguments)
    if chosen.write and chosen.only:
        parser.error("a baseline has everything: --write without --only, please")
    old = kept()
    new: dict[str, Any] = {"machine": machine(), "day": date.today().isoformat()}
    before, found = {one["name"]: one["rate"] for one in old["figures"]}, list[dict[str, Any]]()
    print(f"machine {new['machine']}; baseline {old.get('machine')}")
    for name, make, target in FIGURES:
        if chosen.only in name:
            clock = time.perf_counter if BY_CLOCK in name else time.thread_time
            answers = rate(make(), chosen.seconds, clock=clock)
            met = "" if target is None else f"  (wanted {target:,}: {'yes' if answers >= target else 'NO'})"
            against = beside(answers / before[name] if name in before else None)
            print(f"{name:48} {answers:12,.0f} answers/s {against}{met}", flush=True)
            found.append({"name": name, "ours": name.startswith(OURS), "rate": round(answers), "target": target})
    if chosen.write:
        new["figures"] = found
        BASELINE.write_text(json.dumps(new, indent=1) + "\n", "utf-8")
        PICTURE.write_text(drawing(found), "utf-8")
        PAGE.write_text(told(PAGE.read_text("utf-8"), new), "utf-8")
    if any(one["target"] and one["rate"] < one["target"] for one in found):
        sys.exit("Something is slower than wanted.")


if __name__ == "__main__":
    main()
