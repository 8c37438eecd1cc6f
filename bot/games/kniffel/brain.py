"""Computer players of Hex-hex-Kniffel: the master plays the exact solution, the others nearly."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel, Seed, State
from bot.games.kniffel.tables import Tables

if TYPE_CHECKING:
    from random import Random

DOUBT: dict[Strength, float] = {"easy": 0.9, "normal": 0.25, "master": 0.0}
"""How far, in points, a player misjudges a choice."""


def rate(game: Kniffel, view: Seen[State], seat: int) -> tuple[Rated, ...]:
    """Every choice with the points that are still to come after it."""
    legal = game.legal(view.state, seat)
    if not view.state.dice:
        free = _free(view.state, seat)
        return tuple(Rated(action, float(tables_of(game, view).to_come[free])) for action in legal)
    worths = _worths(game, view, seat)
    rated = [Rated(action, worths(action)) for action in legal]
    return tuple(sorted(rated, key=lambda r: -r.worth))


def choose(
    game: Kniffel, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    rated, doubt = rate(game, view, seat), DOUBT[strength]
    best = max(rated, key=lambda r: r.worth + random.gauss(0.0, doubt)) if doubt else rated[0]
    action: Action = best.action
    return action


def expected_total(game: Kniffel, *, free_strike: bool) -> float:
    """What a match of the master brings on average, exactly."""
    return float(_cached(game.seed.model_dump_json(), free_strike).to_come[-1])


def _worths(game: Kniffel, view: Seen[State], seat: int) -> Callable[[Action], float]:
    state, tables = view.state, tables_of(game, view)
    free = _free(state, seat)
    numbers = [game.seed.symbols.index(symbol) for symbol in state.dice]
    more = state.rolls < game.seed.rolls
    kept = tables.kept(free, state.rolls) if more else None

    def worth(action: Action) -> float:
        match action:
            case Enter(row):
                return tables.entered(free, game.seed.rows.index(row), game.worth(state, row))
            case Reroll(positions) if kept is not None:
                keep = sorted(n for p, n in enumerate(numbers, 1) if p not in positions)
                return float(kept[tables.keep_number[tuple(keep)]])
            case _:
                return 0.0

    return worth


def _free(state: State, seat: int) -> int:
    return sum(1 << row for row, points in enumerate(state.sheets[seat]) if points is None)


def tables_of(game: Kniffel, view: Seen[State]) -> Tables:
    return _cached(game.seed.model_dump_json(), view.state.options.free_strike)


@cache
def _cached(seed: str, free_strike: bool) -> Tables:
    return Tables(Seed.model_validate_json(seed), free_strike)
