title = Die Zwergenzugfahrt
about = Two clans of dwarfs, sixteen seats, one conductor: who grabs more seats on the train?
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
option-turns-15 = 15
option-turns-20 = 20
option-turns-30 = 30
option-minutes = Minutes until departure
option-minutes-10 = 10
option-minutes-30 = 30
option-minutes-60 = 60
option-signal = Departure signal (our addition)
option-signal-true = yes, so that it never stalls
option-signal-false = no, ten seats as printed
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
move-sit = { $dwarf } sits down from { $origin } on seat { $target }
move-shift = { $dwarf } moves on from seat { $origin } to seat { $target }
move-kick = { $dwarf } kicks the dwarf on { $target }, coming from { $origin }
move-lay = { $dwarf } on { $origin } lays a sign on seat { $target }
move-take = { $dwarf } on { $origin } takes the sign from seat { $target }
move-conduct = The conductor takes { $clan }’s sign on { $square }

press-dwarf = { $number } · { $square }
press-only-walk = { $number } → { $square }
press-only = { $number }: { $action }
press-stuck = { $number } is stuck
press-walk = Walk to { $square }
press-sit = Sit on { $square }
press-shift = Move on to { $square }
press-kick = Kick { $clan } { $number } on { $square }
press-lay = Reserve { $square }
press-take = Take the sign on { $square }
press-conduct = Sign on { $square }
prompt-dwarf = Which dwarf shall act?
prompt-action = { $cost ->
    [0] { $dwarf } on { $square }: what shall it do?
    [one] { $dwarf } on { $square }: what shall it do? A kick costs your clan one turn this time.
   *[other] { $dwarf } on { $square }: what shall it do? A kick costs your clan { $cost } turns this time.
}
prompt-conduct = Which sign of { $clan } shall the conductor take?

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
    [one] 1 removal
   *[other] { $count } removals
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
moment-spared = 🪙 { $clan } is lucky!
event-start = All aboard! { $who } takes the first turn for { $clan }.
event-walked = { $who }: { $dwarf } walks from { $origin } to { $target }.
event-sat = { $who }: { $dwarf } flops down on seat { $target }.
event-stood = { $who }: { $dwarf } gets up from seat { $origin } and walks to { $target }.
event-shifted = { $who }: { $dwarf } slides from seat { $origin } to seat { $target }.
event-laid = { $who }: { $dwarf } lays a sign on seat { $target }. Reserved!
event-took = { $who }: { $dwarf } pinches { $clan }’s sign from seat { $target }.
event-kicked = { $drops ->
    [one] Wham! { $who }: { $dwarf } kicks { $victim } from { $target } back to { $home }. { $clan } misses one turn.
   *[other] Wham! { $who }: { $dwarf } kicks { $victim } from { $target } back to { $home }. { $clan } misses { $drops } turns.
}
event-dropped = { $left ->
    [0] { $clan } is out of breath from kicking and misses a turn.
   *[other] { $clan } is out of breath from kicking and misses a turn, { $left } more to come.
}
event-stuck = { $clan } can move neither forward nor back. The turn is lost.
event-coin = The conductor is coming! { $who } tosses the coin: { $clan }.
event-spared = { $clan } has no sign on the seats. The conductor shrugs and walks on.
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
can-sit = sit down on { $squares }
can-shift = move on to seat { $squares }
can-lay = lay a sign on { $squares }
can-take = take the sign from { $squares }
can-kick = kick the dwarf on { $squares }
can-walk = walk to { $squares }
twin-conduct = { $who } picks the sign of { $clan } that the conductor takes. Signs lie on { $squares }.
twin-conduct-you = Which sign of { $clan } shall the conductor take? You can choose { $squares }.
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
    [one] Wham! Your { $dwarf } kicks { $victim } from { $target } back to { $home }. { $clan } misses one turn.
   *[other] Wham! Your { $dwarf } kicks { $victim } from { $target } back to { $home }. { $clan } misses { $drops } turns.
}
event-coin-you = The conductor is coming! You toss the coin: { $clan }.
event-conducted-you = You point at seat { $square }, and the conductor collects { $clan }’s sign.

rules-1-title = The goal
rules-1 =
    Two clans storm a train with sixteen seats. A seat is yours when one of your dwarfs sits there or one of your signs lies there. Each clan has five dwarfs and five signs.
    Whoever has all five dwarfs and all five signs on seats wins on the spot. Otherwise the clan with more seats at the end wins. In a tie both win.
    A clan is one to five people who take its turns in rotation.
rules-2-title = A turn
rules-2 =
    The clans take turns. You do exactly one thing with one dwarf, always towards a neighbouring square, straight and never diagonal:
    • **Walk** to an empty square.
    • **Sit down** on an empty seat. Whoever sits cannot be kicked.
    • **Lay a sign** on an empty seat.
    • **Take away a sign** of the other clan. You may do that five times, and the sign goes back to its clan.
    • **Kick:** your dwarf moves onto the square of a rival dwarf, which flies back to a start square. The first kick costs your clan one turn, the second to fifth two each, every further one three.
rules-3-title = The conductor
rules-3 =
    After every seventh turn, both clans counted together, the conductor walks through the train. A coin decides which clan loses a sign. The other clan picks which one. The sign goes back to its supply.
rules-4-title = The end
rules-4 =
    • **After turns:** after 15, 20 or 30 turns per clan.
    • **After time:** after 10, 30 or 60 minutes. The round that has begun is played to its end.
    • **First clan with all ten:** so that this never stalls, there is the departure signal: after 30 turns per clan it sounds, and nine seats are enough. After 60 turns per clan whoever has more seats wins. The signal is in no rulebook; you can switch it off before the start.
    Ten seats always win at once.
rules-5-title = What the rules leave open: seats
rules-5 =
    We drew the board ourselves.
    Nobody sits on a seat with a sign, not even its own clan (T3–T5). Your own sign stays where it is (T6). You may walk through empty seats (T7), get up again (T8), and act and kick while sitting (T9).
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
