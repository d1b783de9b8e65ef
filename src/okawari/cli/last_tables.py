"""The tables as they lay when a round was scored: after the answer that ends it they are gone from the game."""

from collections.abc import Iterable
from typing import Self

from okawari.cli.dishes import kind_of
from okawari.game import Game
from okawari.sheets import ScoreLine
from okawari.views.seat_view import View


class LastTables(list[ScoreLine]):
    """The score lines of a game. A round's are added while its dishes still lie there, which is kept as a view."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game.score_lines)
        self.game = game
        self.seat = seat
        self.views: dict[int, View] = {}

    @classmethod
    def of(cls, game: Game, seat: int) -> Self:
        """Follow a game from here on, through the eyes of a seat."""
        game.score_lines = found = cls(game, seat)
        return found

    def __iadd__(self, lines: Iterable[ScoreLine]) -> Self:  # type: ignore[misc,override]
        self.remember()
        self.extend(lines)
        return self

    def remember(self) -> None:
        """Keep what lies there now, unless that is the end of the game."""
        if not self.game.over:
            view = self.game.view(self.seat)
            self.views[view.round] = view

    def kinds(self, number: int) -> dict[int, set[str]]:
        """The kinds in front of every seat at the end of a round, desserts left out."""
        view = self.views.get(number)
        if view is None:
            return {}
        desserts = {"pudding", "ice_cream", "fruit"}
        return {seat: {kind_of(code) for code in view.table(seat)} - desserts for seat in range(view.raw.places)}
