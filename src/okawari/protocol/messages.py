"""Every message between a client and the server, as tagged types. JSON Schema and TypeScript are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from okawari.protocol.figures import (
    CLIENT_FRAME,
    DEPTH,
    DROP_AFTER,
    JITTER,
    LONGEST_NAME,
    OPEN_WITHIN,
    PING_EVERY,
    PONG_WITHIN,
    RETRIES,
    SEND_BYTES,
    SEND_QUEUE,
    SERVER_FRAME,
    Closing,
)
from okawari.protocol.parts import (
    Absence,
    Board,
    Chair,
    CommandId,
    Commitment,
    Count,
    EmoteName,
    Entropy,
    Event,
    Game,
    Invite,
    Line,
    Mine,
    Opening,
    Option,
    Pace,
    Part,
    Phase,
    Place,
    Question,
    Result,
    SeatNumber,
    Setup,
    Step,
    TableId,
    TableInfo,
    Token,
    Turning,
    TypedName,
    Word,
)

PROTOCOL = 2  # raised when an older client could no longer follow

# ------------------------------------------------------------------------------------------- from the client


class FromClient(Struct, tag_field="type", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message of a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message. A spectator's token, or the join secret, lets its holder watch."""

    table: TableId
    token: Token
    last_version: Count = 0
    protocol: Count = PROTOCOL


class Ping(FromClient, tag="ping", frozen=True):
    """Every five seconds; one a second costs nothing."""


class Command(FromClient, frozen=True):
    """A message that changes something and is answered by `ack` or `refused`; repeating it has no further effect."""

    id: CommandId


class Answer(Command, tag="answer", frozen=True):
    """A seat's answer to the question it was asked."""

    seat: SeatNumber
    question: Count
    answer: Word


class TakeBack(Command, tag="take_back", frozen=True):
    """Choose again, while others are still choosing."""

    seat: SeatNumber


class Consider(FromClient, tag="consider", frozen=True):
    """The card that is lifted but not kept: it counts if time runs out. Nobody else learns of it."""

    seat: SeatNumber
    question: Count
    answer: Word | None = None


class Continue(Command, tag="continue", frozen=True):
    """Ready for the next course. The host may go on without waiting for the others."""

    anyway: bool = False


class MoreTime(Command, tag="more_time", frozen=True):
    """Twenty seconds more for everybody who is deciding; ten times a game and person."""


class Look(FromClient, tag="look", frozen=True):
    """One device, several seats: whose cards to show; null draws the curtain."""

    seat: SeatNumber | None = None


class Wish(FromClient, tag="wish", frozen=True):
    """Whether this person would like more time wherever a clock runs. The host learns of it and nobody else."""

    more_time: bool


class Emote(FromClient, tag="emote", frozen=True):
    """One of eight things to say."""

    emote: EmoteName
    seat: SeatNumber | None = None  # whose, where a device has several


class Sit(Command, tag="sit", frozen=True):
    """Take a free chair, any or this one."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave", frozen=True):
    """Give the chair up, or the whole place at this table."""


class Ready(Command, tag="ready", frozen=True):
    """Ready to begin, bound to random bytes that are opened when the game starts; null: zeros count."""

    ready: bool = True
    commitment: Commitment | None = None


class Open(Command, tag="open", frozen=True):
    """The random bytes behind one's commitment, once `table.opening` shows that the commitments are frozen."""

    entropy: Entropy


class Rename(Command, tag="rename", frozen=True):
    """Another name for one's own chair; the host may rename any."""

    seat: SeatNumber
    name: TypedName


class ChangeSetup(Command, tag="change_setup", frozen=True):
    """Host: play something else, or otherwise."""

    setup: Setup


class Arrange(Command, tag="arrange", frozen=True):
    """Host: the chairs in this order; without an order they are shuffled."""

    order: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None


class SetBot(Command, tag="set_bot", frozen=True):
    """Host: a bot on a free chair, another level for it, or none."""

    seat: SeatNumber
    bot: Word | None = None


class Kick(Command, tag="kick", frozen=True):
    """Host: free a chair, and change the code and link."""

    seat: SeatNumber


class Lock(Command, tag="lock", frozen=True):
    """Host: nobody else gets in, or they do again."""

    locked: bool


class Start(Command, tag="start", frozen=True):
    """Host: begin, or play again. `fill` puts bots on free chairs and does not wait until all are ready."""

    fill: bool = False
    same_deal: bool = False


class Close(Command, tag="close", frozen=True):
    """Host: end this table for good."""


ClientMessage = (
    Hello | Ping | Answer | TakeBack | Consider | Continue | MoreTime | Look | Wish | Emote | Sit | Leave | Ready
    | Open | Rename | ChangeSetup | Arrange | SetBot | Kick | Lock | Start | Close
)  # fmt: skip


# ------------------------------------------------------------------------------------------- from the server


class FromServer(Struct, tag_field="type", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message of the server."""


class You(Part, frozen=True):
    """Who this connection is at the table."""

    person: int | None  # None: a spectator
    seats: list[int]
    host: bool
    promised: int | None = None  # the chair that this person has from the next deal on


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to `hello`: where the table stands, and what happened since the version the client knew."""

    version: int
    you: You
    table: TableInfo
    waiting: list[int]
    board: Board | None
    mine: Mine | None
    missed: list[Step] | None  # None: too much or unknown; `past` tells what is open to all
    lines: list[Line]  # the score sheet so far
    past: list[Step] = []  # beside `missed` null: what happened openly in this round, as much as there is room for
    invite: Invite | None = None
    server: str = ""
    protocol: int = PROTOCOL


class Update(FromServer, tag="update", frozen=True):
    """The table's next version; null: unchanged, only `mine` beside a `board` is null where one has nothing to see."""

    version: int
    events: list[Event]
    waiting: list[int]
    table: TableInfo | None = None
    you: You | None = None
    board: Board | None = None
    mine: Mine | None = None
    lines: list[Line] = []  # new on the score sheet
    invite: Invite | None = None


class Private(FromServer, tag="private", frozen=True):
    """Something that concerns this connection alone changed: a further question, or the curtain."""

    version: int
    mine: Mine | None


class Ack(FromServer, tag="ack", frozen=True):
    """The command is carried out and on disk."""

    id: str
    version: int


class Refused(FromServer, tag="refused", frozen=True):
    """The command was not carried out, and why: a message id of the catalogue with its arguments."""

    id: str | None
    error: str
    args: dict[str, Any] = {}


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to `ping`."""


class Presence(FromServer, tag="presence", frozen=True):
    """Who is connected."""

    present: list[int]  # seats
    away: dict[str, int]  # seats of the absent: seconds until a bot stands in, or the chair is free; -1: for ever
    watching: int  # spectators
    wishes: list[int] = []  # to the host alone: seats that would like more time, until the clock is doubled


class Clock(FromServer, tag="clock", frozen=True):
    """Milliseconds left for each seat that is deciding; empty: no clock runs."""

    left: dict[str, int]


class Emoted(FromServer, tag="emoted", frozen=True):
    """Somebody said one of the eight things."""

    seat: int
    emote: EmoteName


class Notice(FromServer, tag="notice", frozen=True):
    """About the connection or the server itself: what it means is a message of the catalogue, `notice-<what>`."""

    what: Literal[
        "elsewhere", "outdated", "restarting", "too_fast", "kicked", "closed", "damaged", "not_saving", "saving_again"
    ]
    seconds: int | None = None
    reason: Literal["full", "read-only", "replaced"] | None = None  # with not_saving: `notice-why-<reason>`


ServerMessage = Welcome | Update | Private | Ack | Refused | Pong | Presence | Clock | Emoted | Notice

decode_client = json.Decoder(ClientMessage).decode
decode_server = json.Decoder(ServerMessage).decode
encode = json.encode

__all__ = [
    "CLIENT_FRAME", "DEPTH", "DROP_AFTER", "JITTER", "LONGEST_NAME", "OPEN_WITHIN", "PING_EVERY", "PONG_WITHIN",
    "PROTOCOL", "RETRIES", "SEND_BYTES", "SEND_QUEUE", "SERVER_FRAME", "Absence", "Ack", "Answer", "Arrange", "Board",
    "Chair", "ChangeSetup", "ClientMessage", "Clock", "Close", "Closing", "Command", "CommandId", "Consider",
    "Continue", "Count", "Emote", "EmoteName", "Emoted", "Entropy", "Event", "FromClient", "FromServer", "Game",
    "Hello", "Invite", "Kick", "Leave", "Line", "Lock", "Look", "Mine", "MoreTime", "Notice", "Open", "Opening",
    "Option", "Pace", "Part", "Phase", "Ping", "Place", "Pong", "Presence", "Private", "Question", "Ready", "Refused",
    "Rename", "Result", "SeatNumber", "ServerMessage", "SetBot", "Setup", "Sit", "Start", "Step", "TableId",
    "TableInfo", "TakeBack", "Token", "Turning", "TypedName", "Update", "Welcome", "Wish", "Word", "You",
    "decode_client", "decode_server", "encode",
]  # fmt: skip
