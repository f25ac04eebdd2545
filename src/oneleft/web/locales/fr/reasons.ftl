### Pourquoi un acte est refusé ou constitue une faute : un message par code de oneleft.reasons.
### Les variables sont expliquées dans le fichier anglais.

lawful = C’est permis.
not-an-act = Cet acte n’existe pas dans ce jeu : choisis un des coups de la liste.
not-seated = { $actor } ne participe pas à cette manche : seuls ceux qui jouent peuvent agir.
round-over = La manche est finie : rien n’est plus possible avant le début de la suivante.
chance-due =
    { $game ->
        [dice] Des dés sont en train d’être tirés ou lancés : attends qu’ils s’arrêtent.
       *[cards] Des cartes sont en train d’être distribuées ou piochées : attends qu’elles soient en main.
    }
no-chance-due =
    { $game ->
        [dice] Aucun dé n’est à tirer ni à lancer maintenant : c’est d’abord à un joueur d’agir.
       *[cards] Aucune carte n’est à piocher maintenant : c’est d’abord à un joueur d’agir.
    }
not-your-turn = Ce n’est pas ton tour : c’est à { $turn } d’agir.
no-match =
    { $game ->
        [dice]
            { $topkind ->
                [wild] { $facename } ne va pas sur { $thetop } : il faut la couleur demandée ({ $color }) ou un joker.
               *[other] { $facename } ne va pas sur { $thetop } : il faut la même couleur ({ $color }), le même chiffre ou la même commande, ou bien un joker.
            }
       *[cards]
            { $topkind ->
                [wild] { $facename } ne va pas sur { $thetop } : il faut la couleur demandée ({ $color }) ou un joker.
               *[other] { $facename } ne va pas sur { $thetop } : il faut la même couleur ({ $color }), le même chiffre ou le même symbole, ou bien un joker.
            }
    }
not-in-hand =
    { $game ->
        [dice] Tu n’as pas ce dé ({ $face }) : joue un des dés de ta main.
       *[cards] Cette carte n’est pas dans ta main ({ $facename }) : joue une de tes cartes.
    }
only-the-drawn =
    { $game ->
        [dice] Tu viens de tirer un dé : tu peux jouer celui-là ou finir ton tour, mais pas jouer un autre dé.
       *[cards] Tu viens de piocher : tu peux jouer cette carte ou la garder, mais pas en jouer une autre.
    }
must-play =
    { $game ->
        [dice] Un de tes dés peut être joué : joue-le ; ni relance ni tirage pour l’instant.
       *[cards] Une de tes cartes peut être jouée : joue-la ; on ne pioche que si l’on ne peut pas jouer.
    }
already-drew =
    { $game ->
        [dice] Tu as déjà tiré un dé ce tour-ci : joue-le ou garde-le.
       *[cards] Tu as déjà pioché ce tour-ci : joue cette carte ou garde-la.
    }
must-answer =
    { $game ->
        [dice] Réponds d’abord : { $topname } est posé contre toi. Prends ce qui est dû ({ $count }), ou cumule si les règles le permettent.
       *[cards] Réponds d’abord : { $topname } est posé contre toi. Prends ce qui est dû ({ $count }), ou bien cumule ou conteste si les règles le permettent.
    }
cannot-stack = { $facename } ne se cumule pas sur { $thetop } : pose une carte de pioche qui convient, ou prends ce qui est dû ({ $count }).
nothing-pending = Aucune pioche n’attend ta réponse : il n’y a rien à prendre ni à accepter.
no-challenge = Il n’y a rien à contester : seule la victime d’un Joker +4 peut le faire, avant de piocher, et seulement si les règles le prévoient.
no-stack-challenge = Un Joker +4 cumulé ne se conteste pas avec ces règles : cumule à ton tour ou prends ce qui est dû ({ $count }).
color-due = Une couleur doit d’abord être choisie : rouge, jaune, vert ou bleu.
no-color-due = Il n’y a pas de couleur à choisir maintenant : on en choisit une avec un joker.
target-due = Choisis d’abord avec qui tu échanges ta main.
no-target-due = Il n’y a pas d’échange à faire : on échange sa main après un 7, avec la règle Sept-Zéro.
bad-target = Tu ne peux pas échanger ta main avec { $target } : choisis quelqu’un d’autre qui participe à la manche.
wd4-unlawful =
    { $option ->
        [color] Joker +4 interdit : tu as la couleur demandée ({ $color }). Joue autre chose.
        [any_match] Joker +4 interdit : quelque chose dans ta main va sur { $thetop } par la couleur, le chiffre ou le symbole. Joue autre chose.
        [any_playable] Joker +4 interdit : autre chose dans ta main peut être joué. Joue-le.
       *[other] Joker +4 interdit : ta main contient autre chose qui doit passer avant.
    }
wd4-unlawful-offense =
    { $game ->
        [dice] Ce Joker +4 enfreint la règle : un autre dé de la main convient. Il reste valable si personne ne le dénonce.
       *[cards] Ce Joker +4 enfreint la règle : la main contient une carte qui l’interdit. Il reste valable si personne ne le conteste.
    }
wild-not-anytime = Le Joker est interdit tant qu’une autre carte peut être jouée : joue cette carte.
no-action-finish = Avec ces règles, la dernière carte ne peut être ni une carte action ni un joker : pioche.
nothing-to-keep =
    { $game ->
        [dice] Il n’y a pas de dé à garder : on garde un dé qu’on vient de tirer.
       *[cards] Il n’y a pas de carte à garder : on garde une carte qu’on vient de piocher.
    }
must-play-drawn =
    { $game ->
        [dice] Le dé tiré peut être joué, il doit donc l’être : tu ne peux pas le garder.
       *[cards] La carte piochée peut être jouée, elle doit donc l’être : tu ne peux pas la garder.
    }
nothing-left = Il ne reste rien à piocher, et une de tes cartes peut être jouée : joue-la.
false-call =
    { $game ->
        [dice] Tu ne peux pas annoncer UNO maintenant : annonce-le avec le coup qui te laisse un seul dé, ou juste avant ou après.
       *[cards] Tu ne peux pas annoncer UNO maintenant : annonce-le avec le coup qui te laisse une seule carte, ou juste avant ou après.
    }
false-call-offense =
    { $game ->
        [dice] UNO annoncé sans en venir à un seul dé : l’annonce ne vaut rien et la pénalité est due.
       *[cards] UNO annoncé sans en venir à une seule carte : l’annonce ne vaut rien et la pénalité est due.
    }
already-called = Tu as déjà annoncé UNO : une fois suffit.
call-too-late =
    { $game ->
        [dice] C’est trop tard pour annoncer UNO : annonce-le avec le coup qui te laisse un seul dé, avant le tour suivant.
       *[cards] C’est trop tard pour annoncer UNO : annonce-le avec le coup qui te laisse une seule carte, avant le tour suivant.
    }
already-paid = Tu as déjà payé une fausse annonce ou une fausse accusation ce tour-ci : attends le tour suivant.
false-catch =
    { $game ->
        [dice] Tu ne peux pas prendre { $target } en faute : il faut viser un adversaire qui a exactement un dé et n’a pas annoncé UNO, tant qu’il est temps.
       *[cards] Tu ne peux pas prendre { $target } en faute : il faut viser un adversaire qui a exactement une carte et n’a pas annoncé UNO, tant qu’il est temps.
    }
false-catch-offense = { $target } n’avait pas à annoncer UNO : la fausse accusation entraîne une pénalité.
catch-own-side = Tu ne peux pas prendre { $target } en faute : on ne vise qu’un adversaire qui participe à la manche, jamais soi-même ni son partenaire.
play-unresolved = Le coup n’est pas terminé : { $turn } doit d’abord choisir une couleur ou un joueur.
jump-in-off = L’interception ne fait pas partie de ces règles : attends ton tour.
jump-in-differs = { $facename } ne peut pas intercepter { $thetop } : il faut la carte identique, de même couleur et de même chiffre ou symbole.
jump-in-closed = Tu ne peux pas intercepter maintenant : c’est possible seulement entre un coup et le premier geste du joueur suivant.
jump-in-own-turn = C’est ton tour : joue simplement la carte.
jump-in-wild = Un joker ne peut pas intercepter : attends ton tour.
jump-in-last = Avec ces règles, on n’intercepte pas avec sa dernière carte : joue-la à ton tour.
lay-last =
    { $game ->
        [dice] Avec ton dernier dé, la couleur se choisit tout de suite : ajoute sa lettre (R, Y, G ou B).
       *[cards] Avec ta dernière carte, la couleur se choisit tout de suite : ajoute sa lettre (R, Y, G ou B).
    }
partners-stay = En équipe, personne ne quitte la manche : un robot prend la place.
not-in-stock = Impossible de piocher cette carte ({ $facename }) : tous ses exemplaires sont ailleurs.
replay-only =
    { $game ->
        [dice] Après la reprise du Joker +4, tu ne peux jouer qu’un dé permis que tu avais avant de tirer.
       *[cards] Après la reprise du Joker +4, tu ne peux jouer qu’une carte permise que tu avais avant de piocher.
    }
reroll-first = Relance d’abord ta main : c’est ensuite seulement que tu peux tirer un dé.
already-rerolled = Tu as déjà relancé ce tour-ci : joue un dé qui convient ou tires-en un.
reroll-off = Il n’y a pas de relance avec ces règles : joue un dé ou tires-en un.
draw-only = Après la relance, tu peux seulement tirer un dé ; ce nouveau dé pourra être joué.
false-claim = Ce Joker +4 était permis, il n’y a rien à dénoncer : laisse passer ou accepte.
false-claim-offense = Ce Joker +4 était permis : la fausse dénonciation entraîne une pénalité.
no-claim = Il n’y a pas de Joker +4 à dénoncer : on ne dénonce que celui qui vient d’être joué.
claim-passed = Tu as déjà laissé passer : tu ne peux plus dénoncer ce Joker +4.
claim-victim-only = Seule la victime, { $turn }, peut dénoncer ce Joker +4.
claim-open = Le Joker +4 peut encore être dénoncé : d’abord, dénonce-le, laisse passer ou accepte.
not-in-pouch = Ce dé ne peut pas sortir du sachet : il est ailleurs.
color-needless = { $facename } se joue sans choisir de couleur : on n’en choisit une qu’avec un joker.
caught-die-barred = Le Joker +4 dénoncé ne peut pas être rejoué ce tour-ci : joue un autre dé.

## Ce que `oneleft ask` dit d’un acte permis.

lawful-color = Permis : { $facename } a la couleur demandée ({ $color }).
lawful-number = Permis : { $facename } a le même chiffre que la face visible ({ $topname }).
lawful-symbol = Permis : { $facename } porte le même symbole que la face visible ({ $topname }).
lawful-wild = Permis : un Joker va sur { $thetop } comme sur tout le reste, et on choisit la couleur.
lawful-wd4 = Permis : rien dans la main n’interdit ce Joker +4, et on choisit la couleur.
lawful-draw =
    { $game ->
        [dice] Permis : on peut tirer un dé maintenant.
       *[cards] Permis : on peut piocher maintenant.
    }
lawful-keep =
    { $game ->
        [dice] Permis : le nouveau dé peut être gardé, et le tour se termine.
       *[cards] Permis : la nouvelle carte peut être gardée, et le tour se termine.
    }
lawful-reroll = Permis : toute la main peut être relancée maintenant.
lawful-take = Permis : qui ne cumule pas prend tout ce qui est dû ({ $count }).
lawful-accept = Permis : la victime peut accepter ce Joker +4 et piocher ({ $count }).
lawful-challenge = Permis : la victime d’un Joker +4 peut le contester avant de piocher.
lawful-claim = Permis : ce Joker +4 était contraire à la règle, et il est dénoncé à temps.
lawful-pass = Permis : personne n’est tenu de dénoncer un Joker +4.
lawful-call =
    { $game ->
        [dice] Permis : UNO est annoncé pour le dernier dé, et à temps.
       *[cards] Permis : UNO est annoncé pour la dernière carte, et à temps.
    }
lawful-catch =
    { $game ->
        [dice] Permis : { $target } a un seul dé, n’a pas annoncé UNO, et il est encore temps.
       *[cards] Permis : { $target } a une seule carte, n’a pas annoncé UNO, et il est encore temps.
    }
lawful-named = Permis : c’est à toi de choisir la couleur ({ $color }).
lawful-swap = Permis : après un 7, on échange sa main avec qui l’on veut parmi les autres de la manche.
lawful-jump = Permis : la carte identique peut intercepter avant que la personne suivante agisse.
lawful-leave = Permis : on peut quitter la manche à tout moment.
lawful-other = Permis : les règles l’autorisent maintenant.
