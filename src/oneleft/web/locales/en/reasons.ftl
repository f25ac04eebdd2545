### Why an act is refused or an offense: one message for each code of oneleft.reasons.
###
### $actor: who wants to act. $turn: who is to act. $target: who is named.
### $face, $top: notation (R5, WB); $facename, $topname: the same in words, $aface and $theface,
### $thetop with an article. $color: the color in play, in words. $count: what is to be drawn.
### $option: the value of wd4_restriction or wd4_test. $topkind: wild, action or number.
### $game: cards or dice. A sentence may select by $game, $topkind and $option, and by nothing else
### (scripts/make_sentences.py).

lawful = That is lawful.
not-an-act = There is no such act in this game: choose one of the listed moves.
not-seated = { $actor } does not take part in this round: only those who play may act.
round-over = The round is over: nothing more can be done until the next one begins.
chance-due =
    { $game ->
        [dice] Dice are still being drawn or rolled: wait until they lie still.
       *[cards] Cards are still being dealt or drawn: wait until they are in hand.
    }
no-chance-due =
    { $game ->
        [dice] No die is to be drawn or rolled now: a player must act first.
       *[cards] No card is to come off the draw pile now: a player must act first.
    }
not-your-turn = It is not your turn: { $turn } is to act.
no-match =
    { $game ->
        [dice]
            { $topkind ->
                [wild] { $facename } cannot go on { $topname }: only { $color } or a wild goes there.
               *[other] { $facename } cannot go on { $topname }: match the color ({ $color }), the number or the command, or play a wild.
            }
       *[cards]
            { $topkind ->
                [wild] { $facename } cannot go on { $topname }: only { $color } or a wild goes there.
               *[other] { $facename } cannot go on { $topname }: match the color ({ $color }), the number or the symbol, or play a wild.
            }
    }
not-in-hand =
    { $game ->
        [dice] You have no such die ({ $face }): play one of the dice in your hand.
       *[cards] You do not hold { $aface }: play one of the cards in your hand.
    }
only-the-drawn =
    { $game ->
        [dice] You have drawn a die: you may play that one or end your turn, but no other die.
       *[cards] You have drawn a card: you may play that one or keep it, but no other card.
    }
must-play =
    { $game ->
        [dice] You have a die that can be played: play it; a reroll or a draw is not allowed now.
       *[cards] You hold a card that can be played: play it; drawing is only for those who cannot.
    }
already-drew =
    { $game ->
        [dice] You have already drawn this turn: play the new die or keep it.
       *[cards] You have already drawn this turn: play the new card or keep it.
    }
must-answer =
    { $game ->
        [dice] You must first answer { $thetop }: take the draw ({ $count }), or stack on it where the rules allow.
       *[cards] You must first answer { $thetop }: take the draw ({ $count }), or stack on it or challenge it where the rules allow.
    }
cannot-stack = { $facename } cannot be stacked on { $thetop }: stack a draw card that fits, or take the draw ({ $count }).
nothing-pending = No draw is waiting for your answer: there is nothing to take or accept.
no-challenge = There is nothing to challenge: only the victim of a Wild Draw Four may challenge it, before drawing, and only where the rules provide for it.
no-stack-challenge = A stacked Wild Draw Four cannot be challenged under these rules: stack another one or take the draw ({ $count }).
color-due = A color must be named first: red, yellow, green or blue.
no-color-due = No color is to be named now: colors are named with a wild.
target-due = First choose the player with whom you swap hands.
no-target-due = No swap is due: hands are swapped after a 7, under the Seven-Zero rule.
bad-target = You cannot swap hands with { $target }: choose another player who is in the round.
wd4-unlawful =
    { $option ->
        [color] Wild Draw Four is not allowed: you hold the color in play ({ $color }). Play something else.
        [any_match] Wild Draw Four is not allowed: something in your hand matches { $thetop } by color, number or symbol. Play something else.
        [any_playable] Wild Draw Four is not allowed: something else in your hand can be played. Play that.
       *[other] Wild Draw Four is not allowed: your hand holds something else that must be played before it.
    }
wd4-unlawful-offense =
    { $game ->
        [dice] This Wild Draw Four breaks the rule: another die in the hand matches. It stands unless it is caught.
       *[cards] This Wild Draw Four breaks the rule: the hand holds a card that forbids it. It stands unless it is challenged.
    }
wild-not-anytime = A Wild is not allowed while another card can be played: play that card.
no-action-finish = An action or wild card cannot be the last card under these rules: draw instead.
nothing-to-keep =
    { $game ->
        [dice] There is no drawn die to keep: keeping is for a die just drawn.
       *[cards] There is no drawn card to keep: keeping is for a card just drawn.
    }
must-play-drawn =
    { $game ->
        [dice] The drawn die can be played, so it must be: you cannot keep it.
       *[cards] The drawn card can be played, so it must be: you cannot keep it.
    }
nothing-left = Nothing is left to draw, and you hold a card that can be played: play it.
false-call =
    { $game ->
        [dice] You cannot call UNO now: call it with the play that leaves you one die, or just before or after it.
       *[cards] You cannot call UNO now: call it with the play that leaves you one card, or just before or after it.
    }
false-call-offense =
    { $game ->
        [dice] UNO was called without coming down to one die: the call is void, and the penalty is due.
       *[cards] UNO was called without coming down to one card: the call is void, and the penalty is due.
    }
already-called = You have already called UNO: once is enough.
call-too-late =
    { $game ->
        [dice] It is too late to call UNO: call it with the play that leaves you one die, before the next turn begins.
       *[cards] It is too late to call UNO: call it with the play that leaves you one card, before the next turn begins.
    }
already-paid = You have already paid for one false call or catch this turn: wait for the next turn.
false-catch =
    { $game ->
        [dice] You cannot catch { $target }: catch an opponent with exactly one die who has not called UNO, while there is time.
       *[cards] You cannot catch { $target }: catch an opponent with exactly one card who has not called UNO, while there is time.
    }
false-catch-offense = { $target } had no UNO call to make: the false catch has its penalty.
catch-own-side = You cannot catch { $target }: only an opponent who is in the round can be caught, never yourself or your partner.
play-unresolved = The play is not finished: { $turn } must first complete it by naming a color or a player.
jump-in-off = Jumping in is not part of these rules: wait for your turn.
jump-in-differs = { $facename } cannot jump in on { $thetop }: only the identical card can, of the same color with the same number or symbol.
jump-in-closed = You cannot jump in now: it is possible only between a play and the next player’s first move.
jump-in-own-turn = It is your own turn: simply play the card.
jump-in-wild = A wild card cannot jump in: wait for your turn.
jump-in-last = Your last card cannot jump in under these rules: play it on your turn.
lay-last =
    { $game ->
        [dice] With your last die the color must be named at once: add its letter (R, Y, G or B).
       *[cards] With your last card the color must be named at once: add its letter (R, Y, G or B).
    }
partners-stay = In teams nobody leaves the round: a bot takes the seat over.
not-in-stock = { $facename } cannot come off the draw pile: all cards of that face are elsewhere.
replay-only =
    { $game ->
        [dice] After taking back the Wild Draw Four you may only play a lawful die that you held before the draw.
       *[cards] After taking back the Wild Draw Four you may only play a lawful card that you held before the draw.
    }
reroll-first = Reroll your hand first: only then may you draw a die.
already-rerolled = You have already rerolled this turn: play a die that matches, or draw one.
reroll-off = There is no reroll under these rules: play a die or draw one.
draw-only = After the reroll you can only draw a die; the new die may be played.
false-claim = This Wild Draw Four was lawful, so there is nothing to catch: pass or accept it.
false-claim-offense = This Wild Draw Four was lawful: the false claim has its penalty.
no-claim = There is no Wild Draw Four to catch: only one that has just been played can be caught.
claim-passed = You have already passed: you cannot catch this Wild Draw Four any more.
claim-victim-only = Only the victim, { $turn }, may catch this Wild Draw Four.
claim-open = The Wild Draw Four may still be caught: first catch it, pass or accept it.
not-in-pouch = That die cannot come out of the pouch: it lies elsewhere.
color-needless = { $facename } needs no color: a color is named with a wild alone.
caught-die-barred = The Wild Draw Four that was caught cannot be played again this turn: play another die.

## What `oneleft ask` says of a lawful act.

lawful-color = Lawful: { $facename } has the color in play ({ $color }).
lawful-number = Lawful: { $facename } has the same number as { $thetop }.
lawful-symbol = Lawful: { $facename } shows the same symbol as { $thetop }.
lawful-wild = Lawful: a Wild goes on { $thetop } as on anything else, and its player names a color.
lawful-wd4 = Lawful: nothing in the hand forbids this Wild Draw Four, and its player names a color.
lawful-draw =
    { $game ->
        [dice] Lawful: a die may be drawn now.
       *[cards] Lawful: a card may be drawn now.
    }
lawful-keep =
    { $game ->
        [dice] Lawful: the new die may be kept, and the turn ends.
       *[cards] Lawful: the new card may be kept, and the turn ends.
    }
lawful-reroll = Lawful: the whole hand may be rolled again now.
lawful-take = Lawful: whoever does not stack takes the whole draw ({ $count }).
lawful-accept = Lawful: the victim may let this Wild Draw Four stand and draw ({ $count }).
lawful-challenge = Lawful: the victim of a Wild Draw Four may challenge it before drawing.
lawful-claim = Lawful: this Wild Draw Four broke the rule, and it is caught in time.
lawful-pass = Lawful: nobody has to catch a Wild Draw Four.
lawful-call =
    { $game ->
        [dice] Lawful: UNO is called for the last die, and in time.
       *[cards] Lawful: UNO is called for the last card, and in time.
    }
lawful-catch =
    { $game ->
        [dice] Lawful: { $target } has one die, has not called UNO, and is caught in time.
       *[cards] Lawful: { $target } has one card, has not called UNO, and is caught in time.
    }
lawful-named = Lawful: the color ({ $color }) is yours to name.
lawful-swap = Lawful: after a 7, hands are swapped with any other player of the round.
lawful-jump = Lawful: the identical card may jump in before the next player acts.
lawful-leave = Lawful: a player may leave the round at any time.
lawful-other = Lawful: the rules allow this now.
