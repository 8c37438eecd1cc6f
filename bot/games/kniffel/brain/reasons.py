"""Why one choice in Hex-hex-Kniffel is better than another, in words of the game."""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from bot.engine.game import Seen
from bot.engine.phrases import Param, Word
from bot.games.kniffel.brain.rating import values_of
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

if TYPE_CHECKING:
    from bot.games.kniffel.brain.values import Floats

CLEARLY = 0.02
"""A chance that is less than this better is not worth a word."""
CLEARLY_MORE = 0.1
"""Nor are fewer additional dice of a symbol."""


def reasons(
    game: Kniffel, view: Seen[State], seat: int, praised: Action, blamed: Action
) -> tuple[Word, ...]:
    match praised, blamed:
        case Enter(row), Enter(other):
            return tuple(_entering(game, view.state, row, other))
        case Enter(row), Reroll() if points := game.worth(view.state, row):
            return (Word("reason-sure", {"points": points, "row": Word(f"row-{row}")}),)
        case Reroll(), Enter(row):
            left = game.seed.rolls - view.state.rolls
            return Word("reason-rolls", {"rolls": left}), Word("reason-open", _row(row))
        case Reroll(), Reroll():
            return tuple(_rolling(game, view, praised, blamed))
    return ()


def gist(game: Kniffel, view: Seen[State], action: Action) -> Hashable:
    """Which of several equal dice are kept is all the same."""
    if isinstance(action, Reroll):
        return tuple(sorted(_kept(view.state, action)))
    return str(action)


def _entering(game: Kniffel, state: State, row: str, other: str) -> Iterator[Word]:
    points, less = game.worth(state, row), game.worth(state, other)
    if points > less:
        yield Word("reason-points", {"points": points, "less": less})
    yield Word("reason-open", _row(other))


def _rolling(game: Kniffel, view: Seen[State], praised: Reroll, blamed: Reroll) -> Iterator[Word]:
    values, prices = values_of(game, view), game.seed.points
    chances = _helped(game, view, praised, blamed, values.fits, CLEARLY)
    if rows := [row for row in chances if row in prices]:
        row = max(rows, key=lambda row: (chances[row][0] - chances[row][1]) * prices[row])
        chance, less = chances[row]
        key = "reason-chance" if less > 0 else "reason-chance-only"
        yield Word(key, _row(row) | {"chance": chance, "less": less})
    counts = _helped(game, view, praised, blamed, values.scores, CLEARLY_MORE)
    if rows := [row for row in counts if row not in prices]:
        row = max(rows, key=lambda row: counts[row][0] - counts[row][1])
        dice, less = counts[row]
        yield Word("reason-symbol", _row(row) | {"dice": dice, "less": less})
    alike, fewer = (_alike(view.state, action) for action in (praised, blamed))
    if alike >= 2 and alike > fewer:
        yield Word("reason-alike", {"dice": alike})


def _row(row: str) -> dict[str, Param]:
    return {"row": Word(f"row-{row}")}


def _alike(state: State, action: Reroll) -> int:
    """The most equal dice that are kept."""
    return max(Counter(_kept(state, action)).values(), default=0)


def _kept(state: State, action: Reroll) -> list[str]:
    return [die for place, die in enumerate(state.dice, 1) if place not in action.positions]


def _helped(
    game: Kniffel,
    view: Seen[State],
    praised: Reroll,
    blamed: Reroll,
    goals: "Floats",
    clearly: float,
) -> dict[str, tuple[float, float]]:
    """The free rows that expect clearly more of a goal after one choice than after the other.

    A row that the kept dice do not help is no reason to keep them.
    """
    anew = Reroll(tuple(range(1, game.seed.dice + 1)))
    more, less, unaided = (_expected(game, view, one, goals) for one in (praised, blamed, anew))
    return {
        row: (more[row], less[row])
        for row in more
        if more[row] - max(less[row], unaided[row]) >= clearly
    }


def _expected(
    game: Kniffel, view: Seen[State], action: Reroll, goals: "Floats"
) -> dict[str, float]:
    """Per free row what it expects of its goal when all goes for it after this."""
    state, values = view.state, values_of(game, view)
    keep = tuple(sorted(game.seed.symbols.index(die) for die in _kept(state, action)))
    for _ in range(game.seed.rolls - state.rolls - 1):
        goals = values.rolled_again(goals)
    reached = values.chances[values.keep_number[keep]] @ goals
    sheet = zip(game.seed.rows, state.sheets[state.seat], strict=True)
    return {
        row: float(reached[number]) for number, (row, points) in enumerate(sheet) if points is None
    }
