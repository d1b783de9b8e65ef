## Web: de gerechten van dit spel als tegels

web-tiles-title = Op het menu

## Web: het scoreblad

web-score-title = Punten
web-score-player = Speler
web-score-round = Ronde { $round }
web-score-round-short = R{ $round }
web-score-desserts = Toetjes
web-score-this-round = Deze ronde
web-score-total = Totaal
web-score-place = { $rank }e
web-score-up = omhoog van plaats { $rank }
web-score-down = omlaag van plaats { $rank }
web-score-scroll = Punten: schuif opzij om iedereen te zien
web-score-empty = Er zijn nog geen punten. De eerste komen aan het eind van de ronde.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, geteld { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } bewaard, telt aan het eind.
web-score-cell-hidden = Nog verborgen
web-score-cell-round = { $seat }, ronde { $round }: { n-points }.
web-score-cell-desserts = { $seat }, toetjes: { n-points }.
web-score-nothing =
    { $count ->
        [0] Niets ervan: geen punten.
        [one] { $count } geteld, en deze keer geen punten ervoor.
       *[other] { $count } geteld, en deze keer geen punten ervoor.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Hier zijn geen punten.
web-score-stored-count =
    { $count ->
        [0] Nog geen { $card }. Toetjes tellen aan het eind van het spel.
       *[other] Tot nu toe { $count } × { $card }. Toetjes tellen aan het eind van het spel.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = Zo telt het
web-score-chips-so-far =
    { $count ->
        [0] Tot nu toe geen fiche van deze soort.
        [one] Tot nu toe { $count } fiche van deze soort.
       *[other] Tot nu toe { $count } fiches van deze soort.
    }
web-score-chips-hidden = Wat fiches waard zijn, blijft geheim tot het eind van het spel.
web-score-chip-worth = Je fiche is { n-points } waard.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: geen fiche.
        [one] { $seat }, { $card }: { $count } fiche.
       *[other] { $seat }, { $card }: { $count } fiches.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } fiche, nieuw in deze ronde.
       *[other] { $seat }, { $card }: { $count } fiches, één ervan nieuw in deze ronde.
    }
web-score-chips-taken = Fiches tot nu toe

## Web: het eind van een ronde

web-scoring-title = Ronde { $round } is opgediend
web-scoring-about = Ronde { $round } van { $rounds }. Tik op een getal om te zien waarom.
web-scoring-table = Punten van ronde { $round }
web-scoring-table-chips = Fiches van ronde { $round }
web-scoring-next = Nu: { $card }
web-scoring-all = Toon alles
web-scoring-by-row = Straks één voor één
web-scoring-later = aan het eind
web-scoring-idle = Geen punten voor: { $cards }.
web-scoring-words = Alles in woorden
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = niemand
web-scoring-ready = Klaar voor de volgende gang
web-scoring-ready-last = Klaar voor de laatste gang
web-scoring-go = Nu verder
web-scoring-is-ready = { $seat } is klaar
web-scoring-not-ready = { $seat } is nog niet klaar
web-scoring-wait = Wachten op { $seats }
web-scoring-wait-all = Iedereen is klaar
web-scoring-watching = De volgende gang komt als iedereen klaar is.

## Web: het eind van het spel

web-final-title = De rekening, graag!
web-final-desserts = Eerst de toetjes
web-final-desserts-note = Ze tellen nu, één keer voor het hele spel.
web-final-show = Wie heeft gewonnen?
web-final-win = { $seat } wint met { n-points }!
web-final-win-you = Jij wint met { n-points }!
web-final-shared = { $seats } winnen samen met elk { n-points }!
web-final-ahead =
    { $count ->
        [one] Maar { $count } punt voor op { $seats }.
       *[other] { $count } punten voor op { $seats }.
    }
web-final-tied = { $seats } hebben elk { n-points }. Het gelijkspel gaat naar { $winners }.
web-final-tied-count = { $seat } heeft er { $count }
web-final-tied-desserts = Hun toetjes: { $counts }.
web-final-podium = De eerste drie
web-final-everybody = Iedereen aan tafel
web-final-sheet = Alle rondes
web-final-dummy = Speelt mee, zonder te winnen of te verliezen.
web-final-one-more = Okawari! Nog eentje
web-final-other = Speel iets anders
web-final-ready = Je doet nog een keer mee.
web-final-not-yet = Nog niet
web-final-start = Start het volgende spel
web-final-start-now = Start zonder wachten
web-final-start-bots =
    { $count ->
        [one] Start, een bot pakt de vrije stoel
       *[other] Start, bots pakken { $count } vrije stoelen
    }
web-final-free =
    { $count ->
        [one] Er is nu één stoel vrij. Iemand kan meedoen met de link, of een bot pakt hem.
       *[other] Er zijn nu { $count } stoelen vrij. Anderen kunnen meedoen met de link, of bots pakken ze.
    }
web-final-wait-host = Wachten tot { $seat } begint.
web-final-wait = Wachten op { $seats }.
web-final-same-deal = Dezelfde kaarten
web-final-same-deal-note = Nog eens dezelfde kaarten, om het anders te proberen.
web-final-change = Ander menu
web-final-change-note = Andere gerechten, een ander spel, meer of minder stoelen.
web-final-keep = Bewaar of deel dit spel
web-final-share = Deel link
web-final-share-text = Ons spel Okawari
web-final-copied = De link is gekopieerd.
web-final-link = De link naar dit spel
web-final-save = Spel opslaan
web-final-picture = Plaatje opslaan
web-final-picture-failed = Het plaatje kon hier niet gemaakt worden.
web-final-check = Schudden nakijken
web-final-delete = Spel wissen
web-final-delete-sure = Het opgeslagen spel wissen voor iedereen? De link werkt dan niet meer. Je kunt het niet terugdraaien.
web-final-delete-yes = Ja, wissen
web-final-delete-no = Nee, bewaren
web-final-deleted = Het opgeslagen spel is gewist.
web-replay-title = Een gespeeld spel
web-replay-page = Een gespeeld spel · Okawari
web-replay-game = Gespeeld: { $game }
web-replay-bots = Bots aan tafel: { $names }.
web-replay-play = Speel Okawari
web-final-leave = Ga van tafel

## Web: iets leuks over iedereen

web-fact-once = { $card }: { n-points } in één ronde, en niemand had meer.
web-fact-kind = { $card }: { n-points } in totaal, en niemand had meer.
web-fact-dessert = { $card } als toetje: { n-points }, en niemand had meer.
web-fact-round = De beste in ronde { $round }: { n-points }.
web-fact-steady = Zelfs de zwakste ronde gaf { n-points }: niemand deed het beter.
web-fact-variety =
    { $count ->
        [one] Punten van { $count } soort, en niemand had meer.
       *[other] Punten van { $count } verschillende soorten, en niemand had meer.
    }
web-fact-clean = Geen enkel minpunt in het hele spel.
web-fact-climb = Van plaats { $from } naar plaats { $now } geklommen.
web-fact-own = Beste bord: { $card } in ronde { $round }, { n-points }.
web-fact-own-dessert = Beste bord: { $card } aan het eind, { n-points }.
web-fact-there =
    { $count ->
        [one] De hele ronde aan tafel.
       *[other] Alle { $count } rondes aan tafel.
    }

## Web: was het schudden eerlijk?

web-proof-title = Is er eerlijk geschud?
web-proof-checking = Even nakijken …
web-proof-good = Alle sommen kloppen. Het getal van jouw apparaat telt mee, dus niemand anders kon deze kaarten kiezen zonder dat er een start werd afgebroken, en dat zou iedereen hebben gezien.
web-proof-others = Alle sommen kloppen. Dit apparaat heeft geen eigen getal toegevoegd en moet dus op de anderen vertrouwen.
web-proof-alone = Alle sommen kloppen, maar geen enkel apparaat heeft een getal toegevoegd. Wie de server beheert, kon deze kaarten kiezen.
web-proof-old = Op de oude manier bewezen: de sommen kloppen, maar wie de server beheerde, kon de kaarten kiezen.
web-proof-bad = Er klopt iets niet. Misschien zijn de kaarten niet gedeeld zoals beloofd.
web-proof-none = Niet bewezen: het opgeslagen spel heeft geen bewijs van het schudden.
web-proof-see = Wie de server beheert, kon alle handen zien.
web-proof-promise-yes = Het geheim van de server past bij wat hij voor het spel beloofde.
web-proof-promise-no = Het geheim van de server past niet bij de belofte in het opgeslagen spel.
web-proof-seen-yes = Het is de belofte die dit apparaat voor het spel zag.
web-proof-seen-no = Het is niet de belofte die dit apparaat voor het spel zag.
web-proof-seen-unknown = Dit apparaat zag de belofte niet voor het spel en kan haar dus niet vergelijken.
web-proof-mine-yes = Het toevalsgetal van je apparaat is gebruikt, precies zoals beloofd.
web-proof-mine-no = Het eigen toevalsgetal van je apparaat ontbreekt.
web-proof-mine-unknown = Dit apparaat heeft geen eigen getal toegevoegd.
web-proof-frozen-yes = Geen belofte is veranderd nadat de getallen onthuld waren.
web-proof-frozen-no = De beloften in het opgeslagen spel zijn andere dan dit apparaat zag voordat de getallen onthuld werden.
web-proof-named-yes = De namen zijn de namen die dit apparaat voor de start zag.
web-proof-named-no = De namen zijn niet de namen die dit apparaat voor de start zag.
web-proof-seats-yes = Elk getal is het getal dat zijn apparaat had beloofd.
web-proof-seats-no = Het getal is niet het beloofde: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } heeft geen getal toegevoegd: in plaats daarvan tellen nullen.
   *[other] { $names } hebben geen getallen toegevoegd: in plaats daarvan tellen nullen.
}
web-proof-names-yes = De namen in het opgeslagen spel zijn dezelfde als bij de start.
web-proof-names-no = De namen in het opgeslagen spel zijn niet dezelfde als bij de start.
web-proof-names-unknown = De namen in dit opgeslagen spel zijn niet bewezen.
web-proof-seed-yes = De volgorde van de kaarten volgt uit het geheim en alle getallen.
web-proof-seed-no = De volgorde van de kaarten volgt niet uit het geheim en de getallen.
web-proof-hands-yes = Alle handen zijn in die volgorde gedeeld.
web-proof-hands-no = De handen zijn niet in die volgorde gedeeld.
web-proof-menus-yes = Ook wat later getrokken is, volgt daaruit.
web-proof-menus-no = Wat later getrokken is, volgt daar niet uit.
web-proof-cards-yes = De kaarten die je hier kreeg, zijn precies die.
web-proof-cards-no = De kaarten die je hier kreeg, zijn andere.
web-proof-wrong = Eerste verschil: ronde { $round }, { $seat }.
web-proof-wrong-table = Eerste verschil: ronde { $round }.
web-proof-keys = Om zelf na te rekenen: de sleutels van de rondes
web-proof-same = De sommen kloppen, maar dit waren nog een keer de kaarten van een eerder spel: iedereen kon ze kennen. Dit is het bewijs van dat spel. De namen in dit opgeslagen spel zijn niet bewezen.
web-proof-here = Hier in je browser nagekeken, niet door de server.

## Web: het verloop in woorden

web-log-turn = Ronde { $round }, beurt { $turn }
web-log-table = Aan tafel
web-log-missed = Terwijl je weg was
web-log-empty = Er is nog niets gebeurd.
web-log-scroll = Wat er gebeurde, het nieuwste onderaan

## Web: het plaatje van de uitslag

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-uitslag
