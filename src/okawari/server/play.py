"""Commands of the game itself: answers, second thoughts, more time, the next course. Each becomes log entries."""

from collections.abc import Sequence

from okawari.game import Game
from okawari.protocol import messages as m
from okawari.server import codes
from okawari.server import entries as e
from okawari.server.desk import Desk, new_secret
from okawari.server.refusals import Refusal
from okawari.server.state import State

Entries = list[e.Entry]
PLEAS = 10  # for more time, in a game


def answer(state: State, person: int, command: m.Answer, desk: Desk) -> Entries:
    """A person's answer; one that arrives late still counts if a bot chose instead and nothing is revealed yet."""
    game = _playing(state)
    seat = _own(state, person, command.seat)
    if command.question == state.numbers[seat]:
        _check(game, seat, command.answer)
        return [e.Answered(seat=seat, answer=command.answer)]
    if state.chains.get(seat) == command.question and game.can_take_back(seat):
        return _exchange(state, game, seat, command)
    raise Refusal("error-too-late")


def _exchange(state: State, game: Game, seat: int, command: m.Answer) -> Entries:
    """The late answer instead of a bot's, if it needs no further one: others must not learn what it is."""
    by_bot = state.numbers[seat] - command.question
    own = [choice.code for choice in game.chosen(seat)[:-by_bot]]  # what the person chose before time ran out
    trial = game.copy()
    trial.take_back(seat)
    for one in own:
        trial.answer(seat, one)
    _check(trial, seat, command.answer)
    trial.answer(seat, command.answer)
    if trial.question(seat) is not None:
        raise Refusal("error-too-late")
    return [e.Exchanged(seat=seat, answers=[*own, command.answer])]


def _check(game: Game, seat: int, answer: str) -> None:
    if game.question(seat) is None:
        raise Refusal("error-too-late")
    if answer not in [one.code for one in game.legal(seat)]:
        raise Refusal("error-illegal-choice")  # which are legal is the seat's secret, perhaps behind a curtain


def bot_answers(state: State, seat: int, number: int, answers: Sequence[str], by: e.By) -> Entries:
    """What a bot, or chance when time ran out, chose; nothing if things have moved on."""
    game, chair = state.game, state.chairs[seat]
    stale = game is None or state.phase != "playing" or number != state.numbers[seat]
    if stale or (by == "bot" and chair.bot is None) or (by == "stand_in" and not chair.stand_in):
        return []
    return [e.Answered(seat=seat, answer=one, by=by) for one in answers]


def finish(state: State) -> Entries:
    """A game that is over is put away, and the next one's secret drawn."""
    if state.phase != "playing" or state.game is None or not state.game.over:
        return []
    return [e.Finished(replay=codes.new_token(), shuffle=new_secret(), format=e.FORMAT)]


def take_back(state: State, person: int, command: m.TakeBack, desk: Desk) -> Entries:
    """Choose again."""
    game = _playing(state)
    seat = _own(state, person, command.seat)
    if not game.can_take_back(seat):
        raise Refusal("error-nothing-to-take-back")
    return [e.TookBack(seat=seat)]


def next_course(state: State, person: int, command: m.Continue, desk: Desk) -> Entries:
    """Ready for the next round; it is served when nobody is worth waiting for any more."""
    if state.phase != "scoring":
        raise Refusal("error-not-scoring")
    if not state.seats_of(person):
        raise Refusal("error-not-seated")
    if command.anyway and person != state.host:
        raise Refusal("error-host-only")
    others = (desk.awaited() & state.seated()) - state.continued - {person}
    go = command.anyway or not others
    if person in state.continued and not go:
        return []
    return [e.Continued(person=person, go=go)]


def serve(state: State) -> Entries:
    """The next round, without waiting any longer."""
    return [e.Continued(person=None, go=True)] if state.phase == "scoring" else []


def more_time(state: State, person: int, command: m.MoreTime, desk: Desk) -> Entries:
    """A plea for time; so many in a game."""
    _playing(state)
    if not state.seats_of(person):
        raise Refusal("error-not-seated")
    if state.setup.pace == "none":
        raise Refusal("error-no-clock")
    if state.pleas.get(person, 0) >= PLEAS:
        raise Refusal("error-asked-already", most=PLEAS)
    return [e.AskedTime(person=person)]


def stand_in(state: State, seat: int) -> Entries:
    """A bot for somebody who is away while others wait."""
    chair = state.chairs[seat]
    if state.phase != "playing" or chair.person is None or chair.stand_in or seat not in state.waiting:
        return []
    return [e.StoodIn(seat=seat)]


def give_back(state: State, person: int) -> Entries:
    """The person is here again."""
    return [e.Returned(seat=seat) for seat in state.seats_of(person) if state.chairs[seat].stand_in]


def _playing(state: State) -> Game:
    if state.phase == "scoring":
        raise Refusal("error-scores-first")
    if state.game is None or state.phase != "playing":
        raise Refusal("error-no-game")
    return state.game


def _own(state: State, person: int, seat: int) -> int:
    if seat not in state.seats_of(person):
        raise Refusal("error-not-your-seat")
    return seat
