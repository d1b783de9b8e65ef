## Web: cards and rules

web-rules-title = Cards and rules
web-rules-turn = How a turn goes
web-rules-turn-look = Look at your hand of cards.
web-rules-turn-keep = Keep one. Nobody sees it yet.
web-rules-turn-show = Everybody shows at once.
web-rules-turn-pass = The rest goes on to your neighbour.
web-rules-turn-score = Hands empty? Count points. After three rounds the most points win.
web-rules-cards = All cards
web-rules-game = Game
web-rules-search = Find a card or a word
web-rules-found =
    { $count ->
        [one] { $count } card found.
       *[other] { $count } cards found.
    }
web-rules-none = No card fits. Try a shorter word.
web-rules-away = The cards cannot be loaded right now. Once they have been here, they can be read offline too.
web-when-round = Scores each round
web-when-game = Scores at the end of the game
web-when-race = Scores at once, and each round
web-when-tool = For doing, not for points
web-when-other = Helps another card score
web-when-chip = Chip at the end of each round
web-rules-copies =
    { $count ->
        [one] { $count } card in the box
       *[other] { $count } cards in the box
    }
web-rules-players = for { $least } to { $most } players
# { $card } is the name of a card
web-rules-before = Card before: { $card }
web-rules-after = Next card: { $card }
web-rules-advanced = Draft, advanced game
web-rules-extra = extra dish

## Web: about

web-about-title = About
web-about-meaning = “Okawari” means “another helping, please”. It is a card game about sushi: keep one card, pass the rest, and hope that your favourite comes round again.
web-about-independent = Not an official game
web-about-box = Do you like it? Buy the real box: it is lovely on a table.
web-about-privacy = Privacy
web-about-privacy-more = The server keeps the name you chose and the cards you played for as long as the table or its replay is kept, so that you can come back. Whoever played a game may delete it. There are no cookies, and this page loads nothing from anywhere else.
web-about-shuffle = Is the shuffle fair?
web-about-shuffle-promise = Before the game the server picks a secret and shows its fingerprint, so that it cannot change it later.
web-about-shuffle-mix = When you say that you are ready, your device picks a random number and shows its fingerprint.
web-about-shuffle-freeze = At the start all fingerprints are fixed, and only then does every device reveal its number. If one does not, the start is called off.
web-about-shuffle-deal = The secret, all numbers and the names together shuffle the cards. As long as at least one device that does not belong to the person who runs the server adds its number, nobody can choose them without a start that is called off, and everyone sees that. This does not hold when the same cards are dealt again: then people may know them.
web-about-shuffle-hands = The person who runs the server could see all hands.
web-about-shuffle-open = After the game the secret is revealed: anybody can check that it fits.
web-about-shuffle-check = With the saved game you can do it on your own computer:
web-about-licences = Licences
web-about-licence-code = Program: Apache License 2.0.
web-about-licence-art = Pictures and sounds: Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Built with Svelte (MIT), Fluent (Apache 2.0) and uqr (MIT).
web-about-contact = Something wrong?
web-about-contact-text = Tell whoever invited you or runs this server. The source code says how to report a mistake to the makers.
web-about-version = Server version { $version }
web-about-version-away = The server cannot be reached, so its version is not known.
