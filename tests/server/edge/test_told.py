"""What people who write clients are told: the texts of messages, the form of requests, the origin that is missing."""

from typing import Any

from okawari.language import LANGUAGES, catalogue_text
from tests.server.edge.test_http import is_strict, problem
from tests.server.running import in_loop, running

WRONG: list[tuple[str, Any, str, str]] = [
    ("/api/tables", {"my_secret": 1}, "body", "object (setup, names, language)"),
    ("/api/tables", [], "body", "object (setup, names, language)"),
    ("/api/tables", {"setup": {"seats": 9}}, "setup.seats", "integer 2–8"),
    ("/api/tables", {"setup": {"seats": "3"}}, "setup.seats", "integer 2–8"),
    ("/api/tables", {"setup": {"absence": 31}}, "setup.absence", "0, 30, 60, 120"),
    ("/api/tables", {"setup": {"menu": 5}}, "setup.menu", "string ≤ 40 | array ≤ 12 (string ≤ 40) | null"),
    ("/api/tables", {"setup": {"options": {"my_secret": 5}}}, "setup.options[]", "string ≤ 40"),
    ("/api/tables", {"setup": {"options": {"my_secret" * 9: "x"}}}, "setup.options", "object ≤ 40 (string ≤ 40)"),
    ("/api/tables", {"names": ["x", 5]}, "names[]", "string ≤ 200 | null"),
    ("/api/tables", {"x - at `$.my_secret": 1}, "body", "object (setup, names, language)"),
    ("/api/join", {"watch": 1}, "watch", "boolean"),
    ("/api/join", {"table": "my_secret"}, "table", "string ^[A-Za-z0-9_-]{16}$ | null"),
]


@in_loop
async def test_a_bad_field_comes_with_what_may_stand_there() -> None:
    async with running() as server:
        for path, body, field, known in WRONG:
            answer = await server.request("POST", path, body)
            assert problem(answer, 400, "error-bad-request")["args"] == {"field": field, "known": known}
            assert b"my_secret" not in answer.body


@in_loop
async def test_the_origin_that_is_missing_is_named() -> None:
    async with running() as server:
        answer = await server.request("POST", "/api/tables", {}, {"Origin": "https://evil.example"})
        told = problem(answer, 403, "error-origin")
        assert told["args"] == {"text": server.origin}
        assert "Origin" in told["text"]
        assert (await server.get("/ws")).headers["upgrade"] == "websocket"


@in_loop
async def test_the_messages_are_those_of_the_program_and_are_sent_once() -> None:
    async with running() as server:
        for code in LANGUAGES:
            answer = await server.get(f"/api/messages?language={code}")
            assert answer.body == catalogue_text(code).encode()
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert is_strict(answer)
            again = await server.get(f"/api/messages?language={code}", {"If-None-Match": answer.headers["etag"]})
            assert (again.status, again.body) == (304, b"")
        assert (await server.get("/api/messages")).body == catalogue_text("en").encode()


@in_loop
async def test_a_charset_is_named_once() -> None:
    async with running() as server:
        assert (await server.get("/")).headers["content-type"] == "text/html; charset=utf-8"
        assert (await server.get("/metrics")).headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
