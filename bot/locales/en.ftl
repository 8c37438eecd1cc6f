## Commands: names are lower case, without spaces, at most 32 characters

command-play = play
command-play-about = Opens a table in this channel
command-move = move
command-move-about = Makes a move: pick from the list or type it
command-board = board
command-board-about = Brings the board to the end of the channel
command-rules = rules
command-rules-about = Explains a game, topic by topic
command-learn = learn
command-learn-about = Learn a game by playing it; only for you
command-leave = leave
command-leave-about = Gives up your seat; in a match a computer takes over
command-stop = stop
command-stop-about = Ends the table in this channel
command-help = help
command-help-about = How to begin, in five lines
command-bet = bet
command-bet-about = Decides in secret, a bet for example; only you see the answer
command-hint = hint
command-hint-about = The best move and what the others cost; only you see it
command-puzzle = puzzle
command-puzzle-about = What would you have done? A decision of a real match; only you see it
command-daily = daily
command-daily-about = One game a day, with the same dice for everybody; only you see it
command-odds = odds
command-odds-about = How the chances stand now; only you see it
command-leaderboard = leaderboard
command-leaderboard-about = Who leads on this server
command-profile = profile
command-profile-about = Matches, wins, ratings and luck with the dice
command-settings = settings
command-settings-about = What applies on this server; only for those who may manage it
command-mydata = mydata
command-mydata-about = What is stored about you: look, get it as a file, delete
parameter-span = span
parameter-span-about = Since when?
parameter-measure = by
parameter-measure-about = What counts?
parameter-player = player
parameter-player-about = Whose profile? Yours, if you leave it out
parameter-wish = action
parameter-wish-about = Look, get a file or delete?
parameter-locale = language
parameter-locale-about = The language of the boards
parameter-pace = pace
parameter-pace-about = Thinking time at new tables
parameter-channel = channel
parameter-channel-about = Allow this channel; name it again to take it off
parameter-ratings = ratings
parameter-ratings-about = Do matches change ratings?
parameter-hints = hints
parameter-hints-about = May people ask for hints?
parameter-pictured = picture
parameter-pictured-about = Do new tables show the board as a picture?
parameter-stop = stop
parameter-stop-about = Who may stop a table?
parameter-only-game = game
parameter-only-game-about = Allow this game; name it again to take it off
parameter-game = game
parameter-game-about = Which game?
parameter-move = move
parameter-move-about = What would you like to do?
parameter-answer = answer
parameter-answer-about = What would you have done in the last puzzle?
parameter-odds-move-about = What are the chances of this one move?
parameter-text = text
parameter-text-about = In full sentences, only for you
parameter-part = part
parameter-part-about = Only a part of it as text: news, question, points, position or your seat
part-all = everything
part-news = news
part-question = question
part-points = points
part-position = position
part-own = my seat
tables-several = You sit at several tables: { $tables }. Ask in one of these channels.
parameter-picture = picture
parameter-picture-about = As a picture, only for you; after the end with a score chart
parameter-bet = bet
parameter-bet-about = Your answer; the list shows what is possible
parameter-table = table
parameter-table-about = At which table, if you sit at several

## Lobby

lobby-title = { $game } · table open
lobby-for = For { $least } to { $most }.
lobby-minutes = About { $minutes } minutes.
lobby-seats = **At the table: { $seats } of { $most }**{ $missing ->
    [0] { "" }
    [one] { ", " }one person is missing
   *[other] { ", " }{ $missing } are missing
}
lobby-seat = { $state ->
    [host] { $number }. { $who } 👑
    [ready] { $number }. { $who } ✅
   *[no] { $number }. { $who }
}
lobby-option = { $name }: **{ $value }**
lobby-choice = { $name }: { $value }
lobby-choice-own = Only for me: { $name }: { $value }
lobby-first = First to play: { $who }
lobby-first-by-the-book = -# By the book { $who } begins.
lobby-direct-messages = When you are not at the board, secret questions come as direct messages. 🔕 switches that off.
lobby-direct-messages-aloud = When you are not at the board, secret questions come as direct messages. /move No DMs switches that off.
lobby-title-closed = { $game }
lobby-guest = { $number }. ⏳ { $who } is invited
lobby-guest-aloud = Seat { $number } is kept for { $who }
lobby-closed-door = 🚪 Door: **by invitation only**
seat-easy = easy
seat-easy-aloud = computer, easy
seat-normal = normal
seat-normal-aloud = computer, normal
seat-master = master
seat-master-aloud = computer, master
prompt-lobby = Set up …
lobby-topic-computers = Computers
lobby-topic-rules = Options of the game
lobby-topic-table = Clock, board and who begins
lobby-topic-charm = Lucky charm
lobby-topic-people = People and door
lobby-about-computers = Computers fill empty seats. When the table is full and a person comes, one of them gets up.
lobby-about-rules = What holds for all is set by whoever opened the table (👑). What holds for you alone is yours to set.
lobby-about-table = Whoever opened the table sets this (👑).
lobby-about-charm = Your lucky charm is mixed into the dice. A word of your own: `/move charm WORD`.
lobby-about-people = Whoever opened the table (👑) invites people, closes the door and may take somebody off the table. Behind a closed door only who is invited may sit down.
lobby-prompt-computers = Add or remove a computer …
lobby-prompt-rules = Pick an option …
lobby-prompt-table = What should hold?
lobby-prompt-charm = Take a lucky charm …
lobby-prompt-people = Pick the door or a seat …
prompt-invite = Invite somebody …
remove-easy = Remove { computer-name-easy }
remove-normal = Remove { computer-name-normal }
remove-master = Remove { computer-name-master }
remove-person = Take { $who } off the table
uninvite = Withdraw the invitation of { $who }
door-open = Open the door: everybody may sit down
door-closed = Close the door: only who is invited
voices = Computers
voices-true = talk
voices-false = keep silent
did-door = Done: that is how the door stands now.
did-invite = A seat is kept for { $who }.
did-unseat = { $door ->
    [closed] { $who } is off the table. The door is closed, so that it stays that way.
   *[open] The invitation of { $who } is withdrawn.
}
did-voices = The computers have been told.
did-ready = ✅ You are ready. It begins when 👑 presses. If all others are ready and 👑 does not answer for five minutes, press again.
did-vote = Your vote counts.
door-is-closed = The door is closed. Ask { $host } whether there is a seat for you.
blocked = On this server you may not sit down at any table.
invited-already = { $who } has a seat here already.
invited-blocked = { $who } may not sit down at any table of this server.
remove-nobody = That seat is gone, or it is yours.
vote-nobody = Nobody here is waiting for others just now.
vote-two = Two people do not vote: that is what the clock is for.
vote-early = A little patience with { $who }: you can vote { $when }.
line-vote = 🗳️ Computer for { $who }? { $count } of { $needed }
line-vote-aloud = A vote to let the computer play for { $who }: { $count } of { $needed } in favour.
button-vote = 👍
button-vote-aloud = In favour
button-go-on = Let the computer play
menu-contact = Notify me
menu-down = Move board down
menu-get-up = Leave my seat
menu-board-title = The board
menu-board-about = Text and picture are for you alone, the rest is for all.
menu-leave-title = Leave
button-close-lobby = Yes, close the table
button-keep-lobby = No, leave it open
button-give-up = Yes, give up my seat
settings-blocked = Blocked
settings-blocked-about = Whoever stands here may not sit down at any table of this server. Whoever sits already plays to the end. Whoever deletes their data leaves this list, but stays blocked.
settings-blocked-list = { $count ->
    [0] nobody
   *[other] { $people }
}
blocked-many = More than { $most } people do not fit on the list. Lift another block first.
prompt-block = Block …
prompt-unblock = Let in again …
parameter-block = block
parameter-block-about = Block this person from all tables
parameter-unblock = unblock
parameter-unblock-about = Let this person sit down at tables again
mydata-blocked = Servers where you may not sit at any table: { $count }
seal = Match { $match } · Seal of the dice: { $hash }
charm-icon = { $sign ->
    [clover] 🍀
    [pig] 🐷
    [ladybird] 🐞
    [toadstool] 🍄
    [penny] 🪙
    [star] 🌠
    [rainbow] 🌈
   *[cat] 🐱
}
charm-name = { $sign ->
    [clover] clover
    [pig] pig
    [ladybird] ladybird
    [toadstool] toadstool
    [penny] penny
    [star] shooting star
    [rainbow] rainbow
    [cat] lucky cat
   *[none] none
}
charm-choice = Lucky charm: { charm-name }
charm-shown = { charm-icon }
charm-shown-aloud = (lucky charm: { charm-name })
charm-word = 🔑{ "\u00A0" }{ $digits }
charm-word-aloud = (lucky charm: a word of their own, { $digits })
charm-long = Your word may have at most { $most } characters.
charm-old = This table is older than the lucky charms. You can take one at the next.
lobby-closed = The table is closed. /play opens a new one.
picture = Board
picture-true = as a large picture
picture-false = in emoji
menu-as-picture = Large board
menu-as-emoji = Board in emoji
did-picture = The board is now shown { $value }.
button-picture = Large board from now on
picture-default = From now on new tables on this server show their board { $value }. Whoever manages the server changes that in /settings.
pace = Pace
pace-quick = quick (1 minute)
pace-cosy = cosy (5 minutes)
pace-relaxed = relaxed (24 hours)
pace-none = no clock
button-join = Join
button-leave = Leave
button-rules = Rules
button-start = Start
button-mute = No DMs
button-fill = { $count ->
    [one] Add a computer
   *[other] Add { $count } computers
}
prompt-charm = Take a lucky charm …
add-easy = Add { computer-name-easy } (easy)
add-normal = Add { computer-name-normal } (normal)
add-master = Add { computer-name-master } (master)
first-drawn = Draw lots
first-seat = { $who } begins
computer-name-easy = { $number ->
    [1] Muddle
    [2] Tumble
    [3] Bumble
   *[other] Muddle{ "\u00A0" }{ $number }
}
computer-easy = { computer-name-easy }{ "\u00A0" }🤖
computer-name-normal = { $number ->
    [1] Shaggy
    [2] Growler
    [3] Sootnose
   *[other] Shaggy{ "\u00A0" }{ $number }
}
computer-normal = { computer-name-normal }{ "\u00A0" }🤖
computer-name-master = { $number ->
    [1] Grimbeard
    [2] Silverbeard
    [3] Ironbrow
   *[other] Grimbeard{ "\u00A0" }{ $number }
}
computer-master = { computer-name-master }{ "\u00A0" }🤖

## Board

list = { $first } and { $last }
line-turn = { $count ->
    [one] ▶️ It is { $who }’s turn.
   *[other] ▶️ To decide now: { $who }
}
line-secret = 🤫 Still to decide: { $who }
line-won = { $count ->
    [one] 🏆 { $who } wins with { counted }!
   *[other]
        🏆 A tie with { counted } each!
        { $who } share the victory.
}
line-over = -# The match is over, { $who }.
line-won-clan =
    🏆 { $clan } wins with { counted }!
    Congratulations, { $who }!
# What a game counts: rings, seats, lives. A game that counts something else names it here.
counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}
counted-dative = { $points ->
    [one] 1 point
   *[other] { $points } points
}
line-alone = 🏁 { counted }!
line-default = 🏆 { $who } wins: everybody else gave up.
line-stopped = 🛑 The match was stopped.
line-shelved = 📦 The match is resting, nothing is lost. Whoever sat here can take it up again.
field-result = Result
field-last = Last of all
# The headline of an end card
end-headline = ### { $line }
# One sentence about a person where many play
end-small = -# { $line }
unrated = -# Does not count for ratings: computers made most of the moves.
evening = -# Wins today: { $scores }
evening-score = { $who } { $wins }
record-new = A new record! It was { $best } until now.
record-is = Your record with these options is still { $best }.
record-first = That is now your record with these settings.
highlight-brave = { $who } dared to bet at a chance of only { NUMBER($number, style: "percent", maximumFractionDigits: 0) }, and was right.
highlight-upset = { $who } began with a chance of only { NUMBER($number, style: "percent", maximumFractionDigits: 0) } and won all the same.
highlight-lucky = { $who } was lucky: the dice brought { NUMBER($number, maximumFractionDigits: 0) } points more than was to be expected.
highlight-unlucky = { $who } was unlucky: the dice cost { NUMBER($number, maximumFractionDigits: 0) } points.
field-proof = Proof of the dice
away = The computer is playing for { $who }.
# Players to whom nothing special happened
news-passed = { $count ->
    [one] { $who } took a turn.
   *[other] { $who } took their turns.
}
automatic = ⏩ Automatic: { $who }
result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} { $who } · { counted }
result-rating = rating { $rating } ({ $change })
result-alone = { $who } · { counted }
result-aloud = Place { $rank }: { $who } with { counted-dative }
result-rating-aloud = rating { $rating }, which is { $change }
former-dwarf = former dwarf
proof =
    Seal `{ $hash }`
    Secret `{ $seed }`
    Part of the players `{ $players }`
proof-keys =
    Seal `{ $hash }`
    Part of the players `{ $players }`
    Every roll has a key of its own. Those of the rolls that were shown are in the file of the match, the others stay secret.
button-rematch = Rematch
rematch-call = 🔁 { $who }, another match?
rematch-title = { $game } · Another match?
rematch-seat = { $answer ->
    [yes] ✅ { $who } is in
    [asked] ⏳ { $who }, are you in?
   *[computer] { $who }
}
rematch-until = It starts as soon as everybody says yes, at the latest { $when }. Whoever has not answered by then is replaced by a computer.
rematch-now = About to start …
rematch-asks = The others are being asked. It starts by itself in a moment.
button-yes-again = I’m in
button-not-again = Without me
button-resume = Play on
button-back = Back
button-step-in = Step in
button-onward = Go on
button-come-back = I’m back
button-auto = Auto-roll on/off
button-menu = Menu
page-back = Back
page-further = More …
menu-title = At the table
menu-rules = Rules
menu-text = Board as text
menu-picture = Board as picture
menu-board = Board
menu-to-board = To the board
menu-private = This table is yours alone: no clock, no messages, no rating. Nobody else sees it.
menu-stop = Stop the table
menu-auto-on = Roll automatically
menu-auto-off = Roll myself
menu-leave = Leave
done = Done.
did-join = You sit at the table.
did-leave = You got up.
did-computer = A computer sits down.
did-computer-fill = The computers sit down.
did-computer-remove = A computer gets up.
did-set = The option is set.
did-own = That holds for your seat.
did-charm = Noted. You can swap the lucky charm until the start.
did-first = Who begins is settled.
did-first-drawn = Who begins will be drawn.
did-pace = The pace is set.
did-start = Off we go!
did-away = You got up. The computer plays for you now.
stepped-in = 🪑 { $who } steps in for { $owner }.
stepped-in-end = -# 🪑 { $who } played on for { $owner }.

voice = 💬 { $who }: “{ $line }”
voice-aloud = { $who } says: { $line }
react-laugh = Laugh
react-cheer = Cheer
react-gasp = Gasp
did-react = Everybody sees it at the board.
reactions = -# { $told }
reaction = { $sign } { $who }{ $more ->
    [0] { "" }
   *[other] { $some ->
        [0] { $more }
       *[other] { " " }+{ $more }
    }
}
former-dwarf-accusative = a former dwarf
told-stepped-in = 🪑 { $place ->
    [elsewhere] In { $channel } { $who } has stepped in for you.
   *[here] { $owner }, { $who } has stepped in for you.
} When the seat is free again, you can take it back. [To the board]({ $link })
seat-taken = { $who } has stepped in for you. When the seat is free again, “Step in” gets it back.
did-rests = You got up. The match rests until one of you plays on.
did-back = You play yourself again.
did-step-in = The seat is yours now.
did-auto = { $on ->
    [yes] ⏩ What leaves no choice, I do for you now.
    [no] ⏸️ You do everything yourself again.
   *[other] ⏩ Switched.
}
did-resume = On we go!
did-stop = The table is cleared.
turn-call = 🔔 { $place ->
    [elsewhere] It is your turn in { $channel }!
   *[here] { $who }, it is your turn!
} [To the board]({ $link })
turn-call-secret = 🔔 { $place ->
    [elsewhere] Your secret answer is still missing in { $channel }.
   *[here] { $count ->
        [one] { $who }, your secret answer is still missing.
       *[other] { $who }, your secret answers are still missing.
    }
} [To the board]({ $link })
reminder = ⏳ { $place ->
    [elsewhere] It is your turn in { $channel }! Your time ends at { $when }, then the computer steps in.
   *[here] { $count ->
        [one] { $who }, it is your turn! Your time ends at { $when }, then the computer steps in.
       *[other] { $who }, it is your turn! Your time ends at { $when }, then computers step in.
    }
} [To the board]({ $link })
menu-remind = How should I notify you?
remind-mention = Mention in the channel
remind-direct-message = By direct message
remind-none = Not at all
remind-set = { $way ->
    [none] All right, I will not notify you any more.
    [direct-message] All right, I will send you a direct message when it is your turn and you are not at the board.
   *[mention] All right, I will mention you in the channel when it is your turn and you are not at the board.
}

## The board in sentences

twin-title = { $game }.
twin-deadline = The time to think ends { $when }.
twin-reminder = Your time ends at { $when }, then the computer steps in.
twin-your-turn = It is your turn.
twin-no-news = Nothing has happened since your last turn.
twin-no-question = There is nothing to decide right now.
twin-no-points = Nobody has points yet.
twin-no-position = Nothing lies on the table.
twin-no-seat = You do not sit at this table.
lobby-ways = With /move you can join, stand up, add computers, set the rules and start the match. With /mydata and “read to me” everything comes by itself in full sentences.
lobby-title-aloud = { $game }, the table is open.
lobby-seats-aloud = { $seats } at the table, for { $least } to { $most }.
lobby-seat-aloud = { $state ->
    [host] Seat { $number }: { $who }, who opened the table
    [ready] Seat { $number }: { $who }, who is ready
   *[no] Seat { $number }: { $who }
}
lobby-option-aloud = { $name }: { $value }.
lobby-first-aloud = { $who } begins.
span = { $first } to { $last }
twin-points = Points: { $scores }.
twin-score = { $who } { $points }
own-points = { $points ->
    [0] You have no point yet.
    [one] You have 1 point.
   *[other] You have { $points } points.
}

## Rules and help

prompt-rules = Pick a topic …
rules-heading = { $game } · { $topic }
rules-table-title = At the table
rules-table =
    Lots decide who begins; whoever opened the table may name somebody instead (G1). After that it goes round in the order in which you sat down (G2).
    I roll for everybody. Who should do it by the book stands in the text only (G5). Secret is only what is laid face down, such as a bet; everything else is open to all (G6).
    If somebody leaves or does not answer, a computer plays on by the same rules until that person is back. Whoever gives up comes last. When all others have given up, the one who is left wins, once a third of the match has been played (G4).
    If several are in front at the end, they win together; there is no tie-breaker (G3).
    You can also type every move: with /move, in the same short words that stand in the log (G7).
rules-credit = { $credit ->
    [none] Rules in our own words
   *[other] { $credit } · rules in our own words
}
help =
    { "" }**Stammtisch** { $version } – every channel is a table: { $games }.
    1. `/play` opens a table, **Join** seats you; a computer takes the place of whoever is missing.
    2. Whose turn it is presses a button or types `/move`. Secrets can be decided with `/bet`, too.
    3. `/board` moves the board down. With “text” you read it in sentences, with “picture” you see it as a picture.
    4. **Menu** has hints, odds, rules and how to leave; “I’m back” returns your seat to you.
    5. `/daily` brings everybody the same dice every day, `/puzzle` asks about decisions of matches. `/leaderboard`, `/profile`, `/history` and `/replay` show what was; `/mydata` switches reading aloud on, brief or detailed.
help-open = Open a table …
help-rules = Read the rules …
help-learn = Learn a game
greeting = Hello! I am **Stammtisch**, and I play with you: { $games }. On a server, `/play` opens a table; it works here too, alone or with computers. `/help` explains the rest.

## Secret decisions

direct-message = 🤫 The table in { $channel } asks you something in secret. Only you see your answer. [To the board]({ $link })
direct-messages-title = Secret questions by direct message
direct-messages-on = 🔔 **On.** When you are not at the board, secret questions come as direct messages.
direct-messages-off = 🔕 **Off.** You can decide in secret at the board and with /bet.
plain-look = Look
noted = Noted: **{ $what }**.
receipt-closed = { $decision } · [To the board]({ $link })
receipt-closed-aloud = { $decision }. The board is in { $channel }.
may-change = Until everybody has decided you may change your mind.
all-decided = Now everybody has decided.
bet-none-open = There is nothing for you to decide in secret now.
bet-which = Your secret answer is missing at several tables. Pick one with /bet: { $tables }
bet-table = { $game } in #{ $channel }
bet-words = I did not understand that. You can write: { $answers }
# What somebody may write instead of pressing, with commas between; a game names with it what a move is called.
typed-yes = yes, y, yeah, yep, yup, yes sure, sure, of course, certainly, 👍, ✅, ✔, ✓, 💯, 👌
typed-no = no, n, nope, nah, not, never, no way, 👎, ❌, ✖, ✗, 🚫
typed-little = please, thanks, i, think, say, bet, on, sure, well, definitely, rather, probably

## Leaderboards and profiles

leaders-title = Leaderboard · { $game }
leaders-all-games = All games
leaders-line = **{ $rank }.** { $who } · { $value } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
leaders-gone = { $who } (left the server)
leaders-empty = { $measure ->
    [bets] Nobody has won a bet here yet.
   *[other] Nobody is listed yet. Play a match against each other to its end!
}
leaders-own = Your row
leaders-page = Page { $number } of { $pages } · matches against other people count
prompt-game = Pick a game …
prompt-measure = Rank by …
button-page-back = Back
button-page-on = Next
leaders-days = Stammtisch of the day
leaders-share = Show in the channel
span-all = All time
span-season = Season
span-month = Month
span-week = Week
measure-wins = Wins
measure-rating = Rating
measure-best = Best score
measure-average = Average points
measure-bets = Bets won
value-wins = { $value ->
    [one] 1 win
   *[other] { $value } wins
}
value-rating = rating { $value }
value-best = { counted }
value-average = Ø { counted }
value-bets = { $value ->
    [one] 1 bet won
   *[other] { $value } bets won
}
profile-title = Profile
profile-empty = { $who } has not finished a match here yet.
profile-hidden = { $who } does not want to be listed.
profile-here = This counts what was played on this server.
profile-everywhere = This counts everything, on every server and here.
profile-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
profile-favourite = Favourite: { $game }
profile-games = Games
profile-ratings = Rating
profile-rivals = Head to head
profile-days = Stammtisch of the day
profile-days-all = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $percent ->
    [none] { "" }
   *[other] , { $percent }% in the mean
}
profile-days-week = Best week: { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $percent ->
    [none] { "" }
   *[other] , { $percent }% in the mean
}
profile-luck = Luck with the dice
profile-game = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, best result: { counted }
profile-rating-rule = -# People I hardly know yet move your rating little, and each further match against the same person counts less on the same day.
profile-rating = { $game }: { $rating }
profile-rival = { $one } { $ahead } : { $behind } { $other }{ $even ->
    [0] { "" }
   *[other] { " " }({ $even ->
        [one] 1 tie
       *[other] { $even } ties
    })
}
profile-face = { $game }: { $face } came { $times ->
    [one] once
   *[other] { $times } times
} in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}; { $expected } would be normal.

## Settings of a server

settings-title = Settings of this server
settings-line = { $topic }: **{ $value }**
settings-now = Now: **{ $value }**
prompt-settings = What would you like to change?
settings-locale = Language of the boards
settings-locale-about = New tables speak this language. Private answers always use the person’s own language.
settings-locale-auto = same as the server
settings-locale-de = German
settings-locale-en = English
settings-pace = Pace
settings-pace-about = How long a move may take at new tables; each table can change it.
settings-pace-quick = quick (1 minute)
settings-pace-cosy = cosy (5 minutes)
settings-pace-relaxed = relaxed (24 hours)
settings-pace-none = no clock
settings-channels = Channels
settings-channels-about = Where tables may stand. Without a list, everywhere; threads belong to their channel.
settings-channels-here = allow this channel, or take it off the list
settings-channels-everywhere = everywhere
settings-games = Games
settings-games-all = all
settings-games-about = What may be played. Pick all that are allowed.
settings-ratings = Ratings
settings-ratings-about = Whether matches change ratings. Wins and points are always counted.
settings-ratings-on = on
settings-ratings-off = off
settings-pictured = Board
settings-pictured-about = How new tables show their board. It can be changed at the table.
settings-pictured-on = as a large picture
settings-pictured-off = in emoji
settings-hints = Hints
settings-hints-about = Whether people may ask for private hints at a table.
settings-hints-on = allowed
settings-hints-off = not allowed
settings-stop = Stopping a table
settings-daily = Game of the day
settings-daily-about = Whether I announce the game of the day in this channel, with yesterday’s table. It is one message that replaces the last one; nobody is called. The hours are those of Berlin.
settings-daily-off = not announced
settings-daily-hour = here at { $hour }:00
settings-daily-at = at { $hour }:00 in { $channel }
settings-stop-about = Who may stop a table. Whoever may manage messages or the server always can.
settings-stop-host = whoever opened the table
settings-stop-seated = everybody at the table
settings-stop-managers = moderators only

## My data

mydata-title = My data
mydata-about = What is stored: ID numbers, moves, results, settings and your language; no names, no messages.
mydata-seats = Seats at tables: { $count }
mydata-results = Results: { $count }
mydata-ratings = Ratings: { $count }
mydata-puzzle_tries = Answers to puzzles: { $count }
mydata-daily_tries = Days played: { $count }
mydata-listed = 🏆 You appear on leaderboards, and others can see your profile.
mydata-unlisted = 🏆 You appear on no leaderboard, and only you see your profile.
mydata-aloud = 🔊 I read to you: turns, questions and the end come as messages in full sentences.
mydata-not-aloud = 🔊 Reading aloud is off.
mydata-brief = 🔉 In brief: the news and the question. `/board` says what lies on the board.
mydata-not-brief = 🔊 In detail: with the question comes what lies on the board.
mydata-button-brief-on = Read in brief
mydata-button-brief-off = Read in detail
mydata-asked = 🧩 Moves of your finished matches can become puzzles for others, without your name.
mydata-not-asked = 🧩 Your matches do not become puzzles.
mydata-button-aloud-on = Switch reading on
read-to-me-offer = Shall I always read to you? Then turns, questions and the end come by themselves in full sentences.
mydata-button-aloud-off = Switch reading off
mydata-button-listed-on = Show on leaderboards
mydata-button-listed-off = Off the leaderboards
mydata-button-puzzles-on = Allow puzzles
mydata-button-puzzles-off = No puzzles
mydata-button-direct-messages-on = Direct messages on
mydata-button-direct-messages-off = Direct messages off
reach-button = How I am notified
reach-title = When it is your turn
reach-mention = 🔔 When you are not at the board, I mention you in the channel. The message goes at the next move.
reach-direct-message = 🔔 When you are not at the board, I send you a direct message. It goes at the next move.
reach-none = 🔕 I do not notify you.
reach-never-quiet = At any hour.
reach-quiet = 🌙 Quiet from { $begins }:00 to { $ends }:00. What comes up then I tell you afterwards, if it is still your turn. Your clock says { $now }, right?
reach-never = no quiet hours
reach-from = Quiet from …
reach-to = Quiet until …
reach-clock = Which clock do you live by?
reach-time = It is { $time } there now.
reach-hour = { $hour }:00
zone-berlin = Berlin, Vienna, Zurich
zone-london = London, Dublin, Lisbon
zone-athens = Athens, Helsinki, Kyiv
zone-istanbul = Istanbul, Moscow, Riyadh
zone-azores = Azores
zone-sao-paulo = São Paulo, Buenos Aires
zone-halifax = Halifax
zone-bogota = Bogotá, Lima
zone-new-york = New York, Toronto
zone-chicago = Chicago, Dallas
zone-denver = Denver, Calgary
zone-los-angeles = Los Angeles, Vancouver
zone-anchorage = Anchorage
zone-honolulu = Honolulu
zone-lagos = Lagos, Algiers
zone-johannesburg = Johannesburg
zone-dubai = Dubai, Tbilisi
zone-karachi = Karachi, Tashkent
zone-kolkata = Delhi, Kolkata
zone-dhaka = Dhaka
zone-bangkok = Bangkok, Hanoi, Jakarta
zone-shanghai = Beijing, Singapore, Perth
zone-tokyo = Tokyo, Seoul
zone-sydney = Sydney, Melbourne
zone-auckland = Auckland
mydata-button-export = Get as a file
mydata-button-delete = Delete
mydata-button-really = Yes, delete it all
mydata-button-keep = Keep it
mydata-file = my-data.json
mydata-exported = This is all that is stored about you. Only you see this file.
mydata-really = Afterwards I know nothing about you: no results, no rating, no settings. Old matches say “former dwarf”, at open tables a computer plays on for you. This cannot be undone.
mydata-blocked-stays = A server that has blocked you keeps you blocked. It takes no more than a fingerprint in place of your id.
mydata-day-stays = You have begun today’s Stammtisch of the day, and there is no second try after this either. It takes a fingerprint in place of your id, until midnight.
mydata-deleted = All deleted. It was good to have you at the table.
wish-show = show
wish-export = get a file
wish-aloud = read to me, on or off
wish-brief = read in brief, or in detail
wish-delete = delete

## Hints, chances, looking back

menu-hint = Hint
menu-odds = Odds
button-play-hint = Play this move
hint-none = There are no hints for this game yet.
look-back-unrated = There is no look back at this game yet.
hint-only = 💡 There is only one thing you can do: **{ $move }**
hint-best = 💡 Best: **{ $move }**
hint-points = On average it brings { $worth ->
    [1] 1 point
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } points
}.
hint-chance = After that your chance to win is about { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }.
hint-same = • { $move } – just as good
hint-little = • { $move } – nearly as good
hint-counts = • { $move } – counts as equally good
hint-cost-points = • { $move } – { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
hint-cost-chance = • { $move } – { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points less
hints-off = Hints are switched off on this server. Whoever may change settings can switch them on with /settings.
odds-seated = Hints are switched off on this server, so I show the odds to spectators only.
odds-first-decide = Decide first, then I show you the odds.
odds-none = I cannot work out any odds for this game right now.
odds-title = Odds · { $game }
odds-playouts = Chances to win, from { $count } matches that the computer played to the end from here:
odds-seat = { $who }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-tie = Tie: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
button-look-back = Look back
look-back-title = Looking back · { $game }
look-back-points = **{ $who }**: { $received ->
    [one] 1 point
   *[other] { $received } points
}. { $side ->
    [luck] About { $expected } were to be expected: luck added { $luck }, own decisions cost { $lost ->
        [0] nothing
       *[other] { $lost }
    }.
    [even] About { $expected } were possible: own decisions cost { $lost ->
        [0] nothing
       *[other] { $lost }
    }, good and bad luck evened out.
   *[other] About { $expected } were possible: bad luck took { $luck }, own decisions { $lost ->
        [0] nothing
       *[other] { $lost }
    }.
}
look-back-points-only = **{ $who }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-back-chance = **{ $who }**: chance to win { NUMBER($expected, style: "percent", maximumFractionDigits: 0) } at the start, and in the end { $side ->
    [won] won
    [shared] shared the victory
   *[other] did not win
}. { $lost ->
    [0] Own mistakes cost nothing of it.
    [one] Own mistakes cost 1 percentage point of it.
   *[other] Own mistakes cost { $lost } percentage points of it.
}
look-back-costliest-points = Costliest decision, by { $who } ({ $when }): “{ $best }” would have brought { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average than “{ $move }”.
look-back-costliest-chance = Costliest decision, by { $who } ({ $when }): with “{ $best }” instead of “{ $move }” the chance to win would have been { NUMBER($before, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
look-back-flawless = Nobody gave anything away.
look-back-brave = Bravest bet: { $who } ({ $when }) – “{ $move }” with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, and it was right.
look-back-turn = Turning point from { $when } on: { $who }’s chance to win rose from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
look-back-curve = Chance to win over the match:
look-back-curve-team = `{ $bars }` { $who }
grade-best = perfect
grade-nearly = nearly
grade-fair = fair
grade-dear = costly
grade-gift = a gift
button-show-costliest = Show the costliest decision
button-show-bravest = Show the bravest bet
button-show-turn = Show the turning point
look-back-cut = It was a long match: the first { $moves } of { $all } moves are judged.
look-back-none = You can look back only on matches that were played to the end.

## Lessons

lesson-best = Well done! That is the best choice, too.
lesson-good = Not bad! Even better: { $move }.
lesson-unasked = The rules allow that, but something else is asked for now.
lesson-costly = You can do better than that, have another try.
lesson-said = **{ $heading }:** { $words }
lesson-step = 🎓 Step { $step } of { $steps }
lesson-mistake = ↩️ Not quite
lesson-end = 🎓 Learned
lesson-hint = 💡 Wanted: **{ $move }**
lesson-left = Your lesson waits here: /learn
lesson-none = There is no lesson for this game yet. /rules explains it.
lesson-broken = The lesson of this game is broken just now. /rules explains it.
lesson-verify = In a lesson every throw is fixed beforehand. There is nothing to check.
lesson-state-new = 5 minutes
lesson-state-at = step { $step } of { $steps }
lesson-state-done = learned ✅
lessons-title = Learn a game
lessons-about = You play at once, for yourself alone. Stop whenever you like; `/learn` goes on where you were.
lessons-all-done = 🎓 That was the last one: now you know all { $count } games!
newcomer = 💡 { $line }
newcomer-offer = New to **{ $game }**? Learn it in five minutes by playing. The table will wait.
prompt-lesson = Choose a lesson …
button-learn = Learn
button-lessons = All lessons
button-try-again = Try again
button-play-for-real = Now play for real
button-lesson-anew = From the start
button-lesson-skip = Skip this step
button-lesson-leave = Stop for now

## The game of the day

day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-title = Stammtisch of the day, { $date }
daily-intro =
    { "" }**{ $game }**, today with the same dice for everybody.
    One try counts, and you have 24 hours for it. First is not who scores most, but who gives away least: every choice is held against the best one. So knowing the dice beforehand does not help. Hints are back afterwards.
daily-seals = Seal of today { $today } · of tomorrow { $tomorrow }
button-daily-begin = Begin
button-daily-share = To the channel
button-daily-picture = As a picture
button-daily-table = Table
button-daily-yesterday = Yesterday’s table
button-daily-line = How the best line goes
button-daily-again = Once more, unscored
button-streaks-on = Show weeks in a row
button-streaks-off = Hide weeks in a row
daily-running = Stammtisch of the day, { $date }. The time is up { $until }.
daily-running-old = This is still the Stammtisch of { $date }. Its time is up { $until }; after it /daily brings today’s.
daily-late = The 24 hours are over, this try no longer counts. /daily begins today’s.
daily-again-line = The dice of { $date } once more, unscored.
daily-uncounted = This try does not count: it was not finished in time, or it is still being worked out.
daily-first = First you play to the end yourself, then I show you the rest.
daily-unadvised = There are no hints and no odds in the Stammtisch of the day. Afterwards you may play the dice again, with them.
daily-table-gone = This table is gone.
daily-result-title = Stammtisch of the day, { $date } · { $game }
daily-result = { $side ->
    [none] **{ $percent }%:** you gave nothing away, all { $moves } turns were the best.
   *[some] **{ $percent }%** of what was possible: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } points given away, { daily-best }.
}
daily-best = { $best } of { $moves } turns the best
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}. { NUMBER($possible, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected; { $side ->
    [luck] luck added { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[bad] bad luck took { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
daily-computers = The computers with the same dice: master { $master }, normal { $normal }, easy { $easy }.
daily-others = { $others ->
    [0] On all servers you are alone so far.
    [one] { $percent ->
        [100] On all servers one other has played, and gave away more than you.
       *[other] On all servers one other has played, and gave away no more than you.
    }
   *[other] { $percent ->
        [100] On all servers { $others } others have played, and all gave away more than you.
        [0] On all servers { $others } others have played, and none gave away more than you.
       *[other] On all servers { $others } others have played; you gave away less than { $percent }% of them.
    }
}
daily-streak = { $weeks ->
    [one] You are in this week.
   *[other] { $weeks } weeks in a row.
}
daily-turns = Turn by turn: { $turns }.
daily-turns-sunday = Answer by answer: { $turns }.
daily-run = { $count ->
    [one] once { $grade }
   *[other] { $count } times { $grade }
}
daily-table-title = Stammtisch of the day, { $date } · { $game }
daily-table-empty = Nobody has finished here yet.
daily-table-rule = { $count ->
    [one] 1 person on this server. Ranked by what was given away (−).
   *[other] { $count } people on this server. Ranked by what was given away (−).
}
daily-place = **{ $rank }.** { $who } · { $percent }% · −{ NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-place-aloud = Place { $rank }: { $who } with { $percent } percent, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } points given away and { $points } scored
button-daily-week = This week
daily-week-title = Stammtisch of the day, { $first } to { $last }
daily-week-line = **{ $rank }.** { $who } · { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $percent ->
    [none] { "" }
   *[other] { " " }· { $percent }% in the mean
}
daily-week-rule = Ranked by days played, then by the mean.
daily-line-title = With the best choices, { $date }
daily-line-points = The best choice every time would have brought { $points } points. More was possible only for somebody who knows the dice.
daily-line-turn = **Turn { $turn }:** { $moves }
daily-share = Stammtisch of the day, { $date }, { $game }: { $percent }%, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { daily-best }
daily-picture = { daily-best }
daily-news = Today **{ $game }**, with the same dice for everybody. One try counts: /daily
daily-yesterday = Yesterday

sunday-title = Sunday questions
sunday-intro =
    { "" }**Sunday questions:** { $count } decisions from matches between computers ({ $games }), the same for everybody today.
    You answer by pressing the move. The first answer counts, and you have 24 hours for all of them. You are told only at the end how good your answers were. Ranked first is whoever gives away least. The values are estimates here: what cannot safely be told from the best counts as the best.
sunday-missed = No Sunday questions are prepared for today. So there is an ordinary game for everybody:
sunday-news = Today **Sunday questions**: decisions from matches, the same for everybody. One try counts: /daily
sunday-question = { $day ->
    [today] Decision
   *[before] Stammtisch of { $date }: decision
} { $number } of { $count }.
sunday-until = Time is up { $until }.
sunday-answered = Noted: { $move }
sunday-noted = You have answered this one already. /daily takes you to the next.
sunday-result = { $side ->
    [none] **{ $best } of { $moves }:** you gave nothing away, all answers were the best.
   *[some] **{ $best } of { $moves }** answers the best, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } percentage points of victory given away.
}
sunday-best = { $best } of { $moves } answers the best
sunday-lost = { $lost ->
    [0] nothing given away
   *[other] { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } percentage points given away
}
sunday-estimated = -# The values are estimates. What is worse by no more than this counts as equally good: { $errors }.
sunday-error-chance = { $game } { NUMBER($error, maximumFractionDigits: 1) } percentage points
sunday-error-points = { $game } { NUMBER($error, maximumFractionDigits: 1) } points (one is worth some { NUMBER($worth, maximumFractionDigits: 1) } percentage points)
sunday-line = { $side ->
    [none] **{ $number }. { $game }:** no answer; best “{ $best }”
    [right] { $sign } **{ $number }. { $game }:** “{ $answer }”, nothing given away
   *[wrong] { $sign } **{ $number }. { $game }:** “{ $answer }”, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } percentage points given away; best “{ $best }”
}
sunday-line-aloud = { $side ->
    [none] { $number }. { $game }: no answer. The best was “{ $best }”.
    [right] { $number }. { $game }, { $sign }: “{ $answer }”, nothing given away.
   *[wrong] { $number }. { $game }, { $sign }: “{ $answer }”, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } percentage points given away. The best was “{ $best }”.
}
sunday-again = Once more, unscored and with the reasons:
button-sunday-line = What was best
button-sunday-again = No. { $number }
button-sunday-verify = Check the seal
sunday-sealed = Somebody may still answer these questions. From { $at } on, `/verify { $day }` opens the secret.
sunday-verify-title = Sunday questions, { $date } · proof
sunday-verified = The seal stood there the day before and fits the secret. The secret is the hash of a sheet that holds everything: the { $count } decisions, the matches they come from, and what every answer gives away. The rolls of these matches are worked out again, and all moves follow the rules.
sunday-proof =
    Seal `{ $seal }`
    Secret `{ $secret }`
finding-sheet = Match { $match } is not the one on the sheet.
daily-place-sunday = **{ $rank }.** { $who } · { $best } of { $moves } · −{ NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }
daily-place-sunday-aloud = Place { $rank }: { $who }, { sunday-best }, { sunday-lost }
daily-share-sunday = Stammtisch of the day, { $date }, { $game }: { sunday-best }, { sunday-lost }
daily-picture-sunday = { sunday-lost }
profile-sundays = Sunday questions: { NUMBER($right, maximumFractionDigits: 1) } of { $all } answers the best in the mean
daily-spent = You have played today and deleted your data since. Tomorrow you can play again.
streaks-told = From now on you are told for how many weeks in a row you have played.
streaks-hidden = From now on nothing is said of weeks in a row.

## What can go wrong

illegal-not-to-act = It is not your turn.
illegal-chance = The dice decide that, not you.
move-several = That can mean several things: { $ways }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
} Add another word.
did-you-mean = I cannot read “{ $typed }” as a move. Did you mean …?
# Both languages in both files: somebody may type either.
typed-fillers = to,into,in,on,onto,at,from,of,the,a,my,row,column,field,please,nach,ins,im,auf,an,von,vom,zu,zum,zur,mit,und,den,dem,der,die,das,ein,eine,mein,meinen,spalte,zeile,reihe,feld,bitte,ich,dich,sich,mich,mir,es,mal,jetzt,me,it,now,he,she,er,sie
moves-more = … and { $count } more: type another word
illegal-unreadable = I cannot read “{ $move }” as a move. Type /move and pick from the list.
seats-few = { $missing ->
    [one] One more is missing.
   *[other] { $missing } more are missing.
} Ask friends to join, or add computers.
seats-many = Too many at the table: { $seats }. This game takes { $least } to { $most }.
seated-already = You are already sitting at this table.
not-seated = You are not sitting at this table.
not-seated-yet = You are not at the table yet. Press 🪑 Join first.
host-only = Only { $host } may do that (👑).
lobbies-many = You already have { $most } open tables that have not started: { $channels }. Start one of them, or leave one of them first.
table-full = The table is full: it seats no more than { $most }.
table-busy = There is a table in this channel already. /board shows it.
table-gone = This table does not exist any more. /play opens a new one.
no-table = There is no table in this channel. /play opens one.
questions-many = One moment: you are waiting for { $most } answers already.
thought-stuck = I have been thinking about that for too long. Try again later.
changes-many = You cannot change your mind more than { $most } times.
not-shelved = This match has not been put away.
no-computer = No computer sits at this table.
option-unknown = I do not know “{ $option }” as an option. Pick from the list.
option-value = { $option }: choose from { $values }.
unknown-game = I do not know the game “{ $game }”. There are: { $games }.
choose-game = Which game?
choose-rules = Pick the game whose rules you want to read.
choose-table = I do not know that game. These are on the shelf:
choose-leaders = Points of different games cannot be compared. Pick one.
not-started = The match has not begun. “Start” begins it.
started = The match has already begun.
not-over = The match is still going on.
over = This match is over.
crowded = A lot of people are pressing here at once. The board shows what counts.
stale = The board has already moved on.
wait = One moment, the computer is playing.
not-your-turn = { $count ->
    [one] It is { $who }’s turn now.
   *[other] It is the turn of { $who } now.
}
stop-not-yours = Only { $host } and the moderators can stop it.
stop-seated = Here only those who sit at the table can stop it.
stop-managers = Only the moderators can stop it here.
channels-many = The list holds no more than { $most } channels. Take one off first.
channel-not-allowed = On this server tables stand only here: { $channels }
game-not-allowed = This game is not allowed here. You can play: { $games }.
settings-not-yours = Only those who may manage the server set that.
server-only = That works only on a server.
bot-forbidden = I lack a permission here. Please let me read, write and embed links in this channel.
board-hidden = That counts. Only the board cannot be shown here right now; /board tries again.
button-unknown = I do not know this button any more. /board shows how it stands now.
command-old = This command has changed. Reload Discord and try again.
error-listed = Something went wrong on my side. Number for the operators: { $number }
error-unknown = Something went wrong on my side; your match is safe. Number for the operators: { $number }

## Past matches and proofs

command-history = history
command-history-about = Shows the past matches of this channel, to you alone
command-replay = replay
command-replay-about = Plays a past match again step by step, for you alone
command-verify = verify
command-verify-about = Rolls the dice of a finished match again and shows whether every roll is right
parameter-match = match
parameter-match-about = Which match? Otherwise the last one of this channel
parameter-step = step
parameter-step-about = Which step should it start at?
match-choice = { $game } · { $year }-{ $month }-{ $day }, { $time } UTC
match-unknown = I know no match “{ $match }” in this channel. /history shows which there are.
past-none = No match has been finished here yet. /play opens a table.
rules-changed = This match was played by another version of the rules; I cannot set it up any more.
replay-live = This match is still going on. You can watch it once it is over.
export-live = The match { $match } is not over yet; until then the secret of its dice stays secret.
export-unstarted = The match { $match } never began, so there is nothing to show.
export-file = Here is the match as a file. It can be checked without me: `python -m bot verify { $file }`.{ $hidden ->
    [0] { "" }
   *[other] { " " }What was never turned over stays face down there too.
}
history-title = Past matches
history-finished = **{ $game }** · { $when } · { $scores } · `{ $match }`
history-scores = 🏆 { $scores }
history-score = { $who }{ "\u00A0" }{ $points }
history-unscored = **{ $game }** · { $when } · 🏁 played to the end · `{ $match }`
history-stopped = **{ $game }** · { $when } · 🛑 stopped · `{ $match }`
history-shelved = **{ $game }** · { $when } · 📦 put away · `{ $match }`
history-page = Page { $page } of { $pages } · { $count ->
    [one] 1 match
   *[other] { $count } matches
}
button-newer = Newer
button-older = Older
prompt-watch = Watch a match …
replay-step = Step { $step } of { $steps } · match { $match }
replay-end = The end
replay-turn = ⚡ Turning point · { $when }
field-chances = Chance to win
replay-chances = { $parts }
prompt-jump = Jump to a turn …
seat-name = Seat { $number }
button-first = Start
button-previous = Back
button-last = End
button-next = Next
button-file = As a file
button-share = Share
button-verify = Check the dice
button-more = More …
button-replay = Replay
day-sealed = These are the dice of the day, and somebody may still be playing them. Afterwards the bot opens the secret.
verify-title = { $game } · Proof of the dice
verify-good = ✅ **Everything checks out.**
verify-bad = ❌ **{ $count ->
    [one] One thing does not check out:
   *[other] { $count } things do not check out:
}**
verify-more = … and { $count } more.
verify-seal = The seal from before the start fits the secret that was revealed at the end.
verify-keys = The keys of the rolls that were shown lay under the seal from the beginning.
verify-charms = Beside the secret, only what you chose at the table is in the dice. Lucky charms in the order before the start: { $charms }.
verify-day = { $asked ->
    [yes] Computers played it for the Sunday questions of { $day }. Its seal `{ $seal }` stands on the sheet that `/verify { $date }` checks.
   *[no] These are the dice of { $day }, the same for everybody. Their seal was shown the day before: `{ $seal }`.
}
verify-no-charm = Nobody had a lucky charm. This proves that nothing was changed after the seal, but not that the secret was random.
verify-hidden = { $count ->
    [one] One move was never turned over. It stays face down.
   *[other] { $count } moves were never turned over. They stay face down.
}
verify-rolls = { $rolls ->
    [0] No die was rolled.
    [one] The one roll was worked out again from the secret: it had to fall exactly like this.
   *[other] All { $rolls } rolls were worked out again from the secret: they had to fall exactly like this.
}
verify-moves = { $decisions ->
    [0] Nobody has moved yet.
    [one] The one move follows the rules.
   *[other] All { $decisions } moves follow the rules.
}
verify-steps = The replay has fewer steps: what several decide at once is one of them.
verify-drawn = Who begins was drawn: number { $number } of { $count }.
verify-chosen = Who begins was agreed at the table, not drawn.
verify-example = To check it yourself, move { $number }: HMAC-SHA256 with the secret over “part of the players|{ $place }|0” begins with `{ $digest }`; divided by { $total } it leaves { $rest }: { $rolled }.
outcome-pips = rolled a { $pips }
verify-match = Match { $match }
finding-seal = Seal: it does not fit the secret, to which { $hash } belongs.
finding-key = Key { $place }: it is missing or did not lie under the seal.
finding-hidden = Move { $number } is hidden although everybody saw it.
finding-order = Seats: seat { $seat } is not where the order of joining puts it.
finding-players = Part of the players: the seats make { $players }.
finding-first = Start: number { $who } in the order of joining begins, but the lot says number { $drawn }.
finding-game = Game: I do not know “{ $game }”.
finding-rules = Rules: played by version { $rules }, I know version { $known }.
finding-agreement = Agreement: the dice were mixed for another match or other options.
finding-options = Options: no match can begin like this.
finding-number = Move { $expected } is missing: move { $number } stands in its place.
finding-outcomes = Move { $number }: what could come up there is not what the rules say.
finding-place = Move { $number }: the place of the draw is not the one that the rules name.
finding-die = Move { $number } is “{ $move }”, but the dice say “{ $rolled }”.
finding-illegal = Move { $number } (“{ $move }”) is illegal: { $reason }
finding-spelling = Move { $number } is written “{ $move }” instead of “{ $usual }”.
finding-unrolled = Move { $number } is missing: the dice must fall there.
finding-unfinished = End: the match is said to be finished, but after { $number } moves it is not.
finding-overplayed = End: the match is said to be stopped, but it was played to the end.

## Pictures: these words are read aloud in place of them

picture-none = There is no picture of this board right now. /board with “text” describes it in sentences.
alt-more = /board with text tells you the rest.
# In the picture, above the lines of the chances: one line of 60 letters.
picture-chances = Chance to win over the match (in percent)
picture-turn = Turning point from { $when } on: chance from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
picture-course-seat = { $who } comes in at rank { $rank } with { counted-dative }; on the way: { $way }.

## The playground: the first thing that a visitor of its page reads

playground-title = Take a seat at the Stammtisch
playground-lead = This is a small Discord that runs on your machine only. The bot Stammtisch plays family games with you here, and you may sit in all the seats at once.
playground-step-game = Pick a game. One click opens the table in the channel.
playground-step-people = Click another person at the top and press “Join”, or add a computer player at the table.
playground-step-start = “Start” begins the match. The buttons tell you the rest.
playground-channel = Open the table in
playground-loading = Stammtisch is unpacking the games …
playground-open = Open table
playground-open-game = Open a table: { $game }
playground-learn = Learn
playground-learn-game = Learn { $game }

leaving-title = Are you sure?
leaving-stayed = Good, everything stays as it is.
leave-asked = A computer plays on for you, or somebody steps in. While the seat is free you can come back; otherwise the match counts as lost for you.
leave-asked-rests = Nobody else is at the table: the match rests until you play on.
stop-asked-lobby = The table is closed.
stop-asked-alone = The match ends without a result.
stop-asked-last = Everybody else gave up. The match ends now, and you win.
stop-asked-last-early = Everybody else gave up. The match ends now without a result: less than a third of it was played.
stop-asked-giving-up = It is the match of the others, too. You only give up your seat, and a computer plays on for you.
stop-asked-for-cause = You end the match for everybody, unrated.
button-really-stop = Yes, stop
button-really-leave = Yes, leave
button-stay = No, keep playing
slow-down = That was a lot in a short time. Try again in a moment.
share-first = **{ $game }** · { $line }
share-link = [To the board]({ $link })
share-not-yours = Only those who played may share the result.
shared-already = The result has been shared already.

clan-red = Team Red
clan-blue = Team Blue
clan-green = Team Green
clan-orange = Team Orange
clan-purple = Team Purple
clan-pink = Team Pink
clan-black = Team Black
clan-brown = Team Brown
clan-teal = Team Teal
clan-olive = Team Olive

# Puzzles
puzzle-title = 🧩 What do you do? · { $where }
guest-name = Guest { $number }
puzzle-of-people = From a match between people. You are **{ $who }**.
puzzle-of-computers = From a match of computers. You are **{ $who }**.
puzzle-of-sunday = You are **{ $who }**.
puzzle-of-mine = From your match: you are **{ $who }**.
puzzle-best = { $sign } Perfect
puzzle-nearly = { $sign } Nearly
puzzle-fair = { $sign } Fair, but not the best
puzzle-dear = { $sign } That was costly
puzzle-gift = { $sign } A gift
puzzle-right = ✅ **{ $move }** is right.
puzzle-wrong-points = ❌ **{ $move }** costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
puzzle-wrong-chance = ❌ **{ $move }** costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of the chance to win.
puzzle-estimated-points = -# The values are estimates: anything within { NUMBER($error, maximumFractionDigits: 1) } points counts as equally good.
puzzle-estimated-chance = -# The values are estimates: anything within { NUMBER($error, maximumFractionDigits: 1) } percentage points counts as equally good.
puzzle-really = **What happened:** { $who } chose “{ $move }”.
puzzle-really-you = **What happened:** you chose “{ $move }”.
puzzle-rated = 🧩 Puzzle rating { $rating } ({ $change })
puzzle-rated-aloud = Puzzle rating { $rating }, that is { $change }
puzzle-second-time = 🧩 For the second time, unrated.
puzzle-own = 🧩 From your own match, unrated.
puzzle-unrated = 🧩 Unrated.
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-gone = This puzzle no longer exists.
puzzle-not-asked = I have asked you nothing just now. `/puzzle` asks you something.
puzzle-unreadable = I cannot read “{ $move }” as an answer. Pick from the list or press a button.
puzzle-none = There are no puzzles for this game.
puzzle-none-left = I have no new puzzle for you right now. I am thinking some up: ask again in a few minutes.
puzzle-mine-title = 🧩 Your costliest choices
puzzle-mine = { $count ->
    [one] This choice cost you most in the match. What do you do now?
   *[other] These choices cost you most in the match. What do you do now?
}
puzzle-mine-none = None of your choices in this match was costly enough for a puzzle.
puzzle-button-mine = Your three costliest moves as puzzles
leaders-puzzles = Puzzles
leaders-line-puzzles = **{ $rank }.** { $who } · { $value } · { $matches ->
    [one] 1 puzzle
   *[other] { $matches } puzzles
}
leaders-empty-puzzles = Nobody has answered a puzzle here yet. `/puzzle` asks you one.
leaders-page-puzzles = Page { $number } of { $pages } · the first answer to each puzzle counts
measure-wins-puzzles = Right answers
measure-rating-puzzles = Puzzle rating
value-wins-puzzles = { $value } right
value-rating-puzzles = Puzzle rating { $value }
profile-puzzles = 🧩 Puzzle rating { $rating } · { $correct } of { $answers ->
    [one] 1 puzzle
   *[other] { $answers } puzzles
} right
