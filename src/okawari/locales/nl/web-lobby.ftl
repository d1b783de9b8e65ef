## Web: voor het spel

web-lobby-title = Rond de tafel
web-lobby-title-host = Jouw tafel
web-lobby-invite = Nodig anderen uit
web-lobby-code = Tafelcode
web-lobby-code-hidden = De code is verborgen.
web-lobby-hide-code = Verberg de code
web-lobby-code-gone = De code was alleen voor het begin. De link werkt nog.
web-lobby-locked = De tafel is op slot: er kan niemand meer bij.
web-lobby-share = Deel link
web-lobby-share-text = Kom met ons spelen!
web-lobby-copy = Kopieer link
web-lobby-copied = De link is gekopieerd. Stuur hem naar je vrienden.
web-lobby-link = Link naar deze tafel
web-lobby-qr = Toon een plaatje voor de camera
web-lobby-qr-title = Richt een camera hierop
web-lobby-qr-label = QR-code met de link naar deze tafel
web-lobby-qr-note = Wie de link heeft, kan gaan zitten.
web-lobby-watchers =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
web-lobby-seated = { $count } van { $all } stoelen bezet
web-lobby-only-here = Deze link werkt alleen op deze computer. Start Okawari met --lan om anderen binnen te laten.
web-lobby-way = In ronde 1 gaan de handen met de klok mee naar de volgende stoel.
web-lobby-menu = Op het menu: { $menu }
web-lobby-emotes = Zeg iets

## Web: stoelen voor het spel

# Wordt voorgelezen: wie daar zit, en of die klaar is
web-lobby-chair =
    { $role ->
        [you] Stoel { $number }: jij, { $name }.
        [you-host] Stoel { $number }: jij, { $name }, de tafelbaas.
        [host] Stoel { $number }: { $name }, de tafelbaas.
       *[guest] Stoel { $number }: { $name }.
    } { $state ->
        [ready] Klaar.
       *[waiting] Nog niet klaar.
    }
web-lobby-chair-away =
    { $role ->
        [you] Stoel { $number }: jij, { $name }.
        [you-host] Stoel { $number }: jij, { $name }, de tafelbaas.
        [host] Stoel { $number }: { $name }, de tafelbaas.
       *[guest] Stoel { $number }: { $name }.
    } { $seconds ->
        [-1] Geen verbinding meer.
        [one] Geen verbinding meer. De stoel wacht nog { $seconds } seconde.
       *[other] Geen verbinding meer. De stoel wacht nog { $seconds } seconden.
    }
web-lobby-chair-bot = Stoel { $number }: { $name }, een bot.
web-lobby-chair-empty = Stoel { $number }: vrij.
web-lobby-chair-free = Vrije stoel
web-lobby-free = vrij
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = Dit is jouw stoel.
web-lobby-is-host = De tafelbaas van deze tafel.
web-lobby-is-bot = Een bot.
web-lobby-passes-to = Geeft kaarten door aan { $name }.
web-lobby-passes-free = Geeft kaarten door aan wie ernaast zit.
web-lobby-name = Naam
web-lobby-rename = Naam opslaan
web-lobby-add-bot = Zet hier een bot
web-lobby-bot-level = Hoe hij speelt
web-lobby-remove-bot = Stuur de bot weg
web-lobby-sit-here = Ga hier zitten
web-lobby-move = Plek aan tafel
web-lobby-move-back = Eén plek terug
web-lobby-move-on = Eén plek verder
web-lobby-place = { $number } van { $count }
web-lobby-kick = Wegsturen
web-lobby-kick-sure = { $name } wegsturen? Terugkomen kan dan niet, en de code en link worden nieuw.
web-lobby-kick-yes = Ja, wegsturen
web-lobby-no = Nee

## Web: wat de tafelbaas kan

web-lobby-host-tools = Voor de tafelbaas
web-lobby-change = Ander menu
web-lobby-change-save = Dien dit op
web-lobby-shuffle = Hussel plekken
web-lobby-lock = Tafel op slot
web-lobby-unlock = Slot eraf
web-lobby-close = Sluit tafel
web-lobby-close-sure = Deze tafel sluiten voor iedereen? Hij kan niet meer open.
web-lobby-close-yes = Ja, sluiten
web-wish-asks =
    { $count ->
        [one] { $names } wil graag meer tijd.
       *[other] { $names } willen graag meer tijd.
    }
web-wish-agree = Dubbele tijd voor iedereen
web-wish-leave = Laat de klok zo
web-wish-granted = Je wilde meer tijd: nu heeft iedereen twee keer zoveel.

## Web: klaar, start, weggaan

web-lobby-ready-button = Ik ben klaar
web-lobby-ready-yes = Klaar!
web-lobby-start = Start
web-lobby-start-anyway = Start toch
web-lobby-start-bots =
    { $count ->
        [one] Start met { $count } bot
       *[other] Start met { $count } bots
    }
web-lobby-start-us = Alleen wij { $count }: lege stoelen weg
web-lobby-alone = Je bent de eerste. Deel de link, of speel met bots.
web-lobby-waiting-for = Wachten op { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Er is nog één stoel vrij.
       *[other] Er zijn nog { $count } stoelen vrij.
    }
web-lobby-all-ready = Iedereen is klaar!
web-lobby-say-ready = Zeg het maar als je klaar bent.
web-lobby-host-starts = De tafelbaas begint zo.
web-lobby-watching = Je kijkt mee. Er is een stoel voor je vrij.
web-lobby-watching-full = Alle stoelen zijn bezet. Je kijkt mee.
web-lobby-watching-locked = De tafel is op slot. Je kijkt mee.
web-lobby-take-chair = Pak een stoel
web-lobby-leave = Ga van tafel
web-lobby-leave-sure = Je stoel opgeven? Je kunt ook naar de startpagina gaan en later terugkomen: de stoel blijft nog even van jou.
web-lobby-leave-watching = Stoppen met kijken?
web-lobby-leave-yes = Geef stoel op
web-lobby-leave-keep = Naar de start

## Web: het schudden bij de start

web-shuffle-under-way = Er wordt geschud: elk apparaat draagt iets bij …
web-shuffle-off = { $count ->
    [one] Start afgebroken: het apparaat van { $names } heeft niet geantwoord. { $names } is niet meer klaar.
   *[other] Start afgebroken: de apparaten van { $names } hebben niet geantwoord. Zij zijn niet meer klaar.
}
web-shuffle-off-you = Start afgebroken: dit apparaat heeft niet op tijd geantwoord. Je bent niet meer klaar.
web-shuffle-off-left = De start is afgebroken. Er kan opnieuw gestart worden.
web-shuffle-zeros = { $count ->
    [one] Het apparaat van { $names } heeft drie keer niet geantwoord. De volgende keer draagt het geen getal bij.
   *[other] De apparaten van { $names } hebben drie keer niet geantwoord. De volgende keer dragen ze geen getallen bij.
}
web-shuffle-warning-promise = De server heeft zijn belofte over het schudden veranderd. Daarom heeft dit apparaat zijn getal niet onthuld.
web-shuffle-warning-list = De server heeft de belofte van dit apparaat niet ongewijzigd overgenomen. Daarom heeft het zijn getal niet onthuld.
web-shuffle-warning-lost = Dit apparaat heeft het getal niet meer dat het voor het schudden beloofde. Zeg opnieuw dat je klaar bent zodra de start is afgebroken.
web-shuffle-warning-broken = Dit apparaat heeft zijn getal onthuld, en daarna liet de server de start zonder een woord vallen. Dat is tegen de regels van het schudden. Zeg alleen opnieuw dat je klaar bent als je deze server vertrouwt.
