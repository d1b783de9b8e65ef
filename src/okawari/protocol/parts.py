"""The pieces that messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# ------------------------------------------------------------------------------------------- words both sides use

CommandId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}(?!\n)$", description="Made up by the client, new for each command.")
]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}(?!\n)$")]
Token = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{22}(?!\n)$",
        description="128 bits: a person's or spectator's token, or the table's join secret.",
    ),
]
Entropy = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="32 random bytes of the client, for the shuffle.")
]
Commitment = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="A SHA-256 that binds to 32 random bytes and hides them.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(max_length=40, description="A card, an answer, an option: a code of the rules.")]
TypedName = Annotated[str, Meta(max_length=200)]
Game = Literal["classic", "party", "draft"]
Pace = Literal["none", "friendly", "brisk", "slow", "slower", "slowest"]
Absence = Literal[0, 30, 60, 120]
Phase = Literal["lobby", "playing", "scoring", "over", "closed"]
EmoteName = Literal["yum", "wow", "oops", "hurry", "good_one", "thanks", "one_more", "bye"]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Setup(Part, frozen=True):
    """What a table plays and how; the host may change it in the lobby and between games."""

    game: Game = "party"
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    menu: Annotated[str, Meta(max_length=40)] | Annotated[list[Word], Meta(max_length=12)] | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    pace: Pace = "none"
    doubled: bool = False  # twice the time for everybody, where a clock runs
    absence: Absence = 60  # seconds before a bot stands in; 0: wait for ever
    spectators: bool = True
    typed_names: bool = True
    bots: Word = "casual"  # the level of bots that fill seats
    memory: bool = False  # show players the hands they have passed on
    pinned: bool = False  # an unfinished game is kept for 30 days instead of one


class Chair(Part, frozen=True):
    """A place at the table and who has it."""

    who: Literal["free", "person", "bot"]
    name: str = ""
    person: int | None = None  # chairs with the same number are held by the same device
    bot: str | None = None
    ready: bool = False
    host: bool = False
    stand_in: bool = False  # a bot plays for this person, or for whoever left
    gone: bool = False  # the person left for good; somebody else may have the chair from the next deal on
    promised: str = ""  # the name of the person who waits for it


class Result(Part, frozen=True):
    """How the last game ended."""

    names: list[str]  # of those who played: the chairs may change before the next game
    scores: list[int]
    winners: list[int]
    replay: str  # its address under /api/replays/
    seed: str
    secret: str  # the opened secret of the shuffle


class Opening(Part, frozen=True):
    """A start under way: what is frozen, and who has not opened their bytes yet."""

    commitments: list[str | None]  # by seat; null: 32 zeros count there
    names: list[str]  # by seat; they are part of the seed
    missing: list[int]  # the lowest seat of each person who has not opened yet


class TableInfo(Part, frozen=True):
    """A table around the game: who sits where, and what is to be played."""

    table: str
    phase: Phase
    setup: Setup
    chairs: list[Chair]
    locked: bool
    games: int  # games begun at this table
    commitment: str  # SHA-256 of the next, or running, shuffle's secret, the table's id and the game's number
    continued: list[int]  # seats that are ready for the next course
    result: Result | None = None
    commitments: dict[str, str] = {}  # what people who are ready have committed to for the next game, by person
    zeros: list[int] = []  # people who count as zeros in the next game, after three starts that failed for them
    opening: Opening | None = None  # while a start waits for the bytes behind the commitments
    same_deal: int | None = None  # the number of the game whose cards are dealt once more in the running, or last, game


class Invite(Part, frozen=True):
    """How others get in; only people with a chair know it."""

    code: str | None  # six consonants, while the lobby is open
    secret: str  # for the link's fragment


class Event(Part, frozen=True):
    """Something that happened at the table, in the words of the rules or of the lobby."""

    what: str
    seat: int  # whom it happened to; -1: everybody
    values: dict[str, Any] = {}


class Place(Part, frozen=True):
    """What lies in front of a seat."""

    dishes: list[str]
    desserts: list[str]
    score: int | None  # None: not open (Draft, before the end)
    cards: int  # in hand
    now: int = 0  # what this round would bring if it ended now
    later: int = 0  # what the desserts would bring
    limbo: str | None = None  # a card played but not laid yet
    flipped: dict[str, int] = {}  # what the turned cards are
    chips: list[str] = []  # Draft: the piles that won chips came from
    values: list[int] = []  # Draft: their values where all may see them, else 0
    wine: bool = False  # this turn's pick is left to chance
    colours: dict[str, int] = {}  # where tea or soy sauce is served: cards by colour, called after its kind; `flipped`


class Board(Part, frozen=True):
    """The open part of a running game."""

    game: int  # which game at this table, from 1
    round: int
    rounds: int
    turn: int
    turns: int
    stage: str
    direction: Literal["left", "right"]
    hand_size: int
    deck: int
    menu: list[str]
    places: list[Place]  # one more than seats if a dummy plays
    discards: dict[str, int]
    uramaki_places: int = 0  # taken this round
    uramaki_left: list[int] = []  # where uramaki is served: the points of the places still to be taken
    desserts_left: int = 0  # not mixed in yet
    controller: int | None = None  # who leads the dummy
    actor: int | None = None  # whose card or tool is being carried out
    action: str | None = None  # which
    asked_for: list[str] = []  # faces that a spoon asks for
    giver: int | None = None  # who is asked for one of them
    piles: dict[str, int] = {}  # Draft: chips left


class Option(Part, frozen=True):
    """A legal answer, and what it would score."""

    answer: str
    points: int | None = None
    later: int | None = None
    chance: int | None = None  # of 100: that somebody has what a spoon would ask for; 0 and 100 are sure


class Turning(Part, frozen=True):
    """What each set of cards would bring that a takeout box can turn over, counting up the first option first."""

    copies: list[int]  # how many cards each option stands for, `pass` left out
    lost: list[int]  # points that go, by set; empty if there are too many sets
    gained: list[int]  # points that come, by set; empty if there are too many sets


class Question(Part, frozen=True):
    """What a seat is asked. Its number goes into the answer, so that a late answer is not taken for another."""

    number: int
    what: str
    options: list[Option]
    turning: Turning | None = None  # for a takeout box


class Mine(Part, frozen=True):
    """What one seat alone may know."""

    seat: int
    hand: dict[str, int]
    question: Question | None
    chosen: list[str]  # chosen since the last reveal, and still changeable if can_take_back
    can_take_back: bool
    passes_to: int
    tray: list[str] = []  # cards read on a menu
    points: int | None = None  # Draft: the sum of one's own chips
    chips: list[int] = []  # Draft: their values
    tools: dict[str, str | None] = {}  # chopsticks and spoons in front; a word says why one is of no use this turn
    known: dict[str, dict[str, int]] = {}  # hands seen, by the seat that holds them now, where the table allows


class Line(Part, frozen=True):
    """A line of the score sheet; desserts have no round."""

    round: int | None
    seat: int
    kind: str
    points: int
    why: str  # a message id
    numbers: dict[str, Any]


class Step(Part, frozen=True):
    """What happened in one version, for somebody who was not there."""

    version: int
    events: list[Event]
