## Web : les plats de cette partie en tuiles

web-tiles-title = Au menu

## Web : la feuille de score

web-score-title = Scores
web-score-player = Joueur
web-score-round = Manche { $round }
web-score-round-short = M{ $round }
web-score-desserts = Desserts
web-score-this-round = Cette manche
web-score-total = Total
web-score-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-score-up = monte, avant : { $rank }
web-score-down = descend, avant : { $rank }
web-score-scroll = Scores : fais glisser de côté pour voir tout le monde
web-score-empty = Rien n’est encore compté. Les premiers points arrivent à la fin de la manche.
web-score-cell = { $seat }, { $card } : { n-points }.
web-score-cell-count = { $seat }, { $card } : { n-points }, nombre compté : { $count }.
web-score-cell-stored = { $seat }, { $card } : { $count } en réserve, compte à la fin.
web-score-cell-hidden = Pas encore montré
web-score-cell-round = { $seat }, manche { $round } : { n-points }.
web-score-cell-desserts = { $seat }, desserts : { n-points }.
web-score-nothing =
    { $count ->
        [0] Il n’y en a pas : aucun point.
        [one] { $count } en tout, et aucun point cette fois.
        [many] { $count } en tout, et aucun point cette fois.
       *[other] { $count } en tout, et aucun point cette fois.
    }
web-score-of = { $seat } : { $card }
web-score-line = { $card }, { $points } : { $why }
web-score-none-here = Pas de points ici.
web-score-stored-count =
    { $count ->
        [0] Pas encore de carte { $card }. Les desserts comptent à la fin de la partie.
       *[other] { $count } × { $card } pour le moment. Les desserts comptent à la fin de la partie.
    }
web-score-sum = { $seat } : { n-points }
web-score-why = { $card } : { $why }
web-score-rule = Ce que ça rapporte
web-score-chips-so-far =
    { $count ->
        [0] Pas encore de jeton de cette sorte.
        [one] { $count } jeton de cette sorte pour le moment.
        [many] { $count } de jetons de cette sorte pour le moment.
       *[other] { $count } jetons de cette sorte pour le moment.
    }
web-score-chips-hidden = La valeur des jetons reste secrète jusqu’à la fin de la partie.
web-score-chip-worth = Ton jeton vaut { n-points }.
web-score-chip-cell =
    { $count ->
        [0] { $seat }, { $card } : aucun jeton.
        [one] { $seat }, { $card } : { $count } jeton.
        [many] { $seat }, { $card } : { $count } de jetons.
       *[other] { $seat }, { $card } : { $count } jetons.
    }
web-score-chip-cell-new =
    { $count ->
        [one] { $seat }, { $card } : { $count } jeton, nouveau cette manche.
        [many] { $seat }, { $card } : { $count } de jetons, dont un nouveau cette manche.
       *[other] { $seat }, { $card } : { $count } jetons, dont un nouveau cette manche.
    }
web-score-chips-taken = Jetons pris

## Web : la fin d’une manche

web-scoring-title = La manche { $round } est servie
web-scoring-about = Manche { $round } sur { $rounds }. Touche un nombre pour voir pourquoi.
web-scoring-table = Points de la manche { $round }
web-scoring-table-chips = Jetons de la manche { $round }
web-scoring-next = Suivant : { $card }
web-scoring-all = Tout voir
web-scoring-by-row = Un par un la prochaine fois
web-scoring-later = à la fin
web-scoring-idle = Pas de points : { $cards }.
web-scoring-words = Tout en mots
web-scoring-row = { $card } : { $points }.
web-scoring-row-one = { $seat } { $points }
web-scoring-row-none = personne
web-scoring-ready = Au plat suivant !
web-scoring-ready-last = Au dernier plat !
web-scoring-go = Continuer
web-scoring-is-ready = C’est prêt pour { $seat }
web-scoring-not-ready = { $seat } : pas encore
web-scoring-wait = On attend { $seats }
web-scoring-wait-all = Tout le monde est prêt
web-scoring-watching = Le plat suivant arrive quand tout le monde a donné son feu vert.

## Web : la fin de la partie

web-final-title = L’addition, s’il te plaît !
web-final-desserts = D’abord, les desserts
web-final-desserts-note = Ils comptent maintenant, une fois pour toute la partie.
web-final-show = Qui a gagné ?
web-final-win = { $seat } gagne avec { n-points } !
web-final-win-you = Tu gagnes avec { n-points } !
web-final-shared = Victoire partagée : { $seats }, avec { n-points } chacun !
web-final-ahead =
    { $count ->
        [one] Juste { $count } point d’avance sur { $seats }.
        [many] { $count } de points d’avance sur { $seats }.
       *[other] { $count } points d’avance sur { $seats }.
    }
web-final-tied = { $seats } ont { n-points } chacun. L’égalité revient à { $winners }.
web-final-tied-count = { $seat } en a { $count }
web-final-tied-desserts = Leurs desserts : { $counts }.
web-final-podium = Le podium
web-final-everybody = Tout le monde à la table
web-final-sheet = Toutes les manches
web-final-dummy = A joué sans gagner ni perdre.
web-final-one-more = Okawari ! Encore une
web-final-other = Jouer à autre chose
web-final-ready = C’est bon pour encore une.
web-final-not-yet = Pas encore
web-final-start = Partie suivante
web-final-start-now = Commencer sans attendre
web-final-start-bots =
    { $count ->
        [one] Commencer, un bot prend la chaise libre
        [many] Commencer, des bots prennent { $count } de chaises libres
       *[other] Commencer, des bots prennent { $count } chaises libres
    }
web-final-free =
    { $count ->
        [one] Une chaise est libre maintenant. Quelqu’un peut venir par le lien, ou un bot la prend.
        [many] { $count } de chaises sont libres maintenant. On peut venir par le lien, ou des bots les prennent.
       *[other] { $count } chaises sont libres maintenant. On peut venir par le lien, ou des bots les prennent.
    }
web-final-wait-host = On attend que { $seat } commence.
web-final-wait = On attend { $seats }.
web-final-same-deal = La même donne
web-final-same-deal-note = Les mêmes cartes encore une fois, pour essayer autrement.
web-final-change = Changer le menu
web-final-change-note = D’autres plats, un autre jeu, plus ou moins de chaises.
web-final-keep = Garder ou partager cette partie
web-final-share = Envoyer le lien
web-final-share-text = Notre partie d’Okawari
web-final-copied = Le lien est copié.
web-final-link = Le lien vers cette partie
web-final-save = Télécharger
web-final-picture = Garder l’image
web-final-picture-failed = Impossible de faire l’image ici.
web-final-check = Vérifier le mélange
web-final-delete = Effacer la partie
web-final-delete-sure = Effacer la partie enregistrée pour tout le monde ? Son lien ne marchera plus. On ne peut pas revenir en arrière.
web-final-delete-yes = Oui, effacer
web-final-delete-no = Non, garder
web-final-deleted = La partie enregistrée est effacée.
web-replay-title = Une partie finie
web-replay-page = Une partie finie · Okawari
web-replay-game = On a joué : { $game }
web-replay-bots = Bots à la table : { $names }.
web-replay-play = Jouer à Okawari
web-final-leave = Quitter la table

## Web : quelque chose de gentil sur chaque personne

web-fact-once = { $card } : { n-points } en une manche, et personne n’a fait plus.
web-fact-kind = { $card } : { n-points } en tout, et personne n’a fait plus.
web-fact-dessert = { $card } au dessert : { n-points }, et personne n’a fait plus.
web-fact-round = Le meilleur score de la manche { $round } : { n-points }.
web-fact-steady = Même la plus petite manche a rapporté { n-points } : personne n’a fait mieux.
web-fact-variety =
    { $count ->
        [one] Des points avec { $count } sorte de plat, et personne n’en a plus.
        [many] Des points avec { $count } de sortes de plats, et personne n’en a plus.
       *[other] Des points avec { $count } sortes de plats, et personne n’en a plus.
    }
web-fact-clean = Pas un seul point perdu de toute la partie.
web-fact-climb = De la place { $from } à la place { $now }.
web-fact-own = Son meilleur plat : { $card } à la manche { $round }, { n-points }.
web-fact-own-dessert = Son meilleur plat : { $card } à la fin, { n-points }.
web-fact-there =
    { $count ->
        [one] À la table toute la manche.
        [many] À la table pendant les { $count } de manches.
       *[other] À la table pendant les { $count } manches.
    }

## Web : le mélange était-il juste ?

web-proof-title = Le mélange était-il juste ?
web-proof-checking = On vérifie …
web-proof-good = Tous les calculs sont justes. Le nombre de ton appareil compte : personne d’autre ne pouvait donc choisir ces cartes sans faire annuler un départ, et tout le monde l’aurait vu.
web-proof-others = Tous les calculs sont justes. Cet appareil n’a pas ajouté son propre nombre : il doit croire les autres sur parole.
web-proof-alone = Tous les calculs sont justes, mais aucun appareil n’a ajouté de nombre. La personne qui gère le serveur a pu choisir ces cartes.
web-proof-old = Prouvé à l’ancienne : les calculs sont justes, mais la personne qui gérait le serveur a pu choisir la donne.
web-proof-bad = Quelque chose ne va pas. Les cartes n’ont peut-être pas été distribuées comme promis.
web-proof-none = Non prouvé : la partie enregistrée ne contient pas de preuve du mélange.
web-proof-see = La personne qui gère le serveur a pu voir toutes les mains.
web-proof-promise-yes = Le secret du serveur correspond à ce qu’il avait promis avant la partie.
web-proof-promise-no = Le secret du serveur ne correspond pas à la promesse de la partie enregistrée.
web-proof-seen-yes = C’est la promesse que cet appareil a vue avant la partie.
web-proof-seen-no = Ce n’est pas la promesse que cet appareil a vue avant la partie.
web-proof-seen-unknown = Cet appareil n’a pas vu la promesse avant la partie : il ne peut pas la comparer.
web-proof-mine-yes = Le nombre au hasard de ton appareil a été utilisé, comme promis.
web-proof-mine-no = Le nombre au hasard de ton appareil manque.
web-proof-mine-unknown = Cet appareil n’a pas ajouté son propre nombre.
web-proof-frozen-yes = Aucune promesse n’a changé après la révélation des nombres.
web-proof-frozen-no = Les promesses de la partie enregistrée ne sont pas celles que cet appareil a vues avant la révélation des nombres.
web-proof-named-yes = Les noms sont ceux que cet appareil a vus avant le départ.
web-proof-named-no = Les noms ne sont pas ceux que cet appareil a vus avant le départ.
web-proof-seats-yes = Chaque nombre est celui que son appareil avait promis.
web-proof-seats-no = Le nombre n’est pas celui promis : { $names }.
web-proof-zeros = { $count ->
    [one] { $names } n’a pas ajouté de nombre : des zéros le remplacent.
    [many] { $names } n’ont pas ajouté de nombres : des zéros les remplacent.
   *[other] { $names } n’ont pas ajouté de nombres : des zéros les remplacent.
}
web-proof-names-yes = Les noms de la partie enregistrée sont les mêmes qu’au départ.
web-proof-names-no = Les noms de la partie enregistrée ne sont pas les mêmes qu’au départ.
web-proof-names-unknown = Les noms de cette partie enregistrée ne sont pas prouvés.
web-proof-seed-yes = L’ordre des cartes vient du secret et de tous les nombres.
web-proof-seed-no = L’ordre des cartes ne vient pas du secret et des nombres.
web-proof-hands-yes = Toutes les mains ont été distribuées dans cet ordre.
web-proof-hands-no = Les mains n’ont pas été distribuées dans cet ordre.
web-proof-menus-yes = Tout ce qui a été pioché ensuite en vient aussi.
web-proof-menus-no = Ce qui a été pioché ensuite n’en vient pas.
web-proof-cards-yes = Les cartes que tu as reçues ici sont exactement celles-là.
web-proof-cards-no = Les cartes que tu as reçues ici sont d’autres cartes.
web-proof-wrong = Première différence : manche { $round }, { $seat }.
web-proof-wrong-table = Première différence : manche { $round }.
web-proof-keys = Pour tes propres calculs : les clés des manches
web-proof-same = Les calculs sont justes, mais c’étaient encore une fois les cartes d’une partie précédente : on pouvait les connaître. Voici la preuve de cette partie-là. Les noms de cette partie enregistrée ne sont pas prouvés.
web-proof-here = Vérifié ici dans ton navigateur, pas par le serveur.

## Web : le récit

web-log-turn = Manche { $round }, tour { $turn }
web-log-table = À la table
web-log-missed = Pendant ton absence
web-log-empty = Il ne s’est encore rien passé.
web-log-scroll = Ce qui s’est passé, le plus récent en bas

## Web : l’image d’un résultat

web-picture-title = Okawari !
web-picture-game = { $game }, { n-players }
web-picture-file = okawari-resultat
