## Web: überall

web-home-title = Okawari
web-home = Startseite
web-close = Schließen
web-name-left =
    { $count ->
        [one] Noch Platz für { $count } Buchstaben.
       *[other] Noch Platz für { $count } Buchstaben.
    }
web-name-full = Länger kann ein Name nicht sein: { $count } Buchstaben.
web-log = Was passiert
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-problem-title = Das hat nicht geklappt
web-problem-away = Die Küche ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
web-problem-retry = Noch einmal
web-loading = Der Tisch wird gedeckt.
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names } …

## Web: wie es der Verbindung geht

web-state-lost = Verbinde neu …
web-state-safe = Deine Karte ist sicher.
web-state-unsaved = Deine Karte ist noch nicht gespeichert.
web-state-back = Du bist wieder da.
web-state-back-missed = Du bist wieder da. Während du weg warst: { $what }
web-state-missed = Was war los?
web-state-offline = Keine Verbindung. Dein Platz wartet 24 Stunden auf dich.
web-state-leave = Gehen
web-state-seconds =
    { $seconds ->
        [one] Etwa { $seconds } Sekunde.
       *[other] Etwa { $seconds } Sekunden.
    }

## Web: der Tisch ist weg

web-ended-elsewhere = Du spielst in einem anderen Fenster
web-ended-elsewhere-note = Dein Platz ist dort sicher. Du kannst ihn hierher zurückholen.
web-ended-play-here = Hier spielen
web-ended-outdated = Es gibt eine neue Version
web-ended-outdated-note = Lade die Seite neu. Dein Platz und deine Karte bleiben.
web-ended-reload = Neu laden
web-ended-kicked = Der Gastgeber hat dich vom Tisch genommen
web-ended-kicked-note = Du kannst einen eigenen Tisch eröffnen oder um einen neuen Link bitten.
web-ended-closed = Dieser Tisch ist geschlossen
web-ended-closed-note = Danke fürs Mitspielen! Für einen Nachschlag ist immer Platz.
web-ended-damaged = Dieser Tisch ist beschädigt
web-ended-damaged-note = Auf dem Server wurde etwas Gespeichertes verändert oder ging verloren. Ihr könnt einen neuen Tisch eröffnen; im Protokoll des Servers steht, welcher Tisch beschädigt ist.
web-ended-gone = Diesen Tisch gibt es nicht mehr
web-ended-gone-note = Vielleicht ist er zu Ende, oder der Link ist von einem anderen Gerät. Bitte um einen neuen Link.
web-ended-stranger = Hier hast du keinen Stuhl
web-ended-stranger-note = Diese Adresse gilt für das Gerät, das am Tisch sitzt. Bitte um den Link zum Teilen oder den Tischcode: Beide führen zu einem Stuhl.
web-ended-replay = Das letzte Spiel ansehen
web-ended-left = Du hast den Tisch verlassen
web-ended-left-note = Dein Platz wartet eine Weile, falls du zurückkommst.
web-ended-lost = Die Verbindung ist weg
web-ended-lost-note = Versuch es gleich noch einmal.

## Web: was ein Vorleseprogramm hört

web-said-missed = Während du weg warst: { $what }
web-said-passed = Die Hände wandern weiter. Deine geht als Nächstes an { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } sagt: { $emote }
web-said-turn = Zug { $turn } von { $turns }.
web-said-hand = Deine Hand: { $cards }.
web-said-kept = Du behältst { $card }. Du kannst es ändern, bis alle gewählt haben.
web-said-answers = Du kannst wählen: { $answers }.
web-said-scores = So steht es: { $scores }.
web-said-round-over = Runde { $round } ist vorbei.
web-said-lobby =
    { $count ->
        [one] Du bist am Tisch. { $count } Spieler ist da.
       *[other] Du bist am Tisch. { $count } Spieler sind da.
    }
web-said-over =
    { $count ->
        [one] Das Spiel ist vorbei. { $names } gewinnt.
       *[other] Das Spiel ist vorbei. { $names } gewinnen.
    }
