"""H13: leaks as somebody might write them into the server by mistake, each planted in the real code for a while."""

import contextlib
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from msgspec import json
from msgspec.structs import replace as changed
from starlette.responses import Response
from starlette.routing import Route

from okawari.game import Game
from okawari.protocol import messages as m
from okawari.replays.saved import save, write
from okawari.server import entries as e
from okawari.server import http, live, play, project
from okawari.server.bot_seats import BotSeats
from okawari.server.commands import COMMANDS
from okawari.server.interface import Operation
from okawari.server.live import LiveTable
from okawari.server.logs import log
from okawari.server.pieces import EVERYBODY, Step
from okawari.server.problems import Trouble
from okawari.server.refusals import Refusal
from okawari.server.state import APPLY, State
from okawari.views import facts
from okawari.views.story import Event
from tests.server.leaks.virtual import weight

Planted = Iterator[None]


def _all_hands(state: State) -> str:
    assert state.game is not None
    t = state.game._table
    return " ".join(bytes(t.hands[hand]).hex() for hand in range(t.seats_n))


@contextlib.contextmanager
def answered_by(path: str, handler: Any) -> Planted:
    """Another function answers what can be got at a path."""
    planted = Route(path, handler), Operation("GET", path, handler)
    with patch.object(http, "ROUTES", [planted, *http.ROUTES]):
        yield


@contextlib.contextmanager
def start_state() -> Planted:
    """Whoever resumes is sent the first deal as it was, for a replay on the spot."""

    def missed(state: State, eyes: int | None, last_version: int) -> list[m.Step] | None:
        steps = honest(state, eyes, last_version)
        for at, step in enumerate(steps or []):
            first = next((one for one in state.steps if one.version == step.version), None)
            if steps and first and first.events and first.events[0].what == "game_started":
                told = [m.Event(what=one.what, seat=one.seat, values=one.values) for one in first.events]
                steps[at] = changed(step, events=told)
        return steps

    honest = project.missed
    with patch.object(project, "missed", missed):
        yield


@contextlib.contextmanager
def undo_list() -> Planted:
    """A second thought comes with what it was about."""

    def took_back(state: State, entry: e.TookBack) -> Step:
        assert state.game is not None
        undone = [choice.code for choice in state.game.chosen(entry.seat)]
        step = State.took_back(state, entry)
        return replace(step, events=[replace(one, values={"undone": undone}) for one in step.events])

    with patch.dict(APPLY, {e.TookBack: took_back}):
        yield


@contextlib.contextmanager
def log_arguments() -> Planted:
    """Every answer is written down for the operator."""

    def answer(state: State, person: int, command: m.Answer, desk: Any) -> list[e.Entry]:
        log.debug("answer", extra={"command": str(command)})
        return honest(state, person, command, desk)

    honest = play.answer
    with patch.dict(COMMANDS, {m.Answer: answer}):
        yield


@contextlib.contextmanager
def card_ids() -> Planted:
    """A face-down card has a number, the same one as in the hand."""

    def answered(state: State, entry: e.Answered) -> Step:
        step = State.answered(state, entry)
        number = hashlib.sha256(entry.answer.encode()).hexdigest()[:8]
        events = [replace(one, values={"id": number}) if one.what == "chosen" else one for one in step.events]
        return replace(step, events=events)

    with patch.dict(APPLY, {e.Answered: answered}):
        yield


@contextlib.contextmanager
def deal_order() -> Planted:
    """Hands are sent in the order in which they were dealt."""

    def own_facts(view: Any) -> dict[str, Any]:
        own = honest(view)
        cards = sorted(own["hand"].items(), key=lambda item: hashlib.sha256(item[0].encode()).digest())
        return {**own, "hand": dict(cards)}

    honest = facts.own_facts
    with patch.object(project, "own_facts", own_facts):
        yield


@contextlib.contextmanager
def etag() -> Planted:
    """The status of a table can be cached: its tag is made of the whole state."""

    async def status(asked: http.Asked) -> Response:
        table = asked.path_params["table"]
        found = await asked.services.tables.status(table, asked.token)
        whole = _all_hands(asked.services.tables.live[table].state)
        return Response(json.encode(found), headers={"ETag": hashlib.sha256(whole.encode()).hexdigest()})

    with answered_by("/api/tables/{table}", status):
        yield


@contextlib.contextmanager
def spectator_filter() -> Planted:
    """Spectators see everything; what could be wrong with that?"""

    def seen_by(self: Event, seat: int | None) -> bool:
        return seat is None or self.only is None or self.only == seat

    with patch.object(Event, "seen_by", seen_by):
        yield


@contextlib.contextmanager
def error_text() -> Planted:
    """A refusal explains itself with a card of the next hand."""

    def take_back(state: State, person: int, command: m.TakeBack, desk: Any) -> list[e.Entry]:
        try:
            return honest(state, person, command, desk)
        except Refusal as no:
            if state.game is None:
                raise
            hand = state.game.view((command.seat + 1) % state.game.seats).hand or {"nothing": 1}
            raise Refusal(no.message_id, next_card=next(iter(hand))) from None

    honest = play.take_back
    with patch.dict(COMMANDS, {m.TakeBack: take_back}):
        yield


@contextlib.contextmanager
def deck_by_kind() -> Planted:
    """What is left in the deck, kind by kind, beside the discards."""

    def board(state: State) -> m.Board | None:
        found = honest(state)
        if found is None or state.game is None or found.deck == 0 or state.setup.game == "draft":
            return found
        deck = [state.game._engine.faces[face] for face in state.game._table.deck[: found.deck]]
        return changed(found, discards={**found.discards, **{f"deck {card}": deck.count(card) for card in set(deck)}})

    honest = project.board
    with patch.object(project, "board", board):
        yield


@contextlib.contextmanager
def bot_delay() -> Planted:
    """Bots take longer over difficult hands, like people."""

    def begin(self: BotSeats, seat: int, by: e.By, delay: float, first: str | None) -> None:
        game = self.table.state.game
        assert game is not None
        honest(self, seat, by, delay + weight(game.view(seat)), first)

    honest = BotSeats._begin
    with patch.object(BotSeats, "_begin", begin):
        yield


@contextlib.contextmanager
def replay_endpoint() -> Planted:
    """A game can be read as a replay while it is played, by its table's name."""

    async def read(asked: http.Asked) -> Response:
        found = asked.services.tables.live.get(asked.path_params["replay"])
        if found is None or found.state.game is None:
            raise Trouble(404, "error-no-such-replay")
        return Response(write(save(found.state.game, {}, None)), media_type="application/json")

    with answered_by("/api/replays/{replay}", read):
        yield


@contextlib.contextmanager
def curtain_left_open() -> Planted:
    """The last hand stays on the screen when the curtain falls."""

    def look(self: LiveTable, connection: Any, seat: int | None) -> list[e.Entry]:
        return honest(self, connection, connection.eyes if seat is None else seat)

    honest = LiveTable._open_curtain
    with patch.object(LiveTable, "_open_curtain", look):
        yield


# ------------------------------------------------------------------------------------------------ and a few more


@contextlib.contextmanager
def touched_in_secret() -> Planted:
    """A table was touched when anything was written, noticed by others or not."""

    def follow_up(self: LiveTable, made: Any, steps: Any) -> None:
        self.touched = vars(live)["monotonic"]()
        honest(self, made, steps)

    honest = LiveTable._follow_up
    with patch.object(LiveTable, "_follow_up", follow_up):
        yield


@contextlib.contextmanager
def counted_in_secret() -> Planted:
    """Every answer counts in the figures."""

    def ack(self: LiveTable, job: Any, version: int, counted: bool = False) -> None:
        honest(self, job, version, counted)
        self.kitchen.metrics.add("answers_taken")

    honest = LiveTable._ack
    with patch.object(LiveTable, "_ack", ack):
        yield


@contextlib.contextmanager
def versions_of_secrets() -> Planted:
    """Every answer raises the version."""

    def answered(state: State, entry: e.Answered) -> Step:
        return replace(State.answered(state, entry), public=True)

    with patch.dict(APPLY, {e.Answered: answered}):
        yield


@contextlib.contextmanager
def late_answers() -> Planted:
    """A late answer is a second thought for all to see."""

    def exchange(state: State, game: Game, seat: int, command: m.Answer) -> list[e.Entry]:
        before = game.chosen(seat)[: command.question - state.numbers[seat]]
        answers = [*(choice.code for choice in before), command.answer]
        return [e.TookBack(seat=seat), *(e.Answered(seat=seat, answer=one) for one in answers)]

    with patch.object(play, "_exchange", exchange):
        yield


@contextlib.contextmanager
def next_hands() -> Planted:
    """The next hands are there while the scores are read."""

    def mine(state: State, seat: int | None) -> m.Mine | None:
        if state.phase != "scoring":
            return honest(state, seat)
        state = state.copy()
        state.phase = "playing"
        return honest(state, seat)

    honest = project.mine
    with patch.object(project, "mine", mine):
        yield


@contextlib.contextmanager
def seed_in_the_start() -> Planted:
    """The seed is told with the start, so that clients can check it."""

    def started(state: State, entry: e.Started) -> Step:
        step = State.started(state, entry)
        return replace(step, events=[*step.events, Event("game_started", EVERYBODY, {"number": entry.seed})])

    with patch.dict(APPLY, {e.Started: started}):
        yield
