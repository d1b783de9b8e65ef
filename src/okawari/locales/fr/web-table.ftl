## Web : la table de jeu. $seat est un nom, $card le nom d’une carte, $round et $turn sont des nombres.

# Court, pour la barre du haut : manche 2
web-table-r = M{ $round }
web-table-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
web-table-menu = Ce que valent les plats
web-table-scores = Scores
web-table-settings = Réglages
web-table-zen = Table calme
web-table-side = Récit et scores à côté de la table
web-table-live = Connexion établie
web-table-lost = Pas de connexion
web-table-clock =
    { $count ->
        [one] Encore { $count } seconde
        [many] Encore { $count } de secondes
       *[other] Encore { $count } secondes
    }
web-table-hurry =
    { $count ->
        [one] Encore { $count } seconde.
        [many] Encore { $count } de secondes.
       *[other] Encore { $count } secondes.
    }
web-table-hurry-card =
    { $count ->
        [one] Encore { $count } seconde. Après, tu joues { $card }.
        [many] Encore { $count } de secondes. Après, tu joues { $card }.
       *[other] Encore { $count } secondes. Après, tu joues { $card }.
    }

## Web : les places

web-table-seats = Les autres à la table
web-table-dummy = Fantôme
web-table-same-deal = Les cartes de la partie { $number } sont distribuées une nouvelle fois : qui s’en souvient connaît toutes les mains.
web-table-led = { $seat } joue pour lui ce tour-ci.
# La main que l’on passe va à cette place, ou la prochaine en vient.
web-table-to = à { $seat }
web-table-from = de { $seat }
web-table-both = échange avec { $seat }
web-table-is-to = Ta main va à { $seat }.
web-table-is-from = Ta prochaine main vient de { $seat }.
web-table-is-both = Toi et { $seat }, vous échangez vos mains.
web-table-you = Toi
web-table-doing-choosing = choisit
web-table-doing-ready = a choisi
web-table-doing-idle = attend
web-table-bot = un bot
web-table-stand-in = un bot joue
web-table-gone = a quitté
web-table-promised = prochaine manche : { $name }
web-table-away = pas là
web-table-host = hôte
web-table-everybody =
    { $count ->
        [one] Tout le monde à la table. { $count } sur { $all } a choisi.
        [many] Tout le monde à la table. { $count } sur { $all } ont choisi.
       *[other] Tout le monde à la table. { $count } sur { $all } ont choisi.
    }
web-table-all = Tout le monde à la table
web-table-more-seats =
    { $count ->
        [one] Voir { $count } place de plus
        [many] Voir { $count } de places de plus
       *[other] Voir { $count } places de plus
    }
web-table-next = Place suivante
web-table-previous = Place d’avant
web-table-in-hand =
    { $count ->
        [one] { $count } carte en main
        [many] { $count } de cartes en main
       *[other] { $count } cartes en main
    }
web-table-known = Tu as vu cette main
web-table-watching = Tu regardes. On voit seulement ce qui est visible.
web-table-promised-you = Tu auras une chaise à la distribution de la prochaine manche. En attendant, tu regardes.
web-table-look-next = Voir la place suivante
# Mots sur un petit drapeau au-dessus d’une place
web-table-flag-miso_spilled = Plouf !
web-table-flag-chip_taken = Jeton !
web-table-flag-wine_taken = Surprise !
web-table-flag-flipped = Retournée
web-table-flag-time_ran_out = Temps fini

## Web : les plats

web-table-my-dishes = Tes plats
web-table-dishes-of = Plats de { $seat }
web-table-empty = Tes plats seront ici.
web-table-nothing = encore rien sur la table
web-table-now = maintenant
web-table-maybe = peut-être
# Ce que les desserts rapporteraient à la fin de la partie : plus tard +6
web-table-later = plus tard
web-table-total = Points
web-table-points-now = { n-points }, cette manche { $now }
web-table-shelf = Desserts pour la fin
# Où en est un groupe : 1 sur 3
web-table-part = { $have } sur { $whole }
web-table-pile-part = { $count } × { $card } : { $have } sur { $whole } pour un groupe
web-table-counted = { $count } × { $card }
web-table-dipped =
    { $count ->
        [one] { $count } sur du wasabi, compte triple
        [many] { $count } sur du wasabi, comptent triple
       *[other] { $count } sur du wasabi, comptent triple
    }
web-table-turned = Retournée : { $card }
web-table-colours =
    { $count ->
        [one] { $count } couleur : { $name } { $most }
        [many] { $count } de couleurs, surtout : { $name } { $most }
       *[other] { $count } couleurs, surtout : { $name } { $most }
    }
web-table-colours-none = Aucune couleur
web-table-colours-of = Couleurs de { $seat }
web-table-colours-note = Chaque couleur a un motif. La lettre sur la carte dit lequel.
web-table-colour-chip =
    { $count ->
        [one] { $colour }, { $pattern } ({ $letter }) : { $count } carte
        [many] { $colour }, { $pattern } ({ $letter }) : { $count } de cartes
       *[other] { $colour }, { $pattern } ({ $letter }) : { $count } cartes
    }

## Web : le milieu de la table

web-table-middle = Le milieu de la table
web-table-deck = Pioche
web-table-discards = Défausse
# Desserts qui ne sont pas encore dans la pioche
web-table-desserts-left = Desserts
web-table-uramaki =
    { $count ->
        [0] La course aux uramakis est finie
        [one] Encore { $count } place dans la course aux uramakis
        [many] Encore { $count } de places dans la course aux uramakis
       *[other] Encore { $count } places dans la course aux uramakis
    }
web-table-pile-left =
    { $count ->
        [0] { $card } : plus de jetons
        [one] { $card } : encore { $count } jeton
        [many] { $card } : encore { $count } de jetons
       *[other] { $card } : encore { $count } jetons
    }
web-table-chips = Jetons
web-table-chips-won =
    { $count ->
        [one] { $count } jeton
        [many] { $count } de jetons
       *[other] { $count } jetons
    }
web-table-order = Cartes dans l’ordre
web-table-asked = On demande à { $seat } : { $card }.

## Web : la table en tableau

web-table-as-table = Tous les plats en tableau
web-table-caption = Manche { $round }, tour { $turn } sur { $turns }
web-table-seat = Place
web-table-state = État

## Web : le menu de la table elle-même

web-more-title = Cette table
web-more-back = Retour
web-more-chair = Nom et chaise
web-more-people = Qui est là
# Combien de chaises sont libres : $count
web-more-invite-sit =
    { $count ->
        [one] Une chaise est libre : qui a le lien peut regarder, et prendre place à la prochaine donne ou à la prochaine partie.
        [many] { $count } de chaises sont libres : qui a le lien peut regarder, et prendre place à la prochaine donne ou à la prochaine partie.
       *[other] { $count } chaises sont libres : qui a le lien peut regarder, et prendre place à la prochaine donne ou à la prochaine partie.
    }
web-more-invite-watch = Qui a le lien peut regarder.
# $seconds : combien de temps la table attend avant qu’un bot joue ; 0 : toujours
web-more-leave-note =
    { $seconds ->
        [0] Ta place est gardée. Les autres attendent ton retour.
       *[other] Ta place est gardée. Un bot joue pour toi jusqu’à ton retour.
    }
web-more-leave-alone = Ta place est gardée. La partie attend ton retour.
web-more-leave-sure = Laisser ta chaise pour de bon ? Un bot continue, et quelqu’un d’autre peut prendre place.
