"""Small pieces of text that several screens are made of."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from okawari.cli.palette import KIND_COLOURS, QUIET, STRONG, TITLE, signed, style_of

BETWEEN = " · "


def dot(kind: str, console: Console) -> Text:
    """A spot in the colour of a kind, where there are colours."""
    return Text("● ", style=KIND_COLOURS.get(kind, "")) if console.color_system else Text("")


def points_text(points: int) -> Text:
    """A gain or a loss."""
    return Text(signed(points), style=style_of(points))


class Flow:
    """Texts in a row that goes on in the next line where the width ends, never inside one of them."""

    def __init__(self, parts: Iterable[Text], between: str = BETWEEN) -> None:
        self.parts = list(parts)
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self.lines(options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(part.plain) for part in self.parts]
        whole = sum(widths) + cell_len(self.between) * (len(widths) - 1)
        return Measurement(min(max(widths, default=0), options.max_width), min(whole, options.max_width))

    def lines(self, width: int) -> list[Text]:
        """The lines for a width."""
        lines: list[Text] = []
        for part in self.parts:
            longer = lines and cell_len(lines[-1].plain + self.between + part.plain) <= width
            if longer:
                lines[-1].append(self.between, style=QUIET).append_text(part)
            else:
                lines.append(part.copy())
        return lines


def cut_off(flow: Flow) -> Text:
    """A row in one line, cut off where the width ends."""
    line = flow.lines(10**6)[0]
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def name_width(width: int, columns: int) -> int:
    """How much of a name fits at the head of a column, beside a first column of dishes."""
    return max(4, min(16, (width - 18) // columns - 3))


def title(text: str) -> Rule:
    """A line across the page with a heading."""
    return Rule(Text(text, style=TITLE), align="left", style=QUIET)


def two_ends(left: Text, right: Text, width: int) -> Text:
    """Something at the left end of a line and something at the right, or one below the other."""
    room = width - cell_len(left.plain) - cell_len(right.plain)
    return Text.assemble(left, " " * room if room >= 2 else "\n", right)


def plain_table(headings: Sequence[str], numbers: Sequence[int] = ()) -> Table:
    """A table with headings and one line under them; the columns in `numbers` are lined up at the right."""
    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style=STRONG, border_style=QUIET
    )
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at in numbers else "left", overflow="fold")
    return table
