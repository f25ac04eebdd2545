### Every option of both games and every value: a label, what it does, and the rule it makes.
### Numbers have one message with $count; a seat also comes as its letter, $seat.

game-cards = UNO
    .hint = The card game with 108 cards, for 2 to 10 players.
game-dice = UNO Dice
    .hint = The dice game with 24 dice, for 2 to 4 players.
preset-classic = Classic
    .hint = The rules as the old rule sheets state them.
preset-official = Official
    .hint = The rules of the maker’s current sheet.
preset-party = Party
    .hint = Popular house rules.
value-true = yes
value-false = no

## Cards

option-cards-deck = Deck
    .hint = Which cards are in the deck.
value-cards-deck-108 = 108 cards
    .rule = The game is played with 108 cards.
value-cards-deck-112-shuffle = 112 cards with Shuffle Hands
    .rule = The game is played with 112 cards, among them a Wild Shuffle Hands and three Wild Customizable cards.
value-cards-deck-112-swap = 112 cards with Swap Hands
    .rule = The game is played with 112 cards, among them a Wild Swap Hands and three blank cards.
option-cards-hand-size = Cards dealt
    .hint = How many cards each player gets at the start of a round.
value-cards-hand-size = { count-cards }
    .rule = Each player gets { count-cards }.
option-cards-target-score = Target score
    .hint = How many points end the game.
value-cards-target-score = { count-points }
    .rule = The target of the game is { count-points }.
option-cards-scoring = Scoring
    .hint = Who scores which points after a round.
value-cards-scoring-winner-takes = Winner takes all
    .rule = The winner of the round scores the cards left in all other hands; whoever reaches the target first wins the game.
value-cards-scoring-low-total-wins = Lowest total wins
    .rule = Everyone adds the points of their own hand; when someone reaches the target, the lowest total wins the game.
value-cards-scoring-elimination = Elimination
    .rule = Everyone adds the points of their own hand, and whoever reaches the target is out; the last one in wins the game.
value-cards-scoring-single-round = Single round
    .rule = The game is a single round; its winner scores the cards left in all other hands.
option-cards-tie = Tie
    .hint = What happens if several players share the lowest total.
value-cards-tie-share = Shared win
    .rule = Players who tie for the lowest total share the win.
value-cards-tie-extra-round = Extra round
    .rule = If players tie for the lowest total, another round is played.
option-cards-first-dealer = First dealer
    .hint = How the dealer of the first round is found.
value-cards-first-dealer-fixed = Fixed seat
    .rule = The dealer of the first round is fixed beforehand.
value-cards-first-dealer-random = Random
    .rule = The dealer of the first round is chosen at random.
value-cards-first-dealer-draw-high = Highest card
    .rule = Everyone draws a card, and the highest number deals first; symbols count 0, and a tie is drawn again.
option-cards-dealer-seat = Dealer’s seat
    .hint = Which seat deals first if the seat is fixed.
value-cards-dealer-seat = Seat { $seat }
    .rule = Seat { $seat } deals first.
option-cards-next-dealer = Next dealer
    .hint = Who deals the following rounds.
value-cards-next-dealer-rotate = To the left
    .rule = The deal passes to the left after each round.
value-cards-next-dealer-winner-deals = Winner deals
    .rule = The winner of a round deals the next one.
value-cards-next-dealer-winner-starts = Winner starts
    .rule = The winner of a round plays first in the next one; the player to the winner’s right deals.
option-cards-first-skip = First card Skip
    .hint = What happens if the first card turned up is a Skip.
value-cards-first-skip-apply = Takes effect
    .rule = If the first card is a Skip, the player at the dealer’s left is skipped.
value-cards-first-skip-redraw = Another card
    .rule = If the first card is a Skip, it goes back and another card is turned up.
option-cards-first-draw2 = First card Draw Two
    .hint = What happens if the first card turned up is a Draw Two.
value-cards-first-draw2-apply = Takes effect
    .rule = If the first card is a Draw Two, the player at the dealer’s left draws two cards and loses the turn.
value-cards-first-draw2-redraw = Another card
    .rule = If the first card is a Draw Two, it goes back and another card is turned up.
option-cards-first-reverse-starter = First card Reverse
    .hint = Who plays first if the first card turned up is a Reverse.
value-cards-first-reverse-starter-dealer = Dealer starts
    .rule = If the first card is a Reverse, the dealer plays first and play goes counterclockwise.
value-cards-first-reverse-starter-right-of-dealer = Right of the dealer starts
    .rule = If the first card is a Reverse, the player at the dealer’s right plays first and play goes counterclockwise.
value-cards-first-reverse-starter-left-of-dealer = Left of the dealer starts
    .rule = If the first card is a Reverse, the player at the dealer’s left plays first and play goes counterclockwise.
option-cards-opening-wild-color = First card Wild
    .hint = Who names the color if the first card turned up is a Wild.
value-cards-opening-wild-color-first-to-act = First to play
    .rule = If the first card is a Wild, the player who takes the first turn names the color.
value-cards-opening-wild-color-dealer = Dealer
    .rule = If the first card is a Wild, the dealer names the color.
value-cards-opening-wild-color-redraw = Another card
    .rule = If the first card is a Wild, it goes back and another card is turned up.
option-cards-first-wd4 = First card Wild Draw Four
    .hint = What happens if the first card turned up is a Wild Draw Four.
value-cards-first-wd4-apply = Takes effect
    .rule = If the first card is a Wild Draw Four, the player at the dealer’s left draws four cards and loses the turn.
value-cards-first-wd4-reshuffle = Shuffled back
    .rule = If the first card is a Wild Draw Four, it is shuffled back into the draw pile and another card is turned up.
option-cards-match-symbol = Match by symbol
    .hint = Whether an action card goes on the same action card of another color.
value-cards-match-symbol-true = Yes
    .rule = An action card also goes on the same action card of another color.
value-cards-match-symbol-false = No
    .rule = An action card goes only on its own color.
option-cards-draw2-skips = Draw Two costs the turn
    .hint = Whether the victim of a Draw Two also loses the turn.
value-cards-draw2-skips-true = Yes
    .rule = The victim of a Draw Two also loses the turn.
value-cards-draw2-skips-false = No
    .rule = The victim of a Draw Two draws and then takes a normal turn.
option-cards-stacking = Stacking
    .hint = Whether a draw card may be answered with another draw card.
value-cards-stacking-off = Off
    .rule = A draw card cannot be answered with another draw card.
value-cards-stacking-same-kind = Same kind
    .rule = A Draw Two may be answered with a Draw Two, a Wild Draw Four with a Wild Draw Four; the draws add up, and whoever does not stack takes them all.
value-cards-stacking-d2-then-wd4 = Same kind, and four on two
    .rule = A Draw Two may be answered with a Draw Two or a Wild Draw Four, a Wild Draw Four only with a Wild Draw Four; the draws add up, and whoever does not stack takes them all.
value-cards-stacking-any = Any draw card
    .rule = A draw card may be answered with any other draw card; the draws add up, and whoever does not stack takes them all.
option-cards-stack-challenge = Challenge a stack
    .hint = Whether a Wild Draw Four stacked on a draw card may be challenged.
value-cards-stack-challenge-true = Yes
    .rule = A stacked Wild Draw Four may be challenged; only the last one is judged. If the challenge is right, its player draws the whole total; if it is wrong, the challenger draws the total and two more.
value-cards-stack-challenge-false = No
    .rule = A stacked Wild Draw Four cannot be challenged.
option-cards-two-player-reverse = Reverse with two players
    .hint = What a Reverse does when only two play.
value-cards-two-player-reverse-skip = Like Skip
    .rule = With two players Reverse acts like Skip.
value-cards-two-player-reverse-no-effect = No effect
    .rule = With two players Reverse has no effect.
option-cards-wild-anytime = Wild at any time
    .hint = Whether a Wild may be played although another card fits.
value-cards-wild-anytime-true = Yes
    .rule = A Wild may be played even if another card fits.
value-cards-wild-anytime-false = No
    .rule = A Wild may be played only if no card other than a wild fits.
option-cards-wd4-restriction = When Wild Draw Four is lawful
    .hint = Which cards in hand forbid a Wild Draw Four.
value-cards-wd4-restriction-none = Always
    .rule = A Wild Draw Four may always be played.
value-cards-wd4-restriction-color = Without the color in play
    .rule = A Wild Draw Four may be played only by someone who holds no card of the color in play.
value-cards-wd4-restriction-any-match = Without any match
    .rule = A Wild Draw Four may be played only by someone who holds no card that matches by color, number or symbol.
value-cards-wd4-restriction-any-playable = Without a playable card
    .rule = A Wild Draw Four may be played only by someone who holds no other playable card, Wilds included.
option-cards-wd4-enforcement = Unlawful Wild Draw Four
    .hint = What happens when a Wild Draw Four is played against the rule.
value-cards-wd4-enforcement-free = Nothing happens
    .rule = A Wild Draw Four cannot be challenged.
value-cards-wd4-enforcement-challenge = May be challenged
    .rule = A Wild Draw Four may be bluffed. The player who would have to draw may accept it or challenge it before drawing.
value-cards-wd4-enforcement-strict = Refused
    .rule = A Wild Draw Four against the rule is refused.
option-cards-wd4-guilty-draw = Price of a bluff
    .hint = How many cards a player draws whose bluff is challenged.
value-cards-wd4-guilty-draw = { count-cards }
    .rule = If the challenge is right, whoever played the Wild Draw Four draws { count-cards }, and the challenger takes a normal turn without drawing.
option-cards-wd4-innocent-draw = Price of a wrong challenge
    .hint = How many cards a player draws who challenges a lawful Wild Draw Four.
value-cards-wd4-innocent-draw = { count-cards }
    .rule = If the challenge is wrong, the challenger draws { count-cards } and loses the turn.
option-cards-wd4-guilty = After a right challenge
    .hint = What becomes of a Wild Draw Four whose bluff was challenged.
value-cards-wd4-guilty-stays = It stays
    .rule = A bluffed Wild Draw Four stays on the pile, and the color named stands.
value-cards-wd4-guilty-take-back = Taken back
    .rule = A bluffed Wild Draw Four goes back to its player’s hand, and the former card and color count again.
value-cards-wd4-guilty-take-back-and-replay = Taken back, another card
    .rule = A bluffed Wild Draw Four goes back to its player’s hand, and its player must then play a lawful card held before the draw, if there is one.
option-cards-challenge-reveal = Who sees the hand
    .hint = To whom a challenged hand is shown.
value-cards-challenge-reveal-challenger = The challenger
    .rule = The challenged hand is shown to the challenger alone.
value-cards-challenge-reveal-all = Everyone
    .rule = The challenged hand is shown to everyone.
value-cards-challenge-reveal-none = Nobody
    .rule = The challenged hand is shown to nobody; the referee alone judges it.
option-cards-voluntary-draw = Drawing by choice
    .hint = Whether a player who could play may draw instead.
value-cards-voluntary-draw-true = Allowed
    .rule = A player who could play may draw instead.
value-cards-voluntary-draw-false = Not allowed
    .rule = A player who can play must play.
option-cards-draw-to-match = Draw to match
    .hint = Whether a player draws until a card fits.
value-cards-draw-to-match-true = Until a card fits
    .rule = Whoever draws goes on drawing until a card can be played.
value-cards-draw-to-match-false = One card
    .rule = Whoever draws on a turn draws one card.
option-cards-drawn-card = The drawn card
    .hint = Whether a drawn card that fits is played.
value-cards-drawn-card-may = May be played
    .rule = A drawn card that fits may be played at once or kept.
value-cards-drawn-card-must = Must be played
    .rule = A drawn card that fits must be played at once.
value-cards-drawn-card-never = Is kept
    .rule = A drawn card is always kept, and the turn ends.
option-cards-recycle-keeps-top = Reshuffle without the top card
    .hint = Whether the top card stays when the discard pile is reshuffled.
value-cards-recycle-keeps-top-true = Yes
    .rule = The top card of the discard pile stays where it is; the rest is shuffled.
value-cards-recycle-keeps-top-false = No
    .rule = The top card is shuffled in too; its color, number or symbol still count.
option-cards-blocked-round = Blocked round
    .hint = How a round is scored in which nobody can go on.
value-cards-blocked-round-lowest-wins = Lowest hand wins
    .rule = If the round is blocked, the lowest hand scores the other hands less its own; if the lowest tie, nobody scores.
value-cards-blocked-round-no-score = No score
    .rule = If the round is blocked, nobody scores.
option-cards-uno-penalty = Penalty for forgetting UNO
    .hint = How many cards a player draws who is caught without having called UNO.
value-cards-uno-penalty = { count-cards }
    .rule = The penalty for not having called UNO is { count-cards }.
option-cards-uno-window = Time for catching
    .hint = How long a player who forgot UNO may be caught.
value-cards-uno-window-next-turn = Until the next turn
    .rule = A player can be caught until the next player’s turn begins with a play or a draw.
value-cards-uno-window-until-own-next-turn = Until their own turn
    .rule = A player can be caught until their own next turn begins with a play or a draw.
value-cards-uno-window-none = Without limit
    .rule = A player can be caught as long as they hold one card and have not called UNO.
option-cards-uno-self-correct = Late UNO
    .hint = Whether UNO may still be called after the play.
value-cards-uno-self-correct-true = Allowed
    .rule = A player who forgot may still call UNO as long as nobody has caught them and the time has not run out.
value-cards-uno-self-correct-false = Not allowed
    .rule = After the play it is too late to call UNO.
option-cards-false-uno-penalty = Price of a false UNO
    .hint = How many cards a false UNO call costs.
value-cards-false-uno-penalty =
    { $count ->
        [0] Free
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] A false UNO call is refused and costs nothing.
           *[other] A false UNO call costs { count-cards }.
        }
option-cards-false-catch-penalty = Price of a false catch
    .hint = How many cards it costs to catch a player who owes no UNO call.
value-cards-false-catch-penalty =
    { $count ->
        [0] Free
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] A false catch is refused and costs nothing.
           *[other] A false catch costs { count-cards }.
        }
option-cards-final-draw-counts = Last draw counts
    .hint = Whether a draw card played as the last card still makes the next player draw.
value-cards-final-draw-counts-true = Yes
    .rule = If the last card is a Draw Two or Wild Draw Four, the next player draws first, and those cards count.
value-cards-final-draw-counts-false = No
    .rule = If the last card is a Draw Two or Wild Draw Four, nobody draws any more.
option-cards-no-action-finish = No action card at the end
    .hint = Whether the last card may be an action or wild card.
value-cards-no-action-finish-true = Numbers only
    .rule = The last card must be a number; an action or wild card cannot be played last.
value-cards-no-action-finish-false = Any card
    .rule = The last card may be any card.
option-cards-double-play = Two at once
    .hint = Whether two identical number cards may be played together.
value-cards-double-play-true = Allowed
    .rule = Two identical number cards may be played together.
value-cards-double-play-false = Not allowed
    .rule = Only one card is played on a turn.
option-cards-misplay-penalty = Penalty for a wrong play
    .hint = How many cards a play against the rules costs.
value-cards-misplay-penalty =
    { $count ->
        [0] Free
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] A play against the rules costs nothing.
           *[other] A play against the rules costs { count-cards }.
        }
option-cards-teams = Teams
    .hint = Whether partners play together.
value-cards-teams-none = None
    .rule = Everyone plays alone.
value-cards-teams-2v2 = Two against two
    .rule = Four play in two teams; partners sit opposite each other. Partners may not catch or challenge each other.
option-cards-jump-in = Jump-in
    .hint = Whether an identical card may be played out of turn.
value-cards-jump-in-true = Allowed
    .rule = Whoever holds a card identical to the one just played, wilds excepted, may play it out of turn until the next player acts; play goes on from there.
value-cards-jump-in-false = Off
    .rule = Nobody plays out of turn.
option-cards-jump-in-win = Winning by jump-in
    .hint = Whether the last card may be played out of turn.
value-cards-jump-in-win-true = Allowed
    .rule = The last card may be played out of turn.
value-cards-jump-in-win-false = Not allowed
    .rule = The last card may not be played out of turn.
option-cards-seven-zero = Seven-Zero
    .hint = Whether a 7 swaps two hands and a 0 passes all hands on.
value-cards-seven-zero-true = On
    .rule = Whoever plays a 7 swaps hands with a player of their choice; after a 0 all hands pass on in the direction of play. This does not happen with the last card. Whoever has one card afterwards owes an UNO call.
value-cards-seven-zero-false = Off
    .rule = 7 and 0 are ordinary numbers.
option-cards-deflect = Deflecting
    .hint = Whether a draw card may be answered with Reverse or Skip.
value-cards-deflect-off = Off
    .rule = A draw card cannot be turned away with another card.
value-cards-deflect-reverse = With Reverse
    .rule = A Reverse of the right color sends a draw card back.
value-cards-deflect-reverse-and-skip = With Reverse and Skip
    .rule = A Reverse of the right color sends a draw card back, a Skip of the right color passes it on.
option-cards-mercy-limit = Mercy limit
    .hint = How many cards in hand put a player out of the round.
value-cards-mercy-limit =
    { $count ->
        [0] None
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] No number of cards puts a player out.
           *[other] Whoever holds { count-cards } or more is out of the round.
        }
option-cards-turn-seconds = Time for a turn
    .hint = How many seconds a player has to act.
value-cards-turn-seconds =
    { $count ->
        [0] No limit
        [one] 1 second
       *[other] { $count } seconds
    }
    .rule =
        { $count ->
            [0] There is no time limit for a turn.
            [one] A player has 1 second to act; then a card is drawn and the turn ends.
           *[other] A player has { $count } seconds to act; then a card is drawn and the turn ends.
        }

## Dice

option-dice-edition = Edition
    .hint = Which edition of the dice game is played.
value-dice-edition-pouch24 = 24 dice and a pouch
    .rule = The game is played with 24 dice, a pouch and a center die.
value-dice-edition-tray1987-basic = The tray of 1987
    .rule = The basic game of 1987 is played, with a tray and hands of four dice.
value-dice-edition-line2011 = The dice line of 2011
    .rule = The game of 2011 is played, with eleven dice in a line, for two players.
option-dice-dice-table = The dice
    .hint = Which faces stand on which die.
value-dice-dice-table-balanced24 = Balanced
    .rule = Every die has one number in each of the four colors and two special faces. Which faces the original dice have is not documented; this table is our own.
value-dice-dice-table-custom = Your own
    .rule = The faces of the dice are those of your own table.
option-dice-hand-dice = Dice in hand
    .hint = How many dice each player gets at the start of a round.
value-dice-hand-dice = { count-dice }
    .rule = Each player gets { count-dice }.
option-dice-target-score = Target score
    .hint = How many points end the game.
value-dice-target-score = { count-points }
    .rule = The first to reach { count-points } at the end of a round wins the game.
option-dice-first-starter = First starter
    .hint = How the starter of the first round is found.
value-dice-first-starter-fixed = Fixed seat
    .rule = The starter of the first round is fixed beforehand.
value-dice-first-starter-random = Random
    .rule = The starter of the first round is chosen at random.
value-dice-first-starter-roll-high = Highest roll
    .rule = Everyone rolls a die, and the highest number starts; symbols count 0, and a tie is rolled again.
option-dice-starter-seat = Starter’s seat
    .hint = Which seat starts if the seat is fixed.
value-dice-starter-seat = Seat { $seat }
    .rule = Seat { $seat } starts.
option-dice-opening = Opening roll
    .hint = What happens if the first die rolled does not show a number.
value-dice-opening-reroll-until-number = Until a number shows
    .rule = The center die is rolled until it shows a number; what it showed before has no effect.
value-dice-opening-effects-1987 = It takes effect
    .rule = If the center die shows a command or a Wild, it takes effect on the first turn; only a Wild Draw Four is rolled again.
option-dice-voluntary-reroll = Declining to play
    .hint = Whether a player who could play may reroll instead.
value-dice-voluntary-reroll-true = Allowed
    .rule = A player who could play may decline to.
value-dice-voluntary-reroll-false = Not allowed
    .rule = A player who can play must play.
option-dice-reroll = Reroll
    .hint = Whether a player who does not play rerolls the hand before drawing.
value-dice-reroll-mandatory = Mandatory
    .rule = Whoever does not play rerolls the whole hand, once a turn, before drawing.
value-dice-reroll-optional = Optional
    .rule = Whoever does not play may reroll the whole hand, once a turn, or draw at once.
value-dice-reroll-none = None
    .rule = There is no reroll: whoever does not play draws.
option-dice-play-after-reroll = Play after the reroll
    .hint = Whether a die may be played right after the reroll.
value-dice-play-after-reroll-true = Allowed
    .rule = After the reroll a die that matches may be played.
value-dice-play-after-reroll-false = Not allowed
    .rule = After the reroll no die may be played before one has been drawn, and then only the new one.
option-dice-after-reroll = Declining after the reroll
    .hint = Whether a player who could play after the reroll may draw instead.
value-dice-after-reroll-may-decline-and-draw = Allowed
    .rule = Whoever could play after the reroll may draw instead.
value-dice-after-reroll-must-play-if-able = Not allowed
    .rule = Whoever can play after the reroll must play.
option-dice-drawn-die = The drawn die
    .hint = Whether a drawn die that matches must be played.
value-dice-drawn-die-may = May be played
    .rule = A drawn die that matches may be played at once or kept.
value-dice-drawn-die-must = Must be played
    .rule = A drawn die that matches must be played at once.
option-dice-victim-rolls = What the victim rolls
    .hint = Which dice are rolled after a forced draw.
value-dice-victim-rolls-new-only = The new dice
    .rule = After a forced draw only the new dice are rolled.
value-dice-victim-rolls-all = The whole hand
    .rule = After a Draw Two or Wild Draw Four the victim rolls the whole hand.
option-dice-return-before-draw = When the old die returns
    .hint = Whether the former center die is in the pouch before the victim draws.
value-dice-return-before-draw-true = Before the draw
    .rule = The former center die returns to the pouch before the victim draws.
value-dice-return-before-draw-false = After the draw
    .rule = The former center die returns to the pouch only after the victim has drawn and rolled.
option-dice-short-pouch = Too few dice
    .hint = What happens if the pouch holds too few dice for a forced draw.
value-dice-short-pouch-take-available = Take what there is
    .rule = If the pouch holds too few dice, one takes what there is and the rest is forgiven.
option-dice-two-player-reverse = Reverse with two players
    .hint = What a Reverse does when only two play.
value-dice-two-player-reverse-skip = Like Skip
    .rule = With two players Reverse acts like Skip.
value-dice-two-player-reverse-no-effect = No effect
    .rule = With two players Reverse has no effect.
option-dice-wd4-test = When Wild Draw Four is lawful
    .hint = Which dice in hand forbid a Wild Draw Four.
value-dice-wd4-test-any-match = Without any match
    .rule = A Wild Draw Four may be played only if no other die in the hand matches the center die by color, number or command.
value-dice-wd4-test-color = Without the color in play
    .rule = A Wild Draw Four may be played only if no other die in the hand has the color in play.
value-dice-wd4-test-none = Always
    .rule = A Wild Draw Four may always be played.
option-dice-wild-counts-as-match = Wilds count as a match
    .hint = Whether another wild in hand forbids a Wild Draw Four.
value-dice-wild-counts-as-match-true = Yes
    .rule = Another wild in the hand counts as a match and forbids a Wild Draw Four.
value-dice-wild-counts-as-match-false = No
    .rule = Other wilds in the hand do not count as a match.
option-dice-wd4-enforcement = Unlawful Wild Draw Four
    .hint = What happens when a Wild Draw Four is played against the rule.
value-dice-wd4-enforcement-catch = May be caught
    .rule = A Wild Draw Four against the rule stands unless it is caught before the victim draws.
value-dice-wd4-enforcement-strict = Refused
    .rule = A Wild Draw Four against the rule is refused.
value-dice-wd4-enforcement-auto = Always caught
    .rule = The referee catches every Wild Draw Four against the rule.
option-dice-wd4-catcher = Who may catch
    .hint = Who may catch a Wild Draw Four played against the rule.
value-dice-wd4-catcher-any = Any opponent
    .rule = Any opponent may catch it; the time ends when all have passed or the victim accepts.
value-dice-wd4-catcher-victim = The victim
    .rule = Only the player who would have to draw may catch it.
option-dice-wd4-caught-draw = Penalty when caught
    .hint = How many dice a player draws whose Wild Draw Four is caught.
value-dice-wd4-caught-draw =
    { $count ->
        [0] None
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Whoever is caught draws nothing.
           *[other] Whoever is caught draws { count-dice } and rolls.
        }
option-dice-wd4-caught-then = After being caught
    .hint = Whether a caught player’s turn ends.
value-dice-wd4-caught-then-end-turn = The turn ends
    .rule = The turn of whoever is caught then ends.
value-dice-wd4-caught-then-replay = Another die
    .rule = Whoever is caught then plays another lawful die held before the draw; if there is none, the turn ends.
option-dice-false-claim-draw = Price of a false claim
    .hint = How many dice it costs to claim that a lawful Wild Draw Four was not.
value-dice-false-claim-draw =
    { $count ->
        [0] Free
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] A false claim is refused and costs nothing.
           *[other] A false claim costs { count-dice }.
        }
option-dice-uno-penalty = Penalty for forgetting UNO
    .hint = How many dice a player draws who is caught without having called UNO.
value-dice-uno-penalty = { count-dice }
    .rule = The penalty for not having called UNO is { count-dice }.
option-dice-uno-window = Time for catching
    .hint = How long a player who forgot UNO may be caught.
value-dice-uno-window-next-turn = Until the next turn
    .rule = A player can be caught until the next player’s turn begins with a play, a reroll or a draw.
option-dice-uno-self-correct = Late UNO
    .hint = Whether UNO may still be called after the play.
value-dice-uno-self-correct-true = Allowed
    .rule = A player who forgot may still call UNO as long as nobody has caught them and the time has not run out.
value-dice-uno-self-correct-false = Not allowed
    .rule = After the play it is too late to call UNO.
option-dice-false-uno-penalty = Price of a false UNO
    .hint = How many dice a false UNO call costs.
value-dice-false-uno-penalty =
    { $count ->
        [0] Free
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] A false UNO call is refused and costs nothing.
           *[other] A false UNO call costs { count-dice }.
        }
option-dice-false-catch-penalty = Price of a false catch
    .hint = How many dice it costs to catch a player who owes no UNO call.
value-dice-false-catch-penalty =
    { $count ->
        [0] Free
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] A false catch is refused and costs nothing.
           *[other] A false catch costs { count-dice }.
        }
option-dice-final-draw-counts = Last draw counts
    .hint = Whether a draw die played as the last die still makes the next player draw.
value-dice-final-draw-counts-true = Yes
    .rule = If the last die is a Draw Two or Wild Draw Four, the next player draws and rolls first, and those dice count.
value-dice-final-draw-counts-false = No
    .rule = If the last die is a Draw Two or Wild Draw Four, nobody draws any more.
option-dice-stacking = Stacking
    .hint = Whether a draw die may be answered with another draw die.
value-dice-stacking-off = Off
    .rule = A draw die cannot be answered with another draw die.
value-dice-stacking-same-kind = Same kind
    .rule = A Draw Two may be answered with a Draw Two, a Wild Draw Four with a Wild Draw Four; the draws add up, and whoever does not stack takes them all and loses the turn.
option-dice-next-starter = Next starter
    .hint = Who starts the following rounds.
value-dice-next-starter-winner = The winner
    .rule = The winner of a round starts the next one.
value-dice-next-starter-rotate = To the left
    .rule = The start passes to the left after each round.
option-dice-max-turns = Most turns
    .hint = After how many turns a round ends without a score.
value-dice-max-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
    .rule =
        { $count ->
            [one] After 1 turn a round ends without a score.
           *[other] After { $count } turns a round ends without a score.
        }
