# Ce que le serveur dit à ceux qui le font tourner et aux programmes, en français.

## Serveur : où les tables sont gardées

error-client-called-off = Le départ est annulé : quelqu’un est parti, ou un appareil n’a pas révélé son nombre à temps.
error-client-other-shuffle = La preuve de la partie enregistrée n’est pas celle du mélange auquel ce programme a participé.
error-client-promise-changed = Le serveur n’a pas tenu ce qu’il avait promis avant le départ ; ce programme n’a donc pas révélé son nombre.
error-store-full = Le disque est plein : rien ne peut être enregistré tant qu’il n’y a pas de place.
error-store-read-only = Le serveur n’a pas le droit d’écrire dans sa base de données pour le moment : rien n’est enregistré.
error-store-locked = Un autre programme utilise la base de données ; réessaie dans un instant.
error-store-broken = La base de données ne répond pas : rien n’est enregistré.
error-store-closed = Le serveur est en train de fermer : plus rien n’est enregistré.
error-database-unknown = Les tables ne peuvent pas être gardées à une adresse qui commence par « { $name } ». Prends-en une comme sqlite:///tables.db
error-database-foreign = Le fichier « { $file } » n’est pas une base de données d’Okawari.
error-database-newer = La base de données « { $file } » vient d’un Okawari plus récent (sa version est { $version }). Installe-le pour l’utiliser.
error-database-in-use = La base de données « { $file } » est utilisée par un autre programme, sans doute un serveur en marche. Arrête-le d’abord.
error-database-folder = Il n’y a pas de dossier « { $file } » pour la base de données, et on ne peut pas en créer un là. Vérifie l’adresse.
error-database-missing = Il n’y a pas encore de base de données à « { $file } ».
error-database-not-empty = Il y a déjà des tables ou des parties dans « { $file } ». Avec --force, elles sont mises de côté.
error-backup-damaged = Le fichier « { $file } » est abîmé : il est inutilisable.
error-backup-same-file = La copie et la base de données sont le même fichier : { $file }.

## Le client pour les programmes

error-client-no-entry = Ce jeton d’accès n’ouvre pas la table.
error-client-kicked = L’hôte a libéré ta chaise.
error-client-no-table = Cette table n’existe pas, ou n’existe plus.
error-client-elsewhere = Tu continues à jouer à cette table depuis un autre endroit.
error-client-table-closed = Cette table est fermée.
error-client-table-damaged = Ce qui était enregistré de cette table est endommagé : impossible de l’ouvrir.
error-client-bad-command = Le serveur ne comprendrait pas cette commande : { $text }
error-client-too-big = La commande fait { $size } octets ; pas plus de { $most } sont acceptés.
error-client-closed = Tu as raccroché.
error-client-fault = Le client s’est arrêté à cause d’une erreur de sa part.
error-client-no-server = Ce qui répond là n’est pas un serveur Okawari (statut { $code }).
error-client-misunderstood = Le serveur coupe sans cesse la connexion, car il ne comprend pas ce qu’on lui envoie (code { $code }).
error-client-outdated = Le serveur parle un protocole plus récent : installe une version plus récente d’okawari.
error-client-away = Le serveur ne répond pas.
error-client-bad-address = « { $text } » n’est pas l’adresse d’un serveur, comme http://localhost:8000.
error-client-not-asked = Aucune question n’attend ta réponse.
error-client-no-seat = Tu n’as pas de place à cette table.

## Serveur : à l’entrée

error-bad-message =
    { $problem ->
        [json] Impossible de lire le message : ce n’est pas du JSON correct.
        [deep] Impossible de lire le message : il a trop de niveaux.
        [twice] Impossible de lire le message : quelque chose y est deux fois.
        [hello] Le bonjour a déjà été dit.
       *[form] Le message n’a pas la bonne forme. En cause : « { $field } ».
    }
error-bad-request = La demande n’a pas la bonne forme. Permis pour « { $field } » : { $known }.
error-too-large =
    { $most ->
        [one] La demande est trop grande : au plus { $most } octet est lu.
        [many] La demande est trop grande : au plus { $most } d’octets sont lus.
       *[other] La demande est trop grande : au plus { $most } octets sont lus.
    }
error-too-slow = La demande a mis trop de temps à arriver.
error-not-json = La demande doit être en JSON, avec le type de contenu application/json.
error-origin = L’en-tête « Origin » manque, ou nomme une page qui n’a pas le droit d’utiliser ce serveur. Attendu : { $text }
error-host = Ce serveur ne répond pas au nom « { $name } ». S’il le doit, ajoute ce nom à son réglage « hosts ».
error-no-host = La requête doit avoir un seul en-tête « Host », avec un nom ou une adresse de ce serveur.
error-websocket = Cette adresse est réservée aux websockets : connecte-toi avec ws:// ou wss:// au lieu de http:// ou https://.
error-method = Cela ne peut pas se faire ici. L’en-tête « Allow » dit ce qui est possible.
error-needs-token = Pour cela, il faut le jeton d’accès d’une chaise.
error-join-form = Pour entrer, envoie le code d’une table, ou une table avec le secret de son lien.
error-config-file = Impossible de lire les réglages dans « { $file } » : { $reason }.
error-config-toml = Les réglages dans « { $file } » ne sont pas du TOML correct : { $reason }.
error-config-key = Aucun réglage ne s’appelle « { $key } » (dans « { $file } »). Il y a : { $known }.
error-config-whole = { $name } ne peut pas être « { $value } » : il faut un nombre entier de { $least } à { $most }.
error-config-count = { $name } ne peut pas être « { $value } » : il faut un nombre entier, { $least } ou plus.
error-config-number = { $name } ne peut pas être « { $value } » : il faut un nombre, 0 ou plus.
error-config-positive = { $name } ne peut pas être « { $value } » : il faut un nombre au-dessus de 0.
error-config-truth = { $name } ne peut pas être « { $value } » : il faut yes ou no (oui ou non).
error-config-span = { $name } ne peut pas être « { $value } » : il faut deux nombres de secondes, 60 au plus, le plus petit d’abord, comme 0.8,2.
error-config-database = { $name } ne peut pas être « { $value } » : il faut une adresse comme sqlite:///tables.db ou sqlite:////srv/okawari/tables.db.
error-config-host = { $name } ne peut pas être « { $value } » : il faut une adresse de cette machine, comme 127.0.0.1 ou 0.0.0.0.
error-config-prefix = { $name } ne peut pas être « { $value } » : il faut un chemin comme /games, avec une barre oblique devant mais pas à la fin.
error-config-address = { $name } ne peut pas être « { $value } » : il faut une adresse comme http://192.168.1.5:8000 ou https://home.example/games.
error-config-addresses = { $name } ne peut pas être « { $value } » : il faut une adresse comme https://home.example, ou plusieurs.
error-config-networks = { $name } ne peut pas être « { $value } » : il faut une ou plusieurs adresses IP ou des réseaux, comme 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } ne peut pas être « { $value } » : il faut un ou plusieurs noms ou adresses IP sans port, comme maison.example,192.168.1.5.
error-config-choice = { $name } ne peut pas être « { $value } » : il faut choisir parmi { $known }.
error-port-taken = Le port { $port } est utilisé par un autre programme, peut-être un autre Okawari. Essaie avec un autre : --port { $next }
error-port-forbidden = Le port { $port } est réservé au système. Choisis-en un au-dessus de 1023 avec --port.
error-host-unknown = Cette machine n’a pas d’adresse « { $host } ».
error-workers-sqlite = Un seul processus sert toutes les tables d’une base SQLite : enlève --workers.
error-stopped-late = Le serveur n’a pas pu tout enregistrer à temps.
error-stopped-unsaved = Okawari est fermé, mais tout n’est pas à l’abri : la base de données « { $file } » a été déplacée ou supprimée pendant que le serveur tournait.
server-page-title = Un serveur Okawari
server-page-about = Ici, on joue ensemble à des jeux de cartes de sushis : on choisit une carte et on passe les autres. La personne qui a ouvert une table te dit comment la rejoindre.
server-page-players = La table pour le navigateur manque : Okawari a été installé sans elle. La personne qui gère ce serveur peut l’ajouter avec « make web » puis relancer le serveur. D’ici là, seuls des programmes peuvent jouer ici.
server-page-interface = L’interface pour les programmes
server-page-health = Comment va le serveur
server-client-title = Okawari : jeux de cartes de sushis
server-client-description = Prends une carte et passe les autres : des jeux de cartes de sushis pour deux à huit personnes, avec des amis ou des robots, dans ton navigateur. Sans compte.
server-client-noscript = Okawari a besoin de JavaScript. Active-le dans ton navigateur et recharge cette page.
