## Web: ein Gerät für mehrere Leute

web-device-title = Ein Gerät
web-device-who = Wer spielt mit?
web-device-player = Spieler { $number }
web-device-name = Name von Spieler { $number }
web-device-add = Noch jemand
web-device-earlier = { $name } einen Platz nach vorn
web-device-remove = { $name } von der Liste nehmen
web-device-order = Setzt euch in dieser Reihenfolge hin: Die Hände gehen zum Nächsten auf der Liste.
web-device-bots = Bots
web-device-how = Das Gerät geht herum. Nur wer es hält, sieht seine Hand.
web-device-start = Start

## Web: der Vorhang zwischen zwei Leuten

web-device-turn = { $name }
web-device-give = Gib das Gerät an { $name }. Alle anderen schauen weg!
# Wo das Spiel ist, wie: Runde 1 von 3, Zug 4 von 9
web-device-where = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
web-device-look = Ich bin { $name }, zeig meine Hand
web-device-other = Oder zuerst:
web-device-wait = Einen Moment
web-device-wait-for = Warten auf { $names }.
web-device-everybody = Alle schauen her!
web-device-now =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
web-device-go-on = Gesehen, weiter

## Web: ein Gerät: jemand wählt neu

web-device-mind = Doch anders?
web-device-mind-of = { $name } wählt neu
web-device-mind-late = Das lässt sich nicht mehr ändern.
