"""Adversary: an operator who reads the database while the server runs, and sits at the table."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from okawari.client import Entry, Server, ServerRefusal, TableClient
from okawari.client.shuffle import Bound
from okawari.game import Game
from okawari.protocol.messages import Open, Ready, Setup, Start
from okawari.replays.shuffle import ZEROS, commitment, game_seed
from tests.server.running import ServerProcess, in_loop

SETUP = Setup(game="classic", seats=2)
TRIES = 300
WANTED = "pudding"
HEX = set("0123456789abcdef")


def written(database: Path) -> list[dict[str, object]]:
    """Every entry that is on disk just now."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [json.loads(payload) for (payload,) in connection.execute("SELECT payload FROM log ORDER BY seq")]


def secret_of(rows: list[dict[str, object]]) -> bytes:
    """The server's secret for the next game."""
    return bytes.fromhex([str(row["shuffle"]) for row in rows if "shuffle" in row][-1])


def bytes_of_others(rows: list[dict[str, object]]) -> Iterator[bytes]:
    """Everything in the database that could be the other person's 32 bytes."""
    for row in rows:
        for value in row.values():
            if isinstance(value, str) and len(value) == 64 and set(value) <= HEX:
                yield bytes.fromhex(value)


def hand_of(seed: str) -> dict[str, int]:
    """The first hand of seat 0."""
    return dict(Game("classic", seats=2, seed=seed).view(0).hand or {})


def predicted(secret: bytes, own: str, others: bytes, table: str) -> dict[str, int]:
    """The hand that Eve gets if the other person's bytes are these."""
    return hand_of(game_seed(secret, [bytes.fromhex(own), others], table, 1, ["Eve", "Mia"]))


def best_deal(secret: bytes, others: bytes, table: str, dice: Random) -> tuple[str, dict[str, int]]:
    """Try many bytes for Eve: return those that bring the most of a wanted card, and the hand they should bring."""
    found: list[tuple[int, str, dict[str, int]]] = []
    for _ in range(TRIES):
        own = dice.randbytes(32).hex()
        hand = predicted(secret, own, others, table)
        found.append((hand.get(WANTED, 0), own, hand))
    _, entropy, hand = max(found, key=lambda one: one[0])
    return entropy, hand


async def seated(door: Server) -> tuple[TableClient, TableClient, Entry]:
    entry = await door.create_table(SETUP, ["Eve"])
    guest = await door.join(code=entry.code or "", name="Mia")
    return await door.client(entry).open(), await door.client(guest).open(), entry


def note(told: set[str], client: TableClient) -> bool:
    """Keep what a client has heard; whether it has heard of a start that was called off."""
    told.update(one.what for one in client.events)
    return "not_opened" in told


def bind(client: TableClient, entropy: str) -> Ready:
    """A `ready` with bytes of the attacker's choice."""
    assert client.table
    assert client.you.person is not None
    bound = commitment(bytes.fromhex(entropy), client.table.table, 1, client.you.person)
    client.shuffle.bound[bound] = Bound(entropy, client.table.commitment)
    return Ready(id=f"eve-{token_hex(8)}", ready=True, commitment=bound)


@pytest.mark.slow
@in_loop
async def test_an_operator_with_a_chair_cannot_choose_the_deal(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Server(server.url) as door:
            eve, mia, entry = await seated(door)
            await mia.ready()
            rows = await asyncio.to_thread(written, tmp_path / "tables.db")
            secret, guesses = secret_of(rows), [*bytes_of_others(rows), bytes.fromhex(ZEROS)]
            entropy, _ = best_deal(secret, guesses[-1], entry.table, Random(1))
            hopes = [predicted(secret, entropy, guess, entry.table) for guess in guesses]
            await eve.connection.command(bind(eve, entropy))
            await eve.start()
            assert eve.mine
            assert eve.mine.hand not in hopes, "the deal was predicted"
            # The search itself works: with what the log holds now, it predicts this very deal.
            opened = {
                row["person"]: row["entropy"]
                for row in await asyncio.to_thread(written, tmp_path / "tables.db")
                if "entropy" in row
            }
            parts = [bytes.fromhex(entropy), bytes.fromhex(str(opened[1]))]
            assert predicted(secret, entropy, parts[1], entry.table) == eve.mine.hand
            await asyncio.gather(eve.hang_up(), mia.hang_up())


@pytest.mark.slow
@in_loop
async def test_an_operator_who_opens_last_can_only_call_the_start_off_for_all_to_see(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Server(server.url) as door:
            eve, mia, entry = await seated(door)
            await mia.ready()
            own = token_hex(32)
            command = bind(eve, own)
            await eve.connection.command(command)
            eve.shuffle.bound.clear()  # Eve does not open by herself
            await eve.connection.command(Start(id=f"eve-{token_hex(8)}"))
            await eve.wait_for(
                lambda client: (
                    client.table is not None
                    and client.table.opening is not None
                    and client.table.opening.missing == [0]
                ),
                5,
            )
            rows = await asyncio.to_thread(written, tmp_path / "tables.db")
            others = next(bytes.fromhex(str(row["entropy"])) for row in rows if row["what"] == "opened")
            better, _ = best_deal(secret_of(rows), others, entry.table, Random(1))
            with pytest.raises(ServerRefusal, match="not the number"):
                await eve.connection.command(Open(id=f"eve-{token_hex(8)}", entropy=better))
            before = mia.table.commitment if mia.table else ""
            told: set[str] = set()
            with suppress(TimeoutError):
                await mia.wait_for(lambda client: note(told, client), 15)
            assert "not_opened" in told
            assert mia.table
            assert mia.table.phase == "lobby"
            assert mia.table.commitment != before
            await mia.wait_for(lambda client: client.my_chairs[0].ready, 5)  # commits afresh by itself
            assert not mia.chairs[0].ready
            await asyncio.gather(eve.hang_up(), mia.hang_up())
