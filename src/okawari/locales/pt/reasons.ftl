# Por que um bot responde assim, em português: a resposta, um travessão e uma ou duas frases sem ponto final.
# $why e $more são essas frases, $answer é o nome da resposta. Não se fala a ninguém.

## A frase

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Qualquer resposta

reason-only = não há outra escolha
reason-any = escolhida sem olhar, porque qualquer carta serve
reason-least = nenhuma outra escolha rende mais
reason-harm = é o que custa menos: cerca de { n-points }
reason-unlike = à primeira vista, outra escolha rende cerca de { n-points } a mais
reason-unlike-little = à primeira vista, outra escolha é um pouco melhor

## Uma carta para jogar

reason-now = soma já { n-points }
reason-dipped = em cima do wasabi vale o triplo: { n-points }
reason-completes = completa um conjunto: mais { n-points }
reason-miso = { n-points }, se não sair outra sopa de miso neste turno
reason-most = assim são { $count }, mais do que todos os outros
reason-level = assim são { $count }, tantos como o melhor dos outros
reason-behind = assim são { $count }, e o melhor dos outros tem { $most }
reason-later = ainda nada, mas no fim vale cerca de { n-points }
reason-dessert = uma sobremesa para o fim da partida, vale cerca de { n-points }
reason-wasabi = o próximo nigiri em cima dele vale o triplo, cerca de { n-points }
reason-chopsticks = serve para jogar duas cartas num turno futuro, vale cerca de { n-points }
reason-spoon = serve para pedir mais tarde uma carta de outra pessoa, vale cerca de { n-points }
reason-menu = a melhor de quatro cartas do baralho, vale cerca de { n-points }
reason-box = permite virar cartas fracas, cerca de { n-points } a mais
reason-order = torna-se uma cópia do melhor prato, vale cerca de { n-points }
reason-deny = assim não chega ao próximo jogador, para quem vale cerca de { n-points }

## Gostos e deslizes

reason-fond = um prato favorito, e isso também conta
reason-fond-sweet = quem é guloso não resiste
reason-fond-sets = quem gosta de coleções não deixa isto passar
reason-fond-rolls = quem gosta de rolos nunca tem que chegue
reason-fond-tools = experimentar coisas é tão divertido
reason-fond-soups = algo para beber e petiscar sabe bem demais para deixar passar
reason-spite = só para não chegar ao próximo jogador
reason-slip = um capricho: outra escolha valia cerca de { n-points } a mais
reason-slip-little = um capricho: outra escolha era um pouco melhor

## Utensílios, ofertas e lugares

reason-save = o utensílio deve render mais num turno futuro
reason-use-chopsticks = uma segunda carta agora rende cerca de { n-points } a mais do que esperar
reason-use-spoon = uma carta de outra pessoa rende agora cerca de { n-points } a mais do que depois
reason-request = renderia cerca de { n-points }, se alguém a tiver
reason-give = é o que menos ajuda quem pede: cerca de { n-points }
reason-give-little = quase não ajuda quem pede
reason-dummy = é o que faz menos mal na mesa do fantasma
reason-copy = a cópia vale cerca de { n-points }
reason-undipped = o wasabi espera por um nigiri melhor
reason-flip = ao virar a carta, vale cerca de { n-points } a mais
reason-flip-none = nenhuma outra carta ganha em ser virada

## Draft

reason-draft-most = o máximo deste sushi na mesa, vale cerca de { n-points }
reason-draft-new = mais um tipo de sushi, vale cerca de { n-points }
reason-draft-closer = um passo mais perto de uma ficha, vale cerca de { n-points }
reason-draft-wild = junta-se ao sushi onde mais ajuda, vale cerca de { n-points }
reason-keep = boa para o próximo turno, e não chega ao próximo jogador

## O que todos à mesa podem ver, para os outros

reason-open-later = ainda nada para contar: uma carta para mais tarde
reason-open-dessert = uma sobremesa para o fim da partida
reason-open-wasabi = o próximo nigiri em cima dele vale o triplo
reason-open-chopsticks = serve para jogar duas cartas num turno futuro
reason-open-spoon = serve para pedir mais tarde uma carta de outra pessoa
reason-open-menu = encontra uma de quatro cartas do baralho
reason-open-box = permite virar pratos
reason-open-order = torna-se uma cópia de outro prato
reason-open-deny = assim não chega ao próximo jogador, a quem daria { n-points }
reason-open-costs = por agora custa { n-points }
reason-open-plan = parte de um plano
reason-open-use-chopsticks = é hora de uma segunda carta
reason-open-use-spoon = é hora de pedir uma carta de outra pessoa
reason-open-give = foi o que se pediu
reason-open-stay = os outros pratos ficam como estão
reason-open-race-most = assim são { $count }, mais do que todos os outros até então
reason-open-race-level = assim são { $count }, tantos como o melhor dos outros até então
reason-open-race-behind = assim são { $count }, e o melhor dos outros tinha { $most } até então
reason-open-miso = { n-points }, se não sair outra sopa de miso no mesmo turno
reason-open-most = assim é mais deste sushi do que todos os outros tinham até então
reason-open-new = mais um tipo de sushi
reason-open-closer = um passo mais perto de uma ficha
reason-open-wild = junta-se a um sushi que já está na mesa

## Bots que procuram

reason-tried-better = ganhou { $percent } % em { $tries } partidas imaginadas, a escolha seguinte { $rest } %
reason-tried-even = ganhou { $percent } % em { $tries } partidas imaginadas, como a escolha seguinte ({ $rest } %)
reason-tried-less = ganhou { $percent } % em { $tries } partidas imaginadas, outra escolha { $rest } %
reason-tried-only = ganhou { $percent } % em { $tries } partidas imaginadas
reason-untried = ficou de lado em { $tries } partidas imaginadas
reason-solved = todos os caminhos até o fim da rodada foram vistos: nada é melhor
reason-solved-mixed = todos os caminhos até o fim foram vistos: certa { $percent } vezes em 100, para ninguém adivinhar
reason-solved-worse = todos os caminhos até o fim da rodada foram vistos: outra escolha é igualmente boa ou melhor

## Terminal: dicas e partidas guardadas

cli-hint = Dica: { $text }
cli-why = Por que escolheram assim, pelo que estava na mesa então
cli-why-none = Ninguém mais mostrou uma carta ainda.
cli-help-hint = h: uma dica, o que um jogador forte escolheria e por quê
cli-help-why = w: por que os outros escolheram o que acabaram de mostrar
cli-flag-explain = dizer em cada escolha o que este bot, como strong ou strong@2000, teria escolhido, e por quê
cli-explain-same = { $seat } e { $bot } escolhem o mesmo: { $text }
cli-explain-other = { $seat } escolhe: { $answer }. { $bot } escolheria: { $text }
error-explain-seat = A partida não terminou: indique com --seat de quem explicar as escolhas.
