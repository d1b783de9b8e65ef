## Web: die Hand

web-hand = Deine Hand
web-hand-tray = Das Menü zeigt
web-hand-dishes = Deine Gerichte
web-hand-rows = Deine Reihen
web-hand-menu = Was es gibt
web-hand-options = Deine Wahl
web-hand-empty = Keine Karten mehr in dieser Runde.
web-hand-wine = Reiswein! In diesem Zug wählt der Zufall deine Karte. Danach siehst du deine Hand.
web-hand-kept = Behalten: { $cards }
web-hand-saving = Speichern …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = { $card } bereit

# Die Teile dessen, wie eine Karte heißt: „Lachs-Nigiri, +2 Punkte; Farbe Gold; 2 von 9“.
web-card-place = { $at } von { $count }
web-card-place-colour = Farbe { $colour }, Muster { $pattern }; { $at } von { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = behalten
web-card-unsaved = noch nicht gespeichert
web-card-kept-mark = Behalten
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Wenn du sie jetzt spielst: { $worth }
web-rule-here = Vor dir: { $pile }

# $points und $later haben ihr Vorzeichen; $count ist $points ohne es.
web-worth-now =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-worth-later = { $later } am Ende des Spiels
web-worth-both = { $points } jetzt, { $later } am Ende des Spiels

## Web: warum eine Karte nicht zur Wahl steht

web-why-not = Das geht gerade nicht.
web-why-give = Um diese hat niemand gebeten.
web-why-tray = Ein Menü bringt kein zweites Menü.
web-why-wild = Davon hast du noch keine Reihe.
web-why-first-wild = Ein Joker kommt zu einer Reihe, die du schon hast. Du hast noch keine.
web-why-flip = Eine Bento-Box dreht nur Karten aus früheren Zügen um.
web-why-flip-other = Sonderwünsche kommen danach.
web-why-flip_order-other = Jetzt nur Sonderwünsche.
web-why-target-order = Er weiß selbst noch nicht, was er ist.

## Web: die Leiste unter der Hand

web-bar = Was du tun kannst
web-bar-more-time = 20 Sekunden mehr für alle
web-bar-change = Ändern
web-bar-nudge = Stupsen
web-bar-nudged = Gestupst
web-bar-use = { $card } benutzen
web-bar-put-down = { $card } weglegen
web-do-tap = Karte antippen
web-do-pick = Behalten
web-do-instead = Lieber diese behalten
web-do-second = Die auch
web-do-second-none = Nur eine
web-do-for_dummy = Für den Strohmann
web-do-target = Kopieren
web-do-dip = So machen
web-do-announce-none = Kein Werkzeug
web-do-request = Darum bitten
web-do-give = Die geben
web-do-tray = Die nehmen
web-do-wild = Zu dieser Reihe
web-do-keep = Zurückhalten
web-do-other = Das wählen
web-do-flip-none = Keine umdrehen
web-do-flip_order-none = Keinen umdrehen
web-do-flip =
    { $count ->
        [one] { $count } Karte umdrehen
       *[other] { $count } Karten umdrehen
    }

## Web: Werkzeuge, Löffel und Bento-Box

web-tool-last_card = Das ist deine letzte Karte: Eine zweite gibt es nicht.
web-tool-unused = { $card }: Das ging in diesem Zug nicht. Es bleibt bei dir.
web-spoon-any = Egal
web-spoon-exact = Welche genau?
web-spoon-holder = { $seat } hat sie
web-spoon-nobody = Hat sie niemand, ist dein Löffel für diese Runde weg.
web-spoon-chance =
    { $chance ->
        [0] Niemand hat eine.
        [100] Jemand hat sicher eine.
       *[other] Zu { $chance } % hat jemand eine.
    }
web-spoon-odds = So wahrscheinlich hat jemand eine, nach allem, was du wissen kannst.
web-box-sum = { $lost } weg, { $gained } dazu
web-box-drop = { $lost } weg, { $gained } dazu: Das kostet dich Punkte!
web-box-many = Zum Umdrehen: { n-cards }
web-box-pick = Tipp an, was du umdrehst. Jede zählt dann nur 2.

## Web: besondere Karten erklären sich selbst, jede einmal

web-teach-chopsticks = Tipp unten auf deine Stäbchen, um in diesem Zug zwei Karten zu spielen.
web-teach-spoon = Tipp unten auf deinen Löffel, um die anderen in diesem Zug um eine Karte zu bitten.
web-teach-request = Der Erste links von dir, der sie hat, gibt sie dir.
web-teach-give = Eine musst du hergeben. Dafür bekommst du den Löffel.
web-teach-menu = Vier Karten vom Stapel: Eine gehört dir, jetzt gleich.
web-teach-takeout = Einzelne Gerichte, die nichts bringen, drehst du am besten um.
web-teach-special_order = Er wird zur Kopie des Gerichts, das du antippst.
web-teach-wasabi = Auf Wasabi zählt ein Nigiri dreifach. Oder heb das Wasabi für ein besseres auf.
web-teach-wild = Er zählt wie eine Karte mehr in der Reihe, die du antippst.
web-teach-keep = Diese Karte bleibt auf deiner Hand. Alle anderen wandern weiter.
web-teach-dummy = Du spielst auch für den Strohmann: Gib ihm etwas, das dir nicht wehtut.
web-teach-known = Alles klar

## Web: was man sagen kann, und Tasten

web-emotes = Etwas sagen
web-keys = Tasten
web-keys-note = Diese Tasten gelten am Tisch. In den Einstellungen kannst du sie ausschalten.
web-keys-arrows = durch die Karten gehen
web-keys-choose = die erste, zweite … zehnte Karte anheben
web-keys-keep = die angehobene Karte behalten
web-keys-back = zurücknehmen
web-keys-tool = Stäbchen oder Löffel
web-keys-table = mein Tisch
web-keys-neighbours = nächster oder voriger Nachbar
web-keys-menu = was im Menü steht
web-keys-rule = die Regel dieser Karte
web-keys-scores = Punkte
web-keys-emotes = etwas sagen
web-keys-help = diese Liste der Tasten
