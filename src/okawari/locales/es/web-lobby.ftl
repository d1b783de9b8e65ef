## Web: la sala de espera

web-lobby-title = Alrededor de la mesa
web-lobby-title-host = Tu mesa
web-lobby-invite = Invitar
web-lobby-code = Código de mesa
web-lobby-code-hidden = El código está oculto.
web-lobby-hide-code = Ocultar el código
web-lobby-code-gone = El código era solo para empezar. El enlace sigue valiendo.
web-lobby-locked = La mesa está cerrada con llave: no entra nadie más.
web-lobby-share = Enviar enlace
web-lobby-share-text = ¡Ven a jugar!
web-lobby-copy = Copiar enlace
web-lobby-copied = Enlace copiado. Envíalo a tus amigos.
web-lobby-link = Enlace a esta mesa
web-lobby-qr = Ver imagen para la cámara
web-lobby-qr-title = Apunta aquí con la cámara
web-lobby-qr-label = Código QR con el enlace a esta mesa
web-lobby-qr-note = Quien tenga el enlace puede sentarse.
web-lobby-watchers =
    { $count ->
        [one] { $count } mirando
        [many] { $count } mirando
       *[other] { $count } mirando
    }
web-lobby-seated = { $count } de { $all } sillas ocupadas
web-lobby-only-here = Este enlace solo funciona en este ordenador. Inicia Okawari con --lan para que entren otras personas.
web-lobby-way = En la ronda 1, las manos van en el sentido del reloj: a la silla siguiente.
web-lobby-menu = En el menú: { $menu }
web-lobby-emotes = Di algo

## Web: las sillas en la sala de espera

# Se lee en voz alta: quién se sienta ahí y si ya está
web-lobby-chair =
    { $role ->
        [you] Silla { $number }: tú, { $name }.
        [you-host] Silla { $number }: tú, { $name }, y organizas.
        [host] Silla { $number }: { $name }, que organiza.
       *[guest] Silla { $number }: { $name }.
    } { $state ->
        [ready] Todo listo.
       *[waiting] Todavía no.
    }
web-lobby-chair-away =
    { $role ->
        [you] Silla { $number }: tú, { $name }.
        [you-host] Silla { $number }: tú, { $name }, y organizas.
        [host] Silla { $number }: { $name }, que organiza.
       *[guest] Silla { $number }: { $name }.
    } { $seconds ->
        [-1] Sin conexión.
        [one] Sin conexión. Guardamos la silla { $seconds } segundo.
        [many] Sin conexión. Guardamos la silla { $seconds } de segundos.
       *[other] Sin conexión. Guardamos la silla { $seconds } segundos.
    }
web-lobby-chair-bot = Silla { $number }: { $name }, un bot.
web-lobby-chair-empty = Silla { $number }: libre.
web-lobby-chair-free = Silla libre
web-lobby-free = libre
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = Esta es tu silla.
web-lobby-is-host = Organiza esta mesa.
web-lobby-is-bot = Un bot.
web-lobby-passes-to = Pasa las cartas a { $name }.
web-lobby-passes-free = Pasa las cartas a quien se siente al lado.
web-lobby-name = Nombre
web-lobby-rename = Guardar nombre
web-lobby-add-bot = Poner un bot aquí
web-lobby-bot-level = Cómo juega
web-lobby-remove-bot = Quitar el bot
web-lobby-sit-here = Sentarme aquí
web-lobby-move = Sitio en la mesa
web-lobby-move-back = Un sitio atrás
web-lobby-move-on = Un sitio adelante
web-lobby-place = { $number } de { $count }
web-lobby-kick = Quitar
web-lobby-kick-sure = ¿Quitar a { $name } de la mesa? No podrá volver, y el código y el enlace serán nuevos.
web-lobby-kick-yes = Sí, quitar
web-lobby-no = No

## Web: lo que puede hacer quien organiza

web-lobby-host-tools = Si organizas
web-lobby-change = Cambiar menú
web-lobby-change-save = Servir esto
web-lobby-shuffle = Mezclar sitios
web-lobby-lock = Cerrar con llave
web-lobby-unlock = Quitar la llave
web-lobby-close = Cerrar mesa
web-lobby-close-sure = ¿Cerrar esta mesa para todos? No se puede volver a abrir.
web-lobby-close-yes = Sí, cerrarla
web-wish-asks =
    { $count ->
        [one] { $names } querría más tiempo.
        [many] { $names } querrían más tiempo.
       *[other] { $names } querrían más tiempo.
    }
web-wish-agree = El doble de tiempo para todos
web-wish-leave = Dejar el reloj como está
web-wish-granted = Querías más tiempo: ahora todos tienen el doble.

## Web: listo, empezar, salir

web-lobby-ready-button = Ya estoy
web-lobby-ready-yes = ¡Todo listo!
web-lobby-start = Empezar
web-lobby-start-anyway = Empezar igual
web-lobby-start-bots =
    { $count ->
        [one] Empezar con { $count } bot
        [many] Empezar con { $count } de bots
       *[other] Empezar con { $count } bots
    }
web-lobby-start-us = Solo { $count }: quitar las sillas libres
web-lobby-alone = Llegas antes que nadie. Envía el enlace o juega con bots.
web-lobby-waiting-for = Esperando a { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Queda una silla libre.
        [many] Quedan { $count } de sillas libres.
       *[other] Quedan { $count } sillas libres.
    }
web-lobby-all-ready = ¡Todo el mundo está listo!
web-lobby-say-ready = Cuando quieras.
web-lobby-host-starts = Enseguida empieza la partida.
web-lobby-watching = Estás mirando. Hay una silla libre para ti.
web-lobby-watching-full = Todas las sillas están ocupadas. Estás mirando.
web-lobby-watching-locked = La mesa está cerrada con llave. Estás mirando.
web-lobby-take-chair = Quiero silla
web-lobby-leave = Dejar la mesa
web-lobby-leave-sure = ¿Dejar tu silla? También puedes ir al inicio y volver luego: por un rato la silla sigue siendo tuya.
web-lobby-leave-watching = ¿Dejar de mirar esta mesa?
web-lobby-leave-yes = Dejar mi silla
web-lobby-leave-keep = Ir al inicio

## Web: la mezcla al empezar

web-shuffle-under-way = Mezclando: cada aparato pone su parte …
web-shuffle-off = { $count ->
    [one] Comienzo cancelado: el aparato de { $names } no respondió. { $names } tiene que decir otra vez que ya está.
    [many] Comienzo cancelado: los aparatos de { $names } no respondieron. Tienen que decir otra vez que ya están.
   *[other] Comienzo cancelado: los aparatos de { $names } no respondieron. Tienen que decir otra vez que ya están.
}
web-shuffle-off-you = Comienzo cancelado: este aparato no respondió a tiempo. Di otra vez que ya estás.
web-shuffle-off-left = Comienzo cancelado. Se puede empezar otra vez.
web-shuffle-zeros = { $count ->
    [one] El aparato de { $names } se ha quedado tres veces sin responder. No pone ningún número en la próxima mezcla.
    [many] Los aparatos de { $names } se han quedado tres veces sin responder. No ponen números en la próxima mezcla.
   *[other] Los aparatos de { $names } se han quedado tres veces sin responder. No ponen números en la próxima mezcla.
}
web-shuffle-warning-promise = El servidor cambió su promesa sobre la mezcla. Por eso este aparato no ha revelado su número.
web-shuffle-warning-list = El servidor no respetó la promesa de este aparato. Por eso el aparato no ha revelado su número.
web-shuffle-warning-lost = Este aparato ya no tiene el número que prometió para la mezcla. Cuando se cancele el comienzo, di otra vez que ya estás.
web-shuffle-warning-broken = Este aparato reveló su número y después el servidor abandonó el comienzo sin decir nada. Eso va contra las reglas de la mezcla. Di otra vez que ya estás solo si te fías de este servidor.
