title = Coin toss
about = Guess how the coin falls.
event-tossed = { $who } guesses the coin and gets { $points }.
rules-1-title = How to play
rules-1 = Guess head or tail.
