### The table in the browser: everything its screen says that table.ftl does not. $seat, $actor and
### $target are names, $face, $top and $color notation that oneleft.words and l10n.js put into words.

## Zones and buttons

screen-title = Table { $code }
screen-skip = Aller à mes cartes
screen-status = État de la partie
screen-round = Manche { $round } · à { $goal }
screen-menu = Menu
screen-talk = Journal et discussion
screen-talk-unread =
    { $count ->
        [one] Journal et discussion, 1 nouveau message
       *[other] Journal et discussion, { $count } nouveaux messages
    }
screen-watching = Tu regardes
screen-watchers =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
screen-rivals = Les autres, dans l’ordre du jeu
screen-center = Pioche et défausse
screen-discard = Défausse : { $facename } sur le dessus
screen-discard-empty = Défausse vide
screen-actions = Actions
screen-my-cards = Mes cartes
screen-card-not = { $card }, injouable : { $reason }
screen-draw = Piocher
screen-play-it = La jouer
screen-keep = La garder
screen-take = Piocher { $count }
screen-challenge = Contester
screen-jump = Intercepter
screen-catch = Pris !
screen-catch-whom = Qui prends-tu en faute ?
screen-uno-armed = UNO sera annoncé
screen-uno-auto = UNO est annoncé pour toi
screen-color = Quelle couleur ?
screen-first-color = À toi de choisir la première couleur
screen-wd4-by = Joker +4 de { $actor }
screen-shown = { $seat } avait cette main
screen-dealing = Distribution…
screen-between = La manche est finie
screen-waiting = La partie n’a pas commencé
screen-see-table = Voir la table
screen-results = Résultats
screen-ready-count = Prêts : { $count } sur { $all }
screen-rounds =
    { $count ->
        [one] 1 manche jouée
       *[other] { $count } manches jouées
    }
screen-rematch = Revanche
screen-rematch-go = Vers la nouvelle table
screen-replay = Revoir la partie
screen-lobby = Page d’accueil
screen-closed = Cette table est fermée
screen-close = Fermer
screen-loading = Chargement…
screen-rules = Règles de cette table
screen-settings = Réglages
screen-help = Aide
screen-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
screen-sort = Ordre des cartes
sort-color = par couleur
sort-number = par valeur
sort-drawn = comme piochées

## People

screen-here = À la table
screen-not-here = Hors ligne
screen-autopilot = absence, un robot joue
screen-away = absence, un robot prend le relais dans { $time }
screen-mute = Masquer ses messages ici
screen-unmute = Afficher ses messages
screen-report = Signaler
screen-report-why = Que reproches-tu à { $seat } ?
report-words = Propos insultants ou haineux
report-name = Nom choquant
report-cheating = Triche
report-other = Autre chose
screen-reported = Merci, c’est signalé.
screen-failed = Échec. Essaie encore.
screen-kick = Retirer de la table
screen-leave = Quitter la partie
screen-leave-title = Quitter ?
screen-stay = Rester

## Before the match

lobby-seats = Table { $code }
lobby-invite = Inviter
lobby-link = Avec ce lien, on peut entrer
lobby-copy = Copier
lobby-copied = Lien copié
lobby-copy-by-hand = Copie toi-même le lien sélectionné
lobby-share = Partager
lobby-qr = Code QR du lien
lobby-loopback = Seul cet ordinateur peut ouvrir ce lien. Pour jouer avec d’autres dans la maison, lance le programme avec --lan.
lobby-rules = Règles et réglages
lobby-game = Jeu
lobby-preset = Règles
lobby-turn-time = Temps par tour
lobby-no-limit = sans limite
lobby-seat-count = Places
lobby-pause = Pause entre les manches
lobby-chat = Discussion écrite
lobby-auto-uno = UNO peut être annoncé d’office
lobby-listed = Montrer dans la liste des tables ouvertes
lobby-change = Modifier les réglages
lobby-free = Place libre
lobby-add-bot = Ajouter un robot
lobby-remove = Retirer { $seat }
lobby-host = hôte
lobby-ready = Je suis prêt·e
lobby-is-ready = prêt·e
lobby-not-ready = pas encore prêt·e
lobby-say-ready = Dis que tu es prêt·e, et l’hôte pourra commencer.
lobby-wait-host = L’hôte lance la partie.
lobby-stand = Se lever
lobby-start = Commencer
lobby-start-bots =
    { $count ->
        [one] Commencer avec 1 robot
       *[other] Commencer avec { $count } robots
    }
lobby-can-start = Tu peux commencer. Des robots prennent les places libres.
lobby-waiting =
    { $count ->
        [one] 1 personne n’est pas encore prête.
       *[other] { $count } personnes ne sont pas encore prêtes.
    }
lobby-sealing = Ouverture des parts de hasard de chacun…
lobby-name = Ton nom
lobby-sit = Prendre place
lobby-full = Toutes les places sont prises. Tu peux regarder.

## The connection

link-connecting = Connexion…
link-lost = Reconnexion…
link-lost-long = La connexion est perdue. Ta place est gardée.
link-retry = Réessayer
link-waiting = La table attend…
link-back = De retour à la table.
link-back-missed =
    { $count ->
        [one] De retour. Tu as manqué 1 coup.
       *[other] De retour. Tu as manqué { $count } coups.
    }
link-superseded = Cette table est ouverte ailleurs.
link-use-here = Utiliser ici
link-ejected = L’hôte t’a retiré de cette table.
link-no-table = Cette table n’existe plus.

## What cannot wait

alert-say-uno = Annonce UNO !
alert-ten-seconds = Plus que 10 secondes.
alert-challenge = Conteste avec X, ou accepte avec A.
alert-take = { $topname } : pioche { count-pieces } avec A.

## What did not work

trouble-offline = Tu es hors ligne : attends le retour de la connexion.
trouble-not-now = Cette carte ne peut pas être jouée maintenant.
trouble-no-draw = Tu ne peux pas piocher maintenant.
trouble-no-keep = Il n’y a pas de carte piochée à garder.
trouble-no-jump = Tu n’as aucune carte pour intercepter.
trouble-nothing-to-accept = Il n’y a rien à accepter.
trouble-nothing-to-challenge = Il n’y a rien à contester.
trouble-nobody-to-catch = Personne ne peut être pris en faute.
trouble-auto-uno = UNO est annoncé pour toi : voir le menu.
trouble-stale = Trop tard : le tour a changé.
trouble-late = Trop tard : quelqu’un t’a devancé.
trouble-too-late = Trop tard : { $seat } a été plus rapide.
trouble-not-ready = Quelqu’un n’est pas encore prêt.
trouble-full = Toutes les places sont prises.
trouble-taken = Cette place est prise.
trouble-name = Choisis un autre nom.
trouble-begun = La partie a commencé.
trouble-seats-taken = Quelqu’un occupe une place qui disparaîtrait.
trouble-busy = Trop vite : attends un instant.
trouble-other = Ce n’est pas possible maintenant.

## Chat

talk-text = Message
talk-send = Envoyer
talk-phrases = Phrases rapides
talk-emotes = Réactions
phrase-hello = Salut !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-hurry = C’est à toi !
phrase-good-game = Belle partie !
phrase-sorry = Désolé !
phrase-bye = À bientôt !

## Settings of this device

set-motion = Animations
motion-calm = Calme
motion-normal = Normal
motion-fast = Rapide
set-sound = Sons
set-vibrate = Vibrations
set-patterns = Motifs sur les couleurs
set-keys = Lettres et chiffres comme raccourcis
set-auto-uno = Annoncer UNO pour moi
set-language = Langue

## Help

help-touch = Touche une carte pour la jouer. Si les cartes se chevauchent beaucoup, le premier appui la soulève et le second la joue. La glisser vers le haut la joue toujours.
help-uno-button = Avec deux cartes en main, appuie sur UNO ! avant de jouer, ou juste après. Pris ! s’allume quand quelqu’un l’a oublié.
help-forgotten = Un oubli constaté coûte { count-pieces }.
help-false-call = Annoncer UNO à tort coûte { count-pieces }.
help-false-catch = Prendre quelqu’un à tort coûte { count-pieces }.
help-keys = Raccourcis clavier
key-arrows = parcourir mes cartes
key-play = jouer la carte
key-draw = piocher
key-keep = garder la carte piochée
key-uno = UNO !
key-catch = prendre en faute
key-challenge = contester
key-accept = accepter la pénalité
key-jump = intercepter
key-colors = rouge, jaune, vert, bleu
key-state = dire où en est la partie
key-log = derniers événements
key-sort = trier les cartes
key-help = cette aide
key-close = fermer, annuler
help-letters = Une lettre peut être changée : choisis-la ici, puis appuie sur la nouvelle.
help-press-letter = Appuie sur la nouvelle lettre
