"""What is asked and answered over plain HTTP: opening and joining tables, replays, look-ups."""

from asyncio import to_thread as in_thread
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Annotated, Any, TypeVar

from litestar import Litestar, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import ValidationError, json

from okawari import __version__
from okawari.errors import BadSave
from okawari.language import ENGLISH, LANGUAGES
from okawari.server.asgi import address_of
from okawari.server.checking import Checked, checked
from okawari.server.codes import BadCode, token_hash
from okawari.server.finished import FinishedGame, finished
from okawari.server.headers import language_of
from okawari.server.interface import interface
from okawari.server.library import catalogue, front_page, messages
from okawari.server.logs import log
from okawari.server.packing import Document, sent
from okawari.server.problems import LATER, Problem, Trouble, no_token, too_many, trouble_of
from okawari.server.refusals import NoEntry, NoSuchTable, Refusal
from okawari.server.requests import LANGUAGE, CheckSetup, FindTable, Health, JoinTable, NewTable
from okawari.server.services import Services
from okawari.server.shapes import expected
from okawari.server.tables import Entry, TableStatus

Asked = Request[Any, Any, Any]
Read = TypeVar("Read")
BEARER: list[dict[str, list[str]]] = [{"bearer": []}]
GUESSES = (403, 404)  # answers to whoever guesses
TABLES_WAIT, TRIES_WAIT, CHECKS_WAIT = 600.0, 60.0, 2.0  # seconds after which it is worth another try


def told(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of an operation that say what is wrong."""
    return {status: ResponseSpec(Problem, description=REASONS[status], generate_examples=False) for status in statuses}


REASONS = {
    400: "The request cannot be read, or asks for something that does not exist.",
    401: "A token is needed.",
    403: "The page, token or secret may not do this.",
    404: "There is no such thing, or not any more.",
    409: "Not as things stand: the table is full, locked, closed or damaged, the game of another version.",
    413: "The request is larger than any that makes sense.",
    415: "The request is not JSON.",
    429: "Too many from one place; Retry-After says when to come back.",
    503: "The server cannot save, is full or stops; Retry-After says when to come back.",
}


# ------------------------------------------------------------------------------------------- tables


@post("/api/tables", responses=told(400, 403, 413, 415, 429, 503), summary="Open a table", operation_id="open_table")
async def open_table(data: JSONBody[NewTable], request: Asked, state: State) -> Entry:
    """Open a table and sit down at it."""
    data = await strictly(request, NewTable)
    services: Services = state.services
    known_language(data.language)
    if not services.addresses.may_create(address_of(request.scope), monotonic()):
        raise too_many(TABLES_WAIT)
    try:
        entry = await services.tables.create(data.setup, list(data.names) or [None], data.language)
    except Refusal as refusal:  # it does not depend on how things stand
        raise Trouble(400, refusal.message_id, **refusal.args_for_message) from None
    services.metrics.add("tables_opened")
    return entry


@post(
    "/api/join",
    status_code=HTTP_200_OK,
    responses=told(400, 403, 404, 409, 413, 415, 429, 503),
    summary="Join a table",
    operation_id="join_table",
)
async def join_table(data: JSONBody[JoinTable], request: Asked, state: State) -> Entry:
    """Join a table, or only watch it."""
    data = await strictly(request, JoinTable)
    if (data.code is None) == (data.secret is None) or (data.table is None) != (data.secret is None):
        raise Trouble(400, "error-join-form")
    known_language(data.language)
    services: Services = state.services
    with guessing(services, request):
        entry = await services.tables.join(
            code=data.code,
            table=data.table,
            secret=data.secret,
            name=data.name,
            language=data.language,
            watch=data.watch,
        )
    return entry


@post(
    "/api/find",
    status_code=HTTP_200_OK,
    responses=told(400, 403, 404, 409, 413, 415, 429, 503),
    summary="Whether a code leads to a chair",
    operation_id="find_table",
)
async def find_table(data: JSONBody[FindTable], request: Asked, state: State) -> TableStatus:
    """The table that has a code, for whoever thinks of joining; refused as joining would be, and nobody joins."""
    data = await strictly(request, FindTable)
    services: Services = state.services
    with guessing(services, request):
        return await services.tables.look(data.code)


@get("/api/tables", summary="The public list of tables", operation_id="list_tables")
async def list_tables(state: State) -> list[TableStatus]:
    """Tables that anybody may join: none unless the server's owner wants a public list."""
    services: Services = state.services
    return await services.tables.public_list() if services.config.public_list else []


@get(
    "/api/tables/{table:str}",
    responses=told(401, 403, 404, 409, 503),
    security=BEARER,
    summary="One's own table",
    operation_id="table_status",
)
async def table_status(table: FromPath[str], request: Asked, state: State) -> TableStatus:
    """How a table stands, for somebody who has a chair or watches."""
    services: Services = state.services
    return await services.tables.status(table, bearer(request))


@post(
    "/api/check",
    status_code=HTTP_200_OK,
    responses=told(400, 403, 413, 415, 429),
    summary="Whether a setup can be played",
    operation_id="check_setup",
)
async def read_check(data: JSONBody[CheckSetup], request: Asked, state: State) -> Checked:
    """What stands against a setup, and which dishes cannot be served with it; nothing is opened."""
    data = await strictly(request, CheckSetup)
    services: Services = state.services
    if not services.addresses.may_check(address_of(request.scope), monotonic()):
        raise too_many(CHECKS_WAIT)
    return checked(data.setup)


# ------------------------------------------------------------------------------------------- replays


@get("/api/replays/{replay:str}", responses=told(404, 429, 503), summary="A finished game", operation_id="read_replay")
async def read_replay(replay: FromPath[str], request: Asked, state: State) -> Response[dict[str, Any]]:
    """The saved game: everything needed to see it again and to check the shuffle."""
    services: Services = state.services
    with guessing(services, request):
        found = await services.store.replay(replay)
        if found is None:
            raise Trouble(404, "error-no-such-replay")
    return raw(found.document, "application/json")


@get(
    "/api/replays/{replay:str}/sheet",
    responses=told(404, 409, 429, 503),
    summary="How a finished game ended",
    operation_id="read_sheet",
)
async def read_sheet(replay: FromPath[str], request: Asked, state: State) -> FinishedGame:
    """What a saved game comes to: who played, what lay on the table at the end, and every point with its reason."""
    services: Services = state.services
    with guessing(services, request):
        found = await services.store.replay(replay)
        if found is None:
            raise Trouble(404, "error-no-such-replay")
        if not services.addresses.may_check(address_of(request.scope), monotonic()):
            raise too_many(CHECKS_WAIT)
        try:
            return await in_thread(finished, found.document)
        except BadSave as problem:
            raise Trouble(409, problem.message_id, **problem.args_for_message) from None


@delete(
    "/api/replays/{replay:str}",
    responses=told(401, 403, 404, 429, 503),
    security=BEARER,
    summary="Delete a finished game",
    operation_id="delete_replay",
)
async def delete_replay(replay: FromPath[str], request: Asked, state: State) -> None:
    """Delete a game for everybody; anybody who played it may."""
    services: Services = state.services
    token = bearer(request)
    with guessing(services, request):
        found = await services.store.replay(replay)
        if found is None:
            raise Trouble(404, "error-no-such-replay")
        if token_hash(token) not in found.owners:
            raise Trouble(403, "error-no-entry")
    await services.store.delete_replay(replay)
    finished.cache_clear()
    services.metrics.add("replays_deleted")


# ------------------------------------------------------------------------------------------- look-ups


@get("/api/catalogue", responses=told(400), summary="Cards, menus, options, rules", operation_id="catalogue")
async def read_catalogue(
    request: Asked, language: FromQuery[Annotated[str, LANGUAGE]] = ENGLISH
) -> Response[dict[str, Any]]:
    """Everything that can be looked up, in a language; it changes only with the server's version."""
    known_language(language)
    return document(request, await in_thread(catalogue, language))


@get(
    "/api/messages",
    media_type="text/plain",
    responses=told(400),
    summary="The texts of message ids",
    operation_id="messages",
)
async def read_messages(request: Asked, language: FromQuery[Annotated[str, LANGUAGE]] = ENGLISH) -> Response[str]:
    """The catalogue of all messages in a language, in the form of Fluent; it changes only with the server's version."""
    known_language(language)
    return document(request, await in_thread(messages, language), "text/plain")


@get("/api/openapi.json", include_in_schema=False)
async def read_interface(request: Asked, state: State) -> Response[bytes]:
    """This interface, described for programs."""
    return document(request, await in_thread(interface, HANDLERS, KINDS, state.services.config.prefix))


@get("/", include_in_schema=False)
async def read_front_page(request: Asked, state: State) -> Response[bytes]:
    """A page that says what this is, where there is no client to send instead."""
    language = language_of(request.headers.get("accept-language", ""))
    page = await in_thread(front_page, language.code, state.services.config.prefix)
    return raw(page, "text/html", {"Content-Language": language.code, "Vary": "Accept-Language"})


@get("/health", responses=told(503), summary="Whether the server is well", operation_id="health")
async def health(state: State) -> Response[Health]:
    """Whether the server is well: 503 while it cannot save, so that a load balancer looks for another one."""
    services: Services = state.services
    if services.stopping:
        raise Trouble(503, "error-stopping", {"Retry-After": "3"})
    problem = services.store.problem
    found = Health(
        status="degraded" if problem else "ok",
        version=__version__,
        compiled_bots=services.brains.compiled_ready,
        problem=problem,
        tables_damaged=len(services.tables.quarantine),
    )
    if problem is None:
        return Response(found)
    return Response(found, status_code=HTTP_503_SERVICE_UNAVAILABLE, headers={"Retry-After": str(LATER)})


@get("/metrics", media_type="text/plain", summary="Figures for Prometheus", operation_id="metrics")
async def read_metrics(state: State) -> Response[str]:
    """Figures about the server, none about people."""
    return raw(state.services.metrics.text().encode(), "text/plain; version=0.0.4")


# ------------------------------------------------------------------------------------------- what they share


def raw(body: bytes, kind: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer that is encoded already; Litestar adds the charset where the kind is text."""
    return Response(body, media_type=kind, headers=headers)


def document(request: Asked, found: Document, kind: str = "application/json") -> Response[Any]:
    """A text that seldom changes: whoever has it already need not get it again."""
    asked = request.headers
    body, headers = sent(found, asked.get("accept-encoding", ""), asked.get("if-none-match", ""))
    if body is None:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return raw(body, kind, headers)


async def strictly(request: Asked, kind: type[Read]) -> Read:
    """A request's body once more, since Litestar also takes "1" for 1."""
    try:
        return json.decode(await request.body(), type=kind)
    except ValidationError as problem:
        raise Trouble(400, "error-bad-request", **expected(kind, str(problem))) from None


def bearer(request: Asked) -> str:
    """The token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise no_token()
    return str(token.strip())


def known_language(code: str) -> None:
    """Refuse a language that there is no catalogue for."""
    if code not in LANGUAGES:
        raise Trouble(400, "error-unknown-language", lang=code[:20], known=", ".join(LANGUAGES))


@contextmanager
def guessing(services: Services, request: Asked) -> Iterator[None]:
    """Something that could be guessed: wrong tries are counted, right ones are not."""
    address = address_of(request.scope)
    if not services.addresses.may_try(address, monotonic()):
        services.metrics.add("tries_refused")
        raise too_many(TRIES_WAIT)
    try:
        yield
    except (NoSuchTable, NoEntry, BadCode):
        raise
    except Trouble as trouble:
        if trouble.status not in GUESSES:
            services.addresses.tried_well(address)
        raise
    except BaseException:
        services.addresses.tried_well(address)
        raise
    services.addresses.tried_well(address)


# ------------------------------------------------------------------------------------------- the application

HANDLERS = (
    open_table, join_table, find_table, list_tables, table_status, read_check, read_replay, read_sheet, delete_replay,
    read_catalogue, read_messages, read_interface, read_front_page, health, read_metrics,
)  # fmt: skip
BODIES: dict[str, type] = {
    "/api/tables": NewTable, "/api/join": JoinTable, "/api/find": FindTable, "/api/check": CheckSetup,
}  # fmt: skip
KINDS = (NewTable, JoinTable, FindTable, CheckSetup, Checked, Health, Problem, Entry, TableStatus, FinishedGame)


def application(services: Services) -> Litestar:
    """Everything above, ready to be asked."""
    return Litestar(
        list(HANDLERS),
        openapi_config=None,
        exception_handlers={Exception: explain},
        state=State({"services": services}),
        logging_config=None,
    )


def explain(request: Asked, problem: Exception) -> Response[bytes]:
    """The answer when something is wrong."""
    trouble = _foreign(request, problem) if isinstance(problem, HTTPException) else trouble_of(problem)
    if trouble.status == 500:
        log.error("request failed", exc_info=problem)
    language = language_of(request.headers.get("accept-language", ""))
    headers = {**trouble.headers, "Content-Language": language.code}
    return Response(trouble.body(language), status_code=trouble.status, media_type="application/json", headers=headers)


def allowed(methods: str) -> str:
    """The methods of an address: whatever can be got has a head, and there is nothing to ask before asking."""
    found = set(methods.split(", ")) - {"OPTIONS"}
    return ", ".join(sorted(found | ({"HEAD"} if "GET" in found else set())))


def _foreign(request: Asked, problem: HTTPException) -> Trouble:
    """What Litestar has to say, in our words."""
    if problem.status_code == 405:
        return Trouble(405, "error-method", {"Allow": allowed((problem.headers or {}).get("allow", ""))})
    if problem.status_code == 404:
        return Trouble(404, "error-no-page")
    if problem.status_code >= 500:
        log.error("request failed", exc_info=problem)
        return Trouble(500, "error-internal")
    kind = BODIES.get(request.scope["path"].rstrip("/"))
    return Trouble(400, "error-bad-request", **expected(kind, str(problem.__cause__)))
