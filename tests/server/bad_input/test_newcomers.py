"""On a real server: the host sends a player away in mid-round and joins by the link with a second device."""

import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.running import ServerProcess, in_loop


async def entered(socket: ClientConnection, entry: dict[str, Any]) -> dict[str, Any]:
    await socket.send(json.dumps({"type": "hello", "table": entry["table"], "token": entry["token"]}))
    welcome: dict[str, Any] = json.loads(await socket.recv())
    assert welcome["type"] == "welcome"
    return welcome


async def done(socket: ClientConnection, command: dict[str, Any]) -> list[dict[str, Any]]:
    """Send a command; all that is heard until it is acknowledged and shown."""
    name = f"command-{command['type']}"
    await socket.send(json.dumps({"id": name, **command}))
    heard: list[dict[str, Any]] = []
    acked = None
    while acked is None or heard[-1].get("version", -1) < acked or heard[-1]["type"] == "ack":
        heard.append(json.loads(await socket.recv()))
        assert heard[-1]["type"] != "refused", heard[-1]
        if heard[-1]["type"] == "ack" and heard[-1]["id"] == name:
            acked = heard[-1]["version"]
    return heard


def test_a_second_device_of_the_host_does_not_see_the_hand_of_a_player_sent_away(tmp_path: Path) -> None:
    @in_loop
    async def test() -> None:
        with ServerProcess(tmp_path) as server:
            setup = {"game": "classic", "seats": 3}
            host = server.ask("POST", "/api/tables", {"setup": setup, "names": ["Mia"]}).json()
            for name in ("Leo", "Ana"):
                server.ask("POST", "/api/join", {"code": host["code"], "name": name})
            async with server.socket() as socket:
                await entered(socket, host)
                await done(socket, {"type": "start", "fill": True})
                heard = await done(socket, {"type": "kick", "seat": 1})
                secret = next(one["invite"]["secret"] for one in reversed(heard) if one.get("invite"))
                way = {"table": host["table"], "secret": secret, "name": "Spy"}
                spy = server.ask("POST", "/api/join", way).json()
                assert spy["seats"] == []
                async with server.socket() as second:
                    welcome = await entered(second, spy)
            assert welcome["mine"] is None
            assert welcome["you"] == {"person": 3, "seats": [], "host": False, "promised": 1}
            chair = welcome["table"]["chairs"][1]
            assert (chair["who"], chair["gone"], chair["promised"]) == ("bot", True, "Spy")
            assert not [event for event in welcome["past"] if '"dealt"' in json.dumps(event)]

    test()
