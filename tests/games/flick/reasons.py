"""What every reason in Dice Flick says, worked out over the rules alone."""

from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from bot.engine.catalogue import Box
from bot.engine.phrases import Word
from bot.games.flick.state import Die


def holds(box: Box, state: Any, seat: int, action: Any, word: Word) -> bool:  # noqa: PLR0911
    game: Any = box.game
    match word.key:
        case "reason-centre":
            return bool(action.hole == game.seed.markers.centre)
        case "reason-bonus":
            return bool(action.hole == game.seed.markers.bonus)
        case "reason-beside":
            return _beside(box, state, action) >= int(str(word.params["things"]))
        case "reason-hit":
            chart = game.chart(state, action.plate, action.hole)
            hit = chart.ways[game.board.index[action.hole]] / chart.total
            return bool(hit == word.params["chance"])
        case "reason-astray":
            chart = game.chart(state, action.plate, action.hole)
            lucky = chart.ways[game.board.index[game.seed.markers.bonus]] / chart.total
            return bool(lucky == word.params["chance"])
        case "reason-landed":
            return bool(_landed(box, state, seat, action) == pytest.approx(word.params["points"]))
        case "reason-points":
            gained = (
                game.totals(box.game.step(state, seat, action)[0])[seat] - game.totals(state)[seat]
            )
            return bool(gained == word.params["points"])
        case "reason-lying":
            left = sum(map(bool, box.game.step(state, seat, action)[0].field))
            return left <= int(str(word.params["dice"]))
    raise AssertionError(word.key)


def _landed(box: Box, state: Any, seat: int, action: Any) -> float:
    """The mean of what the rules would pay for the field with the die in its hole."""
    game: Any = box.game
    hole, before = game.board.index[action.hole], game.totals(state)[seat]
    knaller = action.die == game.seed.knaller
    gains = []
    for pips in (0,) if knaller else range(1, 7):
        field = (*state.field[:hole], Die(action.die, pips), *state.field[hole + 1 :])
        ready = replace(state, field=field, hands=((),) * len(state.hands), due=0, bonus=0)
        scored = game.step(ready, seat, game.parse("score best"))[0]
        gains.append(game.totals(scored)[seat] - before)
    return fmean(gains)


def _beside(box: Box, state: Any, action: Any) -> int:
    """By column and row: what lies above, below, left and right of the hole."""
    game: Any = box.game
    size, hole = game.seed.size, game.board.index[action.hole]
    column, row = hole % size, hole // size
    around = [
        (row + down) * size + column + right
        for right, down in ((0, 1), (0, -1), (1, 0), (-1, 0))
        if 0 <= row + down < size and 0 <= column + right < size
    ]
    markers = {game.board.index[h]: colour for colour, h in game.seed.markers.upgrades.items()}
    kinds = [state.field[h].kind if state.field[h] else markers.get(h) for h in around]
    colours = [action.die] if action.die in game.seed.colours else list(game.seed.colours)
    if action.die == game.seed.knaller:
        return 0
    return max(sum(kind in (colour, game.seed.joker) for kind in kinds) for colour in colours)
