## Web: impostazioni

web-settings-intro = Tutto questo resta solo su questo dispositivo. Ogni cambio vale subito.
web-settings-you = Tu
web-settings-name = Il tuo nome
web-settings-name-note = Gli altri lo vedono al tavolo. Lascialo vuoto e ne inventiamo uno.
web-settings-look = Aspetto
web-settings-textSize = Dimensione testo
web-settings-percent = { $number }%
web-settings-theme = Chiaro o scuro
web-settings-theme-auto = Automatico
web-settings-theme-light = Chiaro
web-settings-theme-dark = Scuro
web-settings-theme-contrast = Alto contrasto
web-settings-colours = Colori delle carte
web-settings-colours-standard = Normali
web-settings-colours-strong = Forti
web-settings-moving = Movimento e suono
web-settings-motion = Movimento
web-settings-motion-auto = Automatico
web-settings-motion-full = Sì
web-settings-motion-none = No
web-settings-speed = Velocità
web-settings-speed-calm = Calma
web-settings-speed-normal = Normale
web-settings-speed-brisk = Svelta
web-settings-speed-instant = Subito
web-settings-volume = Suoni
web-settings-volume-0 = No
web-settings-volume-1 = Bassi
web-settings-volume-2 = Normali
web-settings-volume-3 = Alti
web-settings-vibration = Vibrazione
web-settings-vibration-note = Un piccolo bzz quando tieni una carta.
web-settings-notify = Avvisami quando tocca a me
web-settings-notify-note = Un avviso del tuo dispositivo, quando il gioco è in un’altra scheda.
web-settings-notify-refused = Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-settings-play = Come giochi
web-settings-confirm = Chiedi prima di tenere una carta
web-settings-confirm-note = Il primo tocco alza la carta, il secondo la tiene.
web-settings-hints = Consigli
web-settings-hints-note = Una breve riga quando succede qualcosa di nuovo.
web-settings-memory = Promemoria
web-settings-memory-note = Mostra le mani che hai passato, se il tavolo lo permette.
web-settings-emotes = Reazioni
web-settings-emotes-note = Vedi i piccoli saluti degli altri giocatori.
web-settings-leftHanded = Per mancini
web-settings-leftHanded-note = Mette il bottone grande a sinistra.
web-settings-zen = Tavolo tranquillo
web-settings-zen-note = Nasconde tutto tranne la mano, i piatti e chi ha già scelto.
web-settings-reading = Tasti e lettura ad alta voce
web-settings-screenReader = Vista a tabella per lettori di schermo
web-settings-screenReader-note = Mostra i piatti di tutti i posti in una vera tabella.
web-settings-moreTime = Mi serve più tempo
web-settings-moreTime-note = Per lettori di schermo o per leggere con calma. Dove c’è un cronometro, si chiede a chi ospita il doppio del tempo. Lo sa solo chi ospita, e non il perché. Con il testo grande succede da sé.
web-settings-keys = Tasti singoli
web-settings-keys-note = Gioca con un tasto alla volta.
web-settings-data = Che cosa resta qui
web-settings-data-note = Il tuo nome, le tue impostazioni e i tuoi posti ai tavoli, così puoi tornare.
web-settings-clear = Cancella tutto
web-settings-clear-sure = Cancellare tutto?
web-settings-clear-what = Questo dispositivo dimentica il tuo nome, le tue impostazioni e i tuoi tavoli. Non si torna indietro.
web-settings-clear-tables =
    { $count ->
        [one] Hai un posto a { $count } tavolo. Non potrai tornarci.
        [many] Hai un posto a { $count } di tavoli. Non potrai tornarci.
       *[other] Hai un posto a { $count } tavoli. Non potrai tornarci.
    }
web-settings-clear-keep = Tieni tutto
web-settings-clear-yes = Cancella
web-settings-cleared = Fatto. Questo dispositivo ha dimenticato tutto.
