"""Drinks and sauces: miso soup, tea, soy sauce and rice wine."""

from okawari.art.dishes.dish import Dish
from okawari.art.palette import (
    BROTH,
    BROTH_SHADE,
    LACQUER,
    LACQUER_SHADE,
    LEAF_GREEN,
    MATCHA,
    MATCHA_SHADE,
    RICE,
    STEEL,
)
from okawari.art.shapes import blob, ellipse, line, path, rect, shine, steam

DISHES: dict[str, Dish] = {
    "miso": Dish(
        steam("M42 50q-6-6 0-11t0-10M61 45q-6-6 0-11t0-10M80 50q-6-6 0-11t0-10")
        + path("M12 66h96c0 26-14 40-28 44v7H40v-7C26 106 12 92 12 66z", LACQUER)
        + blob("M78 108c12-5 24-17 27-34-12 10-22 20-60 27 6 8 25 12 33 7z", LACQUER_SHADE)
        + ellipse(60, 66, 48, 18, LACQUER_SHADE)
        + ellipse(60, 68, 40, 13, BROTH)
        + path("M36 62l11-4 10 4v9l-11 3-10-4z", RICE)
        + path("M62 68l11-4 10 4v7l-11 3-10-3z", RICE)
        + line("M64 60q5 3 10 0M84 66q4 0 6-2M28 68q2 3 6 3", LEAF_GREEN, 3.6)
        + shine("M21 84q3 10 10 15"),
        (60, 96),
    ),
    "miso_spoiled": Dish(
        path("M8 104c-2-10 10-14 20-12 6-10 30-12 40-4 14-4 44-2 44 12 0 14-32 18-52 18-26 0-50-2-52-14z", BROTH)
        + line("M22 106q6 4 16 4M84 110q10 0 16-5", BROTH_SHADE, 3.6)
        + path("M18 88l9-6 9 5v9l-9 5-9-5z", RICE)
        + path("M88 96l8-5 9 4v8l-8 5-9-5z", RICE)
        + path("M40 84C28 68 30 48 44 34l52 42c-14 14-32 20-48 14l-5 5-7-6z", LACQUER)
        + path("M44 34c6-8 22-4 36 7s22 27 16 35-22 4-36-7-22-27-16-35z", LACQUER_SHADE)
        + blob("M52 44c5-4 14 0 22 6s14 15 12 20c-8 1-16-3-22-8s-12-12-12-18z", BROTH)
        + shine("M37 70q-2-8 1-15"),
        (62, 103),
        0.8,
    ),
    "tea": Dish(
        steam("M49 42q-6-6 0-11t0-10M70 42q-6-6 0-11t0-10")
        + path("M26 52h68l-6 56q-1 10-28 10t-28-10z", "#6FA9C9")
        + path("M30.5 76q30 9 59.5 0l-2 20q-28 8-55.5 0z", "#F5FAFC")
        + ellipse(60, 52, 34, 12, "#F5FAFC")
        + ellipse(60, 53.5, 26, 7.5, MATCHA)
        + line("M44 55q6 4 14 4", MATCHA_SHADE, 3)
        + shine("M34 66l.5 5M37 104q1 4 5 6", 3.2),
        (60, 88),
        0.95,
    ),
    "soy_sauce": Dish(
        path("M40 60V46h40v14c20 8 26 24 24 40-1 13-12 17-44 17s-43-4-44-17c-2-16 4-32 24-40z", STEEL)
        + blob("M18 90c18 6 66 6 84 0 2 8 2 14-2 19-5 5-16 6.5-40 6.5S25 114 20 109c-4-5-4-11-2-19z", "#6E3519")
        + path("M34 44q0-14 26-14t26 14v4q0 4-4 4H38q-4 0-4-4z", LACQUER)
        + path("M84 38l16-4q5 0 4 5l-18 7z", LACQUER)
        + rect(44, 66, 32, 22, 4, RICE)
        + line("M60 71c-4 5-5 7-5 9a5 5 0 0 0 10 0c0-2-1-4-5-9z", "#6E3519", 2.6)
        + shine("M30 74q-6 6-6 14M44 38q6-3 14-3"),
        (60, 102),
        0.9,
        light=True,
    ),
    "rice_wine": Dish(
        path(
            "M30 32h32v6c0 12-8 16 4 28 10 8 14 18 12 34-1 12-6 16-32 16s-31-4-32-16c-2-16 2-26 12-34 12-12 4-16 4-28z",
            "#F5FAFC",
        )
        + blob("M16 88c14 8 46 8 60 0 1 10 1 17-3 21-4 4-12 5-27 5s-23-1-27-5c-4-4-4-11-3-21z", "#7FA9D6")
        + ellipse(46, 32, 18, 6, "#C9DDF0")
        + line("M32 50q14 6 28 0", LACQUER, 5)
        + path("M76 86h36q0 26-8 29-10 3-20 0-8-3-8-29z", "#F5FAFC")
        + ellipse(94, 86, 18, 6.5, "#C9DDF0")
        + line("M80 102q14 4 28 0", LACQUER, 4)
        + shine("M28 74q-6 6-7 14"),
        (46, 78),
        0.85,
    ),
}
