"""Whole games over real sockets, with an oracle that knows who may know what, and canaries for what nobody may."""

import random
from typing import Any

import pytest

from tests.server.leaks.oracle import Oracle
from tests.server.leaks.sockets import evening, written
from tests.server.leaks.volume import SOAK
from tests.server.running import in_loop, running

BUSY = ["maki", "tofu", "miso", "gyoza", "special_order", "spoon", "fruit"]
MENUS = ["uramaki", "onigiri", "tofu", "edamame", "menu", "chopsticks", "pudding"]
SETUPS: dict[str, dict[str, Any]] = {
    "classic": {"game": "classic", "seats": 5},
    "party with orders and spoons": {"game": "party", "seats": 6, "menu": BUSY, "memory": True},
    "party with menus": {"game": "party", "seats": 5, "menu": MENUS, "options": {"announce": "after_reveal"}},
    "draft": {"game": "draft", "seats": 5},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SETUPS)
@in_loop
async def test_nobody_hears_what_is_not_for_them(name: str) -> None:
    with written() as log:
        async with running(rate_size=0, bot_delay=(0.0, 0.02), public_list=True) as server:
            for number in range(20 if SOAK else 1):
                found = await evening(server, SETUPS[name], random.Random(f"{name} {number}"))
                assert found.findings == []
                assert {"device", "guest", "rude", "spectator", "late"} == set(found.guests)
                assert all(len(guest.frames) > 5 for guest in found.guests.values())
                assert len(found.read) > 10
                table = found.guests["device"].entry["table"]
                tokens = {at: guest.entry["token"] for at, guest in enumerate(found.guests.values())}
                oracle = Oracle(await server.app.services.store.read(table), tokens)
                assert oracle.reads(log.getvalue().encode(), "the log") == []
