"""Score sheets as blocks for the screen: every point with its reason, player by player, then the sums."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from okawari.cli.paint import name_width, plain_table, points_text, title
from okawari.cli.palette import QUIET, STRONG
from okawari.cli.voice import HYPHEN, Voice
from okawari.game import Game
from okawari.sheets import ScoreLine
from okawari.table.faces import KINDS
from okawari.views.story import Event

ORDER = (*KINDS, "flipped")
Blocks = list[RenderableType]
Had = Mapping[int, Collection[str]]  # the kinds that lay in front of each seat, scoring or not


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


def reasons(voice: Voice, lines: Sequence[ScoreLine], seats: int, had: Had | None = None) -> Blocks:
    """A block for every player: each line with its reason, and the dishes that scored nothing."""
    blocks: Blocks = []
    room = max((len(kind_name(voice, line.kind, short=True)) for line in lines), default=0)
    for seat in seat_order(voice, seats):
        own = sorted((line for line in lines if line.seat == seat), key=_place)
        nothing = [kind for kind in ORDER if kind in (had or {}).get(seat, ()) if kind not in {one.kind for one in own}]
        if not own and not nothing:
            continue
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=room + 2, no_wrap=True)
        table.add_column(justify="right", min_width=3)
        table.add_column(overflow="fold")
        table.add_row(Text(voice.name(seat), style=STRONG), points_text(sum(line.points for line in own)), "")
        for line in own:
            name = kind_name(voice, line.kind, short=True)
            text = HYPHEN.sub("−", why(voice, line))
            table.add_row(f"  {name}", points_text(line.points), Text(text, style=QUIET))
        if nothing:
            names = ", ".join(kind_name(voice, kind, short=True) for kind in nothing)
            table.add_row(f"  {voice.say('cli-sheet-others')}", points_text(0), Text(names, style=QUIET))
        blocks += [table, Text("")]
    return blocks


def _place(line: ScoreLine) -> tuple[int, int]:
    """Dishes in the order of the menu; chips by round."""
    return (line.round or 0, ORDER.index(line.kind) if line.kind in ORDER else 0)


def grid(width: int, voice: Voice, rows: Iterable[tuple[str, Sequence[int | str]]], seats: int) -> Table:
    """Rows of numbers under the names of the players."""
    room = name_width(width, seats)
    table = plain_table(["", *(voice.name(seat)[:room] for seat in range(seats))], numbers=range(1, seats + 1))
    for name, numbers in rows:
        cells = [HYPHEN.sub("−", str(number)) for number in numbers]
        table.add_row(name, *cells, *("" for _ in range(seats - len(cells))))
    return table


def round_sheet(width: int, voice: Voice, game: Game, number: int, had: Had | None = None) -> Blocks:
    """What a round of Classic or Party brought, and where everybody stands."""
    seats = len(game.scores)
    lines = [line for line in game.score_lines if line.round == number]
    blocks: Blocks = [title(voice.say("cli-round-sheet", round=number))]
    blocks += reasons(voice, lines, seats, had) or [Text(voice.say("cli-sheet-nothing")), Text("")]
    kinds = sorted({line.kind for line in lines}, key=ORDER.index)
    rows = [(kind_name(voice, kind, short=True), _column(lines, seats, kind)) for kind in kinds]
    rows.append((voice.say("cli-sheet-this-round"), _column(lines, seats)))
    before = [line for line in game.score_lines if line.round is not None and line.round <= number]
    rows.append((voice.say("cli-sheet-total"), _column(before, seats)))
    return [*blocks, grid(width, voice, rows, seats)]


def _column(lines: Iterable[ScoreLine], seats: int, kind: str | None = None) -> list[int]:
    sums = [0] * seats
    for line in lines:
        if kind is None or line.kind == kind:
            sums[line.seat] += line.points
    return sums


def chip_sheet(voice: Voice, number: int, events: Sequence[Event]) -> Blocks:
    """Who took which chip in a round of Draft; only its taker knows what a chip is worth."""
    told = [event for event in events if event.what in ("chip_taken", "chip_value", "chip_shown", "pile_stays")]
    return [title(voice.say("cli-round-sheet", round=number)), *(Text(voice.tell(event)) for event in told)]


def final_sheet(width: int, voice: Voice, game: Game) -> Blocks:
    """The end: desserts or chips with their reasons, the sums and places, and who has won."""
    seats = len(game.scores)
    blocks: Blocks = [title(voice.say("cli-final-sheet"))]
    last = game.score_lines if game.game == "draft" else [line for line in game.score_lines if line.round is None]
    desserts = {seat: [*dict.fromkeys(_dessert_kinds(game, seat))] for seat in range(seats)}
    blocks += reasons(voice, last, seats, desserts)
    rows: list[tuple[str, Sequence[int | str]]] = []
    for number in (1, 2, 3):
        lines = [line for line in game.score_lines if line.round == number]
        rows.append((voice.say("cli-sheet-round", round=number), _column(lines, seats)))
    if game.game != "draft":
        rows.append((voice.say("cli-sheet-desserts"), _column(last, seats)))
    rows.append((voice.say("cli-sheet-total"), game.scores))
    rows.append((voice.say("cli-sheet-place"), [voice.say("cli-place", place=place) for place in places(game)]))
    table = grid(width, voice, rows, seats)
    return [*blocks, table, Text(""), *(Text(sentence, style=STRONG) for sentence in verdict(voice, game))]


def _dessert_kinds(game: Game, seat: int) -> list[str]:
    codes = game.view(None).desserts(seat)
    return ["fruit" if "fruit" in code else code.removeprefix("special_order=") for code in codes]


def places(game: Game) -> list[int]:
    """The place of every player: by points, then by desserts where they break ties. A dummy has none."""
    view = game.view(None)
    keys = [(game.scores[seat], len(view.desserts(seat))) for seat in range(game.seats)]
    return [1 if seat in game.winners else 1 + sum(other > key for other in keys) for seat, key in enumerate(keys)]


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
