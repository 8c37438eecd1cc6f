"""What every reason in Hex-hex-Kniffel says, worked out over the rules alone."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from bot.engine.catalogue import Box
from bot.engine.phrases import Word
from bot.games.kniffel.rules import value


def _row_chance(box: Box, state: Any, action: Any, row: str) -> float:
    """How likely the row is filled, playing for it alone."""
    points = box.game.seed.points
    return _enumerated(box, state, action, lambda dice: float(bool(value(dice, row, points))), 1.0)


def _row_points(box: Box, state: Any, action: Any, row: str) -> float:
    """How many dice a symbol gets, playing for it alone."""
    game: Any = box.game
    most = float(game.seed.dice)
    return _enumerated(box, state, action, lambda dice: float(dice.count(row)), most)


def _enumerated(
    box: Box, state: Any, action: Any, worth: Callable[[tuple[str, ...]], float], most: float
) -> float:
    """The mean of the best that can come of it, over all rolls."""
    game: Any = box.game
    symbols, last = game.seed.symbols, game.seed.rolls
    memo: dict[tuple[tuple[str, ...], int], float] = {}

    def rolled(kept: tuple[str, ...], rolls: int) -> float:
        key = tuple(sorted(kept)), rolls
        if key not in memo:
            missing = game.seed.dice - len(kept)
            throws = Counter(tuple(sorted(t)) for t in product(symbols, repeat=missing))
            whole = len(symbols) ** missing
            memo[key] = sum(n * best((*kept, *t), rolls) for t, n in throws.items()) / whole
        return memo[key]

    def best(dice: tuple[str, ...], rolls: int) -> float:
        if rolls == last or worth(dice) == most:
            return worth(dice)
        keeps = {
            tuple(sorted(d for d, k in zip(dice, mask, strict=True) if k))
            for mask in product((True, False), repeat=len(dice))
        }
        return max(rolled(keep, rolls + 1) for keep in keeps)

    kept = tuple(d for p, d in enumerate(state.dice, 1) if p not in action.positions)
    return rolled(kept, state.rolls + 1)


def holds(box: Box, state: Any, seat: int, action: Any, word: Word) -> bool:  # noqa: PLR0911
    game: Any = box.game
    entering = hasattr(action, "row")
    row = word.params.get("row")
    name = row.key.removeprefix("row-") if isinstance(row, Word) else ""
    match word.key:
        case "reason-points":
            return entering and game.worth(state, action.row) == word.params["points"]
        case "reason-open":
            return (
                box.game.step(state, seat, action)[0].sheets[seat][game.seed.rows.index(name)]
                is None
            )
        case "reason-sure":
            return entering and game.worth(state, action.row) == word.params["points"]
        case "reason-rolls":
            return not entering and game.seed.rolls - state.rolls == word.params["rolls"]
        case "reason-chance" | "reason-chance-only":
            chance = float(str(word.params["chance"]))
            return _row_chance(box, state, action, name) == pytest.approx(chance, abs=1e-9)
        case "reason-symbol":
            dice = float(str(word.params["dice"]))
            return _row_points(box, state, action, name) == pytest.approx(dice, abs=1e-9)
        case "reason-alike":
            kept = [d for p, d in enumerate(state.dice, 1) if p not in action.positions]
            return max(Counter(kept).values(), default=0) >= int(str(word.params["dice"]))
    raise AssertionError(word.key)
