"""Close codes, limits and times that both sides keep to."""

from typing import NamedTuple


class Closing:
    """Why a socket was closed."""

    GOING = 1001
    RESTARTING = 1012
    NOT_TEXT = 1003
    NOT_UTF8 = 1007
    TOO_FAST = 1008
    TOO_BIG = 1009
    TOO_SLOW = 1013  # cannot keep up with what is sent, or the server is busy: come back and resume
    BAD_MESSAGE = 4400
    NO_ENTRY = 4401  # first message not a hello, or a token that opens nothing
    KICKED = 4403
    NO_TABLE = 4404
    NO_HELLO = 4408  # nothing said in time
    ELSEWHERE = 4409  # the seat plays on a newer connection
    TABLE_CLOSED = 4410
    DAMAGED = 4411  # what was saved of the table is damaged: it is set aside


CLIENT_FRAME = 4096  # bytes
SERVER_FRAME = 32768
DEPTH = 4  # of a client's JSON
SEND_QUEUE = 64  # messages
SEND_BYTES = 256 * 1024
PING_EVERY = 5.0  # seconds
PONG_WITHIN = 8.0
DROP_AFTER = 15.0
OPEN_WITHIN = 5.0  # for the bytes behind a commitment, once a start has frozen it
RETRIES = (0.25, 0.5, 1.0, 2.0, 4.0, 5.0)
JITTER = 0.3
LONGEST_NAME = 16  # letters, as people see them


class PaceSeconds(NamedTuple):
    """The seconds of a pace: for a pick, and for each card in hand beside it; for any other question."""

    pick: float
    card: float
    other: float


PACES = {
    "friendly": PaceSeconds(pick=20, card=6, other=30),
    "brisk": PaceSeconds(pick=10, card=3, other=15),
    "slow": PaceSeconds(pick=40, card=12, other=60),
    "slower": PaceSeconds(pick=100, card=30, other=150),
    "slowest": PaceSeconds(pick=200, card=60, other=300),
}
DOUBLED = 2  # times the seconds, where the host has agreed to a wish for more time
