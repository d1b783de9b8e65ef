## Web: overal

web-home-title = Okawari
web-home = Startpagina
web-close = Sluiten
web-name-left =
    { $count ->
        [one] Nog plaats voor { $count } letter.
       *[other] Nog plaats voor { $count } letters.
    }
web-name-full = Langer kan een naam niet zijn: { $count } letters.
web-log = Wat er gebeurt
web-less = Minder: { $what }
web-more = Meer: { $what }
web-problem-title = Dat lukte niet
web-problem-away = De keuken is nu niet te bereiken. Kijk je verbinding na en probeer het nog eens.
web-problem-retry = Nog eens
web-loading = De tafel wordt gedekt.
web-your-turn = Jouw beurt
web-waiting-for = Wachten op { $names } …

## Web: hoe het met de verbinding is

web-state-lost = Opnieuw verbinden …
web-state-safe = Je kaart is veilig.
web-state-unsaved = Je kaart is nog niet opgeslagen.
web-state-back = Je bent er weer.
web-state-back-missed = Je bent er weer. Terwijl je weg was: { $what }
web-state-missed = Wat heb ik gemist?
web-state-offline = Geen verbinding. Je plek wacht 24 uur op je.
web-state-leave = Weggaan
web-state-seconds =
    { $seconds ->
        [one] Ongeveer { $seconds } seconde.
       *[other] Ongeveer { $seconds } seconden.
    }

## Web: de tafel is weg

web-ended-elsewhere = Je speelt in een ander venster
web-ended-elsewhere-note = Je plek is daar veilig. Je kunt hem hier terugnemen.
web-ended-play-here = Hier spelen
web-ended-outdated = Er is een nieuwe versie
web-ended-outdated-note = Laad de pagina opnieuw. Je plek en je kaart blijven.
web-ended-reload = Opnieuw laden
web-ended-kicked = De tafelbaas heeft je van deze tafel gehaald
web-ended-kicked-note = Je kunt zelf een tafel openen, of om een nieuwe link vragen.
web-ended-closed = Deze tafel is gesloten
web-ended-closed-note = Bedankt voor het spelen! Er is altijd plek voor nog een portie.
web-ended-damaged = Deze tafel is beschadigd
web-ended-damaged-note = Iets wat op de server was opgeslagen, is veranderd of verloren gegaan. Je kunt een nieuwe tafel openen; in het logboek van de server staat welke tafel beschadigd is.
web-ended-gone = Deze tafel is er niet meer
web-ended-gone-note = Misschien is hij afgelopen, of de link is van een ander apparaat. Vraag om een nieuwe link.
web-ended-stranger = Je hebt hier geen stoel
web-ended-stranger-note = Dit adres is van het apparaat dat aan tafel zit. Vraag om de deellink of de tafelcode: allebei leiden ze naar een stoel.
web-ended-replay = Laatste spel bekijken
web-ended-left = Je bent van tafel gegaan
web-ended-left-note = Je plek wacht nog even, als je terug wilt komen.
web-ended-lost = De verbinding is weg
web-ended-lost-note = Probeer het zo nog eens.

## Web: wat een schermlezer hoort

web-said-missed = Terwijl je weg was: { $what }
web-said-passed = De handen gaan door. De jouwe gaat nu naar { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } zegt: { $emote }
web-said-turn = Beurt { $turn } van { $turns }.
web-said-hand = Je hand: { $cards }.
web-said-kept = Je houdt { $card }. Je kunt nog wisselen tot iedereen gekozen heeft.
web-said-answers = Je kunt kiezen: { $answers }.
web-said-scores = Zo staat het: { $scores }.
web-said-round-over = Ronde { $round } is voorbij.
web-said-lobby =
    { $count ->
        [one] Je zit aan tafel. Er is { $count } speler.
       *[other] Je zit aan tafel. Er zijn { $count } spelers.
    }
web-said-over =
    { $count ->
        [one] Het spel is voorbij. { $names } wint.
       *[other] Het spel is voorbij. { $names } winnen.
    }
