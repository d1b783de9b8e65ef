# Perché un bot risponde così, in italiano: la risposta, un trattino e una o due frasi senza punto.
# $why e $more sono queste frasi, $answer è il nome della risposta. Non ci si rivolge a nessuno.

## La frase

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Qualsiasi risposta

reason-only = non c’è altra scelta
reason-any = scelta senza guardare, perché va bene qualsiasi carta
reason-least = nessun’altra scelta rende di più
reason-harm = costa meno di tutto: circa { n-points }
reason-unlike = a prima vista un’altra scelta rende circa { n-points } in più
reason-unlike-little = a prima vista un’altra scelta è un po’ migliore

## Una carta da giocare

reason-now = aggiunge subito { n-points }
reason-dipped = sul wasabi vale il triplo: { n-points }
reason-completes = completa una serie: { n-points } in più
reason-miso = { n-points }, se in questo turno non esce un’altra zuppa di miso
reason-most = così sono { $count }, più di tutti gli altri
reason-level = così sono { $count }, come il migliore degli altri
reason-behind = così sono { $count }, e il migliore degli altri ne ha { $most }
reason-later = ancora niente, ma alla fine vale circa { n-points }
reason-dessert = un dolce per la fine della partita, vale circa { n-points }
reason-wasabi = il prossimo nigiri sopra vale il triplo, circa { n-points }
reason-chopsticks = utile per giocare due carte in un turno futuro, vale circa { n-points }
reason-spoon = utile per chiedere più avanti la carta di un altro, vale circa { n-points }
reason-menu = la migliore di quattro carte del mazzo, vale circa { n-points }
reason-box = permette di girare carte deboli, circa { n-points } in più
reason-order = diventa la copia del piatto migliore, vale circa { n-points }
reason-deny = così non va al prossimo giocatore, per cui vale circa { n-points }

## Gusti e sviste

reason-fond = un piatto preferito, e conta anche questo
reason-fond-sweet = chi è goloso non può resistere
reason-fond-sets = chi ama le collezioni non può lasciarlo lì
reason-fond-rolls = chi ama i rotoli non ne ha mai abbastanza
reason-fond-tools = provare le cose è troppo divertente
reason-fond-soups = qualcosa da sorseggiare e sgranocchiare fa troppa gola
reason-spite = solo perché non vada al prossimo giocatore
reason-slip = per capriccio: un’altra scelta valeva circa { n-points } in più
reason-slip-little = per capriccio: un’altra scelta era un po’ migliore

## Utensili, doni e posti

reason-save = l’utensile dovrebbe rendere di più in un turno futuro
reason-use-chopsticks = una seconda carta adesso rende circa { n-points } in più che aspettare
reason-use-spoon = la carta di un altro rende adesso circa { n-points } in più che dopo
reason-request = renderebbe circa { n-points }, se qualcuno ce l’ha
reason-give = aiuta meno di tutto chi chiede: circa { n-points }
reason-give-little = non aiuta quasi per niente chi chiede
reason-dummy = sul tavolo del fantasma fa meno danno
reason-copy = la copia vale circa { n-points }
reason-undipped = il wasabi aspetta un nigiri migliore
reason-flip = girando la carta vale circa { n-points } in più
reason-flip-none = nessun’altra carta ci guadagna a essere girata

## Draft

reason-draft-most = il massimo di questo sushi al tavolo, vale circa { n-points }
reason-draft-new = un tipo di sushi in più, vale circa { n-points }
reason-draft-closer = un passo più vicino a un gettone, vale circa { n-points }
reason-draft-wild = si unisce al sushi dove aiuta di più, vale circa { n-points }
reason-keep = utile al prossimo turno, e non va al prossimo giocatore

## Quello che tutti al tavolo possono vedere, per gli altri

reason-open-later = ancora niente da contare: una carta per dopo
reason-open-dessert = un dolce per la fine della partita
reason-open-wasabi = il prossimo nigiri sopra vale il triplo
reason-open-chopsticks = utile per giocare due carte in un turno futuro
reason-open-spoon = utile per chiedere più avanti la carta di un altro
reason-open-menu = trova una di quattro carte del mazzo
reason-open-box = permette di girare dei piatti
reason-open-order = diventa la copia di un altro piatto
reason-open-deny = così non va al prossimo giocatore, a cui darebbe { n-points }
reason-open-costs = per ora costa { n-points }
reason-open-plan = parte di un piano
reason-open-use-chopsticks = è il momento di una seconda carta
reason-open-use-spoon = è il momento di chiedere la carta di un altro
reason-open-give = è quello che è stato chiesto
reason-open-stay = gli altri piatti restano come sono
reason-open-race-most = così sono { $count }, più di tutti gli altri fino ad allora
reason-open-race-level = così sono { $count }, come il migliore degli altri fino ad allora
reason-open-race-behind = così sono { $count }, e il migliore degli altri ne aveva { $most } fino ad allora
reason-open-miso = { n-points }, se nello stesso turno non esce un’altra zuppa di miso
reason-open-most = così è più di questo sushi di quanto avessero gli altri fino ad allora
reason-open-new = un tipo di sushi in più
reason-open-closer = un passo più vicino a un gettone
reason-open-wild = si unisce a un sushi che è già sul tavolo

## Bot che cercano

reason-tried-better = ha vinto il { $percent } % in { $tries } partite immaginate, la scelta successiva il { $rest } %
reason-tried-even = ha vinto il { $percent } % in { $tries } partite immaginate, come la scelta successiva ({ $rest } %)
reason-tried-less = ha vinto il { $percent } % in { $tries } partite immaginate, un’altra scelta il { $rest } %
reason-tried-only = ha vinto il { $percent } % in { $tries } partite immaginate
reason-untried = lasciata da parte in { $tries } partite immaginate
reason-solved = ogni strada fino alla fine del round è stata controllata: niente è meglio
reason-solved-mixed = ogni strada fino alla fine è stata controllata: giusta { $percent } volte su 100, così nessuno la prevede
reason-solved-worse = ogni strada fino alla fine del round è stata controllata: un’altra scelta è altrettanto buona o migliore

## Terminale: consigli e partite salvate

cli-hint = Consiglio: { $text }
cli-why = Perché hanno scelto così, da ciò che c’era allora sul tavolo
cli-why-none = Nessun altro ha ancora mostrato una carta.
cli-help-hint = h: un consiglio, cosa sceglierebbe un giocatore forte e perché
cli-help-why = w: perché gli altri hanno scelto ciò che hanno appena mostrato
cli-flag-explain = dire per ogni scelta cosa avrebbe scelto questo bot, come strong o strong@2000, e perché
cli-explain-same = { $seat } e { $bot } scelgono lo stesso: { $text }
cli-explain-other = { $seat } sceglie: { $answer }. { $bot } sceglierebbe: { $text }
error-explain-seat = La partita non è finita: indica con --seat di chi spiegare le scelte.
