"""Helpers that write SVG shapes. Outlines are inherited: a dish drawn small gets a thicker one from outside."""

from okawari.art.palette import INK, WHITE


def path(d: str, fill: str = "none", **more: object) -> str:
    """A path with the outline of its surroundings."""
    return f'<path d="{d}" fill="{fill}"{attributes(more)}/>'


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{attributes(more)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """An ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{attributes(more)}/>'


def rect(x: float, y: float, w: float, h: float, rx: float, fill: str, **more: object) -> str:
    """A rectangle with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{rx:g}" fill="{fill}"{attributes(more)}/>'


def line(d: str, colour: str, width: float = 3, **more: object) -> str:
    """A line that is no outline: a stripe, a seam. Its surroundings say that nothing is filled by default."""
    return f'<path d="{d}" stroke="{colour}" stroke-width="{width:g}"{attributes(more)}/>'


def blob(d: str, fill: str) -> str:
    """A patch without an outline, inside another shape."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    """A small circle without an outline."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="none"/>'


def shine(d: str, width: float = 3.4) -> str:
    """The highlight."""
    return line(d, WHITE, width, opacity=".75")


def steam(*lines: str) -> str:
    """Wisps of steam, light with an outline, so that they are seen on every ground."""
    d = "".join(lines)
    return line(d, INK, 7) + line(d, WHITE, 3)


def group(inside: str, **more: object) -> str:
    """Shapes that are moved or coloured together."""
    return f"<g{attributes(more)}>{inside}</g>"


def attributes(more: dict[str, object]) -> str:
    """Attributes as text; stroke_width stands for stroke-width, class_ for class."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in more.items())
