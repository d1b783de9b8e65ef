# Pourquoi un bot répond ainsi, en français : la réponse, un tiret et une ou deux propositions sans point.
# $why et $more sont ces propositions, $answer est le nom de la réponse. On ne s’adresse à personne.

## La phrase

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why } ; { $more }.

## Toute réponse

reason-only = il n’y a pas d’autre choix
reason-any = choisi sans regarder, car toute carte fait l’affaire
reason-least = aucun autre choix ne rapporte plus
reason-harm = coûte le moins : environ { n-points }
reason-unlike = à première vue, un autre choix rapporte environ { n-points } de plus
reason-unlike-little = à première vue, un autre choix est un peu meilleur

## Une carte à jouer

reason-now = ajoute tout de suite { n-points }
reason-dipped = compte triple sur le wasabi : { n-points }
reason-completes = complète une série : { n-points } de plus
reason-miso = { n-points }, si aucune autre soupe miso ne sort à ce tour
reason-most = cela fait { $count }, plus que tous les autres
reason-level = cela fait { $count }, autant que le meilleur des autres
reason-behind = cela fait { $count }, et le meilleur des autres a { $most }
reason-later = rien encore, mais environ { n-points } à la fin
reason-dessert = un dessert pour la fin de la partie, environ { n-points }
reason-wasabi = le prochain nigiri posé dessus compte triple, environ { n-points }
reason-chopsticks = utile pour jouer deux cartes à un tour suivant, environ { n-points }
reason-spoon = utile pour demander plus tard la carte d’un autre, environ { n-points }
reason-menu = la meilleure de quatre cartes de la pioche, environ { n-points }
reason-box = permet de retourner des cartes faibles, environ { n-points } de plus
reason-order = devient la copie du meilleur plat, environ { n-points }
reason-deny = le joueur suivant ne l’aura pas, alors que cela vaut pour lui environ { n-points }

## Goûts et étourderies

reason-fond = un plat préféré, et cela compte aussi
reason-fond-sweet = un bec sucré ne peut pas y résister
reason-fond-sets = qui aime collectionner ne peut pas laisser passer cela
reason-fond-rolls = qui aime les rouleaux n’en a jamais assez
reason-fond-tools = essayer des choses est si amusant
reason-fond-soups = quelque chose à siroter et à grignoter, c’est trop tentant
reason-spite = juste pour que le joueur suivant ne l’ait pas
reason-slip = un caprice : un autre choix valait environ { n-points } de plus
reason-slip-little = un caprice : un autre choix était un peu meilleur

## Ustensiles, cadeaux et places

reason-save = l’ustensile devrait rapporter plus à un tour suivant
reason-use-chopsticks = une deuxième carte rapporte maintenant environ { n-points } de plus qu’attendre
reason-use-spoon = la carte d’un autre rapporte maintenant environ { n-points } de plus que plus tard
reason-request = rapporterait environ { n-points }, si quelqu’un l’a
reason-give = aide le moins celui qui demande : environ { n-points }
reason-give-little = n’aide presque pas celui qui demande
reason-dummy = fait le moins de tort sur la table du fantôme
reason-copy = la copie vaut environ { n-points }
reason-undipped = le wasabi attend un meilleur nigiri
reason-flip = vaut environ { n-points } de plus une fois retourné
reason-flip-none = aucune autre carte ne gagne à être retournée

## Draft

reason-draft-most = le plus de ce sushi à la table, environ { n-points }
reason-draft-new = une sorte de sushi de plus, environ { n-points }
reason-draft-closer = un pas de plus vers un jeton, environ { n-points }
reason-draft-wild = rejoint le sushi où il aide le plus, environ { n-points }
reason-keep = utile au prochain tour, et le joueur suivant ne l’aura pas

## Ce que tout le monde voit à la table, pour les autres

reason-open-later = rien à compter encore : une carte pour plus tard
reason-open-dessert = un dessert pour la fin de la partie
reason-open-wasabi = le prochain nigiri posé dessus compte triple
reason-open-chopsticks = utile pour jouer deux cartes à un tour suivant
reason-open-spoon = utile pour demander plus tard la carte d’un autre
reason-open-menu = va chercher une carte sur quatre dans la pioche
reason-open-box = permet de retourner des plats
reason-open-order = devient la copie d’un autre plat
reason-open-deny = le joueur suivant ne l’aura pas, alors que cela lui ferait { n-points }
reason-open-costs = coûte { n-points } pour le moment
reason-open-plan = un élément d’un plan
reason-open-use-chopsticks = le moment de jouer une deuxième carte
reason-open-use-spoon = le moment de demander la carte d’un autre
reason-open-give = c’est ce qui était demandé
reason-open-stay = les autres plats restent comme ils sont
reason-open-race-most = cela fait { $count }, plus que tous les autres jusque-là
reason-open-race-level = cela fait { $count }, autant que le meilleur des autres jusque-là
reason-open-race-behind = cela fait { $count }, et le meilleur des autres avait { $most } jusque-là
reason-open-miso = { n-points }, si aucune autre soupe miso ne sort au même tour
reason-open-most = cela fait plus de ce sushi que chez tous les autres jusque-là
reason-open-new = une sorte de sushi de plus
reason-open-closer = un pas de plus vers un jeton
reason-open-wild = rejoint un sushi déjà posé

## Bots qui cherchent

reason-tried-better = gagne { $percent } % dans { $tries } parties imaginées, le choix suivant { $rest } %
reason-tried-even = gagne { $percent } % dans { $tries } parties imaginées, comme le choix suivant ({ $rest } %)
reason-tried-less = gagne { $percent } % dans { $tries } parties imaginées, un autre choix { $rest } %
reason-tried-only = gagne { $percent } % dans { $tries } parties imaginées
reason-untried = laissé de côté dans { $tries } parties imaginées
reason-solved = tous les chemins jusqu’à la fin de la manche sont vérifiés : rien n’est meilleur
reason-solved-mixed = tous les chemins jusqu’à la fin sont vérifiés : bon { $percent } fois sur 100, pour rester imprévisible
reason-solved-worse = tous les chemins jusqu’à la fin de la manche sont vérifiés : un autre choix est aussi bon ou meilleur

## Terminal : conseils et parties enregistrées

cli-hint = Conseil : { $text }
cli-why = Pourquoi ce choix, d’après la table à ce moment-là
cli-why-none = Personne d’autre n’a encore montré de carte.
cli-help-hint = h : un conseil, ce que choisirait un joueur fort et pourquoi
cli-help-why = w : pourquoi les autres ont choisi ce qu’ils viennent de montrer
cli-flag-explain = dire à chaque choix ce que ce bot, comme strong ou strong@2000, aurait choisi, et pourquoi
cli-explain-same = { $seat } et { $bot } choisissent pareil : { $text }
cli-explain-other = { $seat } choisit : { $answer }. { $bot } choisirait : { $text }
error-explain-seat = La partie n’est pas finie : indique avec --seat de qui expliquer les choix.
