## Веб: везде

web-home-title = Okawari
web-home = Главная
web-close = Закрыть
web-name-left =
    { $count ->
        [one] Поместится ещё { $count } буква.
        [few] Поместятся ещё { $count } буквы.
        [many] Поместится ещё { $count } букв.
       *[other] Поместится ещё { $count } буквы.
    }
web-name-full = Длиннее имя быть не может. Букв: { $count }.
web-log = Что происходит
web-less = Меньше: { $what }
web-more = Больше: { $what }
web-problem-title = Не получилось
web-problem-away = До кухни сейчас не достучаться. Проверь связь и попробуй ещё раз.
web-problem-retry = Ещё раз
web-loading = Накрываем на стол.
web-your-turn = Твой ход
web-waiting-for = Ждём: { $names } …

## Веб: как там связь

web-state-lost = Ищем связь …
web-state-safe = Твоя карта в целости.
web-state-unsaved = Твоя карта ещё не сохранена.
web-state-back = Ты снова здесь.
web-state-back-missed = Ты снова здесь. Пока тебя не было: { $what }
web-state-missed = Что тут было?
web-state-offline = Нет связи. Твоё место подождёт 24 часа.
web-state-leave = Выйти
web-state-seconds =
    { $seconds ->
        [one] Примерно { $seconds } секунда.
        [few] Примерно { $seconds } секунды.
        [many] Примерно { $seconds } секунд.
       *[other] Примерно { $seconds } секунды.
    }

## Веб: стола больше нет

web-ended-elsewhere = Ты играешь в другом окне
web-ended-elsewhere-note = Твоё место там в целости. Можно вернуть его сюда.
web-ended-play-here = Играть здесь
web-ended-outdated = Есть новая версия
web-ended-outdated-note = Загрузи страницу заново. Твоё место и твоя карта останутся.
web-ended-reload = Обновить
web-ended-kicked = Хозяин стола освободил твоё место
web-ended-kicked-note = Можно открыть свой стол или попросить новую ссылку.
web-ended-closed = Этот стол закрыт
web-ended-closed-note = Спасибо за игру! Для добавки всегда найдётся место.
web-ended-damaged = Этот стол повреждён
web-ended-damaged-note = Что-то из сохранённого на сервере изменилось или пропало. Можно открыть новый стол; в журнале сервера записано, какой стол повреждён.
web-ended-gone = Этого стола больше нет
web-ended-gone-note = Может быть, игра кончилась или ссылка с другого устройства. Попроси новую ссылку.
web-ended-stranger = Здесь нет твоего стула
web-ended-stranger-note = Этот адрес — для устройства, которое сидит за столом. Попроси ссылку для друзей или код стола: обе дороги ведут к стулу.
web-ended-replay = Посмотреть последнюю партию
web-ended-left = Ты больше не за столом
web-ended-left-note = Твоё место немного подождёт, если захочешь вернуться.
web-ended-lost = Связь пропала
web-ended-lost-note = Попробуй ещё раз чуть позже.

## Веб: что слышит программа чтения с экрана

web-said-missed = Пока тебя не было: { $what }
web-said-passed = Карты идут дальше. Твои теперь получит { $next }.
web-said-lays = { $seat }: { $card }.
web-said-emote = { $seat }: { $emote }
web-said-turn = Ход { $turn } из { $turns }.
web-said-hand = Твоя рука: { $cards }.
web-said-kept = Ты оставляешь: { $card }. Можно передумать, пока выбрали не все.
web-said-answers = Можно выбрать: { $answers }.
web-said-scores = Счёт такой: { $scores }.
web-said-round-over = Раунд { $round } окончен.
web-said-lobby =
    { $count ->
        [one] Ты за столом. Здесь { $count } игрок.
        [few] Ты за столом. Здесь { $count } игрока.
        [many] Ты за столом. Здесь { $count } игроков.
       *[other] Ты за столом. Здесь { $count } игрока.
    }
web-said-over =
    { $count ->
        [one] Партия окончена. Побеждает { $names }.
        [few] Партия окончена. Побеждают { $names }.
        [many] Партия окончена. Побеждают { $names }.
       *[other] Партия окончена. Побеждают { $names }.
    }
