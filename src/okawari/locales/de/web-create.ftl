## Web: den Tisch decken

web-create-title = Tisch decken
web-create-loading = Die Küche bringt das Menü …
web-create-game = Welches Spiel?
# $least und $most: Zahlen von Spielern, wie 2 und 8
web-create-players = { $least }–{ $most } Spieler
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] { $count } Person sitzt am Tisch: zu viel für dieses Spiel.
       *[other] { $count } Leute sitzen am Tisch: zu viele für dieses Spiel.
    }
web-create-menu = Menü
web-create-menu-own = Dein eigenes Tablett.
web-create-presets = Menüs
web-create-surprise = Überrasch mich
# Wird vorgelesen; $dishes ist eine Liste von Namen
web-create-surprised = Jetzt auf dem Tablett: { $dishes }
web-create-always = immer
# Wird nach dem Namen eines Gerichts auf dem Tablett vorgelesen: Tippen öffnet die Auswahl
web-create-change-dish = Dieses Gericht tauschen
web-create-not-served = Geht hier nicht
# $group: Rolle, Vorspeise, Extra oder Dessert
web-create-choose = Wähle: { $group }
web-create-here = Steht hier
web-create-on-tray = Auf dem Tablett
web-create-extra = Zusätzlich
web-create-menu-not-for =
    { $count ->
        [one] Nicht für { $count } Spieler.
       *[other] Nicht für { $count } Spieler.
    }

## Web: wie sich ein Menü anfühlt

web-create-temper-mean = Gemein
web-create-temper-mean-low = nett
web-create-temper-mean-middle = frech
web-create-temper-mean-high = bissig
web-create-temper-simple = Einfach
web-create-temper-simple-low = zum Tüfteln
web-create-temper-simple-middle = mittel
web-create-temper-simple-high = leicht
web-create-temper-lucky = Glück
web-create-temper-lucky-low = ruhig
web-create-temper-lucky-middle = etwas wild
web-create-temper-lucky-high = wild

## Web: Hausregeln und der Tisch

web-create-rules = Hausregeln
web-create-rules-changed =
    { $count ->
        [0] wie immer
        [one] { $count } geändert
       *[other] { $count } geändert
    }
web-create-rules-note = Lass sie, wie sie sind, oder spiel auf deine Art.
web-create-as-edition = Wie in der Ausgabe
web-create-source = Quelle: { $source }
web-create-seats = Stühle
# $people sitzen schon dort, $free Stühle sind noch frei
web-create-seats-note =
    { $free ->
        [0] Alle Stühle sind besetzt.
        [one] Ein freier Stuhl für Freund oder Bot.
       *[other] { $free } freie Stühle für Freunde oder Bots.
    }
web-create-bots = Bots spielen
web-create-table = Tempo und mehr
web-create-pace = Uhr
web-create-pace-none = Keine Uhr
web-create-pace-friendly = Gemütlich
web-create-pace-brisk = Flott
web-create-pace-slow = Langsam
web-create-pace-slower = Sehr langsam
web-create-pace-slowest = Am langsamsten
web-create-pace-none-note = Alle nehmen sich die Zeit, die sie brauchen.
# Sekunden für eine Wahl
web-create-pace-seconds = { $pick } Sekunden für eine Wahl, und { $card } mehr für jede Karte auf der Hand.
web-create-pace-more = Alle dürfen um mehr Zeit bitten.
web-create-doubled = Doppelte Zeit
web-create-doubled-note = Alle diese Zeiten zählen doppelt, für alle.
web-create-absence = Ist jemand weg, warten
web-create-absence-wait =
    { $seconds ->
        [0] so lange es dauert
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Nie spielt ein Bot für jemanden.
       *[other] Dann spielt ein Bot, bis sie wieder da sind.
    }
web-create-spectators = Zuschauen erlaubt
web-create-spectators-note = Sie sehen nur, was offen auf dem Tisch liegt.
web-create-typed-names = Eigene Namen
web-create-typed-names-note = Wenn nicht, bekommen alle einen lustigen Namen.
web-create-memory = Merkhilfe
web-create-memory-note = Zeigt Spielern die Hände, die sie weitergegeben haben.
web-create-pinned = 30 Tage aufheben
web-create-pinned-note = Ein unfertiges Spiel bleibt länger als einen Tag.
web-create-open = Tisch eröffnen
web-create-saving = Der Tisch wird gedeckt …

## Web: was hilft, wenn man so nicht spielen kann

web-create-fix-swap = { $new } statt { $old }
web-create-fix-seats =
    { $count ->
        [one] Mit { $count } Stuhl spielen
       *[other] Mit { $count } Stühlen spielen
    }
web-create-fix-extra = Einschalten: { $option }
web-create-fix-option = Weglassen: { $option }
web-create-fix-menu = Das Menü „{ $menu }“ nehmen
web-create-fix-bot = Den Bot „{ $bot }“ nehmen
