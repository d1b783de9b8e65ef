# Todo lo que dice Okawari, en español. Los mismos mensajes y variables que en.ftl.
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

## Preguntas y respuestas

question-none = Nada que decidir.
question-pick = ¿Qué carta juegas?
question-target = ¿Qué carta copia tu pedido especial?
question-dip = ¿Va el nigiri sobre tu wasabi?
question-announce = ¿Usas un utensilio este turno?
question-second = Tus palillos: ¿qué segunda carta juegas?
question-for_dummy = ¿Qué carta juegas por el jugador ficticio?
question-request = Tu cuchara: ¿qué carta pides? Te la da el primer jugador a tu izquierda que la tenga.
question-give = Una cuchara te pide una carta. ¿Cuál das?
question-tray = El menú muestra estas cartas. ¿Cuál juegas?
question-flip = Bandeja para llevar: ¿a qué carta das la vuelta?
question-flip_order = Bandeja para llevar: ¿a qué pedido especial das la vuelta?
question-wild = ¿A qué sushi se une tu comodín?
question-keep = ¿Qué carta te reservas en la mano?
answer-pass = No, gracias
answer-pass-announce = Ningún utensilio este turno
answer-pass-flip = No dar la vuelta a más cartas
answer-pass-flip_order = No dar la vuelta a más pedidos especiales
answer-pass-second = Ninguna segunda carta
answer-any-kind = cualquier carta de { $kind }
answer-copy = pedido especial como { $card }
answer-wild-as = comodín como { $card }
answer-on-wasabi = { $card } sobre el wasabi
answer-off-wasabi = { $card } al lado del wasabi

## Sucesos

event-round_started = Empieza la ronda { $round }. Cada jugador recibe { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] Se mezcla { $count } carta de postre en el mazo.
        [many] Se mezclan { $count } de cartas de postre en el mazo.
       *[other] Se mezclan { $count } cartas de postre en el mazo.
    }
event-chosen = { $seat } ya ha elegido.
event-took_back = { $seat } vuelve a elegir.
event-picked = { $seat } elige: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } juega { $card } con los palillos.
        [spoon] { $seat } juega { $card } gracias a la cuchara.
        [menu] { $seat } juega { $card } del menú.
        [chance] { $seat } juega { $card } al azar.
       *[pick] { $seat } juega { $card }.
    }
event-dipped = { $seat } pone { $card } sobre el wasabi: vale el triple.
event-copied = { $seat } hace del pedido especial una copia: { $card }.
event-announced = { $seat } va a usar { $card }.
event-spoon_asked = { $seat } pide { $card }.
event-spoon_none = { $seat } no tiene.
event-spoon_gave = { $seat } da { $card } a { $other }.
event-into_hand = A la mano de { $seat } pasa: { $card }.
event-discarded = { $seat } pierde { $card } en esta ronda.
event-menu_shows = El menú muestra a { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } devuelve { $count } carta al mazo.
        [many] { $seat } devuelve { $count } de cartas al mazo.
       *[other] { $seat } devuelve { $count } cartas al mazo.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } derrama { $count } sopa de miso: había otra en el mismo turno.
        [many] { $seat } derrama { $count } de sopas de miso: había varias en el mismo turno.
       *[other] { $seat } derrama { $count } sopas de miso: había varias en el mismo turno.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } ocupa el primer puesto en la carrera de uramaki: { n-points }.
        [2] { $seat } ocupa el segundo puesto en la carrera de uramaki: { n-points }.
       *[other] { $seat } ocupa el tercer puesto en la carrera de uramaki: { n-points }.
    }
event-flipped = { $seat } da la vuelta a { $card }.
event-wine_taken = { $seat } tiene vino de arroz: el azar elige su siguiente carta.
event-passed =
    { $direction ->
        [right] Todas las manos pasan a la derecha.
       *[left] Todas las manos pasan a la izquierda.
    }
event-drew_for_dummy = { $seat } roba una carta para el jugador ficticio y juega por él este turno.
event-dummy_card = { $seat } roba { $card } para el jugador ficticio.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } guarda { $count } × { $card } para el final de la partida.
event-round_ended = La ronda { $round } ha terminado.
event-game_over = La partida ha terminado.
event-played-wild = { $seat } juega un comodín como { $card }.
event-kept = { $seat } se reserva { $card } y pasa el resto.
event-kept-hidden = { $seat } se reserva una carta y pasa el resto.
event-chip_taken = { $seat } se lleva una ficha: { $card }.
event-chip_value = { $seat } mira la ficha: { $card }, { n-points }.
event-pile_stays = Nadie se lleva una ficha: { $card }.

## Hoja de puntos: por qué estos puntos

why-nigiri =
    { $tripled ->
        [0] { n-cards } de nigiri: { n-points }.
       *[other] { n-cards } de nigiri, { $tripled } sobre wasabi por el triple: { n-points }.
    }
why-wasabi = { n-cards } de wasabi, que solo puntúa con el nigiri de encima: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } de maki, más que nadie: { n-points }.
               *[other] { $count } { word-icons } de maki, primer puesto, empate entre { $tied } jugadores: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } de maki, segundo puesto: { n-points }.
               *[other] { $count } { word-icons } de maki, segundo puesto, empate entre { $tied } jugadores: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } de maki, tercer puesto: { n-points }.
               *[other] { $count } { word-icons } de maki, tercer puesto, empate entre { $tied } jugadores: { n-points }.
            }
       *[other] { $count } { word-icons } de maki, ningún puesto con premio: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } de temaki, y nadie tiene más: { n-points }.
        [-1] { n-cards } de temaki, y nadie tiene menos: { n-points }.
        [2] { n-cards } de temaki, y nadie tiene más ni menos: { n-points }.
       *[other] { n-cards } de temaki, ni quien más tiene ni quien menos: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Puestos en la carrera de uramaki: { n-points }.
       *[other] { $count } { word-icons } de uramaki en la carrera: { n-points }.
    }
why-tempura = { n-cards } de tempura, 5 por cada pareja: { n-points }.
why-sashimi = { n-cards } de sashimi, 10 por cada trío: { n-points }.
why-gyoza = { n-cards } de gyoza, cuantas más mejor: { n-points }.
why-eel =
    { $count ->
        [1] Una sola carta de anguila quita puntos: { n-points }.
       *[other] { n-cards } de anguila, 7 por dos o más: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } de tofu: { n-points }.
        [1] { n-cards } de tofu: { n-points }.
        [2] { n-cards } de tofu, las justas: { n-points }.
       *[other] { n-cards } de tofu, demasiadas: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { n-cards } de edamame, y { $others } jugador más tiene edamame: { n-points }.
        [many] { n-cards } de edamame, y { $others } de jugadores más tienen edamame: { n-points }.
       *[other] { n-cards } de edamame, y { $others } jugadores más tienen edamame: { n-points }.
    }
why-miso = { n-cards } de sopa de miso, 3 por cada una: { n-points }.
why-onigiri = { n-cards } de onigiri en grupos de formas distintas: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } pareja de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
        [many] { $pairs } de parejas de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
       *[other] { $pairs } parejas de inari y futomaki a 6 y { $singles } sin pareja a 2: { n-points }.
    }
why-chopsticks = { n-cards } de palillos, que nunca puntúan: { n-points }.
why-spoon = { n-cards } de cuchara, que nunca puntúa: { n-points }.
why-menu = { n-cards } de menú, que nunca puntúa: { n-points }.
why-takeout = { n-cards } de bandeja para llevar, que nunca puntúa: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } de salsa de soja y { $colours } { word-colours }, pero otros tienen más: { n-points }.
       *[other] { n-cards } de salsa de soja y { $colours } { word-colours }, y nadie tiene más: { n-points }.
    }
why-tea = { n-cards } de té, cada una 1 por carta del grupo de color más grande, de { $group }: { n-points }.
why-special_order = { n-cards } de pedido especial sin nada que copiar: { n-points }.
why-rice_wine = { n-cards } de vino de arroz, 3 por cada una: { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } de pudin, y nadie tiene más: { n-points }.
        [-1] { n-cards } de pudin, y nadie tiene menos: { n-points }.
        [2] { n-cards } de pudin, y nadie tiene más ni menos: { n-points }.
       *[other] { n-cards } de pudin, ni quien más tiene ni quien menos: { n-points }.
    }
why-ice_cream = { n-cards } de helado, 12 por cada cuatro: { n-points }.
why-fruit = Símbolos de sandía: { $watermelon }, de piña: { $pineapple }, de naranja: { $orange }. En total { n-points }.
why-flipped = { n-cards } boca abajo, 2 por cada una: { n-points }.
why-chip = { n-cards }, lo mejor sin empate: se lleva la ficha ({ $card }).
why-chip-dessert =
    { $count ->
        [one] { $count } sushi, lo mejor sin empate: se lleva la ficha de postre.
        [many] { $count } de sushis distintos, lo mejor sin empate: se lleva la ficha de postre.
       *[other] { $count } sushis distintos, lo mejor sin empate: se lleva la ficha de postre.
    }
why-chips =
    { $count ->
        [one] { $count } ficha: { n-points }.
        [many] { $count } de fichas: { n-points }.
       *[other] { $count } fichas: { n-points }.
    }

## Errores y avisos: una línea clara cada uno

error-illegal-choice = Esa no es una de tus opciones ahora.
error-not-your-decision = Ahora no tienes nada que decidir.
error-nothing-to-take-back = No hay nada que deshacer.
error-bad-menu-unknown-kind = No hay ningún plato llamado «{ $kind }». Elige entre: { $known }.
error-bad-menu-count = Número equivocado de platos en el grupo «{ $group }»: un menú necesita { $wanted } y este tiene { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] «{ $kind }» no puede estar en el menú con { $seats } jugador.
        [many] «{ $kind }» no puede estar en el menú con { $seats } de jugadores.
       *[other] «{ $kind }» no puede estar en el menú con { $seats } jugadores.
    }
error-bad-menu-expansion = «{ $kind }» es un plato adicional: actívalo con la opción «expansions».
error-bad-menu-nigiri = El nigiri está siempre en el menú: no lo pongas en tu lista.
error-bad-menu-duplicate = «{ $kind }» está dos veces en el menú.
error-bad-menu-unknown = No hay ningún menú llamado «{ $menu }». Elige entre: { $known }.
error-bad-menu-not-in-game = En el juego «{ $game }» no se elige menú.
error-bad-option-unknown = No hay ninguna opción llamada «{ $option }». Elige entre: { $known }.
error-bad-option-value = La opción «{ $option }» no puede ser «{ $value }». Elige entre: { $values }.
error-bad-option-seats = La opción «{ $option }» es para { $least } jugadores, no para { $seats }. Quítala o cambia el número de jugadores.
error-bad-seats = El juego «{ $game }» es para { $least } a { $most } jugadores, no { $seats }.
error-bad-seed = «{ $seed }» no sirve como semilla.
error-bad-save-format = Esto no es una partida guardada de Okawari.
error-bad-save-version = Esta partida la guardó una versión que este programa no conoce ({ $version }).
error-bad-save-checksum = La partida guardada se cambió después de guardarla: su suma de control no cuadra.
error-bad-save-choice = La elección { $number } de la partida guardada no vale: { $seat } no puede elegir «{ $answer }» ahí.
error-bad-save-result = La partida guardada no termina con los puntos que dice.
error-bad-save-json = No se puede leer la partida guardada: no es JSON correcto.
error-bad-save-field = El campo «{ $field }» de la partida guardada falta o está mal.
error-bad-table-json = No se puede leer la mesa: no es JSON correcto.
error-bad-table-card = No hay ninguna carta llamada «{ $card }» en este juego.
error-bad-table-field = El campo «{ $field }» de la mesa falta o está mal.
error-bad-table-scope = El campo «scope» no puede ser «{ $scope }». Elige entre: round, desserts, game.
error-bad-table-seats = Una mesa de «{ $game }» tiene de 1 a { $most } jugadores, no { $seats }.
error-unknown-game = No hay ningún juego llamado «{ $game }». Elige entre: { $known }.
error-unknown-language = No hay ningún idioma llamado «{ $lang }». Elige entre: { $known }.
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Elige entre: { $known }.
error-not-compiled = Las reglas rápidas no están instaladas. Instálalas con: pip install "okawari[fast]"
error-no-such-file = No se puede leer el archivo «{ $file }».
error-bad-number = «{ $value }» no es un número válido para { $name }.
warning-too-many = Hay { $count } × { $card } en la mesa, pero la caja solo trae { $printed }.

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
cli-commands = t mesas · s puntos · r reglas de las cartas · ? ayuda · q salir
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

## Hoja de puntos

error-bad-table-object = Una mesa para puntuar es un objeto JSON con los campos «game» y «seats».
error-bad-table-list = El campo «{ $field }» debe ser una lista.
error-bad-table-number = El campo «{ $field }» debe ser un número entero de { $least } a { $most }.
error-bad-table-scope-draft = El campo «scope» no puede ser «{ $scope }» en Draft. Elige entre: round, game.
error-bad-table-dummy = Con la opción «dummy» una mesa tiene tres puestos, los dos jugadores y al final el ficticio, no { $seats }.
error-bad-table-no-card = { $field }: no hay ninguna carta llamada «{ $card }» en este juego.
error-bad-table-no-copy = { $field }: «{ $card }» no es copia de nada en este juego.
error-bad-table-on-wasabi = { $field }: «{ $card }» no puede ser, porque solo un nigiri va sobre wasabi.
error-bad-table-no-dessert = { $field }: «{ $card }» no es un postre de este juego.
error-bad-table-too-long = La lista «{ $field }» tiene { $count } entradas; no se pueden puntuar más de { $most }.
warning-not-on-menu = { $card } está en la mesa pero no en el menú.
warning-unknown-field = El campo «{ $field }» es desconocido y no se ha leído.
why-chip-last = { n-cards }, lo mínimo, tras un empate por lo máximo: se lleva la ficha ({ $card }).
why-chip-dessert-last =
    { $count ->
        [one] { $count } sushi, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
        [many] { $count } de sushis distintos, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
       *[other] { $count } sushis distintos, lo mínimo, tras un empate por lo máximo: se lleva la ficha de postre.
    }

## Terminal: sucesos contados a quien le ocurren

event-chip_shown = { $seat } enseña una ficha: { $card }, { n-points }.
event-played-you =
    { $how ->
        [chopsticks] Juegas { $card } con los palillos.
        [spoon] Juegas { $card } gracias a la cuchara.
        [menu] Juegas { $card } del menú.
        [chance] Juegas { $card } al azar.
       *[pick] Juegas { $card }.
    }
event-played-wild-you = Juegas un comodín como { $card }.
event-dipped-you = Pones { $card } sobre wasabi: vale el triple.
event-copied-you = Tu pedido especial es ahora una copia: { $card }.
event-announced-you = Vas a usar { $card }.
event-spoon_asked-you = Pides { $card }.
event-spoon_none-you = No tienes.
event-spoon_gave-you = Das { $card } a { $other }.
event-spoon_gave-to_you = { $seat } te da { $card }.
event-into_hand-you = A tu mano pasa: { $card }.
event-discarded-you = Pierdes { $card } en esta ronda.
event-menu_shows-you = El menú te enseña { $card }.
event-menu_returned-you =
    { $count ->
        [one] Devuelves { $count } carta al mazo.
        [many] Devuelves { $count } de cartas al mazo.
       *[other] Devuelves { $count } cartas al mazo.
    }
event-miso_spilled-you =
    { $count ->
        [one] Derramas { $count } sopa de miso: había otra en el mismo turno.
        [many] Derramas { $count } de sopas de miso: había varias en el mismo turno.
       *[other] Derramas { $count } sopas de miso: había varias en el mismo turno.
    }
event-uramaki_place-you =
    { $place ->
        [1] Consigues el primer puesto en la carrera de uramaki: { n-points }.
        [2] Consigues el segundo puesto en la carrera de uramaki: { n-points }.
       *[other] Consigues el tercer puesto en la carrera de uramaki: { n-points }.
    }
event-flipped-you = Pones boca abajo { $card }.
event-wine_taken-you = Tienes vino de arroz: el azar elige tu próxima carta.
event-drew_for_dummy-you = Robas una carta para el jugador ficticio y este turno juegas por él.
event-dummy_card-you = Robas { $card } para el jugador ficticio.
event-chip_taken-you = Te llevas una ficha: { $card }.
event-chip_value-you = Miras tu ficha: { $card }, { n-points }.
event-chip_shown-you = Enseñas una ficha: { $card }, { n-points }.

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
cli-about = Juegos de cartas de sushi en el terminal: elige una carta y pasa las demás. Sin orden, empieza una partida.
cli-about-play = Jugar una partida en el terminal contra bots.
cli-about-rules = Ver cartas, menús, opciones y cláusulas de las reglas.
cli-about-replay = Ver o comprobar una partida guardada.
cli-about-score = Contar los puntos de mesas descritas en JSON.
cli-about-simulate = Hacer que los bots jueguen muchas partidas y ver cómo les va.
cli-about-bench = Medir la velocidad de las reglas.
cli-flag-lang = el idioma que se habla
cli-flag-help = ver esta ayuda
cli-flag-version = ver la versión
cli-flag-json = escribir JSON para programas
cli-flag-game = classic, party (lo habitual) o draft
cli-flag-players = cuántos jugadores (normalmente 4)
cli-flag-menu = el código o el nombre de un menú, o siete tipos separados por comas
cli-flag-option = una opción de las reglas, como edition=de; se puede repetir
cli-flag-level = quién juega contra ti: greedy (lo habitual) o random, uno para todos o uno por rival, separados por comas
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

## Opciones: de dónde vienen

option-edition-source = fija las opciones siguientes como una edición impresa
option-maki_ties-source = variante de la edición rusa (RU)
option-temaki_ties-source = variante de la edición rusa (RU)
option-pudding_ties-source = variante de la edición rusa (RU)
option-temaki_none-source = variante de la edición rusa (RU)
option-pudding_none-source = variante de la edición rusa (RU)
option-two_player_loss-source = edición rusa (RU), donde perdonarlos es solo una variante
option-maki_three_places-source = edición rusa (RU), donde los tres puestos son solo una variante
option-uramaki_tiebreak-source = edición rusa (RU)
option-edamame_self-source = variante de la edición rusa (RU)
option-miso_spoiled-source = variante de la edición rusa (RU)
option-announce-source = edición rusa (RU)
option-extra_actions-source = edición alemana (DE): una; la española (ES) y la rusa (RU) no dicen nada
option-flipped_colour-source = edición alemana (DE): un color; edición rusa (RU): ninguno
option-order_nigiri-source = las ediciones española (ES), alemana (DE) y rusa (RU) difieren
option-order_when-source = variante de la edición rusa (RU)
option-order_dessert-source = variante de la edición rusa (RU)
option-takeout_scope-source = edición española (ES): turnos anteriores; alemana (DE) y rusa (RU): cualquier carta
option-takeout_when-source = variante de la edición rusa (RU)
option-takeout_box-source = variante de la edición rusa (RU)
option-wasabi-source = variante de la edición rusa (RU)
option-uramaki_scored-source = variante de la edición rusa (RU)
option-pass_direction-source = variante del reglamento clásico (SG), disponible en todos los juegos
option-expansions-source = ediciones alemana (DE) y rusa (RU)
option-dummy-source = variante del reglamento clásico (SG) para dos jugadores
option-promo-source = cartas promocionales del juego clásico
option-advanced-source = reglamento del Draft (SD), reglas para expertos
option-ties-source = reglamento del Draft (SD): EN FR DE ES NL, luego IT, luego PT
option-leftovers-source = reglamento del Draft (SD), texto portugués (PT)
option-open_chips-source = una variante casera

## Terminal: manual, cifras y muchas partidas

cli-sheet-now = Ahora
cli-rules-games = Juegos
cli-rules-clauses-english = Las cláusulas están escritas en inglés.
cli-flag-bench-games = partidas por cifra; con menos es un vistazo rápido, sin los tiempos de arranque

## Mesas y elecciones como texto

error-bad-notation-line = La línea { $number } no forma parte de una mesa ni de una elección: «{ $line }».
error-bad-notation-field = Línea { $number }: una mesa no tiene ningún campo llamado «{ $field }».
error-bad-notation-value = Línea { $number }: «{ $value }» no cabe en el campo «{ $field }».

error-too-many-names = { $names ->
    [one] Hay { $names } nombre
    [many] Hay { $names } nombres
   *[other] Hay { $names } nombres
} para { $seats ->
    [one] { $seats } asiento
    [many] { $seats } asientos
   *[other] { $seats } asientos
}. Da como mucho un nombre por asiento.
error-bad-save-imagined = Una partida imaginada a partir de una vista no tiene semilla y no se puede guardar.

## Bots en una mesa

error-bots-for-seats = { $bots ->
    [one] Hay { $bots } bot
    [many] Hay { $bots } bots
   *[other] Hay { $bots } bots
} para { $seats ->
    [one] { $seats } asiento
    [many] { $seats } asientos
   *[other] { $seats } asientos
}. Indica al menos uno y como mucho uno por asiento.

# New events and reasons
event-dealt = A { $seat } le tocan { $card } (×{ $count }).
event-dealt-you = Te tocan { $card } (×{ $count }).
event-set_beside = { $seat } aparta { $card }: ya ha puntuado.
event-set_beside-you = Apartas { $card }: ya ha puntuado.
event-box_kept = { $card } se queda delante de { $seat }.
event-box_kept-you = { $card } se queda delante de ti.
event-parted = { $card } de { $seat } ahora es { $now }.
event-parted-you = Tu { $card } ahora es { $now }.
why-edamame-all =
    { $sharers ->
        [one] { $count } { word-cards } de edamame, y { $sharers } jugador de la mesa tiene edamame: { n-points }.
        [many] { $count } { word-cards } de edamame, y { $sharers } jugadores de la mesa tienen edamame: { n-points }.
       *[other] { $count } { word-cards } de edamame, y { $sharers } jugadores de la mesa tienen edamame: { n-points }.
    }
error-bad-names = Los nombres son una lista de palabras, una por asiento.
error-no-such-seat = En esta mesa no hay asiento { $seat }. Los asientos van del 0 al { $last }.

## Terminal: un turno que cabe, bandejas para llevar y el comienzo

question-boxes = Bandeja para llevar: ¿a qué cartas das la vuelta? Cada una vale entonces 2.
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
cli-compiling = Compilando las reglas (solo una vez, cerca de un minuto)…
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
error-compiler-off = Las reglas rápidas están desactivadas: quita NUMBA_DISABLE_JIT.
error-not-a-save = El archivo «{ $file }» existe y no es una partida guardada: elige otro nombre.
error-nothing-found = Nada se llama «{ $text }». Sin palabra, okawari rules lo muestra todo.
help-turn = Un turno: cada uno elige una carta, todos la enseñan a la vez y las manos pasan al siguiente.
help-win = Las cartas de tu mesa puntúan al final de cada una de las tres rondas; los postres, al final de todo. Gana quien tenga más puntos.
help-draft-win = Tras cada ronda, quien más tiene de un sushi gana su ficha. Las fichas son puntos: gana quien tenga más.
help-now = «Ahora» es lo que valdría una mesa si la ronda acabara ahora.
help-arrows = → tu mano va a este jugador. ← tu próxima mano viene de este.
help-sets = 1/3: tienes una de las tres que necesitas.
help-later = «+6 después»: esos puntos cuentan al final de la partida.
help-tools = El número de un utensilio, como Cuchara (5), dice quién va primero: el más bajo.
help-enter = Cuando has elegido, Intro enseña las cartas de todos.

## La prueba del barajado

error-bad-save-commitment = El barajado de la partida guardada no cuadra: su secreto no es el que se prometió antes de jugar.
error-bad-save-seed = El barajado de la partida guardada no cuadra: su semilla no sale del secreto y de los números de los jugadores.
cli-replay-shuffle-ok = El barajado también está en orden: la semilla sale del secreto del servidor y de los números de los jugadores.
cli-replay-shuffle-promise = La promesa de ese secreto, tal como la mostró la sala: { $text }

## Servidor: nombres y códigos

error-name-empty = En ese nombre no se ve nada. Escribe al menos una letra.
error-name-long = Ese nombre es demasiado largo para la mesa. Usa como mucho { $most } letras.
error-bad-code = Ese no es el código de una mesa. Un código tiene seis consonantes, como BCD-FGH.

## Servidor: dónde se guardan las mesas

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
cli-about-backup = Copia en un archivo las mesas y las partidas terminadas de un servidor, aunque esté en marcha.
cli-about-restore = Pone una copia hecha con backup en el lugar de la base de datos.
cli-flag-backup-database = dónde se guardan las mesas, como sqlite:///tables.db (normalmente el lugar propio del servidor)
cli-flag-restore-force = aunque ya haya mesas; su base de datos se guarda al lado
cli-backup-done = Todo está copiado en «{ $file }».
cli-restore-done = La copia está en su sitio: «{ $file }».
cli-restore-kept = Lo que había antes se guarda como «{ $file }».

## El cliente para programas

error-client-no-entry = Esta llave no abre la mesa.
error-client-kicked = El anfitrión ha liberado tu silla.
error-client-no-table = Esa mesa no existe, o ya no.
error-client-elsewhere = Sigues jugando en esta mesa desde otro sitio.
error-client-table-closed = Esta mesa está cerrada.
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
error-too-fast = Demasiado rápido. Espera un momento.
error-too-many =
    { $seconds ->
        [one] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } segundo.
        [many] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } de segundos.
       *[other] Demasiadas peticiones desde un mismo sitio. Inténtalo otra vez dentro de { $seconds } segundos.
    }
error-too-large =
    { $most ->
        [one] La petición es demasiado grande: se lee como mucho { $most } byte.
        [many] La petición es demasiado grande: se leen como mucho { $most } de bytes.
       *[other] La petición es demasiado grande: se leen como mucho { $most } bytes.
    }
error-too-slow = La petición tardó demasiado en llegar.
error-not-json = La petición debe ser JSON, con el tipo de contenido application/json.
error-origin = Falta la cabecera «Origin», o nombra una página que no puede usar este servidor. Se espera: { $text }
error-websocket = Esta dirección es solo para websockets: conéctate con ws o wss en lugar de http o https.
error-method = Eso no se puede hacer aquí. La cabecera «Allow» dice qué se puede.
error-no-page = No hay nada en esta dirección.
error-no-such-replay = Esa partida no existe, o ya no.
error-needs-token = Para esto hace falta la clave de un asiento.
error-join-form = Para unirte, envía el código de una mesa, o una mesa con el secreto de su enlace.
error-internal = Algo ha fallado en el servidor. No es culpa tuya.
error-stopping = El servidor se reinicia. Inténtalo otra vez dentro de un momento.
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
error-config-choice = { $name } no puede ser «{ $value }»: es uno de { $known }.
error-port-taken = El puerto { $port } lo usa otro programa, quizá otro Okawari. Prueba con otro: --port { $next }
error-port-forbidden = El puerto { $port } está reservado para el sistema. Elige uno mayor que 1023 con --port.
error-host-unknown = Esta máquina no tiene ninguna dirección llamada «{ $host }».
error-workers-sqlite = Un solo proceso atiende todas las mesas de una base de datos SQLite: quita --workers.
error-stopped-late = El servidor no pudo guardarlo todo a tiempo.
server-page-title = Un servidor de Okawari
server-page-about = Aquí se juega en compañía a juegos de cartas de sushi de elegir y pasar. Quien ha abierto una mesa te dirá cómo unirte.
server-page-players = Por ahora, quienes juegan aquí son guiones y programas; la mesa en el navegador llega con la próxima versión.
server-page-interface = La interfaz para programas
server-page-health = Cómo está el servidor
cli-about-serve = Poner en marcha el servidor de juego.
cli-flag-host = la dirección en la que escuchar; con 0.0.0.0 pueden unirse otros de tu red (normalmente, solo esta máquina)
cli-flag-port = el puerto en el que escuchar (normalmente, 8000)
cli-flag-database = dónde se guardan las mesas, como sqlite:///mesas.db (normalmente, en tu carpeta de datos)
cli-flag-workers = cuántos procesos; para más de uno hace falta otra base de datos que SQLite
cli-flag-config = un archivo TOML con ajustes
cli-flag-prefix = la ruta bajo la que un proxy muestra el servidor, como /juegos
cli-flag-url = la dirección pública del servidor, para los enlaces
cli-flag-origin = otra página que puede usar el servidor; se puede dar varias veces
cli-flag-trusted-proxies = proxies cuyas cabeceras de reenvío se creen: direcciones, separadas por comas
cli-flag-public-list = mostrar a todos las mesas abiertas
cli-flag-no-compiled-bots = no compilar nunca las reglas de los bots
cli-flag-log-level = debug, info (lo normal), warning o error
cli-serve-open = Okawari está abierto: { $text }
cli-serve-phones = Los demás de tu red pueden apuntar aquí con la cámara del móvil:
cli-serve-no-room = Esta ventana es demasiado estrecha para un código QR. La dirección es:
cli-serve-no-signs = Este terminal no tiene signos para dibujar un código QR. La dirección es:
cli-serve-stop = Pulsa Ctrl-C para cerrarlo.
cli-serve-closed = Okawari está cerrado. Todo queda guardado.

## Mesas en vivo: por qué algo no se puede hacer

error-already-seated = Ya tienes una silla en esta mesa.
error-asked-already = Has pedido más tiempo { $most } veces. Es todo por esta partida.
error-bad-order = Ese no es un orden de { $seats } sillas: nombra cada silla una vez.
error-chair-free = Nadie se sienta en esa silla.
error-chair-taken = Esa silla está ocupada. Elige una libre.
error-chairs-free =
    { $count ->
        [one] Queda una silla libre. Espera a alguien, o empieza y que la ocupe un bot.
        [many] Quedan { $count } de sillas libres. Espera a más gente, o empieza y que las ocupen bots.
       *[other] Quedan { $count } sillas libres. Espera a más gente, o empieza y que las ocupen bots.
    }
error-enough = Por ahora es suficiente en esta mesa: empieza la partida o sigue jugando.
error-emote-too-soon = De uno en uno: espera tres segundos antes del siguiente.
error-game-running = Hay una partida en marcha. Eso se puede hacer cuando termine.
error-host-only = Eso solo puede hacerlo quien organiza la mesa.
error-kick-self = No puedes echarte de la mesa. Puedes dejarla.
error-kicked = Quien organiza la mesa te ha quitado de ella.
error-new-version = Hay una versión nueva. Vuelve a cargar la página: tu silla y tu carta se conservan.
error-no-clock = En esta mesa no corre ningún reloj: tómate tu tiempo.
error-no-entry = Este enlace o esta clave no abre la mesa. Pide un enlace nuevo.
error-no-game = En esta mesa no hay ninguna partida en marcha.
error-no-same-deal = El mismo reparto solo se repite con el mismo juego, el mismo menú y el mismo número de jugadores.
error-no-spectators = Esta mesa no admite espectadores.
error-no-such-code = Ninguna mesa abierta tiene este código. Revisa las letras; un código vale hasta que empieza la partida, después solo el enlace.
error-no-such-table = Esa mesa no existe, o ya no.
error-not-all-ready =
    { $count ->
        [one] Falta una persona por estar lista. Espera, o empieza igualmente.
        [many] Faltan { $count } de personas por estar listas. Espera, o empieza igualmente.
       *[other] Faltan { $count } personas por estar listas. Espera, o empieza igualmente.
    }
error-not-saved = Ahora mismo no podemos guardar. No se pierde nada: prueba dentro de un momento.
error-not-scoring = Ahora no se está leyendo ninguna puntuación.
error-not-seated = Para eso hace falta una silla. Siéntate primero.
error-not-your-seat = Ese no es tu sitio.
error-scores-first = Se está leyendo la puntuación de la ronda. El siguiente plato llega cuando todo el mundo esté listo.
error-server = Algo ha fallado en el servidor. No ha cambiado nada: prueba otra vez.
error-server-full = De momento hay demasiadas mesas en este servidor. Prueba más tarde.
error-spectator = Quien mira no puede hacer eso.
error-table-closed = Esta mesa está cerrada.
error-table-full = Todas las sillas están ocupadas. Puedes mirar.
error-table-locked = La mesa está cerrada con llave. Pide que la abran.
error-too-late = Llegó demasiado tarde: la pregunta ya tiene respuesta.
error-too-many-seated = Hay { $people } personas en la mesa, demasiadas para { $seats } sitios.

## Mesas en vivo: lo que pasa alrededor de la partida

event-table_opened = La mesa está abierta.
event-sat_down = { $name } se sienta.
event-bot_sat_down = { $name }, un bot, se sienta.
event-stood_up =
    { $why ->
        [dropped] { $name } ha perdido la conexión: la silla queda libre.
        [kicked] { $name } ya no está en la mesa: así lo decide quien la organiza.
       *[left] { $name } deja la mesa.
    }
event-renamed = El nombre nuevo es { $name }.
event-rearranged = Las sillas están en otro orden.
event-locked = La mesa está cerrada con llave.
event-unlocked = La mesa vuelve a estar abierta.
event-setup_changed = Hay otra cosa en la carta.
event-ready = Todo listo para { $seat }.
event-not_ready = { $seat } todavía no ha terminado de prepararse.
event-host_moved = Ahora organiza la mesa { $seat }.
event-game_started = Empieza la partida { $number }.
event-time_ran_out = Se ha acabado el tiempo de { $seat }.
event-continued = { $seat } espera el siguiente plato.
event-more_time = { $seat } pide más tiempo.
event-stood_in = Un bot juega por { $seat }.
event-returned = { $seat } ha vuelto.
event-secret_opened = El secreto de la mezcla está abierto: cualquiera puede comprobar el reparto.
event-table_closed = Quien organizaba la mesa la ha cerrado.

## Mesas en vivo: lo que el servidor dice de sí mismo

notice-elsewhere = Estás jugando en otra ventana.
notice-outdated = Hay una versión nueva. Vuelve a cargar la página: tu silla y tu carta se conservan.
notice-restarting = La cocina se reinicia. No se pierde nada.
notice-too_fast = Demasiado deprisa. Espera un momento.
notice-kicked = Quien organiza la mesa te ha quitado de ella.
notice-closed = Esta mesa está cerrada.
notice-not_saving = Ahora mismo no podemos guardar. La partida está en pausa.
notice-saving_again = Ya se puede guardar otra vez.

## Mesas en vivo: lo que se puede decir

emote-yum = ¡Qué rico!
emote-wow = ¡Hala!
emote-oops = ¡Uy!
emote-hurry = ¡Venga, porfa!
emote-good_one = ¡Buena!
emote-thanks = ¡Gracias!
emote-one_more = ¿Otra más?
emote-bye = ¡Adiós!
