## Web: ajustes

web-settings-intro = Todo esto se guarda solo en este aparato. Cada cambio vale al momento.
web-settings-you = Tú
web-settings-name = Tu nombre
web-settings-name-note = Los demás lo ven en la mesa. Déjalo vacío y te inventamos uno.
web-settings-look = Aspecto
web-settings-textSize = Tamaño de letra
web-settings-percent = { $number } %
web-settings-theme = Claro u oscuro
web-settings-theme-auto = Como el aparato
web-settings-theme-light = Claro
web-settings-theme-dark = Oscuro
web-settings-theme-contrast = Alto contraste
web-settings-colours = Colores de las cartas
web-settings-colours-standard = Normales
web-settings-colours-strong = Fuertes
web-settings-moving = Movimiento y sonido
web-settings-motion = Movimiento
web-settings-motion-auto = Como el aparato
web-settings-motion-full = Sí
web-settings-motion-none = No
web-settings-speed = Velocidad
web-settings-speed-calm = Tranquila
web-settings-speed-normal = Normal
web-settings-speed-brisk = Rápida
web-settings-speed-instant = Al momento
web-settings-volume = Sonidos
web-settings-volume-0 = No
web-settings-volume-1 = Bajo
web-settings-volume-2 = Normal
web-settings-volume-3 = Alto
web-settings-vibration = Vibración
web-settings-vibration-note = Un zumbido pequeñito al quedarte una carta.
web-settings-notify = Avísame cuando me toque
web-settings-notify-note = Un aviso de tu aparato cuando el juego está en otra pestaña.
web-settings-notify-refused = Tu navegador no deja que esta página envíe avisos. Puedes cambiarlo en sus ajustes.
web-settings-play = Cómo juegas
web-settings-confirm = Preguntar antes de elegir
web-settings-confirm-note = El primer toque levanta la carta, el segundo se la queda.
web-settings-hints = Consejos
web-settings-hints-note = Una línea corta cuando pasa algo nuevo.
web-settings-memory = Ayuda de memoria
web-settings-memory-note = Enseña las manos que has pasado, si la mesa lo permite.
web-settings-emotes = Reacciones
web-settings-emotes-note = Ver los saluditos de los demás.
web-settings-leftHanded = Para zurdos
web-settings-leftHanded-note = Pone el botón grande a la izquierda.
web-settings-zen = Mesa tranquila
web-settings-zen-note = Esconde todo menos la mano, los platos y quién ha elegido ya.
web-settings-reading = Teclas y lectura en voz alta
web-settings-screenReader = Vista de tabla para lectores de pantalla
web-settings-screenReader-note = Enseña los platos de todos como una tabla de verdad.
web-settings-moreTime = Necesito más tiempo
web-settings-moreTime-note = Para lectores de pantalla o para leer despacio. Donde corre un reloj, se pide el doble de tiempo a quien organiza. Solo esa persona lo sabe, y no por qué. Con letra grande se pide solo.
web-settings-keys = Teclas sueltas
web-settings-keys-note = Juega con una sola tecla cada vez.
web-settings-data = Lo que guarda este aparato
web-settings-data-note = Tu nombre, tus ajustes y tus sitios en las mesas, para que puedas volver.
web-settings-clear = Borrarlo todo
web-settings-clear-sure = ¿Borrarlo todo?
web-settings-clear-what = Este aparato olvida tu nombre, tus ajustes y tus mesas. No se puede deshacer.
web-settings-clear-tables =
    { $count ->
        [one] Tienes silla en { $count } mesa. No podrás volver a tu sitio.
        [many] Tienes silla en { $count } de mesas. No podrás volver a tus sitios.
       *[other] Tienes silla en { $count } mesas. No podrás volver a tus sitios.
    }
web-settings-clear-keep = No borrar nada
web-settings-clear-yes = Borrar
web-settings-cleared = Hecho. Este aparato lo ha olvidado todo.
