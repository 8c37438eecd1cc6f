"""What the tests over all games must know of Der 7bte Zwerg."""

STAGED = {"moment-bets-won", "moment-bets-lost", "moment-fits", "moment-caved"}
"""What random play brings on the stage."""
TELLS = r"Alle sieben auf der Reihe: \*\*60,4\s%\*\*"
"""What /odds says at the start."""

PRESSES = {"bet": 2, "others": 1}
"""The most that a person presses for a move, by its first word."""
