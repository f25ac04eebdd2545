### O que os leitores e o árbitro esperavam. O inglês é a própria frase do código.

## Faces, dice, moves

expected-face = uma face como R5, YS, GV, BD, W ou WD4
expected-laid = uma face jogada como R5, BS, WR ou WD4B
expected-color = uma cor: R, Y, G ou B
expected-die-number = um dado de { $low } a { $high }
expected-move-cards = uma jogada: uma carta ({ $shown }; { $bang } grita UNO), { $acts }
expected-move-dice = uma jogada: um dado ({ $shown }; { $bang } grita UNO), { $acts }
expected-move-shorter = uma jogada mais curta
expected-wild-color = a cor escolhida: { $choices } ou { $last } (ou { $unnamed } para escolher depois)
expected-wild-only = { $one } ou { $other }: só um curinga deve uma cor
expected-die-up = { $die }, a face de cima
expected-die-shows = uma face que um dos seus dados mostra
expected-seat = um lugar de A a { $last }
expected-seat-or-none = um lugar de A a { $last }, ou none

## Dice tables

expected-dice-rows = { $number } dados, um por linha
expected-dice-rows-but = { $number } dados, um por linha, mas há { $found }
expected-dice = { $number } dados
expected-faces = { $number } faces (dado)
expected-faces-on-die = { $number } faces por dado
expected-die-faces = { $die }: e as suas faces
expected-die-faces-count = { $die }: e as suas { $number } faces
expected-table-game = um jogo de dados, para uma tabela de dados

## What chance owes, what the referee expects

expected-act = uma jogada de { $seat }
expected-act-lawful = uma jogada que as regras aceitam: { $text }
expected-round-end = o fim da rodada
expected-record-end = o fim do registro, porque a partida acabou
expected-line-end = o fim da linha
expected-line-end-or-without = o fim da linha, ou without e lugares
expected-card = uma carta do monte
expected-card-held = uma carta que { $seat } pode ter
expected-hand-held = uma mão que { $seat } pode ter
expected-card-left = uma carta que ainda pode restar
expected-card-open = uma face, porque todos veem esta carta
expected-die = um dado da bolsa: { $dice }
expected-roll = o lance de { $die }
expected-hand = a mão { $shown }
expected-points-possible = pontos que as mãos podem valer
expected-round = a rodada { $number }
expected-all-seats = todos os lugares
expected-first-seat = first e um lugar, porque as rodadas anteriores não foram registradas
expected-first-fixed = first { $seat }, como dizem as regras
expected-first-there = um first que está à mesa
expected-round-dealt = uma rodada desde a distribuição

## Records

expected-opening = oneleft record { $number }
expected-header = { $fields } ou { $word } { $number }
expected-header-before = antes disto: { $line }
expected-once = { $name } uma só vez
expected-each-once = cada um uma só vez
expected-law-version = a versão das regras, como { $number }
expected-seats-most = no máximo { $number } lugares
expected-seat-name = o lugar { $seat }, e talvez um nome
expected-seat-other = outro lugar
expected-seats-others = outros lugares, e dois que jogam
expected-preset = um conjunto de regras: { $presets }
expected-preset-or-option = um conjunto de regras ({ $presets }) ou opção=valor
expected-option = opção=valor
expected-option-once = uma opção uma só vez, como { $option }
expected-option-value = { $name }= e um destes valores: { $values }
expected-range = de { $low } a { $high }
expected-rules-sound = regras coerentes ({ $text })
expected-round-number = o número da rodada
expected-round-number-from = o número da rodada, a partir de 1
expected-round-next = a rodada seguinte, porque os pontos encerram uma rodada
expected-score = lugares com seus pontos, como { $line }
expected-score-of = os pontos de { $seat }
expected-points = pontos
expected-entry = uma jogada ({ $sign } e a jogada), { $lines }, score ou a rodada seguinte
expected-outcome-cards = cartas do monte ({ $shown }, ou { $hidden } para uma carta oculta), ou seat B
expected-outcome-dice = dados e as faces que mostram ({ $shown }), ou seat B; nada fica oculto
expected-position = uma posição
expected-field-once = { $name }: uma só vez
expected-commitment = { $name } e { $number } dígitos hexadecimais
expected-published = { $fields } (até J), { $field } ou { $other }
expected-hex = { $number } dígitos hexadecimais

## Records as JSON

expected-json-fault = um JSON ({ $text })
expected-json = o JSON de um registro
expected-json-at = { $expected }, em { $path }
expected-json-object = um objeto
expected-json-object-with = um objeto com { $name }
expected-json-object-with-two = um objeto com { $name } e { $other }
expected-json-one-of = um destes: { $names }
expected-json-array = uma lista
expected-json-text = um texto em uma linha, sem { $sign }
expected-json-name = um nome
expected-json-number = um número inteiro
expected-json-entry = quem age e uma jogada
expected-table-note = a nota de uma mesa salva
expected-form = uma forma: { $forms }

## Positions

expected-game-one = um só jogo: de cartas ou de dados
expected-line-name = um nome como { $names }, ou um lugar como { $seat }
expected-number-only = o número { $low }
expected-number = um número de { $low } a { $high }
expected-seat-any = um lugar
expected-seat-number = um lugar e seu número, como { $text }
expected-top = a face em jogo: { $shown } antes da escolha da cor, ou none
expected-face-or-none = uma face ou none
expected-die-or-none = um dado ou none
expected-die-any = um dado como { $dice }, { $unrolled } (não lançado), ou a face que mostra
expected-die-position = uma posição de { $low } a { $high }
expected-die-face-of = uma face de { $die }: { $shown }
expected-die-face-for = uma face para { $die }
expected-die-once = cada dado uma só vez: { $die } está em outro lugar
expected-die-no-color = um dado sem cor escolhida: só o dado do centro tem uma
expected-die-color = a cor escolhida, como { $one }, ou { $other }
expected-die-counted = um dado da mão, contado a partir de 0
expected-dice-fewer = menos { $face }: nenhum outro dado livre tem essa face
expected-cards-another = outra carta: o baralho tem { $number } { $face }
expected-cards-all = todas as cartas: { $shown } e outras não estão em lugar nenhum
expected-most-left = no máximo { $number }: não restam mais
expected-stock-card = uma carta no monte, porque é preciso comprar uma
expected-stock-fewer = menos cartas do que há no monte
expected-top-none = top none
expected-center-none = nenhum dado no centro
expected-color-next = { $one } ou { $other } onde a cor está por escolher, e só ali
expected-answer-to = um Comprar Dois ou Curinga Comprar Quatro, ao qual se responde
expected-claim-to = um Curinga Comprar Quatro, que se pode flagrar
expected-seats-two = dois lugares ou mais
expected-left-no-cards = nenhuma carta: esse jogador saiu
expected-left-no-dice = nenhum dado: esse jogador saiu
expected-line-seat = { $name } e um lugar
expected-line-seat-in = { $name } e um lugar que ainda está na rodada
expected-line-seat-draws = { $name } e o lugar que compra
expected-line-face = { $name } e uma face
expected-line-die = { $name } e um dado
expected-line-die-face = { $name } e um dado com a sua face
expected-line-card-in-turn = { $name } e uma carta de quem tem a vez
expected-line-die-in-turn = { $name } e um dado de quem tem a vez
expected-draws-number = { $name }, um lugar e um número a partir de 1
expected-draws-pouch = { $name }, um lugar, e um número de dados que estão na bolsa
expected-owed = { $name } e o que é devido, em uma fase em que é devido
expected-owed-roll = { $name } se o dado já foi tirado, senão { $other }
expected-owed-seat = { $name } na fase { $phase }, e só ali

## Files of node counts

expected-perft-head = perft, um nome e um título
expected-perft-count = profundidade, nós e nós ponderados
expected-perft-depth = uma profundidade maior que a anterior
expected-perft-given = a parte given, com uma posição
expected-perft-row = windows, given ou counts
