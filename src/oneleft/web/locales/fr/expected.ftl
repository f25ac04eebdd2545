### Ce que les lecteurs et l’arbitre attendaient. L’anglais est la phrase même du code.

## Faces, dice, moves

expected-face = une face comme R5, YS, GV, BD, W ou WD4
expected-laid = une face posée comme R5, BS, WR ou WD4B
expected-color = une couleur : R, Y, G ou B
expected-die-number = un dé de { $low } à { $high }
expected-move-cards = un coup : une carte ({ $shown } ; { $bang } annonce UNO), { $acts }
expected-move-dice = un coup : un dé ({ $shown } ; { $bang } annonce UNO), { $acts }
expected-move-shorter = un coup plus court
expected-wild-color = la couleur choisie : { $choices } ou { $last } (ou { $unnamed } pour la choisir ensuite)
expected-wild-only = { $one } ou { $other } : seul un joker doit une couleur
expected-die-up = { $die }, la face visible
expected-die-shows = une face que montre un de tes dés
expected-seat = une place de A à { $last }
expected-seat-or-none = une place de A à { $last }, ou none

## Dice tables

expected-dice-rows = { $number } dés, un par ligne
expected-dice-rows-but = { $number } dés, un par ligne, mais il y en a { $found }
expected-dice = { $number } dés
expected-faces = { $number } faces (dé)
expected-faces-on-die = { $number } faces par dé
expected-die-faces = { $die } : et ses faces
expected-die-faces-count = { $die } : et ses { $number } faces
expected-table-game = une partie de dés, pour une table de dés

## What chance owes, what the referee expects

expected-act = un coup de { $seat }
expected-act-lawful = un coup que les règles admettent : { $text }
expected-round-end = la fin de la manche
expected-record-end = la fin du procès-verbal, car la partie est finie
expected-line-end = la fin de la ligne
expected-line-end-or-without = la fin de la ligne, ou without et des places
expected-card = une carte de la pioche
expected-card-held = une carte que { $seat } peut avoir
expected-hand-held = une main que { $seat } peut avoir
expected-card-left = une carte qui peut rester
expected-card-open = une face, car tous voient cette carte
expected-die = un dé du sachet : { $dice }
expected-roll = le lancer de { $die }
expected-hand = la main { $shown }
expected-points-possible = des points que les mains peuvent valoir
expected-round = la manche { $number }
expected-all-seats = toutes les places
expected-first-seat = first et une place, car les manches précédentes ne sont pas notées
expected-first-fixed = first { $seat }, comme le disent les règles
expected-first-there = un first qui est à la table
expected-round-dealt = une manche depuis la distribution

## Records

expected-opening = oneleft record { $number }
expected-header = { $fields } ou { $word } { $number }
expected-header-before = avant cela : { $line }
expected-once = { $name } une seule fois
expected-each-once = chacun une seule fois
expected-law-version = la version des règles, comme { $number }
expected-seats-most = au plus { $number } places
expected-seat-name = la place { $seat }, et un nom si l’on veut
expected-seat-other = une autre place
expected-seats-others = d’autres places, et deux qui jouent
expected-preset = un règlement : { $presets }
expected-preset-or-option = un règlement ({ $presets }) ou option=valeur
expected-option = option=valeur
expected-option-once = une option une seule fois, comme { $option }
expected-option-value = { $name }= et une valeur parmi : { $values }
expected-range = de { $low } à { $high }
expected-rules-sound = des règles cohérentes ({ $text })
expected-round-number = le numéro de la manche
expected-round-number-from = le numéro de la manche, à partir de 1
expected-round-next = la manche suivante, car les points terminent une manche
expected-score = des places avec leurs points, comme { $line }
expected-score-of = les points de { $seat }
expected-points = des points
expected-entry = un coup ({ $sign } et le coup), { $lines }, score ou la manche suivante
expected-outcome-cards = des cartes de la pioche ({ $shown }, ou { $hidden } pour une carte cachée), ou seat B
expected-outcome-dice = des dés et les faces obtenues ({ $shown }), ou seat B ; rien n’est caché
expected-position = une position
expected-field-once = { $name } : une seule fois
expected-commitment = { $name } et { $number } chiffres hexadécimaux
expected-published = { $fields } (jusqu’à J), { $field } ou { $other }
expected-hex = { $number } chiffres hexadécimaux

## Records as JSON

expected-json-fault = du JSON ({ $text })
expected-json = le JSON d’un procès-verbal
expected-json-at = { $expected }, à { $path }
expected-json-object = un objet
expected-json-object-with = un objet avec { $name }
expected-json-object-with-two = un objet avec { $name } et { $other }
expected-json-one-of = un nom parmi { $names }
expected-json-array = un tableau
expected-json-text = un texte sur une ligne, sans { $sign }
expected-json-name = un nom
expected-json-number = un nombre entier
expected-json-entry = un acteur et un coup
expected-table-note = la note d’une table enregistrée
expected-form = une forme : { $forms }

## Positions

expected-game-one = un seul jeu : de cartes ou de dés
expected-line-name = un nom comme { $names }, ou une place comme { $seat }
expected-number-only = le nombre { $low }
expected-number = un nombre de { $low } à { $high }
expected-seat-any = une place
expected-seat-number = une place et son nombre, comme { $text }
expected-top = la face en jeu : { $shown } avant le choix de la couleur, ou none
expected-face-or-none = une face ou none
expected-die-or-none = un dé ou none
expected-die-any = un dé comme { $dice }, { $unrolled } (non lancé), ou la face qu’il montre
expected-die-position = une position de { $low } à { $high }
expected-die-face-of = une face de { $die } : { $shown }
expected-die-face-for = une face pour { $die }
expected-die-once = chaque dé une seule fois : { $die } est ailleurs
expected-die-no-color = un dé sans couleur choisie : seul le dé central en a une
expected-die-color = la couleur choisie, comme { $one }, ou { $other }
expected-die-counted = un dé de la main, compté à partir de 0
expected-dice-fewer = moins de { $face } : aucun autre dé libre ne l’a
expected-cards-another = une autre carte : le jeu compte { $number } { $face }
expected-cards-all = toutes les cartes : { $shown } et d’autres ne sont nulle part
expected-most-left = au plus { $number } : il n’en reste pas davantage
expected-stock-card = une carte dans la pioche, car on doit en prendre une
expected-stock-fewer = moins de cartes que dans la pioche
expected-top-none = top none
expected-center-none = pas de dé central
expected-color-next = { $one } ou { $other } là où sa couleur est à choisir, et là seulement
expected-answer-to = un +2 ou un Joker +4, auquel on répond
expected-claim-to = un Joker +4, que l’on peut réclamer
expected-seats-two = deux places ou plus
expected-left-no-cards = aucune carte : ce joueur est parti
expected-left-no-dice = aucun dé : ce joueur est parti
expected-line-seat = { $name } et une place
expected-line-seat-in = { $name } et une place encore dans la manche
expected-line-seat-draws = { $name } et la place qui pioche
expected-line-face = { $name } et une face
expected-line-die = { $name } et un dé
expected-line-die-face = { $name } et un dé avec sa face
expected-line-card-in-turn = { $name } et une carte du joueur dont c’est le tour
expected-line-die-in-turn = { $name } et un dé du joueur dont c’est le tour
expected-draws-number = { $name }, une place et un nombre à partir de 1
expected-draws-pouch = { $name }, une place, et un nombre de dés qui sont dans le sachet
expected-owed = { $name } et ce qui est dû, dans une phase où il y en a
expected-owed-roll = { $name } si le dé est tiré, sinon { $other }
expected-owed-seat = { $name } dans la phase { $phase }, et là seulement

## Files of node counts

expected-perft-head = perft, un nom et un titre
expected-perft-count = profondeur, nœuds et nœuds pondérés
expected-perft-depth = une profondeur plus grande que la précédente
expected-perft-given = la partie given, avec une position
expected-perft-row = windows, given ou counts
