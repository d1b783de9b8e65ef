"""Short ways to write a table and to ask for one figure of its score."""

from typing import Any

from .scorer import score


def line(answer: dict[str, Any], kind: str) -> list[int]:
    """What each seat gets for one kind."""
    return [sum(row["points"] for row in seat["lines"] if row["kind"] == kind) for seat in answer["seats"]]


def tables(game: str, *seats: str, scope: str = "round", **more: Any) -> dict[str, Any]:
    """Score tables written as words; `more` are further fields of the request."""
    rows = [{"table": cards.split()} for cards in seats]
    return score({"game": game, "scope": scope, "seats": rows, **more})


def party(kind: str, *seats: str, **more: Any) -> list[int]:
    return line(tables("party", *seats, **more), kind)


def classic(kind: str, *seats: str, **more: Any) -> list[int]:
    return line(tables("classic", *seats, **more), kind)


def draft(*seats: str, **options: str) -> dict[str, int | None]:
    chips: dict[str, int | None] = tables("draft", *seats, options=options)["chips"]
    return chips
