# Warum ein Bot so antwortet, auf Deutsch: die Antwort, ein Gedankenstrich und ein oder zwei Satzteile ohne Punkt.
# $why und $more sind solche Satzteile, $answer ist der Name der Antwort. Niemand wird angesprochen.

## Der Satz

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Jede Antwort

reason-only = eine andere Wahl gibt es nicht
reason-any = ohne hinzusehen gewählt, denn jede Karte ist recht
reason-least = keine andere Wahl bringt mehr
reason-harm = kostet am wenigsten: etwa { n-points }
reason-unlike = auf den ersten Blick bringt eine andere Wahl etwa { n-points } mehr
reason-unlike-little = auf den ersten Blick ist eine andere Wahl ein wenig besser

## Eine Karte zum Spielen

reason-now = bringt sofort { n-points }
reason-dipped = zählt auf Wasabi dreifach: { n-points }
reason-completes = macht einen Satz voll: { n-points } mehr
reason-miso = { n-points }, wenn in diesem Zug keine andere Miso-Suppe dazukommt
reason-most = damit sind es { $count }, mehr als bei allen anderen
reason-level = damit sind es { $count }, so viele wie beim Besten der anderen
reason-behind = damit sind es { $count }, der Beste der anderen hat { $most }
reason-later = noch nichts, am Ende aber etwa { n-points } wert
reason-dessert = ein Dessert für das Ende des Spiels, etwa { n-points } wert
reason-wasabi = das nächste Nigiri darauf zählt dreifach, das ist etwa { n-points } wert
reason-chopsticks = gut für zwei Karten in einem späteren Zug, etwa { n-points } wert
reason-spoon = gut für eine Karte von anderen in einem späteren Zug, etwa { n-points } wert
reason-menu = die beste von vier Karten vom Stapel, etwa { n-points } wert
reason-box = schwache Karten lassen sich umdrehen, das bringt etwa { n-points }
reason-order = wird zur Kopie des besten Gerichts, etwa { n-points } wert
reason-deny = der nächste Spieler soll das nicht bekommen, für ihn wären es etwa { n-points }

## Vorlieben und Fehlgriffe

reason-fond = ein Lieblingsgericht, und das zählt auch
reason-fond-sweet = daran kommt kein Schleckermaul vorbei
reason-fond-sets = wer gern sammelt, lässt das nicht liegen
reason-fond-rolls = wer Rollen mag, bekommt davon nie genug
reason-fond-tools = so etwas auszuprobieren macht einfach Spaß
reason-fond-soups = etwas zum Schlürfen und Knabbern ist zu gemütlich, um es liegen zu lassen
reason-spite = nur damit der nächste Spieler es nicht bekommt
reason-slip = aus einer Laune: Eine andere Wahl war etwa { n-points } mehr wert
reason-slip-little = aus einer Laune: Eine andere Wahl war ein wenig besser

## Werkzeuge, Gaben und Plätze

reason-save = das Werkzeug bringt in einem späteren Zug wohl mehr
reason-use-chopsticks = eine zweite Karte bringt jetzt etwa { n-points } mehr als Warten
reason-use-spoon = eine Karte von anderen bringt jetzt etwa { n-points } mehr als später
reason-request = würde etwa { n-points } bringen, wenn jemand die Karte hat
reason-give = hilft dem, der bittet, am wenigsten: etwa { n-points }
reason-give-little = hilft dem, der bittet, kaum
reason-dummy = schadet beim Strohmann am wenigsten
reason-copy = die Kopie ist etwa { n-points } wert
reason-undipped = das Wasabi wartet auf ein besseres Nigiri
reason-flip = umgedreht etwa { n-points } mehr wert
reason-flip-none = umgedreht wäre keine andere Karte mehr wert

## Draft

reason-draft-most = das meiste von diesem Sushi am Tisch, etwa { n-points } wert
reason-draft-new = eine Sorte Sushi mehr, etwa { n-points } wert
reason-draft-closer = ein Schritt näher an einem Chip, etwa { n-points } wert
reason-draft-wild = kommt zu dem Sushi, wo es am meisten hilft, etwa { n-points } wert
reason-keep = gut für den nächsten Zug, und der nächste Spieler bekommt die Karte nicht

## Was alle am Tisch sehen können, für die anderen

reason-open-later = noch nicht zu zählen: eine Karte für später
reason-open-dessert = ein Dessert für das Ende des Spiels
reason-open-wasabi = das nächste Nigiri darauf zählt dreifach
reason-open-chopsticks = gut für zwei Karten in einem späteren Zug
reason-open-spoon = gut für eine Karte von anderen in einem späteren Zug
reason-open-menu = holt eine von vier Karten vom Stapel
reason-open-box = damit lassen sich Gerichte umdrehen
reason-open-order = wird zur Kopie eines anderen Gerichts
reason-open-deny = der nächste Spieler soll das nicht bekommen, für ihn wären es { n-points }
reason-open-costs = kostet im Augenblick { n-points }
reason-open-plan = Teil eines Plans
reason-open-use-chopsticks = Zeit für eine zweite Karte
reason-open-use-spoon = Zeit für eine Karte von anderen
reason-open-give = darum wurde gebeten
reason-open-stay = die anderen Gerichte sollen so bleiben
reason-open-race-most = damit sind es { $count }, mehr als bis dahin bei allen anderen
reason-open-race-level = damit sind es { $count }, so viele wie bis dahin beim Besten der anderen
reason-open-race-behind = damit sind es { $count }, der Beste der anderen hatte bis dahin { $most }
reason-open-miso = { n-points }, wenn im selben Zug keine andere Miso-Suppe dazukommt
reason-open-most = damit ist es mehr von diesem Sushi, als sonst jemand bis dahin hatte
reason-open-new = eine Sorte Sushi mehr
reason-open-closer = ein Schritt näher an einem Chip
reason-open-wild = kommt zu Sushi, das schon daliegt

## Suchende Bots

reason-tried-better = gewann { $percent } % in { $tries } gedachten Spielen, die nächstbeste Wahl { $rest } %
reason-tried-even = gewann { $percent } % in { $tries } gedachten Spielen, so wie die nächstbeste Wahl ({ $rest } %)
reason-tried-less = gewann { $percent } % in { $tries } gedachten Spielen, eine andere Wahl { $rest } %
reason-tried-only = gewann { $percent } % in { $tries } gedachten Spielen
reason-untried = blieb in { $tries } gedachten Spielen unbeachtet
reason-solved = jeder Weg bis zum Ende der Runde ist geprüft: Nichts ist besser
reason-solved-mixed = jeder Weg bis zum Ende ist geprüft: in { $percent } von 100 Fällen richtig, damit niemand es ahnt
reason-solved-worse = jeder Weg bis zum Ende der Runde ist geprüft: Eine andere Wahl ist ebenso gut oder besser

## Terminal: Tipps und gespeicherte Spiele

cli-hint = Tipp: { $text }
cli-why = Warum sie so gewählt haben, nach dem, was da auf dem Tisch lag
cli-why-none = Noch hat niemand sonst eine Karte gezeigt.
cli-help-hint = h: ein Tipp, was ein starker Spieler wählen würde und warum
cli-help-why = w: warum die anderen gewählt haben, was sie gerade gezeigt haben
cli-flag-explain = zu jeder Wahl sagen, was dieser Bot, etwa strong oder strong@2000, gewählt hätte und warum
cli-explain-same = { $seat } und { $bot } wählen dasselbe: { $text }
cli-explain-other = { $seat } wählt: { $answer }. { $bot } würde wählen: { $text }
error-explain-seat = Das Spiel ist nicht zu Ende: Sag mit --seat, wessen Wahl erklärt werden soll.
