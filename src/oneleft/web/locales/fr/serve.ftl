### Ce que disent `oneleft serve`, `oneleft admin` et `oneleft join`.

cmd-serve = Ouvrir des tables dans le navigateur, pour cet ordinateur, la maison ou le monde.
cmd-admin = Sauvegarder toutes les tables dans un fichier, ou les restaurer.
cmd-join = Faire jouer un robot à une table dans le navigateur.
opt-host = L’adresse d’écoute ; 127.0.0.1 par défaut.
opt-port = Le port ; par défaut le premier libre à partir de 8108.
opt-lan = Écouter à l’adresse de la maison, et l’afficher avec un code QR.
opt-no-browser = Ne pas ouvrir de navigateur.
opt-database = Où les tables sont gardées : sqlite:///fichier.db ou postgresql://nom@hôte/base.
opt-bus = Comment plusieurs processus s’avertissent : redis://hôte ou postgresql://host/name
opt-workers = Nombre de processus ; plusieurs exigent PostgreSQL et un bus.
opt-proxy-headers = Les mandataires dont les en-têtes X-Forwarded sont crus, avec des virgules ; * pour tous.
opt-keep-days = Après combien de jours les tables terminées et leurs rediffusions sont effacées.
opt-unlimited = Sans limite de fréquence : pour les essais de charge.
opt-admin = Ce qu’il faut faire.
opt-backup = Le fichier de la sauvegarde.
opt-url = Le lien de la table.
opt-bot-name = Le nom du robot.
serve-at = Les tables sont ouvertes à l’adresse { $url }
serve-here = Seul cet ordinateur peut ouvrir ce lien. Pour toute la maison : oneleft serve --lan
serve-lan = Toute la maison peut ouvrir ce lien, ou scanner le code.
serve-stop = Pour arrêter : q puis Entrée, ou Ctrl-C.
serve-extra = La table dans le navigateur n’est pas installée : { $extra }
serve-port = { $host }, port { $port } : inutilisable ({ $reason }).
serve-no-network = Cet ordinateur n’a pas d’adresse dans un réseau.
serve-no-folder = Impossible de créer le dossier { $path } : indiquez un fichier avec --database.
serve-workers-none = Il faut au moins un processus.
serve-workers-database = { $count } processus ne peuvent partager SQLite : donnez --database postgresql://host/name
serve-workers-bus = { $count } processus doivent s’avertir : donnez --bus redis://… ou --bus postgresql://host/name
admin-backup =
    { $count ->
        [one] { $count } ligne est écrite dans { $path }.
       *[other] { $count } lignes sont écrites dans { $path }.
    }
admin-restore =
    { $count ->
        [one] { $count } ligne a été restaurée depuis { $path }.
       *[other] { $count } lignes ont été restaurées depuis { $path }.
    }
admin-not-empty = La base n’est pas vide (table { $table }) : une sauvegarde se restaure dans une base vide.
admin-no-backup = { $path } n’est pas une sauvegarde de oneleft, ou est abîmé (ligne { $line }). Rien n’a été restauré.
join-url = { $text } n’est pas le lien d’une table.
join-away = { $url } ne répond pas.
join-ended = La table a mis fin à la connexion : { $reason }.
join-full = Aucune place n’est libre, ou la partie a commencé.
join-sit = Le robot s’assoit.
join-ready = Le robot est prêt.
join-next = La manche suivante.
join-over = La partie est finie.
join-won = La partie est finie : le robot a gagné.
