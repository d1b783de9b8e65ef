"""What is in the boxes: copies of every face, cards in a hand, desserts mixed in."""

CLASSIC = {
    "tempura": 14, "sashimi": 14, "gyoza": 14, "maki1": 6, "maki2": 12, "maki3": 8, "egg": 5, "salmon": 10, "squid": 5,
    "wasabi": 6, "chopsticks": 4, "pudding": 10,
}  # fmt: skip
CLASSIC_PROMO = {"soy_sauce": 4}

PARTY = {
    "egg": 4, "salmon": 5, "squid": 3, "maki1": 4, "maki2": 5, "maki3": 3, "temaki": 12,
    "uramaki3": 4, "uramaki4": 4, "uramaki5": 4, "tempura": 8, "sashimi": 8, "gyoza": 8, "eel": 8, "tofu": 8,
    "edamame": 8, "miso": 8, "onigiri_circle": 2, "onigiri_triangle": 2, "onigiri_square": 2, "onigiri_rectangle": 2,
    "inari": 4, "futomaki": 4, "chopsticks1": 1, "chopsticks2": 1, "chopsticks3": 1, "spoon4": 1, "spoon5": 1,
    "spoon6": 1, "menu7": 1, "menu8": 1, "menu9": 1, "takeout10": 1, "takeout11": 1, "takeout12": 1, "soy_sauce": 3,
    "tea": 3, "special_order": 3, "wasabi": 3, "rice_wine": 3, "pudding": 15, "ice_cream": 15,
    "fruit_ww": 2, "fruit_pp": 2, "fruit_oo": 2, "fruit_wp": 3, "fruit_wo": 3, "fruit_po": 3,
}  # fmt: skip

# Cards in a hand, by the number of players.
CLASSIC_HAND = {2: 10, 3: 9, 4: 8, 5: 7}
PARTY_HAND = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}

# Desserts mixed in before each round.
FEW_DESSERTS = (5, 3, 2)  # up to 5 players
MANY_DESSERTS = (7, 5, 3)

SEATS = {"classic": (2, 5), "party": (2, 8), "draft": (2, 5)}
