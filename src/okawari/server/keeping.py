"""What the store is given beside the log: how a table is found, and finished games."""

from time import time

from okawari.replays.saved import save, write
from okawari.replays.shuffle import commitment
from okawari.server import entries as e
from okawari.server.state import State
from okawari.server.storage import StoredReplay, Summary


def summary(state: State) -> Summary:
    """How the store finds the table."""
    code = state.code if state.phase == "lobby" and not state.locked else None
    return Summary(table=state.table, code=code, phase=state.phase, pinned=state.setup.pinned, touched=time())


def stored_replay(state: State, made: list[e.Entry]) -> StoredReplay | None:
    """The replay of a game that these entries end."""
    ended = next((entry for entry in made if isinstance(entry, e.Finished)), None)
    if ended is None:
        return None
    assert state.game is not None
    assert state.dealt is not None
    bots = {seat: chair.bot for seat, chair in enumerate(state.chairs) if chair.bot}
    secret = state.dealt.shuffle
    shuffle = {
        "secret": secret,
        "commitment": commitment(bytes.fromhex(secret), state.table),
        "table": state.table,
        "entropy": state.dealt.entropy,
    }
    document = write(save(state.game, bots, shuffle)).encode()
    owners = [state.people[person] for person in sorted(state.played) if person in state.people]
    return StoredReplay(replay=ended.replay, table=state.table, at=time(), owners=owners, document=document)
