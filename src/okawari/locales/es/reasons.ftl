# Por qué un bot responde así, en español: la respuesta, una raya y una o dos frases sin punto final.
# $why y $more son esas frases, $answer es el nombre de la respuesta. No se habla a nadie.

## La frase

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Cualquier respuesta

reason-only = no hay otra opción
reason-any = elegida sin mirar, porque cualquier carta sirve
reason-least = ninguna otra opción da más
reason-harm = es lo que menos cuesta: cerca de { n-points }
reason-unlike = a primera vista, otra opción da cerca de { n-points } más
reason-unlike-little = a primera vista, otra opción es un poco mejor

## Una carta para jugar

reason-now = suma { n-points } ahora mismo
reason-dipped = sobre el wasabi vale el triple: { n-points }
reason-completes = completa un grupo: { n-points } más
reason-miso = { n-points }, si no sale otra sopa de miso en este turno
reason-most = con esto son { $count }, más que nadie
reason-level = con esto son { $count }, tantos como el mejor de los demás
reason-behind = con esto son { $count }, y el mejor de los demás tiene { $most }
reason-later = aún nada, pero al final vale cerca de { n-points }
reason-dessert = un postre para el final de la partida, vale cerca de { n-points }
reason-wasabi = el próximo nigiri encima vale el triple: cerca de { n-points }
reason-chopsticks = sirve para jugar dos cartas en un turno posterior, vale cerca de { n-points }
reason-spoon = sirve para pedir más tarde una carta a otra persona, vale cerca de { n-points }
reason-menu = la mejor de cuatro cartas del mazo, vale cerca de { n-points }
reason-box = permite dar la vuelta a cartas flojas, suma cerca de { n-points }
reason-order = se convierte en copia del mejor plato, vale cerca de { n-points }
reason-deny = así no le llega a quien va después, para quien vale cerca de { n-points }

## Gustos y despistes

reason-fond = un plato favorito, y eso también cuenta
reason-fond-sweet = a los golosos se les van los ojos
reason-fond-sets = quien colecciona no puede dejarlo pasar
reason-fond-rolls = a quien le gustan los rollos nunca le bastan
reason-fond-tools = probar cosas es muy divertido
reason-fond-soups = algo para sorber y picar apetece demasiado
reason-spite = solo para que no le llegue a quien va después
reason-slip = un capricho: otra opción valía cerca de { n-points } más
reason-slip-little = un capricho: otra opción era un poco mejor

## Utensilios, regalos y sitios

reason-save = el utensilio dará más en un turno posterior, seguramente
reason-use-chopsticks = una segunda carta ahora da cerca de { n-points } más que esperar
reason-use-spoon = una carta de otra persona da ahora cerca de { n-points } más que luego
reason-request = daría cerca de { n-points }, si alguien la tiene
reason-give = es lo que menos ayuda a quien pide: cerca de { n-points }
reason-give-little = apenas ayuda a quien pide
reason-dummy = es lo que menos daño hace en la mesa del jugador ficticio
reason-copy = la copia vale cerca de { n-points }
reason-undipped = el wasabi espera un nigiri mejor
reason-flip = al darle la vuelta vale cerca de { n-points } más
reason-flip-none = ninguna otra carta gana al darle la vuelta

## Draft

reason-draft-most = lo más de este sushi en la mesa, vale cerca de { n-points }
reason-draft-new = un sushi distinto más, vale cerca de { n-points }
reason-draft-closer = un paso más hacia una ficha, vale cerca de { n-points }
reason-draft-wild = se une al sushi donde más ayuda, vale cerca de { n-points }
reason-keep = viene bien para el próximo turno y no le llega a quien va después

## Lo que todos pueden ver en la mesa, para los demás

reason-open-later = todavía no suma nada: una carta para más adelante
reason-open-dessert = un postre para el final de la partida
reason-open-wasabi = el próximo nigiri encima vale el triple
reason-open-chopsticks = sirve para jugar dos cartas en un turno posterior
reason-open-spoon = sirve para pedir más tarde una carta a otra persona
reason-open-menu = busca una de cuatro cartas del mazo
reason-open-box = permite dar la vuelta a platos
reason-open-order = se convierte en copia de otro plato
reason-open-deny = así no le llega a quien va después, a quien le daría { n-points }
reason-open-costs = por ahora cuesta { n-points }
reason-open-plan = parte de un plan
reason-open-use-chopsticks = es hora de una segunda carta
reason-open-use-spoon = es hora de pedir una carta a otra persona
reason-open-give = es lo que se pidió
reason-open-stay = los demás platos se quedan como están
reason-open-race-most = con esto son { $count }, más que nadie hasta entonces
reason-open-race-level = con esto son { $count }, tantos como el mejor de los demás hasta entonces
reason-open-race-behind = con esto son { $count }, y el mejor de los demás tenía { $most } hasta entonces
reason-open-miso = { n-points }, si no sale otra sopa de miso en el mismo turno
reason-open-most = así es más de este sushi de lo que tenía nadie hasta entonces
reason-open-new = un sushi distinto más
reason-open-closer = un paso más hacia una ficha
reason-open-wild = se une a un sushi que ya está en la mesa

## Bots que buscan

reason-tried-better = ganó el { $percent } % en { $tries } partidas imaginadas; la siguiente opción, el { $rest } %
reason-tried-even = ganó el { $percent } % en { $tries } partidas imaginadas, como la siguiente opción ({ $rest } %)
reason-tried-less = ganó el { $percent } % en { $tries } partidas imaginadas; otra opción, el { $rest } %
reason-tried-only = ganó el { $percent } % en { $tries } partidas imaginadas
reason-untried = quedó de lado en { $tries } partidas imaginadas
reason-solved = se miraron todos los caminos hasta el final de la ronda: nada es mejor
reason-solved-mixed = se miraron todos los caminos hasta el final: acierta { $percent } veces de 100, para que nadie lo adivine
reason-solved-worse = se miraron todos los caminos hasta el final de la ronda: otra opción es igual de buena o mejor

## Terminal: consejos y partidas guardadas

cli-hint = Consejo: { $text }
cli-why = Por qué eligieron eso, según lo que había entonces en la mesa
cli-why-none = Nadie más ha enseñado una carta todavía.
cli-help-hint = h: un consejo, qué elegiría un jugador fuerte y por qué
cli-help-why = w: por qué los demás eligieron lo que acaban de enseñar
cli-flag-explain = decir en cada elección qué habría elegido este bot, como strong o strong@2000, y por qué
cli-explain-same = { $seat } y { $bot } eligen lo mismo: { $text }
cli-explain-other = { $seat } elige: { $answer }. { $bot } elegiría: { $text }
error-explain-seat = La partida no ha terminado: di con --seat de quién hay que explicar las elecciones.
