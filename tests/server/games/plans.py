"""What is played over the wire: every game, number of seats, kind of card and option, each at least once."""

import random

from tests.server.games.tables import Plan
from tests.strategies import some_setup

ALL_TOOLS = ("temaki", "tempura", "gyoza", "eel", "chopsticks", "special_order", "pudding")
ALL_BOXES = ("uramaki", "onigiri", "tofu", "sukeroku", "takeout", "special_order", "fruit")
WINE = ("uramaki", "sukeroku", "edamame", "eel", "rice_wine", "takeout", "ice_cream")
SPOONS = ("maki", "edamame", "miso", "onigiri", "spoon", "menu", "pudding")

CLASSIC = (
    Plan("classic", 2, wants="second"),
    Plan("classic", 2, options={"dummy": "yes"}, wants="for_dummy drew_for_dummy dummy_card"),
    Plan("classic", 3, options={"promo": "yes"}, rest={"bots": "greedy", "memory": True}),
    Plan("classic", 4, options={"pass_direction": "alternate"}, shared=2, wants="second"),
    Plan("classic", 5, options={"promo": "yes", "pass_direction": "alternate"}, shared=4),
)
DRAFT = (
    Plan("draft", 2, wants="keep wild chip_taken"),
    Plan("draft", 3, options={"advanced": "yes", "ties": "second_only"}, wants="wild", rest={"bots": "greedy"}),
    Plan("draft", 4, options={"leftovers": "per_game", "ties": "last_place"}, shared=2, wants="keep"),
    Plan("draft", 5, options={"open_chips": "yes", "pass_direction": "alternate"}, rest={"memory": True}),
    Plan("draft", 2, options={"advanced": "yes", "leftovers": "per_game", "open_chips": "yes"}, shared=2),
)
PRINTED = (
    Plan("party", 2, "dinner-for-two", {"edition": "es"}, "target tray menu_shows copied"),
    Plan("party", 3, "my-first-meal", {"wasabi": "may", "miso_spoiled": "kept"}, "dip miso_spilled"),
    Plan("party", 4, "sushi-go", {"announce": "after_reveal", "extra_actions": "any"}, "announce second"),
    Plan("party", 5, "master-menu", {"takeout_when": "round_end", "takeout_box": "kept"}, "request give flip box_kept"),
    Plan("party", 4, "points-platter", {"edition": "ru", "order_when": "round_end"}, "target uramaki_place"),
    Plan("party", 6, "cutthroat-combo", {"edition": "de", "miso_spoiled": "discarded"}, "request give", shared=2),
    Plan("party", 8, "big-banquet", {"edition": "ru"}, "announce request spoon_none", rest={"memory": True}),
    Plan("party", 3, "party-sampler", {"pass_direction": "alternate"}, "tray dipped", rest={"bots": "greedy"}),
)
OWN = (
    Plan("party", 7, WINE, {"expansions": "both", "takeout_scope": "already_played"}, "wine_taken flip"),
    Plan("party", 4, ALL_BOXES, {"expansions": "sukeroku", "uramaki_scored": "set_aside"}, "flip set_beside"),
    Plan("party", 6, ALL_TOOLS, {"order_dessert": "last_round", "extra_actions": "any"}, "target announce second"),
    Plan("party", 3, SPOONS, {"announce": "after_reveal"}, "request give tray announce"),
    Plan("party", 2, ALL_BOXES, {"expansions": "both", "takeout_when": "round_end", "order_when": "round_end"}, "flip"),
    Plan("party", 5, ALL_TOOLS, {"announce": "after_reveal", "order_nigiri": "de"}, "target announce", shared=5),
    Plan("party", 4, ("maki", "tofu", "eel", "sashimi", "wasabi", "special_order", "fruit"),
         {"wasabi": "may", "order_nigiri": "ru", "two_player_loss": "yes"}, "target dip"),
    Plan("party", 6, ("temaki", "miso", "edamame", "sashimi", "soy_sauce", "rice_wine", "pudding"),
         {"expansions": "rice_wine", "edamame_self": "yes", "pudding_ties": "split"}, "wine_taken"),
)  # fmt: skip


def anything(seed: int) -> Plan:
    """Any legal set-up."""
    dice = random.Random(seed)
    setup = some_setup(dice.choice(("classic", "party", "party", "party", "draft")), dice)
    shared = dice.choice((1, 1, 1, min(2, setup.seats), setup.seats))
    rest = {"bots": dice.choice(("random", "random", "greedy")), "memory": dice.random() < 0.5}
    return Plan(setup.game, setup.seats, setup.menu, setup.options, shared=shared, rest=rest, most=1)
