"""Cards that score by themselves, without a look at the other seats."""

from collections import Counter
from functools import cache
from itertools import combinations

from .parse import NIGIRI_POINTS, Card, how_many


def nigiri_points(cards: list[Card]) -> int:
    """Egg 1, salmon 2, squid 3; three times as much on wasabi."""
    total = 0
    for card in cards:
        if card.kind == "nigiri":
            total += NIGIRI_POINTS[card.face] * (3 if card.on_wasabi else 1)
    return total


def tempura_points(cards: list[Card]) -> int:
    """5 for each pair."""
    return how_many(cards, "tempura") // 2 * 5


def sashimi_points(cards: list[Card]) -> int:
    """10 for each three."""
    return how_many(cards, "sashimi") // 3 * 10


def gyoza_points(cards: list[Card]) -> int:
    """1, 3, 6, 10, and 15 from the fifth on."""
    return [0, 1, 3, 6, 10, 15][min(how_many(cards, "gyoza"), 5)]


def eel_points(cards: list[Card]) -> int:
    """A single eel costs 3; two or more bring 7 together."""
    return [0, -3, 7][min(how_many(cards, "eel"), 2)]


def tofu_points(cards: list[Card]) -> int:
    """2 for one, 6 for two, nothing for more."""
    return [0, 2, 6, 0][min(how_many(cards, "tofu"), 3)]


def miso_points(cards: list[Card]) -> int:
    """3 for each bowl that stayed; a spoiled one that was kept brings nothing."""
    return 3 * sum(1 for card in cards if card.face == "miso")


def onigiri_points(cards: list[Card]) -> int:
    """The best way to divide the rice balls into sets of different shapes."""
    shapes = Counter(card.face for card in cards if card.kind == "onigiri")
    return best_onigiri_sets(tuple(sorted(shapes.values())))


@cache
def best_onigiri_sets(left: tuple[int, ...]) -> int:
    """Try every next set; `left` tells how many cards remain of each shape. A set of n scores n times n."""
    available = [shape for shape, number in enumerate(left) if number > 0]
    best = 0
    for size in range(1, len(available) + 1):
        for chosen in combinations(available, size):
            rest = tuple(sorted(number - (shape in chosen) for shape, number in enumerate(left)))
            best = max(best, size * size + best_onigiri_sets(rest))
    return best


def sukeroku_points(cards: list[Card]) -> int:
    """6 for each pair of inari and futomaki, 2 for each card without a partner."""
    inari = sum(1 for card in cards if card.face == "inari")
    futomaki = sum(1 for card in cards if card.face == "futomaki")
    pairs = min(inari, futomaki)
    singles = inari + futomaki - 2 * pairs
    return 6 * pairs + 2 * singles


def rice_wine_points(cards: list[Card]) -> int:
    """3 each."""
    return 3 * how_many(cards, "rice_wine")


def flipped_points(cards: list[Card]) -> int:
    """2 for each card turned by a takeout box."""
    return 2 * how_many(cards, "flipped")


def ice_cream_points(cards: list[Card]) -> int:
    """12 for each four."""
    return how_many(cards, "ice_cream") // 4 * 12


def fruit_icons(cards: list[Card]) -> Counter[str]:
    """The icons of watermelon (w), pineapple (p) and orange (o): a face ends with the letters of its two."""
    return Counter(letter for card in cards if card.kind == "fruit" for letter in card.face[-2:])


def fruit_points(fruits: Counter[str]) -> int:
    """Each of the three fruits by itself: none costs 2, five or more bring 10."""
    return sum([-2, 0, 1, 3, 6, 10][min(fruits[fruit], 5)] for fruit in "wpo")
