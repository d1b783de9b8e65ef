"""The proof of a fair shuffle: commitments to random bytes, the bytes behind them, and the seed that follows.

docs/protocol.md specifies it under "A fair shuffle".
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from okawari.errors import BadSave
from okawari.replays.saved import SavedGame, is_old_shuffle, is_shuffle

BYTES = 32  # of the server's secret, and of each person's part
ZEROS = "00" * BYTES  # what counts for bots and for people who commit to nothing


def promise(secret: bytes, table: str, game: int) -> str:
    """Return the server's commitment to the secret of a game, published before anyone is ready."""
    return hashlib.sha256(secret + _place(table, game)).hexdigest()


def commitment(entropy: bytes, table: str, game: int, person: int) -> str:
    """Return a person's commitment to their random bytes for a game."""
    return hashlib.sha256(entropy + _place(table, game) + person.to_bytes(4, "big")).hexdigest()


def game_seed(secret: bytes, entropies: Sequence[bytes], table: str, game: int, names: Sequence[str]) -> str:
    """Return the seed of a game from the secret, the bytes by seat, and the names at the table."""
    seated = hashlib.sha256("\n".join(names).encode()).digest()
    return hmac.new(secret, b"".join(entropies) + _place(table, game) + seated, hashlib.sha256).hexdigest()


def _place(table: str, game: int) -> bytes:
    return table.encode("ascii") + game.to_bytes(4, "big")


# ------------------------------------------------------------------------------------------- protocol 1


def old_promise(secret: bytes, table: str) -> str:
    """Return the server's commitment as in protocol 1."""
    return hashlib.sha256(secret + table.encode("ascii")).hexdigest()


def old_seed(secret: bytes, entropies: Sequence[bytes], table: str) -> str:
    """Return the seed as in protocol 1: the players' bytes, sent in the clear, are sorted."""
    return hmac.new(secret, b"".join(sorted(entropies)) + table.encode("ascii"), hashlib.sha256).hexdigest()


# ------------------------------------------------------------------------------------------- checking


def check(saved: SavedGame) -> None:
    """Refuse a saved game whose proof does not hold; one without a proof has nothing to check."""
    proof = saved.shuffle
    if proof is None:
        return
    if is_old_shuffle(proof, len(saved.seats)):
        _check_old(saved, proof)
    elif is_shuffle(proof, len(saved.seats)):
        _check(saved, proof)
    else:
        raise BadSave("error-bad-save-field", field="shuffle")


def _check_old(saved: SavedGame, proof: dict[str, Any]) -> None:
    secret = bytes.fromhex(proof["secret"])
    if old_promise(secret, proof["table"]) != proof["commitment"]:
        raise BadSave("error-bad-save-commitment")
    if old_seed(secret, [bytes.fromhex(one) for one in proof["entropy"]], proof["table"]) != saved.seed:
        raise BadSave("error-bad-save-seed")


def _check(saved: SavedGame, proof: dict[str, Any]) -> None:
    secret, table, game, seats = bytes.fromhex(proof["secret"]), proof["table"], proof["game"], proof["seats"]
    names = [one["name"] for one in seats]
    if promise(secret, table, game) != proof["commitment"]:
        raise BadSave("error-bad-save-commitment")
    for number, one in enumerate(seats):
        if not _fits(one, table, game):
            raise BadSave("error-bad-save-opening", seat=number, name=one["name"])
    if not proof["same_deal"] and names != [one.get("name", "") for one in saved.seats]:
        raise BadSave("error-bad-save-names")
    if game_seed(secret, [bytes.fromhex(one["entropy"]) for one in seats], table, game, names) != saved.seed:
        raise BadSave("error-bad-save-seed")


def _fits(one: dict[str, Any], table: str, game: int) -> bool:
    """Return whether a seat's bytes match its commitment; without a commitment they have to be zeros."""
    if one["commitment"] is None:
        return bool(one["entropy"] == ZEROS)
    person = one["person"]
    return person is not None and commitment(bytes.fromhex(one["entropy"]), table, game, person) == one["commitment"]
