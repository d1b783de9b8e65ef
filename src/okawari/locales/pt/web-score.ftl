## Web: os pratos desta partida em quadradinhos

web-tiles-title = No menu

## Web: a folha de pontos

web-score-title = Pontos
web-score-player = Jogador
web-score-round = Rodada { $round }
web-score-round-short = R{ $round }
web-score-desserts = Sobremesas
web-score-this-round = Esta rodada
web-score-total = Total
web-score-place = { $rank }º
web-score-up = sobe do lugar { $rank }
web-score-down = desce do lugar { $rank }
web-score-scroll = Pontos: deslize para o lado para ver todos
web-score-empty = Ainda não há pontos. Os primeiros vêm no fim da rodada.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, contam { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } para o fim, quando contam.
web-score-cell-hidden = Ainda não se vê
web-score-cell-round = { $seat }, rodada { $round }: { n-points }.
web-score-cell-desserts = { $seat }, sobremesas: { n-points }.
web-score-nothing =
    { $count ->
        [0] Não há nada disto: nenhum ponto.
        [one] { $count } ao todo, e desta vez nenhum ponto.
        [many] { $count } ao todo, e desta vez nenhum ponto.
       *[other] { $count } ao todo, e desta vez nenhum ponto.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Aqui não há pontos.
web-score-stored-count =
    { $count ->
        [0] Por agora nada de { $card }. As sobremesas contam no fim da partida.
       *[other] Por agora { $count } × { $card }. As sobremesas contam no fim da partida.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = Como pontua
web-score-chips-so-far =
    { $count ->
        [0] Por agora nenhuma ficha deste tipo.
        [one] Por agora { $count } ficha deste tipo.
        [many] Por agora { $count } de fichas deste tipo.
       *[other] Por agora { $count } fichas deste tipo.
    }
web-score-chips-hidden = O valor das fichas é segredo até ao fim da partida.
web-score-chip-worth = A sua ficha vale { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: nenhuma ficha.
        [one] { $seat }, { $card }: { $count } ficha.
        [many] { $seat }, { $card }: { $count } de fichas.
       *[other] { $seat }, { $card }: { $count } fichas.
    }
web-score-chip-cell-new =
    { $count ->
        [0] { $seat }, { $card }: { $count } fichas, uma nova nesta rodada.
        [one] { $seat }, { $card }: { $count } ficha, nova nesta rodada.
        [many] { $seat }, { $card }: { $count } de fichas, uma nova nesta rodada.
       *[other] { $seat }, { $card }: { $count } fichas, uma nova nesta rodada.
    }
web-score-chips-taken = Fichas até agora

## Web: o fim de uma rodada

web-scoring-title = A rodada { $round } está servida
web-scoring-about = Rodada { $round } de { $rounds }. Toque num número para ver o motivo.
web-scoring-table = Pontos da rodada { $round }
web-scoring-table-chips = Fichas da rodada { $round }
web-scoring-next = A seguir: { $card }
web-scoring-all = Ver tudo
web-scoring-by-row = Da próxima, um a um
web-scoring-later = no fim
web-scoring-idle = Sem pontos: { $cards }.
web-scoring-words = Tudo em palavras
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = ninguém
web-scoring-ready = Venha o próximo prato!
web-scoring-ready-last = Venha o último prato!
web-scoring-go = Continuar já
web-scoring-is-ready = Tudo pronto para { $seat }
web-scoring-not-ready = { $seat }: ainda não
web-scoring-wait = À espera de { $seats }
web-scoring-wait-all = Todos prontos
web-scoring-watching = O próximo prato vem quando todos estiverem prontos.

## Web: o fim da partida

web-final-title = A conta, por favor!
web-final-desserts = Primeiro, as sobremesas
web-final-desserts-note = Contam agora, uma vez para toda a partida.
web-final-show = Quem ganhou?
web-final-win = { $seat } ganha com { n-points }!
web-final-win-you = A vitória é sua, com { n-points }!
web-final-shared = { $seats } dividem a vitória com { n-points } cada!
web-final-ahead =
    { $count ->
        [0] { $count } pontos à frente de { $seats }.
        [one] Só { $count } ponto à frente de { $seats }.
        [many] { $count } de pontos à frente de { $seats }.
       *[other] { $count } pontos à frente de { $seats }.
    }
web-final-tied = { $seats } têm { n-points } cada. O empate vai para { $winners }.
web-final-tied-count = { $seat } tem { $count }
web-final-tied-desserts = As sobremesas: { $counts }.
web-final-podium = O pódio
web-final-everybody = Todos na mesa
web-final-sheet = Todas as rodadas
web-final-dummy = Jogou sem ganhar nem perder.
web-final-one-more = Okawari! Mais uma
web-final-other = Jogar outra coisa
web-final-ready = Vem aí mais uma.
web-final-not-yet = Ainda não
web-final-start = Próxima partida
web-final-start-now = Começar sem esperar
web-final-start-bots =
    { $count ->
        [0] Começar, com bots em { $count } cadeiras livres
        [one] Começar, com um bot na cadeira livre
        [many] Começar, com bots em { $count } de cadeiras livres
       *[other] Começar, com bots em { $count } cadeiras livres
    }
web-final-free =
    { $count ->
        [0] Agora há { $count } cadeiras livres. Dá para entrar pelo link, ou ficam para bots.
        [one] Agora há uma cadeira livre. Alguém pode entrar pelo link, ou fica para um bot.
        [many] Agora há { $count } de cadeiras livres. Dá para entrar pelo link, ou ficam para bots.
       *[other] Agora há { $count } cadeiras livres. Dá para entrar pelo link, ou ficam para bots.
    }
web-final-wait-host = À espera de que { $seat } comece.
web-final-wait = À espera de { $seats }.
web-final-same-deal = As mesmas cartas
web-final-same-deal-note = As mesmas cartas outra vez, para tentar de outro jeito.
web-final-change = Mudar o menu
web-final-change-note = Outros pratos, outro jogo, mais ou menos cadeiras.
web-final-keep = Guardar ou enviar esta partida
web-final-share = Enviar link
web-final-share-text = A nossa partida de Okawari
web-final-copied = O link está copiado.
web-final-link = O link para esta partida
web-final-save = Guardar partida
web-final-picture = Guardar imagem
web-final-picture-failed = Aqui não deu para fazer a imagem.
web-final-check = Conferir mistura
web-final-delete = Apagar partida
web-final-delete-sure = Apagar a partida guardada para todos? O link deixa de valer. Não dá para voltar atrás.
web-final-delete-yes = Sim, apagar
web-final-delete-no = Não, guardar
web-final-deleted = A partida guardada foi apagada.
web-replay-title = Uma partida terminada
web-replay-page = Uma partida terminada · Okawari
web-replay-game = O que se jogou: { $game }
web-replay-bots = Bots à mesa: { $names }.
web-replay-play = Jogar Okawari
web-final-leave = Sair da mesa

## Web: uma coisa boa de cada pessoa

web-fact-once = { $card }: { n-points } numa rodada, e ninguém teve mais.
web-fact-kind = { $card }: { n-points } ao todo, e ninguém teve mais.
web-fact-dessert = { $card } de sobremesa: { n-points }, e ninguém teve mais.
web-fact-round = O melhor da rodada { $round }: { n-points }.
web-fact-steady = Até a rodada mais fraca deu { n-points }: ninguém fez melhor.
web-fact-variety =
    { $count ->
        [0] Pontos com { $count } tipos de pratos, e ninguém teve mais.
        [one] Pontos com { $count } tipo de prato, e ninguém teve mais.
        [many] Pontos com { $count } de tipos de pratos, e ninguém teve mais.
       *[other] Pontos com { $count } tipos de pratos, e ninguém teve mais.
    }
web-fact-clean = Nem um ponto perdido em toda a partida.
web-fact-climb = Do lugar { $from } para o lugar { $now }.
web-fact-own = O melhor prato: { $card } na rodada { $round }, { n-points }.
web-fact-own-dessert = O melhor prato: { $card } no fim, { n-points }.
web-fact-there =
    { $count ->
        [0] Na mesa durante as { $count } rodadas.
        [one] Na mesa durante toda a rodada.
        [many] Na mesa durante as { $count } de rodadas.
       *[other] Na mesa durante as { $count } rodadas.
    }

## Web: a mistura foi justa?

web-proof-title = A mistura foi justa?
web-proof-checking = Conferindo …
web-proof-good = Todas as contas estão certas. O número do seu aparelho conta, por isso mais ninguém podia escolher estas cartas sem que um início fosse cancelado, e isso todos teriam visto.
web-proof-others = Todas as contas estão certas. Este aparelho não acrescentou um número seu, por isso tem de confiar nos outros.
web-proof-alone = Todas as contas estão certas, mas nenhum aparelho acrescentou um número. Quem cuida do servidor podia escolher estas cartas.
web-proof-old = Provada à moda antiga: as contas estão certas, mas quem cuidava do servidor podia escolher as cartas.
web-proof-bad = Alguma coisa não está certa. Talvez as cartas não tenham sido dadas como prometido.
web-proof-none = Sem prova: a partida guardada não traz prova da mistura.
web-proof-see = Quem cuida do servidor podia ver todas as mãos.
web-proof-promise-yes = O segredo do servidor corresponde ao que prometeu antes da partida.
web-proof-promise-no = O segredo do servidor não corresponde à promessa da partida guardada.
web-proof-seen-yes = É a promessa que este aparelho viu antes da partida.
web-proof-seen-no = Não é a promessa que este aparelho viu antes da partida.
web-proof-seen-unknown = Este aparelho não viu a promessa antes da partida, por isso não a pode comparar.
web-proof-mine-yes = O número ao acaso do seu aparelho foi usado, tal como prometido.
web-proof-mine-no = Falta o número ao acaso do seu aparelho.
web-proof-mine-unknown = Este aparelho não acrescentou um número seu.
web-proof-frozen-yes = Nenhuma promessa mudou depois de os números serem revelados.
web-proof-frozen-no = As promessas da partida guardada não são as que este aparelho viu antes de os números serem revelados.
web-proof-named-yes = Os nomes são os que este aparelho viu antes do início.
web-proof-named-no = Os nomes não são os que este aparelho viu antes do início.
web-proof-seats-yes = Cada número é o que o seu aparelho tinha prometido.
web-proof-seats-no = O número não é o prometido: { $names }.
web-proof-zeros = { $count ->
    [one] { $names } não acrescentou nenhum número: no lugar dele contam zeros.
    [many] { $names } não acrescentaram números: no lugar deles contam zeros.
   *[other] { $names } não acrescentaram números: no lugar deles contam zeros.
}
web-proof-names-yes = Os nomes na partida guardada são os mesmos do início.
web-proof-names-no = Os nomes na partida guardada não são os mesmos do início.
web-proof-names-unknown = Os nomes nesta partida guardada não estão provados.
web-proof-seed-yes = A ordem das cartas vem do segredo e de todos os números.
web-proof-seed-no = A ordem das cartas não vem do segredo e dos números.
web-proof-hands-yes = Todas as mãos foram dadas nessa ordem.
web-proof-hands-no = As mãos não foram dadas nessa ordem.
web-proof-menus-yes = Tudo o que se comprou depois também vem daí.
web-proof-menus-no = O que se comprou depois não vem daí.
web-proof-cards-yes = As cartas que recebeu aqui são exatamente essas.
web-proof-cards-no = As cartas que recebeu aqui são outras.
web-proof-wrong = Primeira diferença: rodada { $round }, { $seat }.
web-proof-wrong-table = Primeira diferença: rodada { $round }.
web-proof-keys = Para as suas contas: as chaves das rodadas
web-proof-same = As contas estão certas, mas foram outra vez as cartas de uma partida anterior: podiam ser conhecidas. Esta é a prova dessa partida. Os nomes nesta partida guardada não estão provados.
web-proof-here = Verificado aqui no seu navegador, não pelo servidor.

## Web: o relato

web-log-turn = Rodada { $round }, turno { $turn }
web-log-table = Na mesa
web-log-missed = Enquanto não estava aqui
web-log-empty = Ainda não aconteceu nada.
web-log-scroll = O que aconteceu, o mais novo no fim

## Web: a imagem de um resultado

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-resultado
