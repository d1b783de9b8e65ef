"""Small pictures: a dish without its plate for counting, the marks of the chairs, and the faces of emotes."""

from okawari.art.dishes.dish import part
from okawari.art.faces import CLOSED, art_id
from okawari.art.frame import key_id
from okawari.art.palette import BACK, GROUNDS, INK, WHITE, Ground
from okawari.art.shapes import path

# Which dish stands for a kind.
STANDS_FOR = {
    "nigiri": "salmon",
    "maki": "maki1",
    "uramaki": "uramaki3",
    "onigiri": "onigiri_triangle",
    "sukeroku": "inari",
    "fruit": "fruit_wo",
}

# How far down the middle of a dish is, where it is not as usual.
MIDDLES = {
    "nigiri": 78, "maki": 81, "tempura": 67, "sashimi": 77, "gyoza": 77, "eel": 79, "tofu": 78, "edamame": 74,
    "miso": 70, "sukeroku": 78, "tea": 69, "pudding": 79, "fruit": 78, "tuna": 80, "prawn": 79, "salmon_roll": 79,
    "wild": 85,
}  # fmt: skip

# The marks of the chairs: mid tones, so that they are seen on a light table and on a dark one.
SEATS: dict[str, tuple[str, str]] = {
    "circle": ("#C8342B", "M12 2a10 10 0 1 1-.01 0z"),
    "square": ("#2F6FB5", "M5 3h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2V5q0-2 2-2z"),
    "triangle": ("#3C7F3A", "M10.3 3.2q1.7-2.8 3.4 0l8 14.8q1.3 3-1.7 3H4q-3 0-1.7-3z"),
    "diamond": (
        "#9A5B00",
        "M10.6 2.3q1.4-1.4 2.8 0l8.3 8.3q1.4 1.4 0 2.8l-8.3 8.3q-1.4 1.4-2.8 0L2.3 13.4q-1.4-1.4 0-2.8z",
    ),
    "hexagon": (
        "#7A4FC0",
        "M7.5 2.5h9q1 0 1.5.9l4.2 7.7q.5.9 0 1.8L18 20.6q-.5.9-1.5.9h-9q-1 0-1.5-.9l-4.2-7.7"
        "q-.5-.9 0-1.8L6 3.4q.5-.9 1.5-.9z",
    ),
    "star": ("#B5327E", "M12 1.5l3.1 6.6 7.2.9-5.3 5 1.4 7.2L12 17.7l-6.4 3.5L7 14 1.7 9l7.2-.9z"),
    "drop": ("#12788A", "M12 1.5c4.5 5.5 7.5 9 7.5 13a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-13z"),
    "cloud": ("#6A6570", "M6.5 21a5.7 5.7 0 0 1-1.2-11.2 7 7 0 0 1 13.5-.6A6 6 0 0 1 17.8 21z"),
}


def kind_icon(kind: str) -> str:
    """The dish of a kind, without its plate, with a bolder outline and a white edge for dark tables."""
    dish = part(f"dish-{art_id(STANDS_FOR.get(kind, kind))}")
    place = f'transform="translate(-.6 {24 - 0.41 * MIDDLES.get(kind, 73):.3g}) scale(.41)"'
    halo = dish.replace("/>", f' stroke="{WHITE}" stroke-width="12"/>')
    bold = f'stroke="{INK}" stroke-width="4.4"'
    return f'<symbol id="icon-{kind}" viewBox="0 0 48 48"><g {place} {bold}>{halo}{dish}</g></symbol>'


def turned_icon(code: str) -> str:
    """A card that lies face down, as small as the others."""
    drawn = f'<use href="#card-{code}" x="8" y="1.6" width="32" height="44.8"/>'
    return f'<symbol id="icon-{code}" viewBox="0 0 48 48">{drawn}</symbol>'


def swatch(ground: Ground) -> str:
    """The colour key of a ground by itself."""
    drawn = part(key_id(ground.pattern, ground.dark))
    fill = f'fill="var(--ground,{ground.colour})"'
    return f'<symbol id="swatch-{ground.name}" viewBox="-1.5 -1.5 37 23" {fill}>{drawn}</symbol>'


def seat_mark(number: int) -> str:
    """The mark of a chair."""
    colour, d = [*SEATS.values()][number]
    return f'<symbol id="seat-{number}" viewBox="0 0 24 24">{path(d, colour)}</symbol>'


def symbols() -> list[str]:
    """All small pictures."""
    grounds = sorted({*GROUNDS.values(), BACK}, key=lambda ground: ground.name)
    return [
        *map(kind_icon, GROUNDS),
        *map(turned_icon, CLOSED),
        *map(swatch, grounds),
        *(seat_mark(number) for number in range(len(SEATS))),
    ]
