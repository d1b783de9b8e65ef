## Web: die Gerichte dieses Spiels als Tafeln

web-tiles-title = Im Menü

## Web: der Punktezettel

web-score-title = Punkte
web-score-player = Spieler
web-score-round = Runde { $round }
web-score-round-short = R{ $round }
web-score-desserts = Desserts
web-score-this-round = Diese Runde
web-score-total = Summe
web-score-place = { $rank }.
web-score-up = hoch von Platz { $rank }
web-score-down = runter von Platz { $rank }
web-score-scroll = Punkte: Wisch zur Seite, um alle zu sehen
web-score-empty = Noch gibt es keine Punkte. Die ersten kommen am Ende der Runde.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, gezählt { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } aufgehoben, zählt am Ende.
web-score-cell-hidden = Noch verdeckt
web-score-cell-round = { $seat }, Runde { $round }: { n-points }.
web-score-cell-desserts = { $seat }, Desserts: { n-points }.
web-score-nothing =
    { $count ->
        [0] Nichts davon: keine Punkte.
        [one] { $count } gezählt, und dieses Mal keine Punkte dafür.
       *[other] { $count } gezählt, und dieses Mal keine Punkte dafür.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Hier gibt es keine Punkte.
web-score-stored-count =
    { $count ->
        [0] Bisher nichts davon: { $card }. Desserts zählen am Ende des Spiels.
       *[other] Bisher { $count } × { $card }. Desserts zählen am Ende des Spiels.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = So zählt es
web-score-chips-so-far =
    { $count ->
        [0] Bisher kein Chip dieser Art.
        [one] Bisher { $count } Chip dieser Art.
       *[other] Bisher { $count } Chips dieser Art.
    }
web-score-chips-hidden = Was Chips wert sind, bleibt bis zum Ende des Spiels geheim.
web-score-chip-worth = Dein Chip ist { n-points } wert.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: kein Chip.
        [one] { $seat }, { $card }: { $count } Chip.
       *[other] { $seat }, { $card }: { $count } Chips.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } Chip, neu in dieser Runde.
       *[other] { $seat }, { $card }: { $count } Chips, einer davon neu in dieser Runde.
    }
web-score-chips-taken = Chips bisher

## Web: das Ende einer Runde

web-scoring-title = Runde { $round } ist serviert
web-scoring-about = Runde { $round } von { $rounds }. Tipp auf eine Zahl, um zu sehen, warum.
web-scoring-table = Punkte von Runde { $round }
web-scoring-table-chips = Chips von Runde { $round }
web-scoring-next = Weiter: { $card }
web-scoring-all = Alles zeigen
web-scoring-by-row = Nächstes Mal einzeln
web-scoring-later = am Ende
web-scoring-idle = Keine Punkte für: { $cards }.
web-scoring-words = Alles in Worten
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = niemand
web-scoring-ready = Bereit für den nächsten Gang
web-scoring-ready-last = Bereit für den letzten Gang
web-scoring-go = Jetzt weiter
web-scoring-is-ready = { $seat } ist bereit
web-scoring-not-ready = { $seat } ist noch nicht bereit
web-scoring-wait = Warten auf { $seats }
web-scoring-wait-all = Alle sind bereit
web-scoring-watching = Der nächste Gang kommt, wenn alle bereit sind.

## Web: das Ende des Spiels

web-final-title = Die Rechnung, bitte!
web-final-desserts = Zuerst die Desserts
web-final-desserts-note = Sie zählen jetzt, einmal für das ganze Spiel.
web-final-show = Wer hat gewonnen?
web-final-win =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt!
       *[other] { $seat } gewinnt mit { $points } Punkten!
    }
web-final-win-you =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
web-final-shared =
    { $points ->
        [one] { $seats } gewinnen gemeinsam mit je { $points } Punkt!
       *[other] { $seats } gewinnen gemeinsam mit je { $points } Punkten!
    }
web-final-ahead =
    { $count ->
        [one] Nur { $count } Punkt vor { $seats }.
       *[other] { $count } Punkte vor { $seats }.
    }
web-final-tied = { $seats } haben je { n-points }. Der Gleichstand geht an { $winners }.
web-final-tied-count = { $seat } hat { $count }
web-final-tied-desserts = Ihre Desserts: { $counts }.
web-final-podium = Die ersten drei
web-final-everybody = Alle am Tisch
web-final-sheet = Alle Runden
web-final-dummy = Spielt mit, ohne zu gewinnen oder zu verlieren.
web-final-one-more = Okawari! Noch eins
web-final-other = Etwas anderes spielen
web-final-ready = Du bist noch einmal dabei.
web-final-not-yet = Noch nicht
web-final-start = Nächstes Spiel starten
web-final-start-now = Sofort starten
web-final-start-bots =
    { $count ->
        [one] Start, ein Bot nimmt den freien Stuhl
       *[other] Start, Bots nehmen { $count } freie Stühle
    }
web-final-free =
    { $count ->
        [one] Jetzt ist ein Stuhl frei. Jemand kann mit dem Link dazukommen, oder ein Bot nimmt ihn.
       *[other] Jetzt sind { $count } Stühle frei. Andere können mit dem Link dazukommen, oder Bots nehmen sie.
    }
web-final-wait-host = Warten, bis { $seat } startet.
web-final-wait = Warten auf { $seats }.
web-final-same-deal = Dieselben Karten
web-final-same-deal-note = Noch einmal dieselben Karten, um es anders zu versuchen.
web-final-change = Menü ändern
web-final-change-note = Andere Gerichte, ein anderes Spiel, mehr oder weniger Stühle.
web-final-keep = Dieses Spiel aufheben oder teilen
web-final-share = Link teilen
web-final-share-text = Unser Spiel Okawari
web-final-copied = Der Link ist kopiert.
web-final-link = Der Link zu diesem Spiel
web-final-save = Spiel speichern
web-final-picture = Bild speichern
web-final-picture-failed = Das Bild ließ sich hier nicht machen.
web-final-check = Mischen prüfen
web-final-delete = Spiel löschen
web-final-delete-sure = Das gespeicherte Spiel für alle löschen? Der Link geht dann nicht mehr. Das lässt sich nicht rückgängig machen.
web-final-delete-yes = Ja, löschen
web-final-delete-no = Nein, behalten
web-final-deleted = Das gespeicherte Spiel ist gelöscht.
web-replay-title = Ein fertiges Spiel
web-replay-page = Ein fertiges Spiel · Okawari
web-replay-game = Gespielt wurde: { $game }
web-replay-bots = Bots am Tisch: { $names }.
web-replay-play = Okawari spielen
web-final-leave = Tisch verlassen

## Web: etwas Nettes über jeden

web-fact-once = { $card }: { n-points } in einer Runde, und niemand hatte mehr.
web-fact-kind = { $card }: { n-points } insgesamt, und niemand hatte mehr.
web-fact-dessert = { $card } zum Dessert: { n-points }, und niemand hatte mehr.
web-fact-round = Am besten in Runde { $round }: { n-points }.
web-fact-steady = Auch die schwächste Runde brachte { n-points }: Niemand war besser.
web-fact-variety =
    { $count ->
        [one] Punkte aus { $count } Sorte, und niemand hatte mehr.
       *[other] Punkte aus { $count } verschiedenen Sorten, und niemand hatte mehr.
    }
web-fact-clean = Kein einziger Minuspunkt im ganzen Spiel.
web-fact-climb = Von Platz { $from } auf Platz { $now } geklettert.
web-fact-own = Bester Teller: { $card } in Runde { $round }, { n-points }.
web-fact-own-dessert = Bester Teller: { $card } am Ende, { n-points }.
web-fact-there =
    { $count ->
        [one] Die ganze Runde am Tisch.
       *[other] Alle { $count } Runden am Tisch.
    }

## Web: wurde fair gemischt?

web-proof-title = Wurde fair gemischt?
web-proof-checking = Wird geprüft …
web-proof-good = Alle Rechnungen stimmen. Die Zahl deines Geräts zählt. Darum konnte niemand anders diese Karten bestimmen, ohne dass ein Start abgebrochen wurde, und das hätten alle gesehen.
web-proof-others = Alle Rechnungen stimmen. Dieses Gerät hat keine eigene Zahl dazugegeben und muss sich darum auf die anderen verlassen.
web-proof-alone = Alle Rechnungen stimmen, aber kein Gerät hat eine Zahl dazugegeben. Wer den Server betreibt, konnte diese Karten bestimmen.
web-proof-old = Auf die alte Art bewiesen: Die Rechnungen stimmen, aber wer den Server betrieb, konnte die Karten bestimmen.
web-proof-bad = Etwas passt nicht. Vielleicht wurden die Karten nicht so verteilt wie versprochen.
web-proof-none = Nicht bewiesen: Das gespeicherte Spiel hat keinen Beweis für das Mischen.
web-proof-see = Wer den Server betreibt, konnte alle Karten auf der Hand sehen.
web-proof-promise-yes = Das Geheimnis des Servers passt zu dem, was er vor dem Spiel versprochen hat.
web-proof-promise-no = Das Geheimnis des Servers passt nicht zum Versprechen im gespeicherten Spiel.
web-proof-seen-yes = Es ist das Versprechen, das dieses Gerät vor dem Spiel gesehen hat.
web-proof-seen-no = Es ist nicht das Versprechen, das dieses Gerät vor dem Spiel gesehen hat.
web-proof-seen-unknown = Dieses Gerät hat das Versprechen vor dem Spiel nicht gesehen und kann es nicht vergleichen.
web-proof-mine-yes = Die Zufallszahl deines Geräts wurde verwendet, genau wie versprochen.
web-proof-mine-no = Die eigene Zufallszahl deines Geräts fehlt.
web-proof-mine-unknown = Dieses Gerät hat keine eigene Zahl dazugegeben.
web-proof-frozen-yes = Kein Versprechen wurde geändert, nachdem die Zahlen aufgedeckt waren.
web-proof-frozen-no = Die Versprechen im gespeicherten Spiel sind andere als die, die dieses Gerät vor dem Aufdecken der Zahlen gesehen hat.
web-proof-named-yes = Die Namen sind die, die dieses Gerät vor dem Start gesehen hat.
web-proof-named-no = Die Namen sind nicht die, die dieses Gerät vor dem Start gesehen hat.
web-proof-seats-yes = Jede Zahl ist die, die ihr Gerät versprochen hatte.
web-proof-seats-no = Die Zahl ist nicht die versprochene: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } hat keine Zahl dazugegeben: Stattdessen zählen Nullen.
   *[other] { $names } haben keine Zahlen dazugegeben: Stattdessen zählen Nullen.
}
web-proof-names-yes = Die Namen im gespeicherten Spiel sind dieselben wie beim Start.
web-proof-names-no = Die Namen im gespeicherten Spiel sind nicht dieselben wie beim Start.
web-proof-names-unknown = Die Namen in diesem gespeicherten Spiel sind nicht bewiesen.
web-proof-seed-yes = Die Reihenfolge der Karten folgt aus dem Geheimnis und allen Zahlen.
web-proof-seed-no = Die Reihenfolge der Karten folgt nicht aus dem Geheimnis und den Zahlen.
web-proof-hands-yes = Alle Hände wurden in dieser Reihenfolge ausgeteilt.
web-proof-hands-no = Die Hände wurden nicht in dieser Reihenfolge ausgeteilt.
web-proof-menus-yes = Auch alles, was später gezogen wurde, folgt daraus.
web-proof-menus-no = Was später gezogen wurde, folgt nicht daraus.
web-proof-cards-yes = Genau diese Karten hast du hier bekommen.
web-proof-cards-no = Du hast hier andere Karten bekommen.
web-proof-wrong = Erster Unterschied: Runde { $round }, { $seat }.
web-proof-wrong-table = Erster Unterschied: Runde { $round }.
web-proof-keys = Zum Nachrechnen: die Schlüssel der Runden
web-proof-same = Die Rechnungen stimmen, aber das waren noch einmal die Karten eines früheren Spiels: Man konnte sie kennen. Dies ist der Beweis jenes Spiels. Die Namen in diesem gespeicherten Spiel sind nicht bewiesen.
web-proof-here = Hier in deinem Browser geprüft, nicht vom Server.

## Web: der Verlauf in Worten

web-log-turn = Runde { $round }, Zug { $turn }
web-log-table = Am Tisch
web-log-missed = Während du weg warst
web-log-empty = Noch ist nichts passiert.
web-log-scroll = Was passiert ist, das Neueste unten

## Web: das Bild vom Ergebnis

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-ergebnis
