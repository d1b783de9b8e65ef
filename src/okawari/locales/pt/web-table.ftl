## Web: a mesa de jogo. $seat é um nome, $card o nome de uma carta, $round e $turn são números.

# Curto, para a barra de cima: rodada 2
web-table-r = R{ $round }
web-table-turn = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }
web-table-menu = Quanto vale cada prato
web-table-scores = Pontos
web-table-settings = Ajustes
web-table-zen = Mesa calma
web-table-side = História e pontos ao lado da mesa
web-table-live = Há conexão
web-table-lost = Sem conexão
web-table-clock =
    { $count ->
        [0] Faltam { $count } segundos
        [one] Falta { $count } segundo
        [many] Faltam { $count } de segundos
       *[other] Faltam { $count } segundos
    }
web-table-hurry =
    { $count ->
        [0] Faltam { $count } segundos.
        [one] Falta { $count } segundo.
        [many] Faltam { $count } de segundos.
       *[other] Faltam { $count } segundos.
    }
web-table-hurry-card =
    { $count ->
        [0] Faltam { $count } segundos. Se o tempo acabar, joga { $card }.
        [one] Falta { $count } segundo. Se o tempo acabar, joga { $card }.
        [many] Faltam { $count } de segundos. Se o tempo acabar, joga { $card }.
       *[other] Faltam { $count } segundos. Se o tempo acabar, joga { $card }.
    }

## Web: os lugares

web-table-seats = Os outros na mesa
web-table-dummy = Fantasma
web-table-same-deal = As cartas da partida { $number } são distribuídas mais uma vez: quem se lembra delas conhece todas as mãos.
web-table-led = { $seat } joga por ele neste turno.
# A mão que se passa vai para este lugar, ou a próxima vem dele.
web-table-to = para { $seat }
web-table-from = de { $seat }
web-table-both = troca com { $seat }
web-table-is-to = A sua mão vai para { $seat }.
web-table-is-from = A sua próxima mão vem de { $seat }.
web-table-is-both = A sua mão e a de { $seat } trocam de lugar.
web-table-you = Você
web-table-doing-choosing = escolhe
web-table-doing-ready = já escolheu
web-table-doing-idle = espera
web-table-bot = um bot
web-table-stand-in = joga um bot
web-table-gone = saiu
web-table-promised = próxima rodada: { $name }
web-table-away = ausente
web-table-host = comanda
web-table-everybody =
    { $count ->
        [0] Todos na mesa. { $count } de { $all } já escolheram.
        [one] Todos na mesa. { $count } de { $all } já escolheu.
        [many] Todos na mesa. { $count } de { $all } já escolheram.
       *[other] Todos na mesa. { $count } de { $all } já escolheram.
    }
web-table-all = Todos na mesa
web-table-more-seats =
    { $count ->
        [one] Mostrar mais { $count } lugar
        [many] Mostrar mais { $count } de lugares
       *[other] Mostrar mais { $count } lugares
    }
web-table-next = Lugar seguinte
web-table-previous = Lugar anterior
web-table-in-hand =
    { $count ->
        [0] { $count } cartas na mão
        [one] { $count } carta na mão
        [many] { $count } de cartas na mão
       *[other] { $count } cartas na mão
    }
web-table-known = Já viu esta mão
web-table-watching = Agora só assiste. Só se vê o que está à vista.
web-table-promised-you = A cadeira é sua quando a próxima rodada for distribuída. Até lá, pode assistir.
web-table-look-next = Ver o lugar seguinte
# Palavras numa bandeirinha por cima de um lugar
web-table-flag-miso_spilled = Splash!
web-table-flag-chip_taken = Ficha!
web-table-flag-wine_taken = Surpresa!
web-table-flag-flipped = Virada
web-table-flag-time_ran_out = Tempo!

## Web: os pratos

web-table-my-dishes = Os seus pratos
web-table-dishes-of = Pratos de { $seat }
web-table-empty = Os seus pratos vão ficar aqui.
web-table-nothing = ainda nada na mesa
web-table-now = agora
web-table-maybe = talvez
# O que as sobremesas dariam no fim da partida: depois +6
web-table-later = depois
web-table-total = Pontos
web-table-points-now = { n-points }, nesta rodada { $now }
web-table-shelf = Sobremesas para o fim
# Até onde chega um grupo: 1 de 3
web-table-part = { $have } de { $whole }
web-table-pile-part = { $count } × { $card }: { $have } de { $whole } para um grupo
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [0] { $count } em cima de wasabi, valem o triplo
        [one] { $count } em cima de wasabi, vale o triplo
        [many] { $count } em cima de wasabi, valem o triplo
       *[other] { $count } em cima de wasabi, valem o triplo
    }
web-table-turned = Virada: { $card }
web-table-colours =
    { $count ->
        [0] { $count } cores, a que há mais: { $name } { $most }
        [one] { $count } cor: { $name } { $most }
        [many] { $count } de cores, a que há mais: { $name } { $most }
       *[other] { $count } cores, a que há mais: { $name } { $most }
    }
web-table-colours-none = Ainda sem cores
web-table-colours-of = Cores de { $seat }
web-table-colours-note = Cada cor tem um padrão. A letra na carta diz qual é.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } carta
        [many] { $colour }, { $pattern } ({ $letter }): { $count } de cartas
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } cartas
    }

## Web: o meio da mesa

web-table-middle = O meio da mesa
web-table-deck = Baralho
web-table-discards = Fora
# Sobremesas que ainda não estão no baralho
web-table-desserts-left = Doces
web-table-uramaki =
    { $count ->
        [0] A corrida de uramaki acabou
        [one] Falta { $count } lugar na corrida de uramaki
        [many] Faltam { $count } de lugares na corrida de uramaki
       *[other] Faltam { $count } lugares na corrida de uramaki
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: não há mais fichas
        [one] { $card }: resta { $count } ficha
        [many] { $card }: restam { $count } de fichas
       *[other] { $card }: restam { $count } fichas
    }
web-table-chips = Fichas
web-table-chips-won =
    { $count ->
        [0] { $count } fichas
        [one] { $count } ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }
web-table-order = Cartas por ordem
web-table-asked = Pedem a { $seat }: { $card }.

## Web: a mesa como tabela

web-table-as-table = Todos os pratos numa tabela
web-table-caption = Rodada { $round }, turno { $turn } de { $turns }
web-table-seat = Lugar
web-table-state = Estado

## Web: o menu da própria mesa

web-more-title = Esta mesa
web-more-back = Voltar
web-more-chair = Nome e cadeira
web-more-people = Quem está aqui
# Quantas cadeiras estão livres: $count
web-more-invite-sit =
    { $count ->
        [0] Há { $count } cadeiras livres: quem tem o link pode assistir, e sentar-se na próxima distribuição ou na próxima partida.
        [one] Há uma cadeira livre: quem tem o link pode assistir, e sentar-se na próxima distribuição ou na próxima partida.
        [many] Há { $count } de cadeiras livres: quem tem o link pode assistir, e sentar-se na próxima distribuição ou na próxima partida.
       *[other] Há { $count } cadeiras livres: quem tem o link pode assistir, e sentar-se na próxima distribuição ou na próxima partida.
    }
web-more-invite-watch = Quem tem o link pode assistir.
# $seconds: quanto a mesa espera até jogar um bot; 0: para sempre
web-more-leave-note =
    { $seconds ->
        [0] O seu lugar fica guardado. Os outros esperam a sua volta.
       *[other] O seu lugar fica guardado. Um bot joga até à sua volta.
    }
web-more-leave-alone = O seu lugar fica guardado. A partida espera a sua volta.
web-more-leave-sure = Deixar a sua cadeira de vez? Um bot continua, e outra pessoa pode sentar-se.
