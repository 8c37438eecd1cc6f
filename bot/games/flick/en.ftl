title = Dice Flick
other-names = flicking, dice
about = Flick dice into a field of holes, build groups of colour, clear them for points.
goal = -# Three of a colour together score their pips.
first-by-the-book = the oldest person
heading = Dice Flick · round { $round } of { $rounds }

option-centre_knaller = Banger on the centre
option-centre_knaller-true = counts 12
option-centre_knaller-false = counts 6
option-child = Flicking plate
option-child-true = children’s plate, free to shift
option-child-false = fixed in the middle

die-blue = Blue
die-yellow = Yellow
die-green = Green
die-white = Joker
die-pink = Banger
with-blue = blue
with-yellow = yellow
with-green = green
with-white = the Joker
with-pink = the Banger
the-blue = the blue die
the-yellow = the yellow die
the-green = the green die
the-white = the joker
the-pink = the Banger

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
at-column = { $side } (at column { $place })
at-row = { $side } (at row { $place })

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat = { $who } · **{ $points }** · in front: { $dice }
seat-empty = { $who } · **{ $points }** · in front: nothing
seat-final = { $who } · **{ $points }** = { $rounds }
# Who has moved since one’s own last turn, with the points of those turns
news-gained = Points: { $gained }
news-gained-aloud = Points since then: { $gained }.
gained = { $who } +{ $points }
gained-aloud = { $who } { $points }
legend = { $centre } counts double · { $bonus } one more flick
legend-markers = { $markers } markers, 2 points each
legend-buttons = Blue: special hole · Green: a match beside it
bag = Bag: { $dice }
picture-bag = Bag:
bag-empty = The bag is empty.
in-bag = { $icon } { $count }

in-the-air = A die is in the air …
drawing = { $who } reaches into the bag …
ask-die = { $left ->
    [one] One flick left. Which die do you take?
   *[other] Two flicks left. Which die do you take?
}
ask-bonus = Which die do you flick as well?
ask-hole = Where does { $die } go? (hits in{ "\u00A0" }%)
ask-hole-aloud = Which hole do you flick { $the } at?
ask-elsewhere = Where does { $die } go? In the menu you choose the side as well.
ask-plate = { $hole }: from which side?
ask-score = How do you score? Most: { $parts } = { $points ->
    [one] **1 point**
   *[other] **{ $points } points**
}
ask-score-aloud = How do you score? Most comes from { $parts }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
menu-score = Score something else …
scoring = { $points }: { $parts }
odds = hits { $hit }%, elsewhere { $near }%, ditch { $ditch }%
button-hole = { $hole } { $hit }
button-hole-aloud = { $hole }, { $hit }%
button-elsewhere = More …
button-side = { $plate } { $hit }, ditch { $ditch }
button-place = { $from ->
    [N] ↓
    [E] ←
    [S] ↑
   *[W] →
}{ $place } { $hit }
button-place-aloud = { $plate } { $place }, { $hit }%
menu-holes = Choose the hole, then the side …
button-best = Best scoring: { $points }
button-none = Score nothing
button-skip = Skip the bonus

move-flick = { $die } { $plate } to { $hole }: { $odds }
move-skip = Skip the bonus flick
move-score = { $points ->
    [one] Score 1 point: { $holes }
   *[other] Score { $points } points: { $holes }
}
move-best = { $points ->
    [one] Score 1 point
   *[other] Score { $points } points
}
move-none = Score nothing, leave everything

typed-little = auf,at,von,from,mit,with,schnipse,schnips,flick,würfel,die,teller,plate,loch,hole,den,vor,to,into,in,on,onto,nach,ins,im,zu,the,row,column,spalte,zeile,dem,der,das,und,and,schnipsen,schnipst,werfen,wirf,flicks,bitte,please,mal
typed-score-best = best scoring, the most
typed-skip = skip,leave,no,pass

part-combination = { $name } { $counted }
part-centre = centre { $counted }
part-row = Banger row { $name } ({ $counted })
part-column = Banger column { $name } ({ $counted })

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

moment-flick = { $die } flies { $plate } to { $hole } …
moment-course = { $die } { $course } …
# Where it is somebody else’s turn meanwhile
moment-of = { $who }: { $headline }
moment-hit = { $die } Hit: { $landed }!
moment-near = { $die } Missed: { $landed }
moment-ditch = { $die } In the ditch!
moment-out = { $die } Out of the box!
moment-bang = 💥 Bang on { $landed }!
moment-bonus = 🎁 Bonus on { $landed }!
event-drawn = { $who } draws from the bag: { $dice }
event-bonus = { $icon } Bonus! { $who } draws { $dice } as well and may flick once more.
event-bonus-hand = { $icon } Bonus! The bag is empty, but { $who } may flick one more of the dice in front.
event-skipped = { $who } skips the bonus flick.
event-straight = { $who } flicks { $die } { $plate } to { $hole }: dead straight and in, { $face }!
event-lucky = { $who } flicks { $die } { $plate } to { $hole }: { $course } … and still drops into { $landed }, { $face }!
event-astray = { $who } flicks { $die } { $plate } to { $hole }: { $course } and comes to rest in { $landed }, { $face }.
event-hopped = { $who } flicks { $die } { $plate } to { $hole }: { $course } and hops on from { $touched } to { $landed }, { $face }.
event-ditch-hop = { $who } flicks { $die } { $plate } to { $hole }: { $course } … no room in { $touched }, hops into the ditch, back to the bag.
event-ditch = { $who } flicks { $die } { $plate } to { $hole }: { $course } … and off into the ditch, back to the bag.
event-out = { $step ->
    [one] { $who } flicks { $die } { $plate } to { $hole }: straight out of the box! Back to the bag.
   *[other] { $who } flicks { $die } { $plate } to { $hole }: jumps out of the box on hop { $step }! Back to the bag.
}
event-scored = { $who } scores { $parts } and writes down { $points ->
    [one] **1 point**.
   *[other] **{ $points } points**.
}
event-scored-none = { $who } leaves everything and writes down a 0.
event-empty = { $who } has nothing to score: 0 points.

hint-points = On average this is worth { $worth ->
    [1] 1 point
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } points
}, counting what you leave behind.
odds-aim = Best flick: **{ $die } { $plate } to { $hole }**. How often the die lands in each of the holes (in percent):
odds-aim-aloud = Best flick: { $die } { $plate } to { $hole }.
odds-this = **{ $die } { $plate } to { $hole }**. How often the die lands in each of the holes (in percent):
odds-this-aloud = { $die } { $plate } to { $hole }.
odds-no-flick = Points are being counted right now, no die is flying.

illegal-not-in-front = { $die } is not in front of you. Take a die that is.
illegal-hole-taken = There is a die in { $hole } already. Aim at a free hole.
illegal-plate-fixed = Your plate stands fixed in the middle of its side. Only those who chose the plate that can be shifted may do that.
illegal-no-flick-left = You have made your flicks. Now it is time to score.
illegal-flick-first = Flick first, then score.
illegal-no-bonus = You can only skip a bonus flick, and right now you have none.
illegal-empty-hole = There is nothing to score in { $holes }.
illegal-knaller-left = The Banger in { $hole } must be scored with one of its two lines.
illegal-line-incomplete = A Banger line is scored whole: name all dice and bare colour markers of a row or a column through the Banger.
illegal-marker-alone = The marker in { $hole } counts only in a group of its colour or in a Banger line.
illegal-joker-twice = A joker cannot count for two colours at once. Leave one of the groups out.
illegal-no-combination = Part of no group of at least three joined pieces of one colour: { $holes }.

twin-round = Round { $round } of { $rounds }.
twin-turn = It is { $who }’s turn.
twin-die = { $die } { $pips } in { $hole }
twin-knaller = Banger in { $hole }
twin-field = In the field: { $dice }. All other holes are free.
twin-field-empty = The field is empty. It has the holes A1 to E5: column A lies in the west, row 1 in the north.
twin-lie = In the field: { $dice }.
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
twin-scorings = Or: { $ways }{ $more ->
    [0] .
    [one] ; and one other scoring.
   *[other] ; and { $more } other scorings.
}
twin-scoring-none = score nothing
twin-chances = Chances to hit from the best side: { $holes }.
twin-hit = { $hit }%: { $holes }
twin-odds = Plate { $plate }: { $odds }.
odds-hole-rare = { $hole } less than 1%
odds-holes = How often the die lands in each of the holes: { $holes }.
odds-hole = { $hole } { $percent }%

event-drawn-you = You draw from the bag: { $dice }
event-drawn-aloud = { $who } draws from the bag: { $dice }.
event-drawn-you-aloud = You draw from the bag: { $dice }.
event-bonus-you = { $icon } Bonus! You draw { $dice } as well and may flick once more.
event-bonus-hand-you = { $icon } Bonus! The bag is empty, but you may flick one more of the dice in front of you.
event-skipped-you = You skip the bonus flick.
event-straight-you = You flick { $die } { $plate } to { $hole }: dead straight and in, { $face }!
event-lucky-you = You flick { $die } { $plate } to { $hole }: { $course } … and still drops into { $landed }, { $face }!
event-astray-you = You flick { $die } { $plate } to { $hole }: { $course } and comes to rest in { $landed }, { $face }.
event-hopped-you = You flick { $die } { $plate } to { $hole }: { $course } and hops on from { $touched } to { $landed }, { $face }.
event-ditch-hop-you = You flick { $die } { $plate } to { $hole }: { $course } … no room in { $touched }, hops into the ditch, back to the bag.
event-ditch-you = You flick { $die } { $plate } to { $hole }: { $course } … and off into the ditch, back to the bag.
event-out-you = { $step ->
    [one] You flick { $die } { $plate } to { $hole }: straight out of the box! Back to the bag.
   *[other] You flick { $die } { $plate } to { $hole }: jumps out of the box on hop { $step }! Back to the bag.
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
    For ten rounds you flick dice into a field of 5 × 5 holes and clear groups of one colour. Whoever has the most points at the end wins; in a tie everybody in front wins (F29).
    20 dice: 5 each in blue, yellow and green, 3 jokers (any colour) and 2 Bangers. What lies in the holes belongs to nobody: whoever’s turn it is may score everything that fits (F10).
    Going first is no advantage: with two equal computers the second seat takes about 54 of 100 victories. In a rematch somebody else begins.
rules-2-title = A turn
rules-2 =
    You fill up to three dice in front of you (F1) and flick two of them, one after the other: first pick the die, then a free hole. Beside each hole stands how often you hit it from the best side; with “More” you choose the side yourself (north, east, south, west), and there you also find the holes for which no button was left. You pick the second when the first has landed (F3). The third stays openly for your next turn; after the last round it is lost (F28).
    Then you score. Scored dice go into the bag, everything else stays in the field (F26).
    If your die comes to rest on the bonus, you draw one more at once and may flick again. That works once a turn, as the bonus is covered then (F7). A die that has been there for longer does nothing (F9).
rules-3-title = The flick
rules-3 =
    From plate to hole the die needs one step per row straight ahead and one per hole sideways. For every step a 20-sided wobble die is rolled:
    1 one hole to the left · 2 to the right · 3 too short · 4–5 too long · 6–8 jumps out · 9–20 straight.
    All the drifts add up. A die that comes down on a taken hole hops on in the direction of flight to the next free one. What does not end on the field lies in the ditch and goes back into the bag at once, where your bonus may draw it again (F4). Lying dice never move (F5).
    Near and straight is safe, far and slanting is luck: you see the exact chances before every flick.
rules-4-title = Scoring
rules-4 =
    • **Group:** at least three pieces of one colour, joined up, down or sideways (F11). The pips count, those of jokers too (F14). Jokers fit every colour; between two of them you decide where a joker belongs (F13). A bare colour marker joins in and is worth 2. Jokers alone are a group too, and so are a die, a joker and a marker (F12).
    • **Centre:** the die in C3 counts double and may also be scored alone, on top of everything else (F19).
    • **Banger:** score its row or its column, with everything in it, over gaps too (F21); the Banger itself is worth 6.
    Every die counts once. **You may also score a part of a group**, as long as three joined pieces are in it (F15). Then name the holes that should count, for example “/move score A1 B1 C1”.
rules-5-title = What the rules leave open
rules-5 =
    If the bag runs short, you draw what is there and flick what you have (F2). The bonus flick is optional (F6) and works with an empty bag too (F8).
    Scoring is voluntary; only a Banger must go (F22). Markers count once a turn and only if they were bare before the scoring (F16, F17).
    The centre also counts for dice of earlier turns (F18). A Banger there counts 6 unless you choose otherwise (F20); in groups of colour it never counts (F24).
    Two Bangers: both lines are possible (F23). Groups or lines first is up to you; groups first is never worse (F25). Of two equally good scorings you choose; the button takes the one that clears more dice (F31). Taken holes are no target (F32). If there is nothing to score, a 0 is written down automatically (F27).
    With the plate that can be shifted (children’s rule) you put the plate at any of the five places of a side, for example “/move blue from the north, at column B, to C3”.

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

# Why: what speaks for a hint.
reason-centre = In the centre the die counts double.
reason-bonus = { $hole } brings a bonus flick.
reason-beside = { $things ->
    [one] Beside { $hole } lies something that goes with it.
   *[other] Beside { $hole } lie { $things } things that go with it.
}
reason-landed = Once it lies there, { NUMBER($points, maximumFractionDigits: 1) } points are to be had on average, otherwise { $less ->
    [0] none
   *[other] { NUMBER($less, maximumFractionDigits: 1) }
}.
reason-hit = It hits in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases, otherwise only in { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
reason-astray = In { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases it strays to { $hole } and brings a bonus flick, otherwise { $less ->
    [0] never
   *[other] only in { NUMBER($less, style: "percent", maximumFractionDigits: 0) }
}.
reason-points = { $points ->
    [one] That is 1 point instead of { $less }.
   *[other] That is { $points } points instead of { $less }.
}
reason-lying = { $dice ->
    [0] This leaves no die for the others.
    [one] This leaves only one die for the others.
   *[other] This leaves only { $dice } dice for the others.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Flick dice into the holes: three alike side by side earn points. The blue marker { $upgrade-blue } on B2 counts as one.
lesson-1-goal = Take blue and flick to B1!
lesson-1-wrong = That does not help yet. Blue belongs beside the blue marker: aim at B1.
lesson-1-side = The right hole! Just press it directly, and the die flies from the nearest side.
lesson-2 = A hit! Beside each hole you see how often you hit it: best in the middle of an edge, seldom in corners and the centre.
lesson-2-goal = Flick blue to A2 as well!
lesson-2-wrong = You still need one more blue right beside. Take blue and aim at A2.
lesson-2-side = { lesson-1-side }
lesson-3 = A group: 4 and 5 pips, and 2 for the marker. Scored dice go back into the bag, the marker stays.
lesson-3-goal = Score the 11 points!
lesson-3-none = You see? Anybody may score whatever lies in the field, and { $seat-2 } does not hesitate.
lesson-4 = { $seat-2 } left a green one on D3, and anybody may score anything. Right beside it lies { $bonus } the bonus.
lesson-4-goal = Take green and flick to D4!
lesson-4-wrong = Green belongs to green, and on D4 the bonus is waiting. Better aim there.
lesson-4-side = { lesson-1-side }
lesson-5 = Bonus! One more die and one more flick at once. The joker goes with any colour, so also with the two green ones.
lesson-5-goal = Flick the joker to C4!
lesson-5-wrong = Two green ones lack a third: on C4 the joker makes them a group.
lesson-5-skip = Skip a flick that is free? Take the joker and aim at C4.
lesson-5-side = { lesson-1-side }
lesson-6 = Too far, but right onto the centre, and that counts { $centre } double! Now the { die-pink }, which clears its whole row or column.
lesson-6-goal = Flick it to D1!
lesson-6-wrong = Column D holds the most, and the { die-pink } takes all of it. Aim it at D1.
lesson-6-side = { lesson-1-side }
lesson-7 = Bang! 6 points for it, and all of column D on top. It must be scored at once, and every die counts once.
lesson-7-goal = Take the best scoring!
lesson-7-wrong = There is more: the doubled centre and the whole of column D. Take the best scoring.
lesson-8 = 24 points in one go! After ten rounds most points win. This time { $seat-2 } left yellow 3 and blue 5 behind.
lesson-8-goal = What do you flick where?
lesson-done = Aim, collect, bang: you can do it. The rest is a steady hand!

# What matters, for whoever plays this for the first time.
newcomer-scorebest = What you score goes into the bag. Everything else stays, for the others as well.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-finish = { $who } made another { $points ->
    [one] point
   *[other] { $points } points
} in the last turn.
highlight-finish-2 = { $who } kept the best for the end: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
highlight-bang = { $who } let it bang on { $landed } in round { $round }.
highlight-bang-2 = A bang on { $landed }! That was { $who } in round { $round }.
highlight-bonus = { $who } hit the bonus in round { $round }.
highlight-bonus-2 = One more flick: { $who } got the bonus in round { $round }.
highlight-best = { $who } made { $points ->
    [one] 1 point
   *[other] { $points } points
} at one go in round { $round }.
highlight-best-2 = { $points ->
    [one] 1 point
   *[other] { $points } points
} in a single turn: { $who }, round { $round }.
highlight-best-3 = The best turn of { $who }: round { $round }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
highlight-straight = { $who } hit dead straight { $count } times.
highlight-straight-2 = { $count } flicks without any wobble: { $who }.
highlight-lucky = { $who } flicked askew and hit { $landed } all the same.
highlight-lucky-2 = With a swerve into { $landed }: { $who }.
highlight-hopped = A die of { $who } hopped from { $touched } to { $landed }.
highlight-hopped-2 = Hop! From { $touched } to { $landed } jumped a die of { $who }.
highlight-out = { $who } flicked { $count ->
    [one] a die
   *[other] { $count } dice
} right out of the box.
highlight-flicks = { $who } flicked { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-flicks-2 = { $count ->
    [one] One die of { $who } flew
   *[other] { $count } dice of { $who } flew
} through the air.
highlight-flicks-3 = { $who } made { $count ->
    [one] one die
   *[other] { $count } dice
} fly.
highlight-flicks-4 = Busy fingers: { $who } with { $count ->
    [one] one flick
   *[other] { $count } flicks
}.

## What computers say

voice-bonus-1 = { $character ->
    [easy] Again? May I really?
    [normal] Extra flick! Now it gets wild!
   *[master] One accepts a gift.
}
voice-bonus-2 = { $character ->
    [easy] What did I hit?
    [normal] Give me that die!
   *[master] Exactly where I aimed. Roughly.
}
voice-straight-1 = { $character ->
    [easy] Wow, what a bang!
    [normal] BOOM! Right in!
   *[master] Short, loud, done.
}
voice-straight-2 = { $character ->
    [easy] Was that me?
    [normal] That is how it is done!
   *[master] Once learned, never lost.
}
voice-lucky-1 = { $character ->
    [easy] I meant that. I think.
    [normal] Luck? Skill!
   *[master] A long way round, but the right place.
}
voice-astray-1 = { $character ->
    [easy] A bang is a bang!
    [normal] Loud is what counts!
   *[master] Not as planned. But loud.
}
voice-hopped-1 = { $character ->
    [easy] It hops just like me!
    [normal] Hop and BOOM!
   *[master] A detour with a bang.
}
