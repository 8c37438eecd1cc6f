"""What the tests over all games must know of Hex-hex-Kniffel."""

TELLS = r"Fünf Verschiedene: \d+(,\d)?\s%"
"""What /odds says at the start."""

PRESSES = {"others": 1}
"""The most that a person presses for a move, by its first word."""

COUNTED = {"kniffels": ("rolled-kniffel",)}
"""What a highlight counts: by its key the events of its seat."""
