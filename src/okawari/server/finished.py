"""A finished game to look at: who played what, and every point with its reason, read from the saved game."""

from functools import lru_cache

from msgspec import Struct

from okawari.protocol import messages as m
from okawari.replays import load, read
from okawari.server.project import sheet
from okawari.views.facts import open_facts

# Games that were looked at last, until the next tidying: a link is often opened by several people at once.
REMEMBERED = 64


class FinishedGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended. Scores and places are one more than names where a dummy played along."""

    game: str
    menu: str | list[str] | None
    options: dict[str, str]
    names: list[str]
    bots: dict[int, str]  # by seat
    scores: list[int]
    winners: list[int]
    board: m.Board
    lines: list[m.Line]


@lru_cache(maxsize=REMEMBERED)
def finished(document: bytes) -> FinishedGame:
    """The end of a saved game; refuses one that cannot be played again as it was saved."""
    saved = read(document.decode())
    game = load(saved)
    facts = open_facts(game.view())
    places = [m.Place(**place) for place in facts.pop("places")]
    return FinishedGame(
        game=saved.game,
        menu=saved.menu,
        options=saved.options,
        names=[one.get("name", "") for one in saved.seats],
        bots={seat: one["bot"] for seat, one in enumerate(saved.seats) if "bot" in one},
        scores=list(game.scores),
        winners=list(game.winners),
        board=m.Board(game=1, places=places, **facts),
        lines=sheet(game.score_lines),
    )
