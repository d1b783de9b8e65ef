"""What is asked and answered over plain HTTP: opening and joining tables, replays, look-ups."""

from asyncio import to_thread as in_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from time import monotonic
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from okawari import __version__, language
from okawari.errors import BadSave
from okawari.server import library
from okawari.server.asgi import Scope, address_of
from okawari.server.checking import Checked, checked
from okawari.server.codes import BadCode, token_hash
from okawari.server.finished import FinishedGame, Story, finished, story
from okawari.server.headers import language_of
from okawari.server.interface import JSON, TEXT, Operation, interface
from okawari.server.packing import Document, sent
from okawari.server.problems import LATER, Trouble, no_token, stopping, too_many, trouble_of
from okawari.server.refusals import Refusal
from okawari.server.requests import CheckSetup, FindTable, Health, JoinTable, NewTable
from okawari.server.services import Services
from okawari.server.shapes import expected
from okawari.server.storage import StoredReplay
from okawari.server.tables import Entry, TableStatus

Found = TypeVar("Found")
GUESSES = (403, 404)  # answers to whoever guesses
TABLES_WAIT, TRIES_WAIT, CHECKS_WAIT = 600.0, 60.0, 2.0  # seconds after which it is worth another try


class Asked(Request):
    """A request, and the server that it was sent to."""

    def __init__(self, scope: Scope, services: Services) -> None:
        super().__init__(scope)
        self.services = services
        self.address = address_of(scope)

    @property
    def token(self) -> str:
        """The token that the request carries."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise no_token()
        return token.strip()

    @property
    def language(self) -> str:
        """The language that the request names."""
        return known_language(self.query_params.get("language", language.ENGLISH))

    def send(self, found: Document, kind: str) -> Response:
        """Answer with a text that seldom changes; clients that have it do not get it again."""
        return sent(found, self.scope["headers"], kind)


# ------------------------------------------------------------------------------------------- tables


async def open_table(asked: Asked, data: NewTable) -> Entry:
    """Open a table and sit down at it."""
    known_language(data.language)
    services = asked.services
    if not services.addresses.may_create(asked.address, monotonic()):
        raise too_many(TABLES_WAIT)
    try:
        entry = await services.tables.create(data.setup, list(data.names) or [None], data.language)
    except Refusal as refusal:  # it does not depend on how things stand
        raise Trouble(400, refusal.message_id, **refusal.args_for_message) from None
    services.metrics.add("tables_opened")
    return entry


async def join_table(asked: Asked, data: JoinTable) -> Entry:
    """Join a table, or only watch it."""
    if (data.code is None) == (data.secret is None) or (data.table is None) != (data.secret is None):
        raise Trouble(400, "error-join-form")
    known_language(data.language)
    with guessing(asked):
        return await asked.services.tables.join(**asdict(data))


async def find_table(asked: Asked, data: FindTable) -> TableStatus:
    """The table that has a code, for whoever thinks of joining; refused as joining would be, and nobody joins."""
    with guessing(asked):
        return await asked.services.tables.look(data.code)


async def list_tables(asked: Asked) -> list[TableStatus]:
    """Tables that anybody may join: none unless the server's owner wants a public list."""
    return await asked.services.tables.public_list() if asked.services.config.public_list else []


async def table_status(asked: Asked) -> TableStatus:
    """How a table stands, for somebody who has a chair or watches."""
    token = asked.token
    limited(asked)
    with guessing(asked):
        return await asked.services.tables.status(asked.path_params["table"], token)


async def check_setup(asked: Asked, data: CheckSetup) -> Checked:
    """What stands against a setup, and which dishes cannot be served with it; nothing is opened."""
    limited(asked)
    return checked(data.setup)


# ------------------------------------------------------------------------------------------- replays


async def read_replay(asked: Asked) -> Response:
    """The saved game: everything needed to see it again and to check the shuffle."""
    with guessing(asked):
        found = await stored(asked)
    return Response(found.document, media_type=JSON)


async def read_sheet(asked: Asked) -> FinishedGame:
    """What a saved game comes to: who played, what lay on the table at the end, and every point with its reason."""
    return await _looked_at(asked, finished)


async def read_story(asked: Asked) -> Story:
    """Every event of a saved game, the dealt cards included, to check the deal as docs/shuffle.md describes."""
    return await _looked_at(asked, story)


async def _looked_at(asked: Asked, what: Callable[[bytes], Found]) -> Found:
    """Look something up in a saved game that has to be played again for it."""
    with guessing(asked):
        found = await stored(asked)
        limited(asked)
        try:
            return await in_thread(what, found.document)
        except BadSave as problem:
            raise Trouble(409, problem.message_id, **problem.args_for_message) from None


async def delete_replay(asked: Asked) -> None:
    """Delete a game for everybody; anybody who played it may."""
    token = asked.token
    with guessing(asked):
        found = await stored(asked)
        if token_hash(token) not in found.owners:
            raise Trouble(403, "error-no-entry")
    await asked.services.store.delete_replay(found.replay)
    finished.cache_clear()
    asked.services.metrics.add("replays_deleted")


# ------------------------------------------------------------------------------------------- look-ups


async def catalogue(asked: Asked) -> Response:
    """Everything that can be looked up, in a language; it changes only with the server's version."""
    return asked.send(await in_thread(library.catalogue, asked.language), JSON)


async def messages(asked: Asked) -> Response:
    """The catalogue of all messages in a language, in the form of Fluent; it changes only with the server's version."""
    return asked.send(await in_thread(library.messages, asked.language), TEXT)


async def read_interface(asked: Asked) -> Response:
    """This interface, described for programs."""
    return asked.send(await in_thread(described, asked.services.config.prefix), JSON)


async def read_front_page(asked: Asked) -> Response:
    """A page that says what this is, where there is no client to send instead."""
    code = language_of(asked.headers.get("accept-language", "")).code
    page = await in_thread(library.front_page, code, asked.services.config.prefix)
    return Response(page, headers={"Content-Language": code, "Vary": "Accept-Language"}, media_type="text/html")


async def health(asked: Asked) -> Response:
    """Whether the server is well: 503 while it cannot save, so that a load balancer looks for another one."""
    services = asked.services
    if services.stopping:
        raise stopping()
    problem = services.store.problem
    found = Health(
        status="degraded" if problem else "ok",
        version=__version__,
        compiled_bots=services.brains.compiled_ready,
        problem=problem,
        tables_damaged=len(services.tables.quarantine),
    )
    status, headers = (503, {"Retry-After": str(LATER)}) if problem else (200, None)
    return Response(json.encode(found), status, headers, media_type=JSON)


async def metrics(asked: Asked) -> Response:
    """Figures about the server, none about people."""
    return Response(asked.services.metrics.text(), media_type="text/plain; version=0.0.4")


# ------------------------------------------------------------------------------------------- what they share


async def stored(asked: Asked) -> StoredReplay:
    """The replay that a request names."""
    found = await asked.services.store.replay(asked.path_params["replay"])
    if found is None:
        raise Trouble(404, "error-no-such-replay")
    return found


def limited(asked: Asked) -> None:
    """Refuse work that was asked for too often."""
    if not asked.services.addresses.may_check(asked.address, monotonic()):
        raise too_many(CHECKS_WAIT)


def known_language(code: str) -> str:
    """Refuse a language that there is no catalogue for."""
    if code not in language.LANGUAGES:
        raise Trouble(400, "error-unknown-language", lang=code[:20], known=", ".join(language.LANGUAGES))
    return code


@contextmanager
def guessing(asked: Asked) -> Iterator[None]:
    """Something that could be guessed: wrong tries are counted, right ones are not."""
    addresses, address = asked.services.addresses, asked.address
    if not addresses.may_try(address, monotonic()):
        asked.services.metrics.add("tries_refused")
        raise too_many(TRIES_WAIT)
    guessed = False
    try:
        yield
    except Exception as problem:
        guessed = isinstance(problem, BadCode) or trouble_of(problem).status in GUESSES
        raise
    finally:
        if not guessed:
            addresses.tried_well(address)


# ------------------------------------------------------------------------------------------- the table of operations

OPERATIONS = (
    Operation("POST", "/api/tables", open_table, "Open a table", Entry, (429, 503), NewTable, status=201),
    Operation("POST", "/api/join", join_table, "Join a table", Entry, (403, 404, 409, 429, 503), JoinTable),
    Operation(
        "POST", "/api/find", find_table, "Whether a code leads to a chair", TableStatus, (404, 409, 429, 503), FindTable
    ),
    Operation("GET", "/api/tables", list_tables, "The public list of tables", list[TableStatus], (503,)),
    Operation(
        "GET", "/api/tables/{table}", table_status, "One's own table", TableStatus, (404, 409, 429, 503), token=True
    ),
    Operation("POST", "/api/check", check_setup, "Whether a setup can be played", Checked, (429,), CheckSetup),
    Operation("GET", "/api/replays/{replay}", read_replay, "A finished game", dict[str, Any], (404, 429, 503)),
    Operation(
        "GET", "/api/replays/{replay}/sheet", read_sheet, "How a finished game ended", FinishedGame,
        (404, 409, 429, 503),
    ),
    Operation(
        "GET", "/api/replays/{replay}/story", read_story, "Everything that happened in a finished game", Story,
        (404, 409, 429, 503),
    ),
    Operation(
        "DELETE", "/api/replays/{replay}", delete_replay, "Delete a finished game", None, (404, 429, 503),
        status=204, token=True,
    ),
    Operation("GET", "/api/catalogue", catalogue, "Cards, menus, options, rules", dict[str, Any], language=True),
    Operation("GET", "/api/messages", messages, "The texts of message ids", str, kind=TEXT, language=True),
    Operation("GET", "/health", health, "Whether the server is well", Health, (503,)),
    Operation("GET", "/metrics", metrics, "Figures for Prometheus", str, kind=TEXT),
    Operation("GET", "/api/openapi.json", read_interface),
    Operation("GET", "/", read_front_page),
)  # fmt: skip
ROUTES = [(Route(one.path, one.handler, methods=[one.method]), one) for one in OPERATIONS]


@cache
def described(prefix: str) -> Document:
    """The description of the table, made once."""
    return interface(OPERATIONS, prefix)


async def respond(scope: Scope, services: Services, body: bytes) -> Response:
    """Answer a request; raise what stands against it."""
    place = {**scope, "path": scope["path"].rstrip("/") or "/"}
    allowed: set[str] = set()
    for route, operation in ROUTES:
        match, found = route.matches(place)
        if match is Match.FULL:
            return await _answered(operation, Asked({**place, **found}, services), body)
        if match is Match.PARTIAL:
            allowed |= route.methods or set()
    if allowed:
        raise Trouble(405, "error-method", {"Allow": ", ".join(sorted(allowed))})
    raise Trouble(404, "error-no-page")


async def _answered(operation: Operation, asked: Asked, body: bytes) -> Response:
    data = [] if operation.body is None else [_decoded(body, operation.body)]
    found = await operation.handler(asked, *data)
    if isinstance(found, Response):
        return found
    if found is None:
        return Response(status_code=operation.status)
    return Response(json.encode(found), operation.status, media_type=JSON)


def _decoded(body: bytes, kind: type[Found]) -> Found:
    try:
        return json.decode(body, type=kind)
    except (ValidationError, DecodeError) as problem:
        raise Trouble(400, "error-bad-request", **expected(kind, str(problem))) from None
