## Web : mettre la table

web-create-title = Mettre la table
web-create-loading = La cuisine apporte le menu …
web-create-game = Quel jeu ?
# $least et $most : nombres de joueurs, comme 2 et 8
web-create-players = { $least }–{ $most } joueurs
web-create-minutes = { $least }–{ $most } min
web-create-too-many-people =
    { $count ->
        [one] Il y a { $count } personne à la table : c’est trop pour ce jeu.
        [many] Il y a { $count } de personnes à la table : c’est trop pour ce jeu.
       *[other] Il y a { $count } personnes à la table : c’est trop pour ce jeu.
    }
web-create-menu = Menu
web-create-menu-own = Ton propre plateau.
web-create-presets = Menus
web-create-surprise = Surprise !
# Lu à voix haute ; $dishes est une liste de noms
web-create-surprised = Sur le plateau : { $dishes }
web-create-always = toujours
# Lu à voix haute après le nom d’un plat du plateau : toucher ouvre le choix
web-create-change-dish = Changer ce plat
web-create-not-served = Pas possible ici
# $group : Rouleau, Entrée, Spécial ou Dessert
web-create-choose = Choisis : { $group }
web-create-here = À cette place
web-create-on-tray = Sur le plateau
web-create-extra = Plat en plus
web-create-menu-not-for =
    { $count ->
        [one] Pas pour { $count } joueur.
        [many] Pas pour { $count } de joueurs.
       *[other] Pas pour { $count } joueurs.
    }

## Web : le caractère d’un menu

web-create-temper-mean = Malice
web-create-temper-mean-low = gentil
web-create-temper-mean-middle = coquin
web-create-temper-mean-high = piquant
web-create-temper-simple = Facilité
web-create-temper-simple-low = pour réfléchir
web-create-temper-simple-middle = moyen
web-create-temper-simple-high = facile
web-create-temper-lucky = Hasard
web-create-temper-lucky-low = sage
web-create-temper-lucky-middle = un peu fou
web-create-temper-lucky-high = fou

## Web : règles maison et table

web-create-rules = Règles maison
web-create-rules-changed =
    { $count ->
        [0] comme d’habitude
        [one] { $count } changée
        [many] { $count } changées
       *[other] { $count } changées
    }
web-create-rules-note = Laisse-les comme ça, ou joue à ta façon.
web-create-as-edition = Comme dans l’édition
web-create-source = De : { $source }
web-create-seats = Chaises
# $people sont déjà là, $free chaises sont libres
web-create-seats-note =
    { $free ->
        [0] Toutes les chaises sont prises.
        [one] Une chaise libre pour un ami ou un bot.
        [many] { $free } de chaises libres pour des amis ou des bots.
       *[other] { $free } chaises libres pour des amis ou des bots.
    }
web-create-bots = Les bots jouent
web-create-table = Rythme et plus
web-create-pace = Chrono
web-create-pace-none = Sans chrono
web-create-pace-friendly = Tranquille
web-create-pace-brisk = Vif
web-create-pace-slow = Lent
web-create-pace-slower = Plus lent
web-create-pace-slowest = Le plus lent
web-create-pace-none-note = Tout le monde prend son temps.
# Secondes pour un choix
web-create-pace-seconds = { $pick } secondes pour choisir, et { $card } de plus par carte en main.
web-create-pace-more = Tout le monde peut demander plus de temps.
web-create-doubled = Deux fois plus de temps
web-create-doubled-note = Tous ces temps comptent double, pour tout le monde.
web-create-absence = En cas d’absence, attendre
web-create-absence-wait =
    { $seconds ->
        [0] le temps qu’il faut
       *[other] { $seconds } s
    }
web-create-absence-note =
    { $seconds ->
        [0] Jamais un bot ne joue pour quelqu’un.
       *[other] Ensuite, un bot joue jusqu’au retour.
    }
web-create-spectators = On peut regarder
web-create-spectators-note = On voit alors seulement ce qui est visible sur la table.
web-create-typed-names = Noms libres
web-create-typed-names-note = Sinon, tout le monde reçoit un nom rigolo.
web-create-memory = Aide-mémoire
web-create-memory-note = Montre aux joueurs les mains qu’ils ont passées.
web-create-pinned = Garder 30 jours
web-create-pinned-note = Une partie non finie reste plus d’un jour.
web-create-open = Ouvrir la table
web-create-saving = On met la table …

## Web : ce qui aide quand on ne peut pas jouer ainsi

web-create-fix-swap = Servir { $new } au lieu de { $old }
web-create-fix-seats =
    { $count ->
        [one] Jouer avec { $count } chaise
        [many] Jouer avec { $count } de chaises
       *[other] Jouer avec { $count } chaises
    }
web-create-fix-extra = Activer : { $option }
web-create-fix-option = Enlever : { $option }
web-create-fix-menu = Prendre le menu { $menu }
web-create-fix-bot = Prendre le bot { $bot }
