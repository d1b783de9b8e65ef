"""What goes wrong with a request: its status and its sentence."""

# ruff: noqa: N818 - the names say what happened

import math
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, json
from starlette.responses import Response

from okawari.errors import OkawariError
from okawari.server.asgi import Scope
from okawari.server.headers import language_of, value
from okawari.server.refusals import DamagedTable, NoEntry, NoSuchTable, NotSaved, Refusal, ServerFull
from okawari.server.storage import StoreUnavailable

LATER = 5  # seconds until it is worth another try when the server cannot save or is full


class Problem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is wrong: a message id of the catalogue, its arguments, and the sentence in the language of the request."""

    error: str
    args: dict[str, Any]
    text: str


class Trouble(Exception):
    """An answer other than the one that was hoped for."""

    def __init__(self, status: int, message_id: str, headers: Mapping[str, str] | None = None, **args: Any) -> None:
        super().__init__(message_id)
        self.status = status
        self.message_id = message_id
        self.headers = dict(headers or {})
        self.arguments = args

    def response(self, scope: Scope) -> Response:
        """The answer, in the language of the request."""
        language = language_of(value(scope["headers"], b"accept-language"))
        text = language.say(self.message_id, **self.arguments)
        body = json.encode(Problem(error=self.message_id, args=self.arguments, text=text))
        headers = {**self.headers, "Content-Language": language.code}
        return Response(body, self.status, headers, "application/json")


def too_many(seconds: float) -> Trouble:
    """Too much from one place; come back later."""
    wait = max(1, math.ceil(seconds))
    return Trouble(429, "error-too-many", {"Retry-After": str(wait)}, seconds=wait)


def no_token() -> Trouble:
    """No token, or none that opens this."""
    return Trouble(401, "error-needs-token", {"WWW-Authenticate": "Bearer"})


def stopping() -> Trouble:
    """The server is stopping; it may start again."""
    return Trouble(503, "error-stopping", {"Retry-After": "3"})


def trouble_of(problem: Exception) -> Trouble:
    """The answer for an error of the server's heart; what is not foreseen is the server's own fault."""
    if isinstance(problem, Trouble):
        return problem
    if isinstance(problem, StoreUnavailable):
        return Trouble(503, problem.message_id, {"Retry-After": str(LATER)})
    if isinstance(problem, OkawariError):
        status = next((status for kind, status in STATUSES if isinstance(problem, kind)), 400)
        later = {"Retry-After": str(LATER)} if status == 503 else None
        return Trouble(status, problem.message_id, later, **problem.args_for_message)
    return Trouble(500, "error-internal")


STATUSES = ((NoSuchTable, 404), (NoEntry, 403), (ServerFull, 503), (NotSaved, 503), (Refusal, 409), (DamagedTable, 409))
