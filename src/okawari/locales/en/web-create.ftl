## Web: setting the table

web-create-title = Set the table
web-create-loading = The kitchen brings the menu…
web-create-game = Which game?
# $least and $most: numbers of players, like 2 and 8
web-create-players = { $least }–{ $most } players
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] { $count } person sits at the table: too many for this game.
       *[other] { $count } people sit at the table: too many for this game.
    }
web-create-menu = Menu
web-create-menu-own = A tray of your own.
web-create-presets = Menus
web-create-surprise = Surprise me
# Read aloud; $dishes is a list of names
web-create-surprised = On the tray now: { $dishes }
web-create-always = always
# Read aloud after the name of a dish on the tray: a tap opens the choice
web-create-change-dish = Change this dish
web-create-not-served = Cannot be served
# $group: Roll, Appetizer, Special or Dessert
web-create-choose = Choose: { $group }
web-create-here = In this place
web-create-on-tray = On the tray
web-create-extra = Extra dish
web-create-menu-not-for =
    { $count ->
        [one] Not for { $count } player.
       *[other] Not for { $count } players.
    }

## Web: what a menu feels like

web-create-temper-mean = Mean
web-create-temper-mean-low = kind
web-create-temper-mean-middle = cheeky
web-create-temper-mean-high = sharp
web-create-temper-simple = Simple
web-create-temper-simple-low = for thinkers
web-create-temper-simple-middle = in between
web-create-temper-simple-high = easy
web-create-temper-lucky = Lucky
web-create-temper-lucky-low = steady
web-create-temper-lucky-middle = a bit wild
web-create-temper-lucky-high = wild

## Web: house rules and the table

web-create-rules = House rules
web-create-rules-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
web-create-rules-note = Leave them as they are, or play it your way.
web-create-as-edition = As the edition has it
web-create-source = From: { $source }
web-create-seats = Chairs
# $people sit there already, $free chairs are left
web-create-seats-note =
    { $free ->
        [0] Every chair is taken.
        [one] One free chair for a friend or a bot.
       *[other] { $free } free chairs for friends or bots.
    }
web-create-bots = Bots play
web-create-table = Pace and more
web-create-pace = Clock
web-create-pace-none = No clock
web-create-pace-friendly = Friendly
web-create-pace-brisk = Brisk
web-create-pace-slow = Slow
web-create-pace-slower = Slower
web-create-pace-slowest = Slowest
web-create-pace-none-note = Everybody takes the time they need.
# Seconds for one pick
web-create-pace-seconds = { $pick } seconds for a pick, and { $card } more for each card in hand.
web-create-pace-more = Anybody can ask for more time.
web-create-doubled = Twice the time
web-create-doubled-note = All these times count twice, for everybody.
web-create-absence = If somebody is away, wait
web-create-absence-wait =
    { $seconds ->
        [0] as long as it takes
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] No bot ever plays for anybody.
       *[other] Then a bot plays until they are back.
    }
web-create-spectators = Others may watch
web-create-spectators-note = They see only what lies open on the table.
web-create-typed-names = Names can be typed
web-create-typed-names-note = If not, everybody gets a fun name.
web-create-memory = Memory helper
web-create-memory-note = Shows players the hands that they passed on.
web-create-pinned = Keep for 30 days
web-create-pinned-note = An unfinished game stays longer than one day.
web-create-open = Open table
web-create-saving = Setting the table…

## Web: what helps when a setup cannot be played

web-create-fix-swap = Serve { $new } instead of { $old }
web-create-fix-seats =
    { $count ->
        [one] Play with { $count } chair
       *[other] Play with { $count } chairs
    }
web-create-fix-extra = Turn on: { $option }
web-create-fix-option = Leave out: { $option }
web-create-fix-menu = Take the menu { $menu }
web-create-fix-bot = Take the bot { $bot }
