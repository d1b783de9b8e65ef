## Web: Farben der Karten

web-colour-gold = Gold
web-colour-red = Lackrot
web-colour-plum = Pflaume
web-colour-wisteria = helles Blauviolett
web-colour-teal = Petrol
web-colour-coral = Koralle
web-colour-cream = Creme
web-colour-night = Nachtblau
web-colour-sky = Himmelblau
web-colour-orange = Orange
web-colour-blush = Zartrosa
web-colour-chestnut = Kastanie
web-colour-lilac = Flieder
web-colour-indigo = Indigo
web-colour-matcha = Matchagrün
web-colour-cloud = Wolkenweiß
web-colour-maroon = Weinrot
web-colour-magenta = Magenta
web-colour-aqua = Aqua
web-colour-straw = Stroh
web-colour-charcoal = Anthrazit
web-colour-rose = Rosa
web-colour-lime = Limette
web-colour-leaf = Blattgrün
web-colour-white = Weiß

## Web: kräftige Farben

web-colour-yellow = Gelb
web-colour-brown = Braun
web-colour-turquoise = Türkis
web-colour-navy = Marineblau
web-colour-pine = Tannengrün
web-colour-violet = Violett
web-colour-olive = Olive
web-colour-mint = Minze
web-colour-black = Schwarz

## Web: die Muster der Karten

web-pattern-plain = einfarbig
web-pattern-waves = Wellen
web-pattern-dots = Punkte
web-pattern-checks = Karos
web-pattern-triangles = Dreiecke
web-pattern-stripes = Streifen
web-pattern-rainbow = Regenbogen
