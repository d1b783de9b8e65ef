## Web: shared by the rooms before a table

web-front-help = Help: cards and rules
web-front-back-to-table = Back to the table
web-front-settings = Settings
web-front-language = Language
web-front-wait = One moment …
web-front-code = Enter a code
web-front-code-go = Go to the table with this code
web-front-privacy = No account, no ads, no tracking: what you set stays on this device.
web-front-source = Free software under the Apache License 2.0: anybody may read, run and change it.

## Web: home

web-home-line = Keep a card, pass the rest. One more round?
web-home-ways = Ways to play
web-home-friends = Play with friends
web-home-friends-note = Open a table, send the link
web-home-bots = Play with bots
web-home-bots-note = One tap and you play
web-home-device = One device
web-home-device-note = Pass it around
web-home-learn = Learn
web-home-learn-note = Play and see how it works
web-home-rules = Cards and rules
web-home-rules-note = What scores, and when
web-home-tables = My tables
web-home-table = Table
web-home-today = Card of the day
web-home-your-turn = It is your turn!
web-home-watching = You are watching.
web-home-running = Tables you are still playing at
web-home-turn-at = Your turn: { $game }
web-home-back-to = Back to your table: { $game }
web-home-stands =
    { $phase ->
        [lobby] Not begun yet, with { $names }
        [playing] Playing with { $names }
        [scoring] Counting points with { $names }
        [over] Game over, with { $names }
       *[other] With { $names }
    }
web-home-phase-lobby = Not begun yet
web-home-phase-playing = Playing
web-home-phase-scoring = Counting points
web-home-phase-over = Game over
# The name of a game: Classic, Party, Draft
web-home-remove = Take off the list: { $game }
web-home-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
web-home-offline = You are offline. You can read the rules and change settings. Games come back with your connection.
web-home-away = The kitchen does not answer right now. You can read the rules and change settings. We keep trying.
web-home-busy = The kitchen is very busy. Please try again in a moment.
web-home-renewed = There is a new version. Your seats and cards stay.
web-home-reload = Refresh

## Web: playing with bots

web-solo-laying = The cook is laying your table …
web-solo-laying-learn = The cook is getting a small, easy meal ready …
web-solo-change = Choose the game for playing with bots
web-solo-choose = Play with bots
web-solo-game = Game
web-solo-menu = Menu
web-solo-bots = Bots
web-solo-level = How they play
web-solo-play = Play

## Web: joining

web-join-title = Join a table
web-join-invited = You are invited!
web-join-which = Which table?
web-join-found = Found: { $game } with { $names }.
web-join-welcome = A seat is one tap away.
web-join-ask = Type the code that your friends see on their screen.
web-join-with =
    { $count ->
        [one] { $names } is there.
       *[other] { $names } are there.
    }
web-join-pace-friendly = A clock runs here, with plenty of time. You can ask for more.
web-join-pace-brisk = Brisk: a short clock runs here. You can ask for more time.
web-join-pace-slow = A slow clock runs here. You can ask for more time.
web-join-pace-slower = A very slow clock runs here. You can ask for more time.
web-join-pace-slowest = The slowest clock runs here. You can ask for more time.
web-join-doubled = Everybody has twice the time.
web-join-running = The game is running. If a chair is free, you play from the next round on.
web-join-name = Your name
web-join-name-note = Leave it empty and we make up a funny one.
web-join-sit = Sit down
web-join-sitting = One moment …
web-join-watch = Only watch
web-join-watch-instead = Watch instead

## Web: one idea at a time, while playing

web-hint = A hint
web-hint-known = I know this
web-hint-aloud = Read it aloud
web-hint-pass = Keep one card. The rest of your hand goes to { $name }.
web-hint-undo = Changed your mind? Tap another card, until everybody has chosen.
web-hint-rule = What does a card do? { $device ->
    [touch] Hold it
   *[mouse] Right-click it
} to read its rule.
web-hint-on-wasabi = Your next nigiri lands on the wasabi and scores three times as much.
web-hint-set = A full set of { $card }! It scores at the end of the round.
web-hint-majority = { $card }: what counts is who has the most. Look at the others too!
web-hint-dessert = { $card } stays with you. Desserts count at the end of the game.
web-hint-hold-wasabi = Wasabi first, nigiri after: then the nigiri scores three times as much.
web-hint-hold-chopsticks = Keep chopsticks now, and play two cards in one later turn.
web-hint-hold-spoon = Keep a spoon now, and later ask the others for a card you need.
web-hint-hold-menu = Play a menu to see four new cards and take one of them.
web-hint-hold-takeout = A takeout box turns cards you do not like into 2 points each.
web-hint-hold-special_order = A special order becomes a copy of one of your dishes.
web-hint-hold-soy_sauce = Soy sauce scores if you have the most different colours.
web-hint-hold-tea = Tea scores one point for each card of your most common colour.
web-hint-hold-rice_wine = Rice wine scores 3, but chance picks your next card.
web-hint-hold-wild = A wild card joins a sushi that you already have.
