"""Tables in the middle of random games, with everything that can happen around them, folded from entries."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.table.questions import CHOOSE
from tests.strategies import any_choice, some_setup


@dataclass
class Scene:
    """A table, and what only the test knows about it."""

    dice: random.Random
    state: State = field(default_factory=State)
    tokens: dict[int, str] = field(default_factory=dict)  # of people
    kicked: list[str] = field(default_factory=list)  # tokens of people who may not come back

    def token(self) -> str:
        """22 characters that open something."""
        return hashlib.sha256(self.dice.randbytes(16)).hexdigest()[:22]

    def join(self) -> int:
        """Somebody new, without a chair."""
        person = len(self.state.people) + len(self.state.banned)
        self.tokens[person] = self.token()
        hashed = hashlib.sha256(self.tokens[person].encode()).hexdigest()
        self.state.apply(e.Joined(person=person, token=hashed))
        return person

    def audience(self) -> Audience:
        """Anybody who may be looking: a seat, a device behind its curtain, somebody without a chair, a spectator."""
        state, dice = self.state, self.dice
        if dice.random() < 0.15 or not state.people:
            return Audience(None, None)
        person = dice.choice([*state.people])
        seats = state.seats_of(person)
        if not seats or (len(seats) > 1 and dice.random() < 0.3):
            return Audience(person, None)
        return Audience(person, dice.choice(seats))


def table_setup(edition: str, dice: random.Random, special: str | None = None) -> m.Setup:
    """Any setup of a game, if wanted with a special card on the menu."""
    rules = some_setup(edition, dice)
    while special is not None and special not in rules.kinds:
        rules = some_setup(edition, dice)
    return m.Setup(
        game=cast(m.Game, edition),
        seats=rules.seats,
        menu=list(rules.menu) if isinstance(rules.menu, tuple) else rules.menu,
        options=rules.options,
        memory=dice.random() < 0.3,
        pace=dice.choice(("none", "friendly")),
    )


def opened(
    edition: str, dice: random.Random, bots: bool = True, device: bool | None = None, special: str | None = None
) -> Scene:
    """A table whose first game has just begun: people, bots, perhaps a device with several seats."""
    scene = Scene(dice)
    state = scene.state
    setup = table_setup(edition, dice, special)
    table = hashlib.sha256(dice.randbytes(8)).hexdigest()[:16]
    state.apply(
        e.Created(table=table, setup=setup, secret=scene.token(), code="BCDFGH", shuffle=dice.randbytes(32).hex())
    )
    seats = list(range(setup.seats))
    shared = dice.random() < 0.3 if device is None else device
    first = [seats.pop(0) for _ in range(2 if shared else 1)]
    person = scene.join()
    for seat in first:
        state.apply(e.Seated(person=person, seat=seat, name=f"Seat {seat}"))
    for seat in seats:
        if bots and dice.random() < 0.3:
            state.apply(e.BotSet(seat=seat, bot="greedy", name=f"Bot {seat}"))
        else:
            state.apply(e.Seated(person=scene.join(), seat=seat, name=f"Seat {seat}"))
    for person in sorted(state.seated()):
        state.apply(e.Readied(person=person, ready=True, commitment=dice.randbytes(32).hex()))
    state.apply(started(state, dice))
    return scene


def started(state: State, dice: random.Random) -> e.Started:
    """A start whose secret, bytes and seed are canaries."""
    parts = [
        e.Part(
            name=chair.name, person=chair.person, commitment=dice.randbytes(32).hex(), entropy=dice.randbytes(32).hex()
        )
        for chair in state.chairs
    ]
    seed = dice.randbytes(32).hex()
    return e.Started(shuffle=state.shuffle.secret, seed=seed, game=state.games + 1, parts=parts)


# ------------------------------------------------------------------------------------------------ what may happen


def go_on(scene: Scene, around: bool = True) -> None:
    """One thing more: mostly an answer, now and then something around the game."""
    state, dice = scene.state, scene.dice
    game = state.game
    assert game is not None
    if state.phase == "scoring":
        _continue(scene)
    elif game.over:
        state.apply(e.Finished(replay=scene.token(), shuffle=dice.randbytes(32).hex()))
    elif around and dice.random() < 0.06:
        dice.choice((_leave, _arrive, _kick, _stand_in, _return, _ask_time, _move_host))(scene)
    elif dice.random() < 0.08 and (able := [seat for seat in range(game.seats) if game.can_take_back(seat)]):
        state.apply(e.TookBack(seat=dice.choice(able)))
    else:
        seat, number = any_choice(game._engine, game._table, dice)
        code = game._engine.answer_code(game._table.mine[seat].ask, number)
        chair = state.chairs[seat]
        by: e.By = "stand_in" if chair.stand_in else "bot" if chair.bot else dice.choice(("player", "player", "clock"))
        state.apply(e.Answered(seat=seat, answer=code, by=by))


def _continue(scene: Scene) -> None:
    late = sorted(scene.state.seated() - scene.state.continued)
    if late and scene.dice.random() < 0.5:
        scene.state.apply(e.Continued(person=late[0], go=len(late) == 1))
    else:
        scene.state.apply(e.Continued(person=None, go=True))


def _leave(scene: Scene) -> None:
    state = scene.state
    people = sorted(state.seated() - {state.host})
    if len(people) > 1:
        for seat in state.seats_of(scene.dice.choice(people)):
            state.apply(e.Freed(seat=seat, why="left"))


def _arrive(scene: Scene) -> None:
    state = scene.state
    gone = [seat for seat, chair in enumerate(state.chairs) if chair.gone and chair.next is None]
    if gone and state.round < 3:
        person = scene.join()
        state.apply(e.Promised(person=person, seat=scene.dice.choice(gone), name=f"Late {person}"))


def _kick(scene: Scene) -> None:
    state = scene.state
    people = sorted(state.seated() - {state.host})
    if len(people) > 1:
        person = scene.dice.choice(people)
        for seat in state.seats_of(person):
            state.apply(e.Freed(seat=seat, why="kicked"))
        state.apply(e.Banned(person=person, secret=scene.token(), code="JKLMNP"))
        scene.kicked.append(scene.tokens.pop(person))


def _stand_in(scene: Scene) -> None:
    chairs = [seat for seat, chair in enumerate(scene.state.chairs) if chair.person is not None and not chair.stand_in]
    if chairs:
        scene.state.apply(e.StoodIn(seat=scene.dice.choice(chairs)))


def _return(scene: Scene) -> None:
    chairs = [seat for seat, chair in enumerate(scene.state.chairs) if chair.person is not None and chair.stand_in]
    if chairs:
        scene.state.apply(e.Returned(seat=scene.dice.choice(chairs)))


def _ask_time(scene: Scene) -> None:
    for person in sorted(scene.state.seated() - set(scene.state.pleas))[:1]:
        scene.state.apply(e.AskedTime(person=person))


def _move_host(scene: Scene) -> None:
    seated = sorted(scene.state.seated())
    if seated:
        scene.state.apply(e.Hosted(person=scene.dice.choice(seated)))


# ------------------------------------------------------------------------------------------------ many of them


def scenes(edition: str, dice: random.Random, number: int, special: str | None = None) -> Iterator[Scene]:
    """So many moments of random games, oftener those where something is being carried out or scores are read."""
    left = number
    while left > 0:
        scene = opened(edition, dice, special=special)
        while scene.state.phase != "over" and left > 0:
            if dice.random() < _interest(scene):
                left -= 1
                yield scene
            go_on(scene)
        if left > 0:
            left -= 1
            yield scene


def _interest(scene: Scene) -> float:
    game = scene.state.game
    assert game is not None
    if scene.state.phase == "scoring" or (game.game != "draft" and game._table.stage != CHOOSE):
        return 0.4
    return 0.04 if len(game.waiting) == game.seats else 0.1
