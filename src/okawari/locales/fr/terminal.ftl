# Ce que seule la ligne de commande dit, en français.

## Terminal : la table

cli-round-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
cli-playing = { $game }, { n-players }
cli-menu = Menu : { $menu }
cli-options = Options : { $options }
cli-seed = Graine : { $seed }
cli-you = Toi
cli-your-hand = Ta main
cli-your-table = Devant toi
cli-table-of = Devant { $seat }
cli-table-empty = Pas encore de cartes
cli-desserts = Desserts
cli-desserts-later = Desserts gardés pour la fin de la partie
cli-chips = Jetons
cli-dummy = Fantôme
cli-hand-hidden = Ta main reste cachée ce tour-ci : le hasard choisit ta carte.
cli-hand-size =
    { $count ->
        [one] { $count } carte en main
        [many] { $count } de cartes en main
       *[other] { $count } cartes en main
    }
cli-deck-size =
    { $count ->
        [one] { $count } carte dans la pioche
        [many] { $count } de cartes dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cli-hand-goes-to = Ta main va à { $seat }.
cli-hand-comes-from = Ta prochaine main vient de chez { $seat }.
cli-hand-goes-and-comes = Ta main va à { $next } ; la prochaine vient de chez { $previous }.
cli-last-card = C’est la dernière carte de la main.
cli-waiting = On attend { $seats }…
cli-thinking = { $seat } réfléchit…
cli-your-turn = À toi de jouer.
cli-reveal = Tout le monde montre une carte
cli-log = Ce qui s’est passé
cli-card-count = { $count } × { $card }
cli-uramaki-left = Places encore libres dans la course aux uramakis : { $places }
cli-colours = Couleurs différentes : { $count }, plus grand groupe : { $group }
cli-would-score-now =
    { $points ->
        [one] { $points } point maintenant
        [many] { $points } de points maintenant
       *[other] { $points } points maintenant
    }
cli-would-score-later =
    { $points ->
        [one] { $points } point si la partie finissait maintenant
        [many] { $points } de points si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
cli-now = maintenant
cli-later = plus tard
cli-counts-at-end = compte à la fin de la partie

## Terminal : feuilles de score

cli-scores = Scores
cli-round-sheet = Feuille de score de la manche { $round }
cli-final-sheet = Feuille de score finale
cli-sheet-dish = Plat
cli-sheet-player = Joueur
cli-sheet-points = Points
cli-sheet-why = Pourquoi
cli-sheet-round = Manche { $round }
cli-sheet-this-round = Cette manche
cli-sheet-before = Avant
cli-sheet-desserts = Desserts
cli-sheet-total = Total
cli-sheet-place = Place
cli-sheet-nothing = Aucun point dans cette manche.
cli-place-points = { $place }. { $seat } : { n-points }
cli-winner = { $seat } gagne avec { n-points } !
cli-you-win = Tu gagnes avec { n-points } !
cli-winners-shared = Victoire partagée : { $seats }, avec { n-points } chacun !
cli-tie-break =
    { $count ->
        [one] Égalité ! Le plus de desserts décide : { $seat } a { $count } carte dessert.
        [many] Égalité ! Le plus de desserts décide : { $seat } a { $count } de cartes dessert.
       *[other] Égalité ! Le plus de desserts décide : { $seat } a { $count } cartes dessert.
    }
cli-tie-break-shared = Même pour les desserts, c’est l’égalité.

## Terminal : questions et commandes

cli-prompt = Ton choix
cli-prompt-number = Tape un nombre de 1 à { $most }, ou ? pour l’aide
cli-prompt-again = « { $text } » ne fait pas partie des choix. Tape un nombre de 1 à { $most }, ou ? pour l’aide.
cli-press-enter = Appuie sur Entrée pour continuer
cli-commands = t tables · s scores · r règles des cartes · h conseil · w pourquoi · ? aide · q quitter
cli-take-back = reprendre
cli-taken-back = Tu reprends ta carte.
cli-help = aide
cli-quit = quitter
cli-tables = tables
cli-rules = règles des cartes
cli-help-number = un nombre : choisir cette carte ou cette réponse
cli-help-take-back = u : reprendre ton choix, tant que tout le monde n’a pas choisi
cli-help-tables = t : montrer toutes les tables
cli-help-scores = s : montrer les scores
cli-help-rules = r : montrer ce que rapportent les cartes de cette partie
cli-help-help = ? : montrer cette aide
cli-help-quit = q : quitter la partie
cli-help-points = Les points à côté d’une carte sont ce qu’elle ajoute à ta table si tu la joues maintenant.
cli-quit-sure = Quitter la partie ?
cli-yes = oui
cli-no = non
cli-goodbye = Merci d’avoir joué. À bientôt pour le prochain repas !
cli-rematch = Encore une partie ?
cli-welcome = Bienvenue à table !
cli-saved = La partie est enregistrée dans { $file }.
cli-not-a-terminal = Il faut un terminal pour jouer.
cli-error = okawari: { $message }
cli-warning = Note : { $message }

## Terminal : bots et noms inventés

cli-bot-random = Hasard
cli-bot-random-note = joue n’importe quelle carte permise
cli-bot-greedy = Glouton
cli-bot-greedy-note = prend le plus de points tout de suite et gâche les tiens
cli-bot-novice = Débutant
cli-bot-novice-note = suit ses goûts et se trompe parfois
cli-bot-casual = Tranquille
cli-bot-casual-note = prend de bons points et a un plat préféré
cli-bot-quick = Rapide
cli-bot-quick-note = réfléchit un clin d’œil à l’avance
cli-bot-strong = Fort
cli-bot-strong-note = pense toute la manche et devine ta main
cli-bot-chef = Chef
cli-bot-chef-note = réfléchit une seconde entière ; personne ne joue mieux ici
cli-bot-human = Humain
cli-name-1 = Léa
cli-name-2 = Hugo
cli-name-3 = Zoé
cli-name-4 = Jules
cli-name-5 = Lina
cli-name-6 = Théo
cli-name-7 = Rose
cli-name-8 = Paul
cli-name-9 = Manon
cli-name-10 = Sacha
cli-name-11 = Nora
cli-name-12 = Tom
cli-name-seat = Joueur { $number }

## Terminal : beaucoup de parties

cli-games = Parties
cli-games-played =
    { $games ->
        [one] { $games } partie jouée
        [many] { $games } de parties jouées
       *[other] { $games } parties jouées
    }
cli-progress = { $done } parties sur { $total }
cli-games-per-second = Parties par seconde
cli-seconds = Secondes
cli-win-share = Victoires
cli-mean-points = Points en moyenne
cli-interval = Intervalle à 95 %
cli-plus-minus = { $value } ± { $margin }
cli-seat = Siège
cli-bot = Bot
cli-game = Jeu
cli-players = Joueurs
cli-simulate-title = { $game } à { n-players } : { $bots }

## Terminal : parties enregistrées

cli-replay-title = Partie enregistrée : { $game }, { $names }
cli-replay-ok = La partie enregistrée est en ordre : chaque choix est permis et les scores sont justes.
cli-replay-choices =
    { $count ->
        [one] { $count } choix
        [many] { $count } de choix
       *[other] { $count } choix
    }
cli-replay-seat = Vue par { $seat }
cli-replay-turn = Tour { $turn }
cli-replay-event = Ce qui s’est passé
cli-version = Version

## Terminal : règles et chiffres

cli-rules-cards = Cartes
cli-rules-menus = Menus
cli-rules-options = Options
cli-rules-clauses = Clauses des règles
cli-rules-code = Code
cli-rules-name = Nom
cli-rules-kind = Sorte
cli-rules-group = Groupe
cli-rules-copies = Copies
cli-rules-colour = Couleur
cli-rules-rule = Ce qu’elle fait
cli-rules-values = Valeurs (la première est celle par défaut)
cli-rules-meaning = Sens
cli-rules-source = Source
cli-rules-dishes = Plats
cli-rules-clause = Clause
cli-rules-seats = Joueurs : de { $least } à { $most }
cli-bench-title = Mesure de vitesse
cli-bench-figure = Chiffre
cli-bench-value = Valeur
cli-bench-target = Objectif
cli-bench-met = Atteint
cli-bench-missed = Manqué
cli-bench-load = Machine : { $machine }, { $cores } cœurs, charge { $load }
cli-bench-running = Mesure en cours : { $figure }…

## Terminal : la suite du jeu

cli-your-choice = Ton choix : { $answer }
cli-show-or-back = Entrée : montrer les cartes · u : reprendre
cli-show-or-back-again = « { $text } » n’est pas possible maintenant. Appuie sur Entrée pour montrer les cartes, ou sur u pour choisir à nouveau.
cli-hands-swap = Toi et { $seat } échangez vos mains.
cli-last-turn = Le dernier tour de cette manche.
cli-fruit-icons = Fruits { $watermelon } pastèque, { $pineapple } ananas, { $orange } orange
cli-chips-left = jetons restants
cli-chips-won = Jetons gagnés
cli-tables-title = La table
cli-help-code = le code d’une carte, comme salmon ou maki2, fait pareil
cli-help-now = « Maintenant » est ce que rapporteraient les plats de cette manche si elle finissait maintenant ; les desserts comptent à la fin de la partie.
cli-opponents = Tu joues contre { $names } ({ $bot }).
cli-tie-break-you =
    { $count ->
        [one] Égalité ! Le plus de desserts décide : tu as { $count } carte dessert.
        [many] Égalité ! Le plus de desserts décide : tu as { $count } de cartes dessert.
       *[other] Égalité ! Le plus de desserts décide : tu as { $count } cartes dessert.
    }

## Terminal : les commandes et leurs paramètres

cli-usage = Utilisation :
cli-word-flags = PARAMÈTRES
cli-word-command = COMMANDE
cli-flags-title = Paramètres
cli-commands-title = Commandes
cli-about = Des jeux de cartes de sushis où l’on choisit et où l’on passe. Sans commande, ils s’ouvrent dans ton navigateur.
cli-about-play = Jouer une partie contre des bots dans le terminal.
cli-about-rules = Montrer les cartes, les menus, les options et les clauses des règles.
cli-about-replay = Montrer ou vérifier une partie enregistrée.
cli-about-score = Compter les points de tables décrites en JSON.
cli-about-simulate = Faire jouer beaucoup de parties à des bots et montrer leurs résultats.
cli-about-bench = Mesurer la vitesse des règles.
cli-about-train = Faire apprendre aux bots qui calculent en jouant contre eux-mêmes, et noter ce qu’ils ont appris.
cli-flag-lang = la langue à parler
cli-flag-help = montrer cette aide
cli-flag-version = montrer la version
cli-flag-json = écrire du JSON pour les programmes
cli-flag-game = classic, party (d’habitude) ou draft
cli-flag-players = combien de joueurs (d’habitude 4)
cli-flag-menu = le code ou le nom d’un menu, ou sept sortes séparées par des virgules
cli-flag-option = une option des règles, comme edition=de ; peut être donnée plusieurs fois
cli-flag-level = qui joue contre toi : novice, casual (d’habitude), quick, strong ou chef, un pour tous ou un chacun, séparés par des virgules
cli-flag-seed = la même graine distribue les mêmes cartes
cli-flag-name = ton nom
cli-flag-save = enregistrer la partie dans ce fichier quand elle finit ou que tu pars
cli-flag-auto = regarder un bot jouer à ta place
cli-flag-no-color = pas de couleurs ni d’autres codes d’échappement
cli-flag-verify = vérifier seulement que chaque choix est permis et que les scores sont justes
cli-flag-seat = raconter la partie comme vue de ce siège, compté à partir de 0
cli-flag-jsonl = une table par ligne en entrée, un résultat par ligne en sortie
cli-flag-games = combien de parties
cli-flag-bots = les bots dans l’ordre de leurs sièges, séparés par des virgules ; un seul pour tous suffit

## Terminal : ce qui peut clocher dans une commande

error-not-compiled = Les règles rapides ne sont pas installées. Installe-les avec : pip install "okawari[fast]"
error-no-such-file = Impossible de lire le fichier « { $file } ».
error-bad-number = « { $value } » ne convient pas pour { $name } : donne un nombre de { $least } à { $most }.
error-command-unknown = Aucune commande ne s’appelle « { $name } ». Choisis parmi : { $known }.
error-flag-unknown = Aucun paramètre ne s’appelle « { $name } ». Voir : { $text }
error-flag-value = Le paramètre « { $name } » a besoin d’une valeur.
error-flag-plain = Le paramètre « { $name } » ne prend pas de valeur.
error-argument-missing = Il manque « { $name } ». Voir : { $text }
error-bad-argument = Cela ne convient pas pour « { $name } ».
error-extra-word = « { $name } » est un mot de trop. Voir : { $text }
error-usage = Impossible à comprendre. Voir : { $text }
error-option-form = « { $value } » n’a pas la forme NOM=VALEUR.
error-bot-count = { $count } bots sont nommés, mais il en faut 1 ou { $wanted }.
error-cannot-write = Impossible d’écrire le fichier « { $file } ».
error-compiler-off = Les règles rapides sont désactivées : enlève NUMBA_DISABLE_JIT.
error-not-a-save = Le fichier « { $file } » existe et n’est pas une partie enregistrée : choisis un autre nom.
error-nothing-found = Rien ne s’appelle « { $text } ». Sans mot, okawari rules montre tout.

## Terminal : manuel, chiffres et beaucoup de parties

cli-sheet-now = Maintenant
cli-rules-games = Jeux
cli-rules-clauses-english = Les clauses sont écrites en anglais.
cli-flag-bench-games = parties pour chaque chiffre ; moins, c’est pour un essai rapide, sans les temps de démarrage
cli-flag-train-out = un dossier pour ce qui est appris ; les poids qui s’y trouvent déjà sont remplacés
cli-flag-train-games = parties à chaque passage
cli-flag-train-tries = déroulements imaginés pour chaque réponse
cli-flag-train-rounds = combien de fois recommencer avec ce qui est appris
cli-flag-train-seed = la même graine donne les mêmes poids
cli-train-done = Ce qui est appris se trouve dans { $folder }. card.json dit d’où cela vient.
error-weights-damaged = Le fichier « { $file } », ce que les bots ont appris, est abîmé. Réinstallez Okawari ou relancez l’entraînement.
error-weights-size = Le fichier « { $file } » a { $count } poids au lieu de { $wanted } : il vient d’une autre version. Relancez l’entraînement.

## Terminal : un tour qui tient à l’écran, les boîtes à emporter, et le début

cli-boxes-gain =
    { $count ->
        [one] { $count } carte retournée : { $points }
        [many] { $count } de cartes retournées : { $points }
       *[other] { $count } cartes retournées : { $points }
    }
cli-boxes-prompt = Des nombres pour cocher ou décocher, Entrée pour finir
cli-boxes-again = « { $text } » n’est pas possible. Des nombres de 1 à { $most }, Entrée pour finir
cli-choice-using = { $answer }, en utilisant { $card }
cli-choice-for-dummy = { $answer } ; pour le fantôme : { $card }
cli-tool-chopsticks = Baguettes : tu joues une deuxième carte de ta main.
cli-tool-spoon = Cuillère : tu demandes une carte aux autres et la joues tout de suite.
cli-order-lost = perdue : rien à copier
cli-order-lost-sure = Tu n’as encore rien à copier : la commande spéciale serait perdue. La jouer quand même ?
cli-news-more = … (t montre tout)
cli-more = Entrée pour la suite
cli-last-cards = Les dernières cartes sont jouées :
cli-words-yes = oui o yes y
cli-words-no = non no n
cli-you-named = Toi ({ $name })
cli-save-replaces = Note : cette partie remplacera celle enregistrée dans { $file }.
cli-compiling-rules = Compilation des règles pour beaucoup de parties : jusqu’à une minute…
cli-compiling-bots = Compilation de la réflexion des bots simples : jusqu’à une minute…
cli-compiling-search = Compilation de la recherche des bots : jusqu’à deux minutes…
cli-compiling-rivals = Compilation des recherches des autres : jusqu’à une minute…
cli-compiling-not-kept = Ce qui est compilé ne peut pas être gardé pour la prochaine fois : impossible d’écrire dans le dossier de cache. OKAWARI_CACHE peut en nommer un autre.
cli-sheet-others = Autres
cli-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
cli-word-word = MOT
cli-flag-pause = secondes d’attente après chaque tour que tu regardes (d’habitude 0.6)
cli-intro-turn = Bienvenue ! Tout le monde joue une carte en même temps et passe les autres.
cli-intro-keys = Tape le numéro d’une carte et appuie sur Entrée. La touche ? explique le jeu.
cli-language-name = Français
cli-start = À quoi veux-tu jouer ? Appuie juste sur Entrée pour faire comme d’habitude.
cli-start-enter = Entrée : { $number }
cli-start-language = Langue
cli-start-game = Jeu
cli-start-players = Combien de joueurs, de { $least } à { $most } ? (Entrée : { $usual })
cli-start-menu = Menu
cli-start-level = Comment jouent les bots
help-turn = Un tour : chacun choisit une carte, tous la montrent en même temps, puis les mains passent au voisin.
help-win = Les cartes devant toi rapportent des points à la fin de chacune des trois manches, les desserts tout à la fin. Le plus de points gagne.
help-draft-win = Après chaque manche, qui a le plus de cartes d’un sushi gagne son jeton. Les jetons sont des points, et le plus de points gagne.
help-now = « Maintenant » est ce que rapporterait une table si la manche finissait maintenant.
help-arrows = → ta main va à ce joueur. ← ta prochaine main vient de celui-ci.
help-sets = 1/3 : tu en as une sur les trois qu’il te faut.
help-later = « +6 plus tard » : ces points comptent à la fin de la partie.
help-tools = Le nombre sur un ustensile, comme Cuillère (5), dit qui passe en premier : le plus petit.
help-enter = Quand tu as choisi, Entrée montre les cartes de tout le monde.

## Tables et choix sous forme de texte

error-bad-notation-line = La ligne { $number } ne fait pas partie d’une table ni d’un choix : « { $line } ».
error-bad-notation-field = Ligne { $number } : une table n’a pas de champ « { $field } ».
error-bad-notation-value = Ligne { $number } : « { $value } » ne convient pas au champ « { $field } ».

## La preuve du mélange

cli-replay-shuffle-ok = Le mélange est prouvé : la graine vient du secret du serveur, du nombre que chaque appareil avait promis et des noms à la table.
cli-replay-shuffle-promise = Ce à quoi le serveur s’était engagé avant la partie, tel que chaque appareil l’a vu : { $text }
cli-replay-shuffle-again = PROUVÉ EN PARTIE SEULEMENT : chaque choix est permis et les scores sont justes, mais les cartes sont celles de la partie { $number } de cette table, distribuées une nouvelle fois. La preuve est celle de cette partie-là : elle ne dit rien des noms de ce fichier, et tout le monde pouvait connaître les cartes.
cli-replay-shuffle-old = Le mélange n’est prouvé qu’à l’ancienne : la graine est juste, mais la personne qui gérait le serveur et jouait a pu choisir la donne.
cli-replay-shuffle-zeros = Sans nombre personnel : { $names }
cli-replay-unproved = SANS PREUVE : chaque choix est permis et les scores sont justes, mais le fichier n’a pas de preuve de son mélange. Les cartes, les noms et les choix peuvent être inventés.

## Serveur : où les tables sont gardées

cli-about-backup = Copier les tables et les parties finies d’un serveur dans un fichier, même pendant qu’il tourne.
cli-about-restore = Mettre une copie faite par backup à la place de la base de données.
cli-flag-backup-database = où les tables sont gardées, comme sqlite:///tables.db (d’habitude, là où le serveur les garde)
cli-flag-restore-force = même s’il y a déjà des tables ; leur base de données est gardée à côté
cli-backup-done = Tout est copié dans « { $file } ».
cli-restore-done = La copie est en place : « { $file } ».
cli-restore-kept = Ce qu’il y avait avant est gardé sous « { $file } ».
cli-about-check = Vérifier que toutes les tables et parties terminées d’une base de données sont intactes, même pendant qu’un serveur tourne.
cli-flag-check-export = écrire tout ce qui est intact dans ce dossier : parties terminées en JSON, tables en base de données pour restore
cli-check-whole = Tables : { $tables }. Lignes : { $rows }. Parties terminées : { $games }.
cli-check-file = Le fichier lui-même est endommagé : { $reason }
cli-check-table =
    { $what ->
        [gap] Table { $name }, ligne { $number } : il manque une ligne.
        [checksum] Table { $name }, ligne { $number } : la ligne a été modifiée.
        [end] Table { $name }, ligne { $number } : il manque les dernières lignes.
        [format] Table { $name }, ligne { $number } : écrite par un Okawari plus récent.
        [unreadable] Table { $name }, ligne { $number } : la ligne est illisible.
       *[other] Table { $name }, ligne { $number } : la ligne ne va pas avec les précédentes.
    }
cli-check-game = Partie terminée { $name } : elle est illisible.
cli-check-fine = Tout est intact.
cli-check-exported = Ce qui est intact se trouve maintenant dans « { $file } ».

## Serveur : à l’entrée

cli-about-serve = Lancer le serveur de jeu.
cli-flag-host = l’adresse à écouter ; avec 0.0.0.0, les autres de ton réseau peuvent entrer (d’habitude, seulement cette machine)
cli-flag-port = le port à écouter (d’habitude 8000)
cli-flag-no-browser = n’ouvrir aucun navigateur, montrer seulement l’adresse
cli-flag-lan = laisser d’autres personnes de ton réseau jouer, et montrer l’adresse et un code QR
cli-flag-database = où les tables sont gardées, comme sqlite:///tables.db (d’habitude dans ton dossier de données)
cli-flag-workers = combien de processus ; plus d’un demande une autre base de données que SQLite
cli-flag-config = un fichier TOML avec des réglages
cli-flag-prefix = le chemin sous lequel un proxy montre le serveur, comme /games
cli-flag-url = l’adresse publique du serveur, pour les liens
cli-flag-origin = une autre page qui peut utiliser le serveur ; peut être donnée plusieurs fois
cli-flag-hosts = d’autres noms et adresses auxquels le serveur répond, séparés par des virgules
cli-flag-trusted-proxies = les proxys dont on croit les en-têtes de transfert : des adresses, séparées par des virgules
cli-flag-public-list = montrer les tables ouvertes à tout le monde
cli-flag-no-compiled-bots = ne jamais compiler les règles des bots
cli-flag-log-level = debug, info (d’habitude), warning ou error
cli-serve-open = Okawari est ouvert : { $text }
cli-browser-opens = Okawari s’ouvre dans ton navigateur : { $text }
cli-browser-address = Ouvre cette adresse dans un navigateur : { $text }
cli-browser-already = Okawari est déjà ouvert : { $text }
cli-browser-lan = Pour que les téléphones de ton réseau puissent jouer, lance-le avec : { $text }
cli-serve-phones = Les autres de ton réseau peuvent viser ceci avec l’appareil photo d’un téléphone :
cli-serve-no-room = Cette fenêtre est trop étroite pour un code QR. L’adresse est :
cli-serve-no-signs = Ce terminal n’a pas de signes pour dessiner un code QR. L’adresse est :
cli-serve-stop = Appuie sur Ctrl-C pour fermer.
cli-serve-closed = Okawari est fermé. Tout est enregistré.
