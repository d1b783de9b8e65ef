"""The table of any of the games before its first deal."""

from collections.abc import Mapping, Sequence
from typing import Any

from okawari.editions.draft import draft_table
from okawari.editions.setup import classic_table, party_table


def undealt(game: str, seats: int, menu: str | Sequence[str] | None, options: Mapping[str, str], seed: str) -> Any:
    """A table with its rules set and its box full; Party needs a menu, the others have none."""
    if game == "classic":
        return classic_table(seats, options, seed)
    if game == "draft":
        return draft_table(seats, options, seed)
    assert menu is not None
    return party_table(seats, menu, options, seed)
