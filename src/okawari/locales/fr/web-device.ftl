## Web : un appareil pour plusieurs personnes

web-device-title = Un appareil
web-device-who = Qui joue ?
web-device-player = Joueur { $number }
web-device-name = Nom du joueur { $number }
web-device-add = Une personne de plus
web-device-earlier = Avancer { $name } d’une place
web-device-remove = Enlever { $name } de la liste
web-device-order = Asseyez-vous dans cet ordre : les mains vont à la personne suivante de la liste.
web-device-bots = Bots
web-device-how = L’appareil fait le tour. Qui le tient voit sa main, et personne d’autre.
web-device-start = Commencer

## Web : le rideau entre deux personnes

web-device-turn = { $name }
web-device-give = Donne l’appareil à { $name }. Les autres, regardez ailleurs !
# Où en est la partie, comme : Manche 1 sur 3, tour 4 sur 9
web-device-where = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
web-device-look = Je suis { $name }, montre ma main
web-device-other = Ou d’abord :
web-device-wait = Un instant
web-device-wait-for = On attend { $names }.
web-device-everybody = Regardez tous !
web-device-now =
    { $points ->
        [one] maintenant { $points } point
        [many] maintenant { $points } de points
       *[other] maintenant { $points } points
    }
web-device-go-on = Vu, on continue

## Web : un appareil : quelqu’un choisit à nouveau

web-device-mind = Tu changes d’avis ?
web-device-mind-of = { $name } choisit à nouveau
web-device-mind-late = On ne peut plus changer cela.
