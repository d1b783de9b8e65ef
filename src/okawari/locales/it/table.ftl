# Quello che si dice al tavolo: domande, eventi, motivi dei punti ed errori che si incontrano giocando, in italiano.
# $seat e $other sono nomi di giocatori, $card è il nome di una carta.

## Domande e risposte

question-none = Niente da decidere.
question-pick = Quale carta giochi?
question-target = Quale carta copia il tuo ordine speciale?
question-dip = Il nigiri va sul tuo wasabi?
question-announce = Usi un utensile in questo turno?
question-second = Le tue bacchette: quale seconda carta giochi?
question-for_dummy = Quale carta giochi per il fantasma?
question-request = Il tuo cucchiaio: quale carta chiedi? Te la dà il primo giocatore alla tua sinistra che ce l’ha.
question-give = Un cucchiaio ti chiede una carta. Quale dai?
question-tray = Il menù propone queste carte. Quale giochi?
question-flip = Scatola da asporto: quale carta giri?
question-flip_order = Scatola da asporto: quale ordine speciale giri?
question-wild = A quale sushi si unisce il tuo jolly?
question-keep = Quale carta tieni in mano?
answer-pass = No, grazie
answer-pass-announce = Nessun utensile in questo turno
answer-pass-flip = Non girare altre carte
answer-pass-flip_order = Non girare altri ordini speciali
answer-pass-second = Nessuna seconda carta
answer-any-kind = una carta qualsiasi di { $kind }
answer-copy = ordine speciale come { $card }
answer-wild-as = jolly come { $card }
answer-on-wasabi = { $card } sul wasabi
answer-off-wasabi = { $card } accanto al wasabi
question-boxes = Scatola da asporto: quali carte giri? Ognuna poi vale solo 2.

## Che cosa succede

event-round_started = Comincia il round { $round }. Tutti ricevono { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] { $count } carta di dolci viene mescolata nel mazzo.
        [many] { $count } di carte di dolci vengono mescolate nel mazzo.
       *[other] { $count } carte di dolci vengono mescolate nel mazzo.
    }
event-chosen = { $seat } ha scelto.
event-took_back = { $seat } sceglie di nuovo.
event-picked = { $seat } sceglie: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } gioca { $card } con le bacchette.
        [spoon] { $seat } gioca { $card }, grazie al cucchiaio.
        [menu] { $seat } gioca { $card } dal menù.
        [chance] { $seat } gioca { $card } a caso.
       *[pick] { $seat } gioca { $card }.
    }
event-dipped = { $seat } mette { $card } sul wasabi: punti triplicati.
event-copied = { $seat } fa dell’ordine speciale una copia: { $card }.
event-announced = { $seat } sta per usare { $card }.
event-spoon_asked = { $seat } chiede: { $card }.
event-spoon_none = { $seat } non ne ha.
event-spoon_gave = { $seat } dà { $card } a { $other }.
event-into_hand = Nella mano di { $seat }: { $card }.
event-discarded = { $seat } perde { $card } per questo round.
event-menu_shows = Il menù propone a { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } rimette { $count } carta nel mazzo.
        [many] { $seat } rimette { $count } di carte nel mazzo.
       *[other] { $seat } rimette { $count } carte nel mazzo.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } rovescia { $count } zuppa di miso: ce n’era un’altra nello stesso turno.
        [many] { $seat } rovescia { $count } di zuppe di miso: ce n’erano diverse nello stesso turno.
       *[other] { $seat } rovescia { $count } zuppe di miso: ce n’erano diverse nello stesso turno.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } prende il primo posto nella gara degli uramaki: { n-points }.
        [2] { $seat } prende il secondo posto nella gara degli uramaki: { n-points }.
       *[other] { $seat } prende il terzo posto nella gara degli uramaki: { n-points }.
    }
event-flipped = { $seat } gira { $card }.
event-wine_taken = { $seat } ha il vino di riso: il caso sceglie la prossima carta.
event-passed =
    { $direction ->
        [right] Tutte le mani passano a destra.
       *[left] Tutte le mani passano a sinistra.
    }
event-drew_for_dummy = { $seat } pesca una carta per il fantasma e gioca per lui in questo turno.
event-dummy_card = { $seat } pesca { $card } per il fantasma.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } tiene { $count } × { $card } per la fine della partita.
event-round_ended = Il round { $round } è finito.
event-game_over = La partita è finita.
event-played-wild = { $seat } gioca un jolly come { $card }.
event-kept = { $seat } tiene { $card } e passa il resto.
event-kept-hidden = { $seat } tiene una carta e passa il resto.
event-chip_taken = { $seat } prende un gettone: { $card }.
event-chip_value = { $seat } guarda il gettone: { $card }, { n-points }.
event-pile_stays = Nessuno prende un gettone: { $card }.
event-chip_shown = { $seat } mostra un gettone: { $card }, { n-points }.
event-dealt = { $seat } riceve { $card } (×{ $count }).
event-set_beside = { $seat } mette da parte { $card }: ha già dato punti.
event-box_kept = { $card } resta davanti a { $seat }.
event-parted = Davanti a { $seat }, { $card } diventa { $now }.

## Che cosa succede, detto a chi lo vive

event-played-you =
    { $how ->
        [chopsticks] Giochi { $card } con le bacchette.
        [spoon] Giochi { $card }, grazie al cucchiaio.
        [menu] Giochi { $card } dal menù.
        [chance] Giochi { $card } a caso.
       *[pick] Giochi { $card }.
    }
event-played-wild-you = Giochi un jolly come { $card }.
event-dipped-you = Metti { $card } sul wasabi: punti triplicati.
event-copied-you = Fai dell’ordine speciale una copia: { $card }.
event-announced-you = Stai per usare { $card }.
event-spoon_asked-you = Chiedi: { $card }.
event-spoon_none-you = Non ne hai.
event-spoon_gave-you = Dai { $card } a { $other }.
event-spoon_gave-to_you = { $seat } ti dà { $card }.
event-into_hand-you = Nella tua mano: { $card }.
event-discarded-you = Perdi { $card } per questo round.
event-menu_shows-you = Il menù ti propone { $card }.
event-menu_returned-you =
    { $count ->
        [one] Rimetti { $count } carta nel mazzo.
        [many] Rimetti { $count } di carte nel mazzo.
       *[other] Rimetti { $count } carte nel mazzo.
    }
event-miso_spilled-you =
    { $count ->
        [one] Rovesci { $count } zuppa di miso: ce n’era un’altra nello stesso turno.
        [many] Rovesci { $count } di zuppe di miso: ce n’erano diverse nello stesso turno.
       *[other] Rovesci { $count } zuppe di miso: ce n’erano diverse nello stesso turno.
    }
event-uramaki_place-you =
    { $place ->
        [1] Prendi il primo posto nella gara degli uramaki: { n-points }.
        [2] Prendi il secondo posto nella gara degli uramaki: { n-points }.
       *[other] Prendi il terzo posto nella gara degli uramaki: { n-points }.
    }
event-flipped-you = Giri { $card }.
event-wine_taken-you = Hai il vino di riso: il caso sceglie la tua prossima carta.
event-drew_for_dummy-you = Peschi una carta per il fantasma e giochi per lui in questo turno.
event-dummy_card-you = Peschi { $card } per il fantasma.
event-chip_taken-you = Prendi un gettone: { $card }.
event-chip_value-you = Guardi il tuo gettone: { $card }, { n-points }.
event-chip_shown-you = Mostri un gettone: { $card }, { n-points }.
event-dealt-you = Ricevi { $card } (×{ $count }).
event-set_beside-you = Metti da parte { $card }: ha già dato punti.
event-box_kept-you = { $card } resta davanti a te.
event-parted-you = Davanti a te, { $card } diventa { $now }.

## Foglio dei punti: perché questi punti

why-nigiri =
    { $tripled ->
        [0] { n-cards } di nigiri: { n-points }.
       *[other] { n-cards } di nigiri, { $tripled } sul wasabi per il triplo dei punti: { n-points }.
    }
why-wasabi = { n-cards } di wasabi, che vale solo con il nigiri sopra: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } maki, il numero più alto: { n-points }.
               *[other] { $count } { word-icons } maki, il numero più alto, in parità tra { $tied } giocatori: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } maki, secondo posto: { n-points }.
               *[other] { $count } { word-icons } maki, secondo posto, in parità tra { $tied } giocatori: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } maki, terzo posto: { n-points }.
               *[other] { $count } { word-icons } maki, terzo posto, in parità tra { $tied } giocatori: { n-points }.
            }
       *[other] { $count } { word-icons } maki, nessun posto che dà punti: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } di temaki, e nessuno ne ha di più: { n-points }.
        [-1] { n-cards } di temaki, e nessuno ne ha di meno: { n-points }.
        [2] { n-cards } di temaki, e nessuno ne ha di più o di meno: { n-points }.
       *[other] { n-cards } di temaki, né il numero più alto né il più basso: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Posti nella gara degli uramaki: { n-points }.
       *[other] { $count } { word-icons } uramaki nella gara: { n-points }.
    }
why-tempura = { n-cards } di tempura, 5 per ogni coppia: { n-points }.
why-sashimi = { n-cards } di sashimi, 10 per ogni tris: { n-points }.
why-gyoza = { n-cards } di ravioli, più ce n’è meglio è: { n-points }.
why-eel =
    { $count ->
        [1] Una sola carta di anguilla costa punti: { n-points }.
       *[other] { n-cards } di anguilla, 7 per due o più: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } di tofu: { n-points }.
        [1] { n-cards } di tofu: { n-points }.
        [2] { n-cards } di tofu, proprio quel che ci vuole: { n-points }.
       *[other] { n-cards } di tofu, troppe: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { n-cards } di edamame, e ne ha anche { $others } altro giocatore: { n-points }.
        [many] { n-cards } di edamame, e ne hanno anche { $others } di altri giocatori: { n-points }.
       *[other] { n-cards } di edamame, e ne hanno anche { $others } altri giocatori: { n-points }.
    }
why-miso = { n-cards } di zuppa di miso, 3 per carta: { n-points }.
why-onigiri = { n-cards } di onigiri in serie di forme diverse: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } coppia di inari e futomaki da 6 e { $singles } senza compagna da 2: { n-points }.
        [many] { $pairs } di coppie di inari e futomaki da 6 e { $singles } senza compagna da 2: { n-points }.
       *[other] { $pairs } coppie di inari e futomaki da 6 e { $singles } senza compagna da 2: { n-points }.
    }
why-chopsticks = { n-cards } di bacchette, un utensile che non dà mai punti: { n-points }.
why-spoon = { n-cards } di cucchiaio, un utensile che non dà mai punti: { n-points }.
why-menu = { n-cards } di menù, che non dà mai punti: { n-points }.
why-takeout = { n-cards } di scatola da asporto, che non dà mai punti: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } di salsa di soia e { $colours } { word-colours }, ma altri ne hanno di più: { n-points }.
       *[other] { n-cards } di salsa di soia e { $colours } { word-colours }, e nessuno ne ha di più: { n-points }.
    }
why-tea = { n-cards } di tè, ogni volta 1 per carta del gruppo più grande di un colore ({ $group }): { n-points }.
why-special_order = { n-cards } di ordine speciale senza niente da copiare: { n-points }.
why-rice_wine = { n-cards } di vino di riso, 3 per carta: { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } di budino, e nessuno ne ha di più: { n-points }.
        [-1] { n-cards } di budino, e nessuno ne ha di meno: { n-points }.
        [2] { n-cards } di budino, e nessuno ne ha di più o di meno: { n-points }.
       *[other] { n-cards } di budino, né il numero più alto né il più basso: { n-points }.
    }
why-ice_cream = { n-cards } di gelato, 12 per ogni quattro: { n-points }.
why-fruit = Simboli di anguria: { $watermelon }, di ananas: { $pineapple }, di arancia: { $orange }. In tutto { n-points }.
why-flipped =
    { $count ->
        [one] { n-cards } girata, 2 per carta: { n-points }.
        [many] { n-cards } girate, 2 per carta: { n-points }.
       *[other] { n-cards } girate, 2 per carta: { n-points }.
    }
why-chip = { n-cards }, il numero migliore senza parità: prende il gettone ({ $card }).
why-chip-dessert =
    { $count ->
        [one] { $count } sushi, il numero migliore senza parità: prende il gettone dolce.
        [many] { $count } di sushi diversi, il numero migliore senza parità: prende il gettone dolce.
       *[other] { $count } sushi diversi, il numero migliore senza parità: prende il gettone dolce.
    }
why-chips =
    { $count ->
        [one] { $count } gettone: { n-points }.
        [many] { $count } di gettoni: { n-points }.
       *[other] { $count } gettoni: { n-points }.
    }
why-chip-last = { n-cards }, il numero più basso, dopo una parità per il più alto: prende il gettone ({ $card }).
why-chip-dessert-last =
    { $count ->
        [one] { $count } sushi, il numero più basso, dopo una parità per il più alto: prende il gettone dolce.
        [many] { $count } di sushi diversi, il numero più basso, dopo una parità per il più alto: prende il gettone dolce.
       *[other] { $count } sushi diversi, il numero più basso, dopo una parità per il più alto: prende il gettone dolce.
    }
why-edamame-all =
    { $sharers ->
        [one] { n-cards } di edamame, e al tavolo ne ha { $sharers } giocatore: { n-points }.
        [many] { n-cards } di edamame, e al tavolo ne hanno { $sharers } di giocatori: { n-points }.
       *[other] { n-cards } di edamame, e al tavolo ne hanno { $sharers } giocatori: { n-points }.
    }

## Errori e avvisi: una riga chiara per ognuno

error-bad-opening = Questo non è il numero promesso.
error-bad-save-names = La mescolata della partita salvata non torna: i nomi non sono quelli al tavolo all’inizio della partita.
error-bad-save-opening = La mescolata della partita salvata non torna: il numero di { $name } non è quello promesso prima della partita.
error-illegal-choice = Questa scelta ora non è possibile.
error-not-starting = Nessuna partita sta per cominciare.
error-not-your-decision = Ora non hai niente da decidere.
error-nothing-to-take-back = Non c’è niente da riprendere.
error-bad-menu-unknown-kind = Nessun piatto si chiama «{ $kind }». Scegli tra: { $known }.
error-bad-menu-count = Numero sbagliato di piatti nel gruppo «{ $group }»: in un menù ce ne vogliono { $wanted }, qui ce ne sono { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] «{ $kind }» non può stare nel menù con { $seats } giocatore. È per { $least }-{ $most } giocatori.
        [many] «{ $kind }» non può stare nel menù con { $seats } di giocatori. È per { $least }-{ $most } giocatori.
       *[other] «{ $kind }» non può stare nel menù con { $seats } giocatori. È per { $least }-{ $most } giocatori.
    }
error-bad-menu-expansion = «{ $kind }» è un piatto in più: attivalo con l’opzione «{ $option }».
error-bad-menu-nigiri = Il nigiri è sempre nel menù: non metterlo nella tua lista.
error-bad-menu-duplicate = «{ $kind }» è due volte nel menù.
error-bad-menu-unknown = Nessun menù si chiama «{ $menu }». Scegli tra: { $known }.
error-bad-menu-not-in-game = Il gioco «{ $game }» non ha un menù da scegliere.
error-bad-option-unknown = Nessuna opzione si chiama «{ $option }». Scegli tra: { $known }.
error-bad-option-value = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $values }.
error-bad-option-seats = L’opzione «{ $option }» è per { $least } giocatori, non per { $seats }. Toglila o cambia il numero di giocatori.
error-bad-seats = Il gioco «{ $game }» è per { $least }-{ $most } giocatori, non per { $seats }.
error-bad-seed = «{ $seed }» non si può usare come seme.
error-bad-save-format = Questa non è una partita salvata di Okawari.
error-bad-save-version = Questa partita è stata salvata da una versione che questo programma non conosce ({ $version }).
error-bad-save-checksum = La partita è stata cambiata dopo il salvataggio: il suo codice di controllo è sbagliato.
error-bad-save-choice = La scelta { $number } della partita salvata non è permessa: lì { $seat } non può scegliere «{ $answer }».
error-bad-save-result = La partita salvata non finisce con i punti che dichiara.
error-bad-save-json = Non si può leggere la partita salvata: non è un JSON corretto.
error-bad-save-field = Il campo «{ $field }» della partita salvata manca o è sbagliato.
error-bad-table-json = Non si può leggere il tavolo: non è un JSON corretto.
error-bad-table-card = Nessuna carta si chiama «{ $card }» in questo gioco.
error-bad-table-field = Il campo «{ $field }» del tavolo manca o è sbagliato.
error-bad-table-scope = Il campo «scope» non può essere «{ $scope }». Scegli tra: round, desserts, game.
error-bad-table-seats = Un tavolo di «{ $game }» ha da 1 a { $most } giocatori, non { $seats }.
error-starting = Le carte si stanno mescolando. Riprova tra un momento.
error-unknown-game = Nessun gioco si chiama «{ $game }». Scegli tra: { $known }.
error-unknown-language = Nessuna lingua si chiama «{ $lang }». Scegli tra: { $known }.
error-unknown-bot = Nessun bot si chiama «{ $bot }». Scegli tra: { $known }.
warning-too-many = { $count } × { $card } sul tavolo, ma nella scatola ce ne sono solo { $printed }.
error-too-many-names = { $names ->
    [one] C’è { $names } nome
    [many] Ci sono { $names } di nomi
   *[other] Ci sono { $names } nomi
} per { $seats ->
    [one] { $seats } posto
    [many] { $seats } di posti
   *[other] { $seats } posti
}. Dai al massimo un nome per posto.
error-bad-save-imagined = Una partita immaginata da una vista non ha un seme e non si può salvare.
error-bad-names = I nomi sono una lista di parole, una per ogni posto.
error-no-such-seat = A questo tavolo non c’è il posto { $seat }. I posti sono numerati da 0 a { $last }.

## Segnapunti

error-bad-table-object = Un tavolo da contare è un oggetto JSON con i campi «game» e «seats».
error-bad-table-list = Il campo «{ $field }» deve essere una lista.
error-bad-table-number = Il campo «{ $field }» deve essere un numero intero da { $least } a { $most }.
error-bad-table-scope-draft = Il campo «scope» non può essere «{ $scope }» in Draft. Scegli tra: round, game.
error-bad-table-dummy = Con l’opzione «dummy» un tavolo ha tre posti, i due giocatori e poi il fantasma, non { $seats }.
error-bad-table-no-card = { $field }: nessuna carta si chiama «{ $card }» in questo gioco.
error-bad-table-no-copy = { $field }: «{ $card }» non è la copia di niente in questo gioco.
error-bad-table-on-wasabi = { $field }: «{ $card }» non può essere, perché solo un nigiri va sul wasabi.
error-bad-table-no-dessert = { $field }: «{ $card }» non è un dolce di questo gioco.
error-bad-table-too-long = La lista «{ $field }» ha { $count } voci; non se ne possono contare più di { $most }.
warning-not-on-menu = { $card } è sul tavolo ma non nel menù.
warning-unknown-field = Il campo «{ $field }» è sconosciuto e non è stato letto.

## I bot a un tavolo

error-bots-for-seats = { $bots ->
    [one] C’è { $bots } bot
    [many] Ci sono { $bots } di bot
   *[other] Ci sono { $bots } bot
} per { $seats ->
    [one] { $seats } posto
    [many] { $seats } di posti
   *[other] { $seats } posti
}. Nominane almeno uno, e al massimo uno per posto.

## La prova della mescolata

error-bad-save-commitment = La mescolata della partita salvata non torna: il suo segreto non è quello promesso prima della partita.
error-bad-save-seed = La mescolata della partita salvata non torna: il suo seme non viene dal segreto e dai numeri dei giocatori.

## Server: nomi e codici

error-name-empty = In questo nome non si vede niente. Scrivi almeno una lettera, per favore.
error-name-long = Questo nome è troppo lungo per il tavolo. Usa al massimo { $most } lettere, per favore.
error-bad-code = Questo non è il codice di un tavolo. Un codice ha sei consonanti, come BCD-FGH.

## Tavoli dal vivo: perché qualcosa non si può fare

error-already-seated = Hai già una sedia a questo tavolo.
error-asked-already = Hai chiesto più tempo { $most } volte. Per questa partita basta così.
error-bad-order = Questo non è un ordine di { $seats } sedie: nomina ogni sedia una volta.
error-chair-free = Su quella sedia non c’è nessuno.
error-chair-taken = Quella sedia è occupata. Scegline una libera.
error-chairs-free =
    { $count ->
        [one] Una sedia è ancora libera. Aspetta qualcuno, oppure comincia e lasciala a un bot.
        [many] { $count } di sedie sono ancora libere. Aspetta gli altri, oppure comincia e lasciale ai bot.
       *[other] { $count } sedie sono ancora libere. Aspetta gli altri, oppure comincia e lasciale ai bot.
    }
error-emote-too-soon = Uno alla volta: aspetta tre secondi prima del prossimo.
error-enough = Per ora basta così a questo tavolo: comincia la partita, o continua a giocare.
error-game-running = C’è una partita in corso. Si potrà fare quando è finita.
error-host-only = Può farlo solo chi ospita.
error-internal = Qualcosa è andato storto nel server. Non è colpa tua.
error-kick-self = Non puoi mandarti via. Se vuoi, lascia il tavolo.
error-last-round = Questo è l’ultimo round. Ora puoi guardare e giocare la prossima partita.
error-kicked = Chi ospita ti ha tolto da questo tavolo.
error-new-version = C’è una nuova versione. Ricarica la pagina: il tuo posto e la tua carta restano.
error-no-clock = A questo tavolo non c’è un cronometro: fai con calma.
error-no-entry = Questo link o token non apre il tavolo. Chiedi un nuovo link.
error-no-game = A questo tavolo non c’è una partita in corso.
error-no-page = A questo indirizzo non c’è niente.
error-no-same-deal = Le stesse carte si possono rigiocare solo con lo stesso gioco, lo stesso menù e lo stesso numero di giocatori.
error-no-spectators = Questo tavolo non è aperto agli spettatori.
error-no-such-code = Nessun tavolo aperto ha questo codice. Controlla le lettere; un codice vale finché non comincia la partita, poi vale solo il link.
error-no-such-replay = Questa partita non esiste, o non esiste più.
error-no-such-table = Questo tavolo non esiste, o non esiste più.
error-not-all-ready =
    { $count ->
        [one] Manca ancora il via di un giocatore. Aspetta, oppure comincia lo stesso.
        [many] Manca ancora il via di { $count } di giocatori. Aspetta, oppure comincia lo stesso.
       *[other] Manca ancora il via di { $count } giocatori. Aspetta, oppure comincia lo stesso.
    }
error-not-saved = In questo momento non riusciamo a salvare. Niente è perso: riprova tra poco.
error-not-scoring = In questo momento non si leggono i punti.
error-not-seated = Per questo ti serve una sedia. Prima siediti.
error-not-your-seat = Quello non è il tuo posto.
error-scores-first = Si stanno leggendo i punti del round. La prossima portata arriva quando tutti danno il via.
error-server = Qualcosa è andato storto nel server. Non è cambiato niente: riprova.
error-server-full = Per ora ci sono troppi tavoli su questo server. Riprova più tardi.
error-spectator = Gli spettatori non possono farlo.
error-stopping = Il server si riavvia. Riprova tra un momento, per favore.
error-store-replaced = Qualcuno ha spostato o cancellato il database del server: non si salva più niente finché non torna al suo posto.
error-table-damaged = Ciò che era salvato di questo tavolo è danneggiato. Il tavolo è messo da parte; chi gestisce il server può esaminarlo con «okawari check».
error-table-closed = Questo tavolo è chiuso.
error-table-full = Tutte le sedie sono occupate. Se vuoi, puoi guardare.
error-table-locked = Il tavolo è chiuso a chiave. Chiedi a chi ospita di aprirlo.
error-too-fast = Troppo in fretta. Aspetta un momento, per favore.
error-too-late = Troppo tardi: la domanda ha già avuto risposta.
error-too-many =
    { $seconds ->
        [one] Troppe richieste dallo stesso posto. Riprova tra { $seconds } secondo, per favore.
        [many] Troppe richieste dallo stesso posto. Riprova tra { $seconds } di secondi, per favore.
       *[other] Troppe richieste dallo stesso posto. Riprova tra { $seconds } secondi, per favore.
    }
error-too-many-seated = Ci sono { $people } persone al tavolo, troppe per { $seats } posti.

## Tavoli dal vivo: che cosa succede intorno al gioco

event-table_opened = Il tavolo è aperto.
event-sat_down = { $name } si siede.
event-bot_sat_down = { $name }, un bot, si siede.
event-stood_up =
    { $why ->
        [dropped] { $name } ha perso la connessione: la sedia è libera.
        [kicked] Chi ospita ha tolto { $name } dal tavolo.
       *[left] { $name } lascia il tavolo.
    }
event-chair_promised = { $name } gioca dal prossimo round.
event-promise_ended =
    { $why ->
        [kicked] Chi ospita ha mandato via { $name }.
        [returned] { $name } resta senza sedia: è tornato chi la occupava.
       *[left] { $name } non aspetta più una sedia.
    }
event-renamed = Il nuovo nome è { $name }.
event-rearranged = Le sedie sono in un nuovo ordine.
event-locked = Il tavolo è chiuso a chiave.
event-unlocked = Il tavolo è di nuovo aperto.
event-setup_changed = C’è qualcos’altro nel menù.
event-chairs_changed =
    { $count ->
        [one] Adesso al tavolo c’è una sedia.
        [many] Adesso al tavolo ci sono { $count } di sedie.
       *[other] Adesso al tavolo ci sono { $count } sedie.
    }
event-clock_doubled = Il cronometro rallenta: tutti hanno il doppio del tempo.
event-clock_usual = Il cronometro va di nuovo come prima.
event-ready = Per { $seat } è tutto pronto.
event-not_ready = { $seat } ha ancora bisogno di un momento.
event-start_called_off = L’inizio è stato annullato. Ogni dispositivo promette un numero nuovo.
event-zeros_from_now = La prossima volta si mescola senza il numero di { $name }: tre volte lo si è aspettato invano.
event-not_opened = L’inizio è stato annullato: il dispositivo di { $name } non ha risposto.
event-starting = Le carte si mescolano: ogni dispositivo aggiunge il suo numero.
event-host_moved = Ora ospita { $seat }.
event-game_started = Comincia la partita { $number }.
event-same_deal = Si distribuiscono di nuovo le carte della partita { $number }. Chiunque può conoscerle.
event-time_ran_out = Tempo scaduto per { $seat }.
event-continued = { $seat } aspetta la prossima portata.
event-more_time = { $seat } chiede più tempo.
event-stood_in = Un bot gioca per { $seat }.
event-returned = { $seat } è di nuovo qui.
event-secret_opened = Il segreto della mescolata è aperto: chiunque può controllare la distribuzione.
event-table_closed = Chi ospita ha chiuso il tavolo.

## Tavoli dal vivo: che cosa dice il server di sé

notice-elsewhere = Stai giocando in un’altra finestra.
notice-outdated = C’è una nuova versione. Ricarica la pagina: il tuo posto e la tua carta restano.
notice-restarting = La cucina si riavvia. Niente è perso.
notice-too_fast = Troppo in fretta. Aspetta un momento.
notice-kicked = Chi ospita ti ha tolto da questo tavolo.
notice-closed = Questo tavolo è chiuso.
notice-damaged = Ciò che era salvato di questo tavolo è danneggiato.
notice-not_saving = In questo momento non riusciamo a salvare. La partita è in pausa.
notice-why-full = Il disco del server è pieno.
notice-why-read-only = Il server non può scrivere sul suo disco.
notice-why-replaced = Qualcuno ha spostato o cancellato il database del server. Avvisa chi lo gestisce, per favore.
notice-saving_again = Ora si salva di nuovo.

## Tavoli dal vivo: che cosa possono dire i giocatori

emote-yum = Gnam!
emote-wow = Wow!
emote-oops = Ops!
emote-hurry = Dai, veloce!
emote-good_one = Bella mossa!
emote-thanks = Grazie!
emote-one_more = Un’altra?
emote-bye = Ciao ciao!
