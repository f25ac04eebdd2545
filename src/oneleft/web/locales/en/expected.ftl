### What readers and the referee expected. The English messages are the very phrases of the code,
### with a parameter for what varies: oneleft.words finds a phrase's message by them.

## Faces, dice, moves

expected-face = a face such as R5, YS, GV, BD, W or WD4
expected-laid = a laid face such as R5, BS, WR or WD4B
expected-color = a color: R, Y, G or B
expected-die-number = a die from { $low } to { $high }
expected-move-cards = a move: a card ({ $shown }; { $bang } calls UNO), { $acts }
expected-move-dice = a move: a die ({ $shown }; { $bang } calls UNO), { $acts }
expected-move-shorter = a shorter move
expected-wild-color = the color it names: { $choices } or { $last } (or { $unnamed } to name it next)
expected-wild-only = { $one } or { $other }: only a wild owes a color
expected-die-up = { $die }, the face that lies up
expected-die-shows = a face that one of your dice shows
expected-seat = a seat, A to { $last }
expected-seat-or-none = a seat, A to { $last }, or none

## Dice tables

expected-dice-rows = { $number } dice, one a line
expected-dice-rows-but = { $number } dice, one a line, but there are { $found }
expected-dice = { $number } dice
expected-faces = { $number } faces
expected-faces-on-die = { $number } faces on a die
expected-die-faces = { $die }: and its faces
expected-die-faces-count = { $die }: and its { $number } faces
expected-table-game = game dice, for a table of dice

## What chance owes, what the referee expects

expected-act = an act of { $seat }
expected-act-lawful = an act that the law accepts: { $text }
expected-round-end = the end of the round
expected-record-end = the end of the record, for the match is over
expected-line-end = the end of the line
expected-line-end-or-without = the end of the line, or without and seats
expected-card = a card off the stock
expected-card-held = a card that { $seat } may hold
expected-hand-held = a hand that { $seat } may hold
expected-card-left = a card that may be left
expected-card-open = a face, for all see this card
expected-die = a die out of the pouch: { $dice }
expected-roll = the roll of { $die }
expected-hand = the hand { $shown }
expected-points-possible = points that the hands may be worth
expected-round = round { $number }
expected-all-seats = all seats
expected-first-seat = first and a seat, for the rounds before it are not recorded
expected-first-fixed = first { $seat }, as the rules say
expected-first-there = a first that is at the table
expected-round-dealt = a round from its deal

## Records

expected-opening = oneleft record { $number }
expected-header = { $fields } or { $word } { $number }
expected-header-before = before this: { $line }
expected-once = { $name } once
expected-each-once = each once
expected-law-version = the version of the law, such as { $number }
expected-seats-most = at most { $number } seats
expected-seat-name = seat { $seat }, and perhaps a name
expected-seat-other = another seat
expected-seats-others = other seats, and two that play
expected-preset = a preset: { $presets }
expected-preset-or-option = a preset ({ $presets }) or option=value
expected-option = option=value
expected-option-once = an option once, such as { $option }
expected-option-value = { $name }= and one of: { $values }
expected-range = { $low } to { $high }
expected-rules-sound = sound rules ({ $text })
expected-round-number = the number of the round
expected-round-number-from = the number of the round, from 1
expected-round-next = the next round, for the score ends a round
expected-score = seats with their points, such as { $line }
expected-score-of = the points of { $seat }
expected-points = points
expected-entry = an act ({ $sign } and a move), { $lines }, score or the next round
expected-outcome-cards = cards off the stock ({ $shown }, or { $hidden } for a hidden one), or seat B
expected-outcome-dice = dice and the faces they roll ({ $shown }), or seat B; nothing is hidden
expected-position = a position
expected-field-once = { $name }: once
expected-commitment = { $name } and { $number } hex digits
expected-published = { $fields } (to J), { $field } or { $other }
expected-hex = { $number } hex digits

## Records as JSON

expected-json-fault = JSON ({ $text })
expected-json = JSON of a record
expected-json-at = { $expected }, at { $path }
expected-json-object = an object
expected-json-object-with = an object with { $name }
expected-json-object-with-two = an object with { $name } and { $other }
expected-json-one-of = one of { $names }
expected-json-array = an array
expected-json-text = a text on one line, without { $sign }
expected-json-name = a name
expected-json-number = a whole number
expected-json-entry = an actor and an act
expected-table-note = the note of a saved table
expected-form = a form: { $forms }

## Positions

expected-game-one = one game: cards or dice
expected-line-name = a name such as { $names }, or a seat such as { $seat }
expected-number-only = the number { $low }
expected-number = a number from { $low } to { $high }
expected-seat-any = a seat
expected-seat-number = a seat and its number, such as { $text }
expected-top = the face in play: { $shown } before its color is named, or none
expected-face-or-none = a face or none
expected-die-or-none = a die or none
expected-die-any = a die such as { $dice }, { $unrolled } (not rolled), or the face it shows
expected-die-position = a position from { $low } to { $high }
expected-die-face-of = a face of { $die }: { $shown }
expected-die-face-for = a face for { $die }
expected-die-once = each die once: { $die } lies elsewhere
expected-die-no-color = a die without a named color: only the center has one
expected-die-color = the color that was named, such as { $one }, or { $other }
expected-die-counted = a die of the hand, counted from 0
expected-dice-fewer = fewer { $face }: no other die that is free has it
expected-cards-another = another card: the deck has { $number } { $face }
expected-cards-all = all cards: { $shown } and so on lie nowhere
expected-most-left = at most { $number }: no more are left
expected-stock-card = a card in the stock, for one is due
expected-stock-fewer = fewer cards than are in the stock
expected-top-none = top none
expected-center-none = no center die
expected-color-next = { $one } or { $other } where its color is named next, and only there
expected-answer-to = a Draw Two or Wild Draw Four, which the answer is to
expected-claim-to = a Wild Draw Four, which may be claimed
expected-seats-two = two seats or more
expected-left-no-cards = no cards: the seat has left
expected-left-no-dice = no dice: the seat has left
expected-line-seat = { $name } and a seat
expected-line-seat-in = { $name } and a seat that is in the round
expected-line-seat-draws = { $name } and the seat that draws
expected-line-face = { $name } and a face
expected-line-die = { $name } and a die
expected-line-die-face = { $name } and a die with its face
expected-line-card-in-turn = { $name } and a card of the hand in turn
expected-line-die-in-turn = { $name } and a die of the hand in turn
expected-draws-number = { $name }, a seat and a number from 1
expected-draws-pouch = { $name }, a seat, and a number of dice that are in the pouch
expected-owed = { $name } and what is due, in a phase where it is
expected-owed-roll = { $name } if the die has been drawn, else { $other }
expected-owed-seat = { $name } in phase { $phase }, and only there

## Files of node counts

expected-perft-head = perft, a name and a title
expected-perft-count = depth, nodes and weighted nodes
expected-perft-depth = a greater depth than before
expected-perft-given = the part given, with a position
expected-perft-row = windows, given or counts
