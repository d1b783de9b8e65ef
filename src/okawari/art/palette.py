"""Colours: 24 grounds with six patterns, the strong colours, and the fills the dishes are painted with."""

from dataclasses import dataclass

INK = "#2A2430"
WHITE = "#FFFFFF"
CREAM = "#FFF6E3"
RIM = "#EBD9B8"

# Patterns and the letters that stand for them. The rainbow rim is the special order's, which has no colour yet.
PATTERNS = {"plain": "P", "waves": "W", "dots": "D", "checks": "C", "triangles": "T", "stripes": "S", "rainbow": "R"}


@dataclass(frozen=True)
class Ground:
    """What a card is printed on: a colour, by its name, and a pattern."""

    name: str
    colour: str
    pattern: str

    @property
    def letter(self) -> str:
        """The letter of its pattern."""
        return PATTERNS[self.pattern]

    @property
    def ink(self) -> str:
        """Dark or light, whichever is read better on it."""
        return max((INK, WHITE), key=lambda ink: contrast(ink, self.colour))

    @property
    def dark(self) -> bool:
        """Whether the pattern has to be light to be seen."""
        return self.ink == WHITE


def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1, without the screen's curve."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    red, green, blue = channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour is read on another, from 1 to 21."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


GOLD = Ground("gold", "#FCBA1F", "plain")
RED = Ground("red", "#CE2921", "plain")
CORAL = Ground("coral", "#DB6251", "waves")
AQUA = Ground("aqua", "#90EDF3", "triangles")
LEAF = Ground("leaf", "#5A7F38", "stripes")
INDIGO = Ground("indigo", "#3E2C82", "checks")
BLUSH = Ground("blush", "#F1D9CF", "dots")
BACK = Ground("night", "#0A162E", "waves")

# The grounds of Classic and Party. Wasabi lies in the nigiri's colour.
PARTY: dict[str, Ground] = {
    "nigiri": GOLD,
    "wasabi": GOLD,
    "maki": RED,
    "temaki": Ground("plum", "#704182", "plain"),
    "uramaki": Ground("lime", "#E2F240", "stripes"),
    "tempura": Ground("lilac", "#BA8BDA", "checks"),
    "sashimi": Ground("rose", "#EA82B2", "stripes"),
    "gyoza": Ground("sky", "#75C0FC", "dots"),
    "eel": INDIGO,
    "tofu": Ground("cloud", "#EDF0F2", "checks"),
    "edamame": LEAF,
    "miso": Ground("teal", "#137A87", "waves"),
    "onigiri": Ground("magenta", "#D0378B", "triangles"),
    "sukeroku": Ground("chestnut", "#824B38", "dots"),
    "chopsticks": AQUA,
    "spoon": Ground("charcoal", "#4E4550", "stripes"),
    "menu": Ground("cream", "#FCF6C7", "waves"),
    "takeout": Ground("straw", "#CFB370", "triangles"),
    "soy_sauce": Ground("orange", "#ED7E0B", "dots"),
    "tea": Ground("maroon", "#5E1112", "triangles"),
    "special_order": Ground("white", "#FFFFFF", "rainbow"),
    "rice_wine": Ground("wisteria", "#BECFFC", "plain"),
    "pudding": BLUSH,
    "ice_cream": Ground("matcha", "#76A971", "checks"),
    "fruit": CORAL,
}

# The grounds of Draft, out of the same list.
DRAFT: dict[str, Ground] = {
    "tuna": RED,
    "prawn": AQUA,
    "salmon_roll": CORAL,
    "cucumber_maki": LEAF,
    "mackerel_temaki": INDIGO,
    "wild": GOLD,
    "dessert": BLUSH,
}

GROUNDS = {**PARTY, **DRAFT}

# The setting "strong colours": the kinds of a menu get these in order, nigiri the first, and backs the last.
STRONG: dict[str, str] = {
    "yellow": "#F7E312",
    "brown": "#7A330F",
    "turquoise": "#44C0D1",
    "navy": "#0F0F7A",
    "pine": "#32796E",
    "violet": "#8246E9",
    "olive": "#A68410",
    "mint": "#E7F7E0",
    "black": "#1C0F14",
}

# The rim of the special order: a band of colours from the other grounds.
RAINBOW = ("#CE2921", "#FCBA1F", "#5A7F38", "#137A87", "#3E2C82", "#D0378B")

# What the dishes are made of, with the shade beside the light.
RICE, RICE_SHADE = "#FFFDF7", "#E6DAC6"
NORI, NORI_SHINE = "#2C4438", "#5C7F6B"
SALMON, SALMON_STRIPE = "#FF8352", "#FFC4A3"
TUNA, TUNA_STRIPE = "#DF3B4B", "#F58A8E"
EGG, EGG_SHADE = "#FFD447", "#F2A922"
SQUID, SQUID_SHADE = "#F6F0FA", "#CDBEDD"
WASABI, WASABI_SHADE = "#A9D34F", "#76A52F"
LEAF_GREEN, LEAF_SHADE = "#57A845", "#357A36"
BATTER, BATTER_SHADE = "#F7B84B", "#DE8D26"
BROWN, BROWN_SHADE = "#A4582B", "#6E3519"
POUCH, POUCH_SHADE = "#DE9C4E", "#B87230"
LACQUER, LACQUER_SHADE = "#C93A36", "#8F2328"
BROTH, BROTH_SHADE = "#D9A259", "#B67B38"
WOOD, WOOD_SHADE = "#D79B5E", "#A86B36"
STEEL, STEEL_SHADE = "#DDE6EE", "#9FB2C4"
FISH, FISH_SHADE = "#8FB3CF", "#3F6587"
CUSTARD, CARAMEL = "#FFDB73", "#9A4A1C"
MATCHA, MATCHA_SHADE = "#A8CF7F", "#74A352"
MELON, MELON_RIND = "#F2545B", "#4FA35A"
PINE, PINE_SHADE = "#FFD23F", "#DE9A1B"
ORANGE, ORANGE_SHADE = "#FF9A2E", "#FFD9A0"
PINK, PINK_SHADE = "#FFB3C1", "#E27791"
BLUSHING = "#FF7B8A"
