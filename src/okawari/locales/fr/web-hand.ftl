## Web : la main

web-hand = Ta main
web-hand-tray = Le menu propose
web-hand-dishes = Tes plats
web-hand-rows = Tes rangées
web-hand-menu = Ce qui est servi
web-hand-options = Tes choix
web-hand-empty = Plus de cartes dans cette manche.
web-hand-wine = Du vin de riz ! Le hasard choisit ta carte ce tour-ci. Tu verras ta main après.
web-hand-kept = Tu gardes : { $cards }
web-hand-saving = On enregistre …
web-hand-lifted = { $card } : { $worth }
web-hand-refused = { $card } : { $why }
web-hand-armed = En service : { $card }

# Les parties du nom d’une carte : « Nigiri au saumon, +2 points ; couleur or ; 2 sur 9 ».
web-card-place = { $at } sur { $count }
web-card-place-colour = couleur { $colour }, motif { $pattern } ; { $at } sur { $count }
web-card-name = { $card } ; { $place }
web-card-note = { $card }, { $note } ; { $place }
web-card-why = { $card } ; { $place }. { $why }
web-card-kept = gardée
web-card-unsaved = pas encore enregistrée
web-card-kept-mark = Gardée
web-rule-ground = { $colour }, { $pattern } ({ $letter })
web-rule-now = Si tu la joues maintenant : { $worth }
web-rule-here = Devant toi : { $pile }

# $points et $later ont leur signe ; $count est $points sans le signe.
web-worth-now =
    { $count ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
web-worth-later = { $later } à la fin de la partie
web-worth-both = { $points } maintenant, { $later } à la fin de la partie

## Web : pourquoi on ne peut pas choisir une carte

web-why-not = Pas possible maintenant.
web-why-give = Ce n’est pas celle qu’on te demande.
web-why-tray = Un menu ne peut pas apporter un autre menu.
web-why-wild = Tu n’as pas encore de rangée de ça.
web-why-first-wild = Un joker rejoint une rangée que tu as déjà. Tu n’en as pas encore.
web-why-flip = Une boîte retourne seulement des cartes des tours d’avant.
web-why-flip-other = Les commandes spéciales viennent après.
web-why-flip_order-other = Seulement des commandes spéciales maintenant.
web-why-target-order = Elle n’a pas encore décidé ce qu’elle est.

## Web : la barre sous la main

web-bar = Ce que tu peux faire
web-bar-more-time = 20 secondes de plus pour tout le monde
web-bar-change = Changer
web-bar-nudge = Faire signe
web-bar-nudged = Signe fait
web-bar-use = Utiliser { $card }
web-bar-put-down = Reposer { $card }
web-do-tap = Touche une carte
web-do-pick = Je la garde
web-do-instead = Plutôt garder celle-ci
web-do-second = Celle-ci aussi
web-do-second-none = Une seule
web-do-for_dummy = Pour le fantôme
web-do-target = Copier ça
web-do-dip = Comme ça
web-do-announce-none = Sans ustensile
web-do-request = La demander
web-do-give = La donner
web-do-tray = La prendre
web-do-wild = À cette rangée
web-do-keep = Garder en main
web-do-other = La choisir
web-do-flip-none = Aucune
web-do-flip_order-none = Aucune
web-do-flip =
    { $count ->
        [one] Retourner { $count } carte
        [many] Retourner { $count } de cartes
       *[other] Retourner { $count } cartes
    }

## Web : ustensiles, cuillère et boîte à emporter

web-tool-last_card = C’est ta dernière carte : il n’y en a pas de deuxième à jouer.
web-tool-unused = { $card } : ce n’était pas possible ce tour-ci. La carte reste avec toi.
web-spoon-any = Au choix
web-spoon-exact = Laquelle ?
web-spoon-holder = { $seat } l’a
web-spoon-nobody = Si personne ne l’a, ta cuillère est perdue pour cette manche.
web-spoon-chance =
    { $chance ->
        [0] Personne n’en a.
        [100] Quelqu’un en a une, c’est sûr.
       *[other] { $chance } % de chances que quelqu’un en ait une.
    }
web-spoon-odds = Les chances que quelqu’un en ait une, d’après ce que tu peux savoir.
web-box-sum = Perdu : { $lost }, gagné : { $gained }
web-box-drop = Perdu : { $lost }, gagné : { $gained }. Tu y perds des points !
web-box-many = À retourner : { n-cards }
web-box-pick = Touche ce que tu retournes. Chaque carte rapporte 2, pas plus.

## Web : les cartes spéciales s’expliquent, une fois chacune

web-teach-chopsticks = Touche tes baguettes en bas pour jouer deux cartes ce tour-ci.
web-teach-spoon = Touche ta cuillère en bas pour demander une carte aux autres ce tour-ci.
web-teach-request = Le premier joueur à ta gauche qui l’a te la donne.
web-teach-give = Tu dois en donner une. En échange, tu reçois la cuillère.
web-teach-menu = Quatre cartes de la pioche : une est à toi, tout de suite.
web-teach-takeout = Les plats seuls qui ne rapportent rien sont bons à retourner.
web-teach-special_order = Elle devient la copie du plat que tu touches.
web-teach-wasabi = Sur du wasabi, un nigiri rapporte trois fois plus. Ou garde le wasabi pour un meilleur.
web-teach-wild = Il compte comme une carte de plus de la rangée que tu touches.
web-teach-keep = Cette carte reste dans ta main. Toutes les autres passent.
web-teach-dummy = Tu joues aussi pour le fantôme : donne-lui quelque chose qui ne te gêne pas.
web-teach-known = Compris

## Web : ce qui peut se dire, et les touches

web-emotes = Dis un mot
web-keys = Touches
web-keys-note = Ces touches marchent à la table. Tu peux les couper dans les réglages.
web-keys-arrows = aller de carte en carte
web-keys-choose = lever la première, deuxième … dixième carte
web-keys-keep = garder la carte levée
web-keys-back = la reprendre
web-keys-tool = baguettes ou cuillère
web-keys-table = ma table
web-keys-neighbours = voisin suivant ou précédent
web-keys-menu = ce qu’il y a au menu
web-keys-rule = la règle de cette carte
web-keys-scores = scores
web-keys-emotes = dire un mot
web-keys-help = cette liste des touches
