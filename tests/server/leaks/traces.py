"""H2: two worlds go on with the same public behaviour; all that a seat hears is the same until cards are shown."""

import random
from collections.abc import Awaitable, Callable

from okawari.game import Game
from okawari.protocol import messages as m
from okawari.server import play
from okawari.server.project import Audience
from tests.server.leaks.channels import Findings, difference
from tests.server.leaks.lines import START, World, standing
from tests.server.leaks.others import other_state, same_promise
from tests.server.leaks.scenes import Scene, go_on, opened

SLOTS = 25


def waiting_scene(edition: str, dice: random.Random) -> Scene:
    """A moment of a game between people at which several are choosing."""
    special = dice.choice(("special_order", "special_order", None)) if edition == "party" else None
    scene = opened(edition, dice, bots=False, device=False, special=special)
    game = scene.state.game
    assert game is not None
    for _ in range(dice.randrange(30 * game.seats)):
        if scene.state.phase == "over":
            return waiting_scene(edition, dice)
        go_on(scene, around=False)
    while scene.state.phase != "playing" or game.over or len(scene.state.waiting) < 2:
        if scene.state.phase == "over" or game.over:
            return waiting_scene(edition, dice)
        go_on(scene, around=False)
        assert scene.state.game is not None
        game = scene.state.game
    return scene


class Pair:
    """Two worlds that one seat cannot tell apart."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.dice, self.seat = scene.dice, seat
        self.person = scene.state.chairs[seat].person
        assert self.person is not None
        state = scene.state.copy()
        other = other_state(scene.state, Audience(self.person, seat), scene.dice)
        other.people = dict(state.people)  # hashes do not show, and everybody has to come in
        self.worlds = World(state, scene.tokens), World(other, scene.tokens)
        self.chances = random.Random(scene.dice.random()), random.Random(scene.dice.random())
        self.findings: Findings = []
        self.slots = 0

    async def both(self, act: Callable[[World, random.Random], Awaitable[None]], what: str) -> None:
        """The same public behaviour in both worlds, for one stretch of time, and what was heard of it."""
        self.slots += 1
        heard = []
        for world, chance in zip(self.worlds, self.chances, strict=True):
            with standing(world.clock):
                await act(world, chance)
                world.clock.now = START + self.slots
                said: dict[str, bytes | None] = {}
                for whose in (self.person, None):
                    frames = world.lines[whose].heard()
                    said |= {f"frame {at} to {whose}": frame for at, frame in enumerate(frames)}
                    said[f"status for {whose}"] = await world.status(whose)
                said["figures"] = world.metrics.text().encode()
                heard.append(said)
        once, again = heard
        mine, theirs = (world.state for world in self.worlds)
        again = {name: None if data is None else same_promise(data, mine, theirs) for name, data in again.items()}
        self.findings += difference(once, again, f"after {what}")

    async def come(self) -> None:
        """Everybody is there."""

        async def arrive(world: World, _: random.Random) -> None:
            for person in [*sorted(world.state.seated()), None]:
                await world.come(person)

        await self.both(arrive, "everybody came")

    async def slot(self) -> bool:
        """One public thing or none; False if the next one would turn cards over."""
        state = self.worlds[0].state
        assert state.game is not None
        others = [one for one in state.waiting if one != self.seat]
        done = [one for one in range(state.game.seats) if one != self.seat and one not in state.waiting]
        backs = [one for one in done if all(world.state.game.can_take_back(one) for world in self.worlds)]  # type: ignore[union-attr]
        late = [one for one in done if all(one in world.state.chains for world in self.worlds)]
        dice = self.dice.random()
        if late and dice < 0.3:
            seat = self.dice.choice(late)
            await self.both(lambda world, chance: answer_late(world, seat, chance), f"seat {seat} was late")
        elif others and dice < 0.4:
            seat = self.dice.choice([one for one in others if self._has_questions(one)] or others)
            await self.both(lambda world, chance: think(world, seat, chance), f"seat {seat} thought")
        elif dice < 0.5:
            await self._return()
        elif backs and dice < 0.6:
            seat = self.dice.choice(backs)
            await self.both(lambda world, _: _take_back(world, seat), f"seat {seat} took it back")
        elif len(state.waiting) < 2:
            return False
        elif others and dice < 0.85:
            seat, choose = self.dice.choice(others), self.dice.choice((finish, run_out))
            await self.both(lambda world, chance: choose(world, seat, chance), f"seat {seat} chose ({choose.__name__})")
        elif self.seat in state.waiting:
            await self._own()
        return True

    def _has_questions(self, seat: int) -> bool:
        """Whether some answer of a seat would bring up a further question, in one of the worlds."""
        games = [world.state.game for world in self.worlds]
        return any(_asks_more(game, seat, one.code) for game in games if game for one in game.legal(seat))

    async def _return(self) -> None:
        version = self.dice.randrange(self.worlds[0].state.version + 2)

        async def back(world: World, _: random.Random) -> None:
            await world.come(self.person, version)

        await self.both(back, f"a return from {version}")

    async def _own(self) -> None:
        game = self.worlds[0].state.game
        assert game is not None
        code = self.dice.choice(game.legal(self.seat)).code
        await self.both(lambda world, _: world.answer(self.seat, code), f"one's own {code}")


async def think(world: World, seat: int, chance: random.Random) -> None:
    """What nobody else notices: some of several questions answered, taken back, a card lifted, a slip."""
    person = world.state.chairs[seat].person
    for _ in range(chance.randrange(4)):
        world.clock.now += 0.1  # private things take time too
        game = world.state.game
        assert game is not None
        legal = [one.code for one in game.legal(seat)]
        what = chance.choice(("answer", "answer", "answer", "back", "lift", "slip"))
        if what == "answer":
            further = [code for code in legal if _asks_more(game, seat, code)]
            if further:
                await world.answer(seat, chance.choice(further))
        elif what == "back" and game.can_take_back(seat) and seat in game.waiting:
            await world.say(person, m.TakeBack, seat=seat)
        elif what == "lift":
            number = world.state.numbers[seat]
            await world.say(person, m.Consider, seat=seat, question=number, answer=chance.choice(legal))
        else:
            await world.answer(seat, "nonsense")


def _asks_more(game: Game, seat: int, code: str) -> bool:
    trial = game.copy()
    trial.answer(seat, code)
    return trial.question(seat) is not None and trial._stage == game._stage


async def finish(world: World, seat: int, chance: random.Random) -> None:
    """A seat answers until it has nothing left to decide."""
    while seat in world.state.waiting:
        assert world.state.game is not None
        await world.answer(seat, chance.choice(world.state.game.legal(seat)).code)


async def run_out(world: World, seat: int, chance: random.Random) -> None:
    """Time runs out for a seat, and something is chosen for it."""
    assert world.state.game is not None
    trial, answers = world.state.game.copy(), []
    while trial.question(seat) is not None:
        answers.append(chance.choice(trial.legal(seat)).code)
        trial.answer(seat, answers[-1])
    number = world.state.numbers[seat]
    await world.table.ask(lambda: play.bot_answers(world.state, seat, number, answers, "clock"))


async def answer_late(world: World, seat: int, chance: random.Random) -> None:
    """What a seat would have chosen, had it been in time; with one question or several."""
    assert world.state.game is not None
    if not world.state.game.can_take_back(seat):
        return
    trial = world.state.game.copy()
    trial.take_back(seat)
    legal = [one.code for one in trial.legal(seat)]
    further = [code for code in legal if _asks_more(trial, seat, code)]
    code = chance.choice(further if further and chance.random() < 0.5 else legal)
    person = world.state.chairs[seat].person
    await world.say(person, m.Answer, seat=seat, question=world.state.chains[seat], answer=code)


async def _take_back(world: World, seat: int) -> None:
    await world.say(world.state.chairs[seat].person, m.TakeBack, seat=seat)


async def trace_findings(edition: str, dice: random.Random) -> tuple[Findings, int]:
    """A pair of worlds from one moment to the next reveal; the second value says how much was compared."""
    scene = waiting_scene(edition, dice)
    pair = Pair(scene, dice.randrange(len(scene.state.chairs)))
    await pair.come()
    for _ in range(SLOTS):
        if pair.findings or not await pair.slot():
            break
    return pair.findings, pair.slots
