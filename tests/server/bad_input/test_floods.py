"""Somebody who floods a socket with frames that are no messages is cut within the limits, whatever the frames are."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from okawari.protocol import messages as m
from okawari.server.codes import watch_token
from tests.server.bad_input.raw import CONT, PING, Heard, frame, handshake, talk
from tests.server.running import ServerProcess

PONG = 10
FLOOD = 5000  # frames
BUCKET, OVERFLOWS = 20, 3
REFILLED = 10  # frames that the bucket gains in two seconds, far longer than a flood takes to arrive
LAST = (b"too_fast", b"error-bad-message")  # after these only a goodbye comes, which is not answered here
TOLD = '{"type":"notice","what":"too_fast","seconds":10,"reason":null}'


def hello(table: str, token: str) -> bytes:
    """The first message of somebody."""
    return frame(m.encode(m.Hello(table=table, token=token)))


class Besieged:
    """A server process with the usual limits, and an attacker who comes from another address each time."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder, "--trusted-proxies", "127.0.0.1")
        self.addresses = (f"X-Forwarded-For: 192.0.2.{at}" for at in range(1, 255))

    def hello(self) -> bytes:
        """The first message of somebody with a chair at a new table."""
        entry = self.server.ask("POST", "/api/tables", {"setup": {"game": "classic", "seats": 2}}).json()
        return hello(entry["table"], entry["token"])

    def attack(self, pieces: list[bytes]) -> tuple[Heard, int]:
        """Send this from a new address; what was heard, and how many frames that are no messages were looked at."""
        before = self.looked_at()
        opening = handshake(self.server, next(self.addresses))
        heard = asyncio.run(talk(self.server, opening, [b"".join(pieces)]))
        return heard, self.looked_at() - before

    def looked_at(self) -> int:
        """The server's own count."""
        figures = self.server.ask("GET", "/metrics").body.decode()
        found = re.search(r"^okawari_control_frames (\d+)$", figures, re.MULTILINE)
        return int(found[1]) if found else 0


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    made = Besieged(tmp_path_factory.mktemp("floods"))
    with made.server:
        yield made


FLOODS: dict[str, list[bytes]] = {
    "pongs": [frame(b"", PONG)] * FLOOD,
    "pongs with something in them": [frame(b"x" * 125, PONG)] * FLOOD,
    "pings": [frame(b"", PING)] * FLOOD,
    "empty pieces of a message": [frame(b"", bits=0), *[frame(b"", CONT, bits=0)] * FLOOD],
    "pieces of a message": [frame(b" ", bits=0), *[frame(b" ", CONT, bits=0)] * FLOOD],
    "pings and pongs": [frame(b"", PING), frame(b"", PONG)] * (FLOOD // 2),
    "pongs within a message": [frame(b"{", bits=0), *[frame(b"", PONG)] * FLOOD],
}  # fmt: skip


@pytest.mark.parametrize("name", FLOODS)
@pytest.mark.parametrize("greeted", [False, True])
def test_a_flood_without_messages_is_cut(besieged: Besieged, name: str, greeted: bool) -> None:
    heard, looked_at = besieged.attack([besieged.hello()] * greeted + FLOODS[name])
    assert heard.code == m.Closing.TOO_FAST
    assert heard.texts[-1] == TOLD
    assert BUCKET <= looked_at + greeted <= BUCKET + OVERFLOWS + REFILLED


@pytest.mark.parametrize("message", ['{"type":"look"}', '{"type":"ping"}'])
def test_messages_between_do_not_make_the_server_forget_a_flood(besieged: Besieged, message: str) -> None:
    """An attacker who sends a real message now and then starts the count anew each time, if it counts stretches."""
    mixed = [*[frame(b"", PONG)] * 9, frame(message.encode())] * (FLOOD // 10)
    heard, looked_at = besieged.attack([besieged.hello(), *mixed])
    assert heard.code == m.Closing.TOO_FAST
    assert looked_at <= BUCKET + OVERFLOWS + REFILLED


def test_others_play_on_after_a_flood(besieged: Besieged) -> None:
    besieged.attack([besieged.hello(), *FLOODS["pongs"]])
    friend, _ = besieged.attack([besieged.hello(), frame(b"end")])
    assert json.loads(friend.texts[0])["type"] == "welcome"


def test_a_quiet_line_may_answer_pings_for_ever(besieged: Besieged) -> None:
    """Libraries ping and pong by themselves now and then: twelve frames are no flood."""
    heard, looked_at = besieged.attack([besieged.hello(), *[frame(b"", PONG), frame(b"", PING)] * 6, frame(b"end")])
    assert (heard.code, looked_at) == (m.Closing.BAD_MESSAGE, 12)


# ------------------------------------------------------------------------------------------- spectators


async def watching(server: ServerProcess, opening: bytes, first: bytes, then: bytes = b"") -> tuple[int, str, str]:
    """Come to watch and, when the table is there, send more: the status, what was said first, and all that was said."""
    reader, writer = await asyncio.open_connection(server.host, server.port)
    try:
        writer.write(opening)
        status = int((await reader.readuntil(b"\r\n\r\n")).split(b" ")[1])
        if status != 101:
            return status, "", ""
        writer.write(first)
        begun = await reader.read(2**16)
        if not then:
            return status, begun.decode("utf-8", "ignore"), ""
        writer.write(then)
        rest = b""
        with suppress(ConnectionError):
            while not any(word in begun + rest for word in LAST) and (more := await reader.read(2**16)):
                rest += more
        return status, begun.decode("utf-8", "ignore"), (begun + rest).decode("utf-8", "ignore")
    finally:
        writer.close()


@pytest.mark.parametrize("kind", ["messages", "pongs"])
@pytest.mark.parametrize("shared", [False, True])
def test_a_spectator_who_floods_shuts_no_other_spectator_out(besieged: Besieged, shared: bool, kind: str) -> None:
    """The attack: watch by a link that many have, and send so much that everybody who has it must wait."""
    flooding = (frame(b'{"type":"look"}') if kind == "messages" else frame(b"", PONG)) * 50
    server = besieged.server
    entry = server.ask("POST", "/api/tables", {"setup": {"game": "classic", "seats": 2}}).json()
    way = {"table": entry["table"], "secret": entry["secret"], "watch": True}
    rude, polite = [server.ask("POST", "/api/join", way).json()["token"] for _ in range(2)]
    rude = entry["secret"] if shared else rude
    street = [handshake(server, next(besieged.addresses)) for _ in range(3)]
    waits = TOLD.partition('"seconds"')[0]

    async def come(at: int, token: str, then: bytes = b"") -> tuple[str, str]:
        _, begun, last = await watching(server, street[at], hello(entry["table"], token), then)
        return begun, last

    async def attack() -> None:
        begun, last = await come(0, rude, flooding)
        assert '"type":"welcome"' in begun
        assert TOLD in last
        # Anyone with the link can make tokens, so all spectators at that address wait; players there do not.
        kept_out = [(0, polite), (0, entry["secret"]), (0, watch_token(entry["secret"]))]
        if not shared:
            kept_out.append((1, rude))
        let_in = [(0, entry["token"]), (1, polite), (2, entry["secret"])]
        found = await asyncio.gather(*(come(*one) for one in (*kept_out, *let_in)))
        assert [waits in begun for begun, _ in found] == [True] * len(kept_out) + [False] * len(let_in)
        assert all('"type":"welcome"' in begun for begun, _ in found[len(kept_out) :])

    asyncio.run(attack())
