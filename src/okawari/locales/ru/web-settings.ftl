## Веб: настройки

web-settings-intro = Всё это хранится только на этом устройстве. Любая перемена действует сразу.
web-settings-you = Ты
web-settings-name = Твоё имя
web-settings-name-note = Его видят другие за столом. Оставь пустым, и мы придумаем.
web-settings-look = Как всё выглядит
web-settings-textSize = Размер букв
web-settings-percent = { $number } %
web-settings-theme = Светло или темно
web-settings-theme-auto = Как устройство
web-settings-theme-light = Светло
web-settings-theme-dark = Темно
web-settings-theme-contrast = Контрастно
web-settings-colours = Цвета карт
web-settings-colours-standard = Обычные
web-settings-colours-strong = Яркие
web-settings-moving = Движение и звук
web-settings-motion = Движение
web-settings-motion-auto = Как устройство
web-settings-motion-full = Есть
web-settings-motion-none = Нет
web-settings-speed = Скорость
web-settings-speed-calm = Спокойно
web-settings-speed-normal = Обычно
web-settings-speed-brisk = Бодро
web-settings-speed-instant = Сразу
web-settings-volume = Звуки
web-settings-volume-0 = Нет
web-settings-volume-1 = Тихо
web-settings-volume-2 = Обычно
web-settings-volume-3 = Громко
web-settings-vibration = Вибрация
web-settings-vibration-note = Лёгкая дрожь, когда карта выбрана.
web-settings-notify = Сказать, когда мой ход
web-settings-notify-note = Сообщение от устройства, когда игра в другой вкладке.
web-settings-notify-refused = Браузер не пускает сообщения от этой страницы. Это можно изменить в его настройках.
web-settings-play = Как ты играешь
web-settings-confirm = Переспрашивать про карту
web-settings-confirm-note = Первое касание поднимает карту, второе оставляет её тебе.
web-settings-hints = Подсказки
web-settings-hints-note = Короткая строчка, когда случается что-то новое.
web-settings-memory = Помощь памяти
web-settings-memory-note = Показывает карты, которые уже прошли через твои руки, если стол разрешает.
web-settings-emotes = Реплики
web-settings-emotes-note = Показывать, что говорят другие игроки.
web-settings-leftHanded = Для левшей
web-settings-leftHanded-note = Большая кнопка будет слева.
web-settings-zen = Тихий стол
web-settings-zen-note = Видны только рука, блюда и кто готов.
web-settings-reading = Клавиши и чтение вслух
web-settings-screenReader = Таблица для чтения с экрана
web-settings-screenReader-note = Показывает блюда всех мест настоящей таблицей.
web-settings-moreTime = Мне нужно больше времени
web-settings-moreTime-note = Для программ чтения с экрана или для тех, кто читает не спеша. Где идут часы, мы просим у хозяина вдвое больше времени. Узнает только он, и не узнает почему. С крупным текстом это происходит само.
web-settings-keys = Одиночные клавиши
web-settings-keys-note = Играй, нажимая по одной клавише.
web-settings-data = Что хранит устройство
web-settings-data-note = Твоё имя, настройки и места за столами, чтобы можно было вернуться.
web-settings-clear = Стереть всё
web-settings-clear-sure = Стереть всё?
web-settings-clear-what = Устройство забудет твоё имя, настройки и столы. Вернуть их будет нельзя.
web-settings-clear-tables =
    { $count ->
        [one] Ты сидишь за { $count } столом. Вернуться на своё место там будет нельзя.
        [few] Ты сидишь за { $count } столами. Вернуться на свои места там будет нельзя.
        [many] Ты сидишь за { $count } столами. Вернуться на свои места там будет нельзя.
       *[other] Ты сидишь за { $count } столами. Вернуться на свои места там будет нельзя.
    }
web-settings-clear-keep = Всё оставить
web-settings-clear-yes = Стереть
web-settings-cleared = Готово. Устройство всё забыло.
