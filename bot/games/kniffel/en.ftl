title = Hex-hex-Kniffel
about = Five dice with witch symbols, three rolls, eleven rows.
heading = Hex-hex-Kniffel · round { $turn } of { $turns }

option-free_strike = Free strike
option-free_strike-true = allowed
option-free_strike-false = only when nothing fits

row-mash = Mash
row-cauldron = Cauldron
row-crystal = Crystal ball
row-toadstool = Toadstool
row-book = Spell book
row-frog = Frog
row-three = Three of a kind
row-pairs = Two pairs
row-house = Three and a pair
row-five = Five different
row-kniffel = Hex-hex-Kniffel

short-mash = Mash
short-cauldron = Cauldron
short-crystal = Crystal
short-toadstool = Toadstool
short-book = Book
short-frog = Frog
short-three = Three alike
short-pairs = 2 pairs
short-house = Three+pair
short-five = 5 different
short-kniffel = Kniffel

tight-mash = Mash
tight-cauldron = Cauldron
tight-crystal = Crystal
tight-toadstool = Toadstool
tight-book = Book
tight-frog = Frog
tight-three = Three
tight-pairs = 2 pairs
tight-house = Three+pair
tight-five = 5 diff.
tight-kniffel = Kniffel

move-roll = Roll
move-keep = Keep { $dice } and roll the rest again
move-keep-places = { $count ->
    [one] Keep { $dice } and roll die { $places } again
   *[other] Keep { $dice } and roll dice { $places } again
}
move-reroll-all = Roll all dice again
move-enter = { $points ->
    [0] Strike { $row }
    [one] Enter { $row }: 1 point
   *[other] Enter { $row }: { $points } points
}
points = { $points ->
    [0] strike
    [one] 1 point
   *[other] { $points } points
}
keep = Keep { $dice }
keep-nothing = Roll all
entry = { $row } · { $points }
die = { $place }: { $symbol }
prompt-reroll = Roll other dice again …
prompt-enter = Another row …
question-roll = Roll all five dice!
question-keep = **Roll { $roll } of { $rolls }:** What do you keep?
question-enter = **Roll { $roll } of { $rolls }:** Where do you enter it?
question-strike = **Roll { $roll } of { $rolls }:** Nothing fits. Which row do you strike?
total = { $column }:{ "\u00A0" }{ $who }{ "\u00A0" }**{ $points }**
total-alone = { $points ->
    [one] **1** point
   *[other] **{ $points }** points
}

moment-missing = One more { $symbol } …
moment-kniffel = ✨ Hex-hex-Kniffel! ✨
moment-missed = So close!
event-rolled = { $who }, roll { $roll }: { $dice }
event-entered = { $points ->
    [0] { $who } strikes “{ $row }”.
    [one] { $who } enters “{ $row }”: 1 point.
   *[other] { $who } enters “{ $row }”: { $points } points.
}

hint-points = Until the end of the match it brings another { NUMBER($worth, maximumFractionDigits: 1) } points on average.
odds-turn = How likely { $who } is to fill each free row this turn, going all out for that row:
odds-row = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-symbol = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, { NUMBER($dice, maximumFractionDigits: 1) } dice on average

illegal-rolled-already = You have rolled already. Roll some dice again or enter the result.
illegal-roll-first = Roll first, then enter.
illegal-no-roll-left = Your { $rolls } rolls are used up. Enter the result now.
illegal-reroll-nothing = Name at least one die. To keep them all, enter the result.
illegal-position = The dice are numbered 1 to { $dice }.
illegal-row-taken = “{ $row }” is filled already. Every row counts only once.
illegal-row-fits-not = That would strike “{ $row }”. While any free row fits, you must take a fitting one.

twin-turn = Round { $turn } of { $turns }.
twin-before-roll = { $who } has not rolled yet.
twin-before-roll-you = It is your turn: roll all five dice.
twin-dice = { $who }, roll { $roll } of { $rolls }: { $dice }.
twin-dice-you = Your roll { $roll } of { $rolls }: { $dice }.
twin-entries = { $who } can enter: { $rows }.
twin-entries-you = You can enter: { $rows }.
twin-strikes = { $who } can strike: { $rows }.
twin-strikes-you = You can strike: { $rows }.
twin-again = { $left ->
    [one] { $who } may roll once more.
   *[other] { $who } may roll twice more.
}
twin-again-you = { $left ->
    [one] Or roll once more, all dice or some.
   *[other] Or roll again, all dice or some; you have two rolls left.
}
twin-row = { $row } { $points }
twin-empty = { $who } has entered nothing yet.
twin-sheet = { $who } has entered: { $rows }. Still free: { $free }.
twin-full = { $who } has entered everything: { $rows }.

event-rolled-you = Your roll { $roll }: { $dice }
event-rolled-aloud = { $who }, roll { $roll }: { $dice }.
event-rolled-you-aloud = Your roll { $roll } shows { $dice }.
event-entered-you = { $points ->
    [0] You strike “{ $row }”.
    [one] You enter “{ $row }”: 1 point.
   *[other] You enter “{ $row }”: { $points } points.
}
icon-mash = { row-mash }
icon-cauldron = { row-cauldron }
icon-crystal = { row-crystal }
icon-toadstool = { row-toadstool }
icon-book = { row-book }
icon-frog = { row-frog }

rules-1-title = The goal
rules-1 = Your sheet has eleven rows, and you fill each exactly once. Whoever has the most points at the end wins. In a tie everybody in front wins.
rules-2-title = A turn
rules-2 =
    You roll all five dice. After that you may roll any of them again, twice, including dice you kept before. You may stop after every roll.
    Then you enter the result in a free row that fits. If none fits, you strike a free row of your choice.
rules-3-title = The rows
rules-3 =
    { "" }**Six symbols:** 1 point for every die with that symbol.
    { "" }**Three of a kind:** 2 points
    { "" }**Two pairs:** 3 points
    { "" }**Three and a pair:** 4 points
    { "" }**Five different:** 5 points
    { "" }**Hex-hex-Kniffel** (five of a kind): 10 points
rules-4-title = What the rules leave open
rules-4 =
    Four or five of a kind also count as three of a kind (K2). Four of a kind are not two pairs (K3), three and a pair are (K4). Five of a kind are neither three and a pair nor two pairs (K5).
    You may strike only when no free row fits (K8); with “Free strike” at any time. Taking a weaker row is allowed (K9).
    A second Hex-hex-Kniffel earns nothing extra (K12). Alone you play for practice (K1).

outcome-mash = rolled { row-mash }
outcome-cauldron = rolled { row-cauldron }
outcome-crystal = rolled { row-crystal }
outcome-toadstool = rolled { row-toadstool }
outcome-book = rolled { row-book }
outcome-frog = rolled { row-frog }
