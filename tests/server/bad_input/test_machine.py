"""Anything that anybody can do at a table, in any order, with a clock, restarts and a disk that is full at times."""

import os
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import json

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import project
from okawari.server.codes import client_id, token_hash
from okawari.server.names import clean_name
from tests.laws import counting
from tests.protocol.values import CLIENT, documents
from tests.server.bad_input.world import Person, World

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
EXAMPLES, STEPS = (2000, 120) if SOAK else (50, 50)
# Making an example shorter takes minutes here; `make soak` has them.
PHASES = tuple(phase for phase in Phase if SOAK or phase not in (Phase.shrink, Phase.explain))
MOST_PEOPLE = 6
ENOUGH = 3000  # turns of the world until a game must be over
WHO = st.integers(0, MOST_PEOPLE - 1)
SEATS = st.integers(0, 4)
MESSAGES = st.one_of([documents(kind) for kind in CLIENT if kind not in (m.Hello, m.Ping, m.Close)])
SETUPS = st.builds(
    m.Setup,
    game=st.sampled_from(["classic", "party", "draft"]),
    seats=st.integers(3, 4),
    pace=st.sampled_from(["none", "none", "brisk"]),
    absence=st.sampled_from([0, 30, 60]),
    memory=st.booleans(),
    typed_names=st.booleans(),
)
NAMES = st.sampled_from(["Mia", "mіa", "  ", "Zoë", "x" * 40])
BOTS = st.sampled_from([None, "random", "greedy", "nobody"])
ID = st.just("replaced")
COMMANDS: st.SearchStrategy[m.Command] = st.one_of(
    st.builds(m.TakeBack, id=ID, seat=SEATS),
    st.builds(m.Continue, id=ID, anyway=st.booleans()),
    st.builds(m.MoreTime, id=ID),
    st.builds(m.Sit, id=ID, seat=st.none() | SEATS),
    st.builds(m.Leave, id=ID),
    st.builds(m.Ready, id=ID, ready=st.booleans(), commitment=st.none() | st.just("5a" * 32)),
    st.builds(m.Open, id=ID, entropy=st.sampled_from(["5a" * 32, "0" * 64])),
    st.builds(m.Rename, id=ID, seat=SEATS, name=NAMES),
    st.builds(m.ChangeSetup, id=ID, setup=SETUPS),
    st.builds(m.Arrange, id=ID, order=st.none() | st.permutations([0, 1, 2, 3])),
    st.builds(m.SetBot, id=ID, seat=SEATS, bot=BOTS),
    st.builds(m.Kick, id=ID, seat=SEATS),
    st.builds(m.Lock, id=ID, locked=st.booleans()),
    st.builds(m.Start, id=ID, fill=st.booleans(), same_deal=st.booleans()),
)
LOOKS = (
    st.builds(m.Look, seat=st.none() | SEATS)
    | st.builds(m.Emote, emote=st.just("yum"), seat=st.none() | SEATS)
    | st.builds(m.Wish, more_time=st.booleans())
)


class TableMachine(RuleBasedStateMachine):
    """Three people, sometimes more, a spectator, and everything that can happen to them."""

    def __init__(self) -> None:
        super().__init__()
        self.world = World()
        self.audience: Person | None = None

    def teardown(self) -> None:
        try:
            if self.world.table_id:
                self.recover()
                self.play_to_the_end()
                self.fold_agrees()
        finally:
            self.world.close()

    # ------------------------------------------------------------------------------------ help

    def who(self, number: int) -> Person:
        return self.world.people[number % len(self.world.people)]

    def say(self, number: int, kind: type[m.Command], **fields: Any) -> None:
        self.world.say(self.who(number), kind(id=self.world.new_id(), **fields))

    @property
    def playing(self) -> bool:
        return self.world.state.phase == "playing"

    # ------------------------------------------------------------------------------------ coming and going

    @initialize(setup=SETUPS, others=st.integers(0, 2), begun=st.booleans())
    def a_table(self, setup: m.Setup, others: int, begun: bool) -> None:
        self.world.lay(setup)
        for name in ("Leo", "Mia")[:others]:
            self.join(name)
            self.world.come(self.world.people[-1])
        if begun:
            self.start_by_the_host()

    @rule(name=st.sampled_from(["Mia", "Leo", "Міа", "<b>", "", "\u202e"]))
    def join(self, name: str) -> None:
        world = self.world
        if len(world.people) < MOST_PEOPLE and world.state.phase != "closed":
            with suppress(OkawariError):
                entry = world.run(world.tables.join(table=world.table_id, secret=world.state.secret, name=name))
                world.people.append(Person(entry))

    @rule(who=WHO, outdated=st.integers(0, 9))
    def come(self, who: int, outdated: int) -> None:
        if self.world.state.phase != "closed":
            self.world.come(self.who(who), **({"protocol": 2} if outdated == 0 else {}))

    @rule(who=WHO)
    def go(self, who: int) -> None:
        person = self.who(who)

        async def hang_up() -> None:
            person.go(self.world.table)

        self.world.run(hang_up())

    @rule()
    def watch(self) -> None:
        world = self.world
        if world.state.phase != "closed":
            with suppress(OkawariError):
                entry = world.run(world.tables.join(table=world.table_id, secret=world.state.secret, watch=True))
                self.audience = Person(entry)
                world.come(self.audience)

    # ------------------------------------------------------------------------------------ commands

    @rule(who=WHO, pick=st.integers(0, 9), late=st.integers(-1, 1))
    @precondition(lambda self: self.playing)
    def answer(self, who: int, pick: int, late: int) -> None:
        state = self.world.state
        seats = [seat for seat in state.waiting if seat in self.who(who).you.seats]
        if state.game and seats:
            legal = state.game.legal(seats[0])
            number = max(0, state.numbers[seats[0]] + (late if pick == 9 else 0))
            self.say(who, m.Answer, seat=seats[0], question=number, answer=legal[pick % len(legal)].code)

    @rule(turns=st.integers(1, 12))
    @precondition(lambda self: self.playing and not self.world.store.broken)
    def play_on(self, turns: int) -> None:
        for _ in range(turns):
            self.one_turn(come=False)

    @rule(who=WHO)
    @precondition(lambda self: self.playing)
    def take_back(self, who: int) -> None:
        for seat in self.who(who).you.seats:
            self.say(who, m.TakeBack, seat=seat)

    @rule(who=WHO, seat=SEATS, pick=st.integers(0, 9))
    @precondition(lambda self: self.playing)
    def consider(self, who: int, seat: int, pick: int) -> None:
        state = self.world.state
        if state.game and seat in state.waiting:
            legal = state.game.legal(seat)
            number = state.numbers[seat]
            self.world.say(self.who(who), m.Consider(seat=seat, question=number, answer=legal[pick % len(legal)].code))

    @rule(who=WHO, command=COMMANDS)
    def command(self, who: int, command: m.Command) -> None:
        self.world.say(self.who(who), msgspec.structs.replace(command, id=self.world.new_id()))

    @rule(commands=st.lists(st.tuples(WHO, COMMANDS), min_size=4, max_size=10))
    def commands(self, commands: list[tuple[int, m.Command]]) -> None:
        for who, command in commands:
            self.command(who, command)
            self.chairs_and_people()

    @rule(command=COMMANDS)
    def command_of_the_host(self, command: m.Command) -> None:
        for number, person in enumerate(self.world.people):
            if person.you.host:
                self.command(number, command)

    @rule(who=WHO, message=LOOKS)
    def look_or_emote(self, who: int, message: m.FromClient) -> None:
        self.world.say(self.who(who), message)

    @rule()
    def start_by_the_host(self) -> None:
        for number, person in enumerate(self.world.people):
            if person.you.host:
                self.say(number, m.Start, fill=True)

    @rule(who=WHO, setup=SETUPS, really=st.integers(0, 4))
    def close(self, who: int, setup: m.Setup, really: int) -> None:
        if really == 0:
            self.say(who, m.Close)
        if self.world.state.phase == "closed":
            self.fold_agrees()
            self.a_table(setup, 1, begun=True)

    @rule(who=WHO, seconds=st.sampled_from([35.0, 70.0, 150.0]))
    @precondition(lambda self: self.playing)
    def away_for_a_while(self, who: int, seconds: float) -> None:
        self.go(who)
        self.time_passes(seconds)

    @rule(who=WHO)
    @precondition(lambda self: self.playing)
    def back_while_the_disk_is_full(self, who: int) -> None:
        self.away_for_a_while(who, 150.0)
        self.disk_full()
        self.come(who, outdated=1)
        self.recover()

    @rule(who=WHO)
    def repeat(self, who: int) -> None:
        person, before = self.who(who), self.world.state.seq
        if person.last is not None and person.last.id in person.acked and self.world.state.phase != "closed":
            self.world.say(person, person.last)
            assert self.world.state.seq == before

    @rule(who=WHO, document=MESSAGES)
    def anything(self, who: int, document: dict[str, Any]) -> None:
        self.world.say(self.who(who), self.read(document))

    def read(self, document: dict[str, Any]) -> Any:
        """The message, with an id that nobody else has used."""
        fresh = {"id": self.world.new_id()} if "id" in document else {}
        return m.decode_client(json.encode(document | fresh))

    @rule(document=MESSAGES)
    def anything_by_a_spectator(self, document: dict[str, Any]) -> None:
        if self.audience is not None:
            before = self.world.state.seq
            self.world.say(self.audience, self.read(document))
            assert self.world.state.seq == before
            assert not self.audience.acked

    # ------------------------------------------------------------------------------------ the world around

    @rule(seconds=st.sampled_from([0.5, 4.0, 12.0, 35.0, 70.0, 150.0, 1000.0]))
    def time_passes(self, seconds: float) -> None:
        self.world.pass_time(seconds)
        if seconds >= 12.0 and not self.world.store.broken:
            self.duties_done(seconds)

    @rule()
    def restart(self) -> None:
        self.world.restart()
        self.audience = None
        if self.world.state.phase != "closed":
            self.world.run(self.world.found())

    @rule()
    def disk_full(self) -> None:
        self.world.store.broken = True

    @rule()
    def recover(self) -> None:
        self.world.store.broken = False
        if self.world.state.phase != "closed":
            self.world.run(self.world.found())
            self.world.pass_time(2.0)
            self.world.pass_time(12.0)
            self.duties_done(12.0)

    @rule()
    @precondition(lambda self: not self.world.store.broken)
    def over(self) -> None:
        """Everybody plays on until the game is over, so that what comes behind a game comes often."""
        self.play_to_the_end()

    def play_to_the_end(self) -> None:
        world = self.world
        if world.state.phase == "closed":
            return
        for _ in range(ENOUGH):
            if not world.state.running:
                return
            world.run(world.found())
            before = world.state.seq
            self.one_turn()
            if world.state.seq == before:
                world.pass_time(200.0)  # those who are away are not waited for
        raise AssertionError("the game does not end")

    def one_turn(self, come: bool = True) -> None:
        """Everybody with a seat does what the table waits for; a table of bots plays on by itself."""
        world = self.world
        people = [person for person in world.people if _number(person, world) in world.state.seated()]
        for person in people:
            if come and (not person.here or (person.line is not None and person.line.outdated)):
                world.come(person)
            seats = world.state.seats_of(_number(person, world))
            if world.state.phase == "scoring":
                world.say(person, m.Continue(id=world.new_id()))
            elif world.state.game and (asked := [seat for seat in seats if seat in world.state.waiting]):
                code = world.dice.choice(world.state.game.legal(asked[0])).code
                number = world.state.numbers[asked[0]]
                world.say(person, m.Answer(id=world.new_id(), seat=asked[0], question=number, answer=code))

    # ------------------------------------------------------------------------------------ what always holds

    @invariant()
    def fold_agrees(self) -> None:
        """The log, folded again, is the table as everybody sees it; and every client has followed."""
        world = self.world
        if not world.table_id:
            return
        table, shadow = world.table, world.shadow
        if table is not None:
            state = table.state
            assert (state.seq, state.version, state.commands) == (shadow.seq, shadow.version, shadow.commands)
            for person in [None, *state.people]:
                for seat in [None, *state.seats_of(person)]:
                    audience = project.Audience(person, seat)
                    frames = [m.encode(project.welcome(one, audience, 1)) for one in (state, shadow)]
                    assert frames[0] == frames[1]
                    assert len(frames[0]) <= m.SERVER_FRAME
            for client in [*world.people, *([self.audience] if self.audience else [])]:
                client.sees(state)
        assert world.metrics.count("troubles") == 0

    @invariant()
    def answers_are_kept(self) -> None:
        """What was acked is in the log with that version; what was refused is not."""
        commands = {client_id(own): version for own, version in self.world.shadow.commands.items()}
        for person in self.world.people:
            assert all(commands.get(command) == version for command, version in person.acked.items())
            assert not any(command in commands for command in person.refused)

    @invariant()
    def chairs_and_people(self) -> None:
        state = self.world.state
        assert len(state.chairs) == len(state.numbers) == (state.setup.seats if state.table else 0)
        assert state.seated() <= state.people.keys()
        assert not state.banned & set(state.people.values())
        assert len(set(state.people.values())) == len(state.people)
        assert set(state.ready) <= state.seated()
        assert state.continued <= state.seated()
        assert state.host is None or state.host in state.people
        names = [chair.name for chair in state.chairs if chair.name]
        assert len(set(names)) == len(names)
        assert all(clean_name(name) == name for name in names)
        for chair in state.chairs:
            taken = chair.person is not None or chair.bot is not None
            assert not (chair.person is not None and chair.bot is not None)
            assert bool(chair.name) == taken
            assert not chair.gone or (chair.bot and chair.stand_in and state.running)
            assert taken or not state.running

    @invariant()
    def cards_are_conserved(self) -> None:
        game = self.world.state.game
        if game is not None:
            counting.check(game._table)

    def duties_done(self, seconds: float) -> None:
        """After some time nothing is left undone that the server has to do by itself."""
        table = self.world.table
        if table is None or table.state.phase == "closed":
            return
        state, present = table.state, table.presence
        here = [person for person in present.here() if state.seats_of(person)]
        assert not here or state.host in here
        assert not any(state.chairs[seat].stand_in for person in here for seat in state.seats_of(person))
        assert not (state.game and state.game.over and state.phase == "playing")
        assert not any(state.chairs[seat].bot or state.chairs[seat].stand_in for seat in state.waiting)
        if here and state.phase == "lobby" and seconds > self.world.config.lobby_hold:
            assert {chair.person for chair in state.chairs} - {None} == set(here)
        if here and seconds > state.setup.absence > 0:
            assert all(state.chairs[seat].person in here for seat in state.waiting)


def _number(person: Person, world: World) -> int | None:
    """Which person of the table somebody is."""
    hashed = token_hash(person.entry.token)
    return next((number for number, known in world.state.people.items() if known == hashed), None)


@pytest.mark.slow
def test_anything_in_any_order() -> None:
    run_state_machine_as_test(
        TableMachine, settings=settings(max_examples=EXAMPLES, stateful_step_count=STEPS, phases=PHASES)
    )
