"""Nigiri: a pill of rice under egg, salmon, squid, tuna or prawn; and the wasabi they are dipped in."""

from okawari.art.dishes.dish import Dish, part
from okawari.art.palette import (
    EGG,
    EGG_SHADE,
    LEAF_GREEN,
    LEAF_SHADE,
    NORI,
    NORI_SHINE,
    RICE,
    RICE_SHADE,
    SALMON,
    SALMON_STRIPE,
    SQUID,
    SQUID_SHADE,
    TUNA,
    TUNA_STRIPE,
    WASABI,
    WASABI_SHADE,
)
from okawari.art.shapes import blob, line, path, shine

PILL = "M17 93c0-13 14-19 43-19s43 6 43 19-13 20-43 20-43-7-43-20z"
TOPPING = "M10 86c1-25 22-42 51-42 28 0 47 15 49 39 1 10-6 14-13 9-17-11-55-12-74 3-7 5-13 0-13-9z"

PARTS = {
    "rice-pill": path(PILL, RICE) + line("M32 103q14 6 28 6M72 108q9-1 16-5", RICE_SHADE, 4),
    "splat": path(
        "M9 98c-7-9 2-17 12-16C28 68 92 66 99 82c12 0 18 8 11 16 4 9-5 15-14 13-6 12-68 13-74 1-10 1-17-5-13-14z",
        WASABI,
    )
    + line("M17 100q2 5 9 5M96 105q8 0 9-6", WASABI_SHADE, 3.4),
}

_STRIPES = "M33 57q-8 9-8 24M49 51q-8 12-7 30M66 51q-4 12 0 28M82 55q0 12 8 26"

EGG_DISH = Dish(
    part("rice-pill")
    + path("M15 60c0-10 6-14 45-14s45 4 45 14v17c0 9-7 11-45 11s-45-2-45-11z", EGG)
    + blob("M16.5 74c8 6 79 6 87 0v3c0 8-7 9.5-43.5 9.5S16.5 85 16.5 77z", EGG_SHADE)
    + path("M50 46q10-1.5 20 0v66q-10 2-20 0z", NORI)
    + line("M56 52v52", NORI_SHINE, 3)
    + shine("M23 59q2-5 17-6"),
    (33, 69),
    0.85,
)
SALMON_DISH = Dish(
    part("rice-pill") + path(TOPPING, SALMON) + line(_STRIPES, SALMON_STRIPE, 4) + shine("M20 72q4-12 13-18", 3.2),
    (60, 98),
    0.85,
)
SQUID_DISH = Dish(
    path("M14 80q-8-16 6-24 0-14 18-14 6-10 20-4z", LEAF_GREEN)
    + line("M20 62l20-8", LEAF_SHADE, 2.6)
    + part("rice-pill")
    + path(TOPPING, SQUID)
    + line(
        "M30 60l14 20M46 52l17 26M66 50l17 27M84 58l12 20M44 52l-17 28M63 50L47 78M82 54L67 77M95 64l-9 15",
        SQUID_SHADE,
        2.6,
    )
    + shine("M18 76q3-10 9-15", 3),
    (60, 98),
    0.85,
)
TUNA_DISH = Dish(
    part("rice-pill")
    + path("M9 84c5-22 24-36 50-37 30-1 51 10 53 32 1 11-8 14-15 9-18-11-52-9-72 6-9 6-18 1-16-10z", TUNA)
    + line("M40 53q26-5 52 12M30 66q32-12 70 8", TUNA_STRIPE, 4)
    + shine("M19 76q4-9 12-14"),
    (60, 98),
    0.85,
)
PRAWN_DISH = Dish(
    part("rice-pill")
    + path("M96 66q6-18 18-20 3 8-3 14 6 4 3 12-10 3-18-2z", "#E4502F")
    + path("M8 86c0-24 20-38 46-38 24 0 44 9 47 20 2 8-2 14-8 14-24 2-50 0-69 12-8 5-16 1-16-8z", "#FFD9C4")
    + line("M24 63q-6 8-3 24M40 55q-7 10-4 26M57 53q-5 11 0 25M73 55q-3 11 4 24M88 62q0 9 4 16", "#FF7A4D", 5.5)
    + shine("M16 77q1-6 4-10", 3),
    (60, 98),
    0.85,
)
WASABI_DISH = Dish(
    path("M7 100q6-26 34-22l40 2q24-4 32 18-14 18-52 18-42 0-54-16z", LEAF_GREEN)
    + line("M16 100q44 10 88-2", LEAF_SHADE, 2.6)
    + path(
        "M26 100c-6-12 2-20 10-21-5-12 4-19 12-20-2-14 10-24 22-28-2 8 0 12 6 18 8 6 8 13 4 18"
        " 10 2 12 10 8 17 10 4 10 14 4 19-8 7-58 8-66-3z",
        WASABI,
    )
    + line("M40 80q18 8 38 2M50 60q12 6 26 2M58 46q6 4 12 3", WASABI_SHADE, 3.4)
    + shine("M33 94q0-6 5-8M46 72q0-5 4-7", 3),
    (61, 92),
)


_PLAIN = {"egg": EGG_DISH, "salmon": SALMON_DISH, "squid": SQUID_DISH}


def dipped(nigiri: str) -> Dish:
    """A nigiri in a puddle of wasabi."""
    x, y = _PLAIN[nigiri].face
    return Dish(part("splat") + part(f"dish-{nigiri}", 6, 0.5, 0.9), (6 + 0.9 * x, 0.5 + 0.9 * y), 0.77)


def under(nigiri: str) -> Dish:
    """The wasabi that a nigiri lies on: its swirl has been pressed flat."""
    return Dish(part("splat", 0, 2) + part(f"dish-{nigiri}", 27, 32, 0.55), (60, 103), 0.8)


DISHES: dict[str, Dish] = {
    **_PLAIN,
    "wasabi": WASABI_DISH,
    **{f"{name}+wasabi": dipped(name) for name in _PLAIN},
    **{f"wasabi-under-{name}": under(name) for name in _PLAIN},
    "tuna": TUNA_DISH,
    "prawn": PRAWN_DISH,
}
