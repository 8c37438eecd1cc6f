"""What the tests over all games must know of Die Zwergenzugfahrt."""

ENDLESS = {"ending": "seats", "signal": False}
"""By lot nobody ever gets ten seats as printed (T24); the game's own tests look at that."""
STAGED = {"moment-tossed", "moment-spared"}
"""What random play brings on the stage."""
TELLS = r"aus 300 Partien(.|\n)*<@\d+>: \d+\s%"
"""What /odds says at the start."""

PRESSES = {"others": 2}
"""The most that a person presses for a move, by its first word."""
