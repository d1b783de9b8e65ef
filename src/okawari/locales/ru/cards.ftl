# Во что можно играть: игры, меню, карты и настройки, по-русски. Те же сообщения и переменные, что в английском.
# $seat и $other — имена игроков, $card — название карты. Имена и названия не склоняются, поэтому они стоят в именительном
# падеже: после двоеточия, в кавычках или после слов «игрок», «карта». Пол игрока неизвестен, поэтому без прошедшего времени.

language-name = Русский
disclaimer = Независимый некоммерческий проект любителей. Его не делали, не одобряли и не оплачивали создатели Sushi Go!, Sushi Go Party! и Sushi Draft. Эти названия — товарные знаки своих владельцев; здесь они только говорят, по каким правилам идёт игра. Все тексты и картинки — наши собственные.

## Слова при числах, для других сообщений

word-cards =
    { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
word-icons =
    { $count ->
        [one] значок
        [few] значка
        [many] значков
       *[other] значка
    }
word-points =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
word-players =
    { $seats ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
word-colours =
    { $colours ->
        [one] цвет
        [few] разных цвета
        [many] разных цветов
       *[other] цвета
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Игры

game-classic = Классика
game-party = Вечеринка
game-draft = Драфт
game-classic-follows = По правилам Sushi Go! для 2–5 игроков.
game-party-follows = По правилам Sushi Go Party! для 2–8 игроков.
game-draft-follows = По правилам Sushi Draft для 3–5 игроков. Можно попробовать и вдвоём, хотя в правилах об этом ни слова.
game-classic-note = Одна постоянная колода: оставь карту, передай остальные, и так три раунда.
game-party-note = Блюда выбираешь из большого меню, поэтому каждая партия новая.
game-draft-note = Коротко и быстро: собери больше всех одного вида суши и получи его жетон.

## Группы блюд

group-nigiri = Нигири
group-roll = Ролл
group-appetizer = Закуска
group-special = Особое
group-dessert = Десерт

## Меню

menu-my-first-meal = Первый кусочек
menu-my-first-meal-note = Простые блюда для первой партии.
menu-sushi-go = Классика заведения
menu-sushi-go-note = Блюда Классики по правилам Вечеринки.
menu-party-sampler = Поднос на пробу
menu-party-sampler-note = Понемногу всего нового.
menu-master-menu = Экзамен шефа
menu-master-menu-note = Много решений, для тех, кто любит подумать.
menu-points-platter = Гора очков
menu-points-platter-note = Блюда, которые приносят всем много очков.
menu-cutthroat-combo = Острые локти
menu-cutthroat-combo-note = Следи за соседями: многие блюда могут подвести.
menu-big-banquet = Длинный стол
menu-big-banquet-note = Для компании из 6–8 игроков.
menu-dinner-for-two = Столик на двоих
menu-dinner-for-two-note = Для двух игроков.
menu-custom = Своё меню
menu-custom-note = Один ролл, три закуски, два особых блюда и один десерт на твой выбор.

## Виды карт: название, короткое название для узких таблиц и правило

card-nigiri-name = Нигири
card-nigiri-short = Нигири
card-nigiri-rule = В конце раунда омлет приносит 1, лосось 2, а кальмар 3. На васаби нигири приносит втрое больше.
card-wasabi-name = Васаби
card-wasabi-short = Васаби
card-wasabi-rule = Следующее твоё нигири ложится сверху и в конце раунда приносит втрое больше. Само по себе васаби ничего не приносит.
card-maki-name = Маки
card-maki-short = Маки
card-maki-rule = В конце раунда тот, у кого больше всех значков маки, получает 6, а второй — 3; если игроков 6–8, то 6, 4 и 2. При ничьей каждый получает всё.
card-maki-rule-classic = В конце раунда тот, у кого больше всех значков маки, получает 6, а второй — 3. При ничьей очки делят, а если ничья за первое место, за второе не дают ничего.
card-temaki-name = Темаки
card-temaki-short = Темаки
card-temaki-rule = В конце раунда тот, у кого больше всех карт темаки, получает 4, а тот, у кого меньше всех, теряет 4, даже если их нет совсем. Вдвоём никто не теряет.
card-uramaki-name = Урамаки
card-uramaki-short = Урамаки
card-uramaki-rule = Гонка в каждом раунде: кто первым набирает 10 значков, сразу получает 8, второй 5, третий 2, и эти урамаки уходят со стола. В конце раунда следующее свободное место берёт тот, у кого осталось больше всех значков.
card-tempura-name = Темпура
card-tempura-short = Темпура
card-tempura-rule = В конце раунда каждая пара приносит 5. Одна ничего не приносит.
card-sashimi-name = Сашими
card-sashimi-short = Сашими
card-sashimi-rule = В конце раунда каждая тройка приносит 10. Одна или две карты ничего не приносят.
card-gyoza-name = Гёдза
card-gyoza-short = Гёдза
card-gyoza-rule = В конце раунда 1, 2, 3, 4 или 5 гёдза приносят 1, 3, 6, 10 или 15. Больше пяти — всё равно 15.
card-eel-name = Угорь
card-eel-short = Угорь
card-eel-rule = В конце раунда один угорь отнимает 3 очка. Два и больше приносят вместе 7.
card-tofu-name = Тофу
card-tofu-short = Тофу
card-tofu-rule = В конце раунда одно тофу приносит 2, а два — 6. Три и больше ничего не приносят.
card-edamame-name = Эдамаме
card-edamame-short = Эдамаме
card-edamame-rule = В конце раунда каждое эдамаме приносит 1 за каждого другого игрока, у которого тоже есть эдамаме, но не больше 4.
card-miso-name = Мисо-суп
card-miso-short = Мисо-суп
card-miso-rule = Приносит 3 в конце раунда. Если на одном ходу выложены два мисо-супа или больше, все они проливаются и пропадают.
card-onigiri-name = Онигири
card-onigiri-short = Онигири
card-onigiri-rule = В конце раунда набор из 1, 2, 3 или 4 разных форм приносит 1, 4, 9 или 16. Наборов может быть несколько.
card-sukeroku-name = Инари и футомаки
card-sukeroku-short = Инари+футомаки
card-sukeroku-rule = В конце раунда каждая пара из инари и футомаки приносит 6. Каждое без пары приносит 2.
card-chopsticks-name = Палочки
card-chopsticks-short = Палочки
card-chopsticks-rule = На одном из следующих ходов скажи, что берёшь их: когда все покажут по карте, выложи вторую карту из руки. Палочки возвращаются в эту руку, очков они не приносят.
card-chopsticks-rule-classic = На одном из следующих ходов можно выложить сразу две карты. Палочки возвращаются в руку перед тем, как её передать; очков они не приносят.
card-spoon-name = Ложка
card-spoon-short = Ложка
card-spoon-rule = На одном из следующих ходов попроси карту: первый игрок слева от тебя, у которого она есть в руке, отдаёт её, и ты сразу её выкладываешь. Ложка уходит этому игроку, очков она не приносит.
card-menu-name = Меню
card-menu-short = Меню
card-menu-rule = Когда выкладываешь его, посмотри четыре карты из колоды и сразу выложи одну из них. Само меню уходит из игры и очков не приносит.
card-takeout-name = Коробка навынос
card-takeout-short = Коробка
card-takeout-rule = Когда выкладываешь её, переверни сколько хочешь своих прежних карт этого раунда. Каждая принесёт в конце раунда 2 вместо своих очков.
card-soy_sauce-name = Соевый соус
card-soy_sauce-short = Соевый соус
card-soy_sauce-rule = В конце раунда каждый соевый соус приносит 4, если ни у кого нет больше разных цветов карт на столе, чем у тебя.
card-soy_sauce-rule-classic = В конце раунда соевый соус приносит 4, если ни у кого нет больше разных цветов карт на столе, чем у тебя. При ничьей игроки с соевым соусом делят очки, и у каждого считается только один соус.
card-tea-name = Чай
card-tea-short = Чай
card-tea-rule = В конце раунда каждый чай приносит 1 за каждую карту в твоей самой большой группе одного цвета.
card-special_order-name = Особый заказ
card-special_order-short = Особый заказ
card-special_order-rule = Когда выкладываешь его, он становится копией другой твоей карты на столе и приносит очки тогда же, когда она. Если копировать нечего, он пропадает.
card-rice_wine-name = Саке
card-rice_wine-short = Саке
card-rice_wine-rule = Приносит 3 в конце раунда. На следующем ходу твою карту из руки выбирает случай, без подглядывания.
card-pudding-name = Пудинг
card-pudding-short = Пудинг
card-pudding-rule = Считается в конце партии: тот, у кого больше всех пудингов, получает 6, а тот, у кого меньше всех, теряет 6, даже если их нет совсем. При ничьей каждому достаётся всё, а вдвоём никто не теряет.
card-pudding-rule-classic = Считается в конце партии: тот, у кого больше всех пудингов, получает 6, а тот, у кого меньше всех, теряет 6, даже если их нет совсем. При ничьей очки делят, а вдвоём никто не теряет.
card-ice_cream-name = Мороженое с зелёным чаем
card-ice_cream-short = Мороженое
card-ice_cream-rule = Считается в конце партии: каждые четыре мороженых приносят 12. Меньше четырёх ничего не приносят.
card-fruit-name = Фрукты
card-fruit-short = Фрукты
card-fruit-rule = Считаются в конце партии, каждый из трёх фруктов отдельно: 0, 1, 2, 3, 4 или 5 значков приносят −2, 0, 1, 3, 6 или 10.

## Виды карт в Драфте

card-draft-rule = В конце раунда игрок, у которого больше всех карт этих суши, берёт верхний жетон из их стопки. При ничьей никто из равных ничего не получает, и жетон берёт следующий игрок без ничьей.
card-tuna-name = Тунец
card-tuna-short = Тунец
card-tuna-rule = { card-draft-rule }
card-prawn-name = Креветка
card-prawn-short = Креветка
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Ролл с лососем
card-salmon_roll-short = Ролл с лососем
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Маки с огурцом
card-cucumber_maki-short = Маки с огурцом
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Темаки со скумбрией
card-mackerel_temaki-short = Скумбрия
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Жетон десерта
card-dessert-short = Жетон десерта
card-dessert-rule = В конце раунда игрок, у которого больше всех разных суши, берёт верхний жетон десерта. При ничьей никто из равных ничего не получает, и жетон берёт следующий игрок без ничьей.
card-dessert-rule-advanced = В конце раунда игрок, у которого больше всех разных суши, берёт верхний жетон десерта. Суши, среди карт которых есть карта с васаби, считаются только за половину.
card-wild-name = Джокер
card-wild-short = Джокер
card-wild-rule = Когда выкладываешь его, он присоединяется к суши, которые у тебя уже есть, и в конце раунда считается ещё одной такой картой.
card-wild-rule-advanced = Когда выкладываешь его, он присоединяется к суши, которые у тебя уже есть, и в конце раунда считается за половину такой карты.

## Лица карт: отдельные карты и то, как они могут лежать

face-egg-name = Нигири с омлетом
face-egg-short = Омлет
face-salmon-name = Нигири с лососем
face-salmon-short = Лосось
face-squid-name = Нигири с кальмаром
face-squid-short = Кальмар
face-wasabi-name = Васаби
face-wasabi-short = Васаби
face-maki1-name = Маки с 1 значком
face-maki1-short = Маки 1
face-maki2-name = Маки с 2 значками
face-maki2-short = Маки 2
face-maki3-name = Маки с 3 значками
face-maki3-short = Маки 3
face-temaki-name = Темаки
face-temaki-short = Темаки
face-uramaki3-name = Урамаки с 3 значками
face-uramaki3-short = Урамаки 3
face-uramaki4-name = Урамаки с 4 значками
face-uramaki4-short = Урамаки 4
face-uramaki5-name = Урамаки с 5 значками
face-uramaki5-short = Урамаки 5
face-tempura-name = Темпура
face-tempura-short = Темпура
face-sashimi-name = Сашими
face-sashimi-short = Сашими
face-gyoza-name = Гёдза
face-gyoza-short = Гёдза
face-eel-name = Угорь
face-eel-short = Угорь
face-tofu-name = Тофу
face-tofu-short = Тофу
face-edamame-name = Эдамаме
face-edamame-short = Эдамаме
face-miso-name = Мисо-суп
face-miso-short = Мисо-суп
face-onigiri_circle-name = Круглое онигири
face-onigiri_circle-short = Онигири кр.
face-onigiri_triangle-name = Треугольное онигири
face-onigiri_triangle-short = Онигири тре.
face-onigiri_square-name = Квадратное онигири
face-onigiri_square-short = Онигири ква.
face-onigiri_rectangle-name = Прямоугольное онигири
face-onigiri_rectangle-short = Онигири пря.
face-inari-name = Инари
face-inari-short = Инари
face-futomaki-name = Футомаки
face-futomaki-short = Футомаки
face-chopsticks-name = Палочки
face-chopsticks-short = Палочки
face-chopsticks1-name = Палочки (1)
face-chopsticks1-short = Палочки 1
face-chopsticks2-name = Палочки (2)
face-chopsticks2-short = Палочки 2
face-chopsticks3-name = Палочки (3)
face-chopsticks3-short = Палочки 3
face-spoon-name = Ложка
face-spoon-short = Ложка
face-spoon4-name = Ложка (4)
face-spoon4-short = Ложка 4
face-spoon5-name = Ложка (5)
face-spoon5-short = Ложка 5
face-spoon6-name = Ложка (6)
face-spoon6-short = Ложка 6
face-menu-name = Меню
face-menu-short = Меню
face-menu7-name = Меню (7)
face-menu7-short = Меню 7
face-menu8-name = Меню (8)
face-menu8-short = Меню 8
face-menu9-name = Меню (9)
face-menu9-short = Меню 9
face-takeout-name = Коробка навынос
face-takeout-short = Коробка
face-takeout10-name = Коробка навынос (10)
face-takeout10-short = Коробка 10
face-takeout11-name = Коробка навынос (11)
face-takeout11-short = Коробка 11
face-takeout12-name = Коробка навынос (12)
face-takeout12-short = Коробка 12
face-soy_sauce-name = Соевый соус
face-soy_sauce-short = Соевый соус
face-tea-name = Чай
face-tea-short = Чай
face-special_order-name = Особый заказ
face-special_order-short = Особый заказ
face-rice_wine-name = Саке
face-rice_wine-short = Саке
face-pudding-name = Пудинг
face-pudding-short = Пудинг
face-ice_cream-name = Мороженое с зелёным чаем
face-ice_cream-short = Мороженое
face-fruit_ww-name = Фрукты: два арбуза
face-fruit_ww-short = 2 арбуза
face-fruit_pp-name = Фрукты: два ананаса
face-fruit_pp-short = 2 ананаса
face-fruit_oo-name = Фрукты: два апельсина
face-fruit_oo-short = 2 апельсина
face-fruit_wp-name = Фрукты: арбуз и ананас
face-fruit_wp-short = Арбуз+ананас
face-fruit_wo-name = Фрукты: арбуз и апельсин
face-fruit_wo-short = Арбуз+апел.
face-fruit_po-name = Фрукты: ананас и апельсин
face-fruit_po-short = Ананас+апел.
face-egg-on-wasabi-name = Нигири с омлетом на васаби
face-egg-on-wasabi-short = Омлет ×3
face-salmon-on-wasabi-name = Нигири с лососем на васаби
face-salmon-on-wasabi-short = Лосось ×3
face-squid-on-wasabi-name = Нигири с кальмаром на васаби
face-squid-on-wasabi-short = Кальмар ×3
face-wasabi-under-egg-name = Васаби под нигири с омлетом
face-wasabi-under-egg-short = Под нигири
face-wasabi-under-salmon-name = Васаби под нигири с лососем
face-wasabi-under-salmon-short = Под нигири
face-wasabi-under-squid-name = Васаби под нигири с кальмаром
face-wasabi-under-squid-short = Под нигири
face-miso_spoiled-name = Пролитый мисо-суп
face-miso_spoiled-short = Пролитый суп
face-flipped-name = Перевёрнутая карта
face-flipped-short = Перевёрнута
face-hidden-name = Скрытая карта
face-hidden-short = Скрыта
face-tuna-name = Тунец
face-tuna-short = Тунец
face-prawn-name = Креветка
face-prawn-short = Креветка
face-salmon_roll-name = Ролл с лососем
face-salmon_roll-short = Ролл лосось
face-cucumber_maki-name = Маки с огурцом
face-cucumber_maki-short = Маки огурец
face-mackerel_temaki-name = Темаки со скумбрией
face-mackerel_temaki-short = Скумбрия
face-tuna-star-name = Тунец с васаби
face-tuna-star-short = Тунец*
face-prawn-star-name = Креветка с васаби
face-prawn-star-short = Креветка*
face-salmon_roll-star-name = Ролл с лососем и васаби
face-salmon_roll-star-short = Ролл лосось*
face-cucumber_maki-star-name = Маки с огурцом и васаби
face-cucumber_maki-star-short = Маки огурец*
face-mackerel_temaki-star-name = Темаки со скумбрией и васаби
face-mackerel_temaki-star-short = Скумбрия*
face-wild-name = Джокер
face-wild-short = Джокер

## Настройки: название, что меняется, и значения

option-edition = Издание
option-edition-help = Ставит все остальные настройки как в одном из печатных изданий. Пример: в немецком коробка навынос может перевернуть карты этого же хода.
option-edition-standard = Стандартное
option-edition-es = Испанское
option-edition-de = Немецкое
option-edition-ru = Русское
option-maki_ties = Ничья по маки
option-maki_ties-help = Что получают игроки, которые делят место по маки. Пример: у двоих больше всех; каждый получает 6, или они делят очки и получают по 3.
option-maki_ties-full = Каждому всё
option-maki_ties-split = Делят
option-temaki_ties = Ничья по темаки
option-temaki_ties-help = Что получают игроки, у которых поровну и больше всех или меньше всех темаки. Пример: у двоих меньше всех; каждый теряет 4, или они делят потерю и теряют по 2.
option-temaki_ties-full = Каждому всё
option-temaki_ties-split = Делят
option-pudding_ties = Ничья по пудингам
option-pudding_ties-help = Что получают игроки, у которых поровну и больше всех или меньше всех пудингов. Пример: у двоих больше всех; каждый получает 6, или они делят очки и получают по 3.
option-pudding_ties-full = Каждому всё
option-pudding_ties-split = Делят
option-temaki_none = Ни одного темаки
option-temaki_none-help = Может ли игрок совсем без темаки терять очки за то, что их меньше всех. Пример: у тебя нет ни одного; ты теряешь 4, или теряет тот, у кого одно.
option-temaki_none-lose = Теряет очки
option-temaki_none-spared = Ничего не теряет
option-pudding_none = Ни одного пудинга
option-pudding_none-help = Может ли игрок совсем без пудингов терять очки за то, что их меньше всех. Пример: у тебя нет ни одного; ты теряешь 6, или теряет тот, у кого один.
option-pudding_none-lose = Теряет очки
option-pudding_none-spared = Ничего не теряет
option-two_player_loss = Потери в игре вдвоём
option-two_player_loss-help = Теряет ли очки тот, у кого меньше темаки и пудингов, когда играют двое. Пример: у тебя 1 пудинг, а у соперника 3; ты ничего не теряешь, или теряешь 6.
option-two_player_loss-no = Никто не теряет
option-two_player_loss-yes = Теряет тот, у кого меньше
option-maki_three_places = Три места за маки
option-maki_three_places-help = Дают ли за маки три места в большой компании. Пример: игроков 7; первые трое получают 6, 4 и 2, или первые двое получают 6 и 3.
option-maki_three_places-6-8 = Когда игроков 6–8
option-maki_three_places-never = Никогда
option-uramaki_tiebreak = Урамаки одновременно
option-uramaki_tiebreak-help = Кто идёт первым, когда игроки на одном ходу набирают 10 значков урамаки и сумма у них одинаковая. Пример: у обоих 11; они делят место, или его берёт тот, кто на этом ходу выложил больше значков.
option-uramaki_tiebreak-total = Решает сумма
option-uramaki_tiebreak-total_then_turn = Потом значки этого хода
option-edamame_self = Эдамаме считает хозяина
option-edamame_self-help = Считаешься ли и ты среди игроков с эдамаме. Пример: эдамаме есть у тебя и ещё у одного игрока; каждая твоя карта приносит 1, или 2.
option-edamame_self-no = Только других
option-edamame_self-yes = И хозяина тоже
option-miso_spoiled = Пролитый мисо-суп
option-miso_spoiled-help = Что бывает с мисо-супами, выложенными на одном ходу. Пример: твой встретил другой; он пропадает, или остаётся с 0 очков и всё ещё считается цветом.
option-miso_spoiled-discarded = Пропадает
option-miso_spoiled-kept = Остаётся с 0 очков
option-announce = Когда брать прибор
option-announce-help = Когда надо сказать, что берёшь палочки или ложку. Пример: до того, как карты открыты, или после того, как видно, кто что выложил.
option-announce-at_reveal = Когда открывают карты
option-announce-after_reveal = Когда карты уже видны
option-extra_actions = Приборы за один ход
option-extra_actions-help = Сколько палочек и ложек можно взять за один ход. Пример: у тебя есть и то и другое; можно взять что-то одно, или сразу всё.
option-extra_actions-one = Один
option-extra_actions-any = Сколько хочешь
option-flipped_colour = Цвет перевёрнутых карт
option-flipped_colour-help = Считаются ли карты, перевёрнутые коробкой навынос, цветом для соевого соуса и чая. Пример: у тебя три перевёрнутые карты; это ещё один цвет, или никакой.
option-flipped_colour-own = Ещё один цвет
option-flipped_colour-none = Без цвета
option-order_nigiri = Особый заказ как нигири
option-order_nigiri-help = Ложится ли на свободное васаби особый заказ, который копирует нигири. Пример: ты копируешь кальмара, а рядом свободно второе васаби; копия может лечь на него, или должна.
option-order_nigiri-es = Может, если само нигири не на васаби
option-order_nigiri-de = Должен, всегда
option-order_nigiri-ru = Может, всегда
option-order_when = Когда копирует особый заказ
option-order_when-help = Когда ты решаешь, что копирует особый заказ. Пример: на том ходу, когда его выкладываешь, или в конце раунда, когда все твои карты уже известны.
option-order_when-on_play = Сразу
option-order_when-round_end = В конце раунда
option-order_dessert = Особый заказ как десерт
option-order_dessert-help = Когда особый заказ может копировать десерт. Пример: ты копируешь пудинг в 1-м раунде и хранишь до конца, или это можно только в 3-м раунде.
option-order_dessert-any_round = В любом раунде
option-order_dessert-last_round = Только в последнем раунде
option-takeout_scope = Что может перевернуть коробка
option-takeout_scope-help = Какие твои карты может перевернуть коробка навынос. Пример: палочки принесли тебе на этом ходу темпуру; коробка её не трогает, или может перевернуть.
option-takeout_scope-earlier_turns = Карты прежних ходов
option-takeout_scope-already_played = Любую выложенную карту
option-takeout_when = Когда действуют коробки
option-takeout_when-help = Когда ты решаешь, какие карты перевернуть. Пример: на том ходу, когда выкладываешь коробку, или в конце раунда, когда видно, какие наборы не собрались.
option-takeout_when-on_play = Сразу
option-takeout_when-round_end = В конце раунда
option-takeout_box = Использованная коробка
option-takeout_box-help = Что бывает с самой коробкой. Пример: она уходит из игры, или остаётся перед тобой и считается цветом для соевого соуса.
option-takeout_box-discarded = Уходит из игры
option-takeout_box-kept = Остаётся как цвет
option-wasabi = Нигири на васаби
option-wasabi-help = Обязательно ли нигири ложится на свободное васаби. Пример: ты выкладываешь омлет; он ложится на твоё васаби, или ты бережёшь васаби для кальмара.
option-wasabi-must = Обязательно
option-wasabi-may = На твой выбор
option-uramaki_scored = Урамаки после гонки
option-uramaki_scored-help = Куда уходят карты урамаки, которые уже принесли очки в гонке. Пример: они уходят со стола, или лежат рядом с твоими картами для вида и ни на что не влияют.
option-uramaki_scored-discarded = Уходят из игры
option-uramaki_scored-set_aside = Лежат в стороне
option-pass_direction = Передача карт
option-pass_direction-help = Куда передают карты после каждого хода. Пример: всегда налево, или во 2-м раунде направо.
option-pass_direction-left = Всегда налево
option-pass_direction-alternate = Налево, направо, налево
option-expansions = Дополнительные блюда
option-expansions-help = Какие дополнительные блюда можно взять в меню. Пример: вместе с саке особым блюдом может стать напиток, после которого твою карту выбирает случай.
option-expansions-none = Никаких
option-expansions-rice_wine = Саке
option-expansions-sukeroku = Инари и футомаки
option-expansions-both = И то и другое
option-dummy = Третья рука для двоих
option-dummy-help = Добавляет призрака в игру вдвоём. Пример: вы по очереди берёте карту для призрака и выкладываете за него ещё одну карту.
option-dummy-no = Нет
option-dummy-yes = Да
option-promo = Карты соевого соуса
option-promo-help = Добавляет в колоду четыре карты соевого соуса. Пример: с соевым соусом и самым большим числом разных цветов получаешь 4.
option-promo-no = Без них
option-promo-yes = С ними
option-advanced = Счёт для опытных
option-advanced-help = Джокеры и карты с васаби считаются за половину. Пример: два тунца и джокер считаются за два с половиной.
option-advanced-no = Нет
option-advanced-yes = Да
option-ties = Ничья за жетон
option-ties-help = Кто берёт жетон, когда у лучших ничья. Пример: у двоих по 3 тунца, у одного 2 и ещё у одного 1; жетон берёт тот, у кого 2, или тот, у кого 1.
option-ties-next = Следующий без ничьей
option-ties-second_only = Второй, если он один
option-ties-last_place = Тот, у кого меньше всех
option-leftovers = Несданные карты
option-leftovers-help = Возвращаются ли несданные карты в следующем раунде. Пример: каждый раунд мешают все карты, или оставшиеся в 1-м раунде больше не участвуют.
option-leftovers-per_round = Возвращаются каждый раунд
option-leftovers-per_game = До конца партии вне игры
option-open_chips = Открытые жетоны
option-open_chips-help = Видят ли все, сколько стоит полученный жетон. Пример: только ты знаешь, что твой жетон тунца стоит 5, или знают все.
option-open_chips-no = Тайные
option-open_chips-yes = Открытые

## Настройки: откуда они

option-edition-source = ставит настройки ниже как в печатном издании
option-maki_ties-source = вариант русского издания
option-temaki_ties-source = вариант русского издания
option-pudding_ties-source = вариант русского издания
option-temaki_none-source = вариант русского издания
option-pudding_none-source = вариант русского издания
option-two_player_loss-source = русское издание, где щадить обоих — только вариант
option-maki_three_places-source = русское издание, где три места — только вариант
option-uramaki_tiebreak-source = русское издание
option-edamame_self-source = вариант русского издания
option-miso_spoiled-source = вариант русского издания
option-announce-source = русское издание
option-extra_actions-source = немецкое издание: один; испанское и русское об этом молчат
option-flipped_colour-source = немецкое издание: цвет; русское издание: без цвета
option-order_nigiri-source = испанское, немецкое и русское издания расходятся
option-order_when-source = вариант русского издания
option-order_dessert-source = вариант русского издания
option-takeout_scope-source = испанское издание: прежние ходы; немецкое и русское: любая карта
option-takeout_when-source = вариант русского издания
option-takeout_box-source = вариант русского издания
option-wasabi-source = вариант русского издания
option-uramaki_scored-source = вариант русского издания
option-pass_direction-source = вариант из правил Классики, доступен во всех играх
option-expansions-source = немецкое и русское издания
option-dummy-source = вариант из правил Классики для двух игроков
option-promo-source = подарочные карты к Классике
option-advanced-source = правила Драфта, для опытных игроков
option-ties-source = буклеты Драфта: в большинстве первое, в итальянском второе, в португальском третье
option-leftovers-source = правила Драфта, португальский текст
option-open_chips-source = домашний вариант
