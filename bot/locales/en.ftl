## Commands: names are lower case, without spaces, at most 32 characters

command-play = play
command-play-about = Opens a table in this channel
command-move = move
command-move-about = Makes a move: pick from the list or type it
command-board = board
command-board-about = Brings the board to the end of the channel
command-rules = rules
command-rules-about = Explains a game, topic by topic
command-leave = leave
command-leave-about = Gives up your seat; in a match a computer takes over
command-stop = stop
command-stop-about = Ends the table in this channel
command-help = help
command-help-about = How to begin, in ten lines
command-bet = bet
command-bet-about = Decides in secret, a bet for example; only you see the answer
command-hint = hint
command-hint-about = The best move and what the others cost; only you see it
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
lobby-seats = **At the table: { $seats }** (this game takes { $least } to { $most })
lobby-seat = { $host ->
    [yes] { $number }. { $who } 👑
   *[no] { $number }. { $who }
}
lobby-option = { $name }: **{ $value }**
lobby-choice = { $name }: { $value }
lobby-first = First to play: { $who }
lobby-direct-messages = When you are not at the board, secret questions come as direct messages. 🔕 switches that off.
lobby-direct-messages-aloud = When you are not at the board, secret questions come as direct messages. /move No DMs switches that off.
seat-computer = computer
seal = Seal of the dice: { $hash }
lobby-closed = The table is closed. /play opens a new one.
picture = Board
picture-true = as a large picture
picture-false = in emoji
menu-as-picture = Large board
menu-as-emoji = Board in emoji
did-picture = The board looks different now.
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
prompt-computers = Add a computer …
prompt-options = Set the options …
prompt-own = For my seat only …
add-easy = Add Muddle (easy)
add-normal = Add Shaggy (normal)
add-master = Add Grimbeard (master)
remove-computer = Remove a computer
first-drawn = Draw lots
first-seat = Seat { $number } begins
computer-easy = { $number ->
    [1] Muddle{ "\u00A0" }🤖
   *[other] Muddle{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}
computer-normal = { $number ->
    [1] Shaggy{ "\u00A0" }🤖
   *[other] Shaggy{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}
computer-master = { $number ->
    [1] Grimbeard{ "\u00A0" }🤖
   *[other] Grimbeard{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}

## Board

list = { $first } and { $last }
line-turn = { $count ->
    [one] ▶️ It is { $who }’s turn.
   *[other] ▶️ To decide now: { $who }
}
line-secret = 🤫 Still to decide: { $who }
line-won = { $count ->
    [one] 🏆 { $who } wins!
   *[other] 🏆 A draw! { $who } share the victory.
}
line-over = -# The match is over, { $who }.
line-won-clan = 🏆 { $clan } wins! Congratulations, { $who }!
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
line-stopped = 🛑 The match was stopped.
line-shelved = 📦 The match is resting, nothing is lost. Whoever sat here can take it up again.
field-result = Result
field-highlights = Looking back
evening = -# Tonight: { $scores }
evening-score = { $who } { $wins }
record-new = A new record!
record-is = Your record is { $points }.
highlight-brave = { $who } dared to bet at a chance of only { NUMBER($number, style: "percent", maximumFractionDigits: 0) }, and was right.
highlight-upset = { $who } began with a chance of only { NUMBER($number, style: "percent", maximumFractionDigits: 0) } and won all the same.
highlight-lucky = { $who } was lucky: the dice brought { NUMBER($number, maximumFractionDigits: 0) } points more than was to be expected.
highlight-unlucky = { $who } was unlucky: the dice cost { NUMBER($number, maximumFractionDigits: 0) } points.
highlight-costly-points = { $who }: “{ $best }” would have brought { NUMBER($number, maximumFractionDigits: 1) } points more on average than “{ $move }”.
highlight-costly-chance = { $who }: “{ $best }” instead of “{ $move }” would have raised the chance to win by { NUMBER($number, maximumFractionDigits: 0) } points of a hundred.
highlight-flawless = { $who } made not a single mistake.
highlight-steady = { $who } gave away next to nothing.
field-proof = Proof of the dice
away = The computer is playing for { $who }.
automatic = ⏩ Automatic: { $who }
result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} { $who } · { counted }
result-rating = rating { $rating } ({ $change })
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
   *[computer] 🤖 { $who }
}
rematch-until = It starts as soon as everybody says yes, at the latest { $when }. A computer sits in for whoever stays silent.
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
menu-board = Board to the end
menu-stop = Stop the table
menu-auto-on = Roll automatically
menu-auto-off = Roll myself
menu-leave = Leave my seat
done = Done.
did-join = You sit at the table.
did-leave = You got up.
did-computer = A computer sits down.
did-computer-fill = The computers sit down.
did-computer-remove = A computer gets up.
did-set = The option is set.
did-own = That holds for your seat.
did-first = Who begins is settled.
did-first-drawn = Who begins will be drawn.
did-pace = The pace is set.
did-start = Off we go!
did-away = You got up. The computer plays for you now.
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
menu-remind = How shall I call you?
remind-mention = Mention in the channel
remind-direct-message = By direct message
remind-none = Not at all
remind-set = { $way ->
    [none] All right, I will not call you any more.
    [direct-message] All right, I will call you by direct message when it is your turn and you are not at the board.
   *[mention] All right, I will mention you in the channel when it is your turn and you are not at the board.
}

## The board in sentences

twin-title = { $game }.
twin-deadline = The time to think ends { $when }.
twin-reminder = Your time ends at { $when }, then the computer steps in.
twin-no-news = Nothing has happened since your last turn.
twin-no-question = There is nothing to decide right now.
twin-no-points = Nobody has points yet.
twin-no-position = Nothing lies on the table.
twin-no-seat = You do not sit at this table.
lobby-ways = With /move you can join, stand up, add computers, set the rules and start the match.
lobby-title-aloud = { $game }, the table is open.
lobby-seats-aloud = { $seats } at the table, for { $least } to { $most }.
lobby-seat-aloud = { $host ->
    [yes] Seat { $number }: { $who }, opened the table
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
rules-credit = { $credit } · rules in our own words
help =
    { "" }**Stammtisch** – every channel is a table.
    1. `/play` opens a table: { $games }.
    2. Whoever wants to play presses **Join**. One short? Add a computer.
    3. **Start** begins the match. The board stays a single message.
    4. On your turn press a button, or type `/move` and pick from the list.
    5. What is secret, a bet for example, is decided with the button, with `/bet` or by direct message.
    6. `/board` brings the board down, with “text” it describes it in sentences, with “picture” it shows it as one. `/mydata` switches “read to me” on.
    7. `/rules` explains every game, and what its rules leave open.
    8. `/leave` gives your seat to a computer, “I’m back” takes it back; `/stop` ends the table.
    9. `/hint` and `/odds` help you in private; `/leaderboard` and `/profile` show who leads, `/replay` shows old matches again.
    10. The dice are sealed beforehand; at the end `/verify` checks them.
greeting = Hello! I am **Stammtisch**, and I play with you: { $games }. On a server, `/play` opens a table; it works here too, alone or with computers. `/help` explains the rest.

## Secret decisions

direct-message = 🤫 The table in { $channel } asks you something in secret. Only you see your answer. [To the board]({ $link })
direct-messages-title = Secret questions by direct message
direct-messages-on = 🔔 **On.** When you are not at the board, secret questions come as direct messages.
direct-messages-off = 🔕 **Off.** You can decide in secret at the board and with /bet.
plain-look = Look
noted = Noted: **{ $what }**.
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
   *[other] Nobody is listed yet. Play a match to its end!
}
leaders-own = Your row
leaders-page = Page { $number } of { $pages } · wins and ratings count against other people only
prompt-game = Pick a game …
prompt-measure = Rank by …
button-page-back = Back
button-page-on = Next
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
profile-luck = Luck with the dice
profile-game = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, best result: { counted }
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
}; { $expected } were to be expected.

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
settings-stop-about = Who may stop a table. Whoever may manage messages always can.
settings-stop-host = whoever opened the table
settings-stop-seated = everybody at the table
settings-stop-managers = moderators only

## My data

mydata-title = My data
mydata-about = What is stored: ID numbers, moves, results, settings and your language; no names, no messages.
mydata-seats = Seats at tables: { $count }
mydata-results = Results: { $count }
mydata-ratings = Ratings: { $count }
mydata-listed = 🏆 You appear on leaderboards, and others can see your profile.
mydata-unlisted = 🏆 You appear on no leaderboard, and only you see your profile.
mydata-direct-messages = ✉️ You get direct messages when you must decide in secret.
mydata-no-direct-messages = ✉️ You get no direct messages.
mydata-aloud = 🔊 I read to you: turns, questions and the end come as messages in full sentences.
mydata-not-aloud = 🔊 I show you boards in pictures.
mydata-button-aloud-on = Read to me
mydata-button-aloud-off = Stop reading to me
mydata-button-listed-on = Show on leaderboards
mydata-button-listed-off = Off the leaderboards
mydata-button-direct-messages-on = Direct messages on
mydata-button-direct-messages-off = Direct messages off
reach-button = How I am called
reach-title = When it is your turn
reach-mention = 🔔 When you are not at the board, I mention you in the channel. The message goes at the next move.
reach-direct-message = 🔔 When you are not at the board, I send you a direct message. It goes at the next move.
reach-none = 🔕 I do not call you.
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
mydata-deleted = All deleted. It was good to have you at the table.
wish-show = show
wish-export = get a file
wish-aloud = read to me, on or off
wish-delete = delete

## Hints, chances, looking back

menu-hint = Hint
menu-odds = Odds
button-play-hint = Do that
hint-none = There are no hints for this game yet.
look-back-unrated = There is no look back at this game yet.
hint-only = 💡 There is only one thing you can do: **{ $move }**
hint-best = 💡 Best: **{ $move }**
hint-points = On average it brings { NUMBER($worth, maximumFractionDigits: 1) } points.
hint-chance = After that your chance to win is about { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }.
hint-same = • { $move } – just as good
hint-little = • { $move } – nearly as good
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
look-back-points = **{ $who }**: { NUMBER($received, maximumFractionDigits: 0) } points. { $side ->
    [luck] About { NUMBER($expected, maximumFractionDigits: 0) } were to be expected; luck brought { NUMBER($luck, maximumFractionDigits: 0) }, mistakes gave away { NUMBER($lost, maximumFractionDigits: 0) }.
   *[other] About { NUMBER($expected, maximumFractionDigits: 0) } were possible; bad luck cost { NUMBER($luck, maximumFractionDigits: 0) }, mistakes gave away { NUMBER($lost, maximumFractionDigits: 0) }.
}
look-back-chance = **{ $who }**: chance to win { NUMBER($expected, style: "percent", maximumFractionDigits: 0) } at the start, and in the end { $side ->
    [won] won
    [shared] shared the victory
   *[other] did not win
}. Mistakes cost { NUMBER($lost, maximumFractionDigits: 0) } percentage points of it.
look-back-costliest-points = Costliest decision, by { $who }: “{ $move }”. Better: “{ $best }”. It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
look-back-costliest-chance = Costliest decision, by { $who }: “{ $move }”. Better: “{ $best }”. It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of the chance to win.
look-back-flawless = Nobody gave anything away.
look-back-brave = Bravest bet: { $who } – “{ $move }” with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, and it was right.
look-back-cut = It was a long match: the first { $moves } of { $all } moves are judged.
look-back-none = You can look back only on matches that were played to the end.

## What can go wrong

illegal-not-to-act = It is not your turn.
illegal-chance = The dice decide that, not you.
move-several = That can mean several things: { $ways }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
} Add another word.
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
host-only = Only { $host } can set that (👑).
lobbies-many = You already have { $most } open tables that have not started: { $channels }. Start one of them, or get up there first.
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
past-none = No match of this channel is over yet. /play opens a table.
rules-changed = This match was played by another version of the rules; I cannot set it up any more.
replay-live = This match is still going on. You can watch it once it is over.
export-live = The match { $match } is not over yet; until then the secret of its dice stays secret.
export-unstarted = The match { $match } never began, so there is nothing to show.
export-file = Here is the match as a file. It can be checked without me: `python -m bot verify { $file }`.{ $hidden ->
    [0] { "" }
   *[other] { " " }What was never turned over stays face down there too.
}
history-title = Past matches
history-finished = **{ $game }** · { $when } · 🏆 { $who } · `{ $match }`
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
replay-turn = { $who } to act
prompt-jump = Jump to a turn …
seat-name = Seat { $number }
button-first = Start
button-previous = Back
button-last = End
button-next = Next
button-file = As a file
button-share = Share the result
button-verify = Check the dice
button-replay = Replay
verify-title = { $game } · Proof of the dice
verify-good = ✅ **Everything checks out.**
verify-bad = ❌ **{ $count ->
    [one] One thing does not check out:
   *[other] { $count } things do not check out:
}**
verify-more = … and { $count } more.
verify-seal = The seal from before the start fits the secret that was revealed at the end.
verify-keys = The keys of the rolls that were shown lay under the seal from the beginning.
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
verify-example = To check it yourself, move { $number }: HMAC-SHA256 with the secret over “part of the players|{ $number }|0” begins with `{ $digest }`; divided by { $total } it leaves { $rest }: { $rolled }.
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
finding-die = Move { $number } is “{ $move }”, but the dice say “{ $rolled }”.
finding-illegal = Move { $number } (“{ $move }”) is illegal: { $reason }
finding-spelling = Move { $number } is written “{ $move }” instead of “{ $usual }”.
finding-unrolled = Move { $number } is missing: the dice must fall there.
finding-unfinished = End: the match is said to be finished, but after { $number } moves it is not.
finding-overplayed = End: the match is said to be stopped, but it was played to the end.

## Pictures: these words are read aloud in place of them

picture-none = There is no picture of this board right now. /board with “text” describes it in sentences.
alt-more = /board with text tells you the rest.
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
playground-rules = Rules
playground-rules-game = Rules: { $game }

leaving-title = Are you sure?
leaving-stayed = Good, on we go.
leave-asked = A computer plays on for you. If you do not come back before the end, the match counts as lost for you.
stop-asked-lobby = The table is closed.
stop-asked-alone = The match ends without a result.
stop-asked-giving-up = It is the match of the others, too. If you stop, you only give up your seat, and a computer plays on for you.
stop-asked-for-cause = You end the match for everybody, unrated.
button-really-stop = Yes, stop
button-really-leave = Yes, get up
button-stay = No, play on
slow-down = That was a lot in a short time. Try again in a moment.
shared-already = The result is in the channel already.

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
