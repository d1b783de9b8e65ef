"""H13: the tests of this folder are tested themselves: twelve planted leaks, and some more, are all caught."""

import asyncio
import itertools
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Protocol

import pytest

from tests.server.leaks import planted
from tests.server.leaks.channels import Findings, late_findings, order_findings, pick_findings, view_findings
from tests.server.leaks.curtains import curtain_findings
from tests.server.leaks.oracle import cards_in
from tests.server.leaks.scenes import Scene, scenes
from tests.server.leaks.sockets import evening, written
from tests.server.leaks.traces import trace_findings
from tests.server.leaks.virtual import delay_findings, pace_findings
from tests.server.leaks.web import web, web_findings
from tests.server.running import running


class Check(Protocol):
    """Looks for leaks."""

    __name__: str

    def __call__(self) -> Findings: ...


def first(findings: Iterable[Findings]) -> Findings:
    """The first findings of many tries."""
    return next(filter(None, findings), [])


def party(number: int) -> Iterator[Scene]:
    """So many moments of one and the same evening."""
    return scenes("party", random.Random("planted"), number)


def views() -> Findings:
    return first(view_findings(scene, 3) for scene in party(60))


def picks() -> Findings:
    return first(pick_findings(scene) for scene in party(100))


def late() -> Findings:
    return first(
        late_findings(scene) for scene in scenes("party", random.Random("a late answer"), 100, "special_order")
    )


def hands() -> Findings:
    return first(order_findings(scene) for scene in party(50))


def traces() -> Findings:
    pairs = (asyncio.run(trace_findings("party", random.Random(f"planted {n}")))[0] for n in range(30))
    return first(pairs)


def curtains() -> Findings:
    return first(asyncio.run(curtain_findings("party", random.Random(f"planted {n}"))) for n in range(20))


def paces() -> Findings:
    return first(pace_findings("party", random.Random(f"planted {n}")) for n in range(20))


def delays() -> Findings:
    return delay_findings(600, random.Random(1))


def pages() -> Findings:
    async def ask() -> Findings:
        async with web() as app:
            for scene in scenes("party", random.Random("planted"), 40):
                if findings := await web_findings(app, scene, scene.audience()):
                    return findings
        return []

    return asyncio.run(ask())


def evenings() -> Findings:
    async def play() -> Findings:
        async with running(rate_size=0, bot_delay=(0.0, 0.0)) as server:
            return (await evening(server, {"game": "classic", "seats": 5}, random.Random(1))).findings

    return asyncio.run(play())


def logs() -> Findings:
    with written() as log:
        traces()
    return cards_in(log.getvalue().encode())


TWELVE: dict[str, tuple[Callable[[], AbstractContextManager[None]], tuple[Check, ...]]] = {
    "start state": (planted.start_state, (views,)),
    "undo list": (planted.undo_list, (traces,)),
    "log arguments": (planted.log_arguments, (logs,)),
    "card ids": (planted.card_ids, (picks,)),
    "deal order": (planted.deal_order, (hands,)),
    "etag of the full state": (planted.etag, (pages,)),
    "spectator filter off": (planted.spectator_filter, (picks, evenings)),
    "error text with a card": (planted.error_text, (views,)),
    "deck count by kind": (planted.deck_by_kind, (views, evenings)),
    "bot delay": (planted.bot_delay, (paces, delays)),
    "replay endpoint": (planted.replay_endpoint, (pages,)),
    "curtain left open": (planted.curtain_left_open, (curtains,)),
}
MORE: dict[str, tuple[Callable[[], AbstractContextManager[None]], tuple[Check, ...]]] = {
    "touched in secret": (planted.touched_in_secret, (traces,)),
    "counted in secret": (planted.counted_in_secret, (traces,)),
    "versions of secrets": (planted.versions_of_secrets, (traces, picks)),
    "late answers": (planted.late_answers, (late,)),
    "next hands too early": (planted.next_hands, (views, evenings)),
    "seed in the start": (planted.seed_in_the_start, (evenings,)),
}


def rows() -> Iterator[tuple[str, str, Findings]]:
    """Each leak, the check that looks for it, and what that found."""
    for name, (plant, checks) in itertools.chain(TWELVE.items(), MORE.items()):
        for check in checks:
            with plant():
                yield name, check.__name__, check()


@pytest.mark.slow
def test_without_a_leak_the_same_checks_find_nothing() -> None:
    everything = {check for _, checks in [*TWELVE.values(), *MORE.values()] for check in checks}
    elsewhere: set[Check] = {evenings, delays}  # test_evenings.py and test_lines.py find them clean
    assert [finding for check in everything - elsewhere for finding in check()] == []


@pytest.mark.slow
def test_planted_leaks_are_caught(capsys: pytest.CaptureFixture[str]) -> None:
    table = [*rows()]
    caught = {name for name in TWELVE if all(found for leak, _, found in table if leak == name)}
    lines = [f"{name:24} {check:10} {'caught' if found else 'MISSED'}" for name, check, found in table]
    with capsys.disabled():
        sys.stdout.write("\n".join(["", *lines, f"{len(caught)} of {len(TWELVE)} caught", ""]))
    assert [f"{name} by {check}" for name, check, found in table if not found] == []
    assert len(caught) == 12
