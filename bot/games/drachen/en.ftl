title = Drachenlachen
about = Dwarfs carry rings out of the dragon’s cave, and at every 1 the dragon laughs.
heading = Drachenlachen · round { $round }

option-rings = Rings to win
option-rings-1 = 1 ring (short match)
option-rings-2 = 2 rings
option-rings-3 = 3 rings
option-two_players = Play with two
option-two_players-true = yes
option-two_players-false = no

move-roll = Roll
move-cave = To the dragon: a new ring, up again from the very bottom
move-surface = To the surface: without a ring, down again from the top
press-cave = To the dragon, ring
press-surface = To the top, no ring

spot = { $place ->
    [field] field { $field }
    [cave] at the dragon
   *[surface] on top
}
stands = { $place ->
    [field] field { $field }
    [cave] with the dragon
   *[surface] at the surface
}
towards = { $place ->
    [field] to { $field }
    [cave] to the dragon
   *[surface] to the surface
}

chain-a = bright chain
chain-b = dark chain
ask-roll = { $way ->
    [up] Up with the ring: roll!
   *[down] Down to the next ring: roll!
}
ask-choice = { $count ->
    [one] { $who } may choose: start at the dragon with a new ring, or at the surface without one?
   *[other] { $who } may choose: start at the dragon with a new ring, or at the surface without one?
}
legend-seat = { $dwarf } { $who } · { spot } { $way }{ $delivered ->
    [0] { "" }
   *[other] { " " }· **{ $delivered } of { $rings } rings out**
}
legend-chain = { $icon } { $chain }: double { $doubles }
legend-danger = { $icon } Dangerous at every laugh: { $fields }
legend-hoard = The dragon still guards { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
}

counted = { $points ->
    [one] 1 ring
   *[other] { $points } rings
}
counted-dative = { $points ->
    [one] 1 ring
   *[other] { $points } rings
}

moment-breath = { $dragon } A 1! The dragon takes a deep breath …
moment-laugh = { $dragon } “{ $loud ->
    [1] Hee!
    [2] Hee hee hee!
    [3] Ho ho ho!
    [4] Ha ha ha!
    [5] Mwahahaha!
   *[other] BWAHAHAHA!
}”
event-moved = { $way ->
    [up] { $who } rolls { $pips } and climbs up to { $to }.
   *[down] { $who } rolls { $pips } and sneaks down to { $to }.
}
event-swapped = { $who } rolls { $pips } and barges in on { $to }: { $other } has to go { towards }.
event-threw = { $who } rolls { $pips } and hurls { $other } from field { $to } right out of the cave.
event-stole = { $who } rolls { $pips } and steals the ring of { $other } on { $to }! Out goes { $other }.
event-fetched = { $who } rolls { $pips } and picks up a new { $ring } at the dragon’s.
event-delivered = { $who } rolls { $pips } and is out: { $ring } number { $count } is safe!
event-won = { $dragon } { $rings ->
    [one] “That ring is well earned,” the dragon growls. { $who } wins!
   *[other] “{ $rings } rings, well done!” the dragon growls. { $who } wins!
}
event-laugh = { $dragon } { $who } rolls 1. “{ $loud ->
    [1] Hee!
    [2] Hee hee hee!
    [3] Ho ho ho!
    [4] Ha ha ha!
    [5] Mwahahaha!
   *[other] BWAHAHAHA!
}” The dragon points at { $aim }. { $hits }
aim-two = { $first } and { $second }
aim-chain = { $double } and the { $chain }
hit-nobody = Everybody gets off with a fright.
hit-bearers = { $count ->
    [one] Ring gone: { $who }.
   *[other] Rings gone: { $who }.
}
hit-choosers = Grabbed by the collar: { $who }.
hit-dwarf = { $who } ({ $field })
event-chose-cave = { $who } rides down with the dragon and gets a new { $ring }.
event-chose-surface = { $who } would rather be set down at the surface.

illegal-choose-first = The dragon holds your dwarf by the collar: first choose between the dragon and the surface.
illegal-nothing-to-choose = You may choose only when a laugh catches your dwarf without a ring. Now it is time to roll.

twin-round = { $rings ->
    [one] Round { $round }. Whoever first brings a ring to the surface wins.
   *[other] Round { $round }. Whoever first brings { $rings } rings to the surface wins.
}
twin-seat = { $who }: { stands }, { $load ->
    [ring] on the way up with a ring, { $far ->
        [one] 1 field
       *[other] { $far } fields
    } to the surface
   *[none] on the way down without a ring, { $far ->
        [one] 1 field
       *[other] { $far } fields
    } to the dragon
}{ $delivered ->
    [0] { "" }
    [one] , 1 ring outside
   *[other] , { $delivered } rings outside
}.
twin-choosing = { $count ->
    [one] { $who } has the choice: start with a new ring at the dragon’s or without one at the surface.
   *[other] { $who } have the choice: start with a new ring at the dragon’s or without one at the surface.
}
twin-choosing-you = The dragon holds your dwarf by the collar. Do you start with a new ring at the dragon’s or without one at the surface?
twin-turn = { $who } has to roll.
twin-turn-you = { $way ->
    [up] It is your turn. Up with the ring: roll!
   *[down] It is your turn. Down to the next ring: roll!
}
twin-struck = The last laugh struck the fields { $fields }.
twin-danger = Dangerous at every laugh are the fields { $fields }.
twin-chain = The { $chain } joins the fields { $fields }. A double { $doubles } strikes them all.
twin-hoard = { $rings ->
    [0] The dragon guards no ring right now.
    [one] The dragon still guards 1 ring.
   *[other] The dragon still guards { $rings } rings.
}
twin-path = The way up from the dragon: { $lanes }, then the surface.
twin-lane = { $fields }, { $last }
twin-points = Rings at the surface: { $scores }.
twin-score = { $points ->
    [0] { $who } none
   *[other] { $who } { $points }
}

event-moved-you = { $way ->
    [up] You roll { $pips } and climb up to { $to }.
   *[down] You roll { $pips } and sneak down to { $to }.
}
event-swapped-you = You roll { $pips } and barge in on { $to }: { $other } has to go { towards }.
event-threw-you = You roll { $pips } and hurl { $other } from field { $to } right out of the cave.
event-stole-you = You roll { $pips } and steal the ring of { $other } on { $to }! Out goes { $other }.
event-fetched-you = You roll { $pips } and pick up a new { $ring } at the dragon’s.
event-delivered-you = You roll { $pips } and are out: { $ring } number { $count } is safe!
event-won-you = { $dragon } { $rings ->
    [one] “That ring is well earned,” the dragon growls. You win!
   *[other] “{ $rings } rings, well done!” the dragon growls. You win!
}
event-laugh-you = { $dragon } You roll 1. “{ $loud ->
    [1] Hee!
    [2] Hee hee hee!
    [3] Ho ho ho!
    [4] Ha ha ha!
    [5] Mwahahaha!
   *[other] BWAHAHAHA!
}” The dragon points at { $aim }. { $hits }
event-chose-cave-you = You ride down with the dragon and get a new { $ring }.
event-chose-surface-you = You would rather be set down at the surface.
icon-ring = ring

rules-1-title = The goal
rules-1 =
    The dragon loves a game and has given every dwarf a ring. Now the rings have to get out. Whoever first brings two rings to the surface wins at once. You can also agree on three rings, or on just one.
    The path has 42 fields and winds from the dragon at the bottom to the exit at the top: 11 to 16, then the 3, 21 to 26, then the 4, and so on up to the 8.
rules-2-title = A turn
rules-2 =
    You roll one die. **With a ring** your dwarf moves up, **without one** it moves down, always the full number. Only at the dragon and at the exit are surplus pips lost.
    If you get out with a ring, it counts for you, and next turn you go down again without one. If you reach the dragon, you get a new ring.
    On a **1** nobody moves: the dragon laughs.
rules-3-title = When dwarfs meet
rules-3 =
    Only the field you land on counts; you may always overtake.
    { "" }**Both with or both without a ring:** you swap places.
    { "" }**You with, the other without a ring:** you throw that dwarf out; it stands at the surface without a ring.
    { "" }**You without, the other with a ring:** you steal the ring and throw that dwarf out.
rules-4-title = The dragon’s laugh
rules-4 =
    The dragon rolls two dice. A 1 and a 3 make the fields 13 and 31. A double strikes its field and the whole chain it hangs on.
    Every laugh also strikes the single-digit fields above the number of players. With five players 6, 7 and 8 are dangerous, while 3, 4 and 5 are safe.
    { "" }**Struck with a ring:** the ring is gone, the dwarf stays.
    { "" }**Struck without a ring:** you choose whether your dwarf starts at the dragon with a new ring or at the surface without one.
rules-5-title = What the rules leave open
rules-5 =
    The dragon and the surface are not fields: from the dragon a 2 leads to 12, from the top to 66 (D1). Any number of dwarfs may stand there (D6), and no laugh strikes them (D21).
    You also swap when that takes the other dwarf to the dragon or to the surface; nothing more comes of it (D9). Being thrown out does not count as a delivery (D11), and a stolen ring counts like any other (D12).
    A laugh strikes the roller’s own dwarf too, and nobody twice (D16). Several choose independently (D19); whoever does not choose starts at the dragon with a ring (D20).
    We have rebuilt the second chain (11, 21, 33, 43, 55). Two may play only if you set it so (D24).
