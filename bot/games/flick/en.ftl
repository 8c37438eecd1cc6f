title = Dice Flick
about = Flick dice into a field of holes, build groups of colour, clear them for points.
heading = Dice Flick · round { $round } of { $rounds }

option-centre_knaller = Knaller on the centre
option-centre_knaller-true = counts 12
option-centre_knaller-false = counts 6
option-child = Flicking plate
option-child-true = free to shift (children’s rule)
option-child-false = fixed in the middle

die-blue = Blue
die-yellow = Yellow
die-green = Green
die-white = Joker
die-pink = Knaller
the-blue = the blue die
the-yellow = the yellow die
the-green = the green die
the-white = the joker
the-pink = the Knaller

plate-N = North
plate-E = East
plate-S = South
plate-W = West
to-N = the north
to-E = the east
to-S = the south
to-W = the west
from-N = from the north
from-E = from the east
from-S = from the south
from-W = from the west
at-column = { " " }(at column { $place })
at-row = { " " }(at row { $place })

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat = { $who } · **{ $points }** · in front: { $dice }
seat-empty = { $who } · **{ $points }** · in front: nothing
seat-final = { $who } · **{ $points }** = { $rounds }
legend = { $centre } counts double · { $bonus } one more flick
legend-markers = { $markers } markers, 2 points each
bag = Bag: { $dice }
bag-empty = The bag is empty.
in-bag = { $icon } { $count }

in-the-air = A die is in the air …
drawing = { $who } reaches into the bag …
ask-die = { $left ->
    [one] One flick left. Which die do you take?
   *[other] Two flicks left. Which die do you take?
}
ask-bonus = Bonus! You may flick once more right away. With which die?
ask-hole = At which hole do you flick { $die }?
ask-side = From which side do you flick at { $hole }?
ask-column = At { $hole } { $plate }: at which column does your plate stand?
ask-row = At { $hole } { $plate }: at which row does your plate stand?
ask-score = Best scoring: { $parts } = { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}
menu-score = Score something else …
scoring = { $points }: { $parts }
odds = hits { $hit }%, elsewhere { $near }%, ditch { $ditch }%
odds-side = **{ $plate }** hits { $hit }%, ditch { $ditch }%
odds-place = **{ $place }** hits { $hit }%, ditch { $ditch }%
button-best = Best scoring: { $points }
button-none = Score nothing
button-skip = Skip the bonus

move-flick = { $die } { $plate }{ $at } at { $hole }: { $odds }
move-skip = Skip the bonus flick
move-score = { $points ->
    [one] Score 1 point: { $holes }
   *[other] Score { $points } points: { $holes }
}
move-best = Best scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-none = Score nothing, leave everything

typed-little = auf,at,von,from,mit,with,schnipse,schnips,flick,würfel,die,teller,plate,loch,hole,den,vor
typed-skip = skip,leave,no,pass

part-combination = { $name } { $counted }
part-centre = centre { $counted }
part-row = Knaller row { $name } ({ $counted })
part-column = Knaller column { $name } ({ $counted })

shows = showing { $pips }
shows-knaller = with a bang
course-straight = flies dead straight
course-drift = { $times ->
    [one] drifts off to { $to }
   *[other] drifts { $times } holes to { $to }
}
course-short = { $times ->
    [one] falls a bit short
   *[other] falls far short
}
course-long = { $times ->
    [one] is a bit too strong
   *[other] is far too strong
}

moment-flick = { $die } flies { $plate } at { $hole } …
moment-course = { $die } { $course } …
moment-hit = { $die } Hit: { $landed }!
moment-near = { $die } Astray: { $landed }
moment-ditch = { $die } In the ditch!
moment-out = { $die } Out of the box!
event-drawn = { $who } draws from the bag: { $dice }
event-bonus = { $icon } Bonus! { $who } draws { $dice } as well and may flick once more.
event-bonus-hand = { $icon } Bonus! The bag is empty, but { $who } may flick one more of the dice in front.
event-skipped = { $who } skips the bonus flick.
event-straight = { $who } flicks { $die } { $plate } at { $hole }: dead straight and in, { $face }!
event-lucky = { $who } flicks { $die } { $plate } at { $hole }: { $course } … and still drops into { $landed }, { $face }!
event-astray = { $who } flicks { $die } { $plate } at { $hole }: { $course } and comes to rest in { $landed }, { $face }.
event-hopped = { $who } flicks { $die } { $plate } at { $hole }: { $course } and hops on from { $touched } to { $landed }, { $face }.
event-ditch-hop = { $who } flicks { $die } { $plate } at { $hole }: { $course } … no room in { $touched }, hops into the ditch, back to the bag.
event-ditch = { $who } flicks { $die } { $plate } at { $hole }: { $course } … and off into the ditch, back to the bag.
event-out = { $step ->
    [one] { $who } flicks { $die } { $plate } at { $hole }: straight out of the box! Back to the bag.
   *[other] { $who } flicks { $die } { $plate } at { $hole }: jumps out of the box on hop { $step }! Back to the bag.
}
event-scored = { $who } scores { $parts } and writes down { $points ->
    [one] **1 point**.
   *[other] **{ $points } points**.
}
event-scored-none = { $who } leaves everything and writes down a 0.
event-empty = { $who } has nothing to score: 0 points.

hint-points = That pays off best, with what stays in the field afterwards taken into account.
odds-aim = Best flick: **{ $die } { $plate }{ $at } at { $hole }**. How often the die lands in each of the holes (in percent):
odds-aim-aloud = Best flick: { $die } { $plate }{ $at } at { $hole }.
odds-this = **{ $die } { $plate }{ $at } at { $hole }**. How often the die lands in each of the holes (in percent):
odds-this-aloud = { $die } { $plate }{ $at } at { $hole }.
odds-no-flick = Points are being counted right now, no die is flying.

illegal-not-in-front = { $die } is not in front of you. Take a die that is.
illegal-hole-taken = There is a die in { $hole } already. Aim at a free hole.
illegal-plate-fixed = Your plate stands fixed in the middle of its side. Only those who chose the plate that can be shifted may do that.
illegal-no-flick-left = You have made your flicks. Now it is time to score.
illegal-flick-first = Flick first, then score.
illegal-no-bonus = You can only skip a bonus flick, and right now you have none.
illegal-empty-hole = There is nothing to score in { $holes }.
illegal-knaller-left = The Knaller in { $hole } must be scored with one of its two lines.
illegal-line-incomplete = A Knaller line is scored whole: name all dice and bare colour markers of a row or a column through the Knaller.
illegal-marker-alone = The marker in { $hole } counts only in a group of its colour or in a Knaller line.
illegal-joker-twice = A joker cannot count for two colours at once. Leave one of the groups out.
illegal-no-combination = Part of no group of at least three joined pieces of one colour: { $holes }.

twin-round = Round { $round } of { $rounds }.
twin-turn = It is { $who }’s turn.
twin-die = { $die } { $pips } in { $hole }
twin-knaller = Knaller in { $hole }
twin-field = In the field: { $dice }. All other holes are free.
twin-field-empty = The field is empty. It has the holes A1 to E5: column A lies in the west, row 1 in the north.
twin-markers = Bare markers: { $markers }.
twin-markers-none = All markers are covered.
twin-centre = centre in { $hole }, counts double
twin-bonus = bonus in { $hole }, one more flick
twin-upgrade = { $colour } in { $hole }, 2 points
twin-bag = In the bag: { $dice }.
twin-bag-empty = The bag is empty.
twin-count = { $count } { $die }
twin-hand = In front of you: { $dice }.
twin-seat = { $plate ->
    [child] { $who } has in front: { $dice }, and a plate that can be shifted.
   *[fixed] { $who } has in front: { $dice }.
}
twin-seat-empty = { $plate ->
    [child] { $who } has no die in front and a plate that can be shifted.
   *[fixed] { $who } has no die in front.
}
twin-rounds = { $who }, round by round: { $rounds }.
twin-scorings = { $count ->
    [one] One other scoring is possible.
   *[other] { $count } other scorings are possible.
}
twin-odds = Plate { $plate }{ $at }: { $odds }.
odds-hole-rare = { $hole } less than 1%
odds-holes = How often the die lands in each of the holes: { $holes }.
odds-hole = { $hole } { $percent }%

event-drawn-you = You draw from the bag: { $dice }
event-drawn-aloud = { $who } draws from the bag: { $dice }.
event-drawn-you-aloud = You draw from the bag: { $dice }.
event-bonus-you = { $icon } Bonus! You draw { $dice } as well and may flick once more.
event-bonus-hand-you = { $icon } Bonus! The bag is empty, but you may flick one more of the dice in front of you.
event-skipped-you = You skip the bonus flick.
event-straight-you = You flick { $die } { $plate } at { $hole }: dead straight and in, { $face }!
event-lucky-you = You flick { $die } { $plate } at { $hole }: { $course } … and still drops into { $landed }, { $face }!
event-astray-you = You flick { $die } { $plate } at { $hole }: { $course } and comes to rest in { $landed }, { $face }.
event-hopped-you = You flick { $die } { $plate } at { $hole }: { $course } and hops on from { $touched } to { $landed }, { $face }.
event-ditch-hop-you = You flick { $die } { $plate } at { $hole }: { $course } … no room in { $touched }, hops into the ditch, back to the bag.
event-ditch-you = You flick { $die } { $plate } at { $hole }: { $course } … and off into the ditch, back to the bag.
event-out-you = { $step ->
    [one] You flick { $die } { $plate } at { $hole }: straight out of the box! Back to the bag.
   *[other] You flick { $die } { $plate } at { $hole }: jumps out of the box on hop { $step }! Back to the bag.
}
event-scored-you = You score { $parts } and write down { $points ->
    [one] **1 point**.
   *[other] **{ $points } points**.
}
event-scored-none-you = You leave everything and write down a 0.
event-empty-you = You have nothing to score: 0 points.
icon-blue = { die-blue }
icon-yellow = { die-yellow }
icon-green = { die-green }
icon-white = { die-white }
icon-pink = { die-pink }

rules-1-title = The goal
rules-1 =
    For ten rounds you flick dice into a field of 5 × 5 holes and clear groups of one colour. Whoever has the most points at the end wins; in a tie everybody in front wins.
    20 dice: 5 each in blue, yellow and green, 3 jokers (any colour) and 2 Knallers. What lies in the holes belongs to nobody: whoever’s turn it is may score everything that fits.
rules-2-title = A turn
rules-2 =
    You fill up to three dice in front of you and flick two of them, one after the other: first pick the die, then a free hole, then the side (north, east, south, west). The third stays for your next turn.
    Then you score. Scored dice go into the bag, everything else stays in the field.
    If your die comes to rest on the bonus, you draw one more at once and may flick again.
rules-3-title = The flick
rules-3 =
    From plate to hole the die needs one step per row straight ahead and one per hole sideways. For every step a 20-sided wobble die is rolled:
    1 one hole to the left · 2 to the right · 3 too short · 4–5 too long · 6–8 jumps out · 9–20 straight.
    All the drifts add up. A die that comes down on a taken hole hops on in the direction of flight to the next free one. What does not end on the field lies in the ditch and goes back into the bag. Lying dice never move.
    Near and straight is safe, far and slanting is luck: you see the exact chances before every flick.
rules-4-title = Scoring
rules-4 =
    • **Group:** at least three pieces of one colour, joined up, down or sideways. The pips count. Jokers fit every colour, but only one at a time; a bare colour marker joins in and is worth 2.
    • **Centre:** the die in C3 counts double and may also be scored alone.
    • **Knaller:** score its row or its column, with everything in it; the Knaller itself is worth 6.
    Every die counts once. To score by hand, name the holes that should count, for example: `score A1B1C1`.
rules-5-title = What the rules leave open
rules-5 =
    If the bag runs short, you draw what is there and flick what you have (F2). The bonus flick is optional (F6) and works with an empty bag too (F8).
    You may leave parts of a group or score nothing at all (F15); only a Knaller must go (F22). Markers count once a turn and only if they were bare before the scoring (F16, F17).
    The centre also counts for dice of earlier turns (F18). A Knaller there counts 6 unless you choose otherwise (F20); in groups of colour it never counts (F24).
    Two Knallers: both lines are possible (F23). Taken holes are no target (F32). If there is nothing to score, a 0 is written down automatically (F27).
    With the plate that can be shifted (children’s rule) you put the plate at any of the five places of a side, for example: `flick blue N2 C3`.

outcome-draw-blue = drew { die-blue }
outcome-draw-yellow = drew { die-yellow }
outcome-draw-green = drew { die-green }
outcome-draw-white = drew { die-white }
outcome-draw-pink = drew { die-pink }
outcome-straight = flew straight
outcome-left = drifted to the left
outcome-right = drifted to the right
outcome-short = fell short
outcome-long = flew too far
outcome-out = jumped out of the box
