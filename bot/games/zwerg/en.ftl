title = Der 7bte Zwerg
about = Line up seven dwarfs by size while the others secretly bet whether you will make it.
heading = Der 7bte Zwerg · round { $round } of { $rounds }

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
evasion-field = evasion field
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
ask-bets = { $count ->
    [one] { $icon } The bet of { $who } is still missing.
   *[other] { $icon } Place your bets: { $who }
}
wager = **Will { $who } get all seven dwarfs onto the row?**
wager-dwarfs = **Will { $who } get all seven onto the dwarf fields, without evading?**
bets-lie = { $icon } The bets lie face down
own-yes = Your bet: { $icon } **Yes**
own-no = Your bet: { $icon } **No**
own-turn = This is about your own row: you do not bet this time.
total = { $who }{ "\u00A0" }**{ $points }**

bet = Bet
yes = Yes, all seven
no = No, not all
to-field = { $field }
to-match = { $field } · +{ $points }
to-evasion = { $field } · −{ $points }
move-roll = Roll { $colour }
move-place = Put it on field { $field } ({ $what })
move-bet-yes = Bet on yes: all seven
move-bet-no = Bet on no: not all
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

moment-seventh = { $die } The seventh dwarf is in the air …
moment-fits = It fits!
moment-caved = { $icon } Into the cave!
moment-all = All seven stand!
moment-reveal = { $icon } Drum roll …
moment-bets-won = { $count ->
    [1] { $who } was right!
    [2] { $who } were right!
   *[other] { $count } of you were right!
}
moment-bets-lost = Nobody was right!
event-turn = Round { $round }: { $who } takes the seven dice.
event-placed = { $who } rolls { $die } and puts the dwarf on field { $field }.
event-matched = { $who } rolls { $die }, and the dwarf hops onto its own field { $field }: a colour match!
event-evaded = { $who } rolls { $die } and evades to field { $field }.
event-caved = { $who } rolls { $die }. There is no room for it: { $icon } off to the dragon’s cave!
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

illegal-bet-now = First all bets must be down, then the rolling goes on.
illegal-place-first = First put the rolled die on a field, then take the next one.
illegal-die-gone = { $colour } has been rolled already. Take one of the other dice.
illegal-roll-first = Roll a die first, then choose its field.
illegal-no-field = The fields are numbered 1 to { $fields }.
illegal-field-taken = There is a die on field { $field } already, and once a die lies, it stays.
illegal-order-rising = A { $value } on field { $field } does not fit: the row must rise from left to right.
illegal-order-falling = A { $value } on field { $field } does not fit: the row must fall from left to right.
illegal-order-undecided = A { $value } may not go between two equal dice, only left or right of all.
illegal-no-betting = There is no betting now. Bets are open after die { $dice } until everybody has bet.

twin-turn = Round { $round } of { $rounds }. { $who } is lining up the dwarfs.
twin-choose = { $who } picks the next die. Still there: { $dice }.
twin-choose-you = It is your turn: which die do you roll? Still there: { $dice }.
twin-rolled = { $who } rolls { $die }.
twin-rolled-you = You roll { $die }.
twin-fields = { $count ->
    [one] Only field { $fields } is allowed.
   *[other] Allowed are the fields { $fields }.
}
twin-match = { $points ->
    [one] Field { $field } would be a colour match: 1 point more.
   *[other] Field { $field } would be a colour match: { $points } points more.
}
twin-evade = { $count ->
    [one] Field { $fields } is an evasion field: { $points } points less if all seven stand.
   *[other] The fields { $fields } are evasion fields: { $points } points less each if all seven stand.
}
twin-past = { $points ->
    [one] In the last row of { $who } lay: { $dice }. That gave 1 point.
   *[other] In the last row of { $who } lay: { $dice }. That gave { $points } points.
}
twin-past-cave = In the dragon’s cave sat { $dice }.
twin-row = The row from left to right, with the colours of the fields: { $dice }.
twin-row-empty = The row is still empty. Its fields from left to right: { $dice }.
twin-lying = field { $field } { $what }: { $die }
twin-free = field { $field } { $what }
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
event-placed-you = You roll { $die } and put the dwarf on field { $field }.
event-matched-you = You roll { $die }, and the dwarf hops onto its own field { $field }: a colour match!
event-evaded-you = You roll { $die } and evade to field { $field }.
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
    Seven dwarfs want to line up by size. You roll seven dice of seven colours, one after the other. Each goes onto a free field of the row so that the numbers only rise or only fall from left to right.
    Everybody has equally many turns, normally three. Whoever has the most points at the end wins. In a tie everybody in front wins.
rules-2-title = A turn
rules-2 =
    Take any of the dice that are left, roll it and put it on a field. Equal numbers side by side and gaps are fine. Once a die lies, it stays.
    The row has nine fields: seven dwarf fields with one colour each, and an evasion field without colour at either end.
    If a die fits anywhere, you must place it. If it fits nowhere, the dragon’s cave swallows it and you roll the next one.
rules-3-title = The bet
rules-3 =
    After the third die all others bet in secret: will you make all seven or not? Everybody must bet. Until the last bet is down, minds may be changed.
    The bets are revealed after your row has been scored. A right bet earns 3 points, a wrong one costs nothing. Alone you play without bets.
rules-4-title = The points
rules-4 =
    • **All seven on the row:** 7 points, 2 less for each evasion field used, so 7, 5 or 3
    • **Every die on the field of its colour:** 1 point, even if the row was not completed
    • **A right bet:** 3 points
    If a die is missing, nothing is taken off for evasion fields.
rules-5-title = What the rules leave open
rules-5 =
    You do not announce whether the row rises or falls: it follows from the first two different numbers (Z3). While all dice are equal, another number may go only to the far left or right of them, not between (Z2). The colours of the fields stay where they are (Z4).
    You may also take an evasion field by choice (Z5). Even the third die can end in the cave; bets are made all the same (Z8, Z10).
    A yes is right even if you evaded (Z13). Stricter tables let bets count for the dwarf fields only. Big groups may play 1 or 2 rounds instead of 3 (Z19).
