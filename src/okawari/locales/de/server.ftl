# Was der Server denen sagt, die ihn betreiben, und Programmen, auf Deutsch.

## Server: wo Tische aufbewahrt werden

error-client-called-off = Der Start wurde abgebrochen: Jemand ist gegangen, oder ein Gerät hat seine Zahl nicht rechtzeitig aufgedeckt.
error-client-other-shuffle = Der Beweis im gespeicherten Spiel gehört nicht zu dem Mischen, an dem dieses Programm teilgenommen hat.
error-client-promise-changed = Der Server hat nicht gehalten, was er vor dem Start versprochen hatte. Deshalb hat dieses Programm seine Zahl nicht aufgedeckt.
error-store-full = Die Festplatte ist voll: Gespeichert wird erst wieder, wenn Platz ist.
error-store-read-only = Der Server darf gerade nicht in seine Datenbank schreiben, also wird nichts gespeichert.
error-store-locked = Ein anderes Programm benutzt die Datenbank; versuch es gleich noch einmal.
error-store-broken = Die Datenbank antwortet nicht, also wird nichts gespeichert.
error-store-closed = Der Server schließt: Es wird nichts mehr gespeichert.
error-database-unknown = An einer Adresse, die mit „{ $name }“ anfängt, lassen sich keine Tische aufbewahren. Nimm eine wie sqlite:///tables.db
error-database-foreign = Die Datei „{ $file }“ ist keine Datenbank von Okawari.
error-database-newer = Die Datenbank „{ $file }“ stammt von einem neueren Okawari (ihre Version ist { $version }). Installiere dieses, um sie zu benutzen.
error-database-in-use = Die Datenbank „{ $file }“ wird von einem anderen Programm benutzt, wahrscheinlich von einem laufenden Server. Halte ihn zuerst an.
error-database-folder = Es gibt keinen Ordner „{ $file }“ für die Datenbank, und dort lässt sich keiner anlegen. Prüf die Adresse.
error-database-missing = Unter „{ $file }“ gibt es noch keine Datenbank.
error-database-not-empty = In „{ $file }“ gibt es schon Tische oder Spiele. Mit --force werden sie beiseitegelegt.
error-backup-damaged = Die Datei „{ $file }“ ist beschädigt: Sie lässt sich nicht benutzen.
error-backup-same-file = Die Kopie und die Datenbank sind dieselbe Datei: { $file }.

## Der Client für Programme

error-client-no-entry = Dieses Token öffnet den Tisch nicht.
error-client-kicked = Der Gastgeber hat deinen Stuhl frei gemacht.
error-client-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
error-client-elsewhere = Du spielst an diesem Tisch von woanders weiter.
error-client-table-closed = Dieser Tisch ist geschlossen.
error-client-table-damaged = Was von diesem Tisch gespeichert war, ist beschädigt; er kann nicht geöffnet werden.
error-client-bad-command = Der Server würde diesen Befehl nicht verstehen: { $text }
error-client-too-big = Der Befehl hat { $size } Bytes; mehr als { $most } werden nicht angenommen.
error-client-closed = Du hast aufgelegt.
error-client-fault = Der Client hat wegen eines eigenen Fehlers angehalten.
error-client-no-server = Was dort antwortet, ist kein Okawari-Server (Status { $code }).
error-client-misunderstood = Der Server trennt die Verbindung immer wieder, weil er nicht versteht, was er bekommt (Code { $code }).
error-client-outdated = Der Server spricht ein neueres Protokoll: Installiere eine neuere Version von okawari.
error-client-away = Der Server antwortet nicht.
error-client-bad-address = „{ $text }“ ist nicht die Adresse eines Servers, wie http://localhost:8000.
error-client-not-asked = Für dich ist gerade keine Frage offen.
error-client-no-seat = Du hast keinen Platz an diesem Tisch.

## Server: nach außen

error-bad-message =
    { $problem ->
        [json] Die Nachricht lässt sich nicht lesen: Sie ist kein richtiges JSON.
        [deep] Die Nachricht lässt sich nicht lesen: Sie ist zu tief verschachtelt.
        [twice] Die Nachricht lässt sich nicht lesen: Etwas steht zweimal darin.
        [hello] Die Begrüßung wurde schon gesagt.
       *[form] Die Nachricht hat nicht die richtige Form. Ein Teil davon: „{ $field }“.
    }
error-bad-request = Die Anfrage hat nicht die richtige Form. Erlaubt bei „{ $field }“: { $known }.
error-too-large =
    { $most ->
        [one] Die Anfrage ist zu groß: Höchstens { $most } Byte wird gelesen.
       *[other] Die Anfrage ist zu groß: Höchstens { $most } Bytes werden gelesen.
    }
error-too-slow = Die Anfrage hat zu lange gebraucht.
error-not-json = Die Anfrage muss JSON sein, mit dem Inhaltstyp application/json.
error-origin = Die Kopfzeile „Origin“ fehlt oder nennt eine Seite, die diesen Server nicht benutzen darf. Erwartet: { $text }
error-host = Auf den Namen „{ $name }“ hört dieser Server nicht. Falls er das soll, trag den Namen in seine Einstellung „hosts“ ein.
error-no-host = Die Anfrage braucht genau eine Kopfzeile „Host“ mit einem Namen oder einer Adresse dieses Servers.
error-websocket = Diese Adresse ist nur für Websockets: Verbinde dich mit ws oder wss statt mit http oder https.
error-method = Das geht hier nicht. Was geht, sagt die Kopfzeile „Allow“.
error-needs-token = Dafür braucht es das Token eines Stuhls.
error-join-form = Zum Mitspielen schick den Code eines Tisches, oder einen Tisch mit dem Geheimnis seines Links.
error-config-file = Die Einstellungen in „{ $file }“ lassen sich nicht lesen: { $reason }.
error-config-toml = Die Einstellungen in „{ $file }“ sind kein richtiges TOML: { $reason }.
error-config-key = Es gibt keine Einstellung namens „{ $key }“ (in „{ $file }“). Es gibt: { $known }.
error-config-whole = { $name } kann nicht „{ $value }“ sein: Es ist eine ganze Zahl von { $least } bis { $most }.
error-config-count = { $name } kann nicht „{ $value }“ sein: Es ist eine ganze Zahl, mindestens { $least }.
error-config-number = { $name } kann nicht „{ $value }“ sein: Es ist eine Zahl, mindestens 0.
error-config-positive = { $name } kann nicht „{ $value }“ sein: Es ist eine Zahl größer als 0.
error-config-truth = { $name } kann nicht „{ $value }“ sein: Es ist „yes“ (ja) oder „no“ (nein).
error-config-span = { $name } kann nicht „{ $value }“ sein: Es sind zwei Zahlen von Sekunden bis 60, die kleinere zuerst, wie 0.8,2.
error-config-database = { $name } kann nicht „{ $value }“ sein: Es ist eine Adresse wie sqlite:///tables.db oder sqlite:////srv/okawari/tables.db.
error-config-host = { $name } kann nicht „{ $value }“ sein: Es ist eine Adresse dieses Rechners, wie 127.0.0.1 oder 0.0.0.0.
error-config-prefix = { $name } kann nicht „{ $value }“ sein: Es ist ein Pfad wie /games, mit einem Schrägstrich davor, aber keinem dahinter.
error-config-address = { $name } kann nicht „{ $value }“ sein: Es ist eine Adresse wie http://192.168.1.5:8000 oder https://home.example/games.
error-config-addresses = { $name } kann nicht „{ $value }“ sein: Es ist eine Adresse wie https://home.example, oder mehrere davon.
error-config-networks = { $name } kann nicht „{ $value }“ sein: Es sind IP-Adressen oder Netze, eins oder mehrere, wie 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } kann nicht „{ $value }“ sein: Nötig sind Namen oder IP-Adressen ohne Port, eine oder mehrere, wie home.example,192.168.1.5.
error-config-choice = { $name } kann nicht „{ $value }“ sein: Zur Wahl stehen { $known }.
error-port-taken = Den Port { $port } benutzt ein anderes Programm, vielleicht ein anderes Okawari. Versuch einen anderen: --port { $next }
error-port-forbidden = Der Port { $port } ist dem System vorbehalten. Wähle mit --port einen über 1023.
error-host-unknown = Dieser Rechner hat keine Adresse namens „{ $host }“.
error-workers-sqlite = Ein Prozess bedient alle Tische einer SQLite-Datenbank: Lass --workers weg.
error-stopped-late = Der Server konnte nicht alles rechtzeitig speichern.
error-stopped-unsaved = Okawari ist geschlossen, aber nicht alles ist sicher: Die Datenbank „{ $file }“ wurde verschoben oder gelöscht, während der Server lief.
server-page-title = Ein Okawari-Server
server-page-about = Hier spielen Leute zusammen Sushi-Kartenspiele zum Auswählen und Weitergeben. Wer einen Tisch eröffnet hat, sagt dir, wie du dazukommst.
server-page-players = Der Tisch für den Browser fehlt: Okawari wurde ohne ihn installiert. Wer diesen Server betreibt, kann ihn mit „make web“ hinzufügen und den Server neu starten. Bis dahin können hier nur Programme spielen.
server-page-interface = Die Schnittstelle für Programme
server-page-health = Wie es dem Server geht
server-client-title = Okawari: Sushi-Kartenspiele
server-client-description = Nimm eine Karte und gib den Rest weiter: Sushi-Kartenspiele für zwei bis acht Leute, mit Freunden oder Bots, im Browser. Ohne Konto.
server-client-noscript = Okawari braucht JavaScript. Bitte schalte es in deinem Browser ein und lade diese Seite noch einmal.
