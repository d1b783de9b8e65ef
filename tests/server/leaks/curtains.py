"""H11, the server's part: a device with several seats is told nothing of a seat that it does not look at."""

import random

from okawari.protocol import messages as m
from okawari.server.project import Audience
from tests.server.leaks.channels import Findings, difference
from tests.server.leaks.lines import World, standing
from tests.server.leaks.others import OWN_EVENTS, other_state, same_promise
from tests.server.leaks.scenes import Scene, go_on, opened

DEVICE = 0  # the person with several seats
TURNS = 40


async def curtain_findings(edition: str, dice: random.Random) -> Findings:
    """A game in which one device plays two seats; what it hears, against where it looks."""
    scene = opened(edition, dice, bots=False, device=True)
    for _ in range(dice.randrange(60)):
        if scene.state.phase == "playing":
            go_on(scene, around=False)
    world = World(scene.state, scene.tokens)
    findings: Findings = []
    with standing(world.clock):
        for person in sorted(world.state.seated()):
            await world.come(person)
        eyes: int | None = None
        for _ in range(TURNS):
            if world.state.phase != "playing" or findings:
                break
            eyes = await _turn(world, eyes, dice)
            for frame in world.lines[DEVICE].heard():
                findings += shown(frame, eyes)
            if eyes is None and dice.random() < 0.2:
                findings += await _behind(scene, world, dice)
    return findings


async def _turn(world: World, eyes: int | None, dice: random.Random) -> int | None:
    """Somebody answers, looks, draws the curtain, or slips; where the device looks now."""
    seats = world.state.seats_of(DEVICE)
    what = dice.random()
    if what < 0.3:
        eyes = dice.choice([None, *seats])
        world.lines[DEVICE].heard()
        await world.say(DEVICE, m.Look, seat=eyes)
    elif what < 0.45:
        seat = dice.choice(seats)
        await world.say(DEVICE, m.Answer, seat=seat, question=world.state.numbers[seat], answer="nonsense")
    elif what < 0.5:
        await world.come(DEVICE, dice.randrange(world.state.version + 1))
        eyes = None
    else:
        seat = dice.choice(world.state.waiting)
        assert world.state.game is not None
        await world.answer(seat, dice.choice(world.state.game.legal(seat)).code)
    return eyes


def shown(frame: bytes, eyes: int | None) -> Findings:
    """What a frame shows of a seat that is not looked at."""
    message = m.decode_server(frame)
    findings: Findings = []
    mine = getattr(message, "mine", None)
    if mine is not None and mine.seat != eyes:
        findings.append(f"looking at {eyes}, shown {mine}")
    events = list(getattr(message, "events", []))
    for step in [*(getattr(message, "missed", None) or []), *getattr(message, "past", [])]:
        events += step.events
    findings += [
        f"looking at {eyes}, told {event}" for event in events if event.what in OWN_EVENTS and event.seat != eyes
    ]
    if isinstance(message, m.Refused):
        words = " ".join(str(value) for value in message.args.values()).replace(",", " ").split()
        findings += [f"looking at {eyes}, refused with {word}" for word in words if word != "nonsense"]
    return findings


async def _behind(scene: Scene, world: World, dice: random.Random) -> Findings:
    """Behind the curtain, the device's own cards are as hidden as anybody's."""
    audience = Audience(DEVICE, None)
    other = other_state(world.state, audience, dice)
    other.people, other.numbers = dict(world.state.people), list(world.state.numbers)
    said = []
    for state in (world.state.copy(), other):
        twin = World(state, scene.tokens)
        with standing(twin.clock):
            line = await twin.come(DEVICE, max(0, state.version - 3))
            await twin.say(DEVICE, m.Look, seat=None)
            for seat in state.seats_of(DEVICE):
                await twin.answer(seat, "nonsense")
            said.append({f"frame {at}": frame for at, frame in enumerate(line.heard())})
            twin.table.stop()
    again = {name: same_promise(frame, world.state, other) for name, frame in said[1].items()}
    return difference({**said[0]}, {**again}, "behind the curtain")
