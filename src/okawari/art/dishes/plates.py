"""Fried, raw and steamed: tempura, sashimi, dumpling, eel, tofu and edamame."""

from okawari.art.dishes.dish import Dish, part
from okawari.art.palette import (
    BATTER,
    BATTER_SHADE,
    BROWN,
    BROWN_SHADE,
    LEAF_GREEN,
    LEAF_SHADE,
    RICE,
    WASABI,
)
from okawari.art.shapes import blob, circle, group, line, path, shine

PARTS = {
    "fold": path("M-13-44q-2-21 13-21t13 21z", "#FFF6DD"),
    "pleat": line("M0-51v9", "#D9A85E"),
    "slice": path("M-17 30C-26 6-12-28 10-36c14-4 18 8 16 20C22 6 8 28-6 36c-6 3-9-1-11-6z", "#F4677B")
    + blob("M11-34.5c12-3 16 7 13.5 18C21 4 7 25-5 33 7 12 17-10 11-34.5z", "#FBA0A8")
    + line("M-16 6q9-2 17 5M-10-12q10-2 18 5M0-26q9-1 15 5", RICE, 3),
}

_FOLDS = range(-64, 65, 16)

DISHES: dict[str, Dish] = {
    "tempura": Dish(
        path("M84 52q2-22 18-24 4 8-2 15 12-1 14 8-8 9-24 9z", "#E4502F")
        + path(
            "M12 100c-6-8-2-17 6-18-1-11 8-17 15-15 2-11 13-14 19-10 4-10 16-12 22-6 8-4 19 3 17 12 7 4 7 14 0 18"
            " 1 10-8 15-15 12-4 9-15 11-21 6-5 8-17 9-22 3-8 6-19 5-21-2z",
            BATTER,
        )
        + line("M28 94q10 4 18-2M48 82q11 5 20-4M68 68q9 4 16-4", BATTER_SHADE, 4)
        + shine("M24 84q1-7 9-8M42 70q2-5 8-5", 3.4),
        (52, 92),
    ),
    "sashimi": Dish(
        path("M14 96q-8-20 10-34 18-16 38-16 26 0 40 20 10 18 2 34-40 18-90-4z", LEAF_GREEN)
        + line("M24 92q36-20 76-8", LEAF_SHADE, 3)
        + part("slice", 32, 78, 1, 6)
        + part("slice", 58, 76, 1, 10)
        + part("slice", 84, 76, 1, 14),
        (81, 80),
        0.7,
    ),
    "gyoza": Dish(
        "".join(part("fold", 60, 101, 0.91, turn) for turn in _FOLDS)
        + path("M8 96C8 70 28 52 60 52s52 18 52 44c0 10-18 18-52 18S8 106 8 96z", "#FFEBC2")
        + blob("M9.5 93c14 12 87 12 101 0 2 12-16 19.5-50.5 19.5S7.5 105 9.5 93z", BATTER)
        + "".join(part("pleat", 60, 102, 1, turn) for turn in _FOLDS)
        + shine("M22 84q3-8 10-14"),
        (60, 86),
        1.1,
    ),
    "eel": Dish(
        part("rice-pill")
        + path(
            "M5 92C8 62 32 46 62 46c28 0 50 14 54 42 1 9-6 12-12 7-6-6-9-8-15-10"
            "-20-5-40-4-58 1-6 2-9 5-14 10-6 5-13 4-12-4z",
            BROWN,
        )
        + line("M24 66l10 16M38 57l12 22M54 53l12 25M71 53l11 25M88 59l9 21", BROWN_SHADE, 5.5)
        + line("M20 72q8-14 22-19M54 49q22-1 36 10", "#D98B4A", 3)
        + shine("M13 86q1-6 3-9", 3),
        (60, 99),
        0.85,
    ),
    "tofu": Dish(
        path("M14 100q10-8 46-8t46 8q-4 16-46 16t-46-16z", "#9A5B34")
        + path("M18 58l42-18 42 18v34l-42 20-42-20z", RICE)
        + blob("M60 78l41-18.5v32L60 111z", "#DCE3E8")
        + line("M18 58l42 19 42-19M60 77v34", "#2A2430", 2.2)
        + path("M44 58q-2-9 8-10 8-6 16 1 11 0 9 9-6 9-17 7-14 2-16-7z", LEAF_GREEN)
        + line("M52 57h.1M60 55h.1M68 58h.1", WASABI, 4)
        + shine("M26 68v14", 3),
        (39, 82),
        0.85,
    ),
    "edamame": Dish(
        group(
            path("M92 36q8-12 18-8-2 10-12 14z", LEAF_SHADE)
            + path(
                "M8 98c-2-12 6-18 14-19 2-13 12-19 22-18 5-13 17-18 27-15 7-10 21-13 28-8 8 7 5 20-4 27"
                " 0 11-8 18-18 19-4 10-13 16-24 15-5 9-15 12-24 9-11 3-20-2-21-10z",
                "#7CC04B",
            )
            + circle(33, 90, 13, "#A8DB6B")
            + circle(58, 74, 13, "#A8DB6B")
            + circle(82, 57, 12, "#A8DB6B")
            + shine("M26 87q2-5 7-6M51 71q2-5 7-6M75 54q2-5 7-6", 3),
            transform="translate(1 6)",
        ),
        (59, 82),
        0.6,
    ),
}
