"""The tables as they lay when a round was scored."""

from okawari.cli.dishes import kind_of
from okawari.game import Game
from okawari.views.seat_view import View

DESSERTS = {"pudding", "ice_cream", "fruit"}


def tables_at_end(game: Game, number: int) -> View | None:
    """The tables at the end of a round; None in Draft, whose chips tell the tale."""
    if game.game == "draft":
        return None
    return next((view for view in game.round_views if view.round == number), None)


def kinds_at_end(game: Game, number: int) -> dict[int, set[str]]:
    """The kinds in front of every seat at the end of a round, desserts left out."""
    view = tables_at_end(game, number)
    if view is None:
        return {}
    return {seat: {kind_of(code) for code in view.table(seat)} - DESSERTS for seat in range(view.raw.places)}
