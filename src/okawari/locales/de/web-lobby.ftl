## Web: vor dem Spiel

web-lobby-title = Rund um den Tisch
web-lobby-title-host = Dein Tisch
web-lobby-invite = Andere einladen
web-lobby-code = Tischcode
web-lobby-code-hidden = Der Code ist verdeckt.
web-lobby-hide-code = Code verdecken
web-lobby-code-gone = Der Code galt nur für den Anfang. Der Link geht noch.
web-lobby-locked = Der Tisch ist abgeschlossen: Niemand kommt mehr dazu.
web-lobby-share = Link teilen
web-lobby-share-text = Komm und spiel mit uns!
web-lobby-copy = Link kopieren
web-lobby-copied = Der Link ist kopiert. Schick ihn deinen Freunden.
web-lobby-link = Link zu diesem Tisch
web-lobby-qr = Bild für die Kamera zeigen
web-lobby-qr-title = Richte eine Kamera hierher
web-lobby-qr-label = QR-Code mit dem Link zu diesem Tisch
web-lobby-qr-note = Wer den Link hat, kann sich setzen.
web-lobby-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
web-lobby-seated = { $count } von { $all } Stühlen besetzt
web-lobby-only-here = Dieser Link geht nur auf diesem Computer. Starte Okawari mit --lan, damit andere mitspielen können.
web-lobby-way = In Runde 1 gehen die Hände im Uhrzeigersinn zum nächsten Stuhl.
web-lobby-menu = Im Menü: { $menu }
web-lobby-emotes = Etwas sagen

## Web: Stühle vor dem Spiel

# Wird vorgelesen: wer da sitzt und ob alles bereit ist
web-lobby-chair =
    { $role ->
        [you] Stuhl { $number }: du, { $name }.
        [you-host] Stuhl { $number }: du, { $name }, als Gastgeber.
        [host] Stuhl { $number }: { $name }, Gastgeber.
       *[guest] Stuhl { $number }: { $name }.
    } { $state ->
        [ready] Bereit.
       *[waiting] Noch nicht bereit.
    }
web-lobby-chair-away =
    { $role ->
        [you] Stuhl { $number }: du, { $name }.
        [you-host] Stuhl { $number }: du, { $name }, als Gastgeber.
        [host] Stuhl { $number }: { $name }, Gastgeber.
       *[guest] Stuhl { $number }: { $name }.
    } { $seconds ->
        [-1] Ohne Verbindung.
        [one] Ohne Verbindung. Der Stuhl wartet noch { $seconds } Sekunde.
       *[other] Ohne Verbindung. Der Stuhl wartet noch { $seconds } Sekunden.
    }
web-lobby-chair-bot = Stuhl { $number }: { $name }, ein Bot.
web-lobby-chair-empty = Stuhl { $number }: frei.
web-lobby-chair-free = Freier Stuhl
web-lobby-free = frei
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = Das ist dein Stuhl.
web-lobby-is-host = Der Gastgeber an diesem Tisch.
web-lobby-is-bot = Ein Bot.
web-lobby-passes-to = Gibt die Karten an { $name } weiter.
web-lobby-passes-free = Gibt die Karten an den weiter, der daneben sitzt.
web-lobby-name = Name
web-lobby-rename = Name speichern
web-lobby-add-bot = Bot hierher setzen
web-lobby-bot-level = Wie er spielt
web-lobby-remove-bot = Bot wegschicken
web-lobby-sit-here = Hier sitzen
web-lobby-move = Platz am Tisch
web-lobby-move-back = Einen Platz zurück
web-lobby-move-on = Einen Platz weiter
web-lobby-place = { $number } von { $count }
web-lobby-kick = Wegschicken
web-lobby-kick-sure = { $name } wegschicken? Zurückkommen geht dann nicht, und Code und Link werden neu.
web-lobby-kick-yes = Ja, wegschicken
web-lobby-no = Nein

## Web: was der Gastgeber kann

web-lobby-host-tools = Für den Gastgeber
web-lobby-change = Menü ändern
web-lobby-change-save = Das servieren
web-lobby-shuffle = Plätze mischen
web-lobby-lock = Tisch abschließen
web-lobby-unlock = Tisch aufschließen
web-lobby-close = Tisch schließen
web-lobby-close-sure = Diesen Tisch für alle schließen? Er lässt sich nicht wieder öffnen.
web-lobby-close-yes = Ja, schließen
web-wish-asks =
    { $count ->
        [one] { $names } hätte gern mehr Zeit.
       *[other] { $names } hätten gern mehr Zeit.
    }
web-wish-agree = Doppelte Zeit für alle
web-wish-leave = Uhr so lassen
web-wish-granted = Du hast dir mehr Zeit gewünscht: Jetzt haben alle doppelt so viel.

## Web: bereit, los, gehen

web-lobby-ready-button = Ich bin bereit
web-lobby-ready-yes = Bereit!
web-lobby-start = Start
web-lobby-start-anyway = Trotzdem starten
web-lobby-start-bots =
    { $count ->
        [one] Mit { $count } Bot starten
       *[other] Mit { $count } Bots starten
    }
web-lobby-start-us = Nur wir { $count }: leere Stühle weg
web-lobby-alone = Noch bist du allein da. Teil den Link, oder spiel mit Bots.
web-lobby-waiting-for = Warten auf { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $count } Stühle sind noch frei.
    }
web-lobby-all-ready = Alle sind bereit!
web-lobby-say-ready = Sag, wenn du so weit bist.
web-lobby-host-starts = Der Gastgeber fängt gleich an.
web-lobby-watching = Du schaust zu. Für dich ist noch ein Stuhl frei.
web-lobby-watching-full = Alle Stühle sind besetzt. Du schaust zu.
web-lobby-watching-locked = Der Tisch ist abgeschlossen. Du schaust zu.
web-lobby-take-chair = Hinsetzen
web-lobby-leave = Tisch verlassen
web-lobby-leave-sure = Deinen Stuhl aufgeben? Du kannst auch zur Startseite gehen und später wiederkommen: Eine kleine Weile gehört der Stuhl noch dir.
web-lobby-leave-watching = Nicht mehr zuschauen?
web-lobby-leave-yes = Stuhl aufgeben
web-lobby-leave-keep = Nur zur Startseite

## Web: das Mischen beim Start

web-shuffle-under-way = Es wird gemischt: Jedes Gerät gibt etwas dazu …
web-shuffle-off = { $count ->
    [one] Start abgebrochen: Das Gerät von { $names } hat nicht geantwortet. { $names } ist nicht mehr bereit.
   *[other] Start abgebrochen: Die Geräte von { $names } haben nicht geantwortet. Sie sind nicht mehr bereit.
}
web-shuffle-off-you = Start abgebrochen: Dieses Gerät hat nicht rechtzeitig geantwortet. Du bist nicht mehr bereit.
web-shuffle-off-left = Der Start wurde abgebrochen. Der Gastgeber kann noch einmal starten.
web-shuffle-zeros = { $count ->
    [one] Das Gerät von { $names } hat dreimal nicht geantwortet. Es gibt beim nächsten Mischen keine Zahl dazu.
   *[other] Die Geräte von { $names } haben dreimal nicht geantwortet. Sie geben beim nächsten Mischen keine Zahlen dazu.
}
web-shuffle-warning-promise = Der Server hat sein Versprechen zum Mischen geändert. Darum hat dieses Gerät seine Zahl nicht aufgedeckt.
web-shuffle-warning-list = Der Server hat das Versprechen dieses Geräts nicht unverändert übernommen. Darum hat es seine Zahl nicht aufgedeckt.
web-shuffle-warning-lost = Dieses Gerät hat die Zahl nicht mehr, die es fürs Mischen versprochen hat. Sag noch einmal, dass du bereit bist, sobald der Start abgebrochen ist.
web-shuffle-warning-broken = Dieses Gerät hat seine Zahl aufgedeckt, und dann hat der Server den Start ohne ein Wort abgebrochen. Das ist gegen die Regeln des Mischens. Sag nur dann noch einmal, dass du bereit bist, wenn du diesem Server vertraust.
