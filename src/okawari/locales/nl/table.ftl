# Wat er aan tafel gezegd wordt: vragen, gebeurtenissen, redenen voor punten en fouten tijdens het spelen, in het Nederlands.
# $seat en $other zijn namen van spelers, $card is de naam van een kaart.

## Vragen en antwoorden

question-none = Niets te beslissen.
question-pick = Welke kaart speel je?
question-target = Welke kaart kopieert je speciale bestelling?
question-dip = Komt de nigiri op je wasabi?
question-announce = Gebruik je deze beurt een hulpje?
question-second = Je eetstokjes: welke tweede kaart speel je?
question-for_dummy = Welke kaart speel je voor de dummy?
question-request = Je lepel: om welke kaart vraag je? De eerste speler links van je die hem heeft, geeft hem aan je.
question-give = Een lepel vraagt je om een kaart. Welke geef je?
question-tray = Het menu toont deze kaarten. Welke speel je?
question-flip = Afhaaldoos: welke kaart draai je om?
question-flip_order = Afhaaldoos: welke speciale bestelling draai je om?
question-wild = Bij welke sushi komt je joker?
question-keep = Welke kaart houd je in je hand?
answer-pass = Nee, dank je
answer-pass-announce = Geen hulpje deze beurt
answer-pass-flip = Geen kaarten meer omdraaien
answer-pass-flip_order = Geen speciale bestellingen meer omdraaien
answer-pass-second = Geen tweede kaart
answer-any-kind = { $kind } (maakt niet uit welke)
answer-copy = speciale bestelling als { $card }
answer-wild-as = joker als { $card }
answer-on-wasabi = { $card } op wasabi
answer-off-wasabi = { $card } naast de wasabi
question-boxes = Afhaaldoos: welke kaarten draai je om? Elk geeft dan maar 2.

## Gebeurtenissen

event-round_started = Ronde { $round } begint. Iedereen krijgt { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] { $count } toetjeskaart gaat door de stapel.
       *[other] { $count } toetjeskaarten gaan door de stapel.
    }
event-chosen = { $seat } heeft gekozen.
event-took_back = { $seat } kiest opnieuw.
event-picked = { $seat } kiest: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } speelt { $card } met eetstokjes.
        [spoon] { $seat } speelt { $card }, dankzij de lepel.
        [menu] { $seat } speelt { $card } van het menu.
        [chance] { $seat } speelt toevallig { $card }.
       *[pick] { $seat } speelt { $card }.
    }
event-dipped = { $seat } legt { $card } op wasabi: dat telt driedubbel.
event-copied = { $seat } maakt van de speciale bestelling een kopie: { $card }.
event-announced = { $seat } gaat dit gebruiken: { $card }.
event-spoon_asked = { $seat } vraagt om { $card }.
event-spoon_none = { $seat } heeft dat niet.
event-spoon_gave = { $seat } geeft { $card } aan { $other }.
event-into_hand = In de hand van { $seat } komt: { $card }.
event-discarded = { $seat } verliest { $card } voor deze ronde.
event-menu_shows = Het menu laat { $seat } dit zien: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } legt { $count } kaart terug in de stapel.
       *[other] { $seat } legt { $count } kaarten terug in de stapel.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } morst { $count } misosoep: er was er nog een in dezelfde beurt.
       *[other] { $seat } morst { $count } misosoepen: er waren er meer in dezelfde beurt.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } pakt de eerste plaats in de uramakiwedstrijd: { n-points }.
        [2] { $seat } pakt de tweede plaats in de uramakiwedstrijd: { n-points }.
       *[other] { $seat } pakt de derde plaats in de uramakiwedstrijd: { n-points }.
    }
event-flipped = { $seat } draait { $card } om.
event-wine_taken = { $seat } heeft rijstwijn: het toeval kiest de volgende kaart.
event-passed =
    { $direction ->
        [right] Alle handen gaan naar rechts.
       *[left] Alle handen gaan naar links.
    }
event-drew_for_dummy = { $seat } pakt een kaart voor de dummy en speelt deze beurt voor hem.
event-dummy_card = { $seat } pakt { $card } voor de dummy.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } bewaart { $count } × { $card } voor het eind van het spel.
event-round_ended = Ronde { $round } is voorbij.
event-game_over = Het spel is voorbij.
event-played-wild = { $seat } speelt een joker als { $card }.
event-kept = { $seat } houdt { $card } en geeft de rest door.
event-kept-hidden = { $seat } houdt één kaart en geeft de rest door.
event-chip_taken = { $seat } pakt een fiche: { $card }.
event-chip_value = { $seat } bekijkt de fiche: { $card }, { n-points }.
event-pile_stays = Niemand pakt een fiche: { $card }.
event-chip_shown = { $seat } laat een fiche zien: { $card }, { n-points }.
event-dealt = { $seat } krijgt { $card } (×{ $count }).
event-set_beside = { $seat } legt { $card } naast de tafel: dat heeft al gescoord.
event-box_kept = { $card } blijft voor { $seat } liggen.
event-parted = { $card } van { $seat } is nu { $now }.

## Gebeurtenissen, verteld aan wie ze overkomen

event-played-you =
    { $how ->
        [chopsticks] Je speelt { $card } met eetstokjes.
        [spoon] Je speelt { $card }, dankzij de lepel.
        [menu] Je speelt { $card } van het menu.
        [chance] Je speelt toevallig { $card }.
       *[pick] Je speelt { $card }.
    }
event-played-wild-you = Je speelt een joker als { $card }.
event-dipped-you = Je legt { $card } op wasabi: dat telt driedubbel.
event-copied-you = Je maakt van de speciale bestelling een kopie: { $card }.
event-announced-you = Je gaat dit gebruiken: { $card }.
event-spoon_asked-you = Je vraagt om { $card }.
event-spoon_none-you = Je hebt dat niet.
event-spoon_gave-you = Je geeft { $card } aan { $other }.
event-spoon_gave-to_you = { $seat } geeft jou { $card }.
event-into_hand-you = In je hand komt: { $card }.
event-discarded-you = Je verliest { $card } voor deze ronde.
event-menu_shows-you = Het menu laat je dit zien: { $card }.
event-menu_returned-you =
    { $count ->
        [one] Je legt { $count } kaart terug in de stapel.
       *[other] Je legt { $count } kaarten terug in de stapel.
    }
event-miso_spilled-you =
    { $count ->
        [one] Je morst { $count } misosoep: er was er nog een in dezelfde beurt.
       *[other] Je morst { $count } misosoepen: er waren er meer in dezelfde beurt.
    }
event-uramaki_place-you =
    { $place ->
        [1] Je pakt de eerste plaats in de uramakiwedstrijd: { n-points }.
        [2] Je pakt de tweede plaats in de uramakiwedstrijd: { n-points }.
       *[other] Je pakt de derde plaats in de uramakiwedstrijd: { n-points }.
    }
event-flipped-you = Je draait { $card } om.
event-wine_taken-you = Je hebt rijstwijn: het toeval kiest je volgende kaart.
event-drew_for_dummy-you = Je pakt een kaart voor de dummy en speelt deze beurt voor hem.
event-dummy_card-you = Je pakt { $card } voor de dummy.
event-chip_taken-you = Je pakt een fiche: { $card }.
event-chip_value-you = Je bekijkt je fiche: { $card }, { n-points }.
event-chip_shown-you = Je laat een fiche zien: { $card }, { n-points }.
event-dealt-you = Je krijgt { $card } (×{ $count }).
event-set_beside-you = Je legt { $card } naast de tafel: dat heeft al gescoord.
event-box_kept-you = { $card } blijft voor je liggen.
event-parted-you = Je { $card } is nu { $now }.

## Scoreblad: waarom deze punten

why-nigiri =
    { $tripled ->
        [0] { $count } nigiri{ word-cards }: { n-points }.
       *[other] { $count } nigiri{ word-cards }, waarvan { $tripled } op wasabi voor driedubbele punten: { n-points }.
    }
why-wasabi = { $count } wasabi{ word-cards }; wasabi telt alleen door de nigiri erop: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } maki{ word-icons }, de meeste: { n-points }.
               *[other] { $count } maki{ word-icons }, de meeste, gelijke stand tussen { $tied } spelers: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } maki{ word-icons }, de op één na meeste: { n-points }.
               *[other] { $count } maki{ word-icons }, de op één na meeste, gelijke stand tussen { $tied } spelers: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } maki{ word-icons }, de op twee na meeste: { n-points }.
               *[other] { $count } maki{ word-icons }, de op twee na meeste, gelijke stand tussen { $tied } spelers: { n-points }.
            }
       *[other] { $count } maki{ word-icons }, geen plaats met punten: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { $count } temaki{ word-cards }, en niemand heeft er meer: { n-points }.
        [-1] { $count } temaki{ word-cards }, en niemand heeft er minder: { n-points }.
        [2] { $count } temaki{ word-cards }, en niemand heeft er meer of minder: { n-points }.
       *[other] { $count } temaki{ word-cards }, niet de meeste en niet de minste: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Plaatsen in de uramakiwedstrijd: { n-points }.
       *[other] { $count } uramaki{ word-icons } in de wedstrijd: { n-points }.
    }
why-tempura = { $count } tempura{ word-cards }, 5 voor elk paar: { n-points }.
why-sashimi = { $count } sashimi{ word-cards }, 10 voor elk drietal: { n-points }.
why-gyoza = { $count } dumpling{ word-cards }, hoe meer hoe beter: { n-points }.
why-eel =
    { $count ->
        [1] Eén losse palingkaart kost punten: { n-points }.
       *[other] { $count } paling{ word-cards }, 7 voor twee of meer: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { $count } tofu{ word-cards }: { n-points }.
        [1] { $count } tofu{ word-cards }: { n-points }.
        [2] { $count } tofu{ word-cards }, precies goed: { n-points }.
       *[other] { $count } tofu{ word-cards }, te veel: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { $count } edamame{ word-cards }, en { $others } andere speler heeft ook edamame: { n-points }.
       *[other] { $count } edamame{ word-cards }, en { $others } andere spelers hebben ook edamame: { n-points }.
    }
why-miso = { $count } misosoep{ word-cards }, 3 per kaart: { n-points }.
why-onigiri = { $count } onigiri{ word-cards } in setjes van verschillende vormen: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } paar van inari en futomaki voor 6 per paar en { $singles } zonder maatje voor 2 per kaart: { n-points }.
       *[other] { $pairs } paren van inari en futomaki voor 6 per paar en { $singles } zonder maatje voor 2 per kaart: { n-points }.
    }
why-chopsticks = { n-cards } met eetstokjes, een hulpje dat nooit punten geeft: { n-points }.
why-spoon = { n-cards } met een lepel, een hulpje dat nooit punten geeft: { n-points }.
why-menu = { n-cards } met een menu, dat nooit punten geeft: { n-points }.
why-takeout = { n-cards } met een afhaaldoos, die nooit punten geeft: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { $count } sojasaus{ word-cards } en { $colours } { word-colours }, maar anderen hebben er meer: { n-points }.
       *[other] { $count } sojasaus{ word-cards } en { $colours } { word-colours }, en niemand heeft er meer: { n-points }.
    }
why-tea = { $count } thee{ word-cards }, 1 per thee voor elke kaart in de grootste kleurgroep van { $group }: { n-points }.
why-special_order = { n-cards } met een speciale bestelling, zonder iets om te kopiëren: { n-points }.
why-rice_wine = { $count } rijstwijn{ word-cards }, 3 per kaart: { n-points }.
why-pudding =
    { $place ->
        [1] { $count } pudding{ word-cards }, en niemand heeft er meer: { n-points }.
        [-1] { $count } pudding{ word-cards }, en niemand heeft er minder: { n-points }.
        [2] { $count } pudding{ word-cards }, en niemand heeft er meer of minder: { n-points }.
       *[other] { $count } pudding{ word-cards }, niet de meeste en niet de minste: { n-points }.
    }
why-ice_cream = { $count } ijs{ word-cards }, 12 voor elke vier: { n-points }.
why-fruit = Symbolen met watermeloen: { $watermelon }, ananas: { $pineapple }, sinaasappel: { $orange }. Samen { n-points }.
why-flipped =
    { $count ->
        [one] { $count } omgedraaide kaart, 2 per kaart: { n-points }.
       *[other] { $count } omgedraaide kaarten, 2 per kaart: { n-points }.
    }
why-chip = { n-cards }, het meest van wie alleen staat: pakt de fiche ({ $card }).
why-chip-dessert = { $count } verschillende sushi, het meest van wie alleen staat: pakt de toetjesfiche.
why-chips =
    { $count ->
        [one] { $count } fiche: { n-points }.
       *[other] { $count } fiches: { n-points }.
    }
why-chip-last = { n-cards }, het minst, na een gelijke stand voor de meeste: pakt de fiche ({ $card }).
why-chip-dessert-last = { $count } verschillende sushi, het minst, na een gelijke stand voor de meeste: pakt de toetjesfiche.
why-edamame-all =
    { $sharers ->
        [one] { $count } edamame{ word-cards }, en { $sharers } speler aan tafel heeft edamame: { n-points }.
       *[other] { $count } edamame{ word-cards }, en { $sharers } spelers aan tafel hebben edamame: { n-points }.
    }

## Fouten en waarschuwingen: elk één duidelijke regel

error-bad-opening = Dit is niet het getal dat was beloofd.
error-bad-save-names = Het schudden van het opgeslagen spel klopt niet: de namen zijn niet die van het begin van het spel.
error-bad-save-opening = Het schudden van het opgeslagen spel klopt niet: het getal van { $name } is niet het getal dat voor het spel was beloofd.
error-illegal-choice = Dat kun je nu niet kiezen.
error-not-starting = Er begint nu geen spel.
error-not-your-decision = Je hoeft nu niets te beslissen.
error-nothing-to-take-back = Er is niets om terug te nemen.
error-bad-menu-unknown-kind = Er is geen gerecht dat “{ $kind }” heet. Kies uit: { $known }.
error-bad-menu-count = Verkeerd aantal gerechten in de groep “{ $group }”: een menu heeft er { $wanted } nodig, dit heeft er { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] “{ $kind }” kan niet op het menu met { $seats } speler. Het is voor { $least } tot { $most }.
       *[other] “{ $kind }” kan niet op het menu met { $seats } spelers. Het is voor { $least } tot { $most }.
    }
error-bad-menu-expansion = “{ $kind }” is een extra gerecht: zet het aan met de optie “{ $option }”.
error-bad-menu-nigiri = Nigiri staat altijd op het menu: laat het weg uit je lijst.
error-bad-menu-duplicate = “{ $kind }” staat twee keer op het menu.
error-bad-menu-unknown = Er is geen menu dat “{ $menu }” heet. Kies uit: { $known }.
error-bad-menu-not-in-game = In het spel “{ $game }” valt geen menu te kiezen.
error-bad-option-unknown = Er is geen optie die “{ $option }” heet. Kies uit: { $known }.
error-bad-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Kies uit: { $values }.
error-bad-option-seats = De optie “{ $option }” is voor { $least } spelers, niet voor { $seats }. Laat haar weg of verander het aantal spelers.
error-bad-seats = Het spel “{ $game }” is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-bad-seed = “{ $seed }” kan geen startwaarde zijn.
error-bad-save-format = Dit is geen opgeslagen spel van Okawari.
error-bad-save-version = Dit spel is opgeslagen door een versie die dit programma niet kent ({ $version }).
error-bad-save-checksum = Het opgeslagen spel is na het opslaan veranderd: de controlesom klopt niet.
error-bad-save-choice = Keuze { $number } van het opgeslagen spel mag niet: { $seat } kan daar niet “{ $answer }” kiezen.
error-bad-save-result = Het opgeslagen spel eindigt niet met de punten die het noemt.
error-bad-save-json = Het opgeslagen spel is niet te lezen: het is geen goede JSON.
error-bad-save-field = Het veld “{ $field }” van het opgeslagen spel ontbreekt of is fout.
error-bad-table-json = De tafel is niet te lezen: het is geen goede JSON.
error-bad-table-card = Er is in dit spel geen kaart die “{ $card }” heet.
error-bad-table-field = Het veld “{ $field }” van de tafel ontbreekt of is fout.
error-bad-table-scope = Het veld “scope” kan niet “{ $scope }” zijn. Kies uit: round, desserts, game.
error-bad-table-seats = Een tafel van “{ $game }” heeft 1 tot { $most } spelers, niet { $seats }.
error-starting = De kaarten worden geschud. Probeer het zo nog eens.
error-unknown-game = Er is geen spel dat “{ $game }” heet. Kies uit: { $known }.
error-unknown-language = Er is geen taal die “{ $lang }” heet. Kies uit: { $known }.
error-unknown-bot = Er is geen bot die “{ $bot }” heet. Kies uit: { $known }.
warning-too-many = { $count } × { $card } op tafel, maar in de doos zitten er maar { $printed }.
error-too-many-names = { $names ->
    [one] Er is { $names } naam
   *[other] Er zijn { $names } namen
} voor { $seats ->
    [one] { $seats } plek
   *[other] { $seats } plekken
}. Geef hooguit één naam per plek.
error-bad-save-imagined = Een spel dat uit een beeld verzonnen is, heeft geen startwaarde en kan niet opgeslagen worden.
error-bad-names = Namen zijn een lijst van woorden, één per plek.
error-no-such-seat = Er is geen plek { $seat } aan deze tafel. De plekken zijn genummerd van 0 tot { $last }.

## Scoreblok

error-bad-table-object = Een tafel om te tellen is een JSON-object met de velden “game” en “seats”.
error-bad-table-list = Het veld “{ $field }” moet een lijst zijn.
error-bad-table-number = Het veld “{ $field }” moet een heel getal zijn van { $least } tot { $most }.
error-bad-table-scope-draft = Het veld “scope” kan in Draft niet “{ $scope }” zijn. Kies uit: round, game.
error-bad-table-dummy = Met de optie “dummy” heeft een tafel drie plekken, de twee spelers en dan de dummy, niet { $seats }.
error-bad-table-no-card = { $field }: er is in dit spel geen kaart die “{ $card }” heet.
error-bad-table-no-copy = { $field }: “{ $card }” is in dit spel geen kopie van iets.
error-bad-table-on-wasabi = { $field }: “{ $card }” kan niet, want alleen een nigiri komt op wasabi.
error-bad-table-no-dessert = { $field }: “{ $card }” is geen toetje van dit spel.
error-bad-table-too-long = De lijst “{ $field }” heeft { $count } regels; meer dan { $most } kunnen niet geteld worden.
warning-not-on-menu = { $card } ligt op tafel maar staat niet op het menu.
warning-unknown-field = Het veld “{ $field }” is onbekend en niet gelezen.

## Bots aan een tafel

error-bots-for-seats = { $bots ->
    [one] Er is { $bots } bot
   *[other] Er zijn { $bots } bots
} voor { $seats ->
    [one] { $seats } plek
   *[other] { $seats } plekken
}. Noem er minstens één, en hooguit één per plek.

## Het bewijs van het schudden

error-bad-save-commitment = Het schudden van het opgeslagen spel klopt niet: het geheim is niet wat voor het spel beloofd was.
error-bad-save-seed = Het schudden van het opgeslagen spel klopt niet: de startwaarde komt niet uit het geheim en de getallen van de spelers.

## Server: namen en codes

error-name-empty = Er is niets te zien in die naam. Typ minstens één letter.
error-name-long = Die naam is te lang voor de tafel. Gebruik hooguit { $most } letters.
error-bad-code = Dat is niet de code van een tafel. Een code heeft zes medeklinkers, zoals BCD-FGH.

## Open tafels: waarom iets niet kan

error-already-seated = Je hebt al een stoel aan deze tafel.
error-asked-already = Je hebt al { $most } keer om meer tijd gevraagd. Meer kan niet in dit spel.
error-bad-order = Dat is geen volgorde van { $seats } stoelen: noem elke stoel één keer.
error-chair-free = Op die stoel zit niemand.
error-chair-taken = Die stoel is bezet. Kies een vrije stoel.
error-chairs-free =
    { $count ->
        [one] Er is nog één stoel vrij. Wacht op iemand, of begin en geef hem aan een bot.
       *[other] Er zijn nog { $count } stoelen vrij. Wacht op anderen, of begin en geef ze aan bots.
    }
error-emote-too-soon = Eén tegelijk: wacht drie seconden voor de volgende.
error-enough = Het is even genoeg aan deze tafel: begin het spel, of speel verder.
error-game-running = Er is een spel bezig. Dat kan als het voorbij is.
error-host-only = Dat kan alleen de tafelbaas.
error-internal = Er ging iets mis in de server. Het ligt niet aan jou.
error-kick-self = Je kunt jezelf niet wegsturen. Ga gewoon van tafel.
error-last-round = Dit is de laatste ronde. Je kunt nu kijken en in het volgende spel meespelen.
error-kicked = De tafelbaas heeft je van deze tafel gehaald.
error-new-version = Er is een nieuwe versie. Laad de pagina opnieuw: je plek en je kaart blijven.
error-no-clock = Aan deze tafel loopt geen klok: neem de tijd.
error-no-entry = Deze link of dit token opent de tafel niet. Vraag om een nieuwe link.
error-no-game = Er is geen spel bezig aan deze tafel.
error-no-page = Er is niets op dit adres.
error-no-same-deal = Dezelfde kaarten kunnen alleen nog eens met hetzelfde spel, hetzelfde menu en evenveel spelers.
error-no-spectators = Bij deze tafel kun je niet kijken.
error-no-such-code = Geen open tafel heeft deze code. Kijk de letters na; een code werkt tot het spel begint, daarna alleen de link.
error-no-such-replay = Dit spel is er niet, of niet meer.
error-no-such-table = Deze tafel is er niet, of niet meer.
error-not-all-ready =
    { $count ->
        [one] Eén speler is nog niet klaar. Wacht, of begin toch.
       *[other] { $count } spelers zijn nog niet klaar. Wacht, of begin toch.
    }
error-not-saved = We kunnen nu even niet opslaan. Er is niets verloren: probeer het zo nog eens.
error-not-scoring = Er worden nu geen punten voorgelezen.
error-not-seated = Daarvoor heb je een stoel nodig. Ga eerst zitten.
error-not-your-seat = Dat is niet jouw plek.
error-scores-first = De punten van de ronde worden voorgelezen. De volgende gang komt als iedereen klaar is.
error-server = Er ging iets mis op de server. Er is niets veranderd: probeer het nog eens.
error-server-full = Er zijn nu te veel tafels op deze server. Probeer het later nog eens.
error-spectator = Kijkers kunnen dat niet.
error-stopping = De server start opnieuw. Probeer het zo nog eens.
error-store-replaced = Iemand heeft de database van de server verplaatst of verwijderd: er wordt niets meer opgeslagen tot die weer op zijn plaats staat.
error-table-damaged = Wat van deze tafel was opgeslagen, is beschadigd. De tafel is opzijgezet; wie de server beheert, kan hem bekijken met “okawari check”.
error-table-closed = Deze tafel is gesloten.
error-table-full = Alle stoelen zijn bezet. Je kunt wel kijken.
error-table-locked = De tafel is op slot. Vraag de tafelbaas om hem open te doen.
error-too-fast = Dat ging te snel. Wacht even.
error-too-late = Dat kwam te laat: de vraag is al beantwoord.
error-too-many =
    { $seconds ->
        [one] Te veel van één plek. Probeer het over { $seconds } seconde nog eens.
       *[other] Te veel van één plek. Probeer het over { $seconds } seconden nog eens.
    }
error-too-many-seated = Er zitten { $people } mensen aan tafel, te veel voor { $seats } plekken.

## Open tafels: wat er rond het spel gebeurt

event-table_opened = De tafel is open.
event-sat_down = { $name } gaat zitten.
event-bot_sat_down = { $name }, een bot, gaat zitten.
event-stood_up =
    { $why ->
        [dropped] { $name } heeft geen verbinding meer: de stoel is vrij.
        [kicked] De tafelbaas heeft { $name } van de tafel gehaald.
       *[left] { $name } gaat van tafel.
    }
event-chair_promised = { $name } speelt vanaf de volgende ronde mee.
event-promise_ended =
    { $why ->
        [kicked] De tafelbaas heeft { $name } weggestuurd.
        [returned] { $name } krijgt toch geen stoel: de speler van die stoel is terug.
       *[left] { $name } wacht niet meer op een stoel.
    }
event-renamed = De nieuwe naam is { $name }.
event-rearranged = De stoelen staan in een nieuwe volgorde.
event-locked = De tafel is op slot.
event-unlocked = De tafel is weer open.
event-setup_changed = Er staat iets anders op het menu.
event-chairs_changed =
    { $count ->
        [one] Er staat nu één stoel aan tafel.
       *[other] Er staan nu { $count } stoelen aan tafel.
    }
event-clock_doubled = De klok loopt nu langzamer: iedereen heeft dubbel zoveel tijd.
event-clock_usual = De klok loopt weer zo snel als eerst.
event-ready = { $seat } is klaar.
event-not_ready = { $seat } is nog niet klaar.
event-start_called_off = De start is afgebroken. Elk apparaat belooft een nieuw getal.
event-zeros_from_now = De volgende keer wordt er geschud zonder getal van { $name }: drie starts hebben er vergeefs op gewacht.
event-not_opened = De start is afgebroken: het apparaat van { $name } heeft niet geantwoord.
event-starting = De kaarten worden geschud: elk apparaat voegt zijn getal toe.
event-host_moved = { $seat } is nu de tafelbaas.
event-game_started = Spel { $number } begint.
event-same_deal = De kaarten van spel { $number } worden nog eens gedeeld. Iedereen kan ze kennen.
event-time_ran_out = De tijd is om voor { $seat }.
event-continued = { $seat } is klaar voor de volgende gang.
event-more_time = { $seat } vraagt om meer tijd.
event-stood_in = Een bot speelt voor { $seat }.
event-returned = { $seat } is terug.
event-secret_opened = Het geheim van het schudden is open: iedereen kan het uitdelen nakijken.
event-table_closed = De tafelbaas heeft de tafel gesloten.

## Open tafels: wat de server over zichzelf zegt

notice-elsewhere = Je speelt in een ander venster.
notice-outdated = Er is een nieuwe versie. Laad de pagina opnieuw: je plek en je kaart blijven.
notice-restarting = De keuken start opnieuw. Er gaat niets verloren.
notice-too_fast = Dat ging te snel. Wacht even.
notice-kicked = De tafelbaas heeft je van deze tafel gehaald.
notice-closed = Deze tafel is gesloten.
notice-damaged = Wat van deze tafel was opgeslagen, is beschadigd.
notice-not_saving = We kunnen nu even niet opslaan. Het spel staat stil.
notice-why-full = De schijf van de server is vol.
notice-why-read-only = De server mag niet op zijn schijf schrijven.
notice-why-replaced = Iemand heeft de database van de server verplaatst of verwijderd. Laat het de beheerder van de server weten.
notice-saving_again = Opslaan lukt weer.

## Open tafels: wat spelers kunnen zeggen

emote-yum = Mmm, lekker!
emote-wow = Wauw!
emote-oops = Oeps!
emote-hurry = Schiet je op?
emote-good_one = Goed gedaan!
emote-thanks = Dank je!
emote-one_more = Nog eentje?
emote-bye = Doei!
