"""A finished game to look at: its score sheet and its whole story, read from the saved game."""

from functools import lru_cache

from msgspec import Struct

from okawari.errors import BadSave
from okawari.game import Game
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


class Story(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that happened in a finished game, for those who check its deal: docs/shuffle.md."""

    events: list[m.Event]  # hidden ones too: the game is over
    desserts: list[list[list[str]]]  # by round and place: what each keeps once the round is over


def story_of(game: Game) -> Story:
    """The story of a game that is over; refuses any other, which still has secrets."""
    if not game.over:
        raise BadSave("error-bad-save-field", field="scores")
    views = [*game.round_views[1:], game.view()]  # a round's desserts are set aside after its view was taken
    places = range(len(game.scores))
    return Story(
        events=[m.Event(what=event.what, seat=event.seat, values=event.values) for event in game.events],
        desserts=[[view.desserts(place) for place in places] for view in views],
    )


def story(document: bytes) -> Story:
    """The story of a saved game, not kept in memory; refuses a document that does not replay."""
    return story_of(load(read(document.decode())))
