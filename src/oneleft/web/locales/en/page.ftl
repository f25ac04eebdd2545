### Pages: what the browser says outside the table: home, rules, pocket referee, score sheet, about.

## Every page

page-name = oneleft
page-lead = Play UNO and UNO Dice with friends or bots, by the rules you choose. The referee knows every one of them.
page-skip = Skip to the content
page-nav = Main menu
page-nav-play = Play
page-nav-rules = Rules
page-nav-ask = Referee
page-nav-score = Score
page-nav-about = About and privacy
page-nav-more = More pages
page-languages = Language
page-rules-cards = Rules of UNO
page-rules-dice = Rules of UNO Dice
page-trademark = UNO is a trademark of Mattel, which has nothing to do with this program. All artwork here is our own.
page-failed = That did not work. Check the connection and try again.
page-game = Game
page-ruleset = Rules
page-preset = Kind of rules
page-options = Change single rules
page-options-changed =
    { $count ->
        [0] No rule changed
        [one] 1 rule changed
       *[other] { $count } rules changed
    }
page-options-reset = Undo these changes
page-conflicts = These rules do not fit together yet:
page-conflicts-fix = Adjust the other rules
page-less = Fewer
page-more = More

## Conflicts, as a form says them: options and values by their names

page-conflict-unknown-value = { $option }: choose a value from { $expected }.
page-conflict-postponed = { $option }: { $value } cannot be played yet.
page-conflict-free-without-restriction = A Wild Draw Four that is always allowed can be neither challenged nor refused: restrict it, or leave it free.
page-conflict-stack-challenge = To challenge a stack, players must be able to stack and to challenge a Wild Draw Four.
page-conflict-seat-missing = { $option }: there is no such seat at a table of { $seats }.
page-range = { $low } to { $high }

## Home

page-title-home = oneleft: UNO and UNO Dice with a referee
page-home-heading = Your rules. One referee.
page-quick = Play now
page-quick-cards = Play UNO
page-quick-dice = Play UNO Dice
page-quick-hint = You against two bots, classic rules.
page-join = Join a table
page-join-code = Code or link of the table
page-join-button = Join
page-join-wrong = A code has eight letters and digits, such as K7QX2M9P.
page-open = Open tables
page-open-none = No open table right now. Create one and list it, and it will stand here.
page-open-seats =
    { $count ->
        [0] No seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }
page-open-of = { $name }’s table
page-open-watch = Watch
page-create = Create a table
page-create-hint = Choose the game, the rules and who sits down. You get a link for the others.
page-create-button = Create the table
page-create-busy = Setting the table
page-read-rules = Read these rules
page-seats = Seats
page-seat-you = You
page-seat-place = Seat { $place }
page-seat-person = A person
page-seat-greedy = Careful bot
page-seat-random = Reckless bot
page-timer = Time for a turn
page-timer-off = No limit
page-timer-seconds = { $count } s
page-chat = Text chat at the table
page-chat-hint = Without it, players have ready-made phrases.
page-listed = Show in the list of open tables
page-listed-hint = Otherwise only those who have the link find the table.
page-your-name = Your name
page-name-default = Host
page-tools = For a real table
page-tools-score = Score sheet
page-tools-score-hint = Tap what was left in each hand; the sheet adds up.
page-tools-ask = Pocket referee
page-tools-ask-hint = Is this move lawful? Here is the rule that says so.
page-tools-rules = The rules in words
page-tools-rules-hint = Of each game and each variant, numbered.

## Rules

page-title-rules-cards = Rules of UNO · oneleft
page-title-rules-dice = Rules of UNO Dice · oneleft
page-rules-lead = Every sentence bears the number of its clause: the referee cites the same ones.
page-rules-contents = Contents
page-rules-changed = Changed from the preset
page-rules-print = Print
page-rules-play = Create a table with these rules
page-rules-wrong = Something in this address is not understood, so the preset itself is shown.

## Pocket referee

page-title-ask = Pocket referee · oneleft
page-ask-lead = Say what was done and show what lies there. The verdict comes with its clause, and with the rules under which it would be another.
page-ask-act = What happens?
page-ask-group-turn = In turn
page-ask-group-uno = UNO
page-ask-group-answer =
    { $game ->
        [dice] After a draw die
       *[cards] After a draw card
    }
page-ask-group-more = Besides
page-ask-act-play =
    { $game ->
        [dice] Play a die
       *[cards] Play a card
    }
page-ask-act-draw =
    { $game ->
        [dice] Draw a die
       *[cards] Draw a card
    }
page-ask-act-keep =
    { $game ->
        [dice] Keep the new die
       *[cards] Keep the drawn card
    }
page-ask-act-reroll = Reroll the hand
page-ask-act-uno = Call UNO
page-ask-act-catch = Catch a forgotten UNO
page-ask-act-take = Take the draw
page-ask-act-accept = Accept a Wild Draw Four
page-ask-act-challenge = Challenge a Wild Draw Four
page-ask-act-claim = Catch a Wild Draw Four
page-ask-act-pass = Let a Wild Draw Four pass
page-ask-act-jump = Jump in
page-ask-act-color = Name a color
page-ask-act-swap = Swap hands
page-ask-act-leave = Leave the round
page-ask-which =
    { $game ->
        [dice] Which die is played?
       *[cards] Which card is played?
    }
page-ask-named = Which color is named?
page-ask-color-later = Named afterwards
page-ask-with-uno = UNO is called with it
page-ask-circumstances = The circumstances
page-ask-nothing-more = Nothing else bears on this.
page-ask-situation-rerolled = I have rerolled in this turn
page-ask-situation-other = It is somebody else’s turn
page-ask-situation-between = Nobody has acted since the last play
page-ask-situation-acted = The next player has already acted
page-ask-when-before = In my turn, before I play
page-ask-when-after = After I have played
page-ask-left = What is left in my hand
page-ask-count = What is left with player { $target }
page-ask-count-1 =
    { $game ->
        [dice] One die
       *[cards] One card
    }
page-ask-count-more =
    { $game ->
        [dice] More than one die
       *[cards] More than one card
    }
page-ask-since = Since that play
page-ask-since-nothing = Nobody has acted
page-ask-since-turn = The next player has acted
page-ask-since-round = { $target } has acted again
page-ask-i-called = Have I called UNO before?
page-ask-called = Has { $target } called UNO?
page-ask-answer-no = No
page-ask-answer-yes = Yes
page-ask-paid = Have I already paid for a false one in this turn?
page-ask-target = Who is caught?
page-ask-target-B = B, an opponent
page-ask-target-C = C, my partner
page-ask-target-A = A, myself
page-ask-victim = Who has to draw?
page-ask-victim-me = I do
page-ask-victim-other = Another player
page-ask-victim-next = Another player: I laid it
page-ask-awaits = The draw
page-ask-awaits-mine = It still awaits an answer
page-ask-awaits-none = It has been answered or drawn
page-ask-kind =
    { $game ->
        [dice] Which die lies in the center?
       *[cards] Which card lies on top?
    }
page-ask-passed = Have I already let it pass?
page-ask-wild-mine = I have just laid a wild
page-ask-wild-theirs = Somebody else has just laid a wild
page-ask-wild-first =
    { $game ->
        [dice] The first roll of the center die is a wild, and I begin
       *[cards] The first card is a wild, and I begin
    }
page-ask-wild-dealt = The first card is a wild, and I have dealt
page-ask-wild-none = No wild waits for its color
page-ask-seven-mine = I have just laid a 7
page-ask-seven-theirs = Somebody else has just laid a 7
page-ask-seven-none = No 7 has been laid
page-ask-swap = With whom?
page-ask-swap-B = With another player
page-ask-swap-A = With myself
page-ask-swap-gone = With somebody who has left the round
page-ask-former = What did the center die show before?
page-ask-theirs = What else was in the hand that laid it?
page-ask-missing-top =
    { $game ->
        [dice] Show what the center die shows, then the hand and the die that is played.
       *[cards] Show what lies on top, then the hand and the card that is played.
    }
page-ask-missing-hand =
    { $game ->
        [dice] Now show the dice in the hand.
       *[cards] Now show the cards in the hand.
    }
page-ask-missing-face =
    { $game ->
        [dice] Choose the die that is played, and the referee decides at once.
       *[cards] Choose the card that is played, and the referee decides at once.
    }
page-ask-missing-former = Show what lay in the center before the Wild Draw Four, and the other dice of the hand that laid it.
page-ask-see-why = See why
page-ask-top = What lies on top?
page-ask-center = What does the center die show?
page-ask-color = Color named for the wild
page-ask-hand = What is in the hand?
page-ask-hand-hint = Tap a face to add it; tap it in the hand to take it away.
page-ask-hand-empty = The hand is empty.
page-ask-colors = Color
page-ask-face = { $facename }
page-ask-remove = Take away { $theface }
page-ask-situation = The moment
page-ask-situation-turn = My turn begins
page-ask-situation-drawn = I have just drawn { $theface }
page-ask-situation-pending = A draw awaits my answer
page-ask-pending =
    { $game ->
        [dice] How many dice are to be drawn
       *[cards] How many cards are to be drawn
    }
page-ask-move-none = Add something to the hand first.
page-ask-lawful = Lawful
page-ask-offense = An offense
page-ask-refused = Refused
page-ask-verdict = Verdict
page-ask-clauses = Rule
page-ask-otherwise = It would be another verdict under these rules
page-ask-always = No preset and no single option changes that.
page-ask-preset = { $preset } rules
page-ask-more =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
page-ask-impossible = These cannot lie on the table together: no such set is left.
page-ask-reset = Start again
page-ask-tapped =
    { $count ->
        [0] { $theface }, none
        [one] { $theface }, 1
       *[other] { $theface }, { $count }
    }

## Score sheet

page-title-score = Score sheet · oneleft
page-score-lead = For a game on a real table. Everything stays on this device; a link carries the whole sheet.
page-score-players = Who plays?
page-score-players-hint = In playing order, clockwise.
page-score-player = Player { $place }
page-score-add = Add a player
page-score-remove = Remove { $name }
page-score-target = Play to
page-score-target-wrong = A number from 1 to 10,000.
page-score-start = Start the sheet
page-score-round = Round { $round }
page-score-deals = { $name } deals, { $other } begins.
page-score-begins = { $name } begins.
page-score-begins-first = The first to roll the highest number begins.
page-score-winner = Who went out?
page-score-left = What is left in the other hands?
page-score-left-of = Left with { $name }
page-score-typed = Or type the points
page-score-clear = Clear
page-score-book = Write down { $count } for { $name }
page-score-undo = Undo round { $round }
page-score-teams = Teams of two
page-score-teams-hint = Partners sit opposite each other: { $first } · { $last }
page-score-left-opponents = What is left with the opponents?
page-score-won-team = { $seats } win with { count-points }!
page-score-booked-team = { $seats } score { count-points } and have { $total }.
page-score-undo-none = Nothing to undo
page-score-redo = Bring back round { $round }
page-score-redo-none = Nothing to bring back
page-score-undone = Round { $round } is undone.
page-score-redone = Round { $round } is back.
page-score-sheet = Sheet
page-score-rounds = Points of each round
page-score-total = Total
page-score-missing =
    { $count ->
        [0] On target
        [one] 1 to go
       *[other] { $count } to go
    }
page-score-won = { $name } wins with { count-points }!
page-score-new = New game, same players
page-score-other = Other players
page-score-share = Share the sheet
page-score-shared = The link is copied.
page-score-copy = Copy this link
page-score-print = Print
page-score-booked = { $name } scores { count-points } and has { $total }.
page-score-replace = This link holds a sheet of { $seats }. Replace the one on this device?
page-score-replace-yes = Take the one from the link
page-score-replace-no = Keep mine

## About

page-title-about = About and privacy · oneleft
page-about-what = A table, a referee and a laboratory for UNO with 108 cards and for UNO Dice with 24 dice. The rules stand once in the program; the table, the pocket referee, the rule pages and the bots all read the same ones.
page-about-fair = Fair play
page-about-fair-text = Decks and rolls are fixed by a seal before the first card, so that nobody, the server included, can change them afterwards. A bot sees only what a person in its seat would see.
page-about-privacy = Privacy
page-about-privacy-none = No account, no advertising, no tracking, nothing loaded from elsewhere.
page-about-privacy-cookie = Two cookies: a random number that says which seat is yours, and your language. They last about a year.
page-about-privacy-table = A table keeps the name you typed, the moves and the chat, for as long as the operator of this server keeps its games.
page-about-privacy-score = The score sheet and the settings stay on your device; they are never sent.
page-about-delete = Delete my data
page-about-delete-hint = Your name and your words disappear from every table, your seats are given up, and this device forgets its score sheet and its settings. This cannot be undone.
page-about-delete-sure = Yes, delete everything
page-about-delete-cancel = Keep everything
page-about-deleted = Your data has been deleted.
page-about-trademark = Trademark
page-about-license = The program is free software under the MIT license. It uses lit-html (BSD) and Fluent (Apache 2.0).

## Errors

page-title-error = Not here · oneleft
page-error-404 = Nothing lies here
page-error-404-hint = The table may be over, or the address mistyped. Check the code, or start from the lobby.
page-error-500 = The referee lost the thread
page-error-500-hint = Something failed on the server. Your game is stored: try again in a moment.
page-error-other = That cannot be done
page-error-home = To the lobby
page-error-again = Try again

## Another device

page-devices = Play on another device
page-devices-hint = Take your seats along: a code from this device, typed in on the other one, makes both you. It works once, for ten minutes.
page-devices-get = Get a code
page-devices-code = Your code
page-devices-enter = A code from the other device
page-devices-use = Continue here
page-devices-done = This device is you now.
page-devices-wrong = There is no such code, or no longer.
page-devices-table = To table { $code }
