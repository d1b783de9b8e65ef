"""What can happen at a table, who may know it, and the log that rules write it to."""

from okawari.table.layout import LOG, Table

(
    ROUND_STARTED,  # a round, b cards in each hand
    DESSERTS_MIXED,  # a how many
    CHOSEN,  # seat has decided for now
    TOOK_BACK,  # seat is deciding again
    PICKED,  # a the answer, b the question: what that seat chose
    PLAYED,  # a face, b how
    DIPPED_NIGIRI,  # a face: the card just played lies on wasabi
    COPIED,  # a spot that the special order now is
    ANNOUNCED,  # a tool's face, b 1 if it is a special order copying it
    SPOON_ASKED,  # a request
    SPOON_NONE,  # seat has no such card
    SPOON_GAVE,  # a face, b who gets it
    INTO_HAND,  # seat's hand gets card a back into play
    DISCARDED,  # a face: out for the round
    MENU_SHOWS,  # a face: one of the cards that seat sees
    MENU_RETURNED,  # a how many go back into the deck
    MISO_SPILLED,  # a how many of seat's misos met others
    URAMAKI_PLACE,  # a place (0 first), b points
    FLIPPED_CARD,  # a spot, b 1 if it is a special order
    WINE_TAKEN,  # seat's next pick is left to chance
    PASSED,  # a +1 to the left, -1 to the right
    DREW_FOR_DUMMY,  # seat controls the dummy
    DUMMY_CARD,  # a face the controller drew
    SCORED,  # a line of the score sheet, b points
    DESSERT_KEPT,  # a face, b how many
    ROUND_ENDED,  # a round
    GAME_OVER,
    DEALT,  # a face, b how many of it seat is dealt
    SET_BESIDE,  # a face of a scored set that stays on view
    BOX_KEPT,  # a face: a used takeout box stays
    PARTED,  # a spot that a card left because its other half was turned over, b the spot it takes
) = range(31)

NAMES = (
    "round_started", "desserts_mixed", "chosen", "took_back", "picked", "played", "dipped", "copied", "announced",
    "spoon_asked", "spoon_none", "spoon_gave", "into_hand", "discarded", "menu_shows", "menu_returned", "miso_spilled",
    "uramaki_place", "flipped", "wine_taken", "passed", "drew_for_dummy", "dummy_card", "scored", "dessert_kept",
    "round_ended", "game_over", "dealt", "set_beside", "box_kept", "parted",
)  # fmt: skip

# The events that one seat alone may know; all others are for everybody.
PRIVATE = (PICKED, MENU_SHOWS, DUMMY_CARD, DEALT)

# How a card came to the table (argument b of PLAYED).
BY_PICK, BY_CHOPSTICKS, BY_SPOON, BY_MENU, BY_CHANCE = range(5)


def log(t: Table, what: int, seat: int, a: int, b: int) -> None:
    """Note an event, if anybody listens."""
    if t.log_on:
        at = t.log_n % LOG
        t.log_what[at] = what
        t.log_seat[at] = seat
        t.log_a[at] = a
        t.log_b[at] = b
        t.log_n += 1
