## Web: común a las salas antes de la mesa

web-front-help = Ayuda: cartas y reglas
web-front-back-to-table = Volver a la mesa
web-front-settings = Ajustes
web-front-language = Idioma
web-front-wait = Un momento …
web-front-code = Escribe un código
web-front-code-go = Ir a la mesa con este código
web-front-privacy = Sin cuenta, sin anuncios, sin rastreo: lo que ajustas se queda en este aparato.
web-front-source = Software libre con la Apache License 2.0: cualquiera puede leerlo, usarlo y cambiarlo.

## Web: inicio

web-home-line = Quédate una carta, pasa las demás. ¿Otra ronda?
web-home-ways = Formas de jugar
web-home-friends = Con amigos
web-home-friends-note = Abre una mesa y envía el enlace
web-home-bots = Con bots
web-home-bots-note = Un toque y a jugar
web-home-device = Un aparato
web-home-device-note = Os lo pasáis
web-home-learn = Aprender
web-home-learn-note = Juega y mira cómo va
web-home-rules = Cartas y reglas
web-home-rules-note = Qué puntúa y cuándo
web-home-tables = Mis mesas
web-home-table = Mesa
web-home-today = Carta del día
web-home-your-turn = ¡Te toca!
web-home-watching = Estás mirando.
web-home-running = Tus mesas en marcha
web-home-turn-at = Te toca: { $game }
web-home-back-to = Volver a tu mesa: { $game }
web-home-stands =
    { $phase ->
        [lobby] Aún sin empezar, con { $names }
        [playing] En juego, con { $names }
        [scoring] Contando puntos, con { $names }
        [over] Terminada, con { $names }
       *[other] Con { $names }
    }
web-home-phase-lobby = Aún sin empezar
web-home-phase-playing = En juego
web-home-phase-scoring = Contando puntos
web-home-phase-over = Terminada
# El nombre de un juego: Clásico, Party, Draft
web-home-remove = Quitar de la lista: { $game }
web-home-more =
    { $count ->
        [one] Ver { $count } más
        [many] Ver { $count } más
       *[other] Ver { $count } más
    }
web-home-offline = No tienes conexión. Puedes leer las reglas y cambiar los ajustes. Las partidas vuelven con la conexión.
web-home-away = La cocina no responde ahora. Puedes leer las reglas y cambiar los ajustes. Seguimos probando.
web-home-busy = Hay mucho lío en la cocina. Prueba otra vez dentro de un momento.
web-home-renewed = Hay una versión nueva. Tus sillas y tus cartas se conservan.
web-home-reload = Actualizar

## Web: jugar con bots

web-solo-laying = La cocina te está poniendo la mesa …
web-solo-laying-learn = La cocina prepara una comida pequeña y fácil …
web-solo-change = Elegir el juego para jugar con bots
web-solo-choose = Jugar con bots
web-solo-game = Juego
web-solo-menu = Menú
web-solo-bots = Bots
web-solo-level = Cómo juegan
web-solo-play = Jugar

## Web: unirse

web-join-title = Unirse a una mesa
web-join-invited = ¡Te han invitado!
web-join-which = ¿Qué mesa?
web-join-found = La mesa existe: { $game } con { $names }.
web-join-welcome = Un toque y tienes sitio.
web-join-ask = Escribe el código que tus amigos ven en su pantalla.
web-join-with =
    { $count ->
        [one] Ya está { $names }.
        [many] Ya están { $names }.
       *[other] Ya están { $names }.
    }
web-join-pace-friendly = Aquí corre un reloj, con tiempo de sobra. Puedes pedir más.
web-join-pace-brisk = Rápida: aquí corre un reloj corto. Puedes pedir más tiempo.
web-join-pace-slow = Aquí corre un reloj lento. Puedes pedir más tiempo.
web-join-pace-slower = Aquí corre un reloj muy lento. Puedes pedir más tiempo.
web-join-pace-slowest = Aquí corre el reloj más lento. Puedes pedir más tiempo.
web-join-doubled = Todos tienen el doble de tiempo.
web-join-running = La partida está en marcha. Si hay una silla libre, juegas a partir de la próxima ronda.
web-join-name = Tu nombre
web-join-name-note = Déjalo vacío y te inventamos uno divertido.
web-join-sit = Sentarse
web-join-sitting = Un momento …
web-join-watch = Solo mirar
web-join-watch-instead = Mejor mirar

## Web: una idea cada vez, mientras juegas

web-hint = Un consejo
web-hint-known = Ya lo sé
web-hint-aloud = Leer en voz alta
web-hint-pass = Quédate una carta. El resto de tu mano va a { $name }.
web-hint-undo = ¿Has cambiado de idea? Toca otra carta, hasta que todos hayan elegido.
web-hint-rule = ¿Qué hace una carta? { $device ->
    [touch] Mantenla pulsada
   *[mouse] Haz clic derecho
} y lee su regla.
web-hint-on-wasabi = Tu próximo nigiri cae sobre el wasabi y vale el triple.
web-hint-set = ¡Grupo completo de { $card }! Puntúa al final de la ronda.
web-hint-majority = { $card }: cuenta quién tiene más. ¡Mira también a los demás!
web-hint-dessert = { $card } se queda contigo. Los postres cuentan al final de la partida.
web-hint-hold-wasabi = Primero el wasabi y después el nigiri: así el nigiri vale el triple.
web-hint-hold-chopsticks = Quédate los palillos ahora y juega dos cartas en un turno posterior.
web-hint-hold-spoon = Quédate una cuchara ahora y pide después a los demás la carta que te haga falta.
web-hint-hold-menu = Juega un menú para ver cuatro cartas nuevas y coger una.
web-hint-hold-takeout = Una bandeja para llevar cambia cartas que no te gustan por 2 puntos cada una.
web-hint-hold-special_order = Un pedido especial se convierte en copia de uno de tus platos.
web-hint-hold-soy_sauce = La salsa de soja puntúa si nadie tiene más colores distintos que tú.
web-hint-hold-tea = El té vale un punto por cada carta del color que más tienes.
web-hint-hold-rice_wine = El vino de arroz vale 3, pero el azar elige tu siguiente carta.
web-hint-hold-wild = Un comodín se une a un sushi que ya tienes.
