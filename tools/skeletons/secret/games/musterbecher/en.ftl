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

# What is not possible: illegal-… for every refusal of rules.py.
illegal-now = That is not possible now.

# The rules, three topics at least: rules-1, rules-2 …, each with a heading.
rules-1-title = The aim
rules-1 = Whoever has most points after the last round wins. Where several are equal, they share the victory.
rules-2-title = A turn
rules-2 = A die falls under the cup, and only who has the cup may look. 4, 5 and 6 are high. Say “High” or “Low”, true or not.
rules-3-title = Believe or doubt
rules-3 = All others decide in secret. Then the cup is lifted. Who was right gets a point; who had the cup gets one for everybody who was fooled.
