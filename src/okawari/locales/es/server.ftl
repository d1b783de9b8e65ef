# Lo que el servidor dice a quien lo lleva y a los programas, en español.

## Servidor: dónde se guardan las mesas

error-client-called-off = Se ha cancelado el comienzo: alguien se ha ido o un aparato no ha revelado su número a tiempo.
error-client-other-shuffle = La prueba de la partida guardada no es del barajado en el que participó este programa.
error-client-promise-changed = El servidor no ha cumplido lo que prometió antes del comienzo, así que este programa no ha revelado su número.
error-store-full = El disco está lleno: no se puede guardar nada hasta que haya sitio.
error-store-read-only = El servidor no puede escribir ahora en su base de datos: no se guarda nada.
error-store-locked = Otro programa está usando la base de datos; vuelve a probar en un momento.
error-store-broken = La base de datos no responde: no se guarda nada.
error-store-closed = El servidor se está cerrando: ya no se guarda nada más.
error-database-unknown = No se pueden guardar mesas en una dirección que empieza por «{ $name }». Usa una como sqlite:///tables.db
error-database-foreign = El archivo «{ $file }» no es una base de datos de Okawari.
error-database-newer = La base de datos «{ $file }» es de un Okawari más nuevo (su versión es { $version }). Instálalo para usarla.
error-database-in-use = Otro programa está usando la base de datos «{ $file }», seguramente un servidor en marcha. Páralo primero.
error-database-folder = No existe la carpeta «{ $file }» para la base de datos, ni se puede crear ahí. Revisa la dirección.
error-database-missing = Todavía no hay ninguna base de datos en «{ $file }».
error-database-not-empty = En «{ $file }» ya hay mesas o partidas. Con --force se ponen aparte.
error-backup-damaged = El archivo «{ $file }» está dañado: no se puede usar.
error-backup-same-file = La copia y la base de datos son el mismo archivo: { $file }.

## El cliente para programas

error-client-no-entry = Esta llave no abre la mesa.
error-client-kicked = Quien organiza la mesa ha liberado tu silla.
error-client-no-table = Esa mesa no existe, o ya no.
error-client-elsewhere = Sigues jugando en esta mesa desde otro sitio.
error-client-table-closed = Esta mesa está cerrada.
error-client-table-damaged = Lo que se guardó de esta mesa está dañado, así que no se puede abrir.
error-client-bad-command = El servidor no entendería esta orden: { $text }
error-client-too-big = La orden tiene { $size } bytes; no se admiten más de { $most }.
error-client-closed = Has colgado.
error-client-fault = El cliente se ha parado por un fallo propio.
error-client-no-server = Lo que responde ahí no es un servidor de Okawari (estado { $code }).
error-client-misunderstood = El servidor cierra una y otra vez la conexión porque no entiende lo que recibe (código { $code }).
error-client-outdated = El servidor habla un protocolo más nuevo: instala una versión más nueva de okawari.
error-client-away = El servidor no responde.
error-client-bad-address = «{ $text }» no es la dirección de un servidor, como http://localhost:8000.
error-client-not-asked = No tienes ninguna pregunta abierta que responder.
error-client-no-seat = No tienes asiento en esta mesa.

## Servidor: la puerta

error-bad-message =
    { $problem ->
        [json] El mensaje no se puede leer: no es JSON correcto.
        [deep] El mensaje no se puede leer: tiene demasiados niveles.
        [twice] El mensaje no se puede leer: algo aparece dos veces.
        [hello] El saludo ya se había dicho.
       *[form] El mensaje no tiene la forma debida. Parte afectada: «{ $field }».
    }
error-bad-request = La petición no tiene la forma debida. En «{ $field }» se admite: { $known }.
error-too-large =
    { $most ->
        [one] La petición es demasiado grande: se lee como mucho { $most } byte.
        [many] La petición es demasiado grande: se leen como mucho { $most } de bytes.
       *[other] La petición es demasiado grande: se leen como mucho { $most } bytes.
    }
error-too-slow = La petición tardó demasiado en llegar.
error-not-json = La petición debe ser JSON, con el tipo de contenido application/json.
error-origin = Falta la cabecera «Origin», o nombra una página que no puede usar este servidor. Se espera: { $text }
error-host = Este servidor no responde al nombre «{ $name }». Si debe hacerlo, añade el nombre a su ajuste «hosts».
error-no-host = La petición tiene que llevar una sola cabecera «Host», con un nombre o una dirección de este servidor.
error-websocket = Esta dirección es solo para websockets: conéctate con ws o wss en lugar de http o https.
error-method = Eso no se puede hacer aquí. La cabecera «Allow» dice qué se puede.
error-needs-token = Para esto hace falta la clave de un asiento.
error-join-form = Para unirte, envía el código de una mesa, o una mesa con el secreto de su enlace.
error-config-file = No se pueden leer los ajustes de «{ $file }»: { $reason }.
error-config-toml = Los ajustes de «{ $file }» no son TOML correcto: { $reason }.
error-config-key = No hay ningún ajuste llamado «{ $key }» (en «{ $file }»). Existen: { $known }.
error-config-whole = { $name } no puede ser «{ $value }»: es un número entero de { $least } a { $most }.
error-config-count = { $name } no puede ser «{ $value }»: es un número entero, { $least } o más.
error-config-number = { $name } no puede ser «{ $value }»: es un número, 0 o más.
error-config-positive = { $name } no puede ser «{ $value }»: es un número mayor que 0.
error-config-truth = { $name } no puede ser «{ $value }»: es «yes» (sí) o «no».
error-config-span = { $name } no puede ser «{ $value }»: son dos números de segundos hasta 60, primero el menor, como 0.8,2.
error-config-database = { $name } no puede ser «{ $value }»: es una dirección como sqlite:///mesas.db o sqlite:////srv/okawari/mesas.db.
error-config-host = { $name } no puede ser «{ $value }»: es una dirección de esta máquina, como 127.0.0.1 o 0.0.0.0.
error-config-prefix = { $name } no puede ser «{ $value }»: es una ruta como /juegos, con una barra delante y ninguna detrás.
error-config-address = { $name } no puede ser «{ $value }»: es una dirección como http://192.168.1.5:8000 o https://casa.example/juegos.
error-config-addresses = { $name } no puede ser «{ $value }»: es una dirección como https://casa.example, o varias.
error-config-networks = { $name } no puede ser «{ $value }»: son una o más direcciones IP o redes, como 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } no puede ser «{ $value }»: son uno o más nombres o direcciones IP sin puerto, como casa.example,192.168.1.5.
error-config-choice = { $name } no puede ser «{ $value }»: es uno de { $known }.
error-port-taken = El puerto { $port } lo usa otro programa, quizá otro Okawari. Prueba con otro: --port { $next }
error-port-forbidden = El puerto { $port } está reservado para el sistema. Elige uno mayor que 1023 con --port.
error-host-unknown = Esta máquina no tiene ninguna dirección llamada «{ $host }».
error-workers-sqlite = Un solo proceso atiende todas las mesas de una base de datos SQLite: quita --workers.
error-stopped-late = El servidor no pudo guardarlo todo a tiempo.
error-stopped-unsaved = Okawari está cerrado, pero no todo está a salvo: alguien movió o borró la base de datos «{ $file }» mientras el servidor funcionaba.
server-page-title = Un servidor de Okawari
server-page-about = Aquí se juega en compañía a juegos de cartas de sushi de elegir y pasar. Quien ha abierto una mesa te dirá cómo unirte.
server-page-players = Falta la mesa para el navegador: Okawari se instaló sin ella. Quien lleva este servidor puede añadirla con «make web» y volver a iniciarlo. Hasta entonces, aquí solo pueden jugar programas.
server-page-interface = La interfaz para programas
server-page-health = Cómo está el servidor
server-client-title = Okawari: juegos de cartas de sushi
server-client-description = Elige una carta y pasa las demás: juegos de cartas de sushi para entre dos y ocho personas, con amigos o bots, en tu navegador. Sin cuenta.
server-client-noscript = Okawari necesita JavaScript. Actívalo en tu navegador y vuelve a cargar esta página.
