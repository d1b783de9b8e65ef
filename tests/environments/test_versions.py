"""What names with a version stand for stays as it is: layout, numbers of answers, rewards, and what a seed deals."""

import hashlib
from typing import Any

import numpy
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.naming import PIECES
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.settings import VERSION

LAYOUT = "596422aeea5227ee"
PLAYED = {
    "classic": "dd1036a783bdf850",
    "party": "ba5a9b497faa81f4",
    "draft": "f5201456e829f77d",
}
CHANGED = "before the first release: write the new digest here; later: raise VERSION, and say why in the changelog"


def test_the_layout_of_an_observation_is_that_of_its_version() -> None:
    said = repr([(piece.name, piece.shape, piece.cells) for piece in PIECES]) + repr((ACTIONS, WAIT))
    assert VERSION == "v0"
    assert hashlib.sha256(said.encode()).hexdigest()[:16] == LAYOUT, CHANGED


@pytest.mark.parametrize("game", PLAYED)
def test_a_seed_plays_the_games_of_its_version(game: str) -> None:
    """With a bot among learners, and all three rewards; the number of an answer decides which is given."""
    digest = hashlib.sha256()
    for reward in ("points", "place", "win"):
        tables = Tables(game, seats=4, count=2, reward=reward, bots=[None, "casual", None, "greedy"], fast=False)
        tables.reset(7)
        order = numpy.random.RandomState(1)  # whose numbers numpy keeps for ever
        for _ in range(80):
            tables.step((tables.masks * (1 + order.permutation(ACTIONS))).argmax(2))
            for part in (tables.observations, tables.masks, tables.rewards, tables.over):
                digest.update(part.tobytes())
    assert digest.hexdigest()[:16] == PLAYED[game], CHANGED


def test_names_have_the_version() -> None:
    made: Any = okawari_v0.parallel_env(fast=False)
    assert made.metadata["name"] == okawari_v0.__name__.rpartition(".")[2] == f"okawari_{VERSION}"
