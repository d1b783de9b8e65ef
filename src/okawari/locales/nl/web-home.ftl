## Web: voor alle kamers voor een tafel

web-front-help = Hulp: kaarten en regels
web-front-back-to-table = Terug naar de tafel
web-front-settings = Instellingen
web-front-language = Taal
web-front-wait = Een momentje …
web-front-code = Typ een code
web-front-code-go = Met deze code naar de tafel
web-front-privacy = Geen account, geen reclame, niemand volgt je: wat je instelt, blijft op dit apparaat.
web-front-source = Vrije software onder de Apache License 2.0: iedereen mag haar lezen, gebruiken en veranderen.

## Web: begin

web-home-line = Houd een kaart, geef de rest door. Nog een rondje?
web-home-ways = Zo kun je spelen
web-home-friends = Met vrienden
web-home-friends-note = Open een tafel, stuur de link
web-home-bots = Met bots
web-home-bots-note = Eén tik en je speelt
web-home-device = Eén apparaat
web-home-device-note = Geef het door
web-home-learn = Leren
web-home-learn-note = Speel en zie hoe het werkt
web-home-rules = Kaarten en regels
web-home-rules-note = Wat telt, en wanneer
web-home-tables = Mijn tafels
web-home-table = Tafel
web-home-today = Kaart van de dag
web-home-your-turn = Jij bent aan de beurt!
web-home-watching = Je kijkt mee.
web-home-running = Tafels waar je nog speelt
web-home-turn-at = Jij bent aan de beurt: { $game }
web-home-back-to = Terug naar je tafel: { $game }
web-home-stands =
    { $phase ->
        [lobby] Nog niet begonnen, met { $names }
        [playing] Je speelt met { $names }
        [scoring] Punten tellen met { $names }
        [over] Spel voorbij, met { $names }
       *[other] Met { $names }
    }
web-home-phase-lobby = Nog niet begonnen
web-home-phase-playing = Bezig
web-home-phase-scoring = Punten tellen
web-home-phase-over = Spel voorbij
# De naam van een spel: Klassiek, Party, Draft
web-home-remove = Van de lijst halen: { $game }
web-home-more =
    { $count ->
        [one] Toon er nog { $count }
       *[other] Toon er nog { $count }
    }
web-home-offline = Je bent offline. Je kunt de regels lezen en instellingen veranderen. De spellen komen terug met je verbinding.
web-home-away = De keuken antwoordt nu niet. Je kunt de regels lezen en instellingen veranderen. We blijven het proberen.
web-home-busy = Het is erg druk in de keuken. Probeer het zo nog eens.
web-home-renewed = Er is een nieuwe versie. Je plekken en kaarten blijven.
web-home-reload = Vernieuwen

## Web: spelen met bots

web-solo-laying = De kok dekt je tafel …
web-solo-laying-learn = De kok maakt een klein, makkelijk maaltje klaar …
web-solo-change = Kies het spel voor spelen met bots
web-solo-choose = Speel met bots
web-solo-game = Spel
web-solo-menu = Menu
web-solo-bots = Bots
web-solo-level = Hoe ze spelen
web-solo-play = Spelen

## Web: meedoen

web-join-title = Meedoen
web-join-invited = Je bent uitgenodigd!
web-join-which = Welke tafel?
web-join-found = Gevonden: { $game } met { $names }.
web-join-welcome = Eén tik en je zit.
web-join-ask = Typ de code die je vrienden op hun scherm zien.
web-join-with =
    { $count ->
        [one] { $names } is er al.
       *[other] { $names } zijn er al.
    }
web-join-pace-friendly = Hier loopt een klok, met genoeg tijd. Je kunt om meer vragen.
web-join-pace-brisk = Vlot: hier loopt een korte klok. Je kunt om meer tijd vragen.
web-join-pace-slow = Hier loopt een langzame klok. Je kunt om meer tijd vragen.
web-join-pace-slower = Hier loopt een heel langzame klok. Je kunt om meer tijd vragen.
web-join-pace-slowest = Hier loopt de langzaamste klok. Je kunt om meer tijd vragen.
web-join-doubled = Iedereen heeft twee keer zoveel tijd.
web-join-running = Het spel is bezig. Is er een stoel vrij, dan speel je vanaf de volgende ronde mee.
web-join-name = Je naam
web-join-name-note = Laat het leeg, dan verzinnen wij een grappige.
web-join-sit = Ga zitten
web-join-sitting = Een momentje …
web-join-watch = Alleen kijken
web-join-watch-instead = Liever kijken

## Web: één idee tegelijk, tijdens het spelen

web-hint = Een tip
web-hint-known = Dat weet ik al
web-hint-aloud = Lees voor
web-hint-pass = Houd één kaart. De rest van je hand gaat naar { $name }.
web-hint-undo = Toch iets anders? Tik een andere kaart aan, tot iedereen gekozen heeft.
web-hint-rule = Wat doet een kaart? { $device ->
    [touch] Houd hem ingedrukt
   *[mouse] Klik met rechts
} en lees de regel.
web-hint-on-wasabi = Je volgende nigiri komt op de wasabi en telt driedubbel.
web-hint-set = Een heel setje: { $card }! Het telt aan het eind van de ronde.
web-hint-majority = { $card }: het gaat erom wie er het meest heeft. Kijk ook naar de anderen!
web-hint-dessert = { $card } blijft bij jou. Toetjes tellen aan het eind van het spel.
web-hint-hold-wasabi = Eerst wasabi, dan nigiri: zo telt de nigiri driedubbel.
web-hint-hold-chopsticks = Houd nu eetstokjes, en speel later twee kaarten in één beurt.
web-hint-hold-spoon = Houd nu een lepel, en vraag de anderen later om een kaart die je nodig hebt.
web-hint-hold-menu = Speel een menu: je ziet vier nieuwe kaarten en pakt er een van.
web-hint-hold-takeout = Een afhaaldoos maakt van kaarten die je niet leuk vindt elk 2 punten.
web-hint-hold-special_order = Een speciale bestelling wordt een kopie van een van je gerechten.
web-hint-hold-soy_sauce = Sojasaus telt als jij de meeste verschillende kleuren hebt.
web-hint-hold-tea = Thee geeft één punt voor elke kaart van de kleur die je het meest hebt.
web-hint-hold-rice_wine = Rijstwijn geeft 3, maar het toeval kiest je volgende kaart.
web-hint-hold-wild = Een joker komt bij een sushi die je al hebt.
