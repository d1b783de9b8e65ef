## Web : couleurs des cartes

web-colour-gold = or
web-colour-red = rouge laque
web-colour-plum = prune
web-colour-wisteria = bleu-violet pâle
web-colour-teal = bleu canard
web-colour-coral = corail
web-colour-cream = crème
web-colour-night = bleu nuit
web-colour-sky = bleu ciel
web-colour-orange = orange
web-colour-blush = rose pâle
web-colour-chestnut = châtain
web-colour-lilac = lilas
web-colour-indigo = indigo
web-colour-matcha = vert matcha
web-colour-cloud = blanc nuage
web-colour-maroon = bordeaux
web-colour-magenta = magenta
web-colour-aqua = aigue-marine
web-colour-straw = paille
web-colour-charcoal = anthracite
web-colour-rose = rose
web-colour-lime = citron vert
web-colour-leaf = vert feuille
web-colour-white = blanc

## Web : couleurs fortes

web-colour-yellow = jaune
web-colour-brown = marron
web-colour-turquoise = turquoise
web-colour-navy = bleu marine
web-colour-pine = vert sapin
web-colour-violet = violet
web-colour-olive = olive
web-colour-mint = menthe
web-colour-black = noir

## Web : les motifs des fonds

web-pattern-plain = uni
web-pattern-waves = vagues
web-pattern-dots = points
web-pattern-checks = carreaux
web-pattern-triangles = triangles
web-pattern-stripes = rayures
web-pattern-rainbow = arc-en-ciel
