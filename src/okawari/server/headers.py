"""The strict headers of every answer, whose pages may use the server, and which language somebody reads."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from okawari.language import ENGLISH, LANGUAGES, Language
from okawari.server.config import Config

Headers = Iterable[tuple[bytes, bytes]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
FEATURES = (
    "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
    "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer",
    "microphone", "midi", "payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "serial",
    "usb", "xr-spatial-tracking",
)  # fmt: skip
OWN_PAGES = frozenset({"fullscreen", "screen-wake-lock"})  # what the client itself uses
STRICT = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", ", ".join(f"{one}={'(self)' if one in OWN_PAGES else '()'}" for one in FEATURES).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
TLS_ONLY = (b"strict-transport-security", b"max-age=63072000")  # two years
NO_STORE = (b"cache-control", b"no-store")
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
SECURE = ("https", "wss")
PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")
FORM = "scheme://host:port"  # of an origin


def with_strict_headers(own: Headers, secure: bool) -> list[tuple[bytes, bytes]]:
    """An answer's headers and the strict ones; nothing is stored unless the answer says otherwise."""
    found = [*own, *STRICT]
    if secure:
        found.append(TLS_ONLY)
    if not any(name.lower() == b"cache-control" for name, _ in found):
        found.append(NO_STORE)
    return found


def values(headers: Headers, name: bytes) -> list[str]:
    """All values of a header; web servers give the names in small letters."""
    return [value.decode("latin-1") for found, value in headers if found == name]


def value(headers: Headers, name: bytes) -> str:
    """The first value of a header, or nothing."""
    return next(iter(values(headers, name)), "")


# ------------------------------------------------------------------------------------------- origins


class Origins:
    """Whose pages may open sockets and change things: the server's own and those on a list."""

    def __init__(self, config: Config) -> None:
        listed = [*config.origins, *([config.url] if config.url else [])]
        self.listed = frozenset(place for place in map(origin_of, listed) if place)
        self.public = "://".join(urlsplit(config.url)[:2]) if config.url else ""
        self.allow_none = config.allow_no_origin

    def allow(self, scope: Any) -> bool:
        """Whether the page that a request comes from may make it."""
        given = values(scope["headers"], b"origin")
        if not given:
            return self.allow_none
        origin = origin_of(given[0]) if len(given) == 1 and bare(given[0]) else None
        if origin is None:
            return False
        return origin in self.listed or self._own(origin, scope)

    def expected(self, scope: Any) -> str:
        """The origin of the server's own pages, for whoever asks without one or with another."""
        if self.public:
            return self.public
        hosts = values(scope["headers"], b"host")
        if len(hosts) != 1 or not HOST.fullmatch(hosts[0]):
            return FORM
        return f"{'https' if scope.get('scheme') in SECURE else 'http'}://{hosts[0]}"

    def _own(self, origin: tuple[str, str, int], scope: Any) -> bool:
        """Whether it is the address that the request itself went to."""
        scheme, host, port = origin
        hosts = values(scope["headers"], b"host")
        if len(hosts) != 1 or (scope.get("scheme") in SECURE and scheme != "https"):
            return False
        # A proxy that is not trusted may speak TLS for us, so the page's own scheme says which port is meant.
        return origin_of(f"{scheme}://{hosts[0]}") == (scheme, host, port)


def origin_of(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address, or nothing if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port


def bare(origin: str) -> bool:
    """Whether a text has the form of an origin: a scheme and a host, nothing behind and nothing odd."""
    if not origin.isascii() or any(sign.isspace() for sign in origin):
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return not (parts.path or parts.query or parts.fragment) and origin == f"{parts.scheme}://{parts.netloc}"


# ------------------------------------------------------------------------------------------- languages


def language_of(accepted: str) -> Language:
    """The best language for an Accept-Language header."""
    wishes = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, rest = part.strip().partition(";")
        code = tag.strip().partition("-")[0].lower()
        if code in LANGUAGES or code == "*":
            wishes.append((-_quality(rest), place, ENGLISH if code == "*" else code))
    wishes = [wish for wish in wishes if wish[0] < 0]
    return speaker(min(wishes)[2] if wishes else ENGLISH)


def _quality(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return min(max(float(number), 0.0), 1.0) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def speaker(code: str) -> Language:
    """A language, made once."""
    return Language(code)
