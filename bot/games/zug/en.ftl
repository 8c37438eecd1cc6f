title = Die Zwergenzugfahrt
other-names = The Dwarfs’ Train Ride, dwarf train, railway
about = Two clans of dwarfs, sixteen seats, one conductor: who grabs more seats on the train?
goal = -# More seats win: sit down or lay a sign. Every 7th turn the conductor takes a sign.
first-by-the-book = the longer beard
heading = Zwergenzugfahrt · round { $turn }
heading-of = Zwergenzugfahrt · round { $turn } of { $turns }

option-board = Carriage
option-board-doppelbank = Double bench
option-board-salonwagen = Saloon car
option-ending = Ending
option-ending-moves = after turns
option-ending-time = after time
option-ending-seats = first clan with all ten
option-turns = Turns per clan
option-turns-10 = 10 (20 together)
option-turns-15 = 15
option-turns-20 = 20
option-turns-30 = 30
option-minutes = Minutes until departure
option-minutes-10 = 10
option-minutes-30 = 30
option-minutes-60 = 60
option-signal = Departure signal (our addition)
option-signal-true = yes
option-signal-false = no, as printed
option-clan = Clan
option-clan-red = Clan Red
option-clan-green = Clan Green
option-clan-auto = wherever there is room
seats-clan-empty = { $clan } is empty. At least one person must play for that clan.
seats-clan-full = { $clan } is too full: at most { $most } people share a clan.

clan-red = Clan Red
clan-green = Clan Green
short-red = Red
short-green = Green
piece = { $icon } dwarf { $number }
piece-aloud = dwarf { $clan } { $number }

move-walk = { $dwarf } walks from { $origin } to { $target }
move-stand = { $dwarf } gets up from seat { $origin } and walks to { $target }
move-sit = { $dwarf } sits down from { $origin } on seat { $target }
move-shift = { $dwarf } moves on from seat { $origin } to seat { $target }
move-kick = { $seat ->
    [left] { $dwarf } gives up seat { $origin } and kicks the dwarf on { $target }
   *[kept] { $dwarf } kicks the dwarf on { $target }, coming from { $origin }
}
move-lay = { $dwarf } on { $origin } lays a sign on seat { $target }
move-take = { $dwarf } on { $origin } takes the sign from seat { $target }
move-conduct = The conductor takes { $clan }’s sign on { $square }

press-dwarf = { $number } · { $square }
press-only-walk = { $number }→{ $square }
press-only-stand = { $number } gets up → { $square }
press-only = { $number }: { $action }
press-stuck = { $number } stuck
press-walk = Walk to { $square }
press-stand = Get up → { $square }
press-sit = Sit on { $square }
press-shift = Move on to { $square }
press-kick = Kick { $clan } { $number } on { $square }
press-lay = Reserve { $square }
press-take = Take the sign on { $square }
press-conduct = Sign on { $square }
prompt-dwarf = Which dwarf will you move?
prompt-action = { $cost ->
    [0] { $dwarf } on { $square }: what should he do?
    [one] { $dwarf } on { $square }: what should he do? A kick costs your clan one turn this time{ $seat ->
        [left] , and this seat.
       *[kept] .
    }
   *[other] { $dwarf } on { $square }: what should he do? A kick costs your clan { $cost } turns this time{ $seat ->
        [left] , and this seat.
       *[kept] .
    }
}
prompt-conduct = Which sign of { $clan } should the conductor take?

clan-line = { $icon } **{ $clan } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}** · { $people }
clan-counts = { $counts }
legend = { $grounds }
legend-seat = { $icon } free seat
legend-corridor = { $icon } corridor
legend-platform = { $icon } platform
legend-red-start = { $icon } start of Red
legend-green-start = { $icon } start of Green
conductor-in = { $turns ->
    [0] The conductor is here!
    [one] The conductor comes after this turn.
   *[other] The conductor comes in { $turns } turns.
}
ending-moves = { $turns ->
    [0] It is nearly over.
    [one] This is the last turn before departure.
   *[other] { $turns } turns until departure{ $each ->
        [0] .
       *[other] { " " }({ $each } per clan).
    }
}
ending-minutes = Departure { $minutes } minutes after the start.
ending-time = Departure { $left } ({ $at }).
ending-expired = Time is up, this round still counts.
ending-seats = Whoever holds { $seats } seats wins at once. Departure in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} at the latest.
ending-printed = Whoever holds { $seats } seats wins.

count-supply = { $count ->
    [one] 1 sign left
   *[other] { $count } signs left
}
count-removals = { $count ->
    [one] may remove 1
   *[other] may remove { $count }
}
count-kicks = { $count ->
    [one] 1 kick
   *[other] { $count } kicks
}
count-drops = { $count ->
    [one] misses 1 more turn
   *[other] misses { $count } more turns
}

counted = { $points ->
    [one] 1 seat
   *[other] { $points } seats
}
counted-dative = { $points ->
    [one] 1 seat
   *[other] { $points } seats
}

moment-coin = 🪙 The conductor! The coin is in the air …
moment-tossed = 🪙 { $clan }!
moment-kicked = 💥 Bump! { $victim }!
event-start = All aboard! { $who } takes the first turn for { $clan }.
event-walked = { $who }: { $dwarf } walks from { $origin } to { $target }.
event-sat = { $who }: { $dwarf } flops down on seat { $target }.
event-stood = { $who }: { $dwarf } gets up from seat { $origin } and walks to { $target }.
event-shifted = { $who }: { $dwarf } slides from seat { $origin } to seat { $target }.
event-laid = { $who }: { $dwarf } lays a sign on seat { $target }. Reserved!
event-took = { $who }: { $dwarf } pinches { $clan }’s sign from seat { $target }.
event-kicked = { $drops ->
    [one] { $who }: { $dwarf } { $seat ->
        [left] leaves seat { $origin } and kicks
       *[kept] kicks
    } { $victim } from { $target } to { $home }. { $clan } misses one turn.
   *[other] { $who }: { $dwarf } { $seat ->
        [left] leaves seat { $origin } and kicks
       *[kept] kicks
    } { $victim } from { $target } to { $home }. { $clan } misses { $drops } turns.
}
event-dropped = { $left ->
    [0] { $clan } is out of breath from kicking and misses a turn.
   *[other] { $clan } is out of breath from kicking and misses a turn, { $left } more to come.
}
event-stuck = { $clan } can move neither forward nor back. The turn is lost.
event-coin = The conductor is coming! { $who } tosses the coin: { $clan }.
event-spared = No sign of { $clan }: the conductor shrugs.
event-conducted = { $who } points at seat { $square }, and the conductor collects { $clan }’s sign.
event-signal = The departure signal sounds! From now on { $seats } seats are enough to win.
event-time = { $open ->
    [0] Time is up!
   *[other] Time is up! The round that has begun is still played to its end.
}
event-won = Departure! { $clan } holds { $seats } seats and wins on the spot.
event-scored = Departure! Clan Red holds { $red ->
    [one] 1 seat
   *[other] { $red } seats
}, Clan Green { $green }. { $clan } wins.
event-drawn = Departure! Both clans hold { $red ->
    [one] 1 seat
   *[other] { $red } seats
} and share the victory.

picture-drops = skips { $count }
picture-conductor = Conductor in{ "\u00A0" }{ $turns }
picture-end = Departure in{ "\u00A0" }{ $turns }

illegal-rival-dwarf = The dwarf on { $square } belongs to the other clan. Move one of yours.
illegal-no-dwarf = None of your dwarfs stands on { $square }.
illegal-closed = { $square } is not a square anybody can stand on.
illegal-far = No dwarf reaches { $target } from { $origin }. It is one square only, straight and never diagonal.
illegal-rival-start = { $square } is a start square of the other clan. You have no business there.
illegal-own-dwarf = One of your dwarfs already stands on { $square }.
illegal-own-sign = Your own sign lies on { $square }. That seat is for the late shift.
illegal-rival-sign = Seat { $square } is reserved by the other clan. Take the sign away first.
illegal-safe = Whoever sits is safe: the dwarf on { $square } cannot be kicked.
illegal-no-seat = { $square } is not a seat. Signs lie on seats only.
illegal-seat-taken = Seat { $square } is taken already.
illegal-no-sign-left = All { $signs } signs of your clan are out already.
illegal-take-own = Your own sign lies on { $square }. It stays there.
illegal-take-nothing = There is no sign on { $square } that you could take away.
illegal-no-removal-left = Your clan has taken away as many signs as it may.
illegal-conductor-waits = The conductor is waiting. First pick the sign he takes.
illegal-no-conductor = The conductor is not on the train right now.
illegal-conduct-nothing = No sign of { $clan } lies on { $square }. Pick one that is really there.
illegal-pass = Nobody passes of their own free will. Some dwarf must do something.

twin-turn = Round { $turn }.
twin-turn-of = Round { $turn } of { $turns }.
twin-move = It is { $who }’s turn for { $clan }.
twin-move-you = It is your turn for { $clan }.
twin-can = Dwarf { $number } on { $square } can { $can }.
twin-stuck = Dwarf { $number } on { $square } is stuck.
twin-nearest = { $steps ->
    [one] The nearest free seat: dwarf { $number } is one step from { $square }.
   *[other] The nearest free seat: dwarf { $number } is { $steps } steps from { $square }.
}
can-sit = sit down on { $squares }
can-shift = move on to seat { $squares }
can-lay = lay a sign on { $squares }
can-take = take the sign from { $squares }
can-kick = { $seat ->
    [left] kick the dwarf on { $squares } and so give up the seat
   *[kept] kick the dwarf on { $squares }
}
can-stand = get up and walk to { $squares }
can-walk = walk to { $squares }
twin-conduct = { $who } picks the sign of { $clan } that the conductor takes. Signs lie on { $squares }.
twin-conduct-you = Which sign of { $clan } should the conductor take? You can choose { $squares }.
twin-people = { $seats ->
    [0] { $clan } with { $people } holds no seat yet.
    [one] { $clan } with { $people } holds 1 seat.
   *[other] { $clan } with { $people } holds { $seats } seats.
}
twin-seated = dwarf { $number } sits on { $square }
twin-standing = dwarf { $number } stands on { $square }
twin-dwarfs = { $clan }: { $dwarfs }.
twin-signs = { $count ->
    [0] { $clan } has no sign on the seats yet.
    [one] One sign of { $clan } lies on { $squares }.
   *[other] Signs of { $clan } lie on { $squares }.
}
twin-supply = { $count ->
    [one] { $clan } has 1 sign left in supply.
   *[other] { $clan } has { $count } signs left in supply.
}
twin-removals = { $count ->
    [one] { $clan } may take away one more sign.
   *[other] { $clan } may take away { $count } more signs.
}
twin-kicks = { $count ->
    [one] { $clan } has kicked once.
   *[other] { $clan } has kicked { $count } times.
}
twin-drops = { $count ->
    [one] { $clan } still has to miss 1 turn.
   *[other] { $clan } still has to miss { $count } turns.
}
twin-price = { $turns ->
    [one] The next kick costs { $clan } one turn.
   *[other] The next kick costs { $clan } { $turns } turns.
}
twin-last-way = The last dwarf to move went from { $origin } to { $target }.
twin-last-sign = The last sign that changed was on seat { $square }.
twin-plan = The carriage has { $rows } rows, row 1 is on top. The columns are called a, b, c and so on from left to right. You walk one square left, right, up or down.
twin-plan-row = Row { $first }: { $parts }.
twin-plan-rows = Rows { $first } to { $last }: { $parts }.
plan-one = { $first } { $ground }
plan-many = { $first } to { $last } { $ground }
ground-seat = seat
ground-corridor = corridor
ground-platform = platform
ground-red-start = start Red
ground-green-start = start Green

event-start-you = All aboard! You take the first turn for { $clan }.
event-walked-you = Your { $dwarf } walks from { $origin } to { $target }.
event-sat-you = Your { $dwarf } flops down on seat { $target }.
event-stood-you = Your { $dwarf } gets up from seat { $origin } and walks to { $target }.
event-shifted-you = Your { $dwarf } slides from seat { $origin } to seat { $target }.
event-laid-you = Your { $dwarf } lays a sign on seat { $target }. Reserved!
event-took-you = Your { $dwarf } pinches { $clan }’s sign from seat { $target }.
event-kicked-you = { $drops ->
    [one] Your { $dwarf } { $seat ->
        [left] leaves seat { $origin } and kicks
       *[kept] kicks
    } { $victim } from { $target } to { $home }. { $clan } misses one turn.
   *[other] Your { $dwarf } { $seat ->
        [left] leaves seat { $origin } and kicks
       *[kept] kicks
    } { $victim } from { $target } to { $home }. { $clan } misses { $drops } turns.
}
event-coin-you = The conductor is coming! You toss the coin: { $clan }.
event-conducted-you = You point at seat { $square }, and the conductor collects { $clan }’s sign.

rules-1-title = The goal
rules-1 =
    Two clans storm a train with sixteen seats. A seat is yours when one of your dwarfs sits there or one of your signs lies there. Each clan has five dwarfs and five signs.
    Whoever has all five dwarfs and all five signs on seats wins on the spot (T23). Otherwise the clan with more seats at the end wins. In a tie both win (T26).
    A clan is one to five people who take its turns in rotation (T1).
    Going first is no advantage: between equal computers the clan that begins takes about 45 of 100 victories. In a rematch the others begin.
rules-2-title = A turn
rules-2 =
    The clans take turns. You do exactly one thing with one dwarf (T2), always towards a neighbouring square, straight and never diagonal:
    • **Walk** to an empty square.
    • **Sit down** on an empty seat. Whoever sits cannot be kicked.
    • **Lay a sign** on an empty seat.
    • **Take away a sign** of the other clan. You may do that five times, and the sign goes back to its clan (T22).
    • **Kick:** your dwarf moves onto the square of a rival dwarf, which flies back to a start square. The first kick costs your clan one turn, the second to fifth two each, every further one three.
rules-3-title = The conductor
rules-3 =
    After every seventh turn, both clans counted together (T18), the conductor walks through the train. A coin decides which clan loses a sign. The other clan picks which one. The sign goes back to its supply (T19).
rules-4-title = The end
rules-4 =
    • **After turns:** after 10, 15, 20 or 30 turns per clan. We read the rulebook’s “20 turns” per clan, as a clan needs so many for ten seats. If you take them for both together, choose 10 (T24).
    • **After time:** after 10, 30 or 60 minutes. The round that has begun is played to its end (T27).
    • **First clan with all ten:** so that this never stalls, there is the departure signal: after 30 turns per clan it sounds, and nine seats are enough. After 60 turns per clan whoever has more seats wins. The signal is in no rulebook; you can switch it off before the start.
    Ten seats always win at once.
rules-5-title = What the rules leave open: seats
rules-5 =
    We drew the board ourselves.
    A seat with a sign is not empty (T3): nobody walks across it (T4), and not even its own clan sits down on it (T5). Your own sign stays where it is (T6). You may walk through empty seats (T7), get up again (T8), and act and kick while sitting (T9).
    Only dwarfs that neither sit nor stand on a start square can be kicked (T10); the rival’s start squares are off limits (T11). The kicked dwarf takes the first free start square (T12), the kicker moves up (T13).
    No sign left or all removals used: then it cannot be done (T30).
rules-6-title = What the rules leave open: turns
rules-6 =
    Kicks are counted per clan over the whole match (T14). The clan’s next turns are missed (T15, T16), and missed turns count, for the conductor too (T17, T18).
    If the clan on the coin has no sign out, nothing happens (T20). The conductor uses up no removal, and a clan that is missing turns still picks (T21).
    At the end of a turn: first the win on the spot, then the conductor, then the limit (T25). There is no passing (T28); whoever can do nothing at all loses that turn (T29).
    The next person in the clan’s rotation also picks the sign for the conductor (T1, T19).
    The departure signal is our own invention (T24). Without it you need ten seats, as printed; if nothing moves any more, you stop the match together.

outcome-coin-red = tossed the coin, { clan-red } came up
outcome-coin-green = tossed the coin, { clan-green } came up

# Hints and odds.
hint-chance = { $tie ->
    [0] { $worth ->
        [0] Even so it is probably lost (chance to win { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }).
       *[other] With it your clan wins in { NUMBER($worth, style: "percent", maximumFractionDigits: 0) } of all cases.
    }
    [1] A victory is hardly possible any more, but this makes it a tie.
   *[other] With it your clan wins in { NUMBER($worth, style: "percent", maximumFractionDigits: 0) } of all cases and ties in { NUMBER($tie, style: "percent", maximumFractionDigits: 0) }.
}
look-back-chance = **{ $who }**: chance to win { NUMBER($expected, style: "percent", maximumFractionDigits: 0) } at the start (a tie counts half), and in the end { $side ->
    [won] won
    [shared] shared the victory
   *[other] did not win
}. { $lost ->
    [0] Own mistakes cost nothing of it.
    [one] Own mistakes cost 1 percentage point of it.
   *[other] Own mistakes cost { $lost } percentage points of it.
}
look-back-turn = Turning point from { $when } on: { $who }’s chance to win rose from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) } (a tie counts half).
odds-clans = How it stands if both clans play well from here on:
odds-clan = { $clan } ({ $who }) wins: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
reason-wins = That wins the match.
reason-seat = That is one more seat for you.
reason-stays = This way you give up no seat.
reason-takes = That takes a seat from { $clan }.
reason-no-drop = { $turns ->
    [one] You need not miss a turn for it.
   *[other] You need not miss { $turns } turns for it.
}
reason-safe = After that { $clan } can kick none of you.
reason-signs-safe = After that { $clan } cannot take a sign of yours at once.
reason-denies = { $seats ->
    [one] After that one seat less is within reach of { $clan }.
   *[other] After that { $seats } seats less are within reach of { $clan }.
}
reason-reach = { $seats ->
    [one] Then one seat is in your reach, otherwise none.
   *[other] Then { $seats } seats are in your reach, otherwise { $less ->
        [0] none
       *[other] only { $less }
    }.
}
reason-keeps-sign = This way you keep one more sign.
reason-choices = After that you have more to choose from: { $choices } moves instead of { $less }.
reason-nearer = That brings you nearer to a free seat.
reason-hinders = This makes the way to a free seat longer for { $clan }.
reason-close = { $dwarfs ->
    [one] After that one of you stands at most two steps from a free seat, otherwise none.
   *[other] After that { $dwarfs } of you stand at most two steps from a free seat, otherwise { $less ->
        [0] none
       *[other] only { $less }
    }.
}
reason-in-sight = { $seats ->
    [one] After that you have a free seat within three steps, otherwise none.
   *[other] After that you have { $seats } free seats within three steps, otherwise { $less ->
        [0] none
       *[other] only { $less }
    }.
}
reason-narrows = After that { $clan } has less to choose from: { $choices } moves instead of { $more }.

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = You lead clan red. Whoever holds more of the train’s 16 seats in the end wins. You walk field by field, never diagonally.
lesson-1-goal = Walk dwarf 1 to b5!
lesson-1-wrong = That one comes later. First walk dwarf 1 to b5.
lesson-2 = A few steps on, he stands beside the free seat d5. Whoever sits is safe: nobody can chase you away from there.
lesson-2-goal = Seat dwarf 1 on d5!
lesson-2-wrong = There was a free seat right beside dwarf 1. Sit down before somebody else does.
lesson-2-sign = You could reserve it. But better sit down: in the corridor you are not safe.
lesson-3 = Your first seat! { $seat-2 } has reserved e5 with a sign, which counts just the same. You lay signs on seats beside you.
lesson-3-goal = Reserve d4!
lesson-3-wrong = A sign on d4 would give you a second seat at once. Dwarf 1 was sitting right beside it.
lesson-3-other = Just as good, but we shall need d6 soon. Better lay the sign on d4.
lesson-4 = Every seven turns the conductor takes a sign, this time from e5. { $seat-2 } lays a new one. You may take signs away, too, five times.
lesson-4-goal = Take the sign from e5!
lesson-4-wrong = Now e5 stays closed to you. Dwarf 1 was sitting right beside it and could take the sign away.
lesson-5 = The conductor is back, and his coin hits one clan. Green! The other clan picks the sign that must go, so you do.
lesson-5-goal = Away with e4 or e6!
lesson-6 = Soon a green dwarf on c6 is after seat d6. He is not sitting yet, so a kick sends him back to the start.
lesson-6-goal = Kick him with dwarf 2!
lesson-6-wrong = Now he sits on d6, and nobody kicks a sitting dwarf. Dwarf 2 stood right beside him.
lesson-6-seat = Well, d6 would be yours. But he will find another seat: kick him while he is still standing.
lesson-7 = Bang! The price: your clan drops one turn, and two for the next kick. But now dwarf 2 is right beside d6 himself.
lesson-7-goal = Seat him on d6!
lesson-7-wrong = Dwarf 2 stood right beside d6. Seat him before he gets kicked himself.
lesson-8 = The conductor took your d4: 2 all. It ends after 20 turns each, by the clock, or with ten seats, as you agree.
lesson-8-goal = What do you do?
lesson-done = Walk, sit, reserve, kick: that is all a clan needs. All aboard!

# What matters, for whoever plays this for the first time.
newcomer-walk = Nobody kicks a sitting dwarf; one in the corridor is never safe.
newcomer-lay = A sign reserves a seat beside you, and you stay where you are.
newcomer-take = You may take a rival sign away from right beside it, five times in a match.
newcomer-conduct = Take the sign that is of most use to the other clan.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-last = { $who } secured the last seat: off we go!
highlight-kicker = { $who } kicked { $count } dwarfs away.
highlight-kicked = { $who } kicked { $victim } back to { $home } in round { $round }.
highlight-kicked-2 = Boom! { $who } sent { $victim } to { $home }.
highlight-kicked-3 = { $victim } flew to { $home }, and it was { $who }.
highlight-took = { $who } snatched the sign of { $clan } from { $target }.
highlight-took-2 = The sign on { $target }? { $who } made it disappear.
highlight-took-3 = { $clan } misses a sign from { $target }. Ask { $who }!
highlight-conducted = { $who } showed the conductor the sign on { $square }.
highlight-conducted-2 = The conductor took a sign from { $square }, because { $who } pointed.
highlight-first-seat = { $who } took the first seat of the train: { $target }.
highlight-seats = { $who } got { $count } dwarfs onto seats.
highlight-seats-2 = Plop! { $who } sat down { $count } times.
highlight-reserved = { $who } reserved { $count } seats.
highlight-reserved-2 = “Taken”, { $count } times: { $who } was busy with the signs.
highlight-sat = { $who } sat down on { $target } in round { $round }.
highlight-sat-2 = In round { $round } { $target } belonged to { $who }.
highlight-sat-3 = { $target }, please! { $who } took a seat there.
highlight-laid = { $who } reserved { $target } in round { $round }.
highlight-laid-2 = On { $target } lay a sign of { $who }.
highlight-laid-3 = “Taken”, wrote { $who } on { $target }.
highlight-shifted = { $who } moved on to { $target }.
highlight-shifted-2 = A window seat? { $who } changed to { $target }.
highlight-acts = { $who } had { $count ->
    [one] one turn
   *[other] { $count } turns
}.
highlight-acts-2 = { $count ->
    [one] One move
   *[other] { $count } moves
} on the train: { $who }.
highlight-acts-3 = { $who } lent a hand { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-acts-4 = On board: { $who } with { $count ->
    [one] one move
   *[other] { $count } moves
}.
highlight-acts-5 = All aboard! { $who } moved { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-acts-6 = { $count ->
    [one] One move was
   *[other] { $count } moves were
} made by { $who }.
highlight-acts-7 = The clan relied on { $who } { $count ->
    [one] once
   *[other] { $count } times
}.

## What computers say

voice-kicked-1 = { $character ->
    [easy] Oh, was that taken?
    [normal] Make room, my clan is coming!
   *[master] Ticket, please.
}
voice-kicked-2 = { $character ->
    [easy] Have a good flight home!
    [normal] Boom! And goodbye!
   *[master] The corridor is clear.
}
voice-kicked-3 = { $character ->
    [easy] My foot slipped.
    [normal] All aboard, and off!
   *[master] Nothing personal. A train is no sofa.
}
voice-kicked-met-1 = { $character ->
    [easy] I was just getting off!
    [normal] Just you wait, I will be back!
   *[master] We shall meet in the next carriage.
}
voice-kicked-met-2 = { $character ->
    [easy] Wheee! Is that the station already?
    [normal] Ouch! That will be a bruise!
   *[master] One might have asked.
}
voice-kicked-met-3 = { $character ->
    [easy] Could somebody close the window?
    [normal] That was MY corridor!
   *[master] Then I shall walk once more.
}
voice-took-1 = { $character ->
    [easy] A sign! Can one eat it?
    [normal] Reserved? Not any more!
   *[master] This one is free again.
}
voice-took-2 = { $character ->
    [easy] It was just lying there.
    [normal] Whoosh, and gone!
   *[master] Order must be kept.
}
voice-took-met-1 = { $character ->
    [easy] But it had our name on it!
    [normal] Hey! That was OUR sign!
   *[master] Then we shall reserve anew.
}
voice-took-met-2 = { $character ->
    [easy] Has anybody seen our sign?
    [normal] Hands off, that was reserved!
   *[master] I have made a note of it.
}
voice-conducted-1 = { $character ->
    [easy] Over there! Or there?
    [normal] That one! Exactly that one!
   *[master] At your service, conductor.
}
voice-conducted-met-1 = { $character ->
    [easy] I had a ticket! Somewhere …
    [normal] Conductor! Outrageous!
   *[master] The man is only doing his job.
}
