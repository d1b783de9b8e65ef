"""Games of one simultaneous choice each for two: their value, and how often to choose what."""

from typing import Any

MOST = 32  # choices of one side
TINY = 1e-9
RAISED = 32768  # no payoff is as far below zero


def settle(s: Any, f: Any) -> int:
    """The value to the row side of the payoffs in a frame; fills in the mix of the row side.

    Where one choice of each side is best against the other, that is all; else the simplex method finds the mix.
    """
    rows = f.rows
    columns = f.columns
    best = 0
    worst_of_best = 0
    for row in range(rows):
        f.mix[row] = 0.0
        low = f.payoffs[row * MOST]
        for column in range(1, columns):
            low = min(low, f.payoffs[row * MOST + column])
        if row == 0 or low > worst_of_best:
            worst_of_best = low
            best = row
    least = f.payoffs[0]
    for column in range(columns):
        high = f.payoffs[column]
        for row in range(1, rows):
            high = max(high, f.payoffs[row * MOST + column])
        if column == 0 or high < least:
            least = high
    if least == worst_of_best:
        f.mix[best] = 1.0
        return least  # type: ignore[no-any-return]
    return mixed_value(s, f, rows, columns)


def mixed_value(s: Any, f: Any, rows: int, columns: int) -> int:
    """The same where both sides have to mix. Payoffs are raised so that the value is above zero."""
    width = columns + rows + 1
    lay_out(s, f, rows, columns)
    last = rows * width
    for _ in range(8 * (rows + columns)):
        entering = -1
        for column in range(width - 1):
            if entering < 0 and s.tableau[last + column] < -TINY:
                entering = column
        if entering >= 0:
            pivot(s, rows, width, entering)
    for column in range(width - 1):
        if s.tableau[last + column] < -TINY:
            s.failed = 1
    value = 1.0 / max(TINY, s.tableau[last + width - 1])
    for row in range(rows):
        f.mix[row] = s.tableau[last + columns + row] * value
    return int(value + 0.5) - RAISED


def lay_out(s: Any, f: Any, rows: int, columns: int) -> None:
    """Write down what the method works on: payoffs, one extra column for each row, and the sides."""
    width = columns + rows + 1
    for row in range(rows):
        for column in range(width):
            s.tableau[row * width + column] = 0.0
        for column in range(columns):
            s.tableau[row * width + column] = f.payoffs[row * MOST + column] + RAISED
        s.tableau[row * width + columns + row] = 1.0
        s.tableau[row * width + width - 1] = 1.0
    last = rows * width
    for column in range(width):
        s.tableau[last + column] = 0.0
        if column < columns:
            s.tableau[last + column] = -1.0


def pivot(s: Any, rows: int, width: int, entering: int) -> None:
    """One step: the row that allows least gives way."""
    leaving = -1
    least = 0.0
    for row in range(rows):
        slope = s.tableau[row * width + entering]
        if slope > TINY:
            ratio = s.tableau[row * width + width - 1] / slope
            if leaving < 0 or ratio < least:
                leaving = row
                least = ratio
    if leaving < 0:
        return
    scale = s.tableau[leaving * width + entering]
    for column in range(width):
        s.tableau[leaving * width + column] /= scale
    for row in range(rows + 1):
        if row != leaving:
            share = s.tableau[row * width + entering]
            if share != 0.0:
                for column in range(width):
                    s.tableau[row * width + column] -= share * s.tableau[leaving * width + column]
