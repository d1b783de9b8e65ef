"""Plain HTTP: routes, errors in two languages, limits, headers on everything."""

import asyncio
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from okawari.handbook import facts
from okawari.language import LANGUAGES, Language
from okawari.server import site
from okawari.server.codes import token_hash
from okawari.server.storage import Row, StoredReplay, StoreUnavailable, Summary
from tests.server.running import Answered, Running, in_loop, running

STRICT = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ROUTES = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/catalogue", 200),
    ("GET", "/api/catalogue?language=zz", 400),
    ("GET", "/api/messages?language=zz", 400),
    ("GET", "/api/tables", 200),
    ("GET", "/api/tables/nothing", 401),
    ("GET", "/api/replays/nothing", 404),
    ("DELETE", "/api/replays/nothing", 401),
    ("POST", "/api/tables", 400),
    ("POST", "/api/join", 400),
    ("PUT", "/api/tables", 405),
    ("OPTIONS", "/api/tables", 405),
    ("GET", "/nowhere", 404),
    ("GET", "/%00%ff/..//x", 404),
    ("GET", "/ws", 426),
    ("HEAD", "/health", 200),
    ("TRACE", "/health", 405),
]
OWN_PAGES = {"fullscreen", "screen-wake-lock"}
ADDRESS = re.compile(rb"(?:[a-z]+:)?//[a-z0-9.-]+", re.IGNORECASE)


@pytest.fixture(autouse=True)
def _no_client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(site, "FOLDER", tmp_path)


def is_strict(answer: Answered) -> bool:
    permissions = dict(part.split("=") for part in answer.headers["permissions-policy"].split(", "))
    assert {name for name, who in permissions.items() if who != "()"} == OWN_PAGES
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers
    return all(answer.headers[name] == value for name, value in STRICT.items())


@in_loop
async def test_every_answer_is_strict_and_names_no_other_place() -> None:
    async with running() as server:
        for method, path, status in ROUTES:
            answer = await server.request(method, path)
            assert (answer.status, path) == (status, path)
            assert is_strict(answer), path
            cached = path.startswith(("/api/catalogue", "/api/openapi")) and status == 200
            assert answer.headers["cache-control"] == ("no-cache" if cached else "no-store"), path
            assert "strict-transport-security" not in answer.headers
            assert ADDRESS.findall(answer.body) == [], path


@in_loop
async def test_tls_is_insisted_on_behind_a_trusted_proxy_only() -> None:
    secure = {"X-Forwarded-Proto": "https"}
    async with running(trusted_proxies="127.0.0.1") as server:
        assert "max-age" in (await server.get("/health", secure)).headers["strict-transport-security"]
        assert "strict-transport-security" not in (await server.get("/health")).headers
    async with running() as server:
        assert "strict-transport-security" not in (await server.get("/health", secure)).headers


def problem(answer: Answered, status: int, error: str, code: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert (answer.status, told["error"]) == (status, error)
    assert told.keys() == {"error", "args", "text"}
    assert told["text"] == Language(code).say(error, **told["args"])
    assert answer.headers["content-language"] == code
    assert answer.headers["content-type"] == "application/json"
    return told


BAD: list[tuple[str, str, Any, Mapping[str, str], int, str]] = [
    ("POST", "/api/tables", b"{", {}, 400, "error-bad-message"),
    ("POST", "/api/tables", b"[[[[[]]]]]", {}, 400, "error-bad-message"),
    ("POST", "/api/tables", b'{"setup":{},"setup":{}}', {}, 400, "error-bad-message"),
    ("POST", "/api/tables", b"\xff", {}, 400, "error-bad-message"),
    ("POST", "/api/tables", {"setup": {"game": "chess"}}, {}, 400, "error-bad-request"),
    ("POST", "/api/tables", {"language": "zz"}, {}, 400, "error-unknown-language"),
    ("POST", "/api/tables", {"setup": {"game": "party", "menu": "nothing"}}, {}, 400, "error-bad-menu-unknown"),
    ("POST", "/api/tables", {"setup": {"seats": 2}, "names": ["a", "b", "c"]}, {}, 400, "error-too-many-names"),
    ("POST", "/api/tables", {"names": ["x" * 100]}, {}, 400, "error-name-long"),
    ("POST", "/api/tables", b"setup=1", {"Content-Type": "application/x-www-form-urlencoded"}, 415, "error-not-json"),
    ("POST", "/api/tables", b"{}", {"Content-Type": "text/plain"}, 415, "error-not-json"),
    ("POST", "/api/tables", b" " * 16_385, {}, 413, "error-too-large"),
    ("POST", "/api/tables", {}, {"Origin": "https://evil.example"}, 403, "error-origin"),
    ("POST", "/api/join", {}, {}, 400, "error-join-form"),
    ("POST", "/api/join", {"code": "BCDFGH", "secret": "x" * 22}, {}, 400, "error-join-form"),
    ("POST", "/api/join", {"table": "x" * 16}, {}, 400, "error-join-form"),
    ("POST", "/api/join", {"code": "aeiou"}, {}, 400, "error-bad-code"),
    ("POST", "/api/join", {"code": "BCD-FGH"}, {}, 404, "error-no-such-code"),
    ("POST", "/api/join", {"table": "x" * 16, "secret": "x" * 22}, {}, 404, "error-no-such-table"),
    ("POST", "/api/find", {}, {}, 400, "error-bad-request"),
    ("POST", "/api/find", {"code": "aeiou"}, {}, 400, "error-bad-code"),
    ("POST", "/api/find", {"code": "BCD-FGH"}, {}, 404, "error-no-such-code"),
    ("GET", "/api/replays/x/sheet", None, {}, 404, "error-no-such-replay"),
    ("GET", "/api/replays/x/story", None, {}, 404, "error-no-such-replay"),
    ("DELETE", "/api/replays/x", None, {"Authorization": "Bearer x"}, 404, "error-no-such-replay"),
    ("DELETE", "/api/replays/x", None, {"Authorization": "Basic x"}, 401, "error-needs-token"),
    ("GET", "/api/tables/xyz", None, {"Authorization": "Bearer x"}, 404, "error-no-such-table"),
    ("GET", "/api/tables/xyz", None, {}, 401, "error-needs-token"),
    ("GET", "/api/catalogue?language=zz", None, {}, 400, "error-unknown-language"),
    ("GET", "/nothing", None, {}, 404, "error-no-page"),
    ("PATCH", "/api/join", None, {}, 405, "error-method"),
    ("GET", "/ws", None, {}, 426, "error-websocket"),
]


@in_loop
async def test_errors_have_one_form_in_every_language() -> None:
    async with running() as server:
        for method, path, body, headers, status, error in BAD:
            for code in LANGUAGES:
                answer = await server.request(method, path, body, {**headers, "Accept-Language": code})
                problem(answer, status, error, code)
                assert is_strict(answer)


@in_loop
async def test_a_bad_field_is_named_and_its_value_is_not_repeated() -> None:
    async with running() as server:
        answer = await server.request("POST", "/api/tables", {"setup": {"game": "my secret"}})
        told = problem(answer, 400, "error-bad-request")
        assert told["args"] == {"field": "setup.game", "known": "classic, draft, party"}
        assert b"my secret" not in answer.body
        bodies: list[Any] = [
            {"setup": {"seats": "3"}},
            {"setup": {"pinned": 1}},
            {"names": 5},
            None,
            [],
            {"setup": {"seats": 3.0}},
        ]
        for body in bodies:
            answer = await server.request("POST", "/api/tables", json.dumps(body).encode())
            problem(answer, 400, "error-bad-request")


@in_loop
async def test_statuses_come_with_what_belongs_to_them() -> None:
    async with running(tables_per_hour=1, tries_per_minute=2) as server:
        answer = await server.request("PUT", "/api/tables")
        assert answer.headers["allow"] == "GET, HEAD, POST"
        assert (await server.request("OPTIONS", "/api/join")).headers["allow"] == "POST"
        assert (await server.get("/api/tables/x")).headers["www-authenticate"] == "Bearer"
        entry = await server.post("/api/tables", {})
        answer = await server.request("POST", "/api/tables", {})
        problem(answer, 429, "error-too-many")
        assert int(answer.headers["retry-after"]) > 0
        for _ in range(5):  # who knows the code is not guessing
            await server.post("/api/join", {"code": entry["code"], "watch": True})
        for _ in range(2):
            problem(await server.get("/api/replays/nothing"), 404, "error-no-such-replay")
        answer = await server.request("POST", "/api/join", {"code": entry["code"]})
        problem(answer, 429, "error-too-many")
        assert int(answer.headers["retry-after"]) > 0


@in_loop
async def test_a_request_without_an_origin_is_for_test_clients() -> None:
    async with running() as server:
        assert (await raw(server, b"POST /api/tables HTTP/1.1", b"{}")).startswith(b"HTTP/1.1 403")
    async with running(allow_no_origin=True) as server:
        assert (await raw(server, b"POST /api/tables HTTP/1.1", b"{}")).startswith(b"HTTP/1.1 201")


async def raw(server: Running, line: bytes, body: bytes = b"", *headers: bytes) -> bytes:
    """A request by hand; all that comes back."""
    reader, writer = await asyncio.open_connection(server.host, server.port)
    fixed = [b"Host: 127.0.0.1", b"Connection: close", b"Content-Type: application/json"]
    if not any(one.lower().startswith((b"content-length", b"transfer")) for one in headers):
        fixed.append(b"Content-Length: %d" % len(body))
    writer.write(b"\r\n".join([line, *fixed, *headers, b"", b""]) + body)
    try:
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


@in_loop
async def test_bodies_that_lie_about_their_size_are_refused() -> None:
    origin = b"Origin: http://127.0.0.1"
    async with running() as server:
        line = b"POST /api/tables HTTP/1.1"
        assert (await raw(server, line, b"", origin, b"Content-Length: 16385")).startswith(b"HTTP/1.1 413")
        assert (await raw(server, line, b"", origin, b"Content-Length: 9223372036854775807")).startswith(
            b"HTTP/1.1 413"
        )
        chunks = b"1000\r\n" + b" " * 4096 + b"\r\n"
        answer = await raw(server, line, chunks * 5, origin, b"Transfer-Encoding: chunked")
        assert answer.startswith(b"HTTP/1.1 413")
        assert b"content-security-policy" in answer
        assert (await raw(server, line, b"", origin, b"Content-Length: -1")).startswith(b"HTTP/1.1 400")
        assert (await raw(server, line, b"", origin, b"X: " + b"y" * 40_000)) == b""


@in_loop
async def test_what_is_not_http_is_answered_strictly() -> None:
    async with running() as server:
        answer = await raw(server, b"\x16\x03\x01 hello")
        assert answer.startswith(b"HTTP/1.1 400")
        assert b"content-security-policy" in answer


@in_loop
async def test_a_request_that_never_ends_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.server.wire.REQUEST_WITHIN", 0.1)
    monkeypatch.setattr("okawari.server.app.BODY_WITHIN", 0.1)
    async with running() as server:
        reader, writer = await asyncio.open_connection(server.host, server.port)
        writer.write(b"GET / HTTP/1.1\r\nHost:")
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()
        answer = await raw(server, b"POST /api/tables HTTP/1.1", b"", b"Origin: http://127.0.0.1", b"Content-Length: 5")
        assert answer.startswith(b"HTTP/1.1 408")


# ------------------------------------------------------------------------------------------- tables and replays


@in_loop
async def test_a_table_is_opened_joined_and_looked_up() -> None:
    async with running() as server:
        opened = await server.post("/api/tables", {"setup": {"game": "classic", "seats": 3}, "names": ["Ana", "Ben"]})
        assert opened["seats"] == [0, 1]
        joined = await server.post("/api/join", {"code": opened["code"].lower(), "name": "Eve", "language": "es"})
        assert joined["seats"] == [2]
        watching = await server.post("/api/join", {"table": opened["table"], "secret": opened["secret"], "watch": True})
        assert watching["seats"] == []
        assert watching["token"] not in (opened["secret"], opened["token"])
        answer = await server.get(f"/api/tables/{opened['table']}", {"Authorization": f"Bearer {joined['token']}"})
        assert (answer.json()["names"], answer.json()["seats"]) == (["Ana", "Ben", "Eve"], [2])
        answer = await server.get(f"/api/tables/{opened['table']}", {"Authorization": f"Bearer {'x' * 22}"})
        problem(answer, 403, "error-no-entry")
        full = await server.request("POST", "/api/join", {"code": opened["code"]})
        assert full.status == 409
        assert (await server.get("/api/tables")).json() == []


@in_loop
async def test_the_public_list_is_there_where_it_is_wanted() -> None:
    async with running(public_list=True) as server:
        opened = await server.post("/api/tables", {})
        (listed,) = (await server.get("/api/tables")).json()
        assert listed["table"] == opened["table"]
        assert opened["token"] not in json.dumps(listed)
        assert opened["secret"] not in json.dumps(listed)


async def keep_replay(server: Running, token: str) -> None:
    summary = Summary(table="t" * 16, code=None, phase="over", pinned=False, touched=2e9)
    document = b'{"format": 1}'
    kept = StoredReplay(replay="r" * 22, table=summary.table, at=2e9, owners=[token_hash(token)], document=document)
    await server.app.services.store.append(summary.table, 0, [Row(1, 1, 2e9, None, b"{}")], summary, kept)


@in_loop
async def test_a_replay_is_read_by_anybody_and_deleted_by_whoever_played() -> None:
    async with running() as server:
        await keep_replay(server, "t" * 22)
        path = f"/api/replays/{'r' * 22}"
        assert (await server.get(path)).body == b'{"format": 1}'
        other = await server.request("DELETE", path, None, {"Authorization": f"Bearer {'x' * 22}"})
        problem(other, 403, "error-no-entry")
        answer = await server.request("DELETE", path, None, {"Authorization": f"Bearer {'t' * 22}"})
        assert (answer.status, answer.body) == (204, b"")
        problem(await server.get(path), 404, "error-no-such-replay")


@in_loop
async def test_a_store_that_cannot_save_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any) -> None:
        raise StoreUnavailable("full")

    async with running() as server:
        monkeypatch.setattr(server.app.services.store, "append", full)
        monkeypatch.setattr(server.app.services.store, "replay", full)
        answer = await server.request("POST", "/api/tables", {})
        assert (answer.status, int(answer.headers["retry-after"])) == (503, 5)
        problem(await server.get("/api/replays/x"), 503, "error-store-full")


@in_loop
async def test_a_fault_of_the_server_says_nothing_about_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("secret inside")

    async with running() as server:
        monkeypatch.setattr(server.app.services.store, "replay", broken)
        answer = await server.get("/api/replays/x")
        problem(answer, 500, "error-internal")
        assert b"secret" not in answer.body


# ------------------------------------------------------------------------------------------- look-ups


@in_loop
async def test_the_catalogue_is_that_of_the_command_line_and_is_sent_once() -> None:
    async with running() as server:
        for code in LANGUAGES:
            answer = await server.get(f"/api/catalogue?language={code}")
            assert answer.json() == json.loads(json.dumps(facts(Language(code))))
            again = await server.get(f"/api/catalogue?language={code}", {"If-None-Match": answer.headers["etag"]})
            assert (again.status, again.body) == (304, b"")
            assert is_strict(again)
            assert again.headers["etag"] == answer.headers["etag"]
            other = await server.get(f"/api/catalogue?language={code}", {"If-None-Match": '"old"'})
            assert other.status == 200


@in_loop
async def test_health_and_metrics() -> None:
    async with running() as server:
        health = (await server.get("/health")).json()
        assert (health["status"], health.keys()) == (
            "ok",
            {"status", "version", "compiled_bots", "problem", "tables_damaged"},
        )
        await server.post("/api/tables", {})
        metrics = (await server.get("/metrics")).body.decode()
        assert "okawari_tables 1\n" in metrics
        assert 'okawari_answers{status="201"} 1\n' in metrics
        assert "127.0.0.1" not in metrics
        head = await server.request("HEAD", "/health")
        assert (head.status, head.body) == (200, b"")
        server.app.services.stopping = True
        assert (await server.get("/health")).status == 503


@in_loop
async def test_the_interface_is_described_without_gaps() -> None:
    async with running() as server:
        whole = (await server.get("/api/openapi.json")).json()
    assert whole["openapi"].startswith("3.1")
    schemas = whole["components"]["schemas"]
    used = set(re.findall('"#/components/schemas/([^"]*)"', json.dumps(whole)))
    assert used == set(schemas)
    assert [name for name, schema in schemas.items() if schema.get("additionalProperties") is not False] == []
    assert set(whole["paths"]) == {
        "/api/tables", "/api/join", "/api/find", "/api/check", "/api/tables/{table}", "/api/replays/{replay}",
        "/api/replays/{replay}/sheet", "/api/replays/{replay}/story",
        "/api/catalogue", "/api/messages", "/health", "/metrics",
    }  # fmt: skip
    for operations in whole["paths"].values():
        for operation in operations.values():
            assert operation["description"]
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert "/Problem" in str(answer["content"]["application/json"]["schema"])


# ------------------------------------------------------------------------------------------- under a prefix


@in_loop
async def test_a_prefix_may_be_taken_off_or_not() -> None:
    async with running(prefix="/sushi") as server:
        for prefix in ("/sushi", ""):
            server.prefix = prefix
            assert (await server.get("/health")).status == 200
            assert b'href="/sushi/api/openapi.json"' in (await server.get("/")).body
            entry = await server.post("/api/tables", {})
            async with server.socket() as socket:
                await socket.send(json.dumps({"type": "hello", "table": entry["table"], "token": entry["token"]}))
                assert json.loads(await socket.recv())["type"] == "welcome"
        server.prefix = ""
        assert ((bare := await server.get("/sushi")).status, bare.headers["location"]) == (308, "/sushi/")
        assert (await server.get("/sushi2/health")).status == 404
        assert (await server.get("/api/openapi.json")).json()["servers"] == [{"url": "/sushi"}]
