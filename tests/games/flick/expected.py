"""What the tests over all games must know of Dice Flick."""

STAGED = {"moment-hit", "moment-near", "moment-ditch", "moment-out", "moment-bang", "moment-of"}
"""What random play brings on the stage."""
TELLS = r"Bester Schnips: (.|\n)*A    B    C    D    E(.|\n)*Graben \d+\s%"
"""What /odds says at the start."""

PRESSES = {"flick": 3, "others": 1}
"""The most that a person presses for a move, by its first word."""

COUNTED = {
    "straight": ("straight",),
    "out": ("out",),
    "flicks": ("straight", "lucky", "astray", "hopped", "ditch", "ditch-hop", "out"),
}
"""What a highlight counts: by its key the events of its seat."""

LEFT_OUT_IN_BRIEF = {"Im"}
"""How the sentence begins that a short question by ear leaves out."""
