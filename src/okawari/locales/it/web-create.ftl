## Web: apparecchiare

web-create-title = Apparecchia
web-create-loading = La cucina porta il menù …
web-create-game = Quale gioco?
# $least e $most: numeri di giocatori, come 2 e 8
web-create-players = { $least }–{ $most } giocatori
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] C’è { $count } persona al tavolo: troppe per questo gioco.
        [many] Ci sono { $count } di persone al tavolo: troppe per questo gioco.
       *[other] Ci sono { $count } persone al tavolo: troppe per questo gioco.
    }
web-create-menu = Menù
web-create-menu-own = Un vassoio tutto tuo.
web-create-presets = Menù pronti
web-create-surprise = Sorprendimi
# Letto ad alta voce; $dishes è una lista di nomi
web-create-surprised = Ora sul vassoio: { $dishes }
web-create-always = sempre
# Letto ad alta voce dopo il nome di un piatto sul vassoio: un tocco apre la scelta
web-create-change-dish = Cambia questo piatto
web-create-not-served = Non si può servire
# $group: Rotolo, Antipasto, Speciale o Dolce
web-create-choose = Scegli: { $group }
web-create-here = In questo posto
web-create-on-tray = Sul vassoio
web-create-extra = Piatto extra
web-create-menu-not-for =
    { $count ->
        [one] Non per { $count } giocatore.
        [many] Non per { $count } di giocatori.
       *[other] Non per { $count } giocatori.
    }

## Web: che carattere ha un menù

web-create-temper-mean = Malizia
web-create-temper-mean-low = gentile
web-create-temper-mean-middle = birichino
web-create-temper-mean-high = piccante
web-create-temper-simple = Facilità
web-create-temper-simple-low = per pensare
web-create-temper-simple-middle = medio
web-create-temper-simple-high = facile
web-create-temper-lucky = Fortuna
web-create-temper-lucky-low = tranquillo
web-create-temper-lucky-middle = un po’ matto
web-create-temper-lucky-high = matto

## Web: regole della casa e tavolo

web-create-rules = Regole della casa
web-create-rules-changed =
    { $count ->
        [0] come al solito
        [one] { $count } cambiata
        [many] { $count } cambiate
       *[other] { $count } cambiate
    }
web-create-rules-note = Lasciale come sono, o gioca a modo tuo.
web-create-as-edition = Come nell’edizione
web-create-source = Da: { $source }
web-create-seats = Sedie
# $people ci sono già, restano $free sedie
web-create-seats-note =
    { $free ->
        [0] Tutte le sedie sono occupate.
        [one] Una sedia libera per un amico o un bot.
        [many] { $free } di sedie libere per amici o bot.
       *[other] { $free } sedie libere per amici o bot.
    }
web-create-bots = I bot giocano
web-create-table = Ritmo e altro
web-create-pace = Cronometro
web-create-pace-none = Senza tempo
web-create-pace-friendly = Tranquillo
web-create-pace-brisk = Svelto
web-create-pace-slow = Lento
web-create-pace-slower = Più lento
web-create-pace-slowest = Il più lento
web-create-pace-none-note = Tutti si prendono il tempo che serve.
# Secondi per una scelta
web-create-pace-seconds = { $pick } secondi per scegliere, e { $card } in più per ogni carta in mano.
web-create-pace-more = Chiunque può chiedere più tempo.
web-create-doubled = Il doppio del tempo
web-create-doubled-note = Tutti questi tempi valgono il doppio, per tutti.
web-create-absence = Se manca qualcuno, aspetta
web-create-absence-wait =
    { $seconds ->
        [0] quanto serve
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Nessun bot gioca mai per qualcuno.
       *[other] Poi un bot gioca finché non torna.
    }
web-create-spectators = Si può guardare
web-create-spectators-note = Chi guarda vede solo quello che è scoperto sul tavolo.
web-create-typed-names = Nomi a scelta
web-create-typed-names-note = Se no, tutti ricevono un nome buffo.
web-create-memory = Promemoria
web-create-memory-note = Mostra ai giocatori le mani che hanno passato.
web-create-pinned = Tieni 30 giorni
web-create-pinned-note = Una partita non finita resta più di un giorno.
web-create-open = Apri il tavolo
web-create-saving = Apparecchiamo …

## Web: che cosa aiuta quando così non si può giocare

web-create-fix-swap = Servi { $new } al posto di { $old }
web-create-fix-seats =
    { $count ->
        [one] Gioca con { $count } sedia
        [many] Gioca con { $count } di sedie
       *[other] Gioca con { $count } sedie
    }
web-create-fix-extra = Attiva: { $option }
web-create-fix-option = Togli: { $option }
web-create-fix-menu = Prendi il menù { $menu }
web-create-fix-bot = Prendi il bot { $bot }
