"""What the tests over all games must know of Drachenlachen."""

STAGED = {"moment-laugh"}
"""What random play brings on the stage."""
TELLS = r"aus 2\.000 Partien(.|\n)*<@\d+>: \d+\s%"
"""What /odds says at the start."""

PRESSES = {"others": 1}
"""The most that a person presses for a move, by its first word."""
