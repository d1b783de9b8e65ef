## Web: colores de las cartas

web-colour-gold = dorado
web-colour-red = rojo laca
web-colour-plum = ciruela
web-colour-wisteria = azul violáceo claro
web-colour-teal = verde azulado
web-colour-coral = coral
web-colour-cream = crema
web-colour-night = azul noche
web-colour-sky = celeste
web-colour-orange = naranja
web-colour-blush = rosa pálido
web-colour-chestnut = castaño
web-colour-lilac = lila
web-colour-indigo = índigo
web-colour-matcha = verde té
web-colour-cloud = blanco nube
web-colour-maroon = granate
web-colour-magenta = magenta
web-colour-aqua = aguamarina
web-colour-straw = paja
web-colour-charcoal = carbón
web-colour-rose = rosa
web-colour-lime = lima
web-colour-leaf = verde hoja
web-colour-white = blanco

## Web: colores fuertes

web-colour-yellow = amarillo
web-colour-brown = marrón
web-colour-turquoise = turquesa
web-colour-navy = azul marino
web-colour-pine = verde pino
web-colour-violet = violeta
web-colour-olive = oliva
web-colour-mint = menta
web-colour-black = negro

## Web: los dibujos del fondo

web-pattern-plain = liso
web-pattern-waves = olas
web-pattern-dots = puntos
web-pattern-checks = cuadros
web-pattern-triangles = triángulos
web-pattern-stripes = rayas
web-pattern-rainbow = arcoíris
