### Colors, ranks, faces, seats and directions; the building blocks of the other files.

color-red = red
    .label = R
color-yellow = yellow
    .label = Y
color-green = green
    .label = G
color-blue = blue
    .label = B
color-none = no color

## What an adjective after or before a rank says; $color is R, Y, G or B.

color-adjective =
    { $color ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
    .feminine = { color-adjective }

rank-skip = Skip
rank-reverse = Reverse
rank-draw-two = Draw Two
rank-wild = Wild
rank-wild-draw-four = Wild Draw Four

## Faces in words. $number is 0 to 9; $color of a wild is none until it has been laid.

face-number = { color-adjective } { $number }
    .a = a { face-number }
    .the = the { face-number }
face-skip = { color-adjective } { rank-skip }
    .a = a { face-skip }
    .the = the { face-skip }
face-reverse = { color-adjective } { rank-reverse }
    .a = a { face-reverse }
    .the = the { face-reverse }
face-draw-two = { color-adjective } { rank-draw-two }
    .a = a { face-draw-two }
    .the = the { face-draw-two }
face-wild =
    { $color ->
       *[none] { rank-wild }
        [R] { rank-wild } ({ color-adjective })
        [Y] { rank-wild } ({ color-adjective })
        [G] { rank-wild } ({ color-adjective })
        [B] { rank-wild } ({ color-adjective })
    }
    .a = a { face-wild }
    .the = the { face-wild }
face-wild-draw-four =
    { $color ->
       *[none] { rank-wild-draw-four }
        [R] { rank-wild-draw-four } ({ color-adjective })
        [Y] { rank-wild-draw-four } ({ color-adjective })
        [G] { rank-wild-draw-four } ({ color-adjective })
        [B] { rank-wild-draw-four } ({ color-adjective })
    }
    .a = a { face-wild-draw-four }
    .the = the { face-wild-draw-four }
faces-none = nothing

list-pair = { $first } and { $last }

seat-name = Seat { $seat }
direction-clockwise = clockwise
    .arrow = ↻
direction-counterclockwise = counterclockwise
    .arrow = ↺

## Numbers of things, to be used inside other messages; $game is cards or dice.

count-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
count-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
count-pieces =
    { $game ->
        [dice] { count-dice }
       *[cards] { count-cards }
    }
count-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
