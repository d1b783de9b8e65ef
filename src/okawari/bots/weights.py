"""What greedy believes about cards that the rules do not price, in hundredths of a point. Tune here, nowhere else."""

POINT = 100

SLOT = 150  # what a turn brings with any other card: a set that takes more turns than it is worth is not begun
SLOT_STEP = 60  # no more than this for each turn left but the last, in which there is nothing to choose
DENIAL = 80  # per cent of the next player's loss that counts as a gain, at two seats; shared out among more

CHOPSTICKS_WORTH = 230  # a second card from a good hand later on
SPOON_WORTH = 240  # any card of any hand later on
TOOL_TURNS = 4  # with fewer turns left to use it in, a tool is worth less
AGAIN = 100  # a further tool in the same turn has to bring this much more
MENU_WORTH = 320  # the best of four cards
LATE_ORDER_WORTH = 450  # a special order that is decided at the end of the round
LATE_BOX_WORTH = 350  # a takeout box that is used at the end of the round
WINE_COST = 120  # a turn left to chance

ROLL_SPREAD = 60  # per cent of the icons still to be had that the order of players can change by
COLOUR_SPREAD = 4  # tenths of a colour for each turn left
PUDDING_SPREAD = 15  # tenths of a pudding for each round left

GROUP_GROWTH = 35  # hundredths of a card by which a turn makes one's largest group grow
EDAMAME_LATER = 8  # per cent for each turn left that a player without edamame gets some
MISO_MEETS = 30  # per cent risk that a player who may have a miso plays it now
DESSERT_SHARE = 110  # per cent of a coming round's desserts to reckon with: over 100, since optimism won more games
DESSERTS_IN_DECK = 5  # in a deck of about
DECK_SIZE = 60  # cards

# Draft
PASSED_ON = 60  # per cent of what a card brings the next player that counts against passing it on, at two seats
NEXT_TURN = 80  # per cent of its worth that a card keeps until the next turn
