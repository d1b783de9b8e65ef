"""Decide about a start: freeze the commitments, take what devices open, deal, or call the start off.

docs/protocol.md describes it under "A fair shuffle".
"""

from collections.abc import Sequence

from okawari.protocol import messages as m
from okawari.replays.shuffle import ZEROS, commitment, game_seed
from okawari.server import entries as e
from okawari.server.desk import Desk, new_secret
from okawari.server.refusals import Refusal
from okawari.server.state import State

Entries = list[e.Entry]


def freeze(state: State, names: Sequence[str]) -> Entries:
    """Freeze seats and commitments, or deal at once if nobody has committed."""
    frozen = [_commitment(state, seat) for seat in range(len(state.chairs))]
    if any(one is not None for one in frozen):
        return [e.Starting(commitments=frozen)]
    return [_deal(state, frozen, {}, names)]


def _commitment(state: State, seat: int) -> str | None:
    """Return a seat's commitment. A person's commitment counts at their lowest seat."""
    person = state.chairs[seat].person
    return state.ready.get(person) if person is not None and min(state.seats_of(person)) == seat else None


def open_(state: State, person: int, command: m.Open, desk: Desk) -> Entries:
    """Accept the bytes behind a commitment; deal if they are the last ones."""
    frozen = state.shuffle.frozen
    if frozen is None:
        raise Refusal("error-not-starting")
    seats = state.seats_of(person)
    bound = frozen[seats[0]] if seats else None
    if bound != commitment(bytes.fromhex(command.entropy), state.table, state.games + 1, person):
        raise Refusal("error-bad-opening")
    if person in state.shuffle.opened:
        return []
    opened = {**state.shuffle.opened, person: command.entropy}
    if state.shuffle.missing(state.chairs) != [person]:
        return [e.Opened(person=person, entropy=command.entropy)]
    return [e.Opened(person=person, entropy=command.entropy), _deal(state, frozen, opened, state.names())]


def _deal(state: State, frozen: Sequence[str | None], opened: dict[int, str], names: Sequence[str]) -> e.Started:
    parts = [
        e.Part(
            name=name,
            person=chair.person,
            commitment=bound,
            entropy=ZEROS if bound is None or chair.person is None else opened[chair.person],
        )
        for chair, bound, name in zip(state.chairs, frozen, names, strict=True)
    ]
    secret, game = state.shuffle.secret, state.games + 1
    entropies = [bytes.fromhex(part.entropy) for part in parts]
    seed = game_seed(bytes.fromhex(secret), entropies, state.table, game, names)
    return e.Started(shuffle=secret, seed=seed, game=game, parts=parts)


def same_again(state: State) -> e.Started:
    """Deal the cards of the last game once more, with its proof."""
    dealt, before, now = state.dealt, state.dealt_setup, state.setup
    keys = ("game", "seats", "menu", "options")
    if dealt is None or any(getattr(before, key) != getattr(now, key) for key in keys):
        raise Refusal("error-no-same-deal")
    return e.Started(
        shuffle=dealt.shuffle,
        seed=dealt.seed,
        same_deal=True,
        game=dealt.game,
        parts=dealt.parts,
        entropy=dealt.entropy,
    )


def call_off(state: State, missing: Sequence[int] = ()) -> Entries:
    """End a start that is under way, if there is one."""
    if state.shuffle.frozen is None:
        return []
    return [e.CalledOff(shuffle=new_secret(), missing=list(missing))]


def left(state: State, person: int) -> Entries:
    """Call a start off because somebody leaves; who had not opened by then has withheld their bytes."""
    return call_off(state, [person] if person in state.shuffle.missing(state.chairs) else [])


def too_late(state: State, secret: str) -> Entries:
    """Call off the start with this secret, whose time is up; do nothing if another is under way."""
    return call_off(state, state.shuffle.missing(state.chairs)) if state.shuffle.secret == secret else []


def renew(state: State) -> Entries:
    """Draw a new secret if the current one was committed to in the way of protocol 1."""
    return [e.CalledOff(shuffle=new_secret())] if state.lobby and state.shuffle.format < e.FORMAT else []
