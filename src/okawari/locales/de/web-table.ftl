## Web: der Spieltisch. $seat ist ein Name, $card der Name einer Karte, $round und $turn sind Zahlen.

# Kurz, für die Leiste über dem Tisch: Runde 2
web-table-r = R{ $round }
web-table-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
web-table-menu = Was Gerichte bringen
web-table-scores = Punkte
web-table-settings = Einstellungen
web-table-zen = Ruhiger Tisch
web-table-side = Verlauf und Punkte neben dem Tisch
web-table-live = Du bist verbunden
web-table-lost = Keine Verbindung
web-table-clock =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
web-table-hurry =
    { $count ->
        [one] Noch { $count } Sekunde.
       *[other] Noch { $count } Sekunden.
    }
web-table-hurry-card =
    { $count ->
        [one] Noch { $count } Sekunde. Ist die Zeit um, spielst du { $card }.
       *[other] Noch { $count } Sekunden. Ist die Zeit um, spielst du { $card }.
    }

## Web: Plätze

web-table-seats = Die anderen am Tisch
web-table-dummy = Strohmann
web-table-same-deal = Die Karten von Spiel { $number } werden noch einmal ausgeteilt: Wer sie noch weiß, kennt alle Karten auf der Hand.
web-table-led = { $seat } spielt in diesem Zug für ihn.
# Die Hand, die weitergegeben wird, geht an diesen Platz, oder die nächste kommt von dort.
web-table-to = an { $seat }
web-table-from = von { $seat }
web-table-both = Tausch mit { $seat }
web-table-is-to = Deine Hand geht an { $seat }.
web-table-is-from = Deine nächste Hand kommt von { $seat }.
web-table-is-both = Du und { $seat } tauscht die Hände.
web-table-you = Du
web-table-doing-choosing = wählt
web-table-doing-ready = hat gewählt
web-table-doing-idle = wartet
web-table-bot = ein Bot
web-table-stand-in = Bot spielt
web-table-gone = ist gegangen
web-table-promised = nächste Runde: { $name }
web-table-away = kurz weg
web-table-host = Gastgeber
web-table-everybody =
    { $count ->
        [one] Alle am Tisch. { $count } von { $all } hat gewählt.
       *[other] Alle am Tisch. { $count } von { $all } haben gewählt.
    }
web-table-all = Alle am Tisch
web-table-more-seats =
    { $count ->
        [one] Noch { $count } Platz zeigen
       *[other] Noch { $count } Plätze zeigen
    }
web-table-next = Nächster Platz
web-table-previous = Voriger Platz
web-table-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-table-known = Diese Hand hast du schon gesehen
web-table-watching = Du schaust zu. Zu sehen ist nur, was offen liegt.
web-table-promised-you = Du bekommst einen Stuhl, wenn die nächste Runde ausgeteilt wird. Bis dahin schaust du zu.
web-table-look-next = Zum nächsten Platz schauen
# Wörter auf einem Fähnchen über einem Platz
web-table-flag-miso_spilled = Platsch!
web-table-flag-chip_taken = Chip!
web-table-flag-wine_taken = Überraschung!
web-table-flag-flipped = Umgedreht
web-table-flag-time_ran_out = Zeit um

## Web: Gerichte

web-table-my-dishes = Deine Gerichte
web-table-dishes-of = Gerichte von { $seat }
web-table-empty = Hier stehen bald deine Gerichte.
web-table-nothing = noch nichts auf dem Tisch
web-table-now = jetzt
web-table-maybe = vielleicht
# Was Desserts am Ende des Spiels bringen würden: später +6
web-table-later = später
web-table-total = Punkte
web-table-points-now = { n-points }, diese Runde { $now }
web-table-shelf = Desserts für das Ende
# Wie weit ein Satz ist: 1 von 3
web-table-part = { $have } von { $whole }
web-table-pile-part = { $count } × { $card }: { $have } von { $whole } für einen Satz
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } auf Wasabi, zählt dreifach
       *[other] { $count } auf Wasabi, zählen dreifach
    }
web-table-turned = Umgedreht: { $card }
web-table-colours =
    { $count ->
        [one] { $count } Farbe: { $name } { $most }
       *[other] { $count } Farben, am meisten: { $name } { $most }
    }
web-table-colours-none = Noch keine Farben
web-table-colours-of = Farben bei { $seat }
web-table-colours-note = Zu jeder Farbe gehört ein Muster. Der Buchstabe auf der Karte sagt, welches.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } Karte
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } Karten
    }

## Web: die Mitte des Tisches

web-table-middle = Die Mitte des Tisches
web-table-deck = Stapel
web-table-discards = Weg
# Desserts, die noch nicht im Stapel sind
web-table-desserts-left = Desserts
web-table-uramaki =
    { $count ->
        [0] Das Uramaki-Rennen ist vorbei
        [one] Noch { $count } Platz frei im Uramaki-Rennen
       *[other] Noch { $count } Plätze frei im Uramaki-Rennen
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: keine Chips mehr
        [one] { $card }: noch { $count } Chip
       *[other] { $card }: noch { $count } Chips
    }
web-table-chips = Chips
web-table-chips-won =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
web-table-order = Karten der Reihe nach
web-table-asked = { $seat } wird um { $card } gebeten.

## Web: der Tisch als Tabelle

web-table-as-table = Alle Gerichte als Tabelle
web-table-caption = Runde { $round }, Zug { $turn } von { $turns }
web-table-seat = Platz
web-table-state = Status

## Web: das Menü des Tisches

web-more-title = Dieser Tisch
web-more-back = Zurück
web-more-chair = Name und Stuhl
web-more-people = Wer hier sitzt
web-more-invite-sit =
    { $count ->
        [one] Ein Stuhl ist frei: Wer den Link hat, kann zuschauen und sich beim nächsten Austeilen oder im nächsten Spiel setzen.
       *[other] { $count } Stühle sind frei: Wer den Link hat, kann zuschauen und sich beim nächsten Austeilen oder im nächsten Spiel setzen.
    }
web-more-invite-watch = Wer den Link hat, kann zuschauen.
web-more-leave-note =
    { $seconds ->
        [0] Dein Platz bleibt dir. Die anderen warten, bis du zurück bist.
       *[other] Dein Platz bleibt dir. Ein Bot spielt für dich, bis du zurück bist.
    }
web-more-leave-alone = Dein Platz bleibt dir. Das Spiel wartet, bis du zurück bist.
web-more-leave-sure = Deinen Stuhl für immer aufgeben? Ein Bot spielt weiter, und jemand anders kann sich setzen.
