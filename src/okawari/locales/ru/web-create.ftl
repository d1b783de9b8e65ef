## Веб: накрываем на стол

web-create-title = Накрыть на стол
web-create-loading = Кухня несёт меню …
web-create-game = Какая игра?
# $least и $most: сколько игроков, например 2 и 8
web-create-players = { $least }–{ $most } игроков
web-create-minutes = { $least }–{ $most } мин
web-create-too-many-people =
    { $count ->
        [one] За столом { $count } человек: для этой игры это много.
        [few] За столом { $count } человека: для этой игры это много.
        [many] За столом { $count } человек: для этой игры это много.
       *[other] За столом { $count } человека: для этой игры это много.
    }
web-create-menu = Меню
web-create-menu-own = Свой поднос.
web-create-presets = Готовые меню
web-create-surprise = Удиви меня
# Читается вслух; $dishes — список названий
web-create-surprised = Теперь на подносе: { $dishes }
web-create-always = всегда
# Читается вслух после названия блюда на подносе: касание открывает выбор
web-create-change-dish = Сменить это блюдо
web-create-not-served = Сюда нельзя
# $group: Ролл, Закуска, Особое или Десерт
web-create-choose = Выбери: { $group }
web-create-here = Стоит здесь
web-create-on-tray = На подносе
web-create-extra = Добавочное
web-create-menu-not-for =
    { $count ->
        [one] Не для { $count } игрока.
        [few] Не для { $count } игроков.
        [many] Не для { $count } игроков.
       *[other] Не для { $count } игрока.
    }

## Веб: какое меню на вкус

web-create-temper-mean = Вредность
web-create-temper-mean-low = доброе
web-create-temper-mean-middle = озорное
web-create-temper-mean-high = острое
web-create-temper-simple = Простота
web-create-temper-simple-low = надо думать
web-create-temper-simple-middle = среднее
web-create-temper-simple-high = лёгкое
web-create-temper-lucky = Удача
web-create-temper-lucky-low = спокойно
web-create-temper-lucky-middle = с риском
web-create-temper-lucky-high = как повезёт

## Веб: домашние правила и стол

web-create-rules = Домашние правила
web-create-rules-changed =
    { $count ->
        [0] как обычно
        [one] изменено: { $count }
        [few] изменено: { $count }
        [many] изменено: { $count }
       *[other] изменено: { $count }
    }
web-create-rules-note = Оставь как есть или играй по-своему.
web-create-as-edition = Как в издании
web-create-source = Откуда: { $source }
web-create-seats = Стулья
# $people уже сидят, $free стульев свободны
web-create-seats-note =
    { $free ->
        [0] Все стулья заняты.
        [one] { $free } свободный стул для друга или бота.
        [few] { $free } свободных стула для друзей или ботов.
        [many] { $free } свободных стульев для друзей или ботов.
       *[other] { $free } свободного стула для друзей или ботов.
    }
web-create-bots = Боты играют
web-create-table = Скорость и прочее
web-create-pace = Часы
web-create-pace-none = Без часов
web-create-pace-friendly = Не спеша
web-create-pace-brisk = Бодро
web-create-pace-slow = Медленно
web-create-pace-slower = Медленнее
web-create-pace-slowest = Медленнее всего
web-create-pace-none-note = Каждый думает столько, сколько нужно.
# Секунды на один выбор
web-create-pace-seconds = На выбор { $pick } с и ещё по { $card } с за каждую карту в руке.
web-create-pace-more = Любой может попросить ещё времени.
web-create-doubled = Вдвое больше времени
web-create-doubled-note = Всё это время удваивается у всех.
web-create-absence = Если кого-то нет, ждать
web-create-absence-wait =
    { $seconds ->
        [0] сколько нужно
       *[other] { $seconds } с
    }
web-create-absence-note =
    { $seconds ->
        [0] Бот никогда ни за кого не играет.
       *[other] Потом играет бот, пока игрок не вернётся.
    }
web-create-spectators = Пускать зрителей
web-create-spectators-note = Они видят только то, что открыто на столе.
web-create-typed-names = Свои имена
web-create-typed-names-note = Если нет, каждому достанется весёлое имя.
web-create-memory = Помощь памяти
web-create-memory-note = Показывает игрокам карты, которые они передали дальше.
web-create-pinned = Хранить 30 дней
web-create-pinned-note = Неоконченная партия хранится дольше одного дня.
web-create-open = Открыть стол
web-create-saving = Накрываем на стол …

## Веб: что поможет, если так играть нельзя

web-create-fix-swap = Убрать «{ $old }», подать «{ $new }»
web-create-fix-seats =
    { $count ->
        [one] Поставить { $count } стул
        [few] Поставить { $count } стула
        [many] Поставить { $count } стульев
       *[other] Поставить { $count } стула
    }
web-create-fix-extra = Включить: { $option }
web-create-fix-option = Убрать: { $option }
web-create-fix-menu = Взять меню «{ $menu }»
web-create-fix-bot = Взять бота «{ $bot }»
