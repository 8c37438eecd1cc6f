# Every game: its title, and a sentence for the lobby (100 characters at most).
title = Musterspiel
about = Throw as often as you dare. A one takes everything that is not safe yet.

# Every option: option-NAME, and option-NAME-VALUE for each value.
option-rounds = Rounds
option-rounds-1 = 1 (a short match)
option-rounds-2 = 2
option-rounds-3 = 3

# The board, the question above the buttons, and the buttons.
round = Round { $round } of { $rounds }: it is { $who }’s turn.
over = The match is over.
score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
question = { $heap ->
    [0] Throw the die!
   *[other] { $heap } points so far. Once more?
}
button-throw = Throw
button-keep = Stop

# The lesson (lesson.toml): each step with its goal has at most 160 characters.
lesson-1 = Collect more points than { $seat-2 }. Every throw adds to them until you stop.
lesson-1-goal = Throw the die!
lesson-2 = A 5! You may throw on as often as you dare.
lesson-2-goal = Throw once more!
lesson-2-wrong = Do not be so timid: one more throw is fine.
lesson-3 = 11 points so far. A 1 would take all of them away again.
lesson-3-goal = Better stop!
lesson-3-wrong = There it is, the 1: all gone. Stop while you still have something.
lesson-4 = { $seat-2 } threw the 1 at once. Now you have 24 points before you.
lesson-4-goal = What do you do?
lesson-done = That is all there is. Now for a real one!

# What happens: event-… for every event of events.py.
event-shown = { $icon } { $who } throws a { $face } and has { $heap } so far.
event-lost = { $icon } { $who } throws a { $face }: { $heap } points are gone.
event-kept = { $who } stops and writes down { $heap } points.

# The large line over the board: moments.py.
moment-lost = All gone, { $who }!

# What the end says about each person: highlights.py.
highlight-kept = { $who } wrote down { $heap } points at once.
highlight-kept-2 = { $heap } points in one go: { $who }.

# What is not possible: illegal-… for every refusal of rules.py.
illegal-nothing-yet = Throw first: there is nothing to write down yet.

# The rules, three topics at least: rules-1, rules-2 …, each with a heading.
rules-1-title = The aim
rules-1 = Whoever has most points after the last round wins. Where several are equal, they share the victory.
rules-2-title = A turn
rules-2 = Throw the die as often as you like; its pips are added up. When you stop, the points are safe, and the next person throws.
rules-3-title = The one
rules-3 = A one ends your turn, and what was not safe yet is lost.

# What computers say at a heavy event (Weight.HEAVY) that they caused or that befell them. Without texts they are silent:
# voice-EVENT-1, -2 … says who did it; voice-EVENT-met-1, -2 … whom it befell; $character is easy, normal or master.
