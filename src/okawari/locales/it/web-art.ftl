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

## Web: motivi delle carte

web-pattern-plain = tinta unita
web-pattern-waves = onde
web-pattern-dots = puntini
web-pattern-checks = quadretti
web-pattern-triangles = triangoli
web-pattern-stripes = righe
web-pattern-rainbow = bordo arcobaleno

## Web: forme dei posti

web-shape-circle = cerchio
web-shape-square = quadrato
web-shape-triangle = triangolo
web-shape-diamond = rombo
web-shape-hexagon = esagono
web-shape-star = stella
web-shape-drop = goccia
web-shape-cloud = nuvola

## Web: il cuoco tanuki, per chi non vede l’immagine

web-mascot-hello = Il cuoco tanuki saluta con la zampa.
web-mascot-cheer = Il cuoco tanuki esulta.
web-mascot-sleepy = Il cuoco tanuki fa un pisolino.
web-mascot-oops = Il cuoco tanuki dice «ops».
web-mascot-cook = Il cuoco tanuki porta una ciotola di riso.
