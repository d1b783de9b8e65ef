"""The six patterns as tiles of 24, in dark ink and in light ink for dark grounds."""

from okawari.art.palette import INK, PATTERNS, WHITE

TILE = 24
DARK_STRENGTH = ".13"
LIGHT_STRENGTH = ".16"
DARK_KEY = ".5"
LIGHT_KEY = ".7"

# Filled shapes, or lines where a width is given.
DRAWN: dict[str, tuple[str, float]] = {
    "waves": ("M-6 6q6-7 12 0t12 0 12 0M-6 18q6-7 12 0t12 0 12 0", 3.2),
    "dots": ("M6 6h.01M18 18h.01", 8),
    "checks": ("M0 0h12v12H0zM12 12h12v12H12z", 0),
    "triangles": ("M12 3l9 16H3z", 0),
    "stripes": ("M-4 16L16-4M-4 40L40-4M8 28L28 8", 6),
}


def tile(name: str, colour: str, strength: str) -> str:
    """What one tile of a pattern shows."""
    d, width = DRAWN[name]
    if width:
        ends = ' stroke-linecap="round"' if name == "dots" else ""
        return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"{ends} opacity="{strength}"/>'
    return f'<path d="{d}" fill="{colour}" stroke="none" opacity="{strength}"/>'


def pattern_id(name: str, light: bool) -> str:
    """The id under which a pattern is defined."""
    return f"tile-{name}-light" if light else f"tile-{name}"


def definition(name: str, light: bool) -> str:
    """A pattern for the <defs>."""
    inside = tile(name, WHITE if light else INK, LIGHT_STRENGTH if light else DARK_STRENGTH)
    size = f'width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{pattern_id(name, light)}" {size}>{inside}</pattern>'


def key_id(name: str, light: bool) -> str:
    """The id of the small and strong pattern of the colour key."""
    return f"small-{name}-light" if light else f"small-{name}"


def key_definition(name: str, light: bool) -> str:
    """The pattern of the colour key: half as large, and stronger."""
    inside = tile(name, WHITE if light else INK, LIGHT_KEY if light else DARK_KEY)
    size = f'width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse" patternTransform="translate(17 1) scale(.5)"'
    return f'<pattern id="{key_id(name, light)}" {size}>{inside}</pattern>'


def has_tile(name: str) -> bool:
    """Whether a pattern has anything to draw: plain and rainbow do not."""
    return name in DRAWN and name in PATTERNS
