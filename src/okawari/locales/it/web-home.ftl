## Web: in comune tra le stanze prima del tavolo

web-front-help = Aiuto: carte e regole
web-front-back-to-table = Torna al tavolo
web-front-settings = Impostazioni
web-front-language = Lingua
web-front-wait = Un momento …
web-front-code = Scrivi un codice
web-front-code-go = Vai al tavolo con questo codice
web-front-privacy = Niente account, niente pubblicità, nessuno ti segue: quello che imposti resta su questo dispositivo.
web-front-source = Software libero con Apache License 2.0: chiunque può leggerlo, usarlo e cambiarlo.

## Web: inizio

web-home-line = Tieni una carta, passa le altre. Un altro round?
web-home-ways = Modi di giocare
web-home-friends = Con gli amici
web-home-friends-note = Apri un tavolo, manda il link
web-home-bots = Con i bot
web-home-bots-note = Un tocco e giochi
web-home-device = Un dispositivo
web-home-device-note = Passatevelo
web-home-learn = Impara
web-home-learn-note = Gioca e scopri come si fa
web-home-rules = Carte e regole
web-home-rules-note = Che cosa dà punti, e quando
web-home-tables = I miei tavoli
web-home-table = Tavolo
web-home-today = Carta del giorno
web-home-your-turn = Tocca a te!
web-home-watching = Stai guardando.
web-home-running = I tuoi tavoli in corso
web-home-turn-at = Tocca a te: { $game }
web-home-back-to = Torna al tuo tavolo: { $game }
web-home-stands =
    { $phase ->
        [lobby] Non cominciata, con { $names }
        [playing] In corso, con { $names }
        [scoring] Si contano i punti, con { $names }
        [over] Finita, con { $names }
       *[other] Con { $names }
    }
web-home-phase-lobby = Non cominciata
web-home-phase-playing = In corso
web-home-phase-scoring = Si contano i punti
web-home-phase-over = Finita
# Il nome di un gioco: Classico, Party, Draft
web-home-remove = Togli dalla lista: { $game }
web-home-more =
    { $count ->
        [one] Ancora { $count }
        [many] Ancora { $count }
       *[other] Ancora { $count }
    }
web-home-offline = Non c’è connessione. Puoi leggere le regole e cambiare le impostazioni. Le partite tornano con la connessione.
web-home-away = In questo momento la cucina non risponde. Puoi leggere le regole e cambiare le impostazioni. Noi continuiamo a provare.
web-home-busy = In cucina c’è tanto da fare. Riprova tra un momento.
web-home-renewed = C’è una nuova versione. I tuoi posti e le tue carte restano.
web-home-reload = Aggiorna

## Web: giocare con i bot

web-solo-laying = La cucina apparecchia per te …
web-solo-laying-learn = La cucina prepara un pasto piccolo e facile …
web-solo-change = Scegli il gioco per giocare con i bot
web-solo-choose = Gioca con i bot
web-solo-game = Gioco
web-solo-menu = Menù
web-solo-bots = Bot
web-solo-level = Come giocano
web-solo-play = Gioca

## Web: entrare

web-join-title = Entra in un tavolo
web-join-invited = C’è un invito per te!
web-join-which = Quale tavolo?
web-join-found = Trovato: { $game } con { $names }.
web-join-welcome = Un tocco e hai un posto.
web-join-ask = Scrivi il codice che i tuoi amici vedono sul loro schermo.
web-join-with =
    { $count ->
        [one] C’è { $names }.
        [many] Ci sono { $names }.
       *[other] Ci sono { $names }.
    }
web-join-pace-friendly = Qui c’è un cronometro, con tanto tempo. Puoi chiederne di più.
web-join-pace-brisk = Svelto: qui il cronometro è corto. Puoi chiedere più tempo.
web-join-pace-slow = Qui il cronometro è lento. Puoi chiedere più tempo.
web-join-pace-slower = Qui il cronometro è molto lento. Puoi chiedere più tempo.
web-join-pace-slowest = Qui c’è il cronometro più lento. Puoi chiedere più tempo.
web-join-doubled = Tutti hanno il doppio del tempo.
web-join-running = La partita è in corso. Se c’è una sedia libera, giochi dal prossimo round.
web-join-name = Il tuo nome
web-join-name-note = Lascialo vuoto e ne inventiamo uno buffo.
web-join-sit = Siediti
web-join-sitting = Un momento …
web-join-watch = Guarda e basta
web-join-watch-instead = Meglio guardare

## Web: un’idea alla volta, mentre giochi

web-hint = Un consiglio
web-hint-known = Lo so già
web-hint-aloud = Leggi ad alta voce
web-hint-pass = Tieni una carta. Il resto della tua mano va a { $name }.
web-hint-undo = Hai cambiato idea? Tocca un’altra carta, finché non hanno scelto tutti.
web-hint-rule = Cosa fa una carta? { $device ->
    [touch] Tienila premuta
   *[mouse] Fai clic destro
} e leggi la regola.
web-hint-on-wasabi = Il tuo prossimo nigiri finisce sul wasabi e vale il triplo.
web-hint-set = Una serie completa di { $card }! Dà punti alla fine del round.
web-hint-majority = { $card }: conta chi ne ha di più. Guarda anche gli altri!
web-hint-dessert = { $card } resta con te. I dolci contano alla fine della partita.
web-hint-hold-wasabi = Prima il wasabi, poi il nigiri: così il nigiri vale il triplo.
web-hint-hold-chopsticks = Tieni le bacchette adesso, e gioca due carte in un turno successivo.
web-hint-hold-spoon = Tieni un cucchiaio adesso, e più tardi chiedi agli altri la carta che ti serve.
web-hint-hold-menu = Gioca un menù per vedere quattro carte nuove e prenderne una.
web-hint-hold-takeout = Una scatola da asporto cambia le carte che non ti piacciono in 2 punti l’una.
web-hint-hold-special_order = Un ordine speciale diventa la copia di un tuo piatto.
web-hint-hold-soy_sauce = La salsa di soia dà punti se hai più colori diversi di tutti.
web-hint-hold-tea = Il tè vale un punto per ogni carta del colore che hai di più.
web-hint-hold-rice_wine = Il vino di riso vale 3, ma il caso sceglie la tua prossima carta.
web-hint-hold-wild = Un jolly si unisce a un sushi che hai già.
