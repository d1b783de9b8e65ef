# O que há para jogar: jogos, menus, cartas e opções, em português. As mesmas mensagens e variáveis que em inglês.
# Serve para Portugal e para o Brasil: forma de "você", mas quase sempre sem o dizer, e palavras que os dois lados usam.
# $seat e $other são nomes de jogadores, $card é o nome de uma carta.

language-name = Português
disclaimer = Um projeto independente de fãs, sem fins lucrativos. Não é feito, aprovado nem patrocinado pelos criadores de Sushi Go!, Sushi Go Party! ou Sushi Draft. Esses nomes são marcas dos seus donos e só aparecem para dizer que regras cada modo segue. Todos os textos e imagens são nossos.

## Palavras que se contam, usadas por outras mensagens

word-cards =
    { $count ->
        [0] cartas
        [one] carta
        [many] de cartas
       *[other] cartas
    }
word-icons =
    { $count ->
        [0] símbolos
        [one] símbolo
        [many] de símbolos
       *[other] símbolos
    }
word-points =
    { $points ->
        [0] pontos
        [one] ponto
        [many] de pontos
       *[other] pontos
    }
word-players =
    { $seats ->
        [0] jogadores
        [one] jogador
        [many] de jogadores
       *[other] jogadores
    }
word-colours =
    { $colours ->
        [0] cores
        [one] cor
        [many] de cores diferentes
       *[other] cores diferentes
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Jogos

game-classic = Clássico
game-party = Party
game-draft = Draft
game-classic-follows = Segue as regras de Sushi Go! para 2 a 5 jogadores.
game-party-follows = Segue as regras de Sushi Go Party! para 2 a 8 jogadores.
game-draft-follows = Segue as regras de Sushi Draft para 3 a 5 jogadores. Dois também podem experimentar, embora as regras não falem disso.
game-classic-note = Um baralho fixo: fique com uma carta, passe as outras, três rodadas.
game-party-note = Os pratos vêm de um grande menu, à sua escolha: cada partida é diferente.
game-draft-note = Curto e rápido: quem tem mais de um sushi ganha a ficha dele.

## Grupos de pratos

group-nigiri = Nigiri
group-roll = Rolo
group-appetizer = Entrada
group-special = Especial
group-dessert = Sobremesa

## Menus

menu-my-first-meal = Primeiros sabores
menu-my-first-meal-note = Pratos fáceis para a sua primeira partida.
menu-sushi-go = Clássico da casa
menu-sushi-go-note = Os pratos do jogo Clássico com as regras de Party.
menu-party-sampler = Bandeja de provas
menu-party-sampler-note = Um pouco de tudo o que há de novo.
menu-master-menu = Teste do chef
menu-master-menu-note = Muitas decisões, para quem gosta de pensar.
menu-points-platter = Chuva de pontos
menu-points-platter-note = Pratos que dão muitos pontos a todos.
menu-cutthroat-combo = Às cotoveladas
menu-cutthroat-combo-note = Olho nos vizinhos: muitos pratos podem sair mal.
menu-big-banquet = Mesa comprida
menu-big-banquet-note = Feito para 6 a 8 jogadores.
menu-dinner-for-two = Mesa para dois
menu-dinner-for-two-note = Feito para dois jogadores.
menu-custom = O seu próprio menu
menu-custom-note = Um rolo, três entradas, dois especiais e uma sobremesa, à sua escolha.

## Tipos de cartas: nome, nome curto para tabelas estreitas e regra

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = No fim da rodada o ovo vale 1, o salmão 2 e a lula 3. Em cima de wasabi um nigiri vale o triplo.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = O próximo nigiri que jogar vai para cima dele e vale o triplo no fim da rodada. Wasabi sozinho não vale nada.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = No fim da rodada quem tem mais símbolos de maki ganha 6 e o segundo ganha 3; com 6 a 8 jogadores são 6, 4 e 2. Em caso de empate, cada um ganha tudo.
card-maki-rule-classic = No fim da rodada quem tem mais símbolos de maki ganha 6 e o segundo ganha 3. Quem empata divide os pontos, e um empate no primeiro lugar não deixa nada para o segundo.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = No fim da rodada quem tem mais cartas de temaki ganha 4 e quem tem menos perde 4, mesmo sem nenhuma. Com dois jogadores ninguém perde.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Uma corrida em cada rodada: quem chega primeiro a 10 símbolos ganha logo 8, o segundo 5, o terceiro 2, e esses uramaki saem da mesa. No fim da rodada, quem ainda tem mais símbolos fica com o próximo lugar livre.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = No fim da rodada cada par vale 5. Uma sozinha não vale nada.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = No fim da rodada cada trio vale 10. Um ou dois soltos não valem nada.
card-gyoza-name = Gyoza
card-gyoza-short = Gyoza
card-gyoza-rule = No fim da rodada 1, 2, 3, 4 ou 5 gyozas valem 1, 3, 6, 10 ou 15. Mais de cinco continuam a valer 15.
card-eel-name = Enguia
card-eel-short = Enguia
card-eel-rule = No fim da rodada uma enguia sozinha tira 3 pontos. Duas ou mais valem 7 no total.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = No fim da rodada um tofu vale 2 e dois valem 6. Três ou mais não valem nada.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = No fim da rodada cada edamame vale 1 por cada outro jogador que também tem edamame, até 4.
card-miso-name = Sopa de miso
card-miso-short = Sopa de miso
card-miso-rule = Vale 3 no fim da rodada. Se duas ou mais sopas de miso são jogadas no mesmo turno, derramam todas e saem do jogo.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = No fim da rodada um grupo de 1, 2, 3 ou 4 formas diferentes vale 1, 4, 9 ou 16. Pode ter vários grupos.
card-sukeroku-name = Inari e futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = No fim da rodada cada par de um inari e um futomaki vale 6. Cada um sem par vale 2.
card-chopsticks-name = Pauzinhos
card-chopsticks-short = Pauzinhos
card-chopsticks-rule = Num turno mais à frente, diga que os usa: depois de todos mostrarem uma carta, jogue uma segunda carta da sua mão. Os pauzinhos voltam para essa mão e não valem nada.
card-chopsticks-rule-classic = Num turno mais à frente pode jogar duas cartas de uma vez. Os pauzinhos voltam para a sua mão antes de ela passar, e não valem nada.
card-spoon-name = Colher
card-spoon-short = Colher
card-spoon-rule = Num turno mais à frente, peça uma carta: o primeiro jogador à sua esquerda que a tem na mão entrega a carta, e ela é jogada logo. Esse jogador fica com a colher, que não vale nada.
card-menu-name = Menu
card-menu-short = Menu
card-menu-rule = Ao jogar, veja quatro cartas do baralho e jogue logo uma delas. O menu sai do jogo e não vale nada.
card-takeout-name = Caixa para levar
card-takeout-short = Caixa
card-takeout-rule = Ao jogar, vire quantas quiser das suas cartas anteriores desta rodada. Cada uma vale 2 no fim da rodada, em vez do que valia.
card-soy_sauce-name = Molho de soja
card-soy_sauce-short = Molho de soja
card-soy_sauce-rule = No fim da rodada cada molho de soja vale 4 se ninguém tem mais cores de cartas diferentes na mesa do que o dono do molho.
card-soy_sauce-rule-classic = No fim da rodada o molho de soja vale 4 se ninguém tem mais cores de cartas diferentes na mesa do que o dono do molho. Quem empata com molho de soja divide os pontos, e só conta um molho por jogador.
card-tea-name = Chá
card-tea-short = Chá
card-tea-rule = No fim da rodada cada chá vale 1 por cada carta do seu maior grupo de uma só cor.
card-special_order-name = Pedido especial
card-special_order-short = Pedido esp.
card-special_order-rule = Ao jogar, torna-se uma cópia de outra das suas cartas na mesa, e vale pontos quando essa carta vale. Sem nada para copiar, sai do jogo.
card-rice_wine-name = Vinho de arroz
card-rice_wine-short = Vinho de arroz
card-rice_wine-rule = Vale 3 no fim da rodada. No turno seguinte, a sua carta é jogada ao acaso, sem olhar para a mão.
card-pudding-name = Pudim
card-pudding-short = Pudim
card-pudding-rule = Conta no fim da partida: quem tem mais pudins ganha 6 e quem tem menos perde 6, mesmo sem nenhum. Em caso de empate, vale por inteiro para cada um, e com dois jogadores ninguém perde.
card-pudding-rule-classic = Conta no fim da partida: quem tem mais pudins ganha 6 e quem tem menos perde 6, mesmo sem nenhum. Quem empata divide, e com dois jogadores ninguém perde.
card-ice_cream-name = Sorvete de chá verde
card-ice_cream-short = Sorvete
card-ice_cream-rule = Conta no fim da partida: cada quatro sorvetes valem 12. Menos de quatro não valem nada.
card-fruit-name = Fruta
card-fruit-short = Fruta
card-fruit-rule = Conta no fim da partida, cada uma das três frutas em separado: 0, 1, 2, 3, 4 ou 5 símbolos valem −2, 0, 1, 3, 6 ou 10.

## Tipos de Draft

card-draft-rule = No fim da rodada quem tem mais cartas de um sushi leva a primeira ficha da pilha dele. Quem empata não leva nada, e a ficha vai para o jogador seguinte sem empate.
card-tuna-name = Atum
card-tuna-short = Atum
card-tuna-rule = { card-draft-rule }
card-prawn-name = Camarão
card-prawn-short = Camarão
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Rolo de salmão
card-salmon_roll-short = Rolo de salmão
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Maki de pepino
card-cucumber_maki-short = Maki de pepino
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Temaki de cavala
card-mackerel_temaki-short = Temaki cavala
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Ficha de sobremesa
card-dessert-short = Ficha sobrem.
card-dessert-rule = No fim da rodada quem tem mais sushis diferentes leva a primeira ficha de sobremesa. Quem empata não leva nada, e a ficha vai para o jogador seguinte sem empate.
card-dessert-rule-advanced = No fim da rodada quem tem mais sushis diferentes leva a primeira ficha de sobremesa. Um sushi com uma carta de wasabi entre as suas cartas conta só metade.
card-wild-name = Curinga
card-wild-short = Curinga
card-wild-rule = Ao jogar, junta-se a um sushi que já está na sua mesa e conta como mais um no fim da rodada.
card-wild-rule-advanced = Ao jogar, junta-se a um sushi que já está na sua mesa e conta como meia carta no fim da rodada.

## Faces: cada carta, e as maneiras como pode estar na mesa

face-egg-name = Nigiri de ovo
face-egg-short = Ovo
face-salmon-name = Nigiri de salmão
face-salmon-short = Salmão
face-squid-name = Nigiri de lula
face-squid-short = Lula
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
face-eel-name = Enguia
face-eel-short = Enguia
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
face-onigiri_square-name = Onigiri quadrado
face-onigiri_square-short = Onigiri qua.
face-onigiri_rectangle-name = Onigiri retangular
face-onigiri_rectangle-short = Onigiri ret.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Pauzinhos
face-chopsticks-short = Pauzinhos
face-chopsticks1-name = Pauzinhos (1)
face-chopsticks1-short = Pauzinhos 1
face-chopsticks2-name = Pauzinhos (2)
face-chopsticks2-short = Pauzinhos 2
face-chopsticks3-name = Pauzinhos (3)
face-chopsticks3-short = Pauzinhos 3
face-spoon-name = Colher
face-spoon-short = Colher
face-spoon4-name = Colher (4)
face-spoon4-short = Colher 4
face-spoon5-name = Colher (5)
face-spoon5-short = Colher 5
face-spoon6-name = Colher (6)
face-spoon6-short = Colher 6
face-menu-name = Menu
face-menu-short = Menu
face-menu7-name = Menu (7)
face-menu7-short = Menu 7
face-menu8-name = Menu (8)
face-menu8-short = Menu 8
face-menu9-name = Menu (9)
face-menu9-short = Menu 9
face-takeout-name = Caixa para levar
face-takeout-short = Caixa
face-takeout10-name = Caixa para levar (10)
face-takeout10-short = Caixa 10
face-takeout11-name = Caixa para levar (11)
face-takeout11-short = Caixa 11
face-takeout12-name = Caixa para levar (12)
face-takeout12-short = Caixa 12
face-soy_sauce-name = Molho de soja
face-soy_sauce-short = Molho soja
face-tea-name = Chá
face-tea-short = Chá
face-special_order-name = Pedido especial
face-special_order-short = Pedido esp.
face-rice_wine-name = Vinho de arroz
face-rice_wine-short = Vinho arroz
face-pudding-name = Pudim
face-pudding-short = Pudim
face-ice_cream-name = Sorvete de chá verde
face-ice_cream-short = Sorvete
face-fruit_ww-name = Fruta: duas melancias
face-fruit_ww-short = 2 melancias
face-fruit_pp-name = Fruta: dois abacaxis
face-fruit_pp-short = 2 abacaxis
face-fruit_oo-name = Fruta: duas laranjas
face-fruit_oo-short = 2 laranjas
face-fruit_wp-name = Fruta: melancia e abacaxi
face-fruit_wp-short = Melanc.+aba.
face-fruit_wo-name = Fruta: melancia e laranja
face-fruit_wo-short = Melanc.+lar.
face-fruit_po-name = Fruta: abacaxi e laranja
face-fruit_po-short = Abacaxi+lar.
face-egg-on-wasabi-name = Nigiri de ovo em cima de wasabi
face-egg-on-wasabi-short = Ovo ×3
face-salmon-on-wasabi-name = Nigiri de salmão em cima de wasabi
face-salmon-on-wasabi-short = Salmão ×3
face-squid-on-wasabi-name = Nigiri de lula em cima de wasabi
face-squid-on-wasabi-short = Lula ×3
face-wasabi-under-egg-name = Wasabi debaixo de um nigiri de ovo
face-wasabi-under-egg-short = Wasabi usado
face-wasabi-under-salmon-name = Wasabi debaixo de um nigiri de salmão
face-wasabi-under-salmon-short = Wasabi usado
face-wasabi-under-squid-name = Wasabi debaixo de um nigiri de lula
face-wasabi-under-squid-short = Wasabi usado
face-miso_spoiled-name = Sopa de miso derramada
face-miso_spoiled-short = Derramada
face-flipped-name = Carta virada
face-flipped-short = Virada
face-hidden-name = Carta escondida
face-hidden-short = Escondida
face-tuna-name = Atum
face-tuna-short = Atum
face-prawn-name = Camarão
face-prawn-short = Camarão
face-salmon_roll-name = Rolo de salmão
face-salmon_roll-short = Rolo salmão
face-cucumber_maki-name = Maki de pepino
face-cucumber_maki-short = Maki pepino
face-mackerel_temaki-name = Temaki de cavala
face-mackerel_temaki-short = Cavala
face-tuna-star-name = Atum com wasabi
face-tuna-star-short = Atum*
face-prawn-star-name = Camarão com wasabi
face-prawn-star-short = Camarão*
face-salmon_roll-star-name = Rolo de salmão com wasabi
face-salmon_roll-star-short = Rolo salmão*
face-cucumber_maki-star-name = Maki de pepino com wasabi
face-cucumber_maki-star-short = Maki pepino*
face-mackerel_temaki-star-name = Temaki de cavala com wasabi
face-mackerel_temaki-star-short = Cavala*
face-wild-name = Curinga
face-wild-short = Curinga

## Opções: título, o que mudam e os seus valores

option-edition = Edição
option-edition-help = Põe todas as outras opções como numa edição impressa. Exemplo: na alemã, uma caixa para levar pode virar cartas deste mesmo turno.
option-edition-standard = Padrão
option-edition-es = Espanhola
option-edition-de = Alemã
option-edition-ru = Russa
option-maki_ties = Empates de maki
option-maki_ties-help = O que ganha quem empata num lugar de maki. Exemplo: dois jogadores têm mais do que todos; cada um ganha 6, ou dividem e ganham 3 cada.
option-maki_ties-full = Tudo para cada um
option-maki_ties-split = Dividem
option-temaki_ties = Empates de temaki
option-temaki_ties-help = O que recebe quem empata com mais ou com menos temaki. Exemplo: dois têm menos do que todos; cada um perde 4, ou dividem e perdem 2 cada.
option-temaki_ties-full = Tudo para cada um
option-temaki_ties-split = Dividem
option-pudding_ties = Empates de pudim
option-pudding_ties-help = O que recebe quem empata com mais ou com menos pudins. Exemplo: dois têm mais do que todos; cada um ganha 6, ou dividem e ganham 3 cada.
option-pudding_ties-full = Tudo para cada um
option-pudding_ties-split = Dividem
option-temaki_none = Sem nenhum temaki
option-temaki_none-help = Se um jogador sem nenhum temaki pode perder pontos por ter menos. Exemplo: um jogador não tem nenhum; perde 4, ou a perda vai para quem tem um.
option-temaki_none-lose = Perde pontos
option-temaki_none-spared = Não perde nada
option-pudding_none = Sem nenhum pudim
option-pudding_none-help = Se um jogador sem nenhum pudim pode perder pontos por ter menos. Exemplo: um jogador não tem nenhum; perde 6, ou a perda vai para quem tem um.
option-pudding_none-lose = Perde pontos
option-pudding_none-spared = Não perde nada
option-two_player_loss = Perdas com dois jogadores
option-two_player_loss-help = Se ter menos temaki ou menos pudins tira pontos numa partida a dois. Exemplo: um tem 1 pudim e o outro 3; o primeiro não perde nada, ou perde 6.
option-two_player_loss-no = Ninguém perde
option-two_player_loss-yes = Perde quem tem menos
option-maki_three_places = Três lugares de maki
option-maki_three_places-help = Se o maki dá pontos a três lugares numa mesa grande. Exemplo: com 7 jogadores os três primeiros ganham 6, 4 e 2, ou os dois primeiros ganham 6 e 3.
option-maki_three_places-6-8 = Com 6 a 8 jogadores
option-maki_three_places-never = Nunca
option-uramaki_tiebreak = Uramaki ao mesmo tempo
option-uramaki_tiebreak-help = Quem vai primeiro quando vários chegam a 10 símbolos de uramaki no mesmo turno com o mesmo total. Exemplo: os dois têm 11; dividem o lugar, ou fica com ele quem jogou mais símbolos neste turno.
option-uramaki_tiebreak-total = O total decide
option-uramaki_tiebreak-total_then_turn = Depois, os símbolos deste turno
option-edamame_self = O edamame conta o dono
option-edamame_self-help = Se o dono também conta entre os jogadores com edamame. Exemplo: só dois jogadores têm edamame; cada carta deles vale 1, ou 2.
option-edamame_self-no = Só contam os outros
option-edamame_self-yes = O dono também conta
option-miso_spoiled = Sopa de miso derramada
option-miso_spoiled-help = O que acontece às sopas de miso jogadas no mesmo turno. Exemplo: a sua encontra outra; sai do jogo, ou fica com 0 pontos e ainda conta como cor.
option-miso_spoiled-discarded = Sai do jogo
option-miso_spoiled-kept = Fica com 0 pontos
option-announce = Quando usar um utensílio
option-announce-help = Quando se diz que os pauzinhos ou a colher vão ser usados. Exemplo: antes de mostrar as cartas, ou depois de ver o que cada um jogou.
option-announce-at_reveal = Ao mostrar as cartas
option-announce-after_reveal = Depois de ver as cartas
option-extra_actions = Utensílios num turno
option-extra_actions-help = Quantos pauzinhos e colheres se podem usar num turno. Exemplo: há os dois na sua mesa; usa um deles, ou os dois no mesmo turno.
option-extra_actions-one = Um
option-extra_actions-any = Quantos quiser
option-flipped_colour = Cor das cartas viradas
option-flipped_colour-help = Se as cartas viradas por uma caixa para levar contam como cor para o molho de soja e o chá. Exemplo: há três cartas viradas; são mais uma cor, ou nenhuma.
option-flipped_colour-own = Mais uma cor
option-flipped_colour-none = Nenhuma cor
option-order_nigiri = Pedido especial como nigiri
option-order_nigiri-help = Se um pedido especial que copia um nigiri vai para cima de um wasabi livre. Exemplo: copia uma lula e há um segundo wasabi livre; a cópia pode ir para cima dele, ou tem de ir.
option-order_nigiri-es = Pode, se o nigiri copiado não está em cima de wasabi
option-order_nigiri-de = Tem de ir, sempre
option-order_nigiri-ru = Pode, sempre
option-order_when = Quando o pedido especial copia
option-order_when-help = Quando se decide o que um pedido especial copia. Exemplo: no turno em que é jogado, ou no fim da rodada, quando já conhece todas as suas cartas.
option-order_when-on_play = Ao jogar
option-order_when-round_end = No fim da rodada
option-order_dessert = Pedido especial como sobremesa
option-order_dessert-help = Quando um pedido especial pode copiar uma sobremesa. Exemplo: copia um pudim na rodada 1 e fica com ele até ao fim, ou só pode fazer isso na rodada 3.
option-order_dessert-any_round = Em qualquer rodada
option-order_dessert-last_round = Só na última rodada
option-takeout_scope = O que uma caixa pode virar
option-takeout_scope-help = Que cartas suas uma caixa para levar pode virar. Exemplo: os pauzinhos deram uma tempura neste turno; a caixa não pode virá-la, ou pode.
option-takeout_scope-earlier_turns = Cartas de turnos anteriores
option-takeout_scope-already_played = Qualquer carta já jogada
option-takeout_when = Quando as caixas agem
option-takeout_when-help = Quando se decide que cartas virar. Exemplo: no turno em que a caixa é jogada, ou no fim da rodada, quando já sabe que grupos ficaram por completar.
option-takeout_when-on_play = Ao jogar
option-takeout_when-round_end = No fim da rodada
option-takeout_box = A caixa usada
option-takeout_box-help = O que acontece à própria caixa. Exemplo: sai do jogo, ou fica na sua mesa e conta como cor para o molho de soja.
option-takeout_box-discarded = Sai do jogo
option-takeout_box-kept = Fica como cor
option-wasabi = Nigiri em cima de wasabi
option-wasabi-help = Se um nigiri tem de ir para cima de um wasabi livre. Exemplo: joga um ovo; ele vai para cima do seu wasabi, ou guarda o wasabi para uma lula.
option-wasabi-must = Tem de ir
option-wasabi-may = À sua escolha
option-uramaki_scored = Uramaki depois de pontuar
option-uramaki_scored-help = Para onde vão as cartas de uramaki que já pontuaram na corrida. Exemplo: saem da mesa, ou ficam ao lado das suas cartas só para ver e não contam para nada.
option-uramaki_scored-discarded = Sai do jogo
option-uramaki_scored-set_aside = Fica de lado
option-pass_direction = Passagem das mãos
option-pass_direction-help = Para onde vão as mãos depois de cada turno. Exemplo: sempre para a esquerda, ou para a direita na rodada 2.
option-pass_direction-left = Sempre para a esquerda
option-pass_direction-alternate = Esquerda, direita, esquerda
option-expansions = Pratos extra
option-expansions-help = Que pratos extra pode pôr no seu menu. Exemplo: com vinho de arroz, um especial pode ser o vinho que deixa a sua próxima carta ao acaso.
option-expansions-none = Nenhum
option-expansions-rice_wine = Vinho de arroz
option-expansions-sukeroku = Inari e futomaki
option-expansions-both = Os dois
option-dummy = Uma terceira mão para dois
option-dummy-help = Junta um jogador fantasma a uma partida a dois. Exemplo: um de cada vez, tiram uma carta para o fantasma e jogam também uma carta por ele.
option-dummy-no = Não
option-dummy-yes = Sim
option-promo = Cartas de molho de soja
option-promo-help = Junta quatro cartas de molho de soja ao baralho. Exemplo: com molho de soja e mais cores diferentes do que todos, são 4 pontos.
option-promo-no = Sem elas
option-promo-yes = Com elas
option-advanced = Contagem avançada
option-advanced-help = Faz os curingas e as cartas de wasabi contarem metade. Exemplo: dois atuns e um curinga contam como dois e meio.
option-advanced-no = Não
option-advanced-yes = Sim
option-ties = Empates por uma ficha
option-ties-help = Quem leva uma ficha quando os melhores empatam. Exemplo: dois têm 3 atuns, um tem 2 e outro tem 1; a ficha vai para quem tem 2, ou para quem tem 1.
option-ties-next = O seguinte sem empate
option-ties-second_only = O segundo, se não empata
option-ties-last_place = Quem tem menos
option-leftovers = Cartas por distribuir
option-leftovers-help = Se as cartas que não foram distribuídas voltam na rodada seguinte. Exemplo: todas se misturam outra vez em cada rodada, ou as que sobraram na rodada 1 ficam de fora.
option-leftovers-per_round = Voltam em cada rodada
option-leftovers-per_game = Fora toda a partida
option-open_chips = Fichas à vista
option-open_chips-help = Se todos veem o valor de uma ficha ganha. Exemplo: só o dono sabe que a ficha de atum vale 5, ou sabem todos.
option-open_chips-no = Em segredo
option-open_chips-yes = À vista

## Opções: de onde vêm

option-edition-source = põe as opções abaixo como numa edição impressa
option-maki_ties-source = variante da edição russa
option-temaki_ties-source = variante da edição russa
option-pudding_ties-source = variante da edição russa
option-temaki_none-source = variante da edição russa
option-pudding_none-source = variante da edição russa
option-two_player_loss-source = edição russa, onde poupar os dois é só uma variante
option-maki_three_places-source = edição russa, onde os três lugares são só uma variante
option-uramaki_tiebreak-source = edição russa
option-edamame_self-source = variante da edição russa
option-miso_spoiled-source = variante da edição russa
option-announce-source = edição russa
option-extra_actions-source = edição alemã: um; a espanhola e a russa não dizem nada
option-flipped_colour-source = edição alemã: uma cor; edição russa: nenhuma
option-order_nigiri-source = as edições espanhola, alemã e russa são diferentes
option-order_when-source = variante da edição russa
option-order_dessert-source = variante da edição russa
option-takeout_scope-source = edição espanhola: turnos anteriores; alemã e russa: qualquer carta
option-takeout_when-source = variante da edição russa
option-takeout_box-source = variante da edição russa
option-wasabi-source = variante da edição russa
option-uramaki_scored-source = variante da edição russa
option-pass_direction-source = variante das regras do Clássico, disponível em todos os jogos
option-expansions-source = edições alemã e russa
option-dummy-source = variante das regras do Clássico para dois jogadores
option-promo-source = cartas promocionais do jogo Clássico
option-advanced-source = regras do Draft, para jogadores avançados
option-ties-source = livretos do Draft: quase todos o primeiro, o italiano o segundo, o português o terceiro
option-leftovers-source = regras do Draft, texto português
option-open_chips-source = uma variante da casa
