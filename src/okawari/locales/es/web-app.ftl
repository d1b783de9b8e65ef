## Web: en todas partes

web-home-title = Okawari
web-home = Inicio
web-close = Cerrar
web-name-left =
    { $count ->
        [one] Cabe { $count } letra más.
        [many] Caben { $count } de letras más.
       *[other] Caben { $count } letras más.
    }
web-name-full = Un nombre no puede ser más largo: { $count } letras.
web-log = Lo que pasa
web-less = Menos: { $what }
web-more = Más: { $what }
web-problem-title = No ha salido bien
web-problem-away = Ahora no se puede llegar a la cocina. Mira tu conexión y prueba otra vez.
web-problem-retry = Otra vez
web-loading = Estamos poniendo la mesa.
web-your-turn = Te toca
web-waiting-for = Esperando a { $names } …

## Web: cómo está la conexión

web-state-lost = Reconectando …
web-state-safe = Tu carta está a salvo.
web-state-unsaved = Tu carta aún no está guardada.
web-state-back = Ya estás de vuelta.
web-state-back-missed = Ya estás de vuelta. Mientras no estabas: { $what }
web-state-missed = ¿Qué me he perdido?
web-state-offline = Sin conexión. Te guardamos el sitio 24 horas.
web-state-leave = Salir
web-state-seconds =
    { $seconds ->
        [one] Más o menos { $seconds } segundo.
        [many] Más o menos { $seconds } de segundos.
       *[other] Más o menos { $seconds } segundos.
    }

## Web: la mesa ya no está

web-ended-elsewhere = Estás jugando en otra ventana
web-ended-elsewhere-note = Tu sitio sigue allí. Puedes traerlo aquí.
web-ended-play-here = Jugar aquí
web-ended-outdated = Hay una versión nueva
web-ended-outdated-note = Vuelve a cargar la página. Tu silla y tu carta se conservan.
web-ended-reload = Cargar
web-ended-kicked = Quien organiza la mesa te ha quitado de ella
web-ended-kicked-note = Puedes abrir tu propia mesa o pedir un enlace nuevo.
web-ended-closed = Esta mesa está cerrada
web-ended-closed-note = ¡Gracias por jugar! Siempre hay sitio para repetir.
web-ended-damaged = Esta mesa está dañada
web-ended-damaged-note = Algo guardado en el servidor ha cambiado o se ha perdido. Se puede abrir una mesa nueva; el registro del servidor dice cuál es la mesa dañada.
web-ended-gone = Esta mesa ya no está aquí
web-ended-gone-note = Quizá ha terminado, o el enlace es de otro aparato. Pide un enlace nuevo.
web-ended-stranger = Aquí no tienes silla
web-ended-stranger-note = Esta dirección es del aparato que está en la mesa. Pide el enlace para compartir o el código de la mesa: los dos llevan a una silla.
web-ended-replay = Ver la última partida
web-ended-left = Has dejado la mesa
web-ended-left-note = Te guardamos el sitio un rato, por si quieres volver.
web-ended-lost = Se ha perdido la conexión
web-ended-lost-note = Prueba otra vez dentro de un momento.

## Web: lo que oye un lector de pantalla

web-said-missed = Mientras no estabas: { $what }
web-said-passed = Las manos pasan. La tuya va ahora a { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } dice: { $emote }
web-said-turn = Turno { $turn } de { $turns }.
web-said-hand = Tu mano: { $cards }.
web-said-kept = Te quedas { $card }. Puedes cambiar hasta que todos hayan elegido.
web-said-answers = Puedes elegir: { $answers }.
web-said-scores = Así va la cuenta: { $scores }.
web-said-round-over = La ronda { $round } ha terminado.
web-said-lobby =
    { $count ->
        [one] Estás en la mesa. Hay { $count } jugador.
        [many] Estás en la mesa. Hay { $count } de jugadores.
       *[other] Estás en la mesa. Hay { $count } jugadores.
    }
web-said-over =
    { $count ->
        [one] La partida ha terminado. Gana { $names }.
        [many] La partida ha terminado. Ganan { $names }.
       *[other] La partida ha terminado. Ganan { $names }.
    }
