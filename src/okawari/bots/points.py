"""The cards' own points for a seat's dishes, by kind."""

from okawari.cards import CATALOGUE
from okawari.rules.hooks import dispatch
from okawari.table.layout import Table

points_of = dispatch(
    "points_of",
    "Points for one seat's own dishes, or desserts, of a kind.",
    {card.kind: card.points for card in CATALOGUE if card.points},
    {"t": Table, "seat": int},
    int,
)


def scored(t: Table, seat: int, kind: int) -> int:
    """Points that one seat has for its own dishes of a kind, or for the desserts it has set aside."""
    return points_of(kind, t, seat)  # type: ignore[no-any-return]  # made from the catalogue
