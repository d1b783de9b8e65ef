"""Every round and every game scores what the slow scorer, written from the rulebooks alone, says."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings

from okawari.rules.engine import advance, decide
from okawari.rules.scoring import winners
from okawari.table.events import URAMAKI_PLACE
from okawari.table.faces import FACES, KINDS, PUDDING, SPOT_NAMES
from okawari.table.questions import OVER, SCORED
from tests.reference import score
from tests.server.scoring import draft_problems
from tests.strategies import WORDS, Setup, any_choice, bits, game_played, setups, tables_only

MORE = settings(max_examples=3 * settings().max_examples)
LINE_NAMES = (*KINDS, "flipped")


def dishes(me: Any) -> list[str]:
    """A seat's cards of the round in the scoring format: nigiri before open wasabi, which they do not lie on."""
    cards: list[str] = []
    for spot, name in enumerate(SPOT_NAMES):
        if not name.startswith("wasabi-under"):
            cards += [name] * me.front[spot] + [f"special_order={name}"] * me.orders[spot]
    return cards


def desserts(me: Any) -> list[str]:
    """A seat's desserts of earlier rounds."""
    cards: list[str] = []
    for at, face in enumerate(FACES[PUDDING:]):
        cards += [face] * me.desserts[at] + [f"special_order={face}"] * me.dessert_orders[at]
    return cards


def request(setup: Setup, t: Any, scope: str, dessert_only: bool = False) -> dict[str, Any]:
    seats = [
        {"table": [] if dessert_only else dishes(t.seats[seat]), "desserts": desserts(t.seats[seat])}
        for seat in range(t.places)
    ]
    asked: dict[str, Any] = {"game": setup.game, "scope": scope, "seats": seats, "options": setup.options}
    if setup.game == "party":
        asked |= {"menu": ["nigiri", *setup.kinds], "uramaki_places_taken": t.places_taken}
    return asked


def lines(t: Any, seat: int, only: range) -> dict[str, int]:
    return {LINE_NAMES[line]: t.seats[seat].lines[line] for line in only if t.seats[seat].lines[line]}


def expected(answer: dict[str, Any], seat: int) -> Counter[str]:
    return Counter({row["kind"]: row["points"] for row in answer["seats"][seat]["lines"]})


def race_points(t: Any, since: int) -> list[int]:
    """What uramaki scored during the round."""
    won = [0] * t.places
    for at in range(since, t.log_n):
        if t.log_what[at] == URAMAKI_PLACE:
            won[t.log_seat[at]] += t.log_b[at]
    return won


@MORE
@given(tables_only(), WORDS)
def test_rounds_and_games_score_what_the_rulebooks_say(setup: Setup, word: int) -> None:
    t, dice = setup.started(log=True), random.Random(word)
    races = [0] * t.places
    while t.stage != OVER:
        t.log_n = 0
        decide(t, *any_choice(setup.engine, t, dice))
        while t.waiting == 0 and t.stage != OVER:
            if t.stage == SCORED:
                races = [0] * t.places
                t.log_n = 0
            since = t.log_n
            advance(t)
            races = [sum(pair) for pair in zip(races, race_points(t, since), strict=True)]
            if t.stage == SCORED:
                check_round(setup, t, races)
    check_end(setup, t)


def check_round(setup: Setup, t: Any, races: list[int]) -> None:
    answer = score(request(setup, t, "round"))
    for seat in range(t.places):
        wanted = expected(answer, seat)
        wanted["uramaki"] += races[seat]
        found = lines(t, seat, range(KINDS.index("pudding"))) | lines(t, seat, range(len(KINDS), len(LINE_NAMES)))
        assert found == {kind: points for kind, points in wanted.items() if points}


def check_end(setup: Setup, t: Any) -> None:
    """The round's dishes still lie there, but its desserts have joined the others."""
    answer = score(request(setup, t, "desserts", dessert_only=True))
    for seat in range(t.places):
        assert lines(t, seat, range(KINDS.index("pudding"), len(KINDS))) == expected(answer, seat)
    asked = request(setup, t, "game", dessert_only=True)
    for seat in range(t.places):
        asked["seats"][seat]["points"] = t.seats[seat].score - answer["seats"][seat]["points"]
    asked["uramaki_places_taken"] = 3
    asked["menu"] = [kind for kind in asked.get("menu", []) if kind != "temaki"]  # of the last round, scored above
    assert bits(winners(t)) == score(asked)["winners"]


@given(setups(games=("draft",)), WORDS)
def test_draft_chips_go_where_the_rulebooks_say(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word))
    assert draft_problems(game) == []
