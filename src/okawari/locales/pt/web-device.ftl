## Web: um aparelho para várias pessoas

web-device-title = Um aparelho
web-device-who = Quem joga?
web-device-player = Jogador { $number }
web-device-name = Nome do jogador { $number }
web-device-add = Mais uma pessoa
web-device-earlier = Sentar { $name } um lugar antes
web-device-remove = Tirar { $name } da lista
web-device-order = Sentem-se nesta ordem: as mãos vão para a pessoa seguinte da lista.
web-device-bots = Bots
web-device-how = O aparelho passa de mão em mão. Só vê as cartas quem está com ele.
web-device-start = Começar

## Web: a cortina entre duas pessoas

web-device-turn = { $name }
web-device-give = Dê o aparelho a { $name }. Os outros olham para o lado!
# Onde está a partida, como: Rodada 1 de 3, turno 4 de 9
web-device-where = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }
web-device-look = Aqui é { $name }, ver a mão
web-device-other = Ou antes:
web-device-wait = Um momento
web-device-wait-for = À espera de { $names }.
web-device-everybody = Olhem todos!
web-device-now =
    { $points ->
        [0] agora { $points } pontos
        [one] agora { $points } ponto
        [many] agora { $points } de pontos
       *[other] agora { $points } pontos
    }
web-device-go-on = Já vi, continuar

## Web: um aparelho: alguém escolhe outra vez

web-device-mind = Mudou de ideia?
web-device-mind-of = { $name } escolhe outra vez
web-device-mind-late = Isso já não dá para mudar.
