"""What a table's log is made of. The state of a table is what its entries, one after the other, make of nothing."""

from typing import Literal

from msgspec import Struct, json

from okawari.protocol.messages import Setup
from okawari.replays.shuffle import ZEROS
from okawari.server.frozen import Frozen
from okawari.server.shuffle import FORMAT as FORMAT

By = Literal["player", "bot", "stand_in", "clock"]


class Entry(Struct, tag_field="what", frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that was decided at a table."""


class Created(Entry, tag="created", frozen=True):
    """The table is there, its lobby open."""

    table: str
    setup: Setup
    secret: str  # of the link
    code: str
    shuffle: str  # 32 random bytes, hex: the first game's part of the server
    format: int = 1  # of the log; older ones do not say
    language: str = "en"  # of the names that are made up for bots


class Joined(Entry, tag="joined", frozen=True):
    """Somebody with a token of their own is here."""

    person: int
    token: str  # SHA-256


class Seated(Entry, tag="seated", frozen=True):
    """A person takes a chair."""

    person: int
    seat: int
    name: str


class Freed(Entry, tag="freed", frozen=True):
    """A chair is given up. In a running game a bot plays on for it."""

    seat: int
    why: Literal["left", "dropped", "kicked"]


class Promised(Entry, tag="promised", frozen=True):
    """A chair is promised to a person for the next deal. Until then a bot plays it."""

    person: int
    seat: int
    name: str


class Withdrawn(Entry, tag="withdrawn", frozen=True):
    """A promised chair is given up or withdrawn."""

    seat: int
    why: Literal["left", "kicked"]


class Banned(Entry, tag="banned", frozen=True):
    """A person may not come back; the code and the link change."""

    person: int
    secret: str
    code: str


class BotSet(Entry, tag="bot_set", frozen=True):
    """A bot on a chair, or none any more."""

    seat: int
    bot: str | None
    name: str = ""


class Renamed(Entry, tag="renamed", frozen=True):
    """Another name for whoever sits there."""

    seat: int
    name: str


class Arranged(Entry, tag="arranged", frozen=True):
    """The chairs stand in another order: place by place, which chair of before."""

    order: list[int]


class Locked(Entry, tag="locked", frozen=True):
    """Nobody else gets in, or they do again."""

    locked: bool


class Changed(Entry, tag="changed", frozen=True):
    """Something else is to be played, or otherwise."""

    setup: Setup


class Readied(Entry, tag="readied", frozen=True):
    """A person is ready to begin, or is not."""

    person: int
    ready: bool
    entropy: str = ""  # of format 1: the person's bytes in the clear
    commitment: str | None = None


class Hosted(Entry, tag="hosted", frozen=True):
    """The host's duty moves on."""

    person: int


class Starting(Entry, tag="starting", frozen=True):
    """A start begins: seats and commitments are frozen until everyone has opened their bytes."""

    commitments: list[str | None]  # by seat


class Opened(Entry, tag="opened", frozen=True):
    """A person opens the bytes that they committed to."""

    person: int
    entropy: str


class CalledOff(Entry, tag="called_off", frozen=True):
    """A start is called off; everyone commits again, the server too."""

    shuffle: str
    missing: list[int] = []  # people who did not open in time


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's part of a shuffle."""

    name: str
    person: int | None = None
    commitment: str | None = None
    entropy: str = ZEROS


class Started(Entry, tag="started", frozen=True):
    """A game begins. The seed follows from the secret, the parts and the game's number at this table."""

    shuffle: str
    seed: str
    same_deal: bool = False
    game: int = 0  # in a log of format 1: none
    parts: list[Part] = []  # by seat
    entropy: list[str] = []  # of format 1


class Answered(Entry, tag="answered", frozen=True):
    """A seat's answer to its question."""

    seat: int
    answer: str
    by: By = "player"


class TookBack(Entry, tag="took_back", frozen=True):
    """A seat chooses again."""

    seat: int


class Exchanged(Entry, tag="exchanged", frozen=True):
    """A person's late choice takes the place of what a bot chose for them; nobody else notices before the reveal."""

    seat: int
    answers: list[str]


class Continued(Entry, tag="continued", frozen=True):
    """A person is ready for the next course; with `go` it is served."""

    person: int | None
    go: bool


class AskedTime(Entry, tag="asked_time", frozen=True):
    """A person wants more time."""

    person: int


class StoodIn(Entry, tag="stood_in", frozen=True):
    """A bot plays for an absent person."""

    seat: int


class Returned(Entry, tag="returned", frozen=True):
    """The person is back and plays on."""

    seat: int


class Finished(Entry, tag="finished", frozen=True):
    """The game is over and kept as a replay; the next game's part of the shuffle is drawn."""

    replay: str
    shuffle: str
    format: int = 1  # of the commitment to it


class Closed(Entry, tag="closed", frozen=True):
    """The table is no more."""


class Noted(Entry, tag="noted", frozen=True):
    """A command that changed nothing was taken."""


class Summed(Entry, tag="summed", frozen=True):
    """The state of a lobby, in place of all its rows after the row `keep`."""

    keep: int
    lobby: Frozen


AnyEntry = (
    Created | Joined | Seated | Freed | Promised | Withdrawn | Banned | BotSet | Renamed | Arranged | Locked | Changed
    | Readied | Hosted | Starting | Opened | CalledOff | Started | Answered | TookBack | Exchanged | Continued
    | AskedTime | StoodIn | Returned | Finished | Closed | Noted | Summed
)  # fmt: skip

encode = json.encode
decode = json.Decoder(AnyEntry).decode
