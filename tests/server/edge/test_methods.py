"""Every method at every address, asked of a real process: the answer is right, and no exception stands behind it."""

import json
from collections.abc import Iterator

import pytest

from okawari.server.http import OPERATIONS
from tests.server.running import Answered, ServerProcess

ELSEWHERE = ("/nowhere", "/api", "/api/nowhere", "/api/replays", "/api/tables/a/b", "/ws/", "/%00%ff/..//x")
FILLED = sorted({one.path.replace("{table}", "x" * 16).replace("{replay}", "x" * 22) for one in OPERATIONS})
UNUSUAL = ("OPTIONS", "TRACE", "PROPFIND")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("methods")) as process:
        yield process


@pytest.fixture(autouse=True)
def _nothing_fails(server: ServerProcess) -> Iterator[None]:
    """A prober who asks for heads must not be able to fill the log with exceptions."""
    yield
    assert [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"] == []


def fixed(answer: Answered) -> dict[str, str]:
    """The headers that do not change from one answer to the next."""
    return {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}


@pytest.mark.parametrize("path", [*FILLED, *ELSEWHERE, "/ws"])
def test_a_head_is_that_of_the_answer(server: ServerProcess, path: str) -> None:
    whole, head = server.ask("GET", path), server.ask("HEAD", path)
    assert head.body == b""
    assert (head.status, fixed(head)) == (whole.status, fixed(whole))
    if path != "/metrics":  # its figures change
        assert head.headers["content-length"] == str(len(whole.body))


@pytest.mark.parametrize("method", UNUSUAL)
def test_methods_that_no_address_has(server: ServerProcess, method: str) -> None:
    for path in FILLED:
        answer = server.ask(method, path)
        assert (answer.status, answer.json()["error"]) == (405, "error-method"), path
        assert method not in answer.headers["allow"]
    for path in ELSEWHERE:
        assert server.ask(method, path).status == 404, path


def test_what_can_be_got_has_a_head(server: ServerProcess) -> None:
    assert server.ask("OPTIONS", "/health").headers["allow"] == "GET, HEAD"
    assert server.ask("OPTIONS", "/api/tables").headers["allow"] == "GET, HEAD, POST"
    assert server.ask("OPTIONS", "/api/join").headers["allow"] == "POST"
    assert server.ask("OPTIONS", f"/api/replays/{'x' * 22}").headers["allow"] == "DELETE, GET, HEAD"


def test_nothing_happens_because_of_a_head(server: ServerProcess) -> None:
    assert server.ask("HEAD", "/api/join").status == 405
    assert server.ask("HEAD", "/api/join", {"code": "BCD-FGH"}).status == 405
