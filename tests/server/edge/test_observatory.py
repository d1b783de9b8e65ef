"""Our headers by the table of the HTTP Observatory: a hundred points to begin with, less for whatever is missing."""

import re
from collections.abc import Mapping

from tests.server.running import in_loop, running

HALF_A_YEAR = 15_768_000
PRIVATE = ("no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin")


def policy_of(headers: Mapping[str, str]) -> dict[str, list[str]]:
    parts = [part.split() for part in headers.get("content-security-policy", "").split(";") if part.strip()]
    return {part[0]: part[1:] for part in parts}


def penalties(headers: Mapping[str, str]) -> dict[str, int]:
    policy = policy_of(headers)
    sources = [source for part in policy.values() for source in part]
    age = re.search(r"max-age=(\d+)", headers.get("strict-transport-security", ""))
    tight = all(policy.get(part) == ["'none'"] for part in ("base-uri", "form-action", "frame-ancestors"))
    found = {
        "no policy": -25 * (not policy),
        "unsafe sources": -20 * any("unsafe" in one or one in ("*", "http:", "https:", "data:") for one in sources),
        "open policy": -20 * (not tight),
        "no transport security": -20 * (age is None or int(age[1]) < HALF_A_YEAR),
        "guessed types": -5 * (headers.get("x-content-type-options") != "nosniff"),
        "frames": -20 * ("frame-ancestors" not in policy and "x-frame-options" not in headers),
        "other origins": -50 * ("access-control-allow-origin" in headers),
        "cookies": -20 * ("set-cookie" in headers),
        "leaking referrer": -5 * (headers.get("referrer-policy") not in PRIVATE),
        "open resources": -50 * (headers.get("cross-origin-resource-policy") == "cross-origin"),
    }
    return {name: points for name, points in found.items() if points}


def bonuses(headers: Mapping[str, str]) -> int:
    policy = policy_of(headers)
    return (
        10 * (policy.get("default-src") == ["'none'"])
        + 5 * ("frame-ancestors" in policy)
        + 5 * (headers.get("referrer-policy") == "no-referrer")
        + 10 * (headers.get("cross-origin-resource-policy") == "same-origin")
    )


@in_loop
async def test_the_best_grade() -> None:
    async with running(trusted_proxies="127.0.0.1") as server:
        for path in ("/", "/api/catalogue", "/nothing"):
            headers = (await server.get(path, {"X-Forwarded-Proto": "https"})).headers
            assert penalties(headers) == {}
            assert 100 + bonuses(headers) == 130


def test_the_table_finds_what_is_missing() -> None:
    assert sum(penalties({}).values()) <= -75
    assert "unsafe sources" in penalties({"content-security-policy": "default-src 'none'; script-src 'unsafe-inline'"})
