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

## Web: dibujos de las cartas

web-pattern-plain = liso
web-pattern-waves = ondas
web-pattern-dots = puntos
web-pattern-checks = cuadros
web-pattern-triangles = triángulos
web-pattern-stripes = rayas
web-pattern-rainbow = borde arcoíris

## Web: formas de los asientos

web-shape-circle = círculo
web-shape-square = cuadrado
web-shape-triangle = triángulo
web-shape-diamond = rombo
web-shape-hexagon = hexágono
web-shape-star = estrella
web-shape-drop = gota
web-shape-cloud = nube

## Web: el cocinero tanuki, para quien no ve la imagen

web-mascot-hello = El cocinero tanuki saluda con la pata.
web-mascot-cheer = El cocinero tanuki celebra.
web-mascot-sleepy = El cocinero tanuki echa una siesta.
web-mascot-oops = El cocinero tanuki dice «¡uy!».
web-mascot-cook = El cocinero tanuki trae un cuenco de arroz.
