"""The pad and the engine against the reference scorer, which shares no code with them."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from okawari.game import Game
from okawari.scorepad import score
from okawari.table.questions import SCORED
from okawari.views.seat_view import View
from tests import reference
from tests.scorepad.words import Request, any_request, requests
from tests.strategies import Setup, any_choice, setups

Answer = dict[str, Any]


def figures(answer: Answer) -> Answer:
    """An answer without the words; the reference has no lines for chips."""
    rows = [
        {**seat, "lines": [{"kind": row["kind"], "points": row["points"]} for row in seat["lines"]]}
        for seat in answer["seats"]
    ]
    if "chips" in answer:
        rows = [{**seat, "lines": []} for seat in rows]
    return {**{name: value for name, value in answer.items() if name != "warnings"}, "seats": rows}


def by_reference(request: Request) -> dict[str, Any]:
    """The reference names winners at the end of a game only; before that the pad says who leads."""
    answer = reference.score(request)
    players = answer["seats"][: len(answer["seats"]) - (request.get("options", {}).get("dummy") == "yes")]
    totals = [seat["total"] for seat in players or answer["seats"]]
    leading = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"winners": leading, **answer}


@settings(max_examples=400)
@given(requests())
def test_any_table_scores_as_in_the_reference(request: Request) -> None:
    assert figures(score(request)) == by_reference(request)


def test_three_thousand_tables_score_as_in_the_reference() -> None:
    for seed in range(3000):
        request = any_request(random.Random(seed))
        assert figures(score(request)) == by_reference(request), request


@given(requests())
def test_points_lines_and_totals_agree_and_have_reasons(request: Request) -> None:
    answer = score(request)
    for seat, given_seat in zip(answer["seats"], request["seats"], strict=True):
        assert seat["points"] == sum(row["points"] for row in seat["lines"])
        assert seat["total"] == seat["points"] + given_seat["points"]
        assert all(row["why"].endswith(".") for row in seat["lines"])
    assert answer["winners"]
    assert ("chips" in answer) == (request["game"] == "draft")


# ---------------------------------------------------------------------------------- games of the engine


def exported(setup: Setup, t: Any, scope: str, **more: Any) -> Request:
    """What lies on an engine's table, in the scoring format."""
    view = View(setup.game, t, None, (), setup.engine.spots, setup.engine.faces)
    rows: list[Request] = []
    for seat in range(t.places):
        rows.append({"table": view.table(seat)})
        if setup.game != "draft":
            rows[seat]["desserts"] = view.desserts(seat)
    request: Request = {"game": setup.game, "options": setup.options, "scope": scope, "seats": rows, **more}
    return {**request, "menu": list(view.menu)} if setup.game == "party" else request


def sheet(game: Game, number: int | None, seats: int) -> list[dict[str, int]]:
    """The engine's score sheet of a round, or of the desserts."""
    rows: list[dict[str, int]] = [{} for _ in range(seats)]
    for line in game.score_lines:
        if line.round == number:
            rows[line.seat][line.kind] = line.points
    return rows


def play(setup: Setup, dice: random.Random) -> None:
    """A whole game by chance; each round, the desserts and the winners are compared."""
    game, engine, t = setup.opened(), setup.engine, setup.started()
    while t.stage != engine.over:
        seat, choice = any_choice(engine, t, dice)
        game.answer(seat, choice)
        for _ in engine.steps(t, seat, choice):
            if t.stage == SCORED:
                compare_round(setup, game, t)
    compare_end(setup, game, t)


def compare_round(setup: Setup, game: Game, t: Any) -> None:
    """Points of the uramaki race come before the end of the round: what is left of them is compared."""
    request = exported(setup, t, "round", uramaki_places_taken=t.places_taken)
    rows = sheet(game, t.round + 1, t.places)
    for ours in (score(request), reference.score(request)):
        for seat, row in enumerate(ours["seats"]):
            found = {line["kind"]: line["points"] for line in row["lines"]}
            race = rows[seat].get("uramaki", 0) - found.get("uramaki", 0)
            assert race >= 0
            expected = {**rows[seat], "uramaki": rows[seat].get("uramaki", 0) - race}
            assert found == {kind: points for kind, points in expected.items() if points}


def compare_end(setup: Setup, game: Game, t: Any) -> None:
    rows = sheet(game, None, t.places)
    request = exported(setup, t, "desserts")
    for ours in (score(request), reference.score(request)):
        found = [{line["kind"]: line["points"] for line in row["lines"]} for row in ours["seats"]]
        assert found == rows
    request = exported(setup, t, "game")
    if setup.game == "party":  # the rounds are over: nobody loses for temaki any more
        request["menu"] = [kind for kind in request["menu"] if kind != "temaki"]
    for row, total, desserts in zip(request["seats"], game.scores, rows, strict=True):
        row["table"], row["points"] = [], total - sum(desserts.values())
    for ours in (score(request), reference.score(request)):
        assert tuple(row["total"] for row in ours["seats"]) == game.scores
        assert tuple(ours["winners"]) == game.winners


@settings(max_examples=60)
@given(setups(games=("classic", "party", "party")))
def test_engine_and_reference_agree_on_every_round_of_whole_games(setup: Setup) -> None:
    play(setup, random.Random(setup.seed))


@pytest.mark.rule("SD-SCORE-1", "SD-SCORE-2", "SD-SCORE-3", "SD-OPT-1")
@settings(max_examples=60)
@given(setups(games=("draft",)))
def test_engine_and_reference_agree_on_the_chips_of_whole_games(setup: Setup) -> None:
    game, dice = setup.opened(), random.Random(setup.seed)
    while not game.over:
        seat = dice.choice(game.waiting)
        before = {at: game.view(None).table(at) for at in range(game.seats)}
        events = game.answer(seat, dice.choice(game.legal(seat)))
        if not any(event.what == "round_ended" for event in events):
            continue
        for event in events:
            if event.what == "played":
                before[event.seat].append(event.values["card"])
        taken = {event.values["card"]: event.seat for event in events if event.what == "chip_taken"}
        request = {"game": "draft", "options": setup.options, "seats": [{"table": cards} for cards in before.values()]}
        for ours in (score(request), reference.score(request)):
            assert {pile: taker for pile, taker in ours["chips"].items() if taker is not None} == taken
    chips = [[line.points for line in game.score_lines if line.seat == seat] for seat in range(game.seats)]
    answer = score({"game": "draft", "scope": "game", "seats": [{"chips": mine} for mine in chips]})
    assert tuple(row["total"] for row in answer["seats"]) == game.scores
    assert tuple(answer["winners"]) == game.winners
