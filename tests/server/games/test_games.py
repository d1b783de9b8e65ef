"""Whole games over real sockets, and every check of the witness afterwards."""

import os
from collections.abc import Sequence
from random import Random

import pytest

from tests.server.games.plans import CLASSIC, DRAFT, OWN, PRINTED, anything
from tests.server.games.tables import Plan, account, play_tables
from tests.server.ledger import Ledger
from tests.server.running import in_loop, running

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
GROUPS = {
    "classic and draft": (*CLASSIC, *DRAFT),
    "printed menus": PRINTED,
    "own menus": OWN,
    **{f"anything {group}": tuple(anything(6 * group + at) for at in range(6)) for group in range(50 if SOAK else 1)},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GROUPS)
@in_loop
async def test_whole_games(name: str, book: Ledger) -> None:
    await play(GROUPS[name], name, book)


async def play(plans: Sequence[Plan], name: str, book: Ledger) -> None:
    """Play at all tables at once, and look into everything afterwards."""
    async with running(rate_size=0) as server:
        parties, witnesses = await play_tables(server, plans, Random(name))
    account(book, plans, parties, witnesses)
