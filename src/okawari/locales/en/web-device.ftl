## Web: one device for several people

web-device-title = One device
web-device-who = Who plays?
web-device-player = Player { $number }
web-device-name = Name of player { $number }
web-device-add = One more person
web-device-earlier = Seat { $name } one place earlier
web-device-remove = Take { $name } off the list
web-device-order = Sit in this order: hands go to the next one on the list.
web-device-bots = Bots
web-device-how = The device goes round. Only whoever holds it sees their hand.
web-device-start = Start

## Web: the curtain between two people

web-device-turn = { $name }
web-device-give = Give the device to { $name }. Everybody else looks away!
# Where the game is, like: Round 1 of 3, turn 4 of 9
web-device-where = Round { $round } of { $rounds }, turn { $turn } of { $turns }
web-device-look = I am { $name }, show my hand
web-device-other = Or first:
web-device-wait = One moment
web-device-wait-for = Waiting for { $names }.
web-device-everybody = Everybody look!
web-device-now =
    { $points ->
        [one] now { $points } point
       *[other] now { $points } points
    }
web-device-go-on = Seen it, go on

## Web: one device: somebody chooses again

web-device-mind = Changed your mind?
web-device-mind-of = { $name } chooses again
web-device-mind-late = That cannot be changed any more.
