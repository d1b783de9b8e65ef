## Web: für alle Räume vor einem Tisch

web-front-help = Hilfe: Karten und Regeln
web-front-back-to-table = Zurück zum Tisch
web-front-settings = Einstellungen
web-front-language = Sprache
web-front-wait = Einen Moment …
web-front-code = Code eingeben
web-front-code-go = Mit diesem Code zum Tisch
web-front-privacy = Kein Konto, keine Werbung, niemand späht dich aus: Was du einstellst, bleibt auf diesem Gerät.
web-front-source = Freie Software unter der Apache License 2.0: Alle dürfen sie lesen, benutzen und ändern.

## Web: Start

web-home-line = Nimm eine Karte, gib den Rest weiter. Nachschlag?
web-home-ways = So kannst du spielen
web-home-friends = Mit Freunden
web-home-friends-note = Tisch eröffnen, Link schicken
web-home-bots = Mit Bots
web-home-bots-note = Einmal tippen und losspielen
web-home-device = Ein Gerät
web-home-device-note = Reicht es herum
web-home-learn = Lernen
web-home-learn-note = Spiel und sieh, wie es geht
web-home-rules = Karten & Regeln
web-home-rules-note = Was zählt, und wann
web-home-tables = Meine Tische
web-home-table = Tisch
web-home-today = Karte des Tages
web-home-your-turn = Du bist dran!
web-home-watching = Du schaust zu.
web-home-running = Deine Tische, an denen es weitergeht
web-home-turn-at = Du bist dran: { $game }
web-home-back-to = Zurück an deinen Tisch: { $game }
web-home-stands =
    { $phase ->
        [lobby] Noch nicht begonnen, mit { $names }
        [playing] Du spielst mit { $names }
        [scoring] Punkte zählen mit { $names }
        [over] Spiel vorbei, mit { $names }
       *[other] Mit { $names }
    }
web-home-phase-lobby = Noch nicht begonnen
web-home-phase-playing = Wird gespielt
web-home-phase-scoring = Punkte zählen
web-home-phase-over = Spiel vorbei
# Der Name eines Spiels: Klassik, Party, Draft
web-home-remove = Von der Liste nehmen: { $game }
web-home-more =
    { $count ->
        [one] Noch { $count } zeigen
       *[other] Noch { $count } zeigen
    }
web-home-offline = Du bist offline. Du kannst die Regeln lesen und Einstellungen ändern. Spiele gibt es wieder, wenn die Verbindung da ist.
web-home-away = Die Küche antwortet gerade nicht. Du kannst die Regeln lesen und Einstellungen ändern. Wir versuchen es weiter.
web-home-busy = In der Küche ist viel los. Bitte versuch es gleich noch einmal.
web-home-renewed = Es gibt eine neue Version. Deine Plätze und Karten bleiben.
web-home-reload = Neu laden

## Web: mit Bots spielen

web-solo-laying = Der Koch deckt deinen Tisch …
web-solo-laying-learn = Der Koch macht ein kleines, leichtes Essen fertig …
web-solo-change = Das Spiel mit Bots auswählen
web-solo-choose = Mit Bots spielen
web-solo-game = Spiel
web-solo-menu = Menü
web-solo-bots = Bots
web-solo-level = Wie sie spielen
web-solo-play = Spielen

## Web: dazukommen

web-join-title = Mitspielen
web-join-invited = Du bist eingeladen!
web-join-which = Welcher Tisch?
web-join-found = Gefunden: { $game } mit { $names }.
web-join-welcome = Einmal tippen, und du sitzt.
web-join-ask = Tipp den Code ein, den deine Freunde auf ihrem Bildschirm sehen.
web-join-with =
    { $count ->
        [one] { $names } ist schon da.
       *[other] { $names } sind schon da.
    }
web-join-pace-friendly = Hier läuft eine Uhr, mit viel Zeit. Du kannst um mehr bitten.
web-join-pace-brisk = Flott: Hier läuft eine kurze Uhr. Du kannst um mehr Zeit bitten.
web-join-pace-slow = Hier läuft eine langsame Uhr. Du kannst um mehr Zeit bitten.
web-join-pace-slower = Hier läuft eine sehr langsame Uhr. Du kannst um mehr Zeit bitten.
web-join-pace-slowest = Hier läuft die langsamste Uhr. Du kannst um mehr Zeit bitten.
web-join-doubled = Alle haben doppelt so viel Zeit.
web-join-running = Das Spiel läuft. Ist ein Stuhl frei, spielst du ab der nächsten Runde mit.
web-join-name = Dein Name
web-join-name-note = Lass es leer, dann denken wir uns etwas Lustiges aus.
web-join-sit = Hinsetzen
web-join-sitting = Einen Moment …
web-join-watch = Nur zuschauen
web-join-watch-instead = Lieber zuschauen

## Web: beim Spielen immer nur eine Idee

web-hint = Ein Tipp
web-hint-known = Weiß ich schon
web-hint-aloud = Vorlesen
web-hint-pass = Behalte eine Karte. Der Rest deiner Hand geht an { $name }.
web-hint-undo = Doch lieber anders? Tippe eine andere Karte an, bis alle gewählt haben.
web-hint-rule = Was kann eine Karte? { $device ->
    [touch] Halte sie gedrückt
   *[mouse] Klicke sie rechts an
} und lies ihre Regel.
web-hint-on-wasabi = Dein nächstes Nigiri kommt auf das Wasabi und zählt dreifach.
web-hint-set = Ein ganzer Satz: { $card }! Er zählt am Ende der Runde.
web-hint-majority = { $card }: Es zählt, wer am meisten hat. Schau auch auf die anderen!
web-hint-dessert = { $card } bleibt bei dir. Desserts zählen am Ende des Spiels.
web-hint-hold-wasabi = Erst Wasabi, dann Nigiri: So zählt das Nigiri dreifach.
web-hint-hold-chopsticks = Behalte jetzt Stäbchen und spiel später zwei Karten in einem Zug.
web-hint-hold-spoon = Behalte jetzt einen Löffel und bitte später die anderen um eine Karte, die du brauchst.
web-hint-hold-menu = Spiel ein Menü: Du siehst vier neue Karten und nimmst eine davon.
web-hint-hold-takeout = Eine Bento-Box macht aus Karten, die du nicht magst, je 2 Punkte.
web-hint-hold-special_order = Ein Sonderwunsch wird zur Kopie eines deiner Gerichte.
web-hint-hold-soy_sauce = Sojasauce zählt, wenn du die meisten verschiedenen Farben hast.
web-hint-hold-tea = Tee bringt einen Punkt für jede Karte deiner häufigsten Farbe.
web-hint-hold-rice_wine = Reiswein bringt 3, aber deine nächste Karte wählt der Zufall.
web-hint-hold-wild = Ein Joker kommt zu einem Sushi, das du schon hast.
