# Was am Tisch gesagt wird: Fragen, Ereignisse, Gründe für Punkte und Fehler, die beim Spielen vorkommen, auf Deutsch.
# $seat und $other sind Namen von Spielern, $card ist der Name einer Karte.

## Fragen und Antworten

question-none = Nichts zu entscheiden.
question-pick = Welche Karte spielst du?
question-target = Welche Karte kopiert dein Sonderwunsch?
question-dip = Kommt das Nigiri auf dein Wasabi?
question-announce = Benutzt du in diesem Zug ein Werkzeug?
question-second = Deine Stäbchen: Welche zweite Karte spielst du?
question-for_dummy = Welche Karte spielst du für den Strohmann?
question-request = Dein Löffel: Um welche Karte bittest du? Der Erste links von dir, der sie hat, gibt sie dir.
question-give = Ein Löffel bittet dich um eine Karte. Welche gibst du?
question-tray = Das Menü zeigt diese Karten. Welche spielst du?
question-flip = Bento-Box: Welche Karte drehst du um?
question-flip_order = Bento-Box: Welchen Sonderwunsch drehst du um?
question-wild = Zu welchem Sushi kommt dein Joker?
question-keep = Welche Karte behältst du auf der Hand?
answer-pass = Nein, danke
answer-pass-announce = Kein Werkzeug in diesem Zug
answer-pass-flip = Keine Karte mehr umdrehen
answer-pass-flip_order = Keinen Sonderwunsch mehr umdrehen
answer-pass-second = Keine zweite Karte
answer-any-kind = irgendeine { $kind }-Karte
answer-copy = Sonderwunsch als { $card }
answer-wild-as = Joker als { $card }
answer-on-wasabi = { $card } auf Wasabi
answer-off-wasabi = { $card } neben dem Wasabi
question-boxes = Bento-Box: Welche Karten drehst du um? Jede zählt dann nur 2.

## Ereignisse

event-round_started = Runde { $round } beginnt. Alle bekommen { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] { $count } Dessertkarte wird in den Stapel gemischt.
       *[other] { $count } Dessertkarten werden in den Stapel gemischt.
    }
event-chosen = { $seat } hat gewählt.
event-took_back = { $seat } wählt noch einmal.
event-picked = { $seat } wählt: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } spielt { $card } mit Stäbchen.
        [spoon] { $seat } spielt { $card }, dem Löffel sei Dank.
        [menu] { $seat } spielt { $card } aus dem Menü.
        [chance] { $seat } spielt zufällig { $card }.
       *[pick] { $seat } spielt { $card }.
    }
event-dipped = { $seat } legt { $card } auf Wasabi: Das zählt dreifach.
event-copied = { $seat } macht den Sonderwunsch zur Kopie: { $card }.
event-announced = { $seat } benutzt gleich: { $card }.
event-spoon_asked = { $seat } bittet um { $card }.
event-spoon_none = { $seat } hat das nicht.
event-spoon_gave = { $seat } gibt { $card } an { $other }.
event-into_hand = In die Hand von { $seat } kommt: { $card }.
event-discarded = { $seat } verliert { $card } für diese Runde.
event-menu_shows = Das Menü zeigt { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } legt { $count } Karte in den Stapel zurück.
       *[other] { $seat } legt { $count } Karten in den Stapel zurück.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } verschüttet { $count } Miso-Suppe: Im selben Zug gab es noch eine.
       *[other] { $seat } verschüttet { $count } Miso-Suppen: Im selben Zug gab es mehrere.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } holt den ersten Platz im Uramaki-Rennen: { n-points }.
        [2] { $seat } holt den zweiten Platz im Uramaki-Rennen: { n-points }.
       *[other] { $seat } holt den dritten Platz im Uramaki-Rennen: { n-points }.
    }
event-flipped = { $seat } dreht { $card } um.
event-wine_taken = { $seat } hat Reiswein: Der Zufall wählt die nächste Karte.
event-passed =
    { $direction ->
        [right] Alle Hände wandern nach rechts.
       *[left] Alle Hände wandern nach links.
    }
event-drew_for_dummy = { $seat } zieht eine Karte für den Strohmann und spielt in diesem Zug für ihn.
event-dummy_card = { $seat } zieht { $card } für den Strohmann.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } hebt { $count } × { $card } für das Ende des Spiels auf.
event-round_ended = Runde { $round } ist vorbei.
event-game_over = Das Spiel ist vorbei.
event-played-wild = { $seat } spielt einen Joker als { $card }.
event-kept = { $seat } behält { $card } und gibt den Rest weiter.
event-kept-hidden = { $seat } behält eine Karte und gibt den Rest weiter.
event-chip_taken = { $seat } nimmt einen Chip: { $card }.
event-chip_value = { $seat } sieht sich den Chip an: { $card }, { n-points }.
event-pile_stays = Niemand nimmt einen Chip: { $card }.
event-chip_shown = { $seat } zeigt einen Chip: { $card }, { n-points }.
event-dealt = { $seat } bekommt { $card } (×{ $count }).
event-set_beside = { $seat } legt { $card } neben den Tisch: Das hat schon gepunktet.
event-box_kept = { $card } bleibt vor { $seat } liegen.
event-parted = { $card } von { $seat } ist jetzt { $now }.

## Ereignisse, erzählt für den, dem sie passieren

event-played-you =
    { $how ->
        [chopsticks] Du spielst { $card } mit Stäbchen.
        [spoon] Du spielst { $card }, dem Löffel sei Dank.
        [menu] Du spielst { $card } aus dem Menü.
        [chance] Du spielst zufällig { $card }.
       *[pick] Du spielst { $card }.
    }
event-played-wild-you = Du spielst einen Joker als { $card }.
event-dipped-you = Du legst { $card } auf Wasabi: Das zählt dreifach.
event-copied-you = Du machst den Sonderwunsch zur Kopie: { $card }.
event-announced-you = Du benutzt gleich: { $card }.
event-spoon_asked-you = Du bittest um { $card }.
event-spoon_none-you = Du hast das nicht.
event-spoon_gave-you = Du gibst { $card } an { $other }.
event-spoon_gave-to_you = { $seat } gibt dir { $card }.
event-into_hand-you = In deine Hand kommt: { $card }.
event-discarded-you = Du verlierst { $card } für diese Runde.
event-menu_shows-you = Das Menü zeigt dir { $card }.
event-menu_returned-you =
    { $count ->
        [one] Du legst { $count } Karte in den Stapel zurück.
       *[other] Du legst { $count } Karten in den Stapel zurück.
    }
event-miso_spilled-you =
    { $count ->
        [one] Du verschüttest { $count } Miso-Suppe: Im selben Zug gab es noch eine.
       *[other] Du verschüttest { $count } Miso-Suppen: Im selben Zug gab es mehrere.
    }
event-uramaki_place-you =
    { $place ->
        [1] Du holst den ersten Platz im Uramaki-Rennen: { n-points }.
        [2] Du holst den zweiten Platz im Uramaki-Rennen: { n-points }.
       *[other] Du holst den dritten Platz im Uramaki-Rennen: { n-points }.
    }
event-flipped-you = Du drehst { $card } um.
event-wine_taken-you = Du hast Reiswein: Der Zufall wählt deine nächste Karte.
event-drew_for_dummy-you = Du ziehst eine Karte für den Strohmann und spielst in diesem Zug für ihn.
event-dummy_card-you = Du ziehst { $card } für den Strohmann.
event-chip_taken-you = Du nimmst einen Chip: { $card }.
event-chip_value-you = Du siehst dir deinen Chip an: { $card }, { n-points }.
event-chip_shown-you = Du zeigst einen Chip: { $card }, { n-points }.
event-dealt-you = Du bekommst { $card } (×{ $count }).
event-set_beside-you = Du legst { $card } neben den Tisch: Das hat schon gepunktet.
event-box_kept-you = { $card } bleibt vor dir liegen.
event-parted-you = { $card } bei dir ist jetzt { $now }.

## Wertung: warum so viele Punkte

why-nigiri =
    { $tripled ->
        [0] { $count } Nigiri-{ word-cards }: { n-points }.
       *[other] { $count } Nigiri-{ word-cards }, davon { $tripled } auf Wasabi mit dreifachen Punkten: { n-points }.
    }
why-wasabi = { $count } Wasabi-{ word-cards }; Wasabi zählt nur über das Nigiri darauf: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } Maki-{ word-icons }, am meisten: { n-points }.
               *[other] { $count } Maki-{ word-icons }, am meisten, Gleichstand zwischen { $tied } Spielern: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } Maki-{ word-icons }, am zweitmeisten: { n-points }.
               *[other] { $count } Maki-{ word-icons }, am zweitmeisten, Gleichstand zwischen { $tied } Spielern: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } Maki-{ word-icons }, am drittmeisten: { n-points }.
               *[other] { $count } Maki-{ word-icons }, am drittmeisten, Gleichstand zwischen { $tied } Spielern: { n-points }.
            }
       *[other] { $count } Maki-{ word-icons }, kein Platz mit Punkten: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { $count } Temaki-{ word-cards }, und niemand hat mehr: { n-points }.
        [-1] { $count } Temaki-{ word-cards }, und niemand hat weniger: { n-points }.
        [2] { $count } Temaki-{ word-cards }, und niemand hat mehr oder weniger: { n-points }.
       *[other] { $count } Temaki-{ word-cards }, weder die meisten noch die wenigsten: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Plätze im Uramaki-Rennen: { n-points }.
       *[other] { $count } Uramaki-{ word-icons } im Rennen: { n-points }.
    }
why-tempura = { $count } Tempura-{ word-cards }, 5 für jedes Paar: { n-points }.
why-sashimi = { $count } Sashimi-{ word-cards }, 10 für je drei: { n-points }.
why-gyoza = { $count } Gyoza-{ word-cards }, je mehr, desto besser: { n-points }.
why-eel =
    { $count ->
        [1] Eine einzelne Aal-Karte kostet Punkte: { n-points }.
       *[other] { $count } Aal-{ word-cards }, 7 für zwei oder mehr: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { $count } Tofu-{ word-cards }: { n-points }.
        [1] { $count } Tofu-{ word-cards }: { n-points }.
        [2] { $count } Tofu-{ word-cards }, genau richtig: { n-points }.
       *[other] { $count } Tofu-{ word-cards }, zu viele: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { $count } Edamame-{ word-cards }, und { $others } anderer Spieler hat auch Edamame: { n-points }.
       *[other] { $count } Edamame-{ word-cards }, und { $others } andere Spieler haben auch Edamame: { n-points }.
    }
why-miso = { $count } Miso-Suppen-{ word-cards }, je 3: { n-points }.
why-onigiri = { $count } Onigiri-{ word-cards } in Sätzen aus verschiedenen Formen: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } Paar aus Inari und Futomaki zu je 6 und { $singles } ohne Partner zu je 2: { n-points }.
       *[other] { $pairs } Paare aus Inari und Futomaki zu je 6 und { $singles } ohne Partner zu je 2: { n-points }.
    }
why-chopsticks = { $count } Stäbchen-{ word-cards }, ein Werkzeug, das nie Punkte bringt: { n-points }.
why-spoon = { $count } Löffel-{ word-cards }, ein Werkzeug, das nie Punkte bringt: { n-points }.
why-menu = { $count } Menü-{ word-cards }; ein Menü bringt nie Punkte: { n-points }.
why-takeout = { $count } Bento-Box-{ word-cards }; eine Box bringt nie Punkte: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { $count } Sojasauce-{ word-cards } und { $colours } { word-colours }, aber andere haben mehr: { n-points }.
       *[other] { $count } Sojasauce-{ word-cards } und { $colours } { word-colours }, und niemand hat mehr: { n-points }.
    }
why-tea = { $count } Tee-{ word-cards }, je 1 für jede Karte der häufigsten Farbe ({ $group }): { n-points }.
why-special_order = { $count } Sonderwunsch-{ word-cards } ohne etwas zum Kopieren: { n-points }.
why-rice_wine = { $count } Reiswein-{ word-cards }, je 3: { n-points }.
why-pudding =
    { $place ->
        [1] { $count } Pudding-{ word-cards }, und niemand hat mehr: { n-points }.
        [-1] { $count } Pudding-{ word-cards }, und niemand hat weniger: { n-points }.
        [2] { $count } Pudding-{ word-cards }, und niemand hat mehr oder weniger: { n-points }.
       *[other] { $count } Pudding-{ word-cards }, weder die meisten noch die wenigsten: { n-points }.
    }
why-ice_cream = { $count } Eis-{ word-cards }, 12 für je vier: { n-points }.
why-fruit = Symbole mit Wassermelone: { $watermelon }, Ananas: { $pineapple }, Orange: { $orange }. Zusammen { n-points }.
why-flipped =
    { $count ->
        [one] { $count } umgedrehte Karte, je 2: { n-points }.
       *[other] { $count } umgedrehte Karten, je 2: { n-points }.
    }
why-chip = { n-cards }, am meisten von denen, die allein stehen: nimmt den Chip ({ $card }).
why-chip-dessert = { $count } verschiedene Sushi, am meisten von denen, die allein stehen: nimmt den Dessert-Chip.
why-chips =
    { $count ->
        [one] { $count } Chip: { n-points }.
       *[other] { $count } Chips: { n-points }.
    }
why-chip-last = { n-cards }, am wenigsten, nach einem Gleichstand um die meisten: nimmt den Chip ({ $card }).
why-chip-dessert-last = { $count } verschiedene Sushi, am wenigsten, nach einem Gleichstand um die meisten: nimmt den Dessert-Chip.
why-edamame-all =
    { $sharers ->
        [one] { $count } Edamame-{ word-cards }, und { $sharers } Spieler am Tisch hat Edamame: { n-points }.
       *[other] { $count } Edamame-{ word-cards }, und { $sharers } Spieler am Tisch haben Edamame: { n-points }.
    }

## Fehler und Hinweise: je eine klare Zeile

error-bad-opening = Das ist nicht die Zahl, die versprochen war.
error-bad-save-names = Das Mischen im gespeicherten Spiel passt nicht: Die Namen sind nicht die, die bei Spielbeginn am Tisch standen.
error-bad-save-opening = Das Mischen im gespeicherten Spiel passt nicht: Die Zahl von { $name } ist nicht die, die vor dem Spiel versprochen wurde.
error-illegal-choice = Das steht dir gerade nicht zur Wahl.
error-not-starting = Es beginnt gerade kein Spiel.
error-not-your-decision = Du hast gerade nichts zu entscheiden.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-bad-menu-unknown-kind = Es gibt kein Gericht namens „{ $kind }“. Zur Wahl stehen: { $known }.
error-bad-menu-count = Falsche Zahl von Gerichten in der Gruppe „{ $group }“: Ein Menü braucht { $wanted }, dieses hat { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] „{ $kind }“ kann mit { $seats } Spieler nicht im Menü sein. Es ist für { $least } bis { $most }.
       *[other] „{ $kind }“ kann mit { $seats } Spielern nicht im Menü sein. Es ist für { $least } bis { $most }.
    }
error-bad-menu-expansion = „{ $kind }“ ist ein zusätzliches Gericht: Schalte es mit der Option „{ $option }“ ein.
error-bad-menu-nigiri = Nigiri ist immer im Menü: Lass es in deiner Liste weg.
error-bad-menu-duplicate = „{ $kind }“ steht zweimal im Menü.
error-bad-menu-unknown = Es gibt kein Menü namens „{ $menu }“. Zur Wahl stehen: { $known }.
error-bad-menu-not-in-game = Im Spiel „{ $game }“ gibt es kein Menü zu wählen.
error-bad-option-unknown = Es gibt keine Option namens „{ $option }“. Zur Wahl stehen: { $known }.
error-bad-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $values }.
error-bad-option-seats = Die Option „{ $option }“ ist für { $least } Spieler, nicht für { $seats }. Lass sie weg oder ändere die Zahl der Spieler.
error-bad-seats = Das Spiel „{ $game }“ ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-seed = „{ $seed }“ geht nicht als Startwert.
error-bad-save-format = Das ist kein gespeichertes Spiel von Okawari.
error-bad-save-version = Dieses Spiel wurde mit einer Version gespeichert, die dieses Programm nicht kennt ({ $version }).
error-bad-save-checksum = Das gespeicherte Spiel wurde nach dem Speichern verändert: Die Prüfsumme stimmt nicht.
error-bad-save-choice = Die Wahl { $number } im gespeicherten Spiel ist nicht erlaubt: { $seat } kann dort nicht „{ $answer }“ wählen.
error-bad-save-result = Das gespeicherte Spiel endet nicht mit den Punkten, die es angibt.
error-bad-save-json = Das gespeicherte Spiel lässt sich nicht lesen: Es ist kein richtiges JSON.
error-bad-save-field = Das Feld „{ $field }“ im gespeicherten Spiel fehlt oder ist falsch.
error-bad-table-json = Der Tisch lässt sich nicht lesen: Er ist kein richtiges JSON.
error-bad-table-card = In diesem Spiel gibt es keine Karte namens „{ $card }“.
error-bad-table-field = Das Feld „{ $field }“ des Tisches fehlt oder ist falsch.
error-bad-table-scope = Das Feld „scope“ kann nicht „{ $scope }“ sein. Zur Wahl stehen: round, desserts, game.
error-bad-table-seats = Ein Tisch von „{ $game }“ hat 1 bis { $most } Spieler, nicht { $seats }.
error-starting = Die Karten werden gerade gemischt. Versuch es gleich noch einmal.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“. Zur Wahl stehen: { $known }.
error-unknown-language = Es gibt keine Sprache namens „{ $lang }“. Zur Wahl stehen: { $known }.
error-unknown-bot = Es gibt keinen Bot namens „{ $bot }“. Zur Wahl stehen: { $known }.
warning-too-many = { $count } × { $card } auf dem Tisch, aber in der Schachtel gibt es nur { $printed }.
error-too-many-names = { $names ->
    [one] Es gibt { $names } Namen
   *[other] Es gibt { $names } Namen
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Nenne höchstens einen Namen für jeden Platz.
error-bad-save-imagined = Ein Spiel, das nur aus einer Ansicht erdacht ist, hat keinen Startwert und lässt sich nicht speichern.
error-bad-names = Namen sind eine Liste von Wörtern, eins für jeden Platz.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Die Plätze haben die Nummern 0 bis { $last }.

## Punkteblock

error-bad-table-object = Ein Tisch zum Werten ist ein JSON-Objekt mit den Feldern „game“ und „seats“.
error-bad-table-list = Das Feld „{ $field }“ muss eine Liste sein.
error-bad-table-number = Das Feld „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein.
error-bad-table-scope-draft = Das Feld „scope“ kann in Draft nicht „{ $scope }“ sein. Zur Wahl stehen: round, game.
error-bad-table-dummy = Mit der Option „dummy“ hat ein Tisch drei Plätze, erst die zwei Spieler und dann den Strohmann, nicht { $seats }.
error-bad-table-no-card = { $field }: In diesem Spiel gibt es keine Karte namens „{ $card }“.
error-bad-table-no-copy = { $field }: „{ $card }“ ist in diesem Spiel keine Kopie von irgendetwas.
error-bad-table-on-wasabi = { $field }: „{ $card }“ kann es nicht geben, denn nur ein Nigiri kommt auf Wasabi.
error-bad-table-no-dessert = { $field }: „{ $card }“ ist kein Dessert dieses Spiels.
error-bad-table-too-long = Die Liste „{ $field }“ hat { $count } Einträge; mehr als { $most } lassen sich nicht werten.
warning-not-on-menu = { $card } liegt auf dem Tisch, steht aber nicht im Menü.
warning-unknown-field = Das Feld „{ $field }“ ist unbekannt und wurde nicht gelesen.

## Bots an einem Tisch

error-bots-for-seats = { $bots ->
    [one] Es gibt { $bots } Bot
   *[other] Es gibt { $bots } Bots
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Nenne mindestens einen, und höchstens einen für jeden Platz.

## Der Beweis für das Mischen

error-bad-save-commitment = Das Mischen im gespeicherten Spiel passt nicht: Sein Geheimnis ist nicht das, das vor dem Spiel versprochen war.
error-bad-save-seed = Das Mischen im gespeicherten Spiel passt nicht: Sein Startwert kommt nicht aus dem Geheimnis und den Zahlen der Spieler.

## Server: Namen und Codes

error-name-empty = Von diesem Namen ist nichts zu sehen. Bitte tippe mindestens einen Buchstaben.
error-name-long = Dieser Name ist zu lang für den Tisch. Bitte nimm höchstens { $most } Buchstaben.
error-bad-code = Das ist nicht der Code eines Tisches. Ein Code hat sechs Konsonanten, wie BCD-FGH.

## Offene Tische: warum etwas nicht geht

error-already-seated = Du hast an diesem Tisch schon einen Stuhl.
error-asked-already = Du hast schon { $most }-mal um mehr Zeit gebeten. Mehr geht in diesem Spiel nicht.
error-bad-order = Das ist keine Reihenfolge für { $seats } Stühle: Nenne jeden Stuhl einmal.
error-chair-free = Auf diesem Stuhl sitzt niemand.
error-chair-taken = Dieser Stuhl ist besetzt. Such dir einen freien aus.
error-chairs-free =
    { $count ->
        [one] Ein Stuhl ist noch frei. Warte auf jemanden, oder fang an und gib ihn einem Bot.
       *[other] { $count } Stühle sind noch frei. Warte auf andere, oder fang an und gib sie Bots.
    }
error-emote-too-soon = Eins nach dem anderen: Warte drei Sekunden bis zum nächsten.
error-enough = Für den Moment reicht es an diesem Tisch: Fang das Spiel an oder spiel weiter.
error-game-running = Gerade läuft ein Spiel. Das geht erst, wenn es vorbei ist.
error-host-only = Das kann nur der Gastgeber.
error-internal = Im Server ist etwas schiefgegangen. Du kannst nichts dafür.
error-kick-self = Du kannst dich nicht selbst wegschicken. Verlass stattdessen den Tisch.
error-last-round = Das ist die letzte Runde. Du kannst jetzt zuschauen und im nächsten Spiel mitspielen.
error-kicked = Der Gastgeber hat dich vom Tisch genommen.
error-new-version = Es gibt eine neue Version. Lade die Seite neu: Dein Platz und deine Karte bleiben.
error-no-clock = An diesem Tisch läuft keine Uhr: Lass dir Zeit.
error-no-entry = Dieser Link oder dieses Token öffnet den Tisch nicht. Bitte um einen neuen Link.
error-no-game = An diesem Tisch läuft gerade kein Spiel.
error-no-page = Unter dieser Adresse gibt es nichts.
error-no-same-deal = Dieselben Karten gibt es nur noch einmal mit demselben Spiel, demselben Menü und gleich vielen Spielern.
error-no-spectators = An diesem Tisch kann man nicht zuschauen.
error-no-such-code = Kein offener Tisch hat diesen Code. Prüf die Buchstaben; ein Code gilt, bis das Spiel beginnt, danach nur noch der Link.
error-no-such-replay = Dieses Spiel gibt es nicht, oder nicht mehr.
error-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
error-not-all-ready =
    { $count ->
        [one] Jemand ist noch nicht bereit. Warte, oder fang trotzdem an.
       *[other] { $count } Spieler sind noch nicht bereit. Warte, oder fang trotzdem an.
    }
error-not-saved = Wir können gerade nicht speichern. Nichts ist verloren: Versuch es gleich noch einmal.
error-not-scoring = Gerade werden keine Punkte vorgelesen.
error-not-seated = Dafür brauchst du einen Stuhl. Setz dich zuerst.
error-not-your-seat = Das ist nicht dein Platz.
error-scores-first = Die Punkte der Runde werden vorgelesen. Der nächste Gang kommt, wenn alle bereit sind.
error-server = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert: Versuch es noch einmal.
error-server-full = Auf diesem Server gibt es gerade zu viele Tische. Versuch es später noch einmal.
error-spectator = Wer zuschaut, kann das nicht.
error-stopping = Der Server startet neu. Bitte versuch es gleich noch einmal.
error-store-replaced = Jemand hat die Datenbank des Servers verschoben oder gelöscht: Es wird nichts mehr gespeichert, bis sie wieder an ihrem Platz ist.
error-table-damaged = Was von diesem Tisch gespeichert war, ist beschädigt. Der Tisch ist beiseitegestellt; wer den Server betreibt, kann mit „okawari check“ nachsehen.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-full = Alle Stühle sind besetzt. Du kannst aber zuschauen.
error-table-locked = Der Tisch ist abgeschlossen. Bitte den Gastgeber, ihn aufzumachen.
error-too-fast = Das war zu schnell. Bitte warte einen Moment.
error-too-late = Das kam zu spät: Die Frage ist schon beantwortet.
error-too-many =
    { $seconds ->
        [one] Zu viele von einem Ort. Bitte versuch es in { $seconds } Sekunde wieder.
       *[other] Zu viele von einem Ort. Bitte versuch es in { $seconds } Sekunden wieder.
    }
error-too-many-seated = Am Tisch sind { $people } Leute, zu viele für { $seats } Plätze.

## Offene Tische: was rund um das Spiel passiert

event-table_opened = Der Tisch ist eröffnet.
event-sat_down = { $name } setzt sich.
event-bot_sat_down = { $name }, ein Bot, setzt sich.
event-stood_up =
    { $why ->
        [dropped] { $name } hat die Verbindung verloren: Der Stuhl ist frei.
        [kicked] Der Gastgeber hat { $name } vom Tisch genommen.
       *[left] { $name } verlässt den Tisch.
    }
event-chair_promised = { $name } spielt ab der nächsten Runde mit.
event-promise_ended =
    { $why ->
        [kicked] Der Gastgeber hat { $name } weggeschickt.
        [returned] { $name } bekommt doch keinen Stuhl: Wer dort saß, ist zurück.
       *[left] { $name } wartet nicht mehr auf einen Stuhl.
    }
event-renamed = Der neue Name ist { $name }.
event-rearranged = Die Stühle stehen in neuer Reihenfolge.
event-locked = Der Tisch ist abgeschlossen.
event-unlocked = Der Tisch ist wieder offen.
event-setup_changed = Auf der Karte steht etwas Neues.
event-chairs_changed =
    { $count ->
        [one] Am Tisch steht jetzt ein Stuhl.
       *[other] Am Tisch stehen jetzt { $count } Stühle.
    }
event-clock_doubled = Die Uhr läuft jetzt langsamer: Alle haben doppelt so viel Zeit.
event-clock_usual = Die Uhr läuft wieder so schnell wie vorher.
event-ready = { $seat } ist bereit.
event-not_ready = { $seat } ist noch nicht bereit.
event-start_called_off = Der Start wurde abgebrochen. Jedes Gerät verspricht eine neue Zahl.
event-zeros_from_now = Beim nächsten Mischen fehlt die Zahl von { $name }: Drei Starts haben vergeblich darauf gewartet.
event-not_opened = Der Start wurde abgebrochen: Das Gerät von { $name } hat nicht geantwortet.
event-starting = Die Karten werden gemischt: Jedes Gerät gibt seine Zahl dazu.
event-host_moved = Gastgeber ist jetzt { $seat }.
event-game_started = Spiel { $number } beginnt.
event-same_deal = Die Karten von Spiel { $number } werden noch einmal ausgeteilt. Alle können sie kennen.
event-time_ran_out = Für { $seat } ist die Zeit um.
event-continued = { $seat } ist bereit für den nächsten Gang.
event-more_time = { $seat } bittet um mehr Zeit.
event-stood_in = Ein Bot spielt für { $seat }.
event-returned = { $seat } ist wieder da.
event-secret_opened = Das Geheimnis des Mischens ist offen: Alle können das Austeilen prüfen.
event-table_closed = Der Gastgeber hat den Tisch geschlossen.

## Offene Tische: was der Server über sich sagt

notice-elsewhere = Du spielst in einem anderen Fenster.
notice-outdated = Es gibt eine neue Version. Lade die Seite neu: Dein Platz und deine Karte bleiben.
notice-restarting = Die Küche startet neu. Nichts geht verloren.
notice-too_fast = Das war zu schnell. Warte einen Moment.
notice-kicked = Der Gastgeber hat dich vom Tisch genommen.
notice-closed = Dieser Tisch ist geschlossen.
notice-damaged = Was von diesem Tisch gespeichert war, ist beschädigt.
notice-not_saving = Wir können gerade nicht speichern. Das Spiel macht Pause.
notice-why-full = Die Festplatte des Servers ist voll.
notice-why-read-only = Der Server darf nicht auf seine Festplatte schreiben.
notice-why-replaced = Jemand hat die Datenbank des Servers verschoben oder gelöscht. Sag bitte der Person Bescheid, die den Server betreibt.
notice-saving_again = Das Speichern klappt wieder.

## Offene Tische: was Spieler sagen können

emote-yum = Lecker!
emote-wow = Wow!
emote-oops = Hoppla!
emote-hurry = Beeil dich, bitte!
emote-good_one = Gut gemacht!
emote-thanks = Danke!
emote-one_more = Noch eins?
emote-bye = Tschüss!
