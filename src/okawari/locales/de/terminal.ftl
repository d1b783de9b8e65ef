# Was nur die Kommandozeile sagt, auf Deutsch.

## Terminal: der Tisch

cli-round-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menü: { $menu }
cli-options = Optionen: { $options }
cli-seed = Startwert: { $seed }
cli-you = Du
cli-your-hand = Deine Hand
cli-your-table = Dein Tisch
cli-table-of = Tisch von { $seat }
cli-table-empty = Noch keine Karten
cli-desserts = Desserts
cli-desserts-later = Desserts für das Ende des Spiels
cli-chips = Chips
cli-dummy = Strohmann
cli-hand-hidden = Deine Hand bleibt in diesem Zug verdeckt: Der Zufall wählt deine Karte.
cli-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
cli-deck-size =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
cli-hand-goes-to = Deine Hand geht an { $seat }.
cli-hand-comes-from = Deine nächste Hand kommt von { $seat }.
cli-hand-goes-and-comes = Deine Hand geht an { $next }; die nächste kommt von { $previous }.
cli-last-card = Das ist die letzte Karte der Hand.
cli-waiting = Warten auf { $seats } …
cli-thinking = { $seat } überlegt …
cli-your-turn = Du bist dran.
cli-reveal = Alle zeigen eine Karte
cli-log = Was passiert ist
cli-card-count = { $count } × { $card }
cli-uramaki-left = Freie Plätze im Uramaki-Rennen: { $places }
cli-colours = Verschiedene Farben: { $count }, größte Gruppe: { $group }
cli-would-score-now =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
cli-would-score-later =
    { $points ->
        [one] { $points } Punkt, wenn das Spiel jetzt endet
       *[other] { $points } Punkte, wenn das Spiel jetzt endet
    }
cli-now = jetzt
cli-later = später
cli-counts-at-end = zählt am Ende des Spiels

## Terminal: Punktezettel

cli-scores = Punkte
cli-round-sheet = Punktezettel von Runde { $round }
cli-final-sheet = Punktezettel am Ende
cli-sheet-dish = Gericht
cli-sheet-player = Spieler
cli-sheet-points = Punkte
cli-sheet-why = Warum
cli-sheet-round = Runde { $round }
cli-sheet-this-round = Diese Runde
cli-sheet-before = Vorher
cli-sheet-desserts = Desserts
cli-sheet-total = Gesamt
cli-sheet-place = Platz
cli-sheet-nothing = Keine Punkte in dieser Runde.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt!
       *[other] { $seat } gewinnt mit { $points } Punkten!
    }
cli-you-win =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
cli-winners-shared =
    { $points ->
        [one] { $seats } gewinnen gemeinsam mit je { $points } Punkt!
       *[other] { $seats } gewinnen gemeinsam mit je { $points } Punkten!
    }
cli-tie-break =
    { $count ->
        [one] Es war Gleichstand, und die meisten Desserts entscheiden: { $seat } hat { $count } Dessertkarte.
       *[other] Es war Gleichstand, und die meisten Desserts entscheiden: { $seat } hat { $count } Dessertkarten.
    }
cli-tie-break-shared = Sie haben auch gleich viele Desserts.

## Terminal: Eingaben und Befehle

cli-prompt = Deine Wahl
cli-prompt-number = Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe
cli-prompt-again = „{ $text }“ steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe.
cli-press-enter = Weiter mit Enter
cli-commands = t Tische · s Punkte · r Regeln der Karten · h Tipp · w warum · ? Hilfe · q Ende
cli-take-back = zurücknehmen
cli-taken-back = Du nimmst deine Karte zurück.
cli-help = Hilfe
cli-quit = Ende
cli-tables = Tische
cli-rules = Regeln der Karten
cli-help-number = eine Zahl: diese Karte oder Antwort wählen
cli-help-take-back = u: deine Wahl zurücknehmen, bis alle gewählt haben
cli-help-tables = t: alle Tische zeigen
cli-help-scores = s: die Punkte zeigen
cli-help-rules = r: zeigen, was die Karten dieses Spiels bringen
cli-help-help = ?: diese Hilfe zeigen
cli-help-quit = q: das Spiel verlassen
cli-help-points = Die Punkte neben einer Karte kommen zu deinem Tisch dazu, wenn du sie jetzt spielst.
cli-quit-sure = Das Spiel verlassen?
cli-yes = ja
cli-no = nein
cli-goodbye = Danke fürs Mitspielen. Bis zum nächsten Essen!
cli-rematch = Noch ein Spiel?
cli-welcome = Willkommen am Tisch!
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-not-a-terminal = Zum Spielen braucht es ein Terminal.
cli-error = okawari: { $message }
cli-warning = Hinweis: { $message }

## Terminal: Bots und erfundene Namen

cli-bot-random = Zufall
cli-bot-random-note = spielt irgendeine erlaubte Karte
cli-bot-greedy = Gierig
cli-bot-greedy-note = nimmt sofort die meisten Punkte und verdirbt dir deine
cli-bot-novice = Neuling
cli-bot-novice-note = folgt dem eigenen Geschmack und vertut sich ab und zu
cli-bot-casual = Gelassen
cli-bot-casual-note = nimmt gute Punkte und hat ein Lieblingsgericht
cli-bot-quick = Flink
cli-bot-quick-note = denkt einen Augenblick voraus
cli-bot-strong = Stark
cli-bot-strong-note = denkt die Runde durch und ahnt deine Karten
cli-bot-chef = Küchenchef
cli-bot-chef-note = denkt eine ganze Sekunde; besser kann es hier keiner
cli-bot-human = Mensch
cli-name-1 = Mia
cli-name-2 = Leo
cli-name-3 = Ida
cli-name-4 = Sam
cli-name-5 = Zoe
cli-name-6 = Max
cli-name-7 = Ella
cli-name-8 = Tom
cli-name-9 = Lilly
cli-name-10 = Ben
cli-name-11 = Nora
cli-name-12 = Kai
cli-name-seat = Spieler { $number }

## Terminal: viele Spiele

cli-games = Spiele
cli-games-played =
    { $games ->
        [one] { $games } Spiel gespielt
       *[other] { $games } Spiele gespielt
    }
cli-progress = { $done } von { $total } Spielen
cli-games-per-second = Spiele pro Sekunde
cli-seconds = Sekunden
cli-win-share = Siege
cli-mean-points = Punkte im Schnitt
cli-interval = 95-%-Intervall
cli-plus-minus = { $value } ± { $margin }
cli-seat = Sitz
cli-bot = Bot
cli-game = Spiel
cli-players = Spieler
cli-simulate-title = { $game }, { n-players }: { $bots }

## Terminal: gespeicherte Spiele

cli-replay-title = Gespeichertes Spiel: { $game }, { $names }
cli-replay-ok = Das gespeicherte Spiel ist in Ordnung: Jede Wahl ist erlaubt, und die Punkte stimmen.
cli-replay-choices =
    { $count ->
        [one] { $count } Wahl
       *[other] { $count } Entscheidungen
    }
cli-replay-seat = So hat es { $seat } gesehen
cli-replay-turn = Zug { $turn }
cli-replay-event = Was passiert ist
cli-version = Version

## Terminal: Regeln und Zahlen

cli-rules-cards = Karten
cli-rules-menus = Menüs
cli-rules-options = Optionen
cli-rules-clauses = Regelsätze
cli-rules-code = Code
cli-rules-name = Name
cli-rules-kind = Art
cli-rules-group = Gruppe
cli-rules-copies = Anzahl
cli-rules-colour = Farbe
cli-rules-rule = Was sie tut
cli-rules-values = Werte (der erste ist üblich)
cli-rules-meaning = Bedeutung
cli-rules-source = Quelle
cli-rules-dishes = Gerichte
cli-rules-clause = Regelsatz
cli-rules-seats = Spieler: { $least } bis { $most }
cli-bench-title = Tempotest
cli-bench-figure = Messgröße
cli-bench-value = Wert
cli-bench-target = Ziel
cli-bench-met = Erreicht
cli-bench-missed = Verfehlt
cli-bench-load = Rechner: { $machine }, { $cores } Kerne, Last { $load }
cli-bench-running = Messen: { $figure } …

## Terminal: mehr vom Spiel

cli-your-choice = Deine Wahl: { $answer }
cli-show-or-back = Enter: Karten zeigen · u: zurücknehmen
cli-show-or-back-again = „{ $text }“ geht jetzt nicht. Enter zeigt die Karten, mit u wählst du neu.
cli-hands-swap = Du tauschst die Hand mit { $seat }.
cli-last-turn = Der letzte Zug dieser Runde.
cli-fruit-icons = Frucht { $watermelon } Melone, { $pineapple } Ananas, { $orange } Orange
cli-chips-left = Chips übrig
cli-chips-won = Gewonnene Chips
cli-tables-title = Der Tisch
cli-help-code = der Code einer Karte, etwa salmon oder maki2, tut dasselbe
cli-help-now = „Jetzt“ ist, was die Gerichte dieser Runde bringen, wenn sie jetzt endet; Desserts zählen am Ende des Spiels.
cli-opponents = Du spielst gegen { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Es war Gleichstand, und die meisten Desserts entscheiden: Du hast { $count } Dessertkarte.
       *[other] Es war Gleichstand, und die meisten Desserts entscheiden: Du hast { $count } Dessertkarten.
    }

## Terminal: Befehle und ihre Schalter

cli-usage = Aufruf:
cli-word-flags = SCHALTER
cli-word-command = BEFEHL
cli-flags-title = Schalter
cli-commands-title = Befehle
cli-about = Sushi-Kartenspiele zum Auswählen und Weitergeben. Ohne Befehl gehen sie in deinem Browser auf.
cli-about-play = Ein Spiel im Terminal gegen Bots spielen.
cli-about-rules = Karten, Menüs, Optionen und Regelsätze zeigen.
cli-about-replay = Ein gespeichertes Spiel zeigen oder prüfen.
cli-about-score = Tische werten, die als JSON beschrieben sind.
cli-about-simulate = Bots viele Spiele spielen lassen und zeigen, wie es lief.
cli-about-bench = Messen, wie schnell die Regeln sind.
cli-about-train = Die suchenden Bots aus Spielen gegen sich selbst lernen lassen und das Gelernte aufschreiben.
cli-flag-lang = die Sprache
cli-flag-help = diese Hilfe zeigen
cli-flag-version = die Version zeigen
cli-flag-json = JSON für Programme ausgeben
cli-flag-game = classic, party (üblich) oder draft
cli-flag-players = wie viele Spieler (üblich: 4)
cli-flag-menu = Code oder Name eines Menüs, oder sieben Arten, durch Kommas getrennt
cli-flag-option = eine Option der Regeln, etwa edition=de; geht auch mehrmals
cli-flag-level = wer gegen dich spielt: novice, casual (üblich), quick, strong oder chef, einer für alle oder je einer, durch Kommas getrennt
cli-flag-seed = derselbe Startwert verteilt dieselben Karten
cli-flag-name = dein Name
cli-flag-save = das Spiel in dieser Datei speichern, wenn es endet oder du gehst
cli-flag-auto = einem Bot zusehen, der für dich spielt
cli-flag-no-color = keine Farben und keine anderen Steuerzeichen
cli-flag-verify = nur prüfen, ob jede Wahl erlaubt ist und die Punkte stimmen
cli-flag-seat = so erzählen, wie es der Spieler auf diesem Platz gesehen hat, gezählt ab 0
cli-flag-jsonl = pro Zeile ein Tisch hinein, pro Zeile ein Ergebnis heraus
cli-flag-games = wie viele Spiele
cli-flag-bots = die Bots in der Reihenfolge ihrer Plätze, durch Kommas getrennt; einer für alle genügt

## Terminal: was an einem Befehl falsch sein kann

error-not-compiled = Die schnellen Regeln sind nicht installiert. Installiere sie mit: pip install "okawari[fast]"
error-no-such-file = Die Datei „{ $file }“ lässt sich nicht lesen.
error-bad-number = „{ $value }“ passt nicht zu { $name }: Gib eine Zahl von { $least } bis { $most } an.
error-command-unknown = Es gibt keinen Befehl namens „{ $name }“. Zur Wahl stehen: { $known }.
error-flag-unknown = Es gibt keinen Schalter namens „{ $name }“. Siehe: { $text }
error-flag-value = Der Schalter „{ $name }“ braucht einen Wert.
error-flag-plain = Der Schalter „{ $name }“ nimmt keinen Wert.
error-argument-missing = „{ $name }“ fehlt. Siehe: { $text }
error-bad-argument = Das passt nicht zu „{ $name }“.
error-extra-word = „{ $name }“ ist ein Wort zu viel. Siehe: { $text }
error-usage = Das ist nicht zu verstehen. Siehe: { $text }
error-option-form = „{ $value }“ hat nicht die Form NAME=WERT.
error-bot-count = { $count } Bots sind genannt, es müssen aber 1 oder { $wanted } sein.
error-cannot-write = Die Datei „{ $file }“ lässt sich nicht schreiben.
error-compiler-off = Die schnellen Regeln sind ausgeschaltet: Entferne NUMBA_DISABLE_JIT.
error-not-a-save = Die Datei „{ $file }“ gibt es schon, und sie ist kein gespeichertes Spiel: Wähle einen anderen Namen.
error-nothing-found = Nichts heißt „{ $text }“. Ohne ein Wort zeigt okawari rules alles.

## Terminal: Handbuch, Zahlen und viele Spiele

cli-sheet-now = Jetzt
cli-rules-games = Spiele
cli-rules-clauses-english = Die Regelsätze sind auf Englisch geschrieben.
cli-flag-bench-games = Spiele für jede Messgröße; weniger sind für einen schnellen Blick, ohne die Startzeiten
cli-flag-train-out = ein Ordner für das Gelernte; Gewichte, die schon dort sind, werden ersetzt
cli-flag-train-games = Spiele in jedem Durchgang
cli-flag-train-tries = gedachte Spielverläufe für jede Antwort
cli-flag-train-rounds = wie oft mit dem Gelernten neu begonnen wird
cli-flag-train-seed = derselbe Startwert ergibt dieselben Gewichte
cli-train-done = Das Gelernte steht in { $folder }. card.json sagt, woher es kommt.
error-weights-damaged = Die Datei „{ $file }“ mit dem, was die Bots gelernt haben, ist beschädigt. Okawari neu installieren oder neu trainieren.
error-weights-size = Die Datei „{ $file }“ hat { $count } Gewichte statt { $wanted }: Sie gehört zu einer anderen Version. Neu trainieren.

## Terminal: ein Zug, der passt, Bento-Boxen und der Anfang

cli-boxes-gain =
    { $count ->
        [one] { $count } Karte umgedreht: { $points }
       *[other] { $count } Karten umgedreht: { $points }
    }
cli-boxes-prompt = Zahlen zum An- und Abwählen, Enter, wenn fertig
cli-boxes-again = „{ $text }“ geht nicht. Zahlen von 1 bis { $most }, Enter, wenn fertig
cli-choice-using = { $answer }, dazu: { $card }
cli-choice-for-dummy = { $answer }; für den Strohmann: { $card }
cli-tool-chopsticks = Stäbchen: Du spielst noch eine zweite Karte aus deiner Hand.
cli-tool-spoon = Löffel: Du bittest die anderen um eine Karte und spielst sie sofort.
cli-order-lost = verloren: nichts zu kopieren
cli-order-lost-sure = Du hast noch nichts zu kopieren: Der Sonderwunsch wäre verloren. Trotzdem spielen?
cli-news-more = … (t zeigt alles)
cli-more = Mehr mit Enter
cli-last-cards = Die letzten Karten werden gespielt:
cli-words-yes = ja j yes y
cli-words-no = nein n no
cli-you-named = Du ({ $name })
cli-save-replaces = Hinweis: Dieses Spiel ersetzt das gespeicherte Spiel in { $file }.
cli-compiling-rules = Die Regeln für viele Spiele werden kompiliert: bis zu einer Minute…
cli-compiling-bots = Das Denken der einfachen Bots wird kompiliert: bis zu einer Minute…
cli-compiling-search = Die Suche der Bots wird kompiliert: bis zu zwei Minuten…
cli-compiling-rivals = Die Suchen von anderen werden kompiliert: bis zu einer Minute…
cli-compiling-not-kept = Das Kompilierte lässt sich nicht für das nächste Mal aufheben: In den Cache-Ordner kann nichts geschrieben werden. OKAWARI_CACHE kann einen anderen nennen.
cli-sheet-others = Übrige
cli-place = { $place }.
cli-word-word = WORT
cli-flag-pause = Sekunden Pause nach jedem Zug, dem du zusiehst (üblich: 0.6)
cli-intro-turn = Willkommen! Alle spielen gleichzeitig eine Karte und geben die anderen weiter.
cli-intro-keys = Tippe die Nummer einer Karte und drück Enter. Ein ? erklärt das Spiel.
cli-language-name = Deutsch
cli-start = Was möchtest du spielen? Drück einfach Enter für das Übliche.
cli-start-enter = Enter: { $number }
cli-start-language = Sprache
cli-start-game = Spiel
cli-start-players = Wie viele Spieler, von { $least } bis { $most }? (Enter: { $usual })
cli-start-menu = Menü
cli-start-level = Wie die Bots spielen
help-turn = Ein Zug: Alle wählen eine Karte, alle zeigen sie zugleich, dann wandern die Hände weiter.
help-win = Karten vor dir zählen am Ende jeder der drei Runden, Desserts ganz am Schluss. Die meisten Punkte gewinnen.
help-draft-win = Nach jeder Runde gewinnt, wer von einem Sushi am meisten hat, den Chip dazu. Chips sind Punkte, und die meisten Punkte gewinnen.
help-now = „Jetzt“ ist, was ein Tisch bringt, wenn die Runde jetzt endet.
help-arrows = → deine Hand geht an diesen Spieler. ← deine nächste Hand kommt von diesem.
help-sets = 1/3: Du hast eins von den drei, die du brauchst.
help-later = „+6 später“: Diese Punkte zählen am Ende des Spiels.
help-tools = Die Zahl auf einem Werkzeug, etwa Löffel (5), sagt, wer zuerst dran ist: die niedrigste.
help-enter = Wenn du gewählt hast, zeigt Enter die Karten von allen.

## Tische und Entscheidungen als Text

error-bad-notation-line = Zeile { $number } gehört nicht zu einem Tisch oder einer Wahl: „{ $line }“.
error-bad-notation-field = Zeile { $number }: Ein Tisch hat kein Feld namens „{ $field }“.
error-bad-notation-value = Zeile { $number }: „{ $value }“ passt nicht zum Feld „{ $field }“.

## Der Beweis für das Mischen

cli-replay-shuffle-ok = Das Mischen ist bewiesen: Der Startwert folgt aus dem Geheimnis des Servers, den Zahlen, die die Geräte versprochen hatten, und den Namen am Tisch.
cli-replay-shuffle-promise = Worauf der Server sich vor dem Spiel festgelegt hatte, wie jedes Gerät es sah: { $text }
cli-replay-shuffle-again = NUR TEILWEISE BEWIESEN: Jede Wahl ist erlaubt, und die Punkte stimmen, aber es sind noch einmal die Karten von Spiel { $number } an diesem Tisch. Der Beweis gehört zu jenem Spiel: Er sagt nichts über die Namen in dieser Datei, und alle konnten die Karten kennen.
cli-replay-shuffle-old = Das Mischen ist nur auf die alte Art bewiesen: Der Startwert passt, aber wer den Server betrieb und mitspielte, hätte die Karten aussuchen können.
cli-replay-shuffle-zeros = Ohne eigene Zahl: { $names }
cli-replay-unproved = NICHT BEWIESEN: Jede Wahl ist erlaubt, und die Punkte stimmen, aber in der Datei fehlt der Beweis für das Mischen. Karten, Namen und Züge können erfunden sein.

## Server: wo Tische aufbewahrt werden

cli-about-backup = Die Tische und fertigen Spiele eines Servers in eine Datei kopieren, auch während er läuft.
cli-about-restore = Eine Kopie von backup an die Stelle der Datenbank setzen.
cli-flag-backup-database = wo die Tische aufbewahrt werden, etwa sqlite:///tables.db (üblich: der Ort, den der Server selbst nimmt)
cli-flag-restore-force = auch wenn es schon Tische gibt; ihre Datenbank bleibt daneben erhalten
cli-backup-done = Alles ist nach „{ $file }“ kopiert.
cli-restore-done = Die Kopie ist an ihrem Platz: „{ $file }“.
cli-restore-kept = Was vorher da war, bleibt erhalten als „{ $file }“.
cli-about-check = Prüfen, ob alle Tische und fertigen Spiele einer Datenbank unversehrt sind, auch während ein Server läuft.
cli-flag-check-export = alles Unversehrte in diesen Ordner schreiben: fertige Spiele als JSON, Tische als Datenbank für restore
cli-check-whole = Tische: { $tables }. Zeilen: { $rows }. Fertige Spiele: { $games }.
cli-check-file = Die Datei selbst ist beschädigt: { $reason }
cli-check-table =
    { $what ->
        [gap] Tisch { $name }, Zeile { $number }: Eine Zeile fehlt.
        [checksum] Tisch { $name }, Zeile { $number }: Die Zeile wurde verändert.
        [end] Tisch { $name }, Zeile { $number }: Die letzten Zeilen fehlen.
        [format] Tisch { $name }, Zeile { $number }: Ein neueres Okawari hat sie geschrieben.
        [unreadable] Tisch { $name }, Zeile { $number }: Die Zeile ist nicht lesbar.
       *[other] Tisch { $name }, Zeile { $number }: Die Zeile passt nicht zu denen davor.
    }
cli-check-game = Fertiges Spiel { $name }: Es ist nicht lesbar.
cli-check-fine = Alles ist unversehrt.
cli-check-exported = Was unversehrt ist, liegt jetzt in „{ $file }“.

## Server: nach außen

cli-about-serve = Den Spielserver starten.
cli-flag-host = die Adresse, auf der er lauscht; mit 0.0.0.0 können andere in deinem Netz mitspielen (üblich: nur dieser Rechner)
cli-flag-port = der Port, auf dem er lauscht (üblich: 8000)
cli-flag-no-browser = keinen Browser öffnen, nur die Adresse zeigen
cli-flag-lan = andere in deinem Netz mitspielen lassen und Adresse und QR-Code zeigen
cli-flag-database = wo die Tische aufbewahrt werden, etwa sqlite:///tables.db (üblich: in deinem Datenordner)
cli-flag-workers = wie viele Prozesse; mehr als einer braucht eine andere Datenbank als SQLite
cli-flag-config = eine TOML-Datei mit Einstellungen
cli-flag-prefix = der Pfad, unter dem ein Proxy den Server zeigt, etwa /games
cli-flag-url = die öffentliche Adresse des Servers, für Links
cli-flag-origin = eine andere Seite, die den Server benutzen darf; geht auch mehrmals
cli-flag-hosts = weitere Namen und Adressen, auf die der Server hört, durch Kommas getrennt
cli-flag-trusted-proxies = Proxys, deren Weiterleitungs-Kopfzeilen geglaubt wird: Adressen, durch Kommas getrennt
cli-flag-public-list = offene Tische allen zeigen
cli-flag-no-compiled-bots = die Regeln der Bots nie kompilieren
cli-flag-log-level = debug, info (üblich), warning oder error
cli-serve-open = Okawari ist geöffnet: { $text }
cli-browser-opens = Okawari geht in deinem Browser auf: { $text }
cli-browser-address = Öffne diese Adresse in einem Browser: { $text }
cli-browser-already = Okawari ist schon offen: { $text }
cli-browser-lan = Damit Handys in deinem Netz mitspielen können, starte es mit: { $text }
cli-serve-phones = Andere in deinem Netz können die Handykamera hierauf richten:
cli-serve-no-room = Dieses Fenster ist zu schmal für einen QR-Code. Die Adresse ist:
cli-serve-no-signs = Dieses Terminal hat keine Zeichen, um einen QR-Code zu malen. Die Adresse ist:
cli-serve-stop = Mit Strg-C schließt du es.
cli-serve-closed = Okawari ist geschlossen. Alles ist gespeichert.
