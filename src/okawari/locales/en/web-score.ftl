## Web: the dishes of this game as tiles

web-tiles-title = On the menu

## Web: the score sheet

web-score-title = Scores
web-score-player = Player
web-score-round = Round { $round }
web-score-round-short = R{ $round }
web-score-desserts = Desserts
web-score-this-round = This round
web-score-total = Total
web-score-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-score-up = up from { $rank }
web-score-down = down from { $rank }
web-score-scroll = Scores: scroll sideways to see everybody
web-score-empty = Nothing has been scored yet. The first points come at the end of the round.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, counted { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } kept, counts at the end.
web-score-cell-hidden = Not shown yet
web-score-cell-round = { $seat }, round { $round }: { n-points }.
web-score-cell-desserts = { $seat }, desserts: { n-points }.
web-score-nothing =
    { $count ->
        [0] None of it: no points.
        [one] { $count } counted, and no points for it this time.
       *[other] { $count } counted, and no points for it this time.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = No points here.
web-score-stored-count =
    { $count ->
        [0] No { $card } so far. Desserts count at the end of the game.
       *[other] { $count } × { $card } so far. Desserts count at the end of the game.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = How it scores
web-score-chips-so-far =
    { $count ->
        [0] No chip of this kind so far.
        [one] { $count } chip of this kind so far.
       *[other] { $count } chips of this kind so far.
    }
web-score-chips-hidden = What chips are worth stays a secret until the end of the game.
web-score-chip-worth = Your chip is worth { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: no chip.
        [one] { $seat }, { $card }: { $count } chip.
       *[other] { $seat }, { $card }: { $count } chips.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } chip, new this round.
       *[other] { $seat }, { $card }: { $count } chips, one of them new this round.
    }
web-score-chips-taken = Chips so far

## Web: the end of a round

web-scoring-title = Round { $round } is served
web-scoring-about = Round { $round } of { $rounds }. Tap a number to see why.
web-scoring-table = Points of round { $round }
web-scoring-table-chips = Chips of round { $round }
web-scoring-next = Next: { $card }
web-scoring-all = Show all
web-scoring-by-row = Next time one by one
web-scoring-later = at the end
web-scoring-idle = No points for: { $cards }.
web-scoring-words = Everything in words
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = nobody
web-scoring-ready = Ready for the next course
web-scoring-ready-last = Ready for the last course
web-scoring-go = Go on now
web-scoring-is-ready = { $seat } is ready
web-scoring-not-ready = { $seat } is not ready yet
web-scoring-wait = Waiting for { $seats }
web-scoring-wait-all = Everybody is ready
web-scoring-watching = The next course comes when everybody is ready.

## Web: the end of the game

web-final-title = The bill, please!
web-final-desserts = First, the desserts
web-final-desserts-note = They count now, once for the whole game.
web-final-show = Who has won?
web-final-win = { $seat } wins with { n-points }!
web-final-win-you = You win with { n-points }!
web-final-shared = { $seats } share the win with { n-points } each!
web-final-ahead =
    { $count ->
        [one] Just { $count } point ahead of { $seats }.
       *[other] { $count } points ahead of { $seats }.
    }
web-final-tied = { $seats } have { n-points } each. The tie goes to { $winners }.
web-final-tied-count = { $seat } has { $count }
web-final-tied-desserts = Their desserts: { $counts }.
web-final-podium = The first three
web-final-everybody = Everybody at the table
web-final-sheet = All rounds
web-final-dummy = Played along without winning or losing.
web-final-one-more = Okawari! One more
web-final-other = Play something else
web-final-ready = You are in for one more.
web-final-not-yet = Not yet
web-final-start = Start the next game
web-final-start-now = Start without waiting
web-final-start-bots =
    { $count ->
        [one] Start, a bot takes the free chair
       *[other] Start, bots take { $count } free chairs
    }
web-final-free =
    { $count ->
        [one] One chair is free now. Somebody can join by the link, or a bot takes it.
       *[other] { $count } chairs are free now. People can join by the link, or bots take them.
    }
web-final-wait-host = Waiting for { $seat } to start.
web-final-wait = Waiting for { $seats }.
web-final-same-deal = Same deal again
web-final-same-deal-note = The same cards once more, to try another way.
web-final-change = Change the menu
web-final-change-note = Other dishes, another game, more or fewer chairs.
web-final-keep = Keep or share this game
web-final-share = Share link
web-final-share-text = Our game of Okawari
web-final-copied = The link is copied.
web-final-link = The link to this game
web-final-save = Download game
web-final-picture = Save picture
web-final-picture-failed = The picture could not be made here.
web-final-check = Check shuffle
web-final-delete = Delete game
web-final-delete-sure = Delete the saved game for everybody? Its link will stop working. This cannot be undone.
web-final-delete-yes = Yes, delete it
web-final-delete-no = No, keep it
web-final-deleted = The saved game is deleted.
web-replay-title = A finished game
web-replay-page = A finished game · Okawari
web-replay-game = What was played: { $game }
web-replay-bots = Bots at the table: { $names }.
web-replay-play = Play Okawari
web-final-leave = Leave table

## Web: one nice thing about everybody

web-fact-once = { $card }: { n-points } in one round, and nobody had more.
web-fact-kind = { $card }: { n-points } in all, and nobody had more.
web-fact-dessert = { $card } for dessert: { n-points }, and nobody had more.
web-fact-round = Best in round { $round }: { n-points }.
web-fact-steady = Even the weakest round brought { n-points }: nobody did better.
web-fact-variety =
    { $count ->
        [one] Points from { $count } kind, and nobody had more.
       *[other] Points from { $count } different kinds, and nobody had more.
    }
web-fact-clean = Not one minus point in the whole game.
web-fact-climb = Climbed from place { $from } to place { $now }.
web-fact-own = Best plate: { $card } in round { $round }, { n-points }.
web-fact-own-dessert = Best plate: { $card } at the end, { n-points }.
web-fact-there =
    { $count ->
        [one] At the table for the whole round.
       *[other] At the table for all { $count } rounds.
    }

## Web: was the shuffle fair?

web-proof-title = Was the shuffle fair?
web-proof-checking = Checking …
web-proof-good = All sums are right. Your device’s own number counts, so nobody else could choose these cards without a start that was called off, and everyone would have seen that.
web-proof-others = All sums are right. This device added no number of its own to the shuffle, so it relies on the others’ word.
web-proof-alone = All sums are right, but no device added a number. The person who runs the server could have chosen these cards.
web-proof-old = Proved the old way: the sums are right, but the person who ran the server could have chosen the deal.
web-proof-bad = Something does not fit. The cards may not have been dealt as promised.
web-proof-none = Unproved: the saved game has no proof of its shuffle.
web-proof-see = The person who runs the server could see all hands.
web-proof-promise-yes = The server’s secret fits the promise it made before the game.
web-proof-promise-no = The server’s secret does not fit the promise in the saved game.
web-proof-seen-yes = It is the promise that this device saw before the game.
web-proof-seen-no = It is not the promise that this device saw before the game.
web-proof-seen-unknown = This device did not see the promise before the game, so it cannot compare it.
web-proof-mine-yes = Your device’s own random number was used, just as it was promised.
web-proof-mine-no = Your device’s own random number is missing.
web-proof-mine-unknown = This device added no number of its own.
web-proof-frozen-yes = No promise was changed after the numbers were revealed.
web-proof-frozen-no = The promises in the saved game are not those that this device saw before the numbers were revealed.
web-proof-named-yes = The names are those that this device saw before the start.
web-proof-named-no = The names are not those that this device saw before the start.
web-proof-seats-yes = Every number is the one that its device had promised.
web-proof-seats-no = The number is not the one that was promised: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } added no number: zeros were used instead.
   *[other] { $names } added no numbers: zeros were used instead.
}
web-proof-names-yes = The names in the saved game are the same as at the start.
web-proof-names-no = The names in the saved game are not the same as at the start.
web-proof-names-unknown = The names in this saved game are not proved.
web-proof-seed-yes = The order of the cards follows from the secret and from all numbers.
web-proof-seed-no = The order of the cards does not follow from the secret and the numbers.
web-proof-hands-yes = Every hand was dealt in that order.
web-proof-hands-no = The hands were not dealt in that order.
web-proof-menus-yes = Every card drawn later follows from it too.
web-proof-menus-no = The cards drawn later do not follow from it.
web-proof-cards-yes = The cards you were dealt here are exactly those.
web-proof-cards-no = The cards you were dealt here are others.
web-proof-wrong = First difference: round { $round }, { $seat }.
web-proof-wrong-table = First difference: round { $round }.
web-proof-keys = For your own sums: the keys of the rounds
web-proof-same = The sums are right, but these were the cards of an earlier game, dealt once more: people could know them. This is the proof of that game. The names in this saved game are not proved.
web-proof-here = Checked here in your browser, not by the server.

## Web: the text log

web-log-turn = Round { $round }, turn { $turn }
web-log-table = At the table
web-log-missed = While you were away
web-log-empty = Nothing has happened yet.
web-log-scroll = What happened, newest at the bottom

## Web: the picture of a result

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-result
