"""Texts that are the same for everybody: the rules, the messages and the front page. Each is made once."""

from functools import cache
from html import escape

from msgspec import json

from okawari.handbook import facts
from okawari.language import LANGUAGES, Language, catalogue_text
from okawari.server.packing import Document, tagged


@cache
def catalogue(code: str) -> Document:
    """Games, cards, menus, options and clauses in a language."""
    return tagged(json.encode(facts(Language(code))))


@cache
def messages(code: str) -> Document:
    """The texts of all message ids in a language, as Fluent has them."""
    return tagged(catalogue_text(code).encode())


@cache
def front_page(code: str, prefix: str) -> bytes:
    """A page for people who come with a browser where the client was not built."""
    language = Language(code)
    parts = ("title", "about", "players", "interface", "health")
    say = {part: escape(language.say(f"server-page-{part}")) for part in parts}
    return f"""<!doctype html>
<html lang="{code}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say["title"]}</title></head>
<body>
<main>
<h1>{say["title"]}</h1>
<p>{say["about"]}</p>
<p>{say["players"]}</p>
<ul>
<li><a href="{prefix}/api/openapi.json">{say["interface"]}</a></li>
<li><a href="{prefix}/health">{say["health"]}</a></li>
</ul>
</main>
<footer><p>{escape(language.say("disclaimer"))}</p></footer>
</body>
</html>
""".encode()


def warm(prefix: str) -> None:
    """Make all of them, and read the languages, before somebody waits for it."""
    for code in LANGUAGES:
        front_page(code, prefix)
        catalogue(code)
        messages(code)
