"""The board of Draft: how many of each sushi everybody has, and the chips there are to win."""

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from okawari.cli.paint import Flow, name_width, plain_table
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.voice import Voice
from okawari.draft.faces import DESSERT, PILE_COUNT, PILES
from okawari.draft.scoring import half_types, halves
from okawari.views.seat_view import View
from okawari.views.story import Event


def draft_board(voice: Voice, view: View, width: int, tight: bool = False) -> Table:
    """A row for each pile of chips: what everybody has for it, and how many chips are left."""
    seats = range(view.seats)
    headings = [
        "",
        *(voice.name(seat)[: name_width(width, view.seats + 1)] for seat in seats),
        voice.say("cli-chips-left"),
    ]
    table = plain_table(headings, numbers=range(1, view.seats + 2))
    if tight:
        table.box = None
    for pile in range(PILE_COUNT):
        counts = [_halves(view, seat, pile) for seat in seats]
        cells = [_cell(voice, number, number == max(counts)) for number in counts]
        table.add_row(voice.language.card(PILES[pile]), *cells, Text(str(view.raw.pile_n[pile]), style=QUIET))
    if not tight:
        table.add_row("", *("" for _ in headings[1:]))
    table.add_row(voice.say("cli-chips-won"), *(str(_chips(view, seat)) for seat in seats), "")
    table.add_row(voice.say("cli-sheet-points"), *(_points(view, seat) for seat in seats), "")
    return table


def draft_tables(voice: Voice, events: Iterable[Event], number: int, seats: int) -> Table:
    """The cards that everybody has played in a round."""
    played: dict[int, list[str]] = {}
    now = 0
    for event in events:
        if event.what == "round_started":
            now = event.values["round"]
        elif event.what == "played" and now == number:
            played.setdefault(event.seat, []).append(str(event.values["card"]))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for seat in range(seats):
        cards = Counter(sorted(played.get(seat, []), key=lambda code: code.removeprefix("wild=")))
        names = [Text(voice.language.face(code, short=True) + f" ×{n}" * (n > 1)) for code, n in cards.items()]
        table.add_row(Text(voice.name(seat), style=STRONG), Flow(names))
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
