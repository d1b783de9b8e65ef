## Веб: перед партией

web-lobby-title = Вокруг стола
web-lobby-title-host = Твой стол
web-lobby-invite = Позвать других
web-lobby-code = Код стола
web-lobby-code-hidden = Код спрятан.
web-lobby-hide-code = Спрятать код
web-lobby-code-gone = Код был только для начала. Ссылка ещё работает.
web-lobby-locked = Стол заперт: больше никто не войдёт.
web-lobby-share = Дать ссылку
web-lobby-share-text = Приходи играть с нами!
web-lobby-copy = Копировать
web-lobby-copied = Ссылка скопирована. Отправь её друзьям.
web-lobby-link = Ссылка на этот стол
web-lobby-qr = Показать картинку для камеры
web-lobby-qr-title = Наведи сюда камеру
web-lobby-qr-label = QR-код со ссылкой на этот стол
web-lobby-qr-note = Сесть может любой, у кого есть ссылка.
web-lobby-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-lobby-seated = Занято стульев: { $count } из { $all }
web-lobby-only-here = Эта ссылка работает только на этом компьютере. Запусти Okawari с --lan, чтобы могли войти другие.
web-lobby-way = В раунде 1 карты идут по часовой стрелке, к следующему стулу.
web-lobby-menu = В меню: { $menu }
web-lobby-emotes = Сказать что-нибудь

## Веб: стулья перед партией

# Читается вслух: кто там сидит и готово ли всё
web-lobby-chair =
    { $role ->
        [you] Стул { $number }: ты, { $name }.
        [you-host] Стул { $number }: ты, { $name }, и это твой стол.
        [host] Стул { $number }: { $name }, хозяин стола.
       *[guest] Стул { $number }: { $name }.
    } { $state ->
        [ready] Всё готово.
       *[waiting] Ещё не готово.
    }
web-lobby-chair-away =
    { $role ->
        [you] Стул { $number }: ты, { $name }.
        [you-host] Стул { $number }: ты, { $name }, и это твой стол.
        [host] Стул { $number }: { $name }, хозяин стола.
       *[guest] Стул { $number }: { $name }.
    } { $seconds ->
        [-1] Нет связи.
        [one] Нет связи. Стул подождёт { $seconds } секунду.
        [few] Нет связи. Стул подождёт { $seconds } секунды.
        [many] Нет связи. Стул подождёт { $seconds } секунд.
       *[other] Нет связи. Стул подождёт { $seconds } секунды.
    }
web-lobby-chair-bot = Стул { $number }: { $name }, бот.
web-lobby-chair-empty = Стул { $number }: свободен.
web-lobby-chair-free = Свободный стул
web-lobby-free = свободно
web-lobby-seconds = { $seconds } с
web-lobby-your-chair = Это твой стул.
web-lobby-is-host = Хозяин этого стола.
web-lobby-is-bot = Бот.
web-lobby-passes-to = Отсюда карты получает { $name }.
web-lobby-passes-free = Отсюда карты получает тот, кто сидит рядом.
web-lobby-name = Имя
web-lobby-rename = Сохранить имя
web-lobby-add-bot = Посадить бота
web-lobby-bot-level = Как он играет
web-lobby-remove-bot = Убрать бота
web-lobby-sit-here = Сесть сюда
web-lobby-move = Место за столом
web-lobby-move-back = На место назад
web-lobby-move-on = На место вперёд
web-lobby-place = { $number } из { $count }
web-lobby-kick = Прогнать
web-lobby-kick-sure = Прогнать игрока { $name }? Вернуться будет нельзя, а код и ссылка станут новыми.
web-lobby-kick-yes = Да, прогнать
web-lobby-no = Нет

## Веб: что может хозяин стола

web-lobby-host-tools = Для хозяина стола
web-lobby-change = Сменить меню
web-lobby-change-save = Подать это
web-lobby-shuffle = Пересадить всех
web-lobby-lock = Запереть стол
web-lobby-unlock = Отпереть стол
web-lobby-close = Закрыть стол
web-lobby-close-sure = Закрыть этот стол для всех? Открыть его снова будет нельзя.
web-lobby-close-yes = Да, закрыть
web-wish-asks =
    { $count ->
        [one] { $names } просит больше времени.
        [few] { $names } просят больше времени.
        [many] { $names } просят больше времени.
       *[other] { $names } просят больше времени.
    }
web-wish-agree = Всем вдвое больше времени
web-wish-leave = Оставить часы как есть
web-wish-granted = Тебе хотелось больше времени: теперь у всех его вдвое больше.

## Веб: готово, начали, вышли

web-lobby-ready-button = Можно начинать
web-lobby-ready-yes = Готово!
web-lobby-start = Начать
web-lobby-start-anyway = Всё равно начать
web-lobby-start-bots =
    { $count ->
        [one] Начать с { $count } ботом
        [few] Начать с { $count } ботами
        [many] Начать с { $count } ботами
       *[other] Начать с { $count } ботами
    }
web-lobby-start-us = Нас { $count }: без пустых стульев
web-lobby-alone = Кроме тебя, пока никого. Дай друзьям ссылку или играй с ботами.
web-lobby-waiting-for = Ждём: { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Ещё { $count } стул свободен.
        [few] Ещё { $count } стула свободны.
        [many] Ещё { $count } стульев свободно.
       *[other] Ещё { $count } стула свободно.
    }
web-lobby-all-ready = Все готовы!
web-lobby-say-ready = Скажи, когда можно начинать.
web-lobby-host-starts = Хозяин стола вот-вот начнёт.
web-lobby-watching = Ты смотришь. Для тебя есть свободный стул.
web-lobby-watching-full = Все стулья заняты. Ты смотришь.
web-lobby-watching-locked = Стол заперт. Ты смотришь.
web-lobby-take-chair = Сесть за стол
web-lobby-leave = Выйти из-за стола
web-lobby-leave-sure = Уступить свой стул? Можно просто уйти на главную и вернуться потом: недолго стул останется твоим.
web-lobby-leave-watching = Больше не смотреть?
web-lobby-leave-yes = Уступить стул
web-lobby-leave-keep = Пока на главную

## Веб: перемешивание при старте

web-shuffle-under-way = Карты мешают: каждое устройство добавляет своё …
web-shuffle-off = { $count ->
    [one] Старт отменён: не ответило устройство игрока { $names }. Нужно подтвердить готовность ещё раз.
    [few] Старт отменён: не ответили устройства игроков { $names }. Им нужно подтвердить готовность ещё раз.
    [many] Старт отменён: не ответили устройства игроков { $names }. Им нужно подтвердить готовность ещё раз.
   *[other] Старт отменён: не ответили устройства игроков { $names }. Им нужно подтвердить готовность ещё раз.
}
web-shuffle-off-you = Старт отменён: это устройство не ответило вовремя. Подтверди готовность ещё раз.
web-shuffle-off-left = Старт отменён. Можно начать снова.
web-shuffle-zeros = { $count ->
    [one] Устройство игрока { $names } трижды не ответило. В следующий раз карты мешают без его числа.
    [few] Устройства игроков { $names } трижды не ответили. В следующий раз карты мешают без их чисел.
    [many] Устройства игроков { $names } трижды не ответили. В следующий раз карты мешают без их чисел.
   *[other] Устройства игроков { $names } трижды не ответили. В следующий раз карты мешают без их чисел.
}
web-shuffle-warning-promise = Сервер изменил своё обещание о перемешивании. Поэтому это устройство не открыло своё число.
web-shuffle-warning-list = Сервер изменил обещание этого устройства. Поэтому оно не открыло своё число.
web-shuffle-warning-lost = У этого устройства больше нет числа, обещанного для перемешивания. Когда старт отменят, подтверди готовность ещё раз.
web-shuffle-warning-broken = Это устройство открыло своё число, а потом сервер молча прервал старт. Это против правил перемешивания. Подтверди готовность ещё раз, только если доверяешь этому серверу.
