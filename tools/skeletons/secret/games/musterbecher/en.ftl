# Every game: its title, and a sentence for the lobby (100 characters at most).
title = Musterbecher
about = A die under a cup, a word about it, and all others believe it or not.

# Every option: option-NAME, and option-NAME-VALUE for each value.
option-rounds = Rounds
option-rounds-1 = 1 (a short match)
option-rounds-2 = 2
option-rounds-3 = 3

# The board, the question and the buttons.
round = Round { $round } of { $rounds }: { $who } has the cup.
over = The match is over.
score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
question = Do you believe that?
question-own = This is your own cup: the others are to decide.
under-nothing = Somebody else has the cup now.
button-look = Look
button-guess = Believe it?

# Every move in words: on its button, in lists, and as somebody types it.
move-say-high = High
move-say-low = Low
move-believe = Believe
move-doubt = Doubt

# What somebody may write into a direct message instead, with commas between (typed-MOVE).
typed-believe = { typed-yes }, true
typed-doubt = { typed-no }, a lie

# The bot has these sentences for all games; here they are in the words of this one.
lobby-direct-messages = When you are not at the board, a direct message asks whether you believe it. 🔕 switches that off.
direct-message = 🤫 At the table in { $channel }: do you believe it? Only you see your answer. [To the board]({ $link })

# The lesson (lesson.toml): each step with its goal has at most 160 characters.
lesson-1 = Under your cup lies a 5, which only you can see. Say what lies there; this time it is true.
lesson-1-goal = Say “High”!
lesson-1-wrong = You may fib later. Stay with the truth this time: high.
lesson-2 = { $seat-2 } did not believe you: 1 point for you! Now { $seat-2 } says “High”, and you decide in secret.
lesson-2-goal = Do not believe it!
lesson-2-wrong = Fooled: it was only a 2. Better doubt it.
lesson-3 = You were right to doubt, 1 more point! Now a 3 lies under your cup, and you may fib as well.
lesson-3-goal = What do you say?
lesson-done = That is all there is. Now for a real one!

# What happens: event-… for every event of events.py.
event-fallen = { $icon } { $who } throws under the cup.
event-under = Under your cup lies a { $face }.
event-said-high = { $who } says: “High!”
event-said-low = { $who } says: “Low!”
event-guessed = { $who } has decided.
event-noted-believe = Noted: you believe it.
event-noted-doubt = Noted: you doubt it.
event-lifted = { $icon } The cup is lifted: { $who } had a { $face }. { $count ->
    [0] Nobody was right.
   *[other] Right: { $right }.
} Fooled: { $fooled }.

# The large line over the board: moments.py.
moment-suspense = The cup goes up …
moment-lifted = { $who } had a { $face }!

# What the end says about each person: highlights.py.
highlight-lifted = { $who } had a { $face } under the cup.
highlight-lifted-2 = A { $face } lay under the cup of { $who }.

# What is not possible: illegal-… for every refusal of rules.py.
illegal-now = That is not possible now.

# The rules, three topics at least: rules-1, rules-2 …, each with a heading.
rules-1-title = The aim
rules-1 = Whoever has most points after the last round wins. Where several are equal, they share the victory.
rules-2-title = A turn
rules-2 = A die falls under the cup, and only who has the cup may look. 4, 5 and 6 are high. Say “High” or “Low”, true or not.
rules-3-title = Believe or doubt
rules-3 = All others decide in secret. Then the cup is lifted. Who was right gets a point; who had the cup gets one for everybody who was fooled.

# What computers say at a heavy event (Weight.HEAVY) that they caused or that befell them. Without texts they are silent:
# voice-EVENT-1, -2 … says who did it; voice-EVENT-met-1, -2 … whom it befell; $character is easy, normal or master.
