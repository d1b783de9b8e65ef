"""What was learned from self-play and is shipped with the package: habits and the worth of unfinished games."""

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from sys import byteorder
from typing import Any

from okawari.bots.search import draft_habits, habits
from okawari.errors import DamagedWeights

SHIPPED = Path(__file__).parent / "weights"
CARD = "card.json"
SIZES = {"habits.bin": habits.SIZE, "draft_habits.bin": draft_habits.SIZE}
VALUES = "values.json"


@dataclass(frozen=True)
class Learned:
    """The weights of one training."""

    habits: Sequence[int]
    draft_habits: Sequence[int]
    values: Mapping[str, Mapping[str, Any]]  # by game and number of seats, for each round but the last
    name: str = ""  # the same for the same weights


@lru_cache(maxsize=8)
def learned(folder: str | None = None) -> Learned:
    """The shipped weights, or those in a folder; raises DamagedWeights where a checksum does not fit."""
    place = SHIPPED if folder is None else Path(folder)
    sums = json.loads((place / CARD).read_text("utf-8"))["sha256"]
    name = sha256(json.dumps(sums, sort_keys=True).encode()).hexdigest()[:12]
    found = {name: _content(place / name, sums) for name in (*SIZES, VALUES)}
    rows = {name: _numbers(found[name], size, name) for name, size in SIZES.items()}
    return Learned(rows["habits.bin"], rows["draft_habits.bin"], json.loads(found[VALUES]), name)


def unlearned() -> Learned:
    """Before any training: no habits, guessed values."""
    return Learned(array("H", [habits.USUAL] * habits.SIZE), array("H", [habits.USUAL] * draft_habits.SIZE), {})


def numbers_as_bytes(numbers: Sequence[int]) -> bytes:
    """16-bit numbers, the lower byte first."""
    row = array("H", numbers)
    if byteorder == "big":
        row.byteswap()
    return row.tobytes()


def _content(path: Path, sums: Mapping[str, str]) -> bytes:
    content = path.read_bytes()
    if sha256(content).hexdigest() != sums.get(path.name):
        raise DamagedWeights("error-weights-damaged", file=path.name)
    return content


def _numbers(content: bytes, size: int, name: str) -> Sequence[int]:
    row = array("H", content)
    if byteorder == "big":
        row.byteswap()
    if len(row) != size:
        raise DamagedWeights("error-weights-size", file=name, count=len(row), wanted=size)
    return row
