"""A client's part of the shuffle: it opens its bytes to a server that keeps its side, and to no other."""

import pytest
from msgspec.structs import replace

from okawari.client import UnfairShuffle
from okawari.client.shuffle import Shuffle
from okawari.game import Game
from okawari.protocol.messages import Event, Opening, Setup, TableInfo, You
from okawari.replays import SavedGame, save
from okawari.replays.shuffle import commitment

YOU = You(person=3, seats=[1, 2], host=False)
OWN = "5a" * 32
LOBBY = TableInfo(
    table="table-of-a-winte",
    phase="lobby",
    setup=Setup(seats=3),
    chairs=[],
    locked=False,
    games=4,
    commitment="ab" * 32,
    continued=[],
)
OTHER = "cd" * 32


def bound() -> tuple[Shuffle, str]:
    shuffle = Shuffle()
    made = shuffle.commit(LOBBY, YOU, OWN)
    assert made == commitment(bytes.fromhex(OWN), LOBBY.table, 5, 3)
    return shuffle, made


def frozen(*commitments: str | None, missing: tuple[int, ...] = (0, 1), **fields: str) -> TableInfo:
    return replace(LOBBY, opening=Opening(commitments=list(commitments), missing=list(missing)), **fields)


def test_each_commitment_hides_bytes_of_its_own() -> None:
    shuffle = Shuffle()
    assert len({shuffle.commit(LOBBY, YOU) for _ in range(8)}) == 8
    assert len({one.entropy for one in shuffle.bound.values()}) == 8
    assert shuffle.commit(LOBBY, You(person=None, seats=[], host=False)) is None


def test_bytes_are_opened_once_for_a_start() -> None:
    shuffle, own = bound()
    table = frozen(OTHER, own, None)
    assert shuffle.opening(LOBBY, YOU) is None
    assert shuffle.opening(frozen(OTHER, own, None, missing=(0,)), YOU) is None, "it is not asked"
    assert shuffle.opening(table, YOU) == OWN
    assert shuffle.opening(table, YOU) is None
    assert shuffle.doubt is None


@pytest.mark.parametrize("what", ["another commitment of the server", "another commitment of mine", "none of mine"])
def test_a_server_that_changed_something_gets_no_bytes(what: str) -> None:
    shuffle, own = bound()
    if what == "another commitment of the server":
        table = frozen(OTHER, own, None, commitment="ef" * 32)
    else:
        table = frozen(OTHER, OTHER if what == "another commitment of mine" else None, None)
    assert shuffle.opening(table, YOU) is None
    assert isinstance(shuffle.doubt, UnfairShuffle)


def test_after_a_start_that_others_spoiled_it_commits_afresh() -> None:
    shuffle, _ = bound()
    assert shuffle.again([Event(what="not_opened", seat=0)], YOU)
    assert not shuffle.again([Event(what="not_opened", seat=0)], YOU), "it was not bound any more"
    shuffle, _ = bound()
    assert shuffle.again([Event(what="start_called_off", seat=-1)], YOU)
    shuffle, _ = bound()
    assert not shuffle.again([Event(what="not_opened", seat=1)], YOU), "it did not answer itself"
    shuffle, _ = bound()
    assert not shuffle.again([Event(what="ready", seat=0)], YOU)
    shuffle.began()
    assert not shuffle.again([Event(what="start_called_off", seat=-1)], YOU)


def saved_with(commitments: list[str | None], promise: str) -> SavedGame:
    seats = [{"name": "", "person": None, "commitment": one, "entropy": OWN} for one in commitments]
    return save(Game("classic", seats=3, seed="x"), shuffle={"version": 2, "commitment": promise, "seats": seats})


def test_a_game_saved_with_another_proof_is_found_out() -> None:
    shuffle, own = bound()
    shuffle.opening(frozen(OTHER, own, None), YOU)
    shuffle.check(saved_with([OTHER, own, None], LOBBY.commitment), 5)
    for commitments, promise, number in (
        ([OTHER, own, None], "ef" * 32, 5),
        ([own, own, None], LOBBY.commitment, 5),
        ([OTHER, None, None], LOBBY.commitment, 5),
        ([OTHER, own, None], LOBBY.commitment, 6),
    ):
        with pytest.raises(UnfairShuffle):
            shuffle.check(saved_with(commitments, promise), number)
