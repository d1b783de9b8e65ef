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
NAMES = ["Mia", "Leo", "Ben"]


def bound() -> tuple[Shuffle, str]:
    shuffle = Shuffle()
    made = shuffle.commit(LOBBY, YOU, OWN)
    assert made == commitment(bytes.fromhex(OWN), LOBBY.table, 5, 3)
    return shuffle, made


def frozen(*commitments: str | None, missing: tuple[int, ...] = (0, 1), **fields: str) -> TableInfo:
    opening = Opening(commitments=list(commitments), names=NAMES, missing=list(missing))
    return replace(LOBBY, opening=opening, **fields)


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


def test_a_server_that_starts_over_from_a_backup_gets_no_second_opening() -> None:
    shuffle, own = bound()
    first = frozen(OTHER, own, None)
    assert shuffle.opening(first, YOU) == OWN
    assert shuffle.opening(frozen("ef" * 32, own, None), YOU) is None
    assert isinstance(shuffle.doubt, UnfairShuffle)
    assert first.opening
    assert shuffle.seen[5].commitments == first.opening.commitments, "the first list is the one that counts"


def saved_with(commitments: list[str | None], promise: str, names: list[str], game: int = 5) -> SavedGame:
    parts = zip(names, commitments, strict=True)
    seats = [{"name": name, "person": None, "commitment": one, "entropy": OWN} for name, one in parts]
    proof = {"version": 2, "commitment": promise, "game": game, "seats": seats}
    return save(Game("classic", seats=3, seed="x"), shuffle=proof)


def test_a_game_saved_with_another_proof_is_found_out() -> None:
    shuffle, own = bound()
    shuffle.opening(frozen(OTHER, own, None), YOU)
    shuffle.check(saved_with([OTHER, own, None], LOBBY.commitment, NAMES))
    for forged in (
        saved_with([OTHER, own, None], "ef" * 32, NAMES),
        saved_with([own, own, None], LOBBY.commitment, NAMES),
        saved_with([OTHER, None, None], LOBBY.commitment, NAMES),
        saved_with([OTHER, own, None], LOBBY.commitment, ["Mia", "Leo", "Ben\u200b"]),  # names are part of the seed
        saved_with([OTHER, own, None], LOBBY.commitment, NAMES, game=6),
    ):
        with pytest.raises(UnfairShuffle):
            shuffle.check(forged)
