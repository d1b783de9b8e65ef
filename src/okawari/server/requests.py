"""What requests over plain HTTP say, and the answers that are no part of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from okawari.language import ENGLISH, LANGUAGES
from okawari.protocol.messages import Setup, TableId, Token, TypedName
from okawari.server.storage import Reason

LANGUAGE = Meta(extra_json_schema={"enum": list(LANGUAGES)}, description="What texts and made-up names are in.")
TypedCode = Annotated[str, Meta(max_length=40)]


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a request or an answer."""


class NewTable(Given, frozen=True):
    """A table to open. Several names are people who share this device."""

    setup: Setup = Setup()
    names: Annotated[list[TypedName | None], Meta(max_length=8)] = []
    language: Annotated[str, LANGUAGE] = ENGLISH


class JoinTable(Given, frozen=True):
    """A table to join: by the code that is shown there, or by the table and the secret of its link."""

    code: TypedCode | None = None
    table: TableId | None = None
    secret: Token | None = None
    name: TypedName | None = None
    language: Annotated[str, LANGUAGE] = ENGLISH
    watch: bool = False


class FindTable(Given, frozen=True):
    """A table to look for, by the code that is shown there."""

    code: TypedCode


class CheckSetup(Given, frozen=True):
    """What somebody thinks of playing."""

    setup: Setup = Setup()


class Health(Given, frozen=True):
    """How the server is."""

    status: Literal["ok", "degraded"]  # degraded: nothing can be saved, and `problem` says why
    version: str
    compiled_bots: bool
    problem: Reason | None = None
    tables_damaged: int = 0  # set aside; the others go on, so the server is well nevertheless
