"""What can be looked at before one sits down, and after the game: the table of a code, and how a saved game ended."""

from typing import Any

import pytest

from okawari import Game
from okawari.replays import save, write
from okawari.server.codes import new_token, token_hash
from okawari.server.config import DAY
from okawari.server.finished import finished
from okawari.server.storage import Row, StoredReplay, Summary
from tests.replays.verifier import Deal
from tests.server.running import Running, in_loop, running

REPLAY = "r" * 22
SHEET = f"/api/replays/{REPLAY}/sheet"
STORY = f"/api/replays/{REPLAY}/story"
ENDED = 2e9


async def find(server: Running, code: str) -> tuple[int, Any]:
    answer = await server.request("POST", "/api/find", {"code": code})
    return answer.status, answer.json()


@in_loop
async def test_a_code_shows_its_table_and_seats_nobody() -> None:
    async with running() as server:
        setup = {"game": "classic", "seats": 2, "pace": "brisk", "doubled": True}
        entry = await server.post("/api/tables", {"setup": setup, "names": ["Ana"]})
        for _ in range(20):  # right codes are never too many
            status, found = await find(server, entry["code"].lower())
        assert status == 200
        assert (found["game"], found["pace"], found["phase"], found["names"]) == (
            "classic",
            "brisk",
            "lobby",
            ["Ana", ""],
        )
        assert (found["seats"], found["your_turn"], found["doubled"]) == ([], False, True)
        assert entry["token"] not in str(found)
        assert entry["secret"] not in str(found)
        joined = await server.post("/api/join", {"code": entry["code"], "name": "Leo"}, 200)
        assert joined["seats"] == [1]
        assert (await find(server, entry["code"]))[1]["error"] == "error-table-full"


@in_loop
async def test_who_guesses_tokens_of_a_table_has_to_wait() -> None:
    """A thief of chairs tries tokens at a table, or tries tables. The table's own people do not have to wait."""
    async with running(tries_per_minute=2) as server:
        entry = await server.post("/api/tables", {})
        path, own = f"/api/tables/{entry['table']}", {"Authorization": f"Bearer {entry['token']}"}
        for _ in range(5):
            assert (await server.get(path, own)).status == 200
            assert (await server.get(path)).status == 401  # this is no guess
        assert (await server.get(path, {"Authorization": "Bearer guess"})).status == 403
        assert (await server.get("/api/tables/guess", own)).status == 404
        answer = await server.get(path, {"Authorization": "Bearer guess"})
        assert (answer.status, answer.json()["error"]) == (429, "error-too-many")
        assert int(answer.headers["retry-after"]) > 0
        assert server.app.services.metrics.count("tries_refused") == 1


@in_loop
async def test_guessing_codes_has_an_end() -> None:
    async with running(tries_per_minute=5) as server:
        asked = [await find(server, f"BCD-FG{letter}") for letter in "BCDFGHJ"]
        assert [status for status, _ in asked] == [404] * 5 + [429] * 2
        assert asked[0][1]["error"] == "error-no-such-code"


async def keep(server: Running, document: str, *owners: str) -> None:
    summary = Summary(table="t" * 16, code=None, phase="over", pinned=False, touched=ENDED)
    kept = StoredReplay(
        replay=REPLAY, table=summary.table, at=ENDED, owners=[*map(token_hash, owners)], document=document.encode()
    )
    await server.app.services.store.append(summary.table, 0, [Row(1, 1, ENDED, None, b"{}")], summary, kept)


def played(game: str, **more: Any) -> Game:
    found = Game(
        game, seed="a shared link", names=["Ana", "Leo", "Mia"][: more.get("seats", 3)], **{"seats": 3, **more}
    )
    while not found.over:
        for seat in found.waiting:
            found.answer(seat, found.legal(seat)[0].code)
    return found


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("classic", {}),
        ("party", {"menu": "my-first-meal"}),
        ("draft", {}),
        ("classic", {"seats": 2, "options": {"dummy": "yes"}}),
    ],
    ids=["classic", "party", "draft", "dummy"],
)
@in_loop
async def test_a_saved_game_tells_every_point_with_its_reason(game: str, more: dict[str, Any]) -> None:
    over = played(game, **more)
    async with running() as server:
        await keep(server, write(save(over, bots={1: "greedy"})))
        found = (await server.get(SHEET)).json()
    assert (found["game"], found["names"], found["bots"]) == (game, list(over.names), {"1": "greedy"})
    assert (found["scores"], found["winners"]) == (list(over.scores), list(over.winners))
    assert len(found["board"]["places"]) == len(found["scores"])
    for seat, score in enumerate(found["scores"]):
        assert score == sum(line["points"] for line in found["lines"] if line["seat"] == seat)
    assert [line["why"] for line in found["lines"]] == [line.why for line in over.score_lines]


@in_loop
async def test_a_game_of_another_version_cannot_be_told() -> None:
    async with running() as server:
        await keep(server, '{"format": 99}')
        answer = await server.get(SHEET)
        assert (answer.status, answer.json()["error"]) == (409, "error-bad-save-version")


@in_loop
async def test_when_a_game_s_time_is_up_nothing_tells_it_any_more() -> None:
    async with running() as server:
        await keep(server, write(save(played("classic"))))
        finished.cache_clear()
        tables, life = server.app.services.tables, server.app.services.config.replay_life
        await tables.tidy(ENDED + life - DAY)
        assert (await server.get(SHEET)).status == 200
        assert finished.cache_info().currsize == 1
        await tables.tidy(ENDED + life + 1)
        for path in (SHEET, f"/api/replays/{REPLAY}"):
            answer = await server.get(path)
            assert (answer.status, answer.json()["error"]) == (404, "error-no-such-replay")
        assert finished.cache_info().currsize == 0


@in_loop
async def test_a_game_that_was_deleted_cannot_be_told() -> None:
    token = new_token()
    async with running() as server:
        await keep(server, write(save(played("classic"))), token)
        assert (await server.get(SHEET)).status == 200
        headers = {"Authorization": f"Bearer {token}"}
        assert (await server.request("DELETE", f"/api/replays/{REPLAY}", None, headers)).status == 204
        answer = await server.get(SHEET)
        assert (answer.status, answer.json()["error"]) == (404, "error-no-such-replay")
        assert finished.cache_info().currsize == 0


@in_loop
async def test_guessing_sheets_has_an_end_and_known_ones_are_never_too_many_tries() -> None:
    async with running(tries_per_minute=5) as server:
        await keep(server, write(save(played("classic"))))
        for _ in range(10):
            assert (await server.get(SHEET)).status == 200
        answers = [await server.get(f"/api/replays/{new_token()}/sheet") for _ in range(7)]
        assert [answer.status for answer in answers] == [404] * 5 + [429] * 2
        assert answers[-1].json()["error"] == "error-too-many"
        assert int(answers[-1].headers["retry-after"]) > 0
        assert (await server.get(SHEET)).status == 429, "even the right one, by now"


@in_loop
async def test_sheets_cannot_be_asked_for_without_end() -> None:
    async with running(rate_size=1, rate_per_second=0.001) as server:
        await keep(server, write(save(played("classic"))))
        answers = [await server.get(SHEET) for _ in range(8)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["error"] == "error-too-many"
        assert int(answers[-1].headers["retry-after"]) > 0
        assert (await server.get(f"/api/replays/{REPLAY}")).status == 200, "it was no guess"


# ------------------------------------------------------------------------------------------- the story of a game


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("classic", {"seats": 2, "options": {"dummy": "yes"}}),
        ("party", {"menu": "dinner-for-two", "seats": 2}),
        ("draft", {"options": {"leftovers": "per_game"}}),
    ],
    ids=["classic", "party", "draft"],
)
@in_loop
async def test_a_stranger_can_check_every_deal_with_what_the_server_tells(game: str, more: dict[str, Any]) -> None:
    over = played(game, **more)
    async with running() as server:
        await keep(server, write(save(over)))
        saved = (await server.get(f"/api/replays/{REPLAY}")).json()
        found = (await server.get(STORY)).json()
    assert [event["what"] for event in found["events"]] == [event.what for event in over.events]
    Deal(saved, found).verify()
    assert len(found["desserts"]) == 3
    assert all(len(places) == len(over.scores) for places in found["desserts"])
    assert sorted(found["desserts"][2][0]) == sorted(over.view().desserts(0))


@in_loop
async def test_an_unfinished_game_keeps_its_secrets_from_those_who_ask_for_its_story() -> None:
    async with running() as server:
        await keep(server, write(save(Game("classic", seats=2, seed="not over"))))
        answer = await server.get(STORY)
        assert (answer.status, answer.json()["error"]) == (409, "error-bad-save-field")
        assert "events" not in answer.json()


@in_loop
async def test_stories_cannot_be_guessed_or_asked_for_without_end() -> None:
    async with running(tries_per_minute=5, rate_size=1, rate_per_second=0.001) as server:
        await keep(server, write(save(played("classic"))))
        answers = [await server.get(STORY) for _ in range(8)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
        guesses = [await server.get(f"/api/replays/{new_token()}/story") for _ in range(7)]
        assert [answer.status for answer in guesses] == [404] * 5 + [429] * 2
