# Lo que se dice en la mesa: preguntas, sucesos, motivos de los puntos y errores de quien juega, en español.
# $seat y $other son nombres de jugadores, $card es el nombre de una carta.

## Preguntas y respuestas

question-none = Nada que decidir.
question-pick = ¿Qué carta juegas?
question-target = ¿Qué carta copia tu pedido especial?
question-dip = ¿Va el nigiri sobre tu wasabi?
question-announce = ¿Usas un utensilio este turno?
question-second = Tus palillos: ¿qué segunda carta juegas?
question-for_dummy = ¿Qué carta juegas por el jugador ficticio?
question-request = Tu cuchara: ¿qué carta pides? Te la da el primer jugador a tu izquierda que la tenga.
question-give = Una cuchara te pide una carta. ¿Cuál das?
question-tray = El menú muestra estas cartas. ¿Cuál juegas?
question-flip = Bandeja para llevar: ¿a qué carta das la vuelta?
question-flip_order = Bandeja para llevar: ¿a qué pedido especial das la vuelta?
question-wild = ¿A qué sushi se une tu comodín?
question-keep = ¿Qué carta te reservas en la mano?
answer-pass = No, gracias
answer-pass-announce = Ningún utensilio este turno
answer-pass-flip = No dar la vuelta a más cartas
answer-pass-flip_order = No dar la vuelta a más pedidos especiales
answer-pass-second = Ninguna segunda carta
answer-any-kind = cualquier carta de { $kind }
answer-copy = pedido especial como { $card }
answer-wild-as = comodín como { $card }
answer-on-wasabi = { $card } sobre el wasabi
answer-off-wasabi = { $card } al lado del wasabi
question-boxes = Bandeja para llevar: ¿a qué cartas das la vuelta? Cada una vale entonces 2.

## Sucesos

event-round_started = Empieza la ronda { $round }. Cada jugador recibe { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] Se mezcla { $count } carta de postre en el mazo.
        [many] Se mezclan { $count } de cartas de postre en el mazo.
       *[other] Se mezclan { $count } cartas de postre en el mazo.
    }
event-chosen = { $seat } ya ha elegido.
event-took_back = { $seat } vuelve a elegir.
event-picked = { $seat } elige: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } juega { $card } con los palillos.
        [spoon] { $seat } juega { $card } gracias a la cuchara.
        [menu] { $seat } juega { $card } del menú.
        [chance] { $seat } juega { $card } al azar.
       *[pick] { $seat } juega { $card }.
    }
event-dipped = { $seat } pone { $card } sobre el wasabi: vale el triple.
event-copied = { $seat } hace del pedido especial una copia: { $card }.
event-announced = { $seat } va a usar { $card }.
event-spoon_asked = { $seat } pide { $card }.
event-spoon_none = { $seat } no tiene.
event-spoon_gave = { $seat } da { $card } a { $other }.
event-into_hand = A la mano de { $seat } pasa: { $card }.
event-discarded = { $seat } pierde { $card } en esta ronda.
event-menu_shows = El menú muestra a { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } devuelve { $count } carta al mazo.
        [many] { $seat } devuelve { $count } de cartas al mazo.
       *[other] { $seat } devuelve { $count } cartas al mazo.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } derrama { $count } sopa de miso: había otra en el mismo turno.
        [many] { $seat } derrama { $count } de sopas de miso: había varias en el mismo turno.
       *[other] { $seat } derrama { $count } sopas de miso: había varias en el mismo turno.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } ocupa el primer puesto en la carrera de uramaki: { n-points }.
        [2] { $seat } ocupa el segundo puesto en la carrera de uramaki: { n-points }.
       *[other] { $seat } ocupa el tercer puesto en la carrera de uramaki: { n-points }.
    }
event-flipped = { $seat } da la vuelta a { $card }.
event-wine_taken = { $seat } tiene vino de arroz: el azar elige su siguiente carta.
event-passed =
    { $direction ->
        [right] Todas las manos pasan a la derecha.
       *[left] Todas las manos pasan a la izquierda.
    }
event-drew_for_dummy = { $seat } roba una carta para el jugador ficticio y juega por él este turno.
event-dummy_card = { $seat } roba { $card } para el jugador ficticio.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } guarda { $count } × { $card } para el final de la partida.
event-round_ended = La ronda { $round } ha terminado.
event-game_over = La partida ha terminado.
event-played-wild = { $seat } juega un comodín como { $card }.
event-kept = { $seat } se reserva { $card } y pasa el resto.
event-kept-hidden = { $seat } se reserva una carta y pasa el resto.
event-chip_taken = { $seat } se lleva una ficha: { $card }.
event-chip_value = { $seat } mira la ficha: { $card }, { n-points }.
event-pile_stays = Nadie se lleva una ficha: { $card }.
event-chip_shown = { $seat } enseña una ficha: { $card }, { n-points }.
event-dealt = A { $seat } le tocan { $card } (×{ $count }).
event-set_beside = { $seat } aparta { $card }: ya ha puntuado.
event-box_kept = { $card } se queda delante de { $seat }.
event-parted = { $card } de { $seat } ahora es { $now }.

## Sucesos contados a quien le ocurren

event-played-you =
    { $how ->
        [chopsticks] Juegas { $card } con los palillos.
        [spoon] Juegas { $card } gracias a la cuchara.
        [menu] Juegas { $card } del menú.
        [chance] Juegas { $card } al azar.
       *[pick] Juegas { $card }.
    }
event-played-wild-you = Juegas un comodín como { $card }.
event-dipped-you = Pones { $card } sobre wasabi: vale el triple.
event-copied-you = Tu pedido especial es ahora una copia: { $card }.
event-announced-you = Vas a usar { $card }.
event-spoon_asked-you = Pides { $card }.
event-spoon_none-you = No tienes.
event-spoon_gave-you = Das { $card } a { $other }.
event-spoon_gave-to_you = { $seat } te da { $card }.
event-into_hand-you = A tu mano pasa: { $card }.
event-discarded-you = Pierdes { $card } en esta ronda.
event-menu_shows-you = El menú te enseña { $card }.
event-menu_returned-you =
    { $count ->
        [one] Devuelves { $count } carta al mazo.
        [many] Devuelves { $count } de cartas al mazo.
       *[other] Devuelves { $count } cartas al mazo.
    }
event-miso_spilled-you =
    { $count ->
        [one] Derramas { $count } sopa de miso: había otra en el mismo turno.
        [many] Derramas { $count } de sopas de miso: había varias en el mismo turno.
       *[other] Derramas { $count } sopas de miso: había varias en el mismo turno.
    }
event-uramaki_place-you =
    { $place ->
        [1] Consigues el primer puesto en la carrera de uramaki: { n-points }.
        [2] Consigues el segundo puesto en la carrera de uramaki: { n-points }.
       *[other] Consigues el tercer puesto en la carrera de uramaki: { n-points }.
    }
event-flipped-you = Pones boca abajo { $card }.
event-wine_taken-you = Tienes vino de arroz: el azar elige tu próxima carta.
event-drew_for_dummy-you = Robas una carta para el jugador ficticio y este turno juegas por él.
event-dummy_card-you = Robas { $card } para el jugador ficticio.
event-chip_taken-you = Te llevas una ficha: { $card }.
event-chip_value-you = Miras tu ficha: { $card }, { n-points }.
event-chip_shown-you = Enseñas una ficha: { $card }, { n-points }.
event-dealt-you = Te tocan { $card } (×{ $count }).
event-set_beside-you = Apartas { $card }: ya ha puntuado.
event-box_kept-you = { $card } se queda delante de ti.
event-parted-you = Tu { $card } ahora es { $now }.

## Hoja de puntos: por qué estos puntos

why-nigiri =
    { $tripled ->
        [0] { n-cards } de nigiri: { n-points }.
       *[other] { n-cards } de nigiri, { $tripled } sobre wasabi por el triple: { n-points }.
    }
why-wasabi = { n-cards } de wasabi, que solo puntúa con el nigiri de encima: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } de maki, más que nadie: { n-points }.
               *[other] { $count } { word-icons } de maki, primer puesto, empate entre { $tied } jugadores: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } de maki, segundo puesto: { n-points }.
               *[other] { $count } { word-icons } de maki, segundo puesto, empate entre { $tied } jugadores: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } de maki, tercer puesto: { n-points }.
               *[other] { $count } { word-icons } de maki, tercer puesto, empate entre { $tied } jugadores: { n-points }.
            }
       *[other] { $count } { word-icons } de maki, ningún puesto con premio: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } de temaki, y nadie tiene más: { n-points }.
        [-1] { n-cards } de temaki, y nadie tiene menos: { n-points }.
        [2] { n-cards } de temaki, y nadie tiene más ni menos: { n-points }.
       *[other] { n-cards } de temaki, ni quien más tiene ni quien menos: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Puestos en la carrera de uramaki: { n-points }.
       *[other] { $count } { word-icons } de uramaki en la carrera: { n-points }.
    }
why-tempura = { n-cards } de tempura, 5 por cada pareja: { n-points }.
why-sashimi = { n-cards } de sashimi, 10 por cada trío: { n-points }.
why-gyoza = { n-cards } de gyoza, cuantas más mejor: { n-points }.
why-eel =
    { $count ->
        [1] Una sola carta de anguila quita puntos: { n-points }.
       *[other] { n-cards } de anguila, 7 por dos o más: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } de tofu: { n-points }.
        [1] { n-cards } de tofu: { n-points }.
        [2] { n-cards } de tofu, las justas: { n-points }.
       *[other] { n-cards } de tofu, demasiadas: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { n-cards } de edamame, y { $others } jugador más tiene edamame: { n-points }.
        [many] { n-cards } de edamame, y { $others } de jugadores más tienen edamame: { n-points }.
       *[other] { n-cards } de edamame, y { $others } jugadores más tienen edamame: { n-points }.
    }
why-miso = { n-cards } de sopa de miso, 3 por cada una: { n-points }.
why-onigiri = { n-cards } de onigiri en grupos de formas distintas: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } pareja de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
        [many] { $pairs } de parejas de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
       *[other] { $pairs } parejas de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
    }
why-chopsticks = { n-cards } de palillos, que nunca puntúan: { n-points }.
why-spoon = { n-cards } de cuchara, que nunca puntúa: { n-points }.
why-menu = { n-cards } de menú, que nunca puntúa: { n-points }.
why-takeout = { n-cards } de bandeja para llevar, que nunca puntúa: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } de salsa de soja y { $colours } { word-colours }, pero otros tienen más: { n-points }.
       *[other] { n-cards } de salsa de soja y { $colours } { word-colours }, y nadie tiene más: { n-points }.
    }
why-tea = { n-cards } de té, cada una 1 por carta del grupo de color más grande, de { $group }: { n-points }.
why-special_order = { n-cards } de pedido especial sin nada que copiar: { n-points }.
why-rice_wine = { n-cards } de vino de arroz, 3 por cada una: { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } de pudin, y nadie tiene más: { n-points }.
        [-1] { n-cards } de pudin, y nadie tiene menos: { n-points }.
        [2] { n-cards } de pudin, y nadie tiene más ni menos: { n-points }.
       *[other] { n-cards } de pudin, ni quien más tiene ni quien menos: { n-points }.
    }
why-ice_cream = { n-cards } de helado, 12 por cada cuatro: { n-points }.
why-fruit = Símbolos de sandía: { $watermelon }, de piña: { $pineapple }, de naranja: { $orange }. En total { n-points }.
why-flipped = { n-cards } boca abajo, 2 por cada una: { n-points }.
why-chip = { n-cards }, lo mejor sin empate: se lleva la ficha ({ $card }).
why-chip-dessert =
    { $count ->
        [one] { $count } sushi, lo mejor sin empate: se lleva la ficha de postre.
        [many] { $count } de sushis distintos, lo mejor sin empate: se lleva la ficha de postre.
       *[other] { $count } sushis distintos, lo mejor sin empate: se lleva la ficha de postre.
    }
why-chips =
    { $count ->
        [one] { $count } ficha: { n-points }.
        [many] { $count } de fichas: { n-points }.
       *[other] { $count } fichas: { n-points }.
    }
why-chip-last = { n-cards }, lo mínimo, tras un empate por lo máximo: se lleva la ficha ({ $card }).
why-chip-dessert-last =
    { $count ->
        [one] { $count } sushi, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
        [many] { $count } de sushis distintos, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
       *[other] { $count } sushis distintos, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
    }
why-edamame-all =
    { $sharers ->
        [one] { $count } { word-cards } de edamame, y { $sharers } jugador de la mesa tiene edamame: { n-points }.
        [many] { $count } { word-cards } de edamame, y { $sharers } jugadores de la mesa tienen edamame: { n-points }.
       *[other] { $count } { word-cards } de edamame, y { $sharers } jugadores de la mesa tienen edamame: { n-points }.
    }

## Errores y avisos: una línea clara cada uno

error-bad-opening = Este no es el número prometido.
error-bad-save-names = El barajado de la partida guardada no cuadra: los nombres no son los que había en la mesa al empezar.
error-bad-save-opening = El barajado de la partida guardada no cuadra: el número de { $name } no es el que se prometió antes de jugar.
error-illegal-choice = Esa no es una de tus opciones ahora.
error-not-starting = No está empezando ninguna partida.
error-not-your-decision = Ahora no tienes nada que decidir.
error-nothing-to-take-back = No hay nada que deshacer.
error-bad-menu-unknown-kind = No hay ningún plato llamado «{ $kind }». Elige entre: { $known }.
error-bad-menu-count = Número equivocado de platos en el grupo «{ $group }»: un menú necesita { $wanted } y este tiene { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] «{ $kind }» no puede estar en el menú con { $seats } jugador. Es para { $least } a { $most }.
        [many] «{ $kind }» no puede estar en el menú con { $seats } de jugadores. Es para { $least } a { $most }.
       *[other] «{ $kind }» no puede estar en el menú con { $seats } jugadores. Es para { $least } a { $most }.
    }
error-bad-menu-expansion = «{ $kind }» es un plato adicional: actívalo con la opción «{ $option }».
error-bad-menu-nigiri = El nigiri está siempre en el menú: no lo pongas en tu lista.
error-bad-menu-duplicate = «{ $kind }» está dos veces en el menú.
error-bad-menu-unknown = No hay ningún menú llamado «{ $menu }». Elige entre: { $known }.
error-bad-menu-not-in-game = En el juego «{ $game }» no se elige menú.
error-bad-option-unknown = No hay ninguna opción llamada «{ $option }». Elige entre: { $known }.
error-bad-option-value = La opción «{ $option }» no puede ser «{ $value }». Elige entre: { $values }.
error-bad-option-seats = La opción «{ $option }» es para { $least } jugadores, no para { $seats }. Quítala o cambia el número de jugadores.
error-bad-seats = El juego «{ $game }» es para { $least } a { $most } jugadores, no { $seats }.
error-bad-seed = «{ $seed }» no sirve como semilla.
error-bad-save-format = Esto no es una partida guardada de Okawari.
error-bad-save-version = Esta partida la guardó una versión que este programa no conoce ({ $version }).
error-bad-save-checksum = La partida guardada se cambió después de guardarla: su suma de control no cuadra.
error-bad-save-choice = La elección { $number } de la partida guardada no vale: { $seat } no puede elegir «{ $answer }» ahí.
error-bad-save-result = La partida guardada no termina con los puntos que dice.
error-bad-save-json = No se puede leer la partida guardada: no es JSON correcto.
error-bad-save-field = El campo «{ $field }» de la partida guardada falta o está mal.
error-bad-table-json = No se puede leer la mesa: no es JSON correcto.
error-bad-table-card = No hay ninguna carta llamada «{ $card }» en este juego.
error-bad-table-field = El campo «{ $field }» de la mesa falta o está mal.
error-bad-table-scope = El campo «scope» no puede ser «{ $scope }». Elige entre: round, desserts, game.
error-bad-table-seats = Una mesa de «{ $game }» tiene de 1 a { $most } jugadores, no { $seats }.
error-starting = Se están barajando las cartas. Vuelve a intentarlo en un momento.
error-unknown-game = No hay ningún juego llamado «{ $game }». Elige entre: { $known }.
error-unknown-language = No hay ningún idioma llamado «{ $lang }». Elige entre: { $known }.
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Elige entre: { $known }.
warning-too-many = Hay { $count } × { $card } en la mesa, pero la caja solo trae { $printed }.
error-too-many-names = { $names ->
    [one] Hay { $names } nombre
    [many] Hay { $names } nombres
   *[other] Hay { $names } nombres
} para { $seats ->
    [one] { $seats } asiento
    [many] { $seats } asientos
   *[other] { $seats } asientos
}. Da como mucho un nombre por asiento.
error-bad-save-imagined = Una partida imaginada a partir de una vista no tiene semilla y no se puede guardar.
error-bad-names = Los nombres son una lista de palabras, una por asiento.
error-no-such-seat = En esta mesa no hay asiento { $seat }. Los asientos van del 0 al { $last }.

## Hoja de puntos

error-bad-table-object = Una mesa para puntuar es un objeto JSON con los campos «game» y «seats».
error-bad-table-list = El campo «{ $field }» debe ser una lista.
error-bad-table-number = El campo «{ $field }» debe ser un número entero de { $least } a { $most }.
error-bad-table-scope-draft = El campo «scope» no puede ser «{ $scope }» en Draft. Elige entre: round, game.
error-bad-table-dummy = Con la opción «dummy» una mesa tiene tres puestos, los dos jugadores y al final el ficticio, no { $seats }.
error-bad-table-no-card = { $field }: no hay ninguna carta llamada «{ $card }» en este juego.
error-bad-table-no-copy = { $field }: «{ $card }» no es copia de nada en este juego.
error-bad-table-on-wasabi = { $field }: «{ $card }» no puede ser, porque solo un nigiri va sobre wasabi.
error-bad-table-no-dessert = { $field }: «{ $card }» no es un postre de este juego.
error-bad-table-too-long = La lista «{ $field }» tiene { $count } entradas; no se pueden puntuar más de { $most }.
warning-not-on-menu = { $card } está en la mesa pero no en el menú.
warning-unknown-field = El campo «{ $field }» es desconocido y no se ha leído.

## Bots en una mesa

error-bots-for-seats = { $bots ->
    [one] Hay { $bots } bot
    [many] Hay { $bots } bots
   *[other] Hay { $bots } bots
} para { $seats ->
    [one] { $seats } asiento
    [many] { $seats } asientos
   *[other] { $seats } asientos
}. Indica al menos uno y como mucho uno por asiento.

## La prueba del barajado

error-bad-save-commitment = El barajado de la partida guardada no cuadra: su secreto no es el que se prometió antes de jugar.
error-bad-save-seed = El barajado de la partida guardada no cuadra: su semilla no sale del secreto y de los números de los jugadores.

## Servidor: nombres y códigos

error-name-empty = En ese nombre no se ve nada. Escribe al menos una letra.
error-name-long = Ese nombre es demasiado largo para la mesa. Usa como mucho { $most } letras.
error-bad-code = Ese no es el código de una mesa. Un código tiene seis consonantes, como BCD-FGH.

## Mesas en vivo: por qué algo no se puede hacer

error-already-seated = Ya tienes una silla en esta mesa.
error-asked-already = Has pedido más tiempo { $most } veces. Es todo por esta partida.
error-bad-order = Ese no es un orden de { $seats } sillas: nombra cada silla una vez.
error-chair-free = Nadie se sienta en esa silla.
error-chair-taken = Esa silla está ocupada. Elige una libre.
error-chairs-free =
    { $count ->
        [one] Queda una silla libre. Espera a alguien, o empieza y que la ocupe un bot.
        [many] Quedan { $count } de sillas libres. Espera a más gente, o empieza y que las ocupen bots.
       *[other] Quedan { $count } sillas libres. Espera a más gente, o empieza y que las ocupen bots.
    }
error-emote-too-soon = De uno en uno: espera tres segundos antes del siguiente.
error-enough = Por ahora es suficiente en esta mesa: empieza la partida o sigue jugando.
error-game-running = Hay una partida en marcha. Eso se puede hacer cuando termine.
error-host-only = Eso solo puede hacerlo quien organiza la mesa.
error-internal = Algo ha fallado en el servidor. No es culpa tuya.
error-kick-self = No puedes echarte de la mesa. Puedes dejarla.
error-last-round = Esta es la última ronda. Ahora puedes mirar y jugar la próxima partida.
error-kicked = Quien organiza la mesa te ha quitado de ella.
error-new-version = Hay una versión nueva. Vuelve a cargar la página: tu silla y tu carta se conservan.
error-no-clock = En esta mesa no corre ningún reloj: tómate tu tiempo.
error-no-entry = Este enlace o esta clave no abre la mesa. Pide un enlace nuevo.
error-no-game = En esta mesa no hay ninguna partida en marcha.
error-no-page = No hay nada en esta dirección.
error-no-same-deal = El mismo reparto solo se repite con el mismo juego, el mismo menú y el mismo número de jugadores.
error-no-spectators = Esta mesa no admite espectadores.
error-no-such-code = Ninguna mesa abierta tiene este código. Revisa las letras; un código vale hasta que empieza la partida, después solo el enlace.
error-no-such-replay = Esa partida no existe, o ya no.
error-no-such-table = Esa mesa no existe, o ya no.
error-not-all-ready =
    { $count ->
        [one] Falta una persona por estar lista. Espera, o empieza igualmente.
        [many] Faltan { $count } de personas por estar listas. Espera, o empieza igualmente.
       *[other] Faltan { $count } personas por estar listas. Espera, o empieza igualmente.
    }
error-not-saved = Ahora mismo no podemos guardar. No se pierde nada: prueba dentro de un momento.
error-not-scoring = Ahora no se está leyendo ninguna puntuación.
error-not-seated = Para eso hace falta una silla. Siéntate primero.
error-not-your-seat = Ese no es tu sitio.
error-scores-first = Se está leyendo la puntuación de la ronda. El siguiente plato llega cuando todo el mundo esté listo.
error-server = Algo ha fallado en el servidor. No ha cambiado nada: prueba otra vez.
error-server-full = De momento hay demasiadas mesas en este servidor. Prueba más tarde.
error-spectator = Quien mira no puede hacer eso.
error-stopping = El servidor se reinicia. Inténtalo otra vez dentro de un momento.
error-store-replaced = Alguien ha movido o borrado la base de datos del servidor: no se guarda nada más hasta que vuelva a su sitio.
error-table-damaged = Lo que se guardó de esta mesa está dañado. La mesa queda apartada; quien lleva el servidor puede examinarla con «okawari check».
error-table-closed = Esta mesa está cerrada.
error-table-full = Todas las sillas están ocupadas. Puedes mirar.
error-table-locked = La mesa está cerrada con llave. Pide que la abran.
error-too-fast = Demasiado rápido. Espera un momento.
error-too-late = Llegó demasiado tarde: la pregunta ya tiene respuesta.
error-too-many =
    { $seconds ->
        [one] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } segundo.
        [many] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } de segundos.
       *[other] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } segundos.
    }
error-too-many-seated = Hay { $people } personas en la mesa, demasiadas para { $seats } sitios.

## Mesas en vivo: lo que pasa alrededor de la partida

event-table_opened = La mesa está abierta.
event-sat_down = { $name } se sienta.
event-bot_sat_down = { $name }, un bot, se sienta.
event-stood_up =
    { $why ->
        [dropped] { $name } ha perdido la conexión: la silla queda libre.
        [kicked] { $name } ya no está en la mesa: así lo decide quien la organiza.
       *[left] { $name } deja la mesa.
    }
event-chair_promised = { $name } juega a partir de la próxima ronda.
event-promise_ended =
    { $why ->
        [kicked] Quien organiza la mesa ha quitado a { $name }.
        [returned] { $name } se queda sin silla: ha vuelto quien la tenía.
       *[left] { $name } ya no espera una silla.
    }
event-renamed = El nombre nuevo es { $name }.
event-rearranged = Las sillas están en otro orden.
event-locked = La mesa está cerrada con llave.
event-unlocked = La mesa vuelve a estar abierta.
event-setup_changed = Hay otra cosa en la carta.
event-chairs_changed =
    { $count ->
        [one] Ahora la mesa tiene una silla.
        [many] Ahora la mesa tiene { $count } de sillas.
       *[other] Ahora la mesa tiene { $count } sillas.
    }
event-clock_doubled = El reloj va más lento: todos tienen el doble de tiempo.
event-clock_usual = El reloj vuelve a ir como antes.
event-ready = Todo listo para { $seat }.
event-not_ready = { $seat } todavía no ha terminado de prepararse.
event-start_called_off = Se ha cancelado el comienzo. Cada aparato promete un número nuevo.
event-zeros_from_now = La próxima vez se baraja sin el número de { $name }: tres comienzos lo han esperado en vano.
event-not_opened = Se ha cancelado el comienzo: el aparato de { $name } no ha respondido.
event-starting = Se barajan las cartas: cada aparato añade su número.
event-host_moved = Ahora organiza la mesa { $seat }.
event-game_started = Empieza la partida { $number }.
event-same_deal = Se reparten otra vez las cartas de la partida { $number }. Cualquiera puede conocerlas.
event-time_ran_out = Se ha acabado el tiempo de { $seat }.
event-continued = { $seat } espera el siguiente plato.
event-more_time = { $seat } pide más tiempo.
event-stood_in = Un bot juega por { $seat }.
event-returned = { $seat } ha vuelto.
event-secret_opened = El secreto de la mezcla está abierto: cualquiera puede comprobar el reparto.
event-table_closed = Quien organizaba la mesa la ha cerrado.

## Mesas en vivo: lo que el servidor dice de sí mismo

notice-elsewhere = Estás jugando en otra ventana.
notice-outdated = Hay una versión nueva. Vuelve a cargar la página: tu silla y tu carta se conservan.
notice-restarting = La cocina se reinicia. No se pierde nada.
notice-too_fast = Demasiado deprisa. Espera un momento.
notice-kicked = Quien organiza la mesa te ha quitado de ella.
notice-closed = Esta mesa está cerrada.
notice-damaged = Lo que se guardó de esta mesa está dañado.
notice-not_saving = Ahora mismo no podemos guardar. La partida está en pausa.
notice-why-full = El disco del servidor está lleno.
notice-why-read-only = El servidor no puede escribir en su disco.
notice-why-replaced = Alguien ha movido o borrado la base de datos del servidor. Avisa a quien lo lleva, por favor.
notice-saving_again = Ya se puede guardar otra vez.

## Mesas en vivo: lo que se puede decir

emote-yum = ¡Qué rico!
emote-wow = ¡Hala!
emote-oops = ¡Uy!
emote-hurry = ¡Venga, porfa!
emote-good_one = ¡Buena!
emote-thanks = ¡Gracias!
emote-one_more = ¿Otra más?
emote-bye = ¡Adiós!
