"""B15: guessing, flooding and spamming run into limits, and nobody else notices."""

import random
from contextlib import suppress
from typing import Any

from okawari.protocol import messages as m
from okawari.server.codes import CONSONANTS, new_token
from tests.server.bad_input.lines import Closed, Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import new_id, scene
from tests.server.running import Running, in_loop, running

GUESSES = 150


def codes(rng: random.Random) -> Any:
    while True:
        yield "".join(rng.choice(CONSONANTS) for _ in range(6))


@in_loop
async def test_codes_links_and_replays_cannot_be_guessed() -> None:
    rng = random.Random(15)
    with no_errors():
        async with running(tries_per_minute=10, tables_per_hour=0) as server:
            entry = await server.post("/api/tables", {})
            for _ in range(20):  # there is something to be found
                await server.post("/api/tables", {})
            guesses = [
                *({"code": code} for code, _ in zip(codes(rng), range(GUESSES), strict=False)),
                *({"table": entry["table"], "secret": new_token()} for _ in range(GUESSES // 5)),
                {"code": entry["code"]},  # even the right one, by now
            ]
            statuses = [(await server.request("POST", "/api/join", body)).status for body in guesses]
            assert statuses == [404] * 10 + [429] * (len(guesses) - 10)
            assert [(await server.get(f"/api/replays/{new_token()}")).status for _ in range(20)] == [429] * 20
            await _others_play_on(server, entry)
            own = {"Authorization": f"Bearer {entry['token']}"}  # where somebody guesses, a right one has to wait too
            assert (await server.get(f"/api/tables/{entry['table']}", own)).status == 429
            unharmed(server.app)


async def _others_play_on(server: Running, entry: dict[str, Any]) -> None:
    """Whoever has a token plays on."""
    async with server.socket() as socket:
        await socket.send(m.encode(m.Hello(table=entry["table"], token=entry["token"])).decode())
        assert isinstance(m.decode_server(await socket.recv()), m.Welcome)


@in_loop
async def test_replays_cannot_be_enumerated() -> None:
    with no_errors():
        async with running(tries_per_minute=10) as server:
            statuses = [(await server.get(f"/api/replays/{new_token()}")).status for _ in range(GUESSES)]
            assert statuses == [404] * 10 + [429] * (GUESSES - 10)
            headers = {"Authorization": f"Bearer {new_token()}"}
            assert (await server.request("DELETE", f"/api/replays/{new_token()}", None, headers)).status == 429
            unharmed(server.app)


@in_loop
async def test_tables_cannot_be_opened_without_end() -> None:
    with no_errors():
        async with running(tables_per_hour=10, max_tables=1000) as server:
            answers = [await server.request("POST", "/api/tables", {}) for _ in range(40)]
            assert [answer.status for answer in answers] == [201] * 10 + [429] * 30
            assert len(server.app.services.tables.live) == 10
            entry = answers[0].json()
            await _others_play_on(server, entry)
            own = {"Authorization": f"Bearer {entry['token']}"}
            assert (await server.get(f"/api/tables/{entry['table']}", own)).status == 200
        async with running(tables_per_hour=0, max_tables=10) as server:
            answers = [await server.request("POST", "/api/tables", {}) for _ in range(15)]
            assert [answer.status for answer in answers] == [201] * 10 + [503] * 5
            assert len(server.app.services.tables.live) == 10
            unharmed(server.app)


@in_loop
async def test_sockets_cannot_be_opened_without_end() -> None:
    with no_errors():
        async with at_home(sockets_per_address=40) as app:
            lines = [Line(app) for _ in range(60)]
            greeted = [await line.greet("x" * 16, "x" * 22) for line in lines]
            assert greeted == [m.Closing.NO_TABLE] * 40 + [m.Closing.TOO_FAST] * 20
            lines.append(Line(app, "192.0.2.8"))
            assert await lines[-1].greet("x" * 16, "x" * 22) == m.Closing.NO_TABLE
            for line in lines:
                await line.end()
            unharmed(app)


@in_loop
async def test_emotes_come_one_at_a_time() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "playing") as place:
            before = await place.look()
            for _ in range(5):  # a new line does not help
                for _ in range(10):
                    place.lines["guest"].say(m.Emote(emote="hurry"))
                await place.lines["guest"].end()
                place.lines["guest"] = await seated(app, place.entries["guest"])
            heard = await place.lines["host"].all_of(m.Ping(), place.table)
            assert sum(isinstance(one, m.Emoted) for one in heard) == 1
            refused = await place.lines["guest"].all_of(m.Emote(emote="bye"), place.table)
            assert m.Refused(id=None, error="error-emote-too-soon") in refused
            assert await place.look() == before
            unharmed(app)


@in_loop
async def test_whoever_floods_is_shown_out_and_nobody_else() -> None:
    with no_errors():
        async with at_home(rate_size=20, rate_per_second=0.001) as app, scene(app, "playing") as place:
            before = await place.look()
            line = await seated(app, place.entries["spectator"])
            for _ in range(100):
                line.say(m.Lock(id=new_id(), locked=True))
            heard: list[Any] = []
            with suppress(Closed):
                while True:
                    heard.append(await line.hear())
            assert line.code == m.Closing.TOO_FAST
            errors = [one.error for one in heard if isinstance(one, m.Refused)]
            assert errors.count("error-too-fast") == 2
            assert errors.count("error-spectator") <= 19  # the hello was the first of twenty
            assert heard[-1].what == "too_fast"
            again = Line(app)
            assert await again.greet(place.state.table, place.entries["spectator"].token) == heard[-1]
            await again.end()
            await line.end()
            assert isinstance(await place.lines["guest"].answer_to(place.answer(1)), m.Ack)
            assert await place.look() != before
            unharmed(app)
