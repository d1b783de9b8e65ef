"""A client of protocol 1, cached in a browser: it is told to refresh before anything else, and loses nothing."""

import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection

from okawari.protocol.messages import PROTOCOL
from tests.server.running import Running, in_loop, running

Message = dict[str, Any]


async def heard(socket: ClientConnection, done: Callable[[Message], Any]) -> Message:
    while True:
        message: Message = json.loads(await socket.recv())
        if done(message):
            return message


async def is_outdated(socket: ClientConnection) -> None:
    """The next message says so, and nothing came before it."""
    message = json.loads(await socket.recv())
    assert (message["type"], message.get("what")) == ("notice", "outdated")


async def say(socket: ClientConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


def hello(entry: Message, protocol: int) -> Message:
    return {"type": "hello", "table": entry["table"], "token": entry["token"], "last_version": 0, "protocol": protocol}


async def table(server: Running, **setup: Any) -> Message:
    entry: Message = await server.post("/api/tables", {"setup": setup, "names": ["Mia"], "language": "en"})
    return entry


@in_loop
async def test_an_old_client_in_the_lobby_is_told_before_its_ready_is_read() -> None:
    async with running() as server:
        entry = await table(server, game="classic", seats=2)
        async with server.socket() as socket:
            await say(socket, hello(entry, 1))
            await say(socket, {"type": "ready", "id": "old-ready-1", "ready": True, "entropy": "0" * 32})
            await is_outdated(socket)
        async with server.socket() as socket:
            await say(socket, hello(entry, PROTOCOL))
            welcome = await heard(socket, lambda message: message["type"] == "welcome")
            assert welcome["table"]["phase"] == "lobby"
            assert welcome["you"]["seats"] == [0]


@in_loop
async def test_an_old_client_in_a_game_still_gives_the_answer_it_has() -> None:
    async with running() as server:
        entry = await table(server, game="classic", seats=3, absence=0)
        await server.post(
            "/api/join", {"table": entry["table"], "secret": entry["secret"], "name": "Leo", "language": "en"}
        )
        async with server.socket() as socket:
            await say(socket, hello(entry, PROTOCOL))
            await say(socket, {"type": "ready", "id": "ready-now-1", "ready": True, "commitment": None})
            await say(socket, {"type": "start", "id": "start-now-1", "fill": True, "same_deal": False})
            update = await heard(socket, lambda message: (message.get("mine") or {}).get("question"))
        mine, question = update["mine"], update["mine"]["question"]
        card = question["options"][0]["answer"]
        answer = {"type": "answer", "id": "old-answer-1", "seat": mine["seat"], "question": question["number"]}
        async with server.socket() as socket:
            await say(socket, hello(entry, 1))
            await say(socket, {**answer, "answer": card})
            await is_outdated(socket)
            ack = json.loads(await socket.recv())
            assert (ack["type"], ack["id"]) == ("ack", "old-answer-1")
        async with server.socket() as socket:
            await say(socket, hello(entry, PROTOCOL))
            welcome = await heard(socket, lambda message: message["type"] == "welcome")
            assert welcome["mine"]["chosen"] == [card]
