## Web: poner la mesa

web-create-title = Poner la mesa
web-create-loading = La cocina trae el menú …
web-create-game = ¿Qué juego?
# $least y $most: números de jugadores, como 2 y 8
web-create-players = { $least }–{ $most } jugadores
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] Hay { $count } persona en la mesa: demasiadas para este juego.
        [many] Hay { $count } de personas en la mesa: demasiadas para este juego.
       *[other] Hay { $count } personas en la mesa: demasiadas para este juego.
    }
web-create-menu = Menú
web-create-menu-own = Un menú a tu gusto.
web-create-presets = Menús
web-create-surprise = Sorpréndeme
# Se lee en voz alta; $dishes es una lista de nombres
web-create-surprised = Ahora en el menú: { $dishes }
web-create-always = siempre
# Se lee en voz alta tras el nombre de un plato del menú: un toque abre la elección
web-create-change-dish = Cambiar este plato
web-create-not-served = No se puede servir
# $group: Rollo, Aperitivo, Extra o Postre
web-create-choose = Elige: { $group }
web-create-here = En este hueco
web-create-on-tray = En el menú
web-create-extra = Plato extra
web-create-menu-not-for =
    { $count ->
        [one] No para { $count } jugador.
        [many] No para { $count } de jugadores.
       *[other] No para { $count } jugadores.
    }

## Web: cómo es un menú

web-create-temper-mean = Picardía
web-create-temper-mean-low = amable
web-create-temper-mean-middle = travieso
web-create-temper-mean-high = picante
web-create-temper-simple = Sencillez
web-create-temper-simple-low = para pensar
web-create-temper-simple-middle = intermedio
web-create-temper-simple-high = fácil
web-create-temper-lucky = Suerte
web-create-temper-lucky-low = tranquilo
web-create-temper-lucky-middle = algo loco
web-create-temper-lucky-high = loco

## Web: reglas de la casa y la mesa

web-create-rules = Reglas de la casa
web-create-rules-changed =
    { $count ->
        [0] como siempre
        [one] { $count } cambiada
        [many] { $count } cambiadas
       *[other] { $count } cambiadas
    }
web-create-rules-note = Déjalas como están, o juega a tu manera.
web-create-as-edition = Como en la edición
web-create-source = De: { $source }
web-create-seats = Sillas
# $people ya están sentadas, quedan $free sillas
web-create-seats-note =
    { $free ->
        [0] Todas las sillas están ocupadas.
        [one] Una silla libre para un amigo o un bot.
        [many] { $free } de sillas libres para amigos o bots.
       *[other] { $free } sillas libres para amigos o bots.
    }
web-create-bots = Los bots juegan
web-create-table = Ritmo y más
web-create-pace = Reloj
web-create-pace-none = Sin reloj
web-create-pace-friendly = Tranquilo
web-create-pace-brisk = Rápido
web-create-pace-slow = Lento
web-create-pace-slower = Más lento
web-create-pace-slowest = El más lento
web-create-pace-none-note = Cada cual se toma su tiempo.
# Segundos para elegir una vez
web-create-pace-seconds = { $pick } segundos para elegir, y { $card } más por cada carta en la mano.
web-create-pace-more = Cualquiera puede pedir más tiempo.
web-create-doubled = El doble de tiempo
web-create-doubled-note = Todos estos tiempos cuentan el doble, para todos.
web-create-absence = Si falta alguien, esperar
web-create-absence-wait =
    { $seconds ->
        [0] lo que haga falta
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Ningún bot juega nunca por nadie.
       *[other] Después juega un bot hasta que vuelva.
    }
web-create-spectators = Se puede mirar
web-create-spectators-note = Quien mira solo ve lo que está a la vista en la mesa.
web-create-typed-names = Escribir nombres
web-create-typed-names-note = Si no, todos reciben un nombre divertido.
web-create-memory = Ayuda de memoria
web-create-memory-note = Enseña a cada jugador las manos que ha pasado.
web-create-pinned = Guardar 30 días
web-create-pinned-note = Una partida sin terminar se queda más de un día.
web-create-open = Abrir mesa
web-create-saving = Poniendo la mesa …

## Web: qué ayuda cuando así no se puede jugar

web-create-fix-swap = Servir { $new } en vez de { $old }
web-create-fix-seats =
    { $count ->
        [one] Jugar con { $count } silla
        [many] Jugar con { $count } de sillas
       *[other] Jugar con { $count } sillas
    }
web-create-fix-extra = Activar: { $option }
web-create-fix-option = Quitar: { $option }
web-create-fix-menu = Usar el menú { $menu }
web-create-fix-bot = Usar el bot { $bot }
