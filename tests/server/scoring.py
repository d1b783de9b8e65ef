"""Final scores by the slow scorer that was written from the rulebooks alone."""

from collections import Counter
from typing import Any

from okawari.game import Game
from okawari.views.facts import open_facts
from okawari.views.seat_view import View
from tests.reference import score

Points = dict[tuple[int, str], int]


def unexplained(game: Game) -> list[str]:
    """Where a finished game and the rulebooks disagree."""
    return draft_problems(game) if game.game == "draft" else _table(game)


def _table(game: Game) -> list[str]:
    """Classic and Party: every line of the sheet, the sums, and who has won."""
    problems = []
    races = _races(game)
    for number, view in enumerate(game.round_views, 1):
        wanted = _points(score(_request(game, view, "round")))
        for seat, points in races[number].items():
            wanted[seat, "uramaki"] = wanted.get((seat, "uramaki"), 0) + points
        problems += _compare(game, number, wanted)
    end = game.view()
    asked = _request(game, end, "desserts")
    problems += _compare(game, None, _points(score(asked)))
    sums = [sum(line.points for line in game.score_lines if line.seat == seat) for seat in range(len(game.scores))]
    if tuple(sums) != game.scores:
        problems.append(f"lines add up to {sums}, scores are {game.scores}")
    winners = _winners(game, [len(row["desserts"]) for row in asked["seats"]])
    if tuple(winners) != game.winners:
        problems.append(f"{game.winners} have won, by the rules {winners}")
    return problems


def _request(game: Game, view: View, scope: str) -> dict[str, Any]:
    """A table in the scoring format. Open wasabi goes last, so that nothing seems to lie on it."""
    seats = [
        {"table": sorted(place["dishes"], key=lambda card: card == "wasabi"), "desserts": place["desserts"]}
        for place in open_facts(view)["places"]
    ]
    if scope == "desserts":
        seats = [{"table": [], "desserts": seat["desserts"]} for seat in seats]
    asked: dict[str, Any] = {"game": game.game, "scope": scope, "seats": seats, "options": game.options}
    if game.game == "party":
        asked |= {"menu": [*game.kinds], "uramaki_places_taken": int(view.raw.places_taken)}
    return asked


def _points(answer: dict[str, Any]) -> Points:
    return {
        (seat, line["kind"]): line["points"]
        for seat, row in enumerate(answer["seats"])
        for line in row["lines"]
        if line["points"]
    }


def _compare(game: Game, number: int | None, wanted: Points) -> list[str]:
    found = {(line.seat, line.kind): line.points for line in game.score_lines if line.round == number}
    wanted = {key: points for key, points in wanted.items() if points}
    return [] if found == wanted else [f"round {number or 'of desserts'}: {found}, by the rules {wanted}"]


def _races(game: Game) -> dict[int, Counter[int]]:
    """What uramaki scored while each round was on."""
    races: dict[int, Counter[int]] = {}
    number = 0
    for event in game.events:
        if event.what == "round_started":
            number = event.values["round"]
            races[number] = Counter()
        elif event.what == "uramaki_place":
            races[number][event.seat] += event.values["points"]
    return races


def _winners(game: Game, desserts: list[int]) -> list[int]:
    """Most points, then most desserts; a dummy cannot win."""
    ranks = [(game.scores[seat], desserts[seat]) for seat in range(game.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def draft_problems(game: Game) -> list[str]:
    """Draft: the chips of every round, their sums, and who has won."""
    problems = []
    tables: list[list[str]] = []
    taken: dict[str, int | None] = {}
    chips: list[list[int]] = [[] for _ in range(game.seats)]
    for event in game.events:
        if event.what == "round_started":
            tables, taken = [[] for _ in range(game.seats)], {}
        elif event.what == "played":
            tables[event.seat].append(event.values["card"])
        elif event.what in ("chip_taken", "pile_stays"):
            taken[event.values["card"]] = event.seat if event.what == "chip_taken" else None
        elif event.what == "chip_shown":
            chips[event.seat].append(event.values["points"])
        elif event.what == "round_ended":
            asked = {"game": "draft", "seats": [{"table": cards} for cards in tables], "options": game.options}
            if score(asked)["chips"] != taken:
                problems.append(f"chips {taken}, by the rules {score(asked)['chips']}")
    final = score({"game": "draft", "scope": "game", "seats": [{"chips": won} for won in chips]})
    if tuple(seat["total"] for seat in final["seats"]) != game.scores or tuple(final["winners"]) != game.winners:
        problems.append(f"{game.scores}, by the rules {final}")
    return problems
