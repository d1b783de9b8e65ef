## Web: la mesa de juego. $seat es un nombre, $card el nombre de una carta, $round y $turn son números.

# Corto, para la barra de arriba: ronda 2
web-table-r = R{ $round }
web-table-turn = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
web-table-menu = Qué vale cada plato
web-table-scores = Puntos
web-table-settings = Ajustes
web-table-zen = Mesa tranquila
web-table-side = Historia y puntos junto a la mesa
web-table-live = Hay conexión
web-table-lost = Sin conexión
web-table-clock =
    { $count ->
        [one] Queda { $count } segundo
        [many] Quedan { $count } de segundos
       *[other] Quedan { $count } segundos
    }
web-table-hurry =
    { $count ->
        [one] Queda { $count } segundo.
        [many] Quedan { $count } de segundos.
       *[other] Quedan { $count } segundos.
    }
web-table-hurry-card =
    { $count ->
        [one] Queda { $count } segundo. Si se acaba el tiempo, juegas { $card }.
        [many] Quedan { $count } de segundos. Si se acaba el tiempo, juegas { $card }.
       *[other] Quedan { $count } segundos. Si se acaba el tiempo, juegas { $card }.
    }

## Web: los sitios

web-table-seats = Los demás en la mesa
web-table-dummy = Ficticio
web-table-same-deal = Se reparten otra vez las cartas de la partida { $number }: quien las recuerde conoce todas las manos.
web-table-led = { $seat } juega por él este turno.
# La mano que se pasa va a este sitio, o la siguiente viene de él.
web-table-to = a { $seat }
web-table-from = de { $seat }
web-table-both = cambio con { $seat }
web-table-is-to = Tu mano va a { $seat }.
web-table-is-from = Tu próxima mano viene de { $seat }.
web-table-is-both = Tú y { $seat } os cambiáis las manos.
web-table-you = Tú
web-table-doing-choosing = está eligiendo
web-table-doing-ready = ya ha elegido
web-table-doing-idle = espera
web-table-bot = un bot
web-table-stand-in = juega un bot
web-table-gone = se ha ido
web-table-promised = próxima ronda: { $name }
web-table-away = ausente
web-table-host = organiza
web-table-everybody =
    { $count ->
        [one] Todos en la mesa. Ha elegido { $count } de { $all }.
        [many] Todos en la mesa. Han elegido { $count } de { $all }.
       *[other] Todos en la mesa. Han elegido { $count } de { $all }.
    }
web-table-all = Todos en la mesa
web-table-more-seats =
    { $count ->
        [one] Ver { $count } puesto más
        [many] Ver { $count } de puestos más
       *[other] Ver { $count } puestos más
    }
web-table-next = Sitio siguiente
web-table-previous = Sitio anterior
web-table-in-hand =
    { $count ->
        [one] { $count } carta en la mano
        [many] { $count } de cartas en la mano
       *[other] { $count } cartas en la mano
    }
web-table-known = Ya has visto esta mano
web-table-watching = Estás mirando. Solo se ve lo que está a la vista.
web-table-promised-you = Tendrás una silla cuando se reparta la próxima ronda. Hasta entonces, puedes mirar.
web-table-look-next = Mirar el sitio siguiente
# Palabras en una banderita sobre un sitio
web-table-flag-miso_spilled = ¡Chof!
web-table-flag-chip_taken = ¡Ficha!
web-table-flag-wine_taken = ¡Sorpresa!
web-table-flag-flipped = Girada
web-table-flag-time_ran_out = ¡Tiempo!

## Web: los platos

web-table-my-dishes = Tus platos
web-table-dishes-of = Platos de { $seat }
web-table-empty = Aquí estarán tus platos.
web-table-nothing = todavía no hay nada en la mesa
web-table-now = ahora
web-table-maybe = quizá
# Lo que darían los postres al final de la partida: después +6
web-table-later = después
web-table-total = Puntos
web-table-points-now = { n-points }, esta ronda { $now }
web-table-shelf = Postres para el final
# Hasta dónde llega un grupo: 1 de 3
web-table-part = { $have } de { $whole }
web-table-pile-part = { $count } × { $card }: { $have } de { $whole } para un grupo
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } sobre wasabi, vale el triple
        [many] { $count } sobre wasabi, valen el triple
       *[other] { $count } sobre wasabi, valen el triple
    }
web-table-turned = Boca abajo: { $card }
web-table-colours =
    { $count ->
        [one] { $count } color: { $name } { $most }
        [many] { $count } de colores, el que más: { $name } { $most }
       *[other] { $count } colores, el que más: { $name } { $most }
    }
web-table-colours-none = Aún sin colores
web-table-colours-of = Colores de { $seat }
web-table-colours-note = Cada color tiene un dibujo. La letra de la carta dice cuál es.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } carta
        [many] { $colour }, { $pattern } ({ $letter }): { $count } de cartas
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } cartas
    }

## Web: el centro de la mesa

web-table-middle = El centro de la mesa
web-table-deck = Mazo
web-table-discards = Fuera
# Postres que todavía no están en el mazo
web-table-desserts-left = Dulces
web-table-uramaki =
    { $count ->
        [0] La carrera de uramaki ha terminado
        [one] Queda { $count } puesto en la carrera de uramaki
        [many] Quedan { $count } de puestos en la carrera de uramaki
       *[other] Quedan { $count } puestos en la carrera de uramaki
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: no quedan fichas
        [one] { $card }: queda { $count } ficha
        [many] { $card }: quedan { $count } de fichas
       *[other] { $card }: quedan { $count } fichas
    }
web-table-chips = Fichas
web-table-chips-won =
    { $count ->
        [one] { $count } ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }
web-table-order = Cartas en orden
web-table-asked = Piden a { $seat }: { $card }.

## Web: la mesa como tabla

web-table-as-table = Todos los platos en una tabla
web-table-caption = Ronda { $round }, turno { $turn } de { $turns }
web-table-seat = Sitio
web-table-state = Estado

## Web: el menú de la propia mesa

web-more-title = Esta mesa
web-more-back = Atrás
web-more-chair = Nombre y silla
web-more-people = Quién está aquí
# Cuántas sillas están libres: $count
web-more-invite-sit =
    { $count ->
        [one] Hay una silla libre: quien tenga el enlace puede mirar, y sentarse en el próximo reparto o en la próxima partida.
        [many] Hay { $count } de sillas libres: quien tenga el enlace puede mirar, y sentarse en el próximo reparto o en la próxima partida.
       *[other] Hay { $count } sillas libres: quien tenga el enlace puede mirar, y sentarse en el próximo reparto o en la próxima partida.
    }
web-more-invite-watch = Quien tenga el enlace puede mirar.
# $seconds: cuánto espera la mesa antes de que juegue un bot; 0: siempre
web-more-leave-note =
    { $seconds ->
        [0] Te guardamos el sitio. Los demás esperan hasta que vuelvas.
       *[other] Te guardamos el sitio. Un bot juega por ti hasta que vuelvas.
    }
web-more-leave-alone = Te guardamos el sitio. La partida espera hasta que vuelvas.
web-more-leave-sure = ¿Dejar tu silla para siempre? Sigue jugando un bot, y puede sentarse otra persona.
