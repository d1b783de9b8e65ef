## Web : la salle d’attente

web-lobby-title = Autour de la table
web-lobby-title-host = Ta table
web-lobby-invite = Inviter
web-lobby-code = Code de la table
web-lobby-code-hidden = Le code est caché.
web-lobby-hide-code = Cacher le code
web-lobby-code-gone = Le code servait juste au début. Le lien marche toujours.
web-lobby-locked = La table est verrouillée : personne d’autre n’entre.
web-lobby-share = Envoyer le lien
web-lobby-share-text = Viens jouer avec nous !
web-lobby-copy = Copier le lien
web-lobby-copied = Le lien est copié. Envoie-le à tes amis.
web-lobby-link = Lien vers cette table
web-lobby-qr = Voir l’image pour la caméra
web-lobby-qr-title = Vise ici avec une caméra
web-lobby-qr-label = Code QR avec le lien vers cette table
web-lobby-qr-note = Qui a le lien peut prendre place.
web-lobby-watchers =
    { $count ->
        [one] { $count } qui regarde
        [many] { $count } qui regardent
       *[other] { $count } qui regardent
    }
web-lobby-seated = Chaises prises : { $count } sur { $all }
web-lobby-only-here = Ce lien ne marche que sur cet ordinateur. Lance Okawari avec --lan pour laisser entrer les autres.
web-lobby-way = À la manche 1, les mains vont dans le sens horaire, vers la chaise suivante.
web-lobby-menu = Au menu : { $menu }
web-lobby-emotes = Dis un mot

## Web : les chaises de la salle d’attente

# Lu à voix haute : qui est assis là, et si c’est prêt
web-lobby-chair =
    { $role ->
        [you] Chaise { $number } : toi, { $name }.
        [you-host] Chaise { $number } : toi, { $name }, l’hôte.
        [host] Chaise { $number } : { $name }, l’hôte.
       *[guest] Chaise { $number } : { $name }.
    } { $state ->
        [ready] C’est prêt.
       *[waiting] Pas encore.
    }
web-lobby-chair-away =
    { $role ->
        [you] Chaise { $number } : toi, { $name }.
        [you-host] Chaise { $number } : toi, { $name }, l’hôte.
        [host] Chaise { $number } : { $name }, l’hôte.
       *[guest] Chaise { $number } : { $name }.
    } { $seconds ->
        [-1] Connexion perdue.
        [one] Connexion perdue. Chaise gardée { $seconds } seconde.
        [many] Connexion perdue. Chaise gardée { $seconds } de secondes.
       *[other] Connexion perdue. Chaise gardée { $seconds } secondes.
    }
web-lobby-chair-bot = Chaise { $number } : { $name }, un bot.
web-lobby-chair-empty = Chaise { $number } : libre.
web-lobby-chair-free = Chaise libre
web-lobby-free = libre
web-lobby-seconds = { $seconds } s
web-lobby-your-chair = C’est ta chaise.
web-lobby-is-host = L’hôte de cette table.
web-lobby-is-bot = Un bot.
web-lobby-passes-to = Passe les cartes à { $name }.
web-lobby-passes-free = Passe les cartes à qui prendra place à côté.
web-lobby-name = Nom
web-lobby-rename = Garder ce nom
web-lobby-add-bot = Mettre un bot ici
web-lobby-bot-level = Sa façon de jouer
web-lobby-remove-bot = Renvoyer le bot
web-lobby-sit-here = S’asseoir ici
web-lobby-move = Place à la table
web-lobby-move-back = Une place en arrière
web-lobby-move-on = Une place en avant
web-lobby-place = { $number } sur { $count }
web-lobby-kick = Renvoyer
web-lobby-kick-sure = Renvoyer { $name } ? Sans retour possible, et le code et le lien seront nouveaux.
web-lobby-kick-yes = Oui, renvoyer
web-lobby-no = Non

## Web : ce que l’hôte peut faire

web-lobby-host-tools = Pour l’hôte
web-lobby-change = Changer le menu
web-lobby-change-save = Servir ça
web-lobby-shuffle = Mêler les places
web-lobby-lock = Verrouiller
web-lobby-unlock = Déverrouiller
web-lobby-close = Fermer la table
web-lobby-close-sure = Fermer cette table pour tout le monde ? On ne pourra plus l’ouvrir.
web-lobby-close-yes = Oui, fermer
web-wish-asks =
    { $count ->
        [one] { $names } aimerait plus de temps.
        [many] { $names } aimeraient plus de temps.
       *[other] { $names } aimeraient plus de temps.
    }
web-wish-agree = Deux fois plus de temps pour tous
web-wish-leave = Laisser le chrono ainsi
web-wish-granted = Tu voulais plus de temps : tout le monde en a maintenant deux fois plus.

## Web : prêt, commencer, quitter

web-lobby-ready-button = C’est bon !
web-lobby-ready-yes = C’est prêt !
web-lobby-start = Commencer
web-lobby-start-anyway = Jouer quand même
web-lobby-start-bots =
    { $count ->
        [one] Jouer avec { $count } bot
        [many] Jouer avec { $count } de bots
       *[other] Jouer avec { $count } bots
    }
web-lobby-start-us = Juste nous { $count } : ôter les chaises libres
web-lobby-alone = Tu arrives avant tout le monde. Envoie le lien, ou joue avec des bots.
web-lobby-waiting-for = On attend { $names }
web-lobby-free-chairs =
    { $count ->
        [one] Une chaise est encore libre.
        [many] { $count } de chaises sont encore libres.
       *[other] { $count } chaises sont encore libres.
    }
web-lobby-all-ready = Tout le monde est prêt !
web-lobby-say-ready = Quand tu veux.
web-lobby-host-starts = L’hôte va bientôt commencer.
web-lobby-watching = Tu regardes. Il y a une chaise libre pour toi.
web-lobby-watching-full = Toutes les chaises sont prises. Tu regardes.
web-lobby-watching-locked = La table est verrouillée. Tu regardes.
web-lobby-take-chair = Prendre place
web-lobby-leave = Quitter la table
web-lobby-leave-sure = Laisser ta chaise ? Tu peux aussi aller à l’accueil et revenir : pendant un petit moment, la chaise reste à toi.
web-lobby-leave-watching = Ne plus regarder cette table ?
web-lobby-leave-yes = Laisser ma chaise
web-lobby-leave-keep = Aller à l’accueil

## Web : le mélange au départ

web-shuffle-under-way = On mélange : chaque appareil ajoute sa part …
web-shuffle-off = { $count ->
    [one] Départ annulé : l’appareil de { $names } n’a pas répondu. Il faut que { $names } redonne son feu vert.
    [many] Départ annulé : les appareils de { $names } n’ont pas répondu. Ces personnes doivent redonner leur feu vert.
   *[other] Départ annulé : les appareils de { $names } n’ont pas répondu. Ces personnes doivent redonner leur feu vert.
}
web-shuffle-off-you = Départ annulé : cet appareil n’a pas répondu à temps. Redonne ton feu vert.
web-shuffle-off-left = Départ annulé. On peut recommencer.
web-shuffle-zeros = { $count ->
    [one] L’appareil de { $names } est resté trois fois sans répondre. Il n’ajoute pas de nombre au prochain mélange.
    [many] Les appareils de { $names } sont restés trois fois sans répondre. Ils n’ajoutent pas de nombres au prochain mélange.
   *[other] Les appareils de { $names } sont restés trois fois sans répondre. Ils n’ajoutent pas de nombres au prochain mélange.
}
web-shuffle-warning-promise = Le serveur a changé sa promesse sur le mélange. Cet appareil n’a donc pas révélé son nombre.
web-shuffle-warning-list = Le serveur n’a pas respecté la promesse de cet appareil, qui n’a donc pas révélé son nombre.
web-shuffle-warning-lost = Cet appareil n’a plus le nombre qu’il avait promis pour le mélange. Quand le départ sera annulé, redonne ton feu vert.
web-shuffle-warning-broken = Cet appareil a révélé son nombre, puis le serveur a abandonné le départ sans rien dire. C’est contraire aux règles du mélange. Redonne ton feu vert seulement si tu fais confiance à ce serveur.
