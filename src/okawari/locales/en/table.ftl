# What is said at a table: questions, events, reasons for points, errors that a player can meet, in English.
# $seat and $other are names of players, $card is the name of a card.

## Questions and answers

question-none = Nothing to decide.
question-pick = Which card do you play?
question-target = Which card does your special order copy?
question-dip = Does the nigiri go on your wasabi?
question-announce = Do you use a tool this turn?
question-second = Your chopsticks: which second card do you play?
question-for_dummy = Which card do you play for the dummy?
question-request = Your spoon: which card do you ask for? The first player on your left who has it gives it to you.
question-give = A spoon asks you for a card. Which one do you give?
question-tray = The menu shows these cards. Which one do you play?
question-flip = Takeout box: which card do you turn over?
question-flip_order = Takeout box: which special order do you turn over?
question-wild = Which sushi does your wild card join?
question-keep = Which card do you hold back in your hand?
answer-pass = No, thanks
answer-pass-announce = No tool this turn
answer-pass-flip = Turn over no more cards
answer-pass-flip_order = Turn over no more special orders
answer-pass-second = No second card
answer-any-kind = any { $kind }
answer-copy = special order as { $card }
answer-wild-as = wild card as { $card }
answer-on-wasabi = { $card } on wasabi
answer-off-wasabi = { $card } beside the wasabi
question-boxes = Takeout box: which cards do you turn over? Each then scores just 2.

## Events

event-round_started = Round { $round } begins. Everybody gets { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] { $count } dessert card is mixed into the deck.
       *[other] { $count } dessert cards are mixed into the deck.
    }
event-chosen = { $seat } has chosen.
event-took_back = { $seat } is choosing again.
event-picked = { $seat } chooses: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } plays { $card } with chopsticks.
        [spoon] { $seat } plays { $card }, thanks to the spoon.
        [menu] { $seat } plays { $card } from the menu.
        [chance] { $seat } plays { $card } by chance.
       *[pick] { $seat } plays { $card }.
    }
event-dipped = { $seat } puts { $card } on wasabi: it scores three times as much.
event-copied = { $seat } makes the special order a copy: { $card }.
event-announced = { $seat } is going to use { $card }.
event-spoon_asked = { $seat } asks for { $card }.
event-spoon_none = { $seat } has none.
event-spoon_gave = { $seat } gives { $card } to { $other }.
event-into_hand = Into the hand of { $seat }: { $card }.
event-discarded = { $seat } loses { $card } for this round.
event-menu_shows = The menu shows { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } puts { $count } card back into the deck.
       *[other] { $seat } puts { $count } cards back into the deck.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } spills { $count } miso soup: there was another one in the same turn.
       *[other] { $seat } spills { $count } miso soups: there were several in the same turn.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } takes first place in the uramaki race: { n-points }.
        [2] { $seat } takes second place in the uramaki race: { n-points }.
       *[other] { $seat } takes third place in the uramaki race: { n-points }.
    }
event-flipped = { $seat } turns over { $card }.
event-wine_taken = { $seat } has rice wine: chance picks the next card.
event-passed =
    { $direction ->
        [right] All hands move to the right.
       *[left] All hands move to the left.
    }
event-drew_for_dummy = { $seat } draws a card for the dummy and plays for it this turn.
event-dummy_card = { $seat } draws { $card } for the dummy.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } keeps { $count } × { $card } for the end of the game.
event-round_ended = Round { $round } is over.
event-game_over = The game is over.
event-played-wild = { $seat } plays a wild card as { $card }.
event-kept = { $seat } holds back { $card } and passes the rest.
event-kept-hidden = { $seat } holds back one card and passes the rest.
event-chip_taken = { $seat } takes a chip: { $card }.
event-chip_value = { $seat } looks at the chip: { $card }, { n-points }.
event-pile_stays = Nobody takes a chip: { $card }.
event-chip_shown = { $seat } shows a chip: { $card }, { n-points }.
event-dealt = { $seat } is dealt { $card } (×{ $count }).
event-set_beside = { $seat } puts { $card } beside the table: it has scored.
event-box_kept = { $card } stays in front of { $seat }.
event-parted = { $card } of { $seat } is now { $now }.

## Events told to the player they happen to

event-played-you =
    { $how ->
        [chopsticks] You play { $card } with chopsticks.
        [spoon] You play { $card }, thanks to the spoon.
        [menu] You play { $card } from the menu.
        [chance] You play { $card } by chance.
       *[pick] You play { $card }.
    }
event-played-wild-you = You play a wild card as { $card }.
event-dipped-you = You put { $card } on wasabi: it scores three times as much.
event-copied-you = You make the special order a copy: { $card }.
event-announced-you = You are going to use { $card }.
event-spoon_asked-you = You ask for { $card }.
event-spoon_none-you = You have none.
event-spoon_gave-you = You give { $card } to { $other }.
event-spoon_gave-to_you = { $seat } gives you { $card }.
event-into_hand-you = Into your hand: { $card }.
event-discarded-you = You lose { $card } for this round.
event-menu_shows-you = The menu shows you { $card }.
event-menu_returned-you =
    { $count ->
        [one] You put { $count } card back into the deck.
       *[other] You put { $count } cards back into the deck.
    }
event-miso_spilled-you =
    { $count ->
        [one] You spill { $count } miso soup: there was another one in the same turn.
       *[other] You spill { $count } miso soups: there were several in the same turn.
    }
event-uramaki_place-you =
    { $place ->
        [1] You take first place in the uramaki race: { n-points }.
        [2] You take second place in the uramaki race: { n-points }.
       *[other] You take third place in the uramaki race: { n-points }.
    }
event-flipped-you = You turn over { $card }.
event-wine_taken-you = You have rice wine: chance picks your next card.
event-drew_for_dummy-you = You draw a card for the dummy and play for it this turn.
event-dummy_card-you = You draw { $card } for the dummy.
event-chip_taken-you = You take a chip: { $card }.
event-chip_value-you = You look at your chip: { $card }, { n-points }.
event-chip_shown-you = You show a chip: { $card }, { n-points }.
event-dealt-you = You are dealt { $card } (×{ $count }).
event-set_beside-you = You put { $card } beside the table: it has scored.
event-box_kept-you = { $card } stays in front of you.
event-parted-you = Your { $card } is now { $now }.

## Score sheet: why these points

why-nigiri =
    { $tripled ->
        [0] { $count } nigiri { word-cards }: { n-points }.
       *[other] { $count } nigiri { word-cards }, { $tripled } on wasabi for three times the points: { n-points }.
    }
why-wasabi = { $count } wasabi { word-cards }, which score only through the nigiri on them: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } maki { word-icons }, the most: { n-points }.
               *[other] { $count } maki { word-icons }, the most, tied between { $tied } players: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } maki { word-icons }, second most: { n-points }.
               *[other] { $count } maki { word-icons }, second most, tied between { $tied } players: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } maki { word-icons }, third most: { n-points }.
               *[other] { $count } maki { word-icons }, third most, tied between { $tied } players: { n-points }.
            }
       *[other] { $count } maki { word-icons }, no scoring place: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { $count } temaki { word-cards }, and nobody has more: { n-points }.
        [-1] { $count } temaki { word-cards }, and nobody has fewer: { n-points }.
        [2] { $count } temaki { word-cards }, and nobody has more or fewer: { n-points }.
       *[other] { $count } temaki { word-cards }, neither the most nor the fewest: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Places in the uramaki race: { n-points }.
       *[other] { $count } uramaki { word-icons } in the race: { n-points }.
    }
why-tempura = { $count } tempura { word-cards }, 5 for each pair: { n-points }.
why-sashimi = { $count } sashimi { word-cards }, 10 for each three: { n-points }.
why-gyoza = { $count } dumpling { word-cards }, the more the better: { n-points }.
why-eel =
    { $count ->
        [1] A single eel card costs points: { n-points }.
       *[other] { $count } eel { word-cards }, 7 for two or more: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { $count } tofu { word-cards }: { n-points }.
        [1] { $count } tofu { word-cards }: { n-points }.
        [2] { $count } tofu { word-cards }, just right: { n-points }.
       *[other] { $count } tofu { word-cards }, too many: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { $count } edamame { word-cards }, and { $others } other player has edamame too: { n-points }.
       *[other] { $count } edamame { word-cards }, and { $others } other players have edamame too: { n-points }.
    }
why-miso = { $count } miso soup { word-cards }, 3 each: { n-points }.
why-onigiri = { $count } onigiri { word-cards } in sets of different shapes: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } pair of inari and futomaki for 6 each and { $singles } without a partner for 2 each: { n-points }.
       *[other] { $pairs } pairs of inari and futomaki for 6 each and { $singles } without a partner for 2 each: { n-points }.
    }
why-chopsticks = { $count } chopsticks { word-cards }, a tool that never scores: { n-points }.
why-spoon = { $count } spoon { word-cards }, a tool that never scores: { n-points }.
why-menu = { $count } menu { word-cards }, which never score: { n-points }.
why-takeout = { $count } takeout box { word-cards }, which never score: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { $count } soy sauce { word-cards } and { $colours } { word-colours }, but others have more: { n-points }.
       *[other] { $count } soy sauce { word-cards } and { $colours } { word-colours }, and nobody has more: { n-points }.
    }
why-tea = { $count } tea { word-cards }, 1 each for every card in the biggest colour group of { $group }: { n-points }.
why-special_order = { $count } special order { word-cards } without anything to copy: { n-points }.
why-rice_wine = { $count } rice wine { word-cards }, 3 each: { n-points }.
why-pudding =
    { $place ->
        [1] { $count } pudding { word-cards }, and nobody has more: { n-points }.
        [-1] { $count } pudding { word-cards }, and nobody has fewer: { n-points }.
        [2] { $count } pudding { word-cards }, and nobody has more or fewer: { n-points }.
       *[other] { $count } pudding { word-cards }, neither the most nor the fewest: { n-points }.
    }
why-ice_cream = { $count } ice cream { word-cards }, 12 for every four: { n-points }.
why-fruit = Watermelon icons: { $watermelon }, pineapple: { $pineapple }, orange: { $orange }. Together { n-points }.
why-flipped = { $count } { word-cards } turned over, 2 each: { n-points }.
why-chip = { n-cards }, best of those who stand alone: takes the chip ({ $card }).
why-chip-dessert = { $count } different sushi, best of those who stand alone: takes the dessert chip.
why-chips =
    { $count ->
        [one] { $count } chip: { n-points }.
       *[other] { $count } chips: { n-points }.
    }
why-chip-last = { n-cards }, the fewest, after a tie for the most: takes the chip ({ $card }).
why-chip-dessert-last = { $count } different sushi, the fewest, after a tie for the most: takes the dessert chip.
why-edamame-all =
    { $sharers ->
        [one] { $count } edamame { word-cards }, and { $sharers } player at the table has edamame: { n-points }.
       *[other] { $count } edamame { word-cards }, and { $sharers } players at the table have edamame: { n-points }.
    }

## Errors and warnings: one clear line each

error-bad-opening = This is not the number that was promised.
error-bad-save-names = The shuffle of the saved game does not fit: the names are not those at the table when the game began.
error-bad-save-opening = The shuffle of the saved game does not fit: the number of { $name } is not the one promised before the game.
error-illegal-choice = That is not one of your choices now.
error-not-starting = No start is under way.
error-not-your-decision = There is nothing for you to decide now.
error-nothing-to-take-back = There is nothing to take back.
error-bad-menu-unknown-kind = There is no dish called “{ $kind }”. Choose from: { $known }.
error-bad-menu-count = Wrong number of dishes in the group “{ $group }”: a menu needs { $wanted }, this one has { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] “{ $kind }” cannot be on the menu with { $seats } player. It is for { $least } to { $most }.
       *[other] “{ $kind }” cannot be on the menu with { $seats } players. It is for { $least } to { $most }.
    }
error-bad-menu-expansion = “{ $kind }” is an extra dish: turn it on with the option “{ $option }”.
error-bad-menu-nigiri = Nigiri is always on the menu: leave it out of your list.
error-bad-menu-duplicate = “{ $kind }” is on the menu twice.
error-bad-menu-unknown = There is no menu called “{ $menu }”. Choose from: { $known }.
error-bad-menu-not-in-game = The game “{ $game }” has no menu to choose.
error-bad-option-unknown = There is no option called “{ $option }”. Choose from: { $known }.
error-bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $values }.
error-bad-option-seats = The option “{ $option }” is for { $least } players, not for { $seats }. Leave it out or change the number of players.
error-bad-seats = The game “{ $game }” is for { $least } to { $most } players, not { $seats }.
error-bad-seed = “{ $seed }” cannot be used as a seed.
error-bad-save-format = This is not a saved game of Okawari.
error-bad-save-version = This game was saved by a version that this program does not know ({ $version }).
error-bad-save-checksum = The saved game was changed after it was saved: its checksum is wrong.
error-bad-save-choice = Choice { $number } of the saved game is not allowed: { $seat } cannot choose “{ $answer }” there.
error-bad-save-result = The saved game does not end with the scores it claims.
error-bad-save-json = The saved game cannot be read: it is not proper JSON.
error-bad-save-field = The field “{ $field }” of the saved game is missing or wrong.
error-bad-table-json = The table cannot be read: it is not proper JSON.
error-bad-table-card = There is no card called “{ $card }” in this game.
error-bad-table-field = The field “{ $field }” of the table is missing or wrong.
error-bad-table-scope = The field “scope” cannot be “{ $scope }”. Choose from: round, desserts, game.
error-bad-table-seats = A table of “{ $game }” has 1 to { $most } players, not { $seats }.
error-starting = The cards are being shuffled. Try again in a moment.
error-unknown-game = There is no game called “{ $game }”. Choose from: { $known }.
error-unknown-language = There is no language called “{ $lang }”. Choose from: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose from: { $known }.
warning-too-many = { $count } × { $card } on the table, but the box has only { $printed }.
error-too-many-names = { $names ->
    [one] There is { $names } name
   *[other] There are { $names } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Give at most one name for each seat.
error-bad-save-imagined = A game made up from a view has no seed and cannot be saved.
error-bad-names = Names are a list of words, one for each seat.
error-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.

## Score pad

error-bad-table-object = A table to score is a JSON object with the fields “game” and “seats”.
error-bad-table-list = The field “{ $field }” must be a list.
error-bad-table-number = The field “{ $field }” must be a whole number from { $least } to { $most }.
error-bad-table-scope-draft = The field “scope” cannot be “{ $scope }” in Draft. Choose from: round, game.
error-bad-table-dummy = With the option “dummy” a table has three seats, the two players and then the dummy, not { $seats }.
error-bad-table-no-card = { $field }: there is no card called “{ $card }” in this game.
error-bad-table-no-copy = { $field }: “{ $card }” is not a copy of anything in this game.
error-bad-table-on-wasabi = { $field }: “{ $card }” cannot be, because only a nigiri goes on wasabi.
error-bad-table-no-dessert = { $field }: “{ $card }” is not a dessert of this game.
error-bad-table-too-long = The list “{ $field }” has { $count } entries; no more than { $most } can be scored.
warning-not-on-menu = { $card } lies on the table but is not on the menu.
warning-unknown-field = The field “{ $field }” is unknown and was not read.

## Bots at a table

error-bots-for-seats = { $bots ->
    [one] There is { $bots } bot
   *[other] There are { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Name at least one, and at most one for each seat.

## The proof of a shuffle

error-bad-save-commitment = The shuffle of the saved game does not fit: its secret is not the one promised before the game.
error-bad-save-seed = The shuffle of the saved game does not fit: its seed does not come from the secret and the players’ numbers.

## Server: names and codes

error-name-empty = There is nothing to see in that name. Please type at least one letter.
error-name-long = That name is too long for the table. Please use at most { $most } letters.
error-bad-code = That is not the code of a table. A code has six consonants, like BCD-FGH.

## Live tables: why something cannot be done

error-already-seated = You already have a chair at this table.
error-asked-already = You have asked for more time { $most } times. That is all for this game.
error-bad-order = That is not an order of { $seats } chairs: name every chair once.
error-chair-free = Nobody sits on that chair.
error-chair-taken = That chair is taken. Choose a free one.
error-chairs-free =
    { $count ->
        [one] One chair is still free. Wait for somebody, or start and let a bot have it.
       *[other] { $count } chairs are still free. Wait for people, or start and let bots have them.
    }
error-emote-too-soon = One at a time: wait three seconds before the next.
error-enough = That is enough for now at this table: start the game, or go on playing.
error-game-running = A game is under way. That can be done when it is over.
error-host-only = Only the host can do that.
error-internal = Something went wrong in the server. It is not your fault.
error-kick-self = You cannot send yourself away. Leave the table instead.
error-last-round = This is the last round. You can watch now, and play in the next game.
error-kicked = The host has taken you off this table.
error-new-version = There is a new version. Load the page again: your seat and your card stay.
error-no-clock = No clock runs at this table: take your time.
error-no-entry = This link or token does not open the table. Ask for a new link.
error-no-game = No game is under way at this table.
error-no-page = There is nothing at this address.
error-no-same-deal = The same deal can be played again with the same game, menu and number of players only.
error-no-spectators = This table is not open to spectators.
error-no-such-code = No open table has this code. Check the letters; a code works until the game begins, then only the link does.
error-no-such-replay = There is no such game, or not any more.
error-no-such-table = There is no such table, or not any more.
error-not-all-ready =
    { $count ->
        [one] One player is not ready. Wait, or start anyway.
       *[other] { $count } players are not ready. Wait, or start anyway.
    }
error-not-saved = We cannot save right now. Nothing is lost: try again in a moment.
error-not-scoring = No scores are being read just now.
error-not-seated = You need a chair for that. Sit down first.
error-not-your-seat = That is not your seat.
error-scores-first = The scores of the round are being read. The next course comes when everybody is ready.
error-server = Something went wrong on the server. Nothing has changed: try again.
error-server-full = There are too many tables on this server for now. Try again later.
error-spectator = Spectators cannot do that.
error-stopping = The server restarts. Please try again in a moment.
error-store-replaced = Somebody has moved or deleted the server’s database: nothing more is saved until the server’s owner has put it back.
error-table-damaged = What was saved of this table is damaged. The table is set aside; the server’s owner can look at it with “okawari check”.
error-table-closed = This table is closed.
error-table-full = All chairs are taken. You can watch instead.
error-table-locked = The table is locked. Ask the host to open it.
error-too-fast = That was too fast. Please wait a moment.
error-too-late = That came too late: the question has been answered.
error-too-many =
    { $seconds ->
        [one] Too many from one place. Please try again in { $seconds } second.
       *[other] Too many from one place. Please try again in { $seconds } seconds.
    }
error-too-many-seated = There are { $people } people at the table, too many for { $seats } seats.

## Live tables: what happens around the game

event-table_opened = The table is open.
event-sat_down = { $name } sits down.
event-bot_sat_down = { $name }, a bot, sits down.
event-stood_up =
    { $why ->
        [dropped] { $name } has lost the connection: the chair is free.
        [kicked] The host has taken { $name } off the table.
       *[left] { $name } leaves the table.
    }
event-chair_promised = { $name } plays from the next round on.
event-promise_ended =
    { $why ->
        [kicked] The host has sent { $name } away.
        [returned] { $name } gets no chair after all: the player who left is back.
       *[left] { $name } no longer waits for a chair.
    }
event-renamed = The new name is { $name }.
event-rearranged = The chairs stand in a new order.
event-locked = The table is locked.
event-unlocked = The table is open again.
event-setup_changed = Something else is on the menu.
event-chairs_changed =
    { $count ->
        [one] There is now one chair at the table.
       *[other] There are now { $count } chairs at the table.
    }
event-clock_doubled = The clock is slower now: everybody has twice the time.
event-clock_usual = The clock runs as fast as before again.
event-ready = { $seat } is ready.
event-not_ready = { $seat } is not ready yet.
event-start_called_off = The start was called off. Every device promises a new number.
event-zeros_from_now = The next shuffle does without a number from { $name }: three starts have waited for it in vain.
event-not_opened = The start was called off: { $name }’s device did not answer.
event-starting = The cards are being shuffled: every device adds its number.
event-host_moved = { $seat } is now the host.
event-game_started = Game { $number } begins.
event-same_deal = The cards of game { $number } are dealt once more. Anyone may know them already.
event-time_ran_out = Time has run out for { $seat }.
event-continued = { $seat } is ready for the next course.
event-more_time = { $seat } asks for more time.
event-stood_in = A bot plays for { $seat }.
event-returned = { $seat } is back.
event-secret_opened = The secret of the shuffle is open: anybody can check the deal.
event-table_closed = The host has closed the table.

## Live tables: what the server says about itself

notice-elsewhere = You are playing in another window.
notice-outdated = There is a new version. Load the page again: your seat and your card stay.
notice-restarting = The kitchen restarts. Nothing is lost.
notice-too_fast = That was too fast. Wait a moment.
notice-kicked = The host has taken you off this table.
notice-closed = This table is closed.
notice-damaged = What was saved of this table is damaged.
notice-not_saving = We cannot save right now. The game is paused.
notice-why-full = The server’s disk is full.
notice-why-read-only = The server may not write to its disk.
notice-why-replaced = Somebody has moved or deleted the server’s database. Please tell the owner of the server.
notice-saving_again = Saving works again.

## Live tables: what players can say

emote-yum = Yum!
emote-wow = Wow!
emote-oops = Oops!
emote-hurry = Hurry, please!
emote-good_one = Good one!
emote-thanks = Thanks!
emote-one_more = One more?
emote-bye = Bye!
