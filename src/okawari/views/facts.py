"""A view in plain words and numbers, for whoever shows it: the open table, and what one seat alone may know."""

from typing import Any

from okawari.cards.colours import face_down, group
from okawari.cards.uramaki import PLACES
from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.rules.round import turns
from okawari.table.actions import face_of
from okawari.table.faces import FACE_COUNT, FACES, K_CHOPSTICKS, K_SOY_SAUCE, K_SPOON, K_TEA, KINDS, NOBODY, NOTHING
from okawari.table.layout import ROUNDS
from okawari.table.questions import STAGES
from okawari.table.zones import direction
from okawari.views.seat_view import View
from okawari.views.standings import standings

Facts = dict[str, Any]
TOOLS = (KINDS[K_CHOPSTICKS], KINDS[K_SPOON])


def choosing(view: View) -> bool:
    """Whether everybody picks a card just now; otherwise single seats are asked something about theirs."""
    stages = draft_questions.STAGES if view.game == "draft" else STAGES
    return stages[view.raw.stage] in ("choose", "keep")


def open_facts(view: View) -> Facts:
    """What everybody may know of a running game."""
    raw = view.raw
    common = {
        "round": view.round,
        "turn": view.turn,
        "direction": "left" if direction(raw) > 0 else "right",
        "hand_size": view.hand_size,
        "deck": view.deck_size,
        "menu": list(view.menu),
    }
    return {**common, **(_draft_facts(view) if view.game == "draft" else _table_facts(view))}


def _table_facts(view: View) -> Facts:
    raw = view.raw
    counted = STAGES[raw.stage] in ("scored", "over")  # the points are on the board already
    now = [(0, 0)] * raw.places if counted else [(one.now, one.later) for one in standings(view)]
    acting = raw.action != NOTHING
    return {
        "rounds": ROUNDS,
        "turns": turns(raw),
        "stage": STAGES[raw.stage],
        "places": [_place(view, seat, *now[seat]) for seat in range(raw.places)],
        "discards": view.discards,
        "uramaki_places": int(raw.places_taken),
        "uramaki_left": list(PLACES[raw.places_taken :]) if "uramaki" in view.menu else [],
        "desserts_left": int(raw.pile_n),
        "controller": int(raw.controller) if raw.places > raw.seats_n and raw.controller != NOBODY else None,
        "actor": int(raw.actor) if acting else None,
        "action": _action(raw.action) if acting else None,
        "asked_for": [FACES[face] for face in range(FACE_COUNT) if raw.request >> face & 1] if acting else [],
        "giver": int(raw.giver) if acting and raw.giver != NOBODY else None,
    }


def _action(entry: int) -> str:
    face = FACES[face_of(entry)]
    return f"special_order={face}" if entry & 1 else face


def _place(view: View, seat: int, now: int, later: int) -> Facts:
    raw, me = view.raw, view.raw.seats[seat]
    return {
        "dishes": view.table(seat),
        "desserts": view.desserts(seat),
        "score": int(me.score),
        "cards": int(raw.held[me.hand]) if seat < view.seats else 0,
        "now": now,
        "later": later,
        "limbo": FACES[me.limbo] if me.limbo != NOTHING else None,
        "flipped": {FACES[face]: number for face, number in enumerate(me.flipped[:]) if number},
        "wine": bool(me.wine),
        "colours": _colours(view, seat),
    }


def _colours(view: View, seat: int) -> dict[str, int]:
    """A seat's cards by colour, where something on the menu counts colours."""
    raw = view.raw
    kinds = [raw.menu[at] for at in range(raw.menu_n)]
    if K_TEA not in kinds and K_SOY_SAUCE not in kinds:
        return {}
    found = {KINDS[kind]: group(raw, seat, kind) for kind in kinds}
    found["flipped"] = face_down(raw, seat)
    return {colour: int(cards) for colour, cards in found.items() if cards}


def _draft_facts(view: View) -> Facts:
    return {
        "rounds": draft_faces.ROUNDS,
        "turns": draft_faces.HAND - 1,
        "stage": draft_questions.STAGES[view.raw.stage],
        "places": [_draft_place(view, seat) for seat in range(view.seats)],
        "discards": {},
        "piles": dict(zip(draft_faces.PILES, map(int, view.raw.pile_n), strict=True)),
    }


def _draft_place(view: View, seat: int) -> Facts:
    raw = view.raw
    won = [entry for entry, taker in enumerate(raw.takers) if taker == seat]
    hidden = any(raw.values[entry] == 0 for entry in won)
    return {
        "dishes": view.table(seat),
        "desserts": [],
        "score": None if hidden else int(raw.seats[seat].score),
        "cards": view.hand_size,
        "chips": [draft_faces.PILES[entry % draft_faces.PILE_COUNT] for entry in won],
        "values": [int(raw.values[entry]) for entry in won],
    }


def own_facts(view: View) -> Facts:
    """What the seat of a view alone may know, beside its question."""
    assert view.seat is not None
    raw, hand = view.raw, view.hand or {}
    facts: Facts = {"seat": view.seat, "hand": hand, "passes_to": view.passes_to}
    if view.game == "draft":
        won = [entry for entry, taker in enumerate(raw.takers) if taker == view.seat]
        return {**facts, "points": int(raw.mine.points), "chips": [int(raw.mine.chips[entry]) for entry in won]}
    tray = [FACES[raw.mine.tray[at]] for at in range(raw.mine.tray_n)]
    return {**facts, "tray": tray, "tools": _tools(view, view.seat)}


def _tools(view: View, seat: int) -> dict[str, str | None]:
    """The tools in front of a seat, each with a word why it cannot be used this turn, if it cannot."""
    why = "last_card" if view.hand_size < 2 else None
    return {code: why for code in view.table(seat) if code.removeprefix("special_order=").startswith(TOOLS)}


def remembered_hands(view: View) -> dict[str, dict[str, int]]:
    """The hands of others that this seat has seen, by the seat that holds them now."""
    return {str(seat): cards for seat, cards in view.known_hands.items() if seat != view.seat}
