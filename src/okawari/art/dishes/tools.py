"""What is no dish: chopsticks, spoon, menu, takeout box, special order and the wild fan of Draft."""

from okawari.art.dishes.dish import Dish
from okawari.art.palette import EGG, LACQUER, RICE, STEEL, STEEL_SHADE, WOOD, WOOD_SHADE
from okawari.art.shapes import blob, circle, line, path, shine

_FAN_COLOURS = ("#DF3B4B", "#90EDF3", "#FF8352", "#7CC04B", "#8C78D8")


def _fan() -> str:
    """Five leaves of paper around a rivet at the bottom, in the colours of the five sushi."""
    leaf = "M-21-84Q0-92 21-84L8-32Q0-35-8-32z"
    turned = (f"translate(60 112) rotate({angle}) scale(.67)" for angle in range(-56, 57, 28))
    return "".join(path(leaf, colour, transform=turn) for colour, turn in zip(_FAN_COLOURS, turned, strict=True))


DISHES: dict[str, Dish] = {
    "chopsticks": Dish(
        path("M14 78q8-4 12 2 10 16 26 24 7 4 2 11-5 5-16 1-20-9-28-28-2-8 4-10z", "#7FB7D8")
        + line("M18 86q7 16 24 24", "#F5FAFC", 4)
        + path("M90 27q4-3 8 0t2 7L26 96q-5 2-6-2z", LACQUER)
        + path("M90 27q4-3 8 0t2 7L80 51l-9-8z", EGG)
        + path("M104 45q4-3 8 0t1 7l-75 57q-5 2-6-3z", LACQUER)
        + path("M104 45q4-3 8 0t1 7L92 68l-8-8z", EGG)
        + shine("M66 51L46 70M78 69L58 86", 2.6),
        (84, 98),
        0.85,
    ),
    "spoon": Dish(
        path("M96 30q10-4 13 4 1 6-6 12L76 76l-16-14 26-28q4-3 10-4z", "#F5FAFC")
        + path("M14 92c-2-22 26-42 48-32 18 8 22 20 18 30-6 18-26 27-44 25-14-2-21-10-22-23z", "#F5FAFC")
        + path("M22 92c0-16 20-31 37-24 12 5 15 13 12 20-5 13-20 20-33 18-10-1-16-6-16-14z", "#A9CBE3")
        + line("M100 36L78 60", "#7FA9D6", 4)
        + shine("M30 92q2-8 10-13"),
        (46, 91),
        1,
    ),
    "menu": Dish(
        path("M24 38q36-6 72 0v76q-36 6-72 0z", "#FFFBEC")
        + path("M18 32h84q5 0 5 6t-5 6H18q-5 0-5-6t5-6z", WOOD)
        + path("M18 106h84q5 0 5 6t-5 6H18q-5 0-5-6t5-6z", WOOD)
        + path("M36 57q10-12 26-8 8 2 12 8l10-7q3 7 0 14l-10-6q-14 14-38-1z", LACQUER)
        + line("M36 75h48M36 84h34", WOOD_SHADE, 4)
        + circle(46, 55, 2, RICE, stroke="none")
        + shine("M22 37h18", 3),
        (60, 97),
        0.75,
    ),
    "takeout": Dish(
        line("M34 56C36 22 84 22 86 56", STEEL_SHADE, 7)
        + line("M34 56C36 22 84 22 86 56", STEEL, 3)
        + path("M22 58h76l-10 52q-1 6-7 6H39q-6 0-7-6z", RICE)
        + blob("M74 60h22l-9 49q-1 5.5-6 5.5H68z", "#E6DAC6")
        + path("M22 58l14-14h48l14 14z", "#FFF3DC")
        + circle(56, 84, 14, LACQUER)
        + shine("M31 68l4 26"),
        (56, 84),
        0.9,
        light=True,
    ),
    "special_order": Dish(
        path("M6 98q54-12 108 0 0 10-8 12-46 8-92 0-8-2-8-12z", STEEL)
        + path("M16 97c0-34 18-54 44-54s44 20 44 54q-44 8-88 0z", "#F3F7FA")
        + blob("M78 47.5c15 8 24.5 25 24.5 48.5q-10 2-20 2.8C90 80 88 60 78 47.5z", STEEL_SHADE)
        + circle(60, 36, 8, EGG)
        + line("M22 90q38 8 76 0", LACQUER, 4)
        + shine("M28 82q2-16 12-24", 4.5),
        (58, 74),
        1.1,
    ),
    "wild": Dish(
        _fan()
        + path("M60 114L42 100q4-6 10-9 8-3 16 0 6 3 10 9z", WOOD)
        + line("M60 110L50 98M60 110V94M60 110l10-12", WOOD_SHADE, 3)
        + circle(60, 112, 5.5, EGG)
        + shine("M20 74q4-6 9-9M52 53q8-1 16 0", 3),
        (60, 72),
        0.8,
    ),
}
