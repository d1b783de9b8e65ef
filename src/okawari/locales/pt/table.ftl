# O que se diz à mesa: perguntas, acontecimentos, motivos dos pontos e erros que aparecem a jogar, em português.
# $seat e $other são nomes de jogadores, $card é o nome de uma carta.

## Perguntas e respostas

question-none = Nada para decidir.
question-pick = Que carta quer jogar?
question-target = Que carta copia o seu pedido especial?
question-dip = O nigiri vai para cima do seu wasabi?
question-announce = Quer usar um utensílio neste turno?
question-second = Os seus pauzinhos: que segunda carta quer jogar?
question-for_dummy = Que carta quer jogar pelo jogador fantasma?
question-request = A sua colher: que carta quer pedir? Quem a entrega é o primeiro jogador à sua esquerda que a tem.
question-give = Uma colher pede uma carta da sua mão. Qual quer dar?
question-tray = O menu mostra estas cartas. Qual quer jogar?
question-flip = Caixa para levar: que carta quer virar?
question-flip_order = Caixa para levar: que pedido especial quer virar?
question-wild = A que sushi se junta o seu curinga?
question-keep = Que carta quer guardar na mão?
answer-pass = Desta vez não
answer-pass-announce = Nenhum utensílio neste turno
answer-pass-flip = Não virar mais cartas
answer-pass-flip_order = Não virar mais pedidos especiais
answer-pass-second = Nenhuma segunda carta
answer-any-kind = qualquer carta de { $kind }
answer-copy = pedido especial como { $card }
answer-wild-as = curinga como { $card }
answer-on-wasabi = { $card } em cima do wasabi
answer-off-wasabi = { $card } ao lado do wasabi
question-boxes = Caixa para levar: que cartas quer virar? Cada uma passa a valer só 2.

## Acontecimentos

event-round_started = Começa a rodada { $round }. Cada jogador recebe { n-cards }.
event-desserts_mixed =
    { $count ->
        [0] { $count } cartas de sobremesa entram no baralho.
        [one] { $count } carta de sobremesa entra no baralho.
        [many] { $count } de cartas de sobremesa entram no baralho.
       *[other] { $count } cartas de sobremesa entram no baralho.
    }
event-chosen = { $seat } já escolheu.
event-took_back = { $seat } escolhe outra vez.
event-picked = { $seat } escolhe: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } joga { $card } com os pauzinhos.
        [spoon] { $seat } joga { $card }, graças à colher.
        [menu] { $seat } joga { $card } do menu.
        [chance] { $seat } joga { $card } ao acaso.
       *[pick] { $seat } joga { $card }.
    }
event-dipped = { $seat } põe { $card } em cima do wasabi: vale o triplo.
event-copied = { $seat } faz do pedido especial uma cópia: { $card }.
event-announced = { $seat } vai usar { $card }.
event-spoon_asked = { $seat } pede { $card }.
event-spoon_none = { $seat } não tem.
event-spoon_gave = { $seat } dá { $card } a { $other }.
event-into_hand = Vai para a mão de { $seat }: { $card }.
event-discarded = { $seat } perde { $card } nesta rodada.
event-menu_shows = O menu mostra a { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [0] { $seat } devolve { $count } cartas ao baralho.
        [one] { $seat } devolve { $count } carta ao baralho.
        [many] { $seat } devolve { $count } de cartas ao baralho.
       *[other] { $seat } devolve { $count } cartas ao baralho.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } derrama { $count } sopa de miso: havia outra no mesmo turno.
        [many] { $seat } derrama { $count } de sopas de miso: havia várias no mesmo turno.
       *[other] { $seat } derrama { $count } sopas de miso: havia várias no mesmo turno.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } fica em primeiro lugar na corrida de uramaki: { n-points }.
        [2] { $seat } fica em segundo lugar na corrida de uramaki: { n-points }.
       *[other] { $seat } fica em terceiro lugar na corrida de uramaki: { n-points }.
    }
event-flipped = { $seat } vira { $card }.
event-wine_taken = { $seat } tem vinho de arroz: o acaso escolhe a próxima carta.
event-passed =
    { $direction ->
        [right] Todas as mãos passam para a direita.
       *[left] Todas as mãos passam para a esquerda.
    }
event-drew_for_dummy = { $seat } tira uma carta para o jogador fantasma e joga por ele neste turno.
event-dummy_card = { $seat } tira { $card } para o jogador fantasma.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } guarda { $count } × { $card } para o fim da partida.
event-round_ended = A rodada { $round } acabou.
event-game_over = A partida acabou.
event-played-wild = { $seat } joga um curinga como { $card }.
event-kept = { $seat } guarda { $card } na mão e passa o resto.
event-kept-hidden = { $seat } guarda uma carta na mão e passa o resto.
event-chip_taken = { $seat } leva uma ficha: { $card }.
event-chip_value = { $seat } vê a ficha: { $card }, { n-points }.
event-pile_stays = Ninguém leva a ficha: { $card }.
event-chip_shown = { $seat } mostra uma ficha: { $card }, { n-points }.
event-dealt = { $seat } recebe { $card } (×{ $count }).
event-set_beside = { $seat } põe { $card } de lado: já pontuou.
event-box_kept = { $card } fica na mesa de { $seat }.
event-parted = { $card } de { $seat } agora é { $now }.

## Acontecimentos contados a quem os vive

event-played-you =
    { $how ->
        [chopsticks] A sua jogada com os pauzinhos: { $card }.
        [spoon] A sua jogada, graças à colher: { $card }.
        [menu] A sua jogada do menu: { $card }.
        [chance] A sua jogada, ao acaso: { $card }.
       *[pick] A sua jogada: { $card }.
    }
event-played-wild-you = A sua jogada: um curinga como { $card }.
event-dipped-you = { $card } vai para cima do seu wasabi: vale o triplo.
event-copied-you = O seu pedido especial agora é uma cópia: { $card }.
event-announced-you = Neste turno vai usar { $card }.
event-spoon_asked-you = A sua colher pede { $card }.
event-spoon_none-you = Na sua mão não há.
event-spoon_gave-you = Da sua mão para { $other }: { $card }.
event-spoon_gave-to_you = De { $seat } para você: { $card }.
event-into_hand-you = Vai para a sua mão: { $card }.
event-discarded-you = { $card } sai da sua mesa nesta rodada.
event-menu_shows-you = O seu menu mostra { $card }.
event-menu_returned-you =
    { $count ->
        [0] { $count } cartas do seu menu voltam ao baralho.
        [one] { $count } carta do seu menu volta ao baralho.
        [many] { $count } de cartas do seu menu voltam ao baralho.
       *[other] { $count } cartas do seu menu voltam ao baralho.
    }
event-miso_spilled-you =
    { $count ->
        [one] Lá se vai { $count } sopa de miso da sua mesa: havia outra no mesmo turno.
        [many] Lá se vão { $count } de sopas de miso da sua mesa: havia várias no mesmo turno.
       *[other] Lá se vão { $count } sopas de miso da sua mesa: havia várias no mesmo turno.
    }
event-uramaki_place-you =
    { $place ->
        [1] O primeiro lugar na corrida de uramaki é seu: { n-points }.
        [2] O segundo lugar na corrida de uramaki é seu: { n-points }.
       *[other] O terceiro lugar na corrida de uramaki é seu: { n-points }.
    }
event-flipped-you = Carta virada na sua mesa: { $card }.
event-wine_taken-you = Há vinho de arroz na sua mesa: o acaso escolhe a sua próxima carta.
event-drew_for_dummy-you = É a sua vez de tirar uma carta para o jogador fantasma e de jogar por ele neste turno.
event-dummy_card-you = A sua carta para o jogador fantasma: { $card }.
event-chip_taken-you = Uma ficha é sua: { $card }.
event-chip_value-you = A sua ficha por dentro: { $card }, { n-points }.
event-chip_shown-you = A sua ficha, à vista de todos: { $card }, { n-points }.
event-dealt-you = A sua mão recebe { $card } (×{ $count }).
event-set_beside-you = { $card } vai para o lado da sua mesa: já pontuou.
event-box_kept-you = { $card } fica na sua mesa.
event-parted-you = Na sua mesa, { $card } agora é { $now }.

## Folha de pontos: porquê estes pontos

why-nigiri =
    { $tripled ->
        [0] { n-cards } de nigiri: { n-points }.
       *[other] { n-cards } de nigiri, { $tripled } em cima de wasabi pelo triplo: { n-points }.
    }
why-wasabi = { n-cards } de wasabi, que só vale pelo nigiri em cima dele: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } de maki, mais do que todos: { n-points }.
               *[other] { $count } { word-icons } de maki, primeiro lugar, empate entre { $tied } jogadores: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } de maki, segundo lugar: { n-points }.
               *[other] { $count } { word-icons } de maki, segundo lugar, empate entre { $tied } jogadores: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } de maki, terceiro lugar: { n-points }.
               *[other] { $count } { word-icons } de maki, terceiro lugar, empate entre { $tied } jogadores: { n-points }.
            }
       *[other] { $count } { word-icons } de maki, fora dos lugares com pontos: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } de temaki, e ninguém tem mais: { n-points }.
        [-1] { n-cards } de temaki, e ninguém tem menos: { n-points }.
        [2] { n-cards } de temaki, e ninguém tem mais nem menos: { n-points }.
       *[other] { n-cards } de temaki, nem o máximo nem o mínimo: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Lugares na corrida de uramaki: { n-points }.
       *[other] { $count } { word-icons } de uramaki na corrida: { n-points }.
    }
why-tempura = { n-cards } de tempura, 5 por cada par: { n-points }.
why-sashimi = { n-cards } de sashimi, 10 por cada trio: { n-points }.
why-gyoza = { n-cards } de gyoza, quanto mais melhor: { n-points }.
why-eel =
    { $count ->
        [1] Uma carta de enguia sozinha tira pontos: { n-points }.
       *[other] { n-cards } de enguia, 7 por duas ou mais: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } de tofu: { n-points }.
        [1] { n-cards } de tofu: { n-points }.
        [2] { n-cards } de tofu, na medida certa: { n-points }.
       *[other] { n-cards } de tofu, é demais: { n-points }.
    }
why-edamame =
    { $others ->
        [0] { n-cards } de edamame, e { $others } outros jogadores têm edamame: { n-points }.
        [one] { n-cards } de edamame, e { $others } outro jogador também tem edamame: { n-points }.
        [many] { n-cards } de edamame, e { $others } de outros jogadores também têm edamame: { n-points }.
       *[other] { n-cards } de edamame, e { $others } outros jogadores também têm edamame: { n-points }.
    }
why-miso = { n-cards } de sopa de miso, 3 por cada uma: { n-points }.
why-onigiri = { n-cards } de onigiri em grupos de formas diferentes: { n-points }.
why-sukeroku =
    { $pairs ->
        [0] { $pairs } pares de inari e futomaki a 6 e { $singles } sem par a 2: { n-points }.
        [one] { $pairs } par de inari e futomaki a 6 e { $singles } sem par a 2: { n-points }.
        [many] { $pairs } de pares de inari e futomaki a 6 e { $singles } sem par a 2: { n-points }.
       *[other] { $pairs } pares de inari e futomaki a 6 e { $singles } sem par a 2: { n-points }.
    }
why-chopsticks = { n-cards } de pauzinhos, que nunca valem pontos: { n-points }.
why-spoon = { n-cards } de colher, que nunca vale pontos: { n-points }.
why-menu = { n-cards } de menu, que nunca vale pontos: { n-points }.
why-takeout = { n-cards } de caixa para levar, que nunca vale pontos: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } de molho de soja e { $colours } { word-colours }, mas há quem tenha mais: { n-points }.
       *[other] { n-cards } de molho de soja e { $colours } { word-colours }, e ninguém tem mais: { n-points }.
    }
why-tea = { n-cards } de chá, cada uma vale 1 por carta do maior grupo de uma cor, que tem { $group }: { n-points }.
why-special_order = { n-cards } de pedido especial sem nada para copiar: { n-points }.
why-rice_wine = { n-cards } de vinho de arroz, 3 por cada uma: { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } de pudim, e ninguém tem mais: { n-points }.
        [-1] { n-cards } de pudim, e ninguém tem menos: { n-points }.
        [2] { n-cards } de pudim, e ninguém tem mais nem menos: { n-points }.
       *[other] { n-cards } de pudim, nem o máximo nem o mínimo: { n-points }.
    }
why-ice_cream = { n-cards } de sorvete, 12 por cada quatro: { n-points }.
why-fruit = Símbolos de melancia: { $watermelon }, de abacaxi: { $pineapple }, de laranja: { $orange }. Ao todo { n-points }.
why-flipped =
    { $count ->
        [0] { n-cards } viradas, 2 por cada uma: { n-points }.
        [one] { n-cards } virada, 2 por cada uma: { n-points }.
        [many] { n-cards } viradas, 2 por cada uma: { n-points }.
       *[other] { n-cards } viradas, 2 por cada uma: { n-points }.
    }
why-chip = { n-cards }, o melhor sem empate: leva a ficha ({ $card }).
why-chip-dessert =
    { $count ->
        [0] { $count } sushis, o melhor sem empate: leva a ficha de sobremesa.
        [one] { $count } sushi, o melhor sem empate: leva a ficha de sobremesa.
        [many] { $count } de sushis diferentes, o melhor sem empate: leva a ficha de sobremesa.
       *[other] { $count } sushis diferentes, o melhor sem empate: leva a ficha de sobremesa.
    }
why-chips =
    { $count ->
        [0] { $count } fichas: { n-points }.
        [one] { $count } ficha: { n-points }.
        [many] { $count } de fichas: { n-points }.
       *[other] { $count } fichas: { n-points }.
    }
why-chip-last = { n-cards }, o mínimo, depois de um empate no máximo: leva a ficha ({ $card }).
why-chip-dessert-last =
    { $count ->
        [0] { $count } sushis, o mínimo, depois de um empate no máximo: leva a ficha de sobremesa.
        [one] { $count } sushi, o mínimo, depois de um empate no máximo: leva a ficha de sobremesa.
        [many] { $count } de sushis diferentes, o mínimo, depois de um empate no máximo: leva a ficha de sobremesa.
       *[other] { $count } sushis diferentes, o mínimo, depois de um empate no máximo: leva a ficha de sobremesa.
    }
why-edamame-all =
    { $sharers ->
        [0] { n-cards } de edamame, e { $sharers } jogadores na mesa têm edamame: { n-points }.
        [one] { n-cards } de edamame, e { $sharers } jogador na mesa tem edamame: { n-points }.
        [many] { n-cards } de edamame, e { $sharers } de jogadores na mesa têm edamame: { n-points }.
       *[other] { n-cards } de edamame, e { $sharers } jogadores na mesa têm edamame: { n-points }.
    }

## Erros e avisos: uma linha clara cada um

error-bad-opening = Este não é o número prometido.
error-bad-save-names = A mistura da partida guardada não confere: os nomes não são os que estavam à mesa no início da partida.
error-bad-save-opening = A mistura da partida guardada não confere: o número de { $name } não é o que foi prometido antes da partida.
error-illegal-choice = Isso não está entre as suas escolhas agora.
error-not-starting = Nenhuma partida está começando.
error-not-your-decision = Agora não há nada para decidir da sua parte.
error-nothing-to-take-back = Não há nada para desfazer.
error-bad-menu-unknown-kind = Não há nenhum prato chamado “{ $kind }”. Escolha entre: { $known }.
error-bad-menu-count = Número errado de pratos no grupo “{ $group }”: um menu precisa de { $wanted } e este tem { $got }.
error-bad-menu-seats =
    { $seats ->
        [0] “{ $kind }” não pode estar no menu com { $seats } jogadores. É para { $least } a { $most }.
        [one] “{ $kind }” não pode estar no menu com { $seats } jogador. É para { $least } a { $most }.
        [many] “{ $kind }” não pode estar no menu com { $seats } de jogadores. É para { $least } a { $most }.
       *[other] “{ $kind }” não pode estar no menu com { $seats } jogadores. É para { $least } a { $most }.
    }
error-bad-menu-expansion = “{ $kind }” é um prato extra: ligue-o com a opção “{ $option }”.
error-bad-menu-nigiri = O nigiri está sempre no menu: não o ponha na sua lista.
error-bad-menu-duplicate = “{ $kind }” está duas vezes no menu.
error-bad-menu-unknown = Não há nenhum menu chamado “{ $menu }”. Escolha entre: { $known }.
error-bad-menu-not-in-game = No jogo “{ $game }” não se escolhe menu.
error-bad-option-unknown = Não há nenhuma opção chamada “{ $option }”. Escolha entre: { $known }.
error-bad-option-value = A opção “{ $option }” não pode ser “{ $value }”. Escolha entre: { $values }.
error-bad-option-seats = A opção “{ $option }” é para { $least } jogadores, não para { $seats }. Tire a opção ou mude o número de jogadores.
error-bad-seats = O jogo “{ $game }” é para { $least } a { $most } jogadores, não { $seats }.
error-bad-seed = “{ $seed }” não serve como semente.
error-bad-save-format = Isto não é uma partida guardada de Okawari.
error-bad-save-version = Esta partida foi guardada por uma versão que este programa não conhece ({ $version }).
error-bad-save-checksum = A partida guardada foi mudada depois de guardada: a soma de verificação não confere.
error-bad-save-choice = A escolha { $number } da partida guardada não é permitida: { $seat } não pode escolher “{ $answer }” ali.
error-bad-save-result = A partida guardada não acaba com os pontos que diz.
error-bad-save-json = Não dá para ler a partida guardada: não é JSON correto.
error-bad-save-field = O campo “{ $field }” da partida guardada falta ou está errado.
error-bad-table-json = Não dá para ler a mesa: não é JSON correto.
error-bad-table-card = Não há nenhuma carta chamada “{ $card }” neste jogo.
error-bad-table-field = O campo “{ $field }” da mesa falta ou está errado.
error-bad-table-scope = O campo “scope” não pode ser “{ $scope }”. Escolha entre: round, desserts, game.
error-bad-table-seats = Uma mesa de “{ $game }” tem de 1 a { $most } jogadores, não { $seats }.
error-starting = As cartas estão sendo misturadas. Tente de novo daqui a um momento.
error-unknown-game = Não há nenhum jogo chamado “{ $game }”. Escolha entre: { $known }.
error-unknown-language = Não há nenhum idioma chamado “{ $lang }”. Escolha entre: { $known }.
error-unknown-bot = Não há nenhum bot chamado “{ $bot }”. Escolha entre: { $known }.
warning-too-many = Há { $count } × { $card } na mesa, mas a caixa do jogo só tem { $printed }.
error-too-many-names = { $names ->
    [one] Há { $names } nome
    [many] Há { $names } de nomes
   *[other] Há { $names } nomes
} para { $seats ->
    [0] { $seats } lugares
    [one] { $seats } lugar
    [many] { $seats } de lugares
   *[other] { $seats } lugares
}. Dê no máximo um nome por lugar.
error-bad-save-imagined = Uma partida imaginada a partir de uma vista não tem semente e não se pode guardar.
error-bad-names = Os nomes são uma lista de palavras, uma por lugar.
error-no-such-seat = Não há lugar { $seat } nesta mesa. Os lugares vão de 0 a { $last }.

## Folha de pontos

error-bad-table-object = Uma mesa para pontuar é um objeto JSON com os campos “game” e “seats”.
error-bad-table-list = O campo “{ $field }” tem de ser uma lista.
error-bad-table-number = O campo “{ $field }” tem de ser um número inteiro de { $least } a { $most }.
error-bad-table-scope-draft = O campo “scope” não pode ser “{ $scope }” em Draft. Escolha entre: round, game.
error-bad-table-dummy = Com a opção “dummy” uma mesa tem três lugares, os dois jogadores e depois o fantasma, não { $seats }.
error-bad-table-no-card = { $field }: não há nenhuma carta chamada “{ $card }” neste jogo.
error-bad-table-no-copy = { $field }: “{ $card }” não é cópia de nada neste jogo.
error-bad-table-on-wasabi = { $field }: “{ $card }” não pode ser, porque só um nigiri vai para cima de wasabi.
error-bad-table-no-dessert = { $field }: “{ $card }” não é uma sobremesa deste jogo.
error-bad-table-too-long = A lista “{ $field }” tem { $count } entradas; não dá para pontuar mais de { $most }.
warning-not-on-menu = { $card } está na mesa, mas não no menu.
warning-unknown-field = O campo “{ $field }” é desconhecido e não foi lido.

## Bots numa mesa

error-bots-for-seats = { $bots ->
    [0] Há { $bots } bots
    [one] Há { $bots } bot
    [many] Há { $bots } de bots
   *[other] Há { $bots } bots
} para { $seats ->
    [0] { $seats } lugares
    [one] { $seats } lugar
    [many] { $seats } de lugares
   *[other] { $seats } lugares
}. Indique pelo menos um, e no máximo um por lugar.

## A prova de que o baralho foi bem misturado

error-bad-save-commitment = A mistura da partida guardada não confere: o segredo não é o que foi prometido antes da partida.
error-bad-save-seed = A mistura da partida guardada não confere: a semente não vem do segredo e dos números dos jogadores.

## Servidor: nomes e códigos

error-name-empty = Não se vê nada nesse nome. Escreva pelo menos uma letra.
error-name-long = Esse nome é comprido demais para a mesa. Use no máximo { $most } letras.
error-bad-code = Esse não é o código de uma mesa. Um código tem seis consoantes, como BCD-FGH.

## Mesas ao vivo: porque algo não se pode fazer

error-already-seated = Já há uma cadeira sua nesta mesa.
error-asked-already = O tempo extra já foi pedido { $most } vezes. Nesta partida não há mais.
error-bad-order = Isso não é uma ordem de { $seats } cadeiras: diga cada cadeira uma vez.
error-chair-free = Não há ninguém nessa cadeira.
error-chair-taken = Essa cadeira está ocupada. Escolha uma livre.
error-chairs-free =
    { $count ->
        [0] { $count } cadeiras estão livres. Espere por mais gente, ou comece e deixe-as para os bots.
        [one] Uma cadeira ainda está livre. Espere por alguém, ou comece e deixe-a para um bot.
        [many] { $count } de cadeiras ainda estão livres. Espere por mais gente, ou comece e deixe-as para os bots.
       *[other] { $count } cadeiras ainda estão livres. Espere por mais gente, ou comece e deixe-as para os bots.
    }
error-emote-too-soon = Um de cada vez: espere três segundos antes do próximo.
error-enough = Por agora chega nesta mesa: comece a partida, ou continue a jogar.
error-game-running = Há uma partida em curso. Isso só é possível quando ela acabar.
error-host-only = Só quem comanda a mesa pode fazer isso.
error-internal = Algo falhou no servidor. A culpa não é sua.
error-kick-self = Não dá para se mandar embora. Mas pode sair da mesa.
error-last-round = Esta é a última rodada. Agora dá para assistir e jogar a próxima partida.
error-kicked = Quem comanda a mesa pediu a sua saída.
error-new-version = Há uma versão nova. Carregue a página outra vez: o seu lugar e a sua carta ficam.
error-no-clock = Nesta mesa não há relógio: pode pensar com calma.
error-no-entry = Este link ou esta chave não abre a mesa. Peça um link novo.
error-no-game = Não há nenhuma partida em curso nesta mesa.
error-no-page = Não há nada neste endereço.
error-no-same-deal = As mesmas cartas só se podem jogar outra vez com o mesmo jogo, menu e número de jogadores.
error-no-spectators = Esta mesa não está aberta a espectadores.
error-no-such-code = Nenhuma mesa aberta tem este código. Confira as letras; um código vale até a partida começar, depois só o link.
error-no-such-replay = Essa partida não existe, ou já não existe.
error-no-such-table = Essa mesa não existe, ou já não existe.
error-not-all-ready =
    { $count ->
        [0] Faltam { $count } jogadores. Espere, ou comece mesmo assim.
        [one] Um jogador ainda não está pronto. Espere, ou comece mesmo assim.
        [many] { $count } de jogadores ainda não estão prontos. Espere, ou comece mesmo assim.
       *[other] { $count } jogadores ainda não estão prontos. Espere, ou comece mesmo assim.
    }
error-not-saved = Agora não conseguimos guardar. Nada se perde: tente outra vez daqui a pouco.
error-not-scoring = Agora não é hora de ver os pontos.
error-not-seated = Para isso é preciso ter uma cadeira. Sente-se primeiro.
error-not-your-seat = Esse não é o seu lugar.
error-scores-first = É hora de ver os pontos da rodada. O próximo prato vem quando todos estiverem prontos.
error-server = Algo falhou no servidor. Nada mudou: tente outra vez.
error-server-full = Por agora há mesas demais neste servidor. Tente mais tarde.
error-spectator = Quem só assiste não pode fazer isso.
error-stopping = O servidor vai reiniciar. Tente outra vez daqui a pouco.
error-store-replaced = Alguém moveu ou apagou a base de dados do servidor: nada mais é guardado até ela voltar ao seu lugar.
error-table-damaged = O que estava guardado desta mesa está danificado. A mesa foi posta de lado; quem cuida do servidor pode examiná-la com “okawari check”.
error-table-closed = Esta mesa está fechada.
error-table-full = Todas as cadeiras estão ocupadas. Mas pode assistir.
error-table-locked = A mesa está trancada. Peça a quem comanda que abra.
error-too-fast = Foi rápido demais. Espere um momento.
error-too-late = Chegou tarde demais: a pergunta já tem resposta.
error-too-many =
    { $seconds ->
        [0] Pedidos demais do mesmo lugar. Tente outra vez daqui a { $seconds } segundos.
        [one] Pedidos demais do mesmo lugar. Tente outra vez daqui a { $seconds } segundo.
        [many] Pedidos demais do mesmo lugar. Tente outra vez daqui a { $seconds } de segundos.
       *[other] Pedidos demais do mesmo lugar. Tente outra vez daqui a { $seconds } segundos.
    }
error-too-many-seated = Há { $people } pessoas na mesa, demais para { $seats } lugares.

## Mesas ao vivo: o que acontece à volta da partida

event-table_opened = A mesa está aberta.
event-sat_down = { $name } chega à mesa.
event-bot_sat_down = { $name }, um bot, chega à mesa.
event-stood_up =
    { $why ->
        [dropped] { $name } perdeu a conexão: a cadeira fica livre.
        [kicked] { $name } sai da mesa, a pedido de quem a comanda.
       *[left] { $name } deixa a mesa.
    }
event-chair_promised = { $name } joga a partir da próxima rodada.
event-promise_ended =
    { $why ->
        [kicked] Quem comanda a mesa tirou { $name }.
        [returned] { $name } fica sem cadeira: quem a ocupava está de volta.
       *[left] { $name } já não espera por uma cadeira.
    }
event-renamed = O novo nome é { $name }.
event-rearranged = As cadeiras estão noutra ordem.
event-locked = A mesa está trancada.
event-unlocked = A mesa está aberta outra vez.
event-setup_changed = Há outra coisa no menu.
event-chairs_changed =
    { $count ->
        [0] Agora a mesa tem { $count } cadeiras.
        [one] Agora a mesa tem uma cadeira.
        [many] Agora a mesa tem { $count } de cadeiras.
       *[other] Agora a mesa tem { $count } cadeiras.
    }
event-clock_doubled = O relógio ficou mais lento: todos têm o dobro do tempo.
event-clock_usual = O relógio volta a correr como antes.
event-ready = Tudo pronto para { $seat }.
event-not_ready = { $seat } ainda precisa de um momento.
event-start_called_off = O início foi cancelado. Cada aparelho promete um número novo.
event-zeros_from_now = A próxima mistura é feita sem o número de { $name }: três inícios esperaram por ele em vão.
event-not_opened = O início foi cancelado: o aparelho de { $name } não respondeu.
event-starting = As cartas são misturadas: cada aparelho acrescenta o seu número.
event-host_moved = Agora quem comanda a mesa é { $seat }.
event-game_started = Começa a partida { $number }.
event-same_deal = As cartas da partida { $number } são distribuídas mais uma vez. Qualquer pessoa pode conhecê-las.
event-time_ran_out = O tempo acabou para { $seat }.
event-continued = { $seat } espera pelo próximo prato.
event-more_time = { $seat } pede mais tempo.
event-stood_in = Um bot joga por { $seat }.
event-returned = { $seat } está de volta.
event-secret_opened = O segredo da mistura está aberto: qualquer pessoa pode conferir as cartas.
event-table_closed = Quem comanda a mesa fechou-a.

## Mesas ao vivo: o que o servidor diz de si

notice-elsewhere = O seu jogo está aberto noutra janela.
notice-outdated = Há uma versão nova. Carregue a página outra vez: o seu lugar e a sua carta ficam.
notice-restarting = A cozinha vai reiniciar. Nada se perde.
notice-too_fast = Foi rápido demais. Espere um momento.
notice-kicked = Quem comanda a mesa pediu a sua saída.
notice-closed = Esta mesa está fechada.
notice-damaged = O que estava guardado desta mesa está danificado.
notice-not_saving = Agora não conseguimos guardar. A partida está em pausa.
notice-why-full = O disco do servidor está cheio.
notice-why-read-only = O servidor não pode escrever no seu disco.
notice-why-replaced = Alguém moveu ou apagou a base de dados do servidor. Avise quem cuida dele, por favor.
notice-saving_again = Já dá para guardar outra vez.

## Mesas ao vivo: o que os jogadores podem dizer

emote-yum = Que delícia!
emote-wow = Uau!
emote-oops = Ops!
emote-hurry = Vamos lá, por favor!
emote-good_one = Boa!
emote-thanks = Obrigado!
emote-one_more = Mais uma?
emote-bye = Tchau!
