## Web: cartas e regras

web-rules-title = Cartas e regras
web-rules-turn = Como é um turno
web-rules-turn-look = Veja as cartas da sua mão.
web-rules-turn-keep = Fique com uma. Ainda ninguém a vê.
web-rules-turn-show = Todos mostram ao mesmo tempo.
web-rules-turn-pass = O resto passa para o vizinho.
web-rules-turn-score = Mãos vazias? Contam-se os pontos. Depois de três rodadas ganha quem tem mais.
web-rules-cards = Todas as cartas
web-rules-game = Jogo
web-rules-search = Procure uma carta ou palavra
web-rules-found =
    { $count ->
        [0] { $count } cartas encontradas.
        [one] { $count } carta encontrada.
        [many] { $count } de cartas encontradas.
       *[other] { $count } cartas encontradas.
    }
web-rules-none = Nenhuma carta. Tente uma palavra mais curta.
web-rules-away = Agora não dá para carregar as cartas. Depois de chegarem aqui uma vez, também se leem sem conexão.
web-when-round = Pontua em cada rodada
web-when-game = Pontua no fim da partida
web-when-race = Pontua na hora e em cada rodada
web-when-tool = Para agir, não para pontos
web-when-other = Ajuda outra carta a pontuar
web-when-chip = Ficha no fim de cada rodada
web-rules-copies =
    { $count ->
        [0] { $count } cartas na caixa
        [one] { $count } carta na caixa
        [many] { $count } de cartas na caixa
       *[other] { $count } cartas na caixa
    }
web-rules-players = para { $least } a { $most } jogadores
# { $card } é o nome de uma carta
web-rules-before = Carta anterior: { $card }
web-rules-after = Carta seguinte: { $card }
web-rules-advanced = Draft, jogo avançado
web-rules-extra = prato extra

## Web: sobre o jogo

web-about-title = Sobre
web-about-meaning = “Okawari” quer dizer “mais uma porção, por favor”. É um jogo de cartas de sushi: fique com uma carta, passe as outras e espere que a sua favorita dê a volta.
web-about-independent = Não é um jogo oficial
web-about-box = Gosta? Compre a caixa de verdade: fica linda numa mesa.
web-about-privacy = Privacidade
web-about-privacy-more = O servidor guarda o nome que escolheu e as cartas que jogou enquanto a mesa ou a partida guardada existir, para poder voltar. Quem jogou uma partida pode apagá-la. Não há cookies, e esta página não carrega nada de outro lugar.
web-about-shuffle = A mistura é justa?
web-about-shuffle-promise = Antes da partida o servidor escolhe um segredo e mostra a impressão digital dele, para não poder mudá-lo depois.
web-about-shuffle-mix = Quando diz que está tudo pronto, o seu aparelho escolhe um número ao acaso e mostra a impressão digital dele.
web-about-shuffle-freeze = No início, todas as impressões digitais são fixadas, e só então cada aparelho revela o seu número. Se um não o fizer, o início é cancelado.
web-about-shuffle-deal = O segredo, todos os números e os nomes misturam juntos as cartas. Desde que pelo menos um aparelho que não seja de quem cuida do servidor acrescente o seu número, ninguém pode escolhê-las sem que um início seja cancelado, e isso todos veem. Não vale quando as mesmas cartas são distribuídas outra vez: então podem ser conhecidas.
web-about-shuffle-hands = Quem cuida do servidor poderia ver todas as mãos.
web-about-shuffle-open = Depois da partida o segredo abre-se: qualquer pessoa pode conferir se está certo.
web-about-shuffle-check = Com a partida guardada pode fazer isso no seu computador:
web-about-licences = Licenças
web-about-licence-code = Programa: Apache License 2.0.
web-about-licence-art = Desenhos e sons: Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Feito com Svelte (MIT), Fluent (Apache 2.0) e uqr (MIT).
web-about-contact = Algo está errado?
web-about-contact-text = Diga a quem enviou o link ou cuida deste servidor. O código-fonte diz como avisar de um erro a quem o fez.
web-about-version = Versão do servidor: { $version }
web-about-version-away = O servidor não responde, por isso não sabemos a versão dele.
