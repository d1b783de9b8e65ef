"""Score sheets as tables: every point with its reason, then the sums."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from okawari.cli.paint import name_width, plain_table, points_text, title
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.voice import Voice
from okawari.game import Game
from okawari.sheets import ScoreLine
from okawari.views.story import Event


def kind_name(voice: Voice, kind: str, short: bool = False) -> str:
    """What a line of a sheet is about."""
    return voice.language.face(kind, short) if kind == "flipped" else voice.language.card(kind, short)


def why(voice: Voice, line: ScoreLine) -> str:
    """The reason for a line's points."""
    numbers = dict(line.numbers)
    if "card" in numbers:
        numbers["card"] = voice.language.card(numbers["card"])
    return voice.say(line.why, **numbers)


def seat_order(voice: Voice, seats: int) -> list[int]:
    """The listener last, where the eye rests."""
    others = [seat for seat in range(seats) if seat != voice.me]
    return others if voice.me is None else [*others, voice.me]


def reasons(voice: Voice, lines: Sequence[ScoreLine], seats: int) -> Table:
    """Every line with its reason, player by player."""
    table = plain_table([voice.say(f"cli-sheet-{column}") for column in ("dish", "points", "why")], numbers=[1])
    first = True
    for seat in seat_order(voice, seats):
        own = [line for line in lines if line.seat == seat]
        if not own:
            continue
        if not first:
            table.add_row("", "", "")
        first = False
        table.add_row(Text(voice.name(seat), style=STRONG), points_text(sum(line.points for line in own)), "")
        for line in own:
            name = kind_name(voice, line.kind, short=True)
            table.add_row(f"  {name}", points_text(line.points), Text(why(voice, line), style=QUIET))
    return table


def grid(console: Console, voice: Voice, rows: Iterable[tuple[str, Sequence[int]]], seats: int) -> Table:
    """Rows of numbers under the names of the players."""
    room = name_width(console.width, seats)
    table = plain_table(["", *(voice.name(seat)[:room] for seat in range(seats))], numbers=range(1, seats + 1))
    for name, numbers in rows:
        table.add_row(name, *(str(number).replace("-", "−") for number in numbers))
    return table


def round_sheet(console: Console, voice: Voice, game: Game, number: int) -> None:
    """What a round of Classic or Party brought, and where everybody stands."""
    seats = len(game.scores)
    lines = [line for line in game.score_lines if line.round == number]
    console.print(title(voice.say("cli-round-sheet", round=number)))
    if lines:
        console.print(reasons(voice, lines, seats))
    else:
        console.print(voice.say("cli-sheet-nothing"))
    console.print()
    kinds = list(dict.fromkeys(line.kind for line in lines))
    rows = [(kind_name(voice, kind, short=True), _column(lines, seats, kind)) for kind in kinds]
    rows.append((voice.say("cli-sheet-this-round"), _column(lines, seats)))
    before = [line for line in game.score_lines if line.round is not None and line.round <= number]
    rows.append((voice.say("cli-sheet-total"), _column(before, seats)))
    console.print(grid(console, voice, rows, seats))


def _column(lines: Iterable[ScoreLine], seats: int, kind: str | None = None) -> list[int]:
    sums = [0] * seats
    for line in lines:
        if kind is None or line.kind == kind:
            sums[line.seat] += line.points
    return sums


def chip_sheet(console: Console, voice: Voice, number: int, events: Sequence[Event]) -> None:
    """Who took which chip in a round of Draft; only its taker knows what a chip is worth."""
    console.print(title(voice.say("cli-round-sheet", round=number)))
    for event in events:
        if event.what in ("chip_taken", "chip_value", "chip_shown", "pile_stays"):
            console.print(Text(voice.tell(event)))


def final_sheet(console: Console, voice: Voice, game: Game) -> None:
    """The end: desserts or chips with their reasons, the sums, and who has won."""
    seats = len(game.scores)
    console.print(title(voice.say("cli-final-sheet")))
    last = game.score_lines if game.game == "draft" else [line for line in game.score_lines if line.round is None]
    if last:
        console.print(reasons(voice, last, seats))
        console.print()
    rows: list[tuple[str, Sequence[int]]] = []
    for number in (1, 2, 3):
        lines = [line for line in game.score_lines if line.round == number]
        rows.append((voice.say("cli-sheet-round", round=number), _column(lines, seats)))
    if game.game != "draft":
        desserts = [line for line in game.score_lines if line.round is None]
        rows.append((voice.say("cli-sheet-desserts"), _column(desserts, seats)))
    rows.append((voice.say("cli-sheet-total"), game.scores))
    console.print(grid(console, voice, rows, seats))
    console.print()
    for sentence in verdict(voice, game):
        console.print(Text(sentence, style=STRONG))


def verdict(voice: Voice, game: Game) -> list[str]:
    """Who has won, and what broke a tie."""
    best, *others = game.winners
    points = game.scores[best]
    if others:
        seats = voice.language.join(voice.name(seat) for seat in game.winners)
        found = [voice.say("cli-winners-shared", seats=seats, points=points)]
        return found if game.game == "draft" else [*found, voice.say("cli-tie-break-shared")]
    if best == voice.me:
        found = [voice.say("cli-you-win", points=points)]
    else:
        found = [voice.say("cli-winner", seat=voice.name(best), points=points)]
    if game.game != "draft" and game.scores[: game.seats].count(points) > 1:
        desserts = len(game.view(None).desserts(best))
        mine = "cli-tie-break-you" if best == voice.me else "cli-tie-break"
        found.append(voice.say(mine, seat=voice.name(best), count=desserts))
    return found
