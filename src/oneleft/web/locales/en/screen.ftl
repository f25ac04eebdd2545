### The table in the browser: everything its screen says that table.ftl does not. $seat, $actor and
### $target are names, $face, $top and $color notation that oneleft.words and l10n.js put into words.

## Zones and buttons

screen-title = Table { $code }
screen-skip = Go to my cards
screen-status = Status
screen-round = Round { $round } · to { $goal }
screen-menu = Menu
screen-talk = Log and chat
screen-talk-unread =
    { $count ->
        [one] Log and chat, 1 new message
       *[other] Log and chat, { $count } new messages
    }
screen-watching = You are watching
screen-watchers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
screen-rivals = Other players, in playing order
screen-center = Draw pile and discard pile
screen-discard = Discard pile: { $facename } on top
screen-discard-empty = Discard pile, empty
screen-actions = Actions
screen-my-cards = My cards
screen-card-not = { $card }, not playable: { $reason }
screen-draw = Draw
screen-play-it = Play it
screen-keep = Keep it
screen-take = Draw { $count }
screen-challenge = Challenge
screen-jump = Jump in
screen-catch = Catch!
screen-catch-whom = Whom do you catch?
screen-uno-armed = UNO will be called
screen-uno-auto = UNO is called for you
screen-color = Which color?
screen-first-color = You name the first color
screen-wd4-by = Wild Draw Four from { $actor }
screen-shown = { $seat } had this hand
screen-dealing = Dealing…
screen-between = The round is over
screen-waiting = The match has not begun
screen-see-table = See the table
screen-results = Results
screen-ready-count = Ready: { $count } of { $all }
screen-rounds =
    { $count ->
        [one] 1 round played
       *[other] { $count } rounds played
    }
screen-rematch = Rematch
screen-rematch-go = To the new table
screen-replay = Replay
screen-lobby = Home page
screen-closed = This table is closed
screen-close = Close
screen-loading = Loading…
screen-rules = Rules of this table
screen-settings = Settings
screen-help = Help
screen-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
screen-sort = Order of the cards
sort-color = by color
sort-number = by number
sort-drawn = as drawn

## People

screen-here = At the table
screen-not-here = Not connected
screen-autopilot = away, a bot plays
screen-away = away, a bot takes over in { $time }
screen-mute = Mute on this device
screen-unmute = Unmute
screen-report = Report
screen-report-why = What is wrong with { $seat }?
report-words = Insulting or hateful words
report-name = Offensive name
report-cheating = Cheating
report-other = Something else
screen-reported = Thank you, it has been reported.
screen-failed = That did not work. Try again.
screen-kick = Remove from the table
screen-leave = Leave the match
screen-leave-title = Leave?
screen-stay = Stay

## Before the match

lobby-seats = Table { $code }
lobby-invite = Invite
lobby-link = Whoever has this link can join
lobby-copy = Copy
lobby-copied = Link copied
lobby-copy-by-hand = Copy the marked link yourself
lobby-share = Share
lobby-qr = QR code of the link
lobby-loopback = Only this computer can open this link. To play with others in the house, start the program with --lan.
lobby-rules = Rules and settings
lobby-game = Game
lobby-preset = Rules
lobby-turn-time = Time per turn
lobby-no-limit = no limit
lobby-seat-count = Seats
lobby-pause = Pause between rounds
lobby-chat = Written chat
lobby-auto-uno = Players may have UNO called for them
lobby-listed = Show in the list of open tables
lobby-change = Change settings
lobby-free = Free seat
lobby-add-bot = Add a bot
lobby-remove = Remove { $seat }
lobby-host = host
lobby-ready = I am ready
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-say-ready = Say that you are ready, then the host can start.
lobby-wait-host = The host starts the match.
lobby-stand = Stand up
lobby-start = Start
lobby-start-bots =
    { $count ->
        [one] Start with 1 bot
       *[other] Start with { $count } bots
    }
lobby-can-start = You can start. Free seats are filled with bots.
lobby-waiting =
    { $count ->
        [one] 1 player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
lobby-sealing = Everybody’s share of chance is being opened…
lobby-name = Your name
lobby-sit = Take a seat
lobby-full = All seats are taken. You can watch.

## The connection

link-connecting = Connecting…
link-lost = Reconnecting…
link-lost-long = The connection is lost. Your seat is kept.
link-retry = Retry now
link-waiting = The table waits…
link-back = Back at the table.
link-back-missed =
    { $count ->
        [one] Back. You missed 1 move.
       *[other] Back. You missed { $count } moves.
    }
link-superseded = This table is open in another place.
link-use-here = Use it here
link-ejected = The host has taken you off this table.
link-no-table = This table no longer exists.

## What cannot wait

alert-say-uno = Say UNO!
alert-ten-seconds = 10 seconds left.
alert-challenge = Challenge with X, or accept with A.
alert-take = { $topname }: draw { count-pieces } with A.

## What did not work

trouble-offline = You are not connected: wait until the connection is back.
trouble-not-now = That card cannot be played now.
trouble-no-draw = You cannot draw now.
trouble-no-keep = There is no drawn card to keep.
trouble-no-jump = You have no card to jump in with.
trouble-nothing-to-accept = There is nothing to accept now.
trouble-nothing-to-challenge = There is nothing to challenge now.
trouble-nobody-to-catch = Nobody can be caught now.
trouble-auto-uno = UNO is called for you: see the menu.
trouble-stale = Too late: the turn has changed.
trouble-late = Too late: somebody was first.
trouble-too-late = Too late: { $seat } was first.
trouble-not-ready = Somebody is not ready yet.
trouble-full = Every seat is taken.
trouble-taken = That seat is taken.
trouble-name = Choose another name.
trouble-begun = The match has begun.
trouble-seats-taken = Somebody sits on a seat that would go.
trouble-busy = Too fast: wait a moment.
trouble-other = That is not possible now.

## Chat

talk-text = Message
talk-send = Send
talk-phrases = Quick phrases
talk-emotes = Reactions
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-good-game = Good game!
phrase-sorry = Sorry!
phrase-bye = Bye!

## Settings of this device

set-motion = Motion
motion-calm = Calm
motion-normal = Normal
motion-fast = Fast
set-sound = Sounds
set-vibrate = Vibration
set-patterns = Patterns on the colors
set-keys = Letters and digits as keys
set-auto-uno = Call UNO for me
set-language = Language

## Help

help-touch = Tap a card to play it. Where cards overlap closely, the first tap lifts it and the second plays it. Dragging a card upwards always plays it.
help-uno-button = With two cards in hand press UNO! before you play, or right after. Catch! lights up when somebody has forgotten it.
help-forgotten = Whoever forgets it and is caught draws { count-pieces }.
help-false-call = UNO called for nothing costs { count-pieces }.
help-false-catch = A catch for nothing costs { count-pieces }.
help-keys = Keys
key-arrows = through my cards
key-play = play the card
key-draw = draw
key-keep = keep the drawn card
key-uno = UNO!
key-catch = catch
key-challenge = challenge
key-accept = accept the penalty
key-jump = jump in
key-colors = red, yellow, green, blue
key-state = say how things stand
key-log = last events
key-sort = sort the cards
key-help = this help
key-close = close, cancel
help-letters = A letter can be changed: choose it here, then press the new one.
help-press-letter = Press the new letter
