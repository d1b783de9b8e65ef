## Web: everywhere

web-home-title = Okawari
web-home = Home
web-close = Close
web-name-left =
    { $count ->
        [one] Room for { $count } more letter.
       *[other] Room for { $count } more letters.
    }
web-name-full = That is as long as a name can be: { $count } letters.
web-log = What happens
web-less = Less: { $what }
web-more = More: { $what }
web-problem-title = That did not work
web-problem-away = The kitchen cannot be reached right now. Check your connection and try again.
web-problem-retry = Try again
web-loading = The table is being laid.
web-your-turn = Your turn
web-waiting-for = Waiting for { $names } …

## Web: how the connection is

web-state-lost = Reconnecting …
web-state-safe = Your card is safe.
web-state-unsaved = Your card is not saved yet.
web-state-back = You are back.
web-state-back-missed = You are back. While you were away: { $what }
web-state-missed = What did I miss?
web-state-offline = No connection. Your seat is kept for 24 hours.
web-state-leave = Leave
web-state-seconds =
    { $seconds ->
        [one] About { $seconds } second.
       *[other] About { $seconds } seconds.
    }

## Web: the table is gone

web-ended-elsewhere = You are playing in another window
web-ended-elsewhere-note = Your seat is safe there. You can take it back here.
web-ended-play-here = Play here
web-ended-outdated = There is a new version
web-ended-outdated-note = Load the page again. Your seat and your card stay.
web-ended-reload = Load again
web-ended-kicked = The host has taken you off this table
web-ended-kicked-note = You can open a table of your own, or ask for a new link.
web-ended-closed = This table is closed
web-ended-closed-note = Thanks for playing! There is always room for another helping.
web-ended-damaged = This table is damaged
web-ended-damaged-note = Something saved on the server was changed or lost. The host can open a new table; the server’s log says which one is damaged.
web-ended-gone = This table is not here any more
web-ended-gone-note = It may have ended, or the link is from another device. Ask for a new link.
web-ended-stranger = You have no chair here
web-ended-stranger-note = This address is for the device that sits at the table. Ask for the share link or the table code: both lead to a chair.
web-ended-replay = See the last game
web-ended-left = You have left the table
web-ended-left-note = Your seat is kept for a while, if you want to come back.
web-ended-lost = The connection is gone
web-ended-lost-note = Try again in a moment.

## Web: what a screen reader is told

web-said-missed = While you were away: { $what }
web-said-passed = Hands move on. Yours goes to { $next } next.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } says: { $emote }
web-said-turn = Turn { $turn } of { $turns }.
web-said-hand = Your hand: { $cards }.
web-said-kept = You keep { $card }. You can change it until everybody has chosen.
web-said-answers = You can choose: { $answers }.
web-said-scores = How it stands: { $scores }.
web-said-round-over = Round { $round } is over.
web-said-lobby =
    { $count ->
        [one] You are at the table. { $count } player is here.
       *[other] You are at the table. { $count } players are here.
    }
web-said-over =
    { $count ->
        [one] The game is over. { $names } wins.
       *[other] The game is over. { $names } win.
    }
