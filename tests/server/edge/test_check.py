"""Asking whether a setup can be played, before a table is opened."""

from typing import Any

import pytest

from okawari.editions.catalogue import refused_kinds
from okawari.language import LANGUAGES, Language
from okawari.protocol.messages import Setup
from okawari.server.checking import checked
from okawari.server.services import FAMILY
from tests.server.running import in_loop, running

FINE: list[dict[str, Any]] = [
    {},
    {"game": "classic", "seats": 5},
    {"game": "draft", "seats": 3, "options": {"advanced": "yes"}},
    {"menu": ["temaki", "eel", "tofu", "sukeroku", "rice_wine", "tea", "fruit"], "options": {"expansions": "both"}},
]
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "draft", "seats": 8}, "error-bad-seats"),
    ({"menu": "nothing"}, "error-bad-menu-unknown"),
    ({"menu": ["temaki", "eel", "tofu"]}, "error-bad-menu-count"),
    ({"menu": "points-platter", "seats": 8}, "error-bad-menu-seats"),
    ({"menu": ["temaki", "eel", "tofu", "miso", "rice_wine", "tea", "fruit"]}, "error-bad-menu-expansion"),
    ({"game": "classic", "menu": "sushi-go"}, "error-bad-menu-not-in-game"),
    ({"options": {"expansions": "caviar"}}, "error-bad-option-value"),
    ({"options": {"caviar": "yes"}}, "error-bad-option-unknown"),
    ({"bots": "clever"}, "error-unknown-bot"),
]


@in_loop
async def test_what_can_be_played_has_no_problem() -> None:
    async with running() as server:
        for setup in FINE:
            assert (await server.post("/api/check", {"setup": setup}, 200))["problem"] is None
        assert "okawari_tables 0\n" in (await server.get("/metrics")).body.decode()


@in_loop
async def test_what_cannot_be_played_is_told_with_the_reason() -> None:
    async with running() as server:
        for setup, error in REFUSED:
            told = (await server.post("/api/check", {"setup": setup}, 200))["problem"]
            assert told["error"] == error
            refused = await server.request("POST", "/api/tables", {"setup": setup})
            assert (refused.json()["error"], refused.json()["args"]) == (error, told["args"])
            for code in LANGUAGES:
                assert Language(code, strict=True).say(error, **told["args"])


@in_loop
async def test_dishes_that_cannot_be_served_are_named_with_the_reason() -> None:
    async with running() as server:
        for seats in range(2, 9):
            for options in ({}, {"expansions": "sukeroku"}, {"expansions": "both"}):
                asked = {"setup": {"seats": seats, "options": options}}
                told = (await server.post("/api/check", asked))["kinds"]
                why = {kind: one["error"] for kind, one in told.items()}
                wanted = refused_kinds(seats, options.get("expansions", "none"))
                assert why == {kind: one.message_id for kind, one in wanted.items()}
                assert ("rice_wine" in why) == (options.get("expansions") != "both")
                assert ("spoon" in why) == (seats == 2)
                assert ("menu" in why) == (seats > 6)
        told = await server.post("/api/check", {"setup": {"options": {"expansions": "caviar"}}})
        assert told["kinds"].keys() == {"rice_wine", "sukeroku"}
        assert (await server.post("/api/check", {"setup": {"game": "classic"}}))["kinds"] == {}


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        ({"setup": {"seats": 9}}, {}, 400),
        ({"table": 1}, {}, 400),
        (b"{", {}, 400),
        (b"{}", {"Content-Type": "text/plain"}, 415),
        ({}, {"Origin": "https://evil.example"}, 403),
    ],
)
@in_loop
async def test_what_is_no_setup_is_refused(body: Any, headers: dict[str, str], status: int) -> None:
    async with running() as server:
        assert (await server.request("POST", "/api/check", body, headers)).status == status
        assert (await server.get("/api/check")).status == 405


@in_loop
async def test_asking_without_end_is_not_possible_but_opens_no_tables() -> None:
    async with running(rate_size=1, rate_per_second=0.001, tables_per_hour=1) as server:
        for _ in range(FAMILY):
            await server.post("/api/check", {}, 200)
        answer = await server.request("POST", "/api/check", {})
        assert (answer.status, answer.json()["error"], int(answer.headers["retry-after"])) == (429, "error-too-many", 2)
        await server.post("/api/tables", {}, 201)


@in_loop
async def test_somebody_with_a_right_token_does_not_ask_about_a_table_without_end() -> None:
    """The attack: right tries are not counted, so one's own table could be asked about as fast as the line is."""
    async with running(rate_size=2, rate_per_second=0.001) as server:
        entry = await server.post("/api/tables", {}, 201)
        way = {"Authorization": f"Bearer {entry['token']}"}
        path = f"/api/tables/{entry['table']}"
        answers = [await server.get(path, way) for _ in range(2 * FAMILY + 1)]
        assert [one.status for one in answers] == [200] * 2 * FAMILY + [429]
        assert (answers[-1].json()["error"], int(answers[-1].headers["retry-after"])) == ("error-too-many", 2)


def test_every_game_is_checked_by_its_own_rules() -> None:
    assert checked(Setup(game="draft", seats=5)).problem is None
    assert checked(Setup(game="draft", seats=6)).problem is not None
