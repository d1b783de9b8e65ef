## Web: il tavolo da gioco. $seat è un nome, $card il nome di una carta, $round e $turn sono numeri.

# Corto, per la barra in alto: round 2
web-table-r = R{ $round }
web-table-turn = Round { $round } di { $rounds }, turno { $turn } di { $turns }
web-table-menu = Quanto valgono i piatti
web-table-scores = Punti
web-table-settings = Impostazioni
web-table-zen = Tavolo tranquillo
web-table-side = Racconto e punti accanto al tavolo
web-table-live = C’è connessione
web-table-lost = Nessuna connessione
web-table-clock =
    { $count ->
        [one] Ancora { $count } secondo
        [many] Ancora { $count } di secondi
       *[other] Ancora { $count } secondi
    }
web-table-hurry =
    { $count ->
        [one] Ancora { $count } secondo.
        [many] Ancora { $count } di secondi.
       *[other] Ancora { $count } secondi.
    }
web-table-hurry-card =
    { $count ->
        [one] Ancora { $count } secondo. Se il tempo scade, giochi { $card }.
        [many] Ancora { $count } di secondi. Se il tempo scade, giochi { $card }.
       *[other] Ancora { $count } secondi. Se il tempo scade, giochi { $card }.
    }

## Web: i posti

web-table-seats = Gli altri al tavolo
web-table-dummy = Fantasma
web-table-same-deal = Si distribuiscono di nuovo le carte della partita { $number }: chi se le ricorda conosce tutte le mani.
web-table-led = In questo turno gioca per lui { $seat }.
# La mano che si passa va a questo posto, o la prossima viene da lì.
web-table-to = a { $seat }
web-table-from = da { $seat }
web-table-both = scambio con { $seat }
web-table-is-to = La tua mano va a { $seat }.
web-table-is-from = La tua prossima mano viene da { $seat }.
web-table-is-both = Tu e { $seat } vi scambiate le mani.
web-table-you = Tu
web-table-doing-choosing = sta scegliendo
web-table-doing-ready = ha scelto
web-table-doing-idle = aspetta
web-table-bot = un bot
web-table-stand-in = gioca un bot
web-table-gone = ha lasciato
web-table-promised = prossimo round: { $name }
web-table-away = assente
web-table-host = ospita
web-table-everybody =
    { $count ->
        [one] Tutti al tavolo. Ha scelto { $count } su { $all }.
        [many] Tutti al tavolo. Hanno scelto { $count } su { $all }.
       *[other] Tutti al tavolo. Hanno scelto { $count } su { $all }.
    }
web-table-all = Tutti al tavolo
web-table-more-seats =
    { $count ->
        [one] Mostra ancora { $count } posto
        [many] Mostra ancora { $count } di posti
       *[other] Mostra altri { $count } posti
    }
web-table-next = Posto dopo
web-table-previous = Posto prima
web-table-in-hand =
    { $count ->
        [one] { $count } carta in mano
        [many] { $count } di carte in mano
       *[other] { $count } carte in mano
    }
web-table-known = Hai già visto questa mano
web-table-watching = Stai guardando. Si vede solo quello che è scoperto.
web-table-promised-you = Avrai una sedia quando si distribuisce il prossimo round. Fino ad allora guardi.
web-table-look-next = Guarda il posto dopo
# Parole su una bandierina sopra un posto
web-table-flag-miso_spilled = Splash!
web-table-flag-chip_taken = Gettone!
web-table-flag-wine_taken = Sorpresa!
web-table-flag-flipped = Girata
web-table-flag-time_ran_out = Tempo!

## Web: i piatti

web-table-my-dishes = I tuoi piatti
web-table-dishes-of = Piatti di { $seat }
web-table-empty = I tuoi piatti staranno qui.
web-table-nothing = ancora niente sul tavolo
web-table-now = adesso
web-table-maybe = forse
# Quello che i dolci darebbero alla fine della partita: dopo +6
web-table-later = dopo
web-table-total = Punti
web-table-points-now = { n-points }, in questo round { $now }
web-table-shelf = Dolci per la fine
# A che punto è una serie: 1 di 3
web-table-part = { $have } di { $whole }
web-table-pile-part = { $count } × { $card }: { $have } di { $whole } per una serie
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } sul wasabi, vale il triplo
        [many] { $count } sul wasabi, valgono il triplo
       *[other] { $count } sul wasabi, valgono il triplo
    }
web-table-turned = Girata: { $card }
web-table-colours =
    { $count ->
        [one] { $count } colore: { $name } { $most }
        [many] { $count } di colori, soprattutto: { $name } { $most }
       *[other] { $count } colori, soprattutto: { $name } { $most }
    }
web-table-colours-none = Ancora nessun colore
web-table-colours-of = Colori di { $seat }
web-table-colours-note = Ogni colore ha un motivo. La lettera sulla carta dice quale.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } carta
        [many] { $colour }, { $pattern } ({ $letter }): { $count } di carte
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } carte
    }

## Web: il centro del tavolo

web-table-middle = Il centro del tavolo
web-table-deck = Mazzo
web-table-discards = Scarti
# Dolci che non sono ancora nel mazzo
web-table-desserts-left = Dolci
web-table-uramaki =
    { $count ->
        [0] La gara degli uramaki è finita
        [one] Ancora { $count } posto nella gara degli uramaki
        [many] Ancora { $count } di posti nella gara degli uramaki
       *[other] Ancora { $count } posti nella gara degli uramaki
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: niente più gettoni
        [one] { $card }: ancora { $count } gettone
        [many] { $card }: ancora { $count } di gettoni
       *[other] { $card }: ancora { $count } gettoni
    }
web-table-chips = Gettoni
web-table-chips-won =
    { $count ->
        [one] { $count } gettone
        [many] { $count } di gettoni
       *[other] { $count } gettoni
    }
web-table-order = Carte in ordine
web-table-asked = Chiedono a { $seat }: { $card }.

## Web: il tavolo come tabella

web-table-as-table = Tutti i piatti in una tabella
web-table-caption = Round { $round }, turno { $turn } di { $turns }
web-table-seat = Posto
web-table-state = Stato

## Web: il menù del tavolo stesso

web-more-title = Questo tavolo
web-more-back = Indietro
web-more-chair = Nome e sedia
web-more-people = Chi c’è qui
# Quante sedie sono libere: $count
web-more-invite-sit =
    { $count ->
        [one] Una sedia è libera: chi ha il link può guardare, e sedersi alla prossima distribuzione o nella prossima partita.
        [many] { $count } di sedie sono libere: chi ha il link può guardare, e sedersi alla prossima distribuzione o nella prossima partita.
       *[other] { $count } sedie sono libere: chi ha il link può guardare, e sedersi alla prossima distribuzione o nella prossima partita.
    }
web-more-invite-watch = Chi ha il link può guardare.
# $seconds: quanto aspetta il tavolo prima che giochi un bot; 0: per sempre
web-more-leave-note =
    { $seconds ->
        [0] Il tuo posto resta tuo. Gli altri aspettano finché torni.
       *[other] Il tuo posto resta tuo. Un bot gioca per te finché torni.
    }
web-more-leave-alone = Il tuo posto resta tuo. La partita aspetta finché torni.
web-more-leave-sure = Lasciare la tua sedia per sempre? Un bot continua, e può sedersi qualcun altro.
