"""What each connection is sent: pure functions of the folded log, by allow-list, made from views."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from msgspec import Raw
from msgspec.structs import replace

from okawari import __version__
from okawari.game import Game
from okawari.protocol import messages as m
from okawari.server import codes
from okawari.server.pieces import Step
from okawari.server.seating import promised_to
from okawari.server.shuffle import Shuffle
from okawari.server.state import State
from okawari.sheets import ScoreLine
from okawari.views.facts import open_facts, own_facts, remembered_hands
from okawari.views.odds import request_chances
from okawari.views.seat_view import View
from okawari.views.story import Event
from okawari.views.turning import bills, copies

MARGIN = 1024  # bytes of a frame left free
MOST_MISSED = 1000  # steps: no frame has room for more, so they are not even looked for
PAST = 12288  # bytes for what happened before somebody came


@dataclass(frozen=True)
class Audience:
    """Who is looking: a person or a spectator, and the seat whose cards are shown, if any."""

    person: int | None
    eyes: int | None


SPECTATOR = Audience(None, None)


def table_info(state: State) -> m.TableInfo:
    """The table around the game."""
    return m.TableInfo(
        table=state.table,
        phase=cast(m.Phase, state.phase),
        setup=state.setup,
        chairs=[_chair(state, seat) for seat in range(len(state.chairs))],
        locked=state.locked,
        games=state.games,
        commitment=_promise(state),
        continued=[seat for person in sorted(state.continued) for seat in state.seats_of(person)],
        result=state.result,
        commitments={str(person): one for person, one in state.ready.items() if one is not None},
        zeros=state.shuffle.zeros(),
        opening=_opening(state),
        same_deal=state.same_deal,
    )


def _promise(state: State) -> str:
    """Return the server's commitment for the running game, else for the next one."""
    game = state.dealt.game if state.dealt and state.running else state.games + 1
    return _promised(state.shuffle.secret, state.shuffle.format, state.table, game)


@lru_cache(maxsize=1024)
def _promised(secret: str, log_format: int, table: str, game: int) -> str:
    return Shuffle(secret, log_format).promise(table, game)


def _opening(state: State) -> m.Opening | None:
    """Return the start under way, with the lowest seats of the people it waits for."""
    shuffle = state.shuffle
    if shuffle.frozen is None:
        return None
    missing = [min(state.seats_of(person)) for person in shuffle.missing(state.chairs)]
    return m.Opening(commitments=shuffle.frozen, names=state.names(), missing=missing)


def _chair(state: State, seat: int) -> m.Chair:
    chair = state.chairs[seat]
    person = chair.person
    return m.Chair(
        who="person" if person is not None else "bot" if chair.bot else "free",
        name=chair.name,
        person=person,
        bot=chair.bot,
        ready=chair.bot is not None or person in state.ready,
        host=person is not None and person == state.host,
        stand_in=chair.stand_in,
        gone=chair.gone,
        promised=chair.next_name,
    )


def board(state: State) -> m.Board | None:
    """The open part of the running, or last, game; None before the first."""
    game = state.game
    if game is None:
        return None
    view = game.round_views[-1] if state.phase == "scoring" else game.view()
    facts = open_facts(view)
    facts["places"] = [m.Place(**place) for place in facts["places"]]
    return m.Board(game=state.games, **facts)


def mine(state: State, seat: int | None) -> m.Mine | None:
    """What one seat alone may know; nothing while scores are read or no game runs."""
    game = state.game
    if game is None or seat is None or state.phase != "playing" or game.over:
        return None
    view = game.view(seat, previews=game.question(seat) is not None)
    return m.Mine(
        question=_question(view, state.numbers[seat], state.setup.memory),
        chosen=[choice.code for choice in game.chosen(seat)],
        can_take_back=game.can_take_back(seat),
        known=remembered_hands(view) if state.setup.memory else {},
        **own_facts(view),
    )


def _question(view: View, number: int, remembers: bool) -> m.Question | None:
    if view.question is None:
        return None
    spoon = view.question == "request"
    chances: Sequence[int | None] = request_chances(view, remembers) if spoon else [None] * len(view.legal)
    options = [
        m.Option(answer=one.code, points=one.points, later=one.later, chance=chance)
        for one, chance in zip(view.legal, chances, strict=True)
    ]
    return m.Question(number=number, what=view.question, options=options, turning=_turning(view))


def _turning(view: View) -> m.Turning | None:
    """What a takeout box would bring, by set of cards; None for any other question."""
    if view.question not in ("flip", "flip_order"):
        return None
    answers = [one.id for one in view.legal]
    found = bills(view.raw, answers)
    return m.Turning(
        copies=copies(view.raw, answers), lost=[one.lost for one in found], gained=[one.gained for one in found]
    )


def told(events: list[Event], seat: int | None) -> list[m.Event]:
    """The events that a seat, or a spectator, may know."""
    return [m.Event(what=one.what, seat=one.seat, values=one.values) for one in events if one.seen_by(seat)]


def sheet(lines: list[ScoreLine]) -> list[m.Line]:
    """Lines of the score sheet."""
    return [
        m.Line(round=one.round, seat=one.seat, kind=one.kind, points=one.points, why=one.why, numbers=one.numbers)
        for one in lines
    ]


def invite(state: State, person: int | None) -> m.Invite | None:
    """How others get in, for people with a chair."""
    if not state.seats_of(person):
        return None
    return m.Invite(
        code=codes.shown(state.code) if state.phase == "lobby" and not state.locked else None, secret=state.secret
    )


def you(state: State, person: int | None) -> m.You:
    """Who a connection is."""
    host = person is not None and person == state.host
    return m.You(person=person, seats=state.seats_of(person), host=host, promised=promised_to(state, person))


class Sheet:
    """The frames of one step. What several audiences share is made and encoded once."""

    def __init__(self, state: State, step: Step) -> None:
        self.state, self.step = state, step
        self.table = _raw(table_info(state)) if step.table else None
        self.board = _raw(board(state)) if step.board else None
        self.lines: Any = _raw(sheet(step.lines)) if step.lines else []
        self.open_events = _raw(told(step.events, None))
        self.waiting = list(state.waiting)
        self.told_more = {event.only for event in step.events if event.only is not None}
        self.apart = step.table or step.board or step.invite  # something in it differs from person to person
        self.frames: dict[Audience, bytes | None] = {}

    def frame(self, audience: Audience) -> bytes | None:
        """What this audience is sent; None: nothing."""
        audience = self._like(audience)
        if audience not in self.frames:
            made = self._update(audience) if self.step.public else self._private(audience)
            self.frames[audience] = None if made is None else m.encode(made)
        return self.frames[audience]

    def _like(self, audience: Audience) -> Audience:
        """Whoever is told nothing of their own is sent what a spectator is sent."""
        concerned = audience.eyes is not None and (audience.eyes == self.step.seat or audience.eyes in self.told_more)
        return audience if self.apart or concerned else SPECTATOR

    def _private(self, audience: Audience) -> m.Private | None:
        if audience.eyes is None or audience.eyes != self.step.seat:
            return None
        return m.Private(version=self.step.version, mine=mine(self.state, audience.eyes))

    def _update(self, audience: Audience) -> m.Update:
        state, step, eyes = self.state, self.step, audience.eyes
        shows = step.board or (eyes is not None and eyes == step.seat)
        return m.Update(
            version=step.version,
            events=cast(Any, told(step.events, eyes) if eyes in self.told_more else self.open_events),
            waiting=self.waiting,
            table=cast(Any, self.table),
            you=you(state, audience.person) if step.table else None,
            board=cast(Any, self.board),
            mine=mine(state, eyes) if shows else None,
            lines=self.lines,
            invite=invite(state, audience.person) if step.table or step.invite else None,
        )


def welcome(state: State, audience: Audience, last_version: int) -> m.Welcome:
    """Where the table stands; what somebody who knew `last_version` has missed, if a frame has room, else the round."""
    game: Game | None = state.game
    bare = m.Welcome(
        version=state.version,
        you=you(state, audience.person),
        table=table_info(state),
        waiting=list(state.waiting),
        board=board(state),
        mine=mine(state, audience.eyes),
        missed=None,
        lines=sheet(game.score_lines) if game else [],
        invite=invite(state, audience.person),
        server=__version__,
    )
    steps = missed(state, audience.eyes, last_version)
    room = m.SERVER_FRAME - MARGIN - len(m.encode(bare))
    if steps is None or len(m.encode(steps)) > room:
        return replace(bare, past=past(state, min(room, PAST)))
    return replace(bare, missed=steps)


def missed(state: State, eyes: int | None, last_version: int) -> list[m.Step] | None:
    """The steps since a version, if all of them are known."""
    if last_version == 0 or not 0 <= state.version - last_version <= MOST_MISSED:
        return None
    since = [step for step in state.steps if step.version > last_version]
    if len(since) != state.version - last_version:
        return None
    return [m.Step(version=step.version, events=told(step.events, eyes)) for step in since]


def past(state: State, room: int) -> list[m.Step]:
    """What everybody could see in the running, or last, round, as many of the newest steps as there is room for."""
    found: list[m.Step] = []
    for step in reversed(state.steps if state.game else []):
        events = told(step.events, None) if step.board or step.table else []
        if events:
            found.append(m.Step(version=step.version, events=events))
            room -= len(m.encode(found[-1])) + 1
        if room < 0:
            return found[-2::-1]
        if any(event.what == "round_started" for event in events):
            break
    return found[::-1]


def _raw(part: Any) -> Raw:
    return Raw(m.encode(part))
