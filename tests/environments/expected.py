"""The pieces of an observation once more, from a view's own numbers and without the encoding's code."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.structs import field_names
from okawari.table.faces import CORNER, FACES, KIND_COUNT, PUDDING, SPOT_NAMES
from okawari.table.questions import CHOOSE, QUESTIONS
from okawari.views.seat_view import View

GAMES = ["classic", "party", "draft"]
ENTRIES = range(2, 26)  # of a queue: two for each corner number, the card and a special order as that card
Row = list[int]


def hot(size: int, at: int) -> Row:
    """Nothing but a 1 there, if there is such a place."""
    return [int(number == at) for number in range(size)]


def bits(size: int, mask: int) -> Row:
    return [mask >> at & 1 for at in range(size)]


def queued(queue: int, entries: Sequence[int] = ENTRIES) -> Row:
    return [queue >> 2 * entry & 3 for entry in entries]


def expected(view: View) -> dict[str, Any]:
    """Every piece by its name, as arrays of its shape."""
    found = {**_shared(view), **(_draft(view) if view.game == "draft" else _table(view))}
    return {name: numpy.array(values) for name, values in found.items()}


def places(view: View, row: Callable[[int], Row | int], count: int = 8) -> list[Row | int]:
    """Something of every place, from the observer's on; nothing where nobody sits."""
    seats = [(view.seat or 0) + at for at in range(view.seats)]
    rows = [row(seat % view.seats) for seat in seats] + [row(seat) for seat in range(view.seats, view.raw.places)]
    nothing = [0] * len(rows[0]) if isinstance(rows[0], list) else 0
    return rows + [nothing] * (count - len(rows))


def _shared(view: View) -> dict[str, Any]:
    raw, drafting = view.raw, view.game == "draft"
    ask = raw.mine.ask + (len(QUESTIONS) if drafting else 0)
    return {
        "shared.game": hot(3, GAMES.index(view.game)),
        "shared.seats": view.seats,
        "shared.round": hot(3, view.round - 1),
        "shared.turn": view.turn,
        "shared.cards": view.hand_size,
        "shared.passing": raw.rules.passing[raw.round],
        "shared.deck": view.deck_size,
        "places.here": places(view, lambda seat: 1),
        "places.score": places(view, lambda seat: max(-127, min(127, view.scores[seat]))),
        "own.question": hot(len(QUESTIONS) + len(draft_questions.QUESTIONS), ask),
    }


def _table(view: View) -> dict[str, Any]:
    raw, mine = view.raw, view.raw.mine
    here = list(raw.seats)
    menu = {raw.menu[at] for at in range(raw.menu_n)}
    rules = {f"shared.rules.{name}": getattr(raw.rules, name) for name in field_names(type(raw.rules))}
    acting = raw.action >= 0
    action = FACES[next(at for at, number in enumerate(CORNER) if number == raw.action >> 1)] if acting else ""
    return {
        **{name: value if isinstance(value, int) else list(value) for name, value in rules.items()},
        "shared.kinds": [int(kind in menu) for kind in range(KIND_COUNT)],
        "shared.copies": list(raw.copies),
        "shared.out": list(raw.kept_out),
        "shared.discards": [view.discards.get(face, 0) for face in FACES],
        "shared.pile": raw.pile_n,
        "shared.dummy_pile": raw.dummy_n,
        "shared.uramaki": raw.places_taken,
        "shared.shown": int(raw.stage > CHOOSE),
        "shared.action": [int(face == action) for face in FACES],
        "shared.action_copied": int(acting and raw.action % 2),
        "shared.request": bits(len(FACES), raw.request),
        "places.front": places(view, lambda seat: _front(here[seat])),
        "places.desserts": places(view, lambda seat: _desserts(view, seat)),
        "places.beside": places(view, lambda seat: list(here[seat].beside)),
        "places.leads": places(view, lambda seat: int(raw.places > raw.seats_n and raw.controller == seat)),
        "places.acts": places(view, lambda seat: int(raw.actor == seat)),
        "places.gives": places(view, lambda seat: int(raw.giver == seat)),
        "places.wine": places(view, lambda seat: here[seat].wine),
        "places.cards": places(view, lambda seat: raw.held[here[seat].hand] if seat < view.seats else 0),
        "places.known": places(view, lambda seat: int(seat in view.known_hands)),
        "places.hand": places(view, lambda seat: _hand(view, seat)),
        "turn_places.laying": places(view, lambda seat: hot(len(FACES), here[seat].limbo)),
        "turn_places.fresh": places(view, lambda seat: _fresh(here[seat])),
        "turn_places.due": places(view, lambda seat: queued(here[seat].queue)),
        "order_places.front": places(view, lambda seat: list(here[seat].orders)),
        "order_places.desserts": places(view, lambda seat: list(here[seat].dessert_orders)),
        "box_places.flipped": places(view, lambda seat: list(here[seat].flipped)),
        "box_places.used": places(view, lambda seat: queued(here[seat].used, ENTRIES[18:])),
        "spoon_places.lacks": places(view, lambda seat: _lacks(view, seat)),
        "choice.pick": hot(len(FACES), mine.pick),
        "choice.second": hot(len(FACES), mine.second),
        "choice.for_dummy": hot(len(FACES), mine.for_dummy),
        "choice.copied": hot(len(SPOT_NAMES), mine.target),
        "choice.dips": int(mine.dip == 1),
        "choice.tools": queued(mine.tools),
        "sight.drawn": hot(len(FACES), mine.drawn),
        "sight.tray": [list(mine.tray[: mine.tray_n]).count(face) for face in range(len(FACES))],
        "sight.peeked": list(mine.peeked),
    }


def _front(me: Any) -> Row:
    return [laid + ordered for laid, ordered in zip(me.front, me.orders, strict=True)]


def _desserts(view: View, seat: int) -> Row:
    codes = [code.removeprefix("special_order=") for code in view.desserts(seat)]
    return [codes.count(face) for face in FACES[PUDDING:]]


def _hand(view: View, seat: int) -> Row:
    """The cards of a hand that has been seen, or those that all have seen going in."""
    if seat >= view.seats:
        return [0] * len(FACES)
    hand = view.raw.seats[seat].hand
    return list(view.raw.hands[hand].cards if seat in view.known_hands else view.raw.rumours[hand].sure)


def _lacks(view: View, seat: int) -> Row:
    return bits(len(FACES), view.raw.rumours[view.raw.seats[seat].hand].lacks if seat < view.seats else 0)


def _fresh(me: Any) -> Row:
    """An entry below 0 is of a card that has left; 64 are added for a special order."""
    entries = [entry if entry >= 0 else -1 - entry for entry in me.fresh[: me.fresh_n]]
    return [sum(entry % 64 == spot for entry in entries) for spot in range(len(SPOT_NAMES))]


def _draft(view: View) -> dict[str, Any]:
    raw, mine = view.raw, view.raw.mine
    faces = len(draft_faces.FACES)
    rules = {f"shared.draft_rules.{name}": getattr(raw.rules, name) for name in field_names(type(raw.rules))}
    return {
        **{name: value if isinstance(value, int) else list(value) for name, value in rules.items()},
        "shared.piles": list(raw.pile_n),
        "places.cards": places(view, lambda seat: view.hand_size),
        "places.known": places(view, lambda seat: int(seat == view.seat)),
        "draft_places.front": places(view, lambda seat: list(raw.seats[seat].front)),
        "draft_places.chips": places(view, lambda seat: [int(taker == seat) for taker in raw.takers]),
        "draft_places.values": places(view, lambda seat: _values(view, seat)),
        "draft_own.hand": list(raw.hand.cards),
        "draft_own.pick": hot(faces, mine.pick),
        "draft_own.joins": hot(len(draft_faces.TYPES), mine.joins),
        "draft_own.keep": hot(faces, mine.keep),
        "draft_own.dealt": list(mine.dealt),
        "draft_held.cards": [list(held.cards) for held in mine.passed_on],
    }


def _values(view: View, seat: int) -> Row:
    """Chips that all have seen, and one's own."""
    own = view.raw.mine.chips
    return [
        (value or (own[entry] if seat == view.seat else 0)) if taker == seat else 0
        for entry, (taker, value) in enumerate(zip(view.raw.takers, view.raw.values, strict=True))
    ]
