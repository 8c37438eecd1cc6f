"""What the tests over all games must know of Dice Flick."""

STAGED = {"moment-hit", "moment-near", "moment-ditch", "moment-out"}
"""What random play brings on the stage."""
TELLS = r"Bester Schnips: (.|\n)*A    B    C    D    E(.|\n)*Graben \d+ %"
"""What /odds says at the start."""

PRESSES = {"flick": 3, "others": 1}
"""The most that a person presses for a move, by its first word."""
