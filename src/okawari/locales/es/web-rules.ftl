## Web: cartas y reglas

web-rules-title = Cartas y reglas
web-rules-turn = Cómo va un turno
web-rules-turn-look = Mira las cartas de tu mano.
web-rules-turn-keep = Quédate una. Todavía no la ve nadie.
web-rules-turn-show = Todos la enseñan a la vez.
web-rules-turn-pass = El resto pasa a tu vecino.
web-rules-turn-score = ¿No quedan cartas? A contar puntos. Tras tres rondas gana quien tiene más.
web-rules-cards = Todas las cartas
web-rules-game = Juego
web-rules-search = Busca una carta o una palabra
web-rules-found =
    { $count ->
        [one] { $count } carta encontrada.
        [many] { $count } de cartas encontradas.
       *[other] { $count } cartas encontradas.
    }
web-rules-none = No hay ninguna. Prueba con una palabra más corta.
web-rules-away = Ahora no se pueden cargar las cartas. Cuando ya han estado aquí, se leen también sin conexión.
web-when-round = Puntúa en cada ronda
web-when-game = Puntúa al final de la partida
web-when-race = Puntúa al momento y en cada ronda
web-when-tool = Para hacer cosas, no para puntos
web-when-other = Ayuda a puntuar a otra carta
web-when-chip = Ficha al final de cada ronda
web-rules-copies =
    { $count ->
        [one] { $count } carta en la caja
        [many] { $count } de cartas en la caja
       *[other] { $count } cartas en la caja
    }
web-rules-players = para { $least } a { $most } jugadores
# { $card } es el nombre de una carta
web-rules-before = Carta anterior: { $card }
web-rules-after = Carta siguiente: { $card }
web-rules-advanced = Draft, juego avanzado
web-rules-extra = plato extra

## Web: acerca de

web-about-title = Acerca de
web-about-meaning = «Okawari» significa «otra ración, por favor». Es un juego de cartas de sushi: quédate una carta, pasa las demás y espera que tu favorita vuelva a pasar.
web-about-independent = No es un juego oficial
web-about-box = ¿Te gusta? Compra la caja de verdad: queda preciosa en la mesa.
web-about-privacy = Privacidad
web-about-privacy-more = El servidor guarda el nombre que elegiste y las cartas que jugaste mientras se conserve la mesa o su repetición, para que puedas volver. Quien ha jugado una partida puede borrarla. No hay cookies, y esta página no carga nada de ningún otro sitio.
web-about-shuffle = ¿Es justa la mezcla?
web-about-shuffle-promise = Antes de la partida el servidor elige un secreto y enseña su huella, así no puede cambiarlo después.
web-about-shuffle-mix = Cuando dices que ya estás, tu aparato elige un número al azar y enseña su huella.
web-about-shuffle-freeze = Al empezar se fijan todas las huellas, y solo entonces cada aparato revela su número. Si uno no lo hace, el comienzo se cancela.
web-about-shuffle-deal = El secreto, todos los números y los nombres mezclan juntos las cartas. Mientras ponga su número al menos un aparato que no sea de quien lleva el servidor, nadie puede elegirlas sin que se cancele un comienzo, y eso lo ven todos. Si se reparten otra vez las mismas cartas, esto no vale: entonces se pueden conocer.
web-about-shuffle-hands = Quien lleva el servidor podría ver todas las manos.
web-about-shuffle-open = Después de la partida se abre el secreto: cualquiera puede comprobar que encaja.
web-about-shuffle-check = Con la partida guardada puedes hacerlo en tu propio ordenador:
web-about-licences = Licencias
web-about-licence-code = Programa: Apache License 2.0.
web-about-licence-art = Dibujos y sonidos: Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Hecho con Svelte (MIT), Fluent (Apache 2.0) y uqr (MIT).
web-about-contact = ¿Algo va mal?
web-about-contact-text = Díselo a quien te invitó o a quien lleva este servidor. El código fuente dice cómo avisar de un fallo a quienes lo hicieron.
web-about-version = Versión del servidor: { $version }
web-about-version-away = No se puede llegar al servidor, así que no sabemos su versión.
