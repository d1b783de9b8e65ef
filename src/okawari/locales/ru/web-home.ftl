## Веб: общее для комнат до стола

web-front-help = Помощь: карты и правила
web-front-back-to-table = Назад к столу
web-front-settings = Настройки
web-front-language = Язык
web-front-wait = Минутку …
web-front-code = Введи код
web-front-code-go = К столу с этим кодом
web-front-privacy = Без регистрации, без рекламы, без слежки: твои настройки остаются на этом устройстве.
web-front-source = Свободная программа под лицензией Apache License 2.0: её может читать, запускать и менять любой.

## Веб: начало

web-home-line = Оставь карту, передай остальные. Ещё по одной?
web-home-ways = Как играть
web-home-friends = С друзьями
web-home-friends-note = Открой стол, пришли ссылку
web-home-bots = С ботами
web-home-bots-note = Одно касание — и играешь
web-home-device = Один экран
web-home-device-note = Передавайте по кругу
web-home-learn = Учиться
web-home-learn-note = Играй и смотри, как всё работает
web-home-rules = Карты и правила
web-home-rules-note = За что очки и когда
web-home-tables = Мои столы
web-home-table = Стол
web-home-today = Карта дня
web-home-your-turn = Твой ход!
web-home-watching = Ты смотришь.
web-home-running = Твои столы, где игра не окончена
web-home-turn-at = Твой ход: { $game }
web-home-back-to = Назад за стол: { $game }
web-home-stands =
    { $phase ->
        [lobby] Ещё не началось. За столом: { $names }
        [playing] Идёт игра. За столом: { $names }
        [scoring] Считаем очки. За столом: { $names }
        [over] Партия окончена. За столом: { $names }
       *[other] За столом: { $names }
    }
web-home-phase-lobby = Ещё не началось
web-home-phase-playing = Идёт игра
web-home-phase-scoring = Считаем очки
web-home-phase-over = Партия окончена
# Название игры: Классика, Вечеринка, Драфт
web-home-remove = Убрать из списка: { $game }
web-home-more =
    { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
        [many] Показать ещё { $count }
       *[other] Показать ещё { $count }
    }
web-home-offline = Нет интернета. Можно читать правила и менять настройки. Игры вернутся вместе со связью.
web-home-away = Кухня сейчас не отвечает. Можно читать правила и менять настройки. Мы пробуем снова.
web-home-busy = На кухне очень много дел. Попробуй ещё раз чуть позже.
web-home-renewed = Есть новая версия. Твои места и карты останутся.
web-home-reload = Обновить

## Веб: игра с ботами

web-solo-laying = Повар накрывает тебе на стол …
web-solo-laying-learn = Повар готовит простой обед, совсем небольшой …
web-solo-change = Выбрать игру с ботами
web-solo-choose = Игра с ботами
web-solo-game = Игра
web-solo-menu = Меню
web-solo-bots = Боты
web-solo-level = Как они играют
web-solo-play = Играть

## Веб: как сесть за стол

web-join-title = Сесть за стол
web-join-invited = Тебя приглашают!
web-join-which = Какой стол?
web-join-found = Стол найден: { $game }. Уже за столом: { $names }.
web-join-welcome = Одно касание — и ты за столом.
web-join-ask = Введи код, который твои друзья видят на экране.
web-join-with =
    { $count ->
        [one] Уже за столом: { $names }.
        [few] Уже за столом: { $names }.
        [many] Уже за столом: { $names }.
       *[other] Уже за столом: { $names }.
    }
web-join-pace-friendly = Здесь идут часы, времени хватает. Можно попросить ещё.
web-join-pace-brisk = Быстрый стол: часы идут коротко. Можно попросить ещё времени.
web-join-pace-slow = Часы здесь идут медленно. Можно попросить ещё времени.
web-join-pace-slower = Часы здесь идут очень медленно. Можно попросить ещё времени.
web-join-pace-slowest = Здесь самые медленные часы. Можно попросить ещё времени.
web-join-doubled = У всех вдвое больше времени.
web-join-running = Партия уже идёт. Если есть свободный стул, можно играть со следующего раунда.
web-join-name = Твоё имя
web-join-name-note = Оставь пустым, и мы придумаем что-нибудь смешное.
web-join-sit = Сесть
web-join-sitting = Минутку …
web-join-watch = Только смотреть
web-join-watch-instead = Лучше посмотрю

## Веб: по одной мысли за раз, во время игры

web-hint = Подсказка
web-hint-known = Я это знаю
web-hint-aloud = Прочитать вслух
web-hint-pass = Оставь одну карту. Остальные получит { $name }.
web-hint-undo = Хочешь другую? Коснись другой карты, пока выбрали не все.
web-hint-rule = Что делает карта? { $device ->
    [touch] Подержи её
   *[mouse] Щёлкни правой кнопкой
} — и прочтёшь правило.
web-hint-on-wasabi = Твоё следующее нигири ляжет на васаби и принесёт втрое больше.
web-hint-set = Полный набор: { $card }! Он принесёт очки в конце раунда.
web-hint-majority = { $card }: важно, у кого больше всех. Смотри и на других!
web-hint-dessert = { $card }: это остаётся у тебя. Десерты считаются в конце партии.
web-hint-hold-wasabi = Сначала васаби, потом нигири: так нигири принесёт втрое больше.
web-hint-hold-chopsticks = Оставь палочки сейчас, а потом выложи две карты за один ход.
web-hint-hold-spoon = Оставь ложку сейчас, а потом попроси у других нужную карту.
web-hint-hold-menu = Выложи меню: покажут четыре новые карты, и одна будет твоя.
web-hint-hold-takeout = Коробка навынос превращает ненужные карты в 2 очка каждую.
web-hint-hold-special_order = Особый заказ становится копией одного из твоих блюд.
web-hint-hold-soy_sauce = Соевый соус приносит очки, если у тебя больше всех разных цветов.
web-hint-hold-tea = Чай приносит очко за каждую карту твоего самого частого цвета.
web-hint-hold-rice_wine = Саке приносит 3, но твою следующую карту выберет случай.
web-hint-hold-wild = Джокер присоединяется к суши, которые у тебя уже есть.
