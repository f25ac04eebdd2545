### Toutes les options des deux jeux et toutes leurs valeurs : un nom, ce que fait l’option, et la règle.

game-cards = UNO
    .hint = Le jeu de 108 cartes, de 2 à 10 joueurs.
game-dice = UNO Dice
    .hint = Le jeu de 24 dés, de 2 à 4 joueurs.
preset-classic = Classique
    .hint = Les règles telles que les énoncent les anciennes feuilles.
preset-official = Officiel
    .hint = Les règles de la feuille actuelle du fabricant.
preset-party = Fête
    .hint = Les règles maison les plus répandues.
value-true = oui
value-false = non

## Cartes

option-cards-deck = Jeu de cartes
    .hint = Les cartes dont se compose le jeu.
value-cards-deck-108 = 108 cartes
    .rule = On joue avec 108 cartes.
value-cards-deck-112-shuffle = 112 cartes avec Mélange des mains
    .rule = On joue avec 112 cartes, dont un Joker Mélange des mains et trois Jokers à personnaliser.
value-cards-deck-112-swap = 112 cartes avec Échange des mains
    .rule = On joue avec 112 cartes, dont un Joker Échange des mains et trois cartes blanches.
option-cards-hand-size = Cartes distribuées
    .hint = Le nombre de cartes que chacun reçoit au début d’une manche.
value-cards-hand-size = { count-cards }
    .rule = Chaque joueur reçoit { count-cards }.
option-cards-target-score = Score à atteindre
    .hint = Le nombre de points qui met fin à la partie.
value-cards-target-score = { count-points }
    .rule = Le score à atteindre est de { count-points }.
option-cards-scoring = Décompte
    .hint = Qui marque quels points après une manche.
value-cards-scoring-winner-takes = Tout au gagnant
    .rule = Le gagnant de la manche marque les cartes restées dans toutes les autres mains ; le premier à atteindre le score gagne la partie.
value-cards-scoring-low-total-wins = Le plus petit total gagne
    .rule = Chacun ajoute les points de sa propre main ; quand quelqu’un atteint le score, le plus petit total gagne la partie.
value-cards-scoring-elimination = Élimination
    .rule = Chacun ajoute les points de sa propre main, et qui atteint le score est hors jeu ; le dernier en jeu gagne la partie.
value-cards-scoring-single-round = Une seule manche
    .rule = La partie se joue en une seule manche ; le gagnant marque les cartes restées dans toutes les autres mains.
option-cards-tie = Égalité
    .hint = Ce qui se passe si plusieurs joueurs ont le plus petit total.
value-cards-tie-share = Victoire partagée
    .rule = Les joueurs à égalité au plus petit total partagent la victoire.
value-cards-tie-extra-round = Manche de plus
    .rule = En cas d’égalité au plus petit total, on joue une manche de plus.
option-cards-first-dealer = Premier donneur
    .hint = Comment on désigne le donneur de la première manche.
value-cards-first-dealer-fixed = Place fixe
    .rule = Le donneur de la première manche est fixé d’avance.
value-cards-first-dealer-random = Au hasard
    .rule = Le donneur de la première manche est désigné au hasard.
value-cards-first-dealer-draw-high = La plus haute carte
    .rule = Chacun pioche une carte, et le plus grand chiffre donne ; les symboles comptent 0, et en cas d’égalité on recommence.
option-cards-dealer-seat = Place du donneur
    .hint = La place qui donne la première si elle est fixe.
value-cards-dealer-seat = Place { $seat }
    .rule = La place { $seat } donne la première.
option-cards-next-dealer = Donneur suivant
    .hint = Qui donne aux manches suivantes.
value-cards-next-dealer-rotate = Vers la gauche
    .rule = La donne passe à gauche après chaque manche.
value-cards-next-dealer-winner-deals = Le gagnant donne
    .rule = Le gagnant d’une manche donne à la suivante.
value-cards-next-dealer-winner-starts = Le gagnant commence
    .rule = Le gagnant d’une manche joue le premier à la suivante ; son voisin de droite donne.
option-cards-first-skip = Première carte Passe ton tour
    .hint = Ce qui se passe si la première carte retournée est un Passe ton tour.
value-cards-first-skip-apply = Elle agit
    .rule = Si la première carte est un Passe ton tour, le joueur à gauche du donneur passe son tour.
value-cards-first-skip-redraw = Autre carte
    .rule = Si la première carte est un Passe ton tour, on la remet et on en retourne une autre.
option-cards-first-draw2 = Première carte +2
    .hint = Ce qui se passe si la première carte retournée est un +2.
value-cards-first-draw2-apply = Elle agit
    .rule = Si la première carte est un +2, le joueur à gauche du donneur pioche deux cartes et perd son tour.
value-cards-first-draw2-redraw = Autre carte
    .rule = Si la première carte est un +2, on la remet et on en retourne une autre.
option-cards-first-reverse-starter = Première carte Inversion
    .hint = Qui commence si la première carte retournée est une Inversion.
value-cards-first-reverse-starter-dealer = Le donneur commence
    .rule = Si la première carte est une Inversion, le donneur commence et l’on joue dans le sens inverse des aiguilles d’une montre.
value-cards-first-reverse-starter-right-of-dealer = À droite du donneur
    .rule = Si la première carte est une Inversion, le joueur à droite du donneur commence et l’on joue dans le sens inverse des aiguilles d’une montre.
value-cards-first-reverse-starter-left-of-dealer = À gauche du donneur
    .rule = Si la première carte est une Inversion, le joueur à gauche du donneur commence et l’on joue dans le sens inverse des aiguilles d’une montre.
option-cards-opening-wild-color = Première carte Joker
    .hint = Qui choisit la couleur si la première carte retournée est un Joker.
value-cards-opening-wild-color-first-to-act = Le premier à jouer
    .rule = Si la première carte est un Joker, celui qui joue le premier tour choisit la couleur.
value-cards-opening-wild-color-dealer = Le donneur
    .rule = Si la première carte est un Joker, le donneur choisit la couleur.
value-cards-opening-wild-color-redraw = Autre carte
    .rule = Si la première carte est un Joker, on la remet et on en retourne une autre.
option-cards-first-wd4 = Première carte Joker +4
    .hint = Ce qui se passe si la première carte retournée est un Joker +4.
value-cards-first-wd4-apply = Elle agit
    .rule = Si la première carte est un Joker +4, le joueur à gauche du donneur pioche quatre cartes et perd son tour.
value-cards-first-wd4-reshuffle = Remélangée
    .rule = Si la première carte est un Joker +4, on la remélange à la pioche et on en retourne une autre.
option-cards-match-symbol = Même symbole
    .hint = Si une carte action va sur la même carte action d’une autre couleur.
value-cards-match-symbol-true = Oui
    .rule = Une carte action va aussi sur la même carte action d’une autre couleur.
value-cards-match-symbol-false = Non
    .rule = Une carte action ne va que sur sa propre couleur.
option-cards-draw2-skips = Le +2 coûte le tour
    .hint = Si la victime d’un +2 perd aussi son tour.
value-cards-draw2-skips-true = Oui
    .rule = La victime d’un +2 perd aussi son tour.
value-cards-draw2-skips-false = Non
    .rule = La victime d’un +2 pioche, puis joue son tour normalement.
option-cards-stacking = Cumul
    .hint = Si l’on peut répondre à une carte de pioche par une autre.
value-cards-stacking-off = Non
    .rule = On ne peut pas répondre à une carte de pioche par une autre.
value-cards-stacking-same-kind = Même sorte
    .rule = On peut répondre à un +2 par un +2 et à un Joker +4 par un Joker +4 ; les pioches s’additionnent, et qui ne cumule pas prend tout.
value-cards-stacking-d2-then-wd4 = Même sorte, et +4 sur +2
    .rule = On peut répondre à un +2 par un +2 ou un Joker +4, à un Joker +4 seulement par un Joker +4 ; les pioches s’additionnent, et qui ne cumule pas prend tout.
value-cards-stacking-any = Toute carte de pioche
    .rule = On peut répondre à une carte de pioche par n’importe quelle autre ; les pioches s’additionnent, et qui ne cumule pas prend tout.
option-cards-stack-challenge = Contester un cumul
    .hint = Si un Joker +4 cumulé peut être contesté.
value-cards-stack-challenge-true = Oui
    .rule = Un Joker +4 cumulé peut être contesté ; seul le dernier est jugé. À raison, celui qui l’a posé pioche tout le total ; à tort, celui qui conteste pioche le total plus deux.
value-cards-stack-challenge-false = Non
    .rule = Un Joker +4 cumulé ne se conteste pas.
option-cards-two-player-reverse = Inversion à deux
    .hint = Ce que fait une Inversion quand on joue à deux.
value-cards-two-player-reverse-skip = Comme Passe ton tour
    .rule = À deux joueurs, l’Inversion agit comme un Passe ton tour.
value-cards-two-player-reverse-no-effect = Sans effet
    .rule = À deux joueurs, l’Inversion est sans effet.
option-cards-wild-anytime = Joker à tout moment
    .hint = Si l’on peut jouer un Joker alors qu’une autre carte convient.
value-cards-wild-anytime-true = Oui
    .rule = On peut jouer un Joker même si une autre carte convient.
value-cards-wild-anytime-false = Non
    .rule = On ne peut jouer un Joker que si aucune carte autre qu’un joker ne convient.
option-cards-wd4-restriction = Quand le Joker +4 est permis
    .hint = Les cartes en main qui interdisent un Joker +4.
value-cards-wd4-restriction-none = Toujours
    .rule = On peut toujours jouer un Joker +4.
value-cards-wd4-restriction-color = Sans la couleur demandée
    .rule = On ne peut jouer un Joker +4 que si l’on n’a aucune carte de la couleur demandée.
value-cards-wd4-restriction-any-match = Sans carte assortie
    .rule = On ne peut jouer un Joker +4 que si l’on n’a aucune carte qui convient par la couleur, le chiffre ou le symbole.
value-cards-wd4-restriction-any-playable = Sans carte jouable
    .rule = On ne peut jouer un Joker +4 que si l’on n’a aucune autre carte jouable, Jokers compris.
option-cards-wd4-enforcement = Joker +4 irrégulier
    .hint = Ce qui se passe quand un Joker +4 est joué contre la règle.
value-cards-wd4-enforcement-free = Rien
    .rule = Un Joker +4 ne se conteste pas.
value-cards-wd4-enforcement-challenge = Contestable
    .rule = On peut bluffer avec un Joker +4. Celui qui devrait piocher peut l’accepter ou le contester avant de piocher.
value-cards-wd4-enforcement-strict = Refusé
    .rule = Un Joker +4 contraire à la règle est refusé.
option-cards-wd4-guilty-draw = Prix d’un bluff
    .hint = Le nombre de cartes que pioche celui dont le bluff est contesté.
value-cards-wd4-guilty-draw = { count-cards }
    .rule = Si la contestation est juste, celui qui a joué le Joker +4 pioche { count-cards }, et celui qui conteste joue son tour normalement sans piocher.
option-cards-wd4-innocent-draw = Prix d’une contestation à tort
    .hint = Le nombre de cartes que pioche celui qui conteste un Joker +4 permis.
value-cards-wd4-innocent-draw = { count-cards }
    .rule = Si la contestation est fausse, celui qui conteste pioche { count-cards } et perd son tour.
option-cards-wd4-guilty = Après une contestation juste
    .hint = Ce que devient un Joker +4 dont le bluff a été contesté.
value-cards-wd4-guilty-stays = Il reste
    .rule = Un Joker +4 bluffé reste sur la défausse, et la couleur choisie demeure.
value-cards-wd4-guilty-take-back = Repris
    .rule = Un Joker +4 bluffé retourne dans la main d’où il vient, et la carte et la couleur d’avant comptent de nouveau.
value-cards-wd4-guilty-take-back-and-replay = Repris, autre carte
    .rule = Un Joker +4 bluffé retourne dans la main d’où il vient, et il faut alors jouer une carte permise qu’on avait avant de piocher, s’il y en a une.
option-cards-challenge-reveal = Qui voit la main
    .hint = À qui l’on montre une main contestée.
value-cards-challenge-reveal-challenger = Celui qui conteste
    .rule = La main contestée n’est montrée qu’à celui qui conteste.
value-cards-challenge-reveal-all = Tout le monde
    .rule = La main contestée est montrée à tout le monde.
value-cards-challenge-reveal-none = Personne
    .rule = La main contestée n’est montrée à personne ; l’arbitre juge seul.
option-cards-voluntary-draw = Piocher par choix
    .hint = Si un joueur qui pourrait jouer peut piocher à la place.
value-cards-voluntary-draw-true = Permis
    .rule = Un joueur qui pourrait jouer peut piocher à la place.
value-cards-voluntary-draw-false = Interdit
    .rule = Un joueur qui peut jouer doit jouer.
option-cards-draw-to-match = Piocher jusqu’à pouvoir jouer
    .hint = Si l’on pioche jusqu’à obtenir une carte qui convient.
value-cards-draw-to-match-true = Jusqu’à une carte qui convient
    .rule = Qui pioche continue jusqu’à ce qu’une carte puisse être jouée.
value-cards-draw-to-match-false = Une carte
    .rule = Qui pioche à son tour pioche une seule carte.
option-cards-drawn-card = La carte piochée
    .hint = Si l’on joue une carte piochée qui convient.
value-cards-drawn-card-may = Peut être jouée
    .rule = Une carte piochée qui convient peut être jouée aussitôt ou gardée.
value-cards-drawn-card-must = Doit être jouée
    .rule = Une carte piochée qui convient doit être jouée aussitôt.
value-cards-drawn-card-never = Est gardée
    .rule = Une carte piochée est toujours gardée, et le tour se termine.
option-cards-recycle-keeps-top = Remélanger sans la carte visible
    .hint = Si la carte visible reste en place quand on remélange la défausse.
value-cards-recycle-keeps-top-true = Oui
    .rule = La carte visible de la défausse reste en place ; on mélange les autres.
value-cards-recycle-keeps-top-false = Non
    .rule = La carte visible est mélangée aussi ; sa couleur, son chiffre ou son symbole comptent encore.
option-cards-blocked-round = Manche bloquée
    .hint = Comment compter une manche où personne ne peut plus continuer.
value-cards-blocked-round-lowest-wins = La plus petite main gagne
    .rule = Si la manche est bloquée, la plus petite main marque les autres mains moins la sienne ; en cas d’égalité, personne ne marque.
value-cards-blocked-round-no-score = Sans points
    .rule = Si la manche est bloquée, personne ne marque.
option-cards-uno-penalty = Pénalité pour UNO oublié
    .hint = Le nombre de cartes que pioche un joueur pris sans avoir annoncé UNO.
value-cards-uno-penalty = { count-cards }
    .rule = La pénalité pour ne pas avoir annoncé UNO est de { count-cards }.
option-cards-uno-window = Délai pour prendre en faute
    .hint = Combien de temps on peut prendre en faute un joueur qui a oublié UNO.
value-cards-uno-window-next-turn = Jusqu’au tour suivant
    .rule = On peut prendre un joueur en faute jusqu’à ce que le tour du joueur suivant commence par un coup ou une pioche.
value-cards-uno-window-until-own-next-turn = Jusqu’à son propre tour
    .rule = On peut prendre un joueur en faute jusqu’à ce que son propre tour suivant commence par un coup ou une pioche.
value-cards-uno-window-none = Sans limite
    .rule = On peut prendre un joueur en faute tant qu’il a une seule carte et n’a pas annoncé UNO.
option-cards-uno-self-correct = UNO tardif
    .hint = Si l’on peut encore annoncer UNO après le coup.
value-cards-uno-self-correct-true = Permis
    .rule = Qui a oublié peut encore annoncer UNO tant que personne ne l’a pris en faute et que le délai court.
value-cards-uno-self-correct-false = Interdit
    .rule = Après le coup, il est trop tard pour annoncer UNO.
option-cards-false-uno-penalty = Prix d’un faux UNO
    .hint = Le nombre de cartes que coûte une fausse annonce UNO.
value-cards-false-uno-penalty =
    { $count ->
        [0] Gratuit
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Une fausse annonce UNO est refusée et ne coûte rien.
           *[other] Une fausse annonce UNO coûte { count-cards }.
        }
option-cards-false-catch-penalty = Prix d’une fausse accusation
    .hint = Le nombre de cartes que coûte l’accusation d’un joueur qui ne devait pas annoncer UNO.
value-cards-false-catch-penalty =
    { $count ->
        [0] Gratuit
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Une fausse accusation est refusée et ne coûte rien.
           *[other] Une fausse accusation coûte { count-cards }.
        }
option-cards-final-draw-counts = La dernière pioche compte
    .hint = Si une carte de pioche posée en dernier fait encore piocher le joueur suivant.
value-cards-final-draw-counts-true = Oui
    .rule = Si la dernière carte est un +2 ou un Joker +4, le joueur suivant pioche d’abord, et ces cartes comptent.
value-cards-final-draw-counts-false = Non
    .rule = Si la dernière carte est un +2 ou un Joker +4, personne ne pioche plus.
option-cards-no-action-finish = Finir sans carte action
    .hint = Si la dernière carte peut être une carte action ou un joker.
value-cards-no-action-finish-true = Chiffres seulement
    .rule = La dernière carte doit être un chiffre ; on ne peut finir ni avec une carte action ni avec un joker.
value-cards-no-action-finish-false = Toute carte
    .rule = On peut finir avec n’importe quelle carte.
option-cards-double-play = Deux à la fois
    .hint = Si l’on peut jouer ensemble deux cartes à chiffre identiques.
value-cards-double-play-true = Permis
    .rule = On peut jouer ensemble deux cartes à chiffre identiques.
value-cards-double-play-false = Interdit
    .rule = On ne joue qu’une carte par tour.
option-cards-misplay-penalty = Pénalité pour un coup irrégulier
    .hint = Le nombre de cartes que coûte un coup contraire aux règles.
value-cards-misplay-penalty =
    { $count ->
        [0] Gratuit
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Un coup contraire aux règles ne coûte rien.
           *[other] Un coup contraire aux règles coûte { count-cards }.
        }
option-cards-teams = Équipes
    .hint = Si l’on joue avec un partenaire.
value-cards-teams-none = Aucune
    .rule = Chacun joue pour soi.
value-cards-teams-2v2 = Deux contre deux
    .rule = Quatre joueurs forment deux équipes ; les partenaires sont assis face à face. Des partenaires ne peuvent ni se prendre en faute ni se contester.
option-cards-jump-in = Interception
    .hint = Si l’on peut jouer une carte identique hors de son tour.
value-cards-jump-in-true = Permise
    .rule = Qui a une carte identique à celle qui vient d’être jouée, jokers exceptés, peut la jouer hors de son tour jusqu’à ce que le joueur suivant agisse ; le jeu continue à partir de là.
value-cards-jump-in-false = Non
    .rule = Personne ne joue hors de son tour.
option-cards-jump-in-win = Gagner par interception
    .hint = Si l’on peut jouer sa dernière carte hors de son tour.
value-cards-jump-in-win-true = Permis
    .rule = On peut jouer sa dernière carte hors de son tour.
value-cards-jump-in-win-false = Interdit
    .rule = On ne peut pas jouer sa dernière carte hors de son tour.
option-cards-seven-zero = Sept-Zéro
    .hint = Si un 7 échange deux mains et si un 0 fait tourner toutes les mains.
value-cards-seven-zero-true = Oui
    .rule = Qui joue un 7 échange sa main avec un joueur de son choix ; après un 0, toutes les mains tournent dans le sens du jeu. Cela ne se fait pas avec la dernière carte. Qui se retrouve alors avec une seule carte doit annoncer UNO.
value-cards-seven-zero-false = Non
    .rule = Le 7 et le 0 sont des chiffres ordinaires.
option-cards-deflect = Renvoi
    .hint = Si l’on peut répondre à une carte de pioche par une Inversion ou un Passe ton tour.
value-cards-deflect-off = Non
    .rule = On ne peut pas détourner une carte de pioche par une autre carte.
value-cards-deflect-reverse = Avec Inversion
    .rule = Une Inversion de la bonne couleur renvoie une carte de pioche.
value-cards-deflect-reverse-and-skip = Avec Inversion et Passe ton tour
    .rule = Une Inversion de la bonne couleur renvoie une carte de pioche, un Passe ton tour de la bonne couleur la transmet.
option-cards-mercy-limit = Limite de grâce
    .hint = Le nombre de cartes en main qui met un joueur hors de la manche.
value-cards-mercy-limit =
    { $count ->
        [0] Aucune
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Aucun nombre de cartes ne met un joueur hors de la manche.
           *[other] Qui a { count-cards } ou plus est hors de la manche.
        }
option-cards-turn-seconds = Temps par tour
    .hint = Le nombre de secondes dont un joueur dispose pour agir.
value-cards-turn-seconds =
    { $count ->
        [0] Sans limite
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    .rule =
        { $count ->
            [0] Il n’y a pas de limite de temps pour un tour.
            [one] Un joueur a { $count } seconde pour agir ; ensuite une carte est piochée et le tour se termine.
           *[other] Un joueur a { $count } secondes pour agir ; ensuite une carte est piochée et le tour se termine.
        }

## Dés

option-dice-edition = Édition
    .hint = L’édition du jeu de dés que l’on joue.
value-dice-edition-pouch24 = 24 dés et un sachet
    .rule = On joue avec 24 dés, un sachet et un dé central.
value-dice-edition-tray1987-basic = Le plateau de 1987
    .rule = On joue le jeu de base de 1987, avec un plateau et des mains de quatre dés.
value-dice-edition-line2011 = La ligne de dés de 2011
    .rule = On joue le jeu de 2011, à deux, avec onze dés en ligne.
option-dice-dice-table = Les dés
    .hint = Les faces que porte chaque dé.
value-dice-dice-table-balanced24 = Équilibrés
    .rule = Chaque dé porte un chiffre dans chacune des quatre couleurs et deux faces spéciales. Les faces des dés d’origine ne sont documentées nulle part ; cette table est la nôtre.
value-dice-dice-table-custom = Les tiens
    .rule = Les faces des dés sont celles de ta propre table.
option-dice-hand-dice = Dés en main
    .hint = Le nombre de dés que chacun reçoit au début d’une manche.
value-dice-hand-dice = { count-dice }
    .rule = Chaque joueur reçoit { count-dice }.
option-dice-target-score = Score à atteindre
    .hint = Le nombre de points qui met fin à la partie.
value-dice-target-score = { count-points }
    .rule = Le premier à atteindre { count-points } à la fin d’une manche gagne la partie.
option-dice-first-starter = Premier à commencer
    .hint = Comment on désigne celui qui commence la première manche.
value-dice-first-starter-fixed = Place fixe
    .rule = Celui qui commence la première manche est fixé d’avance.
value-dice-first-starter-random = Au hasard
    .rule = Celui qui commence la première manche est désigné au hasard.
value-dice-first-starter-roll-high = Le plus haut lancer
    .rule = Chacun lance un dé, et le plus grand chiffre commence ; les symboles comptent 0, et en cas d’égalité on recommence.
option-dice-starter-seat = Place qui commence
    .hint = La place qui commence si elle est fixe.
value-dice-starter-seat = Place { $seat }
    .rule = La place { $seat } commence.
option-dice-opening = Lancer d’ouverture
    .hint = Ce qui se passe si le premier dé lancé ne montre pas un chiffre.
value-dice-opening-reroll-until-number = Jusqu’à un chiffre
    .rule = On lance le dé central jusqu’à ce qu’il montre un chiffre ; ce qu’il montrait avant est sans effet.
value-dice-opening-effects-1987 = Il agit
    .rule = Si le dé central montre une commande ou un Joker, l’effet s’applique au premier tour ; seul un Joker +4 est relancé.
option-dice-voluntary-reroll = Renoncer à jouer
    .hint = Si un joueur qui pourrait jouer peut relancer à la place.
value-dice-voluntary-reroll-true = Permis
    .rule = Un joueur qui pourrait jouer peut y renoncer.
value-dice-voluntary-reroll-false = Interdit
    .rule = Un joueur qui peut jouer doit jouer.
option-dice-reroll = Relance
    .hint = Si un joueur qui ne joue pas relance sa main avant de tirer.
value-dice-reroll-mandatory = Obligatoire
    .rule = Qui ne joue pas relance toute sa main, une fois par tour, avant de tirer.
value-dice-reroll-optional = Facultative
    .rule = Qui ne joue pas peut relancer toute sa main, une fois par tour, ou tirer tout de suite.
value-dice-reroll-none = Aucune
    .rule = Il n’y a pas de relance : qui ne joue pas tire un dé.
option-dice-play-after-reroll = Jouer après la relance
    .hint = Si l’on peut jouer un dé juste après la relance.
value-dice-play-after-reroll-true = Permis
    .rule = Après la relance, on peut jouer un dé qui convient.
value-dice-play-after-reroll-false = Interdit
    .rule = Après la relance, on ne peut jouer aucun dé avant d’en avoir tiré un, et alors seulement le nouveau.
option-dice-after-reroll = Renoncer après la relance
    .hint = Si un joueur qui pourrait jouer après la relance peut tirer à la place.
value-dice-after-reroll-may-decline-and-draw = Permis
    .rule = Qui pourrait jouer après la relance peut tirer un dé à la place.
value-dice-after-reroll-must-play-if-able = Interdit
    .rule = Qui peut jouer après la relance doit jouer.
option-dice-drawn-die = Le dé tiré
    .hint = Si un dé tiré qui convient doit être joué.
value-dice-drawn-die-may = Peut être joué
    .rule = Un dé tiré qui convient peut être joué aussitôt ou gardé.
value-dice-drawn-die-must = Doit être joué
    .rule = Un dé tiré qui convient doit être joué aussitôt.
option-dice-victim-rolls = Ce que lance la victime
    .hint = Les dés qu’on lance après un tirage forcé.
value-dice-victim-rolls-new-only = Les nouveaux dés
    .rule = Après un tirage forcé, on ne lance que les nouveaux dés.
value-dice-victim-rolls-all = Toute la main
    .rule = Après un +2 ou un Joker +4, la victime lance toute sa main.
option-dice-return-before-draw = Retour de l’ancien dé
    .hint = Si l’ancien dé central est dans le sachet avant que la victime tire.
value-dice-return-before-draw-true = Avant le tirage
    .rule = L’ancien dé central retourne dans le sachet avant que la victime tire.
value-dice-return-before-draw-false = Après le tirage
    .rule = L’ancien dé central ne retourne dans le sachet qu’après le tirage et le lancer de la victime.
option-dice-short-pouch = Trop peu de dés
    .hint = Ce qui se passe si le sachet contient trop peu de dés pour un tirage forcé.
value-dice-short-pouch-take-available = Prendre ce qu’il y a
    .rule = Si le sachet contient trop peu de dés, on prend ce qu’il y a et on ne doit rien de plus.
option-dice-two-player-reverse = Inversion à deux
    .hint = Ce que fait une Inversion quand on joue à deux.
value-dice-two-player-reverse-skip = Comme Passe ton tour
    .rule = À deux joueurs, l’Inversion agit comme un Passe ton tour.
value-dice-two-player-reverse-no-effect = Sans effet
    .rule = À deux joueurs, l’Inversion est sans effet.
option-dice-wd4-test = Quand le Joker +4 est permis
    .hint = Les dés en main qui interdisent un Joker +4.
value-dice-wd4-test-any-match = Sans dé assorti
    .rule = On ne peut jouer un Joker +4 que si aucun autre dé de sa main ne va avec le dé central par la couleur, le chiffre ou la commande.
value-dice-wd4-test-color = Sans la couleur demandée
    .rule = On ne peut jouer un Joker +4 que si aucun autre dé de sa main n’a la couleur demandée.
value-dice-wd4-test-none = Toujours
    .rule = On peut toujours jouer un Joker +4.
option-dice-wild-counts-as-match = Les jokers conviennent
    .hint = Si un autre joker en main interdit un Joker +4.
value-dice-wild-counts-as-match-true = Oui
    .rule = Un autre joker dans la main convient et interdit un Joker +4.
value-dice-wild-counts-as-match-false = Non
    .rule = Les autres jokers de la main ne comptent pas.
option-dice-wd4-enforcement = Joker +4 irrégulier
    .hint = Ce qui se passe quand un Joker +4 est joué contre la règle.
value-dice-wd4-enforcement-catch = Dénonçable
    .rule = Un Joker +4 contraire à la règle reste valable s’il n’est pas dénoncé avant que la victime tire.
value-dice-wd4-enforcement-strict = Refusé
    .rule = Un Joker +4 contraire à la règle est refusé.
value-dice-wd4-enforcement-auto = Toujours dénoncé
    .rule = L’arbitre dénonce tout Joker +4 contraire à la règle.
option-dice-wd4-catcher = Qui peut dénoncer
    .hint = Qui peut dénoncer un Joker +4 joué contre la règle.
value-dice-wd4-catcher-any = Tout adversaire
    .rule = Tout adversaire peut le dénoncer ; le délai prend fin quand tous ont laissé passer ou que la victime accepte.
value-dice-wd4-catcher-victim = La victime
    .rule = Seul celui qui devrait tirer peut le dénoncer.
option-dice-wd4-caught-draw = Pénalité du Joker +4 dénoncé
    .hint = Le nombre de dés que tire celui dont le Joker +4 est dénoncé.
value-dice-wd4-caught-draw =
    { $count ->
        [0] Aucune
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Qui est dénoncé à raison ne tire rien.
           *[other] Qui est dénoncé à raison tire { count-dice } et lance.
        }
option-dice-wd4-caught-then = Après la dénonciation
    .hint = Si le tour de celui qui est dénoncé se termine.
value-dice-wd4-caught-then-end-turn = Le tour se termine
    .rule = Le tour de celui qui est dénoncé se termine alors.
value-dice-wd4-caught-then-replay = Autre dé
    .rule = Qui est dénoncé joue alors un autre dé permis qu’il avait avant de tirer ; s’il n’y en a pas, le tour se termine.
option-dice-false-claim-draw = Prix d’une fausse dénonciation
    .hint = Le nombre de dés que coûte la dénonciation d’un Joker +4 permis.
value-dice-false-claim-draw =
    { $count ->
        [0] Gratuit
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Une fausse dénonciation est refusée et ne coûte rien.
           *[other] Une fausse dénonciation coûte { count-dice }.
        }
option-dice-uno-penalty = Pénalité pour UNO oublié
    .hint = Le nombre de dés que tire un joueur pris sans avoir annoncé UNO.
value-dice-uno-penalty = { count-dice }
    .rule = La pénalité pour ne pas avoir annoncé UNO est de { count-dice }.
option-dice-uno-window = Délai pour prendre en faute
    .hint = Combien de temps on peut prendre en faute un joueur qui a oublié UNO.
value-dice-uno-window-next-turn = Jusqu’au tour suivant
    .rule = On peut prendre un joueur en faute jusqu’à ce que le tour du joueur suivant commence par un coup, une relance ou un tirage.
option-dice-uno-self-correct = UNO tardif
    .hint = Si l’on peut encore annoncer UNO après le coup.
value-dice-uno-self-correct-true = Permis
    .rule = Qui a oublié peut encore annoncer UNO tant que personne ne l’a pris en faute et que le délai court.
value-dice-uno-self-correct-false = Interdit
    .rule = Après le coup, il est trop tard pour annoncer UNO.
option-dice-false-uno-penalty = Prix d’un faux UNO
    .hint = Le nombre de dés que coûte une fausse annonce UNO.
value-dice-false-uno-penalty =
    { $count ->
        [0] Gratuit
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Une fausse annonce UNO est refusée et ne coûte rien.
           *[other] Une fausse annonce UNO coûte { count-dice }.
        }
option-dice-false-catch-penalty = Prix d’une fausse accusation
    .hint = Le nombre de dés que coûte l’accusation d’un joueur qui ne devait pas annoncer UNO.
value-dice-false-catch-penalty =
    { $count ->
        [0] Gratuit
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Une fausse accusation est refusée et ne coûte rien.
           *[other] Une fausse accusation coûte { count-dice }.
        }
option-dice-final-draw-counts = Le dernier tirage compte
    .hint = Si un +2 ou un Joker +4 joué en dernier fait encore tirer le joueur suivant.
value-dice-final-draw-counts-true = Oui
    .rule = Si le dernier dé est un +2 ou un Joker +4, le joueur suivant tire et lance d’abord, et ces dés comptent.
value-dice-final-draw-counts-false = Non
    .rule = Si le dernier dé est un +2 ou un Joker +4, personne ne tire plus.
option-dice-stacking = Cumul
    .hint = Si l’on peut répondre à un +2 ou à un Joker +4 par un autre.
value-dice-stacking-off = Non
    .rule = On ne peut pas répondre à un +2 ou à un Joker +4 par un autre.
value-dice-stacking-same-kind = Même sorte
    .rule = On peut répondre à un +2 par un +2 et à un Joker +4 par un Joker +4 ; les tirages s’additionnent, et qui ne cumule pas prend tout et perd son tour.
option-dice-next-starter = Qui commence ensuite
    .hint = Qui commence les manches suivantes.
value-dice-next-starter-winner = Le gagnant
    .rule = Le gagnant d’une manche commence la suivante.
value-dice-next-starter-rotate = Vers la gauche
    .rule = Après chaque manche, c’est au voisin de gauche de commencer.
option-dice-max-turns = Tours au plus
    .hint = Le nombre de tours après lequel une manche se termine sans points.
value-dice-max-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
    .rule =
        { $count ->
            [one] Après { $count } tour, la manche se termine sans points.
           *[other] Après { $count } tours, la manche se termine sans points.
        }
