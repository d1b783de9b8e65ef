"""The test vectors of docs/shuffle.md, read as any program would read them."""

import json
import re
from pathlib import Path
from typing import Any

PATH = Path(__file__).parents[2] / "docs" / "vectors" / "shuffle.json"
VECTORS: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))


def event_of(line: str) -> dict[str, Any]:
    """An event from its line: its name, its seat, its values."""
    what, seat, *parts = line.split()
    pairs = (part.split("=", 1) for part in parts)
    values = {name: int(value) if re.fullmatch("[0-9]+", value) else value for name, value in pairs}
    return {"what": what, "seat": int(seat), "values": values}


def story_of(game: dict[str, Any]) -> dict[str, Any]:
    """The story of a game of the vectors, as the server would tell it."""
    told = game["story"]
    return {"events": [event_of(line) for line in told["events"]], "desserts": told["desserts"]}
