## Web: colours of the cards

web-colour-gold = gold
web-colour-red = lacquer red
web-colour-plum = plum
web-colour-wisteria = pale violet-blue
web-colour-teal = teal
web-colour-coral = coral
web-colour-cream = cream
web-colour-night = night blue
web-colour-sky = sky blue
web-colour-orange = orange
web-colour-blush = blush
web-colour-chestnut = chestnut
web-colour-lilac = lilac
web-colour-indigo = indigo
web-colour-matcha = matcha green
web-colour-cloud = cloud white
web-colour-maroon = maroon
web-colour-magenta = magenta
web-colour-aqua = aqua
web-colour-straw = straw
web-colour-charcoal = charcoal
web-colour-rose = rose
web-colour-lime = lime
web-colour-leaf = leaf green
web-colour-white = white

## Web: strong colours

web-colour-yellow = yellow
web-colour-brown = brown
web-colour-turquoise = turquoise
web-colour-navy = navy blue
web-colour-pine = pine green
web-colour-violet = violet
web-colour-olive = olive
web-colour-mint = mint
web-colour-black = black

## Web: the patterns of the grounds

web-pattern-plain = plain
web-pattern-waves = waves
web-pattern-dots = dots
web-pattern-checks = checks
web-pattern-triangles = triangles
web-pattern-stripes = stripes
web-pattern-rainbow = rainbow
