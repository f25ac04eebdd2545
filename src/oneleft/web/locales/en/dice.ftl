### The dice table in the browser: what its screen says that screen.ftl and table.ftl do not.
### $actor and $seat are names, $face and $top notation that is put into words.

dice-skip = Go to my dice
dice-center = Center die and pouch
dice-center-shows = Center die: { $facename }
dice-center-empty = No center die yet
dice-mine = My dice
dice-not = { $card }, not playable: { $reason }
dice-unrolled = not rolled yet
dice-pouch = Pouch
dice-draw = Draw a die
dice-reroll = Reroll all
dice-pass = Let it stand
dice-claim = Not allowed!
dice-claim-hint = Say that { $actor } was not allowed to play Wild Draw Four
dice-claim-ask = { $actor } played Wild Draw Four: draw { $count } with A, or say with X that it was not allowed.

trouble-no-reroll = You cannot reroll now.
trouble-no-claim = There is no Wild Draw Four to catch now.

help-dice-touch = Tap a lit die to play it. If none fits, reroll them all; if still none fits, draw a die from the pouch.
help-dice-claim = Everybody sees all dice. Whoever sees that a Wild Draw Four was played although another die matched can catch it, until it is settled.
help-dice-uno = With two dice before you press UNO! before you play, or right after. Catch! lights up when somebody has forgotten it.
key-dice-arrows = through my dice
key-dice-play = play the die
key-dice-reroll = reroll all dice
key-dice-draw = draw a die
key-dice-keep = keep the drawn die
key-dice-claim = catch a Wild Draw Four
key-dice-accept = draw the dice
key-dice-pass = let a Wild Draw Four stand
