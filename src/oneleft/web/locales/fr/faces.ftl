### Couleurs, valeurs, faces, places et sens ; les briques des autres fichiers.

color-red = rouge
    .label = Ro
color-yellow = jaune
    .label = Ja
color-green = vert
    .label = Ve
color-blue = bleu
    .label = Bl
color-none = aucune couleur

## L’adjectif après une valeur, au masculin ; $color vaut R, Y, G ou B.

color-adjective =
    { $color ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
    .feminine =
        { $color ->
            [R] rouge
            [Y] jaune
            [G] verte
           *[B] bleue
        }

rank-skip = Passe ton tour
rank-reverse = Inversion
rank-draw-two = +2
rank-wild = Joker
rank-wild-draw-four = Joker +4

## Les faces en mots. $number va de 0 à 9 ; la $color d’un joker est none tant qu’il n’est pas posé.

face-number = { $number } { color-adjective }
    .a = un { face-number }
    .the = le { face-number }
face-skip = { rank-skip } { color-adjective }
    .a = un { face-skip }
    .the = le { face-skip }
face-reverse = { rank-reverse } { color-adjective.feminine }
    .a = une { face-reverse }
    .the = l’{ face-reverse }
face-draw-two = { rank-draw-two } { color-adjective }
    .a = un { face-draw-two }
    .the = le { face-draw-two }
face-wild =
    { $color ->
       *[none] { rank-wild }
        [R] { rank-wild } ({ color-adjective })
        [Y] { rank-wild } ({ color-adjective })
        [G] { rank-wild } ({ color-adjective })
        [B] { rank-wild } ({ color-adjective })
    }
    .a = un { face-wild }
    .the = le { face-wild }
face-wild-draw-four =
    { $color ->
       *[none] { rank-wild-draw-four }
        [R] { rank-wild-draw-four } ({ color-adjective })
        [Y] { rank-wild-draw-four } ({ color-adjective })
        [G] { rank-wild-draw-four } ({ color-adjective })
        [B] { rank-wild-draw-four } ({ color-adjective })
    }
    .a = un { face-wild-draw-four }
    .the = le { face-wild-draw-four }
faces-none = rien

list-pair = { $first } et { $last }

seat-name = Place { $seat }
direction-clockwise = sens des aiguilles d’une montre
    .arrow = ↻
direction-counterclockwise = sens inverse des aiguilles d’une montre
    .arrow = ↺

## Des nombres de choses, pour les autres messages ; $game vaut cards ou dice.

count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
count-pieces =
    { $game ->
        [dice] { count-dice }
       *[cards] { count-cards }
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
