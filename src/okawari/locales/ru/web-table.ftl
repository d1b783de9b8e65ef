## Веб: игровой стол. $seat — имя, $card — название карты, $round и $turn — числа.

# Коротко, для полосы над столом: раунд 2
web-table-r = Р{ $round }
web-table-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
web-table-menu = Что приносят блюда
web-table-scores = Очки
web-table-settings = Настройки
web-table-zen = Тихий стол
web-table-side = Запись и очки рядом со столом
web-table-live = Связь есть
web-table-lost = Нет связи
web-table-clock =
    { $count ->
        [one] ещё { $count } секунда
        [few] ещё { $count } секунды
        [many] ещё { $count } секунд
       *[other] ещё { $count } секунды
    }
web-table-hurry =
    { $count ->
        [one] Ещё { $count } секунда.
        [few] Ещё { $count } секунды.
        [many] Ещё { $count } секунд.
       *[other] Ещё { $count } секунды.
    }
web-table-hurry-card =
    { $count ->
        [one] Ещё { $count } секунда. Когда время выйдет, твоя карта: { $card }.
        [few] Ещё { $count } секунды. Когда время выйдет, твоя карта: { $card }.
        [many] Ещё { $count } секунд. Когда время выйдет, твоя карта: { $card }.
       *[other] Ещё { $count } секунды. Когда время выйдет, твоя карта: { $card }.
    }

## Веб: места

web-table-seats = Остальные за столом
web-table-dummy = Призрак
web-table-same-deal = Карты партии { $number } сдаются ещё раз: кто их помнит, знает карты на руках у всех.
web-table-led = На этом ходу за него играет { $seat }.
# Карты, которые передают, идут на это место, или следующие приходят отсюда.
web-table-to = берёт { $seat }
web-table-from = даёт { $seat }
web-table-both = обмен: { $seat }
web-table-is-to = Твои карты получит { $seat }.
web-table-is-from = Следующие карты передаст { $seat }.
web-table-is-both = Ты и { $seat } меняетесь картами.
web-table-you = Ты
web-table-doing-choosing = выбирает
web-table-doing-ready = выбор сделан
web-table-doing-idle = ждёт
web-table-bot = бот
web-table-stand-in = играет бот
web-table-gone = уже не тут
web-table-promised = со следующего раунда: { $name }
web-table-away = нет связи
web-table-host = хозяин
web-table-everybody =
    { $count ->
        [one] Все за столом. Выбор сделан: { $count } из { $all }.
        [few] Все за столом. Выбор сделан: { $count } из { $all }.
        [many] Все за столом. Выбор сделан: { $count } из { $all }.
       *[other] Все за столом. Выбор сделан: { $count } из { $all }.
    }
web-table-all = Все за столом
web-table-more-seats =
    { $count ->
        [one] Показать ещё { $count } место
        [few] Показать ещё { $count } места
        [many] Показать ещё { $count } мест
       *[other] Показать ещё { $count } места
    }
web-table-next = Следующее место
web-table-previous = Прошлое место
web-table-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
web-table-known = Эти карты тебе уже знакомы
web-table-watching = Ты смотришь. Видно только то, что открыто.
web-table-promised-you = Ты получишь стул, когда раздадут следующий раунд. А пока смотри.
web-table-look-next = К следующему месту
# Слова на флажке над местом
web-table-flag-miso_spilled = Плюх!
web-table-flag-chip_taken = Жетон!
web-table-flag-wine_taken = Сюрприз!
web-table-flag-flipped = Оборот
web-table-flag-time_ran_out = Время вышло

## Веб: блюда

web-table-my-dishes = Твои блюда
web-table-dishes-of = Блюда игрока { $seat }
web-table-empty = Здесь будут твои блюда.
web-table-nothing = на столе пока ничего
web-table-now = сейчас
web-table-maybe = может быть
# Что принесли бы десерты в конце партии: потом +6
web-table-later = потом
web-table-total = Очки
web-table-points-now = { n-points }, в этом раунде { $now }
web-table-shelf = Десерты на конец партии
# Сколько собрано из набора: 1 из 3
web-table-part = { $have } из { $whole }
web-table-pile-part = { $count } × { $card }: { $have } из { $whole } для набора
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] на васаби { $count }, считается втрое
        [few] на васаби { $count }, считаются втрое
        [many] на васаби { $count }, считаются втрое
       *[other] на васаби { $count }, считаются втрое
    }
web-table-turned = Перевёрнуто: { $card }
web-table-colours =
    { $count ->
        [one] { $count } цвет, больше всего: { $name } { $most }
        [few] { $count } цвета, больше всего: { $name } { $most }
        [many] { $count } цветов, больше всего: { $name } { $most }
       *[other] { $count } цвета, больше всего: { $name } { $most }
    }
web-table-colours-none = Цветов пока нет
web-table-colours-of = Цвета игрока { $seat }
web-table-colours-note = У каждого цвета есть свой узор. Буква на карте говорит какой.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }): { $count } карта
        [few] { $colour }, { $pattern } ({ $letter }): { $count } карты
        [many] { $colour }, { $pattern } ({ $letter }): { $count } карт
       *[other] { $colour }, { $pattern } ({ $letter }): { $count } карты
    }

## Веб: середина стола

web-table-middle = Середина стола
web-table-deck = Колода
web-table-discards = Сброс
# Десерты, которых ещё нет в колоде
web-table-desserts-left = Десерты
web-table-uramaki =
    { $count ->
        [0] Гонка урамаки окончена
        [one] В гонке урамаки свободно { $count } место
        [few] В гонке урамаки свободны { $count } места
        [many] В гонке урамаки свободно { $count } мест
       *[other] В гонке урамаки свободно { $count } места
    }
web-table-pile-left =
    { $count ->
        [0] { $card }: жетонов больше нет
        [one] { $card }: ещё { $count } жетон
        [few] { $card }: ещё { $count } жетона
        [many] { $card }: ещё { $count } жетонов
       *[other] { $card }: ещё { $count } жетона
    }
web-table-chips = Жетоны
web-table-chips-won =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
web-table-order = Карты по порядку
web-table-asked = У игрока { $seat } просят: { $card }.

## Веб: стол в виде таблицы

web-table-as-table = Все блюда таблицей
web-table-caption = Раунд { $round }, ход { $turn } из { $turns }
web-table-seat = Место
web-table-state = Что делает

## Веб: меню стола

web-more-title = Этот стол
web-more-back = Назад
web-more-chair = Имя и стул
web-more-people = Кто здесь сидит
web-more-invite-sit =
    { $count ->
        [one] Свободен { $count } стул: у кого есть ссылка, тот может смотреть, а сесть при следующей раздаче или в следующей игре.
        [few] Свободны { $count } стула: у кого есть ссылка, тот может смотреть, а сесть при следующей раздаче или в следующей игре.
        [many] Свободно { $count } стульев: у кого есть ссылка, тот может смотреть, а сесть при следующей раздаче или в следующей игре.
       *[other] Свободно { $count } стула: у кого есть ссылка, тот может смотреть, а сесть при следующей раздаче или в следующей игре.
    }
web-more-invite-watch = У кого есть ссылка, тот может смотреть.
web-more-leave-note =
    { $seconds ->
        [0] Место останется за тобой. Остальные подождут.
       *[other] Место останется за тобой. Пока тебя нет, играет бот.
    }
web-more-leave-alone = Место останется за тобой. Игра подождёт.
web-more-leave-sure = Уступить стул насовсем? Дальше играет бот, и на стул может сесть кто-то другой.
