"""Texts that are sent packed to whoever can unpack them, and only once to whoever keeps them."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from starlette.responses import Response

from okawari import __version__
from okawari.server.headers import Headers, value

CODINGS = ("br", "gzip")  # the better one first
WORTH = 600  # bytes: packing less saves nothing


class Document(NamedTuple):
    """A text, the tag by which a copy is known to be the same, and the text packed, by coding."""

    body: bytes
    tag: str
    packed: Mapping[str, bytes]


def tagged(body: bytes, packed: Mapping[str, bytes] | None = None) -> Document:
    """A text with its tag; packed here unless that was done before."""
    if packed is None:
        packed = {"gzip": gzip.compress(body, mtime=0)} if len(body) >= WORTH else {}
    return Document(body, f'"{__version__}-{hashlib.sha256(body).hexdigest()[:16]}"', packed)


def sent(
    found: Document, asked: Headers, kind: str, cache: str = "no-cache", extra: Mapping[str, str] | None = None
) -> Response:
    """Return a document for these request headers, without a body if the client has it already."""
    coding = next((coding for coding in wanted(value(asked, b"accept-encoding")) if coding in found.packed), "")
    tag = f'{found.tag[:-1]}-{coding}"' if coding else found.tag
    headers = {"ETag": tag, "Cache-Control": cache}
    if found.packed:
        headers["Vary"] = "Accept-Encoding"
    headers |= extra or {}
    known = value(asked, b"if-none-match")
    if known.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in known[:1000].split(",")):
        return Response(None, 304, headers)
    if coding:
        headers["Content-Encoding"] = coding
    return Response(found.packed.get(coding, found.body), 200, headers, kind)


def wanted(accepted: str) -> list[str]:
    """The codings that an Accept-Encoding header allows, the better one first."""
    allowed = {}
    for part in accepted[:200].lower().split(","):
        name, _, quality = part.partition(";")
        allowed[name.strip()] = quality.replace(" ", "").strip("0.") != "q="
    return [coding for coding in CODINGS if allowed.get(coding, allowed.get("*", False))]
