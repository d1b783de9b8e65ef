# A che cosa si può giocare: giochi, menu, carte e opzioni, in italiano. Gli stessi messaggi e variabili dell’inglese.
# $seat e $other sono nomi di giocatori, $card è il nome di una carta.

language-name = Italiano
disclaimer = Un progetto di appassionati, indipendente e senza scopo di lucro. Non è fatto, approvato né sponsorizzato da chi produce Sushi Go!, Sushi Go Party! o Sushi Draft. Questi nomi sono marchi dei loro proprietari e servono solo a dire quali regole segue ogni modalità. Tutti i testi e le immagini sono nostri.

## Parole da contare, usate da altri messaggi

word-cards =
    { $count ->
        [one] carta
        [many] di carte
       *[other] carte
    }
word-icons =
    { $count ->
        [one] simbolo
        [many] di simboli
       *[other] simboli
    }
word-points =
    { $points ->
        [one] punto
        [many] di punti
       *[other] punti
    }
word-players =
    { $seats ->
        [one] giocatore
        [many] di giocatori
       *[other] giocatori
    }
word-colours =
    { $colours ->
        [one] colore
        [many] di colori diversi
       *[other] colori diversi
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Giochi

game-classic = Classico
game-party = Party
game-draft = Draft
game-classic-follows = Segue le regole di Sushi Go! da 2 a 5 giocatori.
game-party-follows = Segue le regole di Sushi Go Party! da 2 a 8 giocatori.
game-draft-follows = Segue le regole di Sushi Draft da 3 a 5 giocatori. Si può provare anche in due, ma le regole non ne parlano.
game-classic-note = Un solo mazzo: tieni una carta, passa le altre, tre round.
game-party-note = Scegli i piatti da un grande menù: ogni partita è diversa.
game-draft-note = Corto e veloce: raccogli più carte di tutti di un sushi e vinci il suo gettone.

## Gruppi di piatti

group-nigiri = Nigiri
group-roll = Rotolo
group-appetizer = Antipasto
group-special = Speciale
group-dessert = Dolce

## Menù

menu-my-first-meal = Primi assaggi
menu-my-first-meal-note = Piatti facili per la tua prima partita.
menu-sushi-go = Classico della casa
menu-sushi-go-note = I piatti del gioco Classico, con le regole di Party.
menu-party-sampler = Vassoio degustazione
menu-party-sampler-note = Un po’ di tutte le novità.
menu-master-menu = La prova dello chef
menu-master-menu-note = Tante scelte, per chi ama pensare.
menu-points-platter = Punti a volontà
menu-points-platter-note = Piatti che danno tanti punti a tutti.
menu-cutthroat-combo = A gomitate
menu-cutthroat-combo-note = Tieni d’occhio i vicini: molti piatti possono andare storti.
menu-big-banquet = Lunga tavolata
menu-big-banquet-note = Fatto per 6-8 giocatori.
menu-dinner-for-two = Tavolo per due
menu-dinner-for-two-note = Fatto per due giocatori.
menu-custom = Il tuo menù
menu-custom-note = Un rotolo, tre antipasti, due speciali e un dolce a tua scelta.

## Tipi di carte: nome, nome corto per le tabelle strette e regola

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = Alla fine del round l’uovo vale 1, il salmone 2 e il calamaro 3. Sul wasabi un nigiri vale il triplo.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = Il prossimo nigiri che giochi ci va sopra e alla fine del round vale il triplo. Il wasabi da solo non vale niente.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = Alla fine del round chi ha più simboli maki prende 6 e il secondo 3; con 6-8 giocatori sono 6, 4 e 2. In caso di parità ognuno prende tutti i punti.
card-maki-rule-classic = Alla fine del round chi ha più simboli maki prende 6 e il secondo 3. In caso di parità si dividono i punti, e una parità per il primo posto non lascia niente al secondo.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = Alla fine del round chi ha più carte temaki prende 4 e chi ne ha meno perde 4, anche se non ne ha. In due giocatori non si perde niente.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Una gara in ogni round: chi arriva per primo a 10 simboli prende subito 8, il secondo 5, il terzo 2, e quegli uramaki lasciano il tavolo. Alla fine del round chi ha più simboli rimasti prende il prossimo posto libero.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = Alla fine del round ogni coppia vale 5. Una carta sola non vale niente.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = Alla fine del round ogni tris vale 10. Una o due carte sole non valgono niente.
card-gyoza-name = Ravioli
card-gyoza-short = Ravioli
card-gyoza-rule = Alla fine del round 1, 2, 3, 4 o 5 ravioli valgono 1, 3, 6, 10 o 15. Più di cinque valgono sempre 15.
card-eel-name = Anguilla
card-eel-short = Anguilla
card-eel-rule = Alla fine del round una sola anguilla ti costa 3 punti. Due o più valgono 7 in tutto.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = Alla fine del round un tofu vale 2 e due valgono 6. Tre o più non valgono niente.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = Alla fine del round ogni edamame vale 1 per ogni altro giocatore che ha edamame, fino a 4.
card-miso-name = Zuppa di miso
card-miso-short = Zuppa di miso
card-miso-rule = Vale 3 alla fine del round. Se nello stesso turno si giocano due o più zuppe di miso, si rovesciano tutte e sono perse.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = Alla fine del round una serie di 1, 2, 3 o 4 forme diverse vale 1, 4, 9 o 16. Puoi avere più serie.
card-sukeroku-name = Inari e futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = Alla fine del round ogni coppia di un inari e un futomaki vale 6. Ogni carta senza compagna vale 2.
card-chopsticks-name = Bacchette
card-chopsticks-short = Bacchette
card-chopsticks-rule = In un turno successivo, di’ che le usi: quando tutti hanno mostrato una carta, gioca una seconda carta dalla tua mano. Le bacchette tornano in quella mano e non valgono niente.
card-chopsticks-rule-classic = In un turno successivo puoi giocare due carte insieme. Le bacchette tornano nella tua mano prima che passi, e non valgono niente.
card-spoon-name = Cucchiaio
card-spoon-short = Cucchiaio
card-spoon-rule = In un turno successivo, chiedi una carta: il primo giocatore alla tua sinistra che ne ha una deve dartela, e la giochi subito. Quel giocatore riceve il cucchiaio, che non vale niente.
card-menu-name = Menù
card-menu-short = Menù
card-menu-rule = Quando lo giochi, guarda quattro carte del mazzo e giocane subito una. Il menù invece è perso e non vale niente.
card-takeout-name = Scatola da asporto
card-takeout-short = Da asporto
card-takeout-rule = Quando la giochi, gira quante vuoi delle carte che hai già giocato in questo round. Ognuna vale 2 alla fine del round, al posto del suo valore.
card-soy_sauce-name = Salsa di soia
card-soy_sauce-short = Salsa di soia
card-soy_sauce-rule = Alla fine del round ogni salsa di soia vale 4 se nessuno ha davanti a sé più colori diversi di carte di te.
card-soy_sauce-rule-classic = Alla fine del round la salsa di soia vale 4 se nessuno ha davanti a sé più colori diversi di carte di te. I giocatori in parità che hanno la salsa di soia dividono, e per ognuno conta una sola salsa di soia.
card-tea-name = Tè
card-tea-short = Tè
card-tea-rule = Alla fine del round ogni tè vale 1 per ogni carta del tuo gruppo più grande di un solo colore.
card-special_order-name = Ordine speciale
card-special_order-short = Ordine spec.
card-special_order-rule = Quando lo giochi, diventa la copia di un’altra carta che hai davanti, e dà punti quando li dà quella carta. Se non c’è niente da copiare, è perso.
card-rice_wine-name = Vino di riso
card-rice_wine-short = Vino di riso
card-rice_wine-rule = Vale 3 alla fine del round. Nel tuo prossimo turno giochi una carta della tua mano a caso, senza guardare.
card-pudding-name = Budino
card-pudding-short = Budino
card-pudding-rule = Conta alla fine della partita: chi ha più budini prende 6, chi ne ha meno perde 6, anche se non ne ha. In caso di parità vale per intero per ognuno, e in due giocatori non si perde niente.
card-pudding-rule-classic = Conta alla fine della partita: chi ha più budini prende 6, chi ne ha meno perde 6, anche se non ne ha. In caso di parità si divide, e in due giocatori non si perde niente.
card-ice_cream-name = Gelato al tè verde
card-ice_cream-short = Gelato
card-ice_cream-rule = Conta alla fine della partita: ogni quattro gelati valgono 12. Meno di quattro non valgono niente.
card-fruit-name = Frutta
card-fruit-short = Frutta
card-fruit-rule = Conta alla fine della partita, per ognuno dei tre frutti da solo: 0, 1, 2, 3, 4 o 5 simboli valgono −2, 0, 1, 3, 6 o 10.

## Tipi di carte di Draft

card-draft-rule = Alla fine del round chi ha più carte di un sushi prende il primo gettone della sua pila. Chi è in parità non prende niente: il gettone va al prossimo giocatore senza parità.
card-tuna-name = Tonno
card-tuna-short = Tonno
card-tuna-rule = { card-draft-rule }
card-prawn-name = Gambero
card-prawn-short = Gambero
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Rotolo al salmone
card-salmon_roll-short = Rotolo salmone
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Maki al cetriolo
card-cucumber_maki-short = Maki cetriolo
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Temaki allo sgombro
card-mackerel_temaki-short = Sgombro
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Gettone dolce
card-dessert-short = Gettone dolce
card-dessert-rule = Alla fine del round chi ha più sushi diversi prende il primo gettone dolce. Chi è in parità non prende niente: il gettone va al prossimo giocatore senza parità.
card-dessert-rule-advanced = Alla fine del round chi ha più sushi diversi prende il primo gettone dolce. Un sushi con una carta col wasabi tra le sue carte conta solo metà.
card-wild-name = Jolly
card-wild-short = Jolly
card-wild-rule = Quando lo giochi, si unisce a un sushi che hai già e alla fine del round conta come una carta in più di quel sushi.
card-wild-rule-advanced = Quando lo giochi, si unisce a un sushi che hai già e alla fine del round conta come mezza carta di quel sushi.

## Facce: le singole carte e i modi in cui una carta può stare sul tavolo

face-egg-name = Nigiri all’uovo
face-egg-short = Uovo
face-salmon-name = Nigiri al salmone
face-salmon-short = Salmone
face-squid-name = Nigiri al calamaro
face-squid-short = Calamaro
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki con 1 simbolo
face-maki1-short = Maki 1
face-maki2-name = Maki con 2 simboli
face-maki2-short = Maki 2
face-maki3-name = Maki con 3 simboli
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki con 3 simboli
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki con 4 simboli
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki con 5 simboli
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Ravioli
face-gyoza-short = Ravioli
face-eel-name = Anguilla
face-eel-short = Anguilla
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Zuppa di miso
face-miso-short = Zuppa miso
face-onigiri_circle-name = Onigiri tondo
face-onigiri_circle-short = Onigiri ton.
face-onigiri_triangle-name = Onigiri triangolare
face-onigiri_triangle-short = Onigiri tri.
face-onigiri_square-name = Onigiri quadrato
face-onigiri_square-short = Onigiri qua.
face-onigiri_rectangle-name = Onigiri rettangolare
face-onigiri_rectangle-short = Onigiri ret.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Bacchette
face-chopsticks-short = Bacchette
face-chopsticks1-name = Bacchette (1)
face-chopsticks1-short = Bacchette 1
face-chopsticks2-name = Bacchette (2)
face-chopsticks2-short = Bacchette 2
face-chopsticks3-name = Bacchette (3)
face-chopsticks3-short = Bacchette 3
face-spoon-name = Cucchiaio
face-spoon-short = Cucchiaio
face-spoon4-name = Cucchiaio (4)
face-spoon4-short = Cucchiaio 4
face-spoon5-name = Cucchiaio (5)
face-spoon5-short = Cucchiaio 5
face-spoon6-name = Cucchiaio (6)
face-spoon6-short = Cucchiaio 6
face-menu-name = Menù
face-menu-short = Menù
face-menu7-name = Menù (7)
face-menu7-short = Menù 7
face-menu8-name = Menù (8)
face-menu8-short = Menù 8
face-menu9-name = Menù (9)
face-menu9-short = Menù 9
face-takeout-name = Scatola da asporto
face-takeout-short = Da asporto
face-takeout10-name = Scatola da asporto (10)
face-takeout10-short = Asporto 10
face-takeout11-name = Scatola da asporto (11)
face-takeout11-short = Asporto 11
face-takeout12-name = Scatola da asporto (12)
face-takeout12-short = Asporto 12
face-soy_sauce-name = Salsa di soia
face-soy_sauce-short = Salsa soia
face-tea-name = Tè
face-tea-short = Tè
face-special_order-name = Ordine speciale
face-special_order-short = Ordine spec.
face-rice_wine-name = Vino di riso
face-rice_wine-short = Vino di riso
face-pudding-name = Budino
face-pudding-short = Budino
face-ice_cream-name = Gelato al tè verde
face-ice_cream-short = Gelato
face-fruit_ww-name = Frutta: due angurie
face-fruit_ww-short = 2 angurie
face-fruit_pp-name = Frutta: due ananas
face-fruit_pp-short = 2 ananas
face-fruit_oo-name = Frutta: due arance
face-fruit_oo-short = 2 arance
face-fruit_wp-name = Frutta: anguria e ananas
face-fruit_wp-short = Ang.+ananas
face-fruit_wo-name = Frutta: anguria e arancia
face-fruit_wo-short = Ang.+arancia
face-fruit_po-name = Frutta: ananas e arancia
face-fruit_po-short = Anan.+aranc.
face-egg-on-wasabi-name = Nigiri all’uovo sul wasabi
face-egg-on-wasabi-short = Uovo ×3
face-salmon-on-wasabi-name = Nigiri al salmone sul wasabi
face-salmon-on-wasabi-short = Salmone ×3
face-squid-on-wasabi-name = Nigiri al calamaro sul wasabi
face-squid-on-wasabi-short = Calamaro ×3
face-wasabi-under-egg-name = Wasabi sotto un nigiri all’uovo
face-wasabi-under-egg-short = Wasabi usato
face-wasabi-under-salmon-name = Wasabi sotto un nigiri al salmone
face-wasabi-under-salmon-short = Wasabi usato
face-wasabi-under-squid-name = Wasabi sotto un nigiri al calamaro
face-wasabi-under-squid-short = Wasabi usato
face-miso_spoiled-name = Zuppa di miso rovesciata
face-miso_spoiled-short = Rovesciata
face-flipped-name = Carta girata
face-flipped-short = Girata
face-hidden-name = Carta nascosta
face-hidden-short = Nascosta
face-tuna-name = Tonno
face-tuna-short = Tonno
face-prawn-name = Gambero
face-prawn-short = Gambero
face-salmon_roll-name = Rotolo al salmone
face-salmon_roll-short = Salmone
face-cucumber_maki-name = Maki al cetriolo
face-cucumber_maki-short = Cetriolo
face-mackerel_temaki-name = Temaki allo sgombro
face-mackerel_temaki-short = Sgombro
face-tuna-star-name = Tonno con wasabi
face-tuna-star-short = Tonno*
face-prawn-star-name = Gambero con wasabi
face-prawn-star-short = Gambero*
face-salmon_roll-star-name = Rotolo al salmone con wasabi
face-salmon_roll-star-short = Salmone*
face-cucumber_maki-star-name = Maki al cetriolo con wasabi
face-cucumber_maki-star-short = Cetriolo*
face-mackerel_temaki-star-name = Temaki allo sgombro con wasabi
face-mackerel_temaki-star-short = Sgombro*
face-wild-name = Jolly
face-wild-short = Jolly

## Opzioni: titolo, che cosa cambia e i suoi valori

option-edition = Edizione
option-edition-help = Imposta tutte le altre opzioni come in un’edizione stampata. Esempio: in quella tedesca una scatola da asporto può girare carte di questo stesso turno.
option-edition-standard = Standard
option-edition-es = Spagnola
option-edition-de = Tedesca
option-edition-ru = Russa
option-maki_ties = Parità nei maki
option-maki_ties-help = Che cosa prende chi è in parità per un posto nei maki. Esempio: due giocatori ne hanno di più; ognuno prende 6, oppure dividono e prendono 3 a testa.
option-maki_ties-full = Ognuno prende tutto
option-maki_ties-split = Si divide
option-temaki_ties = Parità nei temaki
option-temaki_ties-help = Che cosa prende chi è in parità per il maggior o il minor numero di temaki. Esempio: due ne hanno di meno; ognuno perde 4, oppure dividono e perdono 2 a testa.
option-temaki_ties-full = Ognuno prende tutto
option-temaki_ties-split = Si divide
option-pudding_ties = Parità nei budini
option-pudding_ties-help = Che cosa prende chi è in parità per il maggior o il minor numero di budini. Esempio: due ne hanno di più; ognuno prende 6, oppure dividono e prendono 3 a testa.
option-pudding_ties-full = Ognuno prende tutto
option-pudding_ties-split = Si divide
option-temaki_none = Neanche un temaki
option-temaki_none-help = Se chi non ha nessun temaki può perdere punti perché ne ha di meno. Esempio: tu non ne hai; perdi 4, oppure li perde un giocatore che ne ha uno.
option-temaki_none-lose = Perde punti
option-temaki_none-spared = Non perde niente
option-pudding_none = Neanche un budino
option-pudding_none-help = Se chi non ha nessun budino può perdere punti perché ne ha di meno. Esempio: tu non ne hai; perdi 6, oppure li perde un giocatore che ne ha uno.
option-pudding_none-lose = Perde punti
option-pudding_none-spared = Non perde niente
option-two_player_loss = Perdite in due giocatori
option-two_player_loss-help = Se in due giocatori chi ha meno temaki e budini perde punti. Esempio: tu hai 1 budino e l’altro giocatore 3; non perdi niente, oppure perdi 6.
option-two_player_loss-no = Nessuna perdita
option-two_player_loss-yes = Chi ne ha meno perde
option-maki_three_places = Tre posti per i maki
option-maki_three_places-help = Se a un tavolo grande i maki premiano tre posti. Esempio: con 7 giocatori i primi tre prendono 6, 4 e 2, oppure i primi due 6 e 3.
option-maki_three_places-6-8 = Con 6-8 giocatori
option-maki_three_places-never = Mai
option-uramaki_tiebreak = Uramaki allo stesso momento
option-uramaki_tiebreak-help = Chi va avanti quando più giocatori arrivano a 10 simboli uramaki nello stesso turno con lo stesso totale. Esempio: tutti e due ne hanno 11; dividono il posto, oppure lo prende chi ha giocato più simboli in questo turno.
option-uramaki_tiebreak-total = Decide il totale
option-uramaki_tiebreak-total_then_turn = Poi i simboli di questo turno
option-edamame_self = Edamame e tu
option-edamame_self-help = Se conti anche tu tra i giocatori con edamame. Esempio: tu e un altro giocatore avete edamame; ogni tua carta vale 1, oppure 2.
option-edamame_self-no = Contano solo gli altri
option-edamame_self-yes = Conti anche tu
option-miso_spoiled = Zuppa di miso rovesciata
option-miso_spoiled-help = Che cosa succede alle zuppe di miso giocate nello stesso turno. Esempio: la tua ne ha incontrata un’altra; è persa, oppure resta per 0 punti e conta ancora come colore.
option-miso_spoiled-discarded = Persa
option-miso_spoiled-kept = Resta per 0 punti
option-announce = Quando usare un utensile
option-announce-help = Quando dici che usi le bacchette o un cucchiaio. Esempio: prima di mostrare le carte, oppure dopo aver visto che cosa hanno giocato tutti.
option-announce-at_reveal = Mostrando le carte
option-announce-after_reveal = Dopo aver visto le carte
option-extra_actions = Utensili in un turno
option-extra_actions-help = Quante bacchette e quanti cucchiai puoi usare in un turno. Esempio: li hai tutti e due; ne usi uno, oppure tutti e due nello stesso turno.
option-extra_actions-one = Uno
option-extra_actions-any = Quanti ne vuoi
option-flipped_colour = Colore delle carte girate
option-flipped_colour-help = Se le carte girate da una scatola da asporto contano come colore per la salsa di soia e il tè. Esempio: hai girato tre carte; sono un colore in più, oppure nessuno.
option-flipped_colour-own = Un colore in più
option-flipped_colour-none = Nessun colore
option-order_nigiri = Ordine speciale come nigiri
option-order_nigiri-help = Se un ordine speciale che copia un nigiri va su un wasabi libero. Esempio: copi un calamaro e un secondo wasabi è libero; la copia può andarci sopra, oppure deve.
option-order_nigiri-es = Può, se il nigiri copiato non è sul wasabi
option-order_nigiri-de = Deve, sempre
option-order_nigiri-ru = Può, sempre
option-order_when = Quando copia un ordine speciale
option-order_when-help = Quando decidi che cosa copia un ordine speciale. Esempio: nel turno in cui lo giochi, oppure alla fine del round, quando conosci tutte le tue carte.
option-order_when-on_play = Quando si gioca
option-order_when-round_end = Alla fine del round
option-order_dessert = Ordine speciale come dolce
option-order_dessert-help = Quando un ordine speciale può copiare un dolce. Esempio: copi un budino nel round 1 e lo tieni fino alla fine, oppure puoi farlo solo nel round 3.
option-order_dessert-any_round = In ogni round
option-order_dessert-last_round = Solo nell’ultimo round
option-takeout_scope = Che cosa gira una scatola
option-takeout_scope-help = Quali delle tue carte può girare una scatola da asporto. Esempio: le bacchette ti hanno dato una tempura in questo turno; la scatola deve lasciarla, oppure può girarla.
option-takeout_scope-earlier_turns = Carte dei turni precedenti
option-takeout_scope-already_played = Ogni carta già giocata
option-takeout_when = Quando agisce una scatola
option-takeout_when-help = Quando decidi quali carte girare. Esempio: nel turno in cui giochi la scatola, oppure alla fine del round, quando sai quali serie ti mancano.
option-takeout_when-on_play = Quando si gioca
option-takeout_when-round_end = Alla fine del round
option-takeout_box = La scatola usata
option-takeout_box-help = Che cosa succede alla scatola da asporto. Esempio: è persa, oppure resta davanti a te e conta come colore per la salsa di soia.
option-takeout_box-discarded = Persa
option-takeout_box-kept = Resta come colore
option-wasabi = Nigiri sul wasabi
option-wasabi-help = Se un nigiri deve andare su un wasabi libero. Esempio: giochi un uovo; va sul tuo wasabi, oppure tieni il wasabi per un calamaro.
option-wasabi-must = Deve
option-wasabi-may = Scegli tu
option-uramaki_scored = Uramaki dopo i punti
option-uramaki_scored-help = Dove vanno le carte uramaki che hanno dato punti nella gara. Esempio: lasciano il tavolo, oppure restano accanto alle tue carte solo da guardare e non contano più.
option-uramaki_scored-discarded = Persi
option-uramaki_scored-set_aside = Messi da parte
option-pass_direction = Passaggio
option-pass_direction-help = Dove vanno le mani dopo ogni turno. Esempio: sempre a sinistra, oppure a destra nel round 2.
option-pass_direction-left = Sempre a sinistra
option-pass_direction-alternate = Sinistra, destra, sinistra
option-expansions = Piatti in più
option-expansions-help = Quali piatti in più puoi mettere nel tuo menù. Esempio: con il vino di riso, uno speciale può essere il vino che lascia al caso la tua prossima carta.
option-expansions-none = Nessuno
option-expansions-rice_wine = Vino di riso
option-expansions-sukeroku = Inari e futomaki
option-expansions-both = Tutti e due
option-dummy = Una terza mano in due
option-dummy-help = Aggiunge un giocatore fantasma a una partita in due. Esempio: a turno, uno di voi pesca una carta per il fantasma e gioca una carta anche per lui.
option-dummy-no = No
option-dummy-yes = Sì
option-promo = Carte salsa di soia
option-promo-help = Aggiunge quattro carte salsa di soia al mazzo. Esempio: con la salsa di soia e più colori diversi di tutti prendi 4.
option-promo-no = Senza
option-promo-yes = Con
option-advanced = Conto avanzato
option-advanced-help = I jolly e le carte col wasabi contano metà. Esempio: due tonni e un jolly contano come due e mezzo.
option-advanced-no = No
option-advanced-yes = Sì
option-ties = Parità per un gettone
option-ties-help = Chi prende un gettone quando i migliori sono in parità. Esempio: due giocatori hanno 3 tonni, uno ne ha 2 e uno ne ha 1; il gettone va a chi ne ha 2, oppure a chi ne ha 1.
option-ties-next = Il prossimo senza parità
option-ties-second_only = Il secondo, se è da solo
option-ties-last_place = Chi ne ha di meno
option-leftovers = Carte non distribuite
option-leftovers-help = Se le carte non distribuite tornano nel round dopo. Esempio: a ogni round si rimescolano tutte le carte, oppure quelle avanzate nel round 1 restano fuori.
option-leftovers-per_round = Tornano a ogni round
option-leftovers-per_game = Fuori dalla partita
option-open_chips = Gettoni scoperti
option-open_chips-help = Se tutti vedono il valore di un gettone che vinci. Esempio: il tuo gettone tonno vale 5; lo sai solo tu, oppure lo vedono tutti.
option-open_chips-no = Segreti
option-open_chips-yes = Scoperti

## Opzioni: da dove vengono

option-edition-source = imposta le opzioni qui sotto come in un’edizione stampata
option-maki_ties-source = variante dell’edizione russa
option-temaki_ties-source = variante dell’edizione russa
option-pudding_ties-source = variante dell’edizione russa
option-temaki_none-source = variante dell’edizione russa
option-pudding_none-source = variante dell’edizione russa
option-two_player_loss-source = edizione russa, dove non perdere niente in due è solo una variante
option-maki_three_places-source = edizione russa, dove i tre posti sono solo una variante
option-uramaki_tiebreak-source = edizione russa
option-edamame_self-source = variante dell’edizione russa
option-miso_spoiled-source = variante dell’edizione russa
option-announce-source = edizione russa
option-extra_actions-source = edizione tedesca: uno; la spagnola e la russa non dicono niente
option-flipped_colour-source = edizione tedesca: un colore; edizione russa: nessuno
option-order_nigiri-source = le edizioni spagnola, tedesca e russa sono diverse
option-order_when-source = variante dell’edizione russa
option-order_dessert-source = variante dell’edizione russa
option-takeout_scope-source = edizione spagnola: turni precedenti; tedesca e russa: ogni carta
option-takeout_when-source = variante dell’edizione russa
option-takeout_box-source = variante dell’edizione russa
option-wasabi-source = variante dell’edizione russa
option-uramaki_scored-source = variante dell’edizione russa
option-pass_direction-source = variante del regolamento Classico, offerta in ogni gioco
option-expansions-source = edizioni tedesca e russa
option-dummy-source = variante del regolamento Classico per due giocatori
option-promo-source = carte promozionali per il gioco Classico
option-advanced-source = regolamento di Draft, regole per giocatori esperti
option-ties-source = regolamenti di Draft: quasi tutti la prima, l’italiano la seconda, il portoghese la terza
option-leftovers-source = regolamento di Draft, testo portoghese
option-open_chips-source = una variante della casa
