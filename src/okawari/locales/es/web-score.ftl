## Web: los platos de esta partida en recuadros

web-tiles-title = En el menú

## Web: la hoja de puntos

web-score-title = Puntos
web-score-player = Jugador
web-score-round = Ronda { $round }
web-score-round-short = R{ $round }
web-score-desserts = Postres
web-score-this-round = Esta ronda
web-score-total = Total
web-score-place = { $rank }.º
web-score-up = sube desde el puesto { $rank }
web-score-down = baja desde el puesto { $rank }
web-score-scroll = Puntos: desliza hacia los lados para ver a todos
web-score-empty = Todavía no hay puntos. Los primeros llegan al final de la ronda.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, se cuentan { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } para el final, cuando cuentan.
web-score-cell-hidden = Aún no se ve
web-score-cell-round = { $seat }, ronda { $round }: { n-points }.
web-score-cell-desserts = { $seat }, postres: { n-points }.
web-score-nothing =
    { $count ->
        [0] Ninguna: sin puntos.
        [one] Se cuenta { $count }, y esta vez sin puntos.
        [many] Se cuentan { $count }, y esta vez sin puntos.
       *[other] Se cuentan { $count }, y esta vez sin puntos.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Aquí no hay puntos.
web-score-stored-count =
    { $count ->
        [0] Nada de { $card } por ahora. Los postres cuentan al final de la partida.
       *[other] { $count } × { $card } por ahora. Los postres cuentan al final de la partida.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = Cómo puntúa
web-score-chips-so-far =
    { $count ->
        [0] Ninguna ficha de este tipo por ahora.
        [one] { $count } ficha de este tipo por ahora.
        [many] { $count } de fichas de este tipo por ahora.
       *[other] { $count } fichas de este tipo por ahora.
    }
web-score-chips-hidden = Lo que valen las fichas es un secreto hasta el final de la partida.
web-score-chip-worth = Tu ficha vale { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: ninguna ficha.
        [one] { $seat }, { $card }: { $count } ficha.
        [many] { $seat }, { $card }: { $count } de fichas.
       *[other] { $seat }, { $card }: { $count } fichas.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } ficha, nueva en esta ronda.
        [many] { $seat }, { $card }: { $count } de fichas, una nueva en esta ronda.
       *[other] { $seat }, { $card }: { $count } fichas, una nueva en esta ronda.
    }
web-score-chips-taken = Fichas hasta ahora

## Web: el final de una ronda

web-scoring-title = La ronda { $round } está servida
web-scoring-about = Ronda { $round } de { $rounds }. Toca un número para ver por qué.
web-scoring-table = Puntos de la ronda { $round }
web-scoring-table-chips = Fichas de la ronda { $round }
web-scoring-next = Sigue: { $card }
web-scoring-all = Ver todo
web-scoring-by-row = La próxima, uno a uno
web-scoring-later = al final
web-scoring-idle = Sin puntos: { $cards }.
web-scoring-words = Todo en palabras
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = nadie
web-scoring-ready = ¡Que venga el siguiente plato!
web-scoring-ready-last = ¡Que venga el último plato!
web-scoring-go = Seguir ya
web-scoring-is-ready = Todo listo para { $seat }
web-scoring-not-ready = { $seat }: todavía no
web-scoring-wait = Esperando a { $seats }
web-scoring-wait-all = Todo el mundo está listo
web-scoring-watching = El siguiente plato llega cuando todo el mundo esté listo.

## Web: el final de la partida

web-final-title = ¡La cuenta, por favor!
web-final-desserts = Primero, los postres
web-final-desserts-note = Cuentan ahora, una vez para toda la partida.
web-final-show = ¿Quién ha ganado?
web-final-win = ¡Gana { $seat } con { n-points }!
web-final-win-you = ¡Ganas tú con { n-points }!
web-final-shared = ¡{ $seats } comparten la victoria con { n-points } cada uno!
web-final-ahead =
    { $count ->
        [one] Solo { $count } punto por delante de { $seats }.
        [many] { $count } de puntos por delante de { $seats }.
       *[other] { $count } puntos por delante de { $seats }.
    }
web-final-tied = { $seats } tienen { n-points } cada uno. El empate es para { $winners }.
web-final-tied-count = { $seat } tiene { $count }
web-final-tied-desserts = Sus postres: { $counts }.
web-final-podium = Los tres primeros
web-final-everybody = Todos en la mesa
web-final-sheet = Todas las rondas
web-final-dummy = Ha jugado sin ganar ni perder.
web-final-one-more = ¡Okawari! Otra más
web-final-other = Jugar a otra cosa
web-final-ready = Te apuntas a otra.
web-final-not-yet = Aún no
web-final-start = Empezar la siguiente
web-final-start-now = Empezar sin esperar
web-final-start-bots =
    { $count ->
        [one] Empezar, con un bot en la silla libre
        [many] Empezar, con bots en { $count } de sillas libres
       *[other] Empezar, con bots en { $count } sillas libres
    }
web-final-free =
    { $count ->
        [one] Ahora hay una silla libre. Alguien puede entrar con el enlace, o la ocupa un bot.
        [many] Ahora hay { $count } de sillas libres. Se puede entrar con el enlace, o las ocupan bots.
       *[other] Ahora hay { $count } sillas libres. Se puede entrar con el enlace, o las ocupan bots.
    }
web-final-wait-host = Esperando a que { $seat } empiece.
web-final-wait = Esperando a { $seats }.
web-final-same-deal = Mismo reparto
web-final-same-deal-note = Las mismas cartas otra vez, para probar de otra manera.
web-final-change = Cambiar el menú
web-final-change-note = Otros platos, otro juego, más o menos sillas.
web-final-keep = Guardar o compartir esta partida
web-final-share = Enviar enlace
web-final-share-text = Nuestra partida de Okawari
web-final-copied = Enlace copiado.
web-final-link = El enlace a esta partida
web-final-save = Bajar partida
web-final-picture = Guardar imagen
web-final-picture-failed = Aquí no se ha podido hacer la imagen.
web-final-check = Revisar mezcla
web-final-delete = Borrar partida
web-final-delete-sure = ¿Borrar la partida guardada para todos? Su enlace dejará de valer. No se puede deshacer.
web-final-delete-yes = Sí, borrarla
web-final-delete-no = No, guardarla
web-final-deleted = La partida guardada está borrada.
web-replay-title = Una partida terminada
web-replay-page = Una partida terminada · Okawari
web-replay-game = Se ha jugado: { $game }
web-replay-bots = Bots en la mesa: { $names }.
web-replay-play = Jugar a Okawari
web-final-leave = Dejar la mesa

## Web: algo bonito de cada persona

web-fact-once = { $card }: { n-points } en una ronda, y nadie tuvo más.
web-fact-kind = { $card }: { n-points } en total, y nadie tuvo más.
web-fact-dessert = { $card } de postre: { n-points }, y nadie tuvo más.
web-fact-round = Lo mejor de la ronda { $round }: { n-points }.
web-fact-steady = Hasta su ronda más floja dio { n-points }: nadie lo hizo mejor.
web-fact-variety =
    { $count ->
        [one] Puntos con { $count } tipo de plato, y nadie tuvo más.
        [many] Puntos con { $count } de tipos de platos, y nadie tuvo más.
       *[other] Puntos con { $count } tipos de platos, y nadie tuvo más.
    }
web-fact-clean = Ni un solo punto negativo en toda la partida.
web-fact-climb = Del puesto { $from } al puesto { $now }.
web-fact-own = Su mejor plato: { $card } en la ronda { $round }, { n-points }.
web-fact-own-dessert = Su mejor plato: { $card } al final, { n-points }.
web-fact-there =
    { $count ->
        [one] En la mesa toda la ronda.
        [many] En la mesa las { $count } de rondas.
       *[other] En la mesa las { $count } rondas.
    }

## Web: ¿fue justa la mezcla?

web-proof-title = ¿Fue justa la mezcla?
web-proof-checking = Comprobando …
web-proof-good = Todas las cuentas salen. El número de tu aparato cuenta, así que nadie más pudo elegir estas cartas sin que se cancelara un comienzo, y eso lo habrían visto todos.
web-proof-others = Todas las cuentas salen. Este aparato no puso un número propio, así que se fía de los demás.
web-proof-alone = Todas las cuentas salen, pero ningún aparato puso un número. Quien lleva el servidor pudo elegir estas cartas.
web-proof-old = Probada a la antigua: las cuentas salen, pero quien llevaba el servidor pudo elegir el reparto.
web-proof-bad = Algo no encaja. Puede que las cartas no se repartieran como se prometió.
web-proof-none = Sin probar: la partida guardada no trae prueba de su mezcla.
web-proof-see = Quien lleva el servidor pudo ver todas las manos.
web-proof-promise-yes = El secreto del servidor encaja con lo que prometió antes de la partida.
web-proof-promise-no = El secreto del servidor no encaja con la promesa de la partida guardada.
web-proof-seen-yes = Es la promesa que este aparato vio antes de la partida.
web-proof-seen-no = No es la promesa que este aparato vio antes de la partida.
web-proof-seen-unknown = Este aparato no vio la promesa antes de la partida, así que no puede compararla.
web-proof-mine-yes = El número al azar de tu aparato se ha usado, tal como prometió.
web-proof-mine-no = Falta el número al azar de tu aparato.
web-proof-mine-unknown = Este aparato no puso un número propio.
web-proof-frozen-yes = Ninguna promesa cambió después de revelarse los números.
web-proof-frozen-no = Las promesas de la partida guardada no son las que este aparato vio antes de revelarse los números.
web-proof-named-yes = Los nombres son los que este aparato vio antes del comienzo.
web-proof-named-no = Los nombres no son los que este aparato vio antes del comienzo.
web-proof-seats-yes = Cada número es el que había prometido su aparato.
web-proof-seats-no = El número no es el prometido: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } no puso ningún número: en su lugar cuentan ceros.
    [many] { $names } no pusieron números: en su lugar cuentan ceros.
   *[other] { $names } no pusieron números: en su lugar cuentan ceros.
}
web-proof-names-yes = Los nombres de la partida guardada son los mismos que al empezar.
web-proof-names-no = Los nombres de la partida guardada no son los mismos que al empezar.
web-proof-names-unknown = Los nombres de esta partida guardada no están probados.
web-proof-seed-yes = El orden de las cartas sale del secreto y de todos los números.
web-proof-seed-no = El orden de las cartas no sale del secreto y de los números.
web-proof-hands-yes = Todas las manos se repartieron en ese orden.
web-proof-hands-no = Las manos no se repartieron en ese orden.
web-proof-menus-yes = Lo que se robó después también sale de ahí.
web-proof-menus-no = Lo que se robó después no sale de ahí.
web-proof-cards-yes = Las cartas que te tocaron en este aparato son justo esas.
web-proof-cards-no = Las cartas que te tocaron en este aparato son otras.
web-proof-wrong = Primera diferencia: ronda { $round }, { $seat }.
web-proof-wrong-table = Primera diferencia: ronda { $round }.
web-proof-keys = Para tus propias cuentas: las claves de las rondas
web-proof-same = Las cuentas salen, pero eran otra vez las cartas de una partida anterior: se podían conocer. Esta es la prueba de aquella partida. Los nombres de esta partida guardada no están probados.
web-proof-here = Comprobado aquí, en tu navegador, no por el servidor.

## Web: el relato

web-log-turn = Ronda { $round }, turno { $turn }
web-log-table = En la mesa
web-log-missed = Mientras no estabas
web-log-empty = Todavía no ha pasado nada.
web-log-scroll = Lo que ha pasado, lo más nuevo abajo

## Web: la imagen de un resultado

web-picture-title = ¡Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-resultado
