"""The names that the server answers to. The adversary is a page whose own name now leads here (DNS rebinding)."""

import asyncio
import json
import socket
import sys
from typing import Any

import pytest

from okawari.language import LANGUAGES, Language
from okawari.server.config import BadConfig, Config, load
from okawari.server.hosts import Hosts
from okawari.server.problems import Trouble
from tests.server.bad_input.raw import Heard, handshake, talk
from tests.server.edge.test_http import STRICT
from tests.server.running import ServerProcess, in_loop, running

EVIL = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
ASKED = (
    ("GET", "/"), ("GET", "/health"), ("HEAD", "/health"), ("GET", "/metrics"), ("GET", "/api/tables"),
    ("GET", "/api/openapi.json"), ("GET", "/nowhere"), ("GET", "/ws"), ("GET", "/sushi"), ("OPTIONS", "/api/tables"),
    ("DELETE", f"/api/replays/{'x' * 22}"),
)  # fmt: skip


def status(named: str | list[str] | None, arrived: str | None = "127.0.0.1", **changes: Any) -> int:
    """What somebody gets who asks for it by a name; 200 if nothing stands against it."""
    given = [] if named is None else [named] if isinstance(named, str) else named
    scope = {"headers": [(b"host", one.encode("latin-1")) for one in given], "server": arrived and (arrived, 8000)}
    try:
        Hosts(Config(**changes)).check(scope)
    except Trouble as trouble:
        return trouble.status
    return 200


@in_loop
async def test_a_page_whose_name_was_bound_anew_gets_nothing() -> None:
    async with running(prefix="/sushi") as server:
        server.prefix = ""
        for method, path in ASKED:
            answer = await server.request(method, path, None, EVIL)
            assert answer.status == 421, (method, path)
            assert all(answer.headers[name] == value for name, value in STRICT.items())
        for path in ("/api/tables", "/api/join", "/api/find", "/api/check"):
            for code in LANGUAGES:
                answer = await server.request("POST", path, {}, {**EVIL, "Accept-Language": code})
                told = Language(code).say("error-host", name="evil.example")
                assert answer.json() == {"error": "error-host", "args": {"name": "evil.example"}, "text": told}
                assert (answer.status, "hosts" in told) == (421, True)
        assert not server.app.services.tables.live


@in_loop
async def test_a_page_whose_name_was_bound_anew_opens_no_socket() -> None:
    async with running() as server:
        opening = handshake(server, origin="http://evil.example:8000")
        own = f"Host: 127.0.0.1:{server.port}".encode()
        heard = await talk(server, opening.replace(own, b"Host: evil.example:8000"))
        assert (heard.status, json.loads(heard.rest)["error"]) == (421, "error-host")
        assert "content-security-policy" in heard.head.lower()
        elsewhere = opening.replace(own, b"Host: evil.example").replace(b"/ws", b"/elsewhere")
        assert (await talk(server, elsewhere)).status == 421
        assert (await talk(server, handshake(server).replace(own + b"\r\n", b""))).status == 400
        assert (await talk(server, handshake(server, own.decode()))).status == 400
        assert (await talk(server, handshake(server), [b"\x88\x80\0\0\0\0"])).status == 101


async def plain(server: ServerProcess, *headers: str, version: str = "1.1") -> Heard:
    lines = [f"GET /health HTTP/{version}", "Connection: close", *headers, "", ""]
    return await talk(server, "\r\n".join(lines).encode())


def test_a_process_wants_one_host(tmp_path: Any) -> None:
    with ServerProcess(tmp_path, "--hosts", "sushi.lan,192.0.2.8") as server:
        for host in ("localhost", "127.0.0.1:1", "LocalHost.", "[::1]:8000", "sushi.lan", "192.0.2.8:80"):
            assert asyncio.run(plain(server, f"Host: {host}")).status == 200, host
        for host in ("evil.example", "localhost.evil.example", "sushi.lan.evil.example", "127.0.0.1.evil.example"):
            assert asyncio.run(plain(server, f"Host: {host}")).status == 421, host
        wrong: tuple[tuple[str, ...], ...] = ((), ("Host:",), ("Host: localhost", "Host: localhost"))
        for headers in wrong:
            heard = asyncio.run(plain(server, *headers))
            assert heard.status == 400, headers
            assert "content-security-policy" in heard.head.lower()
        assert asyncio.run(plain(server, version="1.0")).status == 400
        assert server.log == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address of the machine")
def test_who_listens_everywhere_answers_to_the_address_a_request_arrived_at(tmp_path: Any) -> None:
    with ServerProcess(tmp_path, "--host", "0.0.0.0") as server:
        local = f"{socket.gethostname().partition('.')[0]}.local"
        server.host = "127.0.0.2"  # as good an address of this machine as that of its network card
        assert server.ask("GET", "/health").status == 200
        assert server.ask("GET", "/health", headers={"Host": local}).status == 200
        for host in ("127.0.0.3", "evil.example", "evil.local", "0.0.0.0"):
            assert server.ask("GET", "/health", headers={"Host": host}).status == 421, host
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("host", "changes", "good"),
    [
        ("localhost", {}, True),
        ("LOCALHOST.:80", {}, True),
        ("127.0.0.1:9", {}, True),
        ("[::1]:8000", {}, True),
        ("[0:0:0:0:0:0:0:1]", {}, True),
        ("[::ffff:127.0.0.1]", {}, True),
        ("localhost..", {}, True),
        ("evil.example", {}, False),
        ("home.example", {"url": "https://home.example/sushi"}, True),
        ("home.example:8443", {"url": "https://HOME.example:443/sushi"}, True),
        ("sub.home.example", {"url": "https://home.example"}, False),
        ("table.lan", {"host": "Table.lan"}, True),
        ("192.0.2.5", {"host": "192.0.2.5"}, True),
        ("192.0.2.6", {"host": "192.0.2.5"}, False),
        ("box.local", {"host": "0.0.0.0"}, True),
        ("box.local", {"host": "::"}, True),
        ("box.local", {}, False),
        ("other.local", {"host": "0.0.0.0"}, False),
        ("[2001:db8::1]", {"hosts": ("2001:DB8:0::1",)}, True),
        ("[2001:db8::1]", {"hosts": ("[2001:db8::1]",)}, True),
        ("friend.example", {"hosts": ("Friend.example.",)}, True),
        ("friend.example", {"origins": ("https://friend.example",)}, False),
    ],
)
def test_names_of_the_server(monkeypatch: pytest.MonkeyPatch, host: str, changes: dict[str, Any], good: bool) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.example")
    assert status(host, **changes) == (200 if good else 421)


def test_addresses_are_those_that_requests_arrive_at() -> None:
    assert status("192.0.2.5:8000", "192.0.2.5", host="0.0.0.0") == 200
    assert status("192.0.2.5", "::ffff:192.0.2.5", host="::") == 200
    assert status("[fd00::5]", "fd00:0::5", host="::") == 200
    assert status("192.0.2.6", "192.0.2.5", host="0.0.0.0") == 421
    assert status("192.0.2.5", None) == 421


@pytest.mark.parametrize(
    "host", ["", 'x"><script>', "a b", "[::1", "::1", "host:port", "u@host", "host/", "host:8000:1", "täble"]
)
def test_what_is_no_host_is_a_bad_request(host: str) -> None:
    assert status(host) == 400
    assert status(["localhost", host]) == 400
    assert status(None) == 400


@pytest.mark.parametrize("value", ["*", "https://home.example", "home.example:8000", "a b", "[::1]:8000", "*.example"])
def test_hosts_are_names_and_addresses_alone(value: str) -> None:
    with pytest.raises(BadConfig) as problem:
        load({"hosts": value})
    assert problem.value.message_id == "error-config-hosts"
    assert load({"hosts": "a.example, ::1"}).hosts == ("a.example", "::1")


@in_loop
async def test_the_documented_proxies_get_in() -> None:
    """nginx and Caddy pass the public name on; docs/server.md starts the server with these settings."""
    settings = {"prefix": "/sushi", "url": "https://home.example/sushi", "trusted_proxies": "127.0.0.1"}
    public = {"Host": "home.example", "Origin": "https://home.example", "X-Forwarded-Proto": "https"}
    async with running(**settings) as server:
        for prefix in ("/sushi", ""):
            server.prefix = prefix
            assert (await server.request("POST", "/api/tables", {}, public)).status == 201
            own = f"Host: 127.0.0.1:{server.port}".encode()
            opening = handshake(server, "X-Forwarded-Proto: https", origin="https://home.example")
            heard = await talk(server, opening.replace(own, b"Host: home.example"), [b"\x88\x80\0\0\0\0"])
            assert heard.status == 101
