"""The likely choices of dice to keep: groups, two groups, one of each, a single one, nothing.

The order does not depend on the value of the rows: it is a list of choices, not advice.
"""

from collections import Counter
from collections.abc import Iterator

from bot.games.kniffel.moves import Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

KEEPS = 4
"""The number of rerolls that are offered as buttons."""

Kept = tuple[str, ...]
"""The symbols of the kept dice."""
GROUPED = {"three", "pairs", "house", "kniffel"}
"""Rows that need equal dice of any symbol."""


def keeps(game: Kniffel, state: State, most: int) -> tuple[Reroll, ...]:
    """At most so many rerolls; the last of them rerolls all dice."""
    *some, nothing = dict.fromkeys(_wanted(game, state))
    return tuple(reroll(state, kept) for kept in (*some[: most - 1], nothing))


def reroll(state: State, kept: Kept) -> Reroll:
    """The move that keeps these symbols; of equal dice the last ones are kept."""
    stay = Counter(kept)
    again = []
    for place, symbol in reversed(tuple(enumerate(state.dice, start=1))):
        if stay[symbol]:
            stay[symbol] -= 1
        else:
            again.append(place)
    return Reroll(tuple(sorted(again)))


def kept_by(state: State, move: Reroll) -> Kept:
    return tuple(s for place, s in enumerate(state.dice, start=1) if place not in move.positions)


def _wanted(game: Kniffel, state: State) -> Iterator[Kept]:
    sheet = zip(game.seed.rows, state.sheets[state.seat], strict=True)
    free = {row for row, points in sheet if points is None}
    counts = Counter(state.dice)
    groups = [symbol for symbol, count in counts.most_common() if count > 1]
    grouped = tuple(symbol for symbol in groups for _ in range(counts[symbol]))
    if len(groups) > 1 and free & {"pairs", "house"} and len(grouped) < len(state.dice):
        yield grouped
    for symbol in groups:
        if free & {symbol, *GROUPED} and counts[symbol] < len(state.dice):
            yield (symbol,) * counts[symbol]
    if "five" in free and len(state.dice) // 2 < len(counts) < len(state.dice):
        yield tuple(counts)
    for symbol in counts:
        if counts[symbol] == 1 and symbol in free:
            yield (symbol,)
    yield ()
