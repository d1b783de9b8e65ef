"""Rolls: maki in dark seaweed, uramaki with the rice outside, hand rolls, futomaki and the rolls of Draft."""

from okawari.art.dishes.dish import Dish, part
from okawari.art.palette import (
    EGG,
    FISH,
    FISH_SHADE,
    LEAF_GREEN,
    LEAF_SHADE,
    NORI,
    NORI_SHINE,
    PINK,
    RICE,
    SALMON,
    SALMON_STRIPE,
    STEEL,
    TUNA,
    WASABI,
)
from okawari.art.shapes import blob, circle, ellipse, group, line, path, rect

SESAME = "#B98A4A"

# A piece of a roll lies around 0, 0 and is 44 wide.
PARTS = {
    "piece-maki": path("M-22-8v16c0 12 10 18 22 18s22-6 22-18V-8z", NORI)
    + line("M-15 9v8M14 12q2-1 2-4", NORI_SHINE, 3)
    + ellipse(0, -8, 22, 17, NORI)
    + ellipse(0, -8, 16, 12, RICE, stroke="none")
    + rect(-7, -13, 14, 10, 4, TUNA),
    "piece-uramaki": path("M-22-7v13c0 12 10 18 22 18S22 18 22 6V-7z", RICE)
    + ellipse(0, -7, 22, 17, RICE)
    + ellipse(0, -7, 13.5, 10, NORI, stroke="none")
    + ellipse(0, -7, 10.5, 7.4, SALMON, stroke="none")
    + blob("M0-14.4a10.5 7.4 0 0 1 0 14.8z", WASABI)
    + line("M-17 7h.1M-9 16h.1M1 18h.1M10 15h.1M17 8h.1", SESAME, 3.4)
    + line("M-17-11h.1M-12-18h.1M0-21h.1M12-18h.1M17-9h.1M-9 5h.1M9 5h.1", SESAME, 3),
    "piece-cucumber": path("M-22-8v16c0 12 10 18 22 18s22-6 22-18V-8z", NORI)
    + line("M-15 9v8M14 12q2-1 2-4", NORI_SHINE, 3)
    + ellipse(0, -8, 22, 17, NORI)
    + ellipse(0, -8, 17, 12.5, RICE, stroke="none")
    + ellipse(0, -8, 9, 7, WASABI)
    + line("M-4-8h.1M0-11v.1M4-8h.1M0-5v.1", LEAF_SHADE, 2.4),
    "piece-salmon": path("M-22-7v13c0 12 10 18 22 18S22 18 22 6V-7z", SALMON)
    + line("M-14 9l3 9M-4 13l1 9M7 13l-1 9M16 9l-3 8", SALMON_STRIPE, 3)
    + ellipse(0, -7, 22, 17, SALMON)
    + ellipse(0, -7, 17, 12.5, RICE, stroke="none")
    + ellipse(0, -7, 8, 6, LEAF_GREEN),
}


def _pieces(name: str, places: tuple[tuple[float, float], ...], scale: float) -> str:
    return "".join(part(f"piece-{name}", x, y, scale) for x, y in places)


def _cone(behind: str, before: str = "") -> str:
    """A sheet of seaweed around rice, with fillings looking out at the top."""
    return (
        behind
        + path("M20 72c-4-12 6-22 18-20 2-12 20-14 26-6 8-8 24-4 25 6 8 4 8 14 0 18L30 92z", RICE)
        + before
        + path("M17 70q40 14 78-10 3 34-48 62-7 3-9-4z", NORI)
        + path("M17 70l26 7 8 42q-9 7-13-1z", NORI)
        + line("M58 84l4 20M74 78l-1 12", NORI_SHINE, 3)
    )


_TEMAKI = (
    path("M30 66L18 34q-1-6 6-7 5 0 7 5l12 34z", LEAF_GREEN)
    + line("M25 35l9 26", WASABI, 3)
    + path("M44 62l-4-34q6-10 16-4l6 36z", SALMON)
    + line("M44 34l12 4M46 46l13 3", SALMON_STRIPE, 3.4)
    + path("M66 60l6-34q8-6 14 2l-4 32z", EGG)
    + path("M84 66l12-24q8 0 8 8L94 70z", LEAF_GREEN)
)
_SHISO = path("M88 66q-2-24 18-26 8 14-4 30z", LEAF_GREEN) + line("M94 62l8-12", LEAF_SHADE, 2.6)
_MACKEREL = (
    path("M26 78C14 58 18 34 36 22c14 6 22 26 18 52z", FISH)
    + path("M36 22C24 32 20 50 24 70l-6-8c-4-18 2-34 18-40z", FISH_SHADE)
    + line("M30 44q8 0 12 5M29 58q10-1 16 4", STEEL, 3.2)
    + path("M52 74C46 48 56 26 76 18c18 12 22 34 10 50z", FISH)
    + path("M76 18c-14 8-22 26-20 50l-5-10c-2-20 8-36 25-40z", FISH_SHADE)
    + line("M66 40q10 0 15 6M64 54q12-1 19 5", STEEL, 3.2)
)

FUTOMAKI = Dish(
    path("M14 70v22c0 18 20 27 46 27s46-9 46-27V70z", NORI)
    + line("M24 92v10M94 98q3-2 3-8", NORI_SHINE, 3.6)
    + ellipse(60, 70, 46, 32, NORI)
    + ellipse(60, 70, 38, 25, RICE, stroke="none")
    + rect(37, 57, 21, 13, 4, EGG)
    + circle(72, 63, 9, PINK)
    + circle(49, 79, 7.5, LEAF_GREEN)
    + rect(60, 75, 20, 11, 5, "#8A5A3A"),
    (60, 107),
    0.8,
    light=True,
)

DISHES: dict[str, Dish] = {
    "maki1": Dish(_pieces("maki", ((60, 80),), 1.7), (60, 106), 0.95, light=True),
    "maki2": Dish(_pieces("maki", ((37, 72), (80, 88)), 1.18), (80, 105), 0.7, light=True),
    "maki3": Dish(_pieces("maki", ((60, 56), (33, 90), (87, 90)), 1.06), (33, 108), 0.55, light=True),
    "uramaki3": Dish(_pieces("uramaki", ((60, 56), (33, 91), (87, 91)), 1.08), (33, 108), 0.55),
    "uramaki4": Dish(_pieces("uramaki", ((37, 58), (83, 58), (34, 95), (86, 95)), 0.96), (34, 111), 0.5),
    "uramaki5": Dish(_pieces("uramaki", ((27, 57), (93, 57), (60, 70), (30, 97), (90, 97)), 0.8), (30, 111), 0.45),
    "temaki": Dish(_cone(_TEMAKI), (57, 86), 0.8, light=True),
    "futomaki": FUTOMAKI,
    "salmon_roll": Dish(_pieces("salmon", ((38, 70), (82, 88)), 1.24), (82, 106), 0.7),
    "cucumber_maki": Dish(_pieces("cucumber", ((60, 56), (33, 90), (87, 90)), 1.06), (33, 108), 0.55, light=True),
    "mackerel_temaki": Dish(
        _cone(_SHISO, group(_MACKEREL, transform="translate(3 9) scale(.92)")), (57, 86), 0.8, light=True
    ),
}
