## Web: la mano

web-hand = Tu mano
web-hand-tray = El menú muestra
web-hand-dishes = Tus platos
web-hand-rows = Tus filas
web-hand-menu = Lo que se sirve
web-hand-options = Tus opciones
web-hand-empty = No quedan cartas en esta ronda.
web-hand-wine = ¡Vino de arroz! Este turno el azar elige tu carta. Después ves tu mano.
web-hand-kept = Te quedas: { $cards }
web-hand-saving = Guardando …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = En uso: { $card }

# Las partes de cómo se llama una carta: «Nigiri de salmón, +2 puntos; color dorado; 2 de 9».
web-card-place = { $at } de { $count }
web-card-place-colour = color { $colour }, dibujo { $pattern }; { $at } de { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = elegida
web-card-unsaved = aún sin guardar
web-card-kept-mark = Elegida
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Si la juegas ahora: { $worth }
web-rule-here = Delante de ti: { $pile }

# $points y $later llevan su signo; $count es $points sin él.
web-worth-now =
    { $count ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
web-worth-later = { $later } al final de la partida
web-worth-both = { $points } ahora, { $later } al final de la partida

## Web: por qué no se puede elegir una carta

web-why-not = Ahora no se puede.
web-why-give = No han pedido esta.
web-why-tray = Un menú no puede traer otro menú.
web-why-wild = Todavía no tienes una fila de esto.
web-why-first-wild = Un comodín se une a una fila que ya tienes. Aún no tienes ninguna.
web-why-flip = La bandeja solo da la vuelta a cartas de turnos anteriores.
web-why-flip-other = Los pedidos especiales vienen después.
web-why-flip_order-other = Ahora solo pedidos especiales.
web-why-target-order = Todavía no ha decidido qué es.

## Web: la barra debajo de la mano

web-bar = Lo que puedes hacer
web-bar-more-time = 20 segundos más para todos
web-bar-change = Cambiar
web-bar-nudge = Avisar
web-bar-nudged = Aviso dado
web-bar-use = Usar { $card }
web-bar-put-down = Dejar { $card }
web-do-tap = Toca una carta
web-do-pick = Me la quedo
web-do-instead = Mejor me quedo esta
web-do-second = Esta también
web-do-second-none = Solo una
web-do-for_dummy = Para el ficticio
web-do-target = Copiar esta
web-do-dip = Así
web-do-announce-none = Sin utensilio
web-do-request = Pedirla
web-do-give = Dar esta
web-do-tray = Me llevo esta
web-do-wild = Unir a esta fila
web-do-keep = Reservar esta
web-do-other = Elegir esta
web-do-flip-none = Ninguna
web-do-flip_order-none = Ninguno
web-do-flip =
    { $count ->
        [one] Girar { $count } carta
        [many] Girar { $count } de cartas
       *[other] Girar { $count } cartas
    }

## Web: utensilios, cuchara y bandeja para llevar

web-tool-last_card = Es tu última carta: no hay una segunda que jugar.
web-tool-unused = { $card }: este turno no era posible. Se queda contigo.
web-spoon-any = Cualquiera
web-spoon-exact = ¿Cuál?
web-spoon-holder = { $seat } la tiene
web-spoon-nobody = Si nadie la tiene, te quedas sin cuchara en esta ronda.
web-spoon-chance =
    { $chance ->
        [0] Nadie tiene una.
        [100] Seguro que alguien tiene una.
       *[other] Alguien tiene una con un { $chance } % de probabilidad.
    }
web-spoon-odds = La probabilidad de que alguien tenga una, con lo que puedes saber.
web-box-sum = Pierdes { $lost }, ganas { $gained }
web-box-drop = Pierdes { $lost }, ganas { $gained }: ¡así pierdes puntos!
web-box-many = Para girar: { n-cards }
web-box-pick = Toca las que quieras girar. Cada una vale solo 2.

## Web: las cartas especiales se explican solas, una vez cada una

web-teach-chopsticks = Toca tus palillos, abajo, para jugar dos cartas este turno.
web-teach-spoon = Toca tu cuchara, abajo, para pedir una carta a los demás este turno.
web-teach-request = Te la da el primer jugador a tu izquierda que la tenga.
web-teach-give = Tienes que dar una. A cambio te llevas la cuchara.
web-teach-menu = Cuatro cartas del mazo: una es tuya, ahora mismo.
web-teach-takeout = Lo mejor es dar la vuelta a platos sueltos que no valen nada.
web-teach-special_order = Se convierte en copia del plato que toques.
web-teach-wasabi = Sobre wasabi un nigiri vale el triple. O guarda el wasabi para uno mejor.
web-teach-wild = Cuenta como una carta más de la fila que toques.
web-teach-keep = Esta carta se queda en tu mano. Las demás pasan.
web-teach-dummy = También juegas por el jugador ficticio: dale algo que no te haga daño.
web-teach-known = Entendido

## Web: lo que se puede decir, y las teclas

web-emotes = Di algo
web-keys = Teclas
web-keys-note = Estas teclas valen en la mesa. Puedes apagarlas en los ajustes.
web-keys-arrows = ir de carta en carta
web-keys-choose = levantar la primera, segunda … décima carta
web-keys-keep = quedarte la carta levantada
web-keys-back = volver a elegir
web-keys-tool = palillos o cuchara
web-keys-table = mi mesa
web-keys-neighbours = vecino siguiente o anterior
web-keys-menu = qué hay en el menú
web-keys-rule = la regla de esta carta
web-keys-scores = puntos
web-keys-emotes = decir algo
web-keys-help = esta lista de teclas
