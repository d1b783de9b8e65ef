"""Commands around the game: chairs, the host's duties, what is played, and the start. Each becomes log entries."""

from msgspec.structs import replace

from okawari.bots import BOTS
from okawari.protocol import messages as m
from okawari.server import codes, names, shuffling
from okawari.server import entries as e
from okawari.server.desk import Desk, check_setup
from okawari.server.pieces import Chair
from okawari.server.refusals import Refusal
from okawari.server.state import State

Entries = list[e.Entry]
MOST_PEOPLE = 100  # who ever came to a table


def sit(state: State, person: int, command: m.Sit, desk: Desk) -> Entries:
    """A free chair; in a running game one that somebody left for good."""
    if state.seats_of(person):
        raise Refusal("error-already-seated")
    return [e.Seated(person=person, seat=_chair_for(state, command.seat, person), name=_own_name(state, person, desk))]


def _own_name(state: State, person: int, desk: Desk) -> str:
    known = state.called.get(person)
    return names.distinct(known, [name for name in state.names() if name]) if known else desk.name(state, None)


def _chair_for(state: State, wanted: int | None, person: int | None = None) -> int:
    """A free chair; whoever has seen cards of this game gets none but their own back."""
    free = [at for at, chair in enumerate(state.chairs) if _is_free(state, chair)]
    if state.running and person in state.played:
        free = [at for at in free if at in state.played[person]]
    if wanted is not None and wanted not in free:
        raise Refusal("error-chair-taken")
    if not free:
        raise Refusal("error-game-running" if state.running else "error-table-full")
    return free[0] if wanted is None else wanted


def _is_free(state: State, chair: Chair) -> bool:
    return chair.gone if state.running else chair.person is None and chair.bot is None


def join(state: State, token: str, name: str | None, desk: Desk) -> Entries:
    """Somebody new with a chair."""
    if state.locked:
        raise Refusal("error-table-locked")
    seat = _chair_for(state, None)
    person = len(state.people) + len(state.banned)
    if person >= MOST_PEOPLE:
        raise Refusal("error-table-full")
    return [e.Joined(person=person, token=token), e.Seated(person=person, seat=seat, name=desk.name(state, name))]


def leave(state: State, person: int, command: m.Leave, desk: Desk) -> Entries:
    """The person's chairs are free; the host's duty moves on."""
    seats = state.seats_of(person)
    if not seats:
        raise Refusal("error-not-seated")
    freed: Entries = [e.Freed(seat=seat, why="left") for seat in seats]
    freed += shuffling.call_off(state)
    others = [one for one in desk.present() if one != person and state.seats_of(one)]
    return freed + ([e.Hosted(person=others[0])] if person == state.host and others else [])


def ready(state: State, person: int, command: m.Ready, desk: Desk) -> Entries:
    """A mark, and a commitment to this person's part of the shuffle."""
    _in_lobby(state)
    if not state.seats_of(person):
        raise Refusal("error-not-seated")
    if not command.ready and person not in state.ready:
        return []
    commitment = None if person in state.shuffle.zeros() else command.commitment
    return [e.Readied(person=person, ready=command.ready, commitment=commitment if command.ready else None)]


def rename(state: State, person: int, command: m.Rename, desk: Desk) -> Entries:
    """Another name for a chair."""
    seat = _seat(state, command.seat)
    if person != state.host and (state.chairs[seat].person != person or not state.setup.typed_names):
        raise Refusal("error-host-only")
    if state.chairs[seat].person is None and state.chairs[seat].bot is None:
        raise Refusal("error-chair-free")
    if state.shuffle.frozen is not None:
        raise Refusal("error-starting")  # names are part of what is frozen
    others = [chair.name for at, chair in enumerate(state.chairs) if at != seat and chair.name]
    name = names.distinct(names.clean_name(command.name), others)
    return [] if name == state.chairs[seat].name else [e.Renamed(seat=seat, name=name)]


def change_setup(state: State, person: int, command: m.ChangeSetup, desk: Desk) -> Entries:
    """Something else to play; chairs come and go with the number of seats."""
    _for_host(state, person)
    if state.running:
        return _change_pace(state, command.setup)
    _in_lobby(state)
    check_setup(command.setup, BOTS)
    held = sum(chair.person is not None for chair in state.chairs)
    if held > command.setup.seats:
        raise Refusal("error-too-many-seated", seats=command.setup.seats, people=held)
    return [] if command.setup == state.setup else [e.Changed(setup=command.setup)]


def _change_pace(state: State, setup: m.Setup) -> Entries:
    """What may be changed while a game runs: how long people wait for each other, and who may watch."""
    old = state.setup
    kept = replace(
        old,
        pace=setup.pace,
        doubled=setup.doubled,
        absence=setup.absence,
        spectators=setup.spectators,
        pinned=setup.pinned,
    )
    if setup != kept:
        raise Refusal("error-game-running")
    return [] if setup == old else [e.Changed(setup=setup)]


def arrange(state: State, person: int, command: m.Arrange, desk: Desk) -> Entries:
    """The chairs in another order; without one, in any."""
    _for_host(state, person)
    _in_lobby(state)
    chairs = list(range(len(state.chairs)))
    order = command.order
    if order is None:
        order = desk.rng.sample(chairs, len(chairs))
    elif sorted(order) != chairs:
        raise Refusal("error-bad-order", seats=len(chairs))
    return [] if order == chairs else [e.Arranged(order=order)]


def set_bot(state: State, person: int, command: m.SetBot, desk: Desk) -> Entries:
    """A bot on a chair that no person has, or none."""
    _for_host(state, person)
    _in_lobby(state)
    chair = state.chairs[_seat(state, command.seat)]
    if chair.person is not None:
        raise Refusal("error-chair-taken")
    if command.bot is not None and command.bot not in BOTS:
        raise Refusal("error-unknown-bot", bot=command.bot, known=", ".join(BOTS))
    if command.bot == chair.bot:
        return []
    return [_bot(state, command.seat, command.bot, desk)]


def _bot(state: State, seat: int, level: str | None, desk: Desk) -> e.BotSet:
    name = "" if level is None else state.chairs[seat].name or names.made_up(desk.language, desk.rng, state.names())
    return e.BotSet(seat=seat, bot=level, name=name)


def kick(state: State, person: int, command: m.Kick, desk: Desk) -> Entries:
    """Somebody's chairs are free, and the old code and link are worth nothing."""
    _for_host(state, person)
    guest = state.chairs[_seat(state, command.seat)].person
    if guest is None:
        raise Refusal("error-chair-free")
    if guest == person:
        raise Refusal("error-kick-self")
    freed: Entries = [e.Freed(seat=seat, why="kicked") for seat in state.seats_of(guest)]
    freed += shuffling.call_off(state)
    return [*freed, e.Banned(person=guest, secret=codes.new_token(), code=codes.new_code())]


def lock(state: State, person: int, command: m.Lock, desk: Desk) -> Entries:
    """The door."""
    _for_host(state, person)
    return [] if command.locked == state.locked else [e.Locked(locked=command.locked)]


def start(state: State, person: int, command: m.Start, desk: Desk) -> Entries:
    """The first game, or one more."""
    _for_host(state, person)
    _in_lobby(state)
    fills = [at for at, chair in enumerate(state.chairs) if chair.person is None and chair.bot is None]
    if fills and not command.fill:
        raise Refusal("error-chairs-free", count=len(fills))
    late = [one for one in state.seated() if one not in state.ready and one != person]
    if late and not command.fill:
        raise Refusal("error-not-all-ready", count=len(late))
    check_setup(state.setup, BOTS)
    bots: list[e.BotSet] = []
    taken = state.names()
    for seat in fills:
        name = names.made_up(desk.language, desk.rng, [one for one in taken if one])
        taken.append(name)
        bots.append(e.BotSet(seat=seat, bot=state.setup.bots, name=name))
    filled = {bot.seat: bot.name for bot in bots}
    seated = [filled.get(seat, chair.name) for seat, chair in enumerate(state.chairs)]
    if command.same_deal:
        return [*bots, shuffling.same_again(state)]
    return [*bots, *shuffling.freeze(state, seated)]


def close(state: State, person: int, command: m.Close, desk: Desk) -> Entries:
    """The end of the table."""
    _for_host(state, person)
    return [e.Closed()]


def _for_host(state: State, person: int) -> None:
    if person != state.host:
        raise Refusal("error-host-only")


def _in_lobby(state: State) -> None:
    if not state.lobby:
        raise Refusal("error-game-running")
    if state.shuffle.frozen is not None:
        raise Refusal("error-starting")


def _seat(state: State, seat: int) -> int:
    if seat >= len(state.chairs):
        raise Refusal("error-no-such-seat", seat=str(seat), last=len(state.chairs) - 1)
    return seat
