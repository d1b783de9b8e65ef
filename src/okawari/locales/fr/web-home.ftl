## Web : commun aux pièces avant la table

web-front-help = Aide : cartes et règles
web-front-back-to-table = Retour à la table
web-front-settings = Réglages
web-front-language = Langue
web-front-wait = Un instant …
web-front-code = Entre un code
web-front-code-go = Aller à la table avec ce code
web-front-privacy = Pas de compte, pas de pub, pas de pistage : tes réglages restent sur cet appareil.
web-front-source = Logiciel libre sous Apache License 2.0 : tout le monde peut le lire, l’utiliser et le changer.

## Web : accueil

web-home-line = Garde une carte, passe le reste. Encore une manche ?
web-home-ways = Façons de jouer
web-home-friends = Entre amis
web-home-friends-note = Ouvre une table, envoie le lien
web-home-bots = Avec des bots
web-home-bots-note = Touche et joue
web-home-device = Un appareil
web-home-device-note = On se le passe
web-home-learn = Apprendre
web-home-learn-note = Joue et vois comment ça marche
web-home-rules = Cartes et règles
web-home-rules-note = Ce qui rapporte, et quand
web-home-tables = Mes tables
web-home-table = Table
web-home-today = La carte du jour
web-home-your-turn = C’est à toi !
web-home-watching = Tu regardes.
web-home-running = Tes tables en cours
web-home-turn-at = C’est à toi : { $game }
web-home-back-to = Retour à ta table : { $game }
web-home-stands =
    { $phase ->
        [lobby] Pas commencée, avec { $names }
        [playing] En cours, avec { $names }
        [scoring] On compte, avec { $names }
        [over] Finie, avec { $names }
       *[other] Avec { $names }
    }
web-home-phase-lobby = Pas commencée
web-home-phase-playing = En cours
web-home-phase-scoring = On compte
web-home-phase-over = Finie
# Le nom d’un jeu : Classique, Party, Draft
web-home-remove = Retirer de la liste : { $game }
web-home-more =
    { $count ->
        [one] { $count } de plus
        [many] { $count } de plus
       *[other] { $count } de plus
    }
web-home-offline = Tu es hors ligne. Tu peux lire les règles et changer les réglages. Les parties reviennent avec ta connexion.
web-home-away = La cuisine ne répond pas en ce moment. Tu peux lire les règles et changer les réglages. On continue d’essayer.
web-home-busy = La cuisine est débordée. Réessaie dans un instant.
web-home-renewed = Il y a une nouvelle version. Tu gardes tes places et tes cartes.
web-home-reload = Actualiser

## Web : jouer avec des bots

web-solo-laying = La cuisine met ta table …
web-solo-laying-learn = La cuisine prépare un petit repas facile …
web-solo-change = Choisir le jeu pour jouer avec des bots
web-solo-choose = Jouer avec des bots
web-solo-game = Jeu
web-solo-menu = Menu
web-solo-bots = Bots
web-solo-level = Leur façon de jouer
web-solo-play = Jouer

## Web : rejoindre une table

web-join-title = Rejoindre une table
web-join-invited = On t’invite !
web-join-which = Quelle table ?
web-join-found = Table trouvée : { $game } avec { $names }.
web-join-welcome = Touche, et tu as ta place.
web-join-ask = Tape le code que tes amis voient sur leur écran.
web-join-with =
    { $count ->
        [one] { $names } est là.
        [many] { $names } sont là.
       *[other] { $names } sont là.
    }
web-join-pace-friendly = Ici, un chrono tourne, avec bien assez de temps. Tu peux en demander plus.
web-join-pace-brisk = Vif : ici, un chrono court tourne. Tu peux demander plus de temps.
web-join-pace-slow = Ici, un chrono lent tourne. Tu peux demander plus de temps.
web-join-pace-slower = Ici, un chrono très lent tourne. Tu peux demander plus de temps.
web-join-pace-slowest = Ici tourne le chrono le plus lent. Tu peux demander plus de temps.
web-join-doubled = Tout le monde a deux fois plus de temps.
web-join-running = La partie est en cours. S’il y a une chaise libre, tu joues à partir de la prochaine manche.
web-join-name = Ton nom
web-join-name-note = Laisse vide et on t’en invente un rigolo.
web-join-sit = S’asseoir
web-join-sitting = Un instant …
web-join-watch = Juste regarder
web-join-watch-instead = Plutôt regarder

## Web : une idée à la fois, en jouant

web-hint = Un conseil
web-hint-known = Je sais déjà
web-hint-aloud = Lire à voix haute
web-hint-pass = Garde une carte. Le reste de ta main va à { $name }.
web-hint-undo = Tu changes d’avis ? Touche une autre carte, jusqu’à ce que tout le monde ait choisi.
web-hint-rule = Que fait une carte ? { $device ->
    [touch] Appuie longtemps
   *[mouse] Fais un clic droit
} pour lire sa règle.
web-hint-on-wasabi = Ton prochain nigiri se pose sur le wasabi et rapporte trois fois plus.
web-hint-set = Un groupe complet de { $card } ! Il rapporte à la fin de la manche.
web-hint-majority = { $card } : ce qui compte, c’est d’en avoir le plus. Regarde aussi les autres !
web-hint-dessert = { $card } reste avec toi. Les desserts comptent à la fin de la partie.
web-hint-hold-wasabi = D’abord le wasabi, ensuite le nigiri : le nigiri rapporte alors trois fois plus.
web-hint-hold-chopsticks = Garde les baguettes maintenant, et joue deux cartes à un tour suivant.
web-hint-hold-spoon = Garde une cuillère maintenant, et demande plus tard aux autres la carte qu’il te faut.
web-hint-hold-menu = Joue un menu pour voir quatre nouvelles cartes et en prendre une.
web-hint-hold-takeout = Une boîte à emporter change les cartes que tu n’aimes pas en 2 points chacune.
web-hint-hold-special_order = Une commande spéciale devient la copie d’un de tes plats.
web-hint-hold-soy_sauce = La sauce soja rapporte si tu as le plus de couleurs différentes.
web-hint-hold-tea = Le thé rapporte un point par carte de ta couleur la plus fréquente.
web-hint-hold-rice_wine = Le vin de riz rapporte 3, mais le hasard choisit ta prochaine carte.
web-hint-hold-wild = Un joker rejoint un sushi que tu as déjà.
