# Everything Okawari says, in English. This file is the pattern for all other languages: the same messages with the
# same variables. Ids are stable; the words may change. Only messages, plural and value selectors are used.
# $seat and $other are names of players, $card is the name of a card.

language-name = English
disclaimer = An independent, non-commercial fan project. Not made, endorsed or sponsored by the makers of Sushi Go!, Sushi Go Party! or Sushi Draft. Those names are trademarks of their owners and are used only to say which rules a mode follows. All text and pictures here are our own.

## Counted words, used by other messages

word-cards =
    { $count ->
        [one] card
       *[other] cards
    }
word-icons =
    { $count ->
        [one] icon
       *[other] icons
    }
word-points =
    { $points ->
        [one] point
       *[other] points
    }
word-players =
    { $seats ->
        [one] player
       *[other] players
    }
word-colours =
    { $colours ->
        [one] colour
       *[other] different colours
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Games

game-classic = Classic
game-party = Party
game-draft = Draft
game-classic-follows = Follows the rules of Sushi Go! for 2 to 5 players.
game-party-follows = Follows the rules of Sushi Go Party! for 2 to 8 players.
game-draft-follows = Follows the rules of Sushi Draft for 3 to 5 players. Two can try it too, which the rules do not mention.
game-classic-note = One fixed deck: keep a card, pass the rest, three rounds.
game-party-note = You choose the dishes from a big menu, so each game is different.
game-draft-note = Short and quick: have the most of a sushi and win its chip.

## Groups of dishes

group-nigiri = Nigiri
group-roll = Roll
group-appetizer = Appetizer
group-special = Special
group-dessert = Dessert

## Menus

menu-my-first-meal = First Bites
menu-my-first-meal-note = Gentle dishes for your first game.
menu-sushi-go = House Classic
menu-sushi-go-note = The dishes of the Classic game, with the Party rules.
menu-party-sampler = Tasting Tray
menu-party-sampler-note = A little of everything that is new.
menu-master-menu = Chef's Test
menu-master-menu-note = Many choices, for players who like to think.
menu-points-platter = Big Points
menu-points-platter-note = Dishes that score high for everybody.
menu-cutthroat-combo = Sharp Elbows
menu-cutthroat-combo-note = Watch your neighbours: many dishes can go wrong.
menu-big-banquet = Long Table
menu-big-banquet-note = Made for 6 to 8 players.
menu-dinner-for-two = Table for Two
menu-dinner-for-two-note = Made for two players.
menu-custom = Your own menu
menu-custom-note = One roll, three appetizers, two specials and one dessert of your choice.

## Kinds of cards: name, short name for narrow tables, and rule

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = At the end of the round egg scores 1, salmon 2 and squid 3. On wasabi a nigiri scores three times as much.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = The next nigiri you play goes on it and scores three times as much at the end of the round. Wasabi alone scores nothing.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = At the end of the round the most maki icons score 6 and the second most 3; with 6 to 8 players it is 6, 4 and 2. Players who tie each score in full.
card-maki-rule-classic = At the end of the round the most maki icons score 6 and the second most 3. Players who tie share the points, and a tie for the most leaves nothing for second.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = At the end of the round the most temaki cards score 4 and the fewest lose 4, even with none. Two players lose nothing.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = A race in each round: the first to reach 10 icons scores 8 at once, the second 5, the third 2, and those uramaki leave the table. At the end of the round the most icons left take the next free place.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = At the end of the round each pair scores 5. One alone scores nothing.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = At the end of the round each set of three scores 10. One or two alone score nothing.
card-gyoza-name = Dumpling
card-gyoza-short = Dumpling
card-gyoza-rule = At the end of the round 1, 2, 3, 4 or 5 dumplings score 1, 3, 6, 10 or 15. More than five still score 15.
card-eel-name = Eel
card-eel-short = Eel
card-eel-rule = At the end of the round a single eel costs you 3 points. Two or more score 7 together.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = At the end of the round one tofu scores 2 and two score 6. Three or more score nothing.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = At the end of the round each edamame scores 1 for every other player who has edamame too, up to 4.
card-miso-name = Miso soup
card-miso-short = Miso soup
card-miso-rule = Scores 3 at the end of the round. If two or more miso soups are played in the same turn, they all spill and are gone.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = At the end of the round a set of 1, 2, 3 or 4 different shapes scores 1, 4, 9 or 16. You can have several sets.
card-sukeroku-name = Inari and futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = At the end of the round each pair of one inari and one futomaki scores 6. Each one without a partner scores 2.
card-chopsticks-name = Chopsticks
card-chopsticks-short = Chopsticks
card-chopsticks-rule = In a later turn, say that you use them: after everybody has shown a card, play a second card from your hand. The chopsticks go back into that hand and score nothing.
card-chopsticks-rule-classic = In a later turn you may play two cards at once. The chopsticks go back into your hand before it moves on, and score nothing.
card-spoon-name = Spoon
card-spoon-short = Spoon
card-spoon-rule = In a later turn, ask for a card: the first player on your left who holds one must give it to you, and you play it at once. That player gets the spoon, which scores nothing.
card-menu-name = Menu
card-menu-short = Menu
card-menu-rule = When you play it, look at four cards of the deck and play one of them at once. The menu itself is gone and scores nothing.
card-takeout-name = Takeout box
card-takeout-short = Takeout box
card-takeout-rule = When you play it, turn over as many of your earlier cards of this round as you like. Each one scores 2 at the end of the round, instead of what it was worth.
card-soy_sauce-name = Soy sauce
card-soy_sauce-short = Soy sauce
card-soy_sauce-rule = At the end of the round each soy sauce scores 4 if nobody has more different card colours in front of them than you.
card-soy_sauce-rule-classic = At the end of the round soy sauce scores 4 if nobody has more different card colours in front of them than you. Players with soy sauce who tie share, and only one soy sauce each counts.
card-tea-name = Tea
card-tea-short = Tea
card-tea-rule = At the end of the round each tea scores 1 for every card in your biggest group of one colour.
card-special_order-name = Special order
card-special_order-short = Special order
card-special_order-rule = When you play it, it becomes a copy of one of your other cards in front of you, and scores whenever that card scores. With nothing to copy it is gone.
card-rice_wine-name = Rice wine
card-rice_wine-short = Rice wine
card-rice_wine-rule = Scores 3 at the end of the round. In your next turn you play a card of your hand by chance, without looking.
card-pudding-name = Pudding
card-pudding-short = Pudding
card-pudding-rule = Counts at the end of the game: the most puddings score 6, the fewest lose 6, even with none. Players who tie each get it in full, and two players lose nothing.
card-pudding-rule-classic = Counts at the end of the game: the most puddings score 6, the fewest lose 6, even with none. Players who tie share, and two players lose nothing.
card-ice_cream-name = Green tea ice cream
card-ice_cream-short = Ice cream
card-ice_cream-rule = Counts at the end of the game: every four ice creams score 12. Fewer than four score nothing.
card-fruit-name = Fruit
card-fruit-short = Fruit
card-fruit-rule = Counts at the end of the game, for each of the three fruits alone: 0, 1, 2, 3, 4 or 5 icons score −2, 0, 1, 3, 6 or 10.

## Kinds of Draft

card-draft-rule = At the end of the round the player with the most cards of a sushi takes the top chip of its pile. Players who tie get nothing, and the next player who stands alone takes it.
card-tuna-name = Tuna
card-tuna-short = Tuna
card-tuna-rule = { card-draft-rule }
card-prawn-name = Prawn
card-prawn-short = Prawn
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Salmon roll
card-salmon_roll-short = Salmon roll
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Cucumber maki
card-cucumber_maki-short = Cucumber maki
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Mackerel temaki
card-mackerel_temaki-short = Mackerel
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Dessert chip
card-dessert-short = Dessert chip
card-dessert-rule = At the end of the round the player with the most different sushi takes the top dessert chip. Players who tie get nothing, and the next player who stands alone takes it.
card-dessert-rule-advanced = At the end of the round the player with the most different sushi takes the top dessert chip. A sushi with a wasabi card among its cards counts only half.
card-wild-name = Wild card
card-wild-short = Wild card
card-wild-rule = When you play it, it joins a sushi that you already have and counts as one more of it at the end of the round.
card-wild-rule-advanced = When you play it, it joins a sushi that you already have and counts as half a card of it at the end of the round.

## Faces: single cards, and the ways a card can lie

face-egg-name = Egg nigiri
face-egg-short = Egg
face-salmon-name = Salmon nigiri
face-salmon-short = Salmon
face-squid-name = Squid nigiri
face-squid-short = Squid
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki with 1 icon
face-maki1-short = Maki 1
face-maki2-name = Maki with 2 icons
face-maki2-short = Maki 2
face-maki3-name = Maki with 3 icons
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki with 3 icons
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki with 4 icons
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki with 5 icons
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Dumpling
face-gyoza-short = Dumpling
face-eel-name = Eel
face-eel-short = Eel
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Miso soup
face-miso-short = Miso soup
face-onigiri_circle-name = Round onigiri
face-onigiri_circle-short = Onigiri rnd.
face-onigiri_triangle-name = Triangle onigiri
face-onigiri_triangle-short = Onigiri tri.
face-onigiri_square-name = Square onigiri
face-onigiri_square-short = Onigiri squ.
face-onigiri_rectangle-name = Rectangle onigiri
face-onigiri_rectangle-short = Onigiri rec.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Chopsticks
face-chopsticks-short = Chopsticks
face-chopsticks1-name = Chopsticks (1)
face-chopsticks1-short = Chopsticks 1
face-chopsticks2-name = Chopsticks (2)
face-chopsticks2-short = Chopsticks 2
face-chopsticks3-name = Chopsticks (3)
face-chopsticks3-short = Chopsticks 3
face-spoon-name = Spoon
face-spoon-short = Spoon
face-spoon4-name = Spoon (4)
face-spoon4-short = Spoon 4
face-spoon5-name = Spoon (5)
face-spoon5-short = Spoon 5
face-spoon6-name = Spoon (6)
face-spoon6-short = Spoon 6
face-menu-name = Menu
face-menu-short = Menu
face-menu7-name = Menu (7)
face-menu7-short = Menu 7
face-menu8-name = Menu (8)
face-menu8-short = Menu 8
face-menu9-name = Menu (9)
face-menu9-short = Menu 9
face-takeout-name = Takeout box
face-takeout-short = Takeout
face-takeout10-name = Takeout box (10)
face-takeout10-short = Takeout 10
face-takeout11-name = Takeout box (11)
face-takeout11-short = Takeout 11
face-takeout12-name = Takeout box (12)
face-takeout12-short = Takeout 12
face-soy_sauce-name = Soy sauce
face-soy_sauce-short = Soy sauce
face-tea-name = Tea
face-tea-short = Tea
face-special_order-name = Special order
face-special_order-short = Special ord.
face-rice_wine-name = Rice wine
face-rice_wine-short = Rice wine
face-pudding-name = Pudding
face-pudding-short = Pudding
face-ice_cream-name = Green tea ice cream
face-ice_cream-short = Ice cream
face-fruit_ww-name = Fruit: two watermelons
face-fruit_ww-short = 2 watermelon
face-fruit_pp-name = Fruit: two pineapples
face-fruit_pp-short = 2 pineapple
face-fruit_oo-name = Fruit: two oranges
face-fruit_oo-short = 2 orange
face-fruit_wp-name = Fruit: watermelon and pineapple
face-fruit_wp-short = Melon+pine
face-fruit_wo-name = Fruit: watermelon and orange
face-fruit_wo-short = Melon+orange
face-fruit_po-name = Fruit: pineapple and orange
face-fruit_po-short = Pine+orange
face-egg-on-wasabi-name = Egg nigiri on wasabi
face-egg-on-wasabi-short = Egg ×3
face-salmon-on-wasabi-name = Salmon nigiri on wasabi
face-salmon-on-wasabi-short = Salmon ×3
face-squid-on-wasabi-name = Squid nigiri on wasabi
face-squid-on-wasabi-short = Squid ×3
face-wasabi-under-egg-name = Wasabi under an egg nigiri
face-wasabi-under-egg-short = Used wasabi
face-wasabi-under-salmon-name = Wasabi under a salmon nigiri
face-wasabi-under-salmon-short = Used wasabi
face-wasabi-under-squid-name = Wasabi under a squid nigiri
face-wasabi-under-squid-short = Used wasabi
face-miso_spoiled-name = Spilled miso soup
face-miso_spoiled-short = Spilled miso
face-flipped-name = Card turned over
face-flipped-short = Turned over
face-hidden-name = Hidden card
face-hidden-short = Hidden
face-tuna-name = Tuna
face-tuna-short = Tuna
face-prawn-name = Prawn
face-prawn-short = Prawn
face-salmon_roll-name = Salmon roll
face-salmon_roll-short = Salmon roll
face-cucumber_maki-name = Cucumber maki
face-cucumber_maki-short = Cucumber
face-mackerel_temaki-name = Mackerel temaki
face-mackerel_temaki-short = Mackerel
face-tuna-star-name = Tuna with wasabi
face-tuna-star-short = Tuna*
face-prawn-star-name = Prawn with wasabi
face-prawn-star-short = Prawn*
face-salmon_roll-star-name = Salmon roll with wasabi
face-salmon_roll-star-short = Salmon roll*
face-cucumber_maki-star-name = Cucumber maki with wasabi
face-cucumber_maki-star-short = Cucumber*
face-mackerel_temaki-star-name = Mackerel temaki with wasabi
face-mackerel_temaki-star-short = Mackerel*
face-wild-name = Wild card
face-wild-short = Wild card

## Options: title, what it changes, and its values

option-edition = Edition
option-edition-help = Sets all the other options as one printed edition has them. Example: German lets a takeout box turn over cards of this very turn.
option-edition-standard = Standard
option-edition-es = Spanish
option-edition-de = German
option-edition-ru = Russian
option-maki_ties = Ties for maki
option-maki_ties-help = What players get who tie for a maki place. Example: two players have the most; each gets 6, or they share and get 3 each.
option-maki_ties-full = Each gets it all
option-maki_ties-split = They share
option-temaki_ties = Ties for temaki
option-temaki_ties-help = What players get who tie for the most or the fewest temaki. Example: two have the fewest; each loses 4, or they share and lose 2 each.
option-temaki_ties-full = Each gets it all
option-temaki_ties-split = They share
option-pudding_ties = Ties for pudding
option-pudding_ties-help = What players get who tie for the most or the fewest puddings. Example: two have the most; each gets 6, or they share and get 3 each.
option-pudding_ties-full = Each gets it all
option-pudding_ties-split = They share
option-temaki_none = No temaki at all
option-temaki_none-help = Whether a player without any temaki can lose points for the fewest. Example: you have none; you lose 4, or the loss goes to a player with one.
option-temaki_none-lose = Loses points
option-temaki_none-spared = Loses nothing
option-pudding_none = No pudding at all
option-pudding_none-help = Whether a player without any pudding can lose points for the fewest. Example: you have none; you lose 6, or the loss goes to a player with one.
option-pudding_none-lose = Loses points
option-pudding_none-spared = Loses nothing
option-two_player_loss = Losses with two players
option-two_player_loss-help = Whether the fewest temaki and puddings lose points in a game for two. Example: you have 1 pudding and your opponent 3; you lose nothing, or you lose 6.
option-two_player_loss-no = No loss
option-two_player_loss-yes = The fewest lose
option-maki_three_places = Three places for maki
option-maki_three_places-help = Whether maki scores three places at a big table. Example: with 7 players the first three get 6, 4 and 2, or the first two get 6 and 3.
option-maki_three_places-6-8 = With 6 to 8 players
option-maki_three_places-never = Never
option-uramaki_tiebreak = Uramaki reached together
option-uramaki_tiebreak-help = Who goes first when players reach 10 uramaki icons in the same turn with the same total. Example: both have 11; they share the place, or the one who played more icons this turn takes it.
option-uramaki_tiebreak-total = The total decides
option-uramaki_tiebreak-total_then_turn = Then the icons of this turn
option-edamame_self = Edamame counts its owner
option-edamame_self-help = Whether you count as one of the players with edamame. Example: you and one other player have edamame; each of your cards scores 1, or 2.
option-edamame_self-no = Only the others count
option-edamame_self-yes = You count too
option-miso_spoiled = Spilled miso soup
option-miso_spoiled-help = What happens to miso soups played in the same turn. Example: yours met another one; it is gone, or it stays for 0 points and still counts as a colour.
option-miso_spoiled-discarded = Gone
option-miso_spoiled-kept = Stays for 0 points
option-announce = When to use a tool
option-announce-help = When you say that you use chopsticks or a spoon. Example: before the cards are shown, or after you have seen what everybody played.
option-announce-at_reveal = As the cards are shown
option-announce-after_reveal = After seeing the cards
option-extra_actions = Tools in one turn
option-extra_actions-help = How many chopsticks and spoons you may use in one turn. Example: you have both; you use one of them, or both in the same turn.
option-extra_actions-one = One
option-extra_actions-any = As many as you like
option-flipped_colour = Colour of turned cards
option-flipped_colour-help = Whether cards turned over by a takeout box count as a colour for soy sauce and tea. Example: you turned three cards; they are one more colour, or none.
option-flipped_colour-own = One more colour
option-flipped_colour-none = No colour
option-order_nigiri = Special order as nigiri
option-order_nigiri-help = Whether a special order that copies a nigiri goes on an open wasabi. Example: you copy a squid while a second wasabi is open; the copy may go on it, or must.
option-order_nigiri-es = May, if the copied nigiri is not on wasabi
option-order_nigiri-de = Must, always
option-order_nigiri-ru = May, always
option-order_when = When special orders copy
option-order_when-help = When you decide what a special order copies. Example: in the turn you play it, or at the end of the round, when you know all your cards.
option-order_when-on_play = When played
option-order_when-round_end = At the end of the round
option-order_dessert = Special order as dessert
option-order_dessert-help = When a special order may copy a dessert. Example: you copy a pudding in round 1 and keep it to the end, or you may do so only in round 3.
option-order_dessert-any_round = In every round
option-order_dessert-last_round = Only in the last round
option-takeout_scope = What a takeout box may turn
option-takeout_scope-help = Which of your cards a takeout box may turn over. Example: chopsticks gave you a tempura in this turn; the box must leave it, or may turn it.
option-takeout_scope-earlier_turns = Cards of earlier turns
option-takeout_scope-already_played = Any card already played
option-takeout_when = When takeout boxes act
option-takeout_when-help = When you decide which cards to turn over. Example: in the turn you play the box, or at the end of the round, when you know which sets you missed.
option-takeout_when-on_play = When played
option-takeout_when-round_end = At the end of the round
option-takeout_box = The used takeout box
option-takeout_box-help = What happens to the box itself. Example: it is gone, or it stays in front of you and counts as a colour for soy sauce.
option-takeout_box-discarded = Gone
option-takeout_box-kept = Stays as a colour
option-wasabi = Nigiri on wasabi
option-wasabi-help = Whether a nigiri has to go on an open wasabi. Example: you play an egg; it goes on your wasabi, or you keep the wasabi for a squid.
option-wasabi-must = Must
option-wasabi-may = You choose
option-uramaki_scored = Uramaki after scoring
option-uramaki_scored-help = Where uramaki cards go when they have scored in the race. Example: they leave the table, or they lie beside your cards to look at and count for nothing.
option-uramaki_scored-discarded = Gone
option-uramaki_scored-set_aside = Set aside
option-pass_direction = Passing
option-pass_direction-help = Where hands move after each turn. Example: always to the left, or to the right in round 2.
option-pass_direction-left = Always to the left
option-pass_direction-alternate = Left, right, left
option-expansions = Extra dishes
option-expansions-help = Which extra dishes you may put on your menu. Example: with rice wine, a special can be the wine that lets chance pick your next card.
option-expansions-none = None
option-expansions-rice_wine = Rice wine
option-expansions-sukeroku = Inari and futomaki
option-expansions-both = Both
option-dummy = A third hand for two
option-dummy-help = Adds a dummy to a game for two. Example: in turns, one of you draws a card for the dummy and plays one card for it as well.
option-dummy-no = Off
option-dummy-yes = On
option-promo = Soy sauce cards
option-promo-help = Adds four soy sauce cards to the deck. Example: with soy sauce and the most different colours you score 4.
option-promo-no = Without
option-promo-yes = With
option-advanced = Advanced counting
option-advanced-help = Makes wild cards and wasabi cards count half. Example: two tuna and a wild card count as two and a half.
option-advanced-no = Off
option-advanced-yes = On
option-ties = Ties for a chip
option-ties-help = Who takes a chip when the best players tie. Example: two have 3 tuna, one has 2 and one has 1; the chip goes to the one with 2, or to the one with 1.
option-ties-next = The next player who stands alone
option-ties-second_only = The second, if alone
option-ties-last_place = The one with the fewest
option-leftovers = Cards not dealt
option-leftovers-help = Whether cards that are not dealt come back in the next round. Example: all cards are mixed again each round, or the ones left over in round 1 stay out.
option-leftovers-per_round = Back each round
option-leftovers-per_game = Out for the game
option-open_chips = Open chips
option-open_chips-help = Whether everybody sees the value of a chip you win. Example: only you know that your tuna chip is worth 5, or all do.
option-open_chips-no = Secret
option-open_chips-yes = Open

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

## Errors and warnings: one clear line each

error-illegal-choice = That is not one of your choices now.
error-not-your-decision = There is nothing for you to decide now.
error-nothing-to-take-back = There is nothing to take back.
error-bad-menu-unknown-kind = There is no dish called “{ $kind }”. Choose from: { $known }.
error-bad-menu-count = Wrong number of dishes in the group “{ $group }”: a menu needs { $wanted }, this one has { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] “{ $kind }” cannot be on the menu with { $seats } player.
       *[other] “{ $kind }” cannot be on the menu with { $seats } players.
    }
error-bad-menu-expansion = “{ $kind }” is an extra dish: turn it on with the option “expansions”.
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
error-unknown-game = There is no game called “{ $game }”. Choose from: { $known }.
error-unknown-language = There is no language called “{ $lang }”. Choose from: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose from: { $known }.
error-not-compiled = The fast rules are not installed. Install them with: pip install "okawari[fast]"
error-no-such-file = The file “{ $file }” cannot be read.
error-bad-number = “{ $value }” is not a number that fits { $name }.
warning-too-many = { $count } × { $card } on the table, but the box has only { $printed }.

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
cli-commands = t tables · s scores · r rules of the cards · ? help · q quit
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
why-chip-last = { n-cards }, the fewest, after a tie for the most: takes the chip ({ $card }).
why-chip-dessert-last = { $count } different sushi, the fewest, after a tie for the most: takes the dessert chip.

## Terminal: events told to the player they happen to

event-chip_shown = { $seat } shows a chip: { $card }, { n-points }.
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
cli-about = Pick-and-pass sushi card games in the terminal. Without a command, a game begins.
cli-about-play = Play a game in the terminal against bots.
cli-about-rules = Show cards, menus, options and rule clauses.
cli-about-replay = Show or verify a saved game.
cli-about-score = Score tables described as JSON.
cli-about-simulate = Let bots play many games and show how they did.
cli-about-bench = Measure how fast the rules are.
cli-flag-lang = the language to speak
cli-flag-help = show this help
cli-flag-version = show the version
cli-flag-json = print JSON for programs
cli-flag-game = classic, party (usual) or draft
cli-flag-players = how many players (usually 4)
cli-flag-menu = a menu's code or name, or seven kinds separated by commas
cli-flag-option = an option of the rules, like edition=de; can be given several times
cli-flag-level = what plays against you: greedy (usual) or random, one for all or one each, separated by commas
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

## Options: where they come from

option-edition-source = sets the options below as a printed edition has them
option-maki_ties-source = variant of the Russian edition (RU)
option-temaki_ties-source = variant of the Russian edition (RU)
option-pudding_ties-source = variant of the Russian edition (RU)
option-temaki_none-source = variant of the Russian edition (RU)
option-pudding_none-source = variant of the Russian edition (RU)
option-two_player_loss-source = Russian edition (RU), where sparing both is only a variant
option-maki_three_places-source = Russian edition (RU), where three places are only a variant
option-uramaki_tiebreak-source = Russian edition (RU)
option-edamame_self-source = variant of the Russian edition (RU)
option-miso_spoiled-source = variant of the Russian edition (RU)
option-announce-source = Russian edition (RU)
option-extra_actions-source = German edition (DE): one; the Spanish (ES) and the Russian (RU) say nothing
option-flipped_colour-source = German edition (DE): a colour; Russian edition (RU): none
option-order_nigiri-source = the Spanish (ES), German (DE) and Russian (RU) editions differ
option-order_when-source = variant of the Russian edition (RU)
option-order_dessert-source = variant of the Russian edition (RU)
option-takeout_scope-source = Spanish edition (ES): earlier turns; German (DE) and Russian (RU): any card
option-takeout_when-source = variant of the Russian edition (RU)
option-takeout_box-source = variant of the Russian edition (RU)
option-wasabi-source = variant of the Russian edition (RU)
option-uramaki_scored-source = variant of the Russian edition (RU)
option-pass_direction-source = variant of the Classic rulebook (SG), offered in every game
option-expansions-source = German (DE) and Russian (RU) editions
option-dummy-source = variant of the Classic rulebook (SG) for two players
option-promo-source = promotional cards for the Classic game
option-advanced-source = Draft rulebook (SD), rules for advanced players
option-ties-source = Draft rulebook (SD): EN FR DE ES NL, then IT, then PT
option-leftovers-source = Draft rulebook (SD), Portuguese text (PT)
option-open_chips-source = a house variant

## Terminal: handbook, figures and many games

cli-sheet-now = Now
cli-rules-games = Games
cli-rules-clauses-english = The clauses are written in English.
cli-flag-bench-games = games for each figure; fewer are for a quick look, without the starting times

## Tables and choices as text

error-bad-notation-line = Line { $number } is not part of a table or a choice: “{ $line }”.
error-bad-notation-field = Line { $number }: a table has no field called “{ $field }”.
error-bad-notation-value = Line { $number }: “{ $value }” does not fit the field “{ $field }”.

error-too-many-names = { $names ->
    [one] There is { $names } name
   *[other] There are { $names } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Give at most one name for each seat.
error-bad-save-imagined = A game made up from a view has no seed and cannot be saved.

## Bots at a table

error-bots-for-seats = { $bots ->
    [one] There is { $bots } bot
   *[other] There are { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Name at least one, and at most one for each seat.

# New events and reasons
event-dealt = { $seat } is dealt { $card } (×{ $count }).
event-dealt-you = You are dealt { $card } (×{ $count }).
event-set_beside = { $seat } puts { $card } beside the table: it has scored.
event-set_beside-you = You put { $card } beside the table: it has scored.
event-box_kept = { $card } stays in front of { $seat }.
event-box_kept-you = { $card } stays in front of you.
event-parted = { $card } of { $seat } is now { $now }.
event-parted-you = Your { $card } is now { $now }.
why-edamame-all =
    { $sharers ->
        [one] { $count } edamame { word-cards }, and { $sharers } player at the table has edamame: { n-points }.
       *[other] { $count } edamame { word-cards }, and { $sharers } players at the table have edamame: { n-points }.
    }
error-bad-names = Names are a list of words, one for each seat.
error-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.

## Terminal: a turn that fits, takeout boxes, and the start

question-boxes = Takeout box: which cards do you turn over? Each then scores just 2.
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
cli-compiling = Compiling the rules (once, about a minute)…
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
error-compiler-off = The fast rules are switched off: unset NUMBA_DISABLE_JIT.
error-not-a-save = The file “{ $file }” exists and is not a saved game: choose another name.
error-nothing-found = Nothing is called “{ $text }”. Without a word, okawari rules shows everything.
help-turn = A turn: everybody picks one card, all show it at once, then the hands move on.
help-win = Cards in front of you score at the end of each of three rounds, desserts at the very end. Most points win.
help-draft-win = After each round, the most of a sushi wins its chip. Chips are points, and most points win.
help-now = “Now” is what a table would score if the round ended now.
help-arrows = → your hand goes to this player. ← your next hand comes from this one.
help-sets = 1/3: you have one of the three that you need.
help-later = “+6 later”: these points count at the end of the game.
help-tools = The number on a tool, like Spoon (5), says who goes first: the lowest.
help-enter = After you choose, Enter shows the cards of all players.

## The proof of a shuffle

error-bad-save-commitment = The shuffle of the saved game does not fit: its secret is not the one promised before the game.
error-bad-save-seed = The shuffle of the saved game does not fit: its seed does not come from the secret and the players’ numbers.
cli-replay-shuffle-ok = The shuffle is in order too: the seed comes from the server’s secret and the players’ numbers.
cli-replay-shuffle-promise = The promise of that secret, as the lobby showed it: { $text }

## Server: names and codes

error-name-empty = There is nothing to see in that name. Please type at least one letter.
error-name-long = That name is too long for the table. Please use at most { $most } letters.
error-bad-code = That is not the code of a table. A code has six consonants, like BCD-FGH.

## Server: where tables are kept

error-store-full = The disk is full: nothing can be saved until there is room again.
error-store-read-only = The server may not write to its database now, so nothing is saved.
error-store-locked = Another program is using the database; try again in a moment.
error-store-broken = The database does not answer, so nothing is saved.
error-store-closed = The server is closing: nothing more is saved.
error-database-unknown = Tables cannot be kept at an address that begins with “{ $name }”. Use one like sqlite:///tables.db
error-database-foreign = The file “{ $file }” is not a database of Okawari.
error-database-newer = The database “{ $file }” was made by a newer Okawari (its version is { $version }). Install that one to use it.
error-database-in-use = The database “{ $file }” is in use by another program, probably a running server. Stop it first.
error-database-folder = There is no folder “{ $file }” for the database, and none can be made there. Check the address.
error-database-missing = There is no database at “{ $file }” yet.
error-database-not-empty = There are tables or games in “{ $file }” already. With --force they are put aside.
error-backup-damaged = The file “{ $file }” is damaged: it cannot be used.
error-backup-same-file = The copy and the database are the same file: { $file }.
cli-about-backup = Copy a server's tables and finished games into a file, even while it runs.
cli-about-restore = Put a copy made by backup in the place of the database.
cli-flag-backup-database = where the tables are kept, like sqlite:///tables.db (usually the server's own place)
cli-flag-restore-force = even if there are tables already; their database is kept beside
cli-backup-done = Everything is copied to “{ $file }”.
cli-restore-done = The copy is in its place: “{ $file }”.
cli-restore-kept = What was there before is kept as “{ $file }”.

## The scripted client

error-client-no-entry = This token does not open the table.
error-client-kicked = The host has freed your chair.
error-client-no-table = There is no such table, or not any more.
error-client-elsewhere = You play on at this table from somewhere else.
error-client-table-closed = This table is closed.
error-client-bad-command = The server would not understand this command: { $text }
error-client-too-big = The command has { $size } bytes; no more than { $most } are taken.
error-client-closed = You have hung up.
error-client-fault = The client stopped because of a fault of its own.
error-client-no-server = What answers there is not an Okawari server (status { $code }).
error-client-misunderstood = The server keeps closing the connection because it cannot understand what it is sent (code { $code }).
error-client-outdated = The server speaks a newer protocol: install a newer version of okawari.
error-client-away = The server does not answer.
error-client-bad-address = “{ $text }” is not the address of a server, like http://localhost:8000.
error-client-not-asked = There is no open question for you to answer.
error-client-no-seat = You have no seat at this table.

## Server: the edge

error-bad-message =
    { $problem ->
        [json] The message cannot be read: it is not proper JSON.
        [deep] The message cannot be read: it is nested too deeply.
        [twice] The message cannot be read: something is in it twice.
        [hello] The greeting was said already.
       *[form] The message has not the right form. Part of it: “{ $field }”.
    }
error-bad-request = The request has not the right form. Allowed at “{ $field }”: { $known }.
error-too-fast = That was too fast. Please wait a moment.
error-too-many =
    { $seconds ->
        [one] Too many from one place. Please try again in { $seconds } second.
       *[other] Too many from one place. Please try again in { $seconds } seconds.
    }
error-too-large =
    { $most ->
        [one] The request is too large: at most { $most } byte is read.
       *[other] The request is too large: at most { $most } bytes are read.
    }
error-too-slow = The request took too long to arrive.
error-not-json = The request must be JSON, with the content type application/json.
error-origin = The header “Origin” is missing, or names a page that may not use this server. Expected: { $text }
error-websocket = This address is for websockets only: connect with ws or wss in place of http or https.
error-method = That cannot be done here. The header “Allow” says what can.
error-no-page = There is nothing at this address.
error-no-such-replay = There is no such game, or not any more.
error-needs-token = For this, the token of a chair is needed.
error-join-form = To join, send the code of a table, or a table with the secret of its link.
error-internal = Something went wrong in the server. It is not your fault.
error-stopping = The server restarts. Please try again in a moment.
error-config-file = The settings in “{ $file }” cannot be read: { $reason }.
error-config-toml = The settings in “{ $file }” are not proper TOML: { $reason }.
error-config-key = There is no setting called “{ $key }” (in “{ $file }”). There are: { $known }.
error-config-whole = { $name } cannot be “{ $value }”: it is a whole number from { $least } to { $most }.
error-config-count = { $name } cannot be “{ $value }”: it is a whole number, { $least } or more.
error-config-number = { $name } cannot be “{ $value }”: it is a number, 0 or more.
error-config-positive = { $name } cannot be “{ $value }”: it is a number above 0.
error-config-truth = { $name } cannot be “{ $value }”: it is yes or no.
error-config-span = { $name } cannot be “{ $value }”: it is two numbers of seconds up to 60, the smaller one first, like 0.8,2.
error-config-database = { $name } cannot be “{ $value }”: it is an address like sqlite:///tables.db or sqlite:////srv/okawari/tables.db.
error-config-host = { $name } cannot be “{ $value }”: it is an address of this machine, like 127.0.0.1 or 0.0.0.0.
error-config-prefix = { $name } cannot be “{ $value }”: it is a path like /games, with a slash before but none behind.
error-config-address = { $name } cannot be “{ $value }”: it is an address like http://192.168.1.5:8000 or https://home.example/games.
error-config-addresses = { $name } cannot be “{ $value }”: it is an address like https://home.example, or several of them.
error-config-networks = { $name } cannot be “{ $value }”: it is one or more IP addresses or networks, like 127.0.0.1,10.0.0.0/8.
error-config-choice = { $name } cannot be “{ $value }”: it is one of { $known }.
error-port-taken = Port { $port } is in use by another program, perhaps another Okawari. Try another one: --port { $next }
error-port-forbidden = Port { $port } is reserved for the system. Choose one above 1023 with --port.
error-host-unknown = This machine has no address called “{ $host }”.
error-workers-sqlite = One process serves all tables of an SQLite database: leave out --workers.
error-stopped-late = The server could not save everything in time.
server-page-title = An Okawari server
server-page-about = Here people play pick-and-pass sushi card games together. Whoever has opened a table tells you how to join it.
server-page-players = For now, those who play here are scripts and programs; a table in the browser comes with the next version.
server-page-interface = The interface for programs
server-page-health = How the server is
cli-about-serve = Run the game server.
cli-flag-host = the address to listen on; 0.0.0.0 lets others in your network join (usually only this machine)
cli-flag-port = the port to listen on (usually 8000)
cli-flag-database = where the tables are kept, like sqlite:///tables.db (usually in your data folder)
cli-flag-workers = how many processes; more than one needs another database than SQLite
cli-flag-config = a TOML file with settings
cli-flag-prefix = the path under which a proxy shows the server, like /games
cli-flag-url = the server's public address, for links
cli-flag-origin = another page that may use the server; can be given several times
cli-flag-trusted-proxies = proxies whose forwarding headers are believed: addresses, separated by commas
cli-flag-public-list = show open tables to everybody
cli-flag-no-compiled-bots = never compile the bots' rules
cli-flag-log-level = debug, info (usual), warning or error
cli-serve-open = Okawari is open: { $text }
cli-serve-phones = Others in your network can point a phone's camera here:
cli-serve-no-room = This window is too narrow for a QR code. The address is:
cli-serve-no-signs = This terminal has no signs to draw a QR code with. The address is:
cli-serve-stop = Press Ctrl-C to close it.
cli-serve-closed = Okawari is closed. Everything is saved.

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
error-enough = That is enough for now at this table: start the game, or go on playing.
error-emote-too-soon = One at a time: wait three seconds before the next.
error-game-running = A game is under way. That can be done when it is over.
error-host-only = Only the host can do that.
error-kick-self = You cannot send yourself away. Leave the table instead.
error-kicked = The host has taken you off this table.
error-new-version = There is a new version. Load the page again: your seat and your card stay.
error-no-clock = No clock runs at this table: take your time.
error-no-entry = This link or token does not open the table. Ask for a new link.
error-no-game = No game is under way at this table.
error-no-same-deal = The same deal can be played again with the same game, menu and number of players only.
error-no-spectators = This table is not open to spectators.
error-no-such-code = No open table has this code. Check the letters; a code works until the game begins, then only the link does.
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
error-table-closed = This table is closed.
error-table-full = All chairs are taken. You can watch instead.
error-table-locked = The table is locked. Ask the host to open it.
error-too-late = That came too late: the question has been answered.
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
event-renamed = The new name is { $name }.
event-rearranged = The chairs stand in a new order.
event-locked = The table is locked.
event-unlocked = The table is open again.
event-setup_changed = Something else is on the menu.
event-ready = { $seat } is ready.
event-not_ready = { $seat } is not ready yet.
event-host_moved = { $seat } is now the host.
event-game_started = Game { $number } begins.
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
notice-not_saving = We cannot save right now. The game is paused.
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
