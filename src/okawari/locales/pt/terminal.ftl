# O que só a linha de comandos diz, em português.

## Terminal: a mesa

cli-round-turn = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menu: { $menu }
cli-options = Opções: { $options }
cli-seed = Semente: { $seed }
cli-you = Você
cli-your-hand = A sua mão
cli-your-table = A sua mesa
cli-table-of = Mesa de { $seat }
cli-table-empty = Ainda sem cartas
cli-desserts = Sobremesas
cli-desserts-later = Sobremesas guardadas para o fim da partida
cli-chips = Fichas
cli-dummy = Fantasma
cli-hand-hidden = Neste turno a sua mão fica escondida: o acaso escolhe a carta.
cli-hand-size =
    { $count ->
        [0] { $count } cartas na mão
        [one] { $count } carta na mão
        [many] { $count } de cartas na mão
       *[other] { $count } cartas na mão
    }
cli-deck-size =
    { $count ->
        [0] { $count } cartas no baralho
        [one] { $count } carta no baralho
        [many] { $count } de cartas no baralho
       *[other] { $count } cartas no baralho
    }
cli-hand-goes-to = A sua mão vai para { $seat }.
cli-hand-comes-from = A sua próxima mão vem de { $seat }.
cli-hand-goes-and-comes = A sua mão vai para { $next }; a próxima vem de { $previous }.
cli-last-card = Esta é a última carta da mão.
cli-waiting = À espera de { $seats } …
cli-thinking = { $seat } pensa …
cli-your-turn = É a sua vez.
cli-reveal = Todos mostram uma carta
cli-log = O que aconteceu
cli-card-count = { $count } × { $card }
cli-uramaki-left = Lugares livres na corrida de uramaki: { $places }
cli-colours = Cores diferentes: { $count }, maior grupo: { $group }
cli-would-score-now =
    { $points ->
        [0] { $points } pontos agora
        [one] { $points } ponto agora
        [many] { $points } de pontos agora
       *[other] { $points } pontos agora
    }
cli-would-score-later =
    { $points ->
        [0] { $points } pontos se a partida acabasse agora
        [one] { $points } ponto se a partida acabasse agora
        [many] { $points } de pontos se a partida acabasse agora
       *[other] { $points } pontos se a partida acabasse agora
    }
cli-now = agora
cli-later = depois
cli-counts-at-end = conta no fim da partida

## Terminal: folhas de pontos

cli-scores = Pontuação
cli-round-sheet = Folha de pontos da rodada { $round }
cli-final-sheet = Folha de pontos final
cli-sheet-dish = Prato
cli-sheet-player = Jogador
cli-sheet-points = Pontos
cli-sheet-why = Por quê
cli-sheet-round = Rodada { $round }
cli-sheet-this-round = Esta rodada
cli-sheet-before = Antes
cli-sheet-desserts = Sobremesas
cli-sheet-total = Total
cli-sheet-place = Lugar
cli-sheet-nothing = Nenhum ponto nesta rodada.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = { $seat } ganha com { n-points }!
cli-you-win = A vitória é sua, com { n-points }!
cli-winners-shared = { $seats } dividem a vitória com { n-points } cada!
cli-tie-break =
    { $count ->
        [0] Houve empate, e as sobremesas decidem: { $seat } tem { $count } cartas de sobremesa.
        [one] Houve empate, e as sobremesas decidem: { $seat } tem { $count } carta de sobremesa.
        [many] Houve empate, e as sobremesas decidem: { $seat } tem { $count } de cartas de sobremesa.
       *[other] Houve empate, e as sobremesas decidem: { $seat } tem { $count } cartas de sobremesa.
    }
cli-tie-break-shared = Nas sobremesas também há empate.

## Terminal: perguntas e comandos

cli-prompt = A sua escolha
cli-prompt-number = Escreva um número de 1 a { $most }, ou ? para ver a ajuda
cli-prompt-again = “{ $text }” não está entre as escolhas. Escreva um número de 1 a { $most }, ou ? para ver a ajuda.
cli-press-enter = Pressione Enter para continuar
cli-commands = t mesas · s pontos · r regras das cartas · h dica · w por quê · ? ajuda · q sair
cli-take-back = desfazer
cli-taken-back = A carta volta para a sua mão.
cli-help = ajuda
cli-quit = sair
cli-tables = mesas
cli-rules = regras das cartas
cli-help-number = um número: escolher essa carta ou resposta
cli-help-take-back = u: desfazer a sua escolha, até todos terem escolhido
cli-help-tables = t: ver todas as mesas
cli-help-scores = s: ver os pontos
cli-help-rules = r: ver quanto valem as cartas desta partida
cli-help-help = ?: ver esta ajuda
cli-help-quit = q: sair da partida
cli-help-points = Os pontos ao lado de uma carta são o que ela soma à sua mesa se for jogada agora.
cli-quit-sure = Sair da partida?
cli-yes = sim
cli-no = não
cli-goodbye = Foi bom ter companhia à mesa. Até breve, na próxima refeição!
cli-rematch = Mais uma partida?
cli-welcome = Todos para a mesa!
cli-saved = A partida está guardada em { $file }.
cli-not-a-terminal = Para jogar é preciso um terminal.
cli-error = okawari: { $message }
cli-warning = Nota: { $message }

## Terminal: bots e nomes inventados

cli-bot-random = Ao acaso
cli-bot-random-note = joga qualquer carta permitida
cli-bot-greedy = Guloso
cli-bot-greedy-note = quer logo o máximo de pontos e estraga os seus
cli-bot-novice = Novato
cli-bot-novice-note = segue o próprio gosto e às vezes erra
cli-bot-casual = Tranquilo
cli-bot-casual-note = pega bons pontos e tem um prato favorito
cli-bot-quick = Rápido
cli-bot-quick-note = pensa um instante à frente
cli-bot-strong = Forte
cli-bot-strong-note = pensa a rodada toda e adivinha a sua mão
cli-bot-chef = Chef
cli-bot-chef-note = pensa um segundo inteiro; ninguém aqui joga melhor
cli-bot-human = Pessoa
cli-name-1 = Ana
cli-name-2 = Leo
cli-name-3 = Eva
cli-name-4 = Rui
cli-name-5 = Inês
cli-name-6 = Hugo
cli-name-7 = Sara
cli-name-8 = Tomás
cli-name-9 = Lia
cli-name-10 = Caio
cli-name-11 = Nina
cli-name-12 = Gil
cli-name-seat = Jogador { $number }

## Terminal: muitas partidas

cli-games = Partidas
cli-games-played =
    { $games ->
        [0] { $games } partidas jogadas
        [one] { $games } partida jogada
        [many] { $games } de partidas jogadas
       *[other] { $games } partidas jogadas
    }
cli-progress = { $done } de { $total } partidas
cli-games-per-second = Partidas por segundo
cli-seconds = Segundos
cli-win-share = Vitórias
cli-mean-points = Média de pontos
cli-interval = Intervalo de 95 %
cli-plus-minus = { $value } ± { $margin }
cli-seat = Lugar
cli-bot = Bot
cli-game = Jogo
cli-players = Jogadores
cli-simulate-title = { $game } com { n-players }: { $bots }

## Terminal: partidas guardadas

cli-replay-title = Partida guardada: { $game }, { $names }
cli-replay-ok = A partida guardada está em ordem: todas as escolhas são permitidas e os pontos estão certos.
cli-replay-choices =
    { $count ->
        [0] { $count } escolhas
        [one] { $count } escolha
        [many] { $count } de escolhas
       *[other] { $count } escolhas
    }
cli-replay-seat = Vista por { $seat }
cli-replay-turn = Turno { $turn }
cli-replay-event = O que aconteceu
cli-version = Versão

## Terminal: regras e números

cli-rules-cards = Cartas
cli-rules-menus = Menus
cli-rules-options = Opções
cli-rules-clauses = Cláusulas das regras
cli-rules-code = Código
cli-rules-name = Nome
cli-rules-kind = Tipo
cli-rules-group = Grupo
cli-rules-copies = Cópias
cli-rules-colour = Cor
cli-rules-rule = O que faz
cli-rules-values = Valores (o primeiro é o habitual)
cli-rules-meaning = Significado
cli-rules-source = Fonte
cli-rules-dishes = Pratos
cli-rules-clause = Cláusula
cli-rules-seats = Jogadores: { $least } a { $most }
cli-bench-title = Medição
cli-bench-figure = Medida
cli-bench-value = Valor
cli-bench-target = Meta
cli-bench-met = Alcançada
cli-bench-missed = Não alcançada
cli-bench-load = Máquina: { $machine }, { $cores } núcleos, carga { $load }
cli-bench-running = Medição: { $figure } …

## Terminal: mais da partida

cli-your-choice = A sua escolha: { $answer }
cli-show-or-back = Enter: mostrar as cartas · u: desfazer
cli-show-or-back-again = “{ $text }” não é possível agora. Pressione Enter para mostrar as cartas, ou u para escolher outra vez.
cli-hands-swap = { $seat } troca de mão com você.
cli-last-turn = O último turno desta rodada.
cli-fruit-icons = Fruta { $watermelon } melancia, { $pineapple } abacaxi, { $orange } laranja
cli-chips-left = fichas livres
cli-chips-won = Fichas ganhas
cli-tables-title = A mesa
cli-help-code = o código de uma carta, como salmon ou maki2, faz o mesmo
cli-help-now = “Agora” é o que os pratos desta rodada valeriam se ela acabasse agora; as sobremesas contam no fim da partida.
cli-opponents = À mesa com você: { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [0] Houve empate, e as sobremesas decidem: na sua mesa há { $count } cartas de sobremesa.
        [one] Houve empate, e as sobremesas decidem: na sua mesa há { $count } carta de sobremesa.
        [many] Houve empate, e as sobremesas decidem: na sua mesa há { $count } de cartas de sobremesa.
       *[other] Houve empate, e as sobremesas decidem: na sua mesa há { $count } cartas de sobremesa.
    }

## Terminal: comandos e as suas opções

cli-usage = Uso:
cli-word-flags = OPÇÕES
cli-word-command = COMANDO
cli-flags-title = Opções
cli-commands-title = Comandos
cli-about = Jogos de cartas de sushi, de escolher e passar. Sem nenhum comando, abrem no teu navegador.
cli-about-play = Jogar uma partida no terminal contra bots.
cli-about-rules = Ver cartas, menus, opções e cláusulas das regras.
cli-about-replay = Ver ou conferir uma partida guardada.
cli-about-score = Contar os pontos de mesas descritas em JSON.
cli-about-simulate = Deixar bots jogarem muitas partidas e ver os resultados.
cli-about-bench = Medir a rapidez das regras.
cli-about-train = Deixar os bots que calculam aprenderem com partidas contra si mesmos e guardar o que aprenderam.
cli-flag-lang = o idioma a falar
cli-flag-help = ver esta ajuda
cli-flag-version = ver a versão
cli-flag-json = escrever JSON para programas
cli-flag-game = classic, party (o habitual) ou draft
cli-flag-players = quantos jogadores (normalmente 4)
cli-flag-menu = o código ou o nome de um menu, ou sete tipos separados por vírgulas
cli-flag-option = uma opção das regras, como edition=de; pode aparecer várias vezes
cli-flag-level = quem joga do outro lado: novice, casual (o habitual), quick, strong ou chef, um para todos ou um para cada, separados por vírgulas
cli-flag-seed = a mesma semente dá as mesmas cartas
cli-flag-name = o seu nome
cli-flag-save = guardar a partida neste arquivo quando ela acabar ou ao sair
cli-flag-auto = ver um bot jogar no seu lugar
cli-flag-no-color = sem cores nem outros códigos de escape
cli-flag-verify = só conferir que cada escolha é permitida e que os pontos estão certos
cli-flag-seat = contar como o jogador deste lugar viu, a partir de 0
cli-flag-jsonl = uma mesa por linha à entrada, um resultado por linha à saída
cli-flag-games = quantas partidas
cli-flag-bots = os bots na ordem dos lugares, separados por vírgulas; basta um para todos

## Terminal: o que pode estar errado num comando

error-not-compiled = As regras rápidas não estão instaladas. Para instalar: pip install "okawari[fast]"
error-no-such-file = Não dá para ler o arquivo “{ $file }”.
error-bad-number = “{ $value }” não serve para { $name }: escreva um número de { $least } a { $most }.
error-command-unknown = Não há nenhum comando chamado “{ $name }”. Escolha entre: { $known }.
error-flag-unknown = Não há nenhuma opção chamada “{ $name }”. Veja: { $text }
error-flag-value = A opção “{ $name }” precisa de um valor.
error-flag-plain = A opção “{ $name }” não leva valor.
error-argument-missing = Falta “{ $name }”. Veja: { $text }
error-bad-argument = Isso não serve para “{ $name }”.
error-extra-word = “{ $name }” é uma palavra a mais. Veja: { $text }
error-usage = Não dá para entender isso. Veja: { $text }
error-option-form = “{ $value }” não tem a forma NOME=VALOR.
error-bot-count = São { $count } bots na lista, mas tem de haver 1 ou { $wanted }.
error-cannot-write = Não dá para escrever o arquivo “{ $file }”.
error-compiler-off = As regras rápidas estão desligadas: tire NUMBA_DISABLE_JIT.
error-not-a-save = O arquivo “{ $file }” já existe e não é uma partida guardada: escolha outro nome.
error-nothing-found = Nada se chama “{ $text }”. Sem palavra, okawari rules mostra tudo.

## Terminal: manual, números e muitas partidas

cli-sheet-now = Agora
cli-rules-games = Jogos
cli-rules-clauses-english = As cláusulas estão escritas em inglês.
cli-flag-bench-games = partidas por medida; com menos é só uma olhada rápida, sem os tempos de início
cli-flag-train-out = uma pasta para o que é aprendido; os pesos que já estiverem lá são substituídos
cli-flag-train-games = partidas em cada volta
cli-flag-train-tries = continuações imaginadas para cada resposta
cli-flag-train-rounds = quantas vezes recomeçar com o que foi aprendido
cli-flag-train-seed = a mesma semente dá os mesmos pesos
cli-train-done = O que foi aprendido está em { $folder }. card.json diz de onde vem.
error-weights-damaged = O arquivo “{ $file }”, com o que os bots aprenderam, está danificado. Instale o Okawari de novo ou treine outra vez.
error-weights-size = O arquivo “{ $file }” tem { $count } pesos em vez de { $wanted }: é de outra versão. Treine outra vez.

## Terminal: um turno que cabe, caixas para levar e o começo

cli-boxes-gain =
    { $count ->
        [0] { $count } cartas viradas: { $points }
        [one] { $count } carta virada: { $points }
        [many] { $count } de cartas viradas: { $points }
       *[other] { $count } cartas viradas: { $points }
    }
cli-boxes-prompt = Números para marcar ou desmarcar, Enter para acabar
cli-boxes-again = “{ $text }” não é possível. Números de 1 a { $most }, Enter para acabar
cli-choice-using = { $answer }, com { $card }
cli-choice-for-dummy = { $answer }; pelo jogador fantasma: { $card }
cli-tool-chopsticks = Pauzinhos: jogar uma segunda carta da sua mão.
cli-tool-spoon = Colher: pedir uma carta aos outros e jogá-la logo.
cli-order-lost = perdido: nada para copiar
cli-order-lost-sure = Ainda não há nada para copiar: o pedido especial seria perdido. Jogar mesmo assim?
cli-news-more = … (t mostra tudo)
cli-more = Enter para ver mais
cli-last-cards = As últimas cartas são jogadas:
cli-words-yes = sim s yes y
cli-words-no = não nao n no
cli-you-named = Você ({ $name })
cli-save-replaces = Nota: esta partida vai substituir a que está guardada em { $file }.
cli-compiling-rules = Compilação das regras para muitas partidas: até um minuto…
cli-compiling-bots = Compilação de como pensam os bots simples: até um minuto…
cli-compiling-search = Compilação da busca dos bots: até dois minutos…
cli-compiling-rivals = Compilação das buscas de outros: até um minuto…
cli-compiling-not-kept = O que se compila não pode ser guardado para a próxima vez: não se consegue escrever na pasta da cache. OKAWARI_CACHE pode indicar outra.
cli-sheet-others = Outros
cli-place =
    { $place ->
        [1] 1.º
       *[other] { $place }.º
    }
cli-word-word = PALAVRA
cli-flag-pause = segundos de espera depois de cada turno a que assiste (normalmente 0.6)
cli-intro-turn = Bom apetite! Todos jogam uma carta ao mesmo tempo e passam as outras.
cli-intro-keys = Escreva o número de uma carta e pressione Enter. ? explica o jogo.
cli-language-name = Português
cli-start = O que quer jogar? Pressione só Enter para o habitual.
cli-start-enter = Enter: { $number }
cli-start-language = Idioma
cli-start-game = Jogo
cli-start-players = Quantos jogadores, de { $least } a { $most }? (Enter: { $usual })
cli-start-menu = Menu
cli-start-level = Como os bots jogam
help-turn = Um turno: cada um escolhe uma carta, todos mostram ao mesmo tempo, e as mãos passam adiante.
help-win = As cartas na mesa valem pontos no fim de cada uma das três rodadas; as sobremesas, só no fim de tudo. Ganha quem tem mais pontos.
help-draft-win = Depois de cada rodada, quem tem mais de um sushi ganha a ficha dele. As fichas são pontos: ganha quem tem mais.
help-now = “Agora” é o que uma mesa valeria se a rodada acabasse agora.
help-arrows = → a sua mão vai para este jogador. ← a sua próxima mão vem deste.
help-sets = 1/3: já há uma das três que são precisas.
help-later = “+6 depois”: esses pontos contam no fim da partida.
help-tools = O número de um utensílio, como Colher (5), diz quem vai primeiro: o mais baixo.
help-enter = Depois da sua escolha, Enter mostra as cartas de todos.

## Mesas e escolhas como texto

error-bad-notation-line = A linha { $number } não faz parte de uma mesa nem de uma escolha: “{ $line }”.
error-bad-notation-field = Linha { $number }: uma mesa não tem nenhum campo chamado “{ $field }”.
error-bad-notation-value = Linha { $number }: “{ $value }” não serve para o campo “{ $field }”.

## A prova de que o baralho foi bem misturado

cli-replay-shuffle-ok = A mistura está provada: a semente vem do segredo do servidor, do número que cada aparelho tinha prometido e dos nomes à mesa.
cli-replay-shuffle-promise = Com o que o servidor se tinha comprometido antes da partida, como cada aparelho o viu: { $text }
cli-replay-shuffle-again = PROVADA SÓ EM PARTE: todas as escolhas são permitidas e os pontos estão certos, mas as cartas são as da partida { $number } desta mesa, distribuídas mais uma vez. A prova é a dessa partida: não diz nada sobre os nomes neste arquivo, e qualquer pessoa podia conhecer as cartas.
cli-replay-shuffle-old = A mistura só está provada da maneira antiga: a semente confere, mas quem cuidava do servidor e jogava podia ter escolhido as cartas.
cli-replay-shuffle-zeros = Sem número próprio: { $names }
cli-replay-unproved = SEM PROVA: todas as escolhas são permitidas e os pontos estão certos, mas o arquivo não tem a prova da mistura. As cartas, os nomes e as escolhas podem ser inventados.

## Servidor: onde se guardam as mesas

cli-about-backup = Copiar para um arquivo as mesas e as partidas acabadas de um servidor, mesmo ligado.
cli-about-restore = Pôr uma cópia feita com backup no lugar da base de dados.
cli-flag-backup-database = onde se guardam as mesas, como sqlite:///tables.db (normalmente o lugar do próprio servidor)
cli-flag-restore-force = mesmo que já haja mesas; a base de dados delas fica guardada ao lado
cli-backup-done = Está tudo copiado para “{ $file }”.
cli-restore-done = A cópia está no seu lugar: “{ $file }”.
cli-restore-kept = O que havia antes fica guardado como “{ $file }”.
cli-about-check = Verificar se todas as mesas e partidas terminadas de uma base de dados estão intactas, mesmo com um servidor funcionando.
cli-flag-check-export = escrever tudo o que está intacto nesta pasta: partidas terminadas em JSON, mesas como base de dados para restore
cli-check-whole = Mesas: { $tables }. Linhas: { $rows }. Partidas terminadas: { $games }.
cli-check-file = O próprio arquivo está danificado: { $reason }
cli-check-table =
    { $what ->
        [gap] Mesa { $name }, linha { $number }: falta uma linha.
        [checksum] Mesa { $name }, linha { $number }: a linha foi alterada.
        [end] Mesa { $name }, linha { $number }: faltam as últimas linhas.
        [format] Mesa { $name }, linha { $number }: escrita por um Okawari mais novo.
        [unreadable] Mesa { $name }, linha { $number }: não dá para ler a linha.
       *[other] Mesa { $name }, linha { $number }: a linha não combina com as anteriores.
    }
cli-check-game = Partida terminada { $name }: não dá para ler.
cli-check-fine = Está tudo intacto.
cli-check-exported = O que está intacto está agora em “{ $file }”.

## Servidor: a porta

cli-about-serve = Ligar o servidor de jogo.
cli-flag-host = o endereço onde escutar; com 0.0.0.0 outros na sua rede podem entrar (normalmente, só esta máquina)
cli-flag-port = a porta onde escutar (normalmente 8000)
cli-flag-no-browser = não abrir nenhum navegador, só mostrar o endereço
cli-flag-lan = deixar entrar outros da tua rede e mostrar o endereço e um código QR
cli-flag-database = onde se guardam as mesas, como sqlite:///tables.db (normalmente na sua pasta de dados)
cli-flag-workers = quantos processos; para mais de um é preciso outra base de dados que não SQLite
cli-flag-config = um arquivo TOML com configurações
cli-flag-prefix = o caminho onde um proxy mostra o servidor, como /jogos
cli-flag-url = o endereço público do servidor, para os links
cli-flag-origin = outra página que pode usar o servidor; pode aparecer várias vezes
cli-flag-hosts = outros nomes e endereços a que o servidor responde, separados por vírgulas
cli-flag-trusted-proxies = proxies com cabeçalhos de reenvio de confiança: endereços, separados por vírgulas
cli-flag-public-list = mostrar a todos as mesas abertas
cli-flag-no-compiled-bots = nunca compilar as regras dos bots
cli-flag-log-level = debug, info (o habitual), warning ou error
cli-serve-open = Okawari está aberto: { $text }
cli-browser-opens = O Okawari abre no teu navegador: { $text }
cli-browser-address = Abre este endereço num navegador: { $text }
cli-browser-already = O Okawari já está aberto: { $text }
cli-browser-lan = Para que os telemóveis da tua rede possam entrar, inicia-o com: { $text }
cli-serve-phones = Outros na sua rede podem ler este código com o telefone:
cli-serve-no-room = Esta janela é estreita demais para um código QR. O endereço é:
cli-serve-no-signs = Este terminal não tem sinais para desenhar um código QR. O endereço é:
cli-serve-stop = Pressione Ctrl-C para fechar.
cli-serve-closed = Okawari está fechado. Tudo ficou guardado.
