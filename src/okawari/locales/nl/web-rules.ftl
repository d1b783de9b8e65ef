## Web: kaarten en regels

web-rules-title = Kaarten en regels
web-rules-turn = Zo gaat een beurt
web-rules-turn-look = Bekijk de kaarten in je hand.
web-rules-turn-keep = Houd er een. Nog niemand ziet hem.
web-rules-turn-show = Iedereen laat tegelijk zien.
web-rules-turn-pass = De rest gaat door naar je buur.
web-rules-turn-score = Handen leeg? Tel de punten. Na drie rondes wint wie de meeste heeft.
web-rules-cards = Alle kaarten
web-rules-game = Spel
web-rules-search = Zoek een kaart of woord
web-rules-found =
    { $count ->
        [one] { $count } kaart gevonden.
       *[other] { $count } kaarten gevonden.
    }
web-rules-none = Geen kaart past. Probeer een korter woord.
web-rules-away = De kaarten zijn nu niet te laden. Als ze hier eenmaal zijn, kun je ze ook offline lezen.
web-when-round = Telt elke ronde
web-when-game = Telt aan het eind van het spel
web-when-race = Telt meteen, en elke ronde
web-when-tool = Om te gebruiken, niet voor punten
web-when-other = Helpt een andere kaart
web-when-chip = Fiche aan het eind van elke ronde
web-rules-copies =
    { $count ->
        [one] { $count } kaart in de doos
       *[other] { $count } kaarten in de doos
    }
web-rules-players = voor { $least } tot { $most } spelers
# { $card } is de naam van een kaart
web-rules-before = Vorige kaart: { $card }
web-rules-after = Volgende kaart: { $card }
web-rules-advanced = Draft, voor gevorderden
web-rules-extra = extra gerecht

## Web: over Okawari

web-about-title = Over Okawari
web-about-meaning = “Okawari” betekent “nog een portie, alsjeblieft”. Het is een kaartspel over sushi: houd één kaart, geef de rest door, en hoop dat je lievelingskaart nog eens langskomt.
web-about-independent = Geen officieel spel
web-about-box = Vind je het leuk? Koop de echte doos: die is prachtig op tafel.
web-about-privacy = Privacy
web-about-privacy-more = De server bewaart de naam die je koos en de kaarten die je speelde zolang de tafel of het opgeslagen spel bewaard wordt, zodat je terug kunt komen. Wie een spel heeft meegespeeld, mag het wissen. Er zijn geen cookies, en deze pagina laadt niets van ergens anders.
web-about-shuffle = Is het schudden eerlijk?
web-about-shuffle-promise = Voor het spel kiest de server een geheim en toont de vingerafdruk ervan, zodat hij het later niet kan veranderen.
web-about-shuffle-mix = Als je zegt dat je klaar bent, kiest je apparaat een toevalsgetal en toont de vingerafdruk ervan.
web-about-shuffle-freeze = Bij de start worden alle vingerafdrukken vastgelegd, en pas dan onthult elk apparaat zijn getal. Doet een apparaat dat niet, dan wordt de start afgebroken.
web-about-shuffle-deal = Het geheim, alle getallen en de namen schudden samen de kaarten. Zolang minstens één apparaat dat niet van de beheerder van de server is zijn getal toevoegt, kan niemand ze kiezen zonder dat er een start wordt afgebroken, en dat ziet iedereen. Dat geldt niet als dezelfde kaarten nog eens worden gedeeld: dan kun je ze kennen.
web-about-shuffle-hands = Wie de server beheert, zou alle handen kunnen zien.
web-about-shuffle-open = Na het spel gaat het geheim open: iedereen kan nakijken of het klopt.
web-about-shuffle-check = Met het opgeslagen spel kun je dat op je eigen computer doen:
web-about-licences = Licenties
web-about-licence-code = Programma: Apache License 2.0.
web-about-licence-art = Plaatjes en geluiden: Creative Commons Naamsvermelding 4.0 (CC BY 4.0).
web-about-licence-others = Gemaakt met Svelte (MIT), Fluent (Apache 2.0) en uqr (MIT).
web-about-contact = Klopt er iets niet?
web-about-contact-text = Zeg het tegen wie je uitnodigde of wie deze server beheert. In de broncode staat hoe je een fout aan de makers meldt.
web-about-version = Versie van de server: { $version }
web-about-version-away = De server is niet te bereiken, dus we weten zijn versie niet.
