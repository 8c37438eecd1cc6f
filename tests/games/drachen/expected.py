"""What the tests over all games must know of Drachenlachen."""

STAGED = {"moment-laugh", "moment-stole", "moment-threw", "moment-delivered"}
"""What random play brings on the stage."""
TELLS = r"aus 1\.333 Partien(.|\n)*<@\d+>: \d+\s%"
"""What /odds says at the start."""

PRESSES = {"others": 1}
"""The most that a person presses for a move, by its first word."""

COUNTED = {
    "robber": ("stole",),
    "thrower": ("threw",),
    "waker": ("laugh",),
    "pushed": ("swapped",),
    "fetched": ("fetched",),
    "moves": ("moved", "swapped", "fetched", "threw", "stole", "delivered"),
}
"""What a highlight counts: by its key the events of its seat."""
