"""The proof of a fair shuffle: a secret promised before the players' own random bytes, from which the seed follows."""

import hashlib
import hmac
from collections.abc import Sequence

from okawari.errors import BadSave
from okawari.replays.saved import SavedGame, is_shuffle


def commitment(secret: bytes, table: str) -> str:
    """What is published before anybody is ready: the secret can be neither read from it nor exchanged later."""
    return hashlib.sha256(secret + table.encode("ascii")).hexdigest()


def game_seed(secret: bytes, entropies: Sequence[bytes], table: str) -> str:
    """The seed of a game; sorted, so that it does not matter who sent which bytes, or when."""
    return hmac.new(secret, b"".join(sorted(entropies)) + table.encode("ascii"), hashlib.sha256).hexdigest()


def check(saved: SavedGame) -> None:
    """Refuse a game whose secret is not the promised one, or whose seed does not follow from it."""
    proof = saved.shuffle
    if proof is None:
        return
    if not is_shuffle(proof, len(saved.seats)):
        raise BadSave("error-bad-save-field", field="shuffle")
    secret = bytes.fromhex(proof["secret"])
    if commitment(secret, proof["table"]) != proof["commitment"]:
        raise BadSave("error-bad-save-commitment")
    if game_seed(secret, [bytes.fromhex(one) for one in proof["entropy"]], proof["table"]) != saved.seed:
        raise BadSave("error-bad-save-seed")
