"""Colours of the terminal. They only decorate: everything they say is said in words or numbers as well."""

QUIET = "dim"
STRONG = "bold"
GAIN = "green"
LOSS = "red"
TITLE = "bold cyan"

# The grounds of the cards, some a little lighter than printed so that they show on black.
KIND_COLOURS = {
    "nigiri": "#fcba1f", "wasabi": "#8fbf3f", "maki": "#e0453d", "temaki": "#9a63ad", "uramaki": "#d3e23a",
    "tempura": "#ba8bda", "sashimi": "#ea82b2", "gyoza": "#75c0fc", "eel": "#7f6bd0", "tofu": "#c9d3da",
    "edamame": "#7ba653", "miso": "#2fa3b1", "onigiri": "#d0378b", "sukeroku": "#b5745e", "chopsticks": "#5fc9d1",
    "spoon": "#9c919f", "menu": "#d9cf8a", "takeout": "#cfb370", "soy_sauce": "#ed7e0b", "tea": "#b0484a",
    "special_order": "#e8a0a0", "rice_wine": "#a9bcf0", "pudding": "#e3bfae", "ice_cream": "#76a971",
    "fruit": "#db6251", "flipped": "#7f8794",
    "tuna": "#e0453d", "prawn": "#ed9a5c", "salmon_roll": "#ea82b2", "cucumber_maki": "#7ba653",
    "mackerel_temaki": "#75a8d8", "wild": "#d9cf8a", "dessert": "#76a971",
}  # fmt: skip


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def style_of(points: int) -> str:
    """How to show a gain, a loss, or nothing."""
    return GAIN if points > 0 else LOSS if points < 0 else QUIET
