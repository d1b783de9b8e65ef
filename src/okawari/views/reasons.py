"""Why a seat got its points: a message and its numbers, from what lies open on the table."""

from collections.abc import Callable

from okawari.cards import edamame, fruit, maki, uramaki
from okawari.cards.colours import colours, largest
from okawari.cards.desserts import kept
from okawari.table.faces import (
    DIPPED,
    EDAMAME,
    EGG,
    FIRST,
    FLIPPED,
    FLIPPED_LINE,
    FUTOMAKI,
    ICE_CREAM,
    INARI,
    KINDS,
    PUDDING,
    SQUID,
    TEMAKI,
)
from okawari.table.layout import Table
from okawari.table.zones import count

Numbers = dict[str, int]


def line_name(line: int) -> str:
    """The kind a line of the score sheet is about."""
    return "flipped" if line == FLIPPED_LINE else KINDS[line]


def reason(t: Table, seat: int, line: int) -> tuple[str, Numbers]:
    """The message that explains a line of a seat's score sheet, and what it needs to know."""
    name = line_name(line)
    numbers = MEASURES[name](t, seat) if name in MEASURES else {"count": _lying(t, seat, line)}
    shared = "-all" if numbers.get("sharers", 0) > numbers.get("others", 0) else ""
    return f"why-{name}{shared}", {**numbers, "points": t.seats[seat].lines[line]}


def _lying(t: Table, seat: int, kind: int) -> int:
    return sum(count(t.seats[seat], face) for face in range(FIRST[kind], FIRST[kind + 1]))


def _nigiri(t: Table, seat: int) -> Numbers:
    me = t.seats[seat]
    tripled = sum(count(me, DIPPED + face) for face in range(EGG, SQUID + 1))
    return {"count": tripled + sum(count(me, face) for face in range(EGG, SQUID + 1)), "tripled": tripled}


def _place(t: Table, seat: int, measure: Callable[[Table, int], int]) -> Numbers:
    """Which place a count took (0: none) and how many shared it."""
    counts = [measure(t, other) for other in range(t.places)]
    mine = counts[seat]
    place = 1 + len({other for other in counts if other > mine}) if mine else 0
    return {"count": mine, "place": place if place <= 3 else 0, "tied": counts.count(mine)}


def _most_or_fewest(t: Table, seat: int, measure: Callable[[Table, int], int]) -> Numbers:
    """1 the most, -1 the fewest, 2 both, 0 neither."""
    counts = [measure(t, other) for other in range(t.places)]
    mine = counts[seat]
    most = mine > 0 and mine == max(counts)
    fewest = mine == min(counts) and len(counts) > 1
    return {"count": mine, "place": 2 if most and fewest else most - fewest, "tied": counts.count(mine)}


def _edamame(t: Table, seat: int) -> Numbers:
    others = sum(count(t.seats[other], EDAMAME) > 0 for other in range(t.places) if other != seat)
    return {"count": count(t.seats[seat], EDAMAME), "others": others, "sharers": edamame.sharers(t, seat)}


def _sukeroku(t: Table, seat: int) -> Numbers:
    inari, futomaki = count(t.seats[seat], INARI), count(t.seats[seat], FUTOMAKI)
    pairs = min(inari, futomaki)
    return {"pairs": pairs, "singles": inari + futomaki - 2 * pairs}


def _fruit(t: Table, seat: int) -> Numbers:
    names = ("watermelon", "pineapple", "orange")
    return {name: fruit.icons(t, seat, number) for number, name in enumerate(names)}


MEASURES: dict[str, Callable[[Table, int], Numbers]] = {
    "nigiri": _nigiri,
    "maki": lambda t, seat: _place(t, seat, maki.icons),
    "temaki": lambda t, seat: _most_or_fewest(t, seat, lambda t, seat: count(t.seats[seat], TEMAKI)),
    "uramaki": lambda t, seat: {"count": uramaki.icons(t, seat)},
    "edamame": _edamame,
    "sukeroku": _sukeroku,
    "soy_sauce": lambda t, seat: {"count": _lying(t, seat, KINDS.index("soy_sauce")), "colours": colours(t, seat)},
    "tea": lambda t, seat: {"count": _lying(t, seat, KINDS.index("tea")), "group": largest(t, seat)},
    "pudding": lambda t, seat: _most_or_fewest(t, seat, lambda t, seat: kept(t, seat, PUDDING)),
    "ice_cream": lambda t, seat: {"count": kept(t, seat, ICE_CREAM)},
    "fruit": _fruit,
    "flipped": lambda t, seat: {"count": t.seats[seat].front[FLIPPED]},
}
