### Ce que dit le jeu au terminal. Les variables sont expliquées dans le fichier anglais.

## Événements

event-round-begins = La manche { $round } commence.
event-draws-for-deal = { $seat } tire { $aface } pour désigner le donneur.
event-rolls-for-start = { $seat } lance { $aface } pour savoir qui commence.
event-tie = Égalité : { $seats } recommencent.
event-dealer = { $seat } donne.
event-starter = { $seat } commence.
event-deals = { $seat } distribue { count-cards } à chacun.
event-first-card = La première carte est { $aface }.
event-first-card-back = La première carte est { $aface } : on la remet et on en retourne une autre.
event-first-turn = { $seat } joue en premier.
event-first-color = { $seat } doit choisir la première couleur.
event-plays = { $seat } joue { $aface }.
event-plays-uno = { $seat } joue { $aface } et annonce UNO !
event-plays-drawn = { $seat } joue ce qui vient d’être pioché : { $aface }.
event-plays-drawn-uno = { $seat } joue ce qui vient d’être pioché, { $aface }, et annonce UNO !
event-jumps-in = { $seat } intercepte avec { $aface } !
event-jumps-in-uno = { $seat } intercepte avec { $aface } et annonce UNO !
event-stacks = { $seat } cumule { $aface }.
event-stacks-uno = { $seat } cumule { $aface } et annonce UNO !
event-names-color = { $seat } choisit la couleur : { $color }.
event-draws =
    { $game ->
        [dice] { $seat } tire { count-pieces }.
       *[cards] { $seat } pioche { count-pieces }.
    }
event-draws-deal = { $seat } reçoit { count-pieces }.
event-draws-opening =
    { $game ->
        [dice] { $seat } tire { count-pieces } et perd le premier tour.
       *[cards] { $seat } pioche { count-pieces } et perd le premier tour.
    }
event-draws-forced =
    { $game ->
        [dice] { $seat } doit tirer { count-pieces } et perd son tour.
       *[cards] { $seat } doit piocher { count-pieces } et perd son tour.
    }
event-draws-and-plays =
    { $game ->
        [dice] { $seat } doit tirer { count-pieces }, puis joue son tour normalement.
       *[cards] { $seat } doit piocher { count-pieces }, puis joue son tour normalement.
    }
event-draws-uno =
    { $game ->
        [dice] { $seat } tire { count-pieces } faute d’avoir annoncé UNO.
       *[cards] { $seat } pioche { count-pieces } faute d’avoir annoncé UNO.
    }
event-draws-false-call =
    { $game ->
        [dice] { $seat } tire { count-pieces } pour une fausse annonce UNO.
       *[cards] { $seat } pioche { count-pieces } pour une fausse annonce UNO.
    }
event-draws-false-catch =
    { $game ->
        [dice] { $seat } tire { count-pieces } pour une fausse accusation.
       *[cards] { $seat } pioche { count-pieces } pour une fausse accusation.
    }
event-draws-false-claim =
    { $game ->
        [dice] { $seat } tire { count-pieces } pour une fausse dénonciation.
       *[cards] { $seat } pioche { count-pieces } pour une fausse dénonciation.
    }
event-draws-challenge =
    { $game ->
        [dice] { $seat } tire { count-pieces } à cause de la dénonciation.
       *[cards] { $seat } pioche { count-pieces } à cause de la contestation.
    }
event-you-draw = Tu pioches : { $facenames }.
event-keeps =
    { $game ->
        [dice] { $seat } garde le nouveau dé.
       *[cards] { $seat } garde la nouvelle carte.
    }
event-passes = { $seat } passe : il n’y a rien à piocher.
event-skipped = { $seat } passe son tour.
event-direction =
    { $direction ->
        [clockwise] On joue maintenant dans le sens des aiguilles d’une montre.
       *[counterclockwise] On joue maintenant dans le sens inverse des aiguilles d’une montre.
    }
event-calls = { $seat } annonce UNO !
event-catches = { $seat } prend { $target } en faute : UNO n’a pas été annoncé.
event-false-call = { $seat } annonce UNO pour rien.
event-false-catch = { $seat } accuse { $target } pour rien.
event-accepts = { $seat } accepte { $thetop }.
event-takes = { $seat } prend tout le cumul : { count-pieces }.
event-challenges = { $seat } conteste le Joker +4 joué par { $target }.
event-challenge-right = La contestation est juste : { $target } n’avait pas le droit de le jouer.
event-challenge-wrong = La contestation est fausse : { $target } avait le droit de le jouer.
event-hand-shown = { $target } montre sa main à { $seat } : { $facenames }.
event-hand-shown-all = { $target } montre sa main à tout le monde : { $facenames }.
event-hand-shown-hidden = { $target } montre sa main à { $seat }.
event-takes-back = { $seat } reprend { $theface }.
event-top-restored = { $topname } compte de nouveau ; couleur demandée : { $color }.
event-swaps = { $seat } et { $target } échangent leurs mains.
event-hands-pass =
    { $direction ->
        [clockwise] Toutes les mains tournent dans le sens des aiguilles d’une montre.
       *[counterclockwise] Toutes les mains tournent dans le sens inverse des aiguilles d’une montre.
    }
event-reshuffle = La défausse est mélangée : { count-cards } dans la nouvelle pioche.
event-leaves = { $seat } quitte la manche.
event-time-out = Temps écoulé pour { $seat }.
event-turn = C’est à { $seat } de jouer.

## Événements du jeu de dés

event-center = Le dé central montre { $aface }.
event-center-again = Le dé central montre { $aface } : on le relance.
event-rolls = { $seat } lance : { $facenames }.
event-rerolls = { $seat } relance toute sa main : { $facenames }.
event-draws-die = { $seat } tire un dé et obtient { $aface }.
event-claims = { $seat } dénonce le Joker +4 joué par { $target }.
event-claim-right = Bien vu : { $target } n’avait pas le droit de le jouer.
event-claim-wrong = Fausse dénonciation : { $target } avait le droit de le jouer.
event-claim-auto = L’arbitre intervient : { $target } n’avait pas le droit de jouer ce Joker +4.
event-claim-passed = { $seat } laisse passer.
event-claim-closed = Personne ne l’a dénoncé : le Joker +4 reste valable.

## Fins

event-round-out = { $seat } finit et marque { count-points }.
event-round-out-low = { $seat } finit et n’ajoute rien.
event-round-blocked = La manche est bloquée : { $seat } a la plus petite main et marque { count-points }.
event-round-blocked-none = La manche est bloquée : personne ne marque.
event-round-alone = { $seat } reste sans adversaire et marque { count-points }.
event-round-limit = La manche a atteint son nombre maximal de tours : personne ne marque.
event-adds = { $seat } ajoute { count-points }.
event-match-won = { $seat } gagne la partie avec { count-points } !
event-match-shared = { $seats } partagent la victoire avec { count-points } !
event-match-extra = Égalité au plus petit total : on joue une manche de plus.
event-match-alone = { $seat } reste sans adversaire et gagne la partie.

## La table

table-title = { $gamename }, règlement { $preset }
table-round = Manche { $round }, jusqu’à { count-points }
table-turn-yours = À toi de jouer
table-turn-of = Tour : { $seat }
table-top =
    { $game ->
        [dice] Dé central
       *[cards] Carte visible
    }
table-color = Couleur demandée
table-hand = Ta main : { count-pieces }
table-hand-of = Main ({ $seat }) : { count-pieces }
table-draw-pile = Pioche : { count-cards }
table-discard-pile = Défausse : { count-cards }
table-pouch = Sachet : { count-dice }
table-direction =
    { $direction ->
        [clockwise] Sens : des aiguilles d’une montre
       *[counterclockwise] Sens : inverse des aiguilles d’une montre
    }
table-pending = À prendre : { count-pieces }
table-players = Joueurs
table-scores = Scores
table-log = Ce qui s’est passé
table-seat = { $seat } : { count-pieces }
table-points = { count-points }
table-mark-you = toi
table-mark-bot = robot
table-mark-dealer = donne
table-mark-starter = a commencé
table-mark-turn = joue
table-mark-uno = UNO !
table-mark-owes = n’a pas annoncé UNO
table-mark-partner = partenaire
table-mark-left = a quitté la manche
table-legal = Coups permis
table-also = Possible aussi
table-none = aucun
table-summary = À toi de jouer. Visible : { $topname }, couleur : { $color }. { count-pieces } en main. Jouable : { $facenames }.
table-summary-none = À toi de jouer. Visible : { $topname }, couleur : { $color }. { count-pieces } en main, rien de jouable.
table-state = Tour : { $seat }. Visible : { $topname }, couleur : { $color }.

## Questions

prompt-move = Ton coup (? pour l’aide)
prompt-drawn =
    { $game ->
        [dice] Tu as tiré { $aface } : jouer ou garder ?
       *[cards] Tu as pioché { $aface } : jouer ou garder ?
    }
prompt-color = Quelle couleur ? R rouge, Y jaune, G vert, B bleu
prompt-target = Avec qui échanges-tu ta main ?
prompt-stack = { $topname } attend ta réponse : cumuler, ou prendre { count-pieces } ?
prompt-challenge = { $actor } a joué un Joker +4. Accepter et piocher { $count }, ou contester ? À raison, { $actor } pioche { $guilty } ; à tort, tu pioches { $innocent }.
prompt-accept = { $actor } a joué un Joker +4 : accepte et pioche { $count }.
prompt-claim = { $actor } a joué un Joker +4 sur { $thetop }. Dénoncer ou laisser passer ?
prompt-outcome-card = Quelle carte sort de la pioche ?
prompt-outcome-die = Quel dé sort du sachet ?
prompt-outcome-roll = Que montre le dé { $die } ?
prompt-outcome-seat = Quelle place a été désignée ?
prompt-name = Nom de la place { $seat }
prompt-continue = Appuie sur Entrée pour continuer
prompt-yes-no = o/n
answer-yes = oui
answer-no = non

## Coups de la liste

move-play = jouer { $aface }
move-play-uno = jouer { $aface } et annoncer UNO
move-play-color = jouer { $aface }, couleur : { $color }
move-play-color-uno = jouer { $aface }, couleur : { $color }, et annoncer UNO
move-lay = jouer { $aface }, choisir la couleur ensuite
move-jump-in = intercepter avec { $aface }
move-draw =
    { $game ->
        [dice] tirer un dé
       *[cards] piocher une carte
    }
move-keep =
    { $game ->
        [dice] garder le nouveau dé
       *[cards] garder la nouvelle carte
    }
move-take = prendre { count-pieces }
move-accept =
    { $game ->
        [dice] accepter et tirer { count-pieces }
       *[cards] accepter et piocher { count-pieces }
    }
move-challenge = contester le Joker +4
move-call = annoncer UNO
move-catch = prendre { $target } en faute pour UNO oublié
move-color = choisir la couleur : { $color }
move-swap = échanger sa main avec { $target }
move-reroll = relancer toute la main
move-claim = dénoncer le Joker +4
move-pass-claim = laisser passer
move-leave = quitter la manche
move-time-out = laisser le temps s’écouler
move-warning = contraire à la règle, peut être puni

## Mots à taper à la place de la commande anglaise ; toujours un seul mot

command-draw = pioche
command-keep = garde
command-take = prends
command-accept = accepte
command-challenge = conteste
command-uno = uno
command-catch = accuse
command-color = couleur
command-swap = échange
command-jump = intercepte
command-reroll = relance
command-claim = dénonce
command-pass = passe
command-leave = pars
command-why = pourquoi
command-undo = annule
command-save = sauve
command-rules = règles
command-log = journal
command-state = état
command-help = aide
command-quit = quitte

## Aide

help-title = Ce que tu peux taper
help-play-cards = jouer cette carte : R5 5 rouge, BS Passe ton tour bleu, GV Inversion verte, YD +2 jaune
help-play-dice = jouer le dé qui la montre : R5 5 rouge, BS Passe ton tour bleu ; d17:R5 désigne le dé
help-wild = jouer un joker et choisir la couleur : WR, WY, WG, WB ; WD4R et ainsi de suite pour le Joker +4
help-bang = ajouter ! à un coup pour annoncer UNO en même temps
help-draw =
    { $game ->
        [dice] tirer un dé
       *[cards] piocher une carte
    }
help-keep =
    { $game ->
        [dice] garder le dé tiré
       *[cards] garder la carte piochée
    }
help-take = prendre tout un cumul
help-accept = accepter un Joker +4
help-challenge = contester un Joker +4
help-uno = annoncer UNO avant ou après le coup
help-catch = prendre en faute un joueur qui n’a pas annoncé UNO
help-color = choisir une couleur : R, Y, G ou B
help-swap = échanger sa main avec un joueur, après un 7
help-jump = jouer la carte identique hors de son tour
help-reroll = relancer toute la main
help-claim = dénoncer un Joker +4 irrégulier
help-pass = laisser passer
help-leave = quitter la manche, les autres continuent
help-why = dire pourquoi un coup n’est pas permis
help-undo = reprendre le dernier coup, si personne n’a vu de carte cachée depuis
help-save = enregistrer la partie
help-rules = afficher les règles de cette partie
help-log = afficher ce qui s’est passé
help-state = afficher de nouveau la table
help-help = afficher cette aide
help-quit = enregistrer et quitter

## Manche et partie

sheet-title = Fin de la manche { $round }
sheet-seat = Joueur
sheet-left = Reste en main
sheet-points = Points
sheet-round = Cette manche
sheet-total = Total
sheet-hand = { $seat } : { $facenames } ({ count-points })
sheet-total-of = { $seat } : { count-points } en tout
sheet-next = Place à la manche { $round }
match-title = Résultat final
match-place = { $place }. { $seat } : { count-points }
match-winner = Victoire pour { $seat } !
match-winners = Victoire partagée pour { $seats } !
match-rounds =
    { $count ->
        [one] { $count } manche jouée.
       *[other] { $count } manches jouées.
    }

## Écrans, enregistrement et départ

welcome = { $gamename }, règlement { $preset }. À la table : { $seats }.
welcome-help = Tape ? pour l’aide, { $command } pour quitter.
watch-title = Les robots jouent entre eux.
bot-random = Hasard
bot-greedy = Glouton
handover = Passe l’écran à { $seat }, puis appuie sur Entrée.
handover-hidden = C’est bientôt à { $seat }. Que personne d’autre ne regarde.
confirm-quit = Quitter la partie ? Elle est enregistrée.
confirm-leave = Quitter la manche pour de bon ? Les autres continuent.
saved = Partie enregistrée dans { $path }.
saved-resume = Pour reprendre plus tard :
save-elsewhere = La partie continue : indique un autre endroit avec { command-save } FICHIER, ou réessaie.
save-lost = La partie n’a pu être enregistrée nulle part et elle est perdue.
resumed = Partie reprise depuis { $path }.
recorded = Procès-verbal écrit dans { $path }.
undo-done = Coup repris.
undo-hidden = Ce coup ne peut pas être repris : une carte cachée a été vue depuis.
undo-nothing = Il n’y a rien à reprendre.
why-allowed = { $move } est permis maintenant.
interrupted = Interruption.
goodbye = À bientôt !
refused = Coup refusé. { $reason } [{ $clause }]
offense = Contraire à la règle, mais accepté. { $reason } [{ $clause }]

## Erreurs

error-move = Coup illisible : { $text }. Tape ? pour l’aide.
error-move-empty = Tape un coup, ou ? pour l’aide.
error-ambiguous = { $text } peut désigner plusieurs coups : { $choices }. Précise.
error-needs-color = { $text } demande une couleur : ajoute R, Y, G ou B.
error-needs-target = Précise le joueur : { $choices }.
error-unknown-seat = Il n’y a pas de joueur { $text }.
error-yes-no = Réponds { answer-yes } ou { answer-no }.
error-text = Ligne { $line }, colonne { $column } : attendu { $expected }, trouvé { $text }.
error-file-missing = Le fichier { $path } n’existe pas.
error-file-unreadable = Impossible de lire { $path }.
error-file-unwritable = Impossible d’écrire { $path }.
error-file-exists = { $path } existe déjà et n’est pas remplacé.
error-ruleset = Ces règles ne vont pas ensemble :
error-rule-form = Écris une règle sous la forme nom=valeur, et non { $text }.
error-bots = Cette table accepte de 0 à { $seats } robots, et non { $bots }.
error-name = Le nom { $text } est déjà pris, par une place ou comme sa lettre.
error-nobody-to-catch = Personne n’a oublié d’annoncer UNO : il n’y a personne à prendre en faute.
error-law = { $path } a été joué sous la version { $law } des règles ; ce programme connaît la version { $ours }.
error-input-ended = L’entrée est terminée.
error-extra = Il faut pour cela le complément { $extra } : { $command }
error-engine = Le moteur { $text } n’existe pas ; choix possibles : { $choices }.
error-game = Le jeu { $text } n’existe pas ; choix possibles : { $choices }.
error-language = La langue { $text } n’est pas disponible ; choix possibles : { $choices }.
error-nothing-to-measure = Aucun moteur choisi ne joue cela : RLCard ne joue qu’aux cartes, son environnement à 2 places.

## oneleft check

check-ok =
    { $count ->
        [one] OK : { $count } entrée, conforme aux règles.
       *[other] OK : { $count } entrées, toutes conformes aux règles.
    }
check-unfinished = Le procès-verbal s’arrête avant la fin de la partie.
check-violation = Entrée { $entry }, ligne { $line } : { $move } n’est pas permis. { $reason } [{ $clause }]
check-contradiction = Entrée { $entry }, ligne { $line } : attendu { $expected }, mais le procès-verbal dit { $text }.
check-offense = Entrée { $entry }, ligne { $line } : faute que personne n’a punie ({ $actor }). { $reason } [{ $clause }]
check-unknown = Entrée { $entry }, ligne { $line } : impossible de savoir si { $move } était permis, des cartes cachées n’étant pas notées.
check-unknown-count =
    { $count ->
        [one] { $count } entrée ne peut pas être jugée.
       *[other] { $count } entrées ne peuvent pas être jugées.
    }
check-law-version = Ce procès-verbal a été joué sous la version { $law } des règles ; il est jugé sous la version { $ours }, et les différences sont signalées.
check-law-difference = Entrée { $entry }, ligne { $line } : jugée autrement sous la version { $ours } des règles.

## oneleft ask

ask-lawful = PERMIS
ask-offense = FAUTE
ask-refused = REFUSÉ
ask-verdict = { $verdict } : { $move }
ask-because = { $reason } [{ $clause }]
ask-preset = Jugé d’après le règlement { $preset }.
ask-under-lawful = Avec l’option { $option } = { $value }, ce serait permis.
ask-under-offense = Avec l’option { $option } = { $value }, ce serait une faute.
ask-under-refused = Avec l’option { $option } = { $value }, ce serait refusé.
ask-unknown = On ne peut pas le savoir sans connaître { $what }.
ask-what-hand = la main
ask-what-offender = la main de qui a posé le Joker +4
ask-what-top =
    { $game ->
        [dice] le dé central
       *[cards] la carte visible
    }
ask-what-color = la couleur demandée

## oneleft verify et convert

verify-ok = OK : tout était fixé avant le début de la partie.
verify-round-ok = Manche { $round } : tous les tirages correspondent à l’engagement.
verify-commitment = Engagement : { $text }
verify-hash-differs = Le secret ne correspond pas à l’engagement : il a été changé après le début de la partie.
verify-outcome-differs = Tirage { $entry } : le secret donne { $expected }, mais le procès-verbal dit { $text }.
verify-no-commitment = Ce procès-verbal ne contient pas d’engagement : il n’y a rien à vérifier.
verify-no-secret = Le secret n’est pas encore révélé : il le sera à la fin de la partie.
verify-no-rounds = Ce procès-verbal ne contient aucun tirage : il n’y a rien à vérifier.
verify-entropy = { $seat } a ajouté sa propre part de hasard.
converted = Écrit dans { $path }.

## oneleft rules

rules-title = { $gamename } : les règles, règlement { $preset }
rules-change = Différence avec le règlement : { $option } = { $value }

## Au terminal

move-jump-in-uno = intercepter avec { $aface } et annoncer UNO
prompt-before = Il a été posé sur : { $topname }.
prompt-window = Agir avant le tour suivant ({ $seat }) ? Entrée : non
prompt-window-shared = Quelqu’un agit avant le tour suivant ({ $seat }) ? Tape ta place, deux-points et le coup, ou Entrée
chance-committed = Tout le hasard de cette partie est fixé d’avance. Engagement : { $text }
chance-revealed = Le secret de l’engagement : { $text }
chance-seed = Graine de cette partie : { $seed }
bots-seed = Graine des robots : { $seed }
verify-hint = Pour prouver que rien n’a été changé :
help-number = jouer le coup qui porte ce numéro
help-for-seat = à clavier partagé : le joueur de la place B agit hors de son tour
error-die-missing = Aucun de tes dés ne montre { $text }.
error-bot = Le robot { $text } n’existe pas ; choix possibles : { $choices }.
label-value = { $label } : { $value }
label-list = { $label } :
ask-preset-lawful = Avec le règlement { $preset }, ce serait permis.
ask-preset-offense = Avec le règlement { $preset }, ce serait une faute.
ask-preset-refused = Avec le règlement { $preset }, ce serait refusé.
ask-always = Aucune option seule et aucun règlement n’y changerait rien.
error-option = { $option }, colonne { $column } : attendu { $expected }, trouvé { $text }.
error-hand-dice = Ces dés ne peuvent pas être ensemble sur la table : il ne reste aucun dé de ce jeu pour { $text }.
label-move = Le coup
error-format = Le format { $text } n’existe pas ; choix possibles : { $choices }.
check-punished = Entrée { $entry }, ligne { $line } : faute qui a été punie ({ $actor }). { $reason } [{ $clause }]
check-unsettled = Manche { $round } : il y a trop de possibilités pour les cartes cachées pour tout juger.
check-unknown-score = Manche { $round } : impossible de connaître les points, des cartes cachées n’étant pas notées.
check-score = Manche { $round }, ligne { $line } : attendu { $expected }, mais le procès-verbal dit { $text }.
verify-entry-differs = Entrée { $entry }, ligne { $line } : le secret donne { $expected }, mais le procès-verbal dit { $text }.

## Les commandes du programme et leurs options ; chacune sur une seule ligne

cmd-oneleft = Arbitre, table et laboratoire pour UNO et UNO Dice.
cmd-play = Jouer une partie contre des robots, ou à plusieurs sur un clavier.
cmd-check = Arbitrer le procès-verbal d’une partie : OK, ou la première irrégularité.
cmd-ask = Demander à l’arbitre de poche : ce coup est-il permis, et pourquoi ?
cmd-rules = Afficher les règles d’un règlement, en toutes lettres.
cmd-verify = Prouver que la pioche ou les lancers d’un procès-verbal étaient fixés d’avance.
cmd-convert = Écrire un procès-verbal dans un autre format.
cmd-bench = Mesurer la vitesse de cette machine, en tours par seconde.
opt-game = Le jeu : UNO ou UNO Dice.
opt-preset = Le règlement : classic, official ou party.
opt-rule = Une autre valeur pour une option, par exemple stacking=any ; répétable.
opt-lang = La langue : fr, pt, en ou es.
opt-version = Afficher la version et quitter.
opt-help = Afficher cette aide et quitter.
opt-file = Le procès-verbal d’une partie.
opt-seats = Nombre de joueurs : 2 à 10 aux cartes, 2 à 4 aux dés.
opt-bots = Combien d’entre eux sont des robots ; 2 par défaut, et tous : ils jouent seuls.
opt-bot = Le genre de robot : greedy (glouton) ou random (hasard).
opt-seed = La même graine donne la même partie ; sans elle, un engagement fixe le hasard.
opt-record = Écrire ici le procès-verbal de la partie.
opt-resume = Reprendre une partie enregistrée.
opt-plain = Des lignes simples sans couleur, pour lecteurs d’écran et tubes.
opt-delay = Une pause après chaque coup d’un robot, en secondes.
opt-name = Le nom de la place suivante ; répétable.
opt-move = Le coup, par exemple R5, WD4 ou catch B.
opt-top = La carte visible ; un joker posé avec sa couleur, par exemple WB.
opt-center = Le dé central ; la question porte alors sur UNO Dice.
opt-hand = La main de qui joue, par exemple « R1 B5 WD4 ».
opt-position = Une position entière, lue dans un fichier.
opt-drawn = La carte ou le dé que l’on vient de piocher.
opt-pending = Le nombre de cartes ou de dés à prendre.
opt-phase = La phase du tour, par son nom dans les positions.
opt-who = Qui joue, par la lettre de sa place.
opt-to = Le format : text, json ou moves.
opt-output = Écrire ici plutôt qu’à l’écran.
opt-engine = Mesurer ce moteur seulement.
opt-one-game = Mesurer ce jeu seulement.
opt-one-seats = Mesurer avec ce seul nombre de places.
opt-repeats = Combien de fois on mesure ; la médiane compte.
opt-json = Un objet JSON au lieu d’un tableau.

## Erreurs dans ce qui suit le nom du programme

usage-usage = Utilisation
usage-arguments = Paramètres
usage-options = Options
usage-commands = Commandes
usage-default = par défaut
usage-required = obligatoire
usage-hint = Voir { $command }
usage-no-option = L’option { $text } n’existe pas.
usage-no-command = La commande { $text } n’existe pas.
usage-missing-command = Il manque une commande.
usage-missing = Il manque { $option }.
usage-value = Cette valeur ne convient pas pour { $option }.
usage-choice = { $text } ne convient pas pour { $option } ; choix possibles : { $choices }.
usage-option-value = { $option } ne s’emploie pas ainsi.
usage-extra = Un mot de trop : { $text }.
usage-together = { $option } et { $other } ne vont pas ensemble.
