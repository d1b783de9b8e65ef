"""How a dish feels at the table: judged, not counted, for people who put a menu together."""

from typing import NamedTuple


class Temper(NamedTuple):
    """Three judgements of a dish, each from 0 (not at all) to 3 (very)."""

    mean: int  # how much it takes from others: races, penalties, cards that are taken or spoiled
    simple: int  # how soon a newcomer can play it well: 3 needs one sentence, 0 a page
    lucky: int  # how much hangs on what comes by, or on chance itself


# Nothing in the rules or the bots depends on these. The temper of a menu is the mean of its dishes'.
TEMPERS: dict[str, Temper] = {
    "nigiri": Temper(mean=0, simple=3, lucky=0),
    "wasabi": Temper(mean=0, simple=2, lucky=2),
    "maki": Temper(mean=1, simple=3, lucky=0),
    "temaki": Temper(mean=2, simple=3, lucky=0),
    "uramaki": Temper(mean=2, simple=1, lucky=1),
    "tempura": Temper(mean=0, simple=3, lucky=1),
    "sashimi": Temper(mean=1, simple=3, lucky=2),
    "gyoza": Temper(mean=0, simple=3, lucky=0),
    "eel": Temper(mean=1, simple=2, lucky=2),
    "tofu": Temper(mean=1, simple=2, lucky=1),
    "edamame": Temper(mean=0, simple=2, lucky=1),
    "miso": Temper(mean=2, simple=2, lucky=3),
    "onigiri": Temper(mean=1, simple=2, lucky=2),
    "sukeroku": Temper(mean=0, simple=2, lucky=1),
    "chopsticks": Temper(mean=0, simple=2, lucky=0),
    "spoon": Temper(mean=3, simple=1, lucky=2),
    "menu": Temper(mean=0, simple=1, lucky=3),
    "takeout": Temper(mean=0, simple=1, lucky=0),
    "soy_sauce": Temper(mean=2, simple=1, lucky=1),
    "tea": Temper(mean=0, simple=2, lucky=0),
    "special_order": Temper(mean=0, simple=1, lucky=0),
    "rice_wine": Temper(mean=0, simple=1, lucky=3),
    "pudding": Temper(mean=2, simple=3, lucky=0),
    "ice_cream": Temper(mean=0, simple=3, lucky=1),
    "fruit": Temper(mean=0, simple=1, lucky=2),
}
