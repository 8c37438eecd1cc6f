"""What the tests over all games must know of Hex-hex-Kniffel."""

TELLS = r"Fünf Verschiedene: \d+(,\d)?\s%"
"""What /odds says at the start."""
