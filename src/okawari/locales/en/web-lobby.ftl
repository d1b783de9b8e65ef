## Web: the lobby

web-lobby-title = Around the table
web-lobby-title-host = Your table
web-lobby-invite = Invite others
web-lobby-code = Table code
web-lobby-code-hidden = The code is hidden.
web-lobby-hide-code = Hide the code
web-lobby-code-gone = The code was for the start only. The link still works.
web-lobby-locked = The table is locked: nobody else gets in.
web-lobby-share = Share link
web-lobby-share-text = Come and play with us!
web-lobby-copy = Copy link
web-lobby-copied = The link is copied. Send it to your friends.
web-lobby-link = Link to this table
web-lobby-qr = Show a picture for the camera
web-lobby-qr-title = Point a camera here
web-lobby-qr-label = QR code with the link to this table
web-lobby-qr-note = Whoever has the link can sit down.
web-lobby-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-lobby-seated = { $count } of { $all } chairs taken
web-lobby-only-here = This link works on this computer only. Start Okawari with --lan to let others in.
web-lobby-way = In round 1, hands go clockwise: to the next chair.
web-lobby-menu = On the menu: { $menu }
web-lobby-emotes = Say something

## Web: chairs in the lobby

# Read aloud: who sits there, and whether they are ready
web-lobby-chair =
    { $role ->
        [you] Chair { $number }: you, { $name }.
        [you-host] Chair { $number }: you, { $name }, the host.
        [host] Chair { $number }: { $name }, the host.
       *[guest] Chair { $number }: { $name }.
    } { $state ->
        [ready] Ready.
       *[waiting] Not ready yet.
    }
web-lobby-chair-away =
    { $role ->
        [you] Chair { $number }: you, { $name }.
        [you-host] Chair { $number }: you, { $name }, the host.
        [host] Chair { $number }: { $name }, the host.
       *[guest] Chair { $number }: { $name }.
    } { $seconds ->
        [-1] Lost the connection.
        [one] Lost the connection. The chair is kept for { $seconds } second.
       *[other] Lost the connection. The chair is kept for { $seconds } seconds.
    }
web-lobby-chair-bot = Chair { $number }: { $name }, a bot.
web-lobby-chair-empty = Chair { $number }: free.
web-lobby-chair-free = Free chair
web-lobby-free = free
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = This is your chair.
web-lobby-is-host = The host of this table.
web-lobby-is-bot = A bot.
web-lobby-passes-to = Passes cards on to { $name }.
web-lobby-passes-free = Passes cards on to whoever sits next.
web-lobby-name = Name
web-lobby-rename = Save name
web-lobby-add-bot = Put a bot here
web-lobby-bot-level = How it plays
web-lobby-remove-bot = Send the bot away
web-lobby-sit-here = Sit here
web-lobby-move = Place at the table
web-lobby-move-back = Move one place back
web-lobby-move-on = Move one place on
web-lobby-place = { $number } of { $count }
web-lobby-kick = Send away
web-lobby-kick-sure = Send { $name } away? They cannot come back, and the code and link will be new.
web-lobby-kick-yes = Yes, send away
web-lobby-no = No

## Web: what the host can do

web-lobby-host-tools = For the host
web-lobby-change = Change menu
web-lobby-change-save = Serve this
web-lobby-shuffle = Shuffle seats
web-lobby-lock = Lock table
web-lobby-unlock = Unlock table
web-lobby-close = Close table
web-lobby-close-sure = Close this table for everybody? It cannot be opened again.
web-lobby-close-yes = Yes, close it
web-wish-asks =
    { $count ->
        [one] { $names } would like more time.
       *[other] { $names } would like more time.
    }
web-wish-agree = Twice the time for all
web-wish-leave = Leave the clock as it is
web-wish-granted = You wished for more time: everybody has twice as much now.

## Web: ready, start, leave

web-lobby-ready-button = I am ready
web-lobby-ready-yes = Ready!
web-lobby-start = Start
web-lobby-start-anyway = Start anyway
web-lobby-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
web-lobby-start-us = Just us { $count }: no empty chairs
web-lobby-alone = You are the first. Share the link, or play with bots.
web-lobby-waiting-for = Waiting for { $names }
web-lobby-free-chairs =
    { $count ->
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
    }
web-lobby-all-ready = Everybody is ready!
web-lobby-say-ready = Ready when you are.
web-lobby-host-starts = The host starts in a moment.
web-lobby-watching = You are watching. There is a free chair for you.
web-lobby-watching-full = All chairs are taken. You are watching.
web-lobby-watching-locked = The table is locked. You are watching.
web-lobby-take-chair = Take a chair
web-lobby-leave = Leave the table
web-lobby-leave-sure = Give up your chair? You can also go home and come back later: for a short while the chair stays yours.
web-lobby-leave-watching = Stop watching this table?
web-lobby-leave-yes = Give up my chair
web-lobby-leave-keep = Go home for now

## Web: the shuffle at the start

web-shuffle-under-way = Shuffling: every device adds its part …
web-shuffle-off = { $count ->
    [one] The start was called off: { $names }’s device did not answer. { $names } is no longer ready.
   *[other] The start was called off: the devices of { $names } did not answer. They are no longer ready.
}
web-shuffle-off-you = The start was called off: this device did not answer in time. You are no longer ready.
web-shuffle-off-left = The start was called off. The host can start again.
web-shuffle-zeros = { $count ->
    [one] { $names }’s device failed to answer three times. It adds no number to the next shuffle.
   *[other] The devices of { $names } failed to answer three times. They add no numbers to the next shuffle.
}
web-shuffle-warning-promise = The server changed its promise about the shuffle, so this device did not reveal its number.
web-shuffle-warning-list = The server did not keep this device’s promise as it was, so this device did not reveal its number.
web-shuffle-warning-lost = This device no longer has the number it promised for the shuffle. When the start is called off, say again that you are ready.
web-shuffle-warning-broken = This device revealed its number, and then the server dropped the start without a word. That breaks the rules of the shuffle. Say again that you are ready only if you trust this server.
