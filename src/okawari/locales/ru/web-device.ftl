## Веб: одно устройство на всех

web-device-title = Один экран
web-device-who = Кто играет?
web-device-player = Игрок { $number }
web-device-name = Имя игрока { $number }
web-device-add = Ещё игрок
web-device-earlier = { $name }: на место раньше
web-device-remove = Убрать из списка: { $name }
web-device-order = Садитесь в этом порядке: карты переходят к следующему в списке.
web-device-bots = Боты
web-device-how = Устройство ходит по кругу. Свои карты видит только тот, кто его держит.
web-device-start = Начать

## Веб: занавес между игроками

web-device-turn = { $name }
web-device-give = Теперь устройство берёт { $name }. Остальные не подглядывают!
# Где сейчас игра, например: Раунд 1 из 3, ход 4 из 9
web-device-where = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
web-device-look = { $name } — это я, покажи карты
web-device-other = Или сначала:
web-device-wait = Минутку
web-device-wait-for = Ждём: { $names }.
web-device-everybody = Все смотрят!
web-device-now =
    { $points ->
        [one] сейчас { $points } очко
        [few] сейчас { $points } очка
        [many] сейчас { $points } очков
       *[other] сейчас { $points } очка
    }
web-device-go-on = Понятно, дальше

## Веб: одно устройство: кто-то выбирает заново

web-device-mind = Хочешь иначе?
web-device-mind-of = { $name }: выбрать заново
web-device-mind-late = Это уже не изменить.
