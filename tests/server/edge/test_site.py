"""The client as browsers get it: the right file, packed as they like it, sent once; and what there is without one."""

import asyncio
import gzip
import http.client
import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from okawari.language import LANGUAGES, Language
from okawari.server import site
from okawari.server.packing import wanted
from tests.server.running import Running, in_loop, running

PAGE = (
    """<!doctype html><html lang="%lang%"><title>%title%</title><meta name="description" content="%description%">
<meta property="og:image" content="%share%"><link rel="manifest" href="./manifest.webmanifest">
<body><p>100%lang 50%</p><noscript>%noscript%</noscript><script type="module" src="./assets/main-1a2b.js"></script>
"""
    + 20 * "<p>Large enough to be packed.</p>"
)
SCRIPT = b"export const dishes = 1;" * 100
FILES = {
    "assets/main-1a2b.js": SCRIPT,
    "assets/main-1a2b.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/main-1a2b.js.br": b"packed by brotli",
    "assets/style-3c.css": b"p {}",
    "assets/de-9f_x.js": b"export default {};",
    "assets/sprite-7e.svg": b"<svg></svg>",
    "sw.js": b"self.skipWaiting();",
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "icon-192.png": b"\x89PNG",
    "odd.xyz": b"?",
    "data.gz": b"packed by itself",
    ".vite/manifest.json": b"{}",
    "index.html.br": b"with places not filled in",
}
KINDS = {
    "/": "text/html; charset=utf-8",
    "/index.html": "text/html; charset=utf-8",
    "/assets/main-1a2b.js": "text/javascript; charset=utf-8",
    "/assets/style-3c.css": "text/css; charset=utf-8",
    "/assets/de-9f_x.js": "text/javascript; charset=utf-8",
    "/assets/sprite-7e.svg": "image/svg+xml",
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/favicon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/odd.xyz": "application/octet-stream",
    "/data.gz": "application/octet-stream",
}
NOWHERE = [
    "/assets/", "/assets", "/assets/none.js", "/assets/main-1a2b.js.br", "/assets/main-1a2b.js/", "/index.html.br",
    "/.vite/manifest.json", "/../secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt",
    "//sw.js", "/./sw.js", "/sw.js%00", "/SW.JS",
]  # fmt: skip


@pytest.fixture
def _client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    for name, body in {"index.html": PAGE.encode(), **FILES}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "FOLDER", folder)


def status_of(server: Running, path: str) -> int:
    """The answer to a path that nobody tidies up on the way."""
    line = http.client.HTTPConnection(server.host, server.port, timeout=30)
    try:
        line.request("GET", path)
        return line.getresponse().status
    finally:
        line.close()


@pytest.mark.usefixtures("_client")
@in_loop
async def test_every_file_is_there_with_its_kind_and_is_kept_as_long_as_it_may_be() -> None:
    async with running() as server:
        for path, kind in KINDS.items():
            answer = await server.get(path)
            assert (answer.status, answer.headers["content-type"]) == (200, kind)
            for_ever = path.startswith("/assets/")
            kept = "public, max-age=31536000, immutable" if for_ever else "no-cache"
            assert answer.headers["cache-control"] == kept
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
            assert "content-encoding" not in answer.headers
            if path not in ("/", "/index.html"):
                assert answer.body == FILES[path[1:]]
            head = await server.request("HEAD", path)
            assert (head.status, head.body, head.headers["etag"]) == (200, b"", answer.headers["etag"])
            assert head.headers["content-length"] == str(len(answer.body))
            again = await server.get(path, {"If-None-Match": f'"old", W/{answer.headers["etag"]}'})
            assert (again.status, again.body) == (304, b"")


@pytest.mark.usefixtures("_client")
@in_loop
async def test_words_and_pictures_are_announced_with_the_page() -> None:
    pictures = "<./assets/sprite-7e.svg>; rel=preload; as=fetch; crossorigin"
    async with running() as server:
        german = await server.get("/", {"Accept-Language": "de-AT"})
        assert german.headers["link"] == f"<./assets/de-9f_x.js>; rel=modulepreload, {pictures}"
        assert (await server.get("/", {"Accept-Language": "fr"})).headers["link"] == pictures
        assert "link" not in (await server.get("/sw.js")).headers


@pytest.mark.usefixtures("_client")
@in_loop
async def test_nothing_else_is_there() -> None:
    async with running() as server:
        for path in NOWHERE:
            assert await asyncio.to_thread(status_of, server, path) == 404, path
        for method in ("POST", "DELETE", "OPTIONS"):
            answer = await server.request(method, "/sw.js")
            assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
        assert (await server.get("/health")).json()["status"] == "ok"


@pytest.mark.usefixtures("_client")
@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", FILES["assets/main-1a2b.js.br"]),
        ("gzip;q=1.0, br;q=0", "gzip", FILES["assets/main-1a2b.js.gz"]),
        ("GZIP", "gzip", FILES["assets/main-1a2b.js.gz"]),
        ("*", "br", FILES["assets/main-1a2b.js.br"]),
        ("*;q=0", "", SCRIPT),
        ("identity", "", SCRIPT),
        ("", "", SCRIPT),
    ],
)
@in_loop
async def test_files_are_packed_as_they_are_wanted(accepted: str, coding: str, body: bytes) -> None:
    async with running() as server:
        plain = await server.get("/assets/main-1a2b.js")
        answer = await server.get("/assets/main-1a2b.js", {"Accept-Encoding": accepted})
        assert (answer.headers.get("content-encoding", ""), answer.body) == (coding, body)
        assert answer.headers["vary"] == "Accept-Encoding"
        assert (answer.headers["etag"] == plain.headers["etag"]) == (not coding)
        assert "vary" not in (await server.get("/favicon.svg", {"Accept-Encoding": accepted})).headers


def test_codings_that_somebody_accepts() -> None:
    assert wanted("br;q=0.1, gzip;q=0.9") == ["br", "gzip"]
    assert wanted("br; q=0.000, gzip ; q=0.001") == ["gzip"]
    assert wanted("*, gzip;q=0") == ["br"]
    assert wanted(";;,=,q") == []


@pytest.mark.usefixtures("_client")
@in_loop
async def test_the_page_is_right_before_any_script_runs() -> None:
    async with running() as server:
        for code in LANGUAGES:
            answer = await server.get("/", {"Accept-Language": code, "Accept-Encoding": "gzip, br"})
            assert answer.headers["content-encoding"] == "gzip"
            page = gzip.decompress(answer.body).decode()
            assert f'<html lang="{code}">' in page
            assert Language(code).say("server-client-title") in page
            assert Language(code).say("server-client-description") in page
            assert Language(code).say("server-client-noscript") in page
            assert "<p>100%lang 50%</p>" in page
            assert f'content="{server.origin}/share.png"' in page
            assert not site.PLACES.search(page)
            assert answer.headers["content-language"] == code
            assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"


def test_what_is_filled_in_cannot_break_out() -> None:
    found = site.filled(PAGE, "en", 'http://"><script>/').body.decode()
    assert 'content="http://&quot;&gt;&lt;script&gt;/"' in found


@pytest.mark.usefixtures("_client")
@pytest.mark.parametrize(
    ("settings", "picture"),
    [
        ({"prefix": "/sushi"}, "http://{host}/sushi/share.png"),
        ({"prefix": "/sushi", "url": "https://home.example/sushi"}, "https://home.example/sushi/share.png"),
    ],
)
@in_loop
async def test_it_works_under_a_prefix(settings: Mapping[str, str], picture: str) -> None:
    async with running(**settings) as server:
        for server.prefix in {settings.get("prefix", ""), ""}:
            page = (await server.get("/")).body.decode()
            assert f'content="{picture.format(host=server.origin.partition("//")[2])}"' in page
            assert [place for place in re.findall('(?:href|src)="([^"]*)"', page) if not place.startswith("./")] == []
            assert (await server.get("/assets/main-1a2b.js")).body == SCRIPT


def test_the_picture_for_messengers_is_one_that_is_there(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("%share%")
    (tmp_path / "share.svg").touch()
    found = site.site(tmp_path)
    assert found
    assert found.told("/", [], "https://home.example/").body == b"https://home.example/share.svg"


# ------------------------------------------------------------------------------------------- without a client


@in_loop
async def test_where_no_client_was_built_a_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    async with running() as server:
        for code in LANGUAGES:
            answer = await server.get("/", {"Accept-Language": code})
            page = answer.body.decode()
            assert f'<html lang="{code}">' in page
            assert Language(code).say("disclaimer") in page
            assert Language(code).say("server-page-players") in page
            assert "<script" not in page
            assert "style" not in page
            assert answer.headers["vary"] == "Accept-Language"
            assert re.findall('href="([^"]*)"', page) == ["/api/openapi.json", "/health"]
        assert (await server.get("/sw.js")).status == 404


# ------------------------------------------------------------------------------------------- other texts


@in_loop
async def test_large_texts_are_packed_too() -> None:
    async with running() as server:
        for path in ("/api/catalogue?language=ru", "/api/messages?language=ru", "/api/openapi.json"):
            plain = await server.get(path)
            packed = await server.get(path, {"Accept-Encoding": "gzip"})
            assert gzip.decompress(packed.body) == plain.body
            assert len(packed.body) * 2 < len(plain.body)
            assert packed.headers["content-type"] == plain.headers["content-type"]
            assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            known = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]}
            assert (await server.get(path, known)).status == 304
        assert json.loads(plain.body)["openapi"]
