"""greedy thinking with compiled code: the same answers, in microseconds."""

from collections.abc import Mapping
from typing import Any

from okawari import compiled
from okawari.bots.greedy_bot import Thought
from okawari.bots.greedy_draft import DraftMind
from okawari.bots.levels import levels
from okawari.bots.mind import Mind
from okawari.bots.search.space import entries
from okawari.bots.taste import Taste, tasted_answer, tasted_draft_answer
from okawari.compiled.graph import reachable
from okawari.draft.layout import View as DraftLayout
from okawari.structs import Rows, fill
from okawari.table.chance import Dice
from okawari.table.layout import View as Layout
from okawari.views.seat_view import View

COPIED = "okawari.table."  # functions of a line or two


def joints(entry: Any) -> list[Any]:
    """All but the smallest functions are compiled once: a bot thinks longer than calls cost."""
    return [function for function in reachable([entry], stop=()) if not function.__module__.startswith(COPIED)]


def think(views: Rows[Layout], minds: Rows[Mind], tastes: Rows[Taste], dice: Rows[Dice], mask: int) -> int:
    """greedy at Classic and Party."""
    return tasted_answer(views[0], mask, minds[0], tastes[0], dice[0])


def think_draft(
    views: Rows[DraftLayout], minds: Rows[DraftMind], tastes: Rows[Taste], dice: Rows[Dice], mask: int
) -> int:
    """greedy at Draft."""
    return tasted_draft_answer(views[0], mask, minds[0], tastes[0], dice[0])


def quick_bots() -> Mapping[str, Any]:
    """All bots with compiled code; raises NotCompiled where there is no compiler."""
    for drafting in (False, True):
        entries(drafting)
    return levels(quick_answer(), fast=True)


def quick_answer() -> Thought:
    """greedy's thinking, compiled here or found in the cache; raises NotCompiled where there is no compiler."""
    whole = dict.fromkeys([*joints(think), *joints(think_draft)])
    made = compiled.twins({"think": think, "think_draft": think_draft}, joints=whole)

    def answer(view: View, mask: int, taste: Taste, dice: Any) -> int:
        found, mind = (made.think_draft, DraftMind) if view.game == "draft" else (made.think, Mind)
        return int(found(_row(view.raw), compiled.batch(mind, 1), _row(taste), _row(dice), mask))

    return answer


def _row(structure: Any) -> Any:
    """A structure as the only one of a batch."""
    rows = compiled.batch(type(structure), 1)
    fill(rows, structure)
    return rows
