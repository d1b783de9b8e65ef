"""Sweets: pudding, green tea ice cream, slices of fruit, and the dango of Draft's dessert."""

from okawari.art.dishes.dish import Dish, part
from okawari.art.palette import (
    CARAMEL,
    CUSTARD,
    LEAF_GREEN,
    MATCHA,
    MATCHA_SHADE,
    MELON,
    MELON_RIND,
    ORANGE,
    ORANGE_SHADE,
    PINE,
    PINE_SHADE,
    PINK,
    RICE,
    STEEL,
    WOOD,
)
from okawari.art.shapes import blob, circle, line, path, shine

PARTS = {
    "fruit-w": path("M-26-22q26-8 52 0L6 26q-6 8-12 0z", MELON)
    + path("M-28-24q28-10 56 0l-4 9q-24-8-48 0z", MELON_RIND)
    + line("M-23-16.5q23-7 46 0", RICE, 3)
    + line("M-11-8v3M11-8v3M0 13v3", "#2A2430", 3.6),
    "fruit-p": path(
        "M0-14C-10-24-20-34-22-38c8 2 14 6 16 10C-6-34-2-40 0-42c2 2 6 8 6 14 2-4 8-8 16-10C20-34 10-24 0-14z",
        LEAF_GREEN,
    )
    + path("M0-18c16 0 23 11 23 24S14 32 0 32-23 19-23 6-16-18 0-18z", PINE)
    + line("M-19-4L8 28M-10-14l30 32M5-16l17 19M19-4L-8 28M10-14l-30 32M-5-16l-17 19", PINE_SHADE, 2.6),
    "fruit-o": circle(0, 0, 26, ORANGE)
    + circle(0, 0, 20, ORANGE_SHADE, stroke="none")
    + "".join(
        f'<path d="M0-3L-6.5-16Q0-20 6.5-16z" fill="{ORANGE}" stroke="none" transform="rotate({turn})"/>'
        for turn in range(0, 360, 60)
    )
    + shine("M-21-6q2-8 8-12", 3),
}


def _pair(first: str, second: str) -> Dish:
    """Two slices of fruit, side by side."""
    return Dish(part(f"fruit-{first}", 36, 74, 1.08, -8) + part(f"fruit-{second}", 82, 86, 1.08, 8), (82, 88), 0.6)


DISHES: dict[str, Dish] = {
    "pudding": Dish(
        path("M34 52h52l18 50q3 14-44 14t-44-14z", CUSTARD)
        + path(
            "M34 50c2-10 50-10 52 0l8 24c2 8-8 10-12 3-4 8-12 8-15 1-4 7-12 6-14 0-4 7-12 6-15-1-4 7-14 5-12-3z",
            CARAMEL,
        )
        + blob("M37 51c4-6 42-6 46 0-8 5-38 5-46 0z", "#C26A2C")
        + shine("M38 60l-4 11"),
        (60, 94),
        1.1,
    ),
    "ice_cream": Dish(
        path("M76 50l14-24 11 5-10 26z", WOOD)
        + circle(42, 60, 24, MATCHA)
        + circle(78, 62, 23, "#F3F0D8")
        + line("M28 70q6 6 14 4M70 76q8 2 14-4", MATCHA_SHADE, 3.4)
        + path("M12 74q48 12 96 0-4 26-34 32v6q12 2 14 6H32q2-4 14-6v-6C16 100 12 86 12 74z", STEEL)
        + line("M24 86q8 10 20 14", RICE, 4)
        + shine("M30 52q3-8 11-9M67 54q3-7 9-8"),
        (60, 92),
        0.9,
    ),
    "fruit_ww": _pair("w", "w"),
    "fruit_pp": _pair("p", "p"),
    "fruit_oo": _pair("o", "o"),
    "fruit_wp": _pair("w", "p"),
    "fruit_wo": _pair("w", "o"),
    "fruit_po": _pair("p", "o"),
    "dessert": Dish(
        line("M16 116L106 32", "#2A2430", 7)
        + line("M16 116L106 32", WOOD, 3)
        + circle(38, 96, 19, MATCHA)
        + circle(61, 74, 19, RICE)
        + circle(84, 52, 19, PINK)
        + shine("M26 92q2-6 8-8M49 70q2-6 8-8M72 48q2-6 8-8"),
        (61, 76),
        0.9,
    ),
}
