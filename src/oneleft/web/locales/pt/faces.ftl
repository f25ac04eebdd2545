### Cores, valores, faces, lugares e sentidos; as peças dos outros arquivos.

color-red = vermelho
    .label = Vm
color-yellow = amarelo
    .label = Am
color-green = verde
    .label = Vd
color-blue = azul
    .label = Az
color-none = nenhuma cor

## O adjetivo depois de um valor; $color é R, Y, G ou B.

color-adjective =
    { $color ->
        [R] vermelho
        [Y] amarelo
        [G] verde
       *[B] azul
    }
    .feminine =
        { $color ->
            [R] vermelha
            [Y] amarela
            [G] verde
           *[B] azul
        }

rank-skip = Pular
rank-reverse = Inverter
rank-draw-two = Comprar Dois
rank-wild = Curinga
rank-wild-draw-four = Curinga Comprar Quatro

## As faces em palavras. $number vai de 0 a 9; a $color de um curinga é none até ele ser jogado.

face-number = { $number } { color-adjective }
    .a = um { face-number }
    .the = o { face-number }
face-skip = { rank-skip } { color-adjective }
    .a = um { face-skip }
    .the = o { face-skip }
face-reverse = { rank-reverse } { color-adjective }
    .a = um { face-reverse }
    .the = o { face-reverse }
face-draw-two = { rank-draw-two } { color-adjective }
    .a = um { face-draw-two }
    .the = o { face-draw-two }
face-wild =
    { $color ->
       *[none] { rank-wild }
        [R] { rank-wild } ({ color-adjective })
        [Y] { rank-wild } ({ color-adjective })
        [G] { rank-wild } ({ color-adjective })
        [B] { rank-wild } ({ color-adjective })
    }
    .a = um { face-wild }
    .the = o { face-wild }
face-wild-draw-four =
    { $color ->
       *[none] { rank-wild-draw-four }
        [R] { rank-wild-draw-four } ({ color-adjective })
        [Y] { rank-wild-draw-four } ({ color-adjective })
        [G] { rank-wild-draw-four } ({ color-adjective })
        [B] { rank-wild-draw-four } ({ color-adjective })
    }
    .a = um { face-wild-draw-four }
    .the = o { face-wild-draw-four }
faces-none = nada

list-pair = { $first } e { $last }

seat-name = Lugar { $seat }
direction-clockwise = sentido horário
    .arrow = ↻
direction-counterclockwise = sentido anti-horário
    .arrow = ↺

## Quantidades, para as outras mensagens; $game é cards ou dice.

count-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
count-dice =
    { $count ->
        [1] 1 dado
       *[other] { $count } dados
    }
count-pieces =
    { $game ->
        [dice] { count-dice }
       *[cards] { count-cards }
    }
count-points =
    { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
