## Web: kleuren van de kaarten

web-colour-gold = goud
web-colour-red = lakrood
web-colour-plum = pruim
web-colour-wisteria = licht violetblauw
web-colour-teal = petrol
web-colour-coral = koraal
web-colour-cream = crème
web-colour-night = nachtblauw
web-colour-sky = hemelsblauw
web-colour-orange = oranje
web-colour-blush = zachtroze
web-colour-chestnut = kastanje
web-colour-lilac = lila
web-colour-indigo = indigo
web-colour-matcha = matchagroen
web-colour-cloud = wolkwit
web-colour-maroon = bordeaux
web-colour-magenta = magenta
web-colour-aqua = aqua
web-colour-straw = stro
web-colour-charcoal = antraciet
web-colour-rose = roze
web-colour-lime = limoen
web-colour-leaf = bladgroen
web-colour-white = wit

## Web: sterke kleuren

web-colour-yellow = geel
web-colour-brown = bruin
web-colour-turquoise = turkoois
web-colour-navy = marineblauw
web-colour-pine = dennengroen
web-colour-violet = violet
web-colour-olive = olijf
web-colour-mint = mint
web-colour-black = zwart

## Web: de patronen van de kaarten

web-pattern-plain = effen
web-pattern-waves = golven
web-pattern-dots = stippen
web-pattern-checks = ruiten
web-pattern-triangles = driehoeken
web-pattern-stripes = strepen
web-pattern-rainbow = regenboog
