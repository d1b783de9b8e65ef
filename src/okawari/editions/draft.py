"""A table of Draft from its options."""

from collections.abc import Mapping

from okawari.draft.layout import Table
from okawari.draft.setup import set_up
from okawari.editions.options import settled_options
from okawari.editions.setup import check_seats, round_keys
from okawari.table.prizes import LAST_PLACE, PASS_DOWN, SECOND_ONLY

TIES = {"next": PASS_DOWN, "second_only": SECOND_ONLY, "last_place": LAST_PLACE}


def draft_table(seats: int, options: Mapping[str, str], seed: str) -> Table:
    """A table of Draft, not dealt yet."""
    check_seats("draft", seats)
    values = settled_options("draft", options)
    t = Table()
    set_up(
        t,
        seats,
        passing_alternate=values["pass_direction"] == "alternate",
        advanced=values["advanced"] == "yes",
        tie=TIES[values["ties"]],
        out_for_game=values["leftovers"] == "per_game",
        open_chips=values["open_chips"] == "yes",
        keys=round_keys(seed),
    )
    return t
