## Web: de hand

web-hand = Je hand
web-hand-tray = Het menu toont
web-hand-dishes = Je gerechten
web-hand-rows = Je rijen
web-hand-menu = Wat er te eten is
web-hand-options = Je keuzes
web-hand-empty = Geen kaarten meer in deze ronde.
web-hand-wine = Rijstwijn! Deze beurt kiest het toeval je kaart. Daarna zie je je hand.
web-hand-kept = Gehouden: { $cards }
web-hand-saving = Opslaan …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = { $card } klaar

# De delen van hoe een kaart heet: “Zalmnigiri, +2 punten; kleur goud; 2 van 9”.
web-card-place = { $at } van { $count }
web-card-place-colour = kleur { $colour }, patroon { $pattern }; { $at } van { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = gehouden
web-card-unsaved = nog niet opgeslagen
web-card-kept-mark = Gehouden
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Als je hem nu speelt: { $worth }
web-rule-here = Voor je: { $pile }

# $points en $later hebben hun teken; $count is $points zonder teken.
web-worth-now =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-worth-later = { $later } aan het eind van het spel
web-worth-both = { $points } nu, { $later } aan het eind van het spel

## Web: waarom je een kaart niet kunt kiezen

web-why-not = Dat kan nu niet.
web-why-give = Hier is niet om gevraagd.
web-why-tray = Een menu kan geen ander menu brengen.
web-why-wild = Je hebt hier nog geen rij van.
web-why-first-wild = Een joker komt bij een rij die je al hebt. Je hebt er nog geen.
web-why-flip = Een doos draait alleen kaarten van eerdere beurten om.
web-why-flip-other = Speciale bestellingen komen hierna.
web-why-flip_order-other = Nu alleen speciale bestellingen.
web-why-target-order = Die weet zelf nog niet wat hij is.

## Web: de balk onder de hand

web-bar = Wat je kunt doen
web-bar-more-time = 20 seconden meer voor iedereen
web-bar-change = Wijzig
web-bar-nudge = Porren
web-bar-nudged = Gepord
web-bar-use = Gebruik { $card }
web-bar-put-down = { $card } wegleggen
web-do-tap = Tik op een kaart
web-do-pick = Deze houden
web-do-instead = Toch liever deze
web-do-second = Deze ook
web-do-second-none = Maar één
web-do-for_dummy = Voor de dummy
web-do-target = Kopieer deze
web-do-dip = Zo doen
web-do-announce-none = Geen hulpje
web-do-request = Vraag erom
web-do-give = Geef deze
web-do-tray = Pak deze
web-do-wild = Bij deze rij
web-do-keep = Vasthouden
web-do-other = Kies dit
web-do-flip-none = Draai niets om
web-do-flip_order-none = Draai niets om
web-do-flip =
    { $count ->
        [one] Draai { $count } kaart om
       *[other] Draai { $count } kaarten om
    }

## Web: hulpjes, lepel en afhaaldoos

web-tool-last_card = Dit is je laatste kaart: er is geen tweede om te spelen.
web-tool-unused = { $card }: dat kon niet in deze beurt. Je mag het houden.
web-spoon-any = Elke
web-spoon-exact = Welke precies?
web-spoon-holder = { $seat } heeft hem
web-spoon-nobody = Als niemand hem heeft, is je lepel weg voor deze ronde.
web-spoon-chance =
    { $chance ->
        [0] Niemand heeft er een.
        [100] Iemand heeft er zeker een.
       *[other] { $chance }% kans dat iemand er een heeft.
    }
web-spoon-odds = Hoe groot de kans is dat iemand er een heeft, naar wat je kunt weten.
web-box-sum = { $lost } eraf, { $gained } erbij
web-box-drop = { $lost } eraf, { $gained } erbij: dat kost je punten!
web-box-many = Om te draaien: { n-cards }
web-box-pick = Tik aan wat je omdraait. Elk geeft dan maar 2.

## Web: bijzondere kaarten leggen zichzelf uit, elk één keer

web-teach-chopsticks = Tik hieronder op je eetstokjes om deze beurt twee kaarten te spelen.
web-teach-spoon = Tik hieronder op je lepel om de anderen deze beurt om een kaart te vragen.
web-teach-request = De eerste speler links van je die hem heeft, geeft hem aan je.
web-teach-give = Je moet er een geven. Je krijgt er de lepel voor.
web-teach-menu = Vier kaarten van de stapel: één is van jou, nu meteen.
web-teach-takeout = Losse gerechten die niets geven, kun je goed omdraaien.
web-teach-special_order = Hij wordt een kopie van het gerecht dat je aantikt.
web-teach-wasabi = Op wasabi telt een nigiri driedubbel. Of bewaar de wasabi voor een betere.
web-teach-wild = Hij telt als één kaart meer in de rij die je aantikt.
web-teach-keep = Deze kaart blijft in je hand. Alle andere gaan door.
web-teach-dummy = Je speelt ook voor de dummy: geef hem iets dat jou geen pijn doet.
web-teach-known = Snap ik

## Web: wat je kunt zeggen, en toetsen

web-emotes = Zeg iets
web-keys = Toetsen
web-keys-note = Deze toetsen werken aan tafel. Je kunt ze uitzetten in de instellingen.
web-keys-arrows = langs de kaarten gaan
web-keys-choose = de eerste, tweede … tiende kaart optillen
web-keys-keep = de opgetilde kaart houden
web-keys-back = terugnemen
web-keys-tool = eetstokjes of lepel
web-keys-table = mijn tafel
web-keys-neighbours = volgende of vorige buur
web-keys-menu = wat er op het menu staat
web-keys-rule = de regel van deze kaart
web-keys-scores = punten
web-keys-emotes = iets zeggen
web-keys-help = deze lijst met toetsen
