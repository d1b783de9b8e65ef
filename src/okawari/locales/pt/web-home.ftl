## Web: comum às salas antes da mesa

web-front-help = Ajuda: cartas e regras
web-front-back-to-table = Voltar à mesa
web-front-settings = Ajustes
web-front-language = Língua
web-front-wait = Um momento …
web-front-code = Escreva um código
web-front-code-go = Ir para a mesa com este código
web-front-privacy = Sem conta, sem anúncios, sem ninguém a seguir: o que ajusta fica neste aparelho.
web-front-source = Software livre com a Apache License 2.0: qualquer pessoa pode ler, usar e mudar.

## Web: início

web-home-line = Fique com uma carta, passe as outras. Mais uma rodada?
web-home-ways = Formas de jogar
web-home-friends = Com amigos
web-home-friends-note = Abra uma mesa, envie o link
web-home-bots = Com bots
web-home-bots-note = Um toque e já joga
web-home-device = Um aparelho
web-home-device-note = Passa de mão em mão
web-home-learn = Aprender
web-home-learn-note = Jogue e veja como é
web-home-rules = Cartas e regras
web-home-rules-note = O que pontua, e quando
web-home-tables = As minhas mesas
web-home-table = Mesa
web-home-today = Carta do dia
web-home-your-turn = É a sua vez!
web-home-watching = Só assiste.
web-home-running = As suas mesas em curso
web-home-turn-at = É a sua vez: { $game }
web-home-back-to = Voltar à sua mesa: { $game }
web-home-stands =
    { $phase ->
        [lobby] Ainda por começar, com { $names }
        [playing] Em curso, com { $names }
        [scoring] Contagem, com { $names }
        [over] Acabou, com { $names }
       *[other] Com { $names }
    }
web-home-phase-lobby = Ainda por começar
web-home-phase-playing = Em curso
web-home-phase-scoring = Contagem
web-home-phase-over = Acabou
# O nome de um jogo: Clássico, Party, Draft
web-home-remove = Tirar da lista: { $game }
web-home-more =
    { $count ->
        [0] Ver mais { $count }
        [one] Ver mais { $count }
        [many] Ver mais { $count }
       *[other] Ver mais { $count }
    }
web-home-offline = Não há conexão. Pode ler as regras e mudar os ajustes. As partidas voltam com a conexão.
web-home-away = A cozinha agora não responde. Pode ler as regras e mudar os ajustes. Vamos continuar a tentar.
web-home-busy = A cozinha está cheia de pedidos. Tente outra vez daqui a pouco.
web-home-renewed = Há uma versão nova. Os seus lugares e cartas ficam.
web-home-reload = Atualizar

## Web: jogar com bots

web-solo-laying = A cozinha prepara a sua mesa …
web-solo-laying-learn = A cozinha prepara uma refeição pequena e fácil …
web-solo-change = Escolher o jogo para jogar com bots
web-solo-choose = Jogar com bots
web-solo-game = Jogo
web-solo-menu = Menu
web-solo-bots = Bots
web-solo-level = Como jogam
web-solo-play = Jogar

## Web: entrar

web-join-title = Entrar numa mesa
web-join-invited = Há um convite!
web-join-which = Que mesa?
web-join-found = Mesa encontrada: { $game } com { $names }.
web-join-welcome = Um toque e o lugar é seu.
web-join-ask = Escreva o código que os seus amigos veem.
web-join-with =
    { $count ->
        [0] { $names } já estão lá.
        [one] { $names } já está lá.
        [many] { $names } já estão lá.
       *[other] { $names } já estão lá.
    }
web-join-pace-friendly = Aqui corre um relógio, com tempo de sobra. É possível pedir mais.
web-join-pace-brisk = Rápida: aqui corre um relógio curto. É possível pedir mais tempo.
web-join-pace-slow = Aqui corre um relógio lento. É possível pedir mais tempo.
web-join-pace-slower = Aqui corre um relógio muito lento. É possível pedir mais tempo.
web-join-pace-slowest = Aqui corre o relógio mais lento. É possível pedir mais tempo.
web-join-doubled = Todos têm o dobro do tempo.
web-join-running = A partida está em curso. Se houver uma cadeira livre, pode jogar a partir da próxima rodada.
web-join-name = O seu nome
web-join-name-note = Deixe vazio e inventamos um divertido.
web-join-sit = Sentar
web-join-sitting = Um momento …
web-join-watch = Só assistir
web-join-watch-instead = Prefiro assistir

## Web: uma ideia de cada vez, durante o jogo

web-hint = Uma dica
web-hint-known = Já sei
web-hint-aloud = Ler em voz alta
web-hint-pass = Fique com uma carta. O resto da mão vai para { $name }.
web-hint-undo = Mudou de ideia? Toque noutra carta, até todos terem escolhido.
web-hint-rule = O que faz uma carta? { $device ->
    [touch] Mantenha o dedo nela
   *[mouse] Clique com o botão direito
} e leia a regra.
web-hint-on-wasabi = O seu próximo nigiri vai para cima do wasabi e vale o triplo.
web-hint-set = Um grupo completo de { $card }! Pontua no fim da rodada.
web-hint-majority = { $card }: o que conta é ter mais do que os outros. Olho neles também!
web-hint-dessert = { $card } fica na sua mesa. As sobremesas contam no fim da partida.
web-hint-hold-wasabi = Primeiro o wasabi, depois o nigiri: assim o nigiri vale o triplo.
web-hint-hold-chopsticks = Fique agora com os pauzinhos e jogue duas cartas num turno mais tarde.
web-hint-hold-spoon = Fique agora com uma colher e mais tarde peça aos outros a carta que faz falta.
web-hint-hold-menu = Jogue um menu para ver quatro cartas novas e ficar com uma.
web-hint-hold-takeout = Uma caixa para levar troca cartas de que não gosta por 2 pontos cada.
web-hint-hold-special_order = Um pedido especial passa a ser a cópia de um dos seus pratos.
web-hint-hold-soy_sauce = O molho de soja pontua se ninguém tem mais cores diferentes.
web-hint-hold-tea = O chá vale um ponto por cada carta da cor que mais tem.
web-hint-hold-rice_wine = O vinho de arroz vale 3, mas o acaso escolhe a sua próxima carta.
web-hint-hold-wild = Um curinga junta-se a um sushi que já tem.
