## Веб: рука

web-hand = Твоя рука
web-hand-tray = Меню предлагает
web-hand-dishes = Твои блюда
web-hand-rows = Твои ряды
web-hand-menu = Что подают
web-hand-options = Твой выбор
web-hand-empty = В этом раунде карт больше нет.
web-hand-wine = Саке! На этом ходу твою карту выбирает случай. Свою руку увидишь после.
web-hand-kept = Твой выбор: { $cards }
web-hand-saving = Сохраняем …
web-hand-lifted = { $card }: { $worth }
web-hand-refused = { $card }: { $why }
web-hand-armed = { $card } наготове

# Из чего состоит название карты: «Нигири с лососем, +2 очка; цвет: золотой; 2 из 9».
web-card-place = { $at } из { $count }
web-card-place-colour = цвет: { $colour }, { $pattern }; { $at } из { $count }
web-card-name = { $card }; { $place }
web-card-note = { $card }, { $note }; { $place }
web-card-why = { $card }; { $place }. { $why }
web-card-kept = выбрано
web-card-unsaved = ещё не сохранено
web-card-kept-mark = Выбрано
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Если сыграть сейчас: { $worth }
web-rule-here = Перед тобой: { $pile }

# У $points и $later есть знак; $count — это $points без знака.
web-worth-now =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-worth-later = { $later } в конце партии
web-worth-both = { $points } сейчас, { $later } в конце партии

## Веб: почему карту нельзя выбрать

web-why-not = Сейчас нельзя.
web-why-give = Просят не эту.
web-why-tray = Меню не приносит другое меню.
web-why-wild = Такого ряда у тебя пока нет.
web-why-first-wild = Джокер ложится в ряд, который у тебя уже есть. Пока нет ни одного.
web-why-flip = Коробка переворачивает только карты прежних ходов.
web-why-flip-other = Особые заказы — чуть позже.
web-why-flip_order-other = Сейчас только особые заказы.
web-why-target-order = Ещё не решено, чем он станет.

## Веб: полоса под рукой

web-bar = Что можно сделать
web-bar-more-time = Ещё 20 секунд для всех
web-bar-change = Сменить
web-bar-nudge = Намекнуть
web-bar-nudged = Намёк дан
web-bar-use = Взять: { $card }
web-bar-put-down = Отложить: { $card }
web-do-tap = Коснись карты
web-do-pick = Оставить
web-do-instead = Лучше эту
web-do-second = И эту
web-do-second-none = Только одну
web-do-for_dummy = За призрака
web-do-target = Копировать
web-do-dip = Вот так
web-do-announce-none = Без прибора
web-do-request = Попросить
web-do-give = Отдать эту
web-do-tray = Взять эту
web-do-wild = В этот ряд
web-do-keep = Придержать
web-do-other = Выбрать это
web-do-flip-none = Ни одной
web-do-flip_order-none = Ни одного
web-do-flip =
    { $count ->
        [one] Перевернуть { $count } карту
        [few] Перевернуть { $count } карты
        [many] Перевернуть { $count } карт
       *[other] Перевернуть { $count } карты
    }

## Веб: приборы, ложка и коробка навынос

web-tool-last_card = Это твоя последняя карта: второй уже нет.
web-tool-unused = { $card }: на этом ходу не вышло. Прибор остаётся у тебя.
web-spoon-any = Любая
web-spoon-exact = Какую именно?
web-spoon-holder = Есть: { $seat }
web-spoon-nobody = Если карты ни у кого нет, твоя ложка пропадёт до конца раунда.
web-spoon-chance =
    { $chance ->
        [0] Ни у кого нет.
        [100] У кого-то точно есть.
       *[other] У кого-то есть с вероятностью { $chance } %.
    }
web-spoon-odds = Насколько вероятно, что у кого-то такая есть, судя по тому, что тебе известно.
web-box-sum = Минус { $lost }, плюс { $gained }
web-box-drop = Минус { $lost }, плюс { $gained }: ты теряешь очки!
web-box-many = Перевернуть: { n-cards }
web-box-pick = Коснись того, что переворачиваешь. Каждая карта даст ровно 2.

## Веб: особые карты объясняют себя сами, каждая один раз

web-teach-chopsticks = Коснись своих палочек внизу, чтобы выложить на этом ходу две карты.
web-teach-spoon = Коснись своей ложки внизу, чтобы попросить на этом ходу карту у других.
web-teach-request = Её отдаст первый игрок слева от тебя, у которого она есть.
web-teach-give = Одну надо отдать. За неё ты получишь ложку.
web-teach-menu = Четыре карты из колоды: одна твоя, прямо сейчас.
web-teach-takeout = Одинокие блюда, которые ничего не приносят, лучше перевернуть.
web-teach-special_order = Он станет копией блюда, которого ты коснёшься.
web-teach-wasabi = На васаби нигири приносит втрое больше. Или сбереги васаби для нигири получше.
web-teach-wild = Он считается ещё одной картой в ряду, которого ты коснёшься.
web-teach-keep = Эта карта останется в твоей руке. Все остальные пойдут дальше.
web-teach-dummy = Ты играешь и за призрака: дай ему то, что тебе не повредит.
web-teach-known = Понятно

## Веб: что можно сказать, и клавиши

web-emotes = Сказать что-нибудь
web-keys = Клавиши
web-keys-note = Эти клавиши работают за столом. Их можно выключить в настройках.
web-keys-arrows = листать карты
web-keys-choose = поднять первую, вторую … десятую карту
web-keys-keep = оставить поднятую карту
web-keys-back = забрать назад
web-keys-tool = палочки или ложка
web-keys-table = мой стол
web-keys-neighbours = следующий или прошлый сосед
web-keys-menu = что в меню
web-keys-rule = правило этой карты
web-keys-scores = очки
web-keys-emotes = сказать что-нибудь
web-keys-help = этот список клавиш
