"""What can happen at a Draft table, who may know it, and the log that rules write it to."""

from okawari.draft.layout import LOG, Table

(
    ROUND_STARTED,  # a round, b cards in each hand
    CHOSEN,  # seat has decided for now
    TOOK_BACK,  # seat is deciding again
    PICKED,  # a the answer, b the question: what that seat chose
    KEPT,  # a face that seat does not pass on
    PLAYED,  # a face, b type it counts for
    PASSED,  # a +1 to the left, -1 to the right
    CHIP_TAKEN,  # a pile
    CHIP_VALUE,  # a pile, b value: what the taker alone sees
    CHIP_SHOWN,  # a pile, b value: now everybody sees a chip of that seat
    PILE_STAYS,  # a pile: nobody takes its chip
    ROUND_ENDED,  # a round
    SCORED,  # a points of all chips
    GAME_OVER,
    DEALT,  # a face, b how many of it seat is dealt
) = range(15)

NAMES = (
    "round_started", "chosen", "took_back", "picked", "kept", "played", "passed", "chip_taken", "chip_value",
    "chip_shown", "pile_stays", "round_ended", "scored", "game_over", "dealt",
)  # fmt: skip

# The events that one seat alone may know; all others are for everybody.
PRIVATE = (PICKED, KEPT, CHIP_VALUE, DEALT)


def log(t: Table, what: int, seat: int, a: int, b: int) -> None:
    """Note an event, if anybody listens."""
    if t.log_on:
        at = t.log_n % LOG
        t.log_what[at] = what
        t.log_seat[at] = seat
        t.log_a[at] = a
        t.log_b[at] = b
        t.log_n += 1
