## Web: un aparato para varias personas

web-device-title = Un aparato
web-device-who = ¿Quién juega?
web-device-player = Jugador { $number }
web-device-name = Nombre del jugador { $number }
web-device-add = Una persona más
web-device-earlier = Sentar a { $name } un sitio antes
web-device-remove = Quitar a { $name } de la lista
web-device-order = Sentaos en este orden: las manos van al siguiente de la lista.
web-device-bots = Bots
web-device-how = El aparato va pasando. Solo quien lo tiene ve su mano.
web-device-start = Empezar

## Web: el telón entre dos personas

web-device-turn = { $name }
web-device-give = Dale el aparato a { $name }. ¡Los demás, a mirar a otro lado!
# Por dónde va la partida, como: Ronda 1 de 3, turno 4 de 9
web-device-where = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
web-device-look = Soy { $name }, quiero ver mi mano
web-device-other = O antes:
web-device-wait = Un momento
web-device-wait-for = Esperando a { $names }.
web-device-everybody = ¡Mirad todos!
web-device-now =
    { $points ->
        [one] ahora { $points } punto
        [many] ahora { $points } de puntos
       *[other] ahora { $points } puntos
    }
web-device-go-on = Visto, seguimos

## Web: un aparato: alguien vuelve a elegir

web-device-mind = ¿Cambias de idea?
web-device-mind-of = { $name } vuelve a elegir
web-device-mind-late = Eso ya no se puede cambiar.
