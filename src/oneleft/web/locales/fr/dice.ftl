### La table de dés dans le navigateur : ce que son écran dit en plus de screen.ftl et table.ftl.

dice-skip = Aller à mes dés
dice-center = Dé central et sachet
dice-center-shows = Dé central : { $facename }
dice-center-empty = Pas encore de dé central
dice-mine = Mes dés
dice-not = { $card }, non jouable : { $reason }
dice-unrolled = pas encore lancé
dice-pouch = Sachet
dice-draw = Piocher un dé
dice-reroll = Tout relancer
dice-pass = Laisser passer
dice-claim = Interdit !
dice-claim-hint = Dire que { $actor } n’avait pas le droit de jouer le Joker +4
dice-claim-ask = { $actor } a joué le Joker +4 : pioche { $count } dés avec A, ou dis avec X que c’était interdit.

trouble-no-reroll = Tu ne peux pas relancer maintenant.
trouble-no-claim = Il n’y a pas de Joker +4 à dénoncer maintenant.

help-dice-touch = Touche un dé éclairé pour le jouer. Si aucun ne convient, relance-les tous ; si aucun ne convient encore, pioche un dé dans le sachet.
help-dice-claim = Tout le monde voit tous les dés. Qui voit qu’un Joker +4 a été joué alors qu’un autre dé convenait peut le dénoncer, tant que ce n’est pas réglé.
help-dice-uno = Avec deux dés devant toi, appuie sur UNO ! avant de jouer, ou juste après. Pris ! s’allume quand quelqu’un l’a oublié.
key-dice-arrows = parcourir mes dés
key-dice-play = jouer le dé
key-dice-reroll = relancer tous les dés
key-dice-draw = piocher un dé
key-dice-keep = garder le dé pioché
key-dice-claim = dénoncer un Joker +4
key-dice-accept = piocher les dés
key-dice-pass = laisser passer un Joker +4
