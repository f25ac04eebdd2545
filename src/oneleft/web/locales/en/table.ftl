### What the terminal game says. Seats come as names ($seat, $actor, $target), faces as notation
### ($face, $top, $faces) from which oneleft.words makes $facename, $aface, $theface, $topname,
### $thetop and $facenames; $color comes as a letter and is put into words. $game is cards or dice.

## Events

event-round-begins = Round { $round } begins.
event-draws-for-deal = { $seat } draws { $aface } to choose the dealer.
event-rolls-for-start = { $seat } rolls { $aface } to choose who starts.
event-tie = Tie: { $seats } try again.
event-dealer = { $seat } deals.
event-starter = { $seat } starts.
event-deals = { $seat } deals { count-cards } to each player.
event-first-card = The first card is { $aface }.
event-first-card-back = The first card is { $aface }: it goes back, and another is turned up.
event-first-turn = { $seat } plays first.
event-first-color = { $seat } must name the first color.
event-plays = { $seat } plays { $aface }.
event-plays-uno = { $seat } plays { $aface } and calls UNO!
event-plays-drawn = { $seat } plays what was just drawn: { $aface }.
event-plays-drawn-uno = { $seat } plays what was just drawn, { $aface }, and calls UNO!
event-jumps-in = { $seat } jumps in with { $aface }!
event-jumps-in-uno = { $seat } jumps in with { $aface } and calls UNO!
event-stacks = { $seat } stacks { $aface }.
event-stacks-uno = { $seat } stacks { $aface } and calls UNO!
event-names-color = { $seat } names { $color }.
event-draws = { $seat } draws { count-pieces }.
event-draws-deal = { $seat } gets { count-pieces }.
event-draws-opening = { $seat } draws { count-pieces } and loses the first turn.
event-draws-forced = { $seat } must draw { count-pieces } and loses the turn.
event-draws-and-plays = { $seat } must draw { count-pieces }, then takes a normal turn.
event-draws-uno = { $seat } draws { count-pieces } for not calling UNO.
event-draws-false-call = { $seat } draws { count-pieces } for a false UNO call.
event-draws-false-catch = { $seat } draws { count-pieces } for a false catch.
event-draws-false-claim = { $seat } draws { count-pieces } for a false claim.
event-draws-challenge =
    { $game ->
        [dice] { $seat } draws { count-pieces } after being caught.
       *[cards] { $seat } draws { count-pieces } after the challenge.
    }
event-you-draw = You draw: { $facenames }.
event-keeps =
    { $game ->
        [dice] { $seat } keeps the new die.
       *[cards] { $seat } keeps the new card.
    }
event-passes = { $seat } passes: there is nothing to draw.
event-skipped = { $seat } is skipped.
event-direction =
    { $direction ->
        [clockwise] Play now goes clockwise.
       *[counterclockwise] Play now goes counterclockwise.
    }
event-calls = { $seat } calls UNO!
event-catches = { $seat } catches { $target }, who has not called UNO.
event-false-call = { $seat } calls UNO for nothing.
event-false-catch = { $seat } tries to catch { $target } for nothing.
event-accepts = { $seat } accepts { $thetop }.
event-takes = { $seat } takes the whole stack: { count-pieces }.
event-challenges = { $seat } challenges the Wild Draw Four of { $target }.
event-challenge-right = The challenge was right: { $target } should not have played it.
event-challenge-wrong = The challenge was wrong: { $target } was allowed to play it.
event-hand-shown = { $target } shows { $seat } this hand: { $facenames }.
event-hand-shown-all = { $target } shows this hand to everyone: { $facenames }.
event-hand-shown-hidden = { $target } shows { $seat } the hand.
event-takes-back = { $seat } takes back { $theface }.
event-top-restored = { $topname } counts again; the color in play is { $color }.
event-swaps = { $seat } and { $target } swap hands.
event-hands-pass =
    { $direction ->
        [clockwise] All hands pass on clockwise.
       *[counterclockwise] All hands pass on counterclockwise.
    }
event-reshuffle = The discard pile is shuffled: { count-cards } in the new draw pile.
event-leaves = { $seat } leaves the round.
event-time-out = Time is up for { $seat }.
event-turn = It is { $seat }’s turn.

## Events of the dice game

event-center = The center die shows { $aface }.
event-center-again = The center die shows { $aface }: it is rolled again.
event-rolls = { $seat } rolls { $facenames }.
event-rerolls = { $seat } rerolls the whole hand: { $facenames }.
event-draws-die = { $seat } draws a die and rolls { $aface }.
event-claims = { $seat } catches the Wild Draw Four of { $target }.
event-claim-right = Caught: { $target } should not have played it.
event-claim-wrong = False claim: { $target } was allowed to play it.
event-claim-auto = The referee catches { $target }: that Wild Draw Four was not allowed.
event-claim-passed = { $seat } does not catch it.
event-claim-closed = Nobody caught it: the Wild Draw Four stands.

## Ends

event-round-out = { $seat } goes out and scores { count-points }.
event-round-out-low = { $seat } goes out and adds nothing.
event-round-blocked = The round is blocked: { $seat } has the lowest hand and scores { count-points }.
event-round-blocked-none = The round is blocked: nobody scores.
event-round-alone = { $seat } is the last one left and scores { count-points }.
event-round-limit = The round has reached its limit of turns: nobody scores.
event-adds = { $seat } adds { count-points }.
event-match-won = { $seat } wins the game with { count-points }!
event-match-shared = { $seats } share the win with { count-points }!
event-match-extra = Tie at the lowest total: another round is played.
event-match-alone = { $seat } is the last one left and wins the game.

## The table

table-title = { $gamename }, { $preset } rules
table-round = Round { $round }, to { count-points }
table-turn-yours = Your turn
table-turn-of = { $seat } to play
table-top =
    { $game ->
        [dice] Center die
       *[cards] Top card
    }
table-color = Color in play
table-hand = Your hand: { count-pieces }
table-hand-of = { $seat }’s hand: { count-pieces }
table-draw-pile = Draw pile: { count-cards }
table-discard-pile = Discard pile: { count-cards }
table-pouch = Pouch: { count-dice }
table-direction =
    { $direction ->
        [clockwise] Direction: clockwise
       *[counterclockwise] Direction: counterclockwise
    }
table-pending = To draw: { count-pieces }
table-players = Players
table-scores = Scores
table-log = What happened
table-seat = { $seat }: { count-pieces }
table-points = { count-points }
table-mark-you = you
table-mark-bot = bot
table-mark-dealer = dealer
table-mark-starter = starter
table-mark-turn = to play
table-mark-uno = UNO!
table-mark-owes = has not called UNO
table-mark-partner = partner
table-mark-left = has left
table-legal = Legal moves
table-also = Also possible
table-none = none
table-summary = Your turn. On top: { $topname }, color: { $color }. { count-pieces } in hand. Playable: { $facenames }.
table-summary-none = Your turn. On top: { $topname }, color: { $color }. { count-pieces } in hand, none playable.
table-state = { $seat } to play. On top: { $topname }, color: { $color }.

## Questions

prompt-move = Your move (? for help)
prompt-drawn =
    { $game ->
        [dice] You drew { $aface }: play it or keep it?
       *[cards] You drew { $aface }: play it or keep it?
    }
prompt-color = Which color? R red, Y yellow, G green, B blue
prompt-target = With whom do you swap hands?
prompt-stack = { $thetop } awaits your answer: stack on it, or take { count-pieces }?
prompt-challenge = { $actor } played Wild Draw Four. Accept and draw { $count }, or challenge? If you are right, { $actor } draws { $guilty }; if not, you draw { $innocent }.
prompt-accept = { $actor } played Wild Draw Four: accept and draw { $count }.
prompt-claim = { $actor } played Wild Draw Four on { $thetop }. Catch it, or pass?
prompt-outcome-card = Which card comes off the draw pile?
prompt-outcome-die = Which die comes out of the pouch?
prompt-outcome-roll = What does die { $die } show?
prompt-outcome-seat = Which seat was chosen?
prompt-name = Name of seat { $seat }
prompt-continue = Press Enter to go on
prompt-yes-no = y/n
answer-yes = yes
answer-no = no

## Moves in the list

move-play = play { $aface }
move-play-uno = play { $aface } and call UNO
move-play-color = play { $aface }, color { $color }
move-play-color-uno = play { $aface }, color { $color }, and call UNO
move-lay = play { $aface }, name the color afterwards
move-jump-in = jump in with { $aface }
move-draw =
    { $game ->
        [dice] draw a die
       *[cards] draw a card
    }
move-keep =
    { $game ->
        [dice] keep the new die
       *[cards] keep the new card
    }
move-take = take { count-pieces }
move-accept = accept and draw { count-pieces }
move-challenge = challenge the Wild Draw Four
move-call = call UNO
move-catch = catch { $target }, who has not called UNO
move-color = name { $color }
move-swap = swap hands with { $target }
move-reroll = reroll the whole hand
move-claim = catch the Wild Draw Four
move-pass-claim = do not catch it
move-leave = leave the round
move-time-out = let the time run out
move-warning = against the rule, may be punished

## Words that may be typed in place of the English command; always a single word

command-draw = draw
command-keep = keep
command-take = take
command-accept = accept
command-challenge = challenge
command-uno = uno
command-catch = catch
command-color = color
command-swap = swap
command-jump = jump
command-reroll = reroll
command-claim = claim
command-pass = pass
command-leave = leave
command-why = why
command-undo = undo
command-save = save
command-rules = rules
command-log = log
command-state = state
command-help = help
command-quit = quit

## Help

help-title = What you can type
help-play-cards = play that card: R5 red 5, BS blue Skip, GV green Reverse, YD yellow Draw Two
help-play-dice = play the die that shows it: R5 red 5, BS blue Skip; d17:R5 names the die
help-wild = play a wild and name the color: WR, WY, WG, WB; WD4R and so on for Wild Draw Four
help-bang = add ! to a play to call UNO with it
help-draw =
    { $game ->
        [dice] draw a die
       *[cards] draw a card
    }
help-keep =
    { $game ->
        [dice] keep the die you drew
       *[cards] keep the card you drew
    }
help-take = take a whole stack
help-accept = accept a Wild Draw Four
help-challenge = challenge a Wild Draw Four
help-uno = call UNO before or after the play
help-catch = catch a player who has not called UNO
help-color = name a color: R, Y, G or B
help-swap = swap hands with a player, after a 7
help-jump = play the identical card out of turn
help-reroll = reroll the whole hand
help-claim = catch an unlawful Wild Draw Four
help-pass = do not catch it
help-leave = leave the round, the others play on
help-why = say why a move is not allowed
help-undo = take back the last move, if nobody has seen a hidden card since
help-save = save the game
help-rules = show the rules of this game
help-log = show what happened so far
help-state = show the table again
help-help = show this help
help-quit = save and leave

## Round and match

sheet-title = End of round { $round }
sheet-seat = Player
sheet-left = Left in hand
sheet-points = Points
sheet-round = This round
sheet-total = Total
sheet-hand = { $seat }: { $facenames } ({ count-points })
sheet-total-of = { $seat }: { count-points } in all
sheet-next = On to round { $round }
match-title = Final result
match-place = { $place }. { $seat }: { count-points }
match-winner = The game goes to { $seat }!
match-winners = The win is shared by { $seats }!
match-rounds =
    { $count ->
        [one] 1 round was played.
       *[other] { $count } rounds were played.
    }

## Screens, saving and leaving

welcome = { $gamename }, { $preset } rules. At the table: { $seats }.
welcome-help = Type ? for help, { $command } to leave.
watch-title = The bots play on their own.
bot-random = Random
bot-greedy = Greedy
handover = Pass the screen to { $seat }, then press Enter.
handover-hidden = { $seat } is up next. Nobody else should look.
confirm-quit = Leave the game? It is saved.
confirm-leave = Leave the round for good? The others play on.
saved = Saved in { $path }.
saved-resume = Go on later with:
save-elsewhere = The match goes on: name another place with { command-save } FILE, or try again.
save-lost = The match could be saved nowhere and is lost.
resumed = Game resumed from { $path }.
recorded = Record written to { $path }.
undo-done = Move taken back.
undo-hidden = This move cannot be taken back: a hidden card has been seen since.
undo-nothing = There is nothing to take back.
why-allowed = { $move } is allowed now.
interrupted = Interrupted.
goodbye = See you soon!
refused = Not allowed. { $reason } [{ $clause }]
offense = Against the rule, but accepted. { $reason } [{ $clause }]

## Errors

error-move = Cannot read this move: { $text }. Type ? for help.
error-move-empty = Type a move, or ? for help.
error-ambiguous = { $text } can mean several moves: { $choices }. Be more exact.
error-needs-color = { $text } needs a color: add R, Y, G or B.
error-needs-target = Say which player: { $choices }.
error-unknown-seat = There is no player { $text }.
error-yes-no = Please answer { answer-yes } or { answer-no }.
error-text = Line { $line }, column { $column }: expected { $expected }, found { $text }.
error-file-missing = There is no file { $path }.
error-file-unreadable = Cannot read { $path }.
error-file-unwritable = Cannot write { $path }.
error-file-exists = { $path } already exists and is not overwritten.
error-ruleset = These rules do not work:
error-rule-form = Write a rule as name=value, not { $text }.
error-bots = From 0 to { $seats } bots fit at this table, not { $bots }.
error-name = The name { $text } is taken already, by a seat or as its letter.
error-nobody-to-catch = Nobody owes an UNO call: there is nobody to catch.
error-law = { $path } was played under law version { $law }; this program knows version { $ours }.
error-input-ended = The input has ended.
error-extra = This needs the extra { $extra }: { $command }
error-engine = There is no engine { $text }: choose one of { $choices }.
error-game = There is no game { $text }: choose one of { $choices }.
error-language = There is no language { $text } here: choose one of { $choices }.
error-nothing-to-measure = No engine chosen plays that: RLCard plays UNO with cards only, its environment at 2 seats.

## oneleft check

check-ok =
    { $count ->
        [one] OK: 1 entry, and it follows the rules.
       *[other] OK: { $count } entries, and all follow the rules.
    }
check-unfinished = The record ends before the game does.
check-violation = Entry { $entry }, line { $line }: { $move } is not allowed. { $reason } [{ $clause }]
check-contradiction = Entry { $entry }, line { $line }: expected { $expected }, but the record says { $text }.
check-offense = Entry { $entry }, line { $line }: offense by { $actor } that nobody punished. { $reason } [{ $clause }]
check-unknown = Entry { $entry }, line { $line }: it cannot be known whether { $move } was lawful, for hidden cards are not recorded.
check-unknown-count =
    { $count ->
        [one] 1 entry cannot be judged.
       *[other] { $count } entries cannot be judged.
    }
check-law-version = This record was played under law version { $law }; it is judged under version { $ours }, and differences are marked.
check-law-difference = Entry { $entry }, line { $line }: judged differently under law version { $ours }.

## oneleft ask

ask-lawful = LAWFUL
ask-offense = OFFENSE
ask-refused = REFUSED
ask-verdict = { $verdict }: { $move }
ask-because = { $reason } [{ $clause }]
ask-preset = Judged by the { $preset } rules.
ask-under-lawful = Under the option { $option } = { $value } it would be lawful.
ask-under-offense = Under the option { $option } = { $value } it would be an offense.
ask-under-refused = Under the option { $option } = { $value } it would be refused.
ask-unknown = That cannot be known without { $what }.
ask-what-hand = the hand
ask-what-offender = the hand of whoever played the Wild Draw Four
ask-what-top =
    { $game ->
        [dice] the center die
       *[cards] the top card
    }
ask-what-color = the color in play

## oneleft verify and convert

verify-ok = OK: everything was fixed before the game began.
verify-round-ok = Round { $round }: every outcome agrees with the commitment.
verify-commitment = Commitment: { $text }
verify-hash-differs = The secret does not fit the commitment: it was changed after the game began.
verify-outcome-differs = Outcome { $entry }: the secret gives { $expected }, but the record says { $text }.
verify-no-commitment = This record has no commitment: there is nothing to verify.
verify-no-secret = The secret has not been revealed yet: this is possible when the match has ended.
verify-no-rounds = This record holds no outcome of chance: there is nothing to verify.
verify-entropy = { $seat } added their own share of chance.
converted = Written to { $path }.

## oneleft rules

rules-title = { $gamename }: the rules, { $preset }
rules-change = Differs from the preset: { $option } = { $value }

## At the terminal

move-jump-in-uno = jump in with { $aface } and call UNO
prompt-before = It was laid on { $thetop }.
prompt-window = Act before { $seat } plays? Enter: no
prompt-window-shared = Does anyone act before { $seat } plays? Type your seat, a colon and the move, or press Enter
chance-committed = All chance in this match is fixed beforehand. Commitment: { $text }
chance-revealed = The secret behind the commitment: { $text }
chance-seed = Seed of this match: { $seed }
bots-seed = Seed of the bots: { $seed }
verify-hint = To prove that nothing was changed:
help-number = play the move with that number
help-for-seat = at a shared keyboard: the player at seat B acts out of turn
error-die-missing = None of your dice shows { $text }.
error-bot = There is no bot { $text }: choose one of { $choices }.
label-value = { $label }: { $value }
label-list = { $label }:
ask-preset-lawful = Under the { $preset } rules it would be lawful.
ask-preset-offense = Under the { $preset } rules it would be an offense.
ask-preset-refused = Under the { $preset } rules it would be refused.
ask-always = No single option and no preset would change that.
error-option = { $option }, column { $column }: expected { $expected }, found { $text }.
error-hand-dice = These dice cannot lie on the table together: no die of this set is left for { $text }.
label-move = The move
error-format = There is no format { $text }: choose one of { $choices }.
check-punished = Entry { $entry }, line { $line }: offense by { $actor }, which was punished. { $reason } [{ $clause }]
check-unsettled = Round { $round }: there are too many possibilities for the hidden cards to judge everything.
check-unknown-score = Round { $round }: the score cannot be known, for hidden cards are not recorded.
check-score = Round { $round }, line { $line }: expected { $expected }, but the record says { $text }.
verify-entry-differs = Entry { $entry }, line { $line }: the secret gives { $expected }, but the record says { $text }.

## The commands of the program and their options; each on a single line

cmd-oneleft = Referee, table and laboratory for UNO and UNO Dice.
cmd-play = Play a match against bots, or several people at one keyboard.
cmd-check = Referee the record of a game: OK, or the first violation.
cmd-ask = Ask the pocket referee: is this move lawful, and why?
cmd-rules = Show the rules of a ruleset in words.
cmd-verify = Prove that the deck or the rolls of a record were fixed beforehand.
cmd-convert = Write a record in another format.
cmd-bench = Measure the speed of this machine, in turns a second.
opt-game = The game: UNO or UNO Dice.
opt-preset = The rules: classic, official or party.
opt-rule = Another value for an option, such as stacking=any; may be repeated.
opt-lang = The language: fr, pt, en or es.
opt-version = Show the version and leave.
opt-help = Show this help and leave.
opt-file = The record of a game.
opt-seats = How many play: 2 to 10 with cards, 2 to 4 with dice.
opt-bots = How many of them are bots; 2 unless you say so, and all of them: they play alone.
opt-bot = The kind of bot: greedy or random.
opt-seed = The same seed gives the same game; without it, chance is fixed by a commitment.
opt-record = Write the record of the match here.
opt-resume = Go on with a saved game.
opt-plain = Plain lines without color, for screen readers and pipes.
opt-delay = A pause after each act of a bot, in seconds.
opt-name = The name of the next seat; may be repeated.
opt-move = The move, such as R5, WD4 or catch B.
opt-top = The top card; a laid wild with its color, such as WB.
opt-center = The center die; makes this a question about UNO Dice.
opt-hand = The hand of whoever moves, such as "R1 B5 WD4".
opt-position = A whole position from a file.
opt-drawn = The card or die just drawn.
opt-pending = How many cards or dice wait to be drawn.
opt-phase = The phase of the turn, by its name in positions.
opt-who = Whose move it is, a seat letter.
opt-to = The format: text, json or moves.
opt-output = Write here instead of on the screen.
opt-engine = Measure this engine alone.
opt-one-game = Measure this game alone.
opt-one-seats = Measure with so many seats alone.
opt-repeats = How often each figure is measured; the median counts.
opt-json = One JSON object instead of a table.

## Errors in what was typed after the program’s name

usage-usage = Usage
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = default
usage-required = required
usage-hint = See { $command }
usage-no-option = There is no option { $text }.
usage-no-command = There is no command { $text }.
usage-missing-command = A command is missing.
usage-missing = { $option } is missing.
usage-value = This value does not fit { $option }.
usage-choice = { $text } does not fit { $option }: choose one of { $choices }.
usage-option-value = { $option } is not used like that.
usage-extra = One word too many: { $text }.
usage-together = { $option } and { $other } do not go together.
