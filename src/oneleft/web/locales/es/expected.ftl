### Lo que los lectores y el árbitro esperaban. El inglés es la frase misma del código.

## Faces, dice, moves

expected-face = una cara como R5, YS, GV, BD, W o WD4
expected-laid = una cara jugada como R5, BS, WR o WD4B
expected-color = un color: R, Y, G o B
expected-die-number = un dado de { $low } a { $high }
expected-move-cards = una jugada: una carta ({ $shown }; { $bang } canta UNO), { $acts }
expected-move-dice = una jugada: un dado ({ $shown }; { $bang } canta UNO), { $acts }
expected-move-shorter = una jugada más corta
expected-wild-color = el color elegido: { $choices } o { $last } (o { $unnamed } para elegirlo después)
expected-wild-only = { $one } o { $other }: solo un comodín debe un color
expected-die-up = { $die }, la cara de arriba
expected-die-shows = una cara que muestre uno de tus dados
expected-seat = un asiento de A a { $last }
expected-seat-or-none = un asiento de A a { $last }, o none

## Dice tables

expected-dice-rows = { $number } dados, uno por línea
expected-dice-rows-but = { $number } dados, uno por línea, pero hay { $found }
expected-dice = { $number } dados
expected-faces = { $number } caras
expected-faces-on-die = { $number } caras por dado
expected-die-faces = { $die }: y sus caras
expected-die-faces-count = { $die }: y sus { $number } caras
expected-table-game = una partida de dados, para una tabla de dados

## What chance owes, what the referee expects

expected-act = una jugada de { $seat }
expected-act-lawful = una jugada que las reglas admiten: { $text }
expected-round-end = el fin de la ronda
expected-record-end = el fin del acta, porque la partida ha terminado
expected-line-end = el fin de la línea
expected-line-end-or-without = el fin de la línea, o without y asientos
expected-card = una carta del mazo
expected-card-held = una carta que { $seat } puede tener
expected-hand-held = una mano que { $seat } puede tener
expected-card-left = una carta que pueda quedar
expected-card-open = una cara, porque todos ven esta carta
expected-die = un dado de la bolsa: { $dice }
expected-roll = la tirada de { $die }
expected-hand = la mano { $shown }
expected-points-possible = puntos que las manos pueden valer
expected-round = la ronda { $number }
expected-all-seats = todos los asientos
expected-first-seat = first y un asiento, porque las rondas anteriores no constan
expected-first-fixed = first { $seat }, como dicen las reglas
expected-first-there = un first que esté en la mesa
expected-round-dealt = una ronda desde el reparto

## Records

expected-opening = oneleft record { $number }
expected-header = { $fields } o { $word } { $number }
expected-header-before = antes de esto: { $line }
expected-once = { $name } una sola vez
expected-each-once = cada uno una sola vez
expected-law-version = la versión de las reglas, como { $number }
expected-seats-most = como mucho { $number } asientos
expected-seat-name = el asiento { $seat }, y quizá un nombre
expected-seat-other = otro asiento
expected-seats-others = otros asientos, y dos que jueguen
expected-preset = un reglamento: { $presets }
expected-preset-or-option = un reglamento ({ $presets }) u opción=valor
expected-option = opción=valor
expected-option-once = una opción una sola vez, como { $option }
expected-option-value = { $name }= y uno de estos valores: { $values }
expected-range = de { $low } a { $high }
expected-rules-sound = reglas coherentes ({ $text })
expected-round-number = el número de la ronda
expected-round-number-from = el número de la ronda, desde 1
expected-round-next = la ronda siguiente, porque los puntos cierran una ronda
expected-score = asientos con sus puntos, como { $line }
expected-score-of = los puntos de { $seat }
expected-points = puntos
expected-entry = una jugada ({ $sign } y la jugada), { $lines }, score o la ronda siguiente
expected-outcome-cards = cartas del mazo ({ $shown }, o { $hidden } para una carta oculta), o seat B
expected-outcome-dice = dados y las caras que muestran ({ $shown }), o seat B; nada queda oculto
expected-position = una posición
expected-field-once = { $name }: una sola vez
expected-commitment = { $name } y { $number } dígitos hexadecimales
expected-published = { $fields } (hasta J), { $field } o { $other }
expected-hex = { $number } dígitos hexadecimales

## Records as JSON

expected-json-fault = un JSON ({ $text })
expected-json = el JSON de un acta
expected-json-at = { $expected }, en { $path }
expected-json-object = un objeto
expected-json-object-with = un objeto con { $name }
expected-json-object-with-two = un objeto con { $name } y { $other }
expected-json-one-of = uno de estos: { $names }
expected-json-array = una lista
expected-json-text = un texto en una línea, sin { $sign }
expected-json-name = un nombre
expected-json-number = un número entero
expected-json-entry = quien actúa y una jugada
expected-table-note = la nota de una mesa guardada
expected-form = una forma: { $forms }

## Positions

expected-game-one = un solo juego: de cartas o de dados
expected-line-name = un nombre como { $names }, o un asiento como { $seat }
expected-number-only = el número { $low }
expected-number = un número de { $low } a { $high }
expected-seat-any = un asiento
expected-seat-number = un asiento y su número, como { $text }
expected-top = la cara en juego: { $shown } antes de elegir el color, o none
expected-face-or-none = una cara o none
expected-die-or-none = un dado o none
expected-die-any = un dado como { $dice }, { $unrolled } (sin tirar), o la cara que muestra
expected-die-position = una posición de { $low } a { $high }
expected-die-face-of = una cara de { $die }: { $shown }
expected-die-face-for = una cara para { $die }
expected-die-once = cada dado una sola vez: { $die } está en otro lugar
expected-die-no-color = un dado sin color elegido: solo el dado central lo tiene
expected-die-color = el color elegido, como { $one }, o { $other }
expected-die-counted = un dado de la mano, contado desde 0
expected-dice-fewer = menos { $face }: ningún otro dado libre la tiene
expected-cards-another = otra carta: la baraja tiene { $number } { $face }
expected-cards-all = todas las cartas: { $shown } y otras no están en ninguna parte
expected-most-left = como mucho { $number }: no quedan más
expected-stock-card = una carta en el mazo, porque hay que robar una
expected-stock-fewer = menos cartas de las que hay en el mazo
expected-top-none = top none
expected-center-none = ningún dado central
expected-color-next = { $one } o { $other } donde falta elegir el color, y solo allí
expected-answer-to = un Roba dos o Comodín roba cuatro, al que se responde
expected-claim-to = un Comodín roba cuatro, que se pueda atrapar
expected-seats-two = dos asientos o más
expected-left-no-cards = ninguna carta: ese jugador se ha ido
expected-left-no-dice = ningún dado: ese jugador se ha ido
expected-line-seat = { $name } y un asiento
expected-line-seat-in = { $name } y un asiento que siga en la ronda
expected-line-seat-draws = { $name } y el asiento que roba
expected-line-face = { $name } y una cara
expected-line-die = { $name } y un dado
expected-line-die-face = { $name } y un dado con su cara
expected-line-card-in-turn = { $name } y una carta de quien tiene el turno
expected-line-die-in-turn = { $name } y un dado de quien tiene el turno
expected-draws-number = { $name }, un asiento y un número desde 1
expected-draws-pouch = { $name }, un asiento, y un número de dados que estén en la bolsa
expected-owed = { $name } y lo que se debe, en una fase en que se deba
expected-owed-roll = { $name } si el dado ya se sacó, si no { $other }
expected-owed-seat = { $name } en la fase { $phase }, y solo allí

## Files of node counts

expected-perft-head = perft, un nombre y un título
expected-perft-count = profundidad, nodos y nodos ponderados
expected-perft-depth = una profundidad mayor que la anterior
expected-perft-given = la parte given, con una posición
expected-perft-row = windows, given o counts
