## Web: cores das cartas

web-colour-gold = dourado
web-colour-red = vermelho-laca
web-colour-plum = ameixa
web-colour-wisteria = azul-violeta claro
web-colour-teal = azul-petróleo
web-colour-coral = coral
web-colour-cream = creme
web-colour-night = azul-noite
web-colour-sky = azul-celeste
web-colour-orange = laranja
web-colour-blush = rosa-pálido
web-colour-chestnut = castanho
web-colour-lilac = lilás
web-colour-indigo = índigo
web-colour-matcha = verde-matcha
web-colour-cloud = branco-nuvem
web-colour-maroon = bordô
web-colour-magenta = magenta
web-colour-aqua = água-marinha
web-colour-straw = palha
web-colour-charcoal = carvão
web-colour-rose = rosa
web-colour-lime = lima
web-colour-leaf = verde-folha
web-colour-white = branco

## Web: cores fortes

web-colour-yellow = amarelo
web-colour-brown = marrom
web-colour-turquoise = turquesa
web-colour-navy = azul-marinho
web-colour-pine = verde-pinho
web-colour-violet = violeta
web-colour-olive = oliva
web-colour-mint = menta
web-colour-black = preto

## Web: os padrões do fundo

web-pattern-plain = liso
web-pattern-waves = ondas
web-pattern-dots = pontos
web-pattern-checks = xadrez
web-pattern-triangles = triângulos
web-pattern-stripes = listras
web-pattern-rainbow = arco-íris
