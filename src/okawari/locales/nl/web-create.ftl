## Web: de tafel dekken

web-create-title = Dek de tafel
web-create-loading = De keuken brengt het menu …
web-create-game = Welk spel?
# $least en $most: aantallen spelers, zoals 2 en 8
web-create-players = { $least }–{ $most } spelers
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] Er zit { $count } persoon aan tafel: te veel voor dit spel.
       *[other] Er zitten { $count } mensen aan tafel: te veel voor dit spel.
    }
web-create-menu = Menu
web-create-menu-own = Je eigen dienblad.
web-create-presets = Menu’s
web-create-surprise = Verras me
# Wordt voorgelezen; $dishes is een lijst met namen
web-create-surprised = Nu op het dienblad: { $dishes }
web-create-always = altijd
# Wordt voorgelezen na de naam van een gerecht op het dienblad: een tik opent de keuze
web-create-change-dish = Wissel dit gerecht
web-create-not-served = Kan hier niet
# $group: Rol, Voorgerecht, Extra of Toetje
web-create-choose = Kies: { $group }
web-create-here = Staat hier
web-create-on-tray = Op het dienblad
web-create-extra = Extra gerecht
web-create-menu-not-for =
    { $count ->
        [one] Niet voor { $count } speler.
       *[other] Niet voor { $count } spelers.
    }

## Web: hoe een menu voelt

web-create-temper-mean = Gemeen
web-create-temper-mean-low = lief
web-create-temper-mean-middle = brutaal
web-create-temper-mean-high = scherp
web-create-temper-simple = Simpel
web-create-temper-simple-low = voor denkers
web-create-temper-simple-middle = ertussenin
web-create-temper-simple-high = makkelijk
web-create-temper-lucky = Geluk
web-create-temper-lucky-low = rustig
web-create-temper-lucky-middle = beetje wild
web-create-temper-lucky-high = wild

## Web: huisregels en de tafel

web-create-rules = Huisregels
web-create-rules-changed =
    { $count ->
        [0] zoals altijd
        [one] { $count } veranderd
       *[other] { $count } veranderd
    }
web-create-rules-note = Laat ze zoals ze zijn, of speel op jouw manier.
web-create-as-edition = Zoals in de uitgave
web-create-source = Bron: { $source }
web-create-seats = Stoelen
# $people zitten er al, $free stoelen zijn over
web-create-seats-note =
    { $free ->
        [0] Alle stoelen zijn bezet.
        [one] Eén vrije stoel voor een vriend of bot.
       *[other] { $free } vrije stoelen voor vrienden of bots.
    }
web-create-bots = Bots spelen
web-create-table = Tempo en meer
web-create-pace = Klok
web-create-pace-none = Geen klok
web-create-pace-friendly = Gezellig
web-create-pace-brisk = Vlot
web-create-pace-slow = Langzaam
web-create-pace-slower = Langzamer
web-create-pace-slowest = Langzaamst
web-create-pace-none-note = Iedereen neemt zoveel tijd als nodig is.
# Seconden voor één keuze
web-create-pace-seconds = { $pick } seconden per keuze, en { $card } extra voor elke kaart in de hand.
web-create-pace-more = Iedereen mag om meer tijd vragen.
web-create-doubled = Dubbele tijd
web-create-doubled-note = Al deze tijden tellen dubbel, voor iedereen.
web-create-absence = Is er iemand weg, wacht
web-create-absence-wait =
    { $seconds ->
        [0] zo lang als nodig
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Er speelt nooit een bot voor iemand.
       *[other] Daarna speelt een bot, tot ze terug zijn.
    }
web-create-spectators = Anderen mogen kijken
web-create-spectators-note = Ze zien alleen wat open op tafel ligt.
web-create-typed-names = Eigen namen
web-create-typed-names-note = Zo niet, dan krijgt iedereen een leuke naam.
web-create-memory = Geheugenhulp
web-create-memory-note = Laat spelers de handen zien die ze hebben doorgegeven.
web-create-pinned = 30 dagen bewaren
web-create-pinned-note = Een spel dat niet af is, blijft langer dan een dag.
web-create-open = Open de tafel
web-create-saving = De tafel wordt gedekt …

## Web: wat helpt als je zo niet kunt spelen

web-create-fix-swap = { $new } in plaats van { $old }
web-create-fix-seats =
    { $count ->
        [one] Speel met { $count } stoel
       *[other] Speel met { $count } stoelen
    }
web-create-fix-extra = Aanzetten: { $option }
web-create-fix-option = Weglaten: { $option }
web-create-fix-menu = Neem het menu “{ $menu }”
web-create-fix-bot = Neem de bot “{ $bot }”
