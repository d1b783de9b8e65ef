"""The client that browsers are given: the files that were built into the package, read once.

Its page has places that are filled in before it is sent, so that it is right even where no script runs:
%lang%, %title%, %description%, %noscript% and %share%, the address of the picture that messengers show.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.responses import Response

import okawari
from okawari.server.headers import Headers, language_of, speaker, value
from okawari.server.packing import Document, sent, tagged

FOLDER = Path(okawari.__file__).with_name("web")
PAGE = "index.html"
PAGES = ("/", f"/{PAGE}")
PLACES = re.compile("%(lang|title|description|noscript|share)%")
SHARES = ("share.png", "share.svg")  # the first of them that there is; not every messenger shows the other
HASHED = "/assets/"  # what lies there has a new name whenever it changes
PICTURES = r"/assets/sprite-[\w-]+\.svg"
FOR_EVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OTHER = "application/octet-stream"


class File(NamedTuple):
    """One file of the client."""

    document: Document
    kind: str
    cache: str


class Site:
    """The client: its files by their path, and its page with places to fill in."""

    def __init__(self, files: Mapping[str, File], page: str) -> None:
        self.files = files
        self.page = page
        self.share = next((name for name in SHARES if f"/{name}" in files), SHARES[0])

    def __contains__(self, path: str) -> bool:
        return path in PAGES or path in self.files

    def ahead(self, language: str) -> dict[str, str]:
        """What a browser may fetch while it reads the page: the words of the language, then the pictures."""
        wishes = [(rf"/assets/{language}-[\w-]+\.js", "modulepreload"), (PICTURES, "preload; as=fetch; crossorigin")]
        found = [(name, way) for wish, way in wishes for name in self.files if re.fullmatch(wish, name)]
        return {"Link": ", ".join(f"<.{name}>; rel={way}" for name, way in found)} if found else {}

    def told(self, path: str, headers: Headers, place: str) -> Response:
        """The answer to somebody who asks for a path with these headers, of a server at this address."""
        if path not in PAGES:
            found = self.files[path]
            return sent(found.document, headers, found.kind, found.cache)
        language = language_of(value(headers, b"accept-language")).code
        page = filled(self.page, language, place + self.share)
        extra = {"Content-Language": language, "Vary": "Accept-Encoding, Accept-Language", **self.ahead(language)}
        return sent(page, headers, KINDS[".html"], ASK_FIRST, extra)


@cache
def site(folder: Path) -> Site | None:
    """The client in a folder, or nothing where none was built."""
    if not (folder / PAGE).is_file():
        return None
    files = {}
    for path in sorted(folder.rglob("*")):
        name = f"/{path.relative_to(folder).as_posix()}"
        if path.is_file() and _asked_for(name, path):
            files[name] = _file(name, path)
    return Site(files, (folder / PAGE).read_text(encoding="utf-8"))


def _asked_for(name: str, path: Path) -> bool:
    """Whether a file has an address of its own; packed copies and hidden files have none, the page has a better one."""
    packed = path.suffix in SUFFIXES.values() and path.with_suffix("").is_file()
    return not packed and name not in PAGES and "/." not in name


def _file(name: str, path: Path) -> File:
    copies = {coding: path.with_name(path.name + suffix) for coding, suffix in SUFFIXES.items()}
    packed = {coding: copy.read_bytes() for coding, copy in copies.items() if copy.is_file()}
    return File(tagged(path.read_bytes(), packed), KINDS.get(path.suffix, OTHER), cache_of(name))


def cache_of(name: str) -> str:
    """How long browsers keep a file without asking."""
    return FOR_EVER if name.startswith(HASHED) else ASK_FIRST


@lru_cache(maxsize=64)
def filled(page: str, code: str, share: str) -> Document:
    """The page in a language, with the address of the picture for messengers."""
    say = speaker(code).say
    texts = {
        "lang": code,
        "title": say("server-client-title"),
        "description": say("server-client-description"),
        "noscript": say("server-client-noscript"),
        "share": share,
    }
    return tagged(PLACES.sub(lambda found: escape(texts[found[1]]), page).encode())
