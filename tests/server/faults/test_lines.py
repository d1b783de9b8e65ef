"""F8 to F11: lines that lose, double, mix and delay frames. Every game ends as it should, whatever it takes."""

import asyncio
from random import Random

import pytest

from okawari.client import Server, Timing, Weather
from tests.server.faults.parties import FREE, ledger_of, parties
from tests.server.faults.volumes import SOAK, many
from tests.server.ledger import Ledger
from tests.server.running import in_loop, running

pytestmark = pytest.mark.slow
GAMES = many(4, 100)
AT_ONCE = many(4, 20)
# A client on such a line notices sooner than others that something is missing.
ALERT = Timing(
    ping_every=0.5,
    pong_within=2.0,
    welcome_within=1.0,
    resend_after=0.3,
    resend_most=2.0,
    retries=(0.05, 0.1, 0.2, 0.5),
    quiet_after=1.0,
    tick=0.05,
)
PATIENT = Timing(retries=(0.05, 0.1, 0.2, 0.5), quiet_after=15.0)
WEATHERS = {
    "F8 dropped": (Weather(drop=0.05), ALERT),
    "F9 duplicated": (Weather(duplicate=0.1), ALERT),
    "F10 reordered": (Weather(window=5), ALERT),
    "F11 late": (Weather(delay=(0.0, 3.0 if SOAK else 0.1)), PATIENT),
    "all at once": (Weather(drop=0.03, duplicate=0.05, window=3, delay=(0.0, 0.02)), ALERT),
}


@pytest.mark.parametrize("weather", WEATHERS if SOAK else list(WEATHERS)[:-1])
@in_loop
async def test_whole_games_on_bad_lines(weather: str, book: Ledger) -> None:
    bad, timing = WEATHERS[weather]
    dice = Random(weather)
    for _ in range(GAMES // AT_ONCE):
        async with running(**FREE) as server, Server(server.url) as door:
            tables = parties(door, AT_ONCE, dice, weather=bad, timing=timing)
            await asyncio.gather(*(party.meet() for party in tables))
            await asyncio.gather(*(party.play() for party in tables))
            book.add(await ledger_of(server, tables))
        lines = [guest.line for party in tables for guest in party.guests]
        assert not bad.drop or sum(line.dropped for line in lines) > 0
        assert not bad.duplicate or sum(line.doubled for line in lines) > 0
    assert book.games >= GAMES
