## Web: em todo o lado

web-home-title = Okawari
web-home = Início
web-close = Fechar
web-name-left =
    { $count ->
        [0] Cabem mais { $count } letras.
        [one] Cabe mais { $count } letra.
        [many] Cabem mais { $count } de letras.
       *[other] Cabem mais { $count } letras.
    }
web-name-full = Um nome não pode ser maior: { $count } letras.
web-log = O que acontece
web-less = Menos: { $what }
web-more = Mais: { $what }
web-problem-title = Não deu certo
web-problem-away = Agora não dá para chegar à cozinha. Confira a conexão e tente outra vez.
web-problem-retry = Outra vez
web-loading = A mesa está a caminho.
web-your-turn = É a sua vez
web-waiting-for = À espera de { $names } …

## Web: como está a conexão

web-state-lost = Nova tentativa …
web-state-safe = A sua carta está segura.
web-state-unsaved = A sua carta ainda não está guardada.
web-state-back = Bom ter você de volta.
web-state-back-missed = Bom ter você de volta. Enquanto não estava aqui: { $what }
web-state-missed = O que perdi?
web-state-offline = Sem conexão. O seu lugar fica guardado por 24 horas.
web-state-leave = Sair
web-state-seconds =
    { $seconds ->
        [0] Cerca de { $seconds } segundos.
        [one] Cerca de { $seconds } segundo.
        [many] Cerca de { $seconds } de segundos.
       *[other] Cerca de { $seconds } segundos.
    }

## Web: a mesa já não está aqui

web-ended-elsewhere = O seu jogo está aberto noutra janela
web-ended-elsewhere-note = Lá o seu lugar está seguro. Pode trazê-lo para aqui.
web-ended-play-here = Jogar aqui
web-ended-outdated = Há uma versão nova
web-ended-outdated-note = Carregue a página outra vez. O seu lugar e a sua carta ficam.
web-ended-reload = Carregar
web-ended-kicked = Quem comanda a mesa pediu a sua saída
web-ended-kicked-note = Pode abrir a sua própria mesa ou pedir um link novo.
web-ended-closed = Esta mesa está fechada
web-ended-closed-note = Foi bom jogar! Há sempre lugar para repetir.
web-ended-damaged = Esta mesa está danificada
web-ended-damaged-note = Algo guardado no servidor foi alterado ou se perdeu. Pode abrir uma mesa nova; o registro do servidor diz qual é a mesa danificada.
web-ended-gone = Esta mesa já não está aqui
web-ended-gone-note = Talvez tenha acabado, ou o link é de outro aparelho. Peça um link novo.
web-ended-stranger = Você não tem cadeira aqui
web-ended-stranger-note = Este endereço é do aparelho que está à mesa. Peça o link para compartilhar ou o código da mesa: os dois levam a uma cadeira.
web-ended-replay = Ver a última partida
web-ended-left = Saiu da mesa
web-ended-left-note = O seu lugar fica guardado um pouco, se quiser voltar.
web-ended-lost = A conexão perdeu-se
web-ended-lost-note = Tente outra vez daqui a pouco.

## Web: o que ouve quem usa um leitor de tela

web-said-missed = Enquanto não estava aqui: { $what }
web-said-passed = As mãos passam. A sua vai agora para { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat } diz: { $emote }
web-said-turn = Turno { $turn } de { $turns }.
web-said-hand = A sua mão: { $cards }.
web-said-kept = Fica com { $card }. Pode mudar até todos terem escolhido.
web-said-answers = Pode escolher: { $answers }.
web-said-scores = Está assim: { $scores }.
web-said-round-over = A rodada { $round } acabou.
web-said-lobby =
    { $count ->
        [0] Já tem lugar na mesa. Há { $count } jogadores.
        [one] Já tem lugar na mesa. Há { $count } jogador.
        [many] Já tem lugar na mesa. Há { $count } de jogadores.
       *[other] Já tem lugar na mesa. Há { $count } jogadores.
    }
web-said-over =
    { $count ->
        [0] A partida acabou. { $names } ganham.
        [one] A partida acabou. { $names } ganha.
        [many] A partida acabou. { $names } ganham.
       *[other] A partida acabou. { $names } ganham.
    }
