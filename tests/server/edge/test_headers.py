"""Strict headers, origins (B11) and languages, without a server."""

import pytest

from okawari.server.config import Config
from okawari.server.headers import Origins, language_of, with_strict_headers

CONFIG = Config(url="https://play.example/sushi", origins=("https://friend.example", "http://[::1]:9000"))


def allowed(
    origin: str | list[str] | None, host: str = "table.example:8000", scheme: str = "ws", **changes: bool
) -> bool:
    given = [] if origin is None else [origin] if isinstance(origin, str) else origin
    headers = [(b"host", host.encode())] + [(b"origin", one.encode("latin-1", "replace")) for one in given]
    config = Config(url=CONFIG.url, origins=CONFIG.origins, **changes)  # type: ignore[arg-type]
    return Origins(config).allow({"headers": headers, "scheme": scheme})


@pytest.mark.parametrize(
    "origin",
    [
        "http://table.example:8000",
        "https://table.example:8000",
        "https://play.example",
        "https://play.example:443",
        "https://friend.example",
        "http://[::1]:9000",
    ],
)
def test_own_and_listed_pages_may(origin: str) -> None:
    assert allowed(origin)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://table.example",
        "http://table.example:8001",
        "http://evil.table.example:8000",
        "http://table.example.evil:8000",
        "http://xtable.example:8000",
        "http://table.example:8000.evil.example",
        "http://table.example:8000@evil.example",
        "http://evil.example",
        "http://xn--tble-woa.example:8000",
        "http://täble.example:8000",
        "http://play.example",
        "https://play.example:8443",
        "https://play.example/sushi",
        "https://play.example?x",
        "https://play.example#x",
        "https://sub.friend.example",
        "https://friend.example.",
        "HTTPS://friend.example",
        " https://friend.example",
        "https://friend.example https://evil.example",
        "ws://table.example:8000",
        "file://",
        "chrome-extension://abc",
        "javascript:alert(1)",
        "http://[::1",
        "http://table.example:99999",
        "http://:8000",
        "//table.example:8000",
        "table.example:8000",
    ],
)
def test_other_pages_may_not(origin: str) -> None:
    assert not allowed(origin)


def test_several_origins_or_hosts_are_refused() -> None:
    assert not allowed(["http://table.example:8000", "http://table.example:8000"])
    headers = [(b"host", b"a.example"), (b"host", b"b.example"), (b"origin", b"http://a.example")]
    assert not Origins(CONFIG).allow({"headers": headers, "scheme": "http"})


def test_no_origin_is_for_test_clients_only() -> None:
    assert not allowed(None)
    assert allowed(None, allow_no_origin=True)
    assert not allowed("null", allow_no_origin=True)
    assert not allowed("http://evil.example", allow_no_origin=True)


def test_where_there_is_tls_a_page_without_it_may_not() -> None:
    assert allowed("https://home.example", "home.example", "wss")
    assert not allowed("http://home.example", "home.example", "wss")
    assert allowed("http://home.example", "home.example:80", "ws")


@pytest.mark.parametrize(
    ("config", "hosts", "scheme", "expected"),
    [
        (Config(), ["table.example:8000"], "http", "http://table.example:8000"),
        (Config(), ["[::1]:8000"], "ws", "http://[::1]:8000"),
        (Config(), ["home.example"], "wss", "https://home.example"),
        (Config(prefix="/sushi"), ["home.example"], "http", "http://home.example"),
        (CONFIG, ["table.example:8000"], "http", "https://play.example"),
        (Config(), [], "http", "scheme://host:port"),
        (Config(), ["a.example", "b.example"], "http", "scheme://host:port"),
        (Config(), ['x"><script>'], "http", "scheme://host:port"),
    ],
)
def test_whoever_has_no_good_origin_is_told_which(config: Config, hosts: list[str], scheme: str, expected: str) -> None:
    headers = [(b"host", host.encode()) for host in hosts]
    assert Origins(config).expected({"headers": headers, "scheme": scheme}) == expected


def test_strict_headers_do_not_overrule_an_own_cache_rule() -> None:
    found = dict(with_strict_headers([(b"cache-control", b"no-cache")], secure=True))
    assert found[b"cache-control"] == b"no-cache"
    assert b"strict-transport-security" in found
    plain = dict(with_strict_headers([], secure=False))
    assert plain[b"cache-control"] == b"no-store"
    assert b"strict-transport-security" not in plain
    policy = plain[b"content-security-policy"].decode()
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "//" not in policy


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,en;q=0.5", "es"),
        ("en;q=0.3, es;q=0.9", "es"),
        ("xx, es;q=0.1", "es"),
        ("es;q=0", "en"),
        ("*", "en"),
        ("ES", "es"),
        ("es;q=nonsense, en", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_best_language_is_spoken(accepted: str, code: str) -> None:
    assert language_of(accepted).code == code
