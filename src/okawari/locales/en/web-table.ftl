## Web: the play table. $seat is a name, $card the name of a card, $round and $turn are numbers.

# Short, for the bar above the table: round 2
web-table-r = R{ $round }
web-table-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
web-table-menu = What dishes score
web-table-scores = Scores
web-table-settings = Settings
web-table-zen = Quiet table
web-table-side = Log and scores beside the table
web-table-live = You are connected
web-table-lost = No connection
web-table-clock =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
web-table-hurry =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }
web-table-hurry-card =
    { $count ->
        [one] { $count } second left. If time runs out, you play { $card }.
       *[other] { $count } seconds left. If time runs out, you play { $card }.
    }

## Web: seats

web-table-seats = The others at the table
web-table-dummy = Dummy
web-table-same-deal = The cards of game { $number } are dealt once more: if you remember them, you know every hand.
web-table-led = { $seat } plays for it this turn.
# The hand that is passed on goes to this seat, or the next one comes from it.
web-table-to = to { $seat }
web-table-from = from { $seat }
web-table-both = swap with { $seat }
web-table-is-to = Your hand goes to { $seat }.
web-table-is-from = Your next hand comes from { $seat }.
web-table-is-both = You and { $seat } swap hands.
web-table-you = You
web-table-doing-choosing = choosing
web-table-doing-ready = has chosen
web-table-doing-idle = waiting
web-table-bot = a bot
web-table-stand-in = bot plays
web-table-gone = has left
web-table-promised = next round: { $name }
web-table-away = away
web-table-host = host
web-table-everybody =
    { $count ->
        [one] Everybody at the table. { $count } of { $all } has chosen.
       *[other] Everybody at the table. { $count } of { $all } have chosen.
    }
web-table-all = Everybody at the table
web-table-more-seats =
    { $count ->
        [one] Show { $count } more seat
       *[other] Show { $count } more seats
    }
web-table-next = Next seat
web-table-previous = Seat before
web-table-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-table-known = You have seen this hand
web-table-watching = You are watching. Only what lies open can be seen.
web-table-promised-you = You get a chair when the next round is dealt. Until then you watch.
web-table-look-next = Look at the next seat
# Words on a little flag over a seat
web-table-flag-miso_spilled = Splash!
web-table-flag-chip_taken = Chip!
web-table-flag-wine_taken = Surprise!
web-table-flag-flipped = Turned
web-table-flag-time_ran_out = Time is up

## Web: dishes

web-table-my-dishes = Your dishes
web-table-dishes-of = Dishes of { $seat }
web-table-empty = Your dishes will stand here.
web-table-nothing = nothing on the table yet
web-table-now = now
web-table-maybe = maybe
# What desserts would bring at the end of the game: later +6
web-table-later = later
web-table-total = Points
web-table-points-now = { n-points }, this round { $now }
web-table-shelf = Desserts for the end
# As far as a set goes: 1 of 3
web-table-part = { $have } of { $whole }
web-table-pile-part = { $count } × { $card }: { $have } of { $whole } for a set
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } on wasabi, counts three times
       *[other] { $count } on wasabi, count three times
    }
web-table-turned = Turned over: { $card }
web-table-colours =
    { $count ->
        [one] { $count } colour: { $name } { $most }
       *[other] { $count } colours, most: { $name } { $most }
    }
web-table-colours-none = No colours yet
web-table-colours-of = Colours in front of { $seat }
web-table-colours-note = Every colour has a pattern. The letter on a card says which one.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } card
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } cards
    }

## Web: the middle of the table

web-table-middle = The middle of the table
web-table-deck = Deck
web-table-discards = Out
# Desserts that are not in the deck yet
web-table-desserts-left = Sweets
web-table-uramaki =
    { $count ->
        [0] The uramaki race is over
        [one] { $count } place left in the uramaki race
       *[other] { $count } places left in the uramaki race
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: no chips left
        [one] { $card }: { $count } chip left
       *[other] { $card }: { $count } chips left
    }
web-table-chips = Chips
web-table-chips-won =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
web-table-order = Cards in order
web-table-asked = { $seat } is asked for { $card }.

## Web: the table as a table

web-table-as-table = All dishes as a table
web-table-caption = Round { $round }, turn { $turn } of { $turns }
web-table-seat = Seat
web-table-state = State

## Web: the table's own menu

web-more-title = This table
web-more-back = Back
web-more-chair = Name and chair
web-more-people = Who sits here
# How many chairs are free: $count
web-more-invite-sit =
    { $count ->
        [one] A chair is free: anyone with the link can watch, and sit down at the next deal or in the next game.
       *[other] { $count } chairs are free: anyone with the link can watch, and sit down at the next deal or in the next game.
    }
web-more-invite-watch = Whoever has the link can watch.
# $seconds: how long the table waits before a bot plays; 0: for ever
web-more-leave-note =
    { $seconds ->
        [0] Your seat is kept. The others wait until you are back.
       *[other] Your seat is kept. A bot plays for you until you are back.
    }
web-more-leave-alone = Your seat is kept. The game waits until you are back.
web-more-leave-sure = Give up your chair for good? A bot plays on, and somebody else may sit down.
