"""Commands around the game: chairs, the host's duties, what is played, and the start. Each becomes log entries."""

from msgspec.structs import replace

from okawari.bots import BOTS
from okawari.protocol import messages as m
from okawari.server import codes, names, shuffling
from okawari.server import entries as e
from okawari.server.desk import Desk, check_setup
from okawari.server.refusals import Refusal
from okawari.server.seating import left_by, promised_to, taken_names
from okawari.server.state import State
from okawari.views.facts import open_facts

Entries = list[e.Entry]
MOST_PEOPLE = 100  # who ever came to a table


def sit(state: State, person: int, command: m.Sit, desk: Desk) -> Entries:
    """Take a free chair; in a running game, your own at once, another one at the next deal."""
    if state.seats_of(person) or promised_to(state, person) is not None:
        raise Refusal("error-already-seated")
    own = left_by(state, person)
    if own:
        seat = _one_of(own, command.seat, "error-chair-taken")
        return [e.Seated(person=person, seat=seat, name=_own_name(state, person, desk, seat))]
    return [_place(state, person, command.seat, _own_name(state, person, desk))]


def _own_name(state: State, person: int, desk: Desk, seat: int | None = None) -> str:
    known = state.called.get(person)
    if known is None:
        return desk.name(state, None)
    taken = taken_names(state)
    if seat is not None:
        taken.remove(state.chairs[seat].name)
    return names.distinct(known, taken)


def _place(state: State, person: int, wanted: int | None, name: str) -> e.Seated | e.Promised:
    """Give a chair, in a running game at the next deal: a hand goes only to its owner or to a bot."""
    if not state.running:
        free = [at for at, chair in enumerate(state.chairs) if chair.person is None and chair.bot is None]
        return e.Seated(person=person, seat=_one_of(free, wanted, "error-table-full"), name=name)
    seen = state.played.get(person)  # they know what stays secret for the whole game, such as Draft's chips
    free = [at for at, chair in enumerate(state.chairs) if chair.gone and chair.next is None]
    seat = _one_of([at for at in free if seen is None or at in seen], wanted, "error-game-running")
    if _last_deal(state):
        raise Refusal("error-last-round")
    return e.Promised(person=person, seat=seat, name=name)


def _one_of(free: list[int], wanted: int | None, none: str) -> int:
    if wanted is not None and wanted not in free:
        raise Refusal("error-chair-taken")
    if not free:
        raise Refusal(none)
    return free[0] if wanted is None else wanted


def _last_deal(state: State) -> bool:
    return state.game is not None and state.round >= open_facts(state.game.view())["rounds"]


def join(state: State, token: str, name: str | None, desk: Desk) -> Entries:
    """Somebody new with a chair."""
    if state.locked:
        raise Refusal("error-table-locked")
    person = len(state.people) + len(state.banned)
    if person >= MOST_PEOPLE:
        raise Refusal("error-table-full")
    return [e.Joined(person=person, token=token), _place(state, person, None, desk.name(state, name))]


def leave(state: State, person: int, command: m.Leave, desk: Desk) -> Entries:
    """The person's chairs are free; the host's duty moves on."""
    waits = promised_to(state, person)
    if waits is not None:
        return [e.Withdrawn(seat=waits, why="left")]
    seats = state.seats_of(person)
    if not seats:
        raise Refusal("error-not-seated")
    freed: Entries = [e.Freed(seat=seat, why="left") for seat in seats]
    freed += shuffling.left(state, person)
    others = [one for one in desk.present() if one != person and state.seats_of(one)]
    return freed + ([e.Hosted(person=others[0])] if person == state.host and others else [])


def ready(state: State, person: int, command: m.Ready, desk: Desk) -> Entries:
    """Mark a person as ready, with a commitment to their part of the shuffle."""
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
    others = taken_names(state)
    others.remove(state.chairs[seat].name)
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
    chair = state.chairs[_seat(state, command.seat)]
    guest = chair.next if chair.person is None else chair.person
    if guest is None:
        raise Refusal("error-chair-free")
    if guest == person:
        raise Refusal("error-kick-self")
    freed: Entries = [e.Freed(seat=seat, why="kicked") for seat in state.seats_of(guest)]
    freed += shuffling.call_off(state)
    if chair.next == guest:
        freed.append(e.Withdrawn(seat=command.seat, why="kicked"))
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
