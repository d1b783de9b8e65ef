## Web: pôr a mesa

web-create-title = Pôr a mesa
web-create-loading = A cozinha traz o menu …
web-create-game = Que jogo?
# $least e $most: números de jogadores, como 2 e 8
web-create-players = { $least }–{ $most } jogadores
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [0] Há { $count } pessoas na mesa: é demais para este jogo.
        [one] Há { $count } pessoa na mesa: é demais para este jogo.
        [many] Há { $count } de pessoas na mesa: é demais para este jogo.
       *[other] Há { $count } pessoas na mesa: é demais para este jogo.
    }
web-create-menu = Menu
web-create-menu-own = Uma bandeja só sua.
web-create-presets = Menus
web-create-surprise = Surpresa!
# Lido em voz alta; $dishes é uma lista de nomes
web-create-surprised = Agora na bandeja: { $dishes }
web-create-always = sempre
# Lido em voz alta depois do nome de um prato da bandeja: um toque abre a escolha
web-create-change-dish = Trocar este prato
web-create-not-served = Não dá para servir
# $group: Rolo, Entrada, Especial ou Sobremesa
web-create-choose = Escolha: { $group }
web-create-here = Neste lugar
web-create-on-tray = Na bandeja
web-create-extra = Prato extra
web-create-menu-not-for =
    { $count ->
        [0] Não dá com { $count } jogadores.
        [one] Não dá com { $count } jogador.
        [many] Não dá com { $count } de jogadores.
       *[other] Não dá com { $count } jogadores.
    }

## Web: como é um menu

web-create-temper-mean = Malícia
web-create-temper-mean-low = gentil
web-create-temper-mean-middle = travesso
web-create-temper-mean-high = picante
web-create-temper-simple = Facilidade
web-create-temper-simple-low = para pensar
web-create-temper-simple-middle = médio
web-create-temper-simple-high = fácil
web-create-temper-lucky = Sorte
web-create-temper-lucky-low = calmo
web-create-temper-lucky-middle = meio doido
web-create-temper-lucky-high = doido

## Web: regras da casa e a mesa

web-create-rules = Regras da casa
web-create-rules-changed =
    { $count ->
        [0] como sempre
        [one] { $count } mudada
        [many] { $count } mudadas
       *[other] { $count } mudadas
    }
web-create-rules-note = Deixe como estão, ou jogue do seu jeito.
web-create-as-edition = Como na edição
web-create-source = De: { $source }
web-create-seats = Cadeiras
# $people já estão na mesa, sobram $free cadeiras
web-create-seats-note =
    { $free ->
        [0] Todas as cadeiras estão ocupadas.
        [one] Uma cadeira livre para um amigo ou um bot.
        [many] { $free } de cadeiras livres para amigos ou bots.
       *[other] { $free } cadeiras livres para amigos ou bots.
    }
web-create-bots = Os bots jogam
web-create-table = Ritmo e mais
web-create-pace = Relógio
web-create-pace-none = Sem relógio
web-create-pace-friendly = Calmo
web-create-pace-brisk = Rápido
web-create-pace-slow = Lento
web-create-pace-slower = Mais lento
web-create-pace-slowest = O mais lento
web-create-pace-none-note = Cada um leva o tempo de que precisa.
# Segundos para uma escolha
web-create-pace-seconds = { $pick } segundos para escolher, e mais { $card } por cada carta na mão.
web-create-pace-more = Qualquer pessoa pode pedir mais tempo.
web-create-doubled = O dobro do tempo
web-create-doubled-note = Todos estes tempos contam em dobro, para todos.
web-create-absence = Se alguém falta, esperar
web-create-absence-wait =
    { $seconds ->
        [0] o tempo que for preciso
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Nunca um bot joga por alguém.
       *[other] Depois joga um bot, até a pessoa voltar.
    }
web-create-spectators = Dá para assistir
web-create-spectators-note = Quem assiste só vê o que está à vista na mesa.
web-create-typed-names = Dá para escrever nomes
web-create-typed-names-note = Se não, cada um recebe um nome divertido.
web-create-memory = Ajuda da memória
web-create-memory-note = Mostra a cada jogador as mãos que passou.
web-create-pinned = Guardar 30 dias
web-create-pinned-note = Uma partida por acabar fica mais de um dia.
web-create-open = Abrir mesa
web-create-saving = A mesa está a caminho …

## Web: o que ajuda quando assim não dá para jogar

web-create-fix-swap = Servir { $new } em vez de { $old }
web-create-fix-seats =
    { $count ->
        [0] Jogar com { $count } cadeiras
        [one] Jogar com { $count } cadeira
        [many] Jogar com { $count } de cadeiras
       *[other] Jogar com { $count } cadeiras
    }
web-create-fix-extra = Ligar: { $option }
web-create-fix-option = Tirar: { $option }
web-create-fix-menu = Usar o menu { $menu }
web-create-fix-bot = Usar o bot { $bot }
