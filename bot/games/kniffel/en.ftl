title = Hex-hex-Kniffel
other-names = witch dice, Yahtzee
about = Five dice with witch symbols, three rolls, eleven rows.
goal = -# Eleven rows, each once; more points win.
first-by-the-book = the youngest person
heading = Hex-hex-Kniffel · round { $turn } of { $turns }
occasion = roll { $roll }: { $dice }

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

worth-short = { $row } = { $points }
worth-tight = { $row }={ $points }

tight-mash = Mash
tight-cauldron = Cauldron
tight-crystal = Crystal
tight-toadstool = Toadstool
tight-book = Book
tight-frog = Frog
tight-three = Three
tight-pairs = 2 pairs
tight-house = 3+pair
tight-five = 5 diff
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
typed-enter-mash = { short-mash } write down put
typed-enter-cauldron = { short-cauldron } write down put
typed-enter-crystal = { short-crystal } write down put
typed-enter-toadstool = { short-toadstool } write down put
typed-enter-book = { short-book } write down put
typed-enter-frog = { short-frog } write down put
typed-enter-three = { short-three } write down put
typed-enter-pairs = { short-pairs } write down put
typed-enter-house = { short-house } write down put
typed-enter-five = { short-five } write down put
typed-enter-kniffel = { short-kniffel } write down put
points = { $points ->
    [0] strike
    [one] 1 point
   *[other] { $points } points
}
keep = { $dice }
keep-aloud = keep { $dice }
keep-mash = { $count ->
    [one] Mash
   *[other] { $count } mash
}
keep-cauldron = { $count ->
    [one] Cauldron
   *[other] { $count } cauldrons
}
keep-crystal = { $count ->
    [one] Crystal
   *[other] { $count } crystals
}
keep-toadstool = { $count ->
    [one] Shroom
   *[other] { $count } shrooms
}
keep-book = { $count ->
    [one] Book
   *[other] { $count } books
}
keep-frog = { $count ->
    [one] Frog
   *[other] { $count } frogs
}
keep-different = { $count } different
keep-nothing = Roll all
entry = { $row } { $points }
entry-five = 5 different
die = { $place }: { $symbol }
prompt-reroll = Pick the dice to roll again …
prompt-enter = Enter elsewhere …
question-roll = Roll all five dice!
question-keep = **Roll { $roll } of { $rolls }:** Keep blue or write down green?
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
news-gained = Points: { $gained }
news-gained-aloud = Points since: { $gained }.
gained = { $who }{ "\u00A0" }+{ $points }
gained-aloud = { $who } { $points }
event-rolled-kniffel = ✨ { $who } rolls { $dice }: Hex-hex-Kniffel!
event-rolled = { $who }, roll { $roll }: { $dice }
event-entered = { $points ->
    [0] { $who } strikes “{ $row }”.
    [one] { $who } enters “{ $row }”: 1 point.
   *[other] { $who } enters “{ $row }”: { $points } points.
}

hint-points = Until the end of the match it brings another { $worth ->
    [1] point
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } points
} on average.
odds-turn = How likely { $who } is to fill each free row this turn, going all out for that row:
odds-row = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-symbol = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, { $dice ->
    [1] 1 die
   *[other] { NUMBER($dice, maximumFractionDigits: 1) } dice
} on average

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

event-rolled-kniffel-you = ✨ You roll { $dice }: Hex-hex-Kniffel!
event-rolled-kniffel-aloud = { $who } rolls { $dice }. That is a Hex-hex-Kniffel!
event-rolled-kniffel-you-aloud = You roll { $dice }. That is a Hex-hex-Kniffel!
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
rules-1 = Your sheet has eleven rows, and you fill each exactly once, one a turn (K13). Whoever has the most points at the end wins. In a tie everybody in front wins (K15). Every match stands alone; nothing is added up over several (K14).
rules-2-title = A turn
rules-2 =
    You roll all five dice. After that you may roll any of them again, twice, including dice you kept before. You may stop after every roll (K10). Keeping all five is no roll: then you enter them (K11).
    Then you enter the result in a free row that fits. If none fits, you strike a free row of your choice.
rules-3-title = The rows
rules-3 =
    { "" }**Six symbols:** 1 point for every die with that symbol (K7)
    { "" }**Three of a kind:** 2 points
    { "" }**Two pairs:** 3 points
    { "" }**Three and a pair:** 4 points
    { "" }**Five different:** 5 points, whichever symbol is missing (K6)
    { "" }**Hex-hex-Kniffel** (five of a kind): 10 points
rules-4-title = What the rules leave open
rules-4 =
    Four or five of a kind also count as three of a kind (K2). Four of a kind are not two pairs (K3), three and a pair are (K4). Five of a kind are neither three and a pair nor two pairs (K5).
    You may strike only when no free row fits (K8); with “Free strike” at any time. Taking a weaker row is allowed (K9).
    A second Hex-hex-Kniffel earns nothing extra, but fits its symbol row and three of a kind (K12). Two to six people play, one alone only for practice (K1).

outcome-mash = rolled { row-mash }
outcome-cauldron = rolled { row-cauldron }
outcome-crystal = rolled { row-crystal }
outcome-toadstool = rolled { row-toadstool }
outcome-book = rolled { row-book }
outcome-frog = rolled { row-frog }

# Why: what speaks for a hint.
reason-points = { $points ->
    [one] That is 1 point instead of { $less }.
   *[other] That is { $points } points instead of { $less }.
}
reason-open = “{ $row }” stays open for later.
reason-sure = { $points ->
    [one] The point in “{ $row }” is yours for certain.
   *[other] The { $points } points in “{ $row }” are yours for certain.
}
reason-rolls = { $rolls ->
    [one] You still have a roll.
   *[other] You still have { $rolls } rolls.
}
reason-chance = { $chance ->
    [1] This makes “{ $row }” certain; otherwise it works out only { NUMBER($less, style: "percent", maximumFractionDigits: 0) } of the time.
   *[other] This way “{ $row }” works out { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time, otherwise only { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
}
reason-chance-only = This way “{ $row }” works out { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time, otherwise never.
reason-symbol = This way “{ $row }” collects { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } dice on average, otherwise only { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-alike = { $dice ->
    [2] The pair stays together.
    [3] The three equal dice stay together.
    [4] The four equal dice stay together.
   *[other] The { $dice } equal dice stay together.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Your sheet has eleven rows. You fill one of them each round, and in the end most points win.
lesson-1-goal = Roll all five dice!
lesson-2 = Three frogs! That would be 3 points in the frog row. You may roll twice more, all the dice or just some.
lesson-2-goal = Keep the frogs!
lesson-2-wrong = Three of a kind is a fine start. Roll just the other two again.
lesson-2-early = You may write it down after any roll. But two rolls are left, so go for more!
lesson-3 = Three and a pair! Whatever fits now has a + on your sheet, and you may stop after any roll.
lesson-3-goal = Take the 4 points!
lesson-3-wrong = It hardly gets better: three and a pair is worth 4 points. Take them!
lesson-4 = New round: you kept two books, and now three toadstools turn up. What you kept may be rolled again, too.
lesson-4-goal = Keep the three toadstools!
lesson-4-wrong = Three toadstools beat two books. Roll just the books again.
lesson-4-early = You could. But one roll is left, and every further toadstool is 1 point. Roll the books again!
lesson-5 = Four toadstools! All four count in the toadstool row, as three alike you get 2. You fill each row just once.
lesson-5-goal = Put them in toadstool!
lesson-5-wrong = That is allowed, but in the toadstool row they are worth 4 points.
lesson-6 = Six rounds later: nothing fits. Then you must strike out a free row: one that hardly ever works out.
lesson-6-goal = Strike the Kniffel, five of a kind!
lesson-6-wrong = That one comes up more often than five of a kind. Save it, and strike out the Kniffel instead.
lesson-7 = Ouch, that one would have been 10 points! Three rows are left: crystal, book and five different ones.
lesson-7-goal = Roll once more!
lesson-8 = Now it is all up to you. Five different ones would be worth 5 points, every crystal and every book one.
lesson-8-goal = What do you keep?
lesson-done = That is how it goes: roll, keep, write down. Hex-hex, now it is your turn!

# What matters, for whoever plays this for the first time.
newcomer-reroll = Keep what is worth it. What you kept may still be rolled again next time.
newcomer-enter = You fill each row just once. If none fits, you must strike one out.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
many-mash = helpings of mash
many-cauldron = cauldrons
many-crystal = crystal balls
many-toadstool = toadstools
many-book = spell books
many-frog = frogs
highlight-kniffels = { $who } rolled no fewer than { $count } Hex-hex-Kniffels.
highlight-kniffel = { $who } rolled five { $things } in round { $round }: a Hex-hex-Kniffel!
highlight-kniffel-2 = Five { $things }! { $who } made the Hex-hex-Kniffel in round { $round }.
highlight-kniffel-3 = { $who } had five { $things } on the table too, in round { $round }.
highlight-at-once = { $who } got “{ $row }” with the very first roll.
highlight-at-once-2 = One roll was enough for { $who }: “{ $row }”.
highlight-only-kniffel = Only { $who } scored 10 points for a Hex-hex-Kniffel.
highlight-only-five = Five different ones? Only { $who } made it.
highlight-only-house = Only { $who } wrote down three of a kind and a pair.
highlight-only-pairs = Two pairs: only { $who } had them.
highlight-only-three = { $who } entered the only three of a kind.
highlight-finish = { $who } made another { $points } points in the last round.
highlight-finish-2 = At the very end there were { $points } points more for { $who }.
highlight-collected = { $who } collected { $count } { $things }.
highlight-collected-2 = { $count } { $things } at once: well done, { $who }.
highlight-unstruck = { $who } did not have to cross out anything.
highlight-unstruck-2 = Nothing is crossed out on the sheet of { $who }.
highlight-best = The best of { $who }: “{ $row }” in round { $round }.
highlight-best-2 = { $who } shone in round { $round } with “{ $row }”.
highlight-best-3 = “{ $row }” paid most for { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
highlight-best-4 = Round { $round } went well for { $who }: “{ $row }”.
highlight-first = { $who } began with “{ $row }”.
highlight-first-2 = The first thing that { $who } filled was “{ $row }”.
highlight-first-3 = On the sheet of { $who } “{ $row }” came first.

## What computers say

voice-rolled-kniffel-1 = { $character ->
    [easy] Are five of a kind good? … They are, right?
    [normal] HEX! HEX! KNIFFEL!
   *[master] It is all in the wrist.
}
voice-rolled-kniffel-2 = { $character ->
    [easy] I was not even looking!
    [normal] There you go!
   *[master] Just as intended.
}
voice-rolled-kniffel-3 = { $character ->
    [easy] Oh. They all look the same.
    [normal] I felt it in my beard!
   *[master] Tried a hundred times, managed once.
}
