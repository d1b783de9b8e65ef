## Web: la mano

web-hand = La tua mano
web-hand-tray = Il menù propone
web-hand-dishes = I tuoi piatti
web-hand-rows = Le tue file
web-hand-menu = Che cosa si serve
web-hand-options = Le tue scelte
web-hand-empty = Non ci sono più carte in questo round.
web-hand-wine = Vino di riso! In questo turno il caso sceglie la tua carta. Dopo vedi la tua mano.
web-hand-kept = Tieni: { $cards }
web-hand-saving = Salviamo …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = In uso: { $card }

# Le parti del nome di una carta: «Nigiri al salmone, +2 punti; colore oro; 2 di 9».
web-card-place = { $at } di { $count }
web-card-place-colour = colore { $colour }, motivo { $pattern }; { $at } di { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = scelta
web-card-unsaved = non ancora salvata
web-card-kept-mark = Scelta
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Se la giochi ora: { $worth }
web-rule-here = Davanti a te: { $pile }

# $points e $later hanno il loro segno; $count è $points senza segno.
web-worth-now =
    { $count ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
web-worth-later = { $later } alla fine della partita
web-worth-both = { $points } adesso, { $later } alla fine della partita

## Web: perché una carta non si può scegliere

web-why-not = Adesso non si può.
web-why-give = Non ti hanno chiesto questa.
web-why-tray = Un menù non può portare un altro menù.
web-why-wild = Non hai ancora una fila di questo.
web-why-first-wild = Un jolly si unisce a una fila che hai già. Non ne hai ancora.
web-why-flip = Una scatola gira solo carte dei turni prima.
web-why-flip-other = Gli ordini speciali vengono dopo.
web-why-flip_order-other = Adesso solo ordini speciali.
web-why-target-order = Non ha ancora deciso che cos’è.

## Web: la barra sotto la mano

web-bar = Che cosa puoi fare
web-bar-more-time = 20 secondi in più per tutti
web-bar-change = Cambia
web-bar-nudge = Avvisa
web-bar-nudged = Fatto
web-bar-use = Usa { $card }
web-bar-put-down = Posa { $card }
web-do-tap = Tocca una carta
web-do-pick = Tengo questa
web-do-instead = Meglio questa
web-do-second = Anche questa
web-do-second-none = Solo una
web-do-for_dummy = Per il fantasma
web-do-target = Copia questa
web-do-dip = Così
web-do-announce-none = Senza utensile
web-do-request = Chiedila
web-do-give = Dai questa
web-do-tray = Prendi questa
web-do-wild = A questa fila
web-do-keep = Tieni in mano
web-do-other = Scegli questa
web-do-flip-none = Nessuna
web-do-flip_order-none = Nessuno
web-do-flip =
    { $count ->
        [one] Gira { $count } carta
        [many] Gira { $count } di carte
       *[other] Gira { $count } carte
    }

## Web: utensili, cucchiaio e scatola da asporto

web-tool-last_card = È la tua ultima carta: non ce n’è una seconda da giocare.
web-tool-unused = { $card }: in questo turno non si poteva. La carta resta con te.
web-spoon-any = Qualsiasi
web-spoon-exact = Quale?
web-spoon-holder = Ce l’ha { $seat }
web-spoon-nobody = Se nessuno ce l’ha, il tuo cucchiaio è perso per questo round.
web-spoon-chance =
    { $chance ->
        [0] Nessuno ne ha.
        [100] Qualcuno ne ha una di sicuro.
       *[other] Al { $chance }% qualcuno ne ha una.
    }
web-spoon-odds = Quanto è probabile che qualcuno ne abbia una, da quel che puoi sapere.
web-box-sum = Perdi { $lost }, guadagni { $gained }
web-box-drop = Perdi { $lost }, guadagni { $gained }: così perdi punti!
web-box-many = Da girare: { n-cards }
web-box-pick = Tocca quello che giri. Ogni carta poi vale solo 2.

## Web: le carte speciali si spiegano da sole, una volta ciascuna

web-teach-chopsticks = Tocca le tue bacchette qui sotto per giocare due carte in questo turno.
web-teach-spoon = Tocca il tuo cucchiaio qui sotto per chiedere una carta agli altri in questo turno.
web-teach-request = Te la dà il primo giocatore alla tua sinistra che ce l’ha.
web-teach-give = Devi darne una. In cambio ricevi il cucchiaio.
web-teach-menu = Quattro carte del mazzo: una è tua, subito.
web-teach-takeout = I piatti soli che non valgono niente sono buoni da girare.
web-teach-special_order = Diventa la copia del piatto che tocchi.
web-teach-wasabi = Sul wasabi un nigiri vale il triplo. Oppure tieni il wasabi per uno migliore.
web-teach-wild = Conta come una carta in più della fila che tocchi.
web-teach-keep = Questa carta resta nella tua mano. Tutte le altre passano.
web-teach-dummy = Giochi anche per il fantasma: dagli qualcosa che non ti fa danno.
web-teach-known = Capito

## Web: che cosa si può dire, e i tasti

web-emotes = Di’ qualcosa
web-keys = Tasti
web-keys-note = Questi tasti valgono al tavolo. Puoi spegnerli nelle impostazioni.
web-keys-arrows = di carta in carta
web-keys-choose = alza la prima, seconda … decima carta
web-keys-keep = tieni la carta alzata
web-keys-back = riprendila
web-keys-tool = bacchette o cucchiaio
web-keys-table = il mio tavolo
web-keys-neighbours = vicino dopo o prima
web-keys-menu = che cosa c’è nel menù
web-keys-rule = la regola di questa carta
web-keys-scores = punti
web-keys-emotes = di’ qualcosa
web-keys-help = questo elenco dei tasti
