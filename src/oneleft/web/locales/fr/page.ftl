### Les pages : ce que dit le navigateur hors de la table.

## Toutes les pages

page-name = oneleft
page-lead = Joue à UNO et à UNO Dice avec des proches ou des robots, selon les règles de ton choix. L’arbitre les connaît toutes.
page-skip = Aller au contenu
page-nav = Menu principal
page-nav-play = Jouer
page-nav-rules = Règles
page-nav-ask = Arbitre
page-nav-score = Score
page-nav-about = À propos et vie privée
page-nav-more = Autres pages
page-languages = Langue
page-rules-cards = Règles de UNO
page-rules-dice = Règles de UNO Dice
page-trademark = UNO est une marque de Mattel, qui n’a aucun lien avec ce programme. Tous les dessins sont les nôtres.
page-failed = Cela n’a pas marché. Vérifie la connexion et réessaie.
page-game = Jeu
page-ruleset = Règles
page-preset = Genre de règles
page-options = Changer des règles une à une
page-options-changed =
    { $count ->
        [0] Aucune règle changée
        [one] 1 règle changée
       *[other] { $count } règles changées
    }
page-options-reset = Annuler ces changements
page-conflicts = Ces règles ne vont pas encore ensemble :
page-conflicts-fix = Ajuster les autres règles
page-less = Moins
page-more = Plus

## Conflits, dits par leurs noms

page-conflict-unknown-value = { $option } : choisis une valeur de { $expected }.
page-conflict-postponed = { $option } : { $value } ne se joue pas encore.
page-conflict-free-without-restriction = Un Joker +4 toujours permis ne peut être ni contesté ni refusé : limite-le, ou laisse-le libre.
page-conflict-stack-challenge = Pour contester une pile de cartes, il faut pouvoir empiler et pouvoir contester un Joker +4.
page-conflict-seat-missing = { $option } : cette place n’existe pas à une table de { $seats }.
page-range = { $low } à { $high }

## Accueil

page-title-home = oneleft : UNO et UNO Dice avec un arbitre
page-home-heading = Tes règles. Un arbitre.
page-quick = Jouer tout de suite
page-quick-cards = Jouer à UNO
page-quick-dice = Jouer à UNO Dice
page-quick-hint = Toi contre deux robots, règles classiques.
page-join = Rejoindre une table
page-join-code = Code ou lien de la table
page-join-button = Rejoindre
page-join-wrong = Un code compte huit lettres et chiffres, comme K7QX2M9P.
page-open = Tables ouvertes
page-open-none = Aucune table ouverte pour l’instant. Crée la tienne et affiche-la, et elle sera ici.
page-open-seats =
    { $count ->
        [0] Aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
page-open-of = Table de { $name }
page-open-watch = Regarder
page-create = Créer une table
page-create-hint = Choisis le jeu, les règles et qui s’assoit. Tu reçois un lien pour les autres.
page-create-button = Créer la table
page-create-busy = On prépare la table
page-read-rules = Lire ces règles
page-seats = Places
page-seat-you = Toi
page-seat-place = Place { $place }
page-seat-person = Une personne
page-seat-greedy = Robot malin
page-seat-random = Robot étourdi
page-timer = Temps pour un tour
page-timer-off = Sans limite
page-timer-seconds = { $count } s
page-chat = Discussion écrite à la table
page-chat-hint = Sans elle, il reste les phrases toutes faites.
page-listed = Afficher parmi les tables ouvertes
page-listed-hint = Sinon, seules les personnes qui ont le lien la trouvent.
page-your-name = Ton nom
page-name-default = Hôte
page-tools = Pour une vraie table
page-tools-score = Feuille de score
page-tools-score-hint = Touche ce qui reste dans chaque main ; la feuille additionne.
page-tools-ask = Arbitre de poche
page-tools-ask-hint = Ce coup est-il permis ? Voici la règle qui le dit.
page-tools-rules = Les règles en toutes lettres
page-tools-rules-hint = De chaque jeu et de chaque variante, numérotées.

## Règles

page-title-rules-cards = Règles de UNO · oneleft
page-title-rules-dice = Règles de UNO Dice · oneleft
page-rules-lead = Chaque phrase porte le numéro de sa clause : l’arbitre cite les mêmes.
page-rules-contents = Sommaire
page-rules-changed = Ce qui change
page-rules-print = Imprimer
page-rules-play = Créer une table avec ces règles
page-rules-wrong = Une partie de cette adresse n’est pas comprise ; voici donc les règles de départ.

## Arbitre de poche

page-title-ask = Arbitre de poche · oneleft
page-ask-lead = Dis ce qui a été fait et montre ce qu’il y a sur la table. Le verdict vient avec sa clause, et avec les règles qui en changeraient.
page-ask-act = Que se passe-t-il ?
page-ask-group-turn = À son tour
page-ask-group-uno = UNO
page-ask-group-answer =
    { $game ->
        [dice] Après un dé de pioche
       *[cards] Après une carte de pioche
    }
page-ask-group-more = Autres actes
page-ask-act-play =
    { $game ->
        [dice] Jouer un dé
       *[cards] Jouer une carte
    }
page-ask-act-draw =
    { $game ->
        [dice] Tirer un dé
       *[cards] Piocher
    }
page-ask-act-keep =
    { $game ->
        [dice] Garder le nouveau dé
       *[cards] Garder la carte piochée
    }
page-ask-act-reroll = Relancer la main
page-ask-act-uno = Annoncer UNO
page-ask-act-catch = Dénoncer un UNO oublié
page-ask-act-take = Prendre ce qui est dû
page-ask-act-accept = Accepter un Joker +4
page-ask-act-challenge = Contester un Joker +4
page-ask-act-claim = Dénoncer un Joker +4
page-ask-act-pass = Laisser passer un Joker +4
page-ask-act-jump = Intercepter
page-ask-act-color = Choisir une couleur
page-ask-act-swap = Échanger sa main
page-ask-act-leave = Quitter la manche
page-ask-which =
    { $game ->
        [dice] Quel dé est joué ?
       *[cards] Quelle carte est jouée ?
    }
page-ask-named = Quelle couleur est choisie ?
page-ask-color-later = Choisie ensuite
page-ask-with-uno = UNO est annoncé en même temps
page-ask-circumstances = Les circonstances
page-ask-nothing-more = Rien d’autre n’entre en jeu.
page-ask-situation-rerolled = J’ai relancé pendant ce tour
page-ask-situation-other = C’est le tour de quelqu’un d’autre
page-ask-situation-between = Personne n’a agi depuis le dernier coup
page-ask-situation-acted = La personne suivante a déjà agi
page-ask-when-before = À mon tour, avant de jouer
page-ask-when-after = Après avoir joué
page-ask-left = Ce qu’il reste dans ma main
page-ask-count = Ce qu’il reste en main à { $target }
page-ask-count-1 =
    { $game ->
        [dice] Un dé
       *[cards] Une carte
    }
page-ask-count-more =
    { $game ->
        [dice] Plus d’un dé
       *[cards] Plus d’une carte
    }
page-ask-since = Depuis ce coup
page-ask-since-nothing = Personne n’a agi
page-ask-since-turn = La personne suivante a agi
page-ask-since-round = { $target } a agi de nouveau
page-ask-i-called = Ai-je déjà annoncé UNO ?
page-ask-called = Annonce de UNO par { $target }
page-ask-answer-no = Non
page-ask-answer-yes = Oui
page-ask-paid = Ai-je déjà payé pour une fausse annonce ou accusation pendant ce tour ?
page-ask-target = Qui est visé ?
page-ask-target-B = B, un adversaire
page-ask-target-C = C, mon partenaire
page-ask-target-A = A, moi-même
page-ask-victim = Qui doit piocher ?
page-ask-victim-me = Moi
page-ask-victim-other = Quelqu’un d’autre
page-ask-victim-next = Quelqu’un d’autre : c’est moi qui l’ai posé
page-ask-awaits = La pioche
page-ask-awaits-mine = Elle attend encore une réponse
page-ask-awaits-none = La réponse est donnée, ou la pioche faite
page-ask-kind =
    { $game ->
        [dice] Quel dé est au centre ?
       *[cards] Quelle carte est sur la pile ?
    }
page-ask-passed = L’ai-je déjà laissé passer ?
page-ask-wild-mine = Je viens de poser un joker
page-ask-wild-theirs = Quelqu’un d’autre vient de poser un joker
page-ask-wild-first =
    { $game ->
        [dice] Le premier lancer du dé central est un joker, et je commence
       *[cards] La première carte est un joker, et je commence
    }
page-ask-wild-dealt = La première carte est un joker, et j’ai distribué
page-ask-wild-none = Aucun joker n’attend sa couleur
page-ask-seven-mine = Je viens de poser un 7
page-ask-seven-theirs = Quelqu’un d’autre vient de poser un 7
page-ask-seven-none = Aucun 7 n’a été posé
page-ask-swap = Avec qui ?
page-ask-swap-B = Avec quelqu’un d’autre
page-ask-swap-A = Avec moi-même
page-ask-swap-gone = Avec quelqu’un qui a quitté la manche
page-ask-former = Que montrait le dé central avant ?
page-ask-theirs = Qu’y avait-il d’autre dans la main qui l’a posé ?
page-ask-missing-top =
    { $game ->
        [dice] Montre le dé central, puis la main et le dé joué.
       *[cards] Montre le dessus de la pile, puis la main et la carte jouée.
    }
page-ask-missing-hand =
    { $game ->
        [dice] Montre maintenant les dés de la main.
       *[cards] Montre maintenant les cartes de la main.
    }
page-ask-missing-face =
    { $game ->
        [dice] Choisis le dé joué, et l’arbitre tranche aussitôt.
       *[cards] Choisis la carte jouée, et l’arbitre tranche aussitôt.
    }
page-ask-missing-former = Montre ce qu’il y avait au centre avant le Joker +4, et les autres dés de la main qui l’a posé.
page-ask-see-why = Voir pourquoi
page-ask-top = Qu’y a-t-il sur la pile ?
page-ask-center = Que montre le dé central ?
page-ask-color = Couleur demandée avec le joker
page-ask-hand = Qu’y a-t-il dans la main ?
page-ask-hand-hint = Touche une face pour l’ajouter ; touche-la dans la main pour l’enlever.
page-ask-hand-empty = La main est vide.
page-ask-colors = Couleur
page-ask-face = { $facename }
page-ask-remove = Enlever { $theface }
page-ask-situation = Le moment
page-ask-situation-turn = Mon tour commence
page-ask-situation-drawn =
    { $game ->
        [dice] Je viens de tirer { $theface }
       *[cards] Je viens de piocher { $theface }
    }
page-ask-situation-pending = Une pioche attend ma réponse
page-ask-pending =
    { $game ->
        [dice] Combien de dés faut-il tirer
       *[cards] Combien de cartes faut-il piocher
    }
page-ask-move-none = Mets d’abord quelque chose dans la main.
page-ask-lawful = Permis
page-ask-offense = Une faute
page-ask-refused = Refusé
page-ask-verdict = Verdict
page-ask-clauses = Règle
page-ask-otherwise = Le verdict serait autre avec ces règles
page-ask-always = Aucun règlement et aucune option seule n’y change rien.
page-ask-preset = Règles : { $preset }
page-ask-more =
    { $count ->
        [one] En voir 1 de plus
       *[other] En voir { $count } de plus
    }
page-ask-impossible = Tout cela ne peut pas être sur la table en même temps : le jeu n’en a pas assez.
page-ask-reset = Recommencer
page-ask-tapped =
    { $count ->
        [0] { $theface }, aucune
        [one] { $theface }, 1
       *[other] { $theface }, { $count }
    }

## Feuille de score

page-title-score = Feuille de score · oneleft
page-score-lead = Pour une partie sur une vraie table. Tout reste sur cet appareil ; un lien emporte la feuille entière.
page-score-players = Qui joue ?
page-score-players-hint = Dans l’ordre du jeu, dans le sens des aiguilles d’une montre.
page-score-player = Joueur { $place }
page-score-add = Ajouter un joueur
page-score-remove = Retirer { $name }
page-score-target = Jouer jusqu’à
page-score-target-wrong = Un nombre de 1 à 10 000.
page-score-start = Commencer la feuille
page-score-round = Manche { $round }
page-score-deals = { $name } distribue, { $other } commence.
page-score-begins = { $name } commence.
page-score-begins-first = Qui obtient le plus grand nombre au dé commence.
page-score-winner = Qui a fini ?
page-score-left = Que reste-t-il dans les autres mains ?
page-score-left-of = Ce qui reste à { $name }
page-score-typed = Ou saisir les points
page-score-clear = Effacer
page-score-book = Noter { $count } pour { $name }
page-score-undo = Annuler la manche { $round }
page-score-teams = Équipes de deux
page-score-teams-hint = Les partenaires sont face à face : { $first } · { $last }
page-score-left-opponents = Que reste-t-il aux adversaires ?
page-score-won-team = { $seats } gagnent avec { count-points } !
page-score-booked-team = { $seats } marquent { count-points } et en ont { $total }.
page-score-undo-none = Rien à annuler
page-score-redo = Rétablir la manche { $round }
page-score-redo-none = Rien à rétablir
page-score-undone = La manche { $round } est annulée.
page-score-redone = La manche { $round } est rétablie.
page-score-sheet = Feuille
page-score-rounds = Points de chaque manche
page-score-total = Total
page-score-missing =
    { $count ->
        [0] Objectif atteint
        [one] Encore 1
       *[other] Encore { $count }
    }
page-score-won = { $name } gagne avec { count-points } !
page-score-new = Nouvelle partie, mêmes joueurs
page-score-other = D’autres joueurs
page-score-share = Partager la feuille
page-score-shared = Le lien est copié.
page-score-copy = Copie ce lien
page-score-print = Imprimer
page-score-booked = { $name } marque { count-points } et en a { $total }.
page-score-replace = Ce lien contient une feuille de { $seats }. Remplacer celle de cet appareil ?
page-score-replace-yes = Prendre celle du lien
page-score-replace-no = Garder la mienne

## À propos

page-title-about = À propos et vie privée · oneleft
page-about-what = Une table, un arbitre et un laboratoire pour UNO avec 108 cartes et pour UNO Dice avec 24 dés. Les règles figurent une seule fois dans le programme ; la table, l’arbitre de poche, les pages de règles et les robots lisent tous les mêmes.
page-about-fair = Un jeu loyal
page-about-fair-text = Les cartes et les jets sont fixés par un sceau avant le début, pour que personne, pas même le serveur, ne puisse les changer ensuite. Un robot ne voit que ce que verrait une personne à sa place.
page-about-privacy = Vie privée
page-about-privacy-none = Ni compte, ni publicité, ni pistage ; rien n’est chargé d’ailleurs.
page-about-privacy-cookie = Deux cookies : un nombre tiré au hasard qui dit quelle place est la tienne, et ta langue. Ils durent environ un an.
page-about-privacy-table = Une table garde le nom que tu as saisi, les coups et la discussion, aussi longtemps que l’exploitant de ce serveur garde ses parties.
page-about-privacy-score = La feuille de score et les réglages restent sur ton appareil ; rien n’est envoyé.
page-about-delete = Effacer mes données
page-about-delete-hint = Ton nom et tes messages disparaissent de toutes les tables, tes places sont rendues, et cet appareil oublie sa feuille de score et ses réglages. C’est définitif.
page-about-delete-sure = Oui, tout effacer
page-about-delete-cancel = Tout garder
page-about-deleted = Tes données sont effacées.
page-about-trademark = Marque
page-about-license = Le programme est un logiciel libre sous licence MIT. Il utilise lit-html (BSD) et Fluent (Apache 2.0).

## Erreurs

page-title-error = Introuvable · oneleft
page-error-404 = Il n’y a rien ici
page-error-404-hint = La table est peut-être finie, ou l’adresse mal écrite. Vérifie le code, ou repars de l’accueil.
page-error-500 = L’arbitre a perdu le fil
page-error-500-hint = Quelque chose a échoué sur le serveur. Ta partie est enregistrée : réessaie dans un instant.
page-error-other = C’est impossible
page-error-home = À l’accueil
page-error-again = Réessayer

## Un autre appareil

page-devices = Jouer sur un autre appareil
page-devices-hint = Emporte tes places : un code de cet appareil, tapé sur l’autre, fait que les deux sont à toi. Il sert une fois, pendant dix minutes.
page-devices-get = Obtenir un code
page-devices-code = Ton code
page-devices-enter = Le code de l’autre appareil
page-devices-use = Continuer ici
page-devices-done = Cet appareil est maintenant à toi.
page-devices-wrong = Ce code n’existe pas, ou plus.
page-devices-table = Vers la table { $code }
