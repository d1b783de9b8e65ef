"""Describe the HTTP interface as an OpenAPI document, from the table of operations."""

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from msgspec import json

from okawari import __version__
from okawari.language import ENGLISH, LANGUAGES
from okawari.protocol.messages import PROTOCOL
from okawari.server.headers import UNSAFE
from okawari.server.packing import Document, tagged
from okawari.server.problems import Problem

JSON, TEXT = "application/json", "text/plain"
REFERENCE = "#/components/schemas/{name}"
WORD, NOTHING = {"type": "string"}, {"type": "null"}
EITHER = [
    {"required": ["code"], "properties": {"code": WORD, "table": NOTHING, "secret": NOTHING}},
    {"required": ["table", "secret"], "properties": {"code": NOTHING, "table": WORD, "secret": WORD}},
]
LANGUAGE = {
    "in": "query",
    "name": "language",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGUAGES), "default": ENGLISH},
}
REASONS = {
    400: "The request cannot be read, or asks for something that does not exist.",
    401: "A token is needed.",
    403: "The page, token or secret may not do this.",
    404: "There is no such thing, or not any more.",
    409: "Not as things stand: the table is full, locked, closed or damaged, the game of another version.",
    413: "The request is larger than any that makes sense.",
    415: "The request is not JSON.",
    421: "The header Host does not name this server.",
    429: "Too many from one place; Retry-After says when to come back.",
    503: "The server cannot save, is full or stops; Retry-After says when to come back.",
}


@dataclass(frozen=True)
class Operation:
    """A row of the table: a request, the function that answers it, and its description."""

    method: str
    path: str
    handler: Callable[..., Any]  # its name becomes the operation's id, its docstring the description
    summary: str = ""  # empty: left out of the document
    answer: Any = None  # the type of a successful answer
    refused: tuple[int, ...] = ()  # statuses of refusals, besides those implied by the other fields
    body: Any = None  # the type of the request
    status: int = 200
    kind: str = JSON  # content type of a successful answer
    token: bool = False  # whether it requires a token
    language: bool = False  # whether it takes the parameter `language`

    @property
    def refusals(self) -> list[int]:
        """The statuses of all refusals."""
        unsafe = (403,) if self.method in UNSAFE else ()
        return sorted(
            {400, 421, *unsafe, *((413, 415) if self.body else ()), *((401, 403) if self.token else ()), *self.refused}
        )


def interface(operations: Sequence[Operation], prefix: str) -> Document:
    """Return the OpenAPI document. The schemas are msgspec's, so they state everything that it checks."""
    operations = [one for one in operations if one.summary]
    kinds = dict.fromkeys(kind for one in operations for kind in (one.body, one.answer) if kind)
    found, schemas = json.schema_components([*kinds, Problem], ref_template=REFERENCE)
    known = dict(zip([*kinds, Problem], found, strict=True))
    for schema in schemas.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    schemas["JoinTable"]["oneOf"] = EITHER
    bearer = {"type": "http", "scheme": "bearer", "description": "A chair's token, or the secret of a link."}
    paths: dict[str, dict[str, Any]] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _described(one, known)
    ill = paths["/health"]["get"]["responses"]["503"]["content"]["application/json"]
    ill["schema"] = {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in ("Health", "Problem")]}
    about = f"Tables of sushi card games. Play itself goes over the websocket /ws, protocol {PROTOCOL}."
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Okawari", "version": __version__, "description": about},
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"bearer": bearer}},
    }
    return tagged(json.encode(whole))


def _described(one: Operation, known: dict[Any, Any]) -> dict[str, Any]:
    """Return an operation in OpenAPI's form."""
    good: dict[str, Any] = {"description": HTTPStatus(one.status).description}
    if one.answer:
        good["content"] = {one.kind: {"schema": known[one.answer]}}
    bad = {str(status): _refusal(status, known[Problem]) for status in one.refusals}
    described: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "description": inspect.getdoc(one.handler),
        "responses": {str(one.status): good, **bad},
    }
    if parameters := [*map(_in_path, re.findall(r"{(\w+)}", one.path)), *([LANGUAGE] if one.language else [])]:
        described["parameters"] = parameters
    if one.body:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": known[one.body]}}}
    if one.token:
        described["security"] = [{"bearer": []}]
    return described


def _refusal(status: int, problem: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": REASONS[status], "content": {JSON: {"schema": problem}}}
    if status in (429, 503):
        answer["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds."}}
    return answer


def _in_path(name: str) -> dict[str, Any]:
    return {"in": "path", "name": name, "required": True, "schema": WORD}
