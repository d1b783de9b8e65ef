# What only the command line says, in English.

## Terminal: the table

cli-round-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menu: { $menu }
cli-options = Options: { $options }
cli-seed = Seed: { $seed }
cli-you = You
cli-your-hand = Your hand
cli-your-table = Your table
cli-table-of = Table of { $seat }
cli-table-empty = No cards yet
cli-desserts = Desserts
cli-desserts-later = Desserts kept for the end of the game
cli-chips = Chips
cli-dummy = Dummy
cli-hand-hidden = Your hand stays hidden this turn: chance picks your card.
cli-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cli-deck-size =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
cli-hand-goes-to = Your hand goes to { $seat }.
cli-hand-comes-from = Your next hand comes from { $seat }.
cli-hand-goes-and-comes = Your hand goes to { $next }; the next one comes from { $previous }.
cli-last-card = This is the last card of the hand.
cli-waiting = Waiting for { $seats } …
cli-thinking = { $seat } is thinking …
cli-your-turn = Your turn.
cli-reveal = Everybody shows a card
cli-log = What happened
cli-card-count = { $count } × { $card }
cli-uramaki-left = Places left in the uramaki race: { $places }
cli-colours = Different colours: { $count }, biggest group: { $group }
cli-would-score-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
cli-would-score-later =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
cli-now = now
cli-later = later
cli-counts-at-end = counts at the end of the game

## Terminal: score sheets

cli-scores = Scores
cli-round-sheet = Score sheet of round { $round }
cli-final-sheet = Final score sheet
cli-sheet-dish = Dish
cli-sheet-player = Player
cli-sheet-points = Points
cli-sheet-why = Why
cli-sheet-round = Round { $round }
cli-sheet-this-round = This round
cli-sheet-before = Before
cli-sheet-desserts = Desserts
cli-sheet-total = Total
cli-sheet-place = Place
cli-sheet-nothing = No points in this round.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = { $seat } wins with { n-points }!
cli-you-win = You win with { n-points }!
cli-winners-shared = { $seats } share the win with { n-points } each!
cli-tie-break =
    { $count ->
        [one] It was a tie, and the most desserts decide: { $seat } has { $count } dessert card.
       *[other] It was a tie, and the most desserts decide: { $seat } has { $count } dessert cards.
    }
cli-tie-break-shared = They have as many desserts as each other too.

## Terminal: prompts and commands

cli-prompt = Your choice
cli-prompt-number = Type a number from 1 to { $most }, or ? for help
cli-prompt-again = “{ $text }” is not one of the choices. Type a number from 1 to { $most }, or ? for help.
cli-press-enter = Press Enter to go on
cli-commands = t tables · s scores · r rules of the cards · h hint · w why · ? help · q quit
cli-take-back = take back
cli-taken-back = You take your card back.
cli-help = help
cli-quit = quit
cli-tables = tables
cli-rules = rules of the cards
cli-help-number = a number: choose that card or answer
cli-help-take-back = u: take back your choice, until everybody has chosen
cli-help-tables = t: show all tables
cli-help-scores = s: show the scores
cli-help-rules = r: show what the cards of this game score
cli-help-help = ?: show this help
cli-help-quit = q: leave the game
cli-help-points = The points beside a card are what it adds to your table if you play it now.
cli-quit-sure = Leave the game?
cli-yes = yes
cli-no = no
cli-goodbye = Thank you for playing. See you at the next meal!
cli-rematch = One more game?
cli-welcome = Welcome to the table!
cli-saved = The game is saved in { $file }.
cli-not-a-terminal = The game needs a terminal to play in.
cli-error = okawari: { $message }
cli-warning = Note: { $message }

## Terminal: bots and made-up names

cli-bot-random = Random
cli-bot-random-note = plays any card it may
cli-bot-greedy = Greedy
cli-bot-greedy-note = takes the most points at once and spoils yours
cli-bot-novice = Novice
cli-bot-novice-note = follows its own taste and slips now and then
cli-bot-casual = Casual
cli-bot-casual-note = takes good points and has a favourite dish
cli-bot-quick = Quick
cli-bot-quick-note = thinks ahead for the blink of an eye
cli-bot-strong = Strong
cli-bot-strong-note = thinks the round through and guesses your hand
cli-bot-chef = Chef
cli-bot-chef-note = thinks for a whole second; the best we have
cli-bot-human = Person
cli-name-1 = Mia
cli-name-2 = Leo
cli-name-3 = Ada
cli-name-4 = Sam
cli-name-5 = Zoe
cli-name-6 = Max
cli-name-7 = Ivy
cli-name-8 = Tom
cli-name-9 = Lily
cli-name-10 = Ben
cli-name-11 = Nora
cli-name-12 = Kai
cli-name-seat = Player { $number }

## Terminal: many games

cli-games = Games
cli-games-played =
    { $games ->
        [one] { $games } game played
       *[other] { $games } games played
    }
cli-progress = { $done } of { $total } games
cli-games-per-second = Games per second
cli-seconds = Seconds
cli-win-share = Wins
cli-mean-points = Mean points
cli-interval = 95 % interval
cli-plus-minus = { $value } ± { $margin }
cli-seat = Seat
cli-bot = Bot
cli-game = Game
cli-players = Players
cli-simulate-title = { $game } with { n-players }: { $bots }

## Terminal: saved games

cli-replay-title = Saved game: { $game }, { $names }
cli-replay-ok = The saved game is in order: every choice is allowed and the scores are right.
cli-replay-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
cli-replay-seat = As { $seat } saw it
cli-replay-turn = Turn { $turn }
cli-replay-event = What happened
cli-version = Version

## Terminal: rules and figures

cli-rules-cards = Cards
cli-rules-menus = Menus
cli-rules-options = Options
cli-rules-clauses = Rule clauses
cli-rules-code = Code
cli-rules-name = Name
cli-rules-kind = Kind
cli-rules-group = Group
cli-rules-copies = Copies
cli-rules-colour = Colour
cli-rules-rule = What it does
cli-rules-values = Values (first is the default)
cli-rules-meaning = Meaning
cli-rules-source = Source
cli-rules-dishes = Dishes
cli-rules-clause = Clause
cli-rules-seats = Players: { $least } to { $most }
cli-bench-title = Benchmark
cli-bench-figure = Figure
cli-bench-value = Value
cli-bench-target = Target
cli-bench-met = Met
cli-bench-missed = Missed
cli-bench-load = Machine: { $machine }, { $cores } cores, load { $load }
cli-bench-running = Measuring: { $figure } …

## Terminal: more of the game

cli-your-choice = Your choice: { $answer }
cli-show-or-back = Enter: show the cards · u: take back
cli-show-or-back-again = “{ $text }” is not possible now. Press Enter to show the cards, or u to choose again.
cli-hands-swap = You and { $seat } swap hands.
cli-last-turn = The last turn of this round.
cli-fruit-icons = Fruit { $watermelon } melon, { $pineapple } pine, { $orange } orange
cli-chips-left = chips left
cli-chips-won = Chips won
cli-tables-title = The table
cli-help-code = a card's code, like salmon or maki2, does the same
cli-help-now = “Now” is what the dishes of this round would score if it ended now; desserts count at the end of the game.
cli-opponents = You play against { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] It was a tie, and the most desserts decide: you have { $count } dessert card.
       *[other] It was a tie, and the most desserts decide: you have { $count } dessert cards.
    }

## Terminal: commands and their flags

cli-usage = Usage:
cli-word-flags = FLAGS
cli-word-command = COMMAND
cli-flags-title = Flags
cli-commands-title = Commands
cli-about = Pick-and-pass sushi card games. Without a command, they open in your browser.
cli-about-play = Play a game in the terminal against bots.
cli-about-rules = Show cards, menus, options and rule clauses.
cli-about-replay = Show or verify a saved game.
cli-about-score = Score tables described as JSON.
cli-about-simulate = Let bots play many games and show how they did.
cli-about-bench = Measure how fast the rules are.
cli-about-train = Let the searching bots learn from games against themselves, and write what they have learned.
cli-flag-lang = the language to speak
cli-flag-help = show this help
cli-flag-version = show the version
cli-flag-json = print JSON for programs
cli-flag-game = classic, party (usual) or draft
cli-flag-players = how many players (usually 4)
cli-flag-menu = a menu's code or name, or seven kinds separated by commas
cli-flag-option = an option of the rules, like edition=de; can be given several times
cli-flag-level = what plays against you: novice, casual (usual), quick, strong or chef, one for all or one each, separated by commas
cli-flag-seed = the same seed deals the same cards
cli-flag-name = your name
cli-flag-save = save the game in this file when it ends or you leave
cli-flag-auto = watch a bot play for you
cli-flag-no-color = no colours and no other escape codes
cli-flag-verify = only check that every choice is allowed and the scores are right
cli-flag-seat = tell it as the player in this seat saw it, counted from 0
cli-flag-jsonl = one table a line in, one result a line out
cli-flag-games = how many games
cli-flag-bots = the bots in order of their seats, separated by commas; one for all will do

## Terminal: what can be wrong with a command

error-not-compiled = The fast rules are not installed. Install them with: pip install "okawari[fast]"
error-no-such-file = The file “{ $file }” cannot be read.
error-bad-number = “{ $value }” does not fit { $name }: give a number from { $least } to { $most }.
error-command-unknown = There is no command called “{ $name }”. Choose from: { $known }.
error-flag-unknown = There is no flag called “{ $name }”. See: { $text }
error-flag-value = The flag “{ $name }” needs a value.
error-flag-plain = The flag “{ $name }” takes no value.
error-argument-missing = “{ $name }” is missing. See: { $text }
error-bad-argument = That does not fit “{ $name }”.
error-extra-word = “{ $name }” is one word too many. See: { $text }
error-usage = That cannot be understood. See: { $text }
error-option-form = “{ $value }” is not of the form NAME=VALUE.
error-bot-count = { $count } bots are named, but there must be 1 or { $wanted }.
error-cannot-write = The file “{ $file }” cannot be written.
error-compiler-off = The fast rules are switched off: unset NUMBA_DISABLE_JIT.
error-not-a-save = The file “{ $file }” exists and is not a saved game: choose another name.
error-nothing-found = Nothing is called “{ $text }”. Without a word, okawari rules shows everything.

## Terminal: handbook, figures and many games

cli-sheet-now = Now
cli-rules-games = Games
cli-rules-clauses-english = The clauses are written in English.
cli-flag-bench-games = games for each figure; fewer are for a quick look, without the starting times
cli-flag-train-out = a folder for what is learned; weights that are there already are replaced
cli-flag-train-games = games in each round
cli-flag-train-tries = imagined courses of play for each answer
cli-flag-train-rounds = how often to start again with what was learned
cli-flag-train-seed = the same seed gives the same weights
cli-train-done = What was learned is in { $folder }. card.json says where it comes from.
error-weights-damaged = The file “{ $file }”, which the bots have learned, is damaged. Install Okawari again, or train again.
error-weights-size = The file “{ $file }” has { $count } weights, not { $wanted }: it belongs to another version. Train again.

## Terminal: a turn that fits, takeout boxes, and the start

cli-boxes-gain =
    { $count ->
        [one] { $count } card turned over: { $points }
       *[other] { $count } cards turned over: { $points }
    }
cli-boxes-prompt = Numbers to mark or unmark, Enter when done
cli-boxes-again = “{ $text }” is not possible. Numbers from 1 to { $most }, Enter when done
cli-choice-using = { $answer }, using { $card }
cli-choice-for-dummy = { $answer }; for the dummy: { $card }
cli-tool-chopsticks = Chopsticks: you play a second card from your hand.
cli-tool-spoon = Spoon: you ask the others for a card and play it at once.
cli-order-lost = lost: nothing to copy
cli-order-lost-sure = You have nothing to copy yet: the special order would be lost. Play it anyway?
cli-news-more = … (t shows all of it)
cli-more = Enter for more
cli-last-cards = The last cards are played:
cli-words-yes = yes y
cli-words-no = no n
cli-you-named = You ({ $name })
cli-save-replaces = Note: this game will replace the saved game in { $file }.
cli-compiling-rules = Compiling the rules for many games: up to a minute…
cli-compiling-bots = Compiling how the simple bots think: up to a minute…
cli-compiling-search = Compiling the search of the bots: up to two minutes…
cli-compiling-rivals = Compiling the searches of others: up to a minute…
cli-compiling-not-kept = What is compiled cannot be kept for the next time: nothing can be written to the cache folder. OKAWARI_CACHE can name another.
cli-sheet-others = Others
cli-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
cli-word-word = WORD
cli-flag-pause = seconds to wait after each turn that you watch (usually 0.6)
cli-intro-turn = Welcome! Everybody plays one card at once and passes the other cards on.
cli-intro-keys = Type the number of a card and press Enter. A ? explains the game.
cli-language-name = English
cli-start = What would you like to play? Just press Enter for the usual.
cli-start-enter = Enter: { $number }
cli-start-language = Language
cli-start-game = Game
cli-start-players = How many players, from { $least } to { $most }? (Enter: { $usual })
cli-start-menu = Menu
cli-start-level = How the bots play
help-turn = A turn: everybody picks one card, all show it at once, then the hands move on.
help-win = Cards in front of you score at the end of each of three rounds, desserts at the very end. Most points win.
help-draft-win = After each round, the most of a sushi wins its chip. Chips are points, and most points win.
help-now = “Now” is what a table would score if the round ended now.
help-arrows = → your hand goes to this player. ← your next hand comes from this one.
help-sets = 1/3: you have one of the three that you need.
help-later = “+6 later”: these points count at the end of the game.
help-tools = The number on a tool, like Spoon (5), says who goes first: the lowest.
help-enter = After you choose, Enter shows the cards of all players.

## Tables and choices as text

error-bad-notation-line = Line { $number } is not part of a table or a choice: “{ $line }”.
error-bad-notation-field = Line { $number }: a table has no field called “{ $field }”.
error-bad-notation-value = Line { $number }: “{ $value }” does not fit the field “{ $field }”.

## The proof of a shuffle

cli-replay-shuffle-ok = The shuffle is proved: the seed follows from the server’s secret, the number that each device had promised, and the names at the table.
cli-replay-shuffle-promise = What the server had committed to before the game, as every device saw it: { $text }
cli-replay-shuffle-again = PARTLY PROVED: every choice is allowed and the scores are right, but the cards are those of game { $number } at this table, dealt once more. The proof is that game’s: it does not cover the names in this file, and everyone could know the cards.
cli-replay-shuffle-old = The shuffle is proved in the old way only: the seed fits, but a person who ran the server and had a seat could have chosen the deal.
cli-replay-shuffle-zeros = Without a number of their own: { $names }
cli-replay-unproved = UNPROVED: every choice is allowed and the scores are right, but the file has no proof of its shuffle. Its cards, names and choices may be made up.

## Server: where tables are kept

cli-about-backup = Copy a server's tables and finished games into a file, even while it runs.
cli-about-restore = Put a copy made by backup in the place of the database.
cli-flag-backup-database = where the tables are kept, like sqlite:///tables.db (usually the server's own place)
cli-flag-restore-force = even if there are tables already; their database is kept beside
cli-backup-done = Everything is copied to “{ $file }”.
cli-restore-done = The copy is in its place: “{ $file }”.
cli-restore-kept = What was there before is kept as “{ $file }”.
cli-about-check = Check whether all tables and finished games in a database are intact, even while a server runs.
cli-flag-check-export = write everything intact into this folder: finished games as JSON, tables as a database for restore
cli-check-whole = Tables: { $tables }. Rows: { $rows }. Finished games: { $games }.
cli-check-file = The file itself is damaged: { $reason }
cli-check-table =
    { $what ->
        [gap] Table { $name }, row { $number }: a row is missing.
        [checksum] Table { $name }, row { $number }: the row was changed.
        [end] Table { $name }, row { $number }: the last rows are missing.
        [format] Table { $name }, row { $number }: written by a newer Okawari.
        [unreadable] Table { $name }, row { $number }: the row cannot be read.
       *[other] Table { $name }, row { $number }: the row does not fit the rows before it.
    }
cli-check-game = Finished game { $name }: it cannot be read.
cli-check-fine = Everything is intact.
cli-check-exported = What is intact is in “{ $file }” now.

## Server: the edge

cli-about-serve = Run the game server.
cli-flag-host = the address to listen on; 0.0.0.0 lets others in your network join (usually only this machine)
cli-flag-port = the port to listen on (usually 8000)
cli-flag-no-browser = open no browser, only show the address
cli-flag-lan = let others in your network join, and show the address and a QR code
cli-flag-database = where the tables are kept, like sqlite:///tables.db (usually in your data folder)
cli-flag-workers = how many processes; more than one needs another database than SQLite
cli-flag-config = a TOML file with settings
cli-flag-prefix = the path under which a proxy shows the server, like /games
cli-flag-url = the server's public address, for links
cli-flag-origin = another page that may use the server; can be given several times
cli-flag-hosts = more names and addresses that the server answers to, separated by commas
cli-flag-trusted-proxies = proxies whose forwarding headers are believed: addresses, separated by commas
cli-flag-public-list = show open tables to everybody
cli-flag-no-compiled-bots = never compile the bots' rules
cli-flag-log-level = debug, info (usual), warning or error
cli-serve-open = Okawari is open: { $text }
cli-browser-opens = Okawari opens in your browser: { $text }
cli-browser-address = Open this address in a browser: { $text }
cli-browser-already = Okawari is open already: { $text }
cli-browser-lan = So that phones in your network can join, start it with: { $text }
cli-serve-phones = Others in your network can point a phone's camera here:
cli-serve-no-room = This window is too narrow for a QR code. The address is:
cli-serve-no-signs = This terminal has no signs to draw a QR code with. The address is:
cli-serve-stop = Press Ctrl-C to close it.
cli-serve-closed = Okawari is closed. Everything is saved.
