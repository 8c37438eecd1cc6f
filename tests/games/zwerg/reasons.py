"""What every reason in Der 7bte Zwerg says, worked out over the rules alone."""

from typing import Any

from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.phrases import Word
from bot.games.zwerg.brain.turn import outlook
from bot.games.zwerg.rules.row import fitting, laid


def holds(box: Box, state: Any, seat: int, action: Any, word: Word) -> bool:  # noqa: PLR0911
    game: Any = box.game
    board, colours = state.board, game.seed.row
    match word.key:
        case "reason-match":
            return bool(colours[action.field - 1] == board.rolled.colour)
        case "reason-no-evasion":
            return bool(colours[action.field - 1])
        case "reason-fits":
            return _faces_that_fit(box, state, seat, action) >= int(str(word.params["faces"]))
        case "reason-full":
            after = game.view(game.step(state, seat, action)[0], seat)
            return float(outlook(game, after).all_lie) >= float(str(word.params["chance"]))
        case "reason-edge":
            outer = board.row[: action.field - 1], board.row[action.field :]
            return any(len(side) < 3 and not any(side) for side in outer)
        case "reason-own":
            return _own_values(box, state, seat, action) >= int(str(word.params["faces"]))
        case "reason-own-best":
            return _best_values(box, state, seat, action) >= int(str(word.params["faces"]))
        case "reason-likely-yes":
            return bool(action.yes) and float(str(word.params["chance"])) > 0.5
        case "reason-likely-no":
            return not action.yes and float(str(word.params["chance"])) > 0.5
    raise AssertionError(word.key)


def _faces_that_fit(box: Box, state: Any, seat: int, action: Any) -> int:
    """Values with which the next die would find a field, tried by the rules."""
    row = laid(state.board.row, action.field, state.board.rolled)
    return sum(bool(fitting(row, value)) for value in range(1, 7))


def _shown(box: Box, state: Any, seat: int, action: Any) -> list[Any]:
    """The states after every value that the rolled die may show."""
    game: Any = box.game
    thrown = game.step(state, seat, action)[0]
    return [game.step(thrown, CHANCE, face)[0] for face, _ in game.outcomes(thrown)]


def _own_values(box: Box, state: Any, seat: int, action: Any) -> int:
    game: Any = box.game
    own = f"place {game.seed.row.index(action.colour) + 1}"
    shown = _shown(box, state, seat, action)
    return sum(own in map(str, game.legal(landed, seat)) for landed in shown)


def _best_values(box: Box, state: Any, seat: int, action: Any) -> int:
    """Values whose best field for points is the die's own one; forced ones count too."""
    game: Any = box.game
    own, count = f"place {game.seed.row.index(action.colour) + 1}", 0
    for landed in _shown(box, state, seat, action):
        rated = box.brain.rate(game, game.view(landed, seat), seat)
        best = [str(one.action) for one in rated if one.worth >= rated[0].worth - 1e-9]
        count += own in best
    return count
