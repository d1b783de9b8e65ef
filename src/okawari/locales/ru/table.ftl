# Что говорится за столом: вопросы, события, за что очки, ошибки, которые встречает игрок, по-русски.
# Имена ($seat, $other) и названия карт ($card) не склоняются: они стоят в именительном падеже. Без прошедшего времени.

## Вопросы и ответы

question-none = Решать пока нечего.
question-pick = Какую карту выложишь?
question-target = Какую карту копирует твой особый заказ?
question-dip = Кладём нигири на твоё васаби?
question-announce = Берёшь на этом ходу прибор?
question-second = Твои палочки: какую вторую карту выложишь?
question-for_dummy = Какую карту выложишь за призрака?
question-request = Твоя ложка: какую карту просишь? Её отдаст первый игрок слева от тебя, у которого она есть.
question-give = Ложка просит у тебя карту. Какую отдашь?
question-tray = Меню предлагает эти карты. Какую выложишь?
question-flip = Коробка навынос: какую карту перевернёшь?
question-flip_order = Коробка навынос: какой особый заказ перевернёшь?
question-wild = К каким суши присоединится твой джокер?
question-keep = Какую карту придержишь в руке?
answer-pass = Нет, спасибо
answer-pass-announce = Без прибора на этом ходу
answer-pass-flip = Больше карт не переворачивать
answer-pass-flip_order = Больше особых заказов не переворачивать
answer-pass-second = Без второй карты
answer-any-kind = любая карта «{ $kind }»
answer-copy = особый заказ как «{ $card }»
answer-wild-as = джокер как «{ $card }»
answer-on-wasabi = { $card }, на васаби
answer-off-wasabi = { $card }, рядом с васаби
question-boxes = Коробка навынос: какие карты перевернёшь? Каждая принесёт ровно 2.

## События

event-round_started = Начинается раунд { $round }. Карт у каждого: { $count }.
event-desserts_mixed =
    { $count ->
        [one] В колоду добавляется { $count } карта десертов.
        [few] В колоду добавляются { $count } карты десертов.
        [many] В колоду добавляется { $count } карт десертов.
       *[other] В колоду добавляется { $count } карты десертов.
    }
event-chosen = { $seat }: выбор сделан.
event-took_back = { $seat } выбирает заново.
event-picked = { $seat } выбирает: { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } выкладывает палочками: { $card }.
        [spoon] { $seat } выкладывает благодаря ложке: { $card }.
        [menu] { $seat } выкладывает из меню: { $card }.
        [chance] { $seat } выкладывает наугад: { $card }.
       *[pick] { $seat } выкладывает: { $card }.
    }
event-dipped = { $seat } кладёт на васаби: { $card }. Очков будет втрое больше.
event-copied = { $seat } делает особый заказ копией: { $card }.
event-announced = { $seat } берётся за прибор: { $card }.
event-spoon_asked = { $seat } просит: { $card }.
event-spoon_none = { $seat }: такой карты нет.
event-spoon_gave = { $seat } отдаёт: { $card }. Карту получает { $other }.
event-into_hand = { $seat } получает в руку: { $card }.
event-discarded = { $seat } теряет до конца раунда: { $card }.
event-menu_shows = Меню показывает игроку { $seat }: { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } возвращает в колоду { $count } карту.
        [few] { $seat } возвращает в колоду { $count } карты.
        [many] { $seat } возвращает в колоду { $count } карт.
       *[other] { $seat } возвращает в колоду { $count } карты.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } проливает { $count } мисо-суп: на этом ходу был ещё один.
        [few] { $seat } проливает { $count } мисо-супа: на этом ходу их было несколько.
        [many] { $seat } проливает { $count } мисо-супов: на этом ходу их было несколько.
       *[other] { $seat } проливает { $count } мисо-супа: на этом ходу их было несколько.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } занимает первое место в гонке урамаки: { n-points }.
        [2] { $seat } занимает второе место в гонке урамаки: { n-points }.
       *[other] { $seat } занимает третье место в гонке урамаки: { n-points }.
    }
event-flipped = { $seat } переворачивает: { $card }.
event-wine_taken = У игрока { $seat } саке: следующую карту выберет случай.
event-passed =
    { $direction ->
        [right] Все передают карты направо.
       *[left] Все передают карты налево.
    }
event-drew_for_dummy = { $seat } берёт карту для призрака и играет за него на этом ходу.
event-dummy_card = { $seat } берёт для призрака: { $card }.
event-scored = { $seat }, { $card }: { n-points }.
event-dessert_kept = { $seat } хранит до конца партии: { $count } × { $card }.
event-round_ended = Раунд { $round } окончен.
event-game_over = Партия окончена.
event-played-wild = { $seat } выкладывает джокера как «{ $card }».
event-kept = { $seat } придерживает карту «{ $card }» и передаёт остальные.
event-kept-hidden = { $seat } придерживает одну карту и передаёт остальные.
event-chip_taken = { $seat } берёт жетон: { $card }.
event-chip_value = { $seat } смотрит на жетон: { $card }, { n-points }.
event-pile_stays = Жетон никто не берёт: { $card }.
event-chip_shown = { $seat } показывает жетон: { $card }, { n-points }.
event-dealt = { $seat } получает при сдаче: { $card } (×{ $count }).
event-set_beside = { $seat } откладывает в сторону: { $card }. Очки уже получены.
event-box_kept = { $seat } оставляет на столе: { $card }.
event-parted = { $seat }, { $card }: теперь это { $now }.

## События для того, с кем они происходят

event-played-you =
    { $how ->
        [chopsticks] Ты выкладываешь палочками: { $card }.
        [spoon] Ты выкладываешь благодаря ложке: { $card }.
        [menu] Ты выкладываешь из меню: { $card }.
        [chance] Ты выкладываешь наугад: { $card }.
       *[pick] Ты выкладываешь: { $card }.
    }
event-played-wild-you = Ты выкладываешь джокера как «{ $card }».
event-dipped-you = Ты кладёшь на васаби: { $card }. Очков будет втрое больше.
event-copied-you = Ты делаешь особый заказ копией: { $card }.
event-announced-you = Ты берёшься за прибор: { $card }.
event-spoon_asked-you = Ты просишь: { $card }.
event-spoon_none-you = У тебя такой карты нет.
event-spoon_gave-you = Ты отдаёшь: { $card }. Карту получает { $other }.
event-spoon_gave-to_you = { $seat } отдаёт тебе: { $card }.
event-into_hand-you = Ты получаешь в руку: { $card }.
event-discarded-you = Ты теряешь до конца раунда: { $card }.
event-menu_shows-you = Меню показывает тебе: { $card }.
event-menu_returned-you =
    { $count ->
        [one] Ты возвращаешь в колоду { $count } карту.
        [few] Ты возвращаешь в колоду { $count } карты.
        [many] Ты возвращаешь в колоду { $count } карт.
       *[other] Ты возвращаешь в колоду { $count } карты.
    }
event-miso_spilled-you =
    { $count ->
        [one] Ты проливаешь { $count } мисо-суп: на этом ходу был ещё один.
        [few] Ты проливаешь { $count } мисо-супа: на этом ходу их было несколько.
        [many] Ты проливаешь { $count } мисо-супов: на этом ходу их было несколько.
       *[other] Ты проливаешь { $count } мисо-супа: на этом ходу их было несколько.
    }
event-uramaki_place-you =
    { $place ->
        [1] Ты занимаешь первое место в гонке урамаки: { n-points }.
        [2] Ты занимаешь второе место в гонке урамаки: { n-points }.
       *[other] Ты занимаешь третье место в гонке урамаки: { n-points }.
    }
event-flipped-you = Ты переворачиваешь: { $card }.
event-wine_taken-you = У тебя саке: следующую карту за тебя выберет случай.
event-drew_for_dummy-you = Ты берёшь карту для призрака и играешь за него на этом ходу.
event-dummy_card-you = Ты берёшь для призрака: { $card }.
event-chip_taken-you = Ты берёшь жетон: { $card }.
event-chip_value-you = Ты смотришь на свой жетон: { $card }, { n-points }.
event-chip_shown-you = Ты показываешь жетон: { $card }, { n-points }.
event-dealt-you = Тебе сданы: { $card } (×{ $count }).
event-set_beside-you = Ты откладываешь в сторону: { $card }. Очки уже получены.
event-box_kept-you = Ты оставляешь на столе: { $card }.
event-parted-you = Твоя карта, { $card }: теперь это { $now }.

## Лист очков: за что очки

why-nigiri =
    { $tripled ->
        [0] { n-cards } нигири: { n-points }.
       *[other] { n-cards } нигири, из них { $tripled } на васаби, там очков втрое больше: { n-points }.
    }
why-wasabi = { n-cards } васаби, очки приносит только нигири сверху: { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } маки, больше всех: { n-points }.
               *[other] { $count } { word-icons } маки, первое место, ничья на { $tied } игроков: { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } маки, второе место: { n-points }.
               *[other] { $count } { word-icons } маки, второе место, ничья на { $tied } игроков: { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } маки, третье место: { n-points }.
               *[other] { $count } { word-icons } маки, третье место, ничья на { $tied } игроков: { n-points }.
            }
       *[other] { $count } { word-icons } маки, место без очков: { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } темаки, и ни у кого нет больше: { n-points }.
        [-1] { n-cards } темаки, и ни у кого нет меньше: { n-points }.
        [2] { n-cards } темаки, и ни у кого нет ни больше, ни меньше: { n-points }.
       *[other] { n-cards } темаки, не больше всех и не меньше всех: { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Места в гонке урамаки: { n-points }.
       *[other] { $count } { word-icons } урамаки в гонке: { n-points }.
    }
why-tempura = { n-cards } темпуры, по 5 за каждую пару: { n-points }.
why-sashimi = { n-cards } сашими, по 10 за каждую тройку: { n-points }.
why-gyoza = { n-cards } гёдза, чем больше, тем лучше: { n-points }.
why-eel =
    { $count ->
        [1] Одна карта угря отнимает очки: { n-points }.
       *[other] { n-cards } угря, 7 за две и больше: { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } тофу: { n-points }.
        [1] { n-cards } тофу: { n-points }.
        [2] { n-cards } тофу, в самый раз: { n-points }.
       *[other] { n-cards } тофу, это слишком много: { n-points }.
    }
why-edamame =
    { $others ->
        [one] { n-cards } эдамаме, и оно есть ещё у { $others } игрока: { n-points }.
        [few] { n-cards } эдамаме, и оно есть ещё у { $others } игроков: { n-points }.
        [many] { n-cards } эдамаме, и оно есть ещё у { $others } игроков: { n-points }.
       *[other] { n-cards } эдамаме, и оно есть ещё у { $others } игрока: { n-points }.
    }
why-miso = { n-cards } мисо-супа, по 3 за каждую: { n-points }.
why-onigiri = { n-cards } онигири в наборах разных форм: { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } пара инари с футомаки по 6 и { $singles } без пары по 2: { n-points }.
        [few] { $pairs } пары инари с футомаки по 6 и { $singles } без пары по 2: { n-points }.
        [many] { $pairs } пар инари с футомаки по 6 и { $singles } без пары по 2: { n-points }.
       *[other] { $pairs } пары инари с футомаки по 6 и { $singles } без пары по 2: { n-points }.
    }
why-chopsticks = { n-cards } палочек, этот прибор очков не приносит: { n-points }.
why-spoon = { n-cards } ложки, этот прибор очков не приносит: { n-points }.
why-menu = { n-cards } меню, оно очков не приносит: { n-points }.
why-takeout = { n-cards } коробки навынос, она очков не приносит: { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } соевого соуса и { $colours } { word-colours }, но у других больше: { n-points }.
       *[other] { n-cards } соевого соуса и { $colours } { word-colours }, и ни у кого нет больше: { n-points }.
    }
why-tea = { n-cards } чая, каждая даёт 1 за карту самой большой группы одного цвета, в группе { $group }: { n-points }.
why-special_order = { n-cards } особого заказа, копировать было нечего: { n-points }.
why-rice_wine = { n-cards } саке, по 3 за каждую: { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } пудинга, и ни у кого нет больше: { n-points }.
        [-1] { n-cards } пудинга, и ни у кого нет меньше: { n-points }.
        [2] { n-cards } пудинга, и ни у кого нет ни больше, ни меньше: { n-points }.
       *[other] { n-cards } пудинга, не больше всех и не меньше всех: { n-points }.
    }
why-ice_cream = { n-cards } мороженого, по 12 за каждые четыре: { n-points }.
why-fruit = Значки арбуза: { $watermelon }, ананаса: { $pineapple }, апельсина: { $orange }. Вместе { n-points }.
why-flipped =
    { $count ->
        [one] { $count } перевёрнутая карта, по 2 за каждую: { n-points }.
        [few] { $count } перевёрнутые карты, по 2 за каждую: { n-points }.
        [many] { $count } перевёрнутых карт, по 2 за каждую: { n-points }.
       *[other] { $count } перевёрнутой карты, по 2 за каждую: { n-points }.
    }
why-chip = { n-cards }, лучший результат без ничьей: за это жетон ({ $card }).
why-chip-dessert = Разных суши: { $count }, лучший результат без ничьей: за это жетон десерта.
why-chips =
    { $count ->
        [one] { $count } жетон: { n-points }.
        [few] { $count } жетона: { n-points }.
        [many] { $count } жетонов: { n-points }.
       *[other] { $count } жетона: { n-points }.
    }
why-chip-last = { n-cards }, меньше всех, после ничьей за первое место: за это жетон ({ $card }).
why-chip-dessert-last = Разных суши: { $count }, меньше всех, после ничьей за первое место: за это жетон десерта.
why-edamame-all =
    { $sharers ->
        [one] { n-cards } эдамаме, и за столом оно есть у { $sharers } игрока: { n-points }.
        [few] { n-cards } эдамаме, и за столом оно есть у { $sharers } игроков: { n-points }.
        [many] { n-cards } эдамаме, и за столом оно есть у { $sharers } игроков: { n-points }.
       *[other] { n-cards } эдамаме, и за столом оно есть у { $sharers } игрока: { n-points }.
    }

## Ошибки и предупреждения: по одной ясной строке

error-bad-opening = Это не то число, которое было обещано.
error-bad-save-names = Перемешивание сохранённой партии не сходится: имена не те, что были за столом в начале игры.
error-bad-save-opening = Перемешивание сохранённой партии не сходится: число игрока { $name } не то, что было обещано до игры.
error-illegal-choice = Сейчас этого выбрать нельзя.
error-not-starting = Сейчас партия не начинается.
error-not-your-decision = Сейчас тебе нечего решать.
error-nothing-to-take-back = Забирать назад нечего.
error-bad-menu-unknown-kind = Нет блюда с названием «{ $kind }». Есть такие: { $known }.
error-bad-menu-count = Не то число блюд в группе «{ $group }»: в меню нужно { $wanted }, а здесь { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] Блюда «{ $kind }» не может быть в меню, когда играет { $seats } игрок. Оно для { $least }–{ $most } игроков.
        [few] Блюда «{ $kind }» не может быть в меню, когда играют { $seats } игрока. Оно для { $least }–{ $most } игроков.
        [many] Блюда «{ $kind }» не может быть в меню, когда играют { $seats } игроков. Оно для { $least }–{ $most } игроков.
       *[other] Блюда «{ $kind }» не может быть в меню, когда играют { $seats } игрока. Оно для { $least }–{ $most } игроков.
    }
error-bad-menu-expansion = «{ $kind }» — дополнительное блюдо: включи его настройкой «{ $option }».
error-bad-menu-nigiri = Нигири есть в меню всегда: в список его вписывать не надо.
error-bad-menu-duplicate = «{ $kind }» стоит в меню дважды.
error-bad-menu-unknown = Нет меню с названием «{ $menu }». Есть такие: { $known }.
error-bad-menu-not-in-game = В игре «{ $game }» меню не выбирают.
error-bad-option-unknown = Нет настройки с названием «{ $option }». Есть такие: { $known }.
error-bad-option-value = Настройка «{ $option }» не может быть «{ $value }». Есть такие значения: { $values }.
error-bad-option-seats = Настройка «{ $option }» — для игры, где игроков { $least }, а не { $seats }. Убери её или измени число игроков.
error-bad-seats = Игра «{ $game }» — для { $least }–{ $most } игроков, а не для { $seats }.
error-bad-seed = «{ $seed }» не годится как зерно.
error-bad-save-format = Это не сохранённая партия Okawari.
error-bad-save-version = Эту партию сохранила версия, которой эта программа не знает ({ $version }).
error-bad-save-checksum = Сохранённую партию потом изменили: контрольная сумма не сходится.
error-bad-save-choice = Выбор { $number } сохранённой партии не по правилам: { $seat } не может выбрать там «{ $answer }».
error-bad-save-result = Сохранённая партия кончается не с теми очками, что в ней записаны.
error-bad-save-json = Сохранённую партию не прочитать: это неправильный JSON.
error-bad-save-field = Поля «{ $field }» в сохранённой партии нет, или оно неверное.
error-bad-table-json = Стол не прочитать: это неправильный JSON.
error-bad-table-card = В этой игре нет карты с названием «{ $card }».
error-bad-table-field = Поля «{ $field }» у стола нет, или оно неверное.
error-bad-table-scope = Поле «scope» не может быть «{ $scope }». Есть такие значения: round, desserts, game.
error-bad-table-seats = За столом игры «{ $game }» число игроков от 1 до { $most }, а не { $seats }.
error-starting = Карты мешают. Попробуй ещё раз через мгновение.
error-unknown-game = Нет игры с названием «{ $game }». Есть такие: { $known }.
error-unknown-language = Нет языка с названием «{ $lang }». Есть такие: { $known }.
error-unknown-bot = Нет бота с названием «{ $bot }». Есть такие: { $known }.
warning-too-many = На столе { $count } × { $card }, а в коробке с игрой только { $printed }.
error-too-many-names = { $names ->
    [one] Дано { $names } имя
    [few] Дано { $names } имени
    [many] Дано { $names } имён
   *[other] Дано { $names } имени
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}. Дай не больше одного имени на место.
error-bad-save-imagined = У партии, придуманной по тому, что видно, нет зерна: её не сохранить.
error-bad-names = Имена — это список слов, по одному на каждое место.
error-no-such-seat = За этим столом нет места { $seat }. Места считаются от 0 до { $last }.

## Лист очков

error-bad-table-object = Стол для подсчёта очков — это объект JSON с полями «game» и «seats».
error-bad-table-list = Поле «{ $field }» должно быть списком.
error-bad-table-number = Поле «{ $field }» должно быть целым числом от { $least } до { $most }.
error-bad-table-scope-draft = Поле «scope» в Драфте не может быть «{ $scope }». Есть такие значения: round, game.
error-bad-table-dummy = С настройкой «dummy» за столом три места, два игрока и потом призрак, а не { $seats }.
error-bad-table-no-card = { $field }: в этой игре нет карты с названием «{ $card }».
error-bad-table-no-copy = { $field }: «{ $card }» в этой игре ничего не копирует.
error-bad-table-on-wasabi = { $field }: «{ $card }» не бывает, потому что на васаби ложится только нигири.
error-bad-table-no-dessert = { $field }: «{ $card }» — не десерт этой игры.
error-bad-table-too-long = В списке «{ $field }» записей { $count }, а подсчитать можно не больше { $most }.
warning-not-on-menu = { $card }: карта на столе есть, а в меню её нет.
warning-unknown-field = Поле «{ $field }» неизвестно, оно не прочитано.

## Боты за столом

error-bots-for-seats = { $bots ->
    [one] Назван { $bots } бот
    [few] Названо { $bots } бота
    [many] Названо { $bots } ботов
   *[other] Названо { $bots } бота
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}. Назови хотя бы одного и не больше одного на место.

## Доказательство честного перемешивания

error-bad-save-commitment = Перемешивание сохранённой партии не сходится: её секрет не тот, что обещан до игры.
error-bad-save-seed = Перемешивание сохранённой партии не сходится: её зерно получено не из секрета и чисел игроков.

## Сервер: имена и коды

error-name-empty = В этом имени ничего не видно. Напиши хотя бы одну букву.
error-name-long = Это имя слишком длинное для стола. Букв должно быть не больше { $most }.
error-bad-code = Это не код стола. В коде шесть согласных латинских букв, например BCD-FGH.

## Живые столы: почему что-то нельзя

error-already-seated = За этим столом у тебя уже есть стул.
error-asked-already =
    { $most ->
        [one] Дополнительное время уже дано { $most } раз. В этой партии больше нельзя.
        [few] Дополнительное время уже дано { $most } раза. В этой партии больше нельзя.
        [many] Дополнительное время уже дано { $most } раз. В этой партии больше нельзя.
       *[other] Дополнительное время уже дано { $most } раза. В этой партии больше нельзя.
    }
error-bad-order = Это не порядок стульев (их { $seats }): назови каждый стул один раз.
error-chair-free = На этом стуле никто не сидит.
error-chair-taken = Этот стул занят. Выбери свободный.
error-chairs-free =
    { $count ->
        [one] Ещё { $count } стул свободен. Подожди кого-нибудь или начинай, и его займёт бот.
        [few] Ещё { $count } стула свободны. Подожди людей или начинай, и места займут боты.
        [many] Ещё { $count } стульев свободно. Подожди людей или начинай, и места займут боты.
       *[other] Ещё { $count } стула свободно. Подожди людей или начинай, и места займут боты.
    }
error-emote-too-soon = По одному: подожди три секунды до следующего.
error-enough = Для этого стола пока хватит: начни партию или играй дальше.
error-game-running = Идёт партия. Это можно сделать, когда она кончится.
error-host-only = Это может сделать только хозяин стола.
error-internal = На сервере что-то сломалось. Ты тут ни при чём.
error-kick-self = Прогнать себя нельзя. Просто выйди из-за стола.
error-last-round = Это последний раунд. Сейчас можно смотреть, а играть — в следующей партии.
error-kicked = Хозяин стола освободил твоё место.
error-new-version = Есть новая версия. Загрузи страницу заново: твоё место и твоя карта останутся.
error-no-clock = За этим столом нет часов: не торопись.
error-no-entry = Эта ссылка или этот пропуск не открывает стол. Попроси новую ссылку.
error-no-game = За этим столом сейчас нет партии.
error-no-page = По этому адресу ничего нет.
error-no-same-deal = Те же карты можно сыграть снова только с той же игрой, тем же меню и тем же числом игроков.
error-no-spectators = Зрителей за этот стол не пускают.
error-no-such-code = Открытого стола с таким кодом нет. Проверь буквы; код работает, пока партия не началась, а потом только ссылка.
error-no-such-replay = Такой партии нет, или уже нет.
error-no-such-table = Такого стола нет, или уже нет.
error-not-all-ready =
    { $count ->
        [one] Не готов ещё { $count } игрок. Подожди или всё равно начинай.
        [few] Не готовы ещё { $count } игрока. Подожди или всё равно начинай.
        [many] Не готовы ещё { $count } игроков. Подожди или всё равно начинай.
       *[other] Не готовы ещё { $count } игрока. Подожди или всё равно начинай.
    }
error-not-saved = Сейчас не получается сохранить. Ничего не пропало: попробуй ещё раз чуть позже.
error-not-scoring = Сейчас очки не читают.
error-not-seated = Для этого нужен стул. Сначала сядь за стол.
error-not-your-seat = Это не твоё место.
error-scores-first = Сейчас читают очки раунда. Следующее блюдо подадут, когда все будут готовы.
error-server = На сервере что-то сломалось. Ничего не изменилось: попробуй ещё раз.
error-server-full = На этом сервере пока слишком много столов. Попробуй позже.
error-spectator = Зрителям это нельзя.
error-stopping = Сервер перезапускается. Попробуй ещё раз чуть позже.
error-store-replaced = Базу данных сервера переместили или удалили: ничего больше не сохраняется, пока её не вернут на место.
error-table-damaged = То, что было сохранено об этом столе, повреждено. Стол отложен; владелец сервера может проверить его командой «okawari check».
error-table-closed = Этот стол закрыт.
error-table-full = Все стулья заняты. Зато можно посмотреть.
error-table-locked = Стол заперт. Попроси хозяина стола его открыть.
error-too-fast = Слишком быстро. Подожди немного.
error-too-late = Слишком поздно: на вопрос уже есть ответ.
error-too-many =
    { $seconds ->
        [one] Слишком много запросов из одного места. Попробуй снова через { $seconds } секунду.
        [few] Слишком много запросов из одного места. Попробуй снова через { $seconds } секунды.
        [many] Слишком много запросов из одного места. Попробуй снова через { $seconds } секунд.
       *[other] Слишком много запросов из одного места. Попробуй снова через { $seconds } секунды.
    }
error-too-many-seated = Людей за столом { $people }, а мест только { $seats }.

## Живые столы: что происходит вокруг партии

event-table_opened = Стол открыт.
event-sat_down = { $name } садится за стол.
event-bot_sat_down = { $name }, бот, садится за стол.
event-stood_up =
    { $why ->
        [dropped] { $name } теряет связь: стул свободен.
        [kicked] { $name } выходит из-за стола по просьбе хозяина.
       *[left] { $name } выходит из-за стола.
    }
event-chair_promised = { $name } играет со следующего раунда.
event-promise_ended =
    { $why ->
        [kicked] { $name } уходит: так решил хозяин стола.
        [returned] { $name } остаётся без стула: прежний игрок снова здесь.
       *[left] { $name } больше не ждёт стула.
    }
event-renamed = Новое имя: { $name }.
event-rearranged = Стулья стоят в новом порядке.
event-locked = Стол заперт.
event-unlocked = Стол снова открыт.
event-setup_changed = В меню кое-что новое.
event-chairs_changed =
    { $count ->
        [one] Теперь за столом { $count } стул.
        [few] Теперь за столом { $count } стула.
        [many] Теперь за столом { $count } стульев.
       *[other] Теперь за столом { $count } стула.
    }
event-clock_doubled = Часы пошли медленнее: у всех вдвое больше времени.
event-clock_usual = Часы снова идут как раньше.
event-ready = { $seat }: всё готово.
event-not_ready = { $seat }: ещё минутку.
event-start_called_off = Старт отменён. Каждое устройство обещает новое число.
event-zeros_from_now = В следующий раз карты мешают без числа игрока { $name }: три раза его ждали напрасно.
event-not_opened = Старт отменён: устройство игрока { $name } не ответило.
event-starting = Карты мешают: каждое устройство добавляет своё число.
event-host_moved = Теперь стол ведёт { $seat }.
event-game_started = Начинается партия { $number }.
event-same_deal = Карты партии { $number } сдаются ещё раз. Их может знать любой.
event-time_ran_out = { $seat }: время вышло.
event-continued = { $seat } ждёт следующее блюдо.
event-more_time = { $seat } просит ещё времени.
event-stood_in = Бот играет вместо игрока { $seat }.
event-returned = { $seat } снова за столом.
event-secret_opened = Секрет перемешивания открыт: любой может проверить сдачу.
event-table_closed = Хозяин закрыл стол.

## Живые столы: что сервер говорит о себе

notice-elsewhere = Ты играешь в другом окне.
notice-outdated = Есть новая версия. Загрузи страницу заново: твоё место и твоя карта останутся.
notice-restarting = Кухня перезапускается. Ничего не пропадёт.
notice-too_fast = Слишком быстро. Подожди немного.
notice-kicked = Хозяин стола освободил твоё место.
notice-closed = Этот стол закрыт.
notice-damaged = То, что было сохранено об этом столе, повреждено.
notice-not_saving = Сейчас не получается сохранить. Партия на паузе.
notice-why-full = На диске сервера не осталось места.
notice-why-read-only = Сервер не может писать на свой диск.
notice-why-replaced = Базу данных сервера переместили или удалили. Сообщи, пожалуйста, владельцу сервера.
notice-saving_again = Сохранение снова работает.

## Живые столы: что могут сказать игроки

emote-yum = Вкуснятина!
emote-wow = Ого!
emote-oops = Ой!
emote-hurry = Поскорее, пожалуйста!
emote-good_one = Здорово!
emote-thanks = Спасибо!
emote-one_more = Ещё разок?
emote-bye = Пока!
