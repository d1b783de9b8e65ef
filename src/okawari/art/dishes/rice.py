"""Rice balls in their four shapes, and the inari pouch."""

from okawari.art.dishes.dish import Dish
from okawari.art.palette import NORI, NORI_SHINE, POUCH, POUCH_SHADE, RICE, RICE_SHADE
from okawari.art.shapes import line, path, shine


def _onigiri(outline: str, patch: str, shade: str, glow: str, face: tuple[float, float], size: float = 1) -> Dish:
    """Rice in an outline, with a patch of seaweed at its foot."""
    return Dish(
        path(outline, RICE) + line(shade, RICE_SHADE, 4.5) + path(patch, NORI) + line(glow, NORI_SHINE, 3.2),
        face,
        size,
    )


DISHES: dict[str, Dish] = {
    "onigiri_circle": _onigiri(
        "M60 36a40 39 0 1 1-.1 0z",
        "M39 84q21-6 42 0v25q-21 10-42 0z",
        "M93 90q-4 8-8 12M27 90q4 8 8 12",
        "M46 90v14",
        (60, 67),
    ),
    "onigiri_triangle": _onigiri(
        "M48 40q12-13 24 0l34 56q8 17-12 19H26q-20-2-12-19z",
        "M41 85q19-5 38 0v30H41z",
        "M97 103q-3 6-10 6M23 103q3 6 10 6",
        "M48 91v18",
        (60, 68),
    ),
    "onigiri_square": _onigiri(
        "M36 37h48q16 0 16 16v46q0 16-16 16H36q-16 0-16-16V53q0-16 16-16z",
        "M40 84q20-5 40 0v31H40z",
        "M93 97q0 9-7 11M27 97q0 9 7 11",
        "M47 90v19",
        (60, 64),
    ),
    "onigiri_rectangle": _onigiri(
        "M20 54h80q12 0 12 12v34q0 12-12 12H20Q8 112 8 100V66q0-12 12-12z",
        "M46 53q14-3 28 0v59q-14 3-28 0z",
        "M104 98q0 7-6 8M15 98q0 7 6 8",
        "M53 60v44",
        (27, 80),
        0.72,
    ),
    "inari": Dish(
        path("M26 66q-2-20 34-22 36 2 34 22z", RICE)
        + line("M42 54h.1M54 50h.1M68 53h.1M78 57h.1M60 58h.1", "#3B3038", 3)
        + path(
            "M18 62q8-6 14 0 8-6 14 0 7-6 14 0 7-6 14 0 6-6 14 0 6-6 14 0"
            "c10 20 12 34 4 44-8 9-84 9-92 0-8-10-6-24 4-44z",
            POUCH,
        )
        + line("M26 72q-4 12 0 22M94 72q4 12 0 22M46 104q14 4 28 0", POUCH_SHADE, 4)
        + shine("M36 74q-3 7-2 12"),
        (60, 86),
        1.1,
    ),
}
