title = Drachenlachen
other-names = Dragon Laughter, dragon, rings
about = Dwarfs carry rings out of the dragon’s cave, and at every 1 the dragon laughs.
goal = -# Carry rings from the dragon up into the open. Whoever lands on you may steal yours, and at every 1 the dragon laughs.
first-by-the-book = the youngest person
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
    [up] You have a ring: up to the exit!
   *[down] No ring: down to the dragon!
}
ask-choice = To the dragon, or up?
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
}” { $count ->
    [1] Caught: { $hit }!
    [2] Caught: { $hit }!
   *[other] { $count } dwarfs caught!
}
moment-stole = { $who } steals the ring of { $other }!
moment-threw = { $who } throws { $other } out of the cave!
moment-delivered = { $ring } { $who } carries out ring { $count }!
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
event-laugh = { $dragon } { $who } rolls 1. { $hits }
event-aimed = The dragon points at { $aim }. { $hits }
event-laugh-aloud = { $dragon } { $who } rolls 1. “{ $loud ->
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
hit-dwarf = { $who }
hit-dwarf-aloud = { $who } ({ $field })
event-chose-cave = { $who } rides down with the dragon and gets a new { $ring }.
event-chose-surface = { $who } would rather be set down at the surface.

picture-hoard = × { $rings }

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
    [up] It is your turn, with a ring: { $far } fields up to the exit. Roll!
   *[down] It is your turn, without a ring: { $far } fields down to the dragon. Roll!
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
    The dragon loves a game and has given every dwarf a ring. Now the rings have to get out. Whoever first brings two rings to the surface wins at once. You can also agree on three rings, or on just one (D13).
    The path has 42 fields and winds from the dragon at the bottom to the exit at the top: 11 to 16, then the 3, 21 to 26, then the 4, and so on up to the 8.
rules-2-title = A turn
rules-2 =
    You roll one die. **With a ring** your dwarf moves up, **without one** it moves down, always the full number. Only at the dragon and at the exit are surplus pips lost (D2).
    If you get out with a ring, it counts for you, and next turn you go down again without one (D3). If you reach the dragon, a new ring is handed to you (D4). The dragon never runs out of rings (D5).
    On a **1** nobody moves: the dragon laughs, and then the next person rolls (D14).
rules-3-title = When dwarfs meet
rules-3 =
    Only the field you land on counts; you may always overtake (D7). Two dwarfs never stay on one field (D8).
    { "" }**Both with or both without a ring:** you swap places (D9).
    { "" }**You with, the other without a ring:** you throw that dwarf out; it stands at the surface without a ring (D10).
    { "" }**You without, the other with a ring:** you steal the ring, throw that dwarf out and climb from your next turn on (D11).
rules-4-title = The dragon’s laugh
rules-4 =
    The dragon rolls two dice. A 1 and a 3 make the fields 13 and 31. A double strikes its field and the whole chain it hangs on.
    Every laugh also strikes the single-digit fields above the number of players (D15). With five players 6, 7 and 8 are dangerous, while 3, 4 and 5 are safe. Somebody leaving changes nothing: a computer moves the dwarf (D22).
    { "" }**Struck with a ring:** the ring is gone, the dwarf stays and has to go down again (D17).
    { "" }**Struck without a ring:** you choose whether your dwarf starts at the dragon with a new ring or at the surface without one (D18).
rules-5-title = What the rules leave open
rules-5 =
    The dragon and the surface are not fields: from the dragon a 2 leads to 12, from the top to 66 (D1). Any number of dwarfs may stand there (D6), and no laugh strikes them (D21).
    You also swap when that takes the other dwarf to the dragon or to the surface; nothing more comes of it (D9). Being thrown out does not count as a delivery (D11), and a stolen ring counts like any other (D12).
    A laugh strikes the roller’s own dwarf too, and nobody twice (D16). Several choose independently (D19); for whoever does not choose the computer decides: mostly for the ring at the dragon, but for the surface where there is something to rob (D20).
    We have rebuilt the second chain (11, 21, 33, 43, 55). Two may play only if you set it so (D24).

# Why: what speaks for a hint.
reason-ring = At the dragon you get a ring again at once.
reason-no-bearers = Nobody else carries a ring just now that you could rob.
reason-bearers = { $bearers ->
    [one] From above you walk towards a ring bearer whom you can rob.
   *[other] From above you walk towards { $bearers } ring bearers whom you can rob.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Your dwarf is with the dragon and has a ring. Whoever is first to carry two rings out wins. With a ring you climb.
lesson-1-goal = Roll!
lesson-2 = The others are on their way, too. You may always overtake; only the field you land on counts.
lesson-2-goal = Roll again!
lesson-3 = You landed on { $seat-2 }: both with a ring, so you swapped places. Nothing else happens then.
lesson-3-goal = Roll on!
lesson-4 = A few rolls later the exit is near. You need not hit it exactly.
lesson-4-goal = Out with the ring!
lesson-5 = One ring is out! Without a ring you go down to fetch the next. And look who is coming up with one.
lesson-5-goal = Sneak down!
lesson-6 = Stolen! Without a ring you take the one you land on. { $seat-3 } was thrown out and now stands before you without one.
lesson-6-goal = Up again!
lesson-7 = With a ring onto a dwarf without one: out he goes! Two fields to victory. Just no 1 now, it makes the dragon laugh …
lesson-7-goal = Roll!
lesson-8 = Of all things! The dragon aims with two dice. Double 6 hits 66 and the whole bright chain { $chain-a }: your ring is gone.
lesson-8-goal = Down again, then!
lesson-9 = { $seat-2 } wakes him again: 2 and 3 hit 23 and 32, and with three players always 4 to 8. If you are hit without a ring, you choose.
lesson-9-goal = Where to?
lesson-done = Now you know what makes a dragon laugh. Good luck down there!

# What matters, for whoever plays this for the first time.
newcomer-choose = At the bottom you have a ring again at once. From the top you may meet somebody to rob of one.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-comeback = { $who } lost the ring { $lost ->
    [one] once
   *[other] { $lost } times
}{ $taken ->
    [0] { "" }
    [one] , stole one
   *[other] , stole { $taken }
} and won all the same.
highlight-robber = { $who } stole no fewer than { $count } rings.
highlight-stole = { $who } stole the ring of { $other } in round { $round }.
highlight-stole-2 = In round { $round } { $who } suddenly had the ring of { $other }.
highlight-thrower = { $who } threw { $count } dwarfs out of the cave.
highlight-threw = { $who } threw { $other } out of the cave in round { $round }.
highlight-threw-2 = Up and away: { $who } sent { $other } to the surface.
highlight-delivered = { $who } brought { $count ->
    [one] a ring
   *[other] ring number { $count }
} outside in round { $round }.
highlight-delivered-2 = { $who } got out with { $count ->
    [one] a ring
   *[other] { $count } rings
} too.
highlight-caught = Caught by the dragon { $count } times, { $who } still walked on.
highlight-caught-2 = The dragon grabbed { $who } or the ring { $count ->
    [2] twice
   *[other] { $count } times
}.
highlight-spared = The dragon laughed { $count } times and never hit { $who }.
highlight-spared-2 = { $who } survived { $count } laughs unharmed too.
highlight-waker = { $who } woke the dragon { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-waker-2 = And who laughed? The dragon, { $count ->
    [one] once
   *[other] { $count } times
}, thanks to { $who }.
highlight-pushed = { $who } pushed past { $count ->
    [one] one dwarf
   *[other] { $count } dwarfs
}.
highlight-pushed-2 = Make way! { $who } changed places { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-fetched = { $who } fetched { $count ->
    [one] a new ring
   *[other] { $count } new rings
} from the dragon.
highlight-fetched-2 = The dragon handed { $count ->
    [one] one more ring
   *[other] { $count } more rings
} to { $who }.
highlight-sixes = { $who } rolled { $count } sixes.
highlight-sixes-2 = A six, { $count } times, for { $who }!
highlight-moves = { $who } moved through the cave { $count ->
    [one] once
   *[other] { $count } times
}.
highlight-moves-2 = { $count ->
    [one] One move
   *[other] { $count } moves
} through the tunnels: { $who }.
highlight-moves-3 = Up and down: { $who } moved { $count ->
    [one] once
   *[other] { $count } times
}.

## What computers say

voice-stole-1 = { $character ->
    [easy] Oops, there is a ring stuck to my hand.
    [normal] Mine! Everybody step aside!
   *[master] A ring belongs to whoever wears it.
}
voice-stole-2 = { $character ->
    [easy] I only wanted a look!
    [normal] Got it! Catch me if you can!
   *[master] No offence. It shines brighter on me.
}
voice-stole-3 = { $character ->
    [easy] It was lying around … almost.
    [normal] Ha! What a grab!
   *[master] One takes what the cave gives.
}
voice-stole-met-1 = { $character ->
    [easy] My ring? What ring? … Oh. MY ring!
    [normal] Just you wait, that was MY ring!
   *[master] I shall remember that ring. And you.
}
voice-stole-met-2 = { $character ->
    [easy] It was here a moment ago!
    [normal] Robber! Stop the thief!
   *[master] Neatly done. I will fetch it back.
}
voice-stole-met-3 = { $character ->
    [easy] Could I have it back for a moment?
    [normal] Grrr! You will pay for that!
   *[master] Enjoy it while it lasts.
}
voice-threw-1 = { $character ->
    [easy] Oh, was somebody sitting there?
    [normal] Out of the way, here I come!
   *[master] One field, one dwarf.
}
voice-threw-2 = { $character ->
    [easy] Sorry! Have a nice flight!
    [normal] And up you go!
   *[master] Fresh air is said to be healthy.
}
voice-threw-3 = { $character ->
    [easy] I stumbled, honestly.
    [normal] See you outside!
   *[master] It is narrow down here.
}
voice-threw-met-1 = { $character ->
    [easy] Wheee! … Ouch.
    [normal] Hey! I was not done yet!
   *[master] Very well. I know the way.
}
voice-threw-met-2 = { $character ->
    [easy] Was that the exit?
    [normal] I will get you for that!
   *[master] It is brighter outside anyway.
}
voice-threw-met-3 = { $character ->
    [easy] Again! No, rather not.
    [normal] My cap! Where is my cap?
   *[master] An old dwarf falls softly.
}
voice-delivered-1 = { $character ->
    [easy] Have I won? Not yet? Nice all the same!
    [normal] Out! And it shines!
   *[master] One more for the chest.
}
voice-delivered-2 = { $character ->
    [easy] Look what I have found!
    [normal] The dragon never gets that one back!
   *[master] Keep calm, and the way back works too.
}
voice-delivered-3 = { $character ->
    [easy] Now where do I put it?
    [normal] Hooray! And now another one!
   *[master] Good things take their time.
}
voice-laugh-met-1 = { $character ->
    [easy] But I did nothing at all!
    [normal] Hands off, dragon!
   *[master] His breath is strong today.
}
voice-laugh-met-2 = { $character ->
    [easy] He tickled me!
    [normal] My beard! All singed!
   *[master] This too shall pass.
}
voice-laugh-met-3 = { $character ->
    [easy] Why is he laughing? Tell the joke again!
    [normal] Laugh all you like!
   *[master] I have heard louder ones.
}
