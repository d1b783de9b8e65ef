## Web: a sala de espera

web-lobby-title = À volta da mesa
web-lobby-title-host = A sua mesa
web-lobby-invite = Convidar
web-lobby-code = Código da mesa
web-lobby-code-hidden = O código está escondido.
web-lobby-hide-code = Esconder o código
web-lobby-code-gone = O código era só para o começo. O link ainda vale.
web-lobby-locked = A mesa está trancada: não entra mais ninguém.
web-lobby-share = Enviar link
web-lobby-share-text = Venha jogar!
web-lobby-copy = Copiar link
web-lobby-copied = O link está copiado. Envie aos seus amigos.
web-lobby-link = Link para esta mesa
web-lobby-qr = Ver imagem para a câmera
web-lobby-qr-title = Aponte a câmera aqui
web-lobby-qr-label = Código QR com o link para esta mesa
web-lobby-qr-note = Quem tem o link pode sentar-se.
web-lobby-watchers =
    { $count ->
        [0] { $count } assistem
        [one] { $count } assiste
        [many] { $count } assistem
       *[other] { $count } assistem
    }
web-lobby-seated = { $count } de { $all } cadeiras ocupadas
web-lobby-only-here = Este link só funciona neste computador. Inicie o Okawari com --lan para outras pessoas entrarem.
web-lobby-way = Na rodada 1, as mãos vão no sentido do relógio, para a cadeira seguinte.
web-lobby-menu = No menu: { $menu }
web-lobby-emotes = Diga algo

## Web: as cadeiras na sala de espera

# Lido em voz alta: quem se senta ali, e se está pronto
web-lobby-chair =
    { $role ->
        [you] Cadeira { $number }: você, { $name }.
        [you-host] Cadeira { $number }: você, { $name }, que comanda.
        [host] Cadeira { $number }: { $name }, que comanda.
       *[guest] Cadeira { $number }: { $name }.
    } { $state ->
        [ready] Tudo pronto.
       *[waiting] Ainda não.
    }
web-lobby-chair-away =
    { $role ->
        [you] Cadeira { $number }: você, { $name }.
        [you-host] Cadeira { $number }: você, { $name }, que comanda.
        [host] Cadeira { $number }: { $name }, que comanda.
       *[guest] Cadeira { $number }: { $name }.
    } { $seconds ->
        [-1] Sem conexão.
        [0] Sem conexão. A cadeira fica guardada por { $seconds } segundos.
        [one] Sem conexão. A cadeira fica guardada por { $seconds } segundo.
        [many] Sem conexão. A cadeira fica guardada por { $seconds } de segundos.
       *[other] Sem conexão. A cadeira fica guardada por { $seconds } segundos.
    }
web-lobby-chair-bot = Cadeira { $number }: { $name }, um bot.
web-lobby-chair-empty = Cadeira { $number }: livre.
web-lobby-chair-free = Cadeira livre
web-lobby-free = livre
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = Esta é a sua cadeira.
web-lobby-is-host = Comanda esta mesa.
web-lobby-is-bot = Um bot.
web-lobby-passes-to = Passa as cartas para { $name }.
web-lobby-passes-free = Passa as cartas para quem se sentar ao lado.
web-lobby-name = Nome
web-lobby-rename = Guardar nome
web-lobby-add-bot = Pôr um bot aqui
web-lobby-bot-level = Como joga
web-lobby-remove-bot = Tirar o bot
web-lobby-sit-here = Sentar aqui
web-lobby-move = Lugar na mesa
web-lobby-move-back = Um lugar para trás
web-lobby-move-on = Um lugar à frente
web-lobby-place = { $number } de { $count }
web-lobby-kick = Tirar
web-lobby-kick-sure = Tirar { $name } da mesa? Não vai poder voltar, e o código e o link serão novos.
web-lobby-kick-yes = Sim, tirar
web-lobby-no = Não

## Web: o que pode fazer quem comanda

web-lobby-host-tools = Para quem comanda
web-lobby-change = Mudar menu
web-lobby-change-save = Servir isto
web-lobby-shuffle = Misturar lugares
web-lobby-lock = Trancar mesa
web-lobby-unlock = Destrancar mesa
web-lobby-close = Fechar mesa
web-lobby-close-sure = Fechar esta mesa para todos? Não dá para abrir outra vez.
web-lobby-close-yes = Sim, fechar
web-wish-asks =
    { $count ->
        [0] { $names } gostariam de mais tempo.
        [one] { $names } gostaria de mais tempo.
        [many] { $names } gostariam de mais tempo.
       *[other] { $names } gostariam de mais tempo.
    }
web-wish-agree = O dobro do tempo para todos
web-wish-leave = Deixar o relógio assim
web-wish-granted = Você queria mais tempo: agora todos têm o dobro.

## Web: pronto, começar, sair

web-lobby-ready-button = Pode começar
web-lobby-ready-yes = Tudo pronto!
web-lobby-start = Começar
web-lobby-start-anyway = Começar já
web-lobby-start-bots =
    { $count ->
        [0] Começar com { $count } bots
        [one] Começar com { $count } bot
        [many] Começar com { $count } de bots
       *[other] Começar com { $count } bots
    }
web-lobby-start-us = Só nós { $count }: tirar as cadeiras livres
web-lobby-alone = Ainda não chegou mais ninguém. Envie o link ou jogue com bots.
web-lobby-waiting-for = À espera de { $names }
web-lobby-free-chairs =
    { $count ->
        [0] { $count } cadeiras ainda estão livres.
        [one] Uma cadeira ainda está livre.
        [many] { $count } de cadeiras ainda estão livres.
       *[other] { $count } cadeiras ainda estão livres.
    }
web-lobby-all-ready = Todos prontos!
web-lobby-say-ready = Quando quiser.
web-lobby-host-starts = Quem comanda começa daqui a pouco.
web-lobby-watching = Agora só assiste. Há uma cadeira livre para você.
web-lobby-watching-full = Todas as cadeiras estão ocupadas. Agora só assiste.
web-lobby-watching-locked = A mesa está trancada. Agora só assiste.
web-lobby-take-chair = Quero cadeira
web-lobby-leave = Sair da mesa
web-lobby-leave-sure = Deixar a sua cadeira? Também pode ir para o início e voltar depois: por um pouco a cadeira continua sua.
web-lobby-leave-watching = Deixar de assistir a esta mesa?
web-lobby-leave-yes = Deixar a cadeira
web-lobby-leave-keep = Ir para o início

## Web: a mistura no início

web-shuffle-under-way = Misturando: cada aparelho acrescenta a sua parte …
web-shuffle-off = { $count ->
    [one] Início cancelado: o aparelho de { $names } não respondeu. { $names } tem de confirmar outra vez.
    [many] Início cancelado: os aparelhos de { $names } não responderam. Têm de confirmar outra vez.
   *[other] Início cancelado: os aparelhos de { $names } não responderam. Têm de confirmar outra vez.
}
web-shuffle-off-you = Início cancelado: este aparelho não respondeu a tempo. Confirme outra vez que está tudo pronto.
web-shuffle-off-left = Início cancelado. Dá para começar outra vez.
web-shuffle-zeros = { $count ->
    [one] Três vezes o aparelho de { $names } ficou sem responder. Não acrescenta número à próxima mistura.
    [many] Três vezes os aparelhos de { $names } ficaram sem responder. Não acrescentam números à próxima mistura.
   *[other] Três vezes os aparelhos de { $names } ficaram sem responder. Não acrescentam números à próxima mistura.
}
web-shuffle-warning-promise = O servidor mudou a promessa sobre a mistura. Por isso este aparelho não revelou o seu número.
web-shuffle-warning-list = O servidor não respeitou a promessa deste aparelho. Por isso o aparelho não revelou o seu número.
web-shuffle-warning-lost = Este aparelho já não tem o número que prometeu para a mistura. Quando o início for cancelado, confirme outra vez que está tudo pronto.
web-shuffle-warning-broken = Este aparelho revelou o seu número e depois o servidor abandonou o início sem dizer nada. Isso é contra as regras da mistura. Só confirme outra vez que está tudo pronto se confiar neste servidor.
