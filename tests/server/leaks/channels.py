"""What an audience can get out of a table, and whether any of it tells one world from another.

Every check returns its findings, each a sentence; none means that nothing leaks.
"""

import random
from collections.abc import Iterator

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import live, project
from okawari.server.commands import carry_out
from okawari.server.desk import Desk
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.views.seat_view import View
from tests.server.leaks.others import other_state, pinned_state, same_promise
from tests.server.leaks.scenes import Scene

Findings = list[str]
Said = dict[str, bytes | None]  # by channel
ID = "command-0001"


def desk() -> Desk:
    """Nobody is there, and chance is always the same."""
    return Desk(set, list, random.Random(1))


# ------------------------------------------------------------------------------------------------ H1: two worlds


def view_findings(scene: Scene, versions: int | None) -> Findings:
    """Another world, compared through every channel of a random audience; so many last versions, or all."""
    state, dice = scene.state, scene.dice
    audience = scene.audience()
    other = other_state(state, audience, dice)
    known = list(range(state.version + 3))
    if versions is not None:
        first = state.steps[0].version - 1 if state.steps else 0
        known = [0, first, *dice.sample(known, min(versions, len(known)))]
    once, again = _everything(state, audience, known), _everything(other, audience, known)
    return difference(once, {name: _alike(said, state, other) for name, said in again.items()}, f"{audience}")


def _alike(said: bytes | None, state: State, other: State) -> bytes | None:
    return None if said is None else same_promise(said, state, other)


def difference(once: Said, again: Said, whose: str) -> Findings:
    """Where two worlds say different things."""
    names = [*once, *(name for name in again if name not in once)]
    return [
        f"{whose}: {name}: {_around(once.get(name), again.get(name))}"
        for name in names
        if once.get(name) != again.get(name)
    ]


def _around(one: bytes | None, two: bytes | None) -> str:
    if one is None or two is None:
        return f"{one!r} / {two!r}"
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 60) : at + 60]!r} / ...{two[max(0, at - 60) : at + 60]!r}"


def _everything(state: State, audience: Audience, versions: list[int]) -> Said:
    """All that an audience is told, if it asks for everything."""
    said: Said = {}
    for version in versions:
        said[f"welcome from {version}"] = m.encode(project.welcome(state, audience, version))
    for seat in [None, *state.seats_of(audience.person)]:
        if seat in (None, audience.eyes):
            said[f"look {seat}"] = m.encode(m.Private(version=state.version, mine=project.mine(state, seat)))
    number = 1 if audience.eyes is None else state.numbers[audience.eyes]
    behind = set(state.seats_of(audience.person)) - {audience.eyes}  # the curtain: curtain_findings looks there
    for command in illegal_commands(len(state.chairs), number):
        if not (isinstance(command, m.Answer | m.TakeBack) and command.seat in behind):
            said[f"refusal of {command}"] = answer_to(state, audience, command)
    for what, entry in _next_entries(state, audience):
        twin = state.copy()
        said[f"frame of {what}"] = project.Sheet(twin, twin.apply(entry)).frame(audience)
    return said


def answer_to(state: State, audience: Audience, command: m.Command) -> bytes:
    """What a command is answered with; one that is taken would lead to entries of these kinds."""
    try:
        made = carry_out(state, audience.person, command, desk())
    except OkawariError as no:
        return m.encode(live._refused(ID, no))
    return repr([type(entry).__name__ for entry in made]).encode()


def illegal_commands(seats: int, number: int) -> Iterator[m.Command]:
    """Everything that can be said at a wrong moment, in somebody else's place, or with a made-up word."""
    for seat in range(seats):
        for question in {number, number - 1, number + 1, 999}:
            for word in ("nonsense", "egg"):
                if question >= 0:
                    yield m.Answer(id=ID, seat=seat, question=question, answer=word)
        yield m.TakeBack(id=ID, seat=seat)
        yield m.Kick(id=ID, seat=seat)
        yield m.Sit(id=ID, seat=seat)
        yield m.SetBot(id=ID, seat=seat, bot="random")
    for anyway in (False, True):
        yield m.Continue(id=ID, anyway=anyway)
        yield m.Start(id=ID, fill=anyway)
        yield m.Start(id=ID, same_deal=anyway)
        yield m.Lock(id=ID, locked=anyway)
        yield m.Ready(id=ID, ready=anyway)
    yield from (m.MoreTime(id=ID), m.Leave(id=ID), m.Close(id=ID), m.Sit(id=ID), m.Arrange(id=ID, order=[1, 0]))
    yield from (m.ChangeSetup(id=ID, setup=m.Setup(seats=2)), m.Rename(id=ID, seat=1, name="Mia"))


def _next_entries(state: State, audience: Audience) -> Iterator[tuple[str, e.Entry]]:
    """What may happen next without a card being turned over."""
    game, eyes = state.game, audience.eyes
    host = min(state.seated(), default=None)
    if host is not None:
        yield "another host", e.Hosted(person=host)
        yield "a plea", e.AskedTime(person=host)
    yield "a closed door", e.Locked(locked=True)
    yield "a stand-in", e.StoodIn(seat=0)
    if state.phase == "scoring":
        yield "somebody who is ready", e.Continued(person=host, go=False)
    if game is None or eyes is None or state.phase != "playing" or game.over:
        return
    yield "a new face on the chair", e.Seated(person=audience.person or 0, seat=eyes, name="Nora")
    if game.can_take_back(eyes):
        yield "one's own second thought", e.TookBack(seat=eyes)
    if game.question(eyes) is not None and len(game.waiting) > 1:
        for answer in game.legal(eyes)[:3]:
            yield f"one's own answer {answer.code}", e.Answered(seat=eyes, answer=answer.code)


# ------------------------------------------------------------------------------------------------ H6: face-down picks

CANONICAL = "hand not in canonical order"


def pick_findings(scene: Scene) -> Findings:
    """Somebody chooses one way or another, in one question or several: nobody else can tell."""
    state, dice = scene.state, scene.dice
    game = state.game
    if game is None or state.phase != "playing" or len(game.waiting) < 2:
        return []
    seat = dice.choice(game.waiting)
    stories = [_choose(state.copy(), seat, dice) for _ in range(2)]
    findings: Findings = []
    for other in [None, *(one for one in range(game.seats) if one != seat)]:
        audience = Audience(None if other is None else state.chairs[other].person, other)
        if other is not None and audience.person is None:
            continue
        once, again = ([frame for sheet in sheets if (frame := sheet.frame(audience))] for sheets in stories)
        if once != again:
            findings.append(f"{audience} can tell how seat {seat} chose: {once!r} / {again!r}")
    return findings


def _choose(state: State, seat: int, dice: random.Random) -> list[project.Sheet]:
    """A seat chooses by chance, perhaps takes it back on the way, until it has nothing left to decide."""
    sheets: list[project.Sheet] = []
    while (game := state.game) is not None and game.question(seat) is not None:
        if dice.random() < 0.2 and game.can_take_back(seat):
            entry: e.Entry = e.TookBack(seat=seat)
        else:
            entry = e.Answered(seat=seat, answer=dice.choice(game.legal(seat)).code)
        state = state.copy()
        sheets.append(project.Sheet(state, state.apply(entry)))
    return sheets


def late_findings(scene: Scene) -> Findings:
    """Time ran out for somebody whose own answer comes late: nobody else can tell which one it was."""
    state, dice = scene.state, scene.dice
    game = state.game
    people = [seat for seat in state.waiting if state.chairs[seat].person is not None]
    if game is None or len(state.waiting) < 2 or not people:
        return []
    seat = dice.choice(people)
    answers = [one.code for one in game.legal(seat)]
    number, before = state.numbers[seat], state.copy()
    while before.game is not None and before.game.question(seat) is not None:
        before.apply(e.Answered(seat=seat, answer=dice.choice(before.game.legal(seat)).code, by="clock"))
    heard = {code: _heard_late(before.copy(), seat, number, code) for code in answers}
    first = heard[answers[0]]
    return [f"late answers tell {code} from {answers[0]}" for code, frames in heard.items() if frames != first]


def _heard_late(state: State, seat: int, number: int, code: str) -> list[bytes]:
    """What a spectator hears of a late answer."""
    command = m.Answer(id=ID, seat=seat, question=number, answer=code)
    try:
        made = carry_out(state, state.chairs[seat].person, command, desk())
    except OkawariError:
        return []
    sheets = [project.Sheet(state, state.apply(entry)) for entry in made]
    return [frame for sheet in sheets if (frame := sheet.frame(Audience(None, None)))]


def order_findings(scene: Scene) -> Findings:
    """Hands are sent by the catalogue's order, whatever the deal, and cards are nothing but their codes."""
    state = scene.state
    findings = []
    for seat in range(len(state.chairs)):
        mine = project.mine(state, seat)
        if mine is None:
            continue
        assert state.game is not None
        view: View = state.game.view(seat)
        places = [view.faces.index(card) for card in mine.hand if card in view.faces]
        if places[:-1] != sorted(places[:-1]) and places != sorted(places):
            findings.append(f"{CANONICAL}: {mine.hand}")
        if len(places) != len(mine.hand):
            findings.append(f"more than codes: {mine.hand}")
        known = sorted(mine.known) if mine.known else []
        findings += [f"more than codes: {known}"] if not set(known) <= {str(one) for one in range(8)} else []
    return findings


# ------------------------------------------------------------------------------------------------ H8: who is deciding


def prompt_findings(scene: Scene) -> tuple[Findings, bool]:
    """The same cards are chosen out of other hands, and revealed: the same people are asked what comes next.

    The second value says whether the public story was the same, so that something was compared.
    """
    state, dice = scene.state, scene.dice
    game = state.game
    if game is None or state.phase != "playing" or not game.waiting:
        return [], False
    other = pinned_state(state, dice)
    assert other.game is not None
    seat = dice.choice(game.waiting)
    codes = {one.code for one in other.game.legal(seat)}
    both = [one.code for one in game.legal(seat) if one.code in codes]
    if not both:
        return [], False
    entry = e.Answered(seat=seat, answer=dice.choice(both))
    steps = []
    for world in (state.copy(), other):
        step = world.apply(entry)
        steps.append((project.told(step.events, None), world.waiting, project.Sheet(world, step)))
    (story, waiting, once), (others, theirs, again) = steps
    if story != others:
        return [], False
    findings = [] if waiting == theirs else [f"{waiting} or {theirs} decide after {entry}, by what they hold"]
    spectator = Audience(None, None)
    frames = difference({"frame": once.frame(spectator)}, {"frame": again.frame(spectator)}, "a spectator")
    return findings + frames, once.step.public
