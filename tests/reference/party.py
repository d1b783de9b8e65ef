"""Sushi Go Party!: the clauses P-… with every option that bears on scoring."""

from .parse import DESSERT_KINDS, Card, colours, how_many, icons
from .simple import (
    eel_points,
    flipped_points,
    fruit_icons,
    fruit_points,
    gyoza_points,
    ice_cream_points,
    miso_points,
    nigiri_points,
    onigiri_points,
    rice_wine_points,
    sashimi_points,
    sukeroku_points,
    tempura_points,
    tofu_points,
)

Options = dict[str, str]
Points = dict[str, list[int]]

DEFAULTS: Options = {
    "maki_ties": "full",
    "temaki_ties": "full",
    "pudding_ties": "full",
    "temaki_none": "lose",
    "pudding_none": "lose",
    "two_player_loss": "no",
    "maki_three_places": "6-8 players",
    "edamame_self": "no",
    "flipped_colour": "own",
    "order_nigiri": "es",
}

PRESETS: dict[str, Options] = {
    "standard": {},
    "es": {},
    "de": {"order_nigiri": "de"},
    "ru": {
        "flipped_colour": "none",
        "order_nigiri": "ru",
        "two_player_loss": "yes",
        "maki_three_places": "never",
    },
}
"""What an edition changes among the options above; its other options do not bear on scoring."""

MENUS = {
    "my-first-meal": "nigiri maki tempura sashimi miso wasabi tea ice_cream",
    "sushi-go": "nigiri maki tempura sashimi gyoza chopsticks wasabi pudding",
    "party-sampler": "nigiri temaki tempura gyoza tofu wasabi menu ice_cream",
    "master-menu": "nigiri temaki onigiri tofu sashimi spoon takeout fruit",
    "points-platter": "nigiri uramaki onigiri gyoza edamame special_order tea ice_cream",
    "cutthroat-combo": "nigiri temaki eel tofu miso spoon soy_sauce pudding",
    "big-banquet": "nigiri maki tempura gyoza eel spoon chopsticks ice_cream",
    "dinner-for-two": "nigiri uramaki onigiri tofu miso menu special_order fruit",
}


def settle_options(given: Options) -> Options:
    """Defaults, then what the edition changes, then what was asked for by name."""
    return {**DEFAULTS, **PRESETS[given.get("edition", "standard")], **given}


def kinds_in_play(menu: str | list[str] | None, tables: list[list[Card]]) -> set[str]:
    """The kinds of the menu, if there is one, and the kinds that somebody has."""
    on_table = {card.kind for cards in tables for card in cards}
    if menu is None:
        return on_table
    return on_table | set(MENUS[menu].split() if isinstance(menu, str) else menu)


def party_round(tables: list[list[Card]], options: Options, in_play: set[str], places_taken: int) -> Points:
    """The points of every kind and seat at the end of a round."""
    return {
        "nigiri": [nigiri_points(cards) for cards in tables],
        "maki": maki([icons(cards, "maki") for cards in tables], options),
        "temaki": temaki([how_many(cards, "temaki") for cards in tables], options, in_play),
        "uramaki": uramaki([icons(cards, "uramaki") for cards in tables], places_taken),
        "tempura": [tempura_points(cards) for cards in tables],
        "sashimi": [sashimi_points(cards) for cards in tables],
        "gyoza": [gyoza_points(cards) for cards in tables],
        "eel": [eel_points(cards) for cards in tables],
        "tofu": [tofu_points(cards) for cards in tables],
        "edamame": edamame([how_many(cards, "edamame") for cards in tables], options),
        "miso": [miso_points(cards) for cards in tables],
        "onigiri": [onigiri_points(cards) for cards in tables],
        "sukeroku": [sukeroku_points(cards) for cards in tables],
        "soy_sauce": soy_sauce(tables, options),
        "tea": [tea(cards, options) for cards in tables],
        "rice_wine": [rice_wine_points(cards) for cards in tables],
        "flipped": [flipped_points(cards) for cards in tables],
    }


def party_desserts(desserts: list[list[Card]], options: Options, in_play: set[str]) -> Points:
    """The points for desserts at the end of the game."""
    return {
        "pudding": pudding([how_many(cards, "pudding") for cards in desserts], options, in_play),
        "ice_cream": [ice_cream_points(cards) for cards in desserts],
        "fruit": [fruit_points(fruit_icons(cards)) if "fruit" in in_play else 0 for cards in desserts],
    }


def only_desserts(cards: list[Card]) -> list[Card]:
    """Dessert cards and special orders that became one; a flipped dessert is none any more."""
    return [card for card in cards if card.kind in DESSERT_KINDS]


def share(prize: int, seats: list[int], ties: str) -> int:
    """What each of several equal seats gets of a prize."""
    return prize // len(seats) if ties == "split" else prize


def maki(rolls: list[int], options: Options) -> list[int]:
    """6 and 3, or 6, 4 and 2 in a big company; equal seats share a place and the next place still scores."""
    big = len(rolls) >= 6 and options["maki_three_places"] != "never"
    prizes = [6, 4, 2] if big else [6, 3]
    points = [0] * len(rolls)
    ranking = sorted(set(rolls) - {0}, reverse=True)
    for prize, number in zip(prizes, ranking, strict=False):
        equals = [seat for seat, own in enumerate(rolls) if own == number]
        for seat in equals:
            points[seat] = share(prize, equals, options["maki_ties"])
    return points


def temaki(cones: list[int], options: Options, in_play: set[str]) -> list[int]:
    """Most +4, fewest -4."""
    if "temaki" not in in_play:
        return [0] * len(cones)
    return most_and_fewest(cones, 4, options["temaki_ties"], options["temaki_none"], options)


def pudding(puddings: list[int], options: Options, in_play: set[str]) -> list[int]:
    """Most +6, fewest -6."""
    if "pudding" not in in_play:
        return [0] * len(puddings)
    return most_and_fewest(puddings, 6, options["pudding_ties"], options["pudding_none"], options)


def most_and_fewest(numbers: list[int], prize: int, ties: str, none: str, options: Options) -> list[int]:
    """Most gains, unless it is zero; fewest loses, zero too; a seat that is both gets both."""
    points = [0] * len(numbers)
    most = [seat for seat, number in enumerate(numbers) if number == max(numbers) and number > 0]
    for seat in most:
        points[seat] += share(prize, most, ties)
    if len(numbers) == 1 or (len(numbers) == 2 and options["two_player_loss"] == "no"):
        return points
    if min(numbers) == 0 and none == "spared":
        return points
    fewest = [seat for seat, number in enumerate(numbers) if number == min(numbers)]
    for seat in fewest:
        points[seat] -= share(prize, fewest, ties)
    return points


def uramaki(rolls: list[int], places_taken: int) -> list[int]:
    """At the end of the round the most icons left take the best place still free, all equals in full."""
    free = [8, 5, 2][places_taken:]
    if not free:
        return [0] * len(rolls)
    return [free[0] if number > 0 and number == max(rolls) else 0 for number in rolls]


def edamame(beans: list[int], options: Options) -> list[int]:
    """Each card 1 for every opponent who has some, but at most 4."""
    points = []
    for seat, own in enumerate(beans):
        eaters = sum(
            1
            for other, number in enumerate(beans)
            if number > 0 and (other != seat or options["edamame_self"] == "yes")
        )
        points.append(own * min(eaters, 4))
    return points


def soy_sauce(tables: list[list[Card]], options: Options) -> list[int]:
    """4 for each soy sauce of a seat that nobody beats in colours."""
    numbers = [len(colours(cards, options["flipped_colour"] == "own")) for cards in tables]
    return [
        4 * how_many(cards, "soy_sauce") if number == max(numbers) else 0
        for cards, number in zip(tables, numbers, strict=True)
    ]


def tea(cards: list[Card], options: Options) -> int:
    """Each tea 1 for every card of the largest group of one colour."""
    groups = colours(cards, options["flipped_colour"] == "own")
    return how_many(cards, "tea") * max(groups.values(), default=0)
