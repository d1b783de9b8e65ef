# Что сервер говорит тем, кто его держит, и программам, по-русски.

## Сервер: где хранятся столы

error-client-called-off = Старт отменён: кто-то ушёл или устройство не открыло своё число вовремя.
error-client-other-shuffle = Доказательство в сохранённой партии относится не к тому перемешиванию, в котором участвовала эта программа.
error-client-promise-changed = Сервер не сдержал обещания, которое дал до старта, поэтому эта программа не открыла своё число.
error-store-full = Диск полон: пока нет места, ничего не сохранить.
error-store-read-only = Серверу сейчас нельзя писать в свою базу данных: ничего не сохраняется.
error-store-locked = База данных занята другой программой; попробуй ещё раз чуть позже.
error-store-broken = База данных не отвечает: ничего не сохраняется.
error-store-closed = Сервер закрывается: больше ничего не сохраняется.
error-database-unknown = По адресу, который начинается с «{ $name }», столы хранить нельзя. Возьми такой, как sqlite:///tables.db
error-database-foreign = Файл «{ $file }» — не база данных Okawari.
error-database-newer = Базу данных «{ $file }» создала более новая версия Okawari (версия базы { $version }). Установи её, чтобы открыть базу.
error-database-in-use = База данных «{ $file }» занята другой программой, скорее всего работающим сервером. Сначала останови его.
error-database-folder = Папки «{ $file }» для базы данных нет, и создать её там нельзя. Проверь адрес.
error-database-missing = По адресу «{ $file }» базы данных пока нет.
error-database-not-empty = В «{ $file }» уже есть столы или партии. С ключом --force их отложат в сторону.
error-backup-damaged = Файл «{ $file }» повреждён: он не годится.
error-backup-same-file = Копия и база данных — один и тот же файл: { $file }.

## Клиент для программ

error-client-no-entry = Этот пропуск не открывает стол.
error-client-kicked = Твой стул освобождён хозяином стола.
error-client-no-table = Такого стола нет, или уже нет.
error-client-elsewhere = Твоя игра за этим столом идёт в другом месте.
error-client-table-closed = Этот стол закрыт.
error-client-table-damaged = То, что было сохранено об этом столе, повреждено, поэтому открыть его нельзя.
error-client-bad-command = Сервер не поймёт эту команду: { $text }
error-client-too-big = Размер команды в байтах: { $size }, а принимается не больше { $most }.
error-client-closed = Связь закрыта с твоей стороны.
error-client-fault = Клиент остановился из-за собственной ошибки.
error-client-no-server = То, что там отвечает, — не сервер Okawari (код ответа { $code }).
error-client-misunderstood = Сервер снова и снова закрывает связь: он не понимает, что ему шлют (код { $code }).
error-client-outdated = Сервер говорит по более новому протоколу: установи версию okawari поновее.
error-client-away = Сервер не отвечает.
error-client-bad-address = «{ $text }» — не адрес сервера. Нужен такой, как http://localhost:8000.
error-client-not-asked = Сейчас тебя ни о чём не спрашивают.
error-client-no-seat = За этим столом у тебя нет места.

## Сервер: вход

error-bad-message =
    { $problem ->
        [json] Сообщение не прочитать: это неправильный JSON.
        [deep] Сообщение не прочитать: слишком много вложений.
        [twice] Сообщение не прочитать: что-то в нём стоит дважды.
        [hello] Приветствие уже было.
       *[form] У сообщения не тот вид. Дело вот в чём: «{ $field }».
    }
error-bad-request = У запроса не тот вид. В «{ $field }» можно: { $known }.
error-too-large =
    { $most ->
        [one] Запрос слишком большой: можно не больше { $most } байта.
        [few] Запрос слишком большой: можно не больше { $most } байт.
        [many] Запрос слишком большой: можно не больше { $most } байт.
       *[other] Запрос слишком большой: можно не больше { $most } байта.
    }
error-too-slow = Запрос шёл слишком долго.
error-not-json = Запрос должен быть в JSON, с типом содержимого application/json.
error-origin = Заголовка «Origin» нет, или в нём страница, которой нельзя пользоваться этим сервером. Ожидается: { $text }
error-host = На имя «{ $name }» этот сервер не отзывается. Если должен, добавь имя в его настройку «hosts».
error-no-host = В запросе должен быть ровно один заголовок «Host» с именем или адресом этого сервера.
error-websocket = Этот адрес только для websocket: подключайся через ws или wss вместо http или https.
error-method = Здесь так нельзя. Как можно, сказано в заголовке «Allow».
error-needs-token = Для этого нужен пропуск к стулу.
error-join-form = Чтобы войти, пришли код стола или стол вместе с секретом из его ссылки.
error-config-file = Параметры из файла «{ $file }» не прочитать: { $reason }.
error-config-toml = Параметры в файле «{ $file }» — неправильный TOML: { $reason }.
error-config-key = Нет параметра с названием «{ $key }» (в файле «{ $file }»). Есть такие: { $known }.
error-config-whole = { $name } не может быть «{ $value }»: нужно целое число от { $least } до { $most }.
error-config-count = { $name } не может быть «{ $value }»: нужно целое число, { $least } или больше.
error-config-number = { $name } не может быть «{ $value }»: нужно число, 0 или больше.
error-config-positive = { $name } не может быть «{ $value }»: нужно число больше 0.
error-config-truth = { $name } не может быть «{ $value }»: нужно «yes» (да) или «no» (нет).
error-config-span = { $name } не может быть «{ $value }»: нужны два числа секунд до 60, сначала меньшее, например 0.8,2.
error-config-database = { $name } не может быть «{ $value }»: нужен адрес вроде sqlite:///tables.db или sqlite:////srv/okawari/tables.db.
error-config-host = { $name } не может быть «{ $value }»: нужен адрес этой машины, например 127.0.0.1 или 0.0.0.0.
error-config-prefix = { $name } не может быть «{ $value }»: нужен путь вроде /games, с косой чертой в начале, но не в конце.
error-config-address = { $name } не может быть «{ $value }»: нужен адрес вроде http://192.168.1.5:8000 или https://home.example/games.
error-config-addresses = { $name } не может быть «{ $value }»: нужен адрес вроде https://home.example или несколько таких.
error-config-networks = { $name } не может быть «{ $value }»: нужны IP-адреса или сети, один или больше, например 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } не может быть «{ $value }»: нужны имена или IP-адреса без порта, один или больше, например dom.example,192.168.1.5.
error-config-choice = { $name } не может быть «{ $value }»: нужно что-то из этого: { $known }.
error-port-taken = Порт { $port } занят другой программой, может быть, другим Okawari. Попробуй другой: --port { $next }
error-port-forbidden = Порт { $port } оставлен для системы. Выбери больше 1023 ключом --port.
error-host-unknown = У этой машины нет адреса с названием «{ $host }».
error-workers-sqlite = Все столы базы данных SQLite обслуживает один процесс: убери --workers.
error-stopped-late = Сервер не успел всё сохранить.
error-stopped-unsaved = Okawari закрыт, но не всё в безопасности: базу данных «{ $file }» переместили или удалили, пока сервер работал.
server-page-title = Сервер Okawari
server-page-about = Здесь вместе играют в карточные игры про суши: выбираешь карту и передаёшь остальные. Как сесть за стол, скажет тот, кто его открыл.
server-page-players = Стола для браузера здесь нет: Okawari установили без него. Тот, кто запустил сервер, может добавить стол командой «make web» и запустить сервер снова. До тех пор здесь могут играть только программы.
server-page-interface = Интерфейс для программ
server-page-health = Как дела у сервера
server-client-title = Okawari: карточные игры про суши
server-client-description = Возьми карту и передай остальные: карточные игры про суши для компании от двух до восьми человек, с друзьями или ботами, прямо в браузере. Без регистрации.
server-client-noscript = Для Okawari нужен JavaScript. Включи его в браузере и загрузи страницу ещё раз.
