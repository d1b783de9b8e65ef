"""What the store is given beside the log: how a table is found, and finished games."""

from time import time
from typing import Any

from okawari.replays.saved import save, write
from okawari.server import entries as e
from okawari.server.shuffle import Shuffle
from okawari.server.state import State
from okawari.server.storage import StoredReplay, Summary


def summary(state: State) -> Summary:
    """How the store finds the table."""
    code = state.code if state.phase == "lobby" and not state.locked else None
    return Summary(table=state.table, code=code, phase=state.phase, pinned=state.setup.pinned, touched=time())


def proof(dealt: e.Started, table: str) -> dict[str, Any]:
    """Return the proof of a shuffle for a saved game; a game begun in a log of format 1 has the old proof."""
    shuffle = Shuffle(dealt.shuffle, e.FORMAT if dealt.game else 1)
    head = {"secret": dealt.shuffle, "commitment": shuffle.promise(table, dealt.game), "table": table}
    if not dealt.game:
        return {**head, "entropy": dealt.entropy}
    seats = [
        {"name": part.name, "person": part.person, "commitment": part.commitment, "entropy": part.entropy}
        for part in dealt.parts
    ]
    return {"version": 2, **head, "game": dealt.game, "same_deal": dealt.same_deal, "seats": seats}


def stored_replay(state: State, made: list[e.Entry]) -> StoredReplay | None:
    """The replay of a game that these entries end."""
    ended = next((entry for entry in made if isinstance(entry, e.Finished)), None)
    if ended is None:
        return None
    assert state.game is not None
    assert state.dealt is not None
    bots = {seat: chair.bot for seat, chair in enumerate(state.chairs) if chair.bot}
    document = write(save(state.game, bots, proof(state.dealt, state.table))).encode()
    owners = [state.people[person] for person in sorted(state.played) if person in state.people]
    return StoredReplay(replay=ended.replay, table=state.table, at=time(), owners=owners, document=document)
