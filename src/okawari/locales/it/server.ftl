# Quello che il server dice a chi lo gestisce e ai programmi, in italiano.

## Server: dove si tengono i tavoli

error-client-called-off = L’inizio è stato annullato: qualcuno è andato via, o un dispositivo non ha rivelato in tempo il suo numero.
error-client-other-shuffle = La prova nella partita salvata non è quella della mescolata a cui questo programma ha partecipato.
error-client-promise-changed = Il server non ha mantenuto quello che aveva promesso prima dell’inizio, perciò questo programma non ha rivelato il suo numero.
error-store-full = Il disco è pieno: non si può salvare niente finché non c’è di nuovo spazio.
error-store-read-only = In questo momento il server non può scrivere nel suo database: non si salva niente.
error-store-locked = Un altro programma sta usando il database; riprova tra un momento.
error-store-broken = Il database non risponde: non si salva niente.
error-store-closed = Il server sta chiudendo: non si salva più niente.
error-database-unknown = Non si possono tenere i tavoli a un indirizzo che comincia con «{ $name }». Usane uno come sqlite:///tables.db
error-database-foreign = Il file «{ $file }» non è un database di Okawari.
error-database-newer = Il database «{ $file }» è stato fatto da un Okawari più nuovo (la sua versione è { $version }). Installa quello per usarlo.
error-database-in-use = Il database «{ $file }» è usato da un altro programma, forse un server acceso. Prima fermalo.
error-database-folder = Non c’è una cartella «{ $file }» per il database, e lì non se ne può creare una. Controlla l’indirizzo.
error-database-missing = In «{ $file }» non c’è ancora un database.
error-database-not-empty = In «{ $file }» ci sono già tavoli o partite. Con --force vengono messi da parte.
error-backup-damaged = Il file «{ $file }» è rovinato: non si può usare.
error-backup-same-file = La copia e il database sono lo stesso file: { $file }.

## Il client per i programmi

error-client-no-entry = Questo token non apre il tavolo.
error-client-kicked = Chi ospita ha liberato la tua sedia.
error-client-no-table = Questo tavolo non esiste, o non esiste più.
error-client-elsewhere = Stai continuando a giocare a questo tavolo da un altro posto.
error-client-table-closed = Questo tavolo è chiuso.
error-client-table-damaged = Ciò che era salvato di questo tavolo è danneggiato: non si può aprire.
error-client-bad-command = Il server non capirebbe questo comando: { $text }
error-client-too-big = Il comando ha { $size } byte; se ne accettano al massimo { $most }.
error-client-closed = Hai riattaccato.
error-client-fault = Il client si è fermato per un suo errore.
error-client-no-server = Quello che risponde lì non è un server Okawari (stato { $code }).
error-client-misunderstood = Il server continua a chiudere la connessione perché non capisce quello che riceve (codice { $code }).
error-client-outdated = Il server parla un protocollo più nuovo: installa una versione più nuova di okawari.
error-client-away = Il server non risponde.
error-client-bad-address = «{ $text }» non è l’indirizzo di un server, come http://localhost:8000.
error-client-not-asked = Non c’è nessuna domanda che aspetta la tua risposta.
error-client-no-seat = Non hai un posto a questo tavolo.

## Server: all’ingresso

error-bad-message =
    { $problem ->
        [json] Non si può leggere il messaggio: non è un JSON corretto.
        [deep] Non si può leggere il messaggio: ha troppi livelli.
        [twice] Non si può leggere il messaggio: qualcosa c’è due volte.
        [hello] Il saluto è già stato detto.
       *[form] Il messaggio non ha la forma giusta. Il punto è: «{ $field }».
    }
error-bad-request = La richiesta non ha la forma giusta. Per «{ $field }» si può usare: { $known }.
error-too-large =
    { $most ->
        [one] La richiesta è troppo grande: si legge al massimo { $most } byte.
        [many] La richiesta è troppo grande: si leggono al massimo { $most } di byte.
       *[other] La richiesta è troppo grande: si leggono al massimo { $most } byte.
    }
error-too-slow = La richiesta ci ha messo troppo ad arrivare.
error-not-json = La richiesta deve essere JSON, con il tipo di contenuto application/json.
error-origin = L’intestazione «Origin» manca, o indica una pagina che non può usare questo server. Ci vuole: { $text }
error-host = Questo server non risponde al nome «{ $name }». Se deve farlo, aggiungi il nome alla sua impostazione «hosts».
error-no-host = La richiesta deve avere una sola intestazione «Host», con un nome o un indirizzo di questo server.
error-websocket = Questo indirizzo è solo per websocket: collegati con ws:// o wss:// al posto di http:// o https://.
error-method = Qui non si può fare. L’intestazione «Allow» dice che cosa si può.
error-needs-token = Per questo serve il token di una sedia.
error-join-form = Per entrare, manda il codice di un tavolo, oppure un tavolo con il segreto del suo link.
error-config-file = Non si possono leggere le impostazioni in «{ $file }»: { $reason }.
error-config-toml = Le impostazioni in «{ $file }» non sono un TOML corretto: { $reason }.
error-config-key = Nessuna impostazione si chiama «{ $key }» (in «{ $file }»). Ci sono: { $known }.
error-config-whole = { $name } non può essere «{ $value }»: ci vuole un numero intero da { $least } a { $most }.
error-config-count = { $name } non può essere «{ $value }»: ci vuole un numero intero, { $least } o più.
error-config-number = { $name } non può essere «{ $value }»: ci vuole un numero, 0 o più.
error-config-positive = { $name } non può essere «{ $value }»: ci vuole un numero sopra lo 0.
error-config-truth = { $name } non può essere «{ $value }»: ci vuole «yes» (sì) o «no».
error-config-span = { $name } non può essere «{ $value }»: ci vogliono due numeri di secondi fino a 60, prima il più piccolo, come 0.8,2.
error-config-database = { $name } non può essere «{ $value }»: ci vuole un indirizzo come sqlite:///tables.db o sqlite:////srv/okawari/tables.db.
error-config-host = { $name } non può essere «{ $value }»: ci vuole un indirizzo di questa macchina, come 127.0.0.1 o 0.0.0.0.
error-config-prefix = { $name } non può essere «{ $value }»: ci vuole un percorso come /games, con una barra davanti ma non in fondo.
error-config-address = { $name } non può essere «{ $value }»: ci vuole un indirizzo come http://192.168.1.5:8000 o https://home.example/games.
error-config-addresses = { $name } non può essere «{ $value }»: ci vuole un indirizzo come https://home.example, o più di uno.
error-config-networks = { $name } non può essere «{ $value }»: ci vogliono uno o più indirizzi IP o reti, come 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } non può essere «{ $value }»: ci vogliono uno o più nomi o indirizzi IP senza porta, come casa.example,192.168.1.5.
error-config-choice = { $name } non può essere «{ $value }»: scegli tra { $known }.
error-port-taken = La porta { $port } è usata da un altro programma, forse un altro Okawari. Provane un’altra: --port { $next }
error-port-forbidden = La porta { $port } è riservata al sistema. Scegline una sopra la 1023 con --port.
error-host-unknown = Questa macchina non ha un indirizzo «{ $host }».
error-workers-sqlite = Un solo processo serve tutti i tavoli di un database SQLite: togli --workers.
error-stopped-late = Il server non è riuscito a salvare tutto in tempo.
error-stopped-unsaved = Okawari è chiuso, ma non tutto è al sicuro: il database «{ $file }» è stato spostato o cancellato mentre il server era in funzione.
server-page-title = Un server Okawari
server-page-about = Qui si gioca insieme a giochi di carte sul sushi: si sceglie una carta e si passano le altre. Chi ha aperto un tavolo ti dice come entrarci.
server-page-players = Manca il tavolo per il browser: Okawari è stato installato senza. Chi gestisce questo server può aggiungerlo con «make web» e riavviare il server. Fino ad allora qui possono giocare solo programmi.
server-page-interface = L’interfaccia per i programmi
server-page-health = Come sta il server
server-client-title = Okawari: giochi di carte sul sushi
server-client-description = Prendi una carta e passa le altre: giochi di carte sul sushi per due-otto persone, con amici o bot, nel tuo browser. Senza account.
server-client-noscript = Okawari ha bisogno di JavaScript. Attivalo nel tuo browser e ricarica questa pagina.
