"""What the tests over all games must know of Die Zwergenzugfahrt."""

ENDLESS = {"ending": "seats", "signal": False}
"""By lot nobody ever gets ten seats as printed (T24); the game's own tests look at that."""
STAGED = {"moment-tossed", "moment-kicked"}
"""What random play brings on the stage."""
TELLS = r"Clan Rot \(<@\d+>\) gewinnt: \d+\s%(.|\n)*Unentschieden: \d+\s%"
"""What /odds says at the start."""

PRESSES = {"others": 2}
"""The most that a person presses for a move, by its first word."""

COUNTED = {
    "kicker": ("kicked",),
    "seats": ("sat",),
    "reserved": ("laid",),
    "acts": ("walked", "sat", "stood", "shifted", "laid", "took", "kicked"),
}
"""What a highlight counts: by its key the events of its seat."""

LEFT_OUT_IN_BRIEF = {"Der"}
"""How the sentence begins that a short question by ear leaves out."""
