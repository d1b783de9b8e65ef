# Quello che dice solo la riga di comando, in italiano.

## Terminale: il tavolo

cli-round-turn = Round { $round } di { $rounds }, turno { $turn } di { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menù: { $menu }
cli-options = Opzioni: { $options }
cli-seed = Seme: { $seed }
cli-you = Tu
cli-your-hand = La tua mano
cli-your-table = Davanti a te
cli-table-of = Davanti a { $seat }
cli-table-empty = Ancora nessuna carta
cli-desserts = Dolci
cli-desserts-later = Dolci tenuti per la fine della partita
cli-chips = Gettoni
cli-dummy = Fantasma
cli-hand-hidden = In questo turno la tua mano resta nascosta: il caso sceglie la tua carta.
cli-hand-size =
    { $count ->
        [one] { $count } carta in mano
        [many] { $count } di carte in mano
       *[other] { $count } carte in mano
    }
cli-deck-size =
    { $count ->
        [one] { $count } carta nel mazzo
        [many] { $count } di carte nel mazzo
       *[other] { $count } carte nel mazzo
    }
cli-hand-goes-to = La tua mano va a { $seat }.
cli-hand-comes-from = La tua prossima mano viene da { $seat }.
cli-hand-goes-and-comes = La tua mano va a { $next }; la prossima viene da { $previous }.
cli-last-card = Questa è l’ultima carta della mano.
cli-waiting = Aspettiamo { $seats }…
cli-thinking = { $seat } sta pensando…
cli-your-turn = Tocca a te.
cli-reveal = Tutti mostrano una carta
cli-log = Che cosa è successo
cli-card-count = { $count } × { $card }
cli-uramaki-left = Posti ancora liberi nella gara degli uramaki: { $places }
cli-colours = Colori diversi: { $count }, gruppo più grande: { $group }
cli-would-score-now =
    { $points ->
        [one] { $points } punto adesso
        [many] { $points } di punti adesso
       *[other] { $points } punti adesso
    }
cli-would-score-later =
    { $points ->
        [one] { $points } punto se la partita finisse adesso
        [many] { $points } di punti se la partita finisse adesso
       *[other] { $points } punti se la partita finisse adesso
    }
cli-now = adesso
cli-later = più tardi
cli-counts-at-end = conta alla fine della partita

## Terminale: fogli dei punti

cli-scores = Punti
cli-round-sheet = Foglio dei punti del round { $round }
cli-final-sheet = Foglio dei punti finale
cli-sheet-dish = Piatto
cli-sheet-player = Giocatore
cli-sheet-points = Punti
cli-sheet-why = Perché
cli-sheet-round = Round { $round }
cli-sheet-this-round = Questo round
cli-sheet-before = Prima
cli-sheet-desserts = Dolci
cli-sheet-total = Totale
cli-sheet-place = Posizione
cli-sheet-nothing = Nessun punto in questo round.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = Vince { $seat } con { n-points }!
cli-you-win = Vinci tu con { n-points }!
cli-winners-shared = Vittoria condivisa: { $seats }, con { n-points } a testa!
cli-tie-break =
    { $count ->
        [one] Parità! Decide chi ha più dolci: { $seat } ha { $count } carta di dolci.
        [many] Parità! Decide chi ha più dolci: { $seat } ha { $count } di carte di dolci.
       *[other] Parità! Decide chi ha più dolci: { $seat } ha { $count } carte di dolci.
    }
cli-tie-break-shared = Anche nei dolci è parità.

## Terminale: domande e comandi

cli-prompt = La tua scelta
cli-prompt-number = Scrivi un numero da 1 a { $most }, oppure ? per l’aiuto
cli-prompt-again = «{ $text }» non è tra le scelte. Scrivi un numero da 1 a { $most }, oppure ? per l’aiuto.
cli-press-enter = Premi Invio per continuare
cli-commands = t tavoli · s punti · r regole delle carte · h consiglio · w perché · ? aiuto · q esci
cli-take-back = riprendi
cli-taken-back = Riprendi la tua carta.
cli-help = aiuto
cli-quit = esci
cli-tables = tavoli
cli-rules = regole delle carte
cli-help-number = un numero: scegli quella carta o quella risposta
cli-help-take-back = u: riprendi la tua scelta, finché non hanno scelto tutti
cli-help-tables = t: mostra tutti i tavoli
cli-help-scores = s: mostra i punti
cli-help-rules = r: mostra quanto valgono le carte di questa partita
cli-help-help = ?: mostra questo aiuto
cli-help-quit = q: lascia la partita
cli-help-points = I punti accanto a una carta sono quelli che aggiunge al tuo tavolo se la giochi adesso.
cli-quit-sure = Vuoi lasciare la partita?
cli-yes = sì
cli-no = no
cli-goodbye = Grazie per aver giocato. Ci vediamo al prossimo pasto!
cli-rematch = Un’altra partita?
cli-welcome = Che bello averti a tavola!
cli-saved = La partita è salvata in { $file }.
cli-not-a-terminal = Per giocare serve un terminale.
cli-error = okawari: { $message }
cli-warning = Nota: { $message }

## Terminale: bot e nomi inventati

cli-bot-random = A caso
cli-bot-random-note = gioca una carta qualsiasi tra quelle permesse
cli-bot-greedy = Goloso
cli-bot-greedy-note = prende subito più punti che può e rovina i tuoi
cli-bot-novice = Novellino
cli-bot-novice-note = segue i suoi gusti e a volte sbaglia
cli-bot-casual = Tranquillo
cli-bot-casual-note = prende buoni punti e ha un piatto preferito
cli-bot-quick = Rapido
cli-bot-quick-note = pensa avanti per un batter d’occhio
cli-bot-strong = Forte
cli-bot-strong-note = pensa tutto il turno di gioco e indovina la tua mano
cli-bot-chef = Chef
cli-bot-chef-note = pensa un secondo intero; qui nessuno gioca meglio
cli-bot-human = Persona
cli-name-1 = Sofia
cli-name-2 = Leo
cli-name-3 = Giulia
cli-name-4 = Luca
cli-name-5 = Emma
cli-name-6 = Nico
cli-name-7 = Sara
cli-name-8 = Elia
cli-name-9 = Bea
cli-name-10 = Ugo
cli-name-11 = Nina
cli-name-12 = Teo
cli-name-seat = Giocatore { $number }

## Terminale: tante partite

cli-games = Partite
cli-games-played =
    { $games ->
        [one] { $games } partita giocata
        [many] { $games } di partite giocate
       *[other] { $games } partite giocate
    }
cli-progress = { $done } partite su { $total }
cli-games-per-second = Partite al secondo
cli-seconds = Secondi
cli-win-share = Vittorie
cli-mean-points = Punti in media
cli-interval = Intervallo al 95 %
cli-plus-minus = { $value } ± { $margin }
cli-seat = Posto
cli-bot = Bot
cli-game = Gioco
cli-players = Giocatori
cli-simulate-title = { $game } con { n-players }: { $bots }

## Terminale: partite salvate

cli-replay-title = Partita salvata: { $game }, { $names }
cli-replay-ok = La partita salvata è in ordine: ogni scelta è permessa e i punti sono giusti.
cli-replay-choices =
    { $count ->
        [one] { $count } scelta
        [many] { $count } di scelte
       *[other] { $count } scelte
    }
cli-replay-seat = Vista da { $seat }
cli-replay-turn = Turno { $turn }
cli-replay-event = Che cosa è successo
cli-version = Versione

## Terminale: regole e cifre

cli-rules-cards = Carte
cli-rules-menus = Menù
cli-rules-options = Opzioni
cli-rules-clauses = Clausole delle regole
cli-rules-code = Codice
cli-rules-name = Nome
cli-rules-kind = Tipo
cli-rules-group = Gruppo
cli-rules-copies = Copie
cli-rules-colour = Colore
cli-rules-rule = Che cosa fa
cli-rules-values = Valori (il primo è quello predefinito)
cli-rules-meaning = Significato
cli-rules-source = Fonte
cli-rules-dishes = Piatti
cli-rules-clause = Clausola
cli-rules-seats = Giocatori: da { $least } a { $most }
cli-bench-title = Prova di velocità
cli-bench-figure = Misura
cli-bench-value = Valore
cli-bench-target = Obiettivo
cli-bench-met = Raggiunto
cli-bench-missed = Mancato
cli-bench-load = Macchina: { $machine }, { $cores } core, carico { $load }
cli-bench-running = Misuro: { $figure }…

## Terminale: il resto del gioco

cli-your-choice = La tua scelta: { $answer }
cli-show-or-back = Invio: mostra le carte · u: riprendi
cli-show-or-back-again = «{ $text }» adesso non è possibile. Premi Invio per mostrare le carte, oppure u per scegliere di nuovo.
cli-hands-swap = Tu e { $seat } vi scambiate le mani.
cli-last-turn = L’ultimo turno di questo round.
cli-fruit-icons = Frutta { $watermelon } anguria, { $pineapple } ananas, { $orange } arancia
cli-chips-left = gettoni rimasti
cli-chips-won = Gettoni vinti
cli-tables-title = Il tavolo
cli-help-code = il codice di una carta, come salmon o maki2, fa lo stesso
cli-help-now = «Adesso» è quanto varrebbero i piatti di questo round se finisse adesso; i dolci contano alla fine della partita.
cli-opponents = Giochi contro { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Parità! Decide chi ha più dolci: tu hai { $count } carta di dolci.
        [many] Parità! Decide chi ha più dolci: tu hai { $count } di carte di dolci.
       *[other] Parità! Decide chi ha più dolci: tu hai { $count } carte di dolci.
    }

## Terminale: i comandi e i loro parametri

cli-usage = Uso:
cli-word-flags = PARAMETRI
cli-word-command = COMANDO
cli-flags-title = Parametri
cli-commands-title = Comandi
cli-about = Giochi di carte sul sushi: si sceglie e si passa. Senza un comando si aprono nel tuo browser.
cli-about-play = Gioca una partita nel terminale contro i bot.
cli-about-rules = Mostra carte, menù, opzioni e clausole delle regole.
cli-about-replay = Mostra o controlla una partita salvata.
cli-about-score = Conta i punti di tavoli descritti in JSON.
cli-about-simulate = Fai giocare tante partite ai bot e mostra com’è andata.
cli-about-bench = Misura quanto sono veloci le regole.
cli-about-train = Fai imparare i bot che calcolano giocando contro sé stessi e salva quello che hanno imparato.
cli-flag-lang = la lingua da parlare
cli-flag-help = mostra questo aiuto
cli-flag-version = mostra la versione
cli-flag-json = scrivi JSON per i programmi
cli-flag-game = classic, party (di solito) o draft
cli-flag-players = quanti giocatori (di solito 4)
cli-flag-menu = il codice o il nome di un menù, oppure sette tipi separati da virgole
cli-flag-option = un’opzione delle regole, come edition=de; si può dare più volte
cli-flag-level = chi gioca contro di te: novice, casual (di solito), quick, strong o chef, uno per tutti o uno ciascuno, separati da virgole
cli-flag-seed = lo stesso seme distribuisce le stesse carte
cli-flag-name = il tuo nome
cli-flag-save = salva la partita in questo file quando finisce o la lasci
cli-flag-auto = guarda un bot giocare al posto tuo
cli-flag-no-color = niente colori né altri codici di escape
cli-flag-verify = controlla soltanto che ogni scelta sia permessa e i punti siano giusti
cli-flag-seat = racconta la partita come vista da questo posto, contato da 0
cli-flag-jsonl = un tavolo per riga in entrata, un risultato per riga in uscita
cli-flag-games = quante partite
cli-flag-bots = i bot in ordine di posto, separati da virgole; ne basta uno per tutti

## Terminale: che cosa può non andare in un comando

error-not-compiled = Le regole veloci non sono installate. Installale con: pip install "okawari[fast]"
error-no-such-file = Non si può leggere il file «{ $file }».
error-bad-number = «{ $value }» non va bene per { $name }: scrivi un numero da { $least } a { $most }.
error-command-unknown = Nessun comando si chiama «{ $name }». Scegli tra: { $known }.
error-flag-unknown = Nessun parametro si chiama «{ $name }». Vedi: { $text }
error-flag-value = Il parametro «{ $name }» ha bisogno di un valore.
error-flag-plain = Il parametro «{ $name }» non prende valori.
error-argument-missing = Manca «{ $name }». Vedi: { $text }
error-bad-argument = Questo non va bene per «{ $name }».
error-extra-word = «{ $name }» è una parola di troppo. Vedi: { $text }
error-usage = Non si capisce. Vedi: { $text }
error-option-form = «{ $value }» non ha la forma NOME=VALORE.
error-bot-count = I bot nominati sono { $count }, ma devono essere 1 o { $wanted }.
error-cannot-write = Non si può scrivere il file «{ $file }».
error-compiler-off = Le regole veloci sono disattivate: togli NUMBA_DISABLE_JIT.
error-not-a-save = Il file «{ $file }» esiste e non è una partita salvata: scegli un altro nome.
error-nothing-found = Niente si chiama «{ $text }». Senza parola, okawari rules mostra tutto.

## Terminale: manuale, cifre e tante partite

cli-sheet-now = Adesso
cli-rules-games = Giochi
cli-rules-clauses-english = Le clausole sono scritte in inglese.
cli-flag-bench-games = partite per ogni misura; poche servono per un’occhiata veloce, senza i tempi di avvio
cli-flag-train-out = una cartella per quello che si impara; i pesi già presenti vengono sostituiti
cli-flag-train-games = partite in ogni giro
cli-flag-train-tries = sviluppi immaginati per ogni risposta
cli-flag-train-rounds = quante volte ricominciare con quello che si è imparato
cli-flag-train-seed = lo stesso seme dà gli stessi pesi
cli-train-done = Quello che si è imparato è in { $folder }. card.json dice da dove viene.
error-weights-damaged = Il file «{ $file }», con quello che i bot hanno imparato, è danneggiato. Reinstalla Okawari o ripeti l’allenamento.
error-weights-size = Il file «{ $file }» ha { $count } pesi invece di { $wanted }: è di un’altra versione. Ripeti l’allenamento.

## Terminale: un turno che ci sta, le scatole da asporto e l’inizio

cli-boxes-gain =
    { $count ->
        [one] { $count } carta girata: { $points }
        [many] { $count } di carte girate: { $points }
       *[other] { $count } carte girate: { $points }
    }
cli-boxes-prompt = Numeri per segnare o togliere il segno, Invio per finire
cli-boxes-again = «{ $text }» non è possibile. Numeri da 1 a { $most }, Invio per finire
cli-choice-using = { $answer }, usando { $card }
cli-choice-for-dummy = { $answer }; per il fantasma: { $card }
cli-tool-chopsticks = Bacchette: giochi una seconda carta dalla tua mano.
cli-tool-spoon = Cucchiaio: chiedi una carta agli altri e la giochi subito.
cli-order-lost = perso: niente da copiare
cli-order-lost-sure = Non hai ancora niente da copiare: l’ordine speciale andrebbe perso. Vuoi giocarlo lo stesso?
cli-news-more = … (t mostra tutto)
cli-more = Invio per continuare
cli-last-cards = Si giocano le ultime carte:
cli-words-yes = sì si s yes y
cli-words-no = no n
cli-you-named = Tu ({ $name })
cli-save-replaces = Nota: questa partita prenderà il posto di quella salvata in { $file }.
cli-compiling-rules = Compilo le regole per molte partite: fino a un minuto…
cli-compiling-bots = Compilo come pensano i bot semplici: fino a un minuto…
cli-compiling-search = Compilo la ricerca dei bot: fino a due minuti…
cli-compiling-rivals = Compilo le ricerche di altri: fino a un minuto…
cli-compiling-not-kept = Quel che si compila non si può conservare per la prossima volta: nella cartella della cache non si può scrivere. OKAWARI_CACHE può indicarne un’altra.
cli-sheet-others = Altri
cli-place =
    { $place ->
        [1] 1º
       *[other] { $place }º
    }
cli-word-word = PAROLA
cli-flag-pause = secondi di attesa dopo ogni turno che guardi (di solito 0.6)
cli-intro-turn = Che bello averti qui! Tutti giocano una carta insieme e passano le altre.
cli-intro-keys = Scrivi il numero di una carta e premi Invio. Un ? spiega il gioco.
cli-language-name = Italiano
cli-start = A che cosa vuoi giocare? Premi solo Invio per fare come al solito.
cli-start-enter = Invio: { $number }
cli-start-language = Lingua
cli-start-game = Gioco
cli-start-players = Quanti giocatori, da { $least } a { $most }? (Invio: { $usual })
cli-start-menu = Menù
cli-start-level = Come giocano i bot
help-turn = Un turno: ognuno sceglie una carta, tutti la mostrano insieme, poi le mani passano al vicino.
help-win = Le carte davanti a te danno punti alla fine di ognuno dei tre round, i dolci proprio alla fine. Vince chi ha più punti.
help-draft-win = Dopo ogni round, chi ha più carte di un sushi vince il suo gettone. I gettoni sono punti: vince chi ne ha di più.
help-now = «Adesso» è quanto varrebbe un tavolo se il round finisse adesso.
help-arrows = → la tua mano va a questo giocatore. ← la tua prossima mano viene da questo.
help-sets = 1/3: ne hai una delle tre che ti servono.
help-later = «+6 più tardi»: questi punti contano alla fine della partita.
help-tools = Il numero su un utensile, come Cucchiaio (5), dice chi va per primo: il più basso.
help-enter = Dopo la tua scelta, Invio mostra le carte di tutti.

## Tavoli e scelte come testo

error-bad-notation-line = La riga { $number } non fa parte di un tavolo né di una scelta: «{ $line }».
error-bad-notation-field = Riga { $number }: un tavolo non ha un campo «{ $field }».
error-bad-notation-value = Riga { $number }: «{ $value }» non va bene per il campo «{ $field }».

## La prova della mescolata

cli-replay-shuffle-ok = La mescolata è provata: il seme viene dal segreto del server, dal numero che ogni dispositivo aveva promesso e dai nomi al tavolo.
cli-replay-shuffle-promise = A che cosa si era impegnato il server prima della partita, come l’ha visto ogni dispositivo: { $text }
cli-replay-shuffle-again = PROVATO SOLO IN PARTE: ogni scelta è permessa e i punti sono giusti, ma le carte sono quelle della partita { $number } di questo tavolo, distribuite di nuovo. La prova è di quella partita: non dice nulla dei nomi in questo file, e chiunque poteva conoscere le carte.
cli-replay-shuffle-old = La mescolata è provata solo alla vecchia maniera: il seme torna, ma chi gestiva il server e giocava poteva scegliere le carte.
cli-replay-shuffle-zeros = Senza un numero proprio: { $names }
cli-replay-unproved = SENZA PROVA: ogni scelta è permessa e i punti sono giusti, ma nel file manca la prova della mescolata. Carte, nomi e scelte possono essere inventati.

## Server: dove si tengono i tavoli

cli-about-backup = Copia in un file i tavoli e le partite finite di un server, anche mentre è acceso.
cli-about-restore = Metti una copia fatta con backup al posto del database.
cli-flag-backup-database = dove si tengono i tavoli, come sqlite:///tables.db (di solito dove li tiene il server)
cli-flag-restore-force = anche se ci sono già tavoli; il loro database resta lì accanto
cli-backup-done = Tutto è copiato in «{ $file }».
cli-restore-done = La copia è al suo posto: «{ $file }».
cli-restore-kept = Quello che c’era prima è conservato come «{ $file }».
cli-about-check = Controlla se tutti i tavoli e le partite finite di un database sono intatti, anche mentre un server è in funzione.
cli-flag-check-export = scrivere tutto ciò che è intatto in questa cartella: partite finite come JSON, tavoli come database per restore
cli-check-whole = Tavoli: { $tables }. Righe: { $rows }. Partite finite: { $games }.
cli-check-file = Il file stesso è danneggiato: { $reason }
cli-check-table =
    { $what ->
        [gap] Tavolo { $name }, riga { $number }: manca una riga.
        [checksum] Tavolo { $name }, riga { $number }: la riga è stata modificata.
        [end] Tavolo { $name }, riga { $number }: mancano le ultime righe.
        [format] Tavolo { $name }, riga { $number }: scritta da un Okawari più nuovo.
        [unreadable] Tavolo { $name }, riga { $number }: la riga non si può leggere.
       *[other] Tavolo { $name }, riga { $number }: la riga non va d’accordo con quelle precedenti.
    }
cli-check-game = Partita finita { $name }: non si può leggere.
cli-check-fine = Tutto è intatto.
cli-check-exported = Ciò che è intatto si trova ora in «{ $file }».

## Server: all’ingresso

cli-about-serve = Avvia il server di gioco.
cli-flag-host = l’indirizzo su cui ascoltare; con 0.0.0.0 può entrare anche chi è nella tua rete (di solito solo questa macchina)
cli-flag-port = la porta su cui ascoltare (di solito 8000)
cli-flag-no-browser = non aprire nessun browser, mostra solo l’indirizzo
cli-flag-lan = lascia entrare altri nella tua rete e mostra l’indirizzo e un codice QR
cli-flag-database = dove si tengono i tavoli, come sqlite:///tables.db (di solito nella tua cartella dei dati)
cli-flag-workers = quanti processi; più di uno richiede un database diverso da SQLite
cli-flag-config = un file TOML con le impostazioni
cli-flag-prefix = il percorso sotto cui un proxy mostra il server, come /games
cli-flag-url = l’indirizzo pubblico del server, per i link
cli-flag-origin = un’altra pagina che può usare il server; si può dare più volte
cli-flag-hosts = altri nomi e indirizzi a cui il server risponde, separati da virgole
cli-flag-trusted-proxies = i proxy di cui si credono le intestazioni di inoltro: indirizzi, separati da virgole
cli-flag-public-list = mostra a tutti i tavoli aperti
cli-flag-no-compiled-bots = non compilare mai le regole dei bot
cli-flag-log-level = debug, info (di solito), warning o error
cli-serve-open = Okawari è aperto: { $text }
cli-browser-opens = Okawari si apre nel tuo browser: { $text }
cli-browser-address = Apri questo indirizzo in un browser: { $text }
cli-browser-already = Okawari è già aperto: { $text }
cli-browser-lan = Perché possano entrare i telefoni della tua rete, avvialo con: { $text }
cli-serve-phones = Chi è nella tua rete può puntare qui la fotocamera di un telefono:
cli-serve-no-room = Questa finestra è troppo stretta per un codice QR. L’indirizzo è:
cli-serve-no-signs = Questo terminale non ha i segni per disegnare un codice QR. L’indirizzo è:
cli-serve-stop = Premi Ctrl-C per chiuderlo.
cli-serve-closed = Okawari è chiuso. Tutto è salvato.
