## Web: ajustes

web-settings-intro = Tudo isto fica só neste aparelho. Cada mudança vale logo.
web-settings-you = Você
web-settings-name = O seu nome
web-settings-name-note = Os outros veem-no na mesa. Deixe vazio e inventamos um.
web-settings-look = Visual
web-settings-textSize = Tamanho da letra
web-settings-percent = { $number }%
web-settings-theme = Claro ou escuro
web-settings-theme-auto = Automático
web-settings-theme-light = Claro
web-settings-theme-dark = Escuro
web-settings-theme-contrast = Alto contraste
web-settings-colours = Cores das cartas
web-settings-colours-standard = Normais
web-settings-colours-strong = Fortes
web-settings-moving = Movimento e som
web-settings-motion = Movimento
web-settings-motion-auto = Automático
web-settings-motion-full = Sim
web-settings-motion-none = Não
web-settings-speed = Velocidade
web-settings-speed-calm = Calma
web-settings-speed-normal = Normal
web-settings-speed-brisk = Rápida
web-settings-speed-instant = Na hora
web-settings-volume = Sons
web-settings-volume-0 = Não
web-settings-volume-1 = Baixo
web-settings-volume-2 = Normal
web-settings-volume-3 = Alto
web-settings-vibration = Vibração
web-settings-vibration-note = Um zumbido pequenino quando fica com uma carta.
web-settings-notify = Avisar quando é a minha vez
web-settings-notify-note = Um aviso do aparelho, quando o jogo está noutra janela.
web-settings-notify-refused = O navegador não deixa esta página enviar avisos. Pode mudar isso nos ajustes dele.
web-settings-play = Como joga
web-settings-confirm = Perguntar antes de escolher
web-settings-confirm-note = O primeiro toque levanta a carta, o segundo fica com ela.
web-settings-hints = Dicas
web-settings-hints-note = Uma linha curta quando acontece algo novo.
web-settings-memory = Ajuda da memória
web-settings-memory-note = Mostra as mãos que já passou, se a mesa deixar.
web-settings-emotes = Reações
web-settings-emotes-note = Ver as saudações dos outros jogadores.
web-settings-leftHanded = Para canhotos
web-settings-leftHanded-note = Põe o botão grande à esquerda.
web-settings-zen = Mesa calma
web-settings-zen-note = Esconde tudo menos a mão, os pratos e quem já escolheu.
web-settings-reading = Teclas e leitura em voz alta
web-settings-screenReader = Vista em tabela para leitores de tela
web-settings-screenReader-note = Mostra os pratos de todos os lugares numa tabela de verdade.
web-settings-moreTime = Preciso de mais tempo
web-settings-moreTime-note = Para leitores de tela ou para ler devagar. Onde corre um relógio, pedimos o dobro do tempo a quem comanda. Só essa pessoa fica sabendo, e não o motivo. Com texto grande, o pedido é automático.
web-settings-keys = Teclas simples
web-settings-keys-note = Jogue com uma tecla de cada vez.
web-settings-data = O que este aparelho guarda
web-settings-data-note = O seu nome, os seus ajustes e os seus lugares nas mesas, para poder voltar.
web-settings-clear = Apagar tudo
web-settings-clear-sure = Apagar tudo?
web-settings-clear-what = Este aparelho esquece o seu nome, os seus ajustes e as suas mesas. Não dá para voltar atrás.
web-settings-clear-tables =
    { $count ->
        [0] Há lugares seus em { $count } mesas. Depois não dá para voltar a eles.
        [one] Há um lugar seu em { $count } mesa. Depois não dá para voltar a ele.
        [many] Há lugares seus em { $count } de mesas. Depois não dá para voltar a eles.
       *[other] Há lugares seus em { $count } mesas. Depois não dá para voltar a eles.
    }
web-settings-clear-keep = Guardar tudo
web-settings-clear-yes = Apagar
web-settings-cleared = Pronto. Este aparelho esqueceu tudo.
