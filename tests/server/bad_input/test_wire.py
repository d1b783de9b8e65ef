"""B2 to B5 and B11 on a real wire: bytes, frames and handshakes that no browser would send, to a server process."""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from okawari.language import LANGUAGES
from okawari.protocol import messages as m
from tests.server.bad_input.raw import BINARY, CLOSE, CONT, CUT, LAST, PING, RSV1, Heard, frame, handshake, talk
from tests.server.running import ServerProcess, in_loop, running

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
NOISES = 20_000 if SOAK else 600
TIMES = 200 if SOAK else 4  # each of the five kinds of B3
WARM = 5000 if SOAK else 20  # lines before memory is first looked at
AT_ONCE = 8
ROOM = 20 * 1024  # KB that the server may grow by
SPOKEN = b'{"type":"ping"}'


class Witness:
    """A server process with a table, whose looks must stay what they were."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder, environment={"OKAWARI_RATE_SIZE": "0"})

    def begin(self) -> None:
        """Lay the table and remember how everything was."""
        entry = self.server.ask(
            "POST", "/api/tables", {"setup": {"game": "classic", "seats": 2}, "names": ["Mia"]}
        ).json()
        self.hello = m.encode(m.Hello(table=entry["table"], token=entry["token"]))
        for code in LANGUAGES:  # texts that the server makes once, in the background
            self.server.ask("GET", f"/api/catalogue?language={code}")
            self.server.ask("GET", f"/api/messages?language={code}")
        asyncio.run(self.warm())
        self.welcome = self.look()
        self.memory = self.rss()

    async def warm(self) -> None:
        """Whatever is made on first use is made now, and there is as much garbage as there is between collections."""
        await many([self.talk([frame(b"\xff")]) for _ in range(WARM)])

    def look(self) -> str:
        """The table, to somebody who comes by."""
        heard = asyncio.run(self.talk([frame(self.hello), frame(b"x")]))
        return next(text for text in heard.texts if text.startswith('{"type":"welcome"'))

    def rss(self) -> int:
        """KB in memory; 0 where that cannot be read."""
        status = Path(f"/proc/{self.server.pid}/status")
        if not status.exists():
            return 0
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    async def talk(self, pieces: list[bytes], *more: str) -> Heard:
        return await talk(self.server, handshake(self.server, *more), pieces)

    def check(self) -> None:
        """Nothing has happened."""
        assert self.look() == self.welcome
        assert self.server.ask("GET", "/health").status == 200
        figures = self.server.ask("GET", "/metrics").body.decode()
        assert "okawari_troubles" not in figures
        assert 'code="1011"' not in figures
        written = [json.loads(line) for line in self.server.log.splitlines()]
        assert [line for line in written if line["level"] in ("error", "critical")] == []
        assert self.rss() - self.memory < ROOM


@pytest.fixture(scope="module")
def witness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    made = Witness(tmp_path_factory.mktemp("wire"))
    with made.server:
        made.begin()
        yield made
        made.check()


async def many(conversations: list[Any]) -> list[Any]:
    """All of them, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(conversation: Any) -> Any:
        async with room:
            return await conversation

    return list(await asyncio.gather(*map(one, conversations)))


# ------------------------------------------------------------------------------------------- B2


def _random_pieces(rng: random.Random, hello: bytes) -> list[bytes]:
    """Bytes behind a handshake: any at all, frames with any header, or proper frames with any payload."""
    kind = rng.randrange(4)
    if kind == 0:
        return [rng.randbytes(rng.choice((1, 2, 14, 200, 3000)))]
    if kind == 1:
        return [bytes([rng.randrange(256), rng.randrange(256)]) + rng.randbytes(rng.randrange(40))]
    first = [frame(hello)] if rng.random() < 0.3 else []
    if kind == 2:
        return [*first, frame(rng.randbytes(rng.choice((0, 1, 20, 500))), rng.choice((CONT, 1, BINARY, CLOSE, PING)))]
    text = bytearray(b'{"type":"sit","id":"abcdefgh","seat":1}')
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return [*first, frame(bytes(text))]


def test_random_bytes(witness: Witness) -> None:
    rng = random.Random(None if SOAK else 2)
    asyncio.run(many([_end(witness, _random_pieces(rng, witness.hello)) for _ in range(NOISES)]))
    witness.check()


async def _end(witness: Witness, pieces: list[bytes]) -> Heard:
    """Random bytes may be the beginning of something, so this side hangs up."""
    opening = handshake(witness.server)
    heard = await talk(witness.server, opening, [*pieces, frame(b"", CLOSE)], hang_up=True)
    for text in heard.texts:
        m.decode_server(text)
    assert heard.code in (CUT, 1000, 1001, 1002, 1003, 1005, 1007, 1009, 1013, 4400, 4401, 4404, 4409), heard
    return heard


def test_random_bytes_instead_of_a_handshake(witness: Witness) -> None:
    rng = random.Random(None if SOAK else 3)
    starts = (b"", b"GET ", b"GET /ws HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\n", b"\x16\x03\x01")
    noise = [rng.choice(starts) + rng.randbytes(rng.choice((1, 30, 1000))) + b"\r\n\r\n" for _ in range(NOISES // 10)]

    async def knock(data: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(witness.server.host, witness.server.port)
        writer.write(data)
        writer.write_eof()
        try:
            return await asyncio.wait_for(reader.read(), 30)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def all_of_them() -> list[bytes]:
        return await many([knock(data) for data in noise])

    for answer in asyncio.run(all_of_them()):
        assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), answer[:100]
    witness.check()


# ------------------------------------------------------------------------------------------- B3

NEXT = 4409  # all lines of a test have one seat: the next one takes it
ENDLESS = [frame(b"", bits=0), *([frame(b"", CONT, bits=0)] * 5000)]
GROWING = [frame(b"x" * 40, bits=0), *([frame(b"x" * 40, CONT, bits=0)] * 999)]
SIZES: dict[str, tuple[list[bytes], tuple[int, ...]]] = {
    "4,097 bytes": ([frame(SPOKEN + b" " * (4097 - len(SPOKEN)))], (1009,)),
    "4,097 bytes in two pieces": ([frame(b" " * 4000, bits=0), frame(b" " * 97, CONT)], (1009,)),
    "a megabyte": ([frame(b" " * 2**20)], (1009,)),
    "2^63 bytes, declared": ([frame(b" " * 100, declared=2**63)], (1009,)),
    "2^63 - 1 bytes, declared": ([frame(b" " * 100, declared=2**63 - 1)], (1009,)),
    "2^64 - 1 bytes, declared": ([frame(b" " * 100, declared=2**64 - 1)], (1009,)),
    "endless fragments": (ENDLESS, (CUT, 1008, 1009, NEXT)),
    "endless fragments with something in them": (GROWING, (CUT, 1008, 1009, NEXT)),
    "endless pings": ([frame(b"", PING)] * 5000, (CUT, 1008, NEXT)),
}  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_nothing_is_read_that_is_too_long(witness: Witness, name: str) -> None:
    pieces, codes = SIZES[name]

    async def all_of_them() -> list[Heard]:
        return await many(
            [witness.talk(start + pieces) for start in ([], [frame(witness.hello)]) for _ in range(TIMES)]
        )

    for heard in asyncio.run(all_of_them()):
        assert heard.code in codes, name
    witness.check()


def test_4096_bytes_are_a_message(witness: Witness) -> None:
    spoken = b'{"type":"ping"' + b" " * (4095 - len(SPOKEN) + 1) + b"}"
    assert len(spoken) == 4096
    heard = asyncio.run(witness.talk([frame(witness.hello), frame(spoken), frame(b"end")]))
    assert '{"type":"pong"}' in heard.texts


@in_loop
async def test_a_handshake_or_a_hello_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.server.wire.REQUEST_WITHIN", 0.2)
    monkeypatch.setattr("okawari.server.sockets.HELLO_WITHIN", 0.2)
    async with running() as server:
        whole = handshake(server)
        beginnings = [whole[:at] for at in range(0, len(whole) - 1, len(whole) // (50 if SOAK else 10))]

        async def begin(opening: bytes) -> int:
            return (await talk(server, opening)).status

        assert set(await many([begin(opening) for opening in beginnings])) <= {0, 408}
        assert (await talk(server, whole)).code == m.Closing.NO_HELLO
        assert (await talk(server, whole, [frame(b"x", bits=0)])).code == m.Closing.NO_HELLO
        assert (await talk(server, whole, [b"\x81"])).code == m.Closing.NO_HELLO
        assert server.app.sockets is not None
        assert not server.app.sockets.open


# ------------------------------------------------------------------------------------------- B4

DIGITS = b"9" * 3900
CASES: dict[str, tuple[list[bytes], int]] = {
    "depth 10,000": ([frame(b"[" * 4096)], 4400),
    "depth 10,000 in objects": ([frame(b'{"a":' * 800)], 4400),
    "depth 5": ([frame(b'{"type":"ping","a":{"a":{"a":{"a":1}}}}')], 4400),
    "NaN": ([frame(b'{"type":"sit","id":"abcdefgh","seat":NaN}')], 4400),
    "Infinity": ([frame(b'{"type":"sit","id":"abcdefgh","seat":-Infinity}')], 4400),
    "1e999": ([frame(b'{"type":"sit","id":"abcdefgh","seat":1e999}')], 4400),
    "a long integer": ([frame(b'{"type":"sit","id":"abcdefgh","seat":' + DIGITS + b"}")], 4400),
    "10,000 digits": ([frame(b'{"type":"sit","id":"abcdefgh","seat":' + b"9" * 10_000 + b"}")], 1009),
    "a long fraction": ([frame(b'{"type":"sit","id":"abcdefgh","seat":0.' + DIGITS + b"}")], 4400),
    "a long exponent": ([frame(b'{"type":"sit","id":"abcdefgh","seat":1e' + DIGITS + b"}")], 4400),
    "a key twice": ([frame(b'{"type":"ping","type":"ping"}')], 4400),
    "a key twice, once escaped": ([frame(b'{"type":"ping","typ\\u0065":"ping"}')], 4400),
    "half a character": ([frame(b'{"type":"rename","id":"abcdefgh","seat":0,"name":"\\ud83d"}')], 4400),
    "the other half": ([frame(b'{"type":"rename","id":"abcdefgh","seat":0,"name":"\\ude00x"}')], 4400),
    "halves, turned round": ([frame(b'{"type":"rename","id":"abcdefgh","seat":0,"name":"\\ude00\\ud83d"}')], 4400),
    "not UTF-8": ([frame(b'{"type":"\xff"}')], 1007),
    "a surrogate in UTF-8": ([frame(b'"\xed\xa0\x80"')], 1007),
    "an overlong slash": ([frame(b'"\xc0\xaf"')], 1007),
    "above the last character": ([frame(b'"\xf4\x90\x80\x80"')], 1007),
    "a character that ends early": ([frame(b'"\xf0\x9f\x98')], 1007),
    "a byte order mark": ([frame(b"\xef\xbb\xbf" + SPOKEN)], 4400),
    "UTF-16": ([frame(SPOKEN.decode().encode("utf-16"))], 1007),
    "UTF-16 without a mark": ([frame(SPOKEN.decode().encode("utf-16-le"))], 4400),
    "a NUL": ([frame(SPOKEN + b"\x00")], 4400),
    "a control character in a text": ([frame(b'{"type":"pi\x01ng"}')], 4400),
    "nothing": ([frame(b"")], 4400),
    "two messages": ([frame(SPOKEN + SPOKEN)], 4400),
    "a binary frame": ([frame(SPOKEN, BINARY)], 1003),
    "a binary frame in pieces": ([frame(b"{", BINARY, bits=0), frame(b"}", CONT)], 1003),
    "an unmasked frame": ([frame(SPOKEN, mask=False)], 1002),
    "a reserved bit": ([frame(SPOKEN, bits=LAST | RSV1)], 1002),
    "an opcode of nobody": ([frame(SPOKEN, 3)], 1002),
    "a control frame of nobody": ([frame(b"", 11)], 1002),
    "a ping that is too long": ([frame(b"x" * 126, PING)], 1002),
    "a ping in pieces": ([frame(b"x", PING, bits=0)], 1002),
    "a piece of nothing": ([frame(SPOKEN, CONT)], 1002),
    "a message within a message": ([frame(b"{", bits=0), frame(SPOKEN)], 1002),
    "half a close code": ([frame(b"\x03", CLOSE)], 1002),
    "a close code that none may send": ([frame((1005).to_bytes(2, "big"), CLOSE)], 1002),
    "a close reason that is not UTF-8": ([frame((1000).to_bytes(2, "big") + b"\xff", CLOSE)], 1007),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_odd_frames_are_closed_with_the_right_code(witness: Witness, name: str) -> None:
    pieces, code = CASES[name]
    for start in ([], [frame(witness.hello)]):
        heard = asyncio.run(witness.talk(start + pieces))
        assert heard.code == code, name
        if code == 4400:
            told = json.loads(heard.texts[-1])
            assert (told["id"], told["error"]) == (None, "error-bad-message")
            assert set(told["args"]) == {"problem", "field"}


# ------------------------------------------------------------------------------------------- B5

OFFERS = (
    "permessage-deflate",
    "permessage-deflate; client_max_window_bits",
    "permessage-deflate; server_no_context_takeover; client_max_window_bits=15, permessage-deflate",
    "x-webkit-deflate-frame",
    "permessage-bzip2",
)


@pytest.mark.parametrize("offer", OFFERS)
def test_compression_is_not_agreed_on(witness: Witness, offer: str) -> None:
    bomb = b"\xecA\x01\x01\x00\x00\x00\x80\x90\xfe\xaf\xee\x08" + b"\x0a" * 2000
    heard = asyncio.run(witness.talk([frame(bomb, bits=LAST | RSV1)], f"Sec-WebSocket-Extensions: {offer}"))
    assert heard.status == 101
    assert "extensions" not in heard.head.lower()
    assert heard.code == 1002
    witness.check()


# ------------------------------------------------------------------------------------------- B11


def _origins(server: ServerProcess) -> Iterator[tuple[str | None, bool]]:
    host, port = server.host, server.port
    yield f"http://{host}:{port}", True
    for wrong in (
        None, "null", " ", "http://evil.example", f"http://{host}", f"http://{host}:{port + 1}", f"https://{host}:1",
        f"http://{host}:{port}.evil.example", f"http://evil.example:{port}", f"http://sub.{host}:{port}",
        f"http://{host}:{port}@evil.example", f"http://evil.example@{host}:{port}", f"ftp://{host}:{port}",
        f"http://{host}:{port}/", f"http://{host}:{port}#x", f"http://{host}:{port}?x", f"//{host}:{port}",
        f"{host}:{port}", "http://xn--e1awd7f.example", "http://тест.example", f"http://１２７.0.0.1:{port}",
        f"http://127.0.0.1\u3002evil.example:{port}", f"http://{host}:{port} http://evil.example",
        f"http://{host}:{port}, http://evil.example", f"javascript://{host}:{port}", "file://", "about:blank",
        "chrome-extension://abcdef", f"http://{host}:{port}\x00", f"http://[::1]:{port}", f"http://localhost:{port}",
        f"http://0x7f.1:{port}", "http://" + "a" * 3000, f"http://{host}:99999999", f"http://{host}:-1", "http://[",
    ):  # fmt: skip
        yield wrong, False


def test_only_our_own_pages_open_sockets(witness: Witness) -> None:
    server = witness.server
    for origin, good in _origins(server):
        heard = asyncio.run(talk(server, handshake(server, origin=origin), [frame(b"end")]))
        assert heard.status == 101 if good else heard.status in (400, 403), origin
        if heard.status == 403:
            told = json.loads(heard.rest)
            assert (told["error"], told["args"]) == ("error-origin", {"text": server.origin})
        twice = handshake(server, f"Origin: {server.origin}", origin=origin)
        answered = asyncio.run(talk(server, twice, [frame(b"end")])).status
        assert answered == 101 if origin is None else answered in (400, 403), origin


@in_loop
async def test_listed_origins_and_test_clients() -> None:
    listed = ("https://play.example", "http://xn--e1awd7f.example:8080")
    async with running(origins=listed) as server:
        for origin, good in (
            *((one, True) for one in listed), ("https://PLAY.example", True), ("https://play.example:443", True),
            ("http://play.example", False), ("https://sub.play.example", False), ("https://play.example.evil", False),
            ("https://play.example:8443", False), ("http://тест.example:8080", False), (None, False), ("null", False),
        ):  # fmt: skip
            status = (await talk(server, handshake(server, origin=origin), [frame(b"end")])).status
            assert status == (101 if good else 403) or (not good and status == 400), origin
    async with running(allow_no_origin=True) as server:
        assert (await talk(server, handshake(server, origin=None), [frame(b"end")])).status == 101
        assert (await talk(server, handshake(server, origin="null"), [frame(b"end")])).status == 403
