# Ce qui se dit à la table : questions, événements, raisons des points et erreurs que l’on rencontre en jouant, en français.
# $seat et $other sont des noms de joueurs, $card est le nom d’une carte.

## Questions et réponses

question-none = Rien à décider.
question-pick = Quelle carte joues-tu ?
question-target = Quelle carte copie ta commande spéciale ?
question-dip = Le nigiri va-t-il sur ton wasabi ?
question-announce = Utilises-tu un ustensile ce tour-ci ?
question-second = Tes baguettes : quelle deuxième carte joues-tu ?
question-for_dummy = Quelle carte joues-tu pour le fantôme ?
question-request = Ta cuillère : quelle carte demandes-tu ? Le premier joueur à ta gauche qui l’a te la donne.
question-give = Une cuillère te demande une carte. Laquelle donnes-tu ?
question-tray = Le menu propose ces cartes. Laquelle joues-tu ?
question-flip = Boîte à emporter : quelle carte retournes-tu ?
question-flip_order = Boîte à emporter : quelle commande spéciale retournes-tu ?
question-wild = Quel sushi ton joker rejoint-il ?
question-keep = Quelle carte gardes-tu en main ?
answer-pass = Non, merci
answer-pass-announce = Pas d’ustensile ce tour-ci
answer-pass-flip = Ne plus retourner de cartes
answer-pass-flip_order = Ne plus retourner de commandes spéciales
answer-pass-second = Pas de deuxième carte
answer-any-kind = n’importe quelle carte { $kind }
answer-copy = commande spéciale comme { $card }
answer-wild-as = joker comme { $card }
answer-on-wasabi = { $card } sur le wasabi
answer-off-wasabi = { $card } à côté du wasabi
question-boxes = Boîte à emporter : quelles cartes retournes-tu ? Chacune rapporte alors 2, pas plus.

## Ce qui se passe

event-round_started = La manche { $round } commence. Tout le monde reçoit { n-cards }.
event-desserts_mixed =
    { $count ->
        [one] { $count } carte dessert est mélangée à la pioche.
        [many] { $count } de cartes dessert sont mélangées à la pioche.
       *[other] { $count } cartes dessert sont mélangées à la pioche.
    }
event-chosen = { $seat } a choisi.
event-took_back = { $seat } choisit à nouveau.
event-picked = { $seat } choisit : { $card }.
event-played =
    { $how ->
        [chopsticks] { $seat } joue { $card } avec des baguettes.
        [spoon] { $seat } joue { $card }, grâce à la cuillère.
        [menu] { $seat } joue { $card } depuis le menu.
        [chance] { $seat } joue { $card } au hasard.
       *[pick] { $seat } joue { $card }.
    }
event-dipped = { $seat } pose { $card } sur le wasabi : trois fois plus de points.
event-copied = { $seat } fait de la commande spéciale une copie : { $card }.
event-announced = { $seat } va utiliser : { $card }.
event-spoon_asked = { $seat } demande : { $card }.
event-spoon_none = { $seat } n’en a pas.
event-spoon_gave = { $seat } donne { $card } à { $other }.
event-into_hand = { $seat } reprend en main : { $card }.
event-discarded = { $seat } perd { $card } pour cette manche.
event-menu_shows = Le menu propose à { $seat } : { $card }.
event-menu_returned =
    { $count ->
        [one] { $seat } remet { $count } carte dans la pioche.
        [many] { $seat } remet { $count } de cartes dans la pioche.
       *[other] { $seat } remet { $count } cartes dans la pioche.
    }
event-miso_spilled =
    { $count ->
        [one] { $seat } renverse { $count } soupe miso : il y en avait une autre au même tour.
        [many] { $seat } renverse { $count } de soupes miso : il y en avait plusieurs au même tour.
       *[other] { $seat } renverse { $count } soupes miso : il y en avait plusieurs au même tour.
    }
event-uramaki_place =
    { $place ->
        [1] { $seat } prend la première place de la course aux uramakis : { n-points }.
        [2] { $seat } prend la deuxième place de la course aux uramakis : { n-points }.
       *[other] { $seat } prend la troisième place de la course aux uramakis : { n-points }.
    }
event-flipped = { $seat } retourne { $card }.
event-wine_taken = { $seat } a du vin de riz : le hasard choisit la prochaine carte.
event-passed =
    { $direction ->
        [right] Toutes les mains passent à droite.
       *[left] Toutes les mains passent à gauche.
    }
event-drew_for_dummy = { $seat } pioche une carte pour le fantôme et joue pour lui ce tour-ci.
event-dummy_card = { $seat } pioche { $card } pour le fantôme.
event-scored = { $seat }, { $card } : { n-points }.
event-dessert_kept = { $seat } garde { $count } × { $card } pour la fin de la partie.
event-round_ended = La manche { $round } est finie.
event-game_over = La partie est finie.
event-played-wild = { $seat } joue un joker comme { $card }.
event-kept = { $seat } garde { $card } et passe le reste.
event-kept-hidden = { $seat } garde une carte et passe le reste.
event-chip_taken = { $seat } prend un jeton : { $card }.
event-chip_value = { $seat } regarde le jeton : { $card }, { n-points }.
event-pile_stays = Personne ne prend de jeton : { $card }.
event-chip_shown = { $seat } montre un jeton : { $card }, { n-points }.
event-dealt = { $seat } reçoit { $card } (×{ $count }).
event-set_beside = { $seat } met { $card } de côté : les points sont comptés.
event-box_kept = { $card } reste devant { $seat }.
event-parted = Chez { $seat }, { $card } devient { $now }.

## Ce qui se passe, dit à la personne à qui cela arrive

event-played-you =
    { $how ->
        [chopsticks] Tu joues { $card } avec des baguettes.
        [spoon] Tu joues { $card }, grâce à la cuillère.
        [menu] Tu joues { $card } depuis le menu.
        [chance] Tu joues { $card } au hasard.
       *[pick] Tu joues { $card }.
    }
event-played-wild-you = Tu joues un joker comme { $card }.
event-dipped-you = Tu poses { $card } sur le wasabi : trois fois plus de points.
event-copied-you = Tu fais de la commande spéciale une copie : { $card }.
event-announced-you = Tu vas utiliser : { $card }.
event-spoon_asked-you = Tu demandes : { $card }.
event-spoon_none-you = Tu n’en as pas.
event-spoon_gave-you = Tu donnes { $card } à { $other }.
event-spoon_gave-to_you = { $seat } te donne { $card }.
event-into_hand-you = Tu reprends en main : { $card }.
event-discarded-you = Tu perds { $card } pour cette manche.
event-menu_shows-you = Le menu te propose : { $card }.
event-menu_returned-you =
    { $count ->
        [one] Tu remets { $count } carte dans la pioche.
        [many] Tu remets { $count } de cartes dans la pioche.
       *[other] Tu remets { $count } cartes dans la pioche.
    }
event-miso_spilled-you =
    { $count ->
        [one] Tu renverses { $count } soupe miso : il y en avait une autre au même tour.
        [many] Tu renverses { $count } de soupes miso : il y en avait plusieurs au même tour.
       *[other] Tu renverses { $count } soupes miso : il y en avait plusieurs au même tour.
    }
event-uramaki_place-you =
    { $place ->
        [1] Tu prends la première place de la course aux uramakis : { n-points }.
        [2] Tu prends la deuxième place de la course aux uramakis : { n-points }.
       *[other] Tu prends la troisième place de la course aux uramakis : { n-points }.
    }
event-flipped-you = Tu retournes { $card }.
event-wine_taken-you = Tu as du vin de riz : le hasard choisit ta prochaine carte.
event-drew_for_dummy-you = Tu pioches une carte pour le fantôme et joues pour lui ce tour-ci.
event-dummy_card-you = Tu pioches { $card } pour le fantôme.
event-chip_taken-you = Tu prends un jeton : { $card }.
event-chip_value-you = Tu regardes ton jeton : { $card }, { n-points }.
event-chip_shown-you = Tu montres un jeton : { $card }, { n-points }.
event-dealt-you = Tu reçois { $card } (×{ $count }).
event-set_beside-you = Tu mets { $card } de côté : les points sont comptés.
event-box_kept-you = { $card } reste devant toi.
event-parted-you = Chez toi, { $card } devient { $now }.

## Feuille de score : pourquoi ces points

why-nigiri =
    { $tripled ->
        [0] { n-cards } nigiri : { n-points }.
       *[other] { n-cards } nigiri, dont { $tripled } sur wasabi pour trois fois plus de points : { n-points }.
    }
why-wasabi = { n-cards } wasabi, qui ne rapporte que par le nigiri posé dessus : { n-points }.
why-maki =
    { $place ->
        [1]
            { $tied ->
                [1] { $count } { word-icons } maki, le plus de tous : { n-points }.
               *[other] { $count } { word-icons } maki, le plus de tous, à égalité entre { $tied } joueurs : { n-points }.
            }
        [2]
            { $tied ->
                [1] { $count } { word-icons } maki, deuxième place : { n-points }.
               *[other] { $count } { word-icons } maki, deuxième place, à égalité entre { $tied } joueurs : { n-points }.
            }
        [3]
            { $tied ->
                [1] { $count } { word-icons } maki, troisième place : { n-points }.
               *[other] { $count } { word-icons } maki, troisième place, à égalité entre { $tied } joueurs : { n-points }.
            }
       *[other] { $count } { word-icons } maki, pas de place qui rapporte : { n-points }.
    }
why-temaki =
    { $place ->
        [1] { n-cards } temaki, et personne n’en a plus : { n-points }.
        [-1] { n-cards } temaki, et personne n’en a moins : { n-points }.
        [2] { n-cards } temaki, et personne n’en a ni plus ni moins : { n-points }.
       *[other] { n-cards } temaki, ni le plus ni le moins : { n-points }.
    }
why-uramaki =
    { $count ->
        [0] Places dans la course aux uramakis : { n-points }.
       *[other] { $count } { word-icons } uramaki dans la course : { n-points }.
    }
why-tempura = { n-cards } tempura, 5 par paire : { n-points }.
why-sashimi = { n-cards } sashimi, 10 par groupe de trois : { n-points }.
why-gyoza = { n-cards } ravioli, plus il y en a, mieux c’est : { n-points }.
why-eel =
    { $count ->
        [1] Une seule carte anguille coûte des points : { n-points }.
       *[other] { n-cards } anguille, 7 pour deux ou plus : { n-points }.
    }
why-tofu =
    { $count ->
        [0] { n-cards } tofu : { n-points }.
        [1] { n-cards } tofu : { n-points }.
        [2] { n-cards } tofu, juste ce qu’il faut : { n-points }.
       *[other] { n-cards } tofu, c’est trop : { n-points }.
    }
why-edamame =
    { $others ->
        [one] { n-cards } edamame, et { $others } autre joueur en a aussi : { n-points }.
        [many] { n-cards } edamame, et { $others } d’autres joueurs en ont aussi : { n-points }.
       *[other] { n-cards } edamame, et { $others } autres joueurs en ont aussi : { n-points }.
    }
why-miso = { n-cards } soupe miso, 3 par carte : { n-points }.
why-onigiri = { n-cards } onigiri en groupes de formes différentes : { n-points }.
why-sukeroku =
    { $pairs ->
        [one] { $pairs } paire d’inari et de futomaki à 6 et { $singles } sans partenaire à 2 : { n-points }.
        [many] { $pairs } de paires d’inari et de futomaki à 6 et { $singles } sans partenaire à 2 : { n-points }.
       *[other] { $pairs } paires d’inari et de futomaki à 6 et { $singles } sans partenaire à 2 : { n-points }.
    }
why-chopsticks = { n-cards } baguettes, un ustensile qui ne rapporte jamais rien : { n-points }.
why-spoon = { n-cards } cuillère, un ustensile qui ne rapporte jamais rien : { n-points }.
why-menu = { n-cards } menu, ce qui ne rapporte jamais rien : { n-points }.
why-takeout = { n-cards } boîte à emporter, ce qui ne rapporte jamais rien : { n-points }.
why-soy_sauce =
    { $points ->
        [0] { n-cards } sauce soja et { $colours } { word-colours }, mais d’autres en ont plus : { n-points }.
       *[other] { n-cards } sauce soja et { $colours } { word-colours }, et personne n’en a plus : { n-points }.
    }
why-tea = { n-cards } thé, chaque fois 1 par carte du plus grand groupe d’une couleur ({ $group }) : { n-points }.
why-special_order = { n-cards } commande spéciale sans rien à copier : { n-points }.
why-rice_wine = { n-cards } vin de riz, 3 par carte : { n-points }.
why-pudding =
    { $place ->
        [1] { n-cards } pudding, et personne n’en a plus : { n-points }.
        [-1] { n-cards } pudding, et personne n’en a moins : { n-points }.
        [2] { n-cards } pudding, et personne n’en a ni plus ni moins : { n-points }.
       *[other] { n-cards } pudding, ni le plus ni le moins : { n-points }.
    }
why-ice_cream = { n-cards } glace, 12 par groupe de quatre : { n-points }.
why-fruit = Symboles pastèque : { $watermelon }, ananas : { $pineapple }, orange : { $orange }. En tout { n-points }.
why-flipped =
    { $count ->
        [one] { n-cards } retournée, 2 par carte : { n-points }.
        [many] { n-cards } retournées, 2 par carte : { n-points }.
       *[other] { n-cards } retournées, 2 par carte : { n-points }.
    }
why-chip = { n-cards }, le meilleur nombre sans égalité : prend le jeton ({ $card }).
why-chip-dessert =
    { $count ->
        [one] { $count } sushi, le meilleur nombre sans égalité : prend le jeton dessert.
        [many] { $count } de sushis différents, le meilleur nombre sans égalité : prend le jeton dessert.
       *[other] { $count } sushis différents, le meilleur nombre sans égalité : prend le jeton dessert.
    }
why-chips =
    { $count ->
        [one] { $count } jeton : { n-points }.
        [many] { $count } de jetons : { n-points }.
       *[other] { $count } jetons : { n-points }.
    }
why-chip-last = { n-cards }, le plus petit nombre, après une égalité pour le plus grand : prend le jeton ({ $card }).
why-chip-dessert-last =
    { $count ->
        [one] { $count } sushi, le plus petit nombre, après une égalité pour le plus grand : prend le jeton dessert.
        [many] { $count } de sushis différents, le plus petit nombre, après une égalité pour le plus grand : prend le jeton dessert.
       *[other] { $count } sushis différents, le plus petit nombre, après une égalité pour le plus grand : prend le jeton dessert.
    }
why-edamame-all =
    { $sharers ->
        [one] { n-cards } edamame, et { $sharers } joueur en a à cette table : { n-points }.
        [many] { n-cards } edamame, et { $sharers } de joueurs en ont à cette table : { n-points }.
       *[other] { n-cards } edamame, et { $sharers } joueurs en ont à cette table : { n-points }.
    }

## Erreurs et avertissements : une ligne claire pour chacun

error-bad-opening = Ce n’est pas le nombre promis.
error-bad-save-names = Le mélange de la partie enregistrée ne va pas : les noms ne sont pas ceux de la table au début de la partie.
error-bad-save-opening = Le mélange de la partie enregistrée ne va pas : le nombre de { $name } n’est pas celui promis avant la partie.
error-illegal-choice = Ce choix n’est pas possible maintenant.
error-not-starting = Aucune partie n’est en train de commencer.
error-not-your-decision = Tu n’as rien à décider maintenant.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-bad-menu-unknown-kind = Aucun plat ne s’appelle « { $kind } ». Choisis parmi : { $known }.
error-bad-menu-count = Mauvais nombre de plats dans le groupe « { $group } » : il en faut { $wanted } au menu, ici il y en a { $got }.
error-bad-menu-seats =
    { $seats ->
        [one] « { $kind } » ne peut pas être au menu à { $seats } joueur. Il faut être de { $least } à { $most }.
        [many] « { $kind } » ne peut pas être au menu à { $seats } de joueurs. Il faut être de { $least } à { $most }.
       *[other] « { $kind } » ne peut pas être au menu à { $seats } joueurs. Il faut être de { $least } à { $most }.
    }
error-bad-menu-expansion = « { $kind } » est un plat en plus : active-le avec l’option « { $option } ».
error-bad-menu-nigiri = Le nigiri est toujours au menu : ne le mets pas dans ta liste.
error-bad-menu-duplicate = « { $kind } » est deux fois au menu.
error-bad-menu-unknown = Aucun menu ne s’appelle « { $menu } ». Choisis parmi : { $known }.
error-bad-menu-not-in-game = Le jeu « { $game } » n’a pas de menu à choisir.
error-bad-option-unknown = Aucune option ne s’appelle « { $option } ». Choisis parmi : { $known }.
error-bad-option-value = L’option « { $option } » ne peut pas être « { $value } ». Choisis parmi : { $values }.
error-bad-option-seats = L’option « { $option } » est pour { $least } joueurs, pas pour { $seats }. Enlève-la ou change le nombre de joueurs.
error-bad-seats = Le jeu « { $game } » se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-bad-seed = « { $seed } » ne peut pas servir de graine.
error-bad-save-format = Ce n’est pas une partie enregistrée d’Okawari.
error-bad-save-version = Cette partie a été enregistrée par une version que ce programme ne connaît pas ({ $version }).
error-bad-save-checksum = La partie a été modifiée après son enregistrement : sa somme de contrôle est fausse.
error-bad-save-choice = Le choix { $number } de la partie enregistrée n’est pas permis : { $seat } ne peut pas y choisir « { $answer } ».
error-bad-save-result = La partie enregistrée ne finit pas avec les scores qu’elle annonce.
error-bad-save-json = Impossible de lire la partie enregistrée : ce n’est pas du JSON correct.
error-bad-save-field = Le champ « { $field } » de la partie enregistrée manque ou est faux.
error-bad-table-json = Impossible de lire la table : ce n’est pas du JSON correct.
error-bad-table-card = Aucune carte ne s’appelle « { $card } » dans ce jeu.
error-bad-table-field = Le champ « { $field } » de la table manque ou est faux.
error-bad-table-scope = Le champ « scope » ne peut pas être « { $scope } ». Choisis parmi : round, desserts, game.
error-bad-table-seats = Une table de « { $game } » a de 1 à { $most } joueurs, pas { $seats }.
error-starting = On mélange les cartes. Réessaie dans un instant.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisis parmi : { $known }.
error-unknown-language = Aucune langue ne s’appelle « { $lang } ». Choisis parmi : { $known }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Choisis parmi : { $known }.
warning-too-many = { $count } × { $card } sur la table, mais la boîte n’en contient que { $printed }.
error-too-many-names = { $names ->
    [one] Il y a { $names } nom
    [many] Il y a { $names } de noms
   *[other] Il y a { $names } noms
} pour { $seats ->
    [one] { $seats } siège
    [many] { $seats } de sièges
   *[other] { $seats } sièges
}. Donne au plus un nom par siège.
error-bad-save-imagined = Une partie imaginée à partir d’une vue n’a pas de graine et ne peut pas être enregistrée.
error-bad-names = Les noms sont une liste de mots, un pour chaque siège.
error-no-such-seat = Il n’y a pas de siège { $seat } à cette table. Les sièges sont numérotés de 0 à { $last }.

## Calculette de points

error-bad-table-object = Une table à compter est un objet JSON avec les champs « game » et « seats ».
error-bad-table-list = Le champ « { $field } » doit être une liste.
error-bad-table-number = Le champ « { $field } » doit être un nombre entier de { $least } à { $most }.
error-bad-table-scope-draft = Le champ « scope » ne peut pas être « { $scope } » dans Draft. Choisis parmi : round, game.
error-bad-table-dummy = Avec l’option « dummy », une table a trois sièges, les deux joueurs puis le fantôme, pas { $seats }.
error-bad-table-no-card = { $field } : aucune carte ne s’appelle « { $card } » dans ce jeu.
error-bad-table-no-copy = { $field } : « { $card } » n’est la copie de rien dans ce jeu.
error-bad-table-on-wasabi = { $field } : « { $card } » est impossible, car seul un nigiri va sur du wasabi.
error-bad-table-no-dessert = { $field } : « { $card } » n’est pas un dessert de ce jeu.
error-bad-table-too-long = La liste « { $field } » a { $count } éléments ; on ne peut pas en compter plus de { $most }.
warning-not-on-menu = { $card } est sur la table mais pas au menu.
warning-unknown-field = Le champ « { $field } » est inconnu et n’a pas été lu.

## Les bots à une table

error-bots-for-seats = { $bots ->
    [one] Il y a { $bots } bot
    [many] Il y a { $bots } de bots
   *[other] Il y a { $bots } bots
} pour { $seats ->
    [one] { $seats } siège
    [many] { $seats } de sièges
   *[other] { $seats } sièges
}. Nommes-en au moins un, et au plus un par siège.

## La preuve du mélange

error-bad-save-commitment = Le mélange de la partie enregistrée ne va pas : son secret n’est pas celui promis avant la partie.
error-bad-save-seed = Le mélange de la partie enregistrée ne va pas : sa graine ne vient pas du secret et des nombres des joueurs.

## Serveur : noms et codes

error-name-empty = On ne voit rien dans ce nom. Tape au moins une lettre, s’il te plaît.
error-name-long = Ce nom est trop long pour la table. Utilise au plus { $most } lettres, s’il te plaît.
error-bad-code = Ce n’est pas le code d’une table. Un code a six consonnes, comme BCD-FGH.

## Tables en direct : pourquoi quelque chose n’est pas possible

error-already-seated = Tu as déjà une chaise à cette table.
error-asked-already = Tu as demandé plus de temps { $most } fois. C’est tout pour cette partie.
error-bad-order = Ce n’est pas un ordre de { $seats } chaises : nomme chaque chaise une fois.
error-chair-free = Personne n’est sur cette chaise.
error-chair-taken = Cette chaise est prise. Choisis-en une libre.
error-chairs-free =
    { $count ->
        [one] Une chaise est encore libre. Attends quelqu’un, ou commence et laisse-la à un bot.
        [many] { $count } de chaises sont encore libres. Attends du monde, ou commence et laisse-les à des bots.
       *[other] { $count } chaises sont encore libres. Attends du monde, ou commence et laisse-les à des bots.
    }
error-emote-too-soon = Un mot à la fois : attends trois secondes avant le prochain.
error-enough = C’est assez pour le moment à cette table : commence la partie, ou continue à jouer.
error-game-running = Une partie est en cours. Ce sera possible quand elle sera finie.
error-host-only = Seul l’hôte peut faire cela.
error-internal = Quelque chose s’est mal passé dans le serveur. Ce n’est pas ta faute.
error-kick-self = Tu ne peux pas te renvoyer de la table. Quitte-la plutôt.
error-last-round = C’est la dernière manche. Tu peux regarder maintenant et jouer la prochaine partie.
error-kicked = L’hôte t’a fait quitter cette table.
error-new-version = Il y a une nouvelle version. Recharge la page : tu gardes ta place et ta carte.
error-no-clock = Il n’y a pas de chrono à cette table : prends ton temps.
error-no-entry = Ce lien ou ce jeton d’accès n’ouvre pas la table. Demande un nouveau lien.
error-no-game = Aucune partie n’est en cours à cette table.
error-no-page = Il n’y a rien à cette adresse.
error-no-same-deal = On ne peut rejouer la même donne qu’avec le même jeu, le même menu et le même nombre de joueurs.
error-no-spectators = Cette table n’est pas ouverte aux spectateurs.
error-no-such-code = Aucune table ouverte n’a ce code. Vérifie les lettres ; un code marche jusqu’au début de la partie, ensuite seul le lien marche.
error-no-such-replay = Cette partie n’existe pas, ou n’existe plus.
error-no-such-table = Cette table n’existe pas, ou n’existe plus.
error-not-all-ready =
    { $count ->
        [one] Il manque encore le feu vert d’un joueur. Attends, ou commence quand même.
        [many] Il manque encore le feu vert de { $count } de joueurs. Attends, ou commence quand même.
       *[other] Il manque encore le feu vert de { $count } joueurs. Attends, ou commence quand même.
    }
error-not-saved = Impossible d’enregistrer pour le moment. Rien n’est perdu : réessaie dans un instant.
error-not-scoring = On ne lit pas les scores en ce moment.
error-not-seated = Il te faut une chaise pour cela. Prends place d’abord.
error-not-your-seat = Ce n’est pas ta place.
error-scores-first = On lit les scores de la manche. Le plat suivant arrive quand tout le monde a donné son feu vert.
error-server = Quelque chose s’est mal passé sur le serveur. Rien n’a changé : réessaie.
error-server-full = Il y a trop de tables sur ce serveur pour le moment. Réessaie plus tard.
error-spectator = Les spectateurs ne peuvent pas faire cela.
error-stopping = Le serveur redémarre. Réessaie dans un instant, s’il te plaît.
error-store-replaced = Quelqu’un a déplacé ou supprimé la base de données du serveur : plus rien n’est enregistré tant qu’elle n’est pas remise en place.
error-table-damaged = Ce qui était enregistré de cette table est endommagé. La table est mise de côté ; la personne qui gère le serveur peut l’examiner avec « okawari check ».
error-table-closed = Cette table est fermée.
error-table-full = Toutes les chaises sont prises. Tu peux regarder, si tu veux.
error-table-locked = La table est verrouillée. Demande à l’hôte de l’ouvrir.
error-too-fast = C’était trop rapide. Attends un instant, s’il te plaît.
error-too-late = C’est trop tard : la question a déjà sa réponse.
error-too-many =
    { $seconds ->
        [one] Trop de demandes du même endroit. Réessaie dans { $seconds } seconde, s’il te plaît.
        [many] Trop de demandes du même endroit. Réessaie dans { $seconds } de secondes, s’il te plaît.
       *[other] Trop de demandes du même endroit. Réessaie dans { $seconds } secondes, s’il te plaît.
    }
error-too-many-seated = Il y a { $people } personnes à la table, c’est trop pour { $seats } places.

## Tables en direct : ce qui se passe autour du jeu

event-table_opened = La table est ouverte.
event-sat_down = { $name } prend place.
event-bot_sat_down = { $name }, un bot, prend place.
event-stood_up =
    { $why ->
        [dropped] { $name } a perdu la connexion : la chaise est libre.
        [kicked] L’hôte a fait quitter la table à { $name }.
       *[left] { $name } quitte la table.
    }
event-chair_promised = { $name } joue à partir de la prochaine manche.
event-promise_ended =
    { $why ->
        [kicked] L’hôte a renvoyé { $name }.
        [returned] { $name } n’aura pas de chaise : la personne qui y était est revenue.
       *[left] { $name } n’attend plus de chaise.
    }
event-renamed = Le nouveau nom est { $name }.
event-rearranged = Les chaises sont dans un nouvel ordre.
event-locked = La table est verrouillée.
event-unlocked = La table est de nouveau ouverte.
event-setup_changed = Il y a autre chose au menu.
event-chairs_changed =
    { $count ->
        [one] Il y a maintenant { $count } chaise à la table.
        [many] Il y a maintenant { $count } de chaises à la table.
       *[other] Il y a maintenant { $count } chaises à la table.
    }
event-clock_doubled = Le chrono ralentit : tout le monde a deux fois plus de temps.
event-clock_usual = Le chrono tourne de nouveau comme avant.
event-ready = C’est prêt pour { $seat }.
event-not_ready = { $seat } a encore besoin d’un moment.
event-start_called_off = Le départ est annulé. Chaque appareil promet un nouveau nombre.
event-zeros_from_now = Le prochain mélange se fera sans le nombre de { $name } : trois départs l’ont attendu en vain.
event-not_opened = Le départ est annulé : l’appareil de { $name } n’a pas répondu.
event-starting = On mélange les cartes : chaque appareil ajoute son nombre.
event-host_moved = L’hôte est maintenant { $seat }.
event-game_started = La partie { $number } commence.
event-same_deal = Les cartes de la partie { $number } sont distribuées une nouvelle fois. Tout le monde peut les connaître.
event-time_ran_out = Le temps est écoulé pour { $seat }.
event-continued = { $seat } attend le plat suivant.
event-more_time = { $seat } demande plus de temps.
event-stood_in = Un bot joue pour { $seat }.
event-returned = { $seat } est de retour.
event-secret_opened = Le secret du mélange est ouvert : tout le monde peut vérifier la donne.
event-table_closed = L’hôte a fermé la table.

## Tables en direct : ce que le serveur dit de lui-même

notice-elsewhere = Tu joues dans une autre fenêtre.
notice-outdated = Il y a une nouvelle version. Recharge la page : tu gardes ta place et ta carte.
notice-restarting = La cuisine redémarre. Rien n’est perdu.
notice-too_fast = C’était trop rapide. Attends un instant.
notice-kicked = L’hôte t’a fait quitter cette table.
notice-closed = Cette table est fermée.
notice-damaged = Ce qui était enregistré de cette table est endommagé.
notice-not_saving = Impossible d’enregistrer pour le moment. La partie est en pause.
notice-why-full = Le disque du serveur est plein.
notice-why-read-only = Le serveur n’a pas le droit d’écrire sur son disque.
notice-why-replaced = Quelqu’un a déplacé ou supprimé la base de données du serveur. Préviens la personne qui le gère, s’il te plaît.
notice-saving_again = L’enregistrement marche de nouveau.

## Tables en direct : ce que les joueurs peuvent dire

emote-yum = Miam !
emote-wow = Ouah !
emote-oops = Oups !
emote-hurry = Vite, s’il te plaît !
emote-good_one = Bien joué !
emote-thanks = Merci !
emote-one_more = Encore une ?
emote-bye = À bientôt !
