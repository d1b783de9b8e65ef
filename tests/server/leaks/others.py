"""Another world: a table that an audience could not tell from this one, with everything hidden changed.

Cards change places by the permutation of tests/laws/worlds.py; what surrounds them (other people's choices, events,
tokens, the shuffle) is replaced by made-up words, each a canary of 16 random bytes.
"""

import random
from dataclasses import replace
from typing import Any

from msgspec import structs

from okawari.game import Choice, Game
from okawari.server import project
from okawari.server.pieces import Step
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.structs import copy_of
from okawari.views.story import Event
from tests.laws.worlds import SWAPS, Knowledge, Place, _cards, _count_desserts, _draft_possible, other_world

SPECTATOR = -1
# The events that one seat alone may know, by the rules and not by what the server thinks of them.
OWN_EVENTS = ("picked", "menu_shows", "dummy_card", "dealt", "kept", "chip_value")


def other_state(state: State, audience: Audience, dice: random.Random) -> State:
    """A table that looks the same to an audience and is otherwise as different as can be."""
    other = state.copy()
    eyes = None if state.phase == "scoring" else audience.eyes
    other.steps = [_other_step(step, audience.eyes, dice) for step in state.steps]
    other.held = _other_events(state.held, None, dice)
    other.seq += dice.randrange(1, 9)
    other.numbers = [
        number if seat == audience.eyes else number + dice.randrange(4) for seat, number in enumerate(state.numbers)
    ]
    other.chains = {seat: number for seat, number in state.chains.items() if seat == audience.eyes}
    other.people = {
        person: known if person == audience.person else dice.randbytes(32).hex()
        for person, known in state.people.items()
    }
    other.shuffle.secret = dice.randbytes(32).hex()
    other.shuffle.opened = {person: dice.randbytes(32).hex() for person in state.shuffle.opened}
    if not state.seats_of(audience.person):
        other.code = "".join(dice.sample("BCDFGHJKLMNPQRSTVWXZ", 6))
    if state.phase != "over" and state.dealt is not None:
        parts = [structs.replace(part, entropy=dice.randbytes(32).hex()) for part in state.dealt.parts]
        seed = dice.randbytes(32).hex()
        other.dealt = structs.replace(state.dealt, shuffle=other.shuffle.secret, parts=parts, seed=seed)
    if state.game is not None:
        other.game = _other_game(state.game, eyes, audience.eyes, dice)
    return other


def _other_game(game: Game, eyes: int | None, whose: int | None, dice: random.Random) -> Game:
    other = game.copy()
    other._table = other_world(game._table, SPECTATOR if eyes is None else eyes, dice)
    other._table.log_on = 1
    other.seed = dice.randbytes(32).hex()
    other.events = _other_events(game.events, whose, dice)
    other.choices = [
        choice if choice.seat == whose else Choice(choice.seat, choice.question, canary(dice))
        for choice in game.choices
    ]
    return other


def _other_step(step: Step, eyes: int | None, dice: random.Random) -> Step:
    return replace(step, events=_other_events(step.events, eyes, dice))


def _other_events(events: list[Event], eyes: int | None, dice: random.Random) -> list[Event]:
    """Private events of others tell lies, or are not there, or are there twice."""
    found: list[Event] = []
    for event in events:
        if event.what not in OWN_EVENTS or event.seat == eyes:
            found.append(event)
        else:
            lie = replace(event, values=dict.fromkeys(event.values, canary(dice)))
            found += dice.choice(([lie], [lie], [lie, lie], []))
    return found


def canary(dice: random.Random) -> str:
    """A word that nobody else would write."""
    return "canary-" + dice.randbytes(16).hex()


def same_promise(data: bytes, state: State, other: State) -> bytes:
    """What the other world says, with this world's commitment: the one tells no more than the other."""
    mine, theirs = (project.table_info(one).commitment.encode() for one in (state, other))
    return data.replace(theirs, mine)


# ------------------------------------------------------------------------------------------------ the same choices


def pinned_state(state: State, dice: random.Random) -> State:
    """A world in which everybody has chosen the same cards, out of other hands."""
    other = state.copy()
    assert other.game is not None
    other.game = other.game.copy()
    other.game._table = _pinned_world(other.game._table, dice)
    return other


def _pinned_world(t: Any, dice: random.Random) -> Any:
    other = copy_of(t)
    for word in range(4):
        other.chance[word] = dice.getrandbits(32)
    is_table = hasattr(t, "menu")
    hands, places = _loose_places(other, is_table)
    out = [] if is_table else _cards(other.out)
    places += [Place(out, at, "out") for at in range(len(out))]
    known = Knowledge(other, SPECTATOR, hands) if is_table else None
    for _ in range(SWAPS if len(places) > 1 else 0):
        one, two = dice.sample(places, 2)
        one.card, two.card = two.card, one.card
        possible = known.holds() if known else _draft_possible(other, SPECTATOR, hands, out)
        if not possible:
            one.card, two.card = two.card, one.card
    for hand, cards in hands.items():
        for face in range(len(other.hands[hand].cards)):
            other.hands[hand].cards[face] = cards.count(face)
        other.hands[hand].mask = sum(1 << face for face in set(cards))
    if is_table:
        _count_desserts(other)
    else:
        for face in range(len(other.out)):
            other.out[face] = out.count(face)
    return other


def _loose_places(t: Any, is_table: bool) -> tuple[dict[int, list[int]], list[Place]]:
    """The hands, and the places of cards that nobody has chosen."""
    hands, places = {}, []
    for seat in range(t.seats_n):
        mine = t.mine[seat]
        hand = int(t.seats[seat].hand)
        cards = _cards(t.hands[hand].cards)
        chosen = [mine.pick, mine.second, mine.for_dummy] if is_table else [mine.pick, mine.keep]
        fixed = []
        for face in chosen:
            if face in cards:
                cards.remove(face)
                fixed.append(face)
        hands[hand] = [*cards, *fixed]
        places += [Place(hands[hand], at, f"hand {hand}") for at in range(len(cards))]
    if is_table:
        places += [Place(t.deck, at, "deck") for at in range(t.deck_n)]
    return hands, places
