"""The part of the server that is asked over HTTP: opening and joining tables, replays, texts."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote

from msgspec import MsgspecError, Struct, json

from okawari.client.addresses import split_base
from okawari.client.errors import ServerAway, ServerRefusal
from okawari.client.seat import TableClient
from okawari.client.streams import HttpAnswer, Lines
from okawari.protocol.messages import Setup

T = TypeVar("T")


class Entry(Struct, frozen=True):
    """The way into a table: keep the token, it is the chair. `code` and `secret` are for others."""

    table: str
    token: str
    seats: list[int]
    secret: str
    code: str | None = None


class TableStatus(Struct, frozen=True):
    """A table in short, for a list of one's tables."""

    table: str
    phase: str
    game: str
    names: list[str]
    menu: str | list[str] | None = None
    round: int = 0
    your_turn: bool = False
    seats: list[int] = []
    touched: float = 0.0
    pace: str = "none"
    doubled: bool = False
    code: str | None = None


class _Problem(Struct, frozen=True):
    """What the server says instead of an answer."""

    error: str
    args: dict[str, Any] = {}
    text: str = ""


class Server:
    """An Okawari server by its address, which may have a path.

    Answers that say no raise ServerRefusal with the server's own message id; a server that cannot be reached, or is
    something else, raises ServerAway.
    """

    def __init__(self, base_url: str, *, connections: int = 8, patience: float = 30.0) -> None:
        base = split_base(base_url)
        self.base_url = base.geturl()
        self._lines = Lines(base, connections, patience)

    def link(self, entry: Entry) -> str:
        """What friends open to join: the secret is in the fragment, so it reaches no log and no other page."""
        return f"{self.base_url}/#/join/{entry.table}/{entry.secret}"

    async def create_table(
        self, setup: Setup | None = None, names: Sequence[str | None] | None = None, language: str = "en"
    ) -> Entry:
        """Open a table and sit down; several names are people who share this client."""
        asked = {"setup": setup or Setup(), "names": list(names or ()), "language": language}
        return await self._ask(Entry, "POST", "/api/tables", body=asked)

    async def join(
        self,
        *,
        code: str | None = None,
        table: str | None = None,
        secret: str | None = None,
        name: str | None = None,
        language: str = "en",
        watch: bool = False,
    ) -> Entry:
        """Join a table by its code, or by its id and secret; or only watch."""
        way = {"code": code} if code is not None else {"table": table, "secret": secret}
        asked = {**way, "name": name, "language": language, "watch": watch}
        return await self._ask(Entry, "POST", "/api/join", body=asked)

    async def status(self, table: str, token: str) -> TableStatus:
        """How a table stands for whoever holds the token."""
        return await self._ask(TableStatus, "GET", f"/api/tables/{quote(table, safe='')}", token)

    async def tables(self) -> list[TableStatus]:
        """The tables that anybody may see, where the server has such a list."""
        return await self._ask(list[TableStatus], "GET", "/api/tables")

    async def replay(self, replay: str) -> dict[str, Any]:
        """A finished game, in the form of a saved game."""
        return await self._ask(dict[str, Any], "GET", f"/api/replays/{quote(replay, safe='')}")

    async def delete_replay(self, replay: str, token: str) -> None:
        """Delete a finished game; whoever had a seat in it may."""
        await self._answer("DELETE", f"/api/replays/{quote(replay, safe='')}", token)

    async def catalogue(self, language: str = "en") -> dict[str, Any]:
        """Cards, menus, options and rules in a language."""
        return await self._ask(dict[str, Any], "GET", f"/api/catalogue?language={quote(language, safe='')}")

    async def messages(self, language: str = "en") -> str:
        """The texts of all message ids in a language, in the form of Fluent."""
        answer = await self._answer("GET", f"/api/messages?language={quote(language, safe='')}")
        try:
            return answer.body.decode()
        except UnicodeDecodeError:
            raise ServerAway("error-client-no-server", code=answer.status) from None

    async def health(self) -> dict[str, Any]:
        """How the server is."""
        return await self._ask(dict[str, Any], "GET", "/health")

    def client(self, entry: Entry, **settings: Any) -> TableClient:
        """The place at a table that an entry stands for; the settings are those of TableClient."""
        return TableClient(self.base_url, entry.table, entry.token, **settings)

    async def close(self) -> None:
        """Close the connections that are kept."""
        await self._lines.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # ------------------------------------------------------------------------------------ asking

    async def _ask(self, kind: type[T], method: str, path: str, token: str | None = None, body: Any = None) -> T:
        answer = await self._answer(method, path, token, body)
        try:
            return json.decode(answer.body, type=kind)
        except MsgspecError:
            raise ServerAway("error-client-no-server", code=answer.status) from None

    async def _answer(self, method: str, path: str, token: str | None = None, body: Any = None) -> HttpAnswer:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = await self._lines.ask(method, path, headers, b"" if body is None else json.encode(body))
        if answer.status < 300:
            return answer
        try:
            problem = json.decode(answer.body, type=_Problem)
        except MsgspecError:
            raise ServerAway("error-client-no-server", code=answer.status) from None
        raise ServerRefusal(problem.error, **problem.args)
