## Web : partout

web-home-title = Okawari
web-home = Accueil
web-close = Fermer
web-name-left =
    { $count ->
        [one] Encore { $count } lettre possible.
        [many] Encore { $count } de lettres possibles.
       *[other] Encore { $count } lettres possibles.
    }
web-name-full = Un nom ne peut pas être plus long : { $count } lettres.
web-log = Ce qui se passe
web-less = Moins : { $what }
web-more = Plus : { $what }
web-problem-title = Ça n’a pas marché
web-problem-away = La cuisine ne répond pas en ce moment. Vérifie ta connexion et réessaie.
web-problem-retry = Réessayer
web-loading = On met la table.
web-your-turn = À toi
web-waiting-for = On attend { $names } …

## Web : l’état de la connexion

web-state-lost = Reconnexion …
web-state-safe = Ta carte est en sécurité.
web-state-unsaved = Ta carte n’est pas encore enregistrée.
web-state-back = Te revoilà.
web-state-back-missed = Te revoilà. Pendant ton absence : { $what }
web-state-missed = J’ai raté quoi ?
web-state-offline = Pas de connexion. Ta place est gardée 24 heures.
web-state-leave = Quitter
web-state-seconds =
    { $seconds ->
        [one] Environ { $seconds } seconde.
        [many] Environ { $seconds } de secondes.
       *[other] Environ { $seconds } secondes.
    }

## Web : la table n’est plus là

web-ended-elsewhere = Tu joues dans une autre fenêtre
web-ended-elsewhere-note = Ta place t’y attend. Tu peux la reprendre ici.
web-ended-play-here = Jouer ici
web-ended-outdated = Il y a une nouvelle version
web-ended-outdated-note = Recharge la page. Tu gardes ta place et ta carte.
web-ended-reload = Recharger
web-ended-kicked = L’hôte t’a fait quitter cette table
web-ended-kicked-note = Tu peux ouvrir ta propre table, ou demander un nouveau lien.
web-ended-closed = Cette table est fermée
web-ended-closed-note = Merci d’avoir joué ! Il y a toujours de la place pour se resservir.
web-ended-damaged = Cette table est endommagée
web-ended-damaged-note = Quelque chose d’enregistré sur le serveur a été modifié ou perdu. On peut ouvrir une nouvelle table ; le journal du serveur dit laquelle est endommagée.
web-ended-gone = Cette table n’est plus là
web-ended-gone-note = Elle est peut-être finie, ou le lien vient d’un autre appareil. Demande un nouveau lien.
web-ended-stranger = Tu n’as pas de chaise ici
web-ended-stranger-note = Cette adresse est celle de l’appareil qui est à table. Demande le lien de partage ou le code de la table : les deux mènent à une chaise.
web-ended-replay = Voir la dernière partie
web-ended-left = Tu as quitté la table
web-ended-left-note = Ta place est gardée un moment, si tu veux revenir.
web-ended-lost = La connexion est perdue
web-ended-lost-note = Réessaie dans un instant.

## Web : ce qu’entend un lecteur d’écran

web-said-missed = Pendant ton absence : { $what }
web-said-passed = Les mains passent. La tienne va maintenant à { $next }.
web-said-lays = { $seat } : { $card }.
web-said-emote = { $seat } dit : { $emote }
web-said-turn = Tour { $turn } sur { $turns }.
web-said-hand = Ta main : { $cards }.
web-said-kept = Tu gardes { $card }. Tu peux changer jusqu’à ce que tout le monde ait choisi.
web-said-answers = Tu peux choisir : { $answers }.
web-said-scores = Le score : { $scores }.
web-said-round-over = La manche { $round } est finie.
web-said-lobby =
    { $count ->
        [one] Tu es à la table. Il y a { $count } joueur.
        [many] Tu es à la table. Il y a { $count } de joueurs.
       *[other] Tu es à la table. Il y a { $count } joueurs.
    }
web-said-over =
    { $count ->
        [one] La partie est finie. { $names } gagne.
        [many] La partie est finie. { $names } gagnent.
       *[other] La partie est finie. { $names } gagnent.
    }
