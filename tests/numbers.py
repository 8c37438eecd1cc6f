"""Numbers of presses as Discord gives them: each once, the later the higher."""

from itertools import count

_numbers = count(1_100_000_000_000_000_000)


def press() -> str:
    return str(next(_numbers))
