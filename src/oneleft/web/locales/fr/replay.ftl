### La page d’une partie revue, et la preuve que ses cartes ou ses lancers étaient fixés d’avance.

replay-title = Revoir la partie
replay-gone = Cette partie ne peut pas être montrée. Elle a peut-être été supprimée.
replay-failed = Ce coup n’a pas pu être chargé. Réessaie.
replay-bar = Commandes
replay-transport = Lecture
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-by = Vu par
replay-by-all = tous
replay-scrubber = Position dans la partie
replay-where = Manche { $round }, coup { $step } sur { $all }
replay-about = À propos de cette partie
replay-share = Partager ce moment
replay-record = Télécharger le relevé
replay-forget = Supprimer ce qui est à moi
replay-forget-ask = Ton nom et ce que tu as écrit sont retirés de cette partie pour de bon. S’il n’y reste rien de personne, toute la partie est supprimée.
replay-forget-yes = Supprimer
replay-forget-no = Garder
replay-keys = Touches : ← et → coup par coup, Espace lit, Début et Fin.

## La preuve

replay-proof = Preuve
replay-proof-title =
    { $game ->
        [dice] Ces lancers étaient fixés d’avance
       *[cards] Ces cartes étaient fixées d’avance
    }
replay-proof-what =
    { $game ->
        [dice] Avant le premier lancer, le serveur a scellé un secret, et chacun pouvait y ajouter sa part. Le secret et ces parts décident de chaque lancer. Ton navigateur ouvre maintenant le sceau et recalcule lui-même chaque lancer.
       *[cards] Avant la première carte, le serveur a scellé un secret, et chacun pouvait y ajouter sa part. Le secret et ces parts décident de chaque carte. Ton navigateur ouvre maintenant le sceau et recalcule lui-même chaque carte.
    }
replay-proof-running = Calcul en cours…
replay-proof-ok =
    { $game ->
        [dice] Les { $count } tirages et lancers sont bien ceux qui étaient fixés.
       *[cards] Les { $count } cartes sont bien celles qui étaient fixées.
    }
replay-proof-step-seal = Le secret correspond au sceau.
replay-proof-step-nonces = Les parts ajoutées correspondent à leurs propres sceaux : { $seats }.
replay-proof-step-outcomes =
    { $count ->
        [one] { $count } tirage concorde.
       *[other] { $count } tirages concordent.
    }
replay-proof-yes = juste
replay-proof-no = faux
replay-proof-seal = Le secret ne correspond pas au sceau publié.
replay-proof-missing = Le relevé ne contient pas de sceau ou pas de secret.
replay-proof-nonce = La part de { $seat } ne correspond pas à son propre sceau.
replay-proof-count = La manche { $round } ne peut pas être suivie : sa pioche ou sa longueur ne concorde pas.
replay-proof-outcome = Manche { $round }, tirage { $number } : ce devait être { $expected }, mais c’était { $got }.
replay-proof-alone = Personne n’a ajouté sa part au hasard de cette partie.
replay-proof-digest = Le sceau
replay-proof-note = Compare-le au sceau que la table montrait avant la partie. La preuve montre que personne n’a choisi de carte ni de lancer pendant la partie ; elle ne peut pas montrer qui connaissait le secret.
replay-proof-program = Pour vérifier sans ce serveur, télécharge le relevé et lance
