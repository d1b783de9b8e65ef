"""A small painter of pattern tiles, so that tests can look at them."""

import re
from collections.abc import Iterator
from itertools import pairwise

from okawari.art.patterns import DRAWN, TILE

Point = tuple[float, float]
STEPS = 12


def flatten(d: str) -> list[list[Point]]:
    """The lines of a path; it knows the commands that the patterns use."""
    lines: list[list[Point]] = []
    at, control = (0.0, 0.0), (0.0, 0.0)
    for command, rest in re.findall(r"([MLlHhVvqtz])([^MLlHhVvqtz]*)", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        size = {"h": 1, "H": 1, "v": 1, "V": 1, "q": 4, "z": 0}.get(command, 2)
        for step in [numbers[i : i + size] for i in range(0, len(numbers), size)] if size else [[]]:
            before = at
            at, control, through = _step(command, step, at, control, lines)
            if command == "M":
                lines.append([at])
            else:
                lines[-1].extend(_curve(before, through, at) if through else [at])
    return lines


def _step(
    command: str, step: list[float], at: Point, control: Point, lines: list[list[Point]]
) -> tuple[Point, Point, Point | None]:
    """Where a command leads, its control point, and the point through which it bends."""
    x, y = at
    if command in "qt":
        bend = (x + step[0], y + step[1]) if command == "q" else (2 * x - control[0], 2 * y - control[1])
        return (x + step[-2], y + step[-1]), bend, bend
    if command == "z":
        end = lines[-1][0]
    elif command in "Hh":
        end = (step[0] + (x if command == "h" else 0), y)
    elif command in "Vv":
        end = (x, step[0] + (y if command == "v" else 0))
    else:
        end = (step[0] + (x if command == "l" else 0), step[1] + (y if command == "l" else 0))
    return end, end, None


def _curve(start: Point, bend: Point, end: Point) -> Iterator[Point]:
    for step in range(1, STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def _near(x: float, y: float, line: list[Point], far: float) -> bool:
    for (x1, y1), (x2, y2) in pairwise(line):
        long = (x2 - x1) ** 2 + (y2 - y1) ** 2
        t = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long)) if long else 0.0
        if (x1 + t * (x2 - x1) - x) ** 2 + (y1 + t * (y2 - y1) - y) ** 2 <= far**2:
            return True
    return False


def _inside(x: float, y: float, line: list[Point]) -> bool:
    crossings = 0
    for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def paint(name: str) -> list[list[bool]]:
    """A tile as rows of pixels, true where there is ink."""
    d, width = DRAWN.get(name, ("M0 0", 0))
    lines = flatten(d)

    def ink(x: float, y: float) -> bool:
        return any(_near(x, y, line, width / 2) if width else _inside(x, y, line) for line in lines)

    return [[ink(x + 0.5, y + 0.5) for x in range(TILE)] for y in range(TILE)]
