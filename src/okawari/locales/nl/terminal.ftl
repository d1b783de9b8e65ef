# Wat alleen de opdrachtregel zegt, in het Nederlands.

## Terminal: de tafel

cli-round-turn = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menu: { $menu }
cli-options = Opties: { $options }
cli-seed = Startwaarde: { $seed }
cli-you = Jij
cli-your-hand = Je hand
cli-your-table = Je tafel
cli-table-of = Tafel van { $seat }
cli-table-empty = Nog geen kaarten
cli-desserts = Toetjes
cli-desserts-later = Toetjes bewaard voor het eind van het spel
cli-chips = Fiches
cli-dummy = Dummy
cli-hand-hidden = Je hand blijft deze beurt verborgen: het toeval kiest je kaart.
cli-hand-size =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
cli-deck-size =
    { $count ->
        [one] { $count } kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
cli-hand-goes-to = Je hand gaat naar { $seat }.
cli-hand-comes-from = Je volgende hand komt van { $seat }.
cli-hand-goes-and-comes = Je hand gaat naar { $next }; de volgende komt van { $previous }.
cli-last-card = Dit is de laatste kaart van de hand.
cli-waiting = Wachten op { $seats } …
cli-thinking = { $seat } denkt na …
cli-your-turn = Jij bent aan de beurt.
cli-reveal = Iedereen laat een kaart zien
cli-log = Wat er gebeurde
cli-card-count = { $count } × { $card }
cli-uramaki-left = Vrije plaatsen in de uramakiwedstrijd: { $places }
cli-colours = Verschillende kleuren: { $count }, grootste groep: { $group }
cli-would-score-now =
    { $points ->
        [one] nu { $points } punt
       *[other] nu { $points } punten
    }
cli-would-score-later =
    { $points ->
        [one] { $points } punt als het spel nu eindigt
       *[other] { $points } punten als het spel nu eindigt
    }
cli-now = nu
cli-later = later
cli-counts-at-end = telt aan het eind van het spel

## Terminal: scorebladen

cli-scores = Punten
cli-round-sheet = Scoreblad van ronde { $round }
cli-final-sheet = Scoreblad aan het eind
cli-sheet-dish = Gerecht
cli-sheet-player = Speler
cli-sheet-points = Punten
cli-sheet-why = Waarom
cli-sheet-round = Ronde { $round }
cli-sheet-this-round = Deze ronde
cli-sheet-before = Eerder
cli-sheet-desserts = Toetjes
cli-sheet-total = Totaal
cli-sheet-place = Plaats
cli-sheet-nothing = Geen punten in deze ronde.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = { $seat } wint met { n-points }!
cli-you-win = Jij wint met { n-points }!
cli-winners-shared = { $seats } winnen samen met elk { n-points }!
cli-tie-break =
    { $count ->
        [one] Het stond gelijk, en de meeste toetjes beslissen: { $seat } heeft { $count } toetjeskaart.
       *[other] Het stond gelijk, en de meeste toetjes beslissen: { $seat } heeft { $count } toetjeskaarten.
    }
cli-tie-break-shared = Ze hebben ook evenveel toetjes.

## Terminal: vragen en opdrachten

cli-prompt = Je keuze
cli-prompt-number = Typ een getal van 1 tot { $most }, of ? voor hulp
cli-prompt-again = “{ $text }” kun je niet kiezen. Typ een getal van 1 tot { $most }, of ? voor hulp.
cli-press-enter = Druk op Enter om verder te gaan
cli-commands = t tafels · s punten · r regels van de kaarten · h tip · w waarom · ? hulp · q stoppen
cli-take-back = terugnemen
cli-taken-back = Je neemt je kaart terug.
cli-help = hulp
cli-quit = stoppen
cli-tables = tafels
cli-rules = regels van de kaarten
cli-help-number = een getal: die kaart of dat antwoord kiezen
cli-help-take-back = u: je keuze terugnemen, totdat iedereen gekozen heeft
cli-help-tables = t: alle tafels laten zien
cli-help-scores = s: de punten laten zien
cli-help-rules = r: laten zien wat de kaarten van dit spel opleveren
cli-help-help = ?: deze hulp laten zien
cli-help-quit = q: het spel verlaten
cli-help-points = De punten naast een kaart komen bij je tafel als je hem nu speelt.
cli-quit-sure = Het spel verlaten?
cli-yes = ja
cli-no = nee
cli-goodbye = Bedankt voor het spelen. Tot de volgende maaltijd!
cli-rematch = Nog een spel?
cli-welcome = Welkom aan tafel!
cli-saved = Het spel is opgeslagen in { $file }.
cli-not-a-terminal = Voor het spel heb je een terminal nodig.
cli-error = okawari: { $message }
cli-warning = Let op: { $message }

## Terminal: bots en verzonnen namen

cli-bot-random = Toeval
cli-bot-random-note = speelt een kaart die mag, maakt niet uit welke
cli-bot-greedy = Gulzig
cli-bot-greedy-note = pakt meteen de meeste punten en verpest die van jou
cli-bot-novice = Nieuweling
cli-bot-novice-note = volgt zijn eigen smaak en vergist zich soms
cli-bot-casual = Gemoedelijk
cli-bot-casual-note = pakt goede punten en heeft een lievelingsgerecht
cli-bot-quick = Vlug
cli-bot-quick-note = denkt een oogwenk vooruit
cli-bot-strong = Sterk
cli-bot-strong-note = denkt de ronde door en raadt je hand
cli-bot-chef = Chef
cli-bot-chef-note = denkt een hele seconde; beter kan hier niemand het
cli-bot-human = Mens
cli-name-1 = Mia
cli-name-2 = Daan
cli-name-3 = Saar
cli-name-4 = Sem
cli-name-5 = Zoë
cli-name-6 = Max
cli-name-7 = Fleur
cli-name-8 = Tom
cli-name-9 = Lotte
cli-name-10 = Bram
cli-name-11 = Noor
cli-name-12 = Kai
cli-name-seat = Speler { $number }

## Terminal: veel spellen

cli-games = Spellen
cli-games-played =
    { $games ->
        [one] { $games } spel gespeeld
       *[other] { $games } spellen gespeeld
    }
cli-progress = { $done } van { $total } spellen
cli-games-per-second = Spellen per seconde
cli-seconds = Seconden
cli-win-share = Gewonnen
cli-mean-points = Gemiddelde punten
cli-interval = 95%-interval
cli-plus-minus = { $value } ± { $margin }
cli-seat = Plek
cli-bot = Bot
cli-game = Spel
cli-players = Spelers
cli-simulate-title = { $game } met { n-players }: { $bots }

## Terminal: opgeslagen spellen

cli-replay-title = Opgeslagen spel: { $game }, { $names }
cli-replay-ok = Het opgeslagen spel is in orde: elke keuze mag en de punten kloppen.
cli-replay-choices =
    { $count ->
        [one] { $count } keuze
       *[other] { $count } keuzes
    }
cli-replay-seat = Zoals { $seat } het zag
cli-replay-turn = Beurt { $turn }
cli-replay-event = Wat er gebeurde
cli-version = Versie

## Terminal: regels en cijfers

cli-rules-cards = Kaarten
cli-rules-menus = Menu’s
cli-rules-options = Opties
cli-rules-clauses = Spelregels
cli-rules-code = Code
cli-rules-name = Naam
cli-rules-kind = Soort
cli-rules-group = Groep
cli-rules-copies = Aantal
cli-rules-colour = Kleur
cli-rules-rule = Wat hij doet
cli-rules-values = Waarden (de eerste is gewoon)
cli-rules-meaning = Betekenis
cli-rules-source = Bron
cli-rules-dishes = Gerechten
cli-rules-clause = Spelregel
cli-rules-seats = Spelers: { $least } tot { $most }
cli-bench-title = Snelheidstest
cli-bench-figure = Meting
cli-bench-value = Waarde
cli-bench-target = Doel
cli-bench-met = Gehaald
cli-bench-missed = Gemist
cli-bench-load = Computer: { $machine }, { $cores } kernen, belasting { $load }
cli-bench-running = Meten: { $figure } …

## Terminal: meer van het spel

cli-your-choice = Je keuze: { $answer }
cli-show-or-back = Enter: kaarten laten zien · u: terugnemen
cli-show-or-back-again = “{ $text }” kan nu niet. Druk op Enter om de kaarten te laten zien, of op u om opnieuw te kiezen.
cli-hands-swap = Jij en { $seat } ruilen van hand.
cli-last-turn = De laatste beurt van deze ronde.
cli-fruit-icons = Fruit { $watermelon } meloen, { $pineapple } ananas, { $orange } sinaasappel
cli-chips-left = fiches over
cli-chips-won = Gewonnen fiches
cli-tables-title = De tafel
cli-help-code = de code van een kaart, zoals salmon of maki2, doet hetzelfde
cli-help-now = “Nu” is wat de gerechten van deze ronde geven als die nu eindigt; toetjes tellen aan het eind van het spel.
cli-opponents = Je speelt tegen { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Het stond gelijk, en de meeste toetjes beslissen: jij hebt { $count } toetjeskaart.
       *[other] Het stond gelijk, en de meeste toetjes beslissen: jij hebt { $count } toetjeskaarten.
    }

## Terminal: opdrachten en hun schakelaars

cli-usage = Gebruik:
cli-word-flags = SCHAKELAARS
cli-word-command = OPDRACHT
cli-flags-title = Schakelaars
cli-commands-title = Opdrachten
cli-about = Sushikaartspellen van kiezen en doorgeven. Zonder opdracht gaan ze open in je browser.
cli-about-play = Speel een spel in de terminal tegen bots.
cli-about-rules = Laat kaarten, menu’s, opties en spelregels zien.
cli-about-replay = Laat een opgeslagen spel zien of controleer het.
cli-about-score = Tel tafels die als JSON beschreven zijn.
cli-about-simulate = Laat bots veel spellen spelen en zie hoe het ging.
cli-about-bench = Meet hoe snel de regels zijn.
cli-about-train = Laat de zoekende bots leren van spellen tegen zichzelf en schrijf op wat ze geleerd hebben.
cli-flag-lang = de taal
cli-flag-help = deze hulp laten zien
cli-flag-version = de versie laten zien
cli-flag-json = JSON geven voor programma’s
cli-flag-game = classic, party (gewoonlijk) of draft
cli-flag-players = hoeveel spelers (gewoonlijk 4)
cli-flag-menu = de code of naam van een menu, of zeven soorten met komma’s ertussen
cli-flag-option = een optie van de regels, zoals edition=de; mag meer dan één keer
cli-flag-level = wie er tegen je speelt: novice, casual (gewoonlijk), quick, strong of chef, één voor allemaal of één per speler, met komma’s ertussen
cli-flag-seed = dezelfde startwaarde deelt dezelfde kaarten uit
cli-flag-name = je naam
cli-flag-save = het spel in dit bestand opslaan als het eindigt of je weggaat
cli-flag-auto = kijken hoe een bot voor je speelt
cli-flag-no-color = geen kleuren en geen andere stuurcodes
cli-flag-verify = alleen controleren of elke keuze mag en de punten kloppen
cli-flag-seat = vertellen zoals de speler op deze plek het zag, geteld vanaf 0
cli-flag-jsonl = één tafel per regel erin, één uitslag per regel eruit
cli-flag-games = hoeveel spellen
cli-flag-bots = de bots op volgorde van hun plek, met komma’s ertussen; één voor allemaal is genoeg

## Terminal: wat er mis kan zijn met een opdracht

error-not-compiled = De snelle regels zijn niet geïnstalleerd. Installeer ze met: pip install "okawari[fast]"
error-no-such-file = Het bestand “{ $file }” is niet te lezen.
error-bad-number = “{ $value }” past niet bij { $name }: geef een getal van { $least } tot en met { $most }.
error-command-unknown = Er is geen opdracht die “{ $name }” heet. Kies uit: { $known }.
error-flag-unknown = Er is geen schakelaar die “{ $name }” heet. Zie: { $text }
error-flag-value = De schakelaar “{ $name }” heeft een waarde nodig.
error-flag-plain = De schakelaar “{ $name }” krijgt geen waarde.
error-argument-missing = “{ $name }” ontbreekt. Zie: { $text }
error-bad-argument = Dat past niet bij “{ $name }”.
error-extra-word = “{ $name }” is één woord te veel. Zie: { $text }
error-usage = Dat is niet te begrijpen. Zie: { $text }
error-option-form = “{ $value }” heeft niet de vorm NAAM=WAARDE.
error-bot-count = Er zijn { $count } bots genoemd, maar het moeten er 1 of { $wanted } zijn.
error-cannot-write = Het bestand “{ $file }” kan niet geschreven worden.
error-compiler-off = De snelle regels staan uit: haal NUMBA_DISABLE_JIT weg.
error-not-a-save = Het bestand “{ $file }” bestaat al en is geen opgeslagen spel: kies een andere naam.
error-nothing-found = Niets heet “{ $text }”. Zonder een woord laat okawari rules alles zien.

## Terminal: handboek, cijfers en veel spellen

cli-sheet-now = Nu
cli-rules-games = Spellen
cli-rules-clauses-english = De spelregels zijn in het Engels geschreven.
cli-flag-bench-games = spellen voor elke meting; minder is voor een snelle blik, zonder de starttijden
cli-flag-train-out = een map voor wat geleerd wordt; gewichten die er al staan worden vervangen
cli-flag-train-games = spellen in elke ronde
cli-flag-train-tries = bedachte spelverlopen voor elk antwoord
cli-flag-train-rounds = hoe vaak opnieuw begonnen wordt met wat geleerd is
cli-flag-train-seed = dezelfde startwaarde geeft dezelfde gewichten
cli-train-done = Wat geleerd is staat in { $folder }. card.json zegt waar het vandaan komt.
error-weights-damaged = Het bestand “{ $file }”, met wat de bots geleerd hebben, is beschadigd. Installeer Okawari opnieuw of train opnieuw.
error-weights-size = Het bestand “{ $file }” heeft { $count } gewichten in plaats van { $wanted }: het hoort bij een andere versie. Train opnieuw.

## Terminal: een beurt die past, afhaaldozen, en het begin

cli-boxes-gain =
    { $count ->
        [one] { $count } kaart omgedraaid: { $points }
       *[other] { $count } kaarten omgedraaid: { $points }
    }
cli-boxes-prompt = Getallen om aan of uit te zetten, Enter als je klaar bent
cli-boxes-again = “{ $text }” kan niet. Getallen van 1 tot { $most }, Enter als je klaar bent
cli-choice-using = { $answer }, met { $card }
cli-choice-for-dummy = { $answer }; voor de dummy: { $card }
cli-tool-chopsticks = Eetstokjes: je speelt een tweede kaart uit je hand.
cli-tool-spoon = Lepel: je vraagt de anderen om een kaart en speelt die meteen.
cli-order-lost = verloren: niets om te kopiëren
cli-order-lost-sure = Je hebt nog niets om te kopiëren: de speciale bestelling zou verloren gaan. Toch spelen?
cli-news-more = … (t laat alles zien)
cli-more = Enter voor meer
cli-last-cards = De laatste kaarten worden gespeeld:
cli-words-yes = ja j yes y
cli-words-no = nee n no
cli-you-named = Jij ({ $name })
cli-save-replaces = Let op: dit spel vervangt het opgeslagen spel in { $file }.
cli-compiling-rules = De regels voor veel partijen worden gecompileerd: hooguit een minuut…
cli-compiling-bots = Het denken van de eenvoudige bots wordt gecompileerd: hooguit een minuut…
cli-compiling-search = Het zoeken van de bots wordt gecompileerd: hooguit twee minuten…
cli-compiling-rivals = Het zoeken van anderen wordt gecompileerd: hooguit een minuut…
cli-compiling-not-kept = Wat wordt gecompileerd, kan niet worden bewaard voor de volgende keer: in de cachemap kan niets worden geschreven. OKAWARI_CACHE kan een andere noemen.
cli-sheet-others = Overige
cli-place = { $place }e
cli-word-word = WOORD
cli-flag-pause = seconden wachten na elke beurt die je bekijkt (gewoonlijk 0.6)
cli-intro-turn = Welkom! Iedereen speelt tegelijk één kaart en geeft de andere kaarten door.
cli-intro-keys = Typ het nummer van een kaart en druk op Enter. Een ? legt het spel uit.
cli-language-name = Nederlands
cli-start = Wat wil je spelen? Druk gewoon op Enter voor het gebruikelijke.
cli-start-enter = Enter: { $number }
cli-start-language = Taal
cli-start-game = Spel
cli-start-players = Hoeveel spelers, van { $least } tot { $most }? (Enter: { $usual })
cli-start-menu = Menu
cli-start-level = Hoe de bots spelen
help-turn = Een beurt: iedereen kiest één kaart, allemaal laten ze die tegelijk zien, dan gaan de handen door.
help-win = Kaarten voor je tellen aan het eind van elk van de drie rondes, toetjes helemaal aan het eind. De meeste punten winnen.
help-draft-win = Na elke ronde wint wie het meest van een sushi heeft, de fiche ervan. Fiches zijn punten, en de meeste punten winnen.
help-now = “Nu” is wat een tafel geeft als de ronde nu eindigt.
help-arrows = → je hand gaat naar deze speler. ← je volgende hand komt van deze.
help-sets = 1/3: je hebt er één van de drie die je nodig hebt.
help-later = “+6 later”: deze punten tellen aan het eind van het spel.
help-tools = Het getal op een hulpje, zoals Lepel (5), zegt wie eerst mag: het laagste.
help-enter = Als je gekozen hebt, laat Enter de kaarten van alle spelers zien.

## Tafels en keuzes als tekst

error-bad-notation-line = Regel { $number } hoort niet bij een tafel of een keuze: “{ $line }”.
error-bad-notation-field = Regel { $number }: een tafel heeft geen veld dat “{ $field }” heet.
error-bad-notation-value = Regel { $number }: “{ $value }” past niet bij het veld “{ $field }”.

## Het bewijs van het schudden

cli-replay-shuffle-ok = Het schudden is bewezen: de startwaarde volgt uit het geheim van de server, het getal dat elk apparaat had beloofd en de namen aan tafel.
cli-replay-shuffle-promise = Wat de server voor het spel had vastgelegd, zoals elk apparaat het zag: { $text }
cli-replay-shuffle-again = MAAR DEELS BEWEZEN: elke keuze mag en de punten kloppen, maar de kaarten zijn die van spel { $number } aan deze tafel, nog eens gedeeld. Het bewijs is dat van dat spel: het zegt niets over de namen in dit bestand, en iedereen kon de kaarten kennen.
cli-replay-shuffle-old = Het schudden is alleen op de oude manier bewezen: de startwaarde klopt, maar wie de server beheerde en meespeelde, kon de kaarten kiezen.
cli-replay-shuffle-zeros = Zonder eigen getal: { $names }
cli-replay-unproved = NIET BEWEZEN: elke keuze mag en de punten kloppen, maar in het bestand ontbreekt het bewijs van het schudden. Kaarten, namen en keuzes kunnen verzonnen zijn.

## Server: waar tafels bewaard worden

cli-about-backup = Kopieer de tafels en gespeelde spellen van een server naar een bestand, ook terwijl hij draait.
cli-about-restore = Zet een kopie van backup op de plaats van de database.
cli-flag-backup-database = waar de tafels bewaard worden, zoals sqlite:///tables.db (gewoonlijk de eigen plaats van de server)
cli-flag-restore-force = ook als er al tafels zijn; hun database blijft ernaast bewaard
cli-backup-done = Alles is gekopieerd naar “{ $file }”.
cli-restore-done = De kopie staat op haar plaats: “{ $file }”.
cli-restore-kept = Wat er eerst was, blijft bewaard als “{ $file }”.
cli-about-check = Controleren of alle tafels en afgelopen spellen in een database heel zijn, ook terwijl een server draait.
cli-flag-check-export = alles wat heel is in deze map schrijven: afgelopen spellen als JSON, tafels als database voor restore
cli-check-whole = Tafels: { $tables }. Rijen: { $rows }. Afgelopen spellen: { $games }.
cli-check-file = Het bestand zelf is beschadigd: { $reason }
cli-check-table =
    { $what ->
        [gap] Tafel { $name }, rij { $number }: er ontbreekt een rij.
        [checksum] Tafel { $name }, rij { $number }: de rij is veranderd.
        [end] Tafel { $name }, rij { $number }: de laatste rijen ontbreken.
        [format] Tafel { $name }, rij { $number }: geschreven door een nieuwere Okawari.
        [unreadable] Tafel { $name }, rij { $number }: de rij is niet te lezen.
       *[other] Tafel { $name }, rij { $number }: de rij past niet bij de rijen ervoor.
    }
cli-check-game = Afgelopen spel { $name }: niet te lezen.
cli-check-fine = Alles is heel.
cli-check-exported = Wat heel is, staat nu in “{ $file }”.

## Server: naar buiten

cli-about-serve = Start de spelserver.
cli-flag-host = het adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk meedoen (gewoonlijk alleen deze computer)
cli-flag-port = de poort om op te luisteren (gewoonlijk 8000)
cli-flag-no-browser = open geen browser, toon alleen het adres
cli-flag-lan = laat anderen in je netwerk meedoen en toon het adres en een QR-code
cli-flag-database = waar de tafels bewaard worden, zoals sqlite:///tables.db (gewoonlijk in je gegevensmap)
cli-flag-workers = hoeveel processen; voor meer dan één is een andere database dan SQLite nodig
cli-flag-config = een TOML-bestand met instellingen
cli-flag-prefix = het pad waaronder een proxy de server toont, zoals /games
cli-flag-url = het openbare adres van de server, voor links
cli-flag-origin = een andere pagina die de server mag gebruiken; mag meer dan één keer
cli-flag-hosts = andere namen en adressen waarnaar de server luistert, met komma’s ertussen
cli-flag-trusted-proxies = proxy’s waarvan de doorstuurkoppen geloofd worden: adressen met komma’s ertussen
cli-flag-public-list = open tafels aan iedereen laten zien
cli-flag-no-compiled-bots = de regels van de bots nooit compileren
cli-flag-log-level = debug, info (gewoonlijk), warning of error
cli-serve-open = Okawari is open: { $text }
cli-browser-opens = Okawari gaat open in je browser: { $text }
cli-browser-address = Open dit adres in een browser: { $text }
cli-browser-already = Okawari is al open: { $text }
cli-browser-lan = Zo kunnen telefoons in je netwerk meedoen, start het met: { $text }
cli-serve-phones = Anderen in je netwerk kunnen hier de camera van hun telefoon op richten:
cli-serve-no-room = Dit venster is te smal voor een QR-code. Het adres is:
cli-serve-no-signs = Deze terminal heeft geen tekens om een QR-code mee te tekenen. Het adres is:
cli-serve-stop = Druk op Ctrl-C om te sluiten.
cli-serve-closed = Okawari is gesloten. Alles is opgeslagen.
