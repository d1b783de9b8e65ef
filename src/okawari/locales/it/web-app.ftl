## Web: dappertutto

web-home-title = Okawari
web-home = Inizio
web-close = Chiudi
web-name-left =
    { $count ->
        [one] C’è posto per { $count } lettera ancora.
        [many] C’è posto per { $count } di lettere ancora.
       *[other] C’è posto per { $count } lettere ancora.
    }
web-name-full = Un nome non può essere più lungo: { $count } lettere.
web-log = Che cosa succede
web-less = Meno: { $what }
web-more = Più: { $what }
web-problem-title = Non ha funzionato
web-problem-away = In questo momento la cucina non risponde. Controlla la connessione e riprova.
web-problem-retry = Riprova
web-loading = Stiamo apparecchiando.
web-your-turn = Tocca a te
web-waiting-for = Aspettiamo { $names } …

## Web: come va la connessione

web-state-lost = Mi ricollego …
web-state-safe = La tua carta è al sicuro.
web-state-unsaved = La tua carta non è ancora salvata.
web-state-back = Rieccoti.
web-state-back-missed = Rieccoti. Mentre non c’eri: { $what }
web-state-missed = Che cosa è successo?
web-state-offline = Nessuna connessione. Il tuo posto resta per 24 ore.
web-state-leave = Esci
web-state-seconds =
    { $seconds ->
        [one] Circa { $seconds } secondo.
        [many] Circa { $seconds } di secondi.
       *[other] Circa { $seconds } secondi.
    }

## Web: il tavolo non c’è più

web-ended-elsewhere = Stai giocando in un’altra finestra
web-ended-elsewhere-note = Lì il tuo posto è al sicuro. Puoi riprenderlo qui.
web-ended-play-here = Gioca qui
web-ended-outdated = C’è una nuova versione
web-ended-outdated-note = Ricarica la pagina. Il tuo posto e la tua carta restano.
web-ended-reload = Ricarica
web-ended-kicked = Chi ospita ti ha tolto da questo tavolo
web-ended-kicked-note = Puoi aprire un tavolo tuo, o chiedere un nuovo link.
web-ended-closed = Questo tavolo è chiuso
web-ended-closed-note = Grazie per aver giocato! C’è sempre posto per un bis.
web-ended-damaged = Questo tavolo è danneggiato
web-ended-damaged-note = Qualcosa di salvato sul server è stato cambiato o è andato perso. Si può aprire un nuovo tavolo; il registro del server dice qual è quello danneggiato.
web-ended-gone = Questo tavolo non c’è più
web-ended-gone-note = Forse è finito, o il link viene da un altro dispositivo. Chiedi un nuovo link.
web-ended-stranger = Qui non hai una sedia
web-ended-stranger-note = Questo indirizzo è del dispositivo che siede al tavolo. Chiedi il link da condividere o il codice del tavolo: tutti e due portano a una sedia.
web-ended-replay = Guarda l’ultima partita
web-ended-left = Hai lasciato il tavolo
web-ended-left-note = Ti teniamo il posto per un po’, se vuoi tornare.
web-ended-lost = La connessione è persa
web-ended-lost-note = Riprova tra un momento.

## Web: che cosa sente chi usa un lettore di schermo

web-said-missed = Mentre non c’eri: { $what }
web-said-passed = Le mani passano. La tua ora va a { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } dice: { $emote }
web-said-turn = Turno { $turn } di { $turns }.
web-said-hand = La tua mano: { $cards }.
web-said-kept = Tieni { $card }. Puoi cambiare finché non hanno scelto tutti.
web-said-answers = Puoi scegliere: { $answers }.
web-said-scores = Il punteggio: { $scores }.
web-said-round-over = Il round { $round } è finito.
web-said-lobby =
    { $count ->
        [one] Sei al tavolo. C’è { $count } giocatore.
        [many] Sei al tavolo. Ci sono { $count } di giocatori.
       *[other] Sei al tavolo. Ci sono { $count } giocatori.
    }
web-said-over =
    { $count ->
        [one] La partita è finita. Vince { $names }.
        [many] La partita è finita. Vincono { $names }.
       *[other] La partita è finita. Vincono { $names }.
    }
