"""Tables of Draft: who takes which chip, and who has won by the chips."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from okawari.draft.faces import COPIES, DESSERT, FACES, PILES, SPOT_NAMES, STARRED, WILD
from okawari.draft.layout import Rules, Table
from okawari.draft.scoring import chip_taker
from okawari.draft.zones import types_of
from okawari.editions.draft import draft_table
from okawari.errors import BadTable
from okawari.language import Language
from okawari.scorepad.parse import Place, Request, leaders, shown
from okawari.scorepad.wide import widened
from okawari.table.bits import popcount
from okawari.table.faces import NOBODY
from okawari.table.prizes import LAST_PLACE

Line = dict[str, Any]
WideTable = widened(Table, keep=(Rules,))


def score_draft(request: Request, language: Language) -> dict[str, Any]:
    """The takers of the chips for what lies there; at the end of the game the chips' points and the winners."""
    t = set_table(request)
    ends = request.scope == "game"
    lines = [[_chips_line(place, language)] if ends and place.chips else [] for place in request.seats]
    chips: dict[str, int | None] = {}
    for pile, name in enumerate(PILES):
        seat = chip_taker(t, pile)
        chips[name] = None if seat == NOBODY else seat
        if seat != NOBODY and not ends:
            lines[seat].append(_chip_line(t, seat, pile, language))
    rows = [_row(place, mine) for place, mine in zip(request.seats, lines, strict=True)]
    best = leaders([row["total"] for row in rows])
    return {"seats": rows, "chips": chips, "winners": best, "warnings": [*_warnings(request.seats, language)]}


def set_table(request: Request) -> Table:
    """The cards in front of the seats; a lone tableau has every chip it can have."""
    t: Table = WideTable()
    t.rules = _usual(len(request.seats), tuple(sorted(request.options.items()))).rules
    t.places = t.seats_n = len(request.seats)
    for seat, place in enumerate(request.seats):
        for at, code in enumerate(place.table):
            if code not in SPOT_NAMES:
                field = f"{place.where}.table[{at}]"
                raise BadTable("error-bad-table-no-card", field=field, card=shown(code))
            t.seats[seat].front[SPOT_NAMES.index(code)] += 1
    return t


@lru_cache(maxsize=64)
def _usual(seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """A table as games have it."""
    return draft_table(max(seats, 2), dict(options), "")


def _row(place: Place, lines: Sequence[Line]) -> Line:
    points = sum(line["points"] for line in lines)
    return {"points": points, "lines": lines, "total": place.points + points}


def _chip_line(t: Table, seat: int, pile: int, language: Language) -> Line:
    """Why a seat takes a chip, whose value nobody knows yet; the seats have just been compared for it."""
    me = t.seats[seat]
    if pile == DESSERT:
        why, count = "why-chip-dessert", popcount(types_of(me))
    else:
        why, count = "why-chip", me.front[pile] + me.front[STARRED + pile] + me.front[WILD + pile]
    if t.rules.tie == LAST_PLACE and t.tally[seat] < max(t.tally):
        why += "-last"
    name = PILES[pile]
    return {"kind": name, "points": 0, "why": language.say(why, count=count, card=language.card(name))}


def _chips_line(place: Place, language: Language) -> Line:
    points = sum(place.chips)
    return {
        "kind": "chips",
        "points": points,
        "why": language.say("why-chips", count=len(place.chips), points=points),
    }


def _warnings(seats: Sequence[Place], language: Language) -> Iterable[str]:
    laid = Counter("wild" if code.startswith("wild=") else code for place in seats for code in place.table)
    for code, number in laid.items():
        printed = COPIES[FACES.index(code)]
        if number > printed:
            yield language.say("warning-too-many", count=number, card=language.face(code), printed=printed)
