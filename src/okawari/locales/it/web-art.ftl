## Web: colori delle carte

web-colour-gold = oro
web-colour-red = rosso lacca
web-colour-plum = prugna
web-colour-wisteria = azzurro-viola chiaro
web-colour-teal = ottanio
web-colour-coral = corallo
web-colour-cream = crema
web-colour-night = blu notte
web-colour-sky = celeste
web-colour-orange = arancione
web-colour-blush = rosa pallido
web-colour-chestnut = castagna
web-colour-lilac = lilla
web-colour-indigo = indaco
web-colour-matcha = verde matcha
web-colour-cloud = bianco nuvola
web-colour-maroon = bordeaux
web-colour-magenta = magenta
web-colour-aqua = acquamarina
web-colour-straw = paglia
web-colour-charcoal = carbone
web-colour-rose = rosa
web-colour-lime = lime
web-colour-leaf = verde foglia
web-colour-white = bianco

## Web: colori forti

web-colour-yellow = giallo
web-colour-brown = marrone
web-colour-turquoise = turchese
web-colour-navy = blu scuro
web-colour-pine = verde pino
web-colour-violet = viola
web-colour-olive = oliva
web-colour-mint = menta
web-colour-black = nero

## Web: i motivi dello sfondo

web-pattern-plain = tinta unita
web-pattern-waves = onde
web-pattern-dots = puntini
web-pattern-checks = quadretti
web-pattern-triangles = triangoli
web-pattern-stripes = righe
web-pattern-rainbow = arcobaleno
