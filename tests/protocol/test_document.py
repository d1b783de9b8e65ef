"""docs/protocol.md tells the truth: its tables, its figures, its example."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from okawari.game import Game
from okawari.protocol import messages
from okawari.protocol.figures import PACES
from okawari.replays.shuffle import ZEROS, commitment, game_seed, promise
from okawari.server.http import OPERATIONS
from okawari.views.story import Event
from tests.protocol.values import CLIENT, SERVER
from tools.generate import ROOT
from tools.typescript import closings, figures

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TABLES = [
    [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    for table in re.findall(r"(?:^\|.*\n)+", TEXT, re.MULTILINE)
]
FROM_CLIENT, FROM_SERVER, PACE_ROWS, FIGURES, CODES = TABLES[:5]
EXAMPLE = TEXT.partition("## An example")[2]


def shown(value: Any) -> str:
    """A figure as people write it."""
    return ", ".join(f"{one:g}" if isinstance(one, float) else str(one) for one in value)


def test_every_message_is_explained_in_its_place() -> None:
    assert [row[0] for row in FROM_CLIENT] == [f"`{kind.__struct_config__.tag}`" for kind in CLIENT]
    assert [row[1] for row in FROM_CLIENT] == ["yes" if issubclass(kind, messages.Command) else "" for kind in CLIENT]
    assert [row[0] for row in FROM_SERVER] == [f"`{kind.__struct_config__.tag}`" for kind in SERVER]


def test_figures_are_those_of_the_program() -> None:
    wanted = {f"`{name}`": shown(value if isinstance(value, tuple) else (value,)) for name, value in figures().items()}
    assert {row[0]: row[1] for row in FIGURES} == wanted


def test_paces_are_those_of_the_program() -> None:
    assert PACE_ROWS[0][0] == "`none`"
    assert {row[0].strip("`"): tuple(map(int, row[1:])) for row in PACE_ROWS[1:]} == PACES


def test_closing_codes_are_those_of_the_program() -> None:
    assert [(int(row[0]), row[1]) for row in CODES] == sorted((code, f"`{name}`") for name, code in closings().items())


@pytest.mark.parametrize("word", re.findall(r"`notice (\w+)`", TEXT))
def test_notices_exist(word: str) -> None:
    messages.decode_server(json.dumps({"type": "notice", "what": word}))


def test_the_requests_that_are_shown_are_taken() -> None:
    shown = re.findall(r"^curl http://localhost:8000(/\S+) .*\n  -d '(.*)'$", TEXT, re.MULTILINE)
    bodies = {one.path: one.body for one in OPERATIONS if one.body}
    assert [path for path, _ in shown] == list(bodies)
    for path, body in shown:
        msgspec.json.decode(body, type=bodies[path])


# ---------------------------------------------------------------------------------------- the example


def said() -> Iterator[tuple[str, Any]]:
    """Who says what, in the order of the example; lists are parts of a message."""
    reader = json.JSONDecoder()
    for head, block in re.findall(r"([^\n]+):\n\n```json\n(.*?)\n```", EXAMPLE, re.DOTALL):
        who = "server" if head.startswith("Server") else "missed" if "`missed`" in head else "client"
        rest = block
        while rest:
            document, end = reader.raw_decode(rest)
            yield who, document
            rest = rest[end:].strip()


def test_the_example_is_made_of_messages() -> None:
    told = list(said())
    assert len(told) == EXAMPLE.count("\n{") + EXAMPLE.count("\n[") == 19
    for who, document in told:
        if who == "missed":
            msgspec.convert(document, list[messages.Step])
        else:
            decode: Any = messages.decode_client if who == "client" else messages.decode_server
            decode(json.dumps(document))


def test_the_example_s_game_is_the_one_that_its_shuffle_deals() -> None:
    table, secret, own = "x4Tq9vB0aLkPz-2w", b"\x8f" * 32, bytes.fromhex("5b0c7e1ad2f94c3381e6a7b8c9d0e1f2" * 2)
    seed = game_seed(secret, [own, bytes.fromhex(ZEROS)], table, 1, ["Ana", "Leo"])
    game = Game("classic", seats=2, seed=seed)
    told = [document for _, document in said()]
    welcome, ready, starting, opening, dealt, chosen, missed = (told[at] for at in (1, 2, 6, 7, 10, 14, 16))
    assert welcome["table"]["commitment"] == promise(secret, table, 1)
    assert ready["commitment"] == commitment(own, table, 1, 0)
    assert starting["table"]["opening"] == {
        "commitments": [ready["commitment"], None],
        "names": ["Ana", "Leo"],
        "missing": [0],
    }
    assert opening["entropy"] == own.hex()
    assert dealt["mine"]["hand"] == game.view(0).hand
    options = [{"answer": one.code, "points": one.points, "later": one.later} for one in game.legal(0, previews=True)]
    assert dealt["mine"]["question"]["options"] == options
    assert plain(dealt["events"][1:]) == known(game.events)
    assert plain(chosen["events"]) == known(game.answer(0, "tempura"))
    assert plain(missed[0]["events"]) == known(game.answer(1, "salmon"))


def plain(events: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """Events of the example, with what is left out."""
    return [(one["what"], one["seat"], one.get("values", {})) for one in events]


def known(events: Iterable[Event]) -> list[tuple[Any, ...]]:
    """Events of the game that seat 0 may know."""
    return [(event.what, event.seat, event.values) for event in events if event.seen_by(0)]
