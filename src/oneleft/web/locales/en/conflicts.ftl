### Why a ruleset is not accepted: one message for each conflict of oneleft.rules.

conflict-unknown-option = There is no option { $option }.
conflict-unknown-value = { $value } is no value of { $option }: expected { $expected }.
conflict-unknown-preset = There is no preset { $preset }: choose one of { $expected }.
conflict-postponed = { $option } = { $value } is known but cannot be played yet: choose another value.
conflict-seats = This game is for { $least } to { $most } seats, not { $seats }.
conflict-hands-too-large = { $seats } hands of { $hand } and one more to start with do not fit into { $stock }: take fewer seats or smaller hands.
conflict-free-without-restriction = wd4_enforcement = { $enforcement } needs a restriction: without wd4_restriction every Wild Draw Four is lawful, and only free makes sense.
conflict-stack-challenge = stack_challenge needs stacking and wd4_enforcement = challenge.
conflict-teams-need-four = Teams of two need exactly 4 seats, not { $seats }.
conflict-seat-missing = { $option } = { $value } names a seat that is not there: seats are counted from 0, and there are { $seats }.
conflict-table-missing = dice_table = custom needs a table: give the faces of the dice.
conflict-table-size = A table of dice has { $dice } dice with { $faces } faces each.
conflict-table-no-number = Die { $die } has no number face: then the opening roll might never end.
