## Web : cartes et règles

web-rules-title = Cartes et règles
web-rules-turn = Un tour de jeu
web-rules-turn-look = Regarde les cartes de ta main.
web-rules-turn-keep = Gardes-en une. Personne ne la voit encore.
web-rules-turn-show = Tout le monde montre en même temps.
web-rules-turn-pass = Le reste passe à ton voisin.
web-rules-turn-score = Plus de cartes ? On compte les points. Après trois manches, le plus de points gagne.
web-rules-cards = Toutes les cartes
web-rules-game = Jeu
web-rules-search = Cherche une carte ou un mot
web-rules-found =
    { $count ->
        [one] { $count } carte trouvée.
        [many] { $count } de cartes trouvées.
       *[other] { $count } cartes trouvées.
    }
web-rules-none = Aucune carte. Essaie un mot plus court.
web-rules-away = Impossible de charger les cartes en ce moment. Une fois venues ici, elles se lisent aussi hors ligne.
web-when-round = Rapporte à chaque manche
web-when-game = Rapporte à la fin de la partie
web-when-race = Rapporte tout de suite, et à chaque manche
web-when-tool = Pour agir, pas pour les points
web-when-other = Aide une autre carte à rapporter
web-when-chip = Un jeton à la fin de chaque manche
web-rules-copies =
    { $count ->
        [one] { $count } carte dans la boîte
        [many] { $count } de cartes dans la boîte
       *[other] { $count } cartes dans la boîte
    }
web-rules-players = de { $least } à { $most } joueurs
# { $card } est le nom d’une carte
web-rules-before = Carte précédente : { $card }
web-rules-after = Carte suivante : { $card }
web-rules-advanced = Draft, jeu avancé
web-rules-extra = plat en plus

## Web : à propos

web-about-title = À propos
web-about-meaning = « Okawari » veut dire « encore une part, s’il te plaît ». C’est un jeu de cartes sur les sushis : garde une carte, passe le reste, et espère que ta préférée revienne.
web-about-independent = Pas un jeu officiel
web-about-box = Ça te plaît ? Achète la vraie boîte : elle est très belle sur une table.
web-about-privacy = Vie privée
web-about-privacy-more = Le serveur garde le nom que tu as choisi et les cartes que tu as jouées aussi longtemps que la table ou sa partie enregistrée, pour que tu puisses revenir. Qui a joué une partie peut l’effacer. Il n’y a pas de cookies, et cette page ne charge rien d’ailleurs.
web-about-shuffle = Le mélange est-il juste ?
web-about-shuffle-promise = Avant la partie, le serveur choisit un secret et montre son empreinte : il ne peut plus le changer après.
web-about-shuffle-mix = Quand tu donnes ton feu vert, ton appareil choisit un nombre au hasard et montre son empreinte.
web-about-shuffle-freeze = Au départ, toutes les empreintes sont fixées. Alors seulement, chaque appareil révèle son nombre. Si l’un d’eux ne le fait pas, le départ est annulé.
web-about-shuffle-deal = Le secret, tous les nombres et les noms mélangent ensemble les cartes. Tant qu’au moins un appareil qui n’est pas celui de la personne qui gère le serveur ajoute son nombre, personne ne peut les choisir sans faire annuler un départ, et tout le monde le voit. Ce n’est plus vrai quand les mêmes cartes sont distribuées à nouveau : on peut alors les connaître.
web-about-shuffle-hands = La personne qui gère le serveur pourrait voir toutes les mains.
web-about-shuffle-open = Après la partie, le secret est ouvert : tout le monde peut vérifier qu’il va bien.
web-about-shuffle-check = Avec la partie enregistrée, tu peux le faire sur ton ordinateur :
web-about-licences = Licences
web-about-licence-code = Programme : Apache License 2.0.
web-about-licence-art = Images et sons : Creative Commons Attribution 4.0 (CC BY 4.0).
web-about-licence-others = Fait avec Svelte (MIT), Fluent (Apache 2.0) et uqr (MIT).
web-about-contact = Un souci ?
web-about-contact-text = Dis-le à qui t’a envoyé le lien ou fait tourner ce serveur. Le code source dit comment signaler une erreur à ses auteurs.
web-about-version = Version du serveur : { $version }
web-about-version-away = Le serveur ne répond pas, donc on ne connaît pas sa version.
