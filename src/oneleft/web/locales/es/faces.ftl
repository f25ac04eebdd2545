### Colores, valores, caras, asientos y sentidos; las piezas de los demás archivos.

color-red = rojo
    .label = Ro
color-yellow = amarillo
    .label = Am
color-green = verde
    .label = Ve
color-blue = azul
    .label = Az
color-none = ningún color

## El adjetivo tras un valor, en masculino; $color es R, Y, G o B.

color-adjective =
    { $color ->
        [R] rojo
        [Y] amarillo
        [G] verde
       *[B] azul
    }
    .feminine =
        { $color ->
            [R] roja
            [Y] amarilla
            [G] verde
           *[B] azul
        }

rank-skip = Salta
rank-reverse = Reversa
rank-draw-two = Roba dos
rank-wild = Comodín
rank-wild-draw-four = Comodín roba cuatro

## Las caras en palabras. $number va de 0 a 9; el $color de un comodín es none hasta que se juega.

face-number = { $number } { color-adjective }
    .a = un { face-number }
    .the = el { face-number }
face-skip = { rank-skip } { color-adjective }
    .a = un { face-skip }
    .the = el { face-skip }
face-reverse = { rank-reverse } { color-adjective.feminine }
    .a = una { face-reverse }
    .the = la { face-reverse }
face-draw-two = { rank-draw-two } { color-adjective }
    .a = un { face-draw-two }
    .the = el { face-draw-two }
face-wild =
    { $color ->
       *[none] { rank-wild }
        [R] { rank-wild } ({ color-adjective })
        [Y] { rank-wild } ({ color-adjective })
        [G] { rank-wild } ({ color-adjective })
        [B] { rank-wild } ({ color-adjective })
    }
    .a = un { face-wild }
    .the = el { face-wild }
face-wild-draw-four =
    { $color ->
       *[none] { rank-wild-draw-four }
        [R] { rank-wild-draw-four } ({ color-adjective })
        [Y] { rank-wild-draw-four } ({ color-adjective })
        [G] { rank-wild-draw-four } ({ color-adjective })
        [B] { rank-wild-draw-four } ({ color-adjective })
    }
    .a = un { face-wild-draw-four }
    .the = el { face-wild-draw-four }
faces-none = nada

list-pair = { $first } y { $last }

seat-name = Asiento { $seat }
direction-clockwise = sentido horario
    .arrow = ↻
direction-counterclockwise = sentido antihorario
    .arrow = ↺

## Cantidades, para los demás mensajes; $game es cards o dice.

count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
count-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
count-pieces =
    { $game ->
        [dice] { count-dice }
       *[cards] { count-cards }
    }
count-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
