"""Score sheets: what the dishes of a round, and the desserts of a game, are worth."""

from okawari.cards.desserts import all_kept
from okawari.rules.hooks import dessert_score_of, score_of
from okawari.table.faces import FLIPPED, FLIPPED_LINE
from okawari.table.layout import Table
from okawari.table.prizes import give


def score_round(t: Table) -> None:
    """Every kind served, then the cards turned over."""
    for i in range(t.menu_n):
        score_of(t.menu[i], t)
    for seat in range(t.places):
        give(t, seat, FLIPPED_LINE, turned_points(t, seat))


def turned_points(t: Table, seat: int) -> int:
    """Each card turned over 2."""
    return 2 * t.seats[seat].front[FLIPPED]


def score_desserts(t: Table) -> None:
    """At the end of the game."""
    for i in range(t.menu_n):
        dessert_score_of(t.menu[i], t)


def winners(t: Table) -> int:
    """Most points, then most desserts, else shared: a bit per winning seat. A dummy never wins."""
    best = 0
    most = 0
    mask = 0
    for seat in range(t.seats_n):
        score = t.seats[seat].score
        desserts = all_kept(t, seat)
        if mask == 0 or score > best or (score == best and desserts > most):
            best = score
            most = desserts
            mask = 1 << seat
        elif score == best and desserts == most:
            mask |= 1 << seat
    return mask
