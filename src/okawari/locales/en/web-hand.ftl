## Web: the hand

web-hand = Your hand
web-hand-tray = The menu shows
web-hand-dishes = Your dishes
web-hand-rows = Your rows
web-hand-menu = What is served
web-hand-options = Your choices
web-hand-empty = No more cards in this round.
web-hand-wine = Rice wine! Chance picks your card this turn. You see your hand after that.
web-hand-kept = Kept: { $cards }
web-hand-saving = Saving …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = { $card } ready

# The parts of what a card is called: "Salmon nigiri, +2 points; colour gold; 2 of 9".
web-card-place = { $at } of { $count }
web-card-place-colour = colour { $colour }, pattern { $pattern }; { $at } of { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = kept
web-card-unsaved = not saved yet
web-card-kept-mark = Kept
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = If you play it now: { $worth }
web-rule-here = In front of you: { $pile }

# $points and $later have their sign; $count is $points without it.
web-worth-now =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-worth-later = { $later } at the end of the game
web-worth-both = { $points } now, { $later } at the end of the game

## Web: why a card cannot be chosen

web-why-not = Not possible now.
web-why-give = They did not ask for this one.
web-why-tray = A menu cannot bring another menu.
web-why-wild = You have no row of this yet.
web-why-first-wild = A wild card joins a row you already have. You have none yet.
web-why-flip = A box turns over cards of earlier turns only.
web-why-flip-other = Special orders come next.
web-why-flip_order-other = Only special orders now.
web-why-target-order = It has not decided yet what it is.

## Web: the bar below the hand

web-bar = What you can do
web-bar-more-time = 20 seconds more for everybody
web-bar-change = Change
web-bar-nudge = Nudge
web-bar-nudged = Nudged
web-bar-use = Use { $card }
web-bar-put-down = Put { $card } down
web-do-tap = Tap a card
web-do-pick = Keep this
web-do-instead = Keep this instead
web-do-second = This too
web-do-second-none = Just one
web-do-for_dummy = For the dummy
web-do-target = Copy this
web-do-dip = Like this
web-do-announce-none = No tool
web-do-request = Ask for it
web-do-give = Give this
web-do-tray = Take this
web-do-wild = Join this row
web-do-keep = Hold this back
web-do-other = Choose this
web-do-flip-none = Turn none
web-do-flip_order-none = Turn none
web-do-flip =
    { $count ->
        [one] Turn over { $count } card
       *[other] Turn over { $count } cards
    }

## Web: tools, spoon and takeout box

web-tool-last_card = It is your last card: there is no second one to play.
web-tool-unused = { $card }: that was not possible this turn. It stays with you.
web-spoon-any = Any
web-spoon-exact = Which one?
web-spoon-holder = { $seat } has it
web-spoon-nobody = If nobody has it, your spoon is gone for this round.
web-spoon-chance =
    { $chance ->
        [0] Nobody has one.
        [100] Somebody has one for sure.
       *[other] It is { $chance }% likely that somebody has one.
    }
web-spoon-odds = How likely it is that somebody has one, from what you can know.
web-box-sum = Lose { $lost }, gain { $gained }
web-box-drop = Lose { $lost }, gain { $gained }: that costs you points!
web-box-many = To turn over: { n-cards }
web-box-pick = Tap what you turn over. Each scores just 2.

## Web: special cards teach themselves, once each

web-teach-chopsticks = Tap your chopsticks below to play two cards this turn.
web-teach-spoon = Tap your spoon below to ask the others for a card this turn.
web-teach-request = The first player on your left who has it gives it to you.
web-teach-give = You must give one. You get the spoon for it.
web-teach-menu = Four cards from the deck: one is yours, right now.
web-teach-takeout = Lone dishes that score nothing are good to turn over.
web-teach-special_order = It becomes a copy of the dish you tap.
web-teach-wasabi = On wasabi a nigiri scores three times as much. Or save the wasabi for a better one.
web-teach-wild = It counts as one more card of the row you tap.
web-teach-keep = This card stays in your hand. All others move on.
web-teach-dummy = You play for the dummy too: give it something that does not hurt you.
web-teach-known = Got it

## Web: what can be said, and keys

web-emotes = Say something
web-keys = Keys
web-keys-note = These keys work at the table. You can switch them off in the settings.
web-keys-arrows = move between cards
web-keys-choose = lift the first, second … tenth card
web-keys-keep = keep the lifted card
web-keys-back = take it back
web-keys-tool = chopsticks or spoon
web-keys-table = my table
web-keys-neighbours = next or previous neighbour
web-keys-menu = what is on the menu
web-keys-rule = the rule of this card
web-keys-scores = scores
web-keys-emotes = say something
web-keys-help = this list of keys
