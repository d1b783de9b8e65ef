# What there is to play: games, menus, cards and options, in English. English is the pattern for all other languages:
# the same parts, and in them the same messages with the same variables. Ids are stable; the words may change. Only
# messages, plural and value selectors are used. $seat and $other are names of players, $card is the name of a card.

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

## Options: where they come from

option-edition-source = sets the options below as a printed edition has them
option-maki_ties-source = variant of the Russian edition
option-temaki_ties-source = variant of the Russian edition
option-pudding_ties-source = variant of the Russian edition
option-temaki_none-source = variant of the Russian edition
option-pudding_none-source = variant of the Russian edition
option-two_player_loss-source = Russian edition, where sparing both is only a variant
option-maki_three_places-source = Russian edition, where three places are only a variant
option-uramaki_tiebreak-source = Russian edition
option-edamame_self-source = variant of the Russian edition
option-miso_spoiled-source = variant of the Russian edition
option-announce-source = Russian edition
option-extra_actions-source = German edition: one; the Spanish and the Russian say nothing
option-flipped_colour-source = German edition: a colour; Russian edition: none
option-order_nigiri-source = the Spanish, German and Russian editions differ
option-order_when-source = variant of the Russian edition
option-order_dessert-source = variant of the Russian edition
option-takeout_scope-source = Spanish edition: earlier turns; German and Russian: any card
option-takeout_when-source = variant of the Russian edition
option-takeout_box-source = variant of the Russian edition
option-wasabi-source = variant of the Russian edition
option-uramaki_scored-source = variant of the Russian edition
option-pass_direction-source = variant of the Classic rulebook, offered in every game
option-expansions-source = German and Russian editions
option-dummy-source = variant of the Classic rulebook for two players
option-promo-source = promotional cards for the Classic game
option-advanced-source = Draft rulebook, rules for advanced players
option-ties-source = Draft rulebooks: most have the first, the Italian one the second, the Portuguese one the third
option-leftovers-source = Draft rulebook, Portuguese text
option-open_chips-source = a house variant
