## Web: i piatti di questa partita come tessere

web-tiles-title = Nel menù

## Web: il foglio dei punti

web-score-title = Punti
web-score-player = Giocatore
web-score-round = Round { $round }
web-score-round-short = R{ $round }
web-score-desserts = Dolci
web-score-this-round = Questo round
web-score-total = Totale
web-score-place = { $rank }º
web-score-up = sale dal posto { $rank }
web-score-down = scende dal posto { $rank }
web-score-scroll = Punti: scorri di lato per vedere tutti
web-score-empty = Non ci sono ancora punti. I primi arrivano alla fine del round.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, contati { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } da parte, conta alla fine.
web-score-cell-hidden = Non ancora mostrato
web-score-cell-round = { $seat }, round { $round }: { n-points }.
web-score-cell-desserts = { $seat }, dolci: { n-points }.
web-score-nothing =
    { $count ->
        [0] Non ce ne sono: nessun punto.
        [one] { $count } in tutto, e stavolta nessun punto.
        [many] { $count } in tutto, e stavolta nessun punto.
       *[other] { $count } in tutto, e stavolta nessun punto.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Qui nessun punto.
web-score-stored-count =
    { $count ->
        [0] Per ora niente { $card }. I dolci contano alla fine della partita.
       *[other] Per ora { $count } × { $card }. I dolci contano alla fine della partita.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = Quanto vale
web-score-chips-so-far =
    { $count ->
        [0] Per ora nessun gettone di questo tipo.
        [one] Per ora { $count } gettone di questo tipo.
        [many] Per ora { $count } di gettoni di questo tipo.
       *[other] Per ora { $count } gettoni di questo tipo.
    }
web-score-chips-hidden = Quanto valgono i gettoni resta un segreto fino alla fine della partita.
web-score-chip-worth = Il tuo gettone vale { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: nessun gettone.
        [one] { $seat }, { $card }: { $count } gettone.
        [many] { $seat }, { $card }: { $count } di gettoni.
       *[other] { $seat }, { $card }: { $count } gettoni.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } gettone, nuovo in questo round.
        [many] { $seat }, { $card }: { $count } di gettoni, uno nuovo in questo round.
       *[other] { $seat }, { $card }: { $count } gettoni, uno nuovo in questo round.
    }
web-score-chips-taken = Gettoni finora

## Web: la fine di un round

web-scoring-title = Il round { $round } è servito
web-scoring-about = Round { $round } di { $rounds }. Tocca un numero per vedere perché.
web-scoring-table = Punti del round { $round }
web-scoring-table-chips = Gettoni del round { $round }
web-scoring-next = Poi: { $card }
web-scoring-all = Mostra tutto
web-scoring-by-row = La prossima, uno a uno
web-scoring-later = alla fine
web-scoring-idle = Nessun punto: { $cards }.
web-scoring-words = Tutto a parole
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = nessuno
web-scoring-ready = Via con la prossima portata
web-scoring-ready-last = Via con l’ultima portata
web-scoring-go = Vai avanti
web-scoring-is-ready = Per { $seat } è tutto pronto
web-scoring-not-ready = { $seat }: non ancora
web-scoring-wait = Aspettiamo { $seats }
web-scoring-wait-all = Tutti pronti
web-scoring-watching = La prossima portata arriva quando tutti danno il via.

## Web: la fine della partita

web-final-title = Il conto, per favore!
web-final-desserts = Prima, i dolci
web-final-desserts-note = Contano adesso, una volta per tutta la partita.
web-final-show = Chi ha vinto?
web-final-win = Vince { $seat } con { n-points }!
web-final-win-you = Vinci tu con { n-points }!
web-final-shared = Vittoria condivisa: { $seats }, con { n-points } a testa!
web-final-ahead =
    { $count ->
        [one] Solo { $count } punto più di { $seats }.
        [many] { $count } di punti più di { $seats }.
       *[other] { $count } punti più di { $seats }.
    }
web-final-tied = { $seats } hanno { n-points } a testa. La parità va a { $winners }.
web-final-tied-count = { $seat } ne ha { $count }
web-final-tied-desserts = I loro dolci: { $counts }.
web-final-podium = Il podio
web-final-everybody = Tutti al tavolo
web-final-sheet = Tutti i round
web-final-dummy = Ha giocato senza vincere né perdere.
web-final-one-more = Okawari! Un’altra
web-final-other = Gioca ad altro
web-final-ready = Ci sei per un’altra.
web-final-not-yet = Non ancora
web-final-start = Prossima partita
web-final-start-now = Comincia senza aspettare
web-final-start-bots =
    { $count ->
        [one] Comincia, un bot prende la sedia libera
        [many] Comincia, i bot prendono { $count } di sedie libere
       *[other] Comincia, i bot prendono { $count } sedie libere
    }
web-final-free =
    { $count ->
        [one] Ora una sedia è libera. Qualcuno può entrare dal link, o la prende un bot.
        [many] Ora { $count } di sedie sono libere. Si può entrare dal link, o le prendono i bot.
       *[other] Ora { $count } sedie sono libere. Si può entrare dal link, o le prendono i bot.
    }
web-final-wait-host = Aspettiamo che { $seat } cominci.
web-final-wait = Aspettiamo { $seats }.
web-final-same-deal = Le stesse carte
web-final-same-deal-note = Le stesse carte un’altra volta, per provare in un altro modo.
web-final-change = Cambia il menù
web-final-change-note = Altri piatti, un altro gioco, più o meno sedie.
web-final-keep = Salva o condividi la partita
web-final-share = Manda il link
web-final-share-text = La nostra partita di Okawari
web-final-copied = Il link è copiato.
web-final-link = Il link a questa partita
web-final-save = Scarica partita
web-final-picture = Salva immagine
web-final-picture-failed = Qui non si è riusciti a fare l’immagine.
web-final-check = Controlla mescolata
web-final-delete = Cancella partita
web-final-delete-sure = Cancellare la partita salvata per tutti? Il suo link non varrà più. Non si torna indietro.
web-final-delete-yes = Sì, cancella
web-final-delete-no = No, tienila
web-final-deleted = La partita salvata è cancellata.
web-replay-title = Una partita finita
web-replay-page = Una partita finita · Okawari
web-replay-game = Si è giocato a: { $game }
web-replay-bots = Bot al tavolo: { $names }.
web-replay-play = Gioca a Okawari
web-final-leave = Lascia il tavolo

## Web: una cosa bella di ogni persona

web-fact-once = { $card }: { n-points } in un round, e nessuno ha fatto di più.
web-fact-kind = { $card }: { n-points } in tutto, e nessuno ha fatto di più.
web-fact-dessert = { $card } come dolce: { n-points }, e nessuno ha fatto di più.
web-fact-round = Il meglio del round { $round }: { n-points }.
web-fact-steady = Anche il round più debole ha dato { n-points }: nessuno ha fatto meglio.
web-fact-variety =
    { $count ->
        [one] Punti con { $count } tipo di piatto, e nessuno ne ha di più.
        [many] Punti con { $count } di tipi di piatti, e nessuno ne ha di più.
       *[other] Punti con { $count } tipi di piatti, e nessuno ne ha di più.
    }
web-fact-clean = Nemmeno un punto perso in tutta la partita.
web-fact-climb = Dal posto { $from } al posto { $now }.
web-fact-own = Il piatto migliore: { $card } nel round { $round }, { n-points }.
web-fact-own-dessert = Il piatto migliore: { $card } alla fine, { n-points }.
web-fact-there =
    { $count ->
        [one] Al tavolo per tutto il round.
        [many] Al tavolo per tutti i { $count } di round.
       *[other] Al tavolo per tutti i { $count } round.
    }

## Web: la mescolata era onesta?

web-proof-title = La mescolata era onesta?
web-proof-checking = Controlliamo …
web-proof-good = Tutti i conti tornano. Il numero del tuo dispositivo conta, quindi nessun altro poteva scegliere queste carte senza far annullare un inizio, e lo avrebbero visto tutti.
web-proof-others = Tutti i conti tornano. Questo dispositivo non ha aggiunto un suo numero, quindi deve fidarsi degli altri.
web-proof-alone = Tutti i conti tornano, ma nessun dispositivo ha aggiunto un numero. Chi gestisce il server poteva scegliere queste carte.
web-proof-old = Provata alla vecchia maniera: i conti tornano, ma chi gestiva il server poteva scegliere la distribuzione.
web-proof-bad = Qualcosa non torna. Forse le carte non sono state date come promesso.
web-proof-none = Non provata: la partita salvata non ha una prova della mescolata.
web-proof-see = Chi gestisce il server poteva vedere tutte le mani.
web-proof-promise-yes = Il segreto del server corrisponde a ciò che aveva promesso prima della partita.
web-proof-promise-no = Il segreto del server non corrisponde alla promessa della partita salvata.
web-proof-seen-yes = È la promessa che questo dispositivo ha visto prima della partita.
web-proof-seen-no = Non è la promessa che questo dispositivo ha visto prima della partita.
web-proof-seen-unknown = Questo dispositivo non ha visto la promessa prima della partita, quindi non può confrontarla.
web-proof-mine-yes = Il numero a caso del tuo dispositivo è stato usato, proprio come promesso.
web-proof-mine-no = Manca il numero a caso del tuo dispositivo.
web-proof-mine-unknown = Questo dispositivo non ha aggiunto un suo numero.
web-proof-frozen-yes = Nessuna promessa è cambiata dopo che i numeri sono stati rivelati.
web-proof-frozen-no = Le promesse nella partita salvata non sono quelle che questo dispositivo ha visto prima che i numeri fossero rivelati.
web-proof-named-yes = I nomi sono quelli che questo dispositivo ha visto prima dell’inizio.
web-proof-named-no = I nomi non sono quelli che questo dispositivo ha visto prima dell’inizio.
web-proof-seats-yes = Ogni numero è quello che il suo dispositivo aveva promesso.
web-proof-seats-no = Il numero non è quello promesso: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } non ha aggiunto un numero: al suo posto contano degli zeri.
    [many] { $names } non hanno aggiunto numeri: al loro posto contano degli zeri.
   *[other] { $names } non hanno aggiunto numeri: al loro posto contano degli zeri.
}
web-proof-names-yes = I nomi nella partita salvata sono gli stessi dell’inizio.
web-proof-names-no = I nomi nella partita salvata non sono gli stessi dell’inizio.
web-proof-names-unknown = I nomi in questa partita salvata non sono provati.
web-proof-seed-yes = L’ordine delle carte viene dal segreto e da tutti i numeri.
web-proof-seed-no = L’ordine delle carte non viene dal segreto e dai numeri.
web-proof-hands-yes = Tutte le mani sono state distribuite in quell’ordine.
web-proof-hands-no = Le mani non sono state distribuite in quell’ordine.
web-proof-menus-yes = Anche tutto ciò che è stato pescato dopo viene da lì.
web-proof-menus-no = Ciò che è stato pescato dopo non viene da lì.
web-proof-cards-yes = Le carte che hai ricevuto qui sono proprio quelle.
web-proof-cards-no = Le carte che hai ricevuto qui sono altre.
web-proof-wrong = Prima differenza: round { $round }, { $seat }.
web-proof-wrong-table = Prima differenza: round { $round }.
web-proof-keys = Per i tuoi conti: le chiavi dei round
web-proof-same = I conti tornano, ma erano di nuovo le carte di una partita precedente: si potevano conoscere. Questa è la prova di quella partita. I nomi in questa partita salvata non sono provati.
web-proof-here = Controllato qui nel tuo browser, non dal server.

## Web: il racconto

web-log-turn = Round { $round }, turno { $turn }
web-log-table = Al tavolo
web-log-missed = Mentre non c’eri
web-log-empty = Non è ancora successo niente.
web-log-scroll = Che cosa è successo, il più nuovo in fondo

## Web: l’immagine di un risultato

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-risultato
