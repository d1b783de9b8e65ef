# O que o servidor diz a quem o mantém e aos programas, em português.

## Servidor: onde se guardam as mesas

error-client-called-off = O início foi cancelado: alguém saiu, ou um aparelho não revelou o seu número a tempo.
error-client-other-shuffle = A prova da partida guardada não é a da mistura em que este programa participou.
error-client-promise-changed = O servidor não cumpriu o que tinha prometido antes do início, por isso este programa não revelou o seu número.
error-store-full = O disco está cheio: não dá para guardar nada até haver espaço.
error-store-read-only = O servidor não pode escrever agora na sua base de dados: nada é guardado.
error-store-locked = Outro programa usa agora a base de dados; tente outra vez daqui a pouco.
error-store-broken = A base de dados não responde: nada é guardado.
error-store-closed = O servidor vai fechar: já não se guarda mais nada.
error-database-unknown = Não dá para guardar mesas num endereço que começa por “{ $name }”. Use um como sqlite:///tables.db
error-database-foreign = O arquivo “{ $file }” não é uma base de dados de Okawari.
error-database-newer = A base de dados “{ $file }” foi feita por um Okawari mais novo (versão { $version }). Instale esse Okawari para usar a base.
error-database-in-use = Outro programa usa a base de dados “{ $file }”, talvez um servidor ligado. Pare esse programa primeiro.
error-database-folder = Não há nenhuma pasta “{ $file }” para a base de dados, nem dá para criar uma ali. Confira o endereço.
error-database-missing = Ainda não há nenhuma base de dados em “{ $file }”.
error-database-not-empty = Já há mesas ou partidas em “{ $file }”. Com --force elas ficam de lado.
error-backup-damaged = O arquivo “{ $file }” está estragado: não dá para usar.
error-backup-same-file = A cópia e a base de dados são o mesmo arquivo: { $file }.

## O cliente para programas

error-client-no-entry = Esta chave não abre a mesa.
error-client-kicked = Quem comanda a mesa deixou livre a sua cadeira.
error-client-no-table = Essa mesa não existe, ou já não existe.
error-client-elsewhere = O seu jogo nesta mesa continua noutro lugar.
error-client-table-closed = Esta mesa está fechada.
error-client-table-damaged = O que estava guardado desta mesa está danificado, por isso não pode ser aberta.
error-client-bad-command = O servidor não entenderia este comando: { $text }
error-client-too-big = O comando tem { $size } bytes; o máximo são { $most }.
error-client-closed = A conexão já foi desligada deste lado.
error-client-fault = O cliente parou por uma falha própria.
error-client-no-server = O que responde ali não é um servidor de Okawari (estado { $code }).
error-client-misunderstood = O servidor fecha sempre a conexão porque não entende o que recebe (código { $code }).
error-client-outdated = O servidor fala um protocolo mais novo: instale uma versão mais nova de okawari.
error-client-away = O servidor não responde.
error-client-bad-address = “{ $text }” não é o endereço de um servidor, como http://localhost:8000.
error-client-not-asked = Não há nenhuma pergunta à espera da sua resposta.
error-client-no-seat = Nesta mesa não há um lugar seu.

## Servidor: a porta

error-bad-message =
    { $problem ->
        [json] Não dá para ler a mensagem: não é JSON correto.
        [deep] Não dá para ler a mensagem: tem níveis demais.
        [twice] Não dá para ler a mensagem: alguma coisa aparece duas vezes.
        [hello] A saudação já foi dita.
       *[form] A mensagem não tem a forma certa. Parte dela: “{ $field }”.
    }
error-bad-request = O pedido não tem a forma certa. Em “{ $field }” pode estar: { $known }.
error-too-large =
    { $most ->
        [0] O pedido é grande demais: o máximo são { $most } bytes.
        [one] O pedido é grande demais: o máximo é { $most } byte.
        [many] O pedido é grande demais: o máximo são { $most } de bytes.
       *[other] O pedido é grande demais: o máximo são { $most } bytes.
    }
error-too-slow = O pedido demorou demais a chegar.
error-not-json = O pedido tem de ser JSON, com o tipo de conteúdo application/json.
error-origin = O cabeçalho “Origin” falta, ou diz o nome de uma página que não pode usar este servidor. O esperado: { $text }
error-host = Este servidor não responde pelo nome “{ $name }”. Se deve responder, acrescente o nome à opção “hosts” dele.
error-no-host = O pedido precisa de um só cabeçalho “Host”, com um nome ou um endereço deste servidor.
error-websocket = Este endereço é só para websockets: use ws ou wss em vez de http ou https.
error-method = Isso não se pode fazer aqui. O cabeçalho “Allow” diz o que se pode.
error-needs-token = Para isso é preciso ter a chave de uma cadeira.
error-join-form = Para entrar, envie o código de uma mesa, ou uma mesa com o segredo do seu link.
error-config-file = Não dá para ler as configurações em “{ $file }”: { $reason }.
error-config-toml = As configurações em “{ $file }” não são TOML correto: { $reason }.
error-config-key = Não há nenhuma configuração chamada “{ $key }” (em “{ $file }”). Existem: { $known }.
error-config-whole = { $name } não pode ser “{ $value }”: é um número inteiro de { $least } a { $most }.
error-config-count = { $name } não pode ser “{ $value }”: é um número inteiro, { $least } ou mais.
error-config-number = { $name } não pode ser “{ $value }”: é um número, 0 ou mais.
error-config-positive = { $name } não pode ser “{ $value }”: é um número maior que 0.
error-config-truth = { $name } não pode ser “{ $value }”: é “yes” (sim) ou “no” (não).
error-config-span = { $name } não pode ser “{ $value }”: são dois números de segundos até 60, primeiro o menor, como 0.8,2.
error-config-database = { $name } não pode ser “{ $value }”: é um endereço como sqlite:///mesas.db ou sqlite:////srv/okawari/mesas.db.
error-config-host = { $name } não pode ser “{ $value }”: é um endereço desta máquina, como 127.0.0.1 ou 0.0.0.0.
error-config-prefix = { $name } não pode ser “{ $value }”: é um caminho como /jogos, com uma barra antes e nenhuma depois.
error-config-address = { $name } não pode ser “{ $value }”: é um endereço como http://192.168.1.5:8000 ou https://casa.example/jogos.
error-config-addresses = { $name } não pode ser “{ $value }”: é um endereço como https://casa.example, ou vários.
error-config-networks = { $name } não pode ser “{ $value }”: são um ou mais endereços IP ou redes, como 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } não pode ser “{ $value }”: são um ou mais nomes ou endereços IP sem porta, como casa.example,192.168.1.5.
error-config-choice = { $name } não pode ser “{ $value }”: é um destes: { $known }.
error-port-taken = A porta { $port } já é usada por outro programa, talvez outro Okawari. Tente outra: --port { $next }
error-port-forbidden = A porta { $port } está reservada para o sistema. Escolha uma acima de 1023 com --port.
error-host-unknown = Esta máquina não tem nenhum endereço chamado “{ $host }”.
error-workers-sqlite = Um só processo serve todas as mesas de uma base de dados SQLite: tire --workers.
error-stopped-late = O servidor não conseguiu guardar tudo a tempo.
error-stopped-unsaved = O Okawari está fechado, mas nem tudo está a salvo: a base de dados “{ $file }” foi movida ou apagada enquanto o servidor funcionava.
server-page-title = Um servidor de Okawari
server-page-about = Aqui as pessoas jogam juntas jogos de cartas de sushi, de escolher e passar. Quem abriu uma mesa diz como entrar nela.
server-page-players = Falta a mesa para o navegador: o Okawari foi instalado sem ela. Quem cuida deste servidor pode juntá-la com “make web” e voltar a iniciá-lo. Até lá, só programas podem jogar aqui.
server-page-interface = A interface para programas
server-page-health = Como está o servidor
server-client-title = Okawari: jogos de cartas de sushi
server-client-description = Escolha uma carta e passe as outras: jogos de cartas de sushi para duas a oito pessoas, com amigos ou bots, no navegador. Sem conta.
server-client-noscript = O Okawari precisa de JavaScript. Ative-o no navegador e carregue esta página outra vez.
