### The page of a replay, and the proof that its cards or rolls were fixed beforehand.

replay-title = Replay
replay-gone = This replay cannot be shown. It may have been deleted.
replay-failed = That step cannot be fetched. Try again.
replay-bar = Controls of the replay
replay-transport = Playing
replay-first = To the beginning
replay-previous = Back one step
replay-play = Play
replay-pause = Pause
replay-next = On one step
replay-last = To the end
replay-speed = Speed
replay-by = Seen by
replay-by-all = all
replay-scrubber = Place in the match
replay-where = Round { $round }, step { $step } of { $all }
replay-about = About this replay
replay-share = Share this moment
replay-record = Download the record
replay-forget = Delete what is mine
replay-forget-ask = Your name and what you wrote are taken out of this match for good. If nobody else’s is in it, the whole replay is deleted.
replay-forget-yes = Delete
replay-forget-no = Keep it
replay-keys = Keys: ← and → step, Space plays, Home and End.

## The proof

replay-proof = Proof
replay-proof-title =
    { $game ->
        [dice] These rolls were fixed beforehand
       *[cards] These cards were fixed beforehand
    }
replay-proof-what =
    { $game ->
        [dice] Before the first roll the server sealed a secret, and each player could add to it. The secret and the additions decide every roll. Your browser now opens the seal and works out every roll again by itself.
       *[cards] Before the first card the server sealed a secret, and each player could add to it. The secret and the additions decide every card. Your browser now opens the seal and works out every card again by itself.
    }
replay-proof-running = Working it out…
replay-proof-ok =
    { $game ->
        [dice] All { $count } draws and rolls are the ones that were fixed.
       *[cards] All { $count } cards are the ones that were fixed.
    }
replay-proof-step-seal = The secret fits the seal.
replay-proof-step-nonces = The additions fit their own seals: { $seats }.
replay-proof-step-outcomes =
    { $count ->
        [one] 1 outcome agrees.
       *[other] { $count } outcomes agree.
    }
replay-proof-yes = right
replay-proof-no = wrong
replay-proof-seal = The secret does not fit the seal that was published.
replay-proof-missing = The record holds no seal or no secret.
replay-proof-nonce = What { $seat } added does not fit its own seal.
replay-proof-count = Round { $round } cannot be followed: its stock or its length does not add up.
replay-proof-outcome = Round { $round }, outcome { $number }: it should have been { $expected }, but it was { $got }.
replay-proof-alone = Nobody added to the chance of this match.
replay-proof-digest = The seal
replay-proof-note = Compare it with the seal that the table showed before the match. The proof shows that nobody picked a card or a roll during the match; it cannot show who knew the secret.
replay-proof-program = To check it without this server, download the record and run
