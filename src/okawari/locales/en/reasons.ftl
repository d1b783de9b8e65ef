# Why a bot gives an answer, in English: the answer, a dash, and one or two clauses without a capital or a full stop.
# $why and $more are such clauses, and $answer is the answer's own name. Nobody is addressed: the same words explain
# a bot's choice and a hint.

## The sentence

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Any answer

reason-only = there is no other choice
reason-any = picked without looking, for any card will do
reason-least = no other choice brings more
reason-harm = costs the least: about { n-points }
reason-unlike = at first sight another choice brings about { n-points } more
reason-unlike-little = at first sight another choice is a little better

## A card to play

reason-now = adds { n-points } right now
reason-dipped = on wasabi it counts three times: { n-points }
reason-completes = completes a set: { n-points } more
reason-miso = { n-points }, unless another miso soup comes out this turn
reason-most = that makes { $count }, more than anybody else has
reason-level = that makes { $count }, as many as the best of the others
reason-behind = that makes { $count }, and the best of the others has { $most }
reason-later = nothing yet, but worth about { n-points } in the end
reason-dessert = a dessert for the end of the game, worth about { n-points }
reason-wasabi = the next nigiri on it counts three times, worth about { n-points }
reason-chopsticks = good for two cards in one later turn, worth about { n-points }
reason-spoon = good for a card of somebody else later, worth about { n-points }
reason-menu = the best of four cards from the deck, worth about { n-points }
reason-box = weak cards can be turned over for about { n-points } more
reason-order = becomes a copy of the best dish, worth about { n-points }
reason-deny = keeps it from the next player, to whom it is worth about { n-points }

## Likings and slips

reason-fond = a favourite dish, and that counts for something
reason-fond-sweet = nobody with a sweet tooth can pass this by
reason-fond-sets = a collector cannot leave a set alone
reason-fond-rolls = a friend of rolls can never have enough of them
reason-fond-tools = it is such fun to try things out
reason-fond-soups = something to sip and nibble feels too cosy to pass by
reason-spite = just so that the next player does not get it
reason-slip = on a whim: another choice was worth about { n-points } more
reason-slip-little = on a whim: another choice was a little better

## Tools, gifts and places

reason-save = the tool should bring more in a later turn
reason-use-chopsticks = a second card now brings about { n-points } more than waiting
reason-use-spoon = a card of somebody else brings about { n-points } more now than later
reason-request = would bring about { n-points }, if somebody has it
reason-give = helps the one who asks the least: about { n-points }
reason-give-little = hardly helps the one who asks
reason-dummy = on the dummy’s table it does the least harm
reason-copy = the copy is worth about { n-points }
reason-undipped = the wasabi waits for a better nigiri
reason-flip = turned over, it is worth about { n-points } more
reason-flip-none = no other card gains by being turned over

## Draft

reason-draft-most = the most of this sushi at the table, worth about { n-points }
reason-draft-new = one more sort of sushi, worth about { n-points }
reason-draft-closer = one step closer to a chip, worth about { n-points }
reason-draft-wild = joins the sushi where it helps most, worth about { n-points }
reason-keep = good for the next turn, and kept from the next player

## What everybody at the table can see, for the others

reason-open-later = nothing to count yet: a card for later
reason-open-dessert = a dessert for the end of the game
reason-open-wasabi = the next nigiri on it counts three times
reason-open-chopsticks = good for two cards in one later turn
reason-open-spoon = good for a card of somebody else later
reason-open-menu = finds one of four cards from the deck
reason-open-box = dishes can be turned over with it
reason-open-order = becomes a copy of another dish
reason-open-deny = keeps it from the next player, who could count { n-points } for it
reason-open-costs = costs { n-points } right now
reason-open-plan = part of a plan
reason-open-use-chopsticks = time for a second card
reason-open-use-spoon = time for a card of somebody else
reason-open-give = it was asked for
reason-open-stay = the other dishes are to stay as they are
reason-open-race-most = that makes { $count }, more than anybody else had until then
reason-open-race-level = that makes { $count }, as many as the best of the others had until then
reason-open-race-behind = that makes { $count }, and the best of the others had { $most } until then
reason-open-miso = { n-points }, if no other miso soup comes out in the same turn
reason-open-most = that makes more of this sushi than anybody else had until then
reason-open-new = one more sort of sushi
reason-open-closer = one step closer to a chip
reason-open-wild = joins sushi that lies there already

## Searching bots

reason-tried-better = it won { $percent } % in { $tries } imagined games, the next best { $rest } %
reason-tried-even = it won { $percent } % in { $tries } imagined games, like the next best ({ $rest } %)
reason-tried-less = it won { $percent } % in { $tries } imagined games, another choice { $rest } %
reason-tried-only = it won { $percent } % in { $tries } imagined games
reason-untried = left aside in { $tries } imagined games
reason-solved = every way to the end of the round was checked: nothing is better
reason-solved-mixed = every way to the end was checked: right { $percent } times in 100, so that nobody can foresee it
reason-solved-worse = every way to the end of the round was checked: another choice is as good or better

## Terminal: hints and saved games

cli-hint = Hint: { $text }
cli-why = Why they chose this, by what lay on the table then
cli-why-none = Nobody else has shown a card yet.
cli-help-hint = h: a hint, what a strong player would choose and why
cli-help-why = w: why the others chose what they have just shown
cli-flag-explain = say to every choice what this bot, such as strong or strong@2000, would have chosen, and why
cli-explain-same = { $seat } and { $bot } choose the same: { $text }
cli-explain-other = { $seat } chooses: { $answer }. { $bot } would choose: { $text }
error-explain-seat = The game is not over: say with --seat whose choices are to be explained.
