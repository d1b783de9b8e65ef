"""The files that training leaves: weights, the worth of standings, and a card that says where they come from."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from okawari.bots.search.learned import CARD, VALUES, learned, numbers_as_bytes

ABOUT = "Habits and values that the searching bots of Okawari have learned from games against themselves."


def write(
    folder: Path, weights: Mapping[str, Sequence[int]], values: Mapping[str, Any], facts: Mapping[str, Any]
) -> None:
    """Write everything; the card with the checksums last, so that half a set is never taken for a whole one."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {name: numbers_as_bytes(row) for name, row in weights.items()}
    contents[VALUES] = (json.dumps(values, indent=1, sort_keys=True) + "\n").encode()
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    sums = {name: sha256(content).hexdigest() for name, content in sorted(contents.items())}
    card = {"about": ABOUT, **facts, "licence": "Apache-2.0", "sha256": sums}
    (folder / CARD).write_text(json.dumps(card, indent=1) + "\n", "utf-8")
    learned.cache_clear()
