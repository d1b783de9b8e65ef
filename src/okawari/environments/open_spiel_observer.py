"""What players of the OpenSpiel game see: tensors with named pieces, and text."""

from typing import Any

import numpy
import pyspiel

from okawari.environments.deals import HAND_SEEN, WAITED
from okawari.environments.desk import DRAFT, LINE, Desk
from okawari.environments.naming import PIECES, Piece
from okawari.environments.piece_text import PARTLY_PRIVATE, PRIVATE, text_of
from okawari.environments.pieces import Observation
from okawari.table.events import SPOON_GAVE
from okawari.table.faces import SEATS

LINES = 1200  # of a story


class Observer:
    """The pieces of an observation, and with perfect recall the story until now as the player may know it.

    A line of the story is four numbers: what happened, counted from 1; to which place, counted from 1 as the player
    sees the table; and two that say more. Observations of what all see have seats for places.
    """

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation, and these were given: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is one player's or everybody's, not that of all players together")
        self._open, self._recalls = kind.public_info, kind.perfect_recall
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        chosen = [piece for piece in PIECES if self._wanted(piece)]
        self._bytes = numpy.array([at for piece in chosen for at in piece.cells], numpy.intp)
        self._seen = numpy.zeros(SEATS + 2, numpy.dtype(Observation))
        self._rows = self._seen.view(numpy.int8).reshape(SEATS + 2, -1)
        self._gathered = numpy.zeros(len(self._bytes), numpy.int8)
        self._last: tuple[Desk | None, int] = (None, 0)
        shapes = {piece.name: piece.shape or (1,) for piece in chosen} | (
            {"story": (LINES, 4)} if self._recalls else {}
        )
        self.tensor = numpy.zeros(sum(int(numpy.prod(shape)) for shape in shapes.values()), numpy.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(numpy.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _wanted(self, piece: Piece) -> bool:
        if piece.name in PRIVATE:
            return bool(self._own)
        return bool(self._open) or (bool(self._own) and piece.name in PARTLY_PRIVATE)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor."""
        self._look(state.desk, player)
        if self._recalls:
            seat = player if self._own else -1
            self._tell(self.story(state, seat), seat, state.desk)

    def _look(self, desk: Desk, player: int) -> None:
        """Fill all pieces but the story. All players of a position are looked at together, since most want them all."""
        if self._last != (desk, desk.changes):
            desk.doors.observe(desk.tables, self._seen, desk.doors.game)
            self._last = desk, desk.changes
        row = self._rows[player if self._own else desk.seats]
        numpy.take(row, self._bytes, out=self._gathered, mode="clip")
        self.tensor[: len(self._bytes)] = self._gathered

    def _tell(self, lines: Any, seat: int, desk: Desk) -> None:
        """The last lines of a story; there is room for all of any game that we have met."""
        rows, lines = self.dict["story"], lines[-LINES:]
        rows[len(lines) :] = 0
        rows = rows[: len(lines)]
        for at, name in enumerate(LINE.names or ()):
            rows[:, at] = lines[name]
        if seat > 0:
            there = lines["seat"]
            rows[:, 1] = numpy.where((there >= 0) & (there < desk.seats), (there - seat) % desk.seats, there)
            if desk.doors.game != DRAFT:
                gave = lines["what"] == SPOON_GAVE
                rows[gave, 3] = (lines["b"][gave] - seat) % desk.seats
        rows[:, :2] += 1

    def story(self, state: Any, seat: int) -> Any:
        """The lines that a seat may know."""
        lines = state.desk.story(seat, state.history())
        if not self._open:
            secret = [*state.desk.doors.engine.private_events, HAND_SEEN, WAITED]
            lines = lines[numpy.isin(lines["what"], secret)]
        return lines

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        self._look(state.desk, player)
        seen = f"player {player}\n{text_of(self.dict)}" if self._own else text_of(self.dict)
        if not self._recalls:
            return seen
        lines = self.story(state, player if self._own else -1)
        told = [line_text(line, state.desk) for line in lines.tolist()]
        return "\n".join([seen, *told])


def line_text(line: tuple[int, int, int, int], desk: Desk) -> str:
    """A line of a story."""
    what, seat, a, b = line
    engine = desk.doors.engine
    who = f" {seat}" if seat >= 0 else ""
    if what == WAITED:
        return f"waited{who}"
    if what == HAND_SEEN:
        return f"hand{who} card={engine.faces[a]} count={b}"
    values = engine.readers[what](a, b) if what in engine.readers else {}
    return f"{engine.event_names[what]}{who}" + "".join(f" {name}={value}" for name, value in values.items())
