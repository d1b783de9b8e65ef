"""The state of a table: what its log makes of nothing. Applying an entry never fails and never decides anything."""

from dataclasses import replace
from typing import Any

from okawari.game import Game
from okawari.protocol.messages import Result, Setup
from okawari.server import entries as e
from okawari.server import opening, seating, summing
from okawari.server.codes import has_bare_ids
from okawari.server.failpoints import hit
from okawari.server.frozen import last_commands
from okawari.server.pieces import EVERYBODY, Base, Chair, Step, changes, happened, only
from okawari.server.shuffle import Shuffle
from okawari.views.story import Event


class State:
    """Everything about a table, folded from its log."""

    def __init__(self) -> None:
        self.table = ""
        self.seq = 0
        self.version = 0
        self.setup = Setup()
        self.phase = "lobby"
        self.secret = ""
        self.language = "en"
        self.code = ""
        self.shuffle = Shuffle()
        self.locked = False
        self.chairs: list[Chair] = []
        self.people: dict[int, str] = {}  # the hash of each person's token
        self.called: dict[int, str] = {}  # the last name of each person
        self.banned: set[str] = set()
        self.host: int | None = None
        self.ready: dict[int, str | None] = {}  # people who are ready, with their commitments
        self.games = 0
        self.game: Game | None = None
        self.dealt: e.Started | None = None
        self.dealt_setup: Setup | None = None
        self.played: dict[int, frozenset[int]] = {}  # the seats whose cards each person may have seen in this game
        self.continued: set[int] = set()
        self.held: list[Event] = []  # of the next round, while the last one's scores are read
        self.numbers: list[int] = []  # the number of the question each seat is, or will next be, asked
        self.chains: dict[int, int] = {}  # seats whose last choice was a bot's for a person, and where it began
        self.pleas: dict[int, int] = {}  # how often each person has asked for more time in this game
        self.result: Result | None = None
        self.since = 0  # the row after which the running, or last, game began
        self.chain = b""  # the checksum of the last row
        self.base = Base()
        self.summed = 0  # the last row that sums up a lobby
        self.commands: dict[str, int] = {}  # carried out, with their versions
        self.bare_ids = False  # whether forgotten ones have ids that do not name the person, as in older logs
        self.thawed = False  # whether older commands are known to the store alone
        self.steps: list[Step] = []  # since the running, or last, game began

    # ------------------------------------------------------------------------------------ what can be asked

    @property
    def lobby(self) -> bool:
        """Whether no game is running, and another can be prepared."""
        return self.phase in ("lobby", "over")

    @property
    def running(self) -> bool:
        """Whether a game is under way."""
        return self.phase in ("playing", "scoring")

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are deciding."""
        return self.game.waiting if self.game and self.phase == "playing" else ()

    @property
    def same_deal(self) -> int | None:
        """The number of the game whose cards the running, or last, game deals once more."""
        if self.dealt is None or not self.dealt.same_deal:
            return None
        return self.dealt.game or self.games - 1  # in a log of format 1 deals have no number

    @property
    def round(self) -> int:
        """The round of the running game; 0: none runs."""
        return len(self.game.round_views) + (self.phase == "playing") if self.game and self.running else 0

    def seats_of(self, person: int | None) -> list[int]:
        """The chairs that a person has."""
        return [] if person is None else [at for at, chair in enumerate(self.chairs) if chair.person == person]

    def seated(self) -> set[int]:
        """The people who have a chair."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    def names(self) -> list[str]:
        """The names at the table, chair by chair."""
        return [chair.name for chair in self.chairs]

    def copy(self) -> "State":
        """A state of its own, to try entries on before they count."""
        twin = State.__new__(State)
        twin.__dict__.update(
            {name: value.copy() if type(value) in COPIED else value for name, value in self.__dict__.items()}
        )
        twin.chairs = [chair.copy() for chair in self.chairs]
        return twin

    # ------------------------------------------------------------------------------------ the fold

    def apply(self, entry: e.Entry, command: str | None = None) -> Step:
        """Carry out an entry of the log."""
        step: Step = APPLY[type(entry)](self, entry)
        self.seq += 1
        if step.public:
            self.version += 1
            self.steps.append(step)
        step.version = self.version
        if command is not None:
            self.commands[command] = self.version
        return step

    def created(self, entry: e.Created) -> Step:
        """An empty table."""
        self.table, self.secret, self.code = entry.table, entry.secret, entry.code
        self.shuffle = Shuffle(entry.shuffle, entry.format)
        self.setup, self.language = entry.setup, entry.language
        self.chairs = [Chair() for _ in range(entry.setup.seats)]
        self.numbers = [1] * entry.setup.seats
        return Step(0, [happened("table_opened")], table=True, invite=True)

    def joined(self, entry: e.Joined) -> Step:
        """Somebody is here; the first one is the host."""
        self.people[entry.person] = entry.token
        if self.host is None:
            self.host = entry.person
        return Step(0, public=False)

    def freed(self, entry: e.Freed) -> Step:
        """A chair is free, or in a running game a bot's."""
        chair = self.chairs[entry.seat]
        person, name = chair.person, chair.name
        if self.running:
            self.chairs[entry.seat] = Chair(bot=self.setup.bots, name=name, stand_in=True, gone=True, last=person)
        else:
            self.chairs[entry.seat] = Chair()
        if person is not None and not self.seats_of(person):
            self.ready.pop(person, None)
            self.continued.discard(person)
        return Step(0, [happened("stood_up", entry.seat, name=name, why=entry.why)], table=True)

    def banned_one(self, entry: e.Banned) -> Step:
        """A person is kept out, and whoever else got the old link with them."""
        self.banned.add(self.people.pop(entry.person))
        self.secret, self.code = entry.secret, entry.code
        return Step(0, table=True, invite=True)

    def bot_set(self, entry: e.BotSet) -> Step:
        """A bot comes or goes."""
        old = self.chairs[entry.seat].name
        self.chairs[entry.seat] = Chair(bot=entry.bot, name=entry.name)
        what = happened("bot_sat_down", entry.seat, name=entry.name) if entry.bot else None
        return Step(0, [what or happened("stood_up", entry.seat, name=old, why="left")], table=True)

    def renamed(self, entry: e.Renamed) -> Step:
        """A name changes."""
        chair = self.chairs[entry.seat]
        chair.name = entry.name
        if chair.person is not None:
            self.called[chair.person] = entry.name
        return Step(0, [happened("renamed", entry.seat, name=entry.name)], table=True)

    def arranged(self, entry: e.Arranged) -> Step:
        """The chairs are moved; whoever sits there moves with them."""
        self.chairs = [self.chairs[at] for at in entry.order]
        self.numbers = [self.numbers[at] for at in entry.order]
        return Step(0, [happened("rearranged")], table=True)

    def lock(self, entry: e.Locked) -> Step:
        """The door."""
        self.locked = entry.locked
        return Step(0, [happened("locked" if entry.locked else "unlocked")], table=True)

    def changed(self, entry: e.Changed) -> Step:
        """Another setup: everybody agrees to it anew. In a running game, or with a doubled clock, they need not."""
        old, self.setup = self.setup, entry.setup
        events = changes(old, entry.setup)
        if self.running or only("doubled", old, entry.setup):
            return Step(0, events, table=True)
        self.ready = {}
        while len(self.chairs) > entry.setup.seats:
            self._drop_chair()
        more = entry.setup.seats - len(self.chairs)
        self.chairs += [Chair() for _ in range(more)]
        self.numbers += [1] * more
        return Step(0, events, table=True)

    def _drop_chair(self) -> None:
        """One chair less: the last free one, else the last bot's."""
        spare = [at for at, chair in enumerate(self.chairs) if chair.person is None]
        at = max(spare, key=lambda at: (self.chairs[at].bot is None, at))
        del self.chairs[at], self.numbers[at]

    def readied(self, entry: e.Readied) -> Step:
        """A person's mark."""
        self.ready.pop(entry.person, None)
        if entry.ready:
            self.ready[entry.person] = entry.commitment
        what = "ready" if entry.ready else "not_ready"
        return Step(0, [happened(what, seat) for seat in self.seats_of(entry.person)], table=True)

    def hosted(self, entry: e.Hosted) -> Step:
        """Another host."""
        self.host = entry.person
        return Step(0, [happened("host_moved", (self.seats_of(entry.person) or [EVERYBODY])[0])], table=True)

    def started(self, entry: e.Started) -> Step:
        """The first hands are dealt."""
        setup = self.setup
        self.game = Game(
            setup.game,
            seats=setup.seats,
            menu=setup.menu,
            options=setup.options,
            seed=entry.seed,
            names=self.names(),
        )
        self.games += 1
        self.phase, self.dealt, self.dealt_setup = "playing", entry, setup
        self.shuffle = Shuffle(entry.shuffle, e.FORMAT if entry.game else 1)
        self.ready, self.continued, self.held, self.chains, self.pleas = {}, set(), [], {}, {}
        self.result = None
        self.steps = []
        self._forget_commands()
        self.since = self.seq
        self.played = {person: frozenset(self.seats_of(person)) for person in self.seated()}
        again = [happened("same_deal", number=self.same_deal)] if entry.same_deal else []
        events = [happened("game_started", number=self.games), *again, *self.game.events]
        return Step(0, events, table=True, board=True)

    def _forget_commands(self) -> None:
        """Of earlier games the store knows every command; not of a lobby that was summed up."""
        kept = last_commands(self.commands)
        if len(kept) < len(self.commands):
            self.bare_ids = self.bare_ids or has_bare_ids(self.commands)
            self.commands, self.thawed = kept, True

    def answered(self, entry: e.Answered) -> Step:
        """An answer, and what follows from it until somebody is asked again or a round's scores are to be read."""
        game = self._game()
        rounds, lines = len(game.round_views), len(game.score_lines)
        events = game.answer(entry.seat, entry.answer)
        if entry.by in ("stand_in", "clock"):
            self.chains.setdefault(entry.seat, self.numbers[entry.seat])
        else:
            self.chains.pop(entry.seat, None)
        self.numbers[entry.seat] += 1
        if not any(event.only is None for event in events):
            return Step(0, events, public=False, seat=entry.seat)
        if entry.by == "clock":
            events = [happened("time_ran_out", entry.seat), *events]
        revealed = any(event.what not in QUIET for event in events)
        if revealed:
            self.chains = {}
        scored = len(game.round_views) > rounds
        if scored:
            hit("round_scoring")
            events = self._hold(events)
        return Step(0, events, seat=entry.seat, table=scored, board=revealed, lines=game.score_lines[lines:])

    def _hold(self, events: list[Event]) -> list[Event]:
        """A round was scored: what follows is served when everybody has read the scores."""
        if self._game().over:
            return events
        end = next(at for at, event in enumerate(events) if event.what == "round_ended") + 1
        self.phase, self.continued, self.held = "scoring", set(), events[end:]
        return events[:end]

    def took_back(self, entry: e.TookBack) -> Step:
        """A seat chooses again."""
        events = self._game().take_back(entry.seat)
        self.numbers[entry.seat] += 1
        self.chains.pop(entry.seat, None)
        return Step(0, events, public=bool(events), seat=entry.seat)

    def exchanged(self, entry: e.Exchanged) -> Step:
        """A bot's choice becomes the person's; what everybody may know stays as it was."""
        game = self._game()
        events = game.take_back(entry.seat)
        for answer in entry.answers:
            events += game.answer(entry.seat, answer)
        self.numbers[entry.seat] += 1
        self.chains.pop(entry.seat, None)
        return Step(0, [event for event in events if event.only is not None], public=False, seat=entry.seat)

    def continued_by(self, entry: e.Continued) -> Step:
        """Ready for the next course; when it is served, the new hands are seen."""
        events = []
        if entry.person is not None:
            self.continued.add(entry.person)
            events = [happened("continued", seat) for seat in self.seats_of(entry.person)]
        if entry.go:
            hit("new_hands")
            events += [*seating.keep_promises(self), *self.held]
            self.phase, self.continued, self.held = "playing", set(), []
        return Step(0, events, table=True, board=entry.go)

    def asked_time(self, entry: e.AskedTime) -> Step:
        """A plea for time."""
        self.pleas[entry.person] = self.pleas.get(entry.person, 0) + 1
        return Step(0, [happened("more_time", seat) for seat in self.seats_of(entry.person)[:1]])

    def stood_in(self, entry: e.StoodIn) -> Step:
        """A bot sits in."""
        self.chairs[entry.seat].stand_in = True
        return Step(0, [happened("stood_in", entry.seat)], table=True)

    def returned(self, entry: e.Returned) -> Step:
        """The person plays again."""
        self.chairs[entry.seat].stand_in = False
        return Step(0, [happened("returned", entry.seat)], table=True)

    def finished(self, entry: e.Finished) -> Step:
        """The game is over: its secret is opened, and the table is a lobby again."""
        game, dealt = self._game(), self.dealt
        assert dealt is not None
        self.result = Result(
            names=self.names(),
            scores=list(game.scores),
            winners=list(game.winners),
            replay=entry.replay,
            seed=dealt.seed,
            secret=dealt.shuffle,
        )
        self.phase, self.shuffle = "over", Shuffle(entry.shuffle, entry.format)
        # Chairs may change now: what only a seat was told must not go to whoever has it next.
        self.steps = [replace(step, events=[one for one in step.events if one.only is None]) for step in self.steps]
        for at, chair in enumerate(self.chairs):
            self.chairs[at] = Chair() if chair.gone else replace(chair, stand_in=False, last=None)
        return Step(0, [happened("secret_opened", secret=dealt.shuffle)], table=True)

    def closed(self, entry: e.Closed) -> Step:
        """The end of the table; the secret of an unfinished game is opened too."""
        opened = [happened("secret_opened", secret=self.shuffle.secret)] if self.running else []
        self.phase = "closed"
        return Step(0, [happened("table_closed"), *opened], table=True)

    def noted(self, entry: e.Noted) -> Step:
        """Nothing."""
        return Step(0, public=False)

    def _game(self) -> Game:
        assert self.game is not None
        return self.game


# Events of the rules that leave the open table as it is.
QUIET = ("chosen", "took_back", "picked", "kept", "time_ran_out")

COPIED = frozenset({list, dict, set, Game, Shuffle})

APPLY: dict[type, Any] = {
    e.Created: State.created,
    e.Joined: State.joined,
    e.Seated: seating.seated,
    e.Freed: State.freed,
    e.Promised: seating.promised,
    e.Withdrawn: seating.withdrawn,
    e.Banned: State.banned_one,
    e.BotSet: State.bot_set,
    e.Renamed: State.renamed,
    e.Arranged: State.arranged,
    e.Locked: State.lock,
    e.Changed: State.changed,
    e.Readied: State.readied,
    e.Hosted: State.hosted,
    e.Starting: opening.starting,
    e.Opened: opening.opened,
    e.CalledOff: opening.called_off,
    e.Started: State.started,
    e.Answered: State.answered,
    e.TookBack: State.took_back,
    e.Exchanged: State.exchanged,
    e.Continued: State.continued_by,
    e.AskedTime: State.asked_time,
    e.StoodIn: State.stood_in,
    e.Returned: State.returned,
    e.Finished: State.finished,
    e.Closed: State.closed,
    e.Noted: State.noted,
    e.Summed: summing.overlay,
}
