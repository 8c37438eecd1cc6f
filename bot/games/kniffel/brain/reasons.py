"""Why one choice in Hex-hex-Kniffel is better than another, in words of the game."""

from collections import Counter
from collections.abc import Hashable, Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Param, Word
from bot.games.kniffel.brain.rating import values_of
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

CLEARLY = 0.02
"""A chance that is less than this better is not worth a word."""


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
    anew = Reroll(tuple(range(1, game.seed.dice + 1)))
    chances, less, unaided = (_chances(game, view, one) for one in (praised, blamed, anew))
    # A row that the kept dice do not help is no reason to keep them.
    helped = [name for name in chances if chances[name] - max(less[name], unaided[name]) >= CLEARLY]
    gain = {name: (chances[name] - less[name]) * _price(game, name) for name in helped}
    if gain:
        row = max(gain, key=gain.__getitem__)
        key = "reason-chance" if less[row] > 0 else "reason-chance-only"
        yield Word(key, _row(row) | {"chance": chances[row], "less": less[row]})
    alike, fewer = (_alike(view.state, action) for action in (praised, blamed))
    if alike >= 2 and alike > fewer:
        yield Word("reason-alike", {"dice": alike})


def _row(row: str) -> dict[str, Param]:
    return {"row": Word(f"row-{row}")}


def _price(game: Kniffel, row: str) -> int:
    return game.seed.points.get(row, 1)


def _alike(state: State, action: Reroll) -> int:
    """The most equal dice that are kept."""
    return max(Counter(_kept(state, action)).values(), default=0)


def _kept(state: State, action: Reroll) -> list[str]:
    return [die for place, die in enumerate(state.dice, 1) if place not in action.positions]


def _chances(game: Kniffel, view: Seen[State], action: Reroll) -> dict[str, float]:
    """Per free row below the symbols: how likely it is filled when all goes for it after this."""
    state, values = view.state, values_of(game, view)
    keep = tuple(sorted(game.seed.symbols.index(die) for die in _kept(state, action)))
    goals = values.fits
    for _ in range(game.seed.rolls - state.rolls - 1):
        goals = values.rolled_again(goals)
    reached = values.chances[values.keep_number[keep]] @ goals
    sheet = zip(game.seed.rows, state.sheets[state.seat], strict=True)
    return {
        row: float(reached[number]) for number, (row, points) in enumerate(sheet) if points is None
    }
