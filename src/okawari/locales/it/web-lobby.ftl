## Web: la sala d’attesa

web-lobby-title = Intorno al tavolo
web-lobby-title-host = Il tuo tavolo
web-lobby-invite = Invita
web-lobby-code = Codice tavolo
web-lobby-code-hidden = Il codice è nascosto.
web-lobby-hide-code = Nascondi il codice
web-lobby-code-gone = Il codice serviva solo all’inizio. Il link vale ancora.
web-lobby-locked = Il tavolo è chiuso a chiave: non entra nessun altro.
web-lobby-share = Manda il link
web-lobby-share-text = Vieni a giocare con noi!
web-lobby-copy = Copia il link
web-lobby-copied = Il link è copiato. Mandalo ai tuoi amici.
web-lobby-link = Link a questo tavolo
web-lobby-qr = Immagine per la fotocamera
web-lobby-qr-title = Punta qui una fotocamera
web-lobby-qr-label = Codice QR con il link a questo tavolo
web-lobby-qr-note = Chi ha il link può sedersi.
web-lobby-watchers =
    { $count ->
        [one] { $count } che guarda
        [many] { $count } che guardano
       *[other] { $count } che guardano
    }
web-lobby-seated = Sedie occupate: { $count } su { $all }
web-lobby-only-here = Questo link funziona solo su questo computer. Avvia Okawari con --lan per far entrare altri.
web-lobby-way = Nel round 1 le mani vanno in senso orario, alla sedia successiva.
web-lobby-menu = Nel menù: { $menu }
web-lobby-emotes = Di’ qualcosa

## Web: le sedie nella sala d’attesa

# Letto ad alta voce: chi siede lì, e se è pronto
web-lobby-chair =
    { $role ->
        [you] Sedia { $number }: tu, { $name }.
        [you-host] Sedia { $number }: tu, { $name }, e ospiti.
        [host] Sedia { $number }: { $name }, che ospita.
       *[guest] Sedia { $number }: { $name }.
    } { $state ->
        [ready] Tutto pronto.
       *[waiting] Non ancora.
    }
web-lobby-chair-away =
    { $role ->
        [you] Sedia { $number }: tu, { $name }.
        [you-host] Sedia { $number }: tu, { $name }, e ospiti.
        [host] Sedia { $number }: { $name }, che ospita.
       *[guest] Sedia { $number }: { $name }.
    } { $seconds ->
        [-1] Connessione persa.
        [one] Connessione persa. La sedia resta per { $seconds } secondo.
        [many] Connessione persa. La sedia resta per { $seconds } di secondi.
       *[other] Connessione persa. La sedia resta per { $seconds } secondi.
    }
web-lobby-chair-bot = Sedia { $number }: { $name }, un bot.
web-lobby-chair-empty = Sedia { $number }: libera.
web-lobby-chair-free = Sedia libera
web-lobby-free = libera
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = Questa è la tua sedia.
web-lobby-is-host = Ospita questo tavolo.
web-lobby-is-bot = Un bot.
web-lobby-passes-to = Passa le carte a { $name }.
web-lobby-passes-free = Passa le carte a chi si siede accanto.
web-lobby-name = Nome
web-lobby-rename = Salva il nome
web-lobby-add-bot = Metti qui un bot
web-lobby-bot-level = Come gioca
web-lobby-remove-bot = Manda via il bot
web-lobby-sit-here = Siediti qui
web-lobby-move = Posto al tavolo
web-lobby-move-back = Un posto indietro
web-lobby-move-on = Un posto avanti
web-lobby-place = { $number } di { $count }
web-lobby-kick = Manda via
web-lobby-kick-sure = Mandare via { $name }? Non potrà tornare, e il codice e il link saranno nuovi.
web-lobby-kick-yes = Sì, manda via
web-lobby-no = No

## Web: che cosa può fare chi ospita

web-lobby-host-tools = Per chi ospita
web-lobby-change = Cambia menù
web-lobby-change-save = Servi questo
web-lobby-shuffle = Mescola i posti
web-lobby-lock = Chiudi a chiave
web-lobby-unlock = Togli la chiave
web-lobby-close = Chiudi il tavolo
web-lobby-close-sure = Chiudere questo tavolo per tutti? Non si può riaprire.
web-lobby-close-yes = Sì, chiudi
web-wish-asks =
    { $count ->
        [one] { $names } vorrebbe più tempo.
        [many] { $names } vorrebbero più tempo.
       *[other] { $names } vorrebbero più tempo.
    }
web-wish-agree = Il doppio del tempo per tutti
web-wish-leave = Lascia il cronometro così
web-wish-granted = Volevi più tempo: adesso tutti ne hanno il doppio.

## Web: pronti, via, uscire

web-lobby-ready-button = Ci sono!
web-lobby-ready-yes = Tutto pronto!
web-lobby-start = Comincia
web-lobby-start-anyway = Comincia lo stesso
web-lobby-start-bots =
    { $count ->
        [one] Comincia con { $count } bot
        [many] Comincia con { $count } di bot
       *[other] Comincia con { $count } bot
    }
web-lobby-start-us = Solo noi { $count }: via le sedie libere
web-lobby-alone = Per ora ci sei solo tu. Manda il link, o gioca con i bot.
web-lobby-waiting-for = Aspettiamo { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Una sedia è ancora libera.
        [many] { $count } di sedie sono ancora libere.
       *[other] { $count } sedie sono ancora libere.
    }
web-lobby-all-ready = Tutti pronti!
web-lobby-say-ready = Quando vuoi.
web-lobby-host-starts = Tra poco chi ospita comincia.
web-lobby-watching = Stai guardando. C’è una sedia libera per te.
web-lobby-watching-full = Tutte le sedie sono occupate. Stai guardando.
web-lobby-watching-locked = Il tavolo è chiuso a chiave. Stai guardando.
web-lobby-take-chair = Prendi posto
web-lobby-leave = Lascia il tavolo
web-lobby-leave-sure = Lasciare la tua sedia? Puoi anche andare all’inizio e tornare dopo: per un po’ la sedia resta tua.
web-lobby-leave-watching = Smettere di guardare questo tavolo?
web-lobby-leave-yes = Lascia la sedia
web-lobby-leave-keep = Vai all’inizio

## Web: la mescolata all’inizio

web-shuffle-under-way = Si mescola: ogni dispositivo aggiunge la sua parte …
web-shuffle-off = { $count ->
    [one] Inizio annullato: il dispositivo di { $names } non ha risposto. { $names } deve dare di nuovo il via.
    [many] Inizio annullato: i dispositivi di { $names } non hanno risposto. Devono dare di nuovo il via.
   *[other] Inizio annullato: i dispositivi di { $names } non hanno risposto. Devono dare di nuovo il via.
}
web-shuffle-off-you = Inizio annullato: questo dispositivo non ha risposto in tempo. Dai di nuovo il via.
web-shuffle-off-left = Inizio annullato. Si può ricominciare.
web-shuffle-zeros = { $count ->
    [one] Per tre volte il dispositivo di { $names } non ha risposto. Non aggiunge un numero alla prossima mescolata.
    [many] Per tre volte i dispositivi di { $names } non hanno risposto. Non aggiungono numeri alla prossima mescolata.
   *[other] Per tre volte i dispositivi di { $names } non hanno risposto. Non aggiungono numeri alla prossima mescolata.
}
web-shuffle-warning-promise = Il server ha cambiato la sua promessa sulla mescolata, perciò questo dispositivo non ha rivelato il suo numero.
web-shuffle-warning-list = Il server non ha rispettato la promessa di questo dispositivo, che perciò non ha rivelato il suo numero.
web-shuffle-warning-lost = Questo dispositivo non ha più il numero che aveva promesso per la mescolata. Quando l’inizio sarà annullato, dai di nuovo il via.
web-shuffle-warning-broken = Questo dispositivo ha rivelato il suo numero e poi il server ha abbandonato l’inizio senza dire nulla. È contro le regole della mescolata. Dai di nuovo il via solo se ti fidi di questo server.
