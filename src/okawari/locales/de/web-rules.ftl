## Web: Karten und Regeln

web-rules-title = Karten und Regeln
web-rules-turn = So geht ein Zug
web-rules-turn-look = Sieh dir deine Handkarten an.
web-rules-turn-keep = Behalte eine. Noch sieht sie niemand.
web-rules-turn-show = Alle zeigen gleichzeitig.
web-rules-turn-pass = Der Rest wandert zu deinem Nachbarn.
web-rules-turn-score = Hände leer? Dann zählt ihr Punkte. Nach drei Runden gewinnt, wer die meisten hat.
web-rules-cards = Alle Karten
web-rules-game = Spiel
web-rules-search = Karte oder Wort suchen
web-rules-found =
    { $count ->
        [one] { $count } Karte gefunden.
       *[other] { $count } Karten gefunden.
    }
web-rules-none = Keine Karte passt. Versuch ein kürzeres Wort.
web-rules-away = Die Karten lassen sich gerade nicht laden. Waren sie einmal hier, kannst du sie auch offline lesen.
web-when-round = Zählt in jeder Runde
web-when-game = Zählt am Ende des Spiels
web-when-race = Zählt sofort und in jeder Runde
web-when-tool = Zum Benutzen, nicht für Punkte
web-when-other = Hilft einer anderen Karte
web-when-chip = Chip am Ende jeder Runde
web-rules-copies =
    { $count ->
        [one] { $count } Karte in der Schachtel
       *[other] { $count } Karten in der Schachtel
    }
web-rules-players = für { $least } bis { $most } Spieler
# { $card } ist der Name einer Karte
web-rules-before = Karte davor: { $card }
web-rules-after = Nächste Karte: { $card }
web-rules-advanced = Draft, Zählen für Könner
web-rules-extra = zusätzliches Gericht

## Web: über Okawari

web-about-title = Über Okawari
web-about-meaning = „Okawari“ heißt „noch eine Portion, bitte“. Es ist ein Kartenspiel über Sushi: Behalte eine Karte, gib den Rest weiter und hoffe, dass dein Liebling noch einmal vorbeikommt.
web-about-independent = Kein offizielles Spiel
web-about-box = Gefällt es dir? Kauf die echte Schachtel: Auf dem Tisch ist sie wunderschön.
web-about-privacy = Datenschutz
web-about-privacy-more = Der Server behält den Namen, den du gewählt hast, und die Karten, die du gespielt hast, so lange wie den Tisch oder das gespeicherte Spiel, damit du zurückkommen kannst. Wer ein Spiel mitgespielt hat, darf es löschen. Es gibt keine Cookies, und diese Seite lädt nichts von anderswo.
web-about-shuffle = Wird fair gemischt?
web-about-shuffle-promise = Vor dem Spiel wählt der Server ein Geheimnis und zeigt dessen Fingerabdruck, damit er es später nicht ändern kann.
web-about-shuffle-mix = Wenn du sagst, dass du bereit bist, wählt dein Gerät eine Zufallszahl und zeigt ihren Fingerabdruck.
web-about-shuffle-freeze = Beim Start werden alle Fingerabdrücke festgehalten. Erst dann deckt jedes Gerät seine Zahl auf. Tut eines das nicht, wird der Start abgebrochen.
web-about-shuffle-deal = Das Geheimnis, alle Zahlen und die Namen zusammen mischen die Karten. Solange mindestens ein Gerät seine Zahl dazugibt, das nicht dem Betreiber des Servers gehört, kann niemand sie bestimmen, ohne dass ein Start abgebrochen wird, und das sehen alle. Werden dieselben Karten noch einmal ausgeteilt, gilt das nicht: Dann kann man sie kennen.
web-about-shuffle-hands = Wer den Server betreibt, könnte alle Karten auf der Hand sehen.
web-about-shuffle-open = Nach dem Spiel wird das Geheimnis gezeigt: Alle können prüfen, ob es passt.
web-about-shuffle-check = Mit dem gespeicherten Spiel geht das auch auf deinem eigenen Computer:
web-about-licences = Lizenzen
web-about-licence-code = Programm: Apache License 2.0.
web-about-licence-art = Bilder und Töne: Creative Commons Namensnennung 4.0 (CC BY 4.0).
web-about-licence-others = Gebaut mit Svelte (MIT), Fluent (Apache 2.0) und uqr (MIT).
web-about-contact = Stimmt etwas nicht?
web-about-contact-text = Sag es dem, der dich eingeladen hat oder diesen Server betreibt. Im Quelltext steht, wie man den Machern einen Fehler meldet.
web-about-version = Version des Servers: { $version }
web-about-version-away = Der Server ist nicht zu erreichen, darum kennen wir seine Version nicht.
