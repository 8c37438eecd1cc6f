title = Der 7bte Zwerg
other-names = The 7th Dwarf, seventh dwarf, dwarves
about = Line up seven dwarfs by size while the others secretly bet whether you will make it.
goal = -# Line up all seven, only rising or only falling. Own colour +1, door −2.
goal-secret = -# All seven must stand in the row, only rising or only falling.
first-by-the-book = the smallest person
heading = Der 7bte Zwerg · round { $round } of { $rounds }
occasion-die = throw { $die }
occasion-row = row of { $who }

option-rounds = Rounds
option-rounds-3 = 3 (as in the rulebook)
option-rounds-2 = 2
option-rounds-1 = 1 (short match)
option-dwarf_bets = Bets are about
option-dwarf_bets-false = the whole row
option-dwarf_bets-true = the dwarf fields only

colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple
colour-white = White
which-red = red
which-orange = orange
which-yellow = yellow
which-green = green
which-blue = blue
which-purple = purple
which-white = white
spot-left = left door
spot-red = apple
spot-orange = carrot
spot-yellow = star
spot-green = clover
spot-blue = drop
spot-purple = grapes
spot-white = cloud
spot-right = right door
at-left = at the left door
at-red = on the apple
at-orange = on the carrot
at-yellow = on the star
at-green = on the clover
at-blue = on the drop
at-purple = on the grapes
at-white = on the cloud
at-right = at the right door
button-left = Door
button-left-aloud = { spot-left }
button-right = Door
button-right-aloud = { spot-right }
button-red = Apple
button-orange = Carrot
button-yellow = Star
button-green = Clover
button-blue = Drop
button-purple = Grapes
button-white = Cloud
die = { $icon } { $colour } { $value }

past = { $points ->
    [one] Last row ({ $who }): 1 point
   *[other] Last row ({ $who }): { $points } points
}
run-rising = { $icon } The row rises from left to right
run-falling = { $icon } The row falls from left to right
run-undecided = { $icon } Rising or falling? Still open
cave = { $icon } Dragon’s cave: { $dice }
left = { $icon } Still to roll: { $dice }
ask-die = Which die do you roll?
ask-field = Where does the { $colour } { $value } go?
wager = **Will { $who } place all seven?** Being right earns { $points } points.
wager-dwarfs = **Will { $who } place all seven without evading?** Being right earns { $points } points.
bets-lie = { $icon } The bets lie face down
own-yes = Your bet: { $icon } **Yes**
own-no = Your bet: { $icon } **No**
own-turn = This is about your own row: you do not bet this time.
total = { $who }{ "\u00A0" }**{ $points }**

bet = Bet
yes = Yes, all seven
no = No, not all
to-field = { $spot }
to-match = { $spot } +{ $points }
to-evasion = { $spot } −{ $points }
move-roll = Roll { $colour }
move-place = Put the dwarf { $spot }
move-bet-yes = Bet on yes: all seven
move-bet-no = Bet on no: not all
typed-roll-red = take throw die
typed-roll-orange = take throw die
typed-roll-yellow = take throw die
typed-roll-green = take throw die
typed-roll-blue = take throw die
typed-roll-purple = take throw die
typed-roll-white = take throw die
typed-bet-yes = { typed-yes }, all, all seven, makes it
typed-bet-no = { typed-no }, not all, does not make it

lobby-direct-messages = When you are not at the board, bets come as direct messages. 🔕 switches that off.
lobby-direct-messages-aloud = When you are not at the board, bets come as direct messages. /move No DMs switches that off.
direct-message = 🤫 Bets are open at the table in { $channel }. Only you see your answer. [To the board]({ $link })
turn-call-secret = 🔔 { $place ->
    [elsewhere] Your bet is still missing in { $channel }.
   *[here] { $count ->
        [one] { $who }, your bet is still missing.
       *[other] { $who }, your bets are still missing.
    }
} [To the board]({ $link })
may-change = Until everybody has bet you may change your mind.
all-decided = Now everybody has bet.
bet-words = To bet, just write “yes” or “no”.

moment-seventh = { $die } The seventh dwarf …
moment-fits = It fits!
moment-caved = { $icon } { $die } does not fit: into the cave!
moment-all = { $points ->
    [one] All seven! { $who } scores 1 point.
   *[other] All seven! { $who } scores { $points } points.
}
moment-part = { $points ->
    [0] Not this time: { $who } scores nothing.
    [one] Not this time: { $who } scores 1 point.
   *[other] Not this time: { $who } scores { $points } points.
}
moment-reveal = { $icon } Drum roll …
event-turn = Round { $round }: { $who } takes the seven dice.
event-placed = { $who } rolls { $die } and puts the dwarf { $spot }.
event-matched = { $who } rolls { $die }, and the dwarf hops up { $spot }: a colour match!
event-evaded = { $who } rolls { $die } and has to stand { $spot }.
event-caved = { $who } rolls { $die }. There is no room for it: { $icon } off to the dragon’s cave!
line-secret = 🤫 Place your bets! Missing: { $who }
event-bets-open = { $icon } Three dice have been rolled, betting is open: will { $who } make all seven?
event-bets-open-dwarfs = { $icon } Three dice have been rolled, betting is open: will { $who } make all seven without evading?
event-bet = { $who } puts a pointed hat face down on the table.
event-bet-yes = Noted: { $icon } **yes**.
event-bet-no = Noted: { $icon } **no**.
event-bets-closed = All bets are down. { $who }, carry on!
event-scored-all = { $matches ->
    [0] Made it! { $who } has lined up all seven: { $bonus } for the row, but no colour match. That makes { $points } points.
    [one] Made it! { $who } has lined up all seven: { $bonus } for the row and 1 colour match. That makes { $points } points.
   *[other] Made it! { $who } has lined up all seven: { $bonus } for the row and { $matches } colour matches. That makes { $points } points.
}
event-scored-part = { $points ->
    [0] { NUMBER($cave) ->
        [one] One dwarf sits in the cave, and { $who } has no colour match: 0 points.
       *[other] { $cave } dwarfs sit in the cave, and { $who } has no colour match: 0 points.
    }
    [one] { NUMBER($cave) ->
        [one] One dwarf sits in the cave. { $who } keeps 1 point for colour matches.
       *[other] { $cave } dwarfs sit in the cave. { $who } keeps 1 point for colour matches.
    }
   *[other] { NUMBER($cave) ->
        [one] One dwarf sits in the cave. { $who } keeps { $points } points for colour matches.
       *[other] { $cave } dwarfs sit in the cave. { $who } keeps { $points } points for colour matches.
    }
}
event-reveal = { $icon } Drum roll … the pointed hats are turned over!
event-hats-yes = { $icon } Believed in it: { $who }
event-hats-no = { $icon } Had doubts: { $who }
event-bets-won = { $count ->
    [one] Right with the bet: { $who }, { $points } points.
   *[other] Right with their bets: { $who }, { $points } points each.
}
event-bets-lost = Nobody was right this time. The dragon giggles.

odds-all = All seven in the row: **{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }**
odds-dwarfs = All seven on the dwarf fields: **{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }**
odds-points = In this turn { $who } gets { NUMBER($points, maximumFractionDigits: 1) } points on average.
odds-exact = This is exact, if from here on everything is played for the most points.

picture-past = Last row ({ $who }): { $points }
picture-run-rising = rising
picture-run-falling = falling
picture-run-undecided = direction open

illegal-bet-now = First all bets must be down, then the rolling goes on.
illegal-place-first = First put the rolled die on a field, then take the next one.
illegal-die-gone = { $colour } has been rolled already. Take one of the other dice.
illegal-roll-first = Roll a die first, then choose its field.
illegal-no-field = The fields are numbered 1 to { $fields }.
illegal-field-taken = The { $spot } is taken already, and once a die lies, it stays.
illegal-order-rising = A { $value } does not fit { $spot }: the row must rise from left to right.
illegal-order-falling = A { $value } does not fit { $spot }: the row must fall from left to right.
illegal-order-undecided = A { $value } may not go between two equal dice, only left or right of all.
illegal-no-betting = There is no betting now. Bets are open after die { $dice } until everybody has bet.

twin-turn = Round { $round } of { $rounds }. { $who } is lining up the dwarfs.
twin-choose = { $who } picks the next die. Still there: { $dice }.
twin-choose-you = It is your turn: which die do you roll? Still there: { $dice }.
twin-rolled = { $who } rolls { $die }.
twin-rolled-you = You roll { $die }.
twin-fields = { $count ->
    [one] It fits only here: { $spots }.
   *[other] It fits here: { $spots }.
}
twin-lie = There lie: { $dice }.
twin-match = { $points ->
    [one] The { $spot } would be a colour match: 1 point more.
   *[other] The { $spot } would be a colour match: { $points } points more.
}
twin-evade = { $count ->
    [one] The door costs { $points } points if all seven stand in the end.
   *[other] The doors cost { $points } points each if all seven stand in the end.
}
twin-past = { $points ->
    [one] In the last row of { $who } lay: { $dice }. That gave 1 point.
   *[other] In the last row of { $who } lay: { $dice }. That gave { $points } points.
}
twin-past-cave = In the dragon’s cave sat { $dice }.
twin-row = The row from left to right, with the colours of the fields: { $dice }.
twin-row-empty = The row is still empty. Its fields from left to right: { $dice }.
twin-spot = { $spot } ({ $colour })
twin-lying = { $spot }: { $die }
twin-free = { $spot }
twin-die = { $colour } { $value }
twin-run-rising = The row rises.
twin-run-falling = The row falls.
twin-run-undecided = Whether it rises or falls is still open.
twin-cave = In the dragon’s cave: { $dice }.
twin-left = Still to roll: { $dice }.
twin-question = Will { $who } get all seven dwarfs onto the row?
twin-question-you = The others bet whether you get all seven dwarfs onto the row.
twin-question-dwarfs = Will { $who } get all seven onto the dwarf fields, without evading?
twin-question-dwarfs-you = The others bet whether you get all seven onto the dwarf fields, without evading.
twin-bet-now = Bet in secret: yes or no.
twin-noted-yes = Your bet is yes. Until everybody has bet, you can change your mind.
twin-noted-no = Your bet is no. Until everybody has bet, you can change your mind.
twin-own-yes = You have bet on yes.
twin-own-no = You have bet on no.
twin-bets-done = Already bet: { $who }.
twin-bets-missing = Still waiting for a bet from { $who }.
twin-bets-lie = The bets lie face down on the table.

event-turn-you = Round { $round }: you take the seven dice.
event-placed-you = You roll { $die } and put the dwarf { $spot }.
event-matched-you = You roll { $die }, and the dwarf hops up { $spot }: a colour match!
event-evaded-you = You roll { $die } and have to stand { $spot }.
event-caved-you = You roll { $die }. There is no room for it: { $icon } off to the dragon’s cave!
event-bets-open-you = { $icon } Three dice have been rolled, betting is open: will you make all seven?
event-bets-open-dwarfs-you = { $icon } Three dice have been rolled, betting is open: will you make all seven without evading?
event-bet-you = You put a pointed hat face down on the table.
event-bets-closed-you = All bets are down. Carry on!
event-scored-all-you = { $matches ->
    [0] Made it! You have lined up all seven: { $bonus } for the row, but no colour match. That makes { $points } points.
    [one] Made it! You have lined up all seven: { $bonus } for the row and 1 colour match. That makes { $points } points.
   *[other] Made it! You have lined up all seven: { $bonus } for the row and { $matches } colour matches. That makes { $points } points.
}
event-scored-part-you = { NUMBER($cave) ->
    [one] One dwarf sits in the cave.
   *[other] { $cave } dwarfs sit in the cave.
} { $points ->
    [0] You have no colour match: 0 points.
    [one] You keep 1 point for colour matches.
   *[other] You keep { $points } points for colour matches.
}
event-hats-yes-aloud = Believed in it: { $who }.
event-hats-no-aloud = Had doubts: { $who }.
event-caved-aloud = { $who } rolls { $die }. There is no room for it, off to the dragon’s cave!
event-caved-you-aloud = You roll { $die }. There is no room for it, off to the dragon’s cave!

rules-1-title = The goal
rules-1 =
    Seven dwarfs want to line up by size. You roll seven dice of seven colours, one after the other. Each goes onto a free field of the row so that the numbers only rise or only fall from left to right (Z1).
    All seven standing earn 7 points; every door used at an edge costs 2. A dwarf on the field of its colour always earns 1. What fits nowhere is swallowed by the dragon’s cave.
    After three dice the others bet in secret whether you will place all seven; who is right gets 3 points.
    Everybody has equally many turns, normally three. Whoever has the most points at the end wins. In a tie everybody in front wins.
rules-2-title = A turn
rules-2 =
    Before each throw take any of the dice that are left (Z9), roll it and put it on a field. Equal numbers side by side and gaps are fine. Once a die lies, it stays (Z17).
    The row has nine fields: seven dwarf fields with one colour each (apple, carrot, star, clover, drop, grapes, cloud), and an evasion field without colour at either end, the door.
    If a die fits anywhere, you must place it (Z6). If it fits nowhere, the dragon’s cave swallows it. There it counts for nothing any more, and you roll the next one (Z7).
rules-3-title = The bet
rules-3 =
    After the third die all others bet in secret: will you make all seven or not? Everybody must bet. Until the last bet is down, minds may be changed. The bets are revealed after your row has been scored (Z11).
    A right bet earns 3 points, a wrong one costs nothing (Z12). The colour of a bet token does not matter (Z18). Alone you play without bets.
rules-4-title = The points
rules-4 =
    • **All seven on the row:** 7 points, 2 less for each evasion field used, so 7, 5 or 3
    • **Every die on the field of its colour:** 1 point, even if the row was not completed (Z16)
    • **A right bet:** 3 points
    If a die is missing, nothing is taken off for evasion fields (Z14). They never earn a point for colour (Z15).
rules-5-title = What the rules leave open
rules-5 =
    You do not announce whether the row rises or falls: it follows from the first two different numbers (Z3). While all dice are equal, another number may go only to the far left or right of them, not between (Z2). The colours of the fields stay where they are (Z4).
    You may also take an evasion field by choice (Z5). Even the third die can end in the cave; bets are made all the same (Z8, Z10).
    A yes is right even if you evaded (Z13). Stricter tables let bets count for the dwarf fields only. Big groups may play 1 or 2 rounds instead of 3 (Z19).

# Why: what speaks for a hint.
reason-match = { $colour } on its own field counts extra.
reason-no-evasion = An evasion field would cost you { $points } points.
reason-fits = After that { $faces } of { $all } values still fit, otherwise only { $less }.
reason-full = This way the row gets full in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases, otherwise only in { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
reason-edge = The { $value } belongs at the edge.
reason-own = { $faces ->
    [one] With one of { $all } values { $colour } may lie on its own field.
   *[other] With { $faces } of { $all } values { $colour } may lie on its own field.
}
reason-own-best = { $faces ->
    [one] With one of { $all } values { $colour } lies best on its own field.
   *[other] With { $faces } of { $all } values { $colour } lies best on its own field.
}
reason-likely-yes = As the row stands, it will be complete in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases.
reason-likely-no = As the row stands, it will not be complete in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases.

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Line up seven dwarfs by size. That earns points, and most points win. Every die is a dwarf, its number is the dwarf’s size.
lesson-1-goal = Roll the green one { $die-green }!
lesson-1-wrong = That one’s turn will come. Roll the green one { $die-green } first.
lesson-2 = A 4, so middle-sized: into the middle with it. On the clover { $field-green } green stands on its own colour, which earns 1 point.
lesson-2-goal = Put it on the clover!
lesson-2-wrong = You could, but only the clover { $field-green } earns the colour point. And near an edge you soon run out of room.
lesson-3 = The white 6 is taller: right of the 4 the row rises, left of it the row would fall. Either is fine, but not both.
lesson-3-goal = Onto the cloud { $field-white }!
lesson-3-wrong = The direction is right. But white earns its colour point on the cloud { $field-white } only, and tall ones belong at the edge.
lesson-3-falls = That row would fall from left to right. It may, but on the cloud { $field-white } to the right a colour point is waiting.
lesson-4 = The row rises now, so the purple 1 belongs at the far left. The door { $evasion } is for emergencies: it costs 2 points.
lesson-4-goal = Put it on the apple { $field-red }!
lesson-4-wrong = See? There was no room left for the 3 between 1 and 4: into the cave! Move the 1 further out.
lesson-4-door = On the door { $evasion } it costs you 2 points at the end. And the apple { $field-red } is still free.
lesson-5 = { $seat-2 } has secretly bet whether you will place all seven. Three rolls later, the 6 fits only on the door.
lesson-5-goal = Quick, onto the door { $evasion }!
lesson-6 = Saved! A die that fits nowhere is swallowed by the dragon’s cave { $cave }, and the 7 points for a full row are gone.
lesson-6-goal = Roll the last one { $die-red }!
lesson-7 = A 3! It fits between 1 and 4. Gaps between the numbers do not matter.
lesson-7-goal = Pick either of the two fields!
lesson-8 = Done: 7 for the row, −2 for the door, +3 for colours. Now { $seat-2 } is up, and you bet in secret.
lesson-8-goal = Will four more fit?
lesson-8-wrong = The very next 4 finds no room: into the cave! Only 1, 5 and 6 would have fitted. Better bet against it.
lesson-9 = Right, 3 points for you! The next row begins, and this time nobody tells you where to go.
lesson-9-goal = Where does the red 5 go?
lesson-done = That is all there is: line up, bet, tremble. Now it is your turn!

# What matters, for whoever plays this for the first time.
newcomer-place = Small ones to one end, tall ones to the other, middling ones between: so there is room for whatever comes.
newcomer-bet = If everything may still fit, bet yes, else no. Right brings 3 points, wrong costs nothing.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-believed = Only { $who } believed in { $other }, and it worked.
highlight-believed-2 = Round { $round }: { $other } makes it, and only { $who } knew.
highlight-doubted = Only { $who } doubted { $other }, and was right.
highlight-doubted-2 = All trusted { $other }, only { $who } smelled trouble.
highlight-all-often = { $who } lined up all seven { $count } times.
highlight-all = { $who } lined up all seven in round { $round }: { $points } points.
highlight-all-2 = All seven! That made { $points } points for { $who } in round { $round }.
highlight-all-3 = { $who } found room for all seven too, in round { $round }.
highlight-matches = { $who } made { $count } colour matches in round { $round }.
highlight-matches-2 = { $count } dwarfs on their own colours in one row: { $who }, round { $round }.
highlight-bets-all = { $who } was right with all { $count } bets.
highlight-bets-all-2 = { $count } bets, { $count } times right: { $who }.
highlight-bets = { $who } won { $count ->
    [one] a bet
   *[other] { $count } bets
}.
highlight-bets-2 = A good guess: { $who } was right { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-bets-3 = { $count ->
    [one] One bet
   *[other] { $count } bets
} came true for { $who }.
highlight-best = The best row of { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in round { $round }.
highlight-best-2 = { $who } made { $points ->
    [one] 1 point
   *[other] { $points } points
} with the row of round { $round }.
highlight-best-3 = Round { $round } belonged to { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the row.
highlight-lined-up = { $who } found room for { $count ->
    [one] one dwarf
   *[other] { $count } dwarfs
}.
highlight-lined-up-2 = { $count ->
    [one] One dwarf
   *[other] { $count } dwarfs
} stood in the rows of { $who }.
highlight-lined-up-3 = { $who } lined up { $count ->
    [one] one dwarf
   *[other] { $count } dwarfs
}.
highlight-lined-up-4 = { $count ->
    [one] One dwarf
   *[other] { $count } dwarfs
} listened to { $who }.
highlight-first = { $who } began with { $die }.
highlight-first-2 = The first dwarf of { $who }: { $die }.
highlight-first-3 = { $who } lined up { $die } first of all.

## What computers say

voice-scored-all-1 = { $character ->
    [easy] Seven? I stopped counting at five.
    [normal] All seven! Take a bow!
   *[master] In order of size. As it should be.
}
voice-scored-all-2 = { $character ->
    [easy] They lined up all by themselves!
    [normal] Made to measure!
   *[master] Seven at one stroke.
}
voice-scored-all-3 = { $character ->
    [easy] And where is the eighth?
    [normal] Ha! Stand to attention!
   *[master] Order is half the gold.
}
voice-bets-won-1 = { $character ->
    [easy] Right? Me? I just nodded.
    [normal] Points, hand them over!
   *[master] My beard whispered it to me.
}
voice-bets-won-2 = { $character ->
    [easy] Which cap meant yes again?
    [normal] My belly never lies!
   *[master] One only has to listen to the dice.
}
voice-bets-won-3 = { $character ->
    [easy] May I roll now, too?
    [normal] Betting runs in my blood!
   *[master] Much obliged, ladies and gentlemen.
}
