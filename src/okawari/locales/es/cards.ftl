# A qué se puede jugar: juegos, menús, cartas y opciones, en español. Los mismos mensajes y variables que en inglés.
# $seat y $other son nombres de jugadores, $card es el nombre de una carta.

language-name = Español
disclaimer = Un proyecto independiente de aficionados, sin ánimo de lucro. No lo hacen, avalan ni patrocinan los creadores de Sushi Go!, Sushi Go Party! o Sushi Draft. Esos nombres son marcas de sus dueños y solo se usan para decir qué reglas sigue cada modo. Todos los textos e imágenes son nuestros.

## Palabras que se cuentan, usadas por otros mensajes

word-cards =
    { $count ->
        [one] carta
        [many] de cartas
       *[other] cartas
    }
word-icons =
    { $count ->
        [one] símbolo
        [many] de símbolos
       *[other] símbolos
    }
word-points =
    { $points ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }
word-players =
    { $seats ->
        [one] jugador
        [many] de jugadores
       *[other] jugadores
    }
word-colours =
    { $colours ->
        [one] color
        [many] de colores distintos
       *[other] colores distintos
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Juegos

game-classic = Clásico
game-party = Party
game-draft = Draft
game-classic-follows = Sigue las reglas de Sushi Go! para 2 a 5 jugadores.
game-party-follows = Sigue las reglas de Sushi Go Party! para 2 a 8 jugadores.
game-draft-follows = Sigue las reglas de Sushi Draft para 3 a 5 jugadores. También podéis probarlo dos, aunque las reglas no lo dicen.
game-classic-note = Un mazo fijo: quédate una carta, pasa las demás, tres rondas.
game-party-note = Eliges los platos de una gran carta, así que cada partida es distinta.
game-draft-note = Corto y rápido: ten más que nadie de un sushi y gana su ficha.

## Grupos de platos

group-nigiri = Nigiri
group-roll = Rollo
group-appetizer = Aperitivo
group-special = Extra
group-dessert = Postre

## Menús

menu-my-first-meal = Primeros bocados
menu-my-first-meal-note = Platos fáciles para tu primera partida.
menu-sushi-go = Clásico de la casa
menu-sushi-go-note = Los platos del juego Clásico con las reglas de Party.
menu-party-sampler = Para probar
menu-party-sampler-note = Un poco de todo lo nuevo.
menu-master-menu = Examen de chef
menu-master-menu-note = Muchas decisiones, para quien disfruta pensando.
menu-points-platter = Puntos a montones
menu-points-platter-note = Platos que dan muchos puntos a todos.
menu-cutthroat-combo = A codazos
menu-cutthroat-combo-note = Vigila a tus vecinos: muchos platos pueden salir mal.
menu-big-banquet = Mesa larga
menu-big-banquet-note = Pensado para 6 a 8 jugadores.
menu-dinner-for-two = Mesa para dos
menu-dinner-for-two-note = Pensado para dos jugadores.
menu-custom = Tu propio menú
menu-custom-note = Un rollo, tres aperitivos, dos extras y un postre, los que tú quieras.

## Tipos de cartas: nombre, nombre corto para tablas estrechas y regla

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = Al final de la ronda la tortilla vale 1, el salmón 2 y el calamar 3. Sobre wasabi un nigiri vale el triple.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = El próximo nigiri que juegues va encima y vale el triple al final de la ronda. El wasabi solo no vale nada.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = Al final de la ronda quien tiene más símbolos de maki gana 6 y el segundo 3; con 6 a 8 jugadores son 6, 4 y 2. Si hay empate, cada uno lo gana todo.
card-maki-rule-classic = Al final de la ronda quien tiene más símbolos de maki gana 6 y el segundo 3. Si hay empate se reparten los puntos, y con un empate en cabeza no hay puntos para el segundo.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = Al final de la ronda quien tiene más temaki gana 4 y quien tiene menos pierde 4, aunque no tenga ninguno. Con dos jugadores nadie pierde.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Una carrera en cada ronda: el primero que llega a 10 símbolos gana 8 al momento, el segundo 5, el tercero 2, y esos uramaki salen de la mesa. Al final de la ronda, quien tiene más símbolos ocupa el siguiente puesto libre.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = Al final de la ronda cada pareja vale 5. Una sola no vale nada.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = Al final de la ronda cada trío vale 10. Uno o dos sueltos no valen nada.
card-gyoza-name = Gyoza
card-gyoza-short = Gyoza
card-gyoza-rule = Al final de la ronda 1, 2, 3, 4 o 5 gyozas valen 1, 3, 6, 10 o 15. Más de cinco siguen valiendo 15.
card-eel-name = Anguila
card-eel-short = Anguila
card-eel-rule = Al final de la ronda una sola anguila te quita 3 puntos. Dos o más valen 7 en total.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = Al final de la ronda un tofu vale 2 y dos valen 6. Tres o más no valen nada.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = Al final de la ronda cada edamame vale 1 por cada otro jugador que también tenga edamame, como mucho 4.
card-miso-name = Sopa de miso
card-miso-short = Sopa de miso
card-miso-rule = Vale 3 al final de la ronda. Si se juegan dos o más sopas de miso en el mismo turno, se derraman todas y se pierden.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = Al final de la ronda un grupo de 1, 2, 3 o 4 formas distintas vale 1, 4, 9 o 16. Puedes tener varios grupos.
card-sukeroku-name = Inari y futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = Al final de la ronda cada pareja de un inari y un futomaki vale 6. Cada uno sin pareja vale 2.
card-chopsticks-name = Palillos
card-chopsticks-short = Palillos
card-chopsticks-rule = En un turno posterior, di que los usas: cuando todos hayan enseñado su carta, juega una segunda carta de tu mano. Los palillos vuelven a esa mano y no valen nada.
card-chopsticks-rule-classic = En un turno posterior puedes jugar dos cartas a la vez. Los palillos vuelven a tu mano antes de pasarla y no valen nada.
card-spoon-name = Cuchara
card-spoon-short = Cuchara
card-spoon-rule = En un turno posterior, pide una carta: el primer jugador a tu izquierda que la tenga te la da y la juegas al momento. Ese jugador se queda la cuchara, que no vale nada.
card-menu-name = Menú
card-menu-short = Menú
card-menu-rule = Al jugarlo, mira cuatro cartas del mazo y juega una al momento. El menú se descarta y no vale nada.
card-takeout-name = Bandeja para llevar
card-takeout-short = Bandeja
card-takeout-rule = Al jugarla, da la vuelta a todas las cartas anteriores de esta ronda que quieras. Cada una vale 2 al final de la ronda, en lugar de lo que valía.
card-soy_sauce-name = Salsa de soja
card-soy_sauce-short = Salsa de soja
card-soy_sauce-rule = Al final de la ronda cada salsa de soja vale 4 si nadie tiene delante más colores de carta distintos que tú.
card-soy_sauce-rule-classic = Al final de la ronda la salsa de soja vale 4 si nadie tiene delante más colores de carta distintos que tú. Los empatados con salsa de soja se reparten los puntos, y solo cuenta una por jugador.
card-tea-name = Té
card-tea-short = Té
card-tea-rule = Al final de la ronda cada té vale 1 por cada carta de tu grupo más grande de un mismo color.
card-special_order-name = Pedido especial
card-special_order-short = Pedido esp.
card-special_order-rule = Al jugarlo se convierte en copia de otra de tus cartas de la mesa, y puntúa cuando puntúa esa carta. Sin nada que copiar, se descarta.
card-rice_wine-name = Vino de arroz
card-rice_wine-short = Vino de arroz
card-rice_wine-rule = Vale 3 al final de la ronda. En tu siguiente turno juegas una carta de tu mano al azar, sin mirar.
card-pudding-name = Pudin
card-pudding-short = Pudin
card-pudding-rule = Cuenta al final de la partida: quien tiene más pudines gana 6 y quien tiene menos pierde 6, aunque no tenga ninguno. Si hay empate, cada uno lo recibe entero, y con dos jugadores nadie pierde.
card-pudding-rule-classic = Cuenta al final de la partida: quien tiene más pudines gana 6 y quien tiene menos pierde 6, aunque no tenga ninguno. Si hay empate se reparte, y con dos jugadores nadie pierde.
card-ice_cream-name = Helado de té verde
card-ice_cream-short = Helado
card-ice_cream-rule = Cuenta al final de la partida: cada cuatro helados valen 12. Menos de cuatro no valen nada.
card-fruit-name = Fruta
card-fruit-short = Fruta
card-fruit-rule = Cuenta al final de la partida, cada una de las tres frutas por separado: 0, 1, 2, 3, 4 o 5 símbolos valen −2, 0, 1, 3, 6 o 10.

## Tipos de Draft

card-draft-rule = Al final de la ronda quien tiene más cartas de un sushi se lleva la primera ficha de su pila. Los empatados no se llevan nada, y la coge el siguiente jugador sin empate.
card-tuna-name = Atún
card-tuna-short = Atún
card-tuna-rule = { card-draft-rule }
card-prawn-name = Gamba
card-prawn-short = Gamba
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Rollo de salmón
card-salmon_roll-short = Rollo salmón
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Maki de pepino
card-cucumber_maki-short = Maki de pepino
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Temaki de caballa
card-mackerel_temaki-short = Temaki caballa
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Ficha de postre
card-dessert-short = Ficha postre
card-dessert-rule = Al final de la ronda quien tiene más sushis distintos se lleva la primera ficha de postre. Los empatados no se llevan nada, y la coge el siguiente jugador sin empate.
card-dessert-rule-advanced = Al final de la ronda quien tiene más sushis distintos se lleva la primera ficha de postre. Un sushi con alguna carta de wasabi cuenta solo la mitad.
card-wild-name = Comodín
card-wild-short = Comodín
card-wild-rule = Al jugarlo se une a un sushi que ya tienes y cuenta como uno más al final de la ronda.
card-wild-rule-advanced = Al jugarlo se une a un sushi que ya tienes y cuenta como media carta al final de la ronda.

## Caras: cada carta, y las formas en que puede estar en la mesa

face-egg-name = Nigiri de tortilla
face-egg-short = Tortilla
face-salmon-name = Nigiri de salmón
face-salmon-short = Salmón
face-squid-name = Nigiri de calamar
face-squid-short = Calamar
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki de 1 símbolo
face-maki1-short = Maki 1
face-maki2-name = Maki de 2 símbolos
face-maki2-short = Maki 2
face-maki3-name = Maki de 3 símbolos
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki de 3 símbolos
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki de 4 símbolos
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki de 5 símbolos
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Gyoza
face-gyoza-short = Gyoza
face-eel-name = Anguila
face-eel-short = Anguila
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Sopa de miso
face-miso-short = Sopa de miso
face-onigiri_circle-name = Onigiri redondo
face-onigiri_circle-short = Onigiri red.
face-onigiri_triangle-name = Onigiri triangular
face-onigiri_triangle-short = Onigiri tri.
face-onigiri_square-name = Onigiri cuadrado
face-onigiri_square-short = Onigiri cua.
face-onigiri_rectangle-name = Onigiri rectangular
face-onigiri_rectangle-short = Onigiri rec.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Palillos
face-chopsticks-short = Palillos
face-chopsticks1-name = Palillos (1)
face-chopsticks1-short = Palillos 1
face-chopsticks2-name = Palillos (2)
face-chopsticks2-short = Palillos 2
face-chopsticks3-name = Palillos (3)
face-chopsticks3-short = Palillos 3
face-spoon-name = Cuchara
face-spoon-short = Cuchara
face-spoon4-name = Cuchara (4)
face-spoon4-short = Cuchara 4
face-spoon5-name = Cuchara (5)
face-spoon5-short = Cuchara 5
face-spoon6-name = Cuchara (6)
face-spoon6-short = Cuchara 6
face-menu-name = Menú
face-menu-short = Menú
face-menu7-name = Menú (7)
face-menu7-short = Menú 7
face-menu8-name = Menú (8)
face-menu8-short = Menú 8
face-menu9-name = Menú (9)
face-menu9-short = Menú 9
face-takeout-name = Bandeja para llevar
face-takeout-short = Bandeja
face-takeout10-name = Bandeja para llevar (10)
face-takeout10-short = Bandeja 10
face-takeout11-name = Bandeja para llevar (11)
face-takeout11-short = Bandeja 11
face-takeout12-name = Bandeja para llevar (12)
face-takeout12-short = Bandeja 12
face-soy_sauce-name = Salsa de soja
face-soy_sauce-short = Soja
face-tea-name = Té
face-tea-short = Té
face-special_order-name = Pedido especial
face-special_order-short = Pedido esp.
face-rice_wine-name = Vino de arroz
face-rice_wine-short = Vino arroz
face-pudding-name = Pudin
face-pudding-short = Pudin
face-ice_cream-name = Helado de té verde
face-ice_cream-short = Helado
face-fruit_ww-name = Fruta: dos sandías
face-fruit_ww-short = 2 sandías
face-fruit_pp-name = Fruta: dos piñas
face-fruit_pp-short = 2 piñas
face-fruit_oo-name = Fruta: dos naranjas
face-fruit_oo-short = 2 naranjas
face-fruit_wp-name = Fruta: sandía y piña
face-fruit_wp-short = Sandía+piña
face-fruit_wo-name = Fruta: sandía y naranja
face-fruit_wo-short = Sandía+nar.
face-fruit_po-name = Fruta: piña y naranja
face-fruit_po-short = Piña+naranja
face-egg-on-wasabi-name = Nigiri de tortilla sobre wasabi
face-egg-on-wasabi-short = Tortilla ×3
face-salmon-on-wasabi-name = Nigiri de salmón sobre wasabi
face-salmon-on-wasabi-short = Salmón ×3
face-squid-on-wasabi-name = Nigiri de calamar sobre wasabi
face-squid-on-wasabi-short = Calamar ×3
face-wasabi-under-egg-name = Wasabi bajo un nigiri de tortilla
face-wasabi-under-egg-short = Wasabi usado
face-wasabi-under-salmon-name = Wasabi bajo un nigiri de salmón
face-wasabi-under-salmon-short = Wasabi usado
face-wasabi-under-squid-name = Wasabi bajo un nigiri de calamar
face-wasabi-under-squid-short = Wasabi usado
face-miso_spoiled-name = Sopa de miso derramada
face-miso_spoiled-short = Derramada
face-flipped-name = Carta boca abajo
face-flipped-short = Boca abajo
face-hidden-name = Carta oculta
face-hidden-short = Oculta
face-tuna-name = Atún
face-tuna-short = Atún
face-prawn-name = Gamba
face-prawn-short = Gamba
face-salmon_roll-name = Rollo de salmón
face-salmon_roll-short = Rollo salm.
face-cucumber_maki-name = Maki de pepino
face-cucumber_maki-short = Maki pepino
face-mackerel_temaki-name = Temaki de caballa
face-mackerel_temaki-short = Caballa
face-tuna-star-name = Atún con wasabi
face-tuna-star-short = Atún*
face-prawn-star-name = Gamba con wasabi
face-prawn-star-short = Gamba*
face-salmon_roll-star-name = Rollo de salmón con wasabi
face-salmon_roll-star-short = Rollo salm.*
face-cucumber_maki-star-name = Maki de pepino con wasabi
face-cucumber_maki-star-short = Maki pepino*
face-mackerel_temaki-star-name = Temaki de caballa con wasabi
face-mackerel_temaki-star-short = Caballa*
face-wild-name = Comodín
face-wild-short = Comodín

## Opciones: título, qué cambian y sus valores

option-edition = Edición
option-edition-help = Pone todas las demás opciones como en una edición impresa. Ejemplo: en la alemana, una bandeja para llevar puede dar la vuelta a cartas de este mismo turno.
option-edition-standard = Normal
option-edition-es = Española
option-edition-de = Alemana
option-edition-ru = Rusa
option-maki_ties = Empates de maki
option-maki_ties-help = Qué ganan los que empatan en un puesto de maki. Ejemplo: dos jugadores tienen más que nadie; cada uno gana 6, o se los reparten y ganan 3 cada uno.
option-maki_ties-full = Todo para cada uno
option-maki_ties-split = Se reparte
option-temaki_ties = Empates de temaki
option-temaki_ties-help = Qué reciben los que empatan a más o a menos temaki. Ejemplo: dos tienen menos que nadie; cada uno pierde 4, o se reparten la pérdida y pierden 2 cada uno.
option-temaki_ties-full = Todo para cada uno
option-temaki_ties-split = Se reparte
option-pudding_ties = Empates de pudin
option-pudding_ties-help = Qué reciben los que empatan a más o a menos pudines. Ejemplo: dos tienen más que nadie; cada uno gana 6, o se los reparten y ganan 3 cada uno.
option-pudding_ties-full = Todo para cada uno
option-pudding_ties-split = Se reparte
option-temaki_none = Sin ningún temaki
option-temaki_none-help = Si quien no tiene ningún temaki puede perder puntos por tener menos. Ejemplo: no tienes ninguno; pierdes 4, o los pierde quien tiene uno.
option-temaki_none-lose = Pierde puntos
option-temaki_none-spared = No pierde
option-pudding_none = Sin ningún pudin
option-pudding_none-help = Si quien no tiene ningún pudin puede perder puntos por tener menos. Ejemplo: no tienes ninguno; pierdes 6, o los pierde quien tiene uno.
option-pudding_none-lose = Pierde puntos
option-pudding_none-spared = No pierde
option-two_player_loss = Pérdidas con dos jugadores
option-two_player_loss-help = Si tener menos temaki o pudines quita puntos en una partida de dos. Ejemplo: tienes 1 pudin y tu rival 3; no pierdes nada, o pierdes 6.
option-two_player_loss-no = Nadie pierde
option-two_player_loss-yes = Pierde quien tiene menos
option-maki_three_places = Tres puestos de maki
option-maki_three_places-help = Si el maki da puntos a tres puestos en una mesa grande. Ejemplo: con 7 jugadores los tres primeros ganan 6, 4 y 2, o los dos primeros ganan 6 y 3.
option-maki_three_places-6-8 = Con 6 a 8 jugadores
option-maki_three_places-never = Nunca
option-uramaki_tiebreak = Uramaki a la vez
option-uramaki_tiebreak-help = Quién va primero cuando varios llegan a 10 símbolos de uramaki en el mismo turno con el mismo total. Ejemplo: los dos tienen 11; comparten el puesto, o lo gana quien jugó más símbolos en este turno.
option-uramaki_tiebreak-total = Decide el total
option-uramaki_tiebreak-total_then_turn = Después, los símbolos de este turno
option-edamame_self = El edamame cuenta a su dueño
option-edamame_self-help = Si tú también cuentas entre los jugadores con edamame. Ejemplo: tú y otro jugador tenéis edamame; cada carta tuya vale 1, o 2.
option-edamame_self-no = Solo cuentan los demás
option-edamame_self-yes = Tú también cuentas
option-miso_spoiled = Sopa de miso derramada
option-miso_spoiled-help = Qué pasa con las sopas de miso jugadas en el mismo turno. Ejemplo: la tuya coincide con otra; se pierde, o se queda con 0 puntos y aún cuenta como color.
option-miso_spoiled-discarded = Se pierde
option-miso_spoiled-kept = Se queda con 0 puntos
option-announce = Cuándo usar un utensilio
option-announce-help = Cuándo dices que usas los palillos o la cuchara. Ejemplo: antes de enseñar las cartas, o después de ver qué ha jugado cada uno.
option-announce-at_reveal = Al enseñar las cartas
option-announce-after_reveal = Después de ver las cartas
option-extra_actions = Utensilios en un turno
option-extra_actions-help = Cuántos palillos y cucharas puedes usar en un turno. Ejemplo: tienes los dos; usas uno, o ambos en el mismo turno.
option-extra_actions-one = Uno
option-extra_actions-any = Los que quieras
option-flipped_colour = Color de las cartas boca abajo
option-flipped_colour-help = Si las cartas vueltas por una bandeja para llevar cuentan como color para la salsa de soja y el té. Ejemplo: has vuelto tres cartas; son un color más, o ninguno.
option-flipped_colour-own = Un color más
option-flipped_colour-none = Ningún color
option-order_nigiri = Pedido especial como nigiri
option-order_nigiri-help = Si un pedido especial que copia un nigiri va sobre un wasabi libre. Ejemplo: copias un calamar y tienes otro wasabi libre; la copia puede ir encima, o tiene que ir.
option-order_nigiri-es = Puede, si el copiado no está sobre wasabi
option-order_nigiri-de = Tiene que ir, siempre
option-order_nigiri-ru = Puede, siempre
option-order_when = Cuándo copia el pedido especial
option-order_when-help = Cuándo decides qué copia un pedido especial. Ejemplo: en el turno en que lo juegas, o al final de la ronda, cuando conoces todas tus cartas.
option-order_when-on_play = Al jugarlo
option-order_when-round_end = Al final de la ronda
option-order_dessert = Pedido especial como postre
option-order_dessert-help = Cuándo puede un pedido especial copiar un postre. Ejemplo: copias un pudin en la ronda 1 y lo guardas hasta el final, o solo puedes hacerlo en la ronda 3.
option-order_dessert-any_round = En cualquier ronda
option-order_dessert-last_round = Solo en la última ronda
option-takeout_scope = Qué puede volver una bandeja
option-takeout_scope-help = A qué cartas tuyas puede dar la vuelta una bandeja para llevar. Ejemplo: los palillos te dieron una tempura en este turno; la bandeja no puede volverla, o sí.
option-takeout_scope-earlier_turns = Cartas de turnos anteriores
option-takeout_scope-already_played = Cualquier carta ya jugada
option-takeout_when = Cuándo actúan las bandejas
option-takeout_when-help = Cuándo decides a qué cartas das la vuelta. Ejemplo: en el turno en que juegas la bandeja, o al final de la ronda, cuando sabes qué grupos no has completado.
option-takeout_when-on_play = Al jugarla
option-takeout_when-round_end = Al final de la ronda
option-takeout_box = La bandeja usada
option-takeout_box-help = Qué pasa con la propia bandeja. Ejemplo: se descarta, o se queda delante de ti y cuenta como color para la salsa de soja.
option-takeout_box-discarded = Se descarta
option-takeout_box-kept = Se queda como color
option-wasabi = Nigiri sobre wasabi
option-wasabi-help = Si un nigiri tiene que ir sobre un wasabi libre. Ejemplo: juegas una tortilla; va sobre tu wasabi, o guardas el wasabi para un calamar.
option-wasabi-must = Tiene que ir
option-wasabi-may = Tú eliges
option-uramaki_scored = Uramaki que ya ha puntuado
option-uramaki_scored-help = Adónde van las cartas de uramaki que ya han puntuado en la carrera. Ejemplo: salen de la mesa, o se quedan junto a tus cartas solo para verlas y no cuentan para nada.
option-uramaki_scored-discarded = Se descarta
option-uramaki_scored-set_aside = Se deja aparte
option-pass_direction = Paso de las manos
option-pass_direction-help = Hacia dónde van las manos después de cada turno. Ejemplo: siempre a la izquierda, o a la derecha en la ronda 2.
option-pass_direction-left = Siempre a la izquierda
option-pass_direction-alternate = Izquierda, derecha, izquierda
option-expansions = Platos adicionales
option-expansions-help = Qué platos adicionales puedes poner en tu menú. Ejemplo: con vino de arroz, un extra puede ser el vino que deja tu siguiente carta al azar.
option-expansions-none = Ninguno
option-expansions-rice_wine = Vino de arroz
option-expansions-sukeroku = Inari y futomaki
option-expansions-both = Ambos
option-dummy = Una tercera mano para dos
option-dummy-help = Añade un jugador ficticio a una partida de dos. Ejemplo: por turnos, uno de los dos roba una carta para él y también juega una carta por él.
option-dummy-no = No
option-dummy-yes = Sí
option-promo = Cartas de salsa de soja
option-promo-help = Añade cuatro cartas de salsa de soja al mazo. Ejemplo: con salsa de soja y más colores distintos que nadie ganas 4.
option-promo-no = Sin ellas
option-promo-yes = Con ellas
option-advanced = Recuento avanzado
option-advanced-help = Hace que los comodines y las cartas de wasabi cuenten la mitad. Ejemplo: dos atunes y un comodín cuentan como dos y medio.
option-advanced-no = No
option-advanced-yes = Sí
option-ties = Empates por una ficha
option-ties-help = Quién se lleva una ficha cuando empatan los mejores. Ejemplo: dos tienen 3 atunes, uno tiene 2 y otro 1; la ficha es para el que tiene 2, o para el que tiene 1.
option-ties-next = El siguiente sin empate
option-ties-second_only = El segundo, si no empata
option-ties-last_place = El que tiene menos
option-leftovers = Cartas sin repartir
option-leftovers-help = Si las cartas sin repartir vuelven en la ronda siguiente. Ejemplo: se mezclan todas en cada ronda, o las que sobraron en la ronda 1 quedan fuera.
option-leftovers-per_round = Vuelven cada ronda
option-leftovers-per_game = Fuera toda la partida
option-open_chips = Fichas a la vista
option-open_chips-help = Si todos ven el valor de una ficha que ganas. Ejemplo: solo tú sabes que tu ficha de atún vale 5, o lo saben todos.
option-open_chips-no = En secreto
option-open_chips-yes = A la vista

## Opciones: de dónde vienen

option-edition-source = fija las opciones siguientes como una edición impresa
option-maki_ties-source = variante de la edición rusa
option-temaki_ties-source = variante de la edición rusa
option-pudding_ties-source = variante de la edición rusa
option-temaki_none-source = variante de la edición rusa
option-pudding_none-source = variante de la edición rusa
option-two_player_loss-source = edición rusa, donde perdonarlos es solo una variante
option-maki_three_places-source = edición rusa, donde los tres puestos son solo una variante
option-uramaki_tiebreak-source = edición rusa
option-edamame_self-source = variante de la edición rusa
option-miso_spoiled-source = variante de la edición rusa
option-announce-source = edición rusa
option-extra_actions-source = edición alemana: una; la española y la rusa no dicen nada
option-flipped_colour-source = edición alemana: un color; edición rusa: ninguno
option-order_nigiri-source = las ediciones española, alemana y rusa difieren
option-order_when-source = variante de la edición rusa
option-order_dessert-source = variante de la edición rusa
option-takeout_scope-source = edición española: turnos anteriores; alemana y rusa: cualquier carta
option-takeout_when-source = variante de la edición rusa
option-takeout_box-source = variante de la edición rusa
option-wasabi-source = variante de la edición rusa
option-uramaki_scored-source = variante de la edición rusa
option-pass_direction-source = variante del reglamento clásico, disponible en todos los juegos
option-expansions-source = ediciones alemana y rusa
option-dummy-source = variante del reglamento clásico para dos jugadores
option-promo-source = cartas promocionales del juego clásico
option-advanced-source = reglamento del Draft, reglas para expertos
option-ties-source = reglamentos del Draft: casi todos lo primero, el italiano lo segundo, el portugués lo tercero
option-leftovers-source = reglamento del Draft, texto portugués
option-open_chips-source = una variante casera
