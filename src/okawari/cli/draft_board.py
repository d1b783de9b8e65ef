"""The board of Draft: how many of each sushi everybody has, and the chips there are to win."""

from rich.table import Table
from rich.text import Text

from okawari.cli.paint import name_width, plain_table
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.voice import Voice
from okawari.draft.faces import DESSERT, PILE_COUNT, PILES
from okawari.draft.scoring import half_types, halves
from okawari.views.seat_view import View


def draft_board(voice: Voice, view: View, width: int) -> Table:
    """A row for each pile of chips: what everybody has for it, and how many chips are left."""
    seats = range(view.seats)
    headings = [
        "",
        *(voice.name(seat)[: name_width(width, view.seats + 1)] for seat in seats),
        voice.say("cli-chips-left"),
    ]
    table = plain_table(headings, numbers=range(1, view.seats + 2))
    for pile in range(PILE_COUNT):
        counts = [_halves(view, seat, pile) for seat in seats]
        cells = [_cell(voice, number, number == max(counts)) for number in counts]
        table.add_row(voice.language.card(PILES[pile]), *cells, Text(str(view.raw.pile_n[pile]), style=QUIET))
    table.add_row("", *("" for _ in headings[1:]))
    table.add_row(voice.say("cli-chips-won"), *(str(_chips(view, seat)) for seat in seats), "")
    table.add_row(voice.say("cli-sheet-points"), *(_points(view, seat) for seat in seats), "")
    return table


def _halves(view: View, seat: int, pile: int) -> int:
    me, advanced = view.raw.seats[seat], view.raw.rules.advanced
    return half_types(me, advanced) if pile == DESSERT else halves(me, pile, advanced)


def _cell(voice: Voice, number: int, best: bool) -> Text:
    if number == 0:
        return Text("·", style=QUIET)
    text = voice.language.number(number / 2, 1) if number % 2 else str(number // 2)
    return Text(text, style=STRONG if best else "")


def _chips(view: View, seat: int) -> int:
    return sum(taker == seat for taker in view.raw.takers)


def _points(view: View, seat: int) -> str:
    """Open points; the viewer's own chips are known to the viewer."""
    if seat == view.seat:
        return str(view.raw.mine.points)
    hidden = any(taker == seat and not value for taker, value in zip(view.raw.takers, view.raw.values, strict=True))
    return "?" if hidden else str(view.scores[seat])
