"""Sushi Go!: the clauses SG-… with ties split."""

from .parse import Card, colours, how_many, icons
from .simple import gyoza_points, nigiri_points, sashimi_points, tempura_points

Points = dict[str, list[int]]


def classic_round(tables: list[list[Card]]) -> Points:
    """The points of every kind and seat at the end of a round."""
    return {
        "nigiri": [nigiri_points(cards) for cards in tables],
        "maki": classic_maki([icons(cards, "maki") for cards in tables]),
        "tempura": [tempura_points(cards) for cards in tables],
        "sashimi": [sashimi_points(cards) for cards in tables],
        "gyoza": [gyoza_points(cards) for cards in tables],
        "soy_sauce": classic_soy_sauce(tables),
    }


def classic_desserts(desserts: list[list[Card]]) -> Points:
    """The points for puddings at the end of the game."""
    return {"pudding": classic_pudding([how_many(cards, "pudding") for cards in desserts])}


def classic_maki(rolls: list[int]) -> list[int]:
    """Most 6, second 3, both split between equals; a tie for most leaves nothing for the second place."""
    points = [0] * len(rolls)
    most = max(rolls)
    if most == 0:
        return points
    first = [seat for seat, number in enumerate(rolls) if number == most]
    for seat in first:
        points[seat] = 6 // len(first)
    next_most = max((number for number in rolls if number < most), default=0)
    if len(first) > 1 or next_most == 0:
        return points
    second = [seat for seat, number in enumerate(rolls) if number == next_most]
    for seat in second:
        points[seat] = 3 // len(second)
    return points


def classic_pudding(puddings: list[int]) -> list[int]:
    """Most +6, fewest -6 (with three or more seats), split between equals; nothing if all are equal.

    A lone tableau is equal to itself: there is nobody to compare it with.
    """
    points = [0] * len(puddings)
    most, fewest = max(puddings), min(puddings)
    if most == fewest:
        return points
    for seat, number in enumerate(puddings):
        if number == most:
            points[seat] = 6 // puddings.count(most)
        if number == fewest and len(puddings) > 2:
            points[seat] = -(6 // puddings.count(fewest))
    return points


def classic_soy_sauce(tables: list[list[Card]]) -> list[int]:
    """Promo: 4 points, split among the seats with a soy sauce that nobody at the table beats in colours."""
    numbers = [len(colours(cards, flipped_is_a_colour=False)) for cards in tables]
    holders = [
        seat for seat, cards in enumerate(tables) if numbers[seat] == max(numbers) and how_many(cards, "soy_sauce") > 0
    ]
    return [4 // len(holders) if seat in holders else 0 for seat in range(len(tables))]
