## Веб: цвета карт

web-colour-gold = золотой
web-colour-red = красный лак
web-colour-plum = сливовый
web-colour-wisteria = бледно-сиреневый
web-colour-teal = сине-зелёный
web-colour-coral = коралловый
web-colour-cream = кремовый
web-colour-night = ночной синий
web-colour-sky = небесный
web-colour-orange = оранжевый
web-colour-blush = бледно-розовый
web-colour-chestnut = каштановый
web-colour-lilac = лиловый
web-colour-indigo = индиго
web-colour-matcha = зелёный чай
web-colour-cloud = облачный
web-colour-maroon = бордовый
web-colour-magenta = малиновый
web-colour-aqua = аквамарин
web-colour-straw = соломенный
web-colour-charcoal = угольный
web-colour-rose = розовый
web-colour-lime = лаймовый
web-colour-leaf = лиственный
web-colour-white = белый

## Веб: яркие цвета

web-colour-yellow = жёлтый
web-colour-brown = коричневый
web-colour-turquoise = бирюзовый
web-colour-navy = тёмно-синий
web-colour-pine = хвойный
web-colour-violet = фиолетовый
web-colour-olive = оливковый
web-colour-mint = мятный
web-colour-black = чёрный

## Веб: узоры фона

web-pattern-plain = без узора
web-pattern-waves = волны
web-pattern-dots = точки
web-pattern-checks = клетка
web-pattern-triangles = треугольники
web-pattern-stripes = полоски
web-pattern-rainbow = радуга
