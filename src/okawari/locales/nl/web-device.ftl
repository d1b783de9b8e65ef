## Web: één apparaat voor meer mensen

web-device-title = Eén apparaat
web-device-who = Wie speelt mee?
web-device-player = Speler { $number }
web-device-name = Naam van speler { $number }
web-device-add = Nog iemand
web-device-earlier = { $name } één plek naar voren
web-device-remove = Haal { $name } van de lijst
web-device-order = Ga in deze volgorde zitten: handen gaan naar de volgende op de lijst.
web-device-bots = Bots
web-device-how = Het apparaat gaat rond. Alleen wie het vasthoudt, ziet zijn hand.
web-device-start = Start

## Web: het gordijn tussen twee mensen

web-device-turn = { $name }
web-device-give = Geef het apparaat aan { $name }. Alle anderen kijken weg!
# Waar het spel is, zoals: Ronde 1 van 3, beurt 4 van 9
web-device-where = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
web-device-look = Ik ben { $name }, toon mijn hand
web-device-other = Of eerst:
web-device-wait = Een momentje
web-device-wait-for = Wachten op { $names }.
web-device-everybody = Allemaal kijken!
web-device-now =
    { $points ->
        [one] nu { $points } punt
       *[other] nu { $points } punten
    }
web-device-go-on = Gezien, verder

## Web: één apparaat: iemand kiest opnieuw

web-device-mind = Toch iets anders?
web-device-mind-of = { $name } kiest opnieuw
web-device-mind-late = Dat kan niet meer anders.
