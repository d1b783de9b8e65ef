"""Tables of Classic and Party: laid out as described, then scored by the rules themselves."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from okawari.cards.desserts import set_aside
from okawari.editions.setup import classic_table, party_table
from okawari.language import Language
from okawari.rules.scoring import score_desserts, score_round, winners
from okawari.scorepad.cards import Card, box, keep, kinds_of, lay, read_desserts, read_table, spots, too_many
from okawari.scorepad.parse import Request, leaders
from okawari.scorepad.wide import widened
from okawari.sheets import ScoreLine, dessert_lines, round_lines
from okawari.table.faces import KINDS
from okawari.table.layout import Rules, Table

WideTable = widened(Table, keep=(Rules,))
ANY_MENU = "my-first-meal"  # the rules of Party do not depend on what is served
ORDER = (*KINDS, "flipped")


def score_table(request: Request, language: Language) -> dict[str, Any]:
    """Points for every kind, with reasons; who leads, and at the end of the game who has won."""
    known = spots(request)
    tables = [read_table(place, known) for place in request.seats]
    desserts = [read_desserts(place, known) for place in request.seats]
    cards = [card for row in (*tables, *desserts) for card in row]
    t = set_table(request, cards)
    for seat, place in enumerate(request.seats):
        t.seats[seat].score = place.points
        for card in tables[seat]:
            lay(t, seat, card)
        for card in desserts[seat]:
            keep(t, seat, card)
    lines = run(t, request.scope)
    rows = [row(t, request, seat, lines, language) for seat in range(t.places)]
    best = leaders([one["total"] for one in rows[: t.seats_n]])
    if request.scope == "game":
        best = [seat for seat in range(t.seats_n) if winners(t) >> seat & 1]
    return {"seats": rows, "winners": best, "warnings": [*_warnings(request, cards, language)]}


def set_table(request: Request, cards: Sequence[Card]) -> Table:
    """An empty table with its rules, where every kind is served that is on the menu or lies there."""
    t: Table = WideTable()
    usual = _usual(request.game, len(request.seats), tuple(sorted(request.options.items())))
    t.rules = usual.rules
    t.places = len(request.seats)
    t.seats_n = t.places - request.dummy
    if t.places == 1:
        t.rules.fewest_lose = 0
    served = {"nigiri", *(request.menu or ()), *kinds_of(cards)}
    if request.game == "classic":
        served = {KINDS[usual.menu[at]] for at in range(usual.menu_n)}
    t.menu_n = len(served)
    for at, kind in enumerate(sorted(served, key=KINDS.index)):
        t.menu[at] = KINDS.index(kind)
    t.places_taken = request.places_taken
    return t


@lru_cache(maxsize=256)
def _usual(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """A table as games have it. A lone tableau goes by the rules for two."""
    values = dict(options)
    if game == "party":
        return party_table(max(seats, 2), ANY_MENU, values, "")
    if seats == 1:
        values["dummy"] = "no"
    return classic_table(2 if values["dummy"] == "yes" else max(seats, 2), values, "")


def run(t: Table, scope: str) -> list[ScoreLine]:
    """The round, the end of the game, or both."""
    lines = []
    if scope != "desserts":
        score_round(t)
        lines += round_lines(t)
    if scope != "round":
        for seat in range(t.places):
            set_aside(t, seat)
        score_desserts(t)
        lines += dessert_lines(t)
    return lines


def row(t: Table, request: Request, seat: int, lines: Iterable[ScoreLine], language: Language) -> dict[str, Any]:
    """One seat of the answer."""
    mine = sorted((line for line in lines if line.seat == seat), key=lambda line: ORDER.index(line.kind))
    total, before = t.seats[seat].score, request.seats[seat].points
    return {
        "points": total - before,
        "lines": [
            {"kind": line.kind, "points": line.points, "why": language.say(line.why, **line.numbers)} for line in mine
        ],
        "total": total,
    }


def _warnings(request: Request, cards: Sequence[Card], language: Language) -> Iterable[str]:
    for face, number, copies in too_many(cards, box(request)):
        yield language.say("warning-too-many", count=number, card=language.face(face), printed=copies)
    if request.menu is not None:
        for kind in sorted(kinds_of(cards) - {"nigiri", *request.menu}, key=KINDS.index):
            yield language.say("warning-not-on-menu", card=language.card(kind))
