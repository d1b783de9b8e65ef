# Что говорит только командная строка, по-русски.

## Терминал: стол

cli-round-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Меню: { $menu }
cli-options = Настройки: { $options }
cli-seed = Зерно: { $seed }
cli-you = Ты
cli-your-hand = Твоя рука
cli-your-table = Твой стол
cli-table-of = Стол игрока { $seat }
cli-table-empty = Карт пока нет
cli-desserts = Десерты
cli-desserts-later = Десерты, которые ждут конца партии
cli-chips = Жетоны
cli-dummy = Призрак
cli-hand-hidden = На этом ходу твоя рука скрыта: карту выбирает случай.
cli-hand-size =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
cli-deck-size =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
cli-hand-goes-to = Твои карты получит { $seat }.
cli-hand-comes-from = Следующие карты передаст { $seat }.
cli-hand-goes-and-comes = Твои карты получит { $next }, а следующие передаст { $previous }.
cli-last-card = Это последняя карта в руке.
cli-waiting = Ждём: { $seats } …
cli-thinking = { $seat } думает …
cli-your-turn = Твой ход.
cli-reveal = Все открывают по карте
cli-log = Что произошло
cli-card-count = { $count } × { $card }
cli-uramaki-left = Свободные места в гонке урамаки: { $places }
cli-colours = Разных цветов: { $count }, самая большая группа: { $group }
cli-would-score-now =
    { $points ->
        [one] { $points } очко сейчас
        [few] { $points } очка сейчас
        [many] { $points } очков сейчас
       *[other] { $points } очка сейчас
    }
cli-would-score-later =
    { $points ->
        [one] { $points } очко, если бы партия кончилась сейчас
        [few] { $points } очка, если бы партия кончилась сейчас
        [many] { $points } очков, если бы партия кончилась сейчас
       *[other] { $points } очка, если бы партия кончилась сейчас
    }
cli-now = сейчас
cli-later = потом
cli-counts-at-end = считается в конце партии

## Терминал: листы очков

cli-scores = Очки
cli-round-sheet = Лист очков раунда { $round }
cli-final-sheet = Итоговый лист очков
cli-sheet-dish = Блюдо
cli-sheet-player = Игрок
cli-sheet-points = Очки
cli-sheet-why = За что
cli-sheet-round = Раунд { $round }
cli-sheet-this-round = Этот раунд
cli-sheet-before = Раньше
cli-sheet-desserts = Десерты
cli-sheet-total = Всего
cli-sheet-place = Место
cli-sheet-nothing = В этом раунде очков нет.
cli-place-points = { $place }. { $seat }: { n-points }
cli-winner = Побеждает { $seat }: { n-points }!
cli-you-win = Твоя победа: { n-points }!
cli-winners-shared = Победа на всех: { $seats }, у каждого { n-points }!
cli-tie-break =
    { $count ->
        [one] Ничья, и решают десерты: { $seat }, { $count } карта десертов.
        [few] Ничья, и решают десерты: { $seat }, { $count } карты десертов.
        [many] Ничья, и решают десерты: { $seat }, { $count } карт десертов.
       *[other] Ничья, и решают десерты: { $seat }, { $count } карты десертов.
    }
cli-tie-break-shared = Десертов у них тоже поровну.

## Терминал: приглашения и команды

cli-prompt = Твой выбор
cli-prompt-number = Напиши число от 1 до { $most } или ?, если нужна помощь
cli-prompt-again = «{ $text }» выбрать нельзя. Напиши число от 1 до { $most } или ?, если нужна помощь.
cli-press-enter = Нажми Enter, чтобы продолжить
cli-commands = t столы · s очки · r правила карт · h подсказка · w почему · ? помощь · q выход
cli-take-back = забрать назад
cli-taken-back = Твоя карта снова в руке.
cli-help = помощь
cli-quit = выход
cli-tables = столы
cli-rules = правила карт
cli-help-number = число: выбрать эту карту или ответ
cli-help-take-back = u: забрать свой выбор назад, пока выбрали не все
cli-help-tables = t: показать все столы
cli-help-scores = s: показать очки
cli-help-rules = r: показать, что приносят карты этой игры
cli-help-help = ?: показать эту помощь
cli-help-quit = q: выйти из игры
cli-help-points = Очки рядом с картой — это то, что она прибавит твоему столу, если выложить её сейчас.
cli-quit-sure = Выйти из игры?
cli-yes = да
cli-no = нет
cli-goodbye = Спасибо за игру. До новой встречи за столом!
cli-rematch = Ещё одну партию?
cli-welcome = Добро пожаловать к столу!
cli-saved = Партия сохранена в файле { $file }.
cli-not-a-terminal = Для игры нужен терминал.
cli-error = okawari: { $message }
cli-warning = Внимание: { $message }

## Терминал: боты и придуманные имена

cli-bot-random = Случайный
cli-bot-random-note = выкладывает любую разрешённую карту
cli-bot-greedy = Жадный
cli-bot-greedy-note = сразу хватает больше очков и портит твои
cli-bot-novice = Новичок
cli-bot-novice-note = играет по своему вкусу и иногда ошибается
cli-bot-casual = Спокойный
cli-bot-casual-note = берёт хорошие очки и любит одно блюдо
cli-bot-quick = Быстрый
cli-bot-quick-note = думает вперёд одно мгновение
cli-bot-strong = Сильный
cli-bot-strong-note = продумывает раунд и угадывает твои карты
cli-bot-chef = Шеф
cli-bot-chef-note = думает целую секунду; лучше здесь не играет никто
cli-bot-human = Человек
cli-name-1 = Аня
cli-name-2 = Лёва
cli-name-3 = Соня
cli-name-4 = Миша
cli-name-5 = Катя
cli-name-6 = Тимур
cli-name-7 = Варя
cli-name-8 = Рома
cli-name-9 = Даша
cli-name-10 = Егор
cli-name-11 = Оля
cli-name-12 = Петя
cli-name-seat = Игрок { $number }

## Терминал: много партий

cli-games = Партии
cli-games-played =
    { $games ->
        [one] сыграна { $games } партия
        [few] сыграны { $games } партии
        [many] сыграно { $games } партий
       *[other] сыграно { $games } партии
    }
cli-progress = { $done } из { $total } партий
cli-games-per-second = Партий в секунду
cli-seconds = Секунды
cli-win-share = Победы
cli-mean-points = Очки в среднем
cli-interval = Интервал 95 %
cli-plus-minus = { $value } ± { $margin }
cli-seat = Место
cli-bot = Бот
cli-game = Игра
cli-players = Игроки
cli-simulate-title = { $game }, { n-players }: { $bots }

## Терминал: сохранённые партии

cli-replay-title = Сохранённая партия: { $game }, { $names }
cli-replay-ok = С сохранённой партией всё в порядке: каждый выбор по правилам, и очки верны.
cli-replay-choices =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }
cli-replay-seat = Глазами игрока { $seat }
cli-replay-turn = Ход { $turn }
cli-replay-event = Что произошло
cli-version = Версия

## Терминал: правила и цифры

cli-rules-cards = Карты
cli-rules-menus = Меню
cli-rules-options = Настройки
cli-rules-clauses = Пункты правил
cli-rules-code = Код
cli-rules-name = Название
cli-rules-kind = Вид
cli-rules-group = Группа
cli-rules-copies = Копии
cli-rules-colour = Цвет
cli-rules-rule = Что делает
cli-rules-values = Значения (первое — обычное)
cli-rules-meaning = Смысл
cli-rules-source = Источник
cli-rules-dishes = Блюда
cli-rules-clause = Пункт
cli-rules-seats = Игроки: от { $least } до { $most }
cli-bench-title = Замер скорости
cli-bench-figure = Показатель
cli-bench-value = Значение
cli-bench-target = Цель
cli-bench-met = Достигнута
cli-bench-missed = Не достигнута
cli-bench-load = Машина: { $machine }, ядер: { $cores }, нагрузка { $load }
cli-bench-running = Измеряем: { $figure } …

## Терминал: ещё о партии

cli-your-choice = Твой выбор: { $answer }
cli-show-or-back = Enter: открыть карты · u: забрать назад
cli-show-or-back-again = «{ $text }» сейчас нельзя. Нажми Enter, чтобы открыть карты, или u, чтобы выбрать заново.
cli-hands-swap = Обмен картами: ты и { $seat }.
cli-last-turn = Последний ход этого раунда.
cli-fruit-icons = Фрукты: арбуз { $watermelon }, ананас { $pineapple }, апельсин { $orange }
cli-chips-left = осталось
cli-chips-won = Жетоны игроков
cli-tables-title = Стол
cli-help-code = код карты, например salmon или maki2, делает то же самое
cli-help-now = «Сейчас» — это сколько принесли бы блюда этого раунда, если бы он кончился сейчас; десерты считаются в конце партии.
cli-opponents = Твои соперники: { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Ничья, и решают десерты: у тебя { $count } карта десертов.
        [few] Ничья, и решают десерты: у тебя { $count } карты десертов.
        [many] Ничья, и решают десерты: у тебя { $count } карт десертов.
       *[other] Ничья, и решают десерты: у тебя { $count } карты десертов.
    }

## Терминал: команды и их ключи

cli-usage = Вызов:
cli-word-flags = КЛЮЧИ
cli-word-command = КОМАНДА
cli-flags-title = Ключи
cli-commands-title = Команды
cli-about = Карточные игры про суши: выбирай и передавай. Без команды они открываются в браузере.
cli-about-play = Сыграть партию в терминале против ботов.
cli-about-rules = Показать карты, меню, настройки и пункты правил.
cli-about-replay = Показать или проверить сохранённую партию.
cli-about-score = Подсчитать очки столов, записанных в JSON.
cli-about-simulate = Пусть боты сыграют много партий; показать, что вышло.
cli-about-bench = Измерить скорость правил.
cli-about-train = Пусть считающие боты поучатся на партиях против самих себя; записать, чему они научились.
cli-flag-lang = на каком языке говорить
cli-flag-help = показать эту помощь
cli-flag-version = показать версию
cli-flag-json = выдать JSON для программ
cli-flag-game = classic, party (обычно) или draft
cli-flag-players = сколько игроков (обычно 4)
cli-flag-menu = код или название меню, или семь видов через запятую
cli-flag-option = настройка правил, например edition=de; можно указать несколько раз
cli-flag-level = кто играет против тебя: novice, casual (обычно), quick, strong или chef, один на всех или каждому свой, через запятую
cli-flag-seed = с одним и тем же зерном сдаются одни и те же карты
cli-flag-name = твоё имя
cli-flag-save = сохранить партию в этот файл, когда она кончится или ты выйдешь
cli-flag-auto = смотреть, как бот играет за тебя
cli-flag-no-color = без цветов и других управляющих кодов
cli-flag-verify = только проверить, что каждый выбор по правилам и очки верны
cli-flag-seat = рассказать глазами игрока на этом месте, считая от 0
cli-flag-jsonl = на входе стол в каждой строке, на выходе результат в каждой строке
cli-flag-games = сколько партий
cli-flag-bots = боты в порядке мест, через запятую; хватит и одного на всех

## Терминал: что может быть не так с командой

error-not-compiled = Быстрые правила не установлены. Установи их так: pip install "okawari[fast]"
error-no-such-file = Файл «{ $file }» не прочитать.
error-bad-number = «{ $value }» не подходит для { $name }: напиши число от { $least } до { $most }.
error-command-unknown = Нет команды с названием «{ $name }». Есть такие: { $known }.
error-flag-unknown = Нет ключа с названием «{ $name }». Смотри: { $text }
error-flag-value = Ключу «{ $name }» нужно значение.
error-flag-plain = У ключа «{ $name }» не бывает значения.
error-argument-missing = Не хватает: «{ $name }». Смотри: { $text }
error-bad-argument = Это не подходит для «{ $name }».
error-extra-word = «{ $name }» — лишнее слово. Смотри: { $text }
error-usage = Это непонятно. Смотри: { $text }
error-option-form = «{ $value }» записано не так: нужно ИМЯ=ЗНАЧЕНИЕ.
error-bot-count = Ботов названо { $count }, а должно быть 1 или { $wanted }.
error-cannot-write = Файл «{ $file }» не записать.
error-compiler-off = Быстрые правила выключены: убери NUMBA_DISABLE_JIT.
error-not-a-save = Файл «{ $file }» уже есть, и это не сохранённая партия: выбери другое имя.
error-nothing-found = Ничего с названием «{ $text }» нет. Без слова okawari rules показывает всё.

## Терминал: справочник, цифры и много партий

cli-sheet-now = Сейчас
cli-rules-games = Игры
cli-rules-clauses-english = Пункты правил написаны по-английски.
cli-flag-bench-games = сколько партий на показатель; меньше — для быстрого взгляда, без времени запуска
cli-flag-train-out = папка для того, чему они научились; веса, которые там уже есть, заменяются
cli-flag-train-games = партий в каждом круге
cli-flag-train-tries = воображаемых продолжений на каждый ответ
cli-flag-train-rounds = сколько раз начинать заново с тем, что выучено
cli-flag-train-seed = то же зерно даёт те же веса
cli-train-done = Выученное лежит в папке { $folder }. card.json говорит, откуда оно.
error-weights-damaged = Файл «{ $file }» с тем, чему научились боты, повреждён. Установите Okawari заново или обучите ботов снова.
error-weights-size = В файле «{ $file }» весов { $count }, а нужно { $wanted }: он от другой версии. Обучите ботов снова.

## Терминал: ход на одном экране, коробки навынос и начало

cli-boxes-gain =
    { $count ->
        [one] { $count } карта перевёрнута: { $points }
        [few] { $count } карты перевёрнуты: { $points }
        [many] { $count } карт перевёрнуто: { $points }
       *[other] { $count } карты перевёрнуто: { $points }
    }
cli-boxes-prompt = Числа — отметить или снять отметку, Enter — готово
cli-boxes-again = «{ $text }» нельзя. Числа от 1 до { $most }, Enter — готово
cli-choice-using = { $answer }, прибор: { $card }
cli-choice-for-dummy = { $answer }; за призрака: { $card }
cli-tool-chopsticks = Палочки: ты выкладываешь вторую карту из руки.
cli-tool-spoon = Ложка: ты просишь карту у других и сразу её выкладываешь.
cli-order-lost = пропадёт: копировать нечего
cli-order-lost-sure = Копировать пока нечего: особый заказ пропадёт. Всё равно выложить?
cli-news-more = … (t покажет всё)
cli-more = Enter — дальше
cli-last-cards = Выложены последние карты:
cli-words-yes = да д yes y
cli-words-no = нет н no n
cli-you-named = Ты ({ $name })
cli-save-replaces = Внимание: эта партия заменит сохранённую в файле { $file }.
cli-compiling-rules = Компилируем правила для множества партий: до минуты…
cli-compiling-bots = Компилируем мышление простых ботов: до минуты…
cli-compiling-search = Компилируем поиск ботов: до двух минут…
cli-compiling-rivals = Компилируем поиск других авторов: до минуты…
cli-compiling-not-kept = Скомпилированное нельзя сохранить до следующего раза: в папку кэша ничего не записать. В OKAWARI_CACHE можно указать другую.
cli-sheet-others = Другие
cli-place =
    { $place ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] { $place }-е
    }
cli-word-word = СЛОВО
cli-flag-pause = сколько секунд ждать после каждого хода, на который ты смотришь (обычно 0.6)
cli-intro-turn = Приятного аппетита! Все разом выкладывают по карте и передают остальные.
cli-intro-keys = Напиши номер карты и нажми Enter. Знак ? объяснит игру.
cli-language-name = Русский
cli-start = Во что сыграем? Нажми Enter, и всё будет как обычно.
cli-start-enter = Enter: { $number }
cli-start-language = Язык
cli-start-game = Игра
cli-start-players = Сколько игроков, от { $least } до { $most }? (Enter: { $usual })
cli-start-menu = Меню
cli-start-level = Как играют боты
help-turn = Ход: каждый выбирает карту, все открывают их разом, потом карты из рук передают дальше.
help-win = Карты на столе приносят очки в конце каждого из трёх раундов, десерты — в самом конце. У кого больше очков, тот и победит.
help-draft-win = После каждого раунда тот, у кого больше всех карт одних суши, получает их жетон. Жетоны — это очки, и побеждает тот, у кого их больше.
help-now = «Сейчас» — это сколько принёс бы стол, если бы раунд кончился сейчас.
help-arrows = → этот игрок получит твои карты. ← а этот передаст тебе следующие.
help-sets = 1/3: у тебя есть одна из трёх нужных карт.
help-later = «+6 потом»: эти очки считаются в конце партии.
help-tools = Число на приборе, как на карте «Ложка (5)», решает, кто первый: у кого оно меньше.
help-enter = Когда выберешь, Enter откроет карты всех игроков.

## Столы и решения в виде текста

error-bad-notation-line = Строка { $number } — не часть стола и не решение: «{ $line }».
error-bad-notation-field = Строка { $number }: у стола нет поля с названием «{ $field }».
error-bad-notation-value = Строка { $number }: «{ $value }» не подходит для поля «{ $field }».

## Доказательство честного перемешивания

cli-replay-shuffle-ok = Перемешивание доказано: зерно получено из секрета сервера, чисел, обещанных устройствами, и имён за столом.
cli-replay-shuffle-promise = Что сервер зафиксировал до игры, как это видело каждое устройство: { $text }
cli-replay-shuffle-again = ДОКАЗАНО ЛИШЬ ОТЧАСТИ: каждый выбор по правилам и очки верны, но карты те же, что в партии { $number } за этим столом, сданные ещё раз. Доказательство относится к той партии: об именах в этом файле оно не говорит, а карты мог знать любой.
cli-replay-shuffle-old = Перемешивание доказано только по-старому: зерно сходится, но тот, кто держал сервер и играл сам, мог подобрать сдачу.
cli-replay-shuffle-zeros = Без своего числа: { $names }
cli-replay-unproved = НЕ ДОКАЗАНО: каждый выбор по правилам и очки верны, но в файле нет доказательства перемешивания. Карты, имена и ходы могут быть выдуманы.

## Сервер: где хранятся столы

cli-about-backup = Скопировать столы и законченные партии сервера в файл, даже на ходу.
cli-about-restore = Поставить копию, сделанную командой backup, на место базы данных.
cli-flag-backup-database = где хранятся столы, например sqlite:///tables.db (обычно там, где у самого сервера)
cli-flag-restore-force = даже если столы уже есть; их база данных останется рядом
cli-backup-done = Всё скопировано в «{ $file }».
cli-restore-done = Копия на своём месте: «{ $file }».
cli-restore-kept = То, что было раньше, хранится как «{ $file }».
cli-about-check = Проверить, целы ли все столы и законченные партии в базе данных, даже пока сервер работает.
cli-flag-check-export = записать всё целое в эту папку: законченные партии как JSON, столы как базу данных для restore
cli-check-whole = Столы: { $tables }. Строки: { $rows }. Законченные партии: { $games }.
cli-check-file = Повреждён сам файл: { $reason }
cli-check-table =
    { $what ->
        [gap] Стол { $name }, строка { $number }: строки нет.
        [checksum] Стол { $name }, строка { $number }: строку изменили.
        [end] Стол { $name }, строка { $number }: последних строк нет.
        [format] Стол { $name }, строка { $number }: её записал более новый Okawari.
        [unreadable] Стол { $name }, строка { $number }: строку нельзя прочесть.
       *[other] Стол { $name }, строка { $number }: строка не подходит к предыдущим.
    }
cli-check-game = Законченная партия { $name }: её нельзя прочесть.
cli-check-fine = Всё цело.
cli-check-exported = Всё, что цело, теперь лежит в «{ $file }».

## Сервер: вход

cli-about-serve = Запустить игровой сервер.
cli-flag-host = на каком адресе слушать; с 0.0.0.0 могут войти и другие в твоей сети (обычно только эта машина)
cli-flag-port = на каком порту слушать (обычно 8000)
cli-flag-no-browser = не открывать браузер, только показать адрес
cli-flag-lan = пустить других из твоей сети и показать адрес и QR-код
cli-flag-database = где хранятся столы, например sqlite:///tables.db (обычно в твоей папке данных)
cli-flag-workers = сколько процессов; если больше одного, нужна другая база данных, не SQLite
cli-flag-config = файл TOML с параметрами
cli-flag-prefix = путь, под которым сервер виден через прокси, например /games
cli-flag-url = открытый адрес сервера, для ссылок
cli-flag-origin = ещё одна страница, которой можно пользоваться сервером; можно указать несколько раз
cli-flag-hosts = другие имена и адреса, на которые отзывается сервер, через запятую
cli-flag-trusted-proxies = прокси, чьим заголовкам о пересылке можно верить: адреса через запятую
cli-flag-public-list = показывать открытые столы всем
cli-flag-no-compiled-bots = никогда не собирать правила ботов заранее
cli-flag-log-level = debug, info (обычно), warning или error
cli-serve-open = Okawari открыт: { $text }
cli-browser-opens = Okawari открывается в браузере: { $text }
cli-browser-address = Открой этот адрес в браузере: { $text }
cli-browser-already = Okawari уже открыт: { $text }
cli-browser-lan = Чтобы могли войти телефоны из твоей сети, запусти так: { $text }
cli-serve-phones = Другие в твоей сети могут навести сюда камеру телефона:
cli-serve-no-room = Это окно слишком узкое для QR-кода. Вот адрес:
cli-serve-no-signs = В этом терминале нечем нарисовать QR-код. Вот адрес:
cli-serve-stop = Нажми Ctrl-C, чтобы закрыть.
cli-serve-closed = Okawari закрыт. Всё сохранено.
