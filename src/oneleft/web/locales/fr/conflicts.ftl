### Pourquoi un règlement est refusé : un message par conflit de oneleft.rules.

conflict-unknown-option = L’option { $option } n’existe pas.
conflict-unknown-value = { $value } n’est pas une valeur de { $option } ; valeurs possibles : { $expected }.
conflict-unknown-preset = Le règlement { $preset } n’existe pas ; choix possibles : { $expected }.
conflict-postponed = { $option } = { $value } est prévu mais ne se joue pas encore : choisis une autre valeur.
conflict-seats = Ce jeu se joue de { $least } à { $most }, et non à { $seats }.
conflict-hands-too-large = { $seats } mains de { $hand }, plus une pièce pour commencer, dépassent le total de { $stock } : prévois moins de places ou des mains plus petites.
conflict-free-without-restriction = wd4_enforcement = { $enforcement } suppose une restriction : sans wd4_restriction, tout Joker +4 est permis et seul free a un sens.
conflict-stack-challenge = stack_challenge suppose le cumul (stacking) et wd4_enforcement = challenge.
conflict-teams-need-four = Les équipes de deux demandent exactement 4 places, et non { $seats }.
conflict-seat-missing = { $option } = { $value } désigne une place qui n’existe pas : les places se comptent à partir de 0, et il y en a { $seats }.
conflict-table-missing = dice_table = custom demande une table : indique les faces des dés.
conflict-table-size = Une table de dés comprend { $dice } dés de { $faces } faces chacun.
conflict-table-no-number = Le dé { $die } n’a aucune face à chiffre : le lancer d’ouverture pourrait ne jamais finir.
