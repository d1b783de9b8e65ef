"""The door: one request of the scoring format in, its scores out."""

from typing import Any

from .classic import classic_desserts, classic_round
from .draft import draft_chips
from .parse import CLASSIC_KINDS, FACES_OF_KIND, PARTY_KINDS, Card, parse_table
from .party import kinds_in_play, only_desserts, party_desserts, party_round, settle_options

Request = dict[str, Any]
Answer = dict[str, Any]
Points = dict[str, list[int]]


def score(request: Request) -> Answer:
    """Score one table. Beyond the format, `menu` (its code or its kinds) may tell which kinds are in play."""
    scorers = {"classic": score_classic, "party": score_party, "draft": score_draft}
    scopes = ["round", "game"] if request["game"] == "draft" else ["round", "desserts", "game"]
    if scope_of(request) not in scopes:
        raise ValueError(f"no such scope in this game: {scope_of(request)}")
    return scorers[request["game"]](request)


def scope_of(request: Request) -> str:
    return str(request.get("scope", "round"))


def score_classic(request: Request) -> Answer:
    """Sushi Go!, with the dummy in the last seat where there is one."""
    options = request.get("options", {})
    kinds = CLASSIC_KINDS + (["soy_sauce"] if options.get("promo") == "yes" else [])
    tables = [parse_table(seat.get("table", []), kinds, False) for seat in request["seats"]]
    earlier = [parse_table(seat.get("desserts", []), ["pudding"], False) for seat in request["seats"]]
    desserts = [old + only_desserts(new) for old, new in zip(earlier, tables, strict=True)]
    points: Points = {}
    if scope_of(request) != "desserts":
        points |= classic_round(tables)
    if scope_of(request) != "round":
        points |= classic_desserts(desserts)
    people = len(tables) - (1 if options.get("dummy") == "yes" and len(tables) > 1 else 0)
    return answer(request, points, desserts, list(range(people)))


def score_party(request: Request) -> Answer:
    """Sushi Go Party!"""
    options = settle_options(request.get("options", {}))
    copies_use_wasabi = options["order_nigiri"] == "de"
    tables = [parse_table(seat.get("table", []), PARTY_KINDS, copies_use_wasabi) for seat in request["seats"]]
    dessert_kinds = ["pudding", "ice_cream", "fruit", "special_order"]
    earlier = [parse_table(seat.get("desserts", []), dessert_kinds, False) for seat in request["seats"]]
    desserts = [only_desserts(old) + only_desserts(new) for old, new in zip(earlier, tables, strict=True)]
    in_play = kinds_in_play(request.get("menu"), tables + desserts)
    points: Points = {}
    if scope_of(request) != "desserts":
        points |= party_round(tables, options, in_play, request.get("uramaki_places_taken", 0))
    if scope_of(request) != "round":
        points |= party_desserts(desserts, options, in_play)
    return answer(request, points, desserts, list(range(len(tables))))


def score_draft(request: Request) -> Answer:
    """Sushi Draft: the chips of a round, or the winners by the chips won in the whole game."""
    seats = request["seats"]
    tables = [seat.get("table", []) for seat in seats]
    chips = draft_chips(tables, request.get("options", {}))
    if scope_of(request) == "round":
        return {"seats": [seat_answer(seat, 0, []) for seat in seats], "chips": chips}
    won = [sum(seat.get("chips", [])) for seat in seats]
    rows = [seat_answer(seat, number, []) for seat, number in zip(seats, won, strict=True)]
    totals = [row["total"] for row in rows]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"seats": rows, "chips": chips, "winners": best}


def answer(request: Request, points: Points, desserts: list[list[Card]], people: list[int]) -> Answer:
    """Put the points of every kind into lines for every seat, and name the winners at the end of a game."""
    rows = []
    for number, seat in enumerate(request["seats"]):
        lines = [
            {"kind": kind, "points": points[kind][number]}
            for kind in FACES_OF_KIND
            if kind in points and points[kind][number] != 0
        ]
        rows.append(seat_answer(seat, sum(points[kind][number] for kind in points), lines))
    if scope_of(request) != "game":
        return {"seats": rows}
    totals = [row["total"] for row in rows]
    return {"seats": rows, "winners": winners(totals, [len(cards) for cards in desserts], people)}


def seat_answer(seat: Request, points: int, lines: list[dict[str, Any]]) -> Answer:
    return {"points": points, "lines": lines, "total": seat.get("points", 0) + points}


def winners(totals: list[int], desserts: list[int], people: list[int]) -> list[int]:
    """Most points, then most dessert cards, then all who are still equal."""
    most = max(totals[seat] for seat in people)
    best = [seat for seat in people if totals[seat] == most]
    sweetest = max(desserts[seat] for seat in best)
    return [seat for seat in best if desserts[seat] == sweetest]
