# À quoi on peut jouer : jeux, menus, cartes et options, en français. Les mêmes messages et variables qu’en anglais.
# $seat et $other sont des noms de joueurs, $card est le nom d’une carte.

language-name = Français
disclaimer = Un projet de fans, indépendant et non commercial. Il n’est ni fait, ni approuvé, ni parrainé par les créateurs de Sushi Go!, Sushi Go Party! ou Sushi Draft. Ces noms sont des marques de leurs propriétaires et servent seulement à dire quelles règles suit un mode de jeu. Tous les textes et toutes les images sont de nous.

## Mots comptés, utilisés par d’autres messages

word-cards =
    { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }
word-icons =
    { $count ->
        [one] symbole
        [many] de symboles
       *[other] symboles
    }
word-points =
    { $points ->
        [one] point
        [many] de points
       *[other] points
    }
word-players =
    { $seats ->
        [one] joueur
        [many] de joueurs
       *[other] joueurs
    }
word-colours =
    { $colours ->
        [one] couleur
        [many] de couleurs différentes
       *[other] couleurs différentes
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Jeux

game-classic = Classique
game-party = Party
game-draft = Draft
game-classic-follows = Suit les règles de Sushi Go! de 2 à 5 joueurs.
game-party-follows = Suit les règles de Sushi Go Party! de 2 à 8 joueurs.
game-draft-follows = Suit les règles de Sushi Draft de 3 à 5 joueurs. On peut aussi essayer à deux, même si les règles n’en parlent pas.
game-classic-note = Un seul paquet de cartes : garde une carte, passe les autres, trois manches.
game-party-note = Tu choisis les plats d’un grand menu : chaque partie est différente.
game-draft-note = Court et rapide : aie le plus de cartes d’un sushi et gagne son jeton.

## Groupes de plats

group-nigiri = Nigiri
group-roll = Rouleau
group-appetizer = Entrée
group-special = Spécial
group-dessert = Dessert

## Menus

menu-my-first-meal = Premières bouchées
menu-my-first-meal-note = Des plats tout doux pour ta première partie.
menu-sushi-go = Classique maison
menu-sushi-go-note = Les plats du jeu Classique, avec les règles de Party.
menu-party-sampler = Plateau dégustation
menu-party-sampler-note = Un peu de toutes les nouveautés.
menu-master-menu = L’épreuve du chef
menu-master-menu-note = Beaucoup de choix, pour celles et ceux qui aiment réfléchir.
menu-points-platter = Points à volonté
menu-points-platter-note = Des plats qui rapportent gros à tout le monde.
menu-cutthroat-combo = On joue des coudes
menu-cutthroat-combo-note = Surveille tes voisins : beaucoup de plats peuvent mal tourner.
menu-big-banquet = Grande tablée
menu-big-banquet-note = Fait pour 6 à 8 joueurs.
menu-dinner-for-two = Table pour deux
menu-dinner-for-two-note = Fait pour deux joueurs.
menu-custom = Ton propre menu
menu-custom-note = Un rouleau, trois entrées, deux spéciaux et un dessert de ton choix.

## Sortes de cartes : nom, nom court pour les tableaux étroits, et règle

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = À la fin de la manche, l’omelette rapporte 1, le saumon 2 et le calamar 3. Sur du wasabi, un nigiri rapporte trois fois plus.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = Le prochain nigiri que tu joues se pose dessus et rapporte trois fois plus à la fin de la manche. Le wasabi tout seul ne rapporte rien.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = À la fin de la manche, le plus de symboles maki rapporte 6 et le deuxième 3 ; de 6 à 8 joueurs, c’est 6, 4 et 2. En cas d’égalité, chacun reçoit tous les points.
card-maki-rule-classic = À la fin de la manche, le plus de symboles maki rapporte 6 et le deuxième 3. En cas d’égalité, on partage les points, et une égalité pour la première place ne laisse rien au deuxième.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = À la fin de la manche, le plus de cartes temaki rapporte 4 et le moins fait perdre 4, même sans en avoir. À deux joueurs, on ne perd rien.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Une course à chaque manche : qui arrive en premier à 10 symboles marque 8 tout de suite, en deuxième 5, en troisième 2, et ces uramakis quittent la table. À la fin de la manche, le plus de symboles restants prend la prochaine place libre.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = À la fin de la manche, chaque paire rapporte 5. Une carte seule ne rapporte rien.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = À la fin de la manche, chaque groupe de trois rapporte 10. Une ou deux cartes seules ne rapportent rien.
card-gyoza-name = Ravioli
card-gyoza-short = Ravioli
card-gyoza-rule = À la fin de la manche, 1, 2, 3, 4 ou 5 raviolis rapportent 1, 3, 6, 10 ou 15. Plus de cinq rapportent toujours 15.
card-eel-name = Anguille
card-eel-short = Anguille
card-eel-rule = À la fin de la manche, une seule anguille te coûte 3 points. Deux ou plus rapportent 7 en tout.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = À la fin de la manche, un tofu rapporte 2 et deux rapportent 6. Trois ou plus ne rapportent rien.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = À la fin de la manche, chaque edamame rapporte 1 pour chaque autre joueur qui en a aussi, jusqu’à 4.
card-miso-name = Soupe miso
card-miso-short = Soupe miso
card-miso-rule = Rapporte 3 à la fin de la manche. Si deux soupes miso ou plus sont jouées au même tour, elles se renversent toutes et sont perdues.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = À la fin de la manche, un groupe de 1, 2, 3 ou 4 formes différentes rapporte 1, 4, 9 ou 16. Tu peux avoir plusieurs groupes.
card-sukeroku-name = Inari et futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = À la fin de la manche, chaque paire d’un inari et d’un futomaki rapporte 6. Chaque carte sans partenaire rapporte 2.
card-chopsticks-name = Baguettes
card-chopsticks-short = Baguettes
card-chopsticks-rule = À un tour suivant, dis que tu les utilises : quand tout le monde a montré une carte, joue une deuxième carte de ta main. Les baguettes retournent dans cette main et ne rapportent rien.
card-chopsticks-rule-classic = À un tour suivant, tu peux jouer deux cartes d’un coup. Les baguettes retournent dans ta main avant qu’elle ne passe, et ne rapportent rien.
card-spoon-name = Cuillère
card-spoon-short = Cuillère
card-spoon-rule = À un tour suivant, demande une carte : le premier joueur à ta gauche qui en a une doit te la donner, et tu la joues tout de suite. Ce joueur reçoit la cuillère, qui ne rapporte rien.
card-menu-name = Menu
card-menu-short = Menu
card-menu-rule = Quand tu le joues, regarde quatre cartes de la pioche et joues-en une tout de suite. Le menu, lui, est perdu et ne rapporte rien.
card-takeout-name = Boîte à emporter
card-takeout-short = À emporter
card-takeout-rule = Quand tu la joues, retourne autant que tu veux de tes cartes déjà jouées dans cette manche. Chacune rapporte 2 à la fin de la manche, au lieu de sa valeur.
card-soy_sauce-name = Sauce soja
card-soy_sauce-short = Sauce soja
card-soy_sauce-rule = À la fin de la manche, chaque sauce soja rapporte 4 si personne n’a devant soi plus de couleurs de cartes différentes que toi.
card-soy_sauce-rule-classic = À la fin de la manche, la sauce soja rapporte 4 si personne n’a devant soi plus de couleurs de cartes différentes que toi. Les joueurs à égalité qui ont une sauce soja partagent, et une seule sauce soja compte pour chacun.
card-tea-name = Thé
card-tea-short = Thé
card-tea-rule = À la fin de la manche, chaque thé rapporte 1 par carte de ton plus grand groupe d’une même couleur.
card-special_order-name = Commande spéciale
card-special_order-short = Commande
card-special_order-rule = Quand tu la joues, elle devient la copie d’une autre de tes cartes devant toi, et rapporte des points en même temps qu’elle. Sans rien à copier, elle est perdue.
card-rice_wine-name = Vin de riz
card-rice_wine-short = Vin de riz
card-rice_wine-rule = Rapporte 3 à la fin de la manche. À ton prochain tour, tu joues une carte de ta main au hasard, sans regarder.
card-pudding-name = Pudding
card-pudding-short = Pudding
card-pudding-rule = Compte à la fin de la partie : le plus de puddings rapporte 6, le moins fait perdre 6, même sans en avoir. En cas d’égalité, cela compte en entier pour chacun, et à deux joueurs, on ne perd rien.
card-pudding-rule-classic = Compte à la fin de la partie : le plus de puddings rapporte 6, le moins fait perdre 6, même sans en avoir. En cas d’égalité, on partage, et à deux joueurs, on ne perd rien.
card-ice_cream-name = Glace au thé vert
card-ice_cream-short = Glace
card-ice_cream-rule = Compte à la fin de la partie : chaque groupe de quatre glaces rapporte 12. Moins de quatre ne rapportent rien.
card-fruit-name = Fruits
card-fruit-short = Fruits
card-fruit-rule = Compte à la fin de la partie, pour chacun des trois fruits à part : 0, 1, 2, 3, 4 ou 5 symboles rapportent −2, 0, 1, 3, 6 ou 10.

## Sortes de cartes de Draft

card-draft-rule = À la fin de la manche, le joueur qui a le plus de cartes d’un sushi prend le jeton du dessus de sa pile. Les joueurs à égalité n’ont rien : c’est le suivant sans égalité qui le prend.
card-tuna-name = Thon
card-tuna-short = Thon
card-tuna-rule = { card-draft-rule }
card-prawn-name = Crevette
card-prawn-short = Crevette
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Rouleau au saumon
card-salmon_roll-short = Rouleau saumon
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Maki au concombre
card-cucumber_maki-short = Maki concombre
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Temaki au maquereau
card-mackerel_temaki-short = Maquereau
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Jeton dessert
card-dessert-short = Jeton dessert
card-dessert-rule = À la fin de la manche, le joueur qui a le plus de sushis différents prend le jeton dessert du dessus. Les joueurs à égalité n’ont rien : c’est le suivant sans égalité qui le prend.
card-dessert-rule-advanced = À la fin de la manche, le joueur qui a le plus de sushis différents prend le jeton dessert du dessus. Un sushi qui a une carte au wasabi parmi ses cartes ne compte qu’à moitié.
card-wild-name = Joker
card-wild-short = Joker
card-wild-rule = Quand tu le joues, il rejoint un sushi que tu as déjà et compte comme une carte de plus de ce sushi à la fin de la manche.
card-wild-rule-advanced = Quand tu le joues, il rejoint un sushi que tu as déjà et compte comme une demi-carte de ce sushi à la fin de la manche.

## Faces : les cartes une par une, et les façons dont une carte peut être posée

face-egg-name = Nigiri à l’omelette
face-egg-short = Omelette
face-salmon-name = Nigiri au saumon
face-salmon-short = Saumon
face-squid-name = Nigiri au calamar
face-squid-short = Calamar
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki à 1 symbole
face-maki1-short = Maki 1
face-maki2-name = Maki à 2 symboles
face-maki2-short = Maki 2
face-maki3-name = Maki à 3 symboles
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki à 3 symboles
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki à 4 symboles
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki à 5 symboles
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Ravioli
face-gyoza-short = Ravioli
face-eel-name = Anguille
face-eel-short = Anguille
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Soupe miso
face-miso-short = Soupe miso
face-onigiri_circle-name = Onigiri rond
face-onigiri_circle-short = Onigiri rond
face-onigiri_triangle-name = Onigiri triangulaire
face-onigiri_triangle-short = Onigiri tri.
face-onigiri_square-name = Onigiri carré
face-onigiri_square-short = Onigiri car.
face-onigiri_rectangle-name = Onigiri rectangulaire
face-onigiri_rectangle-short = Onigiri rec.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Baguettes
face-chopsticks-short = Baguettes
face-chopsticks1-name = Baguettes (1)
face-chopsticks1-short = Baguettes 1
face-chopsticks2-name = Baguettes (2)
face-chopsticks2-short = Baguettes 2
face-chopsticks3-name = Baguettes (3)
face-chopsticks3-short = Baguettes 3
face-spoon-name = Cuillère
face-spoon-short = Cuillère
face-spoon4-name = Cuillère (4)
face-spoon4-short = Cuillère 4
face-spoon5-name = Cuillère (5)
face-spoon5-short = Cuillère 5
face-spoon6-name = Cuillère (6)
face-spoon6-short = Cuillère 6
face-menu-name = Menu
face-menu-short = Menu
face-menu7-name = Menu (7)
face-menu7-short = Menu 7
face-menu8-name = Menu (8)
face-menu8-short = Menu 8
face-menu9-name = Menu (9)
face-menu9-short = Menu 9
face-takeout-name = Boîte à emporter
face-takeout-short = À emporter
face-takeout10-name = Boîte à emporter (10)
face-takeout10-short = À emport. 10
face-takeout11-name = Boîte à emporter (11)
face-takeout11-short = À emport. 11
face-takeout12-name = Boîte à emporter (12)
face-takeout12-short = À emport. 12
face-soy_sauce-name = Sauce soja
face-soy_sauce-short = Sauce soja
face-tea-name = Thé
face-tea-short = Thé
face-special_order-name = Commande spéciale
face-special_order-short = Commande
face-rice_wine-name = Vin de riz
face-rice_wine-short = Vin de riz
face-pudding-name = Pudding
face-pudding-short = Pudding
face-ice_cream-name = Glace au thé vert
face-ice_cream-short = Glace
face-fruit_ww-name = Fruits : deux pastèques
face-fruit_ww-short = 2 pastèques
face-fruit_pp-name = Fruits : deux ananas
face-fruit_pp-short = 2 ananas
face-fruit_oo-name = Fruits : deux oranges
face-fruit_oo-short = 2 oranges
face-fruit_wp-name = Fruits : pastèque et ananas
face-fruit_wp-short = Past.+ananas
face-fruit_wo-name = Fruits : pastèque et orange
face-fruit_wo-short = Past.+orange
face-fruit_po-name = Fruits : ananas et orange
face-fruit_po-short = Anan.+orange
face-egg-on-wasabi-name = Nigiri à l’omelette sur wasabi
face-egg-on-wasabi-short = Omelette ×3
face-salmon-on-wasabi-name = Nigiri au saumon sur wasabi
face-salmon-on-wasabi-short = Saumon ×3
face-squid-on-wasabi-name = Nigiri au calamar sur wasabi
face-squid-on-wasabi-short = Calamar ×3
face-wasabi-under-egg-name = Wasabi sous un nigiri à l’omelette
face-wasabi-under-egg-short = Wasabi pris
face-wasabi-under-salmon-name = Wasabi sous un nigiri au saumon
face-wasabi-under-salmon-short = Wasabi pris
face-wasabi-under-squid-name = Wasabi sous un nigiri au calamar
face-wasabi-under-squid-short = Wasabi pris
face-miso_spoiled-name = Soupe miso renversée
face-miso_spoiled-short = Renversée
face-flipped-name = Carte retournée
face-flipped-short = Retournée
face-hidden-name = Carte cachée
face-hidden-short = Cachée
face-tuna-name = Thon
face-tuna-short = Thon
face-prawn-name = Crevette
face-prawn-short = Crevette
face-salmon_roll-name = Rouleau au saumon
face-salmon_roll-short = Saumon
face-cucumber_maki-name = Maki au concombre
face-cucumber_maki-short = Concombre
face-mackerel_temaki-name = Temaki au maquereau
face-mackerel_temaki-short = Maquereau
face-tuna-star-name = Thon avec wasabi
face-tuna-star-short = Thon*
face-prawn-star-name = Crevette avec wasabi
face-prawn-star-short = Crevette*
face-salmon_roll-star-name = Rouleau au saumon avec wasabi
face-salmon_roll-star-short = Saumon*
face-cucumber_maki-star-name = Maki au concombre avec wasabi
face-cucumber_maki-star-short = Concombre*
face-mackerel_temaki-star-name = Temaki au maquereau avec wasabi
face-mackerel_temaki-star-short = Maquereau*
face-wild-name = Joker
face-wild-short = Joker

## Options : titre, ce qu’elles changent, et leurs valeurs

option-edition = Édition
option-edition-help = Règle toutes les autres options comme dans une édition imprimée. Exemple : dans l’allemande, une boîte à emporter peut retourner des cartes de ce tour même.
option-edition-standard = Standard
option-edition-es = Espagnole
option-edition-de = Allemande
option-edition-ru = Russe
option-maki_ties = Égalités aux makis
option-maki_ties-help = Ce que reçoivent les joueurs à égalité pour une place aux makis. Exemple : deux joueurs en ont le plus ; chacun reçoit 6, ou ils partagent et reçoivent 3 chacun.
option-maki_ties-full = Chacun reçoit tout
option-maki_ties-split = On partage
option-temaki_ties = Égalités aux temakis
option-temaki_ties-help = Ce que reçoivent les joueurs à égalité pour le plus ou le moins de temakis. Exemple : deux en ont le moins ; chacun perd 4, ou ils partagent et perdent 2 chacun.
option-temaki_ties-full = Chacun reçoit tout
option-temaki_ties-split = On partage
option-pudding_ties = Égalités aux puddings
option-pudding_ties-help = Ce que reçoivent les joueurs à égalité pour le plus ou le moins de puddings. Exemple : deux en ont le plus ; chacun reçoit 6, ou ils partagent et reçoivent 3 chacun.
option-pudding_ties-full = Chacun reçoit tout
option-pudding_ties-split = On partage
option-temaki_none = Pas un seul temaki
option-temaki_none-help = Si un joueur sans aucun temaki peut perdre des points pour en avoir le moins. Exemple : tu n’en as pas ; tu perds 4, ou c’est un joueur qui en a un qui les perd.
option-temaki_none-lose = Perd des points
option-temaki_none-spared = Ne perd rien
option-pudding_none = Pas un seul pudding
option-pudding_none-help = Si un joueur sans aucun pudding peut perdre des points pour en avoir le moins. Exemple : tu n’en as pas ; tu perds 6, ou c’est un joueur qui en a un qui les perd.
option-pudding_none-lose = Perd des points
option-pudding_none-spared = Ne perd rien
option-two_player_loss = Pertes à deux joueurs
option-two_player_loss-help = Si le moins de temakis et de puddings fait perdre des points à deux joueurs. Exemple : tu as 1 pudding et l’autre joueur 3 ; tu ne perds rien, ou tu perds 6.
option-two_player_loss-no = Pas de perte
option-two_player_loss-yes = Le moins fait perdre
option-maki_three_places = Trois places aux makis
option-maki_three_places-help = Si les makis récompensent trois places à une grande table. Exemple : à 7 joueurs, les trois premiers reçoivent 6, 4 et 2, ou les deux premiers 6 et 3.
option-maki_three_places-6-8 = De 6 à 8 joueurs
option-maki_three_places-never = Jamais
option-uramaki_tiebreak = Uramakis en même temps
option-uramaki_tiebreak-help = Qui passe devant quand des joueurs arrivent à 10 symboles uramaki au même tour avec le même total. Exemple : les deux en ont 11 ; ils partagent la place, ou elle va à qui a joué le plus de symboles ce tour-ci.
option-uramaki_tiebreak-total = Le total décide
option-uramaki_tiebreak-total_then_turn = Puis les symboles de ce tour
option-edamame_self = Edamames et toi
option-edamame_self-help = Si tu comptes parmi les joueurs qui ont des edamames. Exemple : toi et un autre joueur avez des edamames ; chacune de tes cartes rapporte 1, ou 2.
option-edamame_self-no = Seuls les autres comptent
option-edamame_self-yes = Tu comptes aussi
option-miso_spoiled = Soupe miso renversée
option-miso_spoiled-help = Ce qui arrive aux soupes miso jouées au même tour. Exemple : la tienne en a croisé une autre ; elle est perdue, ou elle reste pour 0 point et compte encore comme une couleur.
option-miso_spoiled-discarded = Perdue
option-miso_spoiled-kept = Reste pour 0 point
option-announce = Quand utiliser un ustensile
option-announce-help = Quand tu dis que tu utilises des baguettes ou une cuillère. Exemple : avant que les cartes soient montrées, ou après avoir vu ce que tout le monde a joué.
option-announce-at_reveal = En montrant les cartes
option-announce-after_reveal = Après avoir vu les cartes
option-extra_actions = Ustensiles par tour
option-extra_actions-help = Combien de baguettes et de cuillères tu peux utiliser en un tour. Exemple : tu as les deux ; tu en utilises un, ou les deux au même tour.
option-extra_actions-one = Un seul
option-extra_actions-any = Autant que tu veux
option-flipped_colour = Couleur des cartes retournées
option-flipped_colour-help = Si les cartes retournées par une boîte à emporter comptent comme une couleur pour la sauce soja et le thé. Exemple : tu as retourné trois cartes ; elles font une couleur de plus, ou aucune.
option-flipped_colour-own = Une couleur de plus
option-flipped_colour-none = Aucune couleur
option-order_nigiri = Commande spéciale en nigiri
option-order_nigiri-help = Si une commande spéciale qui copie un nigiri va sur un wasabi libre. Exemple : tu copies un calamar et un deuxième wasabi est libre ; la copie peut aller dessus, ou doit y aller.
option-order_nigiri-es = Peut, si le nigiri copié n’est pas sur wasabi
option-order_nigiri-de = Doit, toujours
option-order_nigiri-ru = Peut, toujours
option-order_when = Moment de la copie
option-order_when-help = Quand tu décides ce que copie une commande spéciale. Exemple : au tour où tu la joues, ou à la fin de la manche, quand tu connais toutes tes cartes.
option-order_when-on_play = En la jouant
option-order_when-round_end = À la fin de la manche
option-order_dessert = Commande spéciale en dessert
option-order_dessert-help = Quand une commande spéciale peut copier un dessert. Exemple : tu copies un pudding à la manche 1 et le gardes jusqu’au bout, ou tu ne peux le faire qu’à la manche 3.
option-order_dessert-any_round = À chaque manche
option-order_dessert-last_round = Seulement à la dernière
option-takeout_scope = Ce que retourne une boîte
option-takeout_scope-help = Lesquelles de tes cartes une boîte à emporter peut retourner. Exemple : les baguettes t’ont donné une tempura ce tour-ci ; la boîte doit la laisser, ou peut la retourner.
option-takeout_scope-earlier_turns = Les cartes des tours d’avant
option-takeout_scope-already_played = Toute carte déjà jouée
option-takeout_when = Moment des boîtes à emporter
option-takeout_when-help = Quand tu décides quelles cartes retourner. Exemple : au tour où tu joues la boîte, ou à la fin de la manche, quand tu sais quels groupes tu as manqués.
option-takeout_when-on_play = En la jouant
option-takeout_when-round_end = À la fin de la manche
option-takeout_box = La boîte utilisée
option-takeout_box-help = Ce que devient la boîte à emporter elle-même. Exemple : elle est perdue, ou elle reste devant toi et compte comme une couleur pour la sauce soja.
option-takeout_box-discarded = Perdue
option-takeout_box-kept = Reste comme couleur
option-wasabi = Nigiri sur wasabi
option-wasabi-help = Si un nigiri doit aller sur un wasabi libre. Exemple : tu joues une omelette ; elle va sur ton wasabi, ou tu gardes le wasabi pour un calamar.
option-wasabi-must = Doit
option-wasabi-may = Tu choisis
option-uramaki_scored = Uramakis déjà comptés
option-uramaki_scored-help = Où vont les cartes uramaki qui ont rapporté des points dans la course. Exemple : elles quittent la table, ou restent à côté de tes cartes juste pour les voir et ne comptent plus.
option-uramaki_scored-discarded = Perdus
option-uramaki_scored-set_aside = Mis de côté
option-pass_direction = Sens du passage
option-pass_direction-help = Où vont les mains après chaque tour. Exemple : toujours à gauche, ou à droite à la manche 2.
option-pass_direction-left = Toujours à gauche
option-pass_direction-alternate = Gauche, droite, gauche
option-expansions = Plats en plus
option-expansions-help = Quels plats en plus tu peux mettre à ton menu. Exemple : avec le vin de riz, un de tes spéciaux peut être ce vin, qui laisse le hasard choisir ta prochaine carte.
option-expansions-none = Aucun
option-expansions-rice_wine = Vin de riz
option-expansions-sukeroku = Inari et futomaki
option-expansions-both = Les deux
option-dummy = Une troisième main à deux
option-dummy-help = Ajoute un joueur fantôme à une partie à deux. Exemple : chacun son tour, l’un de vous pioche une carte pour le fantôme et joue aussi une carte pour lui.
option-dummy-no = Non
option-dummy-yes = Oui
option-promo = Cartes sauce soja
option-promo-help = Ajoute quatre cartes sauce soja au paquet. Exemple : avec une sauce soja et le plus de couleurs différentes, tu marques 4.
option-promo-no = Sans
option-promo-yes = Avec
option-advanced = Calcul avancé
option-advanced-help = Les jokers et les cartes au wasabi comptent à moitié. Exemple : deux thons et un joker comptent comme deux et demi.
option-advanced-no = Non
option-advanced-yes = Oui
option-ties = Égalités pour un jeton
option-ties-help = Qui prend un jeton quand les meilleurs sont à égalité. Exemple : deux joueurs ont 3 thons, un en a 2 et un en a 1 ; le jeton va à celui qui en a 2, ou à celui qui en a 1.
option-ties-next = Le prochain sans égalité
option-ties-second_only = Le deuxième, s’il est seul
option-ties-last_place = Celui qui en a le moins
option-leftovers = Cartes non distribuées
option-leftovers-help = Si les cartes non distribuées reviennent à la manche suivante. Exemple : toutes les cartes sont mélangées à chaque manche, ou celles qui restent à la manche 1 ne reviennent plus.
option-leftovers-per_round = Reviennent à chaque manche
option-leftovers-per_game = Hors de la partie
option-open_chips = Jetons visibles
option-open_chips-help = Si tout le monde voit la valeur d’un jeton que tu gagnes. Exemple : ton jeton thon vaut 5 ; il n’y a que toi qui le sais, ou tout le monde le voit.
option-open_chips-no = Secrets
option-open_chips-yes = Visibles

## Options : d’où elles viennent

option-edition-source = règle les options ci-dessous comme dans une édition imprimée
option-maki_ties-source = variante de l’édition russe
option-temaki_ties-source = variante de l’édition russe
option-pudding_ties-source = variante de l’édition russe
option-temaki_none-source = variante de l’édition russe
option-pudding_none-source = variante de l’édition russe
option-two_player_loss-source = édition russe, où ne rien perdre à deux n’est qu’une variante
option-maki_three_places-source = édition russe, où les trois places ne sont qu’une variante
option-uramaki_tiebreak-source = édition russe
option-edamame_self-source = variante de l’édition russe
option-miso_spoiled-source = variante de l’édition russe
option-announce-source = édition russe
option-extra_actions-source = édition allemande : un seul ; l’espagnole et la russe ne disent rien
option-flipped_colour-source = édition allemande : une couleur ; édition russe : aucune
option-order_nigiri-source = les éditions espagnole, allemande et russe diffèrent
option-order_when-source = variante de l’édition russe
option-order_dessert-source = variante de l’édition russe
option-takeout_scope-source = édition espagnole : tours d’avant ; allemande et russe : toute carte
option-takeout_when-source = variante de l’édition russe
option-takeout_box-source = variante de l’édition russe
option-wasabi-source = variante de l’édition russe
option-uramaki_scored-source = variante de l’édition russe
option-pass_direction-source = variante du livret Classique, proposée dans tous les jeux
option-expansions-source = éditions allemande et russe
option-dummy-source = variante du livret Classique pour deux joueurs
option-promo-source = cartes promotionnelles du jeu Classique
option-advanced-source = livret de Draft, règles pour joueurs avancés
option-ties-source = livrets de Draft : la plupart le premier choix, l’italien le deuxième, le portugais le troisième
option-leftovers-source = livret de Draft, texte portugais
option-open_chips-source = une variante maison
