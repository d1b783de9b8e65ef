## Web: a mão

web-hand = A sua mão
web-hand-tray = O menu mostra
web-hand-dishes = Os seus pratos
web-hand-rows = As suas filas
web-hand-menu = O que se serve
web-hand-options = As suas escolhas
web-hand-empty = Não há mais cartas nesta rodada.
web-hand-wine = Vinho de arroz! Neste turno o acaso escolhe a sua carta. Depois vê a sua mão.
web-hand-kept = Fica com: { $cards }
web-hand-saving = Um momento …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = Em uso: { $card }

# As partes do nome de uma carta: “Nigiri de salmão, +2 pontos; cor dourado; 2 de 9”.
web-card-place = { $at } de { $count }
web-card-place-colour = cor { $colour }, padrão { $pattern }; { $at } de { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = escolhida
web-card-unsaved = ainda não guardada
web-card-kept-mark = Escolhida
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Se a jogar agora: { $worth }
web-rule-here = À sua frente: { $pile }

# $points e $later têm o seu sinal; $count é $points sem ele.
web-worth-now =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
web-worth-later = { $later } no fim da partida
web-worth-both = { $points } agora, { $later } no fim da partida

## Web: por que não dá para escolher uma carta

web-why-not = Agora não dá.
web-why-give = Não foi esta que pediram.
web-why-tray = Um menu não pode trazer outro menu.
web-why-wild = Ainda não tem uma fila disto.
web-why-first-wild = Um curinga junta-se a uma fila que já tem. Ainda não há nenhuma.
web-why-flip = Uma caixa só vira cartas de turnos anteriores.
web-why-flip-other = Os pedidos especiais vêm depois.
web-why-flip_order-other = Agora só pedidos especiais.
web-why-target-order = Ainda não decidiu o que é.

## Web: a barra debaixo da mão

web-bar = O que pode fazer
web-bar-more-time = Mais 20 segundos para todos
web-bar-change = Mudar
web-bar-nudge = Avisar
web-bar-nudged = Aviso dado
web-bar-use = Usar { $card }
web-bar-put-down = Largar { $card }
web-do-tap = Toque numa carta
web-do-pick = Fico com esta
web-do-instead = Prefiro ficar com esta
web-do-second = Esta também
web-do-second-none = Só uma
web-do-for_dummy = Para o fantasma
web-do-target = Copiar esta
web-do-dip = Assim
web-do-announce-none = Sem utensílio
web-do-request = Pedir
web-do-give = Dar esta
web-do-tray = Levar esta
web-do-wild = Para esta fila
web-do-keep = Guardar na mão
web-do-other = Escolher esta
web-do-flip-none = Nenhuma
web-do-flip_order-none = Nenhum
web-do-flip =
    { $count ->
        [0] Virar { $count } cartas
        [one] Virar { $count } carta
        [many] Virar { $count } de cartas
       *[other] Virar { $count } cartas
    }

## Web: utensílios, colher e caixa para levar

web-tool-last_card = É a sua última carta: não há uma segunda para jogar.
web-tool-unused = { $card }: neste turno não foi possível. Fica na sua mesa.
web-spoon-any = Qualquer uma
web-spoon-exact = Qual?
web-spoon-holder = { $seat } tem
web-spoon-nobody = Se ninguém tiver, fica sem a colher nesta rodada.
web-spoon-chance =
    { $chance ->
        [0] Ninguém tem.
        [100] Alguém tem com certeza.
       *[other] { $chance }% de chance de alguém ter.
    }
web-spoon-odds = A chance de alguém ter uma, pelo que dá para saber.
web-box-sum = Perde { $lost }, ganha { $gained }
web-box-drop = Perde { $lost }, ganha { $gained }: assim perde pontos!
web-box-many = Para virar: { n-cards }
web-box-pick = Toque nas que quer virar. Cada uma vale só 2.

## Web: as cartas especiais explicam-se, uma vez cada uma

web-teach-chopsticks = Toque nos pauzinhos, aqui abaixo, para jogar duas cartas neste turno.
web-teach-spoon = Toque na colher, aqui abaixo, para pedir uma carta aos outros neste turno.
web-teach-request = Quem a entrega é o primeiro jogador à sua esquerda que a tem.
web-teach-give = Tem de dar uma. Em troca recebe a colher.
web-teach-menu = Quatro cartas do baralho: uma é sua, agora mesmo.
web-teach-takeout = Pratos sozinhos que não valem nada são bons para virar.
web-teach-special_order = Passa a ser a cópia do prato em que tocar.
web-teach-wasabi = Em cima de wasabi um nigiri vale o triplo. Ou guarde o wasabi para um melhor.
web-teach-wild = Conta como mais uma carta da fila em que tocar.
web-teach-keep = Esta carta fica na sua mão. Todas as outras passam.
web-teach-dummy = Também joga pelo fantasma: dê-lhe algo que não faça mal à sua mesa.
web-teach-known = Já entendi

## Web: o que se pode dizer, e as teclas

web-emotes = Diga algo
web-keys = Teclas
web-keys-note = Estas teclas valem na mesa. Pode desligá-las nos ajustes.
web-keys-arrows = ir de carta em carta
web-keys-choose = levantar a primeira, segunda … décima carta
web-keys-keep = ficar com a carta levantada
web-keys-back = voltar atrás
web-keys-tool = pauzinhos ou colher
web-keys-table = a minha mesa
web-keys-neighbours = vizinho seguinte ou anterior
web-keys-menu = o que há no menu
web-keys-rule = a regra desta carta
web-keys-scores = pontos
web-keys-emotes = dizer algo
web-keys-help = esta lista de teclas
