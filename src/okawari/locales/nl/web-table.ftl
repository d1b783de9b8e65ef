## Web: de speeltafel. $seat is een naam, $card de naam van een kaart, $round en $turn zijn getallen.

# Kort, voor de balk boven de tafel: ronde 2
web-table-r = R{ $round }
web-table-turn = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
web-table-menu = Wat gerechten geven
web-table-scores = Punten
web-table-settings = Instellingen
web-table-zen = Rustige tafel
web-table-side = Verloop en punten naast de tafel
web-table-live = Je bent verbonden
web-table-lost = Geen verbinding
web-table-clock =
    { $count ->
        [one] nog { $count } seconde
       *[other] nog { $count } seconden
    }
web-table-hurry =
    { $count ->
        [one] Nog { $count } seconde.
       *[other] Nog { $count } seconden.
    }
web-table-hurry-card =
    { $count ->
        [one] Nog { $count } seconde. Is de tijd om, dan speel je { $card }.
       *[other] Nog { $count } seconden. Is de tijd om, dan speel je { $card }.
    }

## Web: plekken

web-table-seats = De anderen aan tafel
web-table-dummy = Dummy
web-table-same-deal = De kaarten van spel { $number } worden nog eens gedeeld: wie ze nog weet, kent alle handen.
web-table-led = { $seat } speelt deze beurt voor hem.
# De hand die doorgegeven wordt, gaat naar deze plek, of de volgende komt ervandaan.
web-table-to = naar { $seat }
web-table-from = van { $seat }
web-table-both = ruil met { $seat }
web-table-is-to = Je hand gaat naar { $seat }.
web-table-is-from = Je volgende hand komt van { $seat }.
web-table-is-both = Jij en { $seat } ruilen van hand.
web-table-you = Jij
web-table-doing-choosing = kiest
web-table-doing-ready = heeft gekozen
web-table-doing-idle = wacht
web-table-bot = een bot
web-table-stand-in = bot speelt
web-table-gone = is vertrokken
web-table-promised = volgende ronde: { $name }
web-table-away = even weg
web-table-host = tafelbaas
web-table-everybody =
    { $count ->
        [one] Iedereen aan tafel. { $count } van de { $all } heeft gekozen.
       *[other] Iedereen aan tafel. { $count } van de { $all } hebben gekozen.
    }
web-table-all = Iedereen aan tafel
web-table-more-seats =
    { $count ->
        [one] Nog { $count } plek tonen
       *[other] Nog { $count } plekken tonen
    }
web-table-next = Volgende plek
web-table-previous = Vorige plek
web-table-in-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-table-known = Deze hand heb je al gezien
web-table-watching = Je kijkt mee. Je ziet alleen wat open ligt.
web-table-promised-you = Je krijgt een stoel zodra de volgende ronde wordt gedeeld. Tot dan kijk je toe.
web-table-look-next = Kijk bij de volgende plek
# Woorden op een vlaggetje boven een plek
web-table-flag-miso_spilled = Plons!
web-table-flag-chip_taken = Fiche!
web-table-flag-wine_taken = Verrassing!
web-table-flag-flipped = Omgedraaid
web-table-flag-time_ran_out = Tijd om

## Web: gerechten

web-table-my-dishes = Je gerechten
web-table-dishes-of = Gerechten van { $seat }
web-table-empty = Hier komen je gerechten.
web-table-nothing = nog niets op tafel
web-table-now = nu
web-table-maybe = misschien
# Wat toetjes aan het eind van het spel zouden geven: later +6
web-table-later = later
web-table-total = Punten
web-table-points-now = { n-points }, deze ronde { $now }
web-table-shelf = Toetjes voor het eind
# Hoe ver een setje is: 1 van 3
web-table-part = { $have } van { $whole }
web-table-pile-part = { $count } × { $card }: { $have } van { $whole } voor een setje
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } op wasabi, telt driedubbel
       *[other] { $count } op wasabi, tellen driedubbel
    }
web-table-turned = Omgedraaid: { $card }
web-table-colours =
    { $count ->
        [one] { $count } kleur: { $name } { $most }
       *[other] { $count } kleuren, het meest: { $name } { $most }
    }
web-table-colours-none = Nog geen kleuren
web-table-colours-of = Kleuren van { $seat }
web-table-colours-note = Bij elke kleur hoort een patroon. De letter op de kaart zegt welk.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } kaart
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } kaarten
    }

## Web: het midden van de tafel

web-table-middle = Het midden van de tafel
web-table-deck = Stapel
web-table-discards = Weg
# Toetjes die nog niet in de stapel zitten
web-table-desserts-left = Toetjes
web-table-uramaki =
    { $count ->
        [0] De uramakiwedstrijd is voorbij
        [one] Nog { $count } plaats vrij in de uramakiwedstrijd
       *[other] Nog { $count } plaatsen vrij in de uramakiwedstrijd
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: geen fiches meer
        [one] { $card }: nog { $count } fiche
       *[other] { $card }: nog { $count } fiches
    }
web-table-chips = Fiches
web-table-chips-won =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
web-table-order = Kaarten op volgorde
web-table-asked = Aan { $seat } wordt gevraagd: { $card }.

## Web: de tafel als tabel

web-table-as-table = Alle gerechten als tabel
web-table-caption = Ronde { $round }, beurt { $turn } van { $turns }
web-table-seat = Plek
web-table-state = Status

## Web: het menu van de tafel

web-more-title = Deze tafel
web-more-back = Terug
web-more-chair = Naam en stoel
web-more-people = Wie hier zit
web-more-invite-sit =
    { $count ->
        [one] Er is een stoel vrij: wie de link heeft, kan kijken, en bij het volgende delen of in het volgende spel gaan zitten.
       *[other] Er zijn { $count } stoelen vrij: wie de link heeft, kan kijken, en bij het volgende delen of in het volgende spel gaan zitten.
    }
web-more-invite-watch = Wie de link heeft, kan kijken.
web-more-leave-note =
    { $seconds ->
        [0] Je plek blijft van jou. De anderen wachten tot je terug bent.
       *[other] Je plek blijft van jou. Een bot speelt voor je tot je terug bent.
    }
web-more-leave-alone = Je plek blijft van jou. Het spel wacht tot je terug bent.
web-more-leave-sure = Je stoel voorgoed opgeven? Een bot speelt verder, en iemand anders kan gaan zitten.
