"""Set-ups of every sort, and the positions that bots lead them to."""

from collections.abc import Iterator
from random import Random
from typing import Any

from okawari.bots.greedy import greedy_answer
from okawari.bots.greedy_draft import DraftMind, greedy_draft_answer
from okawari.bots.mind import Mind
from okawari.cards import CATALOGUE
from okawari.draft.layout import Table as DraftTable
from okawari.editions.catalogue import menus
from okawari.editions.draft import draft_table
from okawari.editions.menus import COURSES
from okawari.editions.options import options_of
from okawari.editions.setup import classic_table, party_table
from okawari.engines import DRAFT_ENGINE, TABLE_ENGINE, Engine
from okawari.rules.engine import apply
from okawari.table.chance import Dice, start
from okawari.table.faces import KINDS


def dice_of(*words: int) -> Dice:
    dice = Dice()
    start(dice, *words)
    return dice


def any_options(game: str, rng: Random) -> dict[str, str]:
    """About half of the options at any value."""
    offered_here = [option for option in options_of(game) if option.name != "dummy"]
    return {option.name: rng.choice(option.values) for option in offered_here if rng.random() < 0.5}


def any_menu(seats: int, rng: Random) -> list[str]:
    """Any kinds that this many players may order, expansions included."""
    cards = [card for card in CATALOGUE if card.seats[0] <= seats <= card.seats[1]]
    menu: list[str] = []
    for group, number in COURSES.items():
        menu += rng.sample([KINDS[card.kind] for card in cards if card.group is group], number)
    return menu


def any_table(number: int) -> Any:
    """A table of any game, not dealt yet."""
    rng = Random(number)
    game = rng.choice(("classic", "party", "party", "party", "party", "draft"))
    options = any_options(game, rng)
    if game == "draft":
        return draft_table(rng.randint(2, 5), options, str(number))
    if game == "classic":
        seats = rng.randint(2, 5)
        if seats == 2:
            options["dummy"] = rng.choice(("no", "yes"))
        return classic_table(seats, options, str(number))
    seats = rng.randint(2, 8)
    options["expansions"] = "both"
    menu = rng.choice([*menus(seats)]) if rng.random() < 0.4 else any_menu(seats, rng)
    return party_table(seats, menu, options, str(number))


def engine_of(t: Any) -> Engine:
    return DRAFT_ENGINE if isinstance(t, DraftTable) else TABLE_ENGINE


def view_of(t: Any, seat: int) -> Any:
    engine = engine_of(t)
    v = engine.view()
    engine.look(t, seat, v)
    return v


def greedy(v: Any, mask: int, mind: Any, dice: Dice) -> int:
    if isinstance(mind, DraftMind):
        return greedy_draft_answer(v, mask, mind, dice)
    return greedy_answer(v, mask, mind, dice)


def mind_of(t: Any) -> Any:
    return DraftMind() if isinstance(t, DraftTable) else Mind()


def asked_seats(t: Any, rng: Random) -> Iterator[int]:
    """Play a game by chance and by greed; before every answer, the seat that will give it."""
    engine = engine_of(t)
    engine.new_game(t)
    mind, dice = mind_of(t), dice_of(rng.getrandbits(32), 2, 3, 4)
    while t.stage != engine.over:
        seat = rng.choice([seat for seat in range(t.seats_n) if t.waiting >> seat & 1])
        yield seat
        mask = engine.legal(t, seat)
        legal = [answer for answer in range(63) if mask >> answer & 1]
        choice = rng.choice(legal) if rng.random() < 0.5 else greedy(view_of(t, seat), mask, mind, dice)
        if isinstance(t, DraftTable):
            for _ in engine.steps(t, seat, choice):
                pass
        else:
            apply(t, seat, choice)


__all__ = ["any_table", "asked_seats", "dice_of", "engine_of", "greedy", "mind_of", "view_of"]
