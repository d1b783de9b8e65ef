## Web: carte e regole

web-rules-title = Carte e regole
web-rules-turn = Come va un turno
web-rules-turn-look = Guarda le carte nella tua mano.
web-rules-turn-keep = Tienine una. Ancora nessuno la vede.
web-rules-turn-show = Tutti la mostrano insieme.
web-rules-turn-pass = Le altre passano al tuo vicino.
web-rules-turn-score = Mani vuote? Si contano i punti. Dopo tre round vince chi ne ha di più.
web-rules-cards = Tutte le carte
web-rules-game = Gioco
web-rules-search = Cerca una carta o una parola
web-rules-found =
    { $count ->
        [one] { $count } carta trovata.
        [many] { $count } di carte trovate.
       *[other] { $count } carte trovate.
    }
web-rules-none = Nessuna carta. Prova una parola più corta.
web-rules-away = In questo momento non si possono caricare le carte. Quando sono già state qui, si leggono anche senza connessione.
web-when-round = Dà punti in ogni round
web-when-game = Dà punti a fine partita
web-when-race = Dà punti subito, e in ogni round
web-when-tool = Per fare qualcosa, non per i punti
web-when-other = Aiuta un’altra carta a dare punti
web-when-chip = Un gettone alla fine di ogni round
web-rules-copies =
    { $count ->
        [one] { $count } carta nella scatola
        [many] { $count } di carte nella scatola
       *[other] { $count } carte nella scatola
    }
web-rules-players = da { $least } a { $most } giocatori
# { $card } è il nome di una carta
web-rules-before = Carta prima: { $card }
web-rules-after = Carta dopo: { $card }
web-rules-advanced = Draft, gioco avanzato
web-rules-extra = piatto extra

## Web: informazioni

web-about-title = Info
web-about-meaning = «Okawari» vuol dire «un’altra porzione, per favore». È un gioco di carte sul sushi: tieni una carta, passa le altre e spera che la tua preferita torni da te.
web-about-independent = Non è un gioco ufficiale
web-about-box = Ti piace? Compra la scatola vera: è bellissima su un tavolo.
web-about-privacy = Privacy
web-about-privacy-more = Il server conserva il nome che hai scelto e le carte che hai giocato finché resta il tavolo o la sua partita salvata, così puoi tornare. Chi ha giocato una partita può cancellarla. Non ci sono cookie, e questa pagina non carica niente da altre parti.
web-about-shuffle = La mescolata è onesta?
web-about-shuffle-promise = Prima della partita il server sceglie un segreto e ne mostra l’impronta, così dopo non può cambiarlo.
web-about-shuffle-mix = Quando dai il via, il tuo dispositivo sceglie un numero a caso e ne mostra l’impronta.
web-about-shuffle-freeze = All’inizio tutte le impronte vengono fissate, e solo allora ogni dispositivo rivela il suo numero. Se uno non lo fa, l’inizio viene annullato.
web-about-shuffle-deal = Il segreto, tutti i numeri e i nomi insieme mescolano le carte. Finché almeno un dispositivo che non è di chi gestisce il server aggiunge il suo numero, nessuno può sceglierle senza far annullare un inizio, e questo lo vedono tutti. Non vale quando si distribuiscono di nuovo le stesse carte: allora si possono conoscere.
web-about-shuffle-hands = Chi gestisce il server potrebbe vedere tutte le mani.
web-about-shuffle-open = Dopo la partita il segreto si apre: chiunque può controllare che torna.
web-about-shuffle-check = Con la partita salvata puoi farlo sul tuo computer:
web-about-licences = Licenze
web-about-licence-code = Programma: Apache License 2.0.
web-about-licence-art = Disegni e suoni: Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Fatto con Svelte (MIT), Fluent (Apache 2.0) e uqr (MIT).
web-about-contact = Qualcosa non va?
web-about-contact-text = Dillo a chi ti ha mandato il link o gestisce questo server. Il codice sorgente dice come segnalare un errore a chi lo ha fatto.
web-about-version = Versione del server: { $version }
web-about-version-away = Il server non risponde, quindi non sappiamo la sua versione.
