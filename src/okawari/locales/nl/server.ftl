# Wat de server zegt tegen wie hem draait en tegen programma’s, in het Nederlands.

## Server: waar tafels bewaard worden

error-client-called-off = De start is afgebroken: iemand is weggegaan, of een apparaat heeft zijn getal niet op tijd onthuld.
error-client-other-shuffle = Het bewijs in het opgeslagen spel hoort niet bij het schudden waaraan dit programma meedeed.
error-client-promise-changed = De server hield zich niet aan wat hij voor de start had beloofd. Daarom heeft dit programma zijn getal niet onthuld.
error-store-full = De schijf is vol: er kan niets opgeslagen worden tot er weer plaats is.
error-store-read-only = De server mag nu niet in zijn database schrijven, dus er wordt niets opgeslagen.
error-store-locked = Een ander programma gebruikt de database; probeer het zo nog eens.
error-store-broken = De database antwoordt niet, dus er wordt niets opgeslagen.
error-store-closed = De server gaat dicht: er wordt niets meer opgeslagen.
error-database-unknown = Tafels kunnen niet bewaard worden op een adres dat begint met “{ $name }”. Gebruik er een als sqlite:///tables.db
error-database-foreign = Het bestand “{ $file }” is geen database van Okawari.
error-database-newer = De database “{ $file }” is gemaakt door een nieuwere Okawari (de versie is { $version }). Installeer die om haar te gebruiken.
error-database-in-use = De database “{ $file }” is in gebruik door een ander programma, waarschijnlijk een server die draait. Stop die eerst.
error-database-folder = Er is geen map “{ $file }” voor de database, en er kan er daar geen gemaakt worden. Kijk het adres na.
error-database-missing = Er is nog geen database op “{ $file }”.
error-database-not-empty = Er zijn al tafels of spellen in “{ $file }”. Met --force worden ze opzij gelegd.
error-backup-damaged = Het bestand “{ $file }” is beschadigd: het is niet te gebruiken.
error-backup-same-file = De kopie en de database zijn hetzelfde bestand: { $file }.

## De client voor programma’s

error-client-no-entry = Dit token opent de tafel niet.
error-client-kicked = De tafelbaas heeft je stoel vrijgemaakt.
error-client-no-table = Deze tafel is er niet, of niet meer.
error-client-elsewhere = Je speelt aan deze tafel ergens anders verder.
error-client-table-closed = Deze tafel is gesloten.
error-client-table-damaged = Wat van deze tafel was opgeslagen, is beschadigd; hij kan niet worden geopend.
error-client-bad-command = De server zou deze opdracht niet begrijpen: { $text }
error-client-too-big = De opdracht heeft { $size } bytes; meer dan { $most } mogen het er niet zijn.
error-client-closed = Je hebt opgehangen.
error-client-fault = De client is gestopt door een eigen fout.
error-client-no-server = Wat daar antwoordt, is geen Okawari-server (status { $code }).
error-client-misunderstood = De server verbreekt steeds de verbinding omdat hij niet begrijpt wat hij krijgt (code { $code }).
error-client-outdated = De server spreekt een nieuwer protocol: installeer een nieuwere versie van okawari.
error-client-away = De server antwoordt niet.
error-client-bad-address = “{ $text }” is niet het adres van een server, zoals http://localhost:8000.
error-client-not-asked = Er is geen open vraag voor jou.
error-client-no-seat = Je hebt geen plek aan deze tafel.

## Server: naar buiten

error-bad-message =
    { $problem ->
        [json] Het bericht is niet te lezen: het is geen goede JSON.
        [deep] Het bericht is niet te lezen: het zit te diep in elkaar.
        [twice] Het bericht is niet te lezen: er staat iets twee keer in.
        [hello] De groet is al gezegd.
       *[form] Het bericht heeft niet de goede vorm. Een deel ervan: “{ $field }”.
    }
error-bad-request = De aanvraag heeft niet de goede vorm. Bij “{ $field }” mag: { $known }.
error-too-large =
    { $most ->
        [one] De aanvraag is te groot: hooguit { $most } byte wordt gelezen.
       *[other] De aanvraag is te groot: hooguit { $most } bytes worden gelezen.
    }
error-too-slow = De aanvraag was te lang onderweg.
error-not-json = De aanvraag moet JSON zijn, met het inhoudstype application/json.
error-origin = De kop “Origin” ontbreekt, of noemt een pagina die deze server niet mag gebruiken. Verwacht: { $text }
error-host = Deze server luistert niet naar de naam “{ $name }”. Als dat wel moet, zet de naam dan bij zijn instelling “hosts”.
error-no-host = Het verzoek heeft precies één kop “Host” nodig, met een naam of adres van deze server.
error-websocket = Dit adres is alleen voor websockets: maak verbinding met ws of wss in plaats van http of https.
error-method = Dat kan hier niet. De kop “Allow” zegt wat wel kan.
error-needs-token = Hiervoor is het token van een stoel nodig.
error-join-form = Om mee te doen stuur je de code van een tafel, of een tafel met het geheim van haar link.
error-config-file = De instellingen in “{ $file }” zijn niet te lezen: { $reason }.
error-config-toml = De instellingen in “{ $file }” zijn geen goede TOML: { $reason }.
error-config-key = Er is geen instelling die “{ $key }” heet (in “{ $file }”). Wel zijn er: { $known }.
error-config-whole = { $name } kan niet “{ $value }” zijn: het is een heel getal van { $least } tot { $most }.
error-config-count = { $name } kan niet “{ $value }” zijn: het is een heel getal, minstens { $least }.
error-config-number = { $name } kan niet “{ $value }” zijn: het is een getal, minstens 0.
error-config-positive = { $name } kan niet “{ $value }” zijn: het is een getal boven 0.
error-config-truth = { $name } kan niet “{ $value }” zijn: het is “yes” (ja) of “no” (nee).
error-config-span = { $name } kan niet “{ $value }” zijn: het zijn twee getallen van seconden tot 60, het kleinste eerst, zoals 0.8,2.
error-config-database = { $name } kan niet “{ $value }” zijn: het is een adres zoals sqlite:///tables.db of sqlite:////srv/okawari/tables.db.
error-config-host = { $name } kan niet “{ $value }” zijn: het is een adres van deze computer, zoals 127.0.0.1 of 0.0.0.0.
error-config-prefix = { $name } kan niet “{ $value }” zijn: het is een pad zoals /games, met een schuine streep ervoor maar niet erachter.
error-config-address = { $name } kan niet “{ $value }” zijn: het is een adres zoals http://192.168.1.5:8000 of https://home.example/games.
error-config-addresses = { $name } kan niet “{ $value }” zijn: het is een adres zoals https://home.example, of meer dan één.
error-config-networks = { $name } kan niet “{ $value }” zijn: het zijn IP-adressen of netwerken, een of meer, zoals 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } kan niet “{ $value }” zijn: nodig zijn namen of IP-adressen zonder poort, een of meer, zoals huis.example,192.168.1.5.
error-config-choice = { $name } kan niet “{ $value }” zijn: kies uit { $known }.
error-port-taken = Poort { $port } is in gebruik door een ander programma, misschien een andere Okawari. Probeer een andere: --port { $next }
error-port-forbidden = Poort { $port } is voor het systeem. Kies er met --port een boven 1023.
error-host-unknown = Deze computer heeft geen adres dat “{ $host }” heet.
error-workers-sqlite = Eén proces bedient alle tafels van een SQLite-database: laat --workers weg.
error-stopped-late = De server kon niet alles op tijd opslaan.
error-stopped-unsaved = Okawari is gesloten, maar niet alles is veilig: de database “{ $file }” is verplaatst of verwijderd terwijl de server draaide.
server-page-title = Een Okawari-server
server-page-about = Hier spelen mensen samen sushikaartspellen van kiezen en doorgeven. Wie een tafel geopend heeft, vertelt je hoe je meedoet.
server-page-players = De tafel voor de browser ontbreekt: Okawari is zonder geïnstalleerd. Wie deze server beheert, kan hem toevoegen met “make web” en de server opnieuw starten. Tot dan kunnen hier alleen programma’s spelen.
server-page-interface = De ingang voor programma’s
server-page-health = Hoe het met de server gaat
server-client-title = Okawari: sushikaartspellen
server-client-description = Pak een kaart en geef de rest door: sushikaartspellen voor twee tot acht mensen, met vrienden of bots, in je browser. Zonder account.
server-client-noscript = Okawari heeft JavaScript nodig. Zet het aan in je browser en laad deze pagina opnieuw.
