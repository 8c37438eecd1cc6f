"""What the tests over all games must know of Der 7bte Zwerg."""

STAGED = {"moment-all", "moment-part", "moment-fits", "moment-caved"}
"""What random play brings on the stage."""
TELLS = r"Alle sieben auf der Reihe: \*\*60,4\s%\*\*"
"""What /odds says at the start."""

PRESSES = {"bet": 2, "others": 1}
"""The most that a person presses for a move, by its first word."""

COUNTED = {"all-often": ("scored-all",), "lined-up": ("placed", "matched", "evaded")}
"""What a highlight counts: by its key the events of its seat."""

LEFT_OUT_IN_BRIEF = {"Es"}
"""How the sentence begins that a short question by ear leaves out."""
