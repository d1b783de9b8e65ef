## Веб: блюда этой игры плитками

web-tiles-title = В меню

## Веб: лист очков

web-score-title = Очки
web-score-player = Игрок
web-score-round = Раунд { $round }
web-score-round-short = Р{ $round }
web-score-desserts = Десерты
web-score-this-round = Этот раунд
web-score-total = Итог
web-score-place = { $rank }-е
web-score-up = вверх, раньше место { $rank }
web-score-down = вниз, раньше место { $rank }
web-score-scroll = Очки: листай вбок, чтобы увидеть всех
web-score-empty = Очков пока нет. Первые будут в конце раунда.
web-score-cell = { $seat }, { $card }: { n-points }.
web-score-cell-count = { $seat }, { $card }: { n-points }, сосчитано { $count }.
web-score-cell-stored = { $seat }, { $card }: { $count } на потом, считается в конце.
web-score-cell-hidden = Пока скрыто
web-score-cell-round = { $seat }, раунд { $round }: { n-points }.
web-score-cell-desserts = { $seat }, десерты: { n-points }.
web-score-nothing =
    { $count ->
        [0] Ничего такого: нет и очков.
        [one] Сосчитано { $count }, но очков на этот раз нет.
        [few] Сосчитано { $count }, но очков на этот раз нет.
        [many] Сосчитано { $count }, но очков на этот раз нет.
       *[other] Сосчитано { $count }, но очков на этот раз нет.
    }
web-score-of = { $seat }: { $card }
web-score-line = { $card }, { $points }: { $why }
web-score-none-here = Здесь очков нет.
web-score-stored-count =
    { $count ->
        [0] { $card }: пока ни одной карты. Десерты считаются в конце партии.
       *[other] Пока { $count } × { $card }. Десерты считаются в конце партии.
    }
web-score-sum = { $seat }: { n-points }
web-score-why = { $card }: { $why }
web-score-rule = Как считают
web-score-chips-so-far =
    { $count ->
        [0] Пока ни одного такого жетона.
        [one] Пока { $count } такой жетон.
        [few] Пока { $count } таких жетона.
        [many] Пока { $count } таких жетонов.
       *[other] Пока { $count } такого жетона.
    }
web-score-chips-hidden = Сколько стоят жетоны — тайна до конца партии.
web-score-chip-worth = Твой жетон стоит { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card }: жетонов нет.
        [one] { $seat }, { $card }: { $count } жетон.
        [few] { $seat }, { $card }: { $count } жетона.
        [many] { $seat }, { $card }: { $count } жетонов.
       *[other] { $seat }, { $card }: { $count } жетона.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card }: { $count } жетон, есть новый в этом раунде.
        [few] { $seat }, { $card }: { $count } жетона, один из них новый в этом раунде.
        [many] { $seat }, { $card }: { $count } жетонов, один из них новый в этом раунде.
       *[other] { $seat }, { $card }: { $count } жетона, один из них новый в этом раунде.
    }
web-score-chips-taken = Жетоны на сейчас

## Веб: конец раунда

web-scoring-title = Раунд { $round } подан
web-scoring-about = Раунд { $round } из { $rounds }. Коснись числа, чтобы узнать, за что оно.
web-scoring-table = Очки раунда { $round }
web-scoring-table-chips = Жетоны раунда { $round }
web-scoring-next = Дальше: { $card }
web-scoring-all = Показать всё
web-scoring-by-row = Потом по одному
web-scoring-later = в конце
web-scoring-idle = Без очков: { $cards }.
web-scoring-words = Всё словами
web-scoring-row = { $card }: { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = никто
web-scoring-ready = Жду следующее блюдо
web-scoring-ready-last = Жду последнее блюдо
web-scoring-go = Идём дальше
web-scoring-is-ready = { $seat }: всё готово
web-scoring-not-ready = { $seat }: ещё минутку
web-scoring-wait = Ждём: { $seats }
web-scoring-wait-all = Все готовы
web-scoring-watching = Следующее блюдо подадут, когда все будут готовы.

## Веб: конец партии

web-final-title = Счёт, пожалуйста!
web-final-desserts = Сначала десерты
web-final-desserts-note = Они считаются сейчас, один раз за всю партию.
web-final-show = Кто победил?
web-final-win = Побеждает { $seat }: { n-points }!
web-final-win-you = Твоя победа: { n-points }!
web-final-shared = Победа на всех: { $seats }, у каждого { n-points }!
web-final-ahead =
    { $count ->
        [one] Впереди всего на { $count } очко. Следом: { $seats }.
        [few] Впереди на { $count } очка. Следом: { $seats }.
        [many] Впереди на { $count } очков. Следом: { $seats }.
       *[other] Впереди на { $count } очка. Следом: { $seats }.
    }
web-final-tied = { $seats }: у каждого { n-points }. При равенстве победа: { $winners }.
web-final-tied-count = { $seat } — { $count }
web-final-tied-desserts = Десерты: { $counts }.
web-final-podium = Первая тройка
web-final-everybody = Все за столом
web-final-sheet = Все раунды
web-final-dummy = Играет просто так, без побед и поражений.
web-final-one-more = Okawari! Ещё разок
web-final-other = Сыграть в другое
web-final-ready = Ты играешь ещё раз.
web-final-not-yet = Ещё нет
web-final-start = Начать новую партию
web-final-start-now = Начать без ожидания
web-final-start-bots =
    { $count ->
        [one] Начать, бот займёт { $count } стул
        [few] Начать, боты займут { $count } стула
        [many] Начать, боты займут { $count } стульев
       *[other] Начать, боты займут { $count } стула
    }
web-final-free =
    { $count ->
        [one] Теперь свободен { $count } стул. Можно прийти по ссылке, или его займёт бот.
        [few] Теперь свободны { $count } стула. Можно прийти по ссылке, или их займут боты.
        [many] Теперь свободно { $count } стульев. Можно прийти по ссылке, или их займут боты.
       *[other] Теперь свободно { $count } стула. Можно прийти по ссылке, или их займут боты.
    }
web-final-wait-host = Начинает { $seat }. Ждём.
web-final-wait = Ждём: { $seats }.
web-final-same-deal = Те же карты
web-final-same-deal-note = Те же карты ещё раз, чтобы сыграть по-другому.
web-final-change = Сменить меню
web-final-change-note = Другие блюда, другая игра, больше или меньше стульев.
web-final-keep = Сохранить эту партию или поделиться
web-final-share = Дать ссылку
web-final-share-text = Наша партия в Okawari
web-final-copied = Ссылка скопирована.
web-final-link = Ссылка на эту партию
web-final-save = Скачать партию
web-final-picture = Скачать картинку
web-final-picture-failed = Здесь картинку сделать не получилось.
web-final-check = Проверить сдачу
web-final-delete = Удалить партию
web-final-delete-sure = Удалить сохранённую партию для всех? Ссылка на неё перестанет работать. Вернуть её будет нельзя.
web-final-delete-yes = Да, удалить
web-final-delete-no = Нет, оставить
web-final-deleted = Сохранённая партия удалена.
web-replay-title = Законченная партия
web-replay-page = Законченная партия · Okawari
web-replay-game = Во что играли: { $game }
web-replay-bots = Боты за столом: { $names }.
web-replay-play = Играть в Okawari
web-final-leave = Покинуть стол

## Веб: что-нибудь хорошее о каждом

web-fact-once = { $card }: { n-points } за один раунд, и ни у кого нет больше.
web-fact-kind = { $card }: { n-points } за всё время, и ни у кого нет больше.
web-fact-dessert = { $card } на десерт: { n-points }, и ни у кого нет больше.
web-fact-round = Лучше всех в раунде { $round }: { n-points }.
web-fact-steady = Даже в самом слабом раунде { n-points }: ни у кого нет лучше.
web-fact-variety =
    { $count ->
        [one] Очки за { $count } вид, и ни у кого нет больше.
        [few] Очки за { $count } разных вида, и ни у кого нет больше.
        [many] Очки за { $count } разных видов, и ни у кого нет больше.
       *[other] Очки за { $count } вида, и ни у кого нет больше.
    }
web-fact-clean = Ни одного минуса за всю партию.
web-fact-climb = Вверх с места { $from } на место { $now }.
web-fact-own = Лучшая тарелка: { $card } в раунде { $round }, { n-points }.
web-fact-own-dessert = Лучшая тарелка: { $card } в конце, { n-points }.
web-fact-there =
    { $count ->
        [one] За столом с начала до конца.
        [few] За столом все { $count } раунда.
        [many] За столом все { $count } раундов.
       *[other] За столом все раунды: { $count }.
    }

## Веб: честно ли перемешаны карты?

web-proof-title = Честно ли перемешали карты?
web-proof-checking = Проверяем …
web-proof-good = Всё сходится. Число твоего устройства учтено, поэтому подобрать эти карты другие могли, только сорвав старт, а это увидели бы все.
web-proof-others = Всё сходится. Это устройство не добавило своего числа, поэтому ему приходится верить остальным на слово.
web-proof-alone = Всё сходится, но ни одно устройство не добавило числа. Тот, кто держит сервер, мог подобрать эти карты.
web-proof-old = Доказано по-старому: всё сходится, но тот, кто держал сервер, мог подобрать сдачу.
web-proof-bad = Что-то не сходится. Возможно, карты сданы не так, как обещано.
web-proof-none = Не доказано: в сохранённой партии нет доказательства перемешивания.
web-proof-see = Тот, кто держит сервер, мог видеть карты на руках у всех.
web-proof-promise-yes = Секрет сервера соответствует тому, что он обещал до игры.
web-proof-promise-no = Секрет сервера не соответствует обещанию в сохранённой партии.
web-proof-seen-yes = Это то обещание, которое это устройство видело до игры.
web-proof-seen-no = Это не то обещание, которое это устройство видело до игры.
web-proof-seen-unknown = Это устройство не видело обещания до игры, поэтому сравнить его не с чем.
web-proof-mine-yes = Случайное число твоего устройства учтено, именно то, которое оно обещало.
web-proof-mine-no = Случайного числа твоего устройства среди них нет.
web-proof-mine-unknown = Это устройство не добавило своего числа.
web-proof-frozen-yes = Ни одно обещание не изменилось после того, как числа открыли.
web-proof-frozen-no = Обещания в сохранённой партии не те, которые это устройство видело до открытия чисел.
web-proof-named-yes = Имена те же, которые это устройство видело до старта.
web-proof-named-no = Имена не те, которые это устройство видело до старта.
web-proof-seats-yes = Каждое число — то самое, которое обещало его устройство.
web-proof-seats-no = Число не то, которое было обещано: { $names }.
web-proof-zeros = { $count ->
    [one] Без своего числа: { $names }. Вместо него считаются нули.
    [few] Без своих чисел: { $names }. Вместо них считаются нули.
    [many] Без своих чисел: { $names }. Вместо них считаются нули.
   *[other] Без своих чисел: { $names }. Вместо них считаются нули.
}
web-proof-names-yes = Имена в сохранённой партии те же, что при старте.
web-proof-names-no = Имена в сохранённой партии не те, что при старте.
web-proof-names-unknown = Имена в этой сохранённой партии не доказаны.
web-proof-seed-yes = Порядок карт получается из секрета и всех чисел.
web-proof-seed-no = Порядок карт не получается из секрета и чисел.
web-proof-hands-yes = Все карты сданы в этом порядке.
web-proof-hands-no = Карты сданы не в этом порядке.
web-proof-menus-yes = Всё, что брали из колоды потом, тоже оттуда.
web-proof-menus-no = То, что брали из колоды потом, не оттуда.
web-proof-cards-yes = На этом устройстве тебе сдали именно эти карты.
web-proof-cards-no = На этом устройстве тебе сдали другие карты.
web-proof-wrong = Первое расхождение: раунд { $round }, { $seat }.
web-proof-wrong-table = Первое расхождение: раунд { $round }.
web-proof-keys = Чтобы пересчитать самому: ключи раундов
web-proof-same = Всё сходится, но это снова были карты прежней игры: их могли знать. Здесь доказательство той игры. Имена в этой сохранённой партии не доказаны.
web-proof-here = Проверено здесь, в твоём браузере, а не сервером.

## Веб: запись словами

web-log-turn = Раунд { $round }, ход { $turn }
web-log-table = За столом
web-log-missed = Пока тебя не было
web-log-empty = Пока ничего не произошло.
web-log-scroll = Что произошло, самое новое внизу

## Веб: картинка с итогом

web-picture-title = Okawari!
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-itog
