## Веб: карты и правила

web-rules-title = Карты и правила
web-rules-turn = Как идёт ход
web-rules-turn-look = Посмотри на карты в руке.
web-rules-turn-keep = Оставь одну. Пока её никто не видит.
web-rules-turn-show = Все открывают карты разом.
web-rules-turn-pass = Остальные карты уходят к соседу.
web-rules-turn-score = Руки пусты? Считаем очки. После трёх раундов побеждает тот, у кого их больше.
web-rules-cards = Все карты
web-rules-game = Игра
web-rules-search = Найти карту или слово
web-rules-found =
    { $count ->
        [one] Нашлась { $count } карта.
        [few] Нашлись { $count } карты.
        [many] Нашлось { $count } карт.
       *[other] Нашлось { $count } карты.
    }
web-rules-none = Такой карты нет. Попробуй слово покороче.
web-rules-away = Карты сейчас не загрузить. Если они тут уже были, их можно читать и без связи.
web-when-round = Очки в каждом раунде
web-when-game = Очки в конце партии
web-when-race = Очки сразу и в каждом раунде
web-when-tool = Для дела, а не для очков
web-when-other = Помогает другой карте
web-when-chip = Жетон в конце каждого раунда
web-rules-copies =
    { $count ->
        [one] { $count } карта в коробке с игрой
        [few] { $count } карты в коробке с игрой
        [many] { $count } карт в коробке с игрой
       *[other] { $count } карты в коробке с игрой
    }
web-rules-players = игроков: от { $least } до { $most }
# { $card } — название карты
web-rules-before = Прошлая карта: { $card }
web-rules-after = Следующая карта: { $card }
web-rules-advanced = Драфт, счёт для опытных
web-rules-extra = дополнительное блюдо

## Веб: об игре

web-about-title = Об игре
web-about-meaning = «Okawari» значит «добавки, пожалуйста». Это карточная игра про суши: оставь одну карту, передай остальные и надейся, что любимая ещё вернётся.
web-about-independent = Игра не официальная
web-about-box = Нравится? Купи настоящую коробку: на столе она чудесна.
web-about-privacy = Твои данные
web-about-privacy-more = Сервер хранит выбранное имя и сыгранные карты столько, сколько хранится стол или запись партии, чтобы можно было вернуться. Удалить партию может любой, кто в ней играл. Cookie здесь нет, и эта страница ничего не загружает со стороны.
web-about-shuffle = Честно ли мешают карты?
web-about-shuffle-promise = До игры сервер выбирает секрет и показывает его отпечаток, чтобы потом нельзя было его подменить.
web-about-shuffle-mix = Когда ты говоришь, что всё готово, твоё устройство выбирает случайное число и показывает его отпечаток.
web-about-shuffle-freeze = При старте все отпечатки фиксируются, и только потом каждое устройство открывает своё число. Если хоть одно этого не сделает, старт отменяют.
web-about-shuffle-deal = Секрет, все числа и имена вместе перемешивают карты. Подобрать их можно, только если сорвать старт, а это увидят все.
web-about-shuffle-hands = Тот, кто держит сервер, мог бы видеть карты на руках у всех.
web-about-shuffle-open = После игры секрет открывают: любой может проверить, что всё сходится.
web-about-shuffle-check = С сохранённой партией это можно сделать на своём компьютере:
web-about-licences = Лицензии
web-about-licence-code = Программа: Apache License 2.0.
web-about-licence-art = Картинки и звуки: Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Сделано с помощью Svelte (MIT), Fluent (Apache 2.0) и uqr (MIT).
web-about-contact = Что-то не так?
web-about-contact-text = Скажи тому, кто тебя пригласил или держит этот сервер. В исходном коде написано, как сообщить об ошибке создателям.
web-about-version = Версия сервера: { $version }
web-about-version-away = До сервера не достучаться, поэтому его версия неизвестна.
