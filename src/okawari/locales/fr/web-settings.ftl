## Web : réglages

web-settings-intro = Tout cela reste sur cet appareil. Chaque changement compte tout de suite.
web-settings-you = Toi
web-settings-name = Ton nom
web-settings-name-note = Les autres le voient à la table. Laisse vide et on t’en invente un.
web-settings-look = Apparence
web-settings-textSize = Taille du texte
web-settings-percent = { $number } %
web-settings-theme = Clair ou sombre
web-settings-theme-auto = Comme l’appareil
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-theme-contrast = Contraste fort
web-settings-colours = Couleurs des cartes
web-settings-colours-standard = Normales
web-settings-colours-strong = Fortes
web-settings-moving = Mouvement et son
web-settings-motion = Mouvement
web-settings-motion-auto = Comme l’appareil
web-settings-motion-full = Oui
web-settings-motion-none = Non
web-settings-speed = Vitesse
web-settings-speed-calm = Calme
web-settings-speed-normal = Normale
web-settings-speed-brisk = Vive
web-settings-speed-instant = D’un coup
web-settings-volume = Sons
web-settings-volume-0 = Non
web-settings-volume-1 = Doux
web-settings-volume-2 = Normal
web-settings-volume-3 = Fort
web-settings-vibration = Vibration
web-settings-vibration-note = Un petit bzzz quand une carte est gardée.
web-settings-notify = Me prévenir quand c’est à moi
web-settings-notify-note = Un message de ton appareil, quand le jeu est dans un autre onglet.
web-settings-notify-refused = Ton navigateur ne permet pas les messages de cette page. Tu peux changer cela dans ses réglages.
web-settings-play = Ta façon de jouer
web-settings-confirm = Demander avant de garder une carte
web-settings-confirm-note = Touche une fois pour lever la carte, une deuxième pour la garder.
web-settings-hints = Conseils
web-settings-hints-note = Une petite phrase quand il y a du nouveau.
web-settings-memory = Aide-mémoire
web-settings-memory-note = Montre les mains que tu as passées, si la table le permet.
web-settings-emotes = Réactions
web-settings-emotes-note = Voir les petits mots des autres joueurs.
web-settings-leftHanded = Pour gauchers
web-settings-leftHanded-note = Met le grand bouton à gauche.
web-settings-zen = Table calme
web-settings-zen-note = Cache tout, sauf la main, les plats et qui a déjà choisi.
web-settings-reading = Touches et lecture
web-settings-screenReader = Vue en tableau pour lecteurs d’écran
web-settings-screenReader-note = Montre les plats de toutes les places dans un vrai tableau.
web-settings-moreTime = Il me faut plus de temps
web-settings-moreTime-note = Pour un lecteur d’écran ou pour lire lentement. Là où un chrono tourne, on demande à l’hôte deux fois plus de temps. L’hôte est seul à le savoir, sans savoir pourquoi. Avec un grand texte, cela se fait tout seul.
web-settings-keys = Touches simples
web-settings-keys-note = Joue avec une seule touche à la fois.
web-settings-data = Ce que garde cet appareil
web-settings-data-note = Ton nom, tes réglages et tes places aux tables, pour que tu puisses revenir.
web-settings-clear = Tout effacer
web-settings-clear-sure = Tout effacer ?
web-settings-clear-what = Cet appareil oublie ton nom, tes réglages et tes tables. On ne peut pas revenir en arrière.
web-settings-clear-tables =
    { $count ->
        [one] Tu as une place à { $count } table. Tu ne pourras pas y revenir.
        [many] Tu as une place à { $count } de tables. Tu ne pourras pas y revenir.
       *[other] Tu as une place à { $count } tables. Tu ne pourras pas y revenir.
    }
web-settings-clear-keep = Tout garder
web-settings-clear-yes = Effacer
web-settings-cleared = C’est fait. Cet appareil a tout oublié.
