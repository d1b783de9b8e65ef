"""What is done to the server, and how it is judged. Every scenario ends with the proof that nothing was lost."""

import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median

from benchmarks.load import machine, proof
from benchmarks.load.crew import Crew, crew
from benchmarks.load.host import Host
from benchmarks.load.report import Figure, Run, generator, latencies, percentile
from benchmarks.load.tally import Tally
from okawari.protocol.messages import Setup

KNEE = 0.5  # seconds of ack latency, p99
STEPS = (3.0, 2.0, 1.5, 1.2, 1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.0)
BEYOND = 2  # steps in a row behind the knee, to see that nothing is lost there either
STUCK_AFTER = 90.0  # seconds without an ack, for somebody who has something to do
FULL = 0.85  # of a core: a generator that works more measures itself
LATE = 0.02  # seconds
NEVER = ("refused", "acked otherwise", "gaps", "given up")  # what may not happen in any scenario
HARD = ("uramaki", "onigiri", "edamame", "miso", "chopsticks", "spoon", "fruit")


@dataclass(frozen=True)
class Plan:
    """A scenario with everything that can be set about it."""

    name: str = "L2"
    tables: int = 500
    seats: int = 4
    think: float = 3.0  # seconds in the mean, exponential
    length: float = 60.0
    warm: float = 5.0
    step: float = 10.0
    repeats: int = 3
    spread: int = 8  # turns that tables get ahead before anything is measured
    kept: int = 50  # tables whose every ack is looked for in the database
    generators: int = 1
    game: str = "party"
    menu: str | tuple[str, ...] | None = "sushi-go"
    settings: Mapping[str, str] = field(default_factory=dict)  # of the server
    targets: Mapping[str, float] = field(default_factory=dict)
    profile: Path | None = None

    @property
    def setup(self) -> Setup:
        """What is played at the tables."""
        menu = list(self.menu) if isinstance(self.menu, tuple) else self.menu
        return Setup(game=self.game, seats=self.seats, menu=menu if self.game == "party" else None)  # type: ignore[arg-type]

    def __str__(self) -> str:
        menu = self.menu if isinstance(self.menu, str) or self.menu is None else " ".join(self.menu)
        played = f"{self.game} {menu}" if self.game == "party" else self.game
        return f"{self.tables} tables x {self.seats}, {self.think:g} s thinking, {played}"


# ------------------------------------------------------------------------------------------- measuring


@dataclass(frozen=True)
class Stretch:
    """A measured stretch of time."""

    tally: Tally
    before: machine.Usage
    after: machine.Usage
    busy: float  # CPU seconds of the whole machine
    pace: float  # CPU seconds of the reference work

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.tally.counts["moves"] / self.tally.seconds

    def figures(self, targets: Mapping[str, float], generators: int) -> list[Figure]:
        """All that was measured."""
        tally, seconds = self.tally, self.tally.seconds
        server, children = self.after.cpu - self.before.cpu, self.after.children_cpu - self.before.children_cpu
        moves, commands = max(1, tally.counts["moves"]), max(1, tally.counts["commands"])
        others = max(0.0, self.busy - server - children - tally.cpu) / seconds

        def figure(name: str, value: float, unit: str) -> Figure:
            return Figure(name, value, unit, targets.get(name), name == "moves")

        return [
            *latencies("ack", tally.acks, (50, 95, 99), dict(targets)),
            *latencies("reveal", tally.reveals, (50, 99), dict(targets)),
            figure("moves", moves / seconds, "per s"),
            figure("commands", commands / seconds, "per s"),
            figure("server CPU per move", 1000 * server / moves, "ms"),
            figure("server CPU per command", 1000 * server / commands, "ms"),
            figure("of it on the event loop", 1000 * (self.after.loop - self.before.loop) / commands, "ms"),
            figure("reference work", 1000 * self.pace, "ms"),
            figure("server CPU", 100 * server / seconds, "% of core"),
            figure("server RSS", self.after.rss, "MB"),
            figure("bots' CPU", 100 * children / seconds, "% of core"),
            figure("bots' RSS", self.after.children_rss, "MB"),
            *generator(tally, generators),
            figure("cores used by others", others, "cores"),
            figure("load at the end", machine.load()[0], ""),
        ]


def measured(host: Host, people: Crew, seconds: float) -> Stretch:
    """Let people play for a while and look at everything."""
    before, busy = machine.usage(host.pid), machine.busy()
    paces: list[float] = []
    people.begin()
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        time.sleep(min(1.0, left))
        paces.append(machine.reference())
    tally = people.end()
    return Stretch(tally, before, machine.usage(host.pid), machine.busy() - busy, median(paces))


@contextmanager
def playing(plan: Plan, run: Run) -> Iterator[tuple[Host, Crew]]:
    """A server full of people who play; afterwards, the proof."""
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder), plan.settings, plan.profile) as host:
        with crew(host.url, plan.setup, plan.generators) as people:
            people.think(plan.think)
            began = time.monotonic()
            run.counts["people"] = people.open(plan.tables, plan.kept, plan.spread)
            run.remarks.append(f"opened and spread in {time.monotonic() - began:.1f} s")
            time.sleep(plan.warm)
            yield host, people
            stuck = people.played_on(STUCK_AFTER + 10 * plan.think)
            if stuck:
                run.wrong.append(f"{stuck} people cannot play on")
            kept = people.close()
        host.stop()
        run.counts["acks looked for"] = sum(map(len, kept.values()))
        run.wrong += proof.lost(host.database, kept)
        if "Traceback" in host.log or "trouble" in host.log:
            run.wrong.append(f"the server complains: {host.log[-2000:]}")


def judge(run: Run, tally: Tally, calm: bool = True) -> None:
    """Count what was counted; some of it may never be, some only if the server was left in peace."""
    for name, count in tally.counts.items():
        run.counts[name] = run.counts.get(name, 0) + count
    for name, count in tally.counts.items():
        if name.startswith(NEVER) or (calm and name.startswith(("closed", "unreachable", "resyncs"))):
            run.wrong.append(f"{count} times: {name}")


def shared(run: Run, tally: Tally, generators: int) -> None:
    """Say what the figures have to be read with."""
    run.remarks.append("the generator, the server and its database shared the cores")
    late = percentile(sorted(tally.lags), 99)
    if tally.cpu / tally.seconds > FULL * generators or late > LATE:
        run.remarks.append(
            f"the generator could hardly keep up (timers {late * 1000:.0f} ms late in 1 of 100): the latencies are"
            " partly its own. Try --generators 2, or a less busy machine"
        )


# ------------------------------------------------------------------------------------------- scenarios


def steady(plan: Plan) -> Run:
    """People play, and that is all."""
    run = Run(plan.name, f"{plan}, {plan.length:g} s")
    with playing(plan, run) as (host, people):
        stretch = measured(host, people, plan.length)
        run.figures = stretch.figures(plan.targets, plan.generators)
        run.latencies = {"ack": [1000 * one for one in stretch.tally.acks]}
        judge(run, stretch.tally)
        shared(run, stretch.tally, plan.generators)
    return run


def ramp(plan: Plan) -> Run:
    """People think less and less, until acks take too long, and a little beyond."""
    run = Run(plan.name, f"{plan.tables} tables x {plan.seats}, thinking less every {plan.step:g} s")
    knee, left = 0.0, BEYOND
    with playing(plan, run) as (host, people):
        for think in STEPS:
            people.think(think)
            time.sleep(min(plan.step, 2.0))
            stretch = measured(host, people, plan.step)
            p99 = percentile(sorted(stretch.tally.acks), 99)
            cpu = 1000 * (stretch.after.cpu - stretch.before.cpu) / max(1, stretch.tally.counts["moves"])
            run.remarks.append(
                f"{think:4g} s thinking: {stretch.moves:7.1f} moves/s, ack p50"
                f" {percentile(sorted(stretch.tally.acks), 50) * 1000:7.1f} p99 {p99 * 1000:7.1f} ms,"
                f" server CPU {cpu:.2f} ms per move, generator {100 * stretch.tally.cpu / stretch.tally.seconds:.0f} %"
            )
            judge(run, stretch.tally, calm=p99 <= KNEE)
            if p99 <= KNEE:
                knee, left = max(knee, stretch.moves), BEYOND
                run.figures = stretch.figures({}, plan.generators)
            else:
                left -= 1
                if not left:
                    break
        people.think(plan.think)
        shared(run, stretch.tally, plan.generators)
    run.figures = [Figure("knee", knee, "moves/s", plan.targets.get("knee"), True), *run.figures]
    return run


def stampede(plan: Plan) -> Run:
    """The server is killed under load and started again; everybody comes back at once, several times."""
    run = Run(plan.name, f"{plan}; killed and started {plan.repeats} times")
    took: list[float] = []
    cpu: list[float] = []
    with playing(plan, run) as (host, people):
        people.begin()
        for _ in range(plan.repeats):
            host.kill()
            killed = time.monotonic()
            people.miss(killed)
            host.start()
            answered = time.monotonic() - killed
            back = people.back(STUCK_AFTER)
            used = machine.usage(host.pid)
            cpu.append(used.cpu)
            here = sorted(one for one in back if one is not None)
            took += here
            run.remarks.append(
                f"answered after {answered:.2f} s, people back: p50 {percentile(here, 50):.2f},"
                f" p95 {percentile(here, 95):.2f}, all after {here[-1] if here else 0:.2f} s;"
                f" server CPU {used.cpu:.1f} s, bots' {used.children_cpu:.1f} s, load {machine.load()[0]}"
            )
            if len(here) < len(back):
                run.wrong.append(f"{len(back) - len(here)} people are not back")
            time.sleep(plan.warm)
        tally = people.end()
        judge(run, tally, calm=False)
        shared(run, tally, plan.generators)
    took.sort()
    run.figures = [
        Figure("back after p50", percentile(took, 50), "s"),
        Figure("back after p95", percentile(took, 95), "s", plan.targets.get("back after p95")),
        Figure("back after max", took[-1] if took else 0.0, "s", plan.targets.get("back after max")),
        Figure("server CPU until all are back", sum(cpu) / max(1, len(cpu)), "s"),
    ]
    return run


def starts(plan: Plan) -> Run:
    """The server is started on an empty database until it answers, several times."""
    run = Run(plan.name, f"process start to first answer, {plan.repeats} times")
    took, cpu = [], []
    for _ in range(plan.repeats):
        with tempfile.TemporaryDirectory() as folder:
            host = Host(Path(folder), plan.settings)
            began = time.monotonic()
            with host:
                took.append(time.monotonic() - began)
                cpu.append(machine.usage(host.pid).cpu)
    took.sort()
    run.figures = [
        Figure("start p50", percentile(took, 50), "s"),
        Figure("start max", took[-1], "s", plan.targets.get("start max")),
        Figure("CPU of a start", sum(cpu) / len(cpu), "s"),
    ]
    return run


def short(plan: Plan) -> Run:
    """A little of L1 and of L7: whether all goes well, not how fast."""
    run = steady(plan)
    again = stampede(plan)
    run.what += f"; then {again.what}"
    run.wrong += again.wrong
    run.remarks += again.remarks
    run.counts = {name: run.counts.get(name, 0) + again.counts.get(name, 0) for name in {**run.counts, **again.counts}}
    run.figures += again.figures
    return run


LATENCIES = {"ack p50": 15, "ack p99": 120, "reveal p99": 200, "server RSS": 300}
L2 = Plan(targets=LATENCIES)
SCENARIOS: dict[str, tuple[Callable[[Plan], Run], Plan]] = {
    "L1": (
        steady,
        replace(L2, name="L1", tables=100, think=6, targets={"ack p50": 10, "ack p99": 60, "server CPU": 15}),
    ),
    "L2": (steady, L2),
    "L3": (steady, replace(L2, name="L3", tables=250, seats=8, menu=HARD)),
    "L4": (steady, replace(L2, name="L4", tables=1000, think=6, targets={"ack p50": 30, "ack p99": 400})),
    "L5": (ramp, replace(L2, name="L5", targets={"knee": 800})),
    "L7": (stampede, replace(L2, name="L7", targets={"back after p95": 10, "back after max": 20})),
    "start": (starts, replace(L2, name="start", repeats=5, targets={"start max": 2})),
    "short": (
        short,
        replace(
            L2, name="short", tables=20, think=0.3, length=2, warm=1, spread=2, kept=20, repeats=1, targets={},
            settings={"compiled_bots": "no"},
        ),
    ),
}  # fmt: skip
