# Lo que solo dice la línea de órdenes, en español.

## Terminal: la mesa

cli-round-turn = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menú: { $menu }
cli-options = Opciones: { $options }
cli-seed = Semilla: { $seed }
cli-you = Tú
cli-your-hand = Tu mano
cli-your-table = Tu mesa
cli-table-of = Mesa de { $seat }
cli-table-empty = Aún sin cartas
cli-desserts = Postres
cli-desserts-later = Postres guardados para el final de la partida
cli-chips = Fichas
cli-dummy = Jugador ficticio
cli-hand-hidden = Este turno no ves tu mano: el azar elige tu carta.
cli-hand-size =
    { $count ->
        [one] { $count } carta en la mano
        [many] { $count } de cartas en la mano
       *[other] { $count } cartas en la mano
    }
cli-deck-size =
    { $count ->
        [one] { $count } carta en el mazo
        [many] { $count } de cartas en el mazo
       *[other] { $count } cartas en el mazo
    }
cli-hand-goes-to = Tu mano pasa a { $seat }.
cli-hand-comes-from = Tu próxima mano viene de { $seat }.
cli-hand-goes-and-comes = Tu mano pasa a { $next }; la próxima viene de { $previous }.
cli-last-card = Es la última carta de la mano.
cli-waiting = Esperando a { $seats } …
cli-thinking = { $seat } está pensando …
cli-your-turn = Te toca.
cli-reveal = Todos enseñan su carta
cli-log = Qué ha pasado
cli-card-count = { $count } × { $card }
cli-uramaki-left = Puestos libres en la carrera de uramaki: { $places }
cli-colours = Colores distintos: { $count }, grupo más grande: { $group }
cli-would-score-now =
    { $points ->
        [one] { $points } punto ahora
        [many] { $points } de puntos ahora
       *[other] { $points } puntos ahora
    }
cli-would-score-later =
    { $points ->
        [one] { $points } punto si la partida acabara ahora
        [many] { $points } de puntos si la partida acabara ahora
       *[other] { $points } puntos si la partida acabara ahora
    }
cli-now = ahora
cli-later = después
cli-counts-at-end = cuenta al final de la partida

## Terminal: hojas de puntos

cli-scores = Puntuación
cli-round-sheet = Hoja de puntos de la ronda { $round }
cli-final-sheet = Hoja de puntos final
cli-sheet-dish = Plato
cli-sheet-player = Jugador
cli-sheet-points = Puntos
cli-sheet-why = Por qué
cli-sheet-round = Ronda { $round }
cli-sheet-this-round = Esta ronda
cli-sheet-before = Antes
cli-sheet-desserts = Postres
cli-sheet-total = Total
cli-sheet-place = Puesto
cli-sheet-nothing = Ningún punto en esta ronda.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = ¡Gana { $seat } con { n-points }!
cli-you-win = ¡Ganas tú con { n-points }!
cli-winners-shared = ¡{ $seats } comparten la victoria con { n-points } cada uno!
cli-tie-break =
    { $count ->
        [one] Había empate y deciden los postres: { $seat } tiene { $count } carta de postre.
        [many] Había empate y deciden los postres: { $seat } tiene { $count } de cartas de postre.
       *[other] Había empate y deciden los postres: { $seat } tiene { $count } cartas de postre.
    }
cli-tie-break-shared = También empatan a postres.

## Terminal: preguntas y órdenes

cli-prompt = Tu elección
cli-prompt-number = Escribe un número del 1 al { $most }, o ? para ver la ayuda
cli-prompt-again = «{ $text }» no es una de las opciones. Escribe un número del 1 al { $most }, o ? para ver la ayuda.
cli-press-enter = Pulsa Intro para seguir
cli-commands = t mesas · s puntos · r reglas de las cartas · h consejo · w por qué · ? ayuda · q salir
cli-take-back = deshacer
cli-taken-back = Recuperas tu carta.
cli-help = ayuda
cli-quit = salir
cli-tables = mesas
cli-rules = reglas de las cartas
cli-help-number = un número: elegir esa carta o respuesta
cli-help-take-back = u: deshacer tu elección, hasta que todos hayan elegido
cli-help-tables = t: ver todas las mesas
cli-help-scores = s: ver la puntuación
cli-help-rules = r: ver cuánto valen las cartas de esta partida
cli-help-help = ?: ver esta ayuda
cli-help-quit = q: dejar la partida
cli-help-points = Los puntos junto a una carta son lo que suma a tu mesa si la juegas ahora.
cli-quit-sure = ¿Dejar la partida?
cli-yes = sí
cli-no = no
cli-goodbye = Gracias por jugar. ¡Hasta la próxima comida!
cli-rematch = ¿Otra partida?
cli-welcome = ¡A la mesa!
cli-saved = La partida se ha guardado en { $file }.
cli-not-a-terminal = Para jugar hace falta un terminal.
cli-error = okawari: { $message }
cli-warning = Nota: { $message }

## Terminal: bots y nombres inventados

cli-bot-random = Al azar
cli-bot-random-note = juega cualquier carta permitida
cli-bot-greedy = Glotón
cli-bot-greedy-note = busca los puntos al momento y estropea los tuyos
cli-bot-novice = Novato
cli-bot-novice-note = sigue su gusto y a veces se equivoca
cli-bot-casual = Tranquilo
cli-bot-casual-note = toma buenos puntos y tiene un plato favorito
cli-bot-quick = Rápido
cli-bot-quick-note = piensa un instante por delante
cli-bot-strong = Fuerte
cli-bot-strong-note = piensa la ronda entera y adivina tu mano
cli-bot-chef = Chef
cli-bot-chef-note = piensa un segundo entero; nadie aquí juega mejor
cli-bot-human = Persona
cli-name-1 = Ana
cli-name-2 = Leo
cli-name-3 = Eva
cli-name-4 = Hugo
cli-name-5 = Inés
cli-name-6 = Dani
cli-name-7 = Sara
cli-name-8 = Nico
cli-name-9 = Alba
cli-name-10 = Pau
cli-name-11 = Vera
cli-name-12 = Iker
cli-name-seat = Jugador { $number }

## Terminal: muchas partidas

cli-games = Partidas
cli-games-played =
    { $games ->
        [one] { $games } partida jugada
        [many] { $games } de partidas jugadas
       *[other] { $games } partidas jugadas
    }
cli-progress = { $done } de { $total } partidas
cli-games-per-second = Partidas por segundo
cli-seconds = Segundos
cli-win-share = Victorias
cli-mean-points = Media de puntos
cli-interval = Intervalo del 95 %
cli-plus-minus = { $value } ± { $margin }
cli-seat = Asiento
cli-bot = Bot
cli-game = Juego
cli-players = Jugadores
cli-simulate-title = { $game } con { n-players }: { $bots }

## Terminal: partidas guardadas

cli-replay-title = Partida guardada: { $game }, { $names }
cli-replay-ok = La partida guardada está en orden: todas las elecciones valen y los puntos son correctos.
cli-replay-choices =
    { $count ->
        [one] { $count } elección
        [many] { $count } de elecciones
       *[other] { $count } elecciones
    }
cli-replay-seat = Como la vio { $seat }
cli-replay-turn = Turno { $turn }
cli-replay-event = Qué ha pasado
cli-version = Versión

## Terminal: reglas y cifras

cli-rules-cards = Cartas
cli-rules-menus = Menús
cli-rules-options = Opciones
cli-rules-clauses = Cláusulas de las reglas
cli-rules-code = Código
cli-rules-name = Nombre
cli-rules-kind = Tipo
cli-rules-group = Grupo
cli-rules-copies = Copias
cli-rules-colour = Color
cli-rules-rule = Qué hace
cli-rules-values = Valores (el primero es el habitual)
cli-rules-meaning = Significado
cli-rules-source = Fuente
cli-rules-dishes = Platos
cli-rules-clause = Cláusula
cli-rules-seats = Jugadores: de { $least } a { $most }
cli-bench-title = Medición
cli-bench-figure = Cifra
cli-bench-value = Valor
cli-bench-target = Objetivo
cli-bench-met = Alcanzado
cli-bench-missed = No alcanzado
cli-bench-load = Máquina: { $machine }, { $cores } núcleos, carga { $load }
cli-bench-running = Midiendo: { $figure } …

## Terminal: más de la partida

cli-your-choice = Tu elección: { $answer }
cli-show-or-back = Intro: enseñar las cartas · u: deshacer
cli-show-or-back-again = «{ $text }» no es posible ahora. Pulsa Intro para enseñar las cartas o u para elegir otra vez.
cli-hands-swap = { $seat } y tú intercambiáis las manos.
cli-last-turn = El último turno de esta ronda.
cli-fruit-icons = Fruta { $watermelon } sandía, { $pineapple } piña, { $orange } naranja
cli-chips-left = fichas libres
cli-chips-won = Fichas ganadas
cli-tables-title = La mesa
cli-help-code = el código de una carta, como salmon o maki2, hace lo mismo
cli-help-now = «Ahora» es lo que valdrían los platos de esta ronda si acabara ahora; los postres cuentan al final de la partida.
cli-opponents = Juegas contra { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Había empate y deciden los postres: tienes { $count } carta de postre.
        [many] Había empate y deciden los postres: tienes { $count } de cartas de postre.
       *[other] Había empate y deciden los postres: tienes { $count } cartas de postre.
    }

## Terminal: órdenes y sus opciones

cli-usage = Uso:
cli-word-flags = OPCIONES
cli-word-command = ORDEN
cli-flags-title = Opciones
cli-commands-title = Órdenes
cli-about = Juegos de cartas de sushi de elegir y pasar. Sin ninguna orden, se abren en tu navegador.
cli-about-play = Jugar una partida en el terminal contra bots.
cli-about-rules = Ver cartas, menús, opciones y cláusulas de las reglas.
cli-about-replay = Ver o comprobar una partida guardada.
cli-about-score = Contar los puntos de mesas descritas en JSON.
cli-about-simulate = Hacer que los bots jueguen muchas partidas y ver cómo les va.
cli-about-bench = Medir la velocidad de las reglas.
cli-about-train = Hacer que los bots que calculan aprendan jugando contra sí mismos y guardar lo aprendido.
cli-flag-lang = el idioma que se habla
cli-flag-help = ver esta ayuda
cli-flag-version = ver la versión
cli-flag-json = escribir JSON para programas
cli-flag-game = classic, party (lo habitual) o draft
cli-flag-players = cuántos jugadores (normalmente 4)
cli-flag-menu = el código o el nombre de un menú, o siete tipos separados por comas
cli-flag-option = una opción de las reglas, como edition=de; se puede repetir
cli-flag-level = quién juega contra ti: novice, casual (lo habitual), quick, strong o chef, uno para todos o uno por rival, separados por comas
cli-flag-seed = la misma semilla reparte las mismas cartas
cli-flag-name = tu nombre
cli-flag-save = guardar la partida en este archivo cuando acabe o la dejes
cli-flag-auto = ver cómo un bot juega por ti
cli-flag-no-color = sin colores ni otros códigos de control
cli-flag-verify = solo comprobar que cada elección vale y que los puntos son correctos
cli-flag-seat = contarla como la vio quien ocupa este asiento, contando desde 0
cli-flag-jsonl = una mesa por línea de entrada, un resultado por línea de salida
cli-flag-games = cuántas partidas
cli-flag-bots = los bots en el orden de sus asientos, separados por comas; basta uno para todos

## Terminal: qué puede estar mal en una orden

error-not-compiled = Las reglas rápidas no están instaladas. Instálalas con: pip install "okawari[fast]"
error-no-such-file = No se puede leer el archivo «{ $file }».
error-bad-number = «{ $value }» no vale para { $name }: escribe un número del { $least } al { $most }.
error-command-unknown = No hay ninguna orden llamada «{ $name }». Elige entre: { $known }.
error-flag-unknown = No hay ninguna opción llamada «{ $name }». Mira: { $text }
error-flag-value = La opción «{ $name }» necesita un valor.
error-flag-plain = La opción «{ $name }» no lleva valor.
error-argument-missing = Falta «{ $name }». Mira: { $text }
error-bad-argument = Eso no sirve para «{ $name }».
error-extra-word = «{ $name }» es una palabra de más. Mira: { $text }
error-usage = Eso no se entiende. Mira: { $text }
error-option-form = «{ $value }» no tiene la forma NOMBRE=VALOR.
error-bot-count = Se nombran { $count } bots, pero tiene que haber 1 o { $wanted }.
error-cannot-write = No se puede escribir el archivo «{ $file }».
error-compiler-off = Las reglas rápidas están desactivadas: quita NUMBA_DISABLE_JIT.
error-not-a-save = El archivo «{ $file }» existe y no es una partida guardada: elige otro nombre.
error-nothing-found = Nada se llama «{ $text }». Sin palabra, okawari rules lo muestra todo.

## Terminal: manual, cifras y muchas partidas

cli-sheet-now = Ahora
cli-rules-games = Juegos
cli-rules-clauses-english = Las cláusulas están escritas en inglés.
cli-flag-bench-games = partidas por cifra; con menos es un vistazo rápido, sin los tiempos de arranque
cli-flag-train-out = una carpeta para lo aprendido; los pesos que ya estén allí se reemplazan
cli-flag-train-games = partidas en cada vuelta
cli-flag-train-tries = desarrollos imaginados para cada respuesta
cli-flag-train-rounds = cuántas veces se vuelve a empezar con lo aprendido
cli-flag-train-seed = la misma semilla da los mismos pesos
cli-train-done = Lo aprendido está en { $folder }. card.json dice de dónde viene.
error-weights-damaged = El archivo «{ $file }», con lo que aprendieron los bots, está dañado. Instala Okawari de nuevo o vuelve a entrenar.
error-weights-size = El archivo «{ $file }» tiene { $count } pesos y no { $wanted }: es de otra versión. Vuelve a entrenar.

## Terminal: un turno que cabe, bandejas para llevar y el comienzo

cli-boxes-gain =
    { $count ->
        [one] { $count } carta boca abajo: { $points }
        [many] { $count } de cartas boca abajo: { $points }
       *[other] { $count } cartas boca abajo: { $points }
    }
cli-boxes-prompt = Números para marcar o desmarcar, Intro para acabar
cli-boxes-again = «{ $text }» no es posible. Números del 1 al { $most }, Intro para acabar
cli-choice-using = { $answer }, usando { $card }
cli-choice-for-dummy = { $answer }; por el jugador ficticio: { $card }
cli-tool-chopsticks = Palillos: juegas una segunda carta de tu mano.
cli-tool-spoon = Cuchara: pides una carta a los demás y la juegas al momento.
cli-order-lost = se pierde: nada que copiar
cli-order-lost-sure = Aún no tienes nada que copiar: el pedido especial se perdería. ¿Jugarlo de todos modos?
cli-news-more = … (t lo muestra todo)
cli-more = Intro para seguir leyendo
cli-last-cards = Se juegan las últimas cartas:
cli-words-yes = sí si s yes y
cli-words-no = no n
cli-you-named = Tú ({ $name })
cli-save-replaces = Nota: esta partida sustituirá a la guardada en { $file }.
cli-compiling-rules = Compilando las reglas para muchas partidas: hasta un minuto…
cli-compiling-bots = Compilando lo que piensan los bots sencillos: hasta un minuto…
cli-compiling-search = Compilando la búsqueda de los bots: hasta dos minutos…
cli-compiling-rivals = Compilando las búsquedas de otros: hasta un minuto…
cli-compiling-not-kept = Lo compilado no se puede guardar para la próxima vez: no se puede escribir en la carpeta de caché. OKAWARI_CACHE puede nombrar otra.
cli-sheet-others = Otros
cli-place =
    { $place ->
        [1] 1.º
       *[other] { $place }.º
    }
cli-word-word = PALABRA
cli-flag-pause = segundos de espera tras cada turno que miras (normalmente 0.6)
cli-intro-turn = ¡A comer! Todos juegan una carta a la vez y pasan el resto.
cli-intro-keys = Escribe el número de una carta y pulsa Intro. ? es la ayuda.
cli-language-name = Español
cli-start = ¿A qué quieres jugar? Pulsa Intro para lo habitual.
cli-start-enter = Intro: { $number }
cli-start-language = Idioma
cli-start-game = Juego
cli-start-players = ¿Cuántos jugadores, de { $least } a { $most }? (Intro: { $usual })
cli-start-menu = Menú
cli-start-level = Cómo juegan los bots
help-turn = Un turno: cada uno elige una carta, todos la enseñan a la vez y las manos pasan al siguiente.
help-win = Las cartas de tu mesa puntúan al final de cada una de las tres rondas; los postres, al final de todo. Gana quien tenga más puntos.
help-draft-win = Tras cada ronda, quien más tiene de un sushi gana su ficha. Las fichas son puntos: gana quien tenga más.
help-now = «Ahora» es lo que valdría una mesa si la ronda acabara ahora.
help-arrows = → tu mano va a este jugador. ← tu próxima mano viene de este.
help-sets = 1/3: tienes una de las tres que necesitas.
help-later = «+6 después»: esos puntos cuentan al final de la partida.
help-tools = El número de un utensilio, como Cuchara (5), dice quién va primero: el más bajo.
help-enter = Cuando has elegido, Intro enseña las cartas de todos.

## Mesas y elecciones como texto

error-bad-notation-line = La línea { $number } no forma parte de una mesa ni de una elección: «{ $line }».
error-bad-notation-field = Línea { $number }: una mesa no tiene ningún campo llamado «{ $field }».
error-bad-notation-value = Línea { $number }: «{ $value }» no cabe en el campo «{ $field }».

## La prueba del barajado

cli-replay-shuffle-ok = El barajado está probado: la semilla sale del secreto del servidor, del número que prometió cada aparato y de los nombres de la mesa.
cli-replay-shuffle-promise = A qué se había comprometido el servidor antes de la partida, tal como lo vio cada aparato: { $text }
cli-replay-shuffle-again = PROBADO SOLO EN PARTE: todas las elecciones valen y los puntos son correctos, pero las cartas son las de la partida { $number } de esta mesa, repartidas otra vez. La prueba es la de aquella partida: no dice nada de los nombres de este archivo, y cualquiera podía conocer las cartas.
cli-replay-shuffle-old = El barajado solo está probado a la manera antigua: la semilla cuadra, pero quien llevaba el servidor y jugaba pudo elegir el reparto.
cli-replay-shuffle-zeros = Sin número propio: { $names }
cli-replay-unproved = SIN PRUEBA: todas las elecciones valen y los puntos son correctos, pero el archivo no trae la prueba de su barajado. Las cartas, los nombres y las elecciones pueden ser inventados.

## Servidor: dónde se guardan las mesas

cli-about-backup = Copia en un archivo las mesas y las partidas terminadas de un servidor, aunque esté en marcha.
cli-about-restore = Pone una copia hecha con backup en el lugar de la base de datos.
cli-flag-backup-database = dónde se guardan las mesas, como sqlite:///tables.db (normalmente el lugar propio del servidor)
cli-flag-restore-force = aunque ya haya mesas; su base de datos se guarda al lado
cli-backup-done = Todo está copiado en «{ $file }».
cli-restore-done = La copia está en su sitio: «{ $file }».
cli-restore-kept = Lo que había antes se guarda como «{ $file }».
cli-about-check = Comprobar si todas las mesas y partidas terminadas de una base de datos están intactas, incluso con un servidor en marcha.
cli-flag-check-export = escribir todo lo intacto en esta carpeta: partidas terminadas como JSON, mesas como base de datos para restore
cli-check-whole = Mesas: { $tables }. Filas: { $rows }. Partidas terminadas: { $games }.
cli-check-file = El propio archivo está dañado: { $reason }
cli-check-table =
    { $what ->
        [gap] Mesa { $name }, fila { $number }: falta una fila.
        [checksum] Mesa { $name }, fila { $number }: la fila fue modificada.
        [end] Mesa { $name }, fila { $number }: faltan las últimas filas.
        [format] Mesa { $name }, fila { $number }: la escribió un Okawari más nuevo.
        [unreadable] Mesa { $name }, fila { $number }: la fila no se puede leer.
       *[other] Mesa { $name }, fila { $number }: la fila no encaja con las anteriores.
    }
cli-check-game = Partida terminada { $name }: no se puede leer.
cli-check-fine = Todo está intacto.
cli-check-exported = Lo intacto está ahora en «{ $file }».

## Servidor: la puerta

cli-about-serve = Poner en marcha el servidor de juego.
cli-flag-host = la dirección en la que escuchar; con 0.0.0.0 pueden unirse otros de tu red (normalmente, solo esta máquina)
cli-flag-port = el puerto en el que escuchar (normalmente, 8000)
cli-flag-no-browser = no abrir ningún navegador, solo mostrar la dirección
cli-flag-lan = dejar que se unan otros de tu red y mostrar la dirección y un código QR
cli-flag-database = dónde se guardan las mesas, como sqlite:///mesas.db (normalmente, en tu carpeta de datos)
cli-flag-workers = cuántos procesos; para más de uno hace falta otra base de datos que SQLite
cli-flag-config = un archivo TOML con ajustes
cli-flag-prefix = la ruta bajo la que un proxy muestra el servidor, como /juegos
cli-flag-url = la dirección pública del servidor, para los enlaces
cli-flag-origin = otra página que puede usar el servidor; se puede dar varias veces
cli-flag-hosts = otros nombres y direcciones a los que responde el servidor, separados por comas
cli-flag-trusted-proxies = proxies cuyas cabeceras de reenvío se creen: direcciones, separadas por comas
cli-flag-public-list = mostrar a todos las mesas abiertas
cli-flag-no-compiled-bots = no compilar nunca las reglas de los bots
cli-flag-log-level = debug, info (lo normal), warning o error
cli-serve-open = Okawari está abierto: { $text }
cli-browser-opens = Okawari se abre en tu navegador: { $text }
cli-browser-address = Abre esta dirección en un navegador: { $text }
cli-browser-already = Okawari ya está abierto: { $text }
cli-browser-lan = Para que puedan unirse los móviles de tu red, inícialo con: { $text }
cli-serve-phones = Los demás de tu red pueden apuntar aquí con la cámara del móvil:
cli-serve-no-room = Esta ventana es demasiado estrecha para un código QR. La dirección es:
cli-serve-no-signs = Este terminal no tiene signos para dibujar un código QR. La dirección es:
cli-serve-stop = Pulsa Ctrl-C para cerrarlo.
cli-serve-closed = Okawari está cerrado. Todo queda guardado.
